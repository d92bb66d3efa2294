// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/sequence_accessible.h"

#include "app/sequence/sequence_view.h"
#include "app/sequence/why_card.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QAccessibleWidget>

#include <vector>

namespace repique {
namespace {

/// One row of the diagram. Lives as long as the list has it registered.
class RowAccessible final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    RowAccessible(SequenceView& view, int row) : m_view{&view}, m_row{row} {}

    [[nodiscard]] bool isValid() const override { return m_row < m_view->rowCount(); }

    [[nodiscard]] QObject* object() const override { return nullptr; }

    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }

    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view);
    }

    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }

    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }

    [[nodiscard]] int childCount() const override { return 0; }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Name && isValid() ? m_view->rowText(m_row) : QString{};
    }

    void setText(QAccessible::Text /*which*/, const QString& /*text*/) override {}

    [[nodiscard]] QRect rect() const override
    {
        if (!isValid()) {
            return {};
        }
        const QRect local = m_view->rowRect(m_row);
        return {m_view->viewport()->mapToGlobal(local.topLeft()), local.size()};
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        const bool isCurrent = m_view->currentRow() == m_row;
        state.selectable = true;
        state.focusable = true;
        state.selected = isCurrent;
        state.focused = isCurrent && m_view->hasFocus();
        state.offscreen = isValid() && !m_view->viewport()->rect().intersects(m_view->rowRect(m_row));
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        QStringList names{setFocusAction()};
        if (m_view->hasWhy(m_row)) {
            names << pressAction();
        }
        return names;
    }

    void doAction(const QString& name) override
    {
        if (name == setFocusAction()) {
            m_view->activateRow(m_row);
        } else if (name == pressAction()) {
            m_view->explain(m_row);
        }
    }

    [[nodiscard]] QStringList keyBindingsForAction(const QString& name) const override
    {
        return name == pressAction() ? QStringList{QStringLiteral("?")} : QStringList{};
    }

private:
    SequenceView* m_view;
    int m_row;
};

/// The list of rows.
class ListAccessible final : public QAccessibleWidget
{
public:
    explicit ListAccessible(SequenceView& view) : QAccessibleWidget(&view, QAccessible::List), m_view{view} {}

    ListAccessible(const ListAccessible&) = delete;
    ListAccessible& operator=(const ListAccessible&) = delete;

    ~ListAccessible() override { forget(); }

    /// The rows, and the explanation while it is open.
    [[nodiscard]] int childCount() const override
    {
        return m_view.rowCount() + (m_view.whyCard().isVisible() ? 1 : 0);
    }

    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount()) {
            return nullptr;
        }
        if (index == m_view.rowCount()) {
            return QAccessible::queryAccessibleInterface(&m_view.whyCard());
        }
        const auto at = static_cast<std::size_t>(index);
        while (m_rows.size() <= at) {
            const int row = static_cast<int>(m_rows.size());
            m_rows.push_back(QAccessible::registerAccessibleInterface(new RowAccessible(m_view, row)));
        }
        return QAccessible::accessibleInterface(m_rows[at]);
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (QAccessible::accessibleInterface(m_rows[i]) == child) {
                return static_cast<int>(i);
            }
        }
        return child != nullptr && child->object() == &m_view.whyCard() ? m_view.rowCount() : -1;
    }

    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (QAccessibleInterface* row = child(i); row->rect().contains(x, y)) {
                return row;
            }
        }
        return nullptr;
    }

    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        return m_view.hasFocus() ? child(m_view.currentRow()) : nullptr;
    }

private:
    void forget()
    {
        for (const QAccessible::Id id : m_rows) {
            QAccessible::deleteAccessibleInterface(id);
        }
        m_rows.clear();
    }

    SequenceView& m_view;
    mutable std::vector<QAccessible::Id> m_rows;
};

QAccessibleInterface* makeAccessible(const QString& /*className*/, QObject* object)
{
    auto* view = qobject_cast<SequenceView*>(object);
    return view != nullptr ? new ListAccessible(*view) : nullptr;
}

} // namespace

void installSequenceAccessibility()
{
    QAccessible::installFactory(makeAccessible); // a factory that is already there is not added again
}

void notifyRowsChanged(SequenceView& view)
{
    QAccessibleEvent changed(&view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&changed);
}

void announceRow(SequenceView& view, int row)
{
    for (const QAccessible::Event kind : {QAccessible::Selection, QAccessible::Focus}) {
        if (kind == QAccessible::Focus && !view.hasFocus()) {
            continue;
        }
        QAccessibleEvent event(&view, kind);
        event.setChild(row);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace repique
