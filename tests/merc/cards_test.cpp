// The tables of cards against the sums and lists that the rules give.

#include <set>
#include <string>

#include "tests/merc/field.h"

namespace sortie::merc {
namespace {

TEST("M0.8, R1.1: 52 MERCs with initiative 105, training 98 and combat 112 in all")
{
    int initiative = 0;
    int training = 0;
    int combat = 0;
    int base = 0;
    std::set<std::string_view> ids;
    for (const MercRow& row : merc_table) {
        initiative += row.initiative;
        training += row.training;
        combat += row.combat;
        base += row.extra.set == Set::base ? 1 : 0;
        ids.insert(row.id);
        EXPECT(!row.words.empty()) << row.id;
    }
    EXPECT_EQ(initiative, 105);
    EXPECT_EQ(training, 98);
    EXPECT_EQ(combat, 112);
    EXPECT_EQ(base, 47);
    EXPECT_EQ(ids.size(), merc_count);
}

TEST("R9.7, M0.6, M-borris.1, M-moose.1, M-natasha.1, M-squirrel.1: four pairs, in both directions")
{
    int pairs = 0;
    for (std::size_t i = 0; i < merc_count; ++i) {
        for (std::size_t k = 0; k < merc_count; ++k) {
            const UnitId a = id_cast<UnitId>(i);
            const UnitId b = id_cast<UnitId>(k);
            EXPECT_EQ(are_incompatible(a, b), are_incompatible(b, a));
            pairs += are_incompatible(a, b) ? 1 : 0;
        }
    }
    EXPECT_EQ(pairs, 8);
    EXPECT(are_incompatible(merc::borris, merc::squirrel));
    EXPECT(are_incompatible(merc::moose, merc::natasha));
    EXPECT(!are_incompatible(merc::borris, merc::natasha));
    EXPECT(!are_incompatible(merc::moose, merc::squirrel));
}

TEST("names of MERCs in the rules are those of the table")
{
    EXPECT_EQ(merc_table[merc::apeiron.index].id, "apeiron");
    EXPECT_EQ(merc_table[merc::wolverine.index].id, "wolverine");
    EXPECT_EQ(merc_table[merc::moe.index].id, "moe");
    EXPECT_EQ(names_of(UnitId{})[dictator_card.index], "dictator");
}

TEST("E0.7, E6.1, R1.3: 42 kinds, 28 weapons, 17 armors, 24 accessories, all serials different")
{
    std::array<int, slot_count> cards{};
    std::array<int, slot_count> kinds_of_slot{};
    std::set<int> serials;
    for (const KindRow& row : equipment_table) {
        if (row.group == Group::vehicle || row.group == Group::component) continue;
        cards[static_cast<std::size_t>(row.slot)] += row.copies;
        kinds_of_slot[static_cast<std::size_t>(row.slot)] += 1;
        serials.insert(row.serial);
    }
    EXPECT_EQ(cards, (std::array<int, slot_count>{28, 17, 24}));
    EXPECT_EQ(kinds_of_slot, (std::array<int, slot_count>{19, 11, 12}));
    EXPECT_EQ(serials.size(), 42u);
    EXPECT_EQ(*serials.begin(), 110);
    EXPECT_EQ(*serials.rbegin(), 980);
    EXPECT_EQ(equipment_table[kind::land_mine.index].serial, 110);
    EXPECT_EQ(equipment_table[kind::bandolier.index].serial, 980);
}

TEST("E6.2, E6.3, E6.4: piercing, one-use, handguns, Uzis and weapons for several targets")
{
    int piercing = 0;
    int one_use = 0;
    int handguns = 0;
    int uzis = 0;
    int several = 0;
    for (std::size_t i = 0; i < card_count; ++i) {
        const KindRow& row = kind_of(id_cast<CardId>(i));
        piercing += row.effect.is_piercing ? 1 : 0;
        one_use += row.effect.is_one_use ? 1 : 0;
        handguns += row.group == Group::handgun ? 1 : 0;
        uzis += row.group == Group::uzi ? 1 : 0;
        several += row.slot == Slot::weapon && row.effect.targets > 0 ? 1 : 0;
    }
    EXPECT_EQ(piercing, 7);
    EXPECT_EQ(one_use, 8);
    EXPECT_EQ(handguns, 12);
    EXPECT_EQ(uzis, 4);
    EXPECT_EQ(several, 4 + 3);
}

TEST("E0.6, D4.7: every card has a name of its own that says its kind")
{
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < card_count; ++i) {
        const std::string_view name = names_of(CardId{})[i];
        names.insert(name);
        EXPECT(name.starts_with(kind_of(id_cast<CardId>(i)).id)) << name;
    }
    EXPECT_EQ(names.size(), card_count);
}

TEST("E2.2: the Ghillie Suit is armor without points")
{
    const KindRow& suit = equipment_table[kind::ghillie_suit.index];
    EXPECT(suit.slot == Slot::armor);
    EXPECT_EQ(suit.effect.armor, 0);
}

TEST("E-land-mine.4, R10.15: a mine's damage is in its row; mines and repair kits are left lying")
{
    EXPECT_EQ(equipment_table[kind::land_mine.index].effect.mine_damage, 1);
    int left = 0;
    for (const KindRow& row : equipment_table) left += is_left_by_automatic_players(row) ? 1 : 0;
    EXPECT_EQ(left, 2);
    EXPECT(is_left_by_automatic_players(equipment_table[kind::repair_kit.index]));
}

TEST(
    "R1.2, S1.1, S1.2: 13 industries worth 68, 3 cities worth 6, 14 wilderness worth 14, and their loot")
{
    std::array<int, land_count> count{};
    std::array<int, land_count> value{};
    std::array<std::array<int, 3>, land_count> loot{};
    int base = 0;
    for (const SectorRow& row : sector_table) {
        const auto land = static_cast<std::size_t>(row.land);
        count[land] += 1;
        value[land] += row.value;
        base += row.set == Set::base ? 1 : 0;
        for (std::size_t i = 0; i < 3; ++i) loot[land][i] += row.loot[i];
    }
    EXPECT_EQ(count, (std::array<int, 3>{13, 3, 14}));
    EXPECT_EQ(value, (std::array<int, 3>{68, 6, 14}));
    EXPECT_EQ(loot[0], (std::array<int, 3>{27, 13, 28}));
    EXPECT_EQ(loot[1], (std::array<int, 3>{3, 0, 3}));
    EXPECT_EQ(loot[2], (std::array<int, 3>{0, 0, 14}));
    EXPECT_EQ(base, 16);
}

TEST("R1.4, DA11, TC0.11: eleven Dictators and fourteen tactics cards, by their ids")
{
    int base_dictators = 0;
    for (const DictatorRow& row : dictator_table) base_dictators += row.set == Set::base ? 1 : 0;
    EXPECT_EQ(base_dictators, 2);
    EXPECT_EQ(names_of(Dictator{})[static_cast<std::size_t>(Dictator::gadafi)], "gadafi");
    EXPECT_EQ(names_of(Dictator{})[static_cast<std::size_t>(Dictator::polpot)], "polpot");
    int base_tactics = 0;
    int reveals = 0;
    for (const TacticRow& row : tactic_table) {
        base_tactics += row.set == Set::base ? 1 : 0;
        reveals += row.reveals_base ? 1 : 0;
    }
    EXPECT_EQ(base_tactics, 10);
    EXPECT_EQ(reveals, 4);
    EXPECT_EQ(names_of(Tactic{})[static_cast<std::size_t>(Tactic::generalisimo)], "generalisimo");
}

}  // namespace
}  // namespace sortie::merc
