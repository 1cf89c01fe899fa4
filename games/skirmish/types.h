#pragma once
// The vocabulary of Skirmish: cells, units, cards, the fight in progress, and the whole position.
//
// A unit's id says whose it is and what it is: seat 1 has units 0 to 3, seat 2 has 4 to 7, and in
// each four the kinds stand in the order of `unit_table`. So a unit stores only what changes: where
// it stands, how healthy it is and how many steps it has left. A destroyed unit keeps its slot with
// health 0.
//
// A card is only its kind, since two cards of a kind are the same to a player. A hand is the list
// of its cards; other seats see how long it is and nothing else (skirmish.h conceals it).
//
// Rule numbers such as B3.1 refer to docs/rules/skirmish.md.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/bit_set.h"
#include "engine/deck.h"
#include "engine/describe.h"
#include "engine/fixed_vector.h"
#include "engine/id.h"
#include "engine/move.h"
#include "engine/place.h"
#include "engine/rng.h"
#include "engine/window.h"

namespace sortie::skirmish {

// ---- Cells --------------------------------------------------------------------------------------

using CellId = Id<struct CellTag, std::uint8_t>;
inline constexpr int board_side = 5;
inline constexpr std::uint8_t cells = 25;
using CellSet = BitSet<CellId, cells>;

// B1.1: the letter is the column, a1 is the lower left corner.
constexpr std::array<std::string_view, cells> names_of(CellId)
{
    return {"a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2", "a3", "b3", "c3",
            "d3", "e3", "a4", "b4", "c4", "d4", "e4", "a5", "b5", "c5", "d5", "e5"};
}

enum class Map : std::uint8_t { crossroads, bridges };
inline constexpr std::size_t maps = 2;
constexpr std::array<std::string_view, maps> names_of(Map)
{
    return {"crossroads", "bridges"};
}

// ---- Units --------------------------------------------------------------------------------------

inline constexpr int squads_max = 4;  // seats
inline constexpr int squad_max = 4;   // units of one seat
inline constexpr std::uint8_t units_max = squads_max * squad_max;

// B1.3
struct UnitRow {
    std::string_view name;
    char letter;           // on the board
    std::uint8_t steps;    // in a round
    std::uint8_t attack;   // added to the die of an attack
    std::uint8_t defence;  // added to the die of a defence
    std::uint8_t health;   // hits until it is destroyed
};
inline constexpr std::array<UnitRow, squad_max> unit_table{{
    {"scout", 'S', 3, 1, 0, 1},
    {"rifle", 'R', 2, 2, 1, 2},
    {"tank", 'T', 1, 3, 2, 3},
    {"guard", 'G', 1, 1, 3, 2},
}};

using UnitId = Id<struct UnitTag, std::uint8_t>;
constexpr std::array<std::string_view, units_max> names_of(UnitId)
{
    return {"scout1", "rifle1", "tank1", "guard1", "scout2", "rifle2", "tank2", "guard2",
            "scout3", "rifle3", "tank3", "guard3", "scout4", "rifle4", "tank4", "guard4"};
}

constexpr UnitId unit_of(Seat seat, int slot)
{
    return id_cast<UnitId>(seat.index * squad_max + slot);
}
constexpr Seat owner_of(UnitId unit)
{
    return seat_at(unit.index / squad_max);
}
constexpr const UnitRow& stats_of(UnitId unit)
{
    return unit_table[unit.index % squad_max];
}

struct Unit {
    CellId cell;  // none when it is destroyed
    std::uint8_t health = 0;
    std::uint8_t steps = 0;  // left in this round

    constexpr bool is_alive() const { return health > 0; }
    friend bool operator==(const Unit&, const Unit&) = default;
    static constexpr auto describe()
    {
        return fields(field("cell", &Unit::cell), field("health", &Unit::health),
                      field("steps", &Unit::steps));
    }
};

// ---- Cards --------------------------------------------------------------------------------------

using CardId = Id<struct CardTag, std::uint8_t>;
inline constexpr std::size_t card_kinds = 8;
constexpr std::array<std::string_view, card_kinds> names_of(CardId)
{
    return {"supply", "march", "medic", "barrage", "aim", "cover", "smoke", "luck"};
}
namespace card {
inline constexpr CardId supply{0};
inline constexpr CardId march{1};
inline constexpr CardId medic{2};
inline constexpr CardId barrage{3};
inline constexpr CardId aim{4};
inline constexpr CardId cover{5};
inline constexpr CardId smoke{6};
inline constexpr CardId luck{7};
}  // namespace card

inline constexpr std::size_t deck_size = 28;
inline constexpr std::size_t hand_max = 6;
using Hand = FixedVector<CardId, hand_max>;

// ---- A fight ------------------------------------------------------------------------------------

enum class Side : std::uint8_t { neither, attacker, defender };
constexpr std::array<std::string_view, 3> names_of(Side)
{
    return {"neither", "attacker", "defender"};
}

// The fight that waits or is being fought; without an attacker there is none. All of it is public.
struct Fight {
    UnitId attacker;
    UnitId defender;
    CellId cell;  // where the defender stood when it was attacked
    bool is_barrage = false;
    bool follows = false;  // the attacker enters the cell if it wins
    bool is_aimed = false;
    bool is_covered = false;
    bool is_called_off = false;
    Side rerolls = Side::neither;  // who has asked for another throw
    std::uint8_t attack_die = 0;   // 0 before the throw
    std::uint8_t defence_die = 0;
    std::uint8_t attack_bonus = 0;  // fixed when the dice are thrown
    std::uint8_t defence_bonus = 0;
    bool is_won = false;  // by the attacker
    bool retreat_is_due = false;

