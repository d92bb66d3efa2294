// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

namespace repique {

class SketchPad;

/// What stands in the middle of the window while a prediction is open: why nothing is shown and why the run
/// waits, above the paper for a sketch where one is asked for.
class PredictionCover final : public QWidget
{
    Q_OBJECT

public:
    /// Takes `pad`, which may be null.
    explicit PredictionCover(SketchPad* pad, QWidget* parent = nullptr);

    /// Once everything is said: the sketch alone.
    void uncover();

private:
    QWidget* m_why; // owned by this widget
};

/// The sentence that the window says to who asks for the run meanwhile.
[[nodiscard]] QString whyRunWaits();

} // namespace repique
