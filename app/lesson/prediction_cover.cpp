// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/prediction_cover.h"

#include "app/lesson/sketch_pad.h"
#include "app/widgets/paragraph.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace repique {

PredictionCover::PredictionCover(SketchPad* pad, QWidget* parent) : QWidget(parent), m_why(new QWidget(this))
{
    setObjectName(QStringLiteral("predictionCover"));
    auto* const title = new Paragraph(m_why);
    title->setText(tr("First your prediction"));
    title->setProperty("role", QStringLiteral("heading"));
    auto* const reason = new Paragraph(m_why);
    reason->setText(whyRunWaits());
    reason->setProperty("role", QStringLiteral("muted"));
    auto* const run = new QPushButton(tr("Run"), m_why);
    run->setObjectName(QStringLiteral("coveredRun"));
    run->setEnabled(false);
    run->setToolTip(reason->text());
    run->setAccessibleDescription(reason->text());
    auto* const words = new QVBoxLayout(m_why);
    words->setContentsMargins(0, 0, 0, 8);
    words->setSpacing(10);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    const Qt::Alignment side = pad == nullptr ? Qt::AlignHCenter : Qt::AlignLeft;
    for (Paragraph* const text : {title, reason}) {
        text->setWordWrap(true);
        text->setAlignment(side);
        words->addWidget(text);
    }
    words->addWidget(run, 0, side);
    if (pad == nullptr) {
        column->addStretch();
    }
    column->addWidget(m_why);
    if (pad == nullptr) {
        column->addStretch();
    } else {
        column->addWidget(pad, 1);
    }
}

void PredictionCover::uncover()
{
    m_why->hide();
}

QString whyRunWaits()
{
    return QCoreApplication::translate("PredictionCover",
        "The run waits, and so does its result, until you have answered or skipped the questions of the "
        "lesson.");
}

} // namespace repique
