#include "games/merc/modes/versus.h"

#include "games/merc/combat.h"
#include "games/merc/damage.h"
#include "games/merc/modes/factions.h"
#include "games/merc/steady.h"
#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

Setup duel(int players, int teams = 0, int rounds = 0)
{
    Setup setup = setup_for(players);
    setup.values[static_cast<std::size_t>(Option::mode)] = static_cast<int>(Mode::versus);
    setup.values[static_cast<std::size_t>(Option::teams)] = teams;
    setup.values[static_cast<std::size_t>(Option::rounds)] = rounds;
    return setup;
}

// The first faction to act is that of rebel1.
struct Duel : Theatre {
    explicit Duel(int players = 2) : Theatre({.rebels = players, .mode = Mode::versus})
    {
        state.modes.first = 0;
        state.modes.acting = 0;
        state.modes.turns_left = state.modes.faction_count;
        judge();
    }
    void industries_to(PlayerId player)
    {
        for (const SectorId sector : sectors_of(state)) {
            if (is_land(state, sector, Land::industry)) {
                state.sectors[sector.index].militia[player.index] = 1;
            }
        }
    }
};

template <class Wanted>
State played_until(State state, Wanted is_wanted)
{
    MoveList moves;
    while (!is_wanted(state)) {
        const Seat seat = state.flow.awaited.front();
        P::legal_moves(state, seat, moves);
        P::apply_unchecked(state, seat, moves[moves.size() - 1]);
    }
    return state;
}

TEST("V4.1: players are divided by their number")
{
    EXPECT_EQ((*divided(2, Teams::usual))[1], 1);
    EXPECT_EQ((*divided(3, Teams::usual))[2], 2);
    EXPECT_EQ((*divided(4, Teams::usual)),
              (std::array<std::uint8_t, rebels_max>{0, 0, 1, 1, 0, 0}));
    EXPECT_EQ((*divided(6, Teams::usual)),
              (std::array<std::uint8_t, rebels_max>{0, 0, 0, 1, 1, 1}));
    EXPECT_EQ((*divided(6, Teams::pairs)),
              (std::array<std::uint8_t, rebels_max>{0, 0, 1, 1, 2, 2}));
    EXPECT(!divided(1, Teams::usual));
}

TEST("V4.2: no Dictator, no tactics cards, no militia; the first faction is thrown for")
{
    const State state = P::start(duel(3));
    EXPECT(state.regime.card == Dictator::unknown);
    EXPECT(state.tactics.deck.empty() && state.tactics.hand.empty());
    for (const Sector& sector : state.sectors) {
        for (const std::uint8_t militia : sector.militia) EXPECT_EQ(militia, 0);
    }
    EXPECT_EQ(state.modes.acting, state.modes.first);
    EXPECT_EQ(state.modes.faction_count, 3);
    State tied = start_of(duel(2));
    const std::array<std::uint8_t, 4> faces{4, 4, 2, 5};
    tied.rng.force_dice(std::span(faces));
    throw_for_first_turn(tied, silent());
    EXPECT_EQ(tied.modes.first, 1);
}

TEST("V4.2, V4.14: a faction lands in one industry, the next one in another")
{
    State state = P::start(duel(4));
    const Seat first = state.flow.awaited.front();
    SectorId industry;
    SectorId other;
    for (const SectorId sector : sectors_of(state)) {
        if (is_land(state, sector, Land::industry)) {
            (industry.is_none() ? industry : other) = sector;
        } else {
            EXPECT_EQ(P::why_not(state, first, order<settle>(sector))->code, e_edge);
        }
    }
    EXPECT_EQ(state.flow.awaited.size(), 2);
    const std::uint8_t landing = state.modes.acting;
    P::apply_unchecked(state, first, order<settle>(industry));
    for (const PlayerId player : rebels_of(state)) {
        const bool is_there = squad_of(state, player, primary).sector == industry;
        EXPECT_EQ(is_there, state.modes.faction[player.index] == landing);
    }
    state = played_until(state, [&](const State& each) { return each.modes.acting != landing; });
    const Seat next = state.flow.awaited.front();
    EXPECT_EQ(P::why_not(state, next, order<settle>(industry))->code, e_taken);
    EXPECT(!P::why_not(state, next, order<settle>(other)));
    for (const PlayerId player : rebels_of(state)) {
        if (state.modes.faction[player.index] != landing) continue;
        EXPECT_GE(squad_of(state, player, primary).members.size(), 2u);
    }
}

TEST("V4.3, V4.9, V4-a: five rounds of two factions are ten turns at most")
{
    State state = played_until(P::start(duel(2)),
                               [](const State& each) { return each.phase == Phase::rebels; });
    EXPECT_EQ(state.modes.rounds, 5);
    EXPECT_EQ(start_of(duel(2, 0, 1)).modes.rounds, 10);
    int turns = 0;
    while (!P::is_over(state)) {
        const Seat seat = state.flow.awaited.front();
        P::apply_unchecked(state, seat, order<end_turn>());
        ++turns;
    }
    EXPECT_LE(turns, 10);
    EXPECT_EQ(state.day, 6);
}

