// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/theme/tokens.h"

#include <QtWidgets/QWidget>

namespace repique {
class Paragraph;
}

namespace repique::map {

class Data;
class Swatch;

/// What the colours, the hatch, the dashes and the cross of the map mean.
class Legend final : public QWidget
{
    Q_OBJECT

public:
    explicit Legend(QWidget* parent = nullptr);

    void setTokens(const theme::Tokens& tokens);
    /// Null: nothing to explain.
    void setData(const Data* known, i18n::Language language);

private:
    struct Entry
    {
        Swatch* swatch; // owned by this widget
        Paragraph* text; // owned by this widget
        QWidget* whole; // owned by this widget
    };

    void add(int sample);
    void tell(std::size_t entry, const QString& text);

    std::vector<Entry> m_entries;
};

} // namespace repique::map
