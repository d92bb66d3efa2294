// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parameters/parameter_panel.h"

#include "app/document/scenario_document.h"
#include "app/i18n/key_words.h"
#include "app/i18n/numbers.h"
#include "app/parameters/choice_row.h"
#include "app/parameters/script_editor.h"
#include "app/parameters/window_picture.h"
#include "app/widgets/padlock.h"
#include "app/widgets/section_label.h"
#include "core/scenario/schema.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>

namespace repique {
namespace {

const QString scriptKey = QStringLiteral("script");

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString optionText(const ChoiceBinding& binding, std::string_view word, i18n::Language language)
{
    const i18n::ChoiceWords* const words = i18n::choiceWordsOf(binding.key.toStdString(), word);
    return textOf(words != nullptr ? words->label.in(language) : word);
}

} // namespace

ParameterPanel::ParameterPanel(ScenarioDocument& document, QWidget* parent)
    : QScrollArea(parent)
    , m_document(document)
    , m_picture(new WindowPicture(this))
    , m_script(new ScriptEditor(this))
    , m_scriptHeading(new SectionLabel({}, this))
    , m_scriptLock(new Padlock(this))
{
    setObjectName(QStringLiteral("parameterPanel"));
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    build();
    retranslate();
    showDocument();
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &ParameterPanel::showDocument);
    connect(m_script, &ScriptEditor::scriptEdited, this, &ParameterPanel::editScript);
}

void ParameterPanel::build()
{
    auto* const content = new QWidget(this);
    auto* const column = new QVBoxLayout(content);
    column->setContentsMargins(16, 12, 16, 12);
    m_scriptHeading->setWordWrap(true);
    column->setSpacing(8);
    for (const Group group : {Group::Policy, Group::Budget}) {
        addGroup(group, *column);
    }
    auto* const scriptTitle = new QHBoxLayout;
    scriptTitle->addWidget(m_scriptHeading, 1);
    scriptTitle->addWidget(m_scriptLock);
    column->addLayout(scriptTitle);
    column->addWidget(m_script);
    for (const Group group :
        {Group::Faults, Group::Idempotency, Group::Traffic, Group::Dependency, Group::Run}) {
        addGroup(group, *column);
    }
    column->addStretch();
    setWidget(content);
}

void ParameterPanel::addGroup(Group group, QVBoxLayout& column)
{
    auto* const box = new QWidget(this);
    auto* const rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 4);
    rows->setSpacing(6);
    m_headings[group] = new SectionLabel({}, box);
    m_groups[group] = box;
    rows->addWidget(m_headings[group]);
    for (const NumberBinding& binding : numberBindings()) {
        if (binding.group == group) {
            addNumber(binding, *rows);
        }
    }
    for (const ChoiceBinding& binding : choiceBindings()) {
        if (binding.group == group) {
            addChoice(binding, *rows);
        }
    }
    column.addWidget(box);
}

void ParameterPanel::addNumber(const NumberBinding& binding, QVBoxLayout& column)
{
    const NumberRow added{binding, new ParameterRow(binding.spec, this)};
    m_numbers.append(added);
    column.addWidget(added.row);
    if (binding.spec.key == QStringLiteral("policy.base")) {
        column.addWidget(m_picture);
    }
    connect(added.row, &ParameterRow::valueEdited, this,
        [this, added](double value) { editNumber(added, value); });
    connect(added.row, &ParameterRow::gestureBegan, &m_document, &ScenarioDocument::beginGesture);
    connect(added.row, &ParameterRow::gestureEnded, &m_document, &ScenarioDocument::endGesture);
}

void ParameterPanel::addChoice(const ChoiceBinding& binding, QVBoxLayout& column)
{
    const WordRow added{binding, new ChoiceRow(binding.key, binding.isSegmented, this)};
    m_choices.append(added);
    column.addWidget(added.row);
    connect(added.row, &ChoiceRow::chosen, this, [this, added](int index) { editChoice(added, index); });
}

void ParameterPanel::setLanguage(i18n::Language language)
{
    m_language = language;
    m_picture->setLanguage(language);
    m_script->setLanguage(language);
    retranslate();
    showDocument();
}

void ParameterPanel::setLocks(std::function<bool(const QString& key)> isFree)
{
    m_isFree = std::move(isFree);
    const auto isLocked = [this](const QString& key) { return m_isFree && !m_isFree(key); };
    for (const NumberRow& each : std::as_const(m_numbers)) {
        each.row->setLocked(isLocked(each.binding.spec.key));
    }
    for (const WordRow& each : std::as_const(m_choices)) {
        each.row->setLocked(isLocked(each.binding.key));
    }
    m_script->setEnabled(!isLocked(scriptKey));
    m_scriptLock->setVisible(isLocked(scriptKey) && !m_script->isHidden());
}