TEST("V4.4, V4.11, V4-e: both players of a faction are awaited at the same time, and no opponent")
{
    Duel day(4);
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.squad(rebel2, primary, "b2", {merc::ewok});
    day.squad(rebel3, primary, "d1", {merc::basic});
    day.squad(PlayerId{3}, primary, "d3", {merc::rizen});
    EXPECT(day.awaits(rebel1) && day.awaits(rebel2));
    EXPECT(!day.awaits(rebel3) && !day.awaits(PlayerId{3}));
    EXPECT_NE(day.refused(rebel3, "end_turn"), "");
    day.play(rebel1, "end_turn");
    EXPECT(!day.awaits(rebel3));
    day.play(rebel2, "end_turn");
    EXPECT(day.awaits(rebel3) && !day.awaits(rebel1));
}

TEST("V4.4, V4.12: actions come back at the start of the faction's own turn")
{
    Duel day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.squad(rebel2, primary, "d1", {merc::ewok});
    unit_of(day.state, merc::ewok).actions = 0;
    const int round = day.state.day;
    day.play(rebel1, "end_turn");
    EXPECT_EQ(day.actions(merc::ewok), merc_table[merc::ewok.index].extra.actions);
    EXPECT_EQ(day.actions(merc::doc), 0);
    EXPECT_EQ(day.state.day, round);
    day.play(rebel2, "end_turn");
    EXPECT_EQ(day.state.day, round + 1);
    EXPECT_GT(day.actions(merc::doc), 0);
}

TEST("V4.7, V4.13: the faction whose turn it is attacks the one that is there")
{
    Duel day(3);
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.militia("b1", rebel3, 1);
    day.militia("c1", rebel2, 1);
    day.dice({6, 6, 6, 6, 6, 6});
    day.play(rebel1, "move primary b1 -");
    EXPECT(day.has_told("combat in b1"));
    EXPECT_EQ(day.militia_in("c1", rebel2), 1);
}

TEST("V4.6, V4.9, V4-c: of equal values the faction with fewer MERCs wins")
{
    Duel day;
    day.lay("a1", "industry---copper");
    day.lay("d3", "industry---gold");
    day.squad(rebel1, primary, "a1", {merc::doc, merc::ewok});
    day.squad(rebel2, primary, "d3", {merc::basic});
    ASSERT_EQ(value_of_faction(day.state, 0), value_of_faction(day.state, 1));
    day.state.day = 6;
    end_round_of_factions(day.state, silent());
    EXPECT(day.state.outcome == Outcome::most_value);
    EXPECT_EQ(day.state.modes.winner, rebel2);
    EXPECT_EQ(P::scores(day.state)[0], 0);
    EXPECT_EQ(P::scores(day.state)[1], 1);
}

TEST("V4.8, V4-d: whoever takes the last industry in the middle of a turn wins at once")
{
    Duel day;
    day.industries_to(rebel1);
    day.squad(rebel1, primary, "b1", {merc::doc});
    day.squad(rebel2, primary, "d3", {merc::ewok});
    SectorId last;
    for (const SectorId sector : neighbours_of(day.state, at("b1"))) {
        if (is_land(day.state, sector, Land::industry)) last = sector;
    }
    ASSERT_TRUE(last.is_some());
    day.state.sectors[last.index].militia[rebel1.index] = 0;
    day.state.sectors[at("d3").index].militia[rebel1.index] = 0;
    day.lay("d3", "wilderness9");
    const std::string name(names_of(SectorId{})[last.index]);
    day.play(rebel1, "move primary " + name + " -");
    EXPECT(P::is_over(day.state));
    EXPECT(day.state.outcome == Outcome::industries_taken);
    EXPECT_EQ(P::scores(day.state)[0], 1);
    EXPECT_EQ(P::scores(day.state)[1], 0);
}

TEST("V4.10: the last faction with any unit wins")
{
    Duel day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    look_for_end_of_versus(day.state);
    EXPECT(day.state.outcome == Outcome::last_faction);
    EXPECT_EQ(day.state.modes.winner, rebel1);
}

TEST("V4.10, V4.15: a faction without MERCs recovers at the start of its own turn")
{
    Duel day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.militia("c2", rebel2, 1);
    day.play(rebel1, "end_turn");
    EXPECT(day.state.tasks[rebel2.index].purpose == Purpose::recovery);
    EXPECT(day.awaits_nobody_but(rebel2));
}

TEST("V4.11: gifts and requests go to one's own faction only")
{
    Duel day(4);
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.squad(rebel2, primary, "b1", {merc::ewok});
    day.militia("a1", rebel1, 2);
    EXPECT(day.may(rebel1, "gift rebel2 a1 1"));
    EXPECT_NE(day.refused(rebel1, "gift rebel3 a1 1"), "");
    EXPECT_NE(day.refused(rebel1, "request rebel3 a1 1"), "");
}

TEST("V4.11: a joint attack needs an ally; an opponent is none")
{
    Duel day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.militia("b1", rebel2, 1);
    EXPECT_EQ(day.refused(rebel1, "joint primary b1 -"), "E_NO_PARTNER");
}

TEST("V4.16: automatic players read units of other factions as the Dictator's")
{
    Duel day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.militia("b1", rebel2, 1);
    EXPECT_EQ(power_of_regime(day.state, at("b1")), 1);
    State state = P::start(duel(2));
    while (!P::is_over(state)) {
        const Seat seat = state.flow.awaited.front();
        const Move move = Merc::steady(P::view(state, seat));
        ASSERT_FALSE(P::why_not(state, seat, move).has_value());
        P::apply_unchecked(state, seat, move);
    }
    EXPECT(state.modes.winner.is_some());
}

}  // namespace
}  // namespace sortie::merc
