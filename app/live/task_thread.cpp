// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/task_thread.h"

#include <QtCore/QMetaObject>

#include <utility>

namespace repique::live {

TaskThread::TaskThread(QObject* parent)
    : QObject(parent)
    , m_worker([this](const std::stop_token& quit) { work(quit); })
{
}

TaskThread::~TaskThread()
{
    m_worker.request_stop(); // first, so that nothing new is taken in hand
    const std::scoped_lock lock(m_mutex);
    m_running.request_stop();
}

void TaskThread::post(Task task)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.push_back(std::move(task));
    }
    ++m_open;
    m_wake.notify_one();
}

void TaskThread::drop()
{
    const std::scoped_lock lock(m_mutex);
    m_running.request_stop();
    m_waiting.clear();
    ++m_generation;
    m_open = 0;
}

void TaskThread::work(const std::stop_token& quit)
{
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, quit, [this] { return !m_waiting.empty(); }) && !quit.stop_requested()) {
        const Task task = std::move(m_waiting.front());
        m_waiting.pop_front();
        m_running = std::stop_source();
        const std::stop_token stop = m_running.get_token();
        const std::uint64_t generation = m_generation;
        lock.unlock();
        const Delivery delivery = task(stop);
        QMetaObject::invokeMethod(
            this, [this, generation, delivery] { deliver(generation, delivery); }, Qt::QueuedConnection);
        lock.lock();
    }
}

/// GUI thread.
void TaskThread::deliver(std::uint64_t generation, const Delivery& delivery)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (generation != m_generation) {
            return;
        }
    }
    --m_open;
    if (delivery) {
        delivery();
    }
}

} // namespace repique::live
