#pragma once
// The 11 Dictator cards (docs/rules/merc/07-dictators.md) and the 14 tactics cards (08-tactics.md).
//
//     dictator_table[static_cast<std::size_t>(state.regime.card)].name
//
// Numbers and words only. What a card does is in the chapter of the rules that it belongs to; the places that ask
// for one card do it by name, as in `Dictator::kim` and `Tactic::lockdown`.

#include <array>
#include <cstdint>
#include <string_view>

#include "games/merc/ids.h"

namespace sortie::merc {

enum class Dictator : std::uint8_t {
    castro,
    kim,
    gadafi,
    hitler,
    hussein,
    mao,
    mussolini,
    noriega,
    pinochet,
    polpot,
    stalin,
    unknown,  // a human one has not chosen yet
};

struct DictatorRow {
    std::string_view id;
    std::string_view name;
    std::int8_t initiative;
    std::int8_t training;
    std::int8_t combat;
    Set set;
    std::string_view words;
};

inline constexpr std::size_t dictator_count = 11;
inline constexpr std::array<DictatorRow, dictator_count> dictator_table{{
    {"castro", "Castro", 2, 2, 2, Set::base, "sees three MERCs every turn and hires one"},
    {"kim", "Kim", 2, 3, 1, Set::base,
     "his base stands from the first day, full of militia; sends militia anywhere"},
    {"gadafi", "Gaddafi", 2, 2, 2, Set::expansion,
     "hires a MERC every turn and loots fallen rebels"},
    {"hitler", "Hitler", 0, 3, 3, Set::expansion,
     "hires a MERC every turn; his side acts before the rebel he names"},
    {"hussein", "Hussein", 4, 1, 1, Set::expansion, "ten tactics cards, two every turn"},
    {"mao", "Mao", 2, 3, 1, Set::expansion, "starts with more MERCs; militia in the wilderness"},
    {"mussolini", "Mussolini", 3, 3, 0, Set::expansion,
     "starts with more MERCs; militia that spread"},
    {"noriega", "Noriega", 1, 1, 4, Set::expansion, "turns rebel militia to his side"},
    {"pinochet", "Pinochet", 1, 2, 3, Set::expansion,
     "hurts rebels for every sector they hold; hires for every sector he lost"},
    {"polpot", "Pol Pot", 2, 2, 2, Set::expansion, "throws militia at a rebel sector"},
    {"stalin", "Stalin", 2, 1, 3, Set::expansion, "hires for both squads"},
}};

constexpr std::array<std::string_view, dictator_count + 1> names_of(Dictator)
{
    std::array<std::string_view, dictator_count + 1> names{};
    for (std::size_t i = 0; i < dictator_count; ++i) names[i] = dictator_table[i].id;
    names[dictator_count] = "unknown";
    return names;
}

enum class Tactic : std::uint8_t {
    artillery_barrage,
    better_weapons,
    family_threat,
    fodder,
    generalisimo,
    lockdown,
    reinforcements,
    seizure,
    sentry,
    veteran_militia,
    block_trade,
    conscripts,
    oil_reserves,
    tainted_water,
    hidden,  // in a view: a card that the viewer does not know
};

struct TacticRow {
    std::string_view id;
    std::string_view name;
    Set set;
    bool reveals_base;
    std::string_view words;
};

inline constexpr std::size_t tactic_count = 14;
inline constexpr std::array<TacticRow, tactic_count> tactic_table{{
    {"artillery-barrage", "Artillery Barrage", Set::base, false,
     "up to one sector per rebel beside yours is shelled; the rebels share out the hits"},
    {"better-weapons", "Better Weapons", Set::base, true, "your militia hit on 3 or more"},
    {"family-threat", "Family Threat", Set::base, false, "every sector loses two rebel militia"},
    {"fodder", "Fodder", Set::base, false, "militia attack where each rebel has most"},
    {"generalisimo", "Generalissimo", Set::base, true, "see six MERCs and hire one"},
    {"lockdown", "Lockdown", Set::base, true, "five militia per rebel at the base and around it"},
    {"reinforcements", "Reinforcements", Set::base, false, "militia in every industry you hold"},
    {"seizure", "Seizure", Set::base, false, "unexplored wilderness is turned over and held"},
    {"sentry", "Sentry", Set::base, false, "militia in every neutral sector"},
    {"veteran-militia", "Veteran Militia", Set::base, true, "your militia have initiative 3"},
    {"block-trade", "Block Trade", Set::expansion, false,
     "militia in every city; all cities are explored"},
    {"conscripts", "Conscripts", Set::expansion, false,
     "militia in every sector you hold, every turn"},
    {"oil-reserves", "Oil Reserves", Set::expansion, false,
     "who holds the oil moves once for free"},
    {"tainted-water", "Tainted Water", Set::expansion, false,
     "rebel militia die, every rebel MERC loses 1 health"},
}};

constexpr std::array<std::string_view, tactic_count + 1> names_of(Tactic)
{
    std::array<std::string_view, tactic_count + 1> names{};
    for (std::size_t i = 0; i < tactic_count; ++i) names[i] = tactic_table[i].id;
    names[tactic_count] = "hidden";
    return names;
}

}  // namespace sortie::merc
