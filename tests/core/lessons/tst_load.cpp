// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/load.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>

using namespace repique;

namespace {

const QByteArray goodLesson = R"(format = "repique-lesson/1"
id = "sample"
order = 1
free = ["policy"]
[[scene]]
id = "main"
[[scene]]
id = "two"
set = ["policy.max_attempts=2"]
[[step]]
id = "only"
kind = "scene"
scene = "two"
mode = "step"
position = 3
[[expect]]
id = "posts"
scene = "two"
metric = "attempts"
value = 2
)";
const QByteArray goodScenario = "format = \"repique/1\"\n[script]\nattempts = [\"ok\"]\n";
const QByteArray goodText = "# Title\n## Only\n{{expect posts}} POSTs\n";

} // namespace

class TestLoad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readsAWholeLesson();
    void aStepMayShowTheRace();
    void everyMistakeIsAFaultWithItsLine_data();
    void everyMistakeIsAFaultWithItsLine();
    void aWrongTextIsAFault_data();
    void aWrongTextIsAFault();
    void faultsOfTheScenarioNameItsFile();
    void aMissingFolderIsAFault();
    void lessonsComeInTheirOrderAndIdsAreTheirOwn();

private:
    void write(
        const QString& name, const QByteArray& text, const QString& folder = QStringLiteral("a")) const;
    [[nodiscard]] std::filesystem::path folder() const;

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestLoad::write(const QString& name, const QByteArray& text, const QString& folder) const
{
    QDir{m_directory->path()}.mkpath(folder);
    QFile file{m_directory->filePath(folder + QLatin1Char('/') + name)};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

std::filesystem::path TestLoad::folder() const
{
    return m_directory->filePath(QStringLiteral("a")).toStdString();
}

void TestLoad::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    write(QStringLiteral("lesson.toml"), goodLesson);
    write(QStringLiteral("scenario.repique.toml"), goodScenario);
    write(QStringLiteral("text.en.md"), goodText);
    write(QStringLiteral("text.pt_BR.md"), goodText);
}

void TestLoad::readsAWholeLesson()
{
    const auto lesson = lessons::load(folder());
    QVERIFY(lesson.has_value());
    QCOMPARE(lesson->id, std::string{"sample"});
    QCOMPARE(lesson->scenes.size(), std::size_t{2});
    QCOMPARE(lessons::findScene(*lesson, "two")->scenario.model.policy.maxAttempts, std::int64_t{2});
    QCOMPARE(lesson->steps.at(0).position, 3);
    QCOMPARE(lesson->expectations.at(0).value, 2.0);
    QCOMPARE(lesson->english.title, std::string{"Title"});
}

void TestLoad::aStepMayShowTheRace()
{
    QByteArray text = goodLesson;
    write(QStringLiteral("lesson.toml"), text.replace("mode = \"step\"\nposition = 3", "mode = \"race\""));
    const auto lesson = lessons::load(folder());
    QVERIFY(lesson.has_value());
    QCOMPARE(lesson->steps.at(0).mode, lessons::Mode::Race);
}

void TestLoad::everyMistakeIsAFaultWithItsLine_data()
{
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QByteArray>("wrong");
    QTest::addColumn<std::string>("key");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* right, const char* wrong, const char* key, int line) {
        QTest::newRow(name) << QByteArray{right} << QByteArray{wrong} << std::string{key} << line;
    };
    row("another format", "lesson/1", "lesson/9", "format", 1);
    row("no id", "id = \"sample\"", "", "id", 1);
    row("an order of zero", "order = 1", "order = 0", "order", 3);
    row("an assignment that no scenario takes", "max_attempts=2", "max_attempts=0", "policy.max_attempts", 9);
    row("a step in a scene that is not there", "scene = \"two\"\nmode", "scene = \"three\"\nmode", "scene",
        13);
    row("a view there is not", "mode = \"step\"", "mode = \"kitchen\"", "mode", 14);
    row("a position below zero", "position = 3", "position = -1", "position", 15);
    row("a value that is a text", "value = 2", "value = \"2\"", "value", 20);
    row("a value that is no number", "value = 2", "value = nan", "value", 20);
    row("a tolerance below zero", "value = 2", "value = 2\ntolerance = -1", "tolerance", 21);
    row("a part of a payment", "value = 2", "value = 2\nto = \"30s\"", "from, to", 16);
}

