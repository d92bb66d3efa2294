// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_process.h"
#include "tests/support/wire.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <array>
#include <atomic>
#include <csignal>
#include <optional>
#include <random>
#include <thread>
#include <vector>

using namespace repique::test;

namespace {

/// `repique-cli serve` as a process of its own.
class Served final
{
public:
    /// `shell` runs before it, in the same process.
    explicit Served(const QStringList& arguments, const QString& shell = {})
    {
        const QString command = shell + QStringLiteral("exec \"$0\" serve \"$@\"");
        m_process.start(QStringLiteral("bash"),
            QStringList{QStringLiteral("-c"), command, qEnvironmentVariable("REPIQUE_CLI")} + arguments);
        m_process.waitForReadyRead(20'000);
        m_line = m_process.readLine();
        m_url = QJsonDocument::fromJson(m_line)[QStringLiteral("url")].toString();
    }

    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;

    ~Served() { end(SIGKILL); }

    [[nodiscard]] QByteArray line() const { return m_line; }

    [[nodiscard]] QString url() const { return m_url; }

    [[nodiscard]] int port() const { return m_url.section(QLatin1Char(':'), -1).toInt(); }

    /// The exit status, −1 when it was killed.
    int end(int signal)
    {
        if (m_process.state() == QProcess::NotRunning) {
            return -1;
        }
        ::kill(static_cast<pid_t>(m_process.processId()), signal);
        m_process.waitForFinished(20'000);
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }

private:
    QProcess m_process;
    QByteArray m_line;
    QString m_url;
};

/// Sends `request` again and again, to wherever the service is by then, until it is answered 200; nobody is
/// away for so long as to be given up.
bool isAnswered(const std::atomic<int>& port, const QByteArray& request)
{
    for (int attempt = 0; attempt < 3000; ++attempt) {
        if (ask(port, request, 2000).status == 200) {
            return true;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds{2});
    }
    return false;
}

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

} // namespace

class TestCliLive final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneLineOfJsonWhenReadyAndZeroOnTerm();
    void paymentsAreMadeUnderThePolicy();
    void everyRunIsAnotherPayment();
    void whatIsHeldBackIsSaid();
    void nobodyThereIsNotPaid();
    void theCatalogueIsProven();
    void whatCannotBeProvenIsSaid();
    void whatIsInUseIsSaid();
    void aStoppedProofTidiesUp_data();
    void aStoppedProofTidiesUp();
    void mistakesAreToldOnStandardError_data();
    void mistakesAreToldOnStandardError();
    void curlRetriesAsItIsTold();
    void anAcknowledgedPaymentSurvivesKilling();
    void aFullDiskIsA503AndNoWrongBalance();

private:
    [[nodiscard]] QStringList onLedger() const
    {
        return {QStringLiteral("--ledger"),
            m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + QStringLiteral(".sqlite"))};
    }

    QTemporaryDir m_folder;
};

void TestCliLive::oneLineOfJsonWhenReadyAndZeroOnTerm()
{
    Served served{onLedger() + words("--account carla=7")};
    QVERIFY2(served.line().startsWith("{\"url\": \"http://127.0.0.1:"), served.line().constData());
    QCOMPARE(ask(served.port(), httpRequest("GET /accounts/carla")).body,
        QByteArray{R"({"id":"carla","balanceCents":7})"});
    QCOMPARE(ask(served.port(), httpRequest("GET /accounts/ana")).status, 404);
    QCOMPARE(served.end(SIGTERM), 0);
}

void TestCliLive::paymentsAreMadeUnderThePolicy()
{
    const QString script
        = fileWith(R"({"script": ["503 SPI_UNAVAILABLE", "lost_response", "ok"]})", QStringLiteral("f.json"));
    const Served served{onLedger() + QStringList{QStringLiteral("--faults"), script}};
    const CliResult paid = runCli({QStringLiteral("pay"), QStringLiteral("--url"), served.url(),
        QStringLiteral("--set"), QStringLiteral("policy.attempt_timeout=300ms"), QStringLiteral("--format"),
        QStringLiteral("json")});
    QCOMPARE(paid.status, 0);
    const QJsonObject trace = QJsonDocument::fromJson(paid.out).object();
    QCOMPARE(trace[QStringLiteral("attempts")].toInt(), 3);
    QCOMPARE(trace[QStringLiteral("outcome")].toString(), QStringLiteral("settled"));
    const CliResult twoOnly = runCli({QStringLiteral("pay"), QStringLiteral("--url"), served.url(),
        QStringLiteral("--set"), QStringLiteral("policy.attempt_timeout=300ms"), QStringLiteral("--set"),
        QStringLiteral("policy.max_attempts=2")});
    QCOMPARE(twoOnly.status, 1);
    QVERIFY(twoOnly.out.contains("it may have been settled all the same")); // and it was
    QVERIFY(ask(served.port(), httpRequest("GET /accounts/bruno")).body.contains("\"balanceCents\":6000"));
}

