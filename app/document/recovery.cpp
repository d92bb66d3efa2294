// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>

namespace repique {
namespace {

constexpr int debounceMilliseconds = 1'000;
constexpr int beatMilliseconds = 30'000;
constexpr int slots = 16;
constexpr qint64 largestCopy = 2 * 1024 * 1024;

/// The first line of a copy: a comment to the scenario format, the document's path to us.
const QByteArray pathMark = QByteArrayLiteral("# document: ");

} // namespace

Recovery::Recovery(ScenarioDocument& document, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    QDir().mkpath(folder);
    takeSlot(folder);
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(debounceMilliseconds);
    m_beat.setInterval(beatMilliseconds);
    connect(&m_debounce, &QTimer::timeout, this, &Recovery::snapshot);
    connect(&m_beat, &QTimer::timeout, this, &Recovery::snapshot);
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &Recovery::schedule);
    connect(&m_document, &ScenarioDocument::documentChanged, this, &Recovery::schedule);
}

std::optional<Recovered> Recovery::found() const
{
    QFile file(m_fileName);
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestCopy) {
        return std::nullopt;
    }
    const QByteArray content = file.readAll();
    if (!content.startsWith(pathMark)) {
        return std::nullopt;
    }
    const auto parsed = scenario::parse(content.toStdString(), m_fileName.toStdString());
    if (!parsed) {
        return std::nullopt;
    }
    const qsizetype end = content.indexOf('\n');
    const QByteArray path = content.mid(pathMark.size(), end - pathMark.size());
    return Recovered{.scenario = *parsed,
        .path = QString::fromUtf8(QByteArray::fromPercentEncoding(path)),
        .savedAt = QFileInfo(m_fileName).lastModified()};
}

void Recovery::discard()
{
    QFile::remove(m_fileName);
}

void Recovery::snapshot()
{
    m_debounce.stop();
    if (!m_document.isModified()) {
        m_beat.stop();
        discard();
        return;
    }
    QSaveFile file(m_fileName);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(pathMark + m_document.path().toUtf8().toPercentEncoding() + '\n');
        file.write(QByteArray::fromStdString(scenario::toToml(m_document.scenario())));
        file.commit();
    }
    m_beat.start();
}

QString Recovery::fileName() const
{
    return m_fileName;
}

void Recovery::takeSlot(const QString& folder)
{
    for (int slot = 0; slot < slots; ++slot) {
        const QString stem = QDir(folder).filePath(QStringLiteral("session-%1").arg(slot));
        m_fileName = stem + QStringLiteral(".repique.toml");
        m_lock = std::make_unique<QLockFile>(stem + QStringLiteral(".lock"));
        m_lock->setStaleLockTime(0);
        if (m_lock->tryLock(0)) {
            return;
        }
    }
}

void Recovery::schedule()
{
    m_debounce.start();
}

} // namespace repique
