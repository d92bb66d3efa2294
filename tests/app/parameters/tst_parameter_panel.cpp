// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/scenario_document.h"
#include "app/parameters/choice_row.h"
#include "app/parameters/parameter_panel.h"
#include "app/parameters/parameter_row.h"
#include "app/parameters/script_editor.h"
#include "app/parameters/window_picture.h"
#include "app/widgets/padlock.h"
#include "core/lessons/load.h"
#include "core/scenario/presets.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSlider>
#include <QtWidgets/QToolButton>

using namespace repique;

class TestParameterPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsTheDocument();
    void everyRowWritesWhatItReads();
    void anEditIsNamedAndCanBeUndone();
    void aDragIsOneStep();
    void resetBringsTheDefaultBack();
    void aBaseAboveTheCapPushesTheCap();
    void noBudgetMeansNone();
    void noProbabilityMeansNoFault();
    void whatCannotBeReadIsMarkedAndNotApplied();
    void aScriptTakesThePlaceOfTrafficAndFaults();
    void theScriptIsEdited();
    void choicesAreEdited();
    void keysMoveTheValue();
    void everyControlHasANameInBothLanguages();
    void whatALessonKeepsIsLocked();
    void noRowIsWiderThanThePanel();
    void everyChallengeCanBeMetHere();

private:
    [[nodiscard]] ParameterRow& row(const char* key) const;
    [[nodiscard]] QLineEdit& fieldOf(const char* key) const;

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<ParameterPanel> m_panel;
};

void TestParameterPanel::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    m_panel.reset();
    m_document = std::make_unique<ScenarioDocument>();
    m_document->replace(scenario::preset("article_mixed"));
    m_panel = std::make_unique<ParameterPanel>(*m_document);
    m_panel->show();
}

ParameterRow& TestParameterPanel::row(const char* key) const
{
    return *m_panel->findChild<ParameterRow*>(QString::fromLatin1(key));
}

QLineEdit& TestParameterPanel::fieldOf(const char* key) const
{
    return *row(key).findChild<ParameterSpin*>()->findChild<QLineEdit*>();
}

void TestParameterPanel::showsTheDocument()
{
    QCOMPARE(row("policy.max_attempts").value(), 3.0);
    QCOMPARE(row("traffic.rate").value(), 10100.0);
    QCOMPARE(fieldOf("traffic.rate").text(), QStringLiteral("10,100 /s"));
    m_document->edit({}, {}, [](scenario::Scenario& scenario) { scenario.model.policy.maxAttempts = 7; });
    QCOMPARE(row("policy.max_attempts").value(), 7.0);
}

void TestParameterPanel::everyRowWritesWhatItReads()
{
    for (const NumberBinding& binding : numberBindings()) {
        scenario::Scenario scenario = scenario::preset("article_mixed");
        const double value = valueAt(binding.spec.scale, 400);
        binding.write(scenario, value);
        QVERIFY2(qFuzzyCompare(1.0 + binding.read(scenario), 1.0 + value), qPrintable(binding.spec.key));
        const auto again = scenario::parse(scenario::toToml(scenario), "written");
        QVERIFY2(again.has_value(), qPrintable(binding.spec.key));
        QCOMPARE(*again, scenario);
    }
}

void TestParameterPanel::anEditIsNamedAndCanBeUndone()
{
    Q_EMIT row("policy.base").valueEdited(0.2);
    QCOMPARE(m_document->scenario().model.policy.backoff.base, SimDuration{std::chrono::milliseconds{200}});
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Base delay: 1 s → 200 ms"));
    m_document->undoStack().undo();
    QCOMPARE(m_document->scenario().model.policy.backoff.base, SimDuration{std::chrono::seconds{1}});
    QCOMPARE(row("policy.base").value(), 1.0);
}

void TestParameterPanel::aDragIsOneStep()
{
    auto* const slider = row("policy.cap").findChild<QSlider*>();
    const int before = m_document->undoStack().count();
    Q_EMIT slider->sliderPressed();
    slider->setSliderDown(true);
    for (int position = 500; position < 600; position += 10) {
        slider->setValue(position);
    }
    slider->setSliderDown(false);
    QCOMPARE(m_document->undoStack().count(), before + 1);
    QVERIFY(!m_document->isGesturing());
}

