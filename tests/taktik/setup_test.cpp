#include "games/taktik/setup.h"

#include <algorithm>
#include <vector>

#include "games/taktik/map_maker.h"
#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

// A match from its first moment on, with the same ways to play as a theatre.
struct Opening : Theatre {
    explicit Opening(std::initializer_list<Agreed> agreed = {}) : Theatre({})
    {
        state = P::start(setup_with(agreed));
        log.clear();
    }
    void choose_both()
    {
        play(seat1, make(choose_tactics, 0, 1, 2, 3, 4, 5));
        play(seat2, make(choose_tactics, 5, 6, 7, 8, 9, 10));
    }
};

constexpr Agreed crossroads{Option::map, 1};

}  // namespace

TEST(
    "T5.2, T9.8, T18.13: the map of a match has a public seed, the agreed one or the first part of its own")
{
    const State agreed = P::start(setup_with({{Option::map_seed, 7}}));
    EXPECT_EQ(agreed.map_seed, 7U);
    EXPECT(agreed.map.tiles == make_map(7).map.tiles);
    EXPECT(agreed.markers == place_markers(agreed.map));
    const State drawn = P::start(setup_with({}));
    EXPECT_EQ(drawn.map_seed, map_seed_of(setup_with({}).seed));
    EXPECT(drawn.map.tiles == make_map(drawn.map_seed).map.tiles);
    // 59 values for the deck of 60; no map takes any.
    EXPECT_EQ(agreed.rng.drawn, 59U);
    EXPECT_EQ(drawn.rng.drawn, 59U);
    EXPECT_EQ(P::view(drawn, seat2).seen.map_seed, drawn.map_seed);
    const State by_hand = P::start(setup_with({crossroads}));
    EXPECT_EQ(by_hand.map_seed, 0U);
    EXPECT_EQ(by_hand.rng.drawn, 59U);
}

TEST(
    "T5.3, T10.2, T9.2: the deck holds the cards of the table in both sizes, shuffled by the engine's generator")
{
    for (const int size : {60, 90}) {
        const State state = P::start(setup_with({crossroads, {Option::deck, size == 60 ? 0 : 1}}));
        EXPECT_EQ(state.deck.size(), static_cast<std::size_t>(size));
        std::vector<CardId> sorted;
        for (std::uint8_t i = 0; i < first_tactic; ++i) {
            const int copies = size == 60 ? card_table[i].copies_60 : card_table[i].copies_90;
            for (int k = 0; k < copies; ++k) sorted.push_back(CardId{i});
        }
        EXPECT_EQ(sorted.size(), static_cast<std::size_t>(size));
        Rng rng = Rng::from(Seed::from_number(1));
        rng.shuffle(std::span(sorted));
        EXPECT(std::ranges::equal(state.deck.draw_pile.span(), sorted));
        EXPECT(state.rng == rng);
    }
}

TEST(
    "T10.2: 36 bonus and 24 malus cards, or 56 and 34; ten and six of them special, or twenty and nine")
{
    std::array<int, 8> counts{};
    for (std::uint8_t i = 0; i < first_tactic; ++i) {
        const CardRow& row = card_table[i];
        const std::size_t kind = is_bonus(CardId{i}) ? 0 : 1;
        counts[kind] += row.copies_60;
        counts[2 + kind] += row.copies_90;
        if (!row.is_special) continue;
        counts[4 + kind] += row.copies_60;
        counts[6 + kind] += row.copies_90;
    }
    EXPECT_EQ(counts, (std::array{36, 24, 56, 34, 10, 6, 20, 9}));
}

