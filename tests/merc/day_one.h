#pragma once
// Day 1 of MERC from its first question, played in the words of a player.
//
//     DayOne day({.rebels = 2});
//     day.next_mercs({merc::doc, merc::ewok, merc::ra});
//     day.play(rebel1, "land a1");
//     day.complete(rebel2, "d3");
//
// It is a Theatre whose position is the beginning of a game instead of the orders of Day 2.

#include <string>
#include <string_view>

#include "tests/merc/theatre.h"

namespace sortie::merc {

struct DayOne : Theatre {
    explicit DayOne(const Scene& scene = {}, int extra = as_the_table_says)
        : Theatre({.rebels = scene.rebels})
    {
        Setup setup = setup_for(scene.rebels, scene.seed);
        setup.values[static_cast<std::size_t>(Option::dictator)] = scene.human ? 1 : 0;
        setup.values[static_cast<std::size_t>(Option::dictator_selection)] =
            scene.dictator == Dictator::unknown ? dictator_chosen
                                                : dictator_fixed + static_cast<int>(scene.dictator);
        setup.values[static_cast<std::size_t>(Option::extra)] = extra;
        state = P::start(setup);
        log.clear();
    }

    const Task& task(PlayerId player) const { return state.tasks[player.index]; }

    // The rebel lands and hires the first cards that he can, with a weapon each; drawn cards are stashed.
    void complete(PlayerId rebel, std::string_view sector)
    {
        play(rebel, "land " + std::string(sector));
        go_on(rebel);
    }
    void go_on(PlayerId rebel)
    {
        while (state.phase == Phase::landing && awaits(rebel)) {
            const auto stashing = options(rebel, "stash");
            play(rebel, stashing.empty() ? options(rebel).front() : stashing.front());
        }
    }
};

}  // namespace sortie::merc