void TestParameterPanel::resetBringsTheDefaultBack()
{
    auto* const reset = row("policy.base").findChild<QToolButton*>();
    QVERIFY(reset->isVisible());
    reset->click();
    QCOMPARE(m_document->scenario().model.policy.backoff.base, SimDuration{std::chrono::milliseconds{100}});
    QVERIFY(!reset->isVisible());
}

void TestParameterPanel::aBaseAboveTheCapPushesTheCap()
{
    Q_EMIT row("policy.base").valueEdited(5.0);
    QCOMPARE(m_document->scenario().model.policy.backoff.cap, SimDuration{std::chrono::seconds{5}});
    Q_EMIT row("policy.cap").valueEdited(2.0);
    QCOMPARE(m_document->scenario().model.policy.backoff.base, SimDuration{std::chrono::seconds{2}});
}

void TestParameterPanel::noBudgetMeansNone()
{
    Q_EMIT row("policy.budget.ratio").valueEdited(0.1);
    QVERIFY(std::holds_alternative<retry::RatioBudget>(m_document->scenario().model.policy.budget));
    Q_EMIT row("policy.budget.ratio").valueEdited(0.0);
    QVERIFY(std::holds_alternative<retry::NoBudget>(m_document->scenario().model.policy.budget));
}

void TestParameterPanel::noProbabilityMeansNoFault()
{
    Q_EMIT row("fault.lost_response.probability").valueEdited(0.05);
    QCOMPARE(m_document->scenario().model.faults.size(), std::size_t{1});
    QCOMPARE(m_document->scenario().model.faults[0].kind, settlement::FaultKind::LostResponse);
    Q_EMIT row("fault.lost_response.probability").valueEdited(0.0);
    QVERIFY(m_document->scenario().model.faults.empty());
}

void TestParameterPanel::whatCannotBeReadIsMarkedAndNotApplied()
{
    auto* const spin = row("policy.max_attempts").findChild<ParameterSpin*>();
    spin->selectAll();
    QTest::keyClicks(spin, QStringLiteral("0"));
    QCOMPARE(spin->property("isInvalid").toString(), QStringLiteral("true"));
    QTest::keyClick(spin, Qt::Key_Return);
    QCOMPARE(m_document->scenario().model.policy.maxAttempts, std::int64_t{3});
    spin->selectAll();
    QTest::keyClicks(spin, QStringLiteral("abc"));
    QTest::keyClick(spin, Qt::Key_Escape);
    QCOMPARE(fieldOf("policy.max_attempts").text(), QStringLiteral("3"));
    spin->selectAll();
    QTest::keyClicks(spin, QStringLiteral("5"));
    QTest::keyClick(spin, Qt::Key_Return);
    QCOMPARE(m_document->scenario().model.policy.maxAttempts, std::int64_t{5});
}

void TestParameterPanel::aScriptTakesThePlaceOfTrafficAndFaults()
{
    QVERIFY(!m_panel->findChild<ScriptEditor*>()->isVisible());
    QVERIFY(row("traffic.rate").isVisible());
    m_document->replace(scenario::preset("catalogue"));
    QVERIFY(m_panel->findChild<ScriptEditor*>()->isVisible());
    QVERIFY(!row("traffic.rate").isVisible());
    QVERIFY(!row("fault.unavailable.probability").isVisible());
    QVERIFY(row("policy.base").isVisible());
}

void TestParameterPanel::theScriptIsEdited()
{
    m_document->replace(scenario::preset("catalogue"));
    auto* const editor = m_panel->findChild<ScriptEditor*>();
    editor->findChild<QToolButton*>(QStringLiteral("script.add"))->click();
    QCOMPARE(m_document->scenario().model.script->size(), std::size_t{4});
    auto* const second = editor->findChild<QComboBox*>(QStringLiteral("script.2"));
    Q_EMIT second->activated(0);
    QCOMPARE(m_document->scenario().model.script->at(1).what, settlement::ScriptedAttempt::What::Ok);
    m_document->undoStack().undo();
    QCOMPARE(
        m_document->scenario().model.script->at(1).what, settlement::ScriptedAttempt::What::LostResponse);
}

