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

TEST("points of VC3 and points that are held speak for a side")
{
    Theatre theatre({{a(1), "F6"}, {a(2), "F8"}, {d(1), "F20"}, {d(2), "F22"}});
    const Share before = outlook_of(theatre.state, Side::defender);
    camp_of(theatre.state, Side::defender).points += 5;
    EXPECT(outlook_of(theatre.state, Side::defender) > before);
    EXPECT_EQ(sum_of(theatre.state), whole_share);
}

}  // namespace
}  // namespace sortie::taktik
