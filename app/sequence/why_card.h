// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sequence/step_words.h"
#include "app/theme/tokens.h"

#include <QtWidgets/QFrame>

class QGridLayout;
class QLabel;
class QScrollArea;
class QToolButton;

namespace repique {

/// Explains one wait, or why the client gave up: window, draw, hint, deadline, budget, result, one line each.
/// Floats over its parent, beside what it explains. Escape closes it.
class WhyCard final : public QFrame
{
    Q_OBJECT

public:
    explicit WhyCard(QWidget* parent);

    void setTokens(const theme::Tokens& tokens);
    /// `detail` may be empty. Replaces what was shown.
    void explain(const QString& title, const QString& detail, const std::vector<WhyWords>& lines);
    /// Beside `anchor` (in the parent's coordinates), inside the parent's rectangle; scrolls when that is too
    /// small.
    void openBeside(const QRect& anchor);
    void dismiss();

    /// The explanation as text, a line each.
    [[nodiscard]] QString text() const { return m_text; }

Q_SIGNALS:
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void recolour();

    theme::Tokens m_tokens;
    QString m_text;
    QLabel* m_title; // owned by this widget
    QLabel* m_detail; // owned by this widget
    QToolButton* m_close; // owned by this widget
    QScrollArea* m_scroll; // owned by this widget
    QWidget* m_lines = nullptr; // owned by the scroll area
};

} // namespace repique
