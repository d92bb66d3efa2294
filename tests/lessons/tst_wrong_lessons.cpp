// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/fault_words.h"
#include "app/report/lesson_text.h"
#include "core/lessons/lint.h"
#include "core/lessons/verify.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <memory>

using namespace repique;

namespace {

const QString lessonFile = QStringLiteral("lesson.toml");
const QString portuguese = QStringLiteral("text.pt_BR.md");
const QString english = QStringLiteral("text.en.md");
const QString scenarioFile = QStringLiteral("scenario.repique.toml");

/// One change to one file that makes a good lesson wrong.
struct Mistake
{
    QString file;
    QByteArray right;
    QByteArray wrong;
    QByteArray where; ///< stands on the line that is blamed; empty = of no line of `file`
    QByteArray sentence; ///< part of what is said in English
    QString blamed{}; ///< the file that is named; empty = `file`
};

int lineOf(const QByteArray& text, const QByteArray& part)
{
    return part.isEmpty() ? 1 : 1 + static_cast<int>(text.left(text.indexOf(part)).count('\n'));
}

} // namespace

/// A good lesson with one mistake in it is refused: the file, the line, and a sentence that says what to do.
class TestWrongLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theLessonIsGoodBefore();
    void aMistakeIsRefused_data();
    void aMistakeIsRefused();
    void aStrayFileIsRefused();
    void aMissingFileIsRefused_data();
    void aMissingFileIsRefused();
    void anIdOfAnotherLessonIsRefused();
    void whatDoesNotHoldIsTold_data();
    void whatDoesNotHoldIsTold();

