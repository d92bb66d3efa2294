// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <atomic>

namespace repique::live {

/// Tells the GUI thread that other threads have something for it, at most once a frame however often they
/// ring.
class FrameBell final : public QObject
{
    Q_OBJECT

public:
    explicit FrameBell(QObject* parent = nullptr);

    /// Any thread.
    void ring();

Q_SIGNALS:
    void rung();

private:
    QTimer m_frame;
    std::atomic<bool> m_isRinging = false;
};

} // namespace repique::live
