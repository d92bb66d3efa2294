// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>

#include <cstdint>
#include <functional>
#include <optional>

namespace repique {

class MainWindow;

/// Waits until the window is on the screen and has nothing left to compute, then tells when it appeared and
/// what the program holds. GUI thread.
class StartMeasure final : public QObject
{
    Q_OBJECT

public:
    struct Result
    {
        std::int64_t appearedAtMs = 0; ///< of the system's clock, since 1970
        std::int64_t residentKilobytes = 0; ///< 0 where the system does not tell
    };

    StartMeasure(MainWindow& window, std::function<void(const Result& result)> done);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void finishWhenQuiet();

    MainWindow& m_window;
    std::function<void(const Result& result)> m_done;
    std::optional<std::int64_t> m_appearedAtMs;
};

} // namespace repique
