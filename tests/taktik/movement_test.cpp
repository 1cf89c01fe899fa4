#include "games/taktik/movement.h"

#include <optional>

#include "games/taktik/map_maker.h"
#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

Theatre moving(std::initializer_list<Placed> placed)
{
    Theatre theatre(placed);
    theatre.to(Phase::movement);
    return theatre;
}
std::string text_of_path(const Path& path)
{
    std::string text;
    for (const CellId cell : path) text += std::string(name_of(cell)) + " ";
    return text;
}

// Tries every way of the lowest cost and keeps the one with the fewest steps, then the first one in the order of
// directions: depth first, in that order, so the first way of a length is the smallest one.
struct WaySearch {
    const State& state;
    UnitId unit;
    CellId goal;
    int budget;
    std::size_t length;
    Path path;

    bool find(CellId from, int cost)
    {
        if (path.size() == length) return from == goal && cost == budget;
        for (const Direction direction : all_directions) {
            const CellId to = neighbour(from, direction);
            if (to.is_none() || !can_step(state, from, to)) continue;
            const int so_far = cost + cost_of_step(state, unit, from, to);
            if (so_far + distance(to, goal) > budget) continue;
            path.push_back(to);
            if (find(to, so_far)) return true;
            path.pop_back();
        }
        return false;
    }
};
Path smallest_way(const State& state, UnitId unit, CellId goal)
{
    const CellId start = unit_in(state, unit).cell;
    for (int budget = 1; budget <= allowance_of(state, unit); ++budget) {
        for (std::size_t length = 1; length <= static_cast<std::size_t>(budget); ++length) {
            WaySearch search{state, unit, goal, budget, length, {}};
            if (search.find(start, 0)) return search.path;
        }
    }
    return {};
}

}  // namespace

// ---- Commands and their refusals ------------------------------------------------------------------------------------

TEST("T7.1, MV-22: the sixth unit may not move; Advanced Recon allows it, and no seventh")
{
    Theatre theatre = moving({{a(1), "A1"},
                              {a(2), "C1"},
                              {a(3), "E1"},
                              {a(4), "G1"},
                              {a(5), "I1"},
                              {a(6), "K1"},
                              {a(7), "M1"}});
    for (int i = 1; i <= 5; ++i) theatre.play(seat1, march(a(i), "S"));
    EXPECT_EQ(theatre.why(seat1, march(a(6), "S")), "E_MOVE_LIMIT");
    EXPECT_EQ(theatre.why(seat1, make(move_unit, a(6), at("K2"))), "E_MOVE_LIMIT");
    theatre.begin("advanced_recon", Side::attacker);
    theatre.play(seat1, march(a(6), "S"));
    EXPECT_EQ(theatre.why(seat1, march(a(7), "S")), "E_MOVE_LIMIT");
}

TEST("T7.1: under Blackout two units move, and extra moves are added to the two")
{
    Theatre theatre = moving({{a(1), "A1"}, {a(2), "C1"}, {a(3), "E1"}, {a(4), "G1"}});
    theatre.begin("blackout", Side::attacker);
    theatre.play(seat1, march(a(1), "S"));
    theatre.play(seat1, march(a(2), "S"));
    EXPECT_EQ(theatre.why(seat1, march(a(3), "S")), "E_MOVE_LIMIT");
    theatre.begin("advanced_recon", Side::attacker);
    theatre.play(seat1, march(a(3), "S"));
    EXPECT_EQ(theatre.why(seat1, march(a(4), "S")), "E_MOVE_LIMIT");
}

TEST("T7.1: a unit moves once in a turn, and only an own one on the board")
{
    Theatre theatre = moving({{a(1), "A1"}, {d(1), "T30"}});
    EXPECT_EQ(theatre.why(seat1, march(a(2), "S")), "E_UNIT_UNKNOWN");
    EXPECT_EQ(theatre.why(seat1, march(d(1), "N")), "E_UNIT_OWNER");
    theatre.play(seat1, march(a(1), "S"));
    EXPECT_EQ(theatre.why(seat1, march(a(1), "S")), "E_UNIT_MOVED");
}

