// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sequence/sequence_facts.h"
#include "app/sequence/sequence_painter.h"

#include <QtCore/QVariantAnimation>
#include <QtWidgets/QAbstractScrollArea>

#include <utility>
#include <vector>

namespace repique {

class Player;
class WhyCard;

/// The sequence diagram of one operation, at the player's position. A list to assistive technology. Up and
/// down move by row, left and right by message, "?" explains a wait. GUI thread.
class SequenceView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    static constexpr int smallestZoom = 50;
    static constexpr int largestZoom = 300;

    /// `player` outlives the view; not owned.
    explicit SequenceView(Player& player, QWidget* parent = nullptr);

    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);
    void setTextScale(int percent);

    void setReducedMotion(bool isReduced) { m_isMotionReduced = isReduced; }

    /// Adds the formulas to explanations.
    void setRules(Rules rules) { m_rules = std::move(rules); }

    /// For somebody who remembers what was said: numbers and arrows stay, the words are blank.
    void setBlanked(bool isBlanked);
    void setZoom(int percent); ///< of this pane alone, over the text scale; clamped

    [[nodiscard]] int zoom() const noexcept { return m_zoom; }

    [[nodiscard]] int rowCount() const noexcept;
    [[nodiscard]] int currentRow() const noexcept; ///< −1 before the first
    [[nodiscard]] QString rowText(int row) const; ///< as a screen reader says it
    [[nodiscard]] QRect rowRect(int row) const; ///< in the coordinates of the viewport
    [[nodiscard]] bool hasWhy(int row) const noexcept;
    void activateRow(int row); ///< moves the player there
    /// Opens the explanation of `row`; of the next (else the last) wait when it is −1.
    void explain(int row = -1);

    [[nodiscard]] WhyCard& whyCard() noexcept { return *m_card; }

    /// What an export lays out and paints.
    [[nodiscard]] LayoutRequest layoutRequest() const;

    [[nodiscard]] const StepLayout& stepLayout() const noexcept { return m_layout; }

Q_SIGNALS:
    void zoomChanged(int percent);

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void retranslate();
    void reword();
    void relayout();
    void updateScrollBars();
    void moveToPosition(int position);
    void scrollToRow(int row, bool isAnimated);
    void paintViewport();
    void pressAt(const QPointF& at);
    [[nodiscard]] int rowAt(const QPointF& at, bool onChip) const;
    [[nodiscard]] qreal scale() const;
    [[nodiscard]] QPointF offset() const;
    [[nodiscard]] QRectF highlightNow() const;
    [[nodiscard]] const trace::Trace* trace() const noexcept;

    Player& m_player;
    theme::Tokens m_tokens;
    i18n::Language m_language = i18n::Language::English;
    Rules m_rules;
    std::vector<StepWords> m_words;
    StepLayout m_layout;
    QVariantAnimation m_transition;
    QVariantAnimation m_scrolling;
    QRectF m_highlightFrom;
    WhyCard* m_card; // owned by this widget
    int m_textScale = 100;
    int m_zoom = 100;
    bool m_isMotionReduced = false;
    bool m_isBlanked = false;
    bool m_isKeyed = false; ///< the focus came or moved by keyboard: show where it is
    bool m_isMovingOn = false; ///< the transition draws the current step instead of only lighting it up
};

} // namespace repique
