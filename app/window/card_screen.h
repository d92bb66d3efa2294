// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/reference.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <functional>

namespace repique {

class Centre;
class LanguageSwitch;
class Pages;
class ScenarioDocument;
class Settings;

namespace card {
class CardPage;
} // namespace card

/// Puts the card of the pattern into the window: fills it from the document and the sequence that is shown,
/// keeps the answers, writes the files. GUI thread.
class CardScreen final : public QObject
{
    Q_OBJECT

public:
    /// All outlive the screen.
    struct Parts
    {
        Centre& centre;
        Pages& pages;
        const ScenarioDocument& document;
        const LanguageSwitch& language;
        Settings& settings;
        std::function<QString()> title; ///< of the document, in the reader's language
        std::function<void(const QString&)> say; ///< tells the person a sentence
    };

    explicit CardScreen(Parts parts, QObject* parent = nullptr);

    void setReference(lessons::Reference reference);
    /// Another sequence or scenario is shown.
    void refresh();
    /// Writes the card as it is now. Empty on success, else why nothing was written.
    [[nodiscard]] QString write(const QString& path);

private:
    void fill();
    void ask(const QString& format);

    Parts m_parts;
    card::CardPage* m_page; // owned by the centre
};

} // namespace repique
