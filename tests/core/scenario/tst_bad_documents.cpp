// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/document.h"
#include "core/scenario/source_text.h"
#include "tests/support/bad_documents.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <filesystem>
#include <string>

using namespace repique;
using scenario::Fault;
using scenario::Faults;

class BadDocumentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areRefusedSayingWhereWhatAndWhatIsAccepted_data();
    void areRefusedSayingWhereWhatAndWhatIsAccepted();
    void allFaultsComeTogetherInOrderOfLine();
    void badKindOfBudgetHidesNoOtherFault();
    void limitsAreAccepted();
    void commentsAndStringsDoNotNest();
    void missingFileIsNotFound();
    void folderCannotBeRead();
    void fileThatFailsWhileReadCannotBeRead();
    void hugeFileIsRefused();
    void binaryFileIsRefused();
    void goodFileIsLoadedWithItsName();
    void longValuesAreCutAndControlCharactersHidden();
    void charactersAreShieldedAndGivenBack();
};

void BadDocumentsTest::areRefusedSayingWhereWhatAndWhatIsAccepted_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < test::badDocuments().size(); ++i) {
        QTest::newRow(std::string{test::badDocuments()[i].name}.c_str()) << static_cast<int>(i);
    }
}

void BadDocumentsTest::areRefusedSayingWhereWhatAndWhatIsAccepted()
{
    QFETCH(int, index);
    const test::BadDocument& bad = test::badDocuments()[static_cast<std::size_t>(index)];
    const auto parsed = scenario::parse(bad.text, "aula.repique.toml");
    QVERIFY(!parsed.has_value());
    QCOMPARE(parsed.error().size(), std::size_t{1});
    const Fault& fault = parsed.error().front();
    QCOMPARE(fault.code, bad.code);
    QCOMPARE(fault.file, std::string{"aula.repique.toml"});
    QCOMPARE(fault.line, bad.line);
    QCOMPARE(fault.key, std::string{bad.key});
    if (bad.value != "*") {
        QCOMPARE(fault.value, std::string{bad.value});
    }
    if (bad.accepted != "*") {
        QCOMPARE(fault.accepted, std::string{bad.accepted});
    }
    QVERIFY(!fault.accepted.empty());
}

void BadDocumentsTest::allFaultsComeTogetherInOrderOfLine()
{
    const auto parsed = scenario::parse(R"(seed = -1
[[fault]]
probability = 2
[policy]
cap = "1ms"
jitter = "fulll"
[policy.budget]
burst = 1
[dependency]
color = "red"
)",
        "f");
    QVERIFY(!parsed.has_value());
    std::string found;
    for (const Fault& fault : parsed.error()) {
        found += std::to_string(fault.line) + ":" + std::to_string(fault.column) + " " + fault.key + "\n";
    }
    QCOMPARE(found,
        std::string{"0:0 format\n1:8 seed\n3:15 fault.probability\n5:7 policy.cap\n6:10 policy.jitter\n"
                    "8:9 policy.budget.burst\n10:1 dependency.color\n"});
}

void BadDocumentsTest::badKindOfBudgetHidesNoOtherFault()
{
    const auto parsed = scenario::parse(
        "format = \"repique/1\"\n[policy.budget]\nkind = \"x\"\nscope = \"y\"\nzzzzz = 1\n", "f");
    QVERIFY(!parsed.has_value());
    QCOMPARE(parsed.error().size(), std::size_t{3});
}

void BadDocumentsTest::limitsAreAccepted()
{
    const std::string format = "format = \"repique/1\"\n";
    std::string faults = format;
    for (int i = 0; i < 1000; ++i) {
        faults += "[[fault]]\n";
    }
    const auto many = scenario::parse(faults, "f");
    QVERIFY(many.has_value());
    QCOMPARE(many->model.faults.size(), std::size_t{1000});
    const std::string full = format + std::string(1024 * 1024 - format.size(), '\n');
    QCOMPARE(full.size(), std::size_t{1024 * 1024});
    QVERIFY(scenario::parse(full, "f").has_value());
    const auto deep = scenario::parse(format + "x = [[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]\n", "f");
    QVERIFY(!deep.has_value());
    QCOMPARE(deep.error().front().code, Errc::UnknownKey); // 16 levels are read; the key is still unknown
}

