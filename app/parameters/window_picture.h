// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/theme/tokens.h"
#include "core/retry/backoff.h"

#include <QtWidgets/QWidget>

namespace repique {

/// A small bar for each retry: how long its wait may be. The bars of the retries that the policy has are
/// strong, the ones after them pale.
class WindowPicture final : public QWidget
{
    Q_OBJECT

public:
    explicit WindowPicture(QWidget* parent = nullptr);

    void setBackoff(const retry::Backoff& backoff, std::int64_t maxAttempts);
    void setLanguage(i18n::Language language);
    void setTokens(const theme::Tokens& tokens);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    [[nodiscard]] int barCount() const;
    [[nodiscard]] QString labelOf(int retry) const;

    retry::Backoff m_backoff;
    std::int64_t m_maxAttempts = 3;
    i18n::Language m_language = i18n::Language::English;
    theme::Tokens m_tokens;
};

} // namespace repique
