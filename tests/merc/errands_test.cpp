// What a single unit does: explore, train, hospital, arms dealer, salvage, procure, drop, repair, Doc and the mines
// (R7.5, R7.7, R7.9, R7.10, R7.12, R7.13, R7.17 to R7.20).

#include "games/merc/errands.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

using Texts = std::vector<std::string>;

// All cards of the deck lie far away, so that none can be drawn.
void empty_deck(State& state, Slot slot)
{
    auto& deck = state.equipment[static_cast<std::size_t>(slot)];
    while (!deck.draw_pile.empty()) state.stashes[at("d3").index].insert(deck.draw_pile.pop_back());
    while (!deck.discard_pile.empty()) {
        state.stashes[at("d3").index].insert(deck.discard_pile.pop_back());
    }
}

// ---- EXPLORE ------------------------------------------------------------------------------------

TEST(
    "R7.5.2, R1.6: exploring draws weapons, armor and accessories as the sector shows, and turns it over")
{
    Theatre day;
    day.lay("b2", "industry---bauxite");
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.next_cards({kind::uzi, kind::m16, kind::kevlar_vest, kind::grenade, kind::mortar});
    EXPECT_FALSE(day.state.sectors[at("b2").index].is_explored);
    day.play(rebel1, "explore doc");
    EXPECT_EQ(day.actions(merc::doc), 1);
    EXPECT(day.state.sectors[at("b2").index].is_explored);
    const CardSet& stash = day.state.stashes[at("b2").index];
    EXPECT_EQ(stash.size(), 5);
    int found = 0;
    for (const CardId card : stash) {
        for (const KindId kind :
             {kind::uzi, kind::m16, kind::kevlar_vest, kind::grenade, kind::mortar}) {
            if (kind_id_of(card) == kind) ++found;
        }
    }
    EXPECT_EQ(found, 5) << "two weapons, one armor, two accessories, and nothing more";
}

TEST(
    "R7.5.1, R17.1, F8.10: two rebels explore the same sector: the second is refused and pays nothing")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(rebel2, primary, "b2", {merc::ewok});
    EXPECT(day.may(rebel2, "explore ewok"));
    day.play(rebel1, "explore doc");
    EXPECT_EQ(day.refused(rebel2, "explore ewok"), "E_ALREADY_EXPLORED");
    EXPECT_EQ(day.actions(merc::ewok), 2);
    day.play(rebel1, "finish");
    EXPECT_EQ(day.refused(rebel1, "explore doc"), "E_ALREADY_EXPLORED");
}

TEST("R7.5.1: a sector that a tactics card has turned over is explored")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.explored("b2");
    EXPECT_EQ(day.refused(rebel1, "explore doc"), "E_ALREADY_EXPLORED");
}

TEST("R7.5.3, DP21: the explorer alone may rearrange with the stash, free, or leave everything")
{
    Theatre day;
    day.lay("b2", "wilderness9");
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    day.give(merc::doc, Pocket::accessory, kind::attack_dog);
    day.next_cards({kind::grenade});
    day.play(rebel1, "explore doc");
    EXPECT_EQ(day.actions(merc::doc), 1);
    EXPECT(day.may(rebel1, "finish"));
    EXPECT_EQ(day.refused(rebel1, "include ewok"), "E_WINDOW");
    EXPECT_EQ(day.options(rebel1), (Texts{"finish", "put grenade-1 doc accessory"}));
    day.play(rebel1, "put grenade-1 doc accessory");
    EXPECT_EQ(day.actions(merc::doc), 1) << "free";
    day.play(rebel1, "finish");
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::doc, Pocket::accessory)), kind::grenade);
    EXPECT_EQ(day.state.stashes[at("b2").index].size(), 1) << "the dog";
    EXPECT(day.may(rebel1, "train doc"));
}

TEST("DP21: who declines the exchange leaves all of it in the stash")
{
    Theatre day;
    day.lay("b2", "wilderness9");
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.next_cards({kind::grenade});
    day.play(rebel1, "explore doc");
    day.play(rebel1, "finish");
    EXPECT(card_in(day.state, merc::doc, Pocket::accessory).is_none());
    EXPECT_EQ(day.state.stashes[at("b2").index].size(), 1);
}

TEST(
    "R7.5.4: a sector may be explored by whoever stands there, also where another rebel has control")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.militia("b2", rebel2, 5);
    EXPECT_EQ(controller_of(day.state, at("b2")), rebel2);
    day.play(rebel1, "explore doc");
    EXPECT(day.state.sectors[at("b2").index].is_explored);
}

