#pragma once
// A task: what a player has begun and must still finish, such as a hire whose cards are on the table (F3.7, F5.2).
//
// Every player has at most one. `purpose` says what the player began, `step` what he is asked now; the rest is the
// material on the table. Cards in a task are in no other place. A task is finished before anything else is begun;
// barriers of the simultaneous step interrupt it and do not end it (F5.3).

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/describe.h"
#include "engine/fixed_vector.h"
#include "games/merc/cards/equipment.h"
#include "games/merc/ids.h"

namespace sortie::merc {

enum class Purpose : std::uint8_t {
    none,
    landing,   // Day 1: three cards are offered (R3.1.3)
    hire,      // R9.1
    recovery,  // R9.9
    regime,    // a hire of the Dictator (DH1 to DH4)
    reveal,    // the Dictator card's first equipment (D2.6.4)
    explore,   // R7.5.3
    exchange,  // R7.6
    dealer,    // R7.10
    salvage,   // R7.12
    procure,   // R7.13
    repair,    // R7.18
};
inline constexpr std::size_t purpose_count = 12;
constexpr std::array<std::string_view, purpose_count> names_of(Purpose)
{
    return {"none",    "landing",  "hire",   "recovery", "regime",  "reveal",
            "explore", "exchange", "dealer", "salvage",  "procure", "repair"};
}

enum class Step : std::uint8_t {
    none,
    fire,      // DP16
    choose,    // DP14, DP17, DP33, DP58: cards to hire
    place,     // DP18, DP35: squad and sector
    deck,      // DP19, DP34: equipment deck
    equip,     // DP20, DP24: where the card goes
    contents,  // DP23: where the contents of a bandolier go
    put,       // DP21 and R7.6.5: exchange with the stash
    keep,      // DP22: which of the procured cards
};
inline constexpr std::size_t step_count = 9;
constexpr std::array<std::string_view, step_count> names_of(Step)
{
    return {"none", "fire", "choose", "place", "deck", "equip", "contents", "put", "keep"};
}

inline constexpr std::size_t exchange_max = 9;  // R7.6.1: both squads, and the Dictator card
inline constexpr std::size_t offer_max = 6;     // TC5.1
inline constexpr std::size_t hires_max = 3;     // R9.4
inline constexpr std::size_t drawn_max = 3;     // R7.13, R10.3

struct Task {
    Purpose purpose = Purpose::none;
    Step step = Step::none;
    Step after_contents = Step::none;         // what is asked when the contents are settled
    UnitId unit;                              // who acts, or who has just been hired
    UnitId actor;                             // who looked for MERCs (R9.1)
    FixedVector<UnitId, offer_max> offer;     // MERC cards shown
    FixedVector<UnitId, hires_max> named;     // to be hired, the first one next
    FixedVector<CardId, drawn_max> drawn;     // equipment waiting for its place, the first one next
    FixedVector<CardId, drawn_max> contents;  // of a bandolier that was taken off
    FixedVector<UnitId, exchange_max> participants;  // of an exchange
    SectorId sector_fixed;         // Mao, Mussolini: where a new squad stands; none: free
    std::uint8_t squad_fixed = 0;  // Stalin: 1 + the squad that a hire must join; 0: free
    std::uint8_t deck_chosen = 0;  // 1 + the equipment deck; 0: not chosen yet

    constexpr bool is_open() const { return purpose != Purpose::none; }
    friend bool operator==(const Task&, const Task&) = default;
    static constexpr auto describe()
    {
        return fields(
            field("purpose", &Task::purpose), field("step", &Task::step),
            field("after_contents", &Task::after_contents), field("unit", &Task::unit),
            field("actor", &Task::actor), field("offer", &Task::offer),
            field("named", &Task::named), field("drawn", &Task::drawn),
            field("contents", &Task::contents), field("participants", &Task::participants),
            field("sector_fixed", &Task::sector_fixed), field("squad_fixed", &Task::squad_fixed),
            field("deck_chosen", &Task::deck_chosen));
    }
};

}  // namespace sortie::merc
