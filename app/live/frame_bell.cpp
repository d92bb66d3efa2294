// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/frame_bell.h"

namespace repique::live {
namespace {

constexpr int oneFrameMs = 16;

} // namespace

FrameBell::FrameBell(QObject* parent) : QObject(parent)
{
    m_frame.setSingleShot(true);
    m_frame.setInterval(oneFrameMs);
    connect(&m_frame, &QTimer::timeout, this, [this] {
        m_isRinging = false; // first: what comes from now on rings again
        Q_EMIT rung();
    });
}

void FrameBell::ring()
{
    if (!m_isRinging.exchange(true)) {
        QMetaObject::invokeMethod(&m_frame, qOverload<>(&QTimer::start), Qt::QueuedConnection);
    }
}

} // namespace repique::live
