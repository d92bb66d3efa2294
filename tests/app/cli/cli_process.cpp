// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_process.h"

#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>

namespace repique::test {

CliResult runCli(const QStringList& arguments, const QStringList& variables)
{
    QProcess process;
    QStringList environment = QProcess::systemEnvironment().filter(
        QRegularExpression(QStringLiteral("^(?!LC_|LANG|REPIQUE_RETRY_)")));
    environment << QStringLiteral("LC_ALL=C") << variables;
    process.setEnvironment(environment);
    process.start(qEnvironmentVariable("REPIQUE_CLI"), arguments);
    if (!process.waitForFinished(50'000) || process.exitStatus() != QProcess::NormalExit) {
        return {};
    }
    return {process.exitCode(), process.readAllStandardOutput(),
        QString::fromUtf8(process.readAllStandardError())};
}

QString fileWith(const QByteArray& text, const QString& name)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    QFile file{path};
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path : QString{};
}

} // namespace repique::test
