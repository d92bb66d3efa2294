// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/fault_panel.h"

#include "app/parameters/script_editor.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/scroll.h"
#include "app/widgets/segmented_switch.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace repique::live {
namespace {

constexpr int longestLatencyMs = 60'000;

Paragraph* makeParagraph(QWidget* parent)
{
    auto* paragraph = new Paragraph(parent);
    paragraph->setWordWrap(true);
    paragraph->setProperty("role", QStringLiteral("muted"));
    return paragraph;
}

const char* wordsOf(LiveFault fault)
{
    switch (fault) {
    case LiveFault::Unavailable:
        return QT_TRANSLATE_NOOP("LiveFaults", "answers 503");
    case LiveFault::UnavailableWithHint:
        return QT_TRANSLATE_NOOP("LiveFaults", "answers 503, Retry-After 1 s");
    case LiveFault::TooManyRequests:
        return QT_TRANSLATE_NOOP("LiveFaults", "answers 429, Retry-After 1 s");
    case LiveFault::LostResponse:
        return QT_TRANSLATE_NOOP("LiveFaults", "settles, answer lost");
    case LiveFault::Closed:
        return QT_TRANSLATE_NOOP("LiveFaults", "settles, connection closed");
    case LiveFault::Refused:
        return QT_TRANSLATE_NOOP("LiveFaults", "connection refused");
    case LiveFault::DoNotRetry:
        return QT_TRANSLATE_NOOP("LiveFaults", "answers 503, do not retry");
    case LiveFault::Vanishes:
        return QT_TRANSLATE_NOOP("LiveFaults", "never answers (stalled)");
    case LiveFault::Latency:
        return QT_TRANSLATE_NOOP("LiveFaults", "takes longer");
    }
    return "";
}

} // namespace

QString nameOf(LiveFault fault)
{
    return QCoreApplication::translate("LiveFaults", wordsOf(fault));
}

FaultPanel::FaultPanel(QWidget* parent)
    : QWidget(parent)
    , m_sources(new SegmentedSwitch(this))
    , m_details(new QStackedWidget(this))
    , m_noneNote(makeParagraph(this))
    , m_scenarioNote(makeParagraph(this))
    , m_scriptNote(makeParagraph(this))
    , m_chanceNote(makeParagraph(this))
    , m_script(new ScriptEditor(this))
    , m_latencyLabel(new QLabel(this))
    , m_latency(new QSpinBox(this))
    , m_inForce(makeParagraph(this))
{
    setObjectName(QStringLiteral("faultPanel"));
    m_sources->setObjectName(QStringLiteral("faultSources"));
    m_inForce->setObjectName(QStringLiteral("faultsInForce"));
    m_inForce->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->addWidget(makeNote(m_noneNote));
    m_details->addWidget(makeNote(m_scenarioNote));
    m_details->addWidget(makeScript());
    m_details->addWidget(makeChances());
    auto* inside = new QWidget(this);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 10, 0, 0);
    column->addWidget(m_details);
    column->addWidget(m_inForce);
    column->addStretch(1);
    auto* scroll = makeScroll(inside, this);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);
    connect(m_sources, &SegmentedSwitch::chosen, this, [this](int index) {
        m_choice.source = static_cast<FaultChoice::Source>(index);
        m_details->setCurrentIndex(index);
        Q_EMIT chosen();
    });
    retranslate();
    showChoice();
}

void FaultPanel::setChoice(const FaultChoice& choice)
{
    m_choice = choice;
    showChoice();
}

void FaultPanel::setInForce(const QString& json)
{
    m_json = json;
    m_inForce->setVisible(!json.isEmpty());
    //: %1 is the JSON that GET /faults answers
    m_inForce->setText(tr("In force, as GET /faults says: %1").arg(json));
}

void FaultPanel::setLanguage(i18n::Language language)
{
    m_script->setLanguage(language);
}

void FaultPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

QWidget* FaultPanel::makeNote(Paragraph* text)
{
    auto* page = new QWidget(m_details);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(text);
    column->addStretch(1);
    return page;
}

