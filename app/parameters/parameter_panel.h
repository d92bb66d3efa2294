// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/parameters/binding.h"
#include "app/theme/tokens.h"

#include <QtCore/QMap>
#include <QtWidgets/QScrollArea>

#include <functional>

class QVBoxLayout;

namespace repique {

class ChoiceRow;
class Padlock;
class ScenarioDocument;
class ScriptEditor;
class SectionLabel;
class WindowPicture;

/// Every control of the open scenario, bound to the document: it shows what the document says and turns what
/// the reader does into named, undoable edits. A scripted payment shows its script instead of traffic and
/// faults. GUI thread.
class ParameterPanel final : public QScrollArea
{
    Q_OBJECT

public:
    explicit ParameterPanel(ScenarioDocument& document, QWidget* parent = nullptr);

    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);
    /// What may be changed, by dotted key; the rest shows a padlock. Empty: everything.
    void setLocks(std::function<bool(const QString& key)> isFree);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct NumberRow
    {
        NumberBinding binding;
        ParameterRow* row; // owned by this widget
    };

    struct WordRow
    {
        ChoiceBinding binding;
        ChoiceRow* row; // owned by this widget
    };

    void build();
    void addGroup(Group group, QVBoxLayout& column);
    void addNumber(const NumberBinding& binding, QVBoxLayout& column);
    void addChoice(const ChoiceBinding& binding, QVBoxLayout& column);
    void showDocument();
    void retranslate();
    void retranslateChoice(const WordRow& each);
    void editNumber(const NumberRow& edited, double value);
    void editChoice(const WordRow& edited, int index);
    void editScript(const settlement::Script& script);
    [[nodiscard]] QString labelOf(const QString& key) const;

    ScenarioDocument& m_document;
    i18n::Language m_language = i18n::Language::English;
    std::function<bool(const QString& key)> m_isFree;
    QList<NumberRow> m_numbers;
    QList<WordRow> m_choices;
    QMap<Group, SectionLabel*> m_headings; // owned by this widget, as all below
    QMap<Group, QWidget*> m_groups;
    WindowPicture* m_picture;
    ScriptEditor* m_script;
    SectionLabel* m_scriptHeading;
    Padlock* m_scriptLock;
};

} // namespace repique