TEST("T7.2, T7.13: a march has at least one step, each to a neighbour on the board")
{
    Theatre theatre = moving({{a(7), "A1"}});
    EXPECT_EQ(theatre.why(seat1, march(a(7), ".")), "E_PATH_EMPTY");
    EXPECT_EQ(theatre.why(seat1, march(a(7), "N")), "E_PATH_STEP");
    EXPECT_EQ(theatre.why(seat1, march(a(7), "S-W")), "E_PATH_STEP");
    EXPECT_EQ(theatre.why(seat1, make(march_unit, a(7), 5 + 0 * 9 + 5 * 81)), "E_PATH_STEP");
    theatre.play(seat1, march(a(7), "S-SE-E-NE"));
    EXPECT_EQ(theatre.where(a(7)), at("D2"));
}

TEST("T7.13: a route is a word of directions, written as it is read")
{
    for (const char* text : {"S", "S-SE-E", "N-NE-E-SE-S", "."}) {
        Argument value = 0;
        EXPECT(read_route(text, value)) << text;
        std::string written;
        write_route(value, written);
        EXPECT_EQ(written, text);
    }
    for (const char* text : {"", "X", "S-", "-S", "S--S", "S-SE-E-S-S-S", "s"}) {
        Argument value = 0;
        EXPECT(!read_route(text, value)) << text;
    }
}

TEST(
    "T7.13: a march of ten steps is two words; a march and a move along one path are the same move")
{
    Theatre theatre = moving({{a(7), "F6"}});
    for (int i = 0; i < 6; ++i) theatre.begin("rapid_supply_convoy", Side::attacker);
    EXPECT_EQ(allowance_of(theatre.state, a(7)), 10);
    Theatre other = theatre;
    theatre.play(seat1, march(a(7), "SE-SE-SE-SE-SE-SW-SW-SW-SW-SW"));
    EXPECT_EQ(theatre.where(a(7)), at("F16"));
    other.play(seat1, make(move_unit, a(7), at("F16")));
    EXPECT(P::hash(other.state) == P::hash(theatre.state));
}

TEST("T7.13: a route of the player's own is accepted though no list holds it")
{
    Theatre theatre = moving({{a(7), "F6"}});
    const Move detour = march(a(7), "E-N-W-S");
    EXPECT(!theatre.is_listed(seat1, detour));
    EXPECT_EQ(theatre.why(seat1, detour), "E_PATH_OCCUPIED");
    EXPECT_EQ(theatre.why(seat1, march(a(7), "E-N-W")), "it is legal");
    EXPECT(theatre.is_listed(seat1, make(move_unit, a(7), at("F5"))));
}

TEST("T7.7, MV-16, MV-17: a way may cost as much as the allowance and no more")
{
    Theatre theatre = moving({{a(7), "F6"}});
    theatre.set_tile("G6", "R0");
    theatre.set_tile("H6", "R0");
    EXPECT_EQ(theatre.why(seat1, march(a(7), "E-E-E")), "E_MOVE_COST");
    Path path;
    path.push_back(at("G6"));
    path.push_back(at("H6"));
    EXPECT_EQ(path_cost(theatre.state, a(7), path), 4);
    theatre.play(seat1, march(a(7), "E-E"));
    EXPECT_EQ(theatre.where(a(7)), at("H6"));
}

TEST("T7.7: the first illegal step gives the code, whether it is impossible or too dear")
{
    Theatre theatre = moving({{a(1), "F6"}, {a(2), "G3"}, {a(3), "F8"}});
    // The third step is too dear and comes before the occupied cell.
    EXPECT_EQ(theatre.why(seat1, march(a(1), "E-N-N-N")), "E_MOVE_COST");
    theatre.set_tile("H6", "W0");
    EXPECT_EQ(theatre.why(seat1, march(a(1), "E-E-E")), "E_PATH_IMPASSABLE");
    EXPECT_EQ(theatre.why(seat1, march(a(1), "S-S-E-E")), "E_PATH_OCCUPIED");
    theatre.set_tile("G6", "H2");
    EXPECT_EQ(theatre.why(seat1, march(a(1), "E-E")), "E_MOVE_COST");
}

