#pragma once
// The vocabulary of Taktik: units, cards, effects, the resolution in progress, and the whole position.
//
// A unit's id says whose it is and what it is (T4.5), so a unit stores only what changes. A unit that is gone keeps its
// slot. A card is only its kind, since two copies are the same to everybody. An effect is data: what it does is told by
// its primitive, whom it touches by a set of units.
//
//     grid.h, terrain.h, markers.h   the board
//     types.h                        this page
//     cards.h                        the rows of all cards
//     state.h                        the position
//
// Rule numbers such as T7.4 refer to docs/rules/taktik.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/bit_set.h"
#include "engine/describe.h"
#include "engine/fixed_vector.h"
#include "engine/id.h"
#include "engine/move.h"
#include "games/taktik/grid.h"

namespace sortie::taktik {

constexpr std::size_t number_of(Side side)
{
    return static_cast<std::size_t>(side);
}

// ---- Units (T4) -----------------------------------------------------------------------------------------------------

enum class UnitType : std::uint8_t { light, mech, special };
inline constexpr std::size_t unit_type_count = 3;
constexpr std::array<std::string_view, unit_type_count> names_of(UnitType)
{
    return {"light", "mech", "special"};
}
inline constexpr int range_max = 4;

struct UnitTypeRow {
    std::string_view name;
    std::uint8_t allowance;
    std::uint8_t range;
    std::array<std::uint8_t, range_max> required;  // by distance from 1; 0 is out of range
    std::uint8_t damage;
    std::uint8_t hp;
    std::uint8_t value;  // in victory points
    bool has_ford;       // the river surcharge is one less
    bool is_carrier;     // can carry a load
    bool is_limited;     // does not attack in a turn in which it moved
    bool can_sabotage;   // infantry and special units (VC11)
};
// T4.1
inline constexpr std::array<UnitTypeRow, unit_type_count> unit_type_table{{
    {"light infantry", 2, 2, {3, 4, 0, 0}, 1, 2, 1, true, false, false, true},
    {"mechanized infantry", 4, 3, {3, 4, 5, 0}, 2, 3, 2, false, true, false, false},
    {"special unit", 3, 4, {5, 4, 4, 5}, 2, 2, 3, true, false, true, true},
}};
constexpr const UnitTypeRow& row_of(UnitType type)
{
    return unit_type_table[static_cast<std::size_t>(type)];
}

// T4.2, T4.5: the Attacker has ids 0 to 11, the Defender 12 to 28; the reserve comes last on each side.
inline constexpr std::uint8_t attacker_units = 10;
inline constexpr std::uint8_t defender_units = 15;
inline constexpr std::uint8_t reserve_units = 2;
inline constexpr std::uint8_t units_max = attacker_units + defender_units + 2 * reserve_units;
using UnitId = Id<struct UnitTag, std::uint8_t>;
using UnitSet = BitSet<UnitId, units_max>;

constexpr std::array<std::string_view, units_max> names_of(UnitId)
{
    return {"A1",  "A2",  "A3",  "A4",  "A5",  "A6",  "A7",  "A8",  "A9", "A10",
            "AR1", "AR2", "D1",  "D2",  "D3",  "D4",  "D5",  "D6",  "D7", "D8",
            "D9",  "D10", "D11", "D12", "D13", "D14", "D15", "DR1", "DR2"};
}
inline constexpr Kind unit_kind = named_kind<UnitId>("unit");

constexpr std::uint8_t first_unit_of(Side side)
{
    return side == Side::attacker ? 0 : attacker_units + reserve_units;
}
// Without the reserve.
constexpr std::uint8_t unit_count_of(Side side)
{
    return side == Side::attacker ? attacker_units : defender_units;
}
constexpr std::uint8_t last_unit_of(Side side)
{
    return static_cast<std::uint8_t>(first_unit_of(side) + unit_count_of(side) + reserve_units - 1);
}
constexpr Side side_of(UnitId unit)
{
    return unit.index < first_unit_of(Side::defender) ? Side::attacker : Side::defender;
}
// The number-th unit of a side, from 1 as in its name.
constexpr UnitId unit_of(Side side, int number)
{
    return id_cast<UnitId>(first_unit_of(side) + number - 1);
}
// T4.6
constexpr UnitId leader_of(Side side)
{
    return side == Side::attacker ? unit_of(side, 10) : unit_of(side, 14);
}
constexpr bool is_reserve_unit(UnitId unit)
{
    return unit.index - first_unit_of(side_of(unit)) >= unit_count_of(side_of(unit));
}
inline constexpr auto unit_types = [] {
    std::array<UnitType, units_max> types{};
    const auto fill = [&](Side side, int first, int last, UnitType type) {
        for (int i = first; i <= last; ++i) types[unit_of(side, i).index] = type;
    };
    fill(Side::attacker, 7, 9, UnitType::mech);
    fill(Side::attacker, 10, 10, UnitType::special);
    fill(Side::defender, 9, 13, UnitType::mech);
    fill(Side::defender, 14, 15, UnitType::special);
    return types;
}();
constexpr UnitType type_of(UnitId unit)
{
    return unit_types[unit.index];
}
constexpr const UnitTypeRow& row_of(UnitId unit)
{
    return row_of(type_of(unit));
}

constexpr UnitSet units_where(auto is_wanted)
{
    UnitSet set;
    for (std::uint8_t i = 0; i < units_max; ++i) {
        if (is_wanted(UnitId{i})) set.insert(UnitId{i});
    }
    return set;
}
// Every unit of a side, the reserve included.
inline constexpr std::array<UnitSet, side_count> side_units{
    units_where([](UnitId unit) { return side_of(unit) == Side::attacker; }),
    units_where([](UnitId unit) { return side_of(unit) == Side::defender; })};
constexpr const UnitSet& units_of(Side side)
{
    return side_units[number_of(side)];
}
inline constexpr std::array<UnitSet, unit_type_count> type_units{
    units_where([](UnitId unit) { return type_of(unit) == UnitType::light; }),
    units_where([](UnitId unit) { return type_of(unit) == UnitType::mech; }),
    units_where([](UnitId unit) { return type_of(unit) == UnitType::special; })};
constexpr const UnitSet& units_of(UnitType type)
{
    return type_units[static_cast<std::size_t>(type)];
}

// T4.7
enum class Status : std::uint8_t { waiting, on_board, reserve, eliminated, evacuated };
constexpr std::array<std::string_view, 5> names_of(Status)
{
    return {"waiting", "on_board", "reserve", "eliminated", "evacuated"};
}
// T7.9: a unit that was declared and could not take a step has used its move, and for its limit it has not moved.
enum class Moved : std::uint8_t { no, held, walked };
constexpr std::array<std::string_view, 3> names_of(Moved)
{
    return {"no", "held", "walked"};
}
struct Unit {
    CellId cell;  // none unless it is on the board
    Status status = Status::waiting;
    std::uint8_t hp = 0;
    Moved moved = Moved::no;
    bool has_attacked = false;
    bool has_cargo = false;
    std::uint8_t turns_held =
        0;  // own turns in a row at whose end of MOVEMENT it could not move (MS5)