void TestLoad::everyMistakeIsAFaultWithItsLine()
{
    QFETCH(QByteArray, right);
    QFETCH(QByteArray, wrong);
    QFETCH(std::string, key);
    QFETCH(int, line);
    QByteArray text = goodLesson;
    QVERIFY(text.contains(right));
    text.replace(right, wrong);
    write(QStringLiteral("lesson.toml"), text);
    const auto lesson = lessons::load(folder());
    QVERIFY(!lesson.has_value());
    const auto fault = std::ranges::find(lesson.error(), key, &scenario::Fault::key);
    QVERIFY2(fault != lesson.error().end(), lesson.error().at(0).key.c_str());
    QCOMPARE(fault->line, line);
    QVERIFY(fault->file.ends_with("lesson.toml"));
}

void TestLoad::aWrongTextIsAFault_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no title") << QByteArray{"## Only\n{{expect posts}}\n"};
    QTest::newRow("a passage too few") << QByteArray{"# Title\n"};
    QTest::newRow("a passage too many") << QByteArray{"# Title\n## Only\n## More\n"};
    QTest::newRow("a number that nobody promises") << QByteArray{"# Title\n## Only\n{{expect wishes}}\n"};
}

void TestLoad::aWrongTextIsAFault()
{
    QFETCH(QByteArray, text);
    write(QStringLiteral("text.pt_BR.md"), text);
    const auto lesson = lessons::load(folder());
    QVERIFY(!lesson.has_value());
    QVERIFY(lesson.error().at(0).file.ends_with("text.pt_BR.md"));
}

void TestLoad::faultsOfTheScenarioNameItsFile()
{
    write(QStringLiteral("scenario.repique.toml"), "format = \"repique/1\"\n[policy]\nmax_attempts = 0\n");
    const auto lesson = lessons::load(folder());
    QVERIFY(!lesson.has_value());
    QVERIFY(lesson.error().at(0).file.ends_with("scenario.repique.toml"));
    QCOMPARE(lesson.error().at(0).line, 3);
}

void TestLoad::aMissingFolderIsAFault()
{
    QVERIFY(!lessons::load(folder() / "nowhere").has_value());
    QVERIFY(!lessons::loadAll(folder() / "nowhere").has_value());
}

void TestLoad::lessonsComeInTheirOrderAndIdsAreTheirOwn()
{
    for (const QString& name : {QStringLiteral("scenario.repique.toml"), QStringLiteral("text.en.md"),
             QStringLiteral("text.pt_BR.md")}) {
        write(name, name.startsWith(QLatin1Char('t')) ? goodText : goodScenario, QStringLiteral("b"));
    }
    QByteArray second = goodLesson;
    second.replace("order = 1", "order = 2");
    write(QStringLiteral("lesson.toml"), second, QStringLiteral("b"));
    QVERIFY(!lessons::loadAll(m_directory->path().toStdString()).has_value()); // both are called "sample"
    second.replace("\"sample\"", "\"another\"");
    write(QStringLiteral("lesson.toml"), second, QStringLiteral("b"));
    const auto both = lessons::loadAll(m_directory->path().toStdString());
    QVERIFY(both.has_value());
    QCOMPARE(both->at(0).id, std::string{"sample"});
    QCOMPARE(both->at(1).id, std::string{"another"});
}

QTEST_APPLESS_MAIN(TestLoad)

#include "tst_load.moc"
