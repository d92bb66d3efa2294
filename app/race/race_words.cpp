// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_words.h"

#include "app/i18n/numbers.h"
#include "app/widgets/utf8.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace repique::racewords {
namespace {

using race::Card;
using settlement::ServerMode;

QString text(const char* english)
{
    return QCoreApplication::translate("RaceWords", english);
}

QString money(i18n::Language language)
{
    return fromUtf8(i18n::money(amountCents, language));
}

/// Who had debited before the card at `index`; −1 when nobody had.
int firstDebtor(const RaceState& state, int index)
{
    for (int before = 0; before < index; ++before) {
        if (state.playAt(before).isDebit) {
            return state.playAt(before).copy;
        }
    }
    return -1;
}

QString checkSentence(const race::Play& play, int writer)
{
    return play.foundKey
        //: 1 the copy that looks, 2 the copy that had written the key
        ? text(QT_TRANSLATE_NOOP("RaceWords",
                   "%1 finds the key that %2 has written, so it will answer with what is stored."))
              .arg(copyName(play.copy), copyName(writer))
        : text(QT_TRANSLATE_NOOP("RaceWords",
                   "%1 looks the key up and finds nothing: nobody has written it yet, so %1 takes itself for "
                   "the first."))
              .arg(copyName(play.copy));
}

QString insertSentence(const race::Play& play, int writer, const QString& amount)
{
    if (!play.isDebit) {
        return text(QT_TRANSLATE_NOOP(
                        "RaceWords", "%1 had found the key: it debits nothing and gives the stored answer."))
            .arg(copyName(play.copy));
    }
    return writer < 0
        ? text(QT_TRANSLATE_NOOP("RaceWords",
                   "%1 had found nothing, so it debits %2 and inserts the key: one debit, as it should be."))
              .arg(copyName(play.copy), amount)
        //: 1 the copy that debits again, 2 the copy that had debited, 3 the amount
        : text(QT_TRANSLATE_NOOP("RaceWords",
                   "%1 had looked before %2 wrote and still takes itself for the first: it debits %3 again."))
              .arg(copyName(play.copy), copyName(writer), amount);
}

QString settleSentence(const race::Play& play, int writer, const QString& amount)
{
    return play.isDebit
        ? text(
            QT_TRANSLATE_NOOP("RaceWords",
                "%1 inserts the key and debits %2 in one transaction; the unique constraint lets it pass."))
              .arg(copyName(play.copy), amount)
        : text(
            QT_TRANSLATE_NOOP("RaceWords",
                "The unique constraint stops %1, because %2 has inserted the key: no debit, and the stored "
                "answer."))
              .arg(copyName(play.copy), copyName(writer));
}

QString applySentence(const race::Play& play, int writer, const QString& amount)
{
    return writer < 0
        ? text(QT_TRANSLATE_NOOP("RaceWords", "%1 debits %2. This server does not look at the key."))
              .arg(copyName(play.copy), amount)
        : text(QT_TRANSLATE_NOOP("RaceWords",
                   "%1 debits %2 again: this server does not look at the key and knows nothing of %3."))
              .arg(copyName(play.copy), amount, copyName(writer));
}

} // namespace

QString copyName(int copy)
{
    return QString(QChar(u'A' + copy));
}

QString spacedOrder(const race::Order& order)
{
    QStringList names;
    for (const int copy : order) {
        names << copyName(copy);
    }
    return names.join(QLatin1Char(' '));
}

QString serverName(ServerMode server)
{
    switch (server) {
    case ServerMode::Atomic:
        return text(QT_TRANSLATE_NOOP("RaceWords", "Atomic"));
    case ServerMode::CheckThenInsert:
        return text(QT_TRANSLATE_NOOP("RaceWords", "Check, then insert"));
    case ServerMode::None:
        break;
    }
    return text(QT_TRANSLATE_NOOP("RaceWords", "No key"));
}

QString cardText(Card card)
{
    switch (card) {
    case Card::Check:
        return text(QT_TRANSLATE_NOOP("RaceWords", "looks key K up"));
    case Card::ApplyAndInsert:
        return text(QT_TRANSLATE_NOOP("RaceWords", "debits and inserts key K"));
    case Card::Settle:
        return text(QT_TRANSLATE_NOOP("RaceWords", "inserts key K and debits at once"));
    case Card::Apply:
        break;
    }
    return text(QT_TRANSLATE_NOOP("RaceWords", "debits"));
}

