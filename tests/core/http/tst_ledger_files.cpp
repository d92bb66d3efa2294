// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_service.h"

#include <QtCore/QFileInfo>
#include <QtTest/QTest>

#include <SQLiteCpp/SQLiteCpp.h>

using namespace repique;
using namespace repique::test;
using namespace std::chrono_literals;

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

} // namespace

/// Files that are not ours, are damaged, or cannot be written: a sentence or a 503, never a wrong balance.
class TestLedgerFiles final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLedgerIsItsOwnersAlone();
    void whatIsNotOursIsRefusedUntouched_data();
    void whatIsNotOursIsRefusedUntouched();
    void aDamagedLedgerIsRefused();
    void aLedgerIsServedByOneAtATime();
    void aLedgerThatAnotherProgramLocksIsA503();
    void whatWasPaidIsThereAfterARestart();
    void accountsAreCreatedOnlyIfAbsent();

private:
    [[nodiscard]] http::ServiceSetup setup() const
    {
        http::ServiceSetup setup;
        setup.ledger = path().toStdString();
        setup.synchronous = settlement::Ledger::Synchronous::Normal;
        return setup;
    }

    [[nodiscard]] QString path() const
    {
        return m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + QLatin1Char('-')
            + QString::fromLatin1(QTest::currentDataTag()).left(8) + QStringLiteral(".sqlite"));
    }

    QTemporaryDir m_folder;
};

void TestLedgerFiles::aLedgerIsItsOwnersAlone()
{
    const auto service = must(http::Service::start(setup()));
    const auto ownerOnly
        = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadUser | QFileDevice::WriteUser;
    for (const char* suffix : {"", "-wal", "-shm"}) {
        QCOMPARE(QFileInfo{path() + QLatin1String{suffix}}.permissions(), ownerOnly);
    }
}

void TestLedgerFiles::whatIsNotOursIsRefusedUntouched_data()
{
    QTest::addColumn<QString>("sql"); // empty: no database at all
    QTest::addColumn<QString>("said");
    QTest::newRow("a text") << ""
                            << "not a SQLite database";
    QTest::newRow("another program's database") << "CREATE TABLE t (x); INSERT INTO t VALUES (1)"
                                                << "a database of another program";
    QTest::newRow("a newer schema")
        << "PRAGMA application_id = 1380995404; PRAGMA user_version = 99; CREATE TABLE t (x)"
        << "a ledger of a newer version";
}

void TestLedgerFiles::whatIsNotOursIsRefusedUntouched()
{
    QFETCH(QString, sql);
    QFETCH(QString, said);
    if (sql.isEmpty()) {
        write(path(), QByteArray(4096, 'x'));
    } else {
        SQLite::Database{path().toStdString(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE}.exec(
            sql.toStdString());
    }
    const QByteArray before = bytesOf(path());
    const auto refused = http::Service::start(setup());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotSupported);
    QVERIFY2(QString::fromStdString(refused.error().detail).contains(said), refused.error().detail.c_str());
    QCOMPARE(bytesOf(path()), before);
    const QFileInfo file{path()};
    QCOMPARE(file.dir().entryList({file.fileName() + QLatin1Char('*')}).size(), 1); // and nothing beside it
}

void TestLedgerFiles::aDamagedLedgerIsRefused()
{
    {
        const auto service = must(http::Service::start(setup()));
        for (int i = 0; i < 200; ++i) {
            QCOMPARE(ask(service->port(), settlementRequest("K" + QByteArray::number(i), 1)).status, 200);
        }
    }
    QByteArray bytes = bytesOf(path());
    QCOMPARE_GT(bytes.size(), 40'000);
    bytes.replace(8192, bytes.size() - 8192, QByteArray(bytes.size() - 8192, '\x5a'));
    write(path(), bytes);
    const auto refused = http::Service::start(setup());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Storage);
    QCOMPARE(bytesOf(path()), bytes);
}

void TestLedgerFiles::aLedgerIsServedByOneAtATime()
{
    auto service = must(http::Service::start(setup()));
    const auto second = http::Service::start(setup());
    QVERIFY(!second);
    QCOMPARE(second.error().code, Errc::NotSupported);
    QCOMPARE(ask(service->port(), settlementRequest("K1")).status, 200); // the first is none the worse
    service.reset();
    QVERIFY(http::Service::start(setup()).has_value());
}

void TestLedgerFiles::aLedgerThatAnotherProgramLocksIsA503()
{
    const auto service = must(http::Service::start(setup()));
    {
        SQLite::Database other{path().toStdString(), SQLite::OPEN_READWRITE};
        SQLite::Transaction lock{other, SQLite::TransactionBehavior::IMMEDIATE};
        const WireAnswer answer = ask(service->port(), settlementRequest("K1"));
        QCOMPARE(answer.status, 503);
        QVERIFY(answer.body.contains("urn:repique:problem:storage-failed"));
        QCOMPARE(ask(service->port(), httpRequest("GET /health")).status, 200); // reading goes on
    }
    QCOMPARE(ask(service->port(), settlementRequest("K1")).status, 200);
    QCOMPARE(must(service->accounts()).front().second, 997'000);
}

void TestLedgerFiles::whatWasPaidIsThereAfterARestart()
{
    WireAnswer first;
    {
        const auto service = must(http::Service::start(setup()));
        first = ask(service->port(), settlementRequest("K1"));
    }
    const auto service = must(http::Service::start(setup()));
    const WireAnswer again = ask(service->port(), settlementRequest("K1"));
    QCOMPARE(again.body, first.body);
    QCOMPARE(again.field("Idempotent-Replayed"), QByteArray{"true"});
    QCOMPARE(must(service->accounts()).front().second, 997'000);
}

void TestLedgerFiles::accountsAreCreatedOnlyIfAbsent()
{
    http::ServiceSetup first = setup();
    first.accounts = {{"ana", 500}};
    must(http::Service::start(std::move(first)));
    http::ServiceSetup second = setup();
    second.accounts = {{"ana", 900}, {"carla", 7}};
    const auto service = must(http::Service::start(std::move(second)));
    QCOMPARE(must(service->accounts()),
        (std::vector<std::pair<std::string, std::int64_t>>{{"ana", 500}, {"carla", 7}}));
}

QTEST_APPLESS_MAIN(TestLedgerFiles)

#include "tst_ledger_files.moc"