    constexpr bool is_on_board() const { return status == Status::on_board; }
    constexpr bool has_moved() const { return moved != Moved::no; }
    friend bool operator==(const Unit&, const Unit&) = default;
    static constexpr auto describe()
    {
        return fields(field("cell", &Unit::cell), field("status", &Unit::status),
                      field("hp", &Unit::hp), field("moved", &Unit::moved),
                      field("has_attacked", &Unit::has_attacked),
                      field("has_cargo", &Unit::has_cargo), field("turns_held", &Unit::turns_held));
    }
};

// ---- Phases (T6.1) --------------------------------------------------------------------------------------------------

enum class Phase : std::uint8_t {
    selection,
    deployment,
    turn_start,
    card_draw,
    card_resolution,
    movement,
    attack,
    dice_resolution,
    end_turn,
    victory,
};
inline constexpr std::size_t phase_count = 10;
constexpr std::array<std::string_view, phase_count> names_of(Phase)
{
    return {"selection", "deployment", "turn_start",      "card_draw", "card_resolution",
            "movement",  "attack",     "dice_resolution", "end_turn",  "victory"};
}
inline constexpr Kind phase_kind = named_kind<Phase>("phase");

// ---- Cards (T10, K) -------------------------------------------------------------------------------------------------

inline constexpr std::size_t bonus_kinds = 11;
inline constexpr std::size_t malus_kinds = 16;
inline constexpr std::size_t tactic_kinds = 11;
inline constexpr std::size_t card_kinds = bonus_kinds + malus_kinds + tactic_kinds;
using CardId = Id<struct CardTag, std::uint8_t>;
constexpr std::array<std::string_view, card_kinds + 1> names_of(CardId)
{
    return {"rapid_supply_convoy",
            "forward_supply_depot",
            "special_supplies",
            "advanced_recon",
            "air_cover",
            "internal_discipline",
            "artillery_support",
            "extra_supplies",
            "troop_motivation",
            "international_aid",
            "electronic_countermeasures",
            "supply_interruption",
            "operational_funding_cut",
            "enemy_disinformation",
            "ammunition_shortage",
            "mechanical_failure",
            "international_pressure",
            "disrupted_supply_lines",
            "morale_collapse",
            "intelligence_failure",
            "cyber_attack",
            "un_ceasefire",
            "severe_international_sanctions",
            "logistical_blockade",
            "air_support_denial",
            "blackout",
            "sabotage",
            "suppressive_fire",
            "enemy_recon_detection",
            "precision_shot",
            "coordinated_maneuver",
            "favorable_weather",
            "expert_aim",
            "clear_line_of_fire",
            "dense_fog",
            "tactical_block",
            "commanders_luck",
            "natural_cover",
            "face_down"};
}
inline constexpr Kind card_kind = named_kind<CardId>("card");

// A card that is there and whose front one cannot see; only in views.
inline constexpr CardId face_down{card_kinds};

// The pool of tactics as a set: bit i is the i-th tactic of the table (K1.2).
using TacticId = Id<struct TacticTag, std::uint8_t>;
using TacticSet = BitSet<TacticId, tactic_kinds>;
inline constexpr std::size_t first_tactic = bonus_kinds + malus_kinds;
constexpr std::array<std::string_view, tactic_kinds> names_of(TacticId)
{
    std::array<std::string_view, tactic_kinds> names{};
    for (std::size_t i = 0; i < tactic_kinds; ++i) names[i] = names_of(CardId{})[first_tactic + i];
    return names;
}
inline constexpr Kind tactic_kind = named_kind<TacticId>("tactic");
constexpr CardId card_of(TacticId tactic)
{
    return id_cast<CardId>(first_tactic + tactic.index);
}

inline constexpr std::size_t deck_max = 90;
inline constexpr std::size_t tactics_chosen = 6;  // T5.4
inline constexpr int reserve_capacity = 6;        // T11.1
// Every copy of Internal Discipline may add one place (K2.6).
inline constexpr std::size_t reserve_slots_max = 9;

inline constexpr Kind slot_kind{.name = "slot", .count = reserve_slots_max};
inline constexpr Kind quadrant_kind = named_kind<Quadrant>("quadrant");

// ---- Effects (T14) --------------------------------------------------------------------------------------------------

// T14.7; tile_change is for cards to come (T3.7).
enum class Primitive : std::uint8_t {
    none,
    move_delta,
    move_halve,
    cannot_move,
    cannot_attack,
    move_limit_set,
    move_limit_delta,
    roll_delta,
    damage_delta,
    damage_double,
    absorb,
    ignore_terrain,
    add_supporter,
    reroll,
    restore,
    deploy_reserve,
    attack_after_move,
    ignore_malus_movement,
    lock_category,
    lock_reserve,
    lock_tactics,
    lock_deploy,
    lock_supply,
    discard_reserve_slot,
    reserve_cap_delta,
    freeze_rivers,
    open_window,       // known only to be refused: an effect edits and never executes (W7)
    start_resolution,  // the same
};
inline constexpr std::size_t primitive_count = 28;
constexpr std::array<std::string_view, primitive_count> names_of(Primitive)
{
    return {"none",
            "move_delta",
            "move_halve",
            "cannot_move",
            "cannot_attack",
            "move_limit_set",
            "move_limit_delta",
            "roll_delta",
            "damage_delta",
            "damage_double",
            "absorb",
            "ignore_terrain",
            "add_supporter",
            "reroll",
            "restore",
            "deploy_reserve",
            "attack_after_move",
            "ignore_malus_movement",
            "lock_category",
            "lock_reserve",
            "lock_tactics",
            "lock_deploy",
            "lock_supply",
            "discard_reserve_slot",
            "reserve_cap_delta",
            "freeze_rivers",
            "open_window",
            "start_resolution"};
}

// T14.2, W9
enum class Lifetime : std::uint8_t {
    instant,
    this_resolution,
    until_phase,
    until_end_of_turn,
    turns,
    permanent,
    unknown,  // only in a definition that the check of cards refuses (W10.12)
};
constexpr std::array<std::string_view, 6> names_of(Lifetime)
{
    return {"instant", "this_resolution", "until_phase", "until_end_of_turn", "turns", "permanent"};
}

// Which attacks a change of the roll is for.
enum class RollFilter : std::uint8_t { every, ranged, target_in_quadrant, this_attack };
constexpr std::array<std::string_view, 4> names_of(RollFilter)
{
    return {"every", "ranged", "target_in_quadrant", "this_attack"};
}

struct Effect {
    std::uint16_t id = 0;  // ascending from 1
    std::int16_t value = 0;
    UnitSet units;  // whom it touches; for effects on a player all units of his side
    CardId source;
    Side owner = Side::attacker;
    Primitive primitive = Primitive::none;
    Lifetime lifetime = Lifetime::instant;
    std::uint8_t left = 0;  // the phase, or the turns that are left
    std::uint8_t uses = 0;  // 0: any number
    RollFilter filter = RollFilter::every;
    Quadrant quadrant = Quadrant::nw;  // of the filter

