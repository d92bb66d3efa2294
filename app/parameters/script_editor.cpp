// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parameters/script_editor.h"

#include "app/i18n/numbers.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolButton>

#include <algorithm>
#include <array>

namespace repique {
namespace {

using settlement::ScriptedAttempt;
using What = ScriptedAttempt::What;

/// What the list boxes offer; a document may hold others, which are then shown as one entry more.
const std::array<ScriptedAttempt, 10>& offered()
{
    static const std::array<ScriptedAttempt, 10> all{{
        {What::Ok, 200, {}, {}, false},
        {What::LostResponse, 200, {}, {}, false},
        {What::Closed, 200, {}, {}, false},
        {What::Timeout, 200, {}, {}, false},
        {What::Refused, 200, {}, {}, false},
        {What::Answer, 503, "SPI_UNAVAILABLE", {}, false},
        {What::Answer, 503, "SPI_UNAVAILABLE", std::chrono::seconds{2}, false},
        {What::Answer, 503, "SPI_UNAVAILABLE", {}, true},
        {What::Answer, 429, "TOO_MANY_REQUESTS", std::chrono::seconds{1}, false},
        {What::Answer, 422, "INSUFFICIENT_FUNDS", {}, false},
    }};
    return all;
}

constexpr std::size_t mostAttempts = 20;

QString answerText(const ScriptedAttempt& attempt, i18n::Language language)
{
    QString text = QString::number(attempt.status);
    if (!attempt.code.empty()) {
        text += QLatin1Char(' ') + QString::fromStdString(attempt.code);
    }
    if (attempt.retryAfter) {
        text += QStringLiteral(" · Retry-After ")
            + QString::fromStdString(i18n::duration(*attempt.retryAfter, language));
    }
    return attempt.noRetry ? text + QStringLiteral(" · ") + ScriptEditor::tr("do not retry") : text;
}

QString textOf(const ScriptedAttempt& attempt, i18n::Language language)
{
    switch (attempt.what) {
    case What::Ok:
        return ScriptEditor::tr("settles");
    case What::LostResponse:
        return ScriptEditor::tr("settles, answer lost");
    case What::Closed:
        return ScriptEditor::tr("settles, connection closed");
    case What::Timeout:
        return ScriptEditor::tr("vanishes (timeout)");
    case What::Refused:
        return ScriptEditor::tr("connection refused");
    case What::Answer:
        return answerText(attempt, language);
    }
    return {};
}

} // namespace

ScriptEditor::ScriptEditor(QWidget* parent)
    : QWidget(parent)
    , m_rows(new QVBoxLayout)
    , m_add(new QToolButton(this))
    , m_remove(new QToolButton(this))
{
    setObjectName(QStringLiteral("scriptEditor"));
    m_add->setObjectName(QStringLiteral("script.add"));
    m_remove->setObjectName(QStringLiteral("script.remove"));
    m_add->setText(QStringLiteral("+"));
    m_remove->setText(QStringLiteral("−"));
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(6);
    m_rows->setSpacing(6);
    column->addLayout(m_rows);
    column->addLayout(buttons);
    connect(m_add, &QToolButton::clicked, this, [this] {
        settlement::Script longer = m_script;
        longer.emplace_back();
        Q_EMIT scriptEdited(longer);
    });
    connect(m_remove, &QToolButton::clicked, this,
        [this] { Q_EMIT scriptEdited(settlement::Script(m_script.begin(), m_script.end() - 1)); });
    retranslateButtons();
}

void ScriptEditor::setScript(const settlement::Script& script)
{
    if (script != m_script || m_rows->isEmpty()) {
        m_script = script;
        rebuild();
    }
}

void ScriptEditor::setLanguage(i18n::Language language)
{
    m_language = language;
    rebuild();
}

void ScriptEditor::rebuild()
{
    while (QLayoutItem* const item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (std::size_t attempt = 0; attempt < m_script.size(); ++attempt) {
        addRow(attempt);
    }
    m_add->setEnabled(m_script.size() < mostAttempts);
    m_remove->setEnabled(m_script.size() > 1);
}

void ScriptEditor::addRow(std::size_t attempt)
{
    auto* const row = new QWidget(this);
    auto* const label = new QLabel(QString::number(attempt + 1), row);
    auto* const choice = new QComboBox(row);
    choice->setObjectName(QStringLiteral("script.%1").arg(attempt + 1));
    choice->setAccessibleName(tr("What happens to attempt %1").arg(attempt + 1));
    choice->setToolTip(choice->accessibleName());
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(10);
    choice->setFocusPolicy(Qt::StrongFocus);
    label->setProperty("role", QStringLiteral("muted"));
    label->setBuddy(choice);
    std::vector<ScriptedAttempt> options(offered().begin(), offered().end());
    if (std::ranges::find(options, m_script[attempt]) == options.end()) {
        options.push_back(m_script[attempt]);
    }
    for (const ScriptedAttempt& option : options) {
        choice->addItem(textOf(option, m_language));
    }
    choice->setCurrentIndex(
        static_cast<int>(std::ranges::find(options, m_script[attempt]) - options.begin()));
    connect(choice, &QComboBox::activated, this, [this, attempt, options](int index) {
        settlement::Script changed = m_script;
        changed[attempt] = options[static_cast<std::size_t>(index)];
        Q_EMIT scriptEdited(changed);
    });
    auto* const line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(label);
    line->addWidget(choice, 1);
    m_rows->addWidget(row);
}

void ScriptEditor::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateButtons();
        rebuild();
    }
}

void ScriptEditor::retranslateButtons()
{
    m_add->setAccessibleName(tr("Add an attempt to the script"));
    m_add->setToolTip(m_add->accessibleName());
    m_remove->setAccessibleName(tr("Remove the last attempt of the script"));
    m_remove->setToolTip(m_remove->accessibleName());
}

} // namespace repique
