// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/page_id.h"

#include <QtCore/QObject>

#include <array>
#include <vector>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace repique {

class ActionRegistry;

/// What stands in the docks.
struct DockContents
{
    QWidget* lesson;
    QWidget* parameters;
    QWidget* attempts;
    QWidget* history;
};

/// The panels around the centre: lesson on the left, parameters on the right, failed attempts and history
/// below, hidden at first. In a narrow window left and right share one place. GUI thread.
class Docks final : public QObject
{
    Q_OBJECT

public:
    static constexpr int narrowWidth = 1100; ///< up to here the side panels share the left

    Docks(QMainWindow& window, ActionRegistry& actions, const DockContents& contents);

    void reset();
    /// Hides the panels that do not go with the page and remembers which were open; in the lab they come
    /// back. The lesson may stay.
    void setPage(PageId page);
    /// Tells the width of the window, in pixels, and the text scale in percent: large text makes it narrow
    /// earlier.
    void fit(int width, int textScale);
    void retranslate();

    [[nodiscard]] QDockWidget& lesson() const { return *m_lesson; }

    [[nodiscard]] QDockWidget& parameters() const { return *m_parameters; }

    [[nodiscard]] QDockWidget& attempts() const { return *m_attempts; }

private:
    [[nodiscard]] std::array<QDockWidget*, 4> all() const;
    QDockWidget* make(const char* name, QWidget* content, const char* actionId);
    void bind(QDockWidget& dock, const char* actionId);
    void place();
    void resize();

    QMainWindow& m_window;
    ActionRegistry& m_actions;
    QDockWidget* m_lesson; // owned by the window
    QDockWidget* m_parameters; // owned by the window
    QDockWidget* m_attempts; // owned by the window
    QDockWidget* m_history; // owned by the window
    std::vector<QDockWidget*> m_aside; ///< hidden because of the page
    int m_windowWidth = 1366;
    int m_textScale = 100;
    bool m_isNarrow = false;
};

} // namespace repique
