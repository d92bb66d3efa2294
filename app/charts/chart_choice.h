// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_kind.h"
#include "app/i18n/language.h"

#include <QtCore/QList>
#include <QtCore/QObject>

class QAction;
class QMenu;

namespace repique::charts {

/// Which two or three charts are shown, as a menu: what would leave too few or show too many cannot be
/// chosen.
class ChartChoice final : public QObject
{
    Q_OBJECT

public:
    explicit ChartChoice(QWidget* parent);

    /// Owned by this choice's parent.
    [[nodiscard]] QMenu& menu() const noexcept { return *m_menu; }

    /// In the order of `allCharts`.
    [[nodiscard]] QList<ChartKind> chosen() const;
    /// Says nothing. Too few are filled up from the front of `allCharts`, too many are cut.
    void choose(const QList<ChartKind>& kinds);
    void setLanguage(i18n::Language language);

Q_SIGNALS:
    void changed(); ///< by a person

private:
    void refresh();

    QMenu* m_menu; // owned by the parent
    QList<QAction*> m_actions; // in the order of `allCharts`; owned by the menu
};

} // namespace repique::charts