void TestCliLive::everyRunIsAnotherPayment()
{
    const Served served{onLedger()};
    const QStringList pay{QStringLiteral("pay"), QStringLiteral("--url"), served.url()};
    QCOMPARE(runCli(pay).status, 0);
    QCOMPARE(runCli(pay).status, 0);
    QCOMPARE(runCli(pay + words("--operation 5 --amount 1")).status, 0);
    QCOMPARE(runCli(pay + words("--operation 5 --amount 1 --payer ana")).status, 0);
    QCOMPARE(runCli(pay + words("--amount 99999999")).status, 1); // insufficient funds
    QVERIFY(ask(served.port(), httpRequest("GET /accounts/bruno")).body.contains("\"balanceCents\":6001}"));
    // A numbered payment is the same at any time: its EndToEndId holds no minute of today.
    QVERIFY(ask(served.port(), httpRequest("GET /settlements/3"))
                .body.contains("\"endToEndId\":\"E00000000202609281435"));
}

/// What the client's own breaker keeps back is told apart from what a service refuses.
void TestCliLive::whatIsHeldBackIsSaid()
{
    const Served served{onLedger()
        + QStringList{QStringLiteral("--faults"),
            fileWith(R"({"faults": [{"kind": "unavailable"}]})", QStringLiteral("u.json"))}};
    const CliResult result = runCli(QStringList{QStringLiteral("pay"), QStringLiteral("--url"), served.url()}
        + words("--set policy.base=1ms --set policy.breaker.failures=1"));
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains("held back, it never left"), result.out.constData());
    QVERIFY2(!result.out.contains("connection refused"), result.out.constData());
}

void TestCliLive::nobodyThereIsNotPaid()
{
    const CliResult result = runCli(words("pay --url http://127.0.0.1:1 --set policy.base=1ms"));
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.contains("connection refused"));
}

void TestCliLive::theCatalogueIsProven()
{
    const CliResult json
        = runCli(words("prove preset:catalogue --set policy.attempt_timeout=300ms --format json"));
    QCOMPARE(json.status, 0);
    const QJsonObject proof = QJsonDocument::fromJson(json.out).object();
    QCOMPARE(proof[QStringLiteral("identical")].toBool(), true);
    QCOMPARE(proof[QStringLiteral("http")][QStringLiteral("lines")].toArray().size(), 3);
    QCOMPARE(proof[QStringLiteral("http")], proof[QStringLiteral("virtual")]);
}

void TestCliLive::whatCannotBeProvenIsSaid()
{
    const CliResult result = runCli(words("prove preset:article"));
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(QStringLiteral("[script]")), qPrintable(result.err));
    const CliResult racing
        = runCli(words("prove preset:catalogue --set idempotency.server=check_then_insert --lang pt_BR"));
    QCOMPARE(racing.status, 2);
    QVERIFY2(
        racing.err.contains(QStringLiteral("\"check_then_insert\" não pode ser provado, o serviço de verdade "
                                           "é sempre atomic")),
        qPrintable(racing.err));
}

/// What is in use is told apart from what is wrong.
void TestCliLive::whatIsInUseIsSaid()
{
    const Served served{onLedger()};
    const QString port = QString::number(served.port());
    const CliResult samePort = runCli({QStringLiteral("serve"), QStringLiteral("--port"), port});
    QCOMPARE(samePort.status, 2);
    QVERIFY2(samePort.err.startsWith(QStringLiteral("127.0.0.1:") + port
                 + QStringLiteral(": another program is listening on this port")),
        qPrintable(samePort.err));
    const CliResult sameLedger
        = runCli(QStringList{QStringLiteral("serve")} + onLedger() + words("--lang pt_BR"));
    QCOMPARE(sameLedger.status, 2);
    QVERIFY2(sameLedger.err.contains(QStringLiteral(".sqlite: já há um serviço rodando com este ledger")),
        qPrintable(sameLedger.err));
}

