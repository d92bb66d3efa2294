// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/incident_words.h"
#include "app/theme/tokens.h"

#include <QtWidgets/QWidget>

class QGridLayout;
class QPushButton;
class QVBoxLayout;

namespace repique {

class Card;
class IncidentChart;
class Paragraph;

/// One group of metrics of an incident: closed until somebody spends a look on it.
class IncidentCard final : public QWidget
{
    Q_OBJECT

public:
    IncidentCard(lessons::MetricGroup group, const Wording& wording, QWidget* parent = nullptr);

    [[nodiscard]] lessons::MetricGroup group() const noexcept { return m_group; }

    /// Closed, and whether a look can still be spent on it.
    void close(bool mayOpen);
    /// Shows what the group says of `run`.
    void open(const lessons::IncidentRun& run);

    [[nodiscard]] bool isOpen() const noexcept { return m_isOpen; }

    void setTokens(const theme::Tokens& tokens);

Q_SIGNALS:
    void openWanted();

private:
    void fillFigures(const lessons::IncidentRun& run);
    void fillLog(const lessons::IncidentRun& run);

    lessons::MetricGroup m_group;
    Wording m_wording;
    bool m_isOpen = false;
    Card* m_card; // owned by this widget, as all below
    QPushButton* m_button;
    Paragraph* m_closed;
    QWidget* m_figures = nullptr;
    IncidentChart* m_chart;
    Paragraph* m_log;
};

} // namespace repique
