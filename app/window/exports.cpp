// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/exports.h"

#include "app/i18n/trace_words.h"
#include "core/trace/render.h"

#include <QtCore/QSaveFile>
#include <QtGui/QPixmap>
#include <QtWidgets/QWidget>

#include <functional>

namespace repique {
namespace {

/// Atomic; empty on success.
QString write(const QString& path, const std::function<bool(QIODevice&)>& fill)
{
    QSaveFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly) && fill(file) && file.commit();
    return isWritten ? QString() : file.errorString();
}

std::string rendered(const trace::Trace& trace, const QString& path, i18n::Language language)
{
    const i18n::TraceWords words(language, trace);
    if (path.endsWith(QLatin1String(".mmd"))) {
        return trace::toMermaid(trace, words);
    }
    if (path.endsWith(QLatin1String(".puml"))) {
        return trace::toPlantUml(trace, words);
    }
    return path.endsWith(QLatin1String(".json")) ? trace::toJson(trace) : trace::toText(trace, words);
}

} // namespace

QString exportTrace(const trace::Trace& trace, const QString& path, i18n::Language language)
{
    return exportText(QByteArray::fromStdString(rendered(trace, path, language)), path);
}

QString exportText(const QByteArray& text, const QString& path)
{
    return write(path, [&text](QIODevice& file) { return file.write(text) == text.size(); });
}

QString exportPicture(QWidget& widget, const QString& path)
{
    const QPixmap picture = widget.grab();
    return write(path, [&picture](QIODevice& file) { return picture.save(&file, "PNG"); });
}

} // namespace repique
