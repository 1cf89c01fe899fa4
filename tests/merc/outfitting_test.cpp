// Putting equipment on: the exchange (R7.6), a card that is given to a unit (R10.16), contents of a bandolier (DP23),
// Vrbansk's two accessories (DP24).

#include "games/merc/outfitting.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

using Texts = std::vector<std::string>;

const CardSet& stash_in(const Theatre& day, std::string_view sector)
{
    return day.state.stashes[at(sector).index];
}

TEST("R7.6.1: one unit and an empty stash have nothing to exchange")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel2, primary, "b2", {merc::ewok});
    day.give(merc::doc, Pocket::weapon, kind::uzi);
    EXPECT_EQ(day.refused(rebel1, "reequip doc"), "E_NOTHING_TO_EQUIP");
    day.stash("b2", kind::m16);
    EXPECT(day.may(rebel1, "reequip doc"));
}

TEST("R7.6.1: units of both squads in one sector take part, and each pays an action")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::basic});
    day.squad(rebel1, secondary, "b2", {merc::ewok});
    day.squad(rebel2, primary, "b2", {merc::ra});
    day.stash("b2", kind::m16);
    day.play(rebel1, "reequip doc");
    EXPECT_EQ(day.options(rebel1, "include"), (Texts{"include basic", "include ewok"}));
    EXPECT_EQ(day.refused(rebel1, "include ra"), "E_NOT_OWNER");
    EXPECT_EQ(day.refused(rebel1, "include doc"), "E_TARGET");
    day.play(rebel1, "include ewok");
    EXPECT_EQ(day.actions(merc::doc), 1);
    EXPECT_EQ(day.actions(merc::ewok), 1);
    EXPECT_EQ(day.actions(merc::basic), 2);
    EXPECT(day.may(rebel1, "put m16 ewok weapon"));
    EXPECT_EQ(day.refused(rebel1, "put m16 basic weapon"), "E_TARGET") << "he does not take part";
}

TEST("R7.6.1: who has no action cannot take part, nor who stands elsewhere")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::basic});
    day.squad(rebel1, secondary, "b1", {merc::ewok});
    day.state.units[merc::basic.index].actions = 0;
    day.stash("b2", kind::m16);
    EXPECT_EQ(day.refused(rebel1, "reequip basic"), "E_NO_ACTION");
    day.play(rebel1, "reequip doc");
    EXPECT_EQ(day.refused(rebel1, "include basic"), "E_NO_ACTION");
    EXPECT_EQ(day.refused(rebel1, "include ewok"), "E_TARGET");
}

TEST(
    "R7.6.2, R7.6.5: the pool is what lies and what is carried; what is left over lies in the stash again")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    const CardId uzi = day.give(merc::doc, Pocket::weapon, kind::uzi);
    const CardId m16 = day.give(merc::ewok, Pocket::weapon, kind::m16);
    const CardId ak = day.stash("b2", kind::ak_47);
    day.play(rebel1, "reequip doc");
    day.play(rebel1, "include ewok");
    EXPECT_EQ(day.options(rebel1, "put"),
              (Texts{"put m16 doc weapon", "put ak-47 doc weapon", "put ak-47 ewok weapon",
                     "put uzi-1 ewok weapon"}));
    EXPECT_EQ(day.refused(rebel1, "put smaw-1 doc weapon"), "E_NO_ITEM");
    EXPECT_EQ(day.refused(rebel1, "put m16 doc armor"), "E_SLOT");
    day.play(rebel1, "put ak-47 doc weapon");
    EXPECT(stash_in(day, "b2") == CardSet{uzi}) << "what was there goes back";
    day.play(rebel1, "put uzi-1 ewok weapon");
    day.play(rebel1, "finish");
    EXPECT_EQ(card_in(day.state, merc::doc, Pocket::weapon), ak);
    EXPECT_EQ(card_in(day.state, merc::ewok, Pocket::weapon), uzi);
    EXPECT(stash_in(day, "b2") == CardSet{m16});
    EXPECT_FALSE(day.state.tasks[rebel1.index].is_open());
}

TEST("R7.6.5: each card is put only once in an exchange")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.stash("b2", kind::uzi);
    day.play(rebel1, "reequip doc");
    day.play(rebel1, "include ewok");
    day.play(rebel1, "put uzi-1 doc weapon");
    EXPECT_EQ(day.refused(rebel1, "put uzi-1 ewok weapon"), "E_TARGET");
    EXPECT_EQ(day.options(rebel1), (Texts{"finish"}));
}