    friend bool operator==(const Effect&, const Effect&) = default;
    static constexpr auto describe()
    {
        return fields(field("id", &Effect::id), field("value", &Effect::value),
                      field("units", &Effect::units), field("source", &Effect::source),
                      field("owner", &Effect::owner), field("primitive", &Effect::primitive),
                      field("lifetime", &Effect::lifetime), field("left", &Effect::left),
                      field("uses", &Effect::uses), field("filter", &Effect::filter),
                      field("quadrant", &Effect::quadrant));
    }
};
inline constexpr std::size_t effects_max = 64;

// ---- Resolutions (W1) -----------------------------------------------------------------------------------------------

inline constexpr std::size_t path_max = 10;    // mech 4, three convoys and three depots (T7.12)
inline constexpr std::size_t attacks_max = 5;  // T8.1
using Path = FixedVector<CellId, path_max>;

enum class ResolutionKind : std::uint8_t { none, move, attack, malus };
constexpr std::array<std::string_view, 4> names_of(ResolutionKind)
{
    return {"none", "move", "attack", "malus"};
}

// The move, attack or malus that is being carried out; all of it is public.
struct Resolution {
    Path path;  // declared
    ResolutionKind kind = ResolutionKind::none;
    UnitId unit;  // that moves or attacks
    UnitId target;
    UnitId supporter;
    std::uint8_t steps = 0;  // walked
    std::uint8_t required = 0;
    std::uint8_t die = 0;     // 0 before the roll
    std::uint8_t rolled = 0;  // with modifiers, 1 to 6
    std::uint8_t damage = 0;
    bool is_hit = false;
    bool is_cancelled = false;
    bool reroll_is_asked = false;

