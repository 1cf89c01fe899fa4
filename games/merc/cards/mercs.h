#pragma once
// The 52 MERC cards (docs/rules/merc/03-mercs.md): numbers and words. What an ability does stands where the rule
// that it changes stands; `merc::badger` and its like are the names by which those places ask.
//
//     merc_table[unit.index].initiative
//     if (unit == merc::teresa) ...
//
// The table is in alphabetical order of the base set, then of the expansion. Ties are broken by name, so
// `is_before_by_name` compares names and not places.

#include <array>
#include <cstdint>
#include <string_view>

#include "games/merc/ids.h"

namespace sortie::merc {

// What most MERCs have in common (R0.9).
struct MercExtra {
    std::uint8_t health = 3;
    std::uint8_t actions = 2;        // a day
    std::uint8_t training_only = 0;  // further actions a day, for training only
    std::uint8_t hits_on = 4;        // a die hits on this and more
    bool is_woman = false;           // for Tavisto
    Set set = Set::base;
};

struct MercRow {
    std::string_view id{};
    std::string_view name{};
    std::int8_t initiative = 0;
    std::int8_t training = 0;
    std::int8_t combat = 0;
    std::string_view words{};
    MercExtra extra{};
};

// clang-format off
inline constexpr std::array<MercRow, merc_count> merc_table{{
    {"apeiron",   "Apeiron",    1, 2, 2, "never carries a grenade, fragmentation grenade or mortar"},
    {"badger",    "Badger",     1, 1, 3, "acts before every enemy militia"},
    {"basic",     "Basic",      2, 1, 2, "once in a combat he may throw all dice of one attack again"},
    {"borris",    "Borris",     2, 1, 2, "not in one team with Squirrel or Moose"},
    {"bouba",     "Bouba",      4, 0, 1, "+1 combat with a handgun"},
    {"buzzkill",  "Buzzkill",   2, 1, 2, "aims at enemy MERCs before militia"},
    {"doc",       "Doc",        2, 2, 1, "heals his squad fully, free, outside combat and after it"},
    {"ewok",      "Ewok",       2, 1, 2, "three actions a day", {.actions = 3, .is_woman = true}},
    {"faustina",  "Faustina",   3, 3, 2, "one more action a day, for training only", {.training_only = 1, .is_woman = true}},
    {"feedback",  "Feedback",   1, 2, 2, "for an action: takes a card back from a discard pile"},
    {"genesis",   "Genesis",    2, 2, 2, "a second weapon fits into the accessory slot"},
    {"gunther",   "Gunther",    1, 2, 2, "accessories fit into every slot"},
    {"haarg",     "Haarg",      1, 1, 3, "+1 to each skill in which a squad mate is better"},
    {"juicer",    "Juicer",     2, 1, 2, "5 health", {.health = 5}},
    {"kastern",   "Kastern",    0, 3, 2, "acts first in every round"},
    {"khenn",     "Khenn",      0, 3, 2, "throws a die for his initiative at the start of a combat"},
    {"lucid",     "Lucid",      2, 2, 2, "hits on 3 or more", {.hits_on = 3}},
    {"max",       "Max",        2, 4, 2, "enemy MERCs in his combat: -1 combat and -1 initiative"},
    {"mayhem",    "Mayhem",     2, 1, 2, "+2 combat with an Uzi"},
    {"meatbop",   "Meatbop",    0, 3, 2, "makes no attack without an accessory"},
    {"moose",     "Moose",      2, 1, 2, "not in one team with Borris or Natasha"},
    {"natasha",   "Natasha",    3, 2, 3, "not in one team with Moose or Squirrel", {.is_woman = true}},
    {"preaction", "Preaction",  5, 0, 2, "regains 1 health every morning"},
    {"ra",        "Ra",         1, 2, 2, "+1 target with a weapon"},
    {"rizen",     "Rizen",      3, 3, 2, "all militia together are one target for him, one hit each"},
    {"rozeske",   "Rozeske",    1, 2, 2, "+1 combat with an armor card"},
    {"runde",     "Runde",      2, 3, 2, "is aimed at only after every other MERC of his side"},
    {"sarge",     "Sarge",      3, 2, 1, "+1 to all skills while his initiative is the highest of his squad"},
    {"shadkaam",  "Shadkaam",   2, 1, 3, "dogs cannot be set on him"},
    {"shooter",   "Shooter",    1, 0, 6, "no ability, but combat 6"},
    {"snake",     "Snake",      2, 0, 3, "+1 to all skills while he is alone in his squad"},
    {"sonia",     "Sonia",      4, 4, 2, "takes up to 2 militia along when her squad moves", {.is_woman = true}},
    {"squidhead", "Squidhead",  1, 2, 2, "disarms land mines when he enters, and may keep them"},
    {"squirrel",  "Squirrel",   3, 2, 2, "not in one team with Natasha or Borris"},
    {"stumpy",    "Stumpy",     3, 0, 2, "+1 combat with a grenade or mortar"},
    {"surgeon",   "Surgeon",    2, 3, 3, "before he fires: a die less for each health he restores in his squad"},
    {"tack",      "Tack",       3, 1, 2, "+2 initiative for her squad while hers is the highest in it", {.is_woman = true}},
    {"tao",       "Tao",        1, 1, 3, "never fights dogs"},
    {"tavisto",   "Tavisto",    2, 3, 2, "+1 to all skills while a woman is in his squad"},
    {"teresa",    "Teresa",     0, 0, 0, "does not count against the team limit", {.is_woman = true}},
    {"valkyrie",  "Valkyrie",   4, 2, 3, "+1 initiative for the other MERCs of her squad", {.is_woman = true}},
    {"vandal",    "Vandal",     1, 1, 3, "attacks a second time at the end of every round"},
    {"vandradi",  "Vandradi",   3, 2, 2, "+1 combat with a weapon for several targets"},
    {"vrbansk",   "Vrbansk",    3, 2, 2, "gets an accessory besides when he is hired"},
    {"vulture",   "Vulture",    3, 1, 2, "what he carries never lowers his initiative"},
    {"walter",    "Walter",     0, 7, 2, "+2 initiative for the militia of his player in his sector"},
    {"wolverine", "Wolverine",  4, 4, 2, "his sixes may hit anyone he could have aimed at"},
    {"adelheid",  "Adelheid",   2, 2, 1, "takes militia over instead of killing them", {.is_woman = true, .set = Set::expansion}},
    {"dutch",     "Dutch",      1, 2, 2, "+1 combat and +1 initiative without a weapon", {.set = Set::expansion}},
    {"golem",     "Golem",      3, 2, 3, "attacks one target before the first round", {.set = Set::expansion}},
    {"hagness",   "Hagness",    2, 2, 2, "for an action: draws three cards of a deck and gives one to his squad", {.set = Set::expansion}},
    {"moe",       "Moe",        3, 3, 2, "+1 target with a SMAW", {.set = Set::expansion}},
}};
// clang-format on

constexpr std::array<std::string_view, unit_count> names_of(UnitId)
{
    std::array<std::string_view, unit_count> names{};
    for (std::size_t i = 0; i < merc_count; ++i) names[i] = merc_table[i].id;
    names[dictator_card.index] = "dictator";
    return names;
}

// Every MERC by name, for the rules that are about one card.
namespace merc {
inline constexpr UnitId apeiron{0};
inline constexpr UnitId badger{1};
inline constexpr UnitId basic{2};
inline constexpr UnitId borris{3};
inline constexpr UnitId bouba{4};
inline constexpr UnitId buzzkill{5};
inline constexpr UnitId doc{6};
inline constexpr UnitId ewok{7};
inline constexpr UnitId faustina{8};
inline constexpr UnitId feedback{9};
inline constexpr UnitId genesis{10};
inline constexpr UnitId gunther{11};
inline constexpr UnitId haarg{12};
inline constexpr UnitId juicer{13};
inline constexpr UnitId kastern{14};
inline constexpr UnitId khenn{15};
inline constexpr UnitId lucid{16};
inline constexpr UnitId max{17};
inline constexpr UnitId mayhem{18};
inline constexpr UnitId meatbop{19};
inline constexpr UnitId moose{20};
inline constexpr UnitId natasha{21};
inline constexpr UnitId preaction{22};
inline constexpr UnitId ra{23};
inline constexpr UnitId rizen{24};
inline constexpr UnitId rozeske{25};
inline constexpr UnitId runde{26};
inline constexpr UnitId sarge{27};
inline constexpr UnitId shadkaam{28};
inline constexpr UnitId shooter{29};
inline constexpr UnitId snake{30};
inline constexpr UnitId sonia{31};
inline constexpr UnitId squidhead{32};
inline constexpr UnitId squirrel{33};
inline constexpr UnitId stumpy{34};
inline constexpr UnitId surgeon{35};
inline constexpr UnitId tack{36};
inline constexpr UnitId tao{37};
inline constexpr UnitId tavisto{38};
inline constexpr UnitId teresa{39};
inline constexpr UnitId valkyrie{40};
inline constexpr UnitId vandal{41};
inline constexpr UnitId vandradi{42};
inline constexpr UnitId vrbansk{43};
inline constexpr UnitId vulture{44};
inline constexpr UnitId walter{45};
inline constexpr UnitId wolverine{46};
inline constexpr UnitId adelheid{47};
inline constexpr UnitId dutch{48};
inline constexpr UnitId golem{49};
inline constexpr UnitId hagness{50};
inline constexpr UnitId moe{51};
}  // namespace merc

// R9.7, M0.6: which pairs refuse to be on one team.
constexpr bool are_incompatible(UnitId a, UnitId b)
{
    const auto is_pair = [&](UnitId x, UnitId y) {
        return (a == x && b == y) || (a == y && b == x);
    };
    return is_pair(merc::borris, merc::squirrel) || is_pair(merc::borris, merc::moose) ||
           is_pair(merc::moose, merc::natasha) || is_pair(merc::natasha, merc::squirrel);
}

}  // namespace sortie::merc