TEST("R7.6.2, R10.8: a damaged card may change hands, but what is left of it is discarded")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    const CardId worn = day.give(merc::doc, Pocket::armor, kind::kevlar_vest);
    const CardId other = day.give(merc::ewok, Pocket::armor, kind::ghillie_suit);
    day.state.wear[worn.index] = 1;
    day.play(rebel1, "reequip doc");
    day.play(rebel1, "include ewok");
    day.play(rebel1, "put ghillie-suit-1 doc armor");
    EXPECT(stash_in(day, "b2").empty()) << "damaged cards never lie there";
    EXPECT_FALSE(is_discarded(day.state, worn)) << "it may still be put on";
    day.play(rebel1, "put kevlar-vest-1 ewok armor");
    day.play(rebel1, "finish");
    EXPECT_EQ(card_in(day.state, merc::ewok, Pocket::armor), worn);
    EXPECT_EQ(armor_of(day.state, merc::ewok), 1) << "the damage stays";
    EXPECT_EQ(card_in(day.state, merc::doc, Pocket::armor), other);

    day.actions_for_all(2);
    const CardId flak = day.stash("b2", kind::flak_vest);
    day.play(rebel1, "reequip ewok");
    day.play(rebel1, "put flak-vest ewok armor");
    day.play(rebel1, "finish");
    EXPECT_EQ(card_in(day.state, merc::ewok, Pocket::armor), flak);
    EXPECT(is_discarded(day.state, worn));
}

TEST("R7.6.3, R10.11: rebels trade through the stash: one leaves it there, the other takes it")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.squad(rebel2, primary, "b2", {merc::ra});
    const CardId uzi = day.give(merc::doc, Pocket::weapon, kind::uzi);
    EXPECT_EQ(day.refused(rebel2, "reequip ra"), "E_NOTHING_TO_EQUIP");
    day.play(rebel1, "drop doc uzi-1");
    day.play(rebel2, "reequip ra");
    EXPECT_EQ(day.refused(rebel2, "include doc"), "E_NOT_OWNER");
    day.play(rebel2, "put uzi-1 ra weapon");
    day.play(rebel2, "finish");
    EXPECT_EQ(card_in(day.state, merc::ra, Pocket::weapon), uzi);
    EXPECT_EQ(day.actions(merc::doc), 2);
}

TEST("R7.6.3: trading between two own units takes an action of each")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.give(merc::doc, Pocket::weapon, kind::uzi);
    day.play(rebel1, "reequip ewok");
    EXPECT_EQ(day.refused(rebel1, "put uzi-1 ewok weapon"), "E_NOTHING_TO_EQUIP");
    day.play(rebel1, "include doc");
    day.play(rebel1, "put uzi-1 ewok weapon");
    day.play(rebel1, "finish");
    EXPECT_EQ(day.actions(merc::doc), 1);
    EXPECT_EQ(day.actions(merc::ewok), 1);
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::ewok, Pocket::weapon)), kind::uzi);
}

TEST("R10.11: a stash stays when the sector changes hands, and whoever holds it uses it")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel2, primary, "a1", {merc::ewok});
    const CardId uzi = day.stash("b2", kind::uzi);
    day.play(rebel1, "move primary b1 -");
    EXPECT(stash_in(day, "b2") == CardSet{uzi});
    day.squad(rebel2, secondary, "b2", {merc::ra});
    EXPECT(day.may(rebel2, "reequip ra"));
    EXPECT_EQ(day.refused(rebel1, "reequip doc"), "E_NOTHING_TO_EQUIP");
}

TEST("R7.6.4, R10.14: nobody trades or opens a stash while a combat runs")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::badger, merc::doc});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.squad(the_dictator, primary, "b3", {merc::shooter});
    day.militia("b3", the_dictator, 1);
    day.stash("a1", kind::uzi);
    day.stash("b3", kind::m16);
    day.play(rebel1, "move primary b3 -");
    EXPECT(day.state.combat.is_running());
    EXPECT_EQ(day.refused(rebel2, "reequip ra"), "E_BARRIER");
    EXPECT_EQ(day.refused(rebel1, "reequip doc"), "E_BARRIER");
    EXPECT_EQ(day.refused(rebel1, "drop doc uzi-1"), "E_BARRIER");
}

TEST(
    "R10.4, DP23, DP20: a replaced bandolier leaves its contents: each to a free place or to the stash")
{
    Theatre day;
    day.squad(rebel1, primary, "b3", {merc::gunther, merc::doc});
    day.give(merc::gunther, Pocket::accessory, kind::bandolier);
    day.give(merc::gunther, Pocket::bandolier1, kind::grenade);
    day.give(merc::gunther, Pocket::bandolier2, kind::mortar);
    day.next_cards({kind::attack_dog});
    day.play(rebel1, "buy gunther accessory");
    EXPECT(day.may(rebel1, "equip bandolier3")) << "the bandolier takes it as well";
    day.play(rebel1, "equip accessory");
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::gunther, Pocket::accessory)), kind::attack_dog);
    EXPECT(day.awaits(rebel1));
    EXPECT_EQ(day.options(rebel1), (Texts{"stash", "equip weapon", "equip armor"}))
        << "the grenade, into free places only";
    day.play(rebel1, "equip weapon");
    EXPECT_EQ(day.options(rebel1), (Texts{"stash", "equip armor"})) << "the mortar";
    day.play(rebel1, "stash");
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::gunther, Pocket::weapon)), kind::grenade);
    EXPECT_EQ(stash_in(day, "b3").size(), 2) << "bandolier and mortar";
    EXPECT_FALSE(day.state.tasks[rebel1.index].is_open());
}

