// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/http/exchange_log.h"

#include <QtWidgets/QWidget>

#include <deque>

class QLabel;
class QPlainTextEdit;
class QSplitter;
class QTableView;

namespace repique {
class SectionLabel;
}

namespace repique::live {

class ExchangeModel;

/// The last exchanges of the service as a table, and the request and the response of the chosen one as they
/// stood on the wire. GUI thread.
class ExchangePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ExchangePanel(QWidget* parent = nullptr);

    void add(std::deque<http::Exchange> newest);
    void clear();
    void setLanguage(i18n::Language language);
    /// Percent, for the height of rows.
    void setTextScale(int percent);

    [[nodiscard]] const ExchangeModel& model() const noexcept { return *m_model; }

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeWire(SectionLabel* heading, QPlainTextEdit* text, const char* name);
    void retranslate();
    void showChosen();

    ExchangeModel* m_model; // owned by this widget, as all below
    QTableView* m_table;
    QLabel* m_empty;
    QSplitter* m_wires;
    SectionLabel* m_requestHeading;
    SectionLabel* m_responseHeading;
    QPlainTextEdit* m_request;
    QPlainTextEdit* m_response;
};

} // namespace repique::live
