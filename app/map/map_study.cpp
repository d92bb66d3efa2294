// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_study.h"

#include "app/document/scenario_document.h"
#include "app/map/map_words.h"

#include <algorithm>
#include <utility>

namespace repique::map {
namespace {

/// `assign`, but a value that is there already is not written: it may stand for more than its number.
void moveBase(scenario::Scenario& scenario, const Question& question, double x, double y)
{
    const auto write = [&scenario](const Axis& axis, double value) {
        if (axis.parameter.binding.read(scenario) != value) {
            axis.parameter.binding.write(scenario, value);
        }
    };
    if (question.x.isLoad()) {
        write(question.y, y);
        write(question.x, x);
    } else {
        write(question.x, x);
        write(question.y, y);
    }
}

} // namespace

Choice::Side sideOf(const Parameter& parameter)
{
    return {.key = parameter.key(), .first = parameter.first, .last = parameter.last};
}

Choice firstChoice()
{
    return {
        .x = sideOf(parameterOf(loadKey())), .y = sideOf(parameterOf(QStringLiteral("policy.max_attempts")))};
}

Study::Study(ScenarioDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &Study::follow);
    connect(&m_runner, &SweepRunner::cellsDone, this, [this](const std::vector<SweptCell>& cells) {
        for (const SweptCell& cell : cells) {
            m_data->set(cell.index, cell.cell);
        }
        Q_EMIT grown();
    });
    connect(&m_runner, &SweepRunner::ended, this, &Study::ended);
}

void Study::setChoice(const Choice& choice)
{
    if (choice != m_choice) {
        m_choice = choice;
        follow();
    }
}

void Study::setShown(bool isShown)
{
    m_isShown = isShown;
    if (isShown) {
        follow();
    } else if (isBusy()) {
        m_runner.drop();
        m_data.reset();
    }
}

void Study::restart()
{
    auto question = std::make_shared<const Question>(questionNow());
    m_runner.drop();
    m_data.reset();
    m_state = stateOf(*question);
    if (m_state == State::Mapped) {
        m_data.emplace(question);
        m_runner.start(planOf(question));
    }
    Q_EMIT replaced();
}

void Study::cancel()
{
    m_runner.cancel();
}

double Study::currentX() const
{
    return m_data->question().x.parameter.binding.read(m_document.scenario());
}

double Study::currentY() const
{
    return m_data->question().y.parameter.binding.read(m_document.scenario());
}

void Study::moveTo(std::optional<std::size_t> column, std::optional<std::size_t> row)
{
    if (!m_data) {
        return;
    }
    const Question& question = m_data->question();
    const double x = column && isFree(question.x) ? question.x.values.at(*column) : currentX();
    const double y = row && isFree(question.y) ? question.y.values.at(*row) : currentY();
    // From the base of the map: a load on its way past the rate of a step would take that step along.
    m_document.edit(nameOf(x, y), QStringLiteral("map"), [&](scenario::Scenario& scenario) {
        std::string name = std::move(scenario.name);
        scenario = question.base;
        scenario.name = std::move(name);
        moveBase(scenario, question, x, y);
    });
}

void Study::beginDrag()
{
    m_document.beginGesture();
}

void Study::endDrag()
{
    m_document.endGesture();
}

/// Another scenario, or another question.
void Study::follow()
{
    if (!m_isShown) {
        return;
    }
    if (m_data && isSameMap(questionNow(), m_data->question())) {
        Q_EMIT moved();
        return;
    }
    restart();
}

Question Study::questionNow() const
{
    const auto axis = [this](const Choice::Side& side) {
        return axisOf(parameterOf(side.key), side.first, side.last, static_cast<std::size_t>(m_choice.cells));
    };
    Question question{.base = m_document.scenario(),
        .x = axis(m_choice.x),
        .y = axis(m_choice.y),
        .metric = m_choice.metric,
        .seeds = m_choice.seeds};
    question.scale = question.base.model.script ? 1 : scaleOf(question);
    return question;
}

Study::State Study::stateOf(const Question& question) const
{
    if (question.base.model.script) {
        return State::Scripted;
    }
    return question.isVerdict() && !isDisturbed(question) ? State::Undisturbed : State::Mapped;
}

bool Study::isFree(const Axis& axis) const
{
    return !m_isFree || m_isFree(documentKey(axis.parameter));
}

QString Study::nameOf(double x, double y) const
{
    const Question& question = m_data->question();
    //: 1 and 3 parameters, 2 and 4 their new values
    return tr("map: %1 %2, %3 %4")
        .arg(parameterName(question.x.parameter, m_language), valueText(question.x.parameter, x, m_language),
            parameterName(question.y.parameter, m_language), valueText(question.y.parameter, y, m_language));
}

} // namespace repique::map
