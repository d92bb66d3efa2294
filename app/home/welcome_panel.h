// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/theme/tokens.h"

#include <QtWidgets/QFrame>

#include <optional>

class QPushButton;

namespace repique {

class Card;
class Paragraph;
class SegmentedSwitch;

/// What the first start asks: language, text size, light or dark. Every choice applies at once; the panel can
/// be closed without any.
class WelcomePanel final : public QFrame
{
    Q_OBJECT

public:
    explicit WelcomePanel(QWidget* parent = nullptr);

    /// Nothing = as the system.
    using MaybeTheme = std::optional<theme::Theme>;

    void setLanguage(i18n::Language language);
    /// Percent; a scale between the choices marks none.
    void setTextScale(int percent);
    void setTheme(const MaybeTheme& theme);

Q_SIGNALS:
    void languageChosen(repique::i18n::Language language);
    void textScaleChosen(int percent);
    void themeChosen(const std::optional<repique::theme::Theme>& theme);
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void build();
    void retranslate();

    Card* m_card; // owned by this widget, as all below
    Paragraph* m_title;
    Paragraph* m_hint;
    Paragraph* m_languageLabel;
    Paragraph* m_scaleLabel;
    Paragraph* m_themeLabel;
    SegmentedSwitch* m_languages;
    SegmentedSwitch* m_scales;
    SegmentedSwitch* m_themes;
    QPushButton* m_done;
};

} // namespace repique
