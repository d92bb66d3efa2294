// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>

namespace repique {

/// Lets a focused control keep the keys that it needs (Space on a button, arrows on a slider or a list,
/// letters in a field) although the window has shortcuts on them. Watches the application's events.
class KeyGuard final : public QObject
{
    Q_OBJECT

public:
    explicit KeyGuard(QObject& application);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace repique
