// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/theme/tokens.h"
#include "core/lessons/reference.h"

#include <QtWidgets/QScrollArea>

class QVBoxLayout;

namespace repique {
class Paragraph;
class SegmentedSwitch;
} // namespace repique

namespace repique::reference {

/// What the lessons share, to look up: the map around Retry, the comparison with its neighbours, the
/// vocabulary, and PIX for readers outside Brazil. GUI thread.
class ReferencePage final : public QScrollArea
{
    Q_OBJECT

public:
    enum class View : std::uint8_t { Map, Comparison, Vocabulary, Pix };

    explicit ReferencePage(QWidget* parent = nullptr);

    void setReference(lessons::Reference reference);
    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);
    void show(View view);

    [[nodiscard]] View view() const noexcept { return m_view; }

private:
    void fill();
    void retranslate();
    void dress();

    lessons::Reference m_reference;
    i18n::Language m_language = i18n::Language::English;
    theme::Tokens m_tokens;
    View m_view = View::Map;
    Paragraph* m_title; // owned by this widget, as all below
    SegmentedSwitch* m_views;
    QVBoxLayout* m_place;
    QWidget* m_content = nullptr;
};

} // namespace repique::reference
