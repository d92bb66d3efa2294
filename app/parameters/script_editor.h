// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/settlement/fault.h"

#include <QtWidgets/QWidget>

class QToolButton;
class QVBoxLayout;

namespace repique {

/// What happens to attempt 1, 2, 3 … of a scripted payment, one list box each, with "add" and "remove last".
/// Shows a script and says what the reader wants. GUI thread.
class ScriptEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit ScriptEditor(QWidget* parent = nullptr);

    /// Shows `script` without saying anything.
    void setScript(const settlement::Script& script);
    void setLanguage(i18n::Language language);

Q_SIGNALS:
    void scriptEdited(const repique::settlement::Script& script);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void addRow(std::size_t attempt);
    void retranslateButtons();

    settlement::Script m_script;
    i18n::Language m_language = i18n::Language::English;
    QVBoxLayout* m_rows; // owned by this widget, as all below
    QToolButton* m_add;
    QToolButton* m_remove;
};

} // namespace repique