TEST("R10.4, DP23: contents without a free place go to the stash without a question")
{
    Theatre day;
    day.squad(rebel1, primary, "b3", {merc::doc});
    day.give(merc::doc, Pocket::accessory, kind::bandolier);
    day.give(merc::doc, Pocket::bandolier1, kind::grenade);
    day.next_cards({kind::attack_dog});
    day.play(rebel1, "buy doc accessory");
    day.play(rebel1, "equip accessory");
    EXPECT_FALSE(day.state.tasks[rebel1.index].is_open());
    EXPECT_EQ(stash_in(day, "b3").size(), 2);
}

TEST("R10.4: in an exchange the contents of a bandolier go back to the pool with it")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.give(merc::doc, Pocket::accessory, kind::bandolier);
    day.give(merc::doc, Pocket::bandolier1, kind::grenade);
    day.play(rebel1, "reequip doc");
    day.play(rebel1, "include ewok");
    day.play(rebel1, "put bandolier-1 ewok accessory");
    EXPECT_EQ(stash_in(day, "b2").size(), 1);
    day.play(rebel1, "put grenade-1 ewok bandolier2");
    day.play(rebel1, "finish");
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::ewok, Pocket::bandolier2)), kind::grenade);
    EXPECT(stash_in(day, "b2").empty());
}

TEST(
    "R10.16, R10.3: a second bandolier is refused, and explosives by Apeiron, each with its own words")
{
    Theatre day;
    day.squad(rebel1, primary, "b3", {merc::doc, merc::apeiron});
    day.give(merc::doc, Pocket::accessory, kind::bandolier);
    day.stash("b3", kind::bandolier);
    day.stash("b3", kind::grenade);
    day.play(rebel1, "reequip doc");
    day.play(rebel1, "include apeiron");
    EXPECT_EQ(day.refused(rebel1, "put bandolier-2 doc bandolier1"), "E_SECOND_BANDOLIER");
    EXPECT_EQ(day.refused(rebel1, "put grenade-1 apeiron accessory"), "E_REFUSES_ITEM");
    EXPECT_EQ(day.refused(rebel1, "put grenade-1 doc weapon"), "E_SLOT");
    EXPECT(day.may(rebel1, "put grenade-1 doc bandolier1"));
}

TEST("R10.16, DP20: a card that the unit cannot use goes to the stash without a question")
{
    Theatre day;
    day.squad(rebel1, primary, "b3", {merc::apeiron, merc::doc});
    day.next_cards({kind::grenade});
    day.play(rebel1, "buy apeiron accessory");
    EXPECT_FALSE(day.state.tasks[rebel1.index].is_open());
    EXPECT_EQ(stash_in(day, "b3").size(), 1);
}

TEST(
    "R19.3: an exchange is given part by part; its parts belong to the position, and a part that leads nowhere is refused")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.stash("b2", kind::uzi);
    day.play(rebel1, "reequip doc");
    day.play(rebel1, "put uzi-1 doc weapon");
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::doc, Pocket::weapon)), kind::uzi);
    EXPECT_EQ(day.refused(rebel1, "put uzi-1 doc armor"), "E_TARGET");
    EXPECT_EQ(day.refused(rebel1, "train ewok"), "E_WINDOW") << "it is ended by finish";
    const State saved = day.state;
    day.play(rebel1, "finish");
    EXPECT(day.may(rebel1, "train ewok"));
    day.state = saved;
    EXPECT_EQ(day.options(rebel1, "finish").size(), 1u) << "where it was";
}

TEST(
    "DP24, M-vrbansk.1, M-vrbansk.2: Vrbansk gets an accessory and a card; his owner chooses which of two he keeps")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.militia("b1", rebel1, 1);
    day.next_mercs({merc::vrbansk, merc::ra, merc::max});
    day.next_cards({kind::grenade, kind::mortar});
    day.play(rebel1, "hire doc");
    day.play(rebel1, "engage vrbansk");
    day.play(rebel1, "engaged");
    day.play(rebel1, "assign primary -");
    day.play(rebel1, "draw_from accessory");
    EXPECT_EQ(day.options(rebel1), (Texts{"stash", "equip accessory"}));
    day.play(rebel1, "equip accessory");
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::vrbansk, Pocket::accessory)), kind::grenade);
    day.play(rebel1, "equip accessory");
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::vrbansk, Pocket::accessory)), kind::mortar);
    EXPECT_EQ(stash_in(day, "b2").size(), 1) << "the grenade";
}

}  // namespace
}  // namespace sortie::merc
