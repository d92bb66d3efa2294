// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/parameters/parameter_spin.h"

#include <QtWidgets/QWidget>

class QBoxLayout;
class QLabel;
class QSlider;
class QToolButton;

namespace repique {

class Padlock;

/// Range, scale and words of one number of the document.
struct RowSpec
{
    QString key; ///< dotted: object name, and how edits merge
    SliderScale scale; ///< of the track; the spin box accepts all of [minimum, maximum]
    double minimum = 0.0;
    double maximum = 1.0;
    double fallback = 0.0; ///< what "reset" brings back
};

/// Label, spin box, slider and reset of one number. Knows nothing of the document: it shows a value and says
/// what the reader wants. GUI thread.
class ParameterRow final : public QWidget
{
    Q_OBJECT

public:
    explicit ParameterRow(RowSpec spec, QWidget* parent = nullptr);

    void setWords(const QString& label, const QString& note, const QString& explanation);
    void setFormat(const ValueFormat& format);
    void setFallback(double fallback);
    /// A lesson keeps the value: it shows, with a padlock.
    void setLocked(bool isLocked);
    /// Shows `value` without saying anything.
    void setValue(double value);
    [[nodiscard]] double value() const;
    [[nodiscard]] const RowSpec& spec() const noexcept;

Q_SIGNALS:
    void valueEdited(double value);
    void gestureBegan(); ///< the knob was taken
    void gestureEnded(); ///< the knob was let go

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void chooseDirection();
    void wire();
    void showReset();
    void retranslate();
    void edit(double value);
    [[nodiscard]] bool stepSlider(int key, Qt::KeyboardModifiers modifiers);

    RowSpec m_spec;
    ValueFormat m_format;
    bool m_isLocked = false;
    QLabel* m_label; // owned by this widget, as all below
    QToolButton* m_reset;
    Padlock* m_lock;
    ParameterSpin* m_spin;
    QSlider* m_slider;
    QLabel* m_complaint;
    QBoxLayout* m_words; ///< label and spin box: side by side, or one above the other where it is narrow
};

} // namespace repique