void BadDocumentsTest::commentsAndStringsDoNotNest()
{
    const std::string dots(500, '.');
    const std::string brackets(500, '[');
    const auto parsed = scenario::parse("format = \"repique/1\" # " + dots + brackets + "\nname = \"\\\""
            + brackets + dots + "\" # '\n[policy] # \"\n",
        "f");
    QVERIFY(parsed.has_value());
    QCOMPARE(parsed->name, "\"" + brackets + dots);
    QVERIFY(scenario::parse("format = \"repique/1\"\nname = '''\n" + brackets + "'''\n", "f").has_value());
    const auto quotes
        = scenario::parse("format = \"repique/1\"\nname = \"\"\"ç\\\n ã\\\"\"\"\"\"\" # ç\n", "f");
    QVERIFY(quotes.has_value());
    QCOMPARE(quotes->name, std::string{"çã\"\"\""});
    QVERIFY(scenario::parse("format = \"repique/1\"\nname = '" + brackets + "'\n", "f").has_value());
}

void BadDocumentsTest::missingFileIsNotFound()
{
    const auto loaded = scenario::load("/no/such/folder/x.repique.toml");
    QVERIFY(!loaded.has_value());
    QCOMPARE(loaded.error().front().code, Errc::NotFound);
    QCOMPARE(loaded.error().front().file, std::string{"/no/such/folder/x.repique.toml"});
}

void BadDocumentsTest::folderCannotBeRead()
{
    const QTemporaryDir folder;
    const auto loaded = scenario::load(folder.path().toStdString());
    QVERIFY(!loaded.has_value());
    QCOMPARE(loaded.error().front().code, Errc::Unreadable);
}

void BadDocumentsTest::fileThatFailsWhileReadCannotBeRead()
{
    // A pseudo file that opens but whose reading fails, for root as well.
    const auto loaded = scenario::load("/proc/self/mem");
    QVERIFY(!loaded.has_value());
    QCOMPARE(loaded.error().front().code, Errc::Unreadable);
}

void BadDocumentsTest::hugeFileIsRefused()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("huge.repique.toml"));
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(qint64{4} << 30)); // sparse: takes no room on disk
    file.close();
    const auto loaded = scenario::load(path.toStdString());
    QVERIFY(!loaded.has_value());
    QCOMPARE(loaded.error().front().code, Errc::TooLarge);
    QCOMPARE(loaded.error().front().value, std::string{"4294967296 B"});
    QCOMPARE(loaded.error().front().accepted, std::string{"≤ 1 MiB"});
}

void BadDocumentsTest::binaryFileIsRefused()
{
    const auto loaded = scenario::load("/proc/self/exe");
    QVERIFY(!loaded.has_value());
    QCOMPARE(loaded.error().size(), std::size_t{1});
    const QTemporaryDir folder;
    QFile file{folder.filePath(QStringLiteral("x.toml"))};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("\x7F"
                        "ELF\0\0\xFF",
                 7),
        7);
    file.close();
    const auto small = scenario::load(file.fileName().toStdString());
    QVERIFY(!small.has_value());
    QCOMPARE(small.error().front().code, Errc::Syntax);
    QCOMPARE(small.error().front().accepted, std::string{"UTF-8"});
}

void BadDocumentsTest::goodFileIsLoadedWithItsName()
{
    const QTemporaryDir folder;
    QFile file{folder.filePath(QStringLiteral("ação π.repique.toml"))};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\xEF\xBB\xBF"
               "format = \"repique/1\"\r\nseed = 7\r\n"); // a BOM and line ends of Windows
    file.close();
    const auto loaded = scenario::load(file.fileName().toStdString());
    QVERIFY(loaded.has_value());
    QCOMPARE(loaded->model.seed, std::uint64_t{7});
}

void BadDocumentsTest::longValuesAreCutAndControlCharactersHidden()
{
    const std::string sixty(60, 'x');
    QCOMPARE(scenario::shortened(sixty), sixty);
    QCOMPARE(scenario::shortened(sixty + "y"), sixty.substr(0, 59) + "…");
    QCOMPARE(scenario::shortened("a\x1B[31m\tb"), std::string{"a [31m b"});
    QCOMPARE(scenario::shortened("a\xFF"), std::string{"a?"});
}

void BadDocumentsTest::charactersAreShieldedAndGivenBack()
{
    const std::string text = "a\u0080\u07FF\u0800ç\uFFFD\U00010000\U000FFFFF\n";
    QCOMPARE(scenario::unshielded(scenario::shielded(text)), text);
    QCOMPARE(scenario::shielded("ç"), std::string{"\U001000E7"});
    QCOMPARE(scenario::shielded("\uFEFF\uFEFF"), std::string{"\uFEFF\U0010FEFF"});
    QCOMPARE(scenario::unshielded("\U001000E7"), std::string{"ç"});
    QVERIFY(!scenario::firstUnshieldable(text));
    const auto read
        = scenario::parse("format = \"repique/1\"\nname = \"" + text.substr(1, 20) + "\\u00e7\"\n", "f");
    QVERIFY(read.has_value());
    QCOMPARE(read->name, text.substr(1, 20) + "ç");
}

QTEST_APPLESS_MAIN(BadDocumentsTest)
#include "tst_bad_documents.moc"
