// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/race/race_state.h"
#include "app/sequence/transport_bar.h"
#include "app/theme/tokens.h"

#include <QtWidgets/QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace repique {

class Card;
class Paragraph;
class RaceCards;
class RaceLedger;
class RaceOrders;
class RealRaces;
class SectionLabel;
class SegmentedSwitch;

/// The screen of the race: copies of one payment, their cards in any legal order, the ledger card by card,
/// all orders, and the same on real SQLite. Keys of its own: A, B and C say whose turn it is next. GUI
/// thread.
class RacePage final : public QWidget
{
    Q_OBJECT

public:
    explicit RacePage(QWidget* parent = nullptr);

    [[nodiscard]] RaceState& state() noexcept { return m_state; }

    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);
    void setReducedMotion(bool isReduced);

    /// Says whose turn it is next; a refusal gets its sentence.
    void playNext(int copy);

    /// "step 3 of 4"
    [[nodiscard]] QString placeText() const;
    /// The order on the table, for the bar at the foot of the window.
    [[nodiscard]] TransportBar::Guest guest();
    [[nodiscard]] QString
    refusal() const; ///< the sentence about the latest wish that was refused, else empty

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] Card* makeTable();
    [[nodiscard]] Card* makeMiddle();
    [[nodiscard]] Card* makeOrders();
    void connectParts();
    [[nodiscard]] int columnsFor(int room) const;
    void arrange();
    void choose();
    void moveCard(int from, int to);
    void say(RaceState::Answer answer, int copy);
    void refreshProgress();
    void refreshSwitches();
    [[nodiscard]] std::vector<TimelineMark> marks() const;

    RaceState m_state;
    i18n::Language m_language = i18n::Language::English;
    int m_columns = 0;
    QScrollArea* m_scroll; // all owned by this widget
    QGridLayout* m_grid;
    SectionLabel* m_cardsHeading;
    Paragraph* m_hint;
    RaceCards* m_cards;
    Paragraph* m_refusal;
    SectionLabel* m_serverHeading;
    SegmentedSwitch* m_server;
    SectionLabel* m_copiesHeading;
    SegmentedSwitch* m_copies;
    RaceLedger* m_ledger;
    RealRaces* m_real;
    SectionLabel* m_ordersHeading;
    RaceOrders* m_orders;
    Paragraph* m_progress;
    QPushButton* m_tryAll;
    std::vector<Card*> m_parts;
};

} // namespace repique
