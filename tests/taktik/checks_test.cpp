#include "games/taktik/checks.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("T21.1: a unit on blocking terrain, or two on one cell, are found")
{
    Theatre theatre({{a(1), "F6"}, {a(2), "G6"}});
    Theatre wet = theatre;
    wet.set_tile("F6", "W0");
    EXPECT_DEATH(check_position(wet.state), "blocks_move");
    theatre.unit(a(2)).cell = at("F6");
    EXPECT_DEATH(check_position(theatre.state), "is_taken");
}

TEST("T21.2: a unit without hp, or with too many, is found")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.unit(a(1)).hp = 0;
    EXPECT_DEATH(check_position(theatre.state), "hp");
    theatre.unit(a(1)).hp = 3;
    EXPECT_DEATH(check_position(theatre.state), "hp");
}

TEST("T21.3: a card too many or too few is found")
{
    Theatre theatre({{a(1), "F6"}});
    const CardId lost = theatre.state.deck.draw_pile.pop_back();
    EXPECT_DEATH(check_position(theatre.state), "counts");
    theatre.state.deck.discard(lost);
    check_position(theatre.state);
}

TEST("T21.4: a seventh tactic, or one that is played and in hand, is found")
{
    Theatre theatre({{a(1), "F6"}});
    Theatre twice = theatre;
    twice.camp(Side::attacker).tactics = twice.camp(Side::attacker).played;
    EXPECT_DEATH(check_position(twice.state), "tactics");
    theatre.camp(Side::attacker).tactics.insert(tactic("natural_cover"));
    EXPECT_DEATH(check_position(theatre.state), "tactics");
}

TEST("T21.6, T21.8: an effect of a resolution without one is found")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.begin("dense_fog", Side::attacker);
    theatre.state.effects.back().lifetime = Lifetime::this_resolution;
    EXPECT_DEATH(check_position(theatre.state), "resolution");
}

TEST("T21.7: a tactic whose effect lasts for turns is found")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.begin("dense_fog", Side::attacker);
    theatre.state.effects.back().lifetime = Lifetime::turns;
    theatre.state.effects.back().left = 2;
    EXPECT_DEATH(check_position(theatre.state), "is_tactic");
}

TEST("T7.4: rows of bits that do not agree with the map are found")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.state.map.set(at("A5"), tile("F0"));
    EXPECT_DEATH(check_position(theatre.state), "ways");
}
