// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/attempt_log_model.h"

#include "app/i18n/decision_words.h"
#include "app/i18n/trace_words.h"
#include "app/sequence/party_words.h"
#include "app/sequence/step_words.h"

namespace repique {
namespace {

QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Of the client, in a chain of the outermost layer.
bool isFailure(const trace::Step& step)
{
    const bool isOfClient = step.from == trace::Party::Client || step.to == trace::Party::Client;
    return isOfClient && step.decision && step.event != trace::Event::Wait
        && step.decision->verdict != retry::Verdict::Succeed;
}

} // namespace

AttemptLogModel::AttemptLogModel(QObject* parent) : QAbstractTableModel(parent) {}

void AttemptLogModel::setTrace(std::shared_ptr<const trace::Trace> trace)
{
    m_trace = std::move(trace);
    rebuild();
}

void AttemptLogModel::setLanguage(i18n::Language language)
{
    m_language = language;
    rebuild();
}

void AttemptLogModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

AttemptLogModel::Row AttemptLogModel::rowOf(
    const trace::Step& step, const QString& outcome, const QString& sentence) const
{
    Row row;
    row.sentence = sentence;
    row.isFinalError = step.event == trace::Event::GaveUp;
    if (row.isFinalError) {
        row.cells = QStringList{sentence, {}, {}, {}, {}};
        return row;
    }
    const retry::Decision& decision = *step.decision;
    const bool hasWait = decision.verdict == retry::Verdict::Retry;
    row.cells << numberWords(step.attempt, m_language) << outcome
              << toQt(i18n::classification(decision.classification, m_language))
              << (hasWait ? durationWords(decision.wait, m_language) : QStringLiteral("—"))
              << toQt(hasWait ? i18n::classificationSentence(decision.classification, m_language)
                              : i18n::reasonSentence(decision.reason, m_language));
    return row;
}

void AttemptLogModel::rebuild()
{
    beginResetModel();
    m_rows.clear();
    if (m_trace) {
        const i18n::TraceWords words{m_language, *m_trace};
        for (const trace::Step& step : m_trace->steps) {
            if (isFailure(step)) {
                m_rows.push_back(rowOf(step, toQt(words.outcomeOf(step)), toQt(words.logLine(step))));
            }
        }
    }
    endResetModel();
}

bool AttemptLogModel::isChain() const noexcept
{
    return m_trace && !m_trace->layers.empty();
}

bool AttemptLogModel::isFinalError(int row) const noexcept
{
    return m_rows[static_cast<std::size_t>(row)].isFinalError;
}

QString AttemptLogModel::text() const
{
    QStringList lines;
    for (const Row& row : m_rows) {
        lines << row.sentence;
    }
    return lines.join(QLatin1Char{'\n'});
}

int AttemptLogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int AttemptLogModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AttemptLogModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.cells.at(index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return row.sentence;
    default:
        return {};
    }
}

QVariant AttemptLogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Attempt:
        //: %1 is the name of the outermost layer of a chain
        return isChain() ? tr("Attempt of %1").arg(partyName(*m_trace, trace::Party::Client, m_language))
                         : tr("Attempt");
    case Outcome:
        return tr("Outcome");
    case Classification:
        return tr("Nature");
    case Wait:
        return tr("Wait");
    case Reason:
        return tr("Reason");
    default:
        return {};
    }
}

} // namespace repique
