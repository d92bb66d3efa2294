// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/sequence/sequence_facts.h"
#include "app/theme/tokens.h"
#include "core/trace/trace.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <optional>

namespace repique {

class Player;
class SequenceView;
class Tile;
class TileRow;

/// The step mode of the window: the diagram on a card, and below it what is true at the player's position.
/// GUI thread.
class SequencePage final : public QWidget
{
    Q_OBJECT

public:
    /// `player` outlives the page; not owned.
    explicit SequencePage(Player& player, QWidget* parent = nullptr);

    /// What the trace came from: the formulas of explanations, and "of 3" beside the attempts.
    void setPolicy(std::optional<retry::Policy> policy);
    /// The same, with the policies of a chain's layers.
    void setRules(Rules rules);
    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);
    void setTextScale(int percent);
    void setReducedMotion(bool isReduced);

    [[nodiscard]] SequenceView& view() noexcept { return *m_view; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeRoom();
    void retranslate();
    void refresh();
    void showAttempts(const SequenceFacts& facts);

    Player& m_player;
    i18n::Language m_language = i18n::Language::English;
    std::optional<std::int64_t> m_maxAttempts;
    SequenceView* m_view; // all owned by this widget
    TileRow* m_tiles;
    Tile* m_attempts;
    Tile* m_debits;
    Tile* m_knows;
    Tile* m_elapsed;
};

} // namespace repique
