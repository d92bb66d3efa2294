// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/card/card_export.h"
#include "app/card/card_page.h"
#include "app/sequence/player.h"
#include "app/sequence/sequence_view.h"
#include "core/scenario/presets.h"
#include "tests/app/sequence/traces.h"

#include <QtCore/QTemporaryDir>
#include <QtCore/QXmlStreamReader>
#include <QtGui/QImage>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

using namespace repique;
using namespace repique::card;

namespace {

constexpr auto portuguese = i18n::Language::Portuguese;
constexpr auto english = i18n::Language::English;

/// What an SVG file writes as text, and how far down each text stands.
struct Svg
{
    QStringList texts;
    qreal lowest = 0.0;
    int shapes = 0;
};

Svg readSvg(const QByteArray& bytes)
{
    Svg svg;
    QXmlStreamReader xml(bytes);
    QList<QTransform> transforms{QTransform{}};
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement() && xml.name() == QLatin1String("g")) {
            transforms.removeLast();
        }
        if (!xml.isStartElement()) {
            continue;
        }
        if (xml.name() == QLatin1String("g")) {
            static const QRegularExpression matrix(QStringLiteral(R"(matrix\((.*)\))"));
            const QStringList numbers
                = matrix.match(xml.attributes().value(QLatin1String("transform")).toString())
                      .captured(1)
                      .split(QLatin1Char(','));
            transforms.append(numbers.size() == 6
                    ? QTransform(numbers[0].toDouble(), numbers[1].toDouble(), numbers[2].toDouble(),
                        numbers[3].toDouble(), numbers[4].toDouble(), numbers[5].toDouble())
                    : transforms.last());
        } else if (xml.name() == QLatin1String("text")) {
            const QPointF at(xml.attributes().value(QLatin1String("x")).toDouble(),
                xml.attributes().value(QLatin1String("y")).toDouble());
            svg.lowest = std::max(svg.lowest, transforms.last().map(at).y());
            svg.texts.append(xml.readElementText());
        } else {
            ++svg.shapes;
        }
    }
    return svg;
}

} // namespace

class TestCard final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void initTestCase();
    void everythingIsSaidInBothLanguages();
    void anAnswerStandsUnderItsQuestion();
    void markdownHoldsTheDiagramAndTheAnswers();
    void pdfIsOnePageOfA5();
    void pngHasThreeHundredDotsAnInch();
    void wordsAreWordsInSvg();
    void aWaitHasNoChipWithoutWords();
    void longAnswersStayOnThePage();
    void anotherEndingIsRefused();
    void nothingIsWrittenWhereNothingCanBe();
    void thePageKeepsWhatIsTyped();
    void thePageIsUsedByKeyboard();

private:
    [[nodiscard]] CardPicture picture(i18n::Language language, const report::CardAnswers& answers = {});
    [[nodiscard]] QByteArray written(const QString& name, const CardPicture& picture);

    QTemporaryDir m_folder;
    lessons::Reference m_reference;
    samples::TracePtr m_trace;
    Player m_player;
    std::unique_ptr<SequenceView> m_view;
};

void TestCard::initTestCase()
{
    const auto reference = lessons::loadReference(REPIQUE_LESSONS "/reference");
    QVERIFY(reference.has_value());
    m_reference = *reference;
    m_trace = samples::catalogue();
    m_player.setTrace(m_trace);
    m_view = std::make_unique<SequenceView>(m_player);
}

CardPicture TestCard::picture(i18n::Language language, const report::CardAnswers& answers)
{
    m_view->setLanguage(language);
    return {.card = report::cardOf(scenario::preset("catalogue"), m_reference, answers, language),
        .sequence = m_view->layoutRequest()};
}

QByteArray TestCard::written(const QString& name, const CardPicture& picture)
{
    const QString path = m_folder.filePath(name);
    const QString why = exportCard(picture, path, theme::tokens(theme::Theme::Light), "sequenceDiagram\n");
    QFile file(path);
    return why.isEmpty() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestCard::everythingIsSaidInBothLanguages()
{
    for (const i18n::Language language : {portuguese, english}) {
        const report::Card card = picture(language).card;
        QCOMPARE(card.policy.size(), std::size_t{10});
        for (const report::Card::Fact& fact : card.policy) {
            QVERIFY(!fact.name.empty() && !fact.value.empty());
        }
        QCOMPARE(card.advantages.size(), std::size_t{4});
        QCOMPARE(card.costs.size(), std::size_t{4});
        QCOMPARE(card.questions.size(), std::size_t{7});
    }
    const report::Card card = picture(portuguese).card;
    QCOMPARE(card.policy[3].name, std::string{"Jitter"});
    QCOMPARE(card.policy[3].value, std::string{"100 %"});
    QCOMPARE(card.policy[4].value, std::string{"1,5 s"});
    QCOMPARE(card.imprint, std::string{"Repique · semente 42"});
}

void TestCard::anAnswerStandsUnderItsQuestion()
{
    const std::string id = m_reference.questions[2].id;
    const report::Card card = picture(english, {{id, "the client library"}, {"nobody asked", "this"}}).card;
    QCOMPARE(card.questions[2].answer, std::string{"the client library"});
    QCOMPARE(card.questions[1].answer, std::string{});
}

void TestCard::markdownHoldsTheDiagramAndTheAnswers()
{
    const QByteArray text
        = written(QStringLiteral("a.md"), picture(english, {{m_reference.questions[0].id, "timeouts"}}));
    QVERIFY(text.startsWith("# Retry Pattern\n"));
    QVERIFY(text.contains("```mermaid\nsequenceDiagram\n```\n"));
    QVERIFY(text.contains("1. Which errors, exactly, are transient?\n   > timeouts\n2. "));
}

void TestCard::pdfIsOnePageOfA5()
{
    const QByteArray bytes = written(QStringLiteral("a.pdf"), picture(english));
    QVERIFY(bytes.startsWith("%PDF-"));
    QCOMPARE(bytes.count("/Type /Page\n"), 1);
    static const QRegularExpression box(QStringLiteral(R"(/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\])"));
    const QRegularExpressionMatch match = box.match(QString::fromLatin1(bytes));
    QCOMPARE(qRound(match.captured(1).toDouble()), 420); // 148 mm in points
    QCOMPARE(qRound(match.captured(2).toDouble()), 595);
}

void TestCard::pngHasThreeHundredDotsAnInch()
{
    QVERIFY(!written(QStringLiteral("a.png"), picture(english)).isEmpty());
    const QImage image(m_folder.filePath(QStringLiteral("a.png")));
    QCOMPARE(image.size(), QSize(1748, 2480));
    QCOMPARE(qRound(image.dotsPerMeterX() * 0.0254), 300);
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 7) {
        for (int x = 0; x < image.width(); x += 7) {
            colours.insert(image.pixel(x, y));
        }
    }
    QCOMPARE_GT(colours.size(), 10);
}

