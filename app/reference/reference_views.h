// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/lessons/reference.h"

class QWidget;

/// What the lessons share, as widgets to read. Each makes a new one for the caller's layout.
namespace repique::reference {

/// The line of call resilience with its stations, and what stands beside it.
[[nodiscard]] QWidget* makeMap(const lessons::Reference& reference, i18n::Language language);
/// Retry and its neighbours, a row each.
[[nodiscard]] QWidget* makeComparison(const lessons::Reference& reference, i18n::Language language);
/// The words of the lessons, from A to Z.
[[nodiscard]] QWidget* makeVocabulary(const lessons::Reference& reference, i18n::Language language);
/// PIX, SPI and BACEN for readers outside Brazil.
[[nodiscard]] QWidget* makePix(const lessons::Reference& reference, i18n::Language language);

} // namespace repique::reference
