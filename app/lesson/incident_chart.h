// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/incident_words.h"
#include "app/theme/tokens.h"

#include <QtWidgets/QWidget>

namespace repique {

/// The small picture of a group of metrics. Says its figures to whoever does not see it.
class IncidentChart final : public QWidget
{
    Q_OBJECT

public:
    explicit IncidentChart(QWidget* parent = nullptr);

    void setPicture(const GroupPicture& picture, i18n::Language language);
    void setTokens(const theme::Tokens& tokens);

    [[nodiscard]] const GroupPicture& picture() const noexcept { return m_picture; }

    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double top() const;
    [[nodiscard]] QPen penOf(GroupPicture::Ink ink) const;
    void paintAxis(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void paintLine(QPainter& painter, const GroupPicture::Line& line) const;
    void paintBars(QPainter& painter) const;

    GroupPicture m_picture;
    i18n::Language m_language = i18n::Language::English;
    theme::Tokens m_tokens;
};

} // namespace repique
