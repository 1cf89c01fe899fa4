#pragma once
// The 42 kinds of equipment and their 69 cards (docs/rules/merc/04-equipment.md), and behind them the vehicles and
// components that only some ways to play have (11-modes.md, vehicles.h).
//
//     const KindRow& kind = kind_of(card);
//     if (kind.slot == Slot::armor) ...
//
// A card is one copy. The copies of a kind stand one after the other, in the order of the table, so a card's
// number says its kind.

#include <array>
#include <cstdint>
#include <string_view>

#include "games/merc/ids.h"

namespace sortie::merc {

enum class Slot : std::uint8_t { weapon, armor, accessory };
inline constexpr std::size_t slot_count = 3;
constexpr std::array<std::string_view, slot_count> names_of(Slot)
{
    return {"weapon", "armor", "accessory"};
}

// What abilities ask for (E0.8).
enum class Group : std::uint8_t {
    handgun,
    rifle,
    smaw,
    uzi,
    armor,
    mine,
    kit,
    healing,
    dog,
    stat,
    explosive,
    carrier,
    vehicle,
    component,
};

// What carrying it changes, and how it is used.
struct KindEffect {
    std::int8_t combat = 0;
    std::int8_t targets = 0;
    std::int8_t training = 0;
    std::int8_t initiative = 0;
    std::uint8_t armor = 0;  // points
    bool is_piercing = false;
    bool is_one_use = false;  // used up by an attack
    std::uint8_t uses = 0;
    std::uint8_t mine_damage = 0;
};

struct KindRow {
    std::string_view id{};
    std::string_view name{};
    Slot slot = Slot::weapon;
    Group group = Group::handgun;
    std::uint8_t copies = 1;
    std::uint16_t serial = 0;  // automatic players take the highest
    KindEffect effect{};
    std::string_view words{};
};

// clang-format off
inline constexpr std::array<KindRow, kind_count> equipment_table{{
    {"9mm-handgun", "9mm Handgun",
     Slot::weapon, Group::handgun, 2, 510, {.combat = 1}},
    {"9mm-handgun-with-ap-ammo", "9mm Handgun with AP Ammo",
     Slot::weapon, Group::handgun, 2, 530, {.combat = 1, .is_piercing = true}},
    {"9mm-handgun-with-laser-sight", "9mm Handgun with Laser Sight",
     Slot::weapon, Group::handgun, 2, 550, {.combat = 1, .initiative = 2}},
    {"45-caliber-handgun", "45 Caliber Handgun",
     Slot::weapon, Group::handgun, 2, 570, {.combat = 2}},
    {"45-caliber-handgun-with-ap-ammo", "45 Caliber Handgun with AP Ammo",
     Slot::weapon, Group::handgun, 2, 590, {.combat = 2, .is_piercing = true}},
    {"45-caliber-handgun-with-laser-sight", "45 Caliber Handgun with Laser Sight",
     Slot::weapon, Group::handgun, 2, 610, {.combat = 2, .initiative = 2}},
    {"m16", "M16",
     Slot::weapon, Group::rifle, 1, 630, {.combat = 3}},
    {"m16-with-ap-ammo", "M16 with AP Ammo",
     Slot::weapon, Group::rifle, 1, 650, {.combat = 3, .is_piercing = true}},
    {"m16-with-laser-sight", "M16 with Laser Sight",
     Slot::weapon, Group::rifle, 1, 670, {.combat = 3, .initiative = 2}},
    {"ak-47", "AK-47",
     Slot::weapon, Group::rifle, 1, 710, {.combat = 4}},
    {"ak-47-with-bipod", "AK-47 with Bipod",
     Slot::weapon, Group::rifle, 1, 730, {.combat = 4, .initiative = 1}},
    {"50-caliber-rifle", "50 Caliber Rifle",
     Slot::weapon, Group::rifle, 1, 750, {.combat = 5}},
    {"50-caliber-rifle-with-flir-scope", "50 Caliber Rifle with FLIR Scope",
     Slot::weapon, Group::rifle, 1, 770, {.combat = 5, .initiative = 3}},
    {"smaw", "SMAW",
     Slot::weapon, Group::smaw, 2, 790, {.combat = 10, .initiative = -2, .is_one_use = true}, "used up by the next attack"},
    {"uzi", "Uzi",
     Slot::weapon, Group::uzi, 2, 810, {.targets = 1}},
    {"uzi-with-ap-ammo", "Uzi with AP Ammo",
     Slot::weapon, Group::uzi, 2, 830, {.targets = 1, .is_piercing = true}},
    {"m16-with-burst-fire", "M16 with Burst Fire",
     Slot::weapon, Group::rifle, 1, 850, {.combat = 2, .targets = 1}},
    {"ak-47-with-burst-fire", "AK-47 with Burst Fire",
     Slot::weapon, Group::rifle, 1, 870, {.combat = 3, .targets = 1}},
    {"ak-47-with-full-auto", "AK-47 with Full Auto",
     Slot::weapon, Group::rifle, 1, 910, {.combat = 2, .targets = 2}},
    {"flak-vest-with-kevlar-helmet", "Flak Vest with Kevlar Helmet",
     Slot::armor, Group::armor, 1, 250, {.initiative = -1, .armor = 2}},
    {"kevlar-vest-with-ceramic-plates-and-kevlar-helmet", "Kevlar Vest with Ceramic Plates and Kevlar Helmet",
     Slot::armor, Group::armor, 2, 270, {.combat = -1, .initiative = -2, .armor = 4}},
    {"flak-vest-with-ceramic-plates-and-kevlar-helmet", "Flak Vest with Ceramic Plates and Kevlar Helmet",
     Slot::armor, Group::armor, 1, 290, {.combat = -1, .initiative = -1, .armor = 3}},
    {"body-armor-with-ceramic-plates", "Body Armor with Ceramic Plates",
     Slot::armor, Group::armor, 1, 310, {.combat = -1, .initiative = -2, .armor = 4}},
    {"body-armor-with-ceramic-plates-and-kevlar-helmet", "Body Armor with Ceramic Plates and Kevlar Helmet",
     Slot::armor, Group::armor, 1, 330, {.combat = -2, .initiative = -2, .armor = 5}},
    {"kevlar-vest", "Kevlar Vest",
     Slot::armor, Group::armor, 2, 350, {.initiative = -1, .armor = 2}},
    {"body-armor", "Body Armor",
     Slot::armor, Group::armor, 2, 370, {.combat = -1, .initiative = -1, .armor = 3}},
    {"kevlar-vest-with-ceramic-plates", "Kevlar Vest with Ceramic Plates",
     Slot::armor, Group::armor, 2, 390, {.combat = -1, .initiative = -1, .armor = 3}},
    {"full-body-armor", "Full Body Armor",
     Slot::armor, Group::armor, 2, 410, {.combat = -2, .initiative = -3, .armor = 6}},
    {"ghillie-suit", "Ghillie Suit",
     Slot::armor, Group::armor, 2, 450, {.initiative = 2}},
    {"flak-vest", "Flak Vest",
     Slot::armor, Group::armor, 1, 470, {.armor = 1}},
    {"land-mine", "Land Mine",
     Slot::accessory, Group::mine, 2, 110, {.uses = 1, .mine_damage = 1}, "in a stash it hits enemies who enter"},
    {"repair-kit", "Repair Kit",
     Slot::accessory, Group::kit, 2, 130, {.uses = 1}, "free: give it up for one card of a discard pile"},
    {"first-aid-kit", "First Aid Kit",
     Slot::accessory, Group::healing, 2, 150, {.uses = 1}, "in combat: dice for health, once"},
    {"medical-kit", "Medical Kit",
     Slot::accessory, Group::healing, 2, 170, {.uses = 3}, "in combat: dice for health, three times"},
    {"attack-dog", "Attack Dog",
     Slot::accessory, Group::dog, 2, 190, {.initiative = 1, .uses = 1}, "set it on an enemy MERC, who can then only fight the dog"},
    {"epinephrine-shot", "Epinephrine Shot",
     Slot::accessory, Group::healing, 2, 230, {.uses = 1}, "saves a dying MERC with 1 health"},
    {"field-radio", "Field Radio",
     Slot::accessory, Group::stat, 2, 430, {.training = 1, .initiative = 1}},
    {"army-fm-30-25", "Army FM 30-25",
     Slot::accessory, Group::stat, 2, 490, {.training = 2}},
    {"grenade", "Grenade",
     Slot::accessory, Group::explosive, 2, 890, {.combat = 3, .targets = 2, .initiative = -2, .is_one_use = true}, "used up by the next attack"},
    {"fragmentation-grenade", "Fragmentation Grenade",
     Slot::accessory, Group::explosive, 2, 930, {.combat = 4, .targets = 3, .initiative = -2, .is_one_use = true}, "used up by the next attack"},
    {"mortar", "Mortar",
     Slot::accessory, Group::explosive, 2, 950, {.combat = 5, .targets = 4, .initiative = -2, .is_one_use = true}, "used up by the next attack, or bombards the next sector"},
    {"bandolier", "Bandolier",
     Slot::accessory, Group::carrier, 2, 980, {}, "holds three more accessories"},
    {"chopper", "Chopper",
     Slot::accessory, Group::vehicle, 1, 0, {}, "a squad flies up to 2 sectors, diagonally too; +1 combat, crew 4, armor 1"},
    {"deuce", "Deuce",
     Slot::accessory, Group::vehicle, 1, 0, {}, "a squad drives 1 sector with a crew of 10; armor 1"},
    {"humvee", "Humvee",
     Slot::accessory, Group::vehicle, 1, 0, {}, "a squad drives up to 2 sectors; +1 combat, crew 4, armor 3"},
    {"jeep", "Jeep",
     Slot::accessory, Group::vehicle, 1, 0, {}, "a squad drives up to 2 sectors; crew 4, armor 1"},
    {"tank", "Tank",
     Slot::accessory, Group::vehicle, 1, 0, {}, "a squad drives 1 sector for 2 actions; +3 combat, -1 initiative, crew 4, armor 6"},
    {"explosives", "Explosives",
     Slot::accessory, Group::component, 2, 0, {}, "with a detonator they win the game"},
    {"detonator", "Detonator",
     Slot::accessory, Group::component, 2, 0, {}, "with explosives it wins the game"},
}};
// clang-format on

// The copies of a kind are numbered.
inline constexpr std::array<std::string_view, card_count> card_names{
    "9mm-handgun-1",
    "9mm-handgun-2",
    "9mm-handgun-with-ap-ammo-1",
    "9mm-handgun-with-ap-ammo-2",
    "9mm-handgun-with-laser-sight-1",
    "9mm-handgun-with-laser-sight-2",
    "45-caliber-handgun-1",
    "45-caliber-handgun-2",
    "45-caliber-handgun-with-ap-ammo-1",
    "45-caliber-handgun-with-ap-ammo-2",
    "45-caliber-handgun-with-laser-sight-1",
    "45-caliber-handgun-with-laser-sight-2",
    "m16",
    "m16-with-ap-ammo",
    "m16-with-laser-sight",
    "ak-47",
    "ak-47-with-bipod",
    "50-caliber-rifle",
    "50-caliber-rifle-with-flir-scope",
    "smaw-1",
    "smaw-2",
    "uzi-1",
    "uzi-2",
    "uzi-with-ap-ammo-1",
    "uzi-with-ap-ammo-2",
    "m16-with-burst-fire",
    "ak-47-with-burst-fire",
    "ak-47-with-full-auto",
    "flak-vest-with-kevlar-helmet",
    "kevlar-vest-with-ceramic-plates-and-kevlar-helmet-1",
    "kevlar-vest-with-ceramic-plates-and-kevlar-helmet-2",
    "flak-vest-with-ceramic-plates-and-kevlar-helmet",
    "body-armor-with-ceramic-plates",
    "body-armor-with-ceramic-plates-and-kevlar-helmet",
    "kevlar-vest-1",
    "kevlar-vest-2",
    "body-armor-1",
    "body-armor-2",
    "kevlar-vest-with-ceramic-plates-1",
    "kevlar-vest-with-ceramic-plates-2",
    "full-body-armor-1",
    "full-body-armor-2",
    "ghillie-suit-1",
    "ghillie-suit-2",
    "flak-vest",
    "land-mine-1",
    "land-mine-2",
    "repair-kit-1",
    "repair-kit-2",
    "first-aid-kit-1",
    "first-aid-kit-2",
    "medical-kit-1",
    "medical-kit-2",
    "attack-dog-1",
    "attack-dog-2",
    "epinephrine-shot-1",
    "epinephrine-shot-2",
    "field-radio-1",
    "field-radio-2",
    "army-fm-30-25-1",
    "army-fm-30-25-2",
    "grenade-1",
    "grenade-2",
    "fragmentation-grenade-1",
    "fragmentation-grenade-2",
    "mortar-1",
    "mortar-2",
    "bandolier-1",
    "bandolier-2",
    "chopper",
    "deuce",
    "humvee",
    "jeep",
    "tank",
    "explosives-1",
    "explosives-2",
    "detonator-1",
    "detonator-2"};
constexpr std::array<std::string_view, card_count> names_of(CardId)
{
    return card_names;
}

// The kinds that rules mention by name.
namespace kind {
inline constexpr KindId m16{6};
inline constexpr KindId ak_47{9};
inline constexpr KindId smaw{13};
inline constexpr KindId uzi{14};
inline constexpr KindId kevlar_vest{24};
inline constexpr KindId ghillie_suit{28};
inline constexpr KindId flak_vest{29};
inline constexpr KindId land_mine{30};
inline constexpr KindId repair_kit{31};
inline constexpr KindId first_aid_kit{32};
inline constexpr KindId medical_kit{33};
inline constexpr KindId attack_dog{34};
inline constexpr KindId epinephrine_shot{35};
inline constexpr KindId grenade{38};
inline constexpr KindId fragmentation_grenade{39};
inline constexpr KindId mortar{40};
inline constexpr KindId bandolier{41};
}  // namespace kind

namespace detail {
constexpr std::array<KindId, card_count> kinds_of_cards()
{
    std::array<KindId, card_count> list{};
    std::size_t card = 0;
    for (std::size_t i = 0; i < kind_count; ++i) {
        for (int copy = 0; copy < equipment_table[i].copies; ++copy)
            list[card++] = id_cast<KindId>(i);
    }
    return list;
}
inline constexpr std::array<KindId, card_count> kind_table = kinds_of_cards();
}  // namespace detail

constexpr KindId kind_id_of(CardId card)
{
    return detail::kind_table[card.index];
}
constexpr const KindRow& kind_of(CardId card)
{
    return equipment_table[kind_id_of(card).index];
}

// R10.15: what automatic players always leave in the stash.
constexpr bool is_left_by_automatic_players(const KindRow& row)
{
    return row.group == Group::mine || row.group == Group::kit;
}

}  // namespace sortie::merc
