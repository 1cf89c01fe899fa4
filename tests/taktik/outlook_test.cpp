#include "games/taktik/outlook.h"

#include "tests/taktik/theatre.h"

namespace sortie::taktik {
namespace {

Share sum_of(const State& state)
{
    return outlook_of(state, Side::attacker) + outlook_of(state, Side::defender);
}

TEST("whoever has won stands best, and the other one worst")
{
    Theatre theatre({{a(1), "F6"}, {a(2), "F8"}, {d(1), "F20"}, {d(2), "F22"}});
    theatre.state.winner = Owner::defender;
    EXPECT_EQ(outlook_of(theatre.state, Side::defender), whole_share);
    EXPECT_EQ(outlook_of(theatre.state, Side::attacker), Share{0});
}

TEST("while a match is open nobody has all, and both together have the whole")
{
    Theatre theatre({{a(1), "F6"}, {a(2), "F8"}, {d(1), "F20"}, {d(2), "F22"}});
    EXPECT_EQ(sum_of(theatre.state), whole_share);
    EXPECT(outlook_of(theatre.state, Side::attacker) > 0);
    EXPECT(outlook_of(theatre.state, Side::attacker) < whole_share);
}

TEST("a unit that is hurt is a loss, one that is gone a greater one")
{
    Theatre theatre({{a(1), "F6"}, {a(2), "F8"}, {d(1), "F20"}, {d(2), "F22"}});
    const Share whole = outlook_of(theatre.state, Side::attacker);
    theatre.state.units[a(2).index].hp = 1;
    const Share hurt = outlook_of(theatre.state, Side::attacker);
    EXPECT(hurt < whole);
    theatre.state.units[a(2).index] = Unit{};
    EXPECT(outlook_of(theatre.state, Side::attacker) < hurt);
}

TEST("VC3: points speak for a side in a match for points, and so does the turn that begins")
{
    Theatre theatre({{a(1), "F6"}, {a(2), "F8"}, {d(1), "F20"}, {d(2), "F22"}},
                    {{Option::victory, static_cast<int>(Preset::points)}});
    const Share before = outlook_of(theatre.state, Side::defender);
    theatre.state.active = Side::defender;
    const Share to_move = outlook_of(theatre.state, Side::defender);
    EXPECT_GT(to_move, before);
    // More than it has done towards annihilation, which is always in force (T16.2).
    camp_of(theatre.state, Side::defender).points = 19;
    EXPECT_GT(outlook_of(theatre.state, Side::defender), to_move);
    EXPECT_EQ(sum_of(theatre.state), whole_share);
}

TEST("both sides together have the whole, from the first to the last turn of every preset")
{
    for (int preset = 0; preset < static_cast<int>(Preset::custom); ++preset) {
        State state = P::start(setup_with({{Option::victory, preset}, {Option::round_limit, 3}}));
        while (!P::is_over(state)) {
            ASSERT_EQ(sum_of(state), whole_share) << "preset " << preset;
            const Seat seat = P::awaiting(state).front();
            P::apply_unchecked(state, seat, Taktik::steady(P::view(state, seat)));
        }
    }
}

// ---- The race of the standard match (T16.8) -------------------------------------------------------------------------

Share after_race_to(std::string_view cell, std::string_view enemy, int round)
{
    Theatre theatre({{a(7), cell}, {d(1), enemy}});
    theatre.state.round = static_cast<std::uint8_t>(round);
    return outlook_of(theatre.state, Side::attacker);
}

TEST("T16.8: the Attacker stands better nearer to the base, and with the Defender far from it")
{
    EXPECT_GT(after_race_to("K19", "A16", 3), after_race_to("K11", "A16", 3));
    EXPECT_GT(after_race_to("K19", "A3", 3), after_race_to("K19", "A16", 3));
    EXPECT_GT(after_race_to("K19", "A16", 3), after_race_to("K19", "K27", 3));
}

TEST("VC2, VC4: an Attacker who can no longer hold the base in time stands much worse")
{
    // From K19 the base on K29 is three turns away, and three further turns are needed: with round 15 the sixth one is over.
    const Share in_time = after_race_to("K19", "A3", 10);
    const Share too_late = after_race_to("K19", "A3", 11);
    EXPECT_GT(in_time - too_late, whole_share / 16);
}

TEST("VC2: every turn on the base counts")
{
    Theatre theatre({{a(7), "K29"}, {d(1), "A16"}});
    Share before = outlook_of(theatre.state, Side::attacker);
    for (std::uint8_t turns = 0; turns < theatre.state.terms.hold_rounds; ++turns) {
        camp_of(theatre.state, Side::attacker).hold = turns;
        EXPECT_GT(outlook_of(theatre.state, Side::attacker), before);
        before = outlook_of(theatre.state, Side::attacker);
    }
}

}  // namespace
}  // namespace sortie::taktik