void TestParameterPanel::choicesAreEdited()
{
    auto* const key = m_panel->findChild<ChoiceRow*>(QStringLiteral("idempotency.key"));
    QCOMPARE(key->index(), 0);
    Q_EMIT key->chosen(1);
    QCOMPARE(m_document->scenario().model.idempotency.key, pix::KeyUse::PerAttempt);
    QCOMPARE(key->index(), 1);
    auto* const budget = m_panel->findChild<ChoiceRow*>(QStringLiteral("policy.budget.kind"));
    Q_EMIT budget->chosen(4);
    QVERIFY(std::holds_alternative<retry::AwsBudget>(m_document->scenario().model.policy.budget));
}

void TestParameterPanel::keysMoveTheValue()
{
    auto* const slider = row("policy.max_attempts").findChild<QSlider*>();
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(m_document->scenario().model.policy.maxAttempts, std::int64_t{4});
    QTest::keyClick(slider, Qt::Key_Left);
    QTest::keyClick(slider, Qt::Key_Left);
    QCOMPARE(m_document->scenario().model.policy.maxAttempts, std::int64_t{2});
    auto* const base = row("policy.base").findChild<QSlider*>();
    QTest::keyClick(base, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(m_document->scenario().model.policy.backoff.base, SimDuration{std::chrono::seconds{2}});
}

void TestParameterPanel::everyControlHasANameInBothLanguages()
{
    for (const i18n::Language language : {i18n::Language::English, i18n::Language::Portuguese}) {
        m_panel->setLanguage(language);
        for (const QWidget* widget : m_panel->findChildren<QWidget*>()) {
            const bool isControl = widget->focusPolicy() != Qt::NoFocus && widget->isVisible()
                && !widget->objectName().startsWith(QStringLiteral("qt_"));
            QVERIFY2(!isControl || !widget->accessibleName().isEmpty()
                    || qobject_cast<const QAbstractButton*>(widget) != nullptr,
                qPrintable(widget->objectName() + QString::fromLatin1(widget->metaObject()->className())));
        }
    }
}

void TestParameterPanel::whatALessonKeepsIsLocked()
{
    m_panel->show();
    m_panel->setLocks([](const QString& key) { return key == QLatin1String("policy.base"); });
    auto& free = row("policy.base");
    auto& locked = row("policy.deadline");
    QVERIFY(free.findChild<QSlider*>()->isEnabled());
    QVERIFY(!locked.findChild<QSlider*>()->isEnabled());
    QVERIFY(free.findChild<Padlock*>()->isHidden());
    QVERIFY(!locked.findChild<Padlock*>()->isHidden());
    QCOMPARE(locked.findChild<Padlock*>()->toolTip(), QStringLiteral("Locked by this lesson"));
    m_panel->setLocks({});
    QVERIFY(locked.findChild<QSlider*>()->isEnabled());
    QVERIFY(locked.findChild<Padlock*>()->isHidden());
}

/// Locked rows are the widest: a label, a padlock and a number.
void TestParameterPanel::noRowIsWiderThanThePanel()
{
    m_document->replace(scenario::preset("catalogue"));
    m_panel->setLanguage(i18n::Language::Portuguese);
    m_panel->setLocks([](const QString&) { return false; });
    for (int width = 330; width >= 270; width -= 5) {
        m_panel->resize(width, 700);
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->widget()->width() <= m_panel->viewport()->width(), 500);
    }
}

/// What a solution changes has a row here that the lesson leaves free.
void TestParameterPanel::everyChallengeCanBeMetHere()
{
    QStringList keys;
    for (const NumberBinding& each : numberBindings()) {
        keys.append(each.spec.key);
    }
    for (const ChoiceBinding& each : choiceBindings()) {
        keys.append(each.key);
    }
    const auto course = lessons::loadAll(REPIQUE_SOURCE_DIR "/lessons");
    QVERIFY(course.has_value());
    for (const lessons::Lesson& lesson : *course) {
        if (lesson.room) {
            continue; // its challenge moves no parameter
        }
        const bool canBeMet
            = std::ranges::any_of(lesson.challenge.solutions, [&](const std::vector<std::string>& solution) {
                  return std::ranges::all_of(solution, [&](const std::string& change) {
                      const std::string key = change.substr(0, change.find('='));
                      return keys.contains(QString::fromStdString(key)) && lessons::isFree(lesson, key);
                  });
              });
        QVERIFY2(canBeMet, lesson.id.c_str());
    }
}

QTEST_MAIN(TestParameterPanel)

#include "tst_parameter_panel.moc"
