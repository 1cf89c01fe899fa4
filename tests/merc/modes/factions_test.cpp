#include "games/merc/modes/factions.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

// The first faction to act is that of rebel1.
struct Duel : Theatre {
    explicit Duel(int players = 2) : Theatre({.rebels = players, .mode = Mode::versus})
    {
        state.modes.first = 0;
        state.modes.acting = 0;
        state.modes.turns_left = state.modes.faction_count;
        judge();
    }
};

TEST("V4.5: units of another faction are enemies, and militia are counted by faction")
{
    Duel day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.militia("b1", rebel2, 10);
    EXPECT(is_occupied(day.state, at("b1"), Side::dictator));
    EXPECT_EQ(militia_room(day.state, at("b1"), Side::dictator), 0);
    EXPECT_EQ(militia_room(day.state, at("b1"), Side::rebels), 10);
    day.play(rebel1, "move primary b1 -");
    EXPECT(day.has_told("combat in b1"));
}

TEST("V4.5: a sector belongs to the faction with most units, and to its strongest player")
{
    Duel day(4);
    day.militia("b1", rebel1, 2);
    day.militia("b1", rebel2, 3);
    EXPECT_EQ(controller_of(day.state, at("b1")), rebel2);
    EXPECT_EQ(team_limit(day.state, rebel2), 2);
    EXPECT_EQ(team_limit(day.state, rebel1), 1);
    day.militia("c1", rebel1, 2);
    day.militia("c1", rebel3, 3);
    EXPECT_EQ(controller_of(day.state, at("c1")), rebel3);
}

TEST("V4.6: a tie of control goes to the faction that holds less elsewhere")
{
    Duel day;
    day.militia("b1", rebel1, 2);
    day.militia("b1", rebel2, 2);
    day.militia("a1", rebel1, 1);
    EXPECT_EQ(holder_by_units(day.state, at("b1")), rebel2);
}

TEST("V4.6, V4.13, V4-b: a tie of initiative goes to the faction with less value")
{
    Duel day(2);
    day.militia("a1", rebel1, 1);
    day.militia("a1", rebel2, 1);
    day.state.combat.sector = at("a1");
    day.lay("b1", "industry---copper");
    day.lay("c1", "industry---gold");
    day.lay("b2", "industry---bauxite");
    day.lay("c2", "industry---coffee");
    for (const char* sector : {"b1", "c1"}) day.militia(sector, rebel1, 1);
    for (const char* sector : {"b2", "c2"}) day.militia(sector, rebel2, 1);
    EXPECT_EQ(value_of_faction(day.state, 0), 12);
    EXPECT_EQ(value_of_faction(day.state, 1), 9);
    EXPECT_EQ(favoured_of(day.state, 3), 1);
    day.state.modes.favoured = 1;
    EXPECT_EQ(round_order(day.state)[0], militia_of(rebel2));
    day.state.modes.favoured = 0;
    EXPECT_EQ(round_order(day.state)[0], militia_of(rebel1));
}

TEST("V4.11, V0.5: a stash is seen by the faction that holds it and by no other")
{
    Duel day(3);
    day.militia("b1", rebel2, 1);
    day.squad(rebel1, primary, "a1", {merc::doc});
    const CardId card = day.stash("b1", kind::grenade);
    for (const PlayerId player : {rebel1, rebel2, rebel3}) {
        const View<Merc> view = P::view(day.state, day.seat(player));
        EXPECT_EQ(view.seen.stashes[at("b1").index].contains(card), player == rebel2);
    }
}

}  // namespace
}  // namespace sortie::merc
