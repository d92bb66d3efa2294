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
}

void TestFaultWords::aFaultSaysWhereWhatAndWhatIsAccepted()
{
    QFETCH(int, code);
    QFETCH(QString, file);
    QFETCH(int, line);
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(QString, accepted);
    const scenario::Fault fault{static_cast<Errc>(code), file.toStdString(), line, 1, key.toStdString(),
        value.toStdString(), accepted.toStdString()};
    QTEST(q(sentence(fault, pt)), "portuguese");
    const QString english = q(sentence(fault, en));
    QVERIFY(english.contains(key) && english.contains(value) && english.contains(accepted));
    QVERIFY(line == 0 || english.contains(QStringLiteral("line %1").arg(line)));
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
    const scenario::Faults faults{
        {Errc::UnknownKey, "a.toml", 1, 1, "x", "", ""}, {Errc::UnknownKey, "a.toml", 2, 1, "y", "", ""}};
    QCOMPARE(q(sentences(faults, en)),
        QStringLiteral("a.toml, line 1: x — unknown key\na.toml, line 2: y — unknown key\n"));
}

void TestFaultWords::anErrorNamesItsThing()
{
    QCOMPARE(q(sentence(Error{Errc::NotSupported, "layer, policy.breaker"}, pt)),
        QStringLiteral("layer, policy.breaker — válido, mas esta versão ainda não executa"));
    QCOMPARE(q(sentence(Error{Errc::NotFound, {}}, en)), QStringLiteral("not found"));
}

QTEST_APPLESS_MAIN(TestFaultWords)
#include "tst_fault_words.moc"
