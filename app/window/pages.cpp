// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages.h"

#include "app/charts/load_page.h"
#include "app/document/scenario_document.h"
#include "app/lesson/lesson_panel.h"
#include "app/live/live_page.h"
#include "app/parameters/parameter_panel.h"
#include "app/race/race_page.h"
#include "app/sequence/attempt_log.h"
#include "app/sequence/sequence_page.h"
#include "app/sequence/sequence_view.h"
#include "app/sequence/transport_bar.h"
#include "app/theme/appearance.h"
#include "app/widgets/utf8.h"
#include "app/window/load_marks.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace repique {
Pages::Pages(const Parts& parts, QWidget& window)
    : QObject(&window)
    , m_document(parts.document)
    , m_appearance(parts.appearance)
    , m_sequence(new SequencePage(m_player, &window))
    , m_load(new charts::LoadPage)
    , m_loadPlace(new QStackedWidget(&window))
    , m_noLoad(new QLabel)
    , m_race(new RacePage(&window))
    , m_live(new live::LivePage(m_document, &window))
    , m_transportPlace(new QWidget(&window))
    , m_transport(new TransportBar(m_player, m_cursor, m_transportPlace))
    , m_liveTransport(new TransportBar(m_live->player(), m_cursor, m_transportPlace))
    , m_parameters(new ParameterPanel(m_document, &window))
    , m_lesson(new LessonPanel(parts.answers, &window))
    , m_attempts(new AttemptLog(&window))
{
    connect(&m_document, &ScenarioDocument::scenarioChanged, m_lesson,
        [this] { m_lesson->setScenario(m_document.scenario()); });
    m_loadPlace->setObjectName(QStringLiteral("loadPlace"));
    m_loadPlace->addWidget(m_load);
    m_loadPlace->addWidget(makeNoLoad());
    auto* bars = new QVBoxLayout(m_transportPlace);
    bars->setContentsMargins(0, 0, 0, 0);
    bars->addWidget(m_transport);
    bars->addWidget(m_liveTransport);
    m_liveTransport->hide();
    connectLoad();
    connect(m_live, &live::LivePage::traceChanged, this, &Pages::showAttempts);
    connect(&m_appearance, &theme::Appearance::changed, this, &Pages::dress);
    dress();
}

QWidget* Pages::sequence() const noexcept
{
    return m_sequence;
}

LayoutRequest Pages::sequenceRequest() const
{
    return m_sequence->view().layoutRequest();
}

QWidget* Pages::load() const noexcept
{
    return m_loadPlace;
}

QWidget* Pages::race() const noexcept
{
    return m_race;
}

QWidget* Pages::transport() const noexcept
{
    return m_transportPlace;
}

QWidget* Pages::parameters() const noexcept
{
    return m_parameters;
}

QWidget* Pages::attempts() const noexcept
{
    return m_attempts;
}

void Pages::setTrace(const std::shared_ptr<const trace::Trace>& trace)
{
    m_trace = trace;
    const std::shared_ptr<const trace::Trace> seen = m_isConcealed ? nullptr : trace;
    m_sequence->setRules(rulesOf(m_document.scenario().model));
    m_player.setTrace(seen);
    showAttempts();
}

void Pages::setLoad(
    const std::shared_ptr<const LoadSnapshot>& snapshot, const std::optional<Fidelity>& fidelity)
{
    m_snapshot = snapshot;
    m_fidelity = fidelity;
    if (m_isConcealed) {
        return;
    }
    m_loadPlace->setCurrentIndex(snapshot ? 0 : 1);
    if (snapshot) {
        m_load->setDragging(m_document.isGesturing());
        m_load->setSnapshot(snapshot, fidelity);
        showTimeline();
    }
}

void Pages::setConcealed(bool isConcealed)
{
    if (isConcealed != m_isConcealed) {
        playback().pause();
        m_isConcealed = isConcealed;
        setTrace(m_trace);
        setLoad(m_snapshot, m_fidelity);
    }
}

void Pages::setGuess(std::optional<charts::Guess> guess)
{
    m_load->setGuess(std::move(guess));
}

void Pages::setBlanked(bool isBlanked)
{
    m_sequence->view().setBlanked(isBlanked);
}

void Pages::setLocks(const lessons::Lesson* lesson)
{
    if (lesson == nullptr) {
        m_parameters->setLocks({});
        return;
    }
    m_parameters->setLocks(
        [free = lesson->free](const QString& key) { return lessons::isFree(free, key.toStdString()); });
}

void Pages::goToTime(double seconds)
{
    m_cursor.setDuration(m_document.scenario().model.duration); // its run may still be on its way
    m_cursor.setTime(fromNanoseconds(seconds * 1e9));
}

void Pages::setComputing(std::optional<double> share)
{
    if (share) {
        m_load->setBusy(*share);
    } else {
        m_load->setIdle();
    }
}

void Pages::setLanguage(i18n::Language language)
{
    m_sequence->setLanguage(language);
    m_load->setLanguage(language);
    m_race->setLanguage(language);
    m_live->setLanguage(language);
    m_transport->setLanguage(language);
    m_liveTransport->setLanguage(language);
    m_parameters->setLanguage(language);
    m_lesson->setLanguage(language);
    m_attempts->setLanguage(language);
    retranslate();
}

