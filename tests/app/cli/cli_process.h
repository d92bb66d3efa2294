// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace repique::test {

/// What the real program left behind.
struct CliResult
{
    int status = -1; ///< −1 when it did not end by itself
    QByteArray out;
    QString err;
};

/// Runs the program named by the variable REPIQUE_CLI in an English locale; `variables` ("NAME=value") are
/// added to its environment.
[[nodiscard]] CliResult runCli(const QStringList& arguments, const QStringList& variables = {});

/// Writes `text` to a file that lives as long as the test program and returns its path.
[[nodiscard]] QString fileWith(
    const QByteArray& text, const QString& name = QStringLiteral("aula.repique.toml"));

} // namespace repique::test
