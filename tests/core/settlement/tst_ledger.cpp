// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settlement/ledger.h"
#include "tests/support/temporary_ledger.h"

#include <QtCore/QFile>
#include <QtTest/QtTest>

#include <SQLiteCpp/SQLiteCpp.h>

using namespace repique;
using namespace repique::settlement;
using repique::test::must;
using repique::test::payment;
using repique::test::TemporaryLedger;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{"unreadable"};
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file{path};
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void execute(const QString& path, const char* sql)
{
    SQLite::Database{path.toStdString(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE}.exec(sql);
}

} // namespace

class LedgerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foreignFileIsRefusedUntouched_data();
    void foreignFileIsRefusedUntouched();
    void fileIsMarkedAndReopens();
    void emptyFileBecomesALedger();
    void missingFolderIsAnError();
    void accountIsCreatedOnlyIfAbsent();
    void transferMovesTheMoneyOnce();
    void transferOfTooMuchChangesNothing();
    void sameKeyCannotBeBoundTwice();
    void unguardedKeyCan();
    void errorUndoesTheWholeTransaction();
};

void LedgerTest::foreignFileIsRefusedUntouched_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("sql");
    const QByteArray none;
    QTest::newRow("a text file") << QByteArray{"dear diary"} << none;
    QTest::newRow("a long binary file") << QByteArray(5000, '\x01') << none;
    QTest::newRow("a database of nobody") << QByteArray{} << QByteArray{"CREATE TABLE photos (id INTEGER)"};
    QTest::newRow("a database of another program")
        << QByteArray{}
        << QByteArray{"CREATE TABLE photos (id INTEGER); PRAGMA application_id = 7; PRAGMA user_version = 1"};
    QTest::newRow("a ledger of a newer schema")
        << QByteArray{}
        << QByteArray{"CREATE TABLE photos (id INTEGER); PRAGMA application_id = 1380995404; PRAGMA "
                      "user_version = 2"};
}

void LedgerTest::foreignFileIsRefusedUntouched()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, sql);
    const QTemporaryDir folder;
    const QString path = folder.filePath("foreign.sqlite");
    if (!sql.isEmpty()) {
        execute(path, sql.constData());
    } else {
        write(path, content);
    }
    const QByteArray before = bytesOf(path);
    const auto opened = Ledger::open(path.toStdString());
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, Errc::NotSupported);
    QCOMPARE(bytesOf(path), before);
    QCOMPARE(QDir{folder.path()}.entryList(QDir::Files), QStringList{"foreign.sqlite"});
}

void LedgerTest::fileIsMarkedAndReopens()
{
    const TemporaryLedger file;
    SQLite::Database raw{file.path().string(), SQLite::OPEN_READWRITE};
    QCOMPARE(raw.execAndGet("PRAGMA application_id").getInt(), 0x5250514c);
    QCOMPARE(raw.execAndGet("PRAGMA user_version").getInt(), 1);
    QCOMPARE(raw.execAndGet("PRAGMA journal_mode").getString(), std::string{"wal"});
    QCOMPARE(must(file.connect().balance("ana")), std::optional<std::int64_t>{20'000});
}

void LedgerTest::emptyFileBecomesALedger()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("empty.sqlite");
    write(path, {});
    QVERIFY(Ledger::open(path.toStdString()).has_value());
}

void LedgerTest::missingFolderIsAnError()
{
    const QTemporaryDir folder;
    const auto opened = Ledger::open(folder.filePath("no/such/folder.sqlite").toStdString());
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, Errc::Storage);
}

void LedgerTest::accountIsCreatedOnlyIfAbsent()
{
    Ledger ledger = must(Ledger::inMemory());
    must(ledger.addAccount("ana", 100));
    must(ledger.addAccount("ana", 999));
    QCOMPARE(must(ledger.balance("ana")), std::optional<std::int64_t>{100});
    QCOMPARE(must(ledger.balance("eva")), std::optional<std::int64_t>{});
}

void LedgerTest::transferMovesTheMoneyOnce()
{
    const TemporaryLedger file;
    Ledger ledger = file.connect();
    Transfer transfer;
    must(ledger.atomically([&]() -> Result<void> {
        transfer = must(ledger.transfer(payment("K1"), {}));
        return {};
    }));
    QCOMPARE(transfer.kind, Transfer::Kind::Done);
    QCOMPARE(must(ledger.balance("ana")), std::optional<std::int64_t>{17'000});
    QCOMPARE(must(ledger.balance("bruno")), std::optional<std::int64_t>{3'000});
    QCOMPARE(must(ledger.settlementsOf(payment("K1").endToEndId)), 1);
}

void LedgerTest::transferOfTooMuchChangesNothing()
{
    const TemporaryLedger file;
    Ledger ledger = file.connect();
    must(ledger.atomically([&]() -> Result<void> {
        return must(ledger.transfer(payment("K1", 20'001), {})).kind == Transfer::Kind::InsufficientFunds
            ? Result<void>{}
            : tl::unexpected{Error{Errc::InvalidValue, "the money moved"}};
    }));
    QCOMPARE(file.debitedCents(), 0);
}

void LedgerTest::sameKeyCannotBeBoundTwice()
{
    Ledger ledger = must(Ledger::inMemory());
    const StoredAnswer answer{"f", 200, {}, "{}", {}};
    must(ledger.remember({"s", "K1"}, answer, KeyTable::Unique));
    QCOMPARE(ledger.remember({"s", "K1"}, answer, KeyTable::Unique).error().code, Errc::Storage);
    must(ledger.forget({"s", "K1"}));
    must(ledger.remember({"s", "K1"}, answer, KeyTable::Unique));
}

void LedgerTest::unguardedKeyCan()
{
    Ledger ledger = must(Ledger::inMemory());
    must(ledger.remember({"s", "K1"}, {"f", 200, {}, "first", {}}, KeyTable::Unguarded));
    must(ledger.remember({"s", "K1"}, {"f", 200, {}, "second", {}}, KeyTable::Unguarded));
    QCOMPARE(must(ledger.find({"s", "K1"}, KeyTable::Unguarded))->body, std::string{"second"});
    QVERIFY(!must(ledger.find({"s", "K1"}, KeyTable::Unique)).has_value());
}

void LedgerTest::errorUndoesTheWholeTransaction()
{
    const TemporaryLedger file;
    Ledger ledger = file.connect();
    const auto undone = ledger.atomically([&]() -> Result<void> {
        must(ledger.transfer(payment("K1"), {}));
        return tl::unexpected{Error{Errc::Unwritable, "changed my mind"}};
    });
    QCOMPARE(undone.error().code, Errc::Unwritable);
    QCOMPARE(file.debitedCents(), 0);
    must(ledger.atomically([] { return Result<void>{}; })); // and the connection still works
}

QTEST_APPLESS_MAIN(LedgerTest)

#include "tst_ledger.moc"