TEST(
    "R7.5.5, R7.5.2: with empty decks and piles the sector is turned over all the same, and the action is spent")
{
    Theatre day;
    day.lay("b2", "wilderness9");
    day.squad(rebel1, primary, "b2", {merc::doc});
    empty_deck(day.state, Slot::accessory);
    day.play(rebel1, "explore doc");
    EXPECT_EQ(day.actions(merc::doc), 1);
    EXPECT(day.state.sectors[at("b2").index].is_explored);
    EXPECT(day.state.stashes[at("b2").index].empty());
    EXPECT(day.may(rebel1, "train doc")) << "nothing to rearrange";
}

// ---- TRAIN --------------------------------------------------------------------------------------

TEST("R7.7.1: no training below 1, and none where the side has ten militia already")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::bouba, merc::doc});
    EXPECT_EQ(day.refused(rebel1, "train bouba"), "E_NO_TRAINING");
    day.militia("b2", rebel1, 4);
    day.militia("b2", rebel2, 6);
    EXPECT_EQ(day.refused(rebel1, "train doc"), "E_MILITIA_CAP");
}

TEST(
    "R7.7.2: training adds as many militia of the owner as the unit's training, as far as there is room")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.give(merc::doc, Pocket::accessory, "army-fm-30-25");
    day.play(rebel1, "train doc");
    EXPECT_EQ(day.militia_in("b2", rebel1), 4);
    EXPECT_EQ(day.actions(merc::doc), 1);
    day.militia("b2", rebel2, 5);
    day.play(rebel1, "train doc");
    EXPECT_EQ(day.militia_in("b2", rebel1), 5) << "three are lost";
}

TEST("R7.7.2, M-faustina.1: Faustina spends her action for training first")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::faustina});
    day.state.units[merc::faustina.index].training_only = 1;
    day.play(rebel1, "train faustina");
    EXPECT_EQ(day.state.units[merc::faustina.index].training_only, 0);
    EXPECT_EQ(day.actions(merc::faustina), 2);
    day.play(rebel1, "train faustina");
    EXPECT_EQ(day.actions(merc::faustina), 1);
}

TEST("R7.7.4: units of the Dictator train militia of the Dictator")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.squad(the_dictator, primary, "d3", {merc::max});
    day.hand({Tactic::family_threat});
    day.end_rebel_turns();
    day.play(the_dictator, "play family-threat");
    day.play(the_dictator, "train max");
    EXPECT_EQ(day.militia_in("d3", the_dictator), 4);
}

// ---- HOSPITAL, ARMS DEALER ----------------------------------------------------------------------

TEST("R7.9.1: in a city an action gives full health back, but no armor, whoever holds the city")
{
    Theatre day;
    day.squad(rebel1, primary, "b3", {merc::juicer, merc::doc});
    day.squad(rebel1, secondary, "b2", {merc::ewok});
    day.militia("b3", rebel2, 9);
    const CardId vest = day.give(merc::juicer, Pocket::armor, kind::kevlar_vest);
    day.state.wear[vest.index] = 1;
    day.state.units[merc::juicer.index].health = 1;
    day.state.units[merc::ewok.index].health = 1;
    EXPECT_EQ(day.refused(rebel1, "hospital doc"), "E_FULL_HEALTH");
    EXPECT_EQ(day.refused(rebel1, "hospital ewok"), "E_NOT_CITY");
    day.play(rebel1, "hospital juicer");
    EXPECT_EQ(day.health(merc::juicer), 5);
    EXPECT_EQ(day.actions(merc::juicer), 1);
    EXPECT_EQ(armor_of(day.state, merc::juicer), 1);
    EXPECT_EQ(day.health(merc::ewok), 1);
}

TEST("R7.10.1: the arms dealer sells the top card of a deck, in a city, while there is one")
{
    Theatre day;
    day.squad(rebel1, primary, "b3", {merc::doc});
    day.squad(rebel1, secondary, "b2", {merc::ewok});
    day.next_cards({kind::uzi});
    EXPECT_EQ(day.refused(rebel1, "buy ewok weapon"), "E_NOT_CITY");
    empty_deck(day.state, Slot::armor);
    EXPECT_EQ(day.refused(rebel1, "buy doc armor"), "E_DECK_EMPTY");
    day.play(rebel1, "buy doc weapon");
    EXPECT_EQ(day.actions(merc::doc), 1);
    ASSERT_EQ(day.state.tasks[rebel1.index].drawn.size(), 1u);
    EXPECT_EQ(kind_id_of(day.state.tasks[rebel1.index].drawn[0]), kind::uzi);
}

