// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QScrollArea>

class QVBoxLayout;

namespace repique {

/// Where an exercise of a lesson stands that needs the middle of the window, in place of diagram and charts.
class LessonStage final : public QScrollArea
{
    Q_OBJECT

public:
    explicit LessonStage(QWidget* parent = nullptr);

    /// Takes `content`, which may be null, in place of what stood here; that is deleted.
    void setContent(QWidget* content);

    [[nodiscard]] QWidget* content() const noexcept { return m_content; }

private:
    QVBoxLayout* m_column; // owned by the widget inside
    QWidget* m_content = nullptr; // owned by the widget inside
};

} // namespace repique
