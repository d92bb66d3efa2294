// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/mode.h"
#include "app/window/page_id.h"

#include <QtWidgets/QWidget>

#include <map>
#include <vector>

class QSplitter;
class QStackedWidget;

namespace repique {

class Banner;

/// The middle of the window: a message when there is one, above one page at a time. The first page is the
/// lab, the sequence above the charts: a low window shows only what the mode is about, a high one
/// both. The live mode has the page for itself.
class Centre final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int bothFrom = 1000; ///< height of the window, in pixels, that has room for both

    /// What stands there; the centre takes them.
    struct Parts
    {
        QWidget* sequence;
        QWidget* load;
        QWidget* live;
    };

    explicit Centre(const Parts& parts, QWidget* parent = nullptr);

    [[nodiscard]] Banner& banner() const { return *m_banner; }

    /// Takes `page` and keeps it for `showPage(id)`. The id has no page yet (asserted). The page's focus
    /// proxy gets the keyboard.
    void addPage(PageId id, QWidget* page);
    /// Goes to a page that has been added (asserted). The way back leads to where one was; the lab is where
    /// every way back ends.
    void showPage(PageId id);
    /// To the page before; nothing happens in the lab.
    void goBack();

    [[nodiscard]] PageId page() const noexcept { return m_page; }

    /// What `page()` shows.
    [[nodiscard]] QWidget* pageWidget() const;

    [[nodiscard]] Mode mode() const noexcept { return m_mode; }

    void setMode(Mode mode);
    /// Takes what may stand in the lab in place of sequence and charts: an exercise of a lesson.
    void setStage(QWidget* stage);
    void showStage(bool isShown);
    /// Tells the height of the window, in pixels at 100 % text.
    void fitHeight(int height);

Q_SIGNALS:
    void pageChanged(repique::PageId page);

private:
    void turnTo(PageId id);
    void share();

    Banner* m_banner; // owned by this widget
    QStackedWidget* m_stack; // owned by this widget
    QStackedWidget* m_lab; // owned by the stack
    QSplitter* m_splitter; // owned by the lab
    QWidget* m_sequence; // owned by the splitter
    QWidget* m_load; // owned by the splitter
    QWidget* m_live; // owned by the splitter
    std::map<PageId, QWidget*> m_pages; // owned by the stack
    std::vector<PageId> m_trail; ///< pages to go back to, the nearest last; empty in the lab
    PageId m_page = PageId::Lab;
    Mode m_mode = Mode::Step;
    bool m_hasRoomForBoth = false;
};

} // namespace repique
