// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/exchange_model.h"

#include "app/i18n/numbers.h"
#include "app/widgets/utf8.h"
#include "core/base/assert.h"
#include "core/pix/identifiers.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>

#include <algorithm>

namespace repique::live {
namespace {

using settlement::Delivery;

QString words(const char* english)
{
    return QCoreApplication::translate("LiveExchanges", english);
}

QString field(const http::Exchange& exchange, std::string_view name)
{
    return fromUtf8(http::valueOf(exchange.requestFields, name));
}

/// A quoted key without its quotes, cut as in the diagram.
QString keyOf(const http::Exchange& exchange)
{
    std::string key{http::valueOf(exchange.requestFields, http::keyField)};
    std::erase(key, '"');
    return fromUtf8(pix::shortKey(key));
}

QString fieldLines(const http::Fields& fields)
{
    QString text;
    for (const http::Field& field : fields) {
        text += fromUtf8(field.name) + QStringLiteral(": ") + fromUtf8(field.value) + QLatin1Char('\n');
    }
    return text;
}

QString withBody(const QString& head, const std::string& body)
{
    return body.empty() ? head : head + QLatin1Char('\n') + fromUtf8(body) + QLatin1Char('\n');
}

QString timeText(settlement::UtcTime time)
{
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
    return QDateTime::fromMSecsSinceEpoch(ms).toString(QStringLiteral("HH:mm:ss.zzz"));
}

} // namespace

ExchangeModel::ExchangeModel(QObject* parent) : QAbstractTableModel(parent) {}

void ExchangeModel::add(std::deque<http::Exchange> newest)
{
    if (newest.size() > http::ExchangeLog::capacity) {
        newest.erase(newest.begin(), newest.end() - static_cast<std::ptrdiff_t>(http::ExchangeLog::capacity));
    }
    if (newest.empty()) {
        return;
    }
    const auto kept = static_cast<int>(http::ExchangeLog::capacity - newest.size());
    if (rowCount() > kept) {
        beginRemoveRows({}, kept, rowCount() - 1);
        m_exchanges.resize(static_cast<std::size_t>(kept));
        endRemoveRows();
    }
    beginInsertRows({}, 0, static_cast<int>(newest.size()) - 1);
    for (http::Exchange& exchange : newest) {
        m_exchanges.push_front(std::move(exchange));
    }
    endInsertRows();
}

void ExchangeModel::clear()
{
    beginResetModel();
    m_exchanges.clear();
    endResetModel();
}

void ExchangeModel::setLanguage(i18n::Language language)
{
    m_language = language;
    retranslate();
}

void ExchangeModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

const http::Exchange& ExchangeModel::exchange(int row) const
{
    REPIQUE_ASSERT(row >= 0 && row < rowCount());
    return m_exchanges[static_cast<std::size_t>(row)];
}

int ExchangeModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_exchanges.size());
}

int ExchangeModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ExchangeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const http::Exchange& shown = exchange(index.row());
    if (role == Qt::DisplayRole) {
        return text(shown, index.column());
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = index.column() == Attempt || index.column() == Took;
        return static_cast<int>((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    return {};
}

QVariant ExchangeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) {
        return {};
    }
    switch (static_cast<Column>(section)) {
    case Time:
        return words(QT_TRANSLATE_NOOP("LiveExchanges", "Time"));
    case Method:
        return words(QT_TRANSLATE_NOOP("LiveExchanges", "Method"));
    case Path:
        return words(QT_TRANSLATE_NOOP("LiveExchanges", "Path"));
    case Status:
        return words(QT_TRANSLATE_NOOP("LiveExchanges", "Answer"));
    case Attempt:
        return words(QT_TRANSLATE_NOOP("LiveExchanges", "Attempt"));
    case Operation:
        return words(QT_TRANSLATE_NOOP("LiveExchanges", "Operation"));
    case Key:
        return words(QT_TRANSLATE_NOOP("LiveExchanges", "Key"));
    case Took:
        return words(QT_TRANSLATE_NOOP("LiveExchanges", "Took"));
    case ColumnCount:
        break;
    }
    return {};
}

QString ExchangeModel::text(const http::Exchange& exchange, int column) const
{
    switch (static_cast<Column>(column)) {
    case Time:
        return timeText(exchange.startedAt);
    case Method:
        return exchange.method.empty() ? QStringLiteral("—") : fromUtf8(exchange.method);
    case Path:
        return fromUtf8(exchange.target);
    case Status:
        return endingOf(exchange);
    case Attempt:
        return field(exchange, http::attemptField);
    case Operation:
        return field(exchange, http::operationField);
    case Key:
        return keyOf(exchange);
    case Took:
        return fromUtf8(i18n::duration(exchange.took, m_language));
    case ColumnCount:
        break;
    }
    return {};
}

QString endingOf(const http::Exchange& exchange)
{
    switch (exchange.delivery) {
    case Delivery::Answered:
        break;
    case Delivery::Lost:
        return words(QT_TRANSLATE_NOOP("LiveExchanges", "answer lost"));
    case Delivery::Closed:
        return words(QT_TRANSLATE_NOOP("LiveExchanges", "closed, no answer"));
    case Delivery::Unreached:
        return words(QT_TRANSLATE_NOOP("LiveExchanges", "vanished"));
    case Delivery::Refused:
        return words(QT_TRANSLATE_NOOP("LiveExchanges", "refused"));
    }
    if (exchange.status == 0) {
        return words(QT_TRANSLATE_NOOP("LiveExchanges", "none"));
    }
    const bool isReplay = !http::valueOf(exchange.answerFields, http::replayedField).empty();
    const QString status = QString::number(exchange.status);
    return isReplay ? words(QT_TRANSLATE_NOOP("LiveExchanges", "%1, replayed")).arg(status) : status;
}

QString requestText(const http::Exchange& exchange)
{
    const QString line = QStringLiteral("%1 %2\n").arg(fromUtf8(exchange.method), fromUtf8(exchange.target));
    return withBody(line + fieldLines(exchange.requestFields), exchange.requestBody);
}

QString responseText(const http::Exchange& exchange)
{
    const bool isSent = exchange.delivery == Delivery::Answered && exchange.status != 0;
    const QString line = isSent
        ? QStringLiteral("HTTP/1.1 %1\n").arg(exchange.status)
        : words(QT_TRANSLATE_NOOP("LiveExchanges", "No answer was sent: %1")).arg(endingOf(exchange))
            + QLatin1Char('\n');
    return withBody(line + fieldLines(exchange.answerFields), exchange.answerBody);
}

} // namespace repique::live
