// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/action_list.h"
#include "app/window/language_switch.h"

#include <QtCore/QSet>
#include <QtTest/QtTest>

using namespace repique;

class TestActionRegistry final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void everyActionIsFullyDescribed_data()
    {
        QTest::addColumn<int>("language");
        QTest::addRow("in English") << static_cast<int>(i18n::Language::English);
        QTest::addRow("in Portuguese") << static_cast<int>(i18n::Language::Portuguese);
    }

    void everyActionIsFullyDescribed()
    {
        QFETCH(int, language);
        const LanguageSwitch speaking(static_cast<i18n::Language>(language));
        ActionRegistry registry;
        fill(registry);
        for (const QAction* action : registry.actions()) {
            QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
            QVERIFY2(!action->whatsThis().isEmpty(), qPrintable(action->objectName()));
            QVERIFY2(
                !categoryTitle(registry.categoryOf(*action)).isEmpty(), qPrintable(action->objectName()));
            const QString keys = action->shortcut().toString(QKeySequence::NativeText);
            QVERIFY2(action->toolTip().contains(keys), qPrintable(action->toolTip()));
        }
    }

    void noShortcutMeansTwoThings()
    {
        ActionRegistry registry;
        fill(registry);
        for (const PageId page : allPages) {
            QSet<QKeySequence> seen;
            for (const QAction* action : registry.actions()) {
                if (!isIn(page, registry.placeOf(*action))) {
                    continue;
                }
                for (const QKeySequence& keys : action->shortcuts()) {
                    QVERIFY2(!keys.isEmpty(), qPrintable(action->objectName()));
                    QVERIFY2(!seen.contains(keys), qPrintable(keys.toString()));
                    seen.insert(keys);
                }
            }
        }
    }

    void actionIsEnabledWhereItMeansSomethingAndIsPossible()
    {
        ActionRegistry registry;
        fill(registry);
        const QAction& undo = registry.action(QStringLiteral("editUndo"));
        const QAction& back = registry.action(QStringLiteral("viewBack"));
        QVERIFY(undo.isEnabled());
        QVERIFY(!back.isEnabled());
        registry.setPage(PageId::Race);
        QVERIFY(!undo.isEnabled());
        QVERIFY(back.isEnabled());
        registry.setPossible(QStringLiteral("editUndo"), false);
        registry.setPage(PageId::Lab);
        QVERIFY(!undo.isEnabled());
        registry.setPossible(QStringLiteral("editUndo"), true);
        QVERIFY(undo.isEnabled());
    }

    void noMnemonicMeansTwoThingsInOneMenu_data() { everyActionIsFullyDescribed_data(); }

    void noMnemonicMeansTwoThingsInOneMenu()
    {
        QFETCH(int, language);
        const LanguageSwitch speaking(static_cast<i18n::Language>(language));
        ActionRegistry registry;
        fill(registry);
        QSet<QString> seen;
        for (const QAction* action : registry.actions()) {
            const qsizetype mark = action->text().indexOf(QLatin1Char('&'));
            QVERIFY2(mark >= 0, qPrintable(action->text()));
            const QString letter = QString::number(static_cast<int>(registry.categoryOf(*action)))
                + (action->objectName().startsWith(QLatin1String("panel")) ? QStringLiteral("p") : QString())
                + action->text().at(mark + 1).toLower();
            QVERIFY2(!seen.contains(letter), qPrintable(action->text()));
            seen.insert(letter);
        }
    }

private:
    static void fill(ActionRegistry& registry)
    {
        for (const ActionSpec& spec : actionSpecs()) {
            registry.add(spec);
        }
    }
};

QTEST_MAIN(TestActionRegistry)
#include "tst_action_registry.moc"