TEST("T5.4, T5.11: both choose six tactics at the same time, in any order, also the same ones")
{
    Opening opening;
    EXPECT_EQ(P::awaiting(opening.state).size(), 2);
    const Move backwards = make(choose_tactics, 10, 9, 8, 2, 1, 0);
    EXPECT(!opening.is_listed(seat2, backwards));
    opening.play(seat2, backwards);
    EXPECT_EQ(opening.why(seat2, backwards), "E_PHASE");
    EXPECT_EQ(opening.rule_of(seat2, backwards), "T5.11");
    opening.play(seat1, make(choose_tactics, 0, 1, 2, 8, 9, 10));
    EXPECT(opening.camp(Side::attacker).tactics == opening.camp(Side::defender).tactics);
    EXPECT_EQ(opening.camp(Side::attacker).tactics.size(), 6);
}

TEST("T5.4: not six, one twice, or one that does not exist: refused")
{
    Opening opening;
    EXPECT_EQ(opening.why(seat1, make(choose_tactics, 0, 1, 2, 3, 4)), "E_SELECT_COUNT");
    EXPECT_EQ(opening.why(seat1, make(choose_tactics, 0, 1, 2, 3, 4, 4)), "E_SELECT_DUP");
    EXPECT_EQ(opening.why(seat1, make(choose_tactics, 0, 1, 2, 3, 4, 11)), "E_SELECT_UNKNOWN");
    Move five{};
    five.count = 5;
    for (std::uint16_t i = 0; i < 5; ++i) five.arguments[i] = i;
    EXPECT_EQ(opening.why(seat1, five), "E_SELECT_COUNT");
}

TEST("T5.4, T18.6: the opponent learns that a choice was made and not which")
{
    Opening one;
    Opening other;
    one.play(seat1, make(choose_tactics, 0, 1, 2, 3, 4, 5));
    other.play(seat1, make(choose_tactics, 5, 6, 7, 8, 9, 10));
    EXPECT(one.camp(Side::attacker).tactics != other.camp(Side::attacker).tactics);
    EXPECT(hash_of(P::view(one.state, seat2).seen) == hash_of(P::view(other.state, seat2).seen));
    EXPECT_EQ(one.count_told(told::tactics_chosen), 1U);
}

TEST("T5.5, T17.2: missions are dealt after the tactics, and only if VC6 is in play")
{
    Opening without;
    without.choose_both();
    EXPECT(without.camp(Side::attacker).missions[0].is_none());
    Opening with({{Option::victory, static_cast<int>(Preset::missions)}, crossroads});
    EXPECT(with.camp(Side::attacker).missions[0].is_none());
    const std::uint64_t drawn = with.state.rng.drawn;
    with.choose_both();
    EXPECT_EQ(with.state.rng.drawn, drawn + 3 + 3);
    for (const Side side : all_sides) {
        const Camp& camp = with.camp(side);
        EXPECT(camp.missions[0] != camp.missions[1]);
        for (const MissionId mission : camp.missions) {
            EXPECT(eligible_missions(side).contains(mission));
        }
    }
}

TEST("T5.6, T5.11: the Defender deploys first, then the Attacker")
{
    Opening opening({crossroads});
    opening.choose_both();
    EXPECT_EQ(opening.state.phase, Phase::deployment);
    EXPECT(P::awaiting(opening.state) == SeatSet{seat2});
    for (const Move& move : {make(muster), make(deploy_done), make(deploy, a(1), at("A1"))}) {
        EXPECT_EQ(opening.why(seat1, move), "E_NOT_ACTIVE");
    }
    opening.play(seat2, make(muster));
    opening.play(seat2, make(deploy_done));
    EXPECT(P::awaiting(opening.state) == SeatSet{seat1});
    EXPECT_EQ(units_on_board(P::view(opening.state, seat1).seen, Side::defender), 15);
}

