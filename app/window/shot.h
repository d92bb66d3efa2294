// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>

#include <functional>

namespace repique {

class MainWindow;

/// Takes one picture of the window when everything has been computed and laid out, then says how it went. GUI
/// thread.
class Shot final : public QObject
{
    Q_OBJECT

public:
    /// `done` gets an empty text, or why there is no picture.
    Shot(MainWindow& window, const QString& path, std::function<void(const QString& why)> done);

private:
    void look();

    MainWindow& m_window;
    QString m_path;
    std::function<void(const QString&)> m_done;
    int m_quietTurns = 0;
};

} // namespace repique
