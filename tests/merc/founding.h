#pragma once
// The Dictator's Day 1 (D5): a real game in which the rebels have landed, up to their very last
// answer.
//
//     Founding day({.rebels = 3, .dictator = Dictator::castro, .human = true}, {"a1", "c1", "a3"});
//     day.next_mercs({merc::doc});                       // his first MERC
//     day.begin();                                       // the last rebel is done
//     EXPECT_EQ(day.asked(), (Words{"draw_from weapon", ...}));
//
// `begin` gives that last answer; until then a test may stack decks and change what it likes. The
// rebels hire the first MERCs of the list below and stash what they draw. With Dictator::unknown a
// person chooses his card.

#include "tests/merc/junta.h"

namespace sortie::merc {

struct Founding : Regiment {
    Founding(const Scene& scene, std::initializer_list<std::string_view> landings,
             int extra = as_the_table_says, int active_tactics = 5)
        : Regiment({.rebels = scene.rebels})
    {
        Setup setup = setup_for(scene.rebels, scene.seed);
        const auto choose = [&](Option option, int value) {
            setup.values[static_cast<std::size_t>(option)] = value;
        };
        choose(Option::dictator, scene.human ? 1 : 0);
        choose(Option::dictator_selection, scene.dictator == Dictator::unknown
                                               ? dictator_chosen
                                               : dictator_fixed + static_cast<int>(scene.dictator));
        choose(Option::extra, extra);
        choose(Option::active_tactics, active_tactics);
        state = P::start(setup);
        next_mercs({merc::apeiron, merc::bouba, merc::buzzkill, merc::genesis, merc::gunther,
                    merc::haarg, merc::juicer, merc::kastern, merc::khenn, merc::lucid,
                    merc::mayhem, merc::meatbop, merc::preaction, merc::rizen, merc::rozeske,
                    merc::runde, merc::sarge, merc::shadkaam});
        std::uint8_t rebel = 0;
        for (const std::string_view sector : landings) {
            play(PlayerId{rebel}, "land " + std::string(sector));
            answer_all(PlayerId{rebel++});
        }
        log.clear();
    }
    void begin() { play(last_rebel_, last_answer_); }
    void say(std::string_view text) { play(the_dictator, text); }
    void say_all(std::initializer_list<std::string_view> texts)
    {
        for (const std::string_view text : texts) say(text);
    }
    Words asked() { return options(the_dictator); }
    Words asked(std::string_view beginning) { return options(the_dictator, beginning); }
    std::string refused_to_him(std::string_view text) { return refused(the_dictator, text); }
    int his_mercs() const
    {
        return static_cast<int>(his(primary).members.size() + his(secondary).members.size());
    }
    // Whom he is asked about.
    UnitId drawn() const { return state.tasks[the_dictator.index].unit; }

private:
    void answer_all(PlayerId rebel)
    {
        while (state.phase == Phase::landing && state.flow.awaited.contains(seat(rebel))) {
            const Words stashing = options(rebel, "stash");
            const std::string text = stashing.empty() ? options(rebel).front() : stashing.front();
            State next = state;
            Events silent;
            Result<Move> move = read_move(merc_face(), text);
            P::apply_unchecked(next, seat(rebel), move.value());
            if (next.phase != Phase::landing) {
                last_rebel_ = rebel;
                last_answer_ = text;
                return;
            }
            play(rebel, text);
        }
    }

    PlayerId last_rebel_;
    std::string last_answer_;
};

}  // namespace sortie::merc