TEST(
    "R7.10.2, R10.12, DP20, R10.16: what is bought is put on, and what was there goes to the stash")
{
    Theatre day;
    day.squad(rebel1, primary, "b3", {merc::doc, merc::ewok});
    const CardId old = day.give(merc::doc, Pocket::weapon, kind::m16);
    day.next_cards({kind::uzi});
    day.play(rebel1, "buy doc weapon");
    EXPECT(day.awaits(rebel1));
    EXPECT_EQ(day.options(rebel1), (Texts{"stash", "equip weapon"}));
    EXPECT_EQ(day.refused(rebel1, "equip armor"), "E_SLOT");
    EXPECT_EQ(day.refused(rebel1, "equip bandolier1"), "E_SLOT");
    day.play(rebel1, "equip weapon");
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::doc, Pocket::weapon)), kind::uzi);
    EXPECT(day.state.stashes[at("b3").index].contains(old));
}

TEST("R10.12: a damaged card that is displaced goes to its discard pile")
{
    Theatre day;
    day.squad(rebel1, primary, "b3", {merc::doc});
    const CardId old = day.give(merc::doc, Pocket::armor, kind::kevlar_vest);
    day.state.wear[old.index] = 1;
    day.next_cards({kind::ghillie_suit});
    day.play(rebel1, "buy doc armor");
    day.play(rebel1, "equip armor");
    EXPECT(is_discarded(day.state, old));
    EXPECT(day.state.stashes[at("b3").index].empty());
}

TEST("R7.10.2, R7.10.3, DP20: the buyer may leave it in the stash, and buy again")
{
    Theatre day;
    day.squad(rebel1, primary, "b3", {merc::doc, merc::ewok});
    day.next_cards({kind::uzi, kind::m16});
    day.play(rebel1, "buy doc weapon");
    day.play(rebel1, "stash");
    EXPECT(card_in(day.state, merc::doc, Pocket::weapon).is_none());
    EXPECT_EQ(day.state.stashes[at("b3").index].size(), 1);
    day.play(rebel1, "buy doc weapon");
    day.play(rebel1, "stash");
    EXPECT_EQ(day.state.stashes[at("b3").index].size(), 2);
    EXPECT_EQ(day.actions(merc::doc), 0);
}

// ---- SALVAGE, PROCURE ---------------------------------------------------------------------------

TEST(
    "R7.12.1: Feedback takes any card out of a discard pile, whole again, and puts it on or stashes it")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::feedback, merc::doc});
    EXPECT_EQ(day.refused(rebel1, "salvage feedback uzi-1"), "E_DISCARD_EMPTY");
    day.discard(kind::uzi);
    const CardId vest = day.discard(kind::kevlar_vest);
    const CardId old = day.give(merc::feedback, Pocket::armor, kind::flak_vest);
    EXPECT_EQ(day.refused(rebel1, "salvage feedback mortar-1"), "E_NO_ITEM");
    EXPECT_EQ(day.refused(rebel1, "salvage doc uzi-1"), "E_NO_ABILITY");
    EXPECT_EQ(day.options(rebel1, "salvage"),
              (Texts{"salvage feedback uzi-1", "salvage feedback kevlar-vest-1"}));
    day.play(rebel1, "salvage feedback kevlar-vest-1");
    EXPECT_EQ(day.actions(merc::feedback), 1);
    EXPECT_EQ(day.options(rebel1), (Texts{"stash", "equip armor"}));
    day.play(rebel1, "equip armor");
    EXPECT_EQ(card_in(day.state, merc::feedback, Pocket::armor), vest);
    EXPECT_EQ(armor_of(day.state, merc::feedback), 2);
    EXPECT(day.state.stashes[at("b2").index].contains(old));
}