QString playedText(const race::Play& play)
{
    //: 1 what a card does, 2 what came of it
    const QString both = text(QT_TRANSLATE_NOOP("RaceWords", "%1 → %2"));
    const QString what = cardText(play.card);
    if (play.card == Card::Check) {
        return both.arg(what,
            play.foundKey ? text(QT_TRANSLATE_NOOP("RaceWords", "found"))
                          : text(QT_TRANSLATE_NOOP("RaceWords", "not found")));
    }
    if (!play.isDebit) {
        return both.arg(what, text(QT_TRANSLATE_NOOP("RaceWords", "stored answer")));
    }
    return play.debits > 1 ? both.arg(what, text(QT_TRANSLATE_NOOP("RaceWords", "once more"))) : what;
}

QString explanation(const RaceState& state, int index, i18n::Language language)
{
    const race::Play& play = state.playAt(index);
    const int writer = firstDebtor(state, index);
    switch (play.card) {
    case Card::Check:
        return checkSentence(play, writer);
    case Card::ApplyAndInsert:
        return insertSentence(play, writer, money(language));
    case Card::Settle:
        return settleSentence(play, writer, money(language));
    case Card::Apply:
        break;
    }
    return applySentence(play, writer, money(language));
}

QString verdict(std::int64_t debits)
{
    switch (debits) {
    case 0:
        return text(QT_TRANSLATE_NOOP("RaceWords", "no debit"));
    case 1:
        return text(QT_TRANSLATE_NOOP("RaceWords", "one debit"));
    case 2:
        return text(QT_TRANSLATE_NOOP("RaceWords", "debits twice"));
    default:
        return text(QT_TRANSLATE_NOOP("RaceWords", "debits %1 times")).arg(debits);
    }
}

QString markedVerdict(std::int64_t debits)
{
    const QString sign = debits > 1 ? QStringLiteral("✕ ") : QStringLiteral("✓ ");
    return sign + verdict(debits);
}

QString refusal(RaceState::Answer answer, const RaceState& state, int copy)
{
    switch (answer) {
    case RaceState::Answer::SameCopy:
        return text(QT_TRANSLATE_NOOP("RaceWords",
                        "%1 looks the key up before it inserts it: the cards of one copy keep their order."))
            .arg(copyName(copy));
    case RaceState::Answer::NoCardLeft:
        return copy < state.setup().copies
            ? text(QT_TRANSLATE_NOOP("RaceWords", "%1 has played all of its cards; choose another copy."))
                  .arg(copyName(copy))
            : text(QT_TRANSLATE_NOOP("RaceWords", "There is no copy %1; set the copies to 3 for one."))
                  .arg(copyName(copy));
    case RaceState::Answer::AllPlayed:
        return text(QT_TRANSLATE_NOOP(
            "RaceWords", "All cards have been played. Go back to the start to put another order together."));
    case RaceState::Answer::Done:
        break;
    }
    return {};
}

QString progress(const RaceState& state, i18n::Language language)
{
    const auto number = [language](int value) { return fromUtf8(i18n::integer(value, language)); };
    const int orders = static_cast<int>(state.outcomes().size());
    //: 1 how many orders have been tried, 2 how many there are
    const QString tried = text(QT_TRANSLATE_NOOP("RaceWords", "%1 of %2 tried"))
                              .arg(number(state.triedCount()), number(orders));
    const int bad = state.duplicatingCount();
    if (bad == 0) {
        return state.triedCount() < orders ? tried
                                           : tried + QStringLiteral(" · ")
                + text(QT_TRANSLATE_NOOP("RaceWords", "none debits more than once"));
    }
    //: 1 how many have been found, 2 how many there are
    return tried + QStringLiteral(" · ")
        + text(QT_TRANSLATE_NOOP("RaceWords", "%1 of the %2 that debit more than once found"))
              .arg(number(state.triedDuplicatingCount()), number(bad));
}

} // namespace repique::racewords
