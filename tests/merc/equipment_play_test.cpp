// Equipment cards and sectors in play (chapters 04 and 05).

#include "games/merc/base.h"
#include "games/merc/gear.h"
#include "games/merc/outfitter.h"
#include "games/merc/tactics.h"
#include "tests/merc/battle.h"
#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

KindId kind_chosen(const State& state, UnitId unit, const CardSet& cards)
{
    const auto choice = usual_put(state, unit, cards);
    return choice ? kind_id_of(choice->card) : KindId::none();
}

// ---- Equipment ----------------------------------------------------------------------------------

TEST("E0.5, E6.5, R10.15: automatic players take the highest serial that is there for a slot")
{
    Field field(2);
    field.squad(the_dictator, primary, "b2", {merc::ra});
    CardSet weapons;
    for (const char* name : {"9mm-handgun", "uzi", "smaw"}) {
        weapons.insert(field.card(kind_named(name)));
    }
    EXPECT_EQ(kind_chosen(field.state, merc::ra, weapons), kind::uzi) << "810";
    CardSet armor;
    for (const char* name : {"kevlar-vest", "flak-vest"})
        armor.insert(field.card(kind_named(name)));
    EXPECT_EQ(kind_chosen(field.state, merc::ra, armor), kind::flak_vest) << "470";
}

TEST(
    "E0.5, E-land-mine.3, E-repair-kit.2: land mines and repair kits are left by automatic players")
{
    Field field(2);
    field.squad(the_dictator, primary, "b2", {merc::ra});
    CardSet cards;
    cards.insert(field.card(kind::land_mine));
    cards.insert(field.card(kind::repair_kit));
    EXPECT(kind_chosen(field.state, merc::ra, cards).is_none());
    cards.insert(field.card(kind::first_aid_kit));
    EXPECT_EQ(kind_chosen(field.state, merc::ra, cards), kind::first_aid_kit);
}

TEST("E-bandolier.4: an automatic player takes the bandolier first and fills it by serial")
{
    Field field(2);
    field.squad(the_dictator, primary, "b2", {merc::ra});
    CardSet cards;
    for (const KindId each : {kind::medical_kit, kind::mortar, kind::grenade, kind::bandolier,
                              kind::fragmentation_grenade}) {
        cards.insert(field.card(each));
    }
    std::vector<KindId> taken;
    while (const auto choice = usual_put(field.state, merc::ra, cards)) {
        put_in_pocket(field.state, merc::ra, choice->card, choice->pocket);
        cards.erase(choice->card);
        taken.push_back(kind_id_of(choice->card));
    }
    EXPECT_EQ(taken, (std::vector<KindId>{kind::bandolier, kind::mortar,
                                          kind::fragmentation_grenade, kind::grenade}));
}

TEST("E0.8: every group that an ability names is in the table, with the right cards")
{
    for (const KindRow& row : equipment_table) {
        const bool is_handgun = row.id.find("handgun") != std::string_view::npos;
        EXPECT_EQ(row.group == Group::handgun, is_handgun) << row.id;
        EXPECT_EQ(row.group == Group::uzi, row.id.starts_with("uzi")) << row.id;
        EXPECT_EQ(row.group == Group::smaw, row.id == "smaw") << row.id;
        const bool is_explosive =
            row.id == "grenade" || row.id == "fragmentation-grenade" || row.id == "mortar";
        EXPECT_EQ(row.group == Group::explosive, is_explosive) << row.id;
    }
}

TEST("E1.2: without a weapon a MERC attacks with its printed combat and its other modifiers")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime_militia(1);
    fight.give(merc::natasha, Pocket::armor, "body-armor");
    fight.misses(1 + 2);
    fight.charge();
    EXPECT_EQ(fight.throwers().back(), "natasha");
    EXPECT_EQ(fight.last_dice(), 2) << "3 - 1 for the armor";
}

TEST("E1.3: what is carried is used, nobody asks")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime_militia(1);
    fight.give(merc::natasha, Pocket::weapon, kind::m16);
    fight.misses(6 + 1);
    fight.charge();
    EXPECT_EQ(fight.throwers(), (Words{"natasha", "militia-of-dictator"}));
    EXPECT(fight.has_told("natasha throws 6x1 0x2 0x3 0x4 0x5 0x6: 0 hits"));
}

