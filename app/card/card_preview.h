// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/card/card_picture.h"

#include <QtWidgets/QWidget>

namespace repique::card {

/// The page as large as there is room. A picture with a description to assistive technology.
class CardPreview final : public QWidget
{
    Q_OBJECT

public:
    explicit CardPreview(QWidget* parent = nullptr);

    void setTokens(const theme::Tokens& tokens);
    void setPicture(CardPicture picture);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    theme::Tokens m_tokens;
    CardPicture m_picture;
};

} // namespace repique::card