void TestCard::wordsAreWordsInSvg()
{
    const Svg svg = readSvg(written(QStringLiteral("a.svg"), picture(english)));
    const QString all = svg.texts.join(QLatin1Char(' '));
    for (const char* words : {"Retry Pattern", "503 SPI_UNAVAILABLE", "Attempts (includes the 1st)",
             "What is gained", "Which metric shows the amplification?", "seed 42"}) {
        QVERIFY2(all.contains(QLatin1String(words)), words);
    }
    QCOMPARE_GT(svg.shapes, 30);
    QCOMPARE_LE(svg.lowest, pageUnits.height());
}

void TestCard::aWaitHasNoChipWithoutWords()
{
    LayoutRequest request = picture(english).sequence;
    const auto chips = [&request] {
        const StepLayout layout = layoutSteps(request);
        return std::ranges::count_if(layout.rows, [](const RowLayout& row) { return !row.chip.isEmpty(); });
    };
    QCOMPARE(chips(), 2);
    request.why.clear();
    QCOMPARE(chips(), 0);
}

void TestCard::longAnswersStayOnThePage()
{
    report::CardAnswers answers;
    for (const lessons::Point& question : m_reference.questions) {
        for (int i = 0; i < 40; ++i) {
            answers[question.id] += "words ";
        }
    }
    const Svg svg = readSvg(written(QStringLiteral("long.svg"), picture(english, answers)));
    QVERIFY(svg.texts.join(QLatin1Char(' ')).contains(QStringLiteral("seed 42")));
    QCOMPARE_LE(svg.lowest, pageUnits.height());
}

void TestCard::anotherEndingIsRefused()
{
    const QString path = m_folder.filePath(QStringLiteral("card.docx"));
    const QString why = exportCard(picture(english), path, theme::tokens(theme::Theme::Light), {});
    QVERIFY(why.contains(QStringLiteral("card.docx")) && why.contains(QStringLiteral(".pdf")));
    QVERIFY(!QFile::exists(path));
}

void TestCard::nothingIsWrittenWhereNothingCanBe()
{
    const QString path = m_folder.filePath(QStringLiteral("no/such/folder/card.pdf"));
    QVERIFY(!exportCard(picture(english), path, theme::tokens(theme::Theme::Light), {}).isEmpty());
}

void TestCard::thePageKeepsWhatIsTyped()
{
    CardPage page;
    page.setReference(m_reference);
    page.setAnswers({{m_reference.questions[0].id, "timeouts"}});
    QCOMPARE(page.answers().size(), std::size_t{1});
    QSignalSpy changed(&page, &CardPage::answersChanged);
    auto* const second = page.findChild<QPlainTextEdit*>(
        QStringLiteral("answer_") + QString::fromStdString(m_reference.questions[1].id));
    QTest::keyClicks(second, QStringLiteral("a key"));
    QCOMPARE(changed.size(), 5);
    QCOMPARE(page.answers().at(m_reference.questions[1].id), std::string{"a key"});
    QCOMPARE(page.picture().card.questions[1].answer, std::string{"a key"});
}

void TestCard::thePageIsUsedByKeyboard()
{
    CardPage page;
    page.setReference(m_reference);
    QSignalSpy asked(&page, &CardPage::exportRequested);
    for (auto* const button : page.findChildren<QPushButton*>()) {
        QVERIFY(!button->text().isEmpty() && !button->toolTip().isEmpty());
        QTest::keyClick(button, Qt::Key_Space);
    }
    QStringList formatsAsked;
    for (const QList<QVariant>& arguments : asked) {
        formatsAsked.append(arguments.constFirst().toString());
    }
    QCOMPARE(formatsAsked, formats());
    for (auto* const answer : page.findChildren<QPlainTextEdit*>()) {
        QVERIFY(!answer->accessibleName().isEmpty());
        QVERIFY(answer->tabChangesFocus());
    }
}

QTEST_MAIN(TestCard)
#include "tst_card.moc"