    friend bool operator==(const Resolution&, const Resolution&) = default;
    static constexpr auto describe()
    {
        return fields(field("path", &Resolution::path), field("kind", &Resolution::kind),
                      field("unit", &Resolution::unit), field("target", &Resolution::target),
                      field("supporter", &Resolution::supporter),
                      field("steps", &Resolution::steps), field("required", &Resolution::required),
                      field("die", &Resolution::die), field("rolled", &Resolution::rolled),
                      field("damage", &Resolution::damage), field("is_hit", &Resolution::is_hit),
                      field("is_cancelled", &Resolution::is_cancelled),
                      field("reroll_is_asked", &Resolution::reroll_is_asked));
    }
};

struct Declaration {
    UnitId attacker;
    UnitId target;
    friend bool operator==(const Declaration&, const Declaration&) = default;
    static constexpr auto describe()
    {
        return fields(field("attacker", &Declaration::attacker),
                      field("target", &Declaration::target));
    }
};

// T12.5, T14.8: what a player is asked outside of his commands.
enum class Choice : std::uint8_t { none, unit, mech, quadrant, slot, surplus };
constexpr std::array<std::string_view, 6> names_of(Choice)
{
    return {"none", "unit", "mech", "quadrant", "slot", "surplus"};
}

// ---- Victory (T15 to T17) -------------------------------------------------------------------------------------------

using VictoryId = Id<struct VictoryTag, std::uint8_t>;
inline constexpr std::size_t victory_count = 12;
using VictorySet = BitSet<VictoryId, victory_count>;
constexpr std::array<std::string_view, victory_count> names_of(VictoryId)
{
    return {"annihilation", "capture", "points",     "resistance", "logistics", "missions",
            "territory",    "target",  "evacuation", "resources",  "sabotage",  "scoring"};
}
namespace vc {
inline constexpr VictoryId annihilation{0};
inline constexpr VictoryId capture{1};
inline constexpr VictoryId points{2};
inline constexpr VictoryId resistance{3};
inline constexpr VictoryId logistics{4};
inline constexpr VictoryId missions{5};
inline constexpr VictoryId territory{6};
inline constexpr VictoryId target{7};
inline constexpr VictoryId evacuation{8};
inline constexpr VictoryId resources{9};
inline constexpr VictoryId sabotage{10};
inline constexpr VictoryId scoring{11};
}  // namespace vc

using MissionId = Id<struct MissionTag, std::uint8_t>;
inline constexpr std::size_t mission_count = 6;
using MissionSet = BitSet<MissionId, mission_count>;
constexpr std::array<std::string_view, mission_count> names_of(MissionId)
{
    return {"village_defense",  "coordinated_assault", "convoy_protection",
            "rapid_reconquest", "neutralize_special",  "advanced_tactical_support"};
}
inline constexpr Kind mission_kind = named_kind<MissionId>("mission");
namespace ms {
inline constexpr MissionId village_defense{0};
inline constexpr MissionId coordinated_assault{1};
inline constexpr MissionId convoy_protection{2};
inline constexpr MissionId rapid_reconquest{3};
inline constexpr MissionId neutralize_special{4};
inline constexpr MissionId advanced_tactical_support{5};
}  // namespace ms

enum class Owner : std::uint8_t { nobody, attacker, defender };
constexpr std::array<std::string_view, 3> names_of(Owner)
{
    return {"nobody", "attacker", "defender"};
}
constexpr Owner owner_of(Side side)
{
    return side == Side::attacker ? Owner::attacker : Owner::defender;
}

inline constexpr Kind side_kind = named_kind<Side>("side");
inline constexpr Kind victory_kind = named_kind<VictoryId>("condition");

}  // namespace sortie::taktik