void ParameterPanel::setTokens(const theme::Tokens& tokens)
{
    m_picture->setTokens(tokens);
}

void ParameterPanel::showDocument()
{
    const scenario::Scenario& scenario = m_document.scenario();
    for (const NumberRow& each : m_numbers) {
        each.row->setValue(each.binding.read(scenario));
    }
    for (const WordRow& each : m_choices) {
        each.row->setIndex(indexIn(each.binding, scenario));
    }
    m_picture->setBackoff(scenario.model.policy.backoff, scenario.model.policy.maxAttempts);
    const bool isScripted = scenario.model.script.has_value();
    m_scriptHeading->setVisible(isScripted);
    m_script->setVisible(isScripted);
    m_scriptLock->setVisible(isScripted && !m_script->isEnabled());
    m_groups[Group::Faults]->setVisible(!isScripted);
    m_groups[Group::Traffic]->setVisible(!isScripted);
    m_groups[Group::Dependency]->setVisible(!isScripted);
    if (isScripted) {
        m_script->setScript(*scenario.model.script);
    }
}

void ParameterPanel::editNumber(const NumberRow& edited, double value)
{
    const double before = edited.binding.read(m_document.scenario());
    if (before == value) {
        return;
    }
    const ValueFormat format = formatOf(edited.binding.quantity, m_language);
    const QString text
        = tr("%1: %2 → %3")
              .arg(labelOf(edited.binding.spec.key), format.toText(before), format.toText(value));
    m_document.edit(text, edited.binding.spec.key,
        [&](scenario::Scenario& scenario) { edited.binding.write(scenario, value); });
}

void ParameterPanel::editChoice(const WordRow& edited, int index)
{
    const std::string word = wordsOf(edited.binding)[static_cast<std::size_t>(index)];
    const QString text
        = tr("%1: %2").arg(labelOf(edited.binding.key), optionText(edited.binding, word, m_language));
    m_document.edit(text, {}, [&](scenario::Scenario& scenario) { choose(edited.binding, scenario, index); });
}

void ParameterPanel::editScript(const settlement::Script& script)
{
    m_document.edit(
        tr("Script of failures"), {}, [&](scenario::Scenario& scenario) { scenario.model.script = script; });
}

QString ParameterPanel::labelOf(const QString& key) const
{
    const i18n::KeyWords* const words = i18n::keyWordsOf(key.toStdString());
    return words != nullptr ? textOf(words->label.in(m_language)) : key;
}

void ParameterPanel::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showDocument();
    }
}

void ParameterPanel::retranslate()
{
    setAccessibleName(tr("Parameters"));
    m_headings[Group::Policy]->setHeading(tr("Policy"));
    m_headings[Group::Budget]->setHeading(tr("Retry budget"));
    m_headings[Group::Faults]->setHeading(tr("Failures"));
    m_headings[Group::Idempotency]->setHeading(tr("Idempotency"));
    m_headings[Group::Traffic]->setHeading(tr("Traffic"));
    m_headings[Group::Dependency]->setHeading(tr("Service"));
    m_headings[Group::Run]->setHeading(tr("Run"));
    m_scriptHeading->setHeading(tr("What happens to each attempt"));
    m_scriptLock->setSubject(tr("What happens to each attempt"));
    for (const NumberRow& each : m_numbers) {
        const i18n::KeyWords* const words = i18n::keyWordsOf(each.binding.spec.key.toStdString());
        each.row->setFormat(formatOf(each.binding.quantity, m_language));
        each.row->setWords(
            textOf(words->label.in(m_language)), {}, textOf(words->explanation.in(m_language)));
    }
    for (const WordRow& each : m_choices) {
        retranslateChoice(each);
    }
}

void ParameterPanel::retranslateChoice(const WordRow& each)
{
    const std::string name = each.binding.key.toStdString();
    const i18n::KeyWords* const words = i18n::keyWordsOf(name);
    each.row->setWords(textOf(words->label.in(m_language)), textOf(words->explanation.in(m_language)));
    QStringList texts;
    QStringList explanations;
    for (const std::string& word : wordsOf(each.binding)) {
        texts.append(optionText(each.binding, word, m_language));
        const i18n::ChoiceWords* const choice = i18n::choiceWordsOf(name, word);
        explanations.append(choice != nullptr ? textOf(choice->explanation.in(m_language)) : QString{});
    }
    each.row->setOptions(texts, explanations);
}

} // namespace repique