TEST(
    "E-army-fm-30-25.1, E-field-radio.1: the manual and the radio change their numbers and nothing else")
{
    Field field(2);
    field.squad(rebel1, primary, "b2", {merc::ra, merc::moe});
    const Skills ra = skills_of(field.state, merc::ra);
    field.give(merc::ra, Pocket::accessory, "army-fm-30-25");
    EXPECT_EQ(skills_of(field.state, merc::ra),
              (Skills{ra.initiative, ra.training + 2, ra.combat, ra.targets}));
    const Skills moe = skills_of(field.state, merc::moe);
    field.give(merc::moe, Pocket::accessory, "field-radio");
    EXPECT_EQ(skills_of(field.state, merc::moe),
              (Skills{moe.initiative + 1, moe.training + 1, moe.combat, moe.targets}));
}

TEST(
    "E-repair-kit.1, E-repair-kit.2, R7.18.1, DP20: the kit goes for a discarded card, and heals nobody")
{
    Battle day;
    day.rebels({merc::ewok});
    const CardId kit = day.give(merc::ewok, Pocket::accessory, kind::repair_kit);
    const CardId vest = day.give(merc::ewok, Pocket::armor, kind::kevlar_vest);
    day.state.wear[vest.index] = 1;
    day.wound(merc::ewok, 1);
    EXPECT_EQ(day.refused(rebel1, "repair ewok m16"), "E_DISCARD_EMPTY");
    const CardId rifle = day.discard(kind::m16);
    day.play(rebel1, "repair ewok m16");
    EXPECT(day.has_discarded(kit));
    EXPECT_EQ(day.actions(merc::ewok), 2) << "free";
    EXPECT_EQ(day.options(rebel1), (Words{"stash", "equip weapon"}));
    day.play(rebel1, "equip weapon");
    EXPECT(day.carries(merc::ewok, rifle));
    EXPECT_EQ(day.health(merc::ewok), 1);
    EXPECT_EQ(armor_of(day.state, merc::ewok), 1) << "nor is the vest repaired";
}

TEST("E-repair-kit.1: not in a combat")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::ra}).regime_militia(1);
    fight.give(merc::natasha, Pocket::accessory, kind::repair_kit);
    fight.discard(kind::m16);
    fight.charge();
    EXPECT_EQ(fight.refused(rebel1, "repair natasha m16"), "E_BARRIER");
}

TEST("E4.0: neither vehicles nor the super weapon are in the decks")
{
    const Field field(2);
    int cards = 0;
    for (const auto& deck : field.state.equipment) {
        cards += static_cast<int>(deck.draw_pile.size());
        for (const CardId card : deck.draw_pile) {
            EXPECT(!is_vehicle(card));
            EXPECT(!is_component(card));
        }
    }
    EXPECT_EQ(cards, 69);
    EXPECT_EQ(deck_card_count, 69u);
}

// ---- Sectors ------------------------------------------------------------------------------------

TEST("S0.1, D2.5: industries are worth most, get the first militia, and may become the base")
{
    Battle day;
    std::vector<Event> log;
    Events events(log);
    man_industries(day.state, events);
    for (const SectorId sector : sectors_of(day.state)) {
        const bool is_industry = card_at(day.state, sector).land == Land::industry;
        EXPECT_EQ(day.state.sectors[sector.index].militia[the_dictator.index] > 0, is_industry);
        EXPECT_EQ(legal_sites(day.state).contains(sector), is_industry);
        EXPECT_EQ(card_at(day.state, sector).value >= 4, is_industry);
    }
}