TEST("T7.3, MV-19, MV-20, MV-21: sums first, then halves, which leave one as it is")
{
    Theatre theatre({{a(1), "F6"}, {a(7), "G6"}, {a(10), "H6"}});
    State& state = theatre.state;
    EXPECT_EQ(allowance_of(state, a(1)), 2);
    EXPECT_EQ(allowance_of(state, a(7)), 4);
    EXPECT_EQ(allowance_of(state, a(10)), 3);
    theatre.begin("suppressive_fire", Side::defender);
    EXPECT_EQ(allowance_of(state, a(10)), 1);
    EXPECT_EQ(allowance_of(state, a(7)), 2);
    theatre.begin("suppressive_fire", Side::defender);
    EXPECT_EQ(allowance_of(state, a(10)), 1);
    EXPECT_EQ(allowance_of(state, a(7)), 1);
    Theatre other({{a(1), "F6"}});
    other.begin("rapid_supply_convoy", Side::attacker);
    other.begin("supply_interruption", Side::attacker);
    EXPECT_EQ(allowance_of(other.state, a(1)), 2);
    for (int i = 0; i < 4; ++i) other.begin("supply_interruption", Side::attacker);
    EXPECT_EQ(allowance_of(other.state, a(1)), 0);
}

TEST("T7.3: a unit that an effect holds may not move at all")
{
    Theatre theatre = moving({{a(1), "F6"}});
    theatre.begin("enemy_disinformation", Side::attacker, on(a(1)));
    EXPECT_EQ(theatre.why(seat1, march(a(1), "S")), "E_MOVE_BLOCKED");
    EXPECT_EQ(theatre.why(seat1, make(move_unit, a(1), at("F7"))), "E_MOVE_BLOCKED");
}

TEST("T7.6, T7.7: occupied cells, blocking terrain and closed corners have their codes")
{
    Theatre theatre = moving({{a(7), "F6"}, {a(1), "G6"}, {d(1), "F5"}});
    theatre.set_tile("E6", "W0");
    theatre.set_tile("F7", "W0");
    EXPECT_EQ(theatre.why(seat1, march(a(7), "E")), "E_PATH_OCCUPIED");
    EXPECT_EQ(theatre.why(seat1, march(a(7), "N")), "E_PATH_OCCUPIED");
    EXPECT_EQ(theatre.why(seat1, march(a(7), "W")), "E_PATH_IMPASSABLE");
    EXPECT_EQ(theatre.why(seat1, march(a(7), "SW")), "E_PATH_IMPASSABLE");
    // Units on both sides of a corner do not matter.
    EXPECT_EQ(theatre.why(seat1, march(a(7), "NE")), "it is legal");
}

TEST("T7.12: `move` names what is wrong with the cell")
{
    Theatre theatre = moving({{a(7), "F6"}, {a(1), "G6"}});
    theatre.set_tile("H6", "W0");
    for (const char* cell : {"A2", "B2", "B1"}) theatre.set_tile(cell, "W0");
    EXPECT_EQ(theatre.why(seat1, make(move_unit, a(7), at("F6"))), "E_PATH_EMPTY");
    EXPECT_EQ(theatre.why(seat1, make(move_unit, a(7), at("G6"))), "E_PATH_OCCUPIED");
    EXPECT_EQ(theatre.why(seat1, make(move_unit, a(7), at("H6"))), "E_PATH_IMPASSABLE");
    EXPECT_EQ(theatre.why(seat1, make(move_unit, a(7), at("A1"))), "E_PATH_IMPASSABLE");
    EXPECT_EQ(theatre.rule_of(seat1, make(move_unit, a(7), at("A1"))), "T7.12");
    EXPECT_EQ(theatre.why(seat1, make(move_unit, a(7), at("F11"))), "E_MOVE_COST");
    EXPECT_EQ(theatre.why(seat1, make(move_unit, a(7), at("F10"))), "it is legal");
}

TEST("T7.12: everything in reach is listed and nothing else")
{
    Theatre theatre = moving({{a(7), "F6"}, {a(1), "G6"}});
    for (std::uint16_t i = 0; i < cells; ++i) {
        const Move move = make(move_unit, a(7), CellId{i});
        EXPECT_EQ(theatre.is_listed(seat1, move), theatre.is_legal(seat1, move))
            << name_of(CellId{i});
    }
}

// ---- The canonical way ----------------------------------------------------------------------------------------------

