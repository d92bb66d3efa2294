// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/map/map_data.h"
#include "app/runner/sweep_runner.h"

#include <QtCore/QObject>

#include <functional>
#include <memory>
#include <optional>

namespace repique {
class ScenarioDocument;
}

namespace repique::map {

/// What somebody chose for the map.
struct Choice
{
    /// A parameter and the ends of its axis.
    struct Side
    {
        QString key;
        double first = 0.0;
        double last = 1.0;

        friend bool operator==(const Side&, const Side&) = default;
    };

    Side x;
    Side y;
    std::string metric{recoveredName};
    int seeds = 3;
    int cells = 25; ///< most of them along a side

    friend bool operator==(const Choice&, const Choice&) = default;
};

/// The load across, the attempts upwards, recovered or stuck.
[[nodiscard]] Choice firstChoice();
/// A side from end to end as it is seen first.
[[nodiscard]] Choice::Side sideOf(const Parameter& parameter);

/// Keeps a map of the document up to date: begins a sweep when what it depends on changes, keeps it when only
/// the two parameters of its axes do. Only `moveTo` edits the document; a sweep never does. GUI thread.
class Study final : public QObject
{
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Scripted, ///< one payment, no load: there is no map
        Undisturbed, ///< nothing to recover from, and that is asked
        Mapped,
    };

    explicit Study(ScenarioDocument& document, QObject* parent = nullptr);

    void setChoice(const Choice& choice);

    [[nodiscard]] const Choice& choice() const noexcept { return m_choice; }

    /// Sweeps only while somebody looks.
    void setShown(bool isShown);

    /// Of what the crosshair's edits are called.
    void setLanguage(i18n::Language language) { m_language = language; }

    /// Which keys of the document may be changed; empty: all.
    void setFree(std::function<bool(const QString& key)> isFree) { m_isFree = std::move(isFree); }

    void restart();
    /// Keeps what is done.
    void cancel();

    [[nodiscard]] State state() const noexcept { return m_state; }

    [[nodiscard]] bool isBusy() const noexcept { return m_runner.isBusy(); }

    /// The latest map, or as far as it is done; null before the first.
    [[nodiscard]] const Data* data() const noexcept { return m_data ? &*m_data : nullptr; }

    /// Where the document stands on an axis.
    [[nodiscard]] double currentX() const;
    [[nodiscard]] double currentY() const;

    /// Gives the document the value of a column and that of a row, as one undoable edit. Nothing: that one
    /// stays, as does what a lesson keeps.
    void moveTo(std::optional<std::size_t> column, std::optional<std::size_t> row);
    void beginDrag(); ///< until `endDrag` all moves are one step of the history
    void endDrag();

Q_SIGNALS:
    void replaced(); ///< another map has begun, or there is none
    void grown(); ///< more cells are done
    void ended(); ///< nothing is being computed any more
    void moved(); ///< the document stands elsewhere on the same map

private:
    void follow();
    [[nodiscard]] Question questionNow() const;
    [[nodiscard]] State stateOf(const Question& question) const;
    [[nodiscard]] bool isFree(const Axis& axis) const;
    [[nodiscard]] QString nameOf(double x, double y) const;

    ScenarioDocument& m_document;
    SweepRunner m_runner;
    Choice m_choice = firstChoice();
    State m_state = State::Mapped;
    std::optional<Data> m_data;
    std::function<bool(const QString& key)> m_isFree;
    i18n::Language m_language = i18n::Language::English;
    bool m_isShown = false;
};

} // namespace repique::map