void Pages::setMode(Mode mode)
{
    playback().pause();
    m_mode = mode;
    m_transport->setMode(mode == Mode::Load ? TransportBar::Mode::Load : TransportBar::Mode::Step);
    placeTransport();
    showAttempts();
}

void Pages::setPage(PageId page)
{
    playback().pause();
    m_page = page;
    m_transport->setGuest(page == PageId::Race ? std::optional(m_race->guest()) : std::nullopt);
    placeTransport();
}

/// The live mode of the lab has a bar of its own.
void Pages::placeTransport()
{
    const bool isLive = m_page == PageId::Lab && m_mode == Mode::Live;
    m_transport->setVisible(!isLive);
    m_liveTransport->setVisible(isLive);
}

void Pages::setLessons(std::vector<lessons::Lesson> lessons)
{
    m_lesson->setLessons(std::move(lessons));
}

void Pages::setShownCharts(const QStringList& words)
{
    QList<charts::ChartKind> kinds;
    for (const QString& word : words) {
        if (const std::optional<charts::ChartKind> kind = charts::chartFrom(word.toStdString())) {
            kinds.append(*kind);
        }
    }
    m_load->setShownCharts(kinds);
}

QStringList Pages::shownCharts() const
{
    QStringList words;
    for (const charts::ChartKind kind : m_load->shownCharts()) {
        words.append(fromUtf8(charts::wordOf(kind)));
    }
    return words;
}

QMenu& Pages::chartsMenu() const noexcept
{
    return m_load->chartsMenu();
}

QAction* Pages::tableAction() const noexcept
{
    return m_load->tableAction();
}

void Pages::takeFocus()
{
    if (m_mode == Mode::Step) {
        m_sequence->view().setFocus();
    } else if (m_mode == Mode::Live) {
        m_live->takeFocus();
    } else {
        m_load->setFocus();
    }
}

const std::shared_ptr<const trace::Trace>& Pages::trace() const noexcept
{
    return (m_mode == Mode::Live ? m_live->player() : m_player).trace();
}

QWidget* Pages::makeNoLoad()
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(48, 48, 48, 48);
    m_noLoad->setObjectName(QStringLiteral("noLoad"));
    m_noLoad->setProperty("role", QStringLiteral("muted"));
    m_noLoad->setAlignment(Qt::AlignCenter);
    m_noLoad->setWordWrap(true);
    column->addWidget(m_noLoad);
    return page;
}

void Pages::connectLoad()
{
    connect(m_load, &charts::LoadPage::momentPicked, this, &Pages::pick);
    connect(m_load, &charts::LoadPage::runRequested, this, &Pages::runRequested);
    connect(m_load, &charts::LoadPage::cancelRequested, this, &Pages::cancelRequested);
    connect(m_load, &charts::LoadPage::shownChartsChanged, this, &Pages::shownChartsChanged);
    connect(&m_document, &ScenarioDocument::gestureEnded, m_load, [this] { m_load->setDragging(false); });
    connect(m_load, &charts::LoadPage::cursorMoved, this,
        [this](double seconds) { m_cursor.setTime(fromNanoseconds(seconds * 1e9)); });
    connect(&m_cursor, &TimeCursor::timeChanged, this,
        [this](SimDuration time) { m_load->setCursorTime(toSeconds(time)); });
}

void Pages::retranslate()
{
    m_noLoad->setText(tr("This scenario is one payment that meets a script, so there is no load to draw. "
                         "Choose one with traffic under Scenarios."));
    showTimeline();
}

void Pages::showTimeline()
{
    if (m_snapshot) {
        const storm::Model& model = m_snapshot->scenario.model;
        m_transport->setTimeline(model.duration, loadMarks(model));
    }
}

void Pages::dress()
{
    const theme::Tokens& tokens = m_appearance.tokens();
    const int scale = m_appearance.textScale();
    m_sequence->setTokens(tokens);
    m_sequence->setTextScale(scale);
    m_sequence->setReducedMotion(m_appearance.isMotionReduced());
    m_load->setTokens(tokens);
    m_load->setTextScale(scale);
    m_race->setTokens(tokens);
    m_race->setReducedMotion(m_appearance.isMotionReduced());
    m_live->setTokens(tokens);
    m_live->setTextScale(scale);
    m_live->setReducedMotion(m_appearance.isMotionReduced());
    for (TransportBar* bar : {m_transport, m_liveTransport}) {
        bar->setTokens(tokens);
        bar->setTextScale(scale);
    }
    m_parameters->setTokens(tokens);
    m_lesson->setTokens(tokens);
}

/// The bin of the charts that holds the moment.
void Pages::pick(double seconds)
{
    const SimDuration bin = m_snapshot->result.series.bin;
    const auto last = static_cast<std::int64_t>(m_snapshot->result.series.size()) - 1;
    const std::int64_t index = std::clamp<std::int64_t>(fromNanoseconds(seconds * 1e9) / bin, 0, last);
    Q_EMIT momentPicked(startOfRun + index * bin, bin);
}

void Pages::showAttempts()
{
    m_attempts->setTrace(trace());
}

} // namespace repique