TEST("T5.7: units are placed one by one, moved again, and all of them before the end")
{
    Opening opening({crossroads});
    opening.choose_both();
    const UnitId any = d(7);
    std::vector<CellId> free;
    for (std::uint16_t i = 0; i < cells; ++i) {
        if (is_deployment_cell(opening.state.map, Side::defender, CellId{i})) {
            free.push_back(CellId{i});
        }
    }
    EXPECT(!opening.is_listed(seat2, make(deploy, any, free[0])));
    opening.play(seat2, make(deploy, any, free[0]));
    opening.play(seat2, make(deploy, any, free[5]));
    EXPECT_EQ(opening.where(any), free[5]);
    EXPECT(!opening.state.ways.is_taken(free[0]));
    EXPECT_EQ(opening.why(seat2, make(deploy, d(1), free[5])), "E_DEPLOY_CELL");
    EXPECT_EQ(opening.why(seat2, make(deploy, d(1), at("A1"))), "E_DEPLOY_CELL");
    EXPECT_EQ(opening.why(seat2, make(deploy, a(1), free[1])), "E_UNIT_OWNER");
    EXPECT_EQ(opening.why(seat2, make(deploy, dr1, free[1])), "E_UNIT_UNKNOWN");
    EXPECT_EQ(opening.why(seat2, make(deploy_done)), "E_DEPLOY_MISSING");
    opening.play(seat2, make(muster));
    EXPECT_EQ(opening.where(any), free[5]);
    std::size_t last = free.size() - 1;
    while (!opening.is_legal(seat2, make(deploy, any, free[last]))) --last;
    opening.play(seat2, make(deploy, any, free[last]));
    opening.play(seat2, make(deploy_done));
}

TEST("T5.7: water, rivers and bridges are no cells to deploy on, roads are")
{
    Opening opening({crossroads});
    opening.choose_both();
    opening.set_tile("A20", "W0");
    opening.set_tile("B20", "P2");
    opening.set_tile("C20", "P7");
    opening.set_tile("D20", "F1");
    for (const char* cell : {"A20", "B20", "C20"}) {
        EXPECT_EQ(opening.why(seat2, make(deploy, d(1), at(cell))), "E_DEPLOY_CELL") << cell;
    }
    EXPECT_EQ(opening.why(seat2, make(deploy, d(1), at("D20"))), "it is legal");
}

TEST("T5.9, T5.12: `muster` places what is not placed yet, and is refused when nothing is left")
{
    Opening opening({crossroads});
    opening.choose_both();
    opening.play(seat2, make(muster));
    EXPECT_EQ(units_on_board(opening.state, Side::defender), 15);
    EXPECT_EQ(opening.camp(Side::defender).placements, 15);
    EXPECT_EQ(opening.why(seat2, make(muster)), "E_PHASE");
    EXPECT_EQ(opening.rule_of(seat2, make(muster)), "T5.12");
}

TEST("T5.13: after 250 placements `deploy` is refused and `muster` still works")
{
    Opening opening({crossroads});
    opening.choose_both();
    std::vector<CellId> free;
    for (std::uint16_t i = 0; i < cells && free.size() < 2; ++i) {
        if (is_deployment_cell(opening.state.map, Side::defender, CellId{i})) {
            free.push_back(CellId{i});
        }
    }
    for (std::size_t i = 0; i < placements_max; ++i) {
        opening.play(seat2, make(deploy, d(1), free[i % 2]));
    }
    EXPECT_EQ(opening.why(seat2, make(deploy, d(1), free[0])), "E_DEPLOY_LIMIT");
    EXPECT_EQ(opening.why(seat2, make(deploy, d(1), free[1])), "E_DEPLOY_CELL");
    opening.play(seat2, make(muster));
    EXPECT_EQ(opening.camp(Side::defender).placements, placements_max);
    opening.play(seat2, make(deploy_done));
}

