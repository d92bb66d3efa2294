// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start_measure.h"

#include "app/window/main_window.h"

#include <QtCore/QDateTime>
#include <QtCore/QEvent>
#include <QtCore/QFile>

#include <utility>

namespace repique {
namespace {

std::int64_t residentKilobytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) {
        return 0;
    }
    const QList<QByteArray> lines = status.readAll().split('\n');
    for (const QByteArray& line : lines) {
        if (line.startsWith("VmRSS:")) {
            return line.mid(6).trimmed().split(' ').constFirst().toLongLong();
        }
    }
    return 0;
}

} // namespace

StartMeasure::StartMeasure(MainWindow& window, std::function<void(const Result& result)> done)
    : QObject(&window)
    , m_window(window)
    , m_done(std::move(done))
{
    window.installEventFilter(this);
    connect(&window.conductor(), &Conductor::settled, this, &StartMeasure::finishWhenQuiet);
}

bool StartMeasure::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Paint && !m_appearedAtMs) {
        // Once the loop comes back, what is being painted is on the screen.
        m_appearedAtMs = 0;
        const auto tell = [this] {
            m_appearedAtMs = QDateTime::currentMSecsSinceEpoch();
            finishWhenQuiet();
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void StartMeasure::finishWhenQuiet()
{
    if (m_appearedAtMs.value_or(0) > 0 && m_window.conductor().isSettled()) {
        m_done({.appearedAtMs = *m_appearedAtMs, .residentKilobytes = residentKilobytes()});
    }
}

} // namespace repique