TEST(
    "R7.13.1, DP22: Hagness draws three cards of one deck, gives one to his squad, and discards the others")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::hagness, merc::doc});
    day.squad(rebel1, secondary, "b2", {merc::ewok});
    day.next_cards({kind::uzi, kind::m16, kind::ak_47});
    const CardId old = day.give(merc::doc, Pocket::weapon, kind::smaw);
    day.play(rebel1, "procure hagness weapon");
    EXPECT_EQ(day.actions(merc::hagness), 1);
    EXPECT(day.awaits(rebel1));
    EXPECT_EQ(day.options(rebel1, "keep").size(), 3u * 2 + 3)
        << "three cards for two, or the stash";
    EXPECT_EQ(day.refused(rebel1, "keep uzi-1 ewok weapon"), "E_TARGET");
    EXPECT_EQ(day.refused(rebel1, "keep smaw-2 doc weapon"), "E_NO_ITEM");
    EXPECT_EQ(day.refused(rebel1, "keep uzi-1 doc armor"), "E_SLOT");
    EXPECT_EQ(day.refused(rebel1, "end_turn"), "E_WINDOW") << "nothing to decline";
    day.play(rebel1, "keep m16 doc weapon");
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::doc, Pocket::weapon)), kind::m16);
    EXPECT(day.state.stashes[at("b2").index].contains(old));
    EXPECT_EQ(day.state.equipment[0].discard_pile.size(), 2u);
}

TEST(
    "R7.13.1, DP22: a procured card may go to the stash; two cards are drawn if there are only two; none, no order")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::hagness});
    empty_deck(day.state, Slot::armor);
    EXPECT_EQ(day.refused(rebel1, "procure hagness armor"), "E_DECK_EMPTY");
    auto& armor = day.state.equipment[static_cast<std::size_t>(Slot::armor)].draw_pile;
    CardSet& far = day.state.stashes[at("d3").index];
    for (int i = 0; i < 2; ++i) {
        armor.push_back(far.front());
        far.erase(far.front());
    }
    const CardId top = armor.back();
    day.play(rebel1, "procure hagness armor");
    EXPECT_EQ(day.options(rebel1, "keep_in_stash").size(), 2u);
    const std::string name(names_of(CardId{})[top.index]);
    day.play(rebel1, "keep_in_stash " + name);
    EXPECT(day.state.stashes[at("b2").index].contains(top));
    EXPECT_EQ(day.state.equipment[static_cast<std::size_t>(Slot::armor)].discard_pile.size(), 1u);
}

// ---- DROP, REPAIR KIT ---------------------------------------------------------------------------

TEST("R7.17.1: a card is dropped into the stash for nothing, a damaged one onto its pile")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    const CardId uzi = day.give(merc::doc, Pocket::weapon, kind::uzi);
    const CardId vest = day.give(merc::doc, Pocket::armor, kind::kevlar_vest);
    day.state.wear[vest.index] = 1;
    EXPECT_EQ(day.refused(rebel1, "drop doc mortar-1"), "E_NO_ITEM");
    day.play(rebel1, "drop doc uzi-1");
    day.play(rebel1, "drop doc kevlar-vest-1");
    EXPECT_EQ(day.actions(merc::doc), 2);
    EXPECT(day.state.stashes[at("b2").index] == CardSet{uzi});
    EXPECT(is_discarded(day.state, vest));
}

TEST(
    "R7.17.1, R10.4, E-bandolier.3: a dropped bandolier takes its contents to the stash, and nobody is asked")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::gunther});
    day.give(merc::gunther, Pocket::accessory, kind::bandolier);
    day.give(merc::gunther, Pocket::bandolier1, kind::grenade);
    day.give(merc::gunther, Pocket::bandolier3, kind::mortar);
    day.play(rebel1, "drop gunther bandolier-1");
    EXPECT_EQ(day.state.stashes[at("b2").index].size(), 3);
    for (const CardId card : day.state.units[merc::gunther.index].carried) EXPECT(card.is_none());
    EXPECT_FALSE(day.state.tasks[rebel1.index].is_open());
}

TEST("R7.18.1: a Repair Kit is given up for another card of a discard pile, for nothing")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    const CardId kit = day.give(merc::doc, Pocket::accessory, kind::repair_kit);
    EXPECT_EQ(day.refused(rebel1, "repair doc uzi-1"), "E_DISCARD_EMPTY");
    EXPECT_EQ(day.refused(rebel1, "repair ewok uzi-1"), "E_DISCARD_EMPTY") << "before the kit";
    const CardId vest = day.discard(kind::kevlar_vest);
    EXPECT_EQ(day.refused(rebel1, "repair ewok kevlar-vest-1"), "E_NO_ITEM");
    EXPECT_EQ(day.refused(rebel1, "repair doc repair-kit-1"), "E_NO_ITEM") << "another card";
    day.play(rebel1, "repair doc kevlar-vest-1");
    EXPECT(is_discarded(day.state, kit));
    EXPECT_EQ(day.options(rebel1), (Texts{"stash", "equip armor"}));
    day.play(rebel1, "equip armor");
    EXPECT_EQ(card_in(day.state, merc::doc, Pocket::armor), vest);
    EXPECT_EQ(day.actions(merc::doc), 2);
}