TEST("T5.8, T17.4: designations are exactly what the missions ask for")
{
    Opening opening({crossroads, {Option::victory, static_cast<int>(Preset::missions)}});
    opening.choose_both();
    opening.camp(Side::defender).missions = {ms::village_defense, ms::convoy_protection};
    opening.play(seat2, make(muster));
    CellId west;
    for (std::uint16_t i = 200; i < cells && west.is_none(); ++i) {
        if (x_of(CellId{i}) <= 1 && !opening.state.ways.is_taken(CellId{i}) &&
            is_deployment_cell(opening.state.map, Side::defender, CellId{i})) {
            west = CellId{i};
        }
    }
    opening.play(seat2, make(deploy, d(9), west));
    const std::string wrong = "E_DESIGNATION";
    EXPECT_EQ(opening.why(seat2, make(deploy_done)), wrong);
    EXPECT_EQ(opening.why(seat2, make(deploy_done, d(1), d(2))), wrong);
    EXPECT_EQ(opening.why(seat2, make(deploy_done, d(1), d(2), d(2), d(9))), wrong);
    EXPECT_EQ(opening.why(seat2, make(deploy_done, d(1), d(2), a(1), d(9))), wrong);
    EXPECT_EQ(opening.why(seat2, make(deploy_done, d(1), d(2), d(3), d(1))), wrong);
    const Move right = make(deploy_done, d(3), d(1), d(2), d(9));
    EXPECT(!opening.is_listed(seat2, right));
    opening.play(seat2, right);
    EXPECT(opening.camp(Side::defender).key_units == (UnitSet{d(1), d(2), d(3)}));
    EXPECT_EQ(opening.camp(Side::defender).convoy, d(9));
    opening.camp(Side::attacker).missions = {ms::neutralize_special, ms::rapid_reconquest};
    opening.play(seat1, make(muster));
    EXPECT_EQ(opening.why(seat1, make(deploy_done, a(1), a(2), a(3))), wrong);
    opening.play(seat1, make(deploy_done));
}

TEST("T17.4: without a mechanized unit in column A or B the deployment is not done")
{
    Opening opening({crossroads, {Option::victory, static_cast<int>(Preset::missions)}});
    opening.choose_both();
    opening.camp(Side::defender).missions = {ms::neutralize_special, ms::convoy_protection};
    opening.play(seat2, make(muster));
    for (int i = 9; i <= 13; ++i) {
        if (!is_convoy_start(opening.where(d(i)))) continue;
        for (std::uint16_t k = 300; is_convoy_start(opening.where(d(i))); ++k) {
            const Move move = make(deploy, d(i), CellId{k});
            if (x_of(CellId{k}) > 1 && opening.is_legal(seat2, move)) opening.play(seat2, move);
        }
    }
    for (int i = 9; i <= 13; ++i) {
        EXPECT_EQ(
            opening.why(seat2, make(deploy_done, no_argument, no_argument, no_argument, d(i))),
            "E_DESIGNATION");
    }
}

TEST(
    "T1.3, T5.10: play starts with round 1, turn 1, the Attacker, who sees no phase without commands")
{
    for (const int attacker : {0, 1}) {
        Opening opening({crossroads, {Option::attacker, attacker}});
        const Seat first = seat_at(attacker);
        const Seat second = seat_at(1 - attacker);
        opening.choose_both();
        opening.play(second, make(muster));
        opening.play(second, make(deploy_done));
        opening.play(first, make(muster));
        opening.play(first, make(deploy_done));
        EXPECT_EQ(opening.state.round, 1);
        EXPECT_EQ(opening.state.turn, 1);
        EXPECT_EQ(opening.state.active, Side::attacker);
        EXPECT_EQ(opening.seat(), first);
        EXPECT_EQ(opening.state.phase, Phase::card_draw);
        EXPECT(opening.has_told("round 1: the turn of the attacker begins"));
        EXPECT(opening.has_told("turn_start"));
    }
}

TEST("T5.11, T19.3: a side may resign while tactics are chosen and while the other one deploys")
{
    Opening opening({crossroads});
    opening.play(seat2, make(resign));
    EXPECT_EQ(opening.state.winner, Owner::attacker);
    Opening later({crossroads});
    later.choose_both();
    later.play(seat1, make(resign));
    EXPECT_EQ(later.state.winner, Owner::defender);
}
