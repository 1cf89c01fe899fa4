#pragma once
// The numbers of things in MERC: players, sectors, units, equipment. They are plain ids; what stands behind them
// is in the tables of cards/ and in the position (state.h).
//
// A player is a rebel 0 to 5 or the Dictator, who is always player 6, however many rebels there are. A seat is
// where somebody sits: rebels in front, the Dictator last. `player_of` and `seat_of` (state.h) go from one to the
// other.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/bit_set.h"
#include "engine/id.h"

namespace sortie::merc {

// Which box a card comes from (R2.9).
enum class Set : std::uint8_t { base, expansion };

inline constexpr std::size_t rebels_max = 6;
inline constexpr std::size_t player_count = rebels_max + 1;
using PlayerId = Id<struct PlayerTag, std::uint8_t>;
inline constexpr PlayerId the_dictator{rebels_max};
constexpr std::array<std::string_view, player_count> names_of(PlayerId)
{
    return {"rebel1", "rebel2", "rebel3", "rebel4", "rebel5", "rebel6", "dictator"};
}

// A place on the map, row by row from the upper left corner, six columns in each row whatever the map's width,
// so that a place has the same name in every game: the letter is the column, the number the row.
inline constexpr int map_rows_max = 5;
inline constexpr int map_columns_max = 6;
inline constexpr std::size_t sector_count = std::size_t{map_rows_max} * map_columns_max;
using SectorId = Id<struct SectorTag, std::uint8_t>;
using SectorSet = BitSet<SectorId, sector_count>;
constexpr std::array<std::string_view, sector_count> names_of(SectorId)
{
    return {"a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2",
            "e2", "f2", "a3", "b3", "c3", "d3", "e3", "f3", "a4", "b4",
            "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5", "e5", "f5"};
}

inline constexpr std::size_t sector_card_count = 30;
using SectorCardId = Id<struct SectorCardTag, std::uint8_t>;

// A MERC card, or the Dictator card behind all of them.
inline constexpr std::size_t merc_count = 52;
inline constexpr std::size_t unit_count = merc_count + 1;
using UnitId = Id<struct UnitTag, std::uint8_t>;
using UnitSet = BitSet<UnitId, unit_count>;
inline constexpr UnitId dictator_card{merc_count};

// A kind of equipment, and one card of it.
inline constexpr std::size_t kind_count = 49;
using KindId = Id<struct KindTag, std::uint8_t>;
inline constexpr std::size_t deck_card_count = 69;  // in the decks of every game
inline constexpr std::size_t card_count =
    78;  // with those of some ways to play, which stand behind
using CardId = Id<struct CardTag, std::uint8_t>;
using CardSet = BitSet<CardId, card_count>;

}  // namespace sortie::merc
