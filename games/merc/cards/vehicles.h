#pragma once
// The five vehicles (V3.1) and the components of the super weapon (V5.2): equipment that only some ways to play have.
//
//     if (is_vehicle(card)) vehicle_table[vehicle_in(card)].crew ...
//
// Their cards stand behind those of the normal game, so a card has the same number in every game.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/merc/cards/equipment.h"

namespace sortie::merc {

struct VehicleRow {
    std::uint8_t price;   // actions of every member
    std::uint8_t spaces;  // sectors in one move, at most
    std::uint8_t crew;
    bool flies;  // diagonally too, and over whatever is in between
    std::int8_t combat;
    std::uint8_t armor;
    std::int8_t initiative;
};

inline constexpr std::size_t vehicle_count = 5;
inline constexpr std::array<VehicleRow, vehicle_count> vehicle_table{{
    {1, 2, 4, true, 1, 1, 0},    // chopper
    {1, 1, 10, false, 0, 1, 0},  // deuce
    {1, 2, 4, false, 1, 3, 0},   // humvee
    {1, 2, 4, false, 0, 1, 0},   // jeep
    {2, 1, 4, false, 3, 6, -1},  // tank
}};
namespace vehicle {
inline constexpr CardId chopper{deck_card_count};
inline constexpr CardId deuce{deck_card_count + 1};
inline constexpr CardId humvee{deck_card_count + 2};
inline constexpr CardId jeep{deck_card_count + 3};
inline constexpr CardId tank{deck_card_count + 4};
}  // namespace vehicle

constexpr bool is_vehicle(CardId card)
{
    return card.index >= deck_card_count && card.index < deck_card_count + vehicle_count;
}
constexpr std::size_t vehicle_in(CardId card)
{
    return card.index - deck_card_count;
}
constexpr CardId vehicle_card(std::size_t vehicle)
{
    return id_cast<CardId>(deck_card_count + vehicle);
}

// Two of each kind.
enum class Component : std::uint8_t { explosives, detonator };
inline constexpr std::size_t component_kinds = 2;
constexpr std::array<std::string_view, component_kinds> names_of(Component)
{
    return {"explosives", "detonator"};
}
inline constexpr std::size_t component_count = 4;
inline constexpr std::size_t first_component = deck_card_count + vehicle_count;
static_assert(first_component + component_count == card_count);

constexpr bool is_component(CardId card)
{
    return card.is_some() && card.index >= first_component;
}
constexpr std::size_t component_in(CardId card)
{
    return card.index - first_component;
}
constexpr CardId component_card(std::size_t component)
{
    return id_cast<CardId>(first_component + component);
}
constexpr Component kind_of_component(CardId card)
{
    return static_cast<Component>(component_in(card) / 2);
}

}  // namespace sortie::merc
