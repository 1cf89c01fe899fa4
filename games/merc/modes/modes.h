#pragma once
// What a position remembers of the ways to play besides the normal game (docs/rules/merc/11-modes.md): which one is
// played, who belongs to which faction, vehicles and their riders, components of the super weapon, and what lies face
// down in Solo Rescue.
//
// The normal game uses none of it: every field keeps the value it has here, and the hash of a position of the normal
// game does not cover it (`hashed_part`, modes/choice.h).
//
// Two factions meet wherever units meet. The one whose turn it is plays the part that the rebels have in the normal game,
// everybody else that of the Dictator's side (`side_of` in board.h); so one set of rules serves all.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/describe.h"
#include "games/merc/cards/vehicles.h"
#include "games/merc/ids.h"

namespace sortie::merc {

enum class Mode : std::uint8_t { normal, assassination, versus, solo_rescue };
inline constexpr std::size_t mode_count = 4;
constexpr std::array<std::string_view, mode_count> names_of(Mode)
{
    return {"normal", "assassination", "versus", "solo_rescue"};
}

// V3.2: the squad that has the vehicle, and how many points of its armor are gone. Without an owner it is a card like
// others, and undamaged.
struct Vehicle {
    PlayerId owner;
    std::uint8_t squad = 0;
    std::uint8_t damage = 0;

    friend bool operator==(const Vehicle&, const Vehicle&) = default;
    static constexpr auto describe()
    {
        return fields(field("owner", &Vehicle::owner), field("squad", &Vehicle::squad),
                      field("damage", &Vehicle::damage));
    }
};

// Militia by player and regular squad.
using SquadCounts = std::array<std::array<std::uint8_t, 2>, player_count>;

inline constexpr std::size_t rescue_sectors = 6;  // V6.2

struct Modes {
    Mode mode = Mode::normal;
    bool has_vehicles = false;
    bool has_super_weapon = false;
    std::uint8_t rounds = 0;         // V4.3
    std::uint8_t faction_count = 2;  // the rebels and the Dictator's side, or those of Versus
    std::uint8_t acting = 0;         // the faction whose turn it is
    std::uint8_t first = 0;          // V4.2: the faction that begins a round
    std::uint8_t turns_left = 0;     // of factions in this round
    std::array<std::uint8_t, player_count> faction{0, 0, 0, 0, 0, 0, 1};
    std::uint8_t favoured = 0;  // V4.6: which faction ties of initiative favour in this combat
    PlayerId winner;            // V4, V5: who has won, alone or with his faction
    CardId
        under_accessories;  // V3.1: the lowest card of that deck, which holds 28 and would have 29

    std::array<Vehicle, vehicle_count> fleet{};
    SquadCounts loaded{};  // V3.5: who gets in before the next move
    SquadCounts riding{};  // who fights beside the squad in the combat that the move has caused
    std::array<std::uint8_t, player_count>
        rider_place{};  // 1 + their place in the order of a round

    std::array<SectorId, component_count>
        origins{};                              // V5.3: the city it came from; none: the supply
    SectorId corner;                            // V2.1: the rebels'
    std::uint8_t guards_left = 0;               // V2.5: MERCs that the Dictator still receives
    std::array<CardId, rescue_sectors> laid{};  // V6.3: face down

    constexpr bool is_normal_game() const
    {
        return mode == Mode::normal && !has_vehicles && !has_super_weapon;
    }
    friend bool operator==(const Modes&, const Modes&) = default;
    static constexpr auto describe()
    {
        return fields(
            field("mode", &Modes::mode), field("has_vehicles", &Modes::has_vehicles),
            field("has_super_weapon", &Modes::has_super_weapon), field("rounds", &Modes::rounds),
            field("faction_count", &Modes::faction_count), field("acting", &Modes::acting),
            field("first", &Modes::first), field("turns_left", &Modes::turns_left),
            field("faction", &Modes::faction), field("favoured", &Modes::favoured),
            field("winner", &Modes::winner), field("under_accessories", &Modes::under_accessories),
            field("fleet", &Modes::fleet), field("loaded", &Modes::loaded),
            field("riding", &Modes::riding), field("rider_place", &Modes::rider_place),
            field("origins", &Modes::origins), field("corner", &Modes::corner),
            field("guards_left", &Modes::guards_left), field("laid", &Modes::laid));
    }
};
static_assert(sizeof(Modes) % 8 == 0, "the state has no padding behind it");

}  // namespace sortie::merc
