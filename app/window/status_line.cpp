// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/status_line.h"

#include "app/charts/scale_words.h"
#include "app/i18n/numbers.h"
#include "app/widgets/utf8.h"

#include <QtCore/QLocale>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStatusBar>

namespace repique {
namespace {

constexpr int patienceMilliseconds = 150;

QLabel* makeLabel(QStatusBar& bar, const char* name)
{
    auto* label = new QLabel(&bar);
    label->setObjectName(QLatin1String(name));
    return label;
}

QString runWords(const StatusLine::State& state, bool isWaiting)
{
    if (state.share && isWaiting) {
        return fromUtf8(charts::busyChip(*state.share, state.language));
    }
    if (state.isLookingUp && isWaiting) {
        return StatusLine::tr("looking for the operation…");
    }
    if (state.isScripted) {
        return StatusLine::tr("exact · 1 operation");
    }
    if (!state.scale) {
        return StatusLine::tr("no run yet");
    }
    return fromUtf8(charts::scaleName(*state.scale, state.settledScale, state.language));
}

bool isBusy(const StatusLine::State& state)
{
    return state.share || state.isLookingUp;
}

QString savedWords(const StatusLine::State& state)
{
    if (state.isModified) {
        return StatusLine::tr("not saved");
    }
    return state.savedAt.isValid()
        ? StatusLine::tr("saved at %1").arg(state.savedAt.toString(QStringLiteral("HH:mm")))
        : QString();
}

} // namespace

StatusLine::StatusLine(QStatusBar& bar)
    : QObject(&bar)
    , m_document(makeLabel(bar, "statusDocument"))
    , m_run(makeLabel(bar, "statusRun"))
    , m_saved(makeLabel(bar, "statusSaved"))
    , m_language(makeLabel(bar, "statusLanguage"))
    , m_zoom(makeLabel(bar, "statusZoom"))
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, &StatusLine::refresh);
    bar.setSizeGripEnabled(false);
    bar.setContentsMargins(10, 0, 10, 0);
    bar.addWidget(m_document);
    bar.addWidget(m_run);
    bar.addPermanentWidget(m_saved);
    bar.addPermanentWidget(m_language);
    bar.addPermanentWidget(m_zoom);
}

void StatusLine::show(const State& state)
{
    if (!isBusy(state)) {
        m_patience.stop();
    } else if (!isBusy(m_state)) {
        m_patience.start();
    }
    m_state = state;
    refresh();
}

void StatusLine::refresh()
{
    m_document->setText(tr("%1 · seed %2").arg(m_state.document, QString::number(m_state.seed)));
    m_run->setText(runWords(m_state, !m_patience.isActive()));
    m_saved->setText(savedWords(m_state));
    m_language->setText(
        m_state.language == i18n::Language::Portuguese ? QStringLiteral("pt-BR") : QStringLiteral("en"));
    m_zoom->setText(fromUtf8(i18n::percent(m_state.textScale / 100.0, m_state.language)));
}

} // namespace repique
