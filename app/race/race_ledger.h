// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/theme/tokens.h"

#include <QtWidgets/QWidget>

namespace repique {

class LedgerTable;
class Paragraph;
class RaceState;
class SectionLabel;
class Tile;

/// The ledger after the cards that have been played: settlements, keys, accounts; and the sentence about the
/// card played last.
class RaceLedger final : public QWidget
{
    Q_OBJECT

public:
    /// `state` outlives the widget; not owned.
    explicit RaceLedger(const RaceState& state, QWidget* parent = nullptr);

    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);
    void setReducedMotion(bool isReduced);

    [[nodiscard]] QString sentence() const; ///< about the card played last

private:
    void refresh();
    void tell();
    void refreshTables();
    void refreshTiles();

    const RaceState& m_state;
    i18n::Language m_language = i18n::Language::English;
    SectionLabel* m_heading; // all owned by this widget
    LedgerTable* m_settlements;
    SectionLabel* m_keysHeading;
    LedgerTable* m_keys;
    Paragraph* m_sentence;
    Tile* m_payer;
    Tile* m_payee;
    Tile* m_debits;
};

} // namespace repique
