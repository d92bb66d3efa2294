// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/tone.h"

#include <QtCore/QVariant>
#include <QtWidgets/QStyle>
#include <QtWidgets/QWidget>

namespace repique {
namespace {

QString nameOf(Tone tone)
{
    switch (tone) {
    case Tone::Plain:
        return {};
    case Tone::Accent:
        return QStringLiteral("accent");
    case Tone::Retry:
        return QStringLiteral("retry");
    case Tone::Goodput:
        return QStringLiteral("goodput");
    case Tone::Duplicate:
        return QStringLiteral("duplicate");
    }
    return {};
}

void restyle(QWidget& widget)
{
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
    widget.update();
}

} // namespace

void setStyleProperty(QWidget& widget, const char* name, const QString& value)
{
    if (widget.property(name).toString() == value) {
        return;
    }
    widget.setProperty(name, value);
    restyle(widget);
    const QList<QWidget*> inside = widget.findChildren<QWidget*>();
    for (QWidget* child : inside) {
        restyle(*child);
    }
}

void setTone(QWidget& widget, Tone tone)
{
    setStyleProperty(widget, "tone", nameOf(tone));
}

} // namespace repique
