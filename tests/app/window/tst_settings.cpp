// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

using namespace repique;

class TestSettings final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void nothingIsRememberedAtFirst()
    {
        const Settings settings(file());
        QVERIFY(!settings.language());
        QVERIFY(!settings.theme());
        QCOMPARE(settings.textScale(), 100);
        QCOMPARE(settings.recentFiles(), QStringList{});
    }

    void choicesOutliveTheProgram()
    {
        {
            Settings settings(file());
            settings.setLanguage(i18n::Language::Portuguese);
            settings.setTheme(theme::Theme::HighContrast);
            settings.setTextScale(150);
            settings.setSession({.path = QStringLiteral("/x"),
                .presetId = {},
                .lessonId = QStringLiteral("L02"),
                .lessonStep = 3,
                .mode = Mode::Live,
                .position = 5});
        }
        const Settings settings(file());
        QCOMPARE(settings.language(), std::optional(i18n::Language::Portuguese));
        QCOMPARE(settings.theme(), std::optional(theme::Theme::HighContrast));
        QCOMPARE(settings.textScale(), 150);
        QCOMPARE(settings.session().lessonId, QStringLiteral("L02"));
        QCOMPARE(settings.session().lessonStep, 3);
        QCOMPARE(settings.session().position, 5);
        QCOMPARE(settings.session().mode, Mode::Live);
    }

    void recentFilesAreTenAtMostNewestFirstAndThere()
    {
        Settings settings(file());
        for (int index = 0; index < 12; ++index) {
            settings.addRecentFile(touched(index));
        }
        settings.addRecentFile(touched(5));
        QCOMPARE(settings.recentFiles().size(), 10);
        QCOMPARE(settings.recentFiles().constFirst(), touched(5));
        QVERIFY(QFile::remove(touched(5)));
        QCOMPARE(settings.recentFiles().constFirst(), touched(11));
    }

    void chosenChartsAreRemembered()
    {
        const QStringList chosen{QStringLiteral("load"), QStringLiteral("latency")};
        QCOMPARE(Settings(file()).charts(), QStringList{});
        Settings(file()).setCharts(chosen);
        QCOMPARE(Settings(file()).charts(), chosen);
    }

    void startThatNeverFinishedIsNoticed()
    {
        Settings settings(file());
        QVERIFY(!settings.beginStart());
        QVERIFY(settings.beginStart());
        settings.finishStart();
        QVERIFY(!settings.beginStart());
    }

    void resetForgetsEverything()
    {
        Settings settings(file());
        settings.setTextScale(150);
        settings.reset();
        QCOMPARE(settings.textScale(), 100);
    }

    void cleanup() { QFile::remove(file()); }

private:
    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("repique.ini")); }

    [[nodiscard]] QString touched(int index) const
    {
        const QString path = m_folder.filePath(QStringLiteral("%1.repique.toml").arg(index));
        QFile there(path);
        return there.open(QIODevice::WriteOnly) ? path : QString();
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
