// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"

#include <QtCore/QDateTime>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <optional>

class QLabel;
class QStatusBar;

namespace repique {

/// The line at the bottom: document, seed, preview or exact; saved at, language, size of text. GUI thread.
class StatusLine final : public QObject
{
    Q_OBJECT

public:
    struct State
    {
        QString document;
        std::uint64_t seed = 0;
        std::optional<std::int64_t> scale; ///< of the run that is shown; none without one
        std::int64_t settledScale = 1; ///< of the run that stays
        std::optional<double> share; ///< 0 … 1 of a run that is being computed; shown after 150 ms
        bool isLookingUp = false; ///< an operation is being traced; shown after 150 ms
        bool isScripted = false;
        bool isModified = false;
        QDateTime savedAt; ///< invalid when never
        i18n::Language language = i18n::Language::English;
        int textScale = 100;
    };

    explicit StatusLine(QStatusBar& bar);

    void show(const State& state);

private:
    void refresh();

    State m_state;
    QTimer m_patience;
    QLabel* m_document; // owned by the status bar
    QLabel* m_run; // owned by the status bar
    QLabel* m_saved; // owned by the status bar
    QLabel* m_language; // owned by the status bar
    QLabel* m_zoom; // owned by the status bar
};

} // namespace repique