    constexpr bool is_some() const { return attacker.is_some(); }
    constexpr int attack() const { return attack_die + attack_bonus; }
    constexpr int defence() const { return defence_die + defence_bonus; }
    friend bool operator==(const Fight&, const Fight&) = default;
    static constexpr auto describe()
    {
        return fields(
            field("attacker", &Fight::attacker), field("defender", &Fight::defender),
            field("cell", &Fight::cell), field("is_barrage", &Fight::is_barrage),
            field("follows", &Fight::follows), field("is_aimed", &Fight::is_aimed),
            field("is_covered", &Fight::is_covered), field("is_called_off", &Fight::is_called_off),
            field("rerolls", &Fight::rerolls), field("attack_die", &Fight::attack_die),
            field("defence_die", &Fight::defence_die), field("attack_bonus", &Fight::attack_bonus),
            field("defence_bonus", &Fight::defence_bonus), field("is_won", &Fight::is_won),
            field("retreat_is_due", &Fight::retreat_is_due));
    }
};

// ---- The position -------------------------------------------------------------------------------

inline constexpr int rounds_max = 8;

struct State {
    Rng rng;
    // Play is at most three deep (rounds, then manoeuvre or storm, then a fight); the fourth level
    // makes the size a whole number of words, so that nothing is padded.
    Place<4> flow;
    Windows windows;
    std::array<Unit, units_max> units{};
    std::array<Hand, squads_max> hands{};
    Deck<CardId, deck_size> deck;
    Fight fight;
    std::array<std::uint8_t, squads_max> points{};
    std::array<std::uint8_t, squads_max> orders{};  // steps, attacks and barrages in this round
    SeatSet card_played;                            // who has played a card in this manoeuvre
    Map map = Map::crossroads;
    std::uint8_t round = 0;   // from 1
    std::uint8_t rounds = 0;  // how many are played
    Seat first;               // draws and storms first in this round

    static constexpr auto describe()
    {
        return fields(field("rng", &State::rng), field("flow", &State::flow),
                      field("windows", &State::windows), field("units", &State::units),
                      field("hands", &State::hands), field("deck", &State::deck),
                      field("fight", &State::fight), field("points", &State::points),
                      field("orders", &State::orders), field("card_played", &State::card_played),
                      field("map", &State::map), field("round", &State::round),
                      field("rounds", &State::rounds), field("first", &State::first));
    }
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "padding would break hashes");

// What every seat knows and windows need. It has no hand to read, only the number of cards.
struct PublicView {
    Fight fight;
    std::array<std::uint8_t, squads_max> hand_sizes{};
    std::array<std::uint8_t, card_kinds> discarded{};  // of each kind
};

// ---- Small questions that every chapter asks ----------------------------------------------------

constexpr const Unit& unit_in(const State& state, UnitId unit)
{
    return state.units[unit.index];
}

// The ids of one seat's slots, living or not.
struct SquadRange {
    struct Iterator {
        UnitId unit;
        constexpr UnitId operator*() const { return unit; }
        constexpr Iterator& operator++()
        {
            ++unit.index;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    Seat seat;
    constexpr Iterator begin() const { return {unit_of(seat, 0)}; }
    constexpr Iterator end() const { return {unit_of(seat, squad_max)}; }
};
constexpr SquadRange squad_of(Seat seat)
{
    return {seat};
}

constexpr bool has_units(const State& state, Seat seat)
{
    int health = 0;
    for (const UnitId unit : squad_of(seat)) health |= unit_in(state, unit).health;
    return health != 0;
}

// B7.3: a seat without units has dropped out.
constexpr SeatSet seats_in_play(const State& state)
{
    SeatSet seats;
    for (int i = 0; i < state.flow.seat_count; ++i) {
        if (has_units(state, seat_at(i))) seats.insert(seat_at(i));
    }
    return seats;
}

// ---- Words for arguments and events -------------------------------------------------------------

inline constexpr Kind cell_kind = named_kind<CellId>("cell");
inline constexpr Kind unit_kind = named_kind<UnitId>("unit");
inline constexpr Kind card_kind = named_kind<CardId>("card");

}  // namespace sortie::skirmish