QWidget* FaultPanel::makeScript()
{
    auto* page = new QWidget(m_details);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_scriptNote);
    column->addWidget(m_script);
    column->addStretch(1);
    connect(m_script, &ScriptEditor::scriptEdited, this, [this](const settlement::Script& script) {
        m_choice.script = script;
        m_script->setScript(script);
        Q_EMIT chosen();
    });
    return page;
}

QWidget* FaultPanel::makeChances()
{
    auto* page = new QWidget(m_details);
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_chanceNote, 0, 0, 1, 3);
    for (std::size_t place = 0; place < allLiveFaults.size(); ++place) {
        auto* label = new QLabel(page);
        auto* percent = new QSpinBox(page);
        percent->setObjectName(QStringLiteral("fault.%1").arg(place));
        percent->setRange(0, 100);
        percent->setSuffix(QStringLiteral(" %"));
        label->setBuddy(percent);
        connect(percent, &QSpinBox::valueChanged, this, [this, place](int value) {
            m_choice.percent.at(place) = value;
            Q_EMIT chosen();
        });
        const int row = static_cast<int>(place) + 1;
        grid->addWidget(label, row, 0);
        grid->addWidget(percent, row, 1);
        m_labels.at(place) = label;
        m_percent.at(place) = percent;
    }
    const int last = static_cast<int>(allLiveFaults.size()) + 1;
    m_latency->setObjectName(QStringLiteral("fault.latency"));
    m_latency->setRange(1, longestLatencyMs);
    m_latency->setSuffix(QStringLiteral(" ms"));
    m_latencyLabel->setBuddy(m_latency);
    connect(m_latency, &QSpinBox::valueChanged, this, [this](int value) {
        m_choice.latencyMs = value;
        Q_EMIT chosen();
    });
    grid->addWidget(m_latencyLabel, last, 0);
    grid->addWidget(m_latency, last, 1);
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(last + 1, 1);
    return page;
}

void FaultPanel::retranslate()
{
    m_sources->setOptions({tr("None"), tr("Scenario"), tr("Script"), tr("Chance")});
    m_sources->setAccessibleName(tr("Faults of the service"));
    m_sources->setOptionToolTip(0, tr("The service answers every request"));
    m_sources->setOptionToolTip(1, tr("The script or the faults of the scenario"));
    m_sources->setOptionToolTip(2, tr("What happens to attempt 1, 2, 3 … of each payment"));
    m_sources->setOptionToolTip(3, tr("A draw for each attempt"));
    m_noneNote->setText(tr("Nothing goes wrong: every attempt is answered as it deserves."));
    m_scenarioNote->setText(tr(
        "The script or the faults of the scenario, as the sliders have them. They change while the service "
        "runs. What only a simulation has, such as capacity, stays out."));
    m_scriptNote->setText(
        tr("What happens to attempt 1, 2, 3 … of each payment; beyond the list they settle. "
           "A change counts from the next attempt, and all counters start anew."));
    m_chanceNote->setText(tr("Drawn for each attempt, from the top: the first that hits decides."));
    for (std::size_t place = 0; place < allLiveFaults.size(); ++place) {
        m_labels.at(place)->setText(nameOf(allLiveFaults.at(place)));
        m_percent.at(place)->setAccessibleName(tr("Share of attempts: %1").arg(m_labels.at(place)->text()));
        m_percent.at(place)->setToolTip(m_percent.at(place)->accessibleName());
    }
    m_latencyLabel->setText(tr("longer by"));
    m_latency->setAccessibleName(tr("By how much an attempt takes longer"));
    m_latency->setToolTip(m_latency->accessibleName());
    setInForce(m_json);
}

void FaultPanel::showChoice()
{
    const QSignalBlocker quiet(this);
    m_sources->setCurrentIndex(static_cast<int>(m_choice.source));
    m_details->setCurrentIndex(static_cast<int>(m_choice.source));
    m_script->setScript(m_choice.script);
    const FaultChoice shown = m_choice;
    for (std::size_t place = 0; place < allLiveFaults.size(); ++place) {
        m_percent.at(place)->setValue(shown.percent.at(place));
    }
    m_latency->setValue(shown.latencyMs);
}

} // namespace repique::live