TEST(
    "S0.2, S0.3: a city has hospital and dealer, explored or not, whoever holds it; wilderness has nothing")
{
    Battle day;
    day.squad(rebel1, primary, "b3", {merc::ewok});
    day.militia("b3", rebel2, 3);
    day.squad(rebel2, primary, "b1", {merc::moe});
    day.wound(merc::ewok, 1).wound(merc::moe, 1);
    EXPECT_EQ(controller_of(day.state, at("b3")), rebel2) << "another's";
    EXPECT(day.may(rebel1, "hospital ewok"));
    EXPECT(day.may(rebel1, "buy ewok weapon"));
    day.explored("b3");
    EXPECT(day.may(rebel1, "hospital ewok"));
    EXPECT_EQ(day.refused(rebel2, "hospital moe"), "E_NOT_CITY");
    EXPECT_EQ(day.refused(rebel2, "buy moe weapon"), "E_NOT_CITY");
    EXPECT_EQ(card_at(day.state, at("b3")).value, 2);
    EXPECT_EQ(card_at(day.state, at("b1")).value, 1);
}

TEST("S0.4, R7.5.2: loot is drawn once, by the first who explores")
{
    Battle day;
    day.rebels({merc::ewok});
    day.squad(rebel2, primary, "b2", {merc::moe});
    const SectorRow& card = card_at(day.state, at("b2"));
    day.play(rebel1, "explore ewok");
    day.play(rebel1, "finish");
    EXPECT_EQ(day.state.stashes[at("b2").index].size(), card.loot[0] + card.loot[1] + card.loot[2]);
    EXPECT_EQ(day.refused(rebel2, "explore moe"), "E_ALREADY_EXPLORED");
    EXPECT_EQ(day.refused(rebel1, "explore ewok"), "E_ALREADY_EXPLORED");
}

TEST("S0.4: what a card turns over is explored, and its loot is lost")
{
    Junta day(Dictator::castro);
    day.squad(rebel1, primary, "d3", {merc::ra});
    day.militia("a1", the_dictator, 1);
    day.turn({Tactic::block_trade});
    day.say("play block-trade");
    while (!day.has_told("b3 is turned over without loot") && day.awaits(the_dictator)) {
        day.say(day.options(the_dictator)[0]);
    }
    EXPECT(day.state.sectors[at("b3").index].is_explored);
    EXPECT(day.state.stashes[at("b3").index].empty());
}

TEST("S0.5, R15.5: values decide when the tactics cards are used up")
{
    Battle day;
    day.militia("c1", rebel1, 1);
    day.militia("a1", the_dictator, 1);
    day.tactics({});
    day.hand({});
    std::vector<Event> log;
    Events events(log);
    end_day(day.state, events);
    EXPECT_EQ(text_of(log.back()), "the game ends: 6 points for the rebels, 5 for the Dictator");
    EXPECT(day.state.outcome == Outcome::rebels_by_value);
}

TEST("S1.3: without the oil industry on the map the Oil Reserves have no effect")
{
    Battle day;
    day.rebels({merc::ra});
    for (const SectorId sector : sectors_of(day.state)) {
        EXPECT_NE(card_at(day.state, sector).id, "industry---oil");
    }
    day.state.regime.oil_reserves = true;
    Events events(day.log);
    grant_oil(day.state, Side::rebels, events);
    EXPECT_EQ(day.state.units[merc::ra.index].free_moves, 0);
    day.lay("b2", "industry---oil");
    grant_oil(day.state, Side::rebels, events);
    EXPECT_EQ(day.state.units[merc::ra.index].free_moves, 1) << "with it they have";
}

TEST(
    "S3.1: a sector remembers whether it is explored, and its militia; squads, base and owner are derived")
{
    std::vector<std::string_view> names;
    std::apply([&](const auto&... each) { (names.push_back(each.name), ...); }, Sector::describe());
    EXPECT_EQ(names, (std::vector<std::string_view>{"card", "is_explored", "militia"}));
    Battle day;
    day.rebels({merc::ra});
    EXPECT_EQ(controller_of(day.state, at("b2")), rebel1);
    day.play(rebel1, "move primary b1 -");
    EXPECT(controller_of(day.state, at("b2")).is_none()) << "nothing is left behind";
    day.base("c1");
    int bases = 0;
    for (const SectorId sector : sectors_of(day.state)) bases += day.state.regime.base == sector;
    EXPECT_EQ(bases, 1);
}

}  // namespace
}  // namespace sortie::merc
