// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/tone.h"

#include <QtWidgets/QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace repique {

/// A message inside the window that says what happened, why, and what can be done: a sentence and buttons.
/// Hidden until it has something to say; a screen reader hears it when it appears.
class Banner final : public QFrame
{
    Q_OBJECT

public:
    struct Action
    {
        QString text;
        std::function<void()> run; ///< the banner closes first
    };

    explicit Banner(QWidget* parent = nullptr);

    /// `detail` may be empty; it becomes the tooltip of the sentence.
    void say(
        Tone tone, const QString& sentence, const QList<Action>& actions = {}, const QString& detail = {});
    void dismiss();
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    void dismissed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void setActions(const QList<Action>& actions);
    void retranslate();

    QHBoxLayout* m_buttons; // owned by this widget
    QLabel* m_sentence; // owned by this widget
    QToolButton* m_close; // owned by this widget
};

} // namespace repique