TEST("R7.18.1: the card of a Repair Kit may go to the stash")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.give(merc::doc, Pocket::accessory, kind::repair_kit);
    const CardId vest = day.discard(kind::kevlar_vest);
    day.play(rebel1, "repair doc kevlar-vest-1");
    day.play(rebel1, "stash");
    EXPECT(day.state.stashes[at("b2").index].contains(vest));
}

// ---- DOC, MINES ---------------------------------------------------------------------------------

TEST("R7.19.1, M-doc.1: Doc heals every MERC of his squad, himself too, as often as he likes")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::juicer});
    day.squad(rebel1, secondary, "b2", {merc::ewok});
    EXPECT_EQ(day.refused(rebel1, "doc_heal"), "E_FULL_HEALTH");
    for (const UnitId unit : {merc::doc, merc::juicer, merc::ewok}) {
        day.state.units[unit.index].health = 1;
    }
    day.play(rebel1, "doc_heal");
    EXPECT_EQ(day.health(merc::doc), 3);
    EXPECT_EQ(day.health(merc::juicer), 5);
    EXPECT_EQ(day.health(merc::ewok), 1) << "another squad";
    EXPECT_EQ(day.actions(merc::doc), 2);
    EXPECT_EQ(day.refused(rebel1, "doc_heal"), "E_FULL_HEALTH");
    EXPECT_EQ(day.refused(rebel2, "doc_heal"), "E_NO_ACTION") << "who has nobody is done";
}

TEST("R7.20.1, E-land-mine.1: anyone plants a mine by dropping it, and it is armed")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    const CardId mine = day.give(merc::doc, Pocket::accessory, kind::land_mine);
    day.play(rebel1, "drop doc land-mine-1");
    EXPECT(armed_mines_in(day.state, at("b2")) == CardSet{mine});
    EXPECT_EQ(day.actions(merc::doc), 2);
}

TEST(
    "R7.20.2: Squidhead arms a disarmed mine of his stash, or takes any mine into a free place, for nothing")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::squidhead, merc::doc});
    const CardId disarmed = day.stash("b2", kind::land_mine);
    const CardId armed = day.stash("b2", kind::land_mine);
    day.state.disarmed.insert(disarmed);
    EXPECT_EQ(day.options(rebel1, "arm_mine"), (Texts{"arm_mine land-mine-1"}));
    EXPECT_EQ(day.refused(rebel1, "arm_mine land-mine-2"), "E_NO_ITEM");
    EXPECT_EQ(day.options(rebel1, "take_mine"),
              (Texts{"take_mine land-mine-1 accessory", "take_mine land-mine-2 accessory"}));
    EXPECT_EQ(day.refused(rebel1, "take_mine land-mine-1 weapon"), "E_SLOT");
    day.play(rebel1, "arm_mine land-mine-1");
    EXPECT_EQ(armed_mines_in(day.state, at("b2")).size(), 2);
    day.play(rebel1, "take_mine land-mine-2 accessory");
    EXPECT_EQ(card_in(day.state, merc::squidhead, Pocket::accessory), armed);
    EXPECT_EQ(day.refused(rebel1, "take_mine land-mine-1 accessory"), "E_SLOT") << "not free";
    EXPECT_EQ(day.actions(merc::squidhead), 2);
}

TEST("R7.20.2, R7.1.5: without Squidhead mines are neither armed nor taken")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    const CardId mine = day.stash("b2", kind::land_mine);
    day.state.disarmed.insert(mine);
    EXPECT_EQ(day.refused(rebel1, "arm_mine land-mine-1"), "E_NO_ABILITY");
    EXPECT_EQ(day.refused(rebel1, "take_mine land-mine-1 accessory"), "E_NO_ABILITY");
    EXPECT_EQ(day.refused(rebel1, "doc_heal"), "E_FULL_HEALTH");
}

}  // namespace
}  // namespace sortie::merc