/// Whoever is stopped in the middle leaves no folder behind.
void TestCliLive::aStoppedProofTidiesUp_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("asked to end") << SIGTERM;
    QTest::newRow("its terminal is closed") << SIGHUP;
}

void TestCliLive::aStoppedProofTidiesUp()
{
    QFETCH(int, signal);
    const QTemporaryDir temporary;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("TMPDIR"), temporary.path());
    process.setProcessEnvironment(environment);
    process.start(qEnvironmentVariable("REPIQUE_CLI"),
        words("prove preset:catalogue --set policy.attempt_timeout=1h --set policy.deadline=2h"));
    QTRY_VERIFY(!QDir{temporary.path()}.isEmpty());
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(20'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(QDir{temporary.path()}.isEmpty());
}

void TestCliLive::mistakesAreToldOnStandardError_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("a port that is none")
        << words("serve --port 70000") << "--port = 70000 — invalid value; accepted: 0 … 65535";
    QTest::newRow("an account without an amount") << words("serve --account ana") << "--account = ana";
    QTest::newRow("a debt") << words("serve --account ana=-1") << "--account = ana=-1";
    QTest::newRow("faults that are none") << QStringList{QStringLiteral("serve"), QStringLiteral("--faults"),
        fileWith(R"({"script": ["x"]})", QStringLiteral("x.json"))}
                                          << "script[0] = \"x\"";
    QTest::newRow("a ledger that is none") << QStringList{QStringLiteral("serve"), QStringLiteral("--ledger"),
        fileWith(QByteArray(200, 'x'), QStringLiteral("x.sqlite"))}
                                           << "x.sqlite: not a ledger of this program";
    QTest::newRow("faults that no real service has")
        << QStringList{QStringLiteral("serve"), QStringLiteral("--faults"),
               fileWith(R"({"faults": [{"kind": "capacity", "factor": 0.5}]})", QStringLiteral("c.json"))}
        << "\"capacity\" — a real service cannot do this";
    QTest::newRow("nobody to pay at") << words("pay") << "--url is missing";
    QTest::newRow("an address that is none") << words("pay --url ftp://a") << "--url = ftp://a";
    QTest::newRow("nothing to prove") << words("prove") << "FILE is missing";
}

void TestCliLive::mistakesAreToldOnStandardError()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const CliResult result = runCli(arguments);
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(said), qPrintable(result.err));
}