TEST("T7.11: lowest cost, then fewest steps, then the directions that come first")
{
    Theatre theatre({{a(7), "F6"}});
    // Two ways of two steps lead to H7: SE-E and E-SE. E comes before SE.
    EXPECT_EQ(text_of_path(canonical_path(theatre.state, a(7), at("H7"))), "G6 H7 ");
    theatre.set_tile("G6", "F0");
    EXPECT_EQ(text_of_path(canonical_path(theatre.state, a(7), at("H7"))), "G7 H7 ");
    // Three ways over rough ground cost the same; NE comes first.
    theatre.set_tile("G7", "R0");
    theatre.set_tile("G5", "R0");
    theatre.set_tile("H6", "R0");
    EXPECT_EQ(text_of_path(canonical_path(theatre.state, a(7), at("H6"))), "G5 H6 ");
    EXPECT(canonical_path(theatre.state, a(7), at("F20")).empty());
    EXPECT(canonical_path(theatre.state, a(7), at("F6")).empty());
}

TEST("T7.11: the canonical way is the smallest of all ways, on generated maps")
{
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Theatre theatre({});
        SmallRng rng(seed);
        State& state = theatre.state;
        const Rows taken = state.ways.taken;
        state.map = make_map(seed).map;
        state.ways = Ways::of(state.map);
        state.ways.taken = taken;
        const UnitId unit = rng.below(2) == 0 ? a(7) : a(10);
        for (const UnitId each : {unit, a(2), a(3), a(4), a(5)}) {
            CellId cell;
            do {
                cell =
                    cell_at(static_cast<int>(rng.below(8)) + 6, static_cast<int>(rng.below(8)) + 8);
            } while (state.ways.is_taken(cell) || effective_tile(state.map, cell).blocks_move());
            put_on_board(state, each, cell);
        }
        if (seed % 3 == 0) theatre.begin("rapid_supply_convoy", Side::attacker);
        const Rows reach = reach_of(state, unit);
        for (std::uint16_t i = 0; i < cells; ++i) {
            if (!has_cell(reach, CellId{i})) continue;
            ASSERT_EQ(text_of_path(canonical_path(state, unit, CellId{i})),
                      text_of_path(smallest_way(state, unit, CellId{i})))
                << "seed " << seed << " to " << name_of(CellId{i});
            ++compared;
        }
    }
    EXPECT_GT(compared, 1000);
}

TEST("T3.7: an effect that freezes the rivers makes them cost nothing until it ends")
{
    Theatre theatre = moving({{a(7), "F6"}});
    for (const char* cell : {"E7", "F7", "G7"}) theatre.set_tile(cell, "P2");
    EXPECT_EQ(cost_of_step(theatre.state, a(7), at("F6"), at("F7")), 3);
    EXPECT(!theatre.is_legal(seat1, march(a(7), "S-S-S-S")));
    taktik::Effect frost;
    frost.id = theatre.state.next_effect++;
    frost.units = units_of(Side::attacker) | units_of(Side::defender);
    frost.source = card("dense_fog");
    frost.primitive = Primitive::freeze_rivers;
    frost.lifetime = Lifetime::until_end_of_turn;
    theatre.state.effects.push_back(frost);
    EXPECT_EQ(cost_of_step(theatre.state, a(7), at("F6"), at("F7")), 1);
    EXPECT(theatre.is_listed(seat1, make(move_unit, a(7), at("F10"))));
    EXPECT_EQ(text_of_path(canonical_path(theatre.state, a(7), at("F10"))), "G7 H8 G9 F10 ");
    EXPECT(tile("P2") == theatre.state.map.tiles[at("F7").index]);
    theatre.play(seat1, march(a(7), "S-S-S-S"));
    EXPECT_EQ(theatre.where(a(7)), at("F10"));
    theatre.end_turn();
    EXPECT_EQ(cost_of_step(theatre.state, a(7), at("F8"), at("F7")), 3);
}

// ---- Stages ---------------------------------------------------------------------------------------------------------

TEST("SM0, SM4, T7.8: a move uses one of the five, and the event tells every cell")
{
    Theatre theatre = moving({{a(7), "F6"}});
    theatre.play(seat1, march(a(7), "E-E"));
    EXPECT_EQ(theatre.state.moves_used, 1);
    EXPECT_EQ(theatre.unit(a(7)).moved, Moved::walked);
    EXPECT(theatre.has_told("A7 is to move from F6 to H6"));
    EXPECT(theatre.has_told("A7 walks to G6"));
    EXPECT(theatre.has_told("A7 walks to H6"));
    EXPECT(theatre.has_told("A7 stands on H6 after 2 steps", seat2));
}