private:
    [[nodiscard]] QByteArray read(const QString& file) const;
    void write(
        const QString& file, const QByteArray& text, const QString& folder = QStringLiteral("a")) const;
    [[nodiscard]] QByteArray mistaken(const Mistake& mistake) const;
    [[nodiscard]] scenario::Faults faults() const;

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestWrongLessons::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    for (const QString& name : {lessonFile, portuguese, english, scenarioFile}) {
        QFile file(QStringLiteral(REPIQUE_SOURCE_DIR "/lessons/01-first-failure/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        write(name, file.readAll());
    }
}

QByteArray TestWrongLessons::read(const QString& file) const
{
    QFile in(m_directory->filePath(QStringLiteral("a/") + file));
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray{};
}

void TestWrongLessons::write(const QString& file, const QByteArray& text, const QString& folder) const
{
    QDir{m_directory->path()}.mkpath(folder);
    QFile out{m_directory->filePath(folder + QLatin1Char('/') + file)};
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(text);
}

QByteArray TestWrongLessons::mistaken(const Mistake& mistake) const
{
    QByteArray text = read(mistake.file);
    const qsizetype at = text.indexOf(mistake.right);
    return at < 0 ? QByteArray{} : text.replace(at, mistake.right.size(), mistake.wrong);
}

scenario::Faults TestWrongLessons::faults() const
{
    const auto lessons = lessons::lintAll(m_directory->path().toStdString());
    return lessons ? scenario::Faults{} : lessons.error();
}

void TestWrongLessons::theLessonIsGoodBefore()
{
    QCOMPARE(faults().size(), std::size_t{0});
}

void TestWrongLessons::aMistakeIsRefused_data()
{
    QTest::addColumn<Mistake>("mistake");
    const auto row = [](const char* name, const Mistake& mistake) { QTest::newRow(name) << mistake; };
    row("another format", {lessonFile, "lesson/1", "lesson/9", "lesson/9", "repique-lesson/1"});
    row("no id", {lessonFile, "id = \"first-failure\"\n", "", "", "add it"});
    row("an order of zero", {lessonFile, "order = 1", "order = 0", "order = 0", "1 … 999"});
    row("an unknown key", {lessonFile, "order = 1", "order = 1\ncolour = 3", "colour", "unknown key"});
    row("no TOML at all", {lessonFile, "order = 1", "order == 1", "order ==", "not valid TOML"});
    row("a parameter that the document has not",
        {lessonFile, "free = [\"policy.max_attempts\"", "free = [\"policy.patience\"", "policy.patience",
            "unknown key"});
    row("two scenes with one id",
        {lessonFile, "id = \"key_inside\"", "id = \"main\"", "id = \"main\"\nset = [", "choose one"});
    row("a scene that sets a value out of range",
        {lessonFile, "policy.max_attempts=2", "policy.max_attempts=0", "max_attempts=0", "1 … 1000000"});
    row("a scene from a file that is not there",
        {lessonFile, "id = \"main\"\n", "id = \"main\"\nfile = \"b.toml\"\n", "", "not found",
            QStringLiteral("b.toml")});
    row("a scene from a file of another folder",
        {lessonFile, "id = \"main\"\n", "id = \"main\"\nfile = \"../scenario.repique.toml\"\n",
            "../scenario.repique.toml", "the name of a file of the lesson's folder"});
    row("a load of a scene that has none",
        {lessonFile, "mode = \"step\"", "mode = \"load\"", "mode = \"load\"", "accepted: \"step\""});
    row("a scenario out of range",
        {scenarioFile, "max_attempts = 3", "max_attempts = 0", "max_attempts = 0", "1 … 1000000"});
    row("two steps with one id",
        {lessonFile, "id = \"predict\"\nkind", "id = \"scene\"\nkind", "id = \"scene\"\nkind = \"predict\"",
            "choose one"});
    row("a kind of step that there is not",
        {lessonFile, "kind = \"observe\"", "kind = \"admire\"", "admire", "\"recall\" | \"quiz\""});
    row("steps out of their order",
        {lessonFile, "kind = \"observe\"", "kind = \"recall\"", "[[step]]\nid = \"observe\"",
            "every kind of step"});
    row("a step in a scene that is not there",
        {lessonFile, "scene = \"two_attempts\"\nmode", "scene = \"ten_attempts\"\nmode", "ten_attempts",
            "not found; accepted: main"});
    row("a metric that nobody measures",
        {lessonFile, "metric = \"wait_ms\"", "metric = \"mood\"", "mood", "duration_s"});
    row("two expectations with one id",
        {lessonFile, "id = \"debits_two\"", "id = \"posts_two\"",
            "id = \"posts_two\"\nscene = \"two_attempts\"\nmetric = \"debits\"", "choose one"});
    row("an expectation that nothing prints",
        {lessonFile, "value = 0\nshown = false", "value = 0", "[[expect]]\nid = \"paid_two\"",
            "shown = false"});
    row("a prediction in one language",
        {lessonFile, "question.pt_BR = \"Quantos débitos vão aparecer no extrato da Ana no fim?\"\n", "",
            "question.en = \"How many debits will Ana", "both languages"});
    row("a prediction without a right answer",
        {lessonFile, "right = true\ntext.pt_BR = \"Um.\"", "text.pt_BR = \"Um.\"", "[[prediction]]",
            "exactly one option"});
    row("an answer without its why",
        {lessonFile, "why.en = \"The lost answer is no failure", "word = \"The lost answer is no failure",
            "word", "unknown key"});
    row("a quiz with two right answers",
        {lessonFile, "text.pt_BR = \"Para gastar menos", "right = true\ntext.pt_BR = \"Para gastar menos",
            "[[quiz]]", "exactly one option"});
    row("an operator that there is not", {lessonFile, "op = \"<=\"", "op = \"=<\"", "=<", "\"<=\" | \">=\""});
    row("a solution that changes what is locked",
        {lessonFile, "set = [\"policy.max_attempts=3\"]", "set = [\"dependency.network=1ms\"]",
            "dependency.network=1ms", "list the parameter in free"});
    row("a solution that changes too much",
        {lessonFile, "set = [\"policy.max_attempts=3\"]",
            "set = [\"policy.max_attempts=3\", \"policy.base=1ms\"]", "policy.base=1ms", "fewer changes"});
    row("a passage too few",
        {portuguese, "## Observe\n", "### Observe\n", "## Desafio", "one \"## \" heading for each"});
    row("a number that nobody promises",
        {english, "{{expect posts}}", "{{expect wishes}}", "{{expect wishes}}", "[[expect]] id"});
    row("a number that the other language does not print",
        {english, "{{expect debits}}", "{{expect posts}}", "", "same numbers", portuguese});
    row("a figure of a sentence, changed", {english, "300 ms", "400 ms", "400 ms", "declare it in givens"});
    row("a parameter, changed, which a sentence still tells",
        {scenarioFile, "attempt_timeout = \"1.5s\"", "attempt_timeout = \"1.6s\"", "", "declare it in givens",
            portuguese});
    row("no title", {english, "# One attempt failed. Now what?\n", "", "", "not found"});
}

void TestWrongLessons::aMistakeIsRefused()
{
    QFETCH(Mistake, mistake);
    const QByteArray text = mistaken(mistake);
    QVERIFY2(!text.isEmpty(), "the good lesson has no such words");
    write(mistake.file, text);
    const scenario::Faults told = faults();
    QVERIFY(!told.empty());
    const int line = lineOf(text, mistake.where);
    const bool isTold = std::ranges::any_of(told, [&](const scenario::Fault& fault) {
        const QByteArray sentence = QByteArray::fromStdString(i18n::sentence(fault, i18n::Language::English));
        const QString& blamed = mistake.blamed.isEmpty() ? mistake.file : mistake.blamed;
        return sentence.contains(mistake.sentence) && (mistake.where.isEmpty() || fault.line == line)
            && fault.file.ends_with("/a/" + blamed.toStdString());
    });
    QVERIFY2(isTold, i18n::sentences(told, i18n::Language::English).c_str());
    for (const scenario::Fault& fault : told) {
        QVERIFY(i18n::sentence(fault, i18n::Language::Portuguese)
            != i18n::sentence(fault, i18n::Language::English));
    }
}

void TestWrongLessons::aStrayFileIsRefused()
{
    write(QStringLiteral("notes.txt"), "remember");
    const scenario::Faults told = faults();
    QCOMPARE(told.size(), std::size_t{1});
    QVERIFY(told.front().file.ends_with("notes.txt"));
    QVERIFY(i18n::sentence(told.front(), i18n::Language::English).ends_with("or remove it"));
}

void TestWrongLessons::aMissingFileIsRefused_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("no Portuguese text") << portuguese;
    QTest::newRow("no English text") << english;
    QTest::newRow("no scenario") << scenarioFile;
}