/// A client that nobody here wrote. Source: curl's manual, --retry, --retry-all-errors, --retry-delay.
void TestCliLive::curlRetriesAsItIsTold()
{
    const Served served{onLedger()};
    const auto curl = [&served](const QByteArray& key, const QStringList& options) {
        QProcess process;
        process.start(QStringLiteral("curl"),
            QStringList{QStringLiteral("-sS"), served.url() + QStringLiteral("/settlements"),
                QStringLiteral("-H"), QStringLiteral("Content-Type: application/json"), QStringLiteral("-H"),
                QStringLiteral("Idempotency-Key: \"") + QString::fromLatin1(key) + QLatin1Char('"'),
                QStringLiteral("-d"),
                QStringLiteral(R"({"payer": "ana", "payee": "bruno", "amountCents": 10})"),
                QStringLiteral("-w"), QStringLiteral(" %{http_code} %{time_total}")}
                + options);
        process.waitForFinished(30'000);
        return process.readAllStandardOutput();
    };
    const auto script = [&served](const QByteArray& attempts) {
        return ask(served.port(), httpRequest("PUT /faults", {}, "{\"script\": [" + attempts + "]}")).status;
    };
    QCOMPARE(script(R"("503", "503", "ok")"), 200);
    QVERIFY(curl("c1", words("--retry 2 --retry-delay 1")).contains("\"status\":\"settled\""));
    QCOMPARE(script(R"("503 retry_after=1s")"), 200);
    const QByteArray hinted = curl("c2", words("--retry 1"));
    QVERIFY2(hinted.contains(" 200 "), hinted.constData());
    QCOMPARE(script(R"("lost_response", "closed")"), 200); // the second is a replay and meets no fault
    QVERIFY(curl("c3", words("-m 1 --retry 2 --retry-delay 1")).contains(" 200 "));
    QCOMPARE(script(R"("closed")"), 200);
    QVERIFY(
        curl("c4", words("--retry 2 --retry-delay 1")).contains(" 000 ")); // an empty reply is not retried …
    QCOMPARE(script(R"("closed")"), 200);
    QVERIFY(curl("c5", words("--retry 2 --retry-delay 1 --retry-all-errors"))
                .contains(" 200 ")); // … unless asked for
    QVERIFY(ask(served.port(), httpRequest("GET /accounts/bruno")).body.contains("\"balanceCents\":50}"));
}

/// Killed five times under load, at moments that nobody chooses, while clients try every key again until it
/// is answered; the long test does it a hundred times.
void TestCliLive::anAcknowledgedPaymentSurvivesKilling()
{
    const int kills = qEnvironmentVariableIntValue("REPIQUE_KILLS") > 0
        ? qEnvironmentVariableIntValue("REPIQUE_KILLS")
        : 5;
    constexpr int clients = 4;
    std::mt19937 chance{42};
    std::array<std::vector<QByteArray>, clients> acknowledged; // keys
    std::atomic<int> port{0};
    std::atomic<int> retriedAfterRestart{0};
    std::optional<Served> served{
        std::in_place, onLedger() + words("--account ana=1000000 --account bruno=0")};
    port = served->port();
    std::vector<std::jthread> threads;
    for (std::size_t client = 0; client < clients; ++client) {
        threads.emplace_back([&, client](const std::stop_token& stop) {
            for (int i = 0; !stop.stop_requested(); ++i) {
                const QByteArray key = QByteArray::number(client) + '-' + QByteArray::number(i);
                const int firstPort = port;
                if (isAnswered(port, settlementRequest(key, 1))) {
                    retriedAfterRestart += port != firstPort ? 1 : 0;
                    acknowledged[client].push_back(key);
                }
            }
        });
    }
    for (int round = 0; round < kills; ++round) {
        std::this_thread::sleep_for(std::chrono::milliseconds{30 + chance() % 120});
        served->end(SIGKILL);
        served.emplace(onLedger());
        QVERIFY2(served->port() > 0, "the service starts again by itself");
        port = served->port();
    }
    for (std::jthread& thread : threads) {
        thread.request_stop();
    }
    threads.clear(); // every payment that was begun has been answered by now
    int paid = 0;
    for (const auto& keys : acknowledged) {
        for (const QByteArray& key : keys) {
            QCOMPARE(ask(port, settlementRequest(key, 1)).field("Idempotent-Replayed"), QByteArray{"true"});
        }
        paid += static_cast<int>(keys.size());
    }
    QCOMPARE_GT(retriedAfterRestart.load(), 0);
    const auto balance = [&port](const QByteArray& name) {
        return QJsonDocument::fromJson(
            ask(port, httpRequest("GET /accounts/" + name)).body)[QStringLiteral("balanceCents")]
            .toInt();
    };
    QCOMPARE(balance("bruno"), paid); // once each, also those whose answer a kill has swallowed
    QCOMPARE(balance("ana"), 1'000'000 - paid);
}

/// No file may grow beyond 200 KiB, as on a disk that is full.
void TestCliLive::aFullDiskIsA503AndNoWrongBalance()
{
    int paid = 0;
    {
        const Served served{onLedger(), QStringLiteral("trap '' XFSZ; ulimit -f 200; ")};
        WireAnswer last;
        for (last.status = 200; last.status == 200 && paid < 2000; paid += last.status == 200 ? 1 : 0) {
            last = ask(served.port(), settlementRequest(QByteArray::number(paid), 1));
        }
        QCOMPARE(last.status, 503);
        QVERIFY2(last.body.contains("storage-failed"), last.body.constData());
        QCOMPARE(ask(served.port(), httpRequest("GET /accounts/bruno")).body,
            "{\"id\":\"bruno\",\"balanceCents\":" + QByteArray::number(paid) + "}");
    }
    QCOMPARE_GT(paid, 0);
    const Served again{onLedger()}; // there is room again
    QCOMPARE(ask(again.port(), httpRequest("GET /accounts/bruno")).body,
        "{\"id\":\"bruno\",\"balanceCents\":" + QByteArray::number(paid) + "}");
    QCOMPARE(ask(again.port(), settlementRequest(QByteArray::number(paid), 1)).status, 200);
}

QTEST_GUILESS_MAIN(TestCliLive)

#include "tst_cli_live.moc"
