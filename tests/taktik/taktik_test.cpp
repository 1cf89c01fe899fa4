#include "games/taktik/taktik.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("T19.1: a match is counted by its winner and by the condition that decided")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "G6"}});
    EXPECT_EQ(name_of_winner(theatre.state), "nobody");
    EXPECT_EQ(name_of_outcome(theatre.state), "unfinished");
    EXPECT_EQ(name_of_victory(theatre.state), "capture");
    theatre.unit(d(1)).hp = 1;
    theatre.attack(a(1), d(1), {6});
    EXPECT_EQ(name_of_winner(theatre.state), "attacker");
    EXPECT_EQ(name_of_outcome(theatre.state), "annihilation");
    Theatre given_up({{a(1), "F6"}, {d(1), "G6"}});
    given_up.play(seat1, make(resign));
    EXPECT_EQ(name_of_winner(given_up.state), "defender");
    EXPECT_EQ(name_of_outcome(given_up.state), "resigned");
}

TEST("T19.2: the scores are the points of VC12, and the winner's are above any of them")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "T30"}}, {{Option::attacker, 1}});
    theatre.camp(Side::attacker).points = 4;
    EXPECT_EQ(Taktik::scores(theatre.state)[1], 4);
    EXPECT_EQ(Taktik::scores(theatre.state)[0], 0);
    theatre.play(seat2, make(resign));
    EXPECT_GT(Taktik::scores(theatre.state)[0], Taktik::scores(theatre.state)[1]);
    // Who is ahead by points is not changed by it.
    EXPECT_EQ(Taktik::standing(theatre.state)[1], 4);
    EXPECT_EQ(Taktik::standing(theatre.state)[0], 0);
}

TEST("T8.1: a fight lasts from the first declaration to the last attack of the turn")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "G6"}, {d(2), "T20"}});
    theatre.to(Phase::attack);
    EXPECT_EQ(Taktik::fight(theatre.state), no_fight);
    theatre.play(seat1, make(declare_attack, a(1), d(1)));
    const State begun = theatre.state;
    EXPECT_NE(Taktik::fight(begun), no_fight);
    EXPECT_EQ(Taktik::fight_result(begun, begun, seat1), (std::array{0, 0, 0}));
    theatre.unit(d(1)).hp = 1;
    theatre.state.rng.force_dice({{6}});
    theatre.play(seat1, make(end_phase));
    EXPECT_NE(Taktik::fight(theatre.state), Taktik::fight(begun));
    EXPECT_EQ(Taktik::fight_result(begun, theatre.state, seat1), (std::array{1, 0, 1}));
    EXPECT_EQ(Taktik::fight_result(begun, theatre.state, seat2), (std::array{0, 1, 0}));
}

TEST("G11.1: a match tells its map as text, as JSON and as a picture")
{
    const State state = P::start(setup_with({{Option::map, 1}}));
    EXPECT(Taktik::map_picture(state, MapFormat::svg).find("<svg") != std::string::npos);
    EXPECT(Taktik::map_picture(state, MapFormat::json).starts_with("{"));
    EXPECT(!Taktik::map_picture(state, MapFormat::text).empty());
}

TEST("bots think longer in a match that is a race to a base than in one for points, at every level")
{
    const BotBudgets race = Taktik::bot_budgets(Theatre({{a(1), "F6"}, {d(1), "G6"}}).state);
    const Theatre for_points({{a(1), "F6"}, {d(1), "G6"}},
                             {{Option::victory, static_cast<int>(Preset::points)}});
    const BotBudgets points = Taktik::bot_budgets(for_points.state);
    for (std::size_t level = 0; level < race.size(); ++level) {
        EXPECT_GT(race[level], points[level]);
    }
}