TEST("SM1, SM5: a move pauses before it begins and after it was walked")
{
    Theatre theatre = moving({{a(7), "F6"}});
    theatre.deal_tactics(Side::defender, {"suppressive_fire"});
    theatre.deal_tactics(Side::attacker, {"enemy_recon_detection"});
    theatre.play(seat1, march(a(7), "E"));
    EXPECT_EQ(open_window_of(theatre.state), WindowName::before_move);
    EXPECT_EQ(theatre.where(a(7)), at("F6"));
    EXPECT(theatre.unit(a(7)).has_moved());
    theatre.pass();
    EXPECT_EQ(open_window_of(theatre.state), WindowName::after_move);
    EXPECT_EQ(theatre.where(a(7)), at("G6"));
    theatre.pass();
    EXPECT(!theatre.state.windows.is_open());
    EXPECT_EQ(theatre.state.phase, Phase::movement);
}

TEST("SM2, SM3: a unit that is slowed down before it moves stops on its path")
{
    Theatre theatre = moving({{a(7), "F6"}});
    theatre.deal_tactics(Side::defender, {"suppressive_fire"});
    theatre.play(seat1, march(a(7), "E-E-S-S"));
    theatre.play(seat2, make(react, theatre.window(), card("suppressive_fire")));
    EXPECT_EQ(theatre.where(a(7)), at("H6"));
    EXPECT(theatre.has_told("A7 stands on H6 after 2 steps"));
}

TEST("SM3: the path is not chosen anew when a dearer step can no longer be paid")
{
    Theatre theatre = moving({{a(7), "F6"}});
    theatre.set_tile("H6", "F0");
    theatre.deal_tactics(Side::defender, {"suppressive_fire"});
    theatre.play(seat1, march(a(7), "E-E"));
    theatre.play(seat2, make(react, theatre.window(), card("suppressive_fire")));
    EXPECT_EQ(theatre.where(a(7)), at("G6"));
}

TEST("T7.9, SM5, T4.4: a move cut to no step uses the move, opens no second window and is no walk")
{
    Theatre theatre = moving({{a(10), "F6"}, {d(1), "F9"}});
    theatre.set_tile("G6", "F0");
    theatre.deal_tactics(Side::defender, {"suppressive_fire"});
    theatre.deal_tactics(Side::attacker, {"enemy_recon_detection"});
    theatre.play(seat1, march(a(10), "E"));
    theatre.play(seat2, make(react, theatre.window(), card("suppressive_fire")));
    EXPECT(!theatre.state.windows.is_open());
    EXPECT_EQ(theatre.where(a(10)), at("F6"));
    EXPECT_EQ(theatre.state.moves_used, 1);
    EXPECT_EQ(theatre.unit(a(10)).moved, Moved::held);
    EXPECT(theatre.has_told("A10 cannot take a step"));
    EXPECT_EQ(theatre.why(seat1, march(a(10), "S")), "E_UNIT_MOVED");
    theatre.to(Phase::attack);
    EXPECT(theatre.is_legal(seat1, make(declare_attack, a(10), d(1))));
}

TEST("SM6: at the end of a move victory is looked at")
{
    Theatre theatre({{a(7), "F6"}}, {{Option::victory, static_cast<int>(Preset::points)}});
    theatre.to(Phase::movement);
    theatre.camp(Side::attacker).points = 20;
    theatre.play(seat1, march(a(7), "E"));
    EXPECT_EQ(theatre.state.winner, Owner::attacker);
    EXPECT_EQ(theatre.where(a(7)), at("G6"));
}

TEST("T7.10: a unit walks past enemies at no extra cost and unharmed")
{
    Theatre theatre = moving({{a(7), "F6"}, {d(1), "G5"}, {d(9), "G7"}, {d(14), "I7"}});
    EXPECT_EQ(cost_of_step(theatre.state, a(7), at("F6"), at("G6")), 1);
    theatre.play(seat1, march(a(7), "E-E-E"));
    EXPECT_EQ(theatre.unit(a(7)).hp, 3);
    EXPECT_EQ(theatre.count_told(told::rolled), 0U);
}