void TestWrongLessons::aMissingFileIsRefused()
{
    QFETCH(QString, file);
    QVERIFY(QFile::remove(m_directory->filePath(QStringLiteral("a/") + file)));
    const scenario::Faults told = faults();
    QVERIFY(!told.empty());
    QVERIFY(told.front().file.ends_with(file.toStdString()));
    QCOMPARE(told.front().code, Errc::NotFound);
}

void TestWrongLessons::anIdOfAnotherLessonIsRefused()
{
    for (const QString& name : {lessonFile, portuguese, english, scenarioFile}) {
        write(name, read(name).replace("order = 1\n", "order = 2\n"), QStringLiteral("b"));
    }
    const scenario::Faults told = faults();
    QCOMPARE(told.size(), std::size_t{1});
    QVERIFY(told.front().file.ends_with("b/lesson.toml"));
    QCOMPARE(told.front().value, std::string{"first-failure"});
    QCOMPARE(told.front().remedy, scenario::Remedy::ChooseAnotherId);
}

void TestWrongLessons::whatDoesNotHoldIsTold_data()
{
    QTest::addColumn<Mistake>("mistake");
    QTest::newRow("a number outside its tolerance") << Mistake{
        lessonFile, "value = 3\n", "value = 4\n", "[[expect]]\nid = \"posts\"", "correct the value"};
    QTest::newRow("a challenge that passes untouched")
        << Mistake{lessonFile, "id = \"challenge\"\nkind = \"challenge\"\nscene = \"two_attempts\"",
               "id = \"challenge\"\nkind = \"challenge\"\nscene = \"main\"", "[[goal]]", "passes untouched"};
    QTest::newRow("a solution that does not solve")
        << Mistake{lessonFile, "set = [\"policy.max_attempts=3\"]", "set = [\"policy.base=200ms\"]",
               "[[solution]]", "does not solve"};
}

void TestWrongLessons::whatDoesNotHoldIsTold()
{
    QFETCH(Mistake, mistake);
    const QByteArray text = mistaken(mistake);
    QVERIFY(!text.isEmpty());
    write(mistake.file, text);
    const auto lessons = lessons::lintAll(m_directory->path().toStdString());
    QVERIFY(lessons.has_value());
    const auto verification = lessons::verify(lessons->front());
    QVERIFY(verification.has_value());
    QVERIFY(!verification->holds());
    const QByteArray told = QByteArray::fromStdString(
        report::lessonFaults(lessons->front(), *verification, i18n::Language::English));
    const QByteArray place = "a/lesson.toml, line " + QByteArray::number(lineOf(text, mistake.where)) + ": ";
    QVERIFY2(told.contains(place) && told.contains(mistake.sentence), told.constData());
    QCOMPARE(told.count('\n'), 1);
}

QTEST_APPLESS_MAIN(TestWrongLessons)

#include "tst_wrong_lessons.moc"
