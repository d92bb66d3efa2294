// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n/fault_words.h"

#include <QtTest/QTest>

#include <array>

using namespace repique;
using namespace repique::i18n;

namespace {

constexpr Language en = Language::English;
constexpr Language pt = Language::Portuguese;
constexpr std::array codes{Errc::InvalidValue, Errc::UnknownKey, Errc::Syntax, Errc::TooLarge, Errc::NotFound,
    Errc::Unreadable, Errc::Unwritable, Errc::NotSupported, Errc::Storage};
static_assert(codes.size() == static_cast<std::size_t>(Errc::Storage) + 1);

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

class TestFaultWords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFaultSaysWhereWhatAndWhatIsAccepted_data();
    void aFaultSaysWhereWhatAndWhatIsAccepted();
    void everyCodeHasAName();
    void allFaultsComeOneALine();
    void anErrorNamesItsThing();
};

void TestFaultWords::aFaultSaysWhereWhatAndWhatIsAccepted_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("accepted");
    QTest::addColumn<QString>("portuguese");
    const auto code = [](Errc value) { return static_cast<int>(value); };
    QTest::newRow("a word that the key does not know")
        << code(Errc::InvalidValue) << "aula.repique.toml" << 12 << "policy.growth"
        << "\"fulll\""
        << "\"power\" | \"constant\""
        << "aula.repique.toml, linha 12: policy.growth = \"fulll\" — valor inválido; aceito: \"power\" | "
           "\"constant\"";
    QTest::newRow("an unknown key") << code(Errc::UnknownKey) << "a.toml" << 3 << "policy.jiter"
                                    << ""
                                    << ""
                                    << "a.toml, linha 3: policy.jiter — chave desconhecida";
    QTest::newRow("a missing file") << code(Errc::NotFound) << "a.toml" << 0 << ""
                                    << ""
                                    << ""
                                    << "a.toml: não encontrado";
    QTest::newRow("an assignment has no file")
        << code(Errc::InvalidValue) << "" << 0 << "policy.max_attempts"
        << "0"
        << "1 … 1000000"
        << "policy.max_attempts = 0 — valor inválido; aceito: 1 … 1000000";
    QTest::newRow("broken TOML shows the line")
        << code(Errc::Syntax) << "a.toml" << 2 << ""
        << "rate ="
        << "TOML 1.0"
        << "a.toml, linha 2, coluna 5: rate = — não é TOML válido; aceito: "
           "TOML 1.0";
    QTest::newRow("a table twice") << code(Errc::Syntax) << "a.toml" << 7 << "policy"
                                   << "[policy]"
                                   << "TOML 1.0"
                                   << "a.toml, linha 7, coluna 5: policy — aparece duas vezes";
    QTest::newRow("a binary file") << code(Errc::Syntax) << "a.toml" << 1 << ""
                                   << ""
                                   << "UTF-8"
                                   << "a.toml, linha 1, coluna 5: não é um arquivo de texto; aceito: UTF-8";
    QTest::newRow("a huge file") << code(Errc::TooLarge) << "a.toml" << 0 << ""
                                 << "10485760 B"
                                 << "≤ 1 MiB"
                                 << "a.toml: 10485760 B — acima do limite; aceito: ≤ 1 MiB";
    QTest::newRow("a newer format")
        << code(Errc::NotSupported) << "a.toml" << 1 << "format"
        << "\"repique/2\""
        << "\"repique/1\""
        << "a.toml, linha 1: format = \"repique/2\" — um formato mais novo que esta "
           "versão; aceito: \"repique/1\"";
    QTest::newRow("no assignment at all") << code(Errc::Syntax) << "" << 0 << ""
                                          << "policy"
                                          << "policy.max_attempts=4"
                                          << "policy — não é uma atribuição; aceito: policy.max_attempts=4";
}

void TestFaultWords::aFaultSaysWhereWhatAndWhatIsAccepted()
{
    QFETCH(int, code);
    QFETCH(QString, file);
    QFETCH(int, line);
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(QString, accepted);
    scenario::Fault fault;
    fault.code = static_cast<Errc>(code);
    fault.file = file.toStdString();
    fault.line = line;
    fault.column = 5;
    fault.key = key.toStdString();
    fault.value = value.toStdString();
    fault.accepted = accepted.toStdString();
    QTEST(q(sentence(fault, pt)), "portuguese");
    const QString english = q(sentence(fault, en));
    QVERIFY2(english.contains(key) && english.contains(file), qPrintable(english));
    QVERIFY2(english != q(sentence(fault, pt)), qPrintable(english));
    QVERIFY2(line == 0 || english.contains(QStringLiteral("line %1").arg(line)), qPrintable(english));
}

void TestFaultWords::everyCodeHasAName()
{
    for (const Errc code : codes) {
        QVERIFY(!errorName(code, en).empty());
        QVERIFY(!errorName(code, pt).empty());
        QVERIFY(errorName(code, en) != errorName(code, pt));
    }
}

void TestFaultWords::allFaultsComeOneALine()
{
    scenario::Fault first;
    first.code = Errc::UnknownKey;
    first.file = "a.toml";
    first.line = 1;
    first.key = "x";
    scenario::Fault second = first;
    second.line = 2;
    second.key = "y";
    const scenario::Faults faults{first, second};
    QCOMPARE(q(sentences(faults, en)),
        QStringLiteral("a.toml, line 1: x — unknown key\na.toml, line 2: y — unknown key\n"));
}

void TestFaultWords::anErrorNamesItsThing()
{
    QCOMPARE(q(sentence(Error{Errc::NotSupported, "a.db"}, pt)),
        QStringLiteral("a.db — de uma versão que esta não conhece"));
    QCOMPARE(q(sentence(Error{Errc::NotFound, {}}, en)), QStringLiteral("not found"));
}

QTEST_APPLESS_MAIN(TestFaultWords)
#include "tst_fault_words.moc"
