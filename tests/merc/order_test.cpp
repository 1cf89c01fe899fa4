#include "games/merc/order.h"

#include "tests/merc/field.h"

namespace sortie::merc {
namespace {

struct Round : Field {
    explicit Round(int rebels = 2) : Field(rebels) { fight_at("b2"); }
    Round& rebels(std::initializer_list<UnitId> members, PlayerId owner = rebel1)
    {
        squad(owner, primary, "b2", members);
        return *this;
    }
    Round& regime(std::initializer_list<UnitId> members)
    {
        squad(the_dictator, primary, "b2", members);
        return *this;
    }
    Round& with_militia(PlayerId owner, int count)
    {
        militia("b2", owner, count);
        return *this;
    }
    // "vulture rizen badger militia(dictator)"
    std::string order() const
    {
        std::string out;
        for (const FighterId fighter : round_order(state)) {
            if (!out.empty()) out += ' ';
            if (is_unit(fighter)) {
                out += names_of(UnitId{})[fighter.index];
            } else {
                out +=
                    "militia(" + std::string(names_of(PlayerId{})[player_in(fighter).index]) + ")";
            }
        }
        return out;
    }
};

TEST("C4.8, M-badger.1, M-badger.2: Badger acts before enemy militia, not before quicker MERCs")
{
    Round round;
    round.rebels({merc::badger, merc::rizen}).regime({merc::vulture});
    round.with_militia(the_dictator, 2);
    EXPECT_EQ(round.order(), "vulture rizen badger militia(dictator)");
}

TEST("C4.9, M-kastern.1, M-kastern.2: a living Kastern is first, also under Hitler's mark")
{
    Round round;
    round.rebels({merc::kastern, merc::rizen}).regime({merc::vulture});
    EXPECT_EQ(round.order(), "kastern vulture rizen");
    round.state.regime.card = Dictator::hitler;
    round.state.regime.marked = rebel1;
    EXPECT_EQ(round.order(), "kastern vulture rizen");
}

TEST(
    "C4.5, C21-f: ties go to the Dictator's side, and there MERCs before the Dictator before militia")
{
    Round round;
    round.rebels({merc::basic}).with_militia(rebel1, 1);
    round.regime({merc::lucid}).with_militia(the_dictator, 1);
    EXPECT_EQ(round.order(), "lucid militia(dictator) basic militia(rebel1)");
    round.squad(the_dictator, base_squad, "b2", {dictator_card});
    EXPECT_EQ(round.order(), "lucid dictator militia(dictator) basic militia(rebel1)");
}

TEST("C4.5: among rebels the lower seat, then the id")
{
    Round round;
    round.rebels({merc::moose, merc::basic}).rebels({merc::adelheid}, rebel2);
    round.with_militia(the_dictator, 1);
    EXPECT_EQ(round.order(), "militia(dictator) basic moose adelheid");
}

TEST("C4.5: the alphabet of ids runs over both sets")
{
    Round round;
    round.rebels({merc::lucid, merc::hagness, merc::basic});
    round.with_militia(the_dictator, 1);
    EXPECT_EQ(round.order(), "militia(dictator) basic hagness lucid");
}

TEST("C4.2, R0.10: a negative initiative sorts last")
{
    Round round;
    round.rebels({merc::surgeon, merc::rizen}).with_militia(the_dictator, 1);
    round.give(merc::surgeon, Pocket::accessory, kind::mortar);
    round.give(merc::surgeon, Pocket::armor, kind::kevlar_vest);
    EXPECT_EQ(round.order(), "rizen militia(dictator) surgeon");
}

TEST("TC10-a, TC10-b, TC10.1: veteran militia win the tie against initiative 3")
{
    Round round;
    round.rebels({merc::rizen}).with_militia(the_dictator, 1);
    EXPECT_EQ(round.order(), "rizen militia(dictator)");
    round.state.regime.veteran_militia = true;
    EXPECT_EQ(round.order(), "militia(dictator) rizen");
}

TEST("C21-h, C4.4: Khenn's die is his place")
{
    Round round;
    round.rebels({merc::khenn, merc::rizen}).with_militia(the_dictator, 1);
    round.state.combat.khenn_die = 4;
    EXPECT_EQ(round.order(), "khenn rizen militia(dictator)");
    round.state.combat.khenn_die = 1;
    EXPECT_EQ(round.order(), "rizen militia(dictator) khenn");
}

// ---- Hitler's mark ----

struct Marked : Round {
    Marked() : Round(2)
    {
        state.regime.card = Dictator::hitler;
        state.regime.marked = rebel1;
    }
};
TEST("HIT-a, HIT4, C4.6.1: every unit of the Dictator's side acts before the marked rebel's")
{
    Marked round;
    round.rebels({merc::preaction}).regime({merc::feedback}).with_militia(the_dictator, 1);
    EXPECT_EQ(round.order(), "militia(dictator) feedback preaction");
}
TEST("HIT-b: other rebels keep their places")
{
    Marked round;
    round.rebels({merc::preaction}).rebels({merc::sonia}, rebel2);
    round.regime({merc::feedback}).with_militia(the_dictator, 1);
    EXPECT_EQ(round.order(), "sonia militia(dictator) feedback preaction");
}
TEST("HIT-c, HIT5: Kastern is first all the same")
{
    Marked round;
    round.rebels({merc::preaction, merc::kastern});
    round.regime({merc::feedback}).with_militia(the_dictator, 1);
    EXPECT_EQ(round.order(), "kastern militia(dictator) feedback preaction");
}
TEST("HIT-h: militia of the marked rebel wait as well")
{
    Marked round;
    round.with_militia(rebel1, 1).regime({merc::lucid});
    EXPECT_EQ(round.order(), "lucid militia(rebel1)");
}
TEST("HIT-i, HIT5, M-badger.4: Badger is put before the first enemy militia after the mark")
{
    Marked round;
    round.rebels({merc::badger, merc::wolverine});
    round.regime({merc::rizen}).with_militia(the_dictator, 1);
    EXPECT_EQ(round.order(), "rizen badger militia(dictator) wolverine");
}
TEST("HIT-j, HIT7: the moved units stand directly behind the last one of the Dictator")
{
    Marked round;
    round.rebels({merc::sarge}).rebels({merc::tao}, rebel2);
    round.regime({merc::preaction, merc::feedback});
    EXPECT_EQ(round.order(), "preaction feedback sarge tao");
}
TEST("HIT6: the mark changes no initiative, and another Dictator's game knows no mark")
{
    Marked round;
    round.rebels({merc::preaction}).with_militia(the_dictator, 1);
    EXPECT_EQ(initiative_of(round.state, fighter_of(merc::preaction)), 5);
    round.state.regime.card = Dictator::castro;
    EXPECT_EQ(round.order(), "preaction militia(dictator)");
}

TEST("C1.1, C1.2: everyone in the sector fights, and nobody from elsewhere")
{
    Round round(3);
    round.rebels({merc::doc}).with_militia(rebel3, 2).with_militia(the_dictator, 1);
    round.squad(rebel2, primary, "a1", {merc::ewok});
    EXPECT_EQ(round.order(), "militia(dictator) doc militia(rebel3)");
}

TEST("M-badger.3: friendly militia do not concern Badger")
{
    Round round;
    round.rebels({merc::badger}).with_militia(rebel1, 1).regime({merc::sonia});
    EXPECT_EQ(round.order(), "sonia militia(rebel1) badger");
}

}  // namespace
}  // namespace sortie::merc
