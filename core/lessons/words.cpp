// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/words.h"

namespace repique::lessons {
namespace {

class Collector final
{
public:
    void add(const Bilingual& words, const std::string& owner)
    {
        if (!words.english.empty()) {
            m_all.push_back({&words, owner});
        }
    }

    void add(const std::vector<Option>& options, const std::string& owner)
    {
        for (const Option& option : options) {
            add(option.text, owner);
            add(option.why, owner);
        }
    }

    void add(const Sorting& sorting)
    {
        add(sorting.question, sorting.id);
        for (const Sorting::Pile& pile : sorting.piles) {
            add(pile.text, sorting.id);
        }
        for (const Sorting::Card& card : sorting.cards) {
            add(card.text, sorting.id);
            add(card.why, sorting.id);
        }
    }

    void add(const Prediction& prediction)
    {
        add(prediction.question, prediction.id);
        add(prediction.options, prediction.id);
        add(prediction.above, prediction.id);
        add(prediction.below, prediction.id);
        add(prediction.close, prediction.id);
    }

    void add(const IncidentRoom& room)
    {
        add(room.question, room.id);
        for (const Incident& incident : room.incidents) {
            add(incident.cause, incident.id);
            add(incident.cure, incident.id);
            add(incident.why, incident.id);
        }
    }

    [[nodiscard]] const std::vector<Worded>& all() const noexcept { return m_all; }

private:
    std::vector<Worded> m_all;
};

} // namespace

std::vector<Worded> wordsOfExercises(const Lesson& lesson)
{
    Collector words;
    for (const Prediction& prediction : lesson.predictions) {
        words.add(prediction);
    }
    for (const RecallCard& card : lesson.cards) {
        words.add(card.front, card.id);
        words.add(card.back, card.id);
    }
    for (const Ordering& ordering : lesson.orderings) {
        words.add(ordering.question, ordering.id);
        for (const Bilingual& item : ordering.items) {
            words.add(item, ordering.id);
        }
    }
    for (const Question& question : lesson.quiz) {
        words.add(question.text, question.id);
        words.add(question.options, question.id);
    }
    for (const Sorting& sorting : lesson.sortings) {
        words.add(sorting);
    }
    for (const BugHunt& bug : lesson.bugs) {
        words.add(bug.question, bug.id);
        for (const BugHunt::Line& line : bug.wrong) {
            words.add(line.why, bug.id);
        }
    }
    if (lesson.room) {
        words.add(*lesson.room);
    }
    return words.all();
}

} // namespace repique::lessons
