#pragma once
// The 30 sector cards (docs/rules/merc/05-sectors.md): what they are worth and what exploring them draws.
//
//     sector_table[card.index].value
//
// A card lies on a place of the map (State::sectors); what happens there is stored with the place, not here.

#include <array>
#include <cstdint>
#include <string_view>

#include "games/merc/ids.h"

namespace sortie::merc {

enum class Land : std::uint8_t { industry, city, wilderness };
inline constexpr std::size_t land_count = 3;
constexpr std::array<std::string_view, land_count> names_of(Land)
{
    return {"industry", "city", "wilderness"};
}

struct SectorRow {
    std::string_view id;
    std::string_view name;
    Land land;
    std::uint8_t value;
    std::array<std::uint8_t, 3> loot;  // weapons, armor, accessories
    Set set;
};

inline constexpr std::array<SectorRow, sector_card_count> sector_table{{
    {"industry---bauxite", "Bauxite Industry", Land::industry, 5, {2, 1, 2}, Set::base},
    {"industry---coal", "Coal Industry", Land::industry, 5, {1, 1, 3}, Set::base},
    {"industry---cocaine", "Cocaine Industry", Land::industry, 6, {4, 1, 1}, Set::base},
    {"industry---coffee", "Coffee Industry", Land::industry, 4, {2, 1, 1}, Set::base},
    {"industry---copper", "Copper Industry", Land::industry, 6, {2, 1, 3}, Set::base},
    {"industry---diamond", "Diamond Industry", Land::industry, 6, {3, 1, 2}, Set::base},
    {"industry---fishing", "Fishing Industry", Land::industry, 4, {1, 1, 2}, Set::base},
    {"industry---gold", "Gold Industry", Land::industry, 6, {2, 1, 3}, Set::base},
    {"industry---iron", "Iron Industry", Land::industry, 4, {1, 1, 2}, Set::expansion},
    {"industry---oil", "Oil Industry", Land::industry, 6, {2, 1, 3}, Set::expansion},
    {"industry---opium", "Opium Industry", Land::industry, 5, {3, 1, 1}, Set::expansion},
    {"industry---resort", "Resort Industry", Land::industry, 6, {2, 1, 3}, Set::expansion},
    {"industry---silver", "Silver Industry", Land::industry, 5, {2, 1, 2}, Set::expansion},
    {"town---a", "Hamadu City", Land::city, 2, {1, 0, 1}, Set::base},
    {"town---b", "Nagrilli City", Land::city, 2, {1, 0, 1}, Set::expansion},
    {"town---c", "Ambrico City", Land::city, 2, {1, 0, 1}, Set::expansion},
    {"wilderness9", "Wilderness: Timberland", Land::wilderness, 1, {0, 0, 1}, Set::base},
    {"wilderness10", "Wilderness: Lone Copse", Land::wilderness, 1, {0, 0, 1}, Set::base},
    {"wilderness11", "Wilderness: Twin Groves", Land::wilderness, 1, {0, 0, 1}, Set::base},
    {"wilderness12", "Wilderness: Grassland", Land::wilderness, 1, {0, 0, 1}, Set::base},
    {"wilderness13", "Wilderness: Woodland Edge", Land::wilderness, 1, {0, 0, 1}, Set::base},
    {"wilderness14", "Wilderness: Lakeshore", Land::wilderness, 1, {0, 0, 1}, Set::base},
    {"wilderness20", "Wilderness: Ravine", Land::wilderness, 1, {0, 0, 1}, Set::base},
    {"wilderness", "Wilderness: Open Plains", Land::wilderness, 1, {0, 0, 1}, Set::expansion},
    {"wilderness2", "Wilderness: Dense Forest", Land::wilderness, 1, {0, 0, 1}, Set::expansion},
    {"wilderness3", "Wilderness: Forest Pass", Land::wilderness, 1, {0, 0, 1}, Set::expansion},
    {"wilderness4", "Wilderness: Forest Heart", Land::wilderness, 1, {0, 0, 1}, Set::expansion},
    {"wilderness5", "Wilderness: Meadow", Land::wilderness, 1, {0, 0, 1}, Set::expansion},
    {"wilderness7", "Wilderness: Valley", Land::wilderness, 1, {0, 0, 1}, Set::expansion},
    {"wilderness8", "Wilderness: River Bend", Land::wilderness, 1, {0, 0, 1}, Set::expansion},
}};

constexpr std::array<std::string_view, sector_card_count> names_of(SectorCardId)
{
    std::array<std::string_view, sector_card_count> names{};
    for (std::size_t i = 0; i < sector_card_count; ++i) names[i] = sector_table[i].id;
    return names;
}

// S1.3: the sector that Oil Reserves speaks of.
inline constexpr SectorCardId oil_industry{9};
static_assert(sector_table[oil_industry.index].id == "industry---oil");

}  // namespace sortie::merc
