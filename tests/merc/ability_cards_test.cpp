// Abilities of MERC cards outside of combat, and rules about all of them (chapter 03: M0, M2).

#include "games/merc/abilities.h"
#include "games/merc/skills.h"
#include "tests/merc/battle.h"
#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

// ---- M0 -----------------------------------------------------------------------------------------

TEST("M0.1: an ability works for whoever controls the MERC")
{
    Battle fight;
    fight.rebels({merc::sonia, merc::ewok}).regime({merc::adelheid, merc::badger});
    fight.give(merc::adelheid, Pocket::weapon, "9mm-handgun-with-laser-sight");
    fight.militia("b2", rebel1, 2);
    fight.play(rebel1, "move primary b3 2");
    EXPECT_EQ(fight.state.combat.order[3], fighter_of(merc::badger)) << "1, but before militia";
    EXPECT_EQ(fight.state.combat.order[4], militia_of(rebel1));
    fight.dice({6, 1});
    fight.play(the_dictator, "aim militia-of-rebel1");
    fight.play(the_dictator, "hit militia-of-rebel1 convert");
    EXPECT_EQ(fight.militia_in("b3", the_dictator), 1);
    EXPECT_EQ(fight.militia_in("b3", rebel1), 1);
}

TEST("M0.2: a squad is its living members in the same squad, the Dictator card among them")
{
    Field field(2);
    field.squad(the_dictator, primary, "b2", {merc::tavisto, dictator_card});
    field.squad(the_dictator, secondary, "b2", {merc::ewok});
    EXPECT_EQ(skills_of(field.state, merc::tavisto).combat, 2) << "the woman is in another squad";
    field.squad(rebel1, primary, "a1", {merc::sarge});
    EXPECT_EQ(skills_of(field.state, merc::sarge).combat, 1) << "alone";

    Field other(2);
    other.squad(the_dictator, primary, "b2", {merc::sarge, dictator_card});
    EXPECT_EQ(skills_of(other.state, merc::sarge).combat, 2) << "leads Castro, 3 against 2";
    Field valkyrie(2);
    valkyrie.squad(the_dictator, primary, "b2", {merc::valkyrie, dictator_card});
    EXPECT_EQ(skills_of(valkyrie.state, dictator_card).initiative, 2) << "MERC cards only";
}

TEST("M0.3: mates are compared by skill values, before their abilities")
{
    Field field(2);
    field.squad(rebel1, primary, "b2", {merc::haarg, merc::bouba});
    field.give(merc::bouba, Pocket::weapon, "45-caliber-handgun");
    EXPECT_EQ(skills_of(field.state, merc::bouba).combat, 4) << "1 + 2 + 1";
    EXPECT_EQ(skills_of(field.state, merc::haarg).combat, 3) << "compared with 3, not with 4";

    Field tie(2);
    tie.squad(rebel1, primary, "b2", {merc::sarge, merc::squirrel});
    EXPECT_EQ(skills_of(tie.state, merc::sarge).initiative, 3) << "his own bonus breaks no tie";
}

TEST("M0.3, M-tack.4: sums add up, Max comes after the squad, and Khenn's die replaces all")
{
    Battle fight;
    fight.rebels({merc::tack, merc::valkyrie, merc::khenn}).regime({merc::max});
    fight.give(merc::tack, Pocket::armor, kind::ghillie_suit);
    fight.dice({4, 1, 1, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(skills_of(fight.state, merc::khenn).initiative, 0 + 2 + 1) << "outside combat";
    fight.charge();
    EXPECT_EQ(skills_of(fight.state, merc::tack).initiative, 3 + 2 + 2 + 1 - 1);
    EXPECT_EQ(skills_of(fight.state, merc::valkyrie).initiative, 4 + 2 - 1);
    EXPECT_EQ(skills_of(fight.state, merc::khenn).initiative, 4) << "neither +3 nor -1";
}

TEST("M0.5: all skills are initiative, training and combat, not targets")
{
    Field field(2);
    field.squad(rebel1, primary, "b2", {merc::snake});
    EXPECT_EQ(skills_of(field.state, merc::snake),
              (Skills{.initiative = 3, .training = 1, .combat = 4, .targets = 1}));
}

TEST("M0.7: what is printed without `may` cannot be switched off, what may be used may be left")
{
    Battle must;
    must.rebels({merc::buzzkill}).regime({merc::ra}).regime_militia(1);
    must.give(merc::buzzkill, Pocket::accessory, "field-radio");
    must.misses(2);
    must.charge();
    EXPECT(must.has_told("buzzkill aims at ra")) << "he had no choice";

    Battle may;
    may.rebels({merc::basic}).regime({merc::ra});
    may.misses(2);
    may.charge();
    may.misses(2);
    may.pass(rebel1);
    EXPECT_EQ(may.throwers(), (Words{"basic", "ra"}));
}

TEST("M0.9: an ability that is an action waits for the own phase, and for the end of a combat")
{
    Battle fight;
    fight.rebels({merc::natasha}).regime({merc::moe}).regime_militia(1);
    fight.squad(rebel2, primary, "a1", {merc::feedback, merc::hagness, merc::doc});
    fight.wound(merc::feedback, 1);
    fight.discard(kind::m16);
    fight.charge();
    EXPECT_EQ(fight.refused(rebel2, "salvage feedback m16"), "E_BARRIER");
    EXPECT_EQ(fight.refused(rebel2, "procure hagness armor"), "E_BARRIER");
    EXPECT_EQ(fight.refused(rebel2, "doc_heal"), "E_BARRIER");

    Battle turn;
    turn.rebels({merc::feedback}).regime({merc::moe});
    turn.discard(kind::m16);
    turn.hand({Tactic::veteran_militia, Tactic::better_weapons});
    turn.end_rebel_turns();
    EXPECT_EQ(turn.refused(rebel1, "salvage feedback m16"), "E_PHASE");
}

// ---- Actions and days ---------------------------------------------------------------------------

TEST("M-ewok.1, M-ewok.2: Ewok has three actions, her mates two; with the third she goes alone")
{
    Battle day;
    day.rebels({merc::ewok, merc::moe});
    Events events(day.log);
    begin_day(day.state, events);
    EXPECT_EQ(day.actions(merc::ewok), 3);
    EXPECT_EQ(day.actions(merc::moe), 2);
    day.play(rebel1, "move primary b1 -");
    day.play(rebel1, "move primary a1 -");
    EXPECT_EQ(day.refused(rebel1, "move primary a2 -"), "E_SQUAD_ACTION") << "Moe is tired";
    day.play(rebel1, "split ewok");
    day.play(rebel1, "move secondary a2 -");
    EXPECT_EQ(day.where(merc::ewok), at("a2"));
    EXPECT_EQ(day.where(merc::moe), at("a1"));
}

TEST("M-faustina.1, M-faustina.2: Faustina may train three times a day, the special action first")
{
    Battle day;
    day.rebels({merc::faustina});
    Events events(day.log);
    begin_day(day.state, events);
    day.play(rebel1, "train faustina");
    EXPECT_EQ(day.actions(merc::faustina), 2) << "the training action is spent first";
    day.play(rebel1, "train faustina");
    day.play(rebel1, "train faustina");
    EXPECT_EQ(day.actions(merc::faustina), 0);
    EXPECT_EQ(day.militia_in("b2", rebel1), 9);
}

TEST("M-faustina.3, M-faustina.4: the special action alone is enough, and counts only while usable")
{
    Battle day;
    day.rebels({merc::faustina});
    day.squad(rebel2, primary, "a1", {merc::doc});
    day.state.units[merc::faustina.index].actions = 0;
    day.state.units[merc::faustina.index].training_only = 1;
    EXPECT(day.awaits(rebel1));
    EXPECT_EQ(day.refused(rebel1, "explore faustina"), "E_NO_ACTION") << "for training only";
    day.militia("b2", rebel2, 10);
    EXPECT_FALSE(day.awaits(rebel1)) << "at the cap she could not use it";
    day.militia("b2", rebel2, 8);
    day.play(rebel1, "train faustina");
    EXPECT_EQ(day.militia_in("b2", rebel1), 2);
    EXPECT_FALSE(day.awaits(rebel1));
}

TEST("M-preaction.1, M-preaction.2, M-preaction.3: Preaction alone regains one health each morning")
{
    Battle day;
    day.rebels({merc::preaction, merc::ewok});
    day.wound(merc::preaction, 1).wound(merc::ewok, 1);
    Events events(day.log);
    begin_day(day.state, events);
    EXPECT_EQ(day.health(merc::preaction), 2);
    EXPECT_EQ(day.health(merc::ewok), 1) << "only himself";
    begin_day(day.state, events);
    begin_day(day.state, events);
    EXPECT_EQ(day.health(merc::preaction), 3) << "never more than he has";
}

TEST("M-doc.1, R7.19.1: Doc heals his squad for nothing, as often as it is needed")
{
    Battle day;
    day.rebels({merc::doc, merc::ewok});
    day.wound(merc::doc, 1).wound(merc::ewok, 1);
    day.play(rebel1, "doc_heal");
    EXPECT_EQ(day.health(merc::doc), 3);
    EXPECT_EQ(day.health(merc::ewok), 3);
    EXPECT_EQ(day.actions(merc::doc), 2);
    EXPECT_EQ(day.refused(rebel1, "doc_heal"), "E_FULL_HEALTH");
    day.wound(merc::ewok, 1);
    EXPECT(day.may(rebel1, "doc_heal"));
}

TEST("M-doc.2: Doc heals also after a combat in the Dictator's turn")
{
    Junta day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::natasha});
    day.squad(rebel2, primary, "d1", {merc::moe});
    day.squad(the_dictator, primary, "b3", {merc::ewok});
    day.hurt_to(merc::natasha, 1);
    day.hurt_to(merc::ewok, 1);
    day.turn({Tactic::sentry});
    while (!day.may(the_dictator, "move primary b2 -")) {
        day.say(day.options(the_dictator).back());
    }
    day.dice({6, 1, 1});
    day.say("move primary b2 -");
    EXPECT_EQ(day.state.phase, Phase::dictator);
    EXPECT(day.has_told("ewok dies"));
    EXPECT_EQ(day.health(merc::natasha), 3);
}

TEST("M-doc.4: Doc heals neither the Dictator card nor another squad")
{
    Battle day;
    day.squad(the_dictator, primary, "b2", {merc::doc, dictator_card, merc::ewok});
    day.squad(the_dictator, secondary, "b2", {merc::moe});
    day.wound(dictator_card, 1).wound(merc::ewok, 1).wound(merc::moe, 1);
    Events events(day.log);
    doc_heals(day.state, events);
    EXPECT_EQ(day.health(merc::ewok), 3);
    EXPECT_EQ(day.health(dictator_card), 1);
    EXPECT_EQ(day.health(merc::moe), 1);
}

// ---- Feedback, Hagness --------------------------------------------------------------------------

TEST(
    "M-feedback.1, M-feedback.2, M-feedback.3: for an action Feedback takes a card back, whole again")
{
    Battle day;
    day.rebels({merc::feedback});
    const CardId vest = day.card(kind::kevlar_vest);
    day.state.wear[vest.index] = 2;
    discard_card(day.state, vest);
    const CardId old = day.give(merc::feedback, Pocket::armor, kind::flak_vest);
    day.discard(kind::m16);
    EXPECT_EQ(day.options(rebel1, "salvage").size(), 2u) << "any pile";
    day.play(rebel1, "salvage feedback " + std::string(names_of(CardId{})[vest.index]));
    EXPECT_EQ(day.actions(merc::feedback), 1);
    EXPECT_EQ(day.options(rebel1), (Words{"stash", "equip armor"})) << "DP20";
    day.play(rebel1, "equip armor");
    EXPECT_EQ(armor_of(day.state, merc::feedback), 2) << "undamaged";
    EXPECT(day.state.stashes[at("b2").index].contains(old)) << "what was there";
}

TEST("M-feedback.4: refused with empty piles, for another unit, and in combat")
{
    Battle day;
    day.rebels({merc::feedback, merc::moe}).regime({merc::ra}).regime_militia(1);
    const std::string card = "m16";
    EXPECT_EQ(day.refused(rebel1, "salvage feedback " + card), "E_DISCARD_EMPTY");
    day.discard(kind::m16);
    EXPECT_EQ(day.refused(rebel1, "salvage moe " + card), "E_NO_ABILITY");
    day.charge();
    EXPECT_EQ(day.refused(rebel1, "salvage feedback " + card), "E_BARRIER");
}

TEST(
    "M-hagness.1, M-hagness.2, M-hagness.3, DP22: three cards of one deck, one for a member, the rest discarded")
{
    Battle day;
    day.rebels({merc::hagness, merc::ewok});
    day.squad(rebel1, secondary, "b2", {merc::moe});
    day.next_cards({kind::flak_vest, kind::kevlar_vest, kind::ghillie_suit});
    day.play(rebel1, "procure hagness armor");
    EXPECT_EQ(day.actions(merc::hagness), 1);
    EXPECT(day.may(rebel1, "keep flak-vest hagness armor")) << "he is a member himself";
    EXPECT(day.may(rebel1, "keep flak-vest ewok armor"));
    EXPECT(day.may(rebel1, "keep_in_stash flak-vest"));
    EXPECT_EQ(day.refused(rebel1, "keep flak-vest moe armor"), "E_TARGET") << "another squad";
    EXPECT_EQ(day.refused(rebel1, "end_turn"), "E_WINDOW") << "no decline";
    day.play(rebel1, "keep flak-vest ewok armor");
    EXPECT_EQ(armor_of(day.state, merc::ewok), 1);
    EXPECT_EQ(day.state.equipment[1].discard_pile.size(), 2u);
}

TEST("M-hagness.4: with fewer cards he chooses among what is there")
{
    Battle day;
    day.rebels({merc::hagness, merc::ewok});
    day.next_cards({kind::flak_vest});
    auto& armor = day.state.equipment[1];
    while (armor.draw_pile.size() > 1) {
        put_in_stash(day.state, at("d3"), armor.draw_pile[0]);
        armor.draw_pile.erase_at(0);
    }
    day.play(rebel1, "procure hagness armor");
    EXPECT_EQ(day.options(rebel1), (Words{"keep flak-vest hagness armor",
                                          "keep flak-vest ewok armor", "keep_in_stash flak-vest"}));
}

TEST("M-hagness.5: refused with an empty deck, for another unit, and in combat")
{
    Battle day;
    day.rebels({merc::hagness, merc::moe}).regime({merc::ra}).regime_militia(1);
    EXPECT_EQ(day.refused(rebel1, "procure moe armor"), "E_NO_ABILITY");
    auto& armor = day.state.equipment[1];
    while (!armor.draw_pile.empty()) {
        put_in_stash(day.state, at("d3"), armor.draw_pile[0]);
        armor.draw_pile.erase_at(0);
    }
    EXPECT_EQ(day.refused(rebel1, "procure hagness armor"), "E_DECK_EMPTY");
    day.charge();
    EXPECT_EQ(day.refused(rebel1, "procure hagness weapon"), "E_BARRIER");
}

TEST("M-hagness.6: his side sees the three cards, the others those that are discarded")
{
    Battle day;
    day.rebels({merc::hagness, merc::ewok});
    day.squad(rebel2, primary, "a1", {merc::doc});
    day.next_cards({kind::flak_vest, kind::kevlar_vest, kind::ghillie_suit});
    day.play(rebel1, "procure hagness armor");
    const Task friends = P::view(day.state, day.seat(rebel2)).seen.tasks[rebel1.index];
    EXPECT_EQ(kind_id_of(friends.drawn[0]), kind::flak_vest);
    const Task enemies = P::view(day.state, day.seat(the_dictator)).seen.tasks[rebel1.index];
    for (const CardId card : enemies.drawn) EXPECT(card.is_none());
    day.play(rebel1, "keep_in_stash flak-vest");
    const State seen = P::view(day.state, day.seat(the_dictator)).seen;
    EXPECT_EQ(seen.equipment[1].discard_pile.size(), 2u);
    for (const CardId card : seen.equipment[1].discard_pile) {
        EXPECT(kind_id_of(card) != kind::flak_vest);
    }
}

// ---- Numbers ------------------------------------------------------------------------------------

TEST("M-gunther.4: accessories in Gunther's other slots count like any")
{
    Battle fight;
    fight.rebels({merc::gunther}).regime_militia(1);
    const CardId grenade = fight.give(merc::gunther, Pocket::weapon, kind::grenade);
    const CardId shot = fight.give(merc::gunther, Pocket::armor, kind::epinephrine_shot);
    fight.wound(merc::gunther, 1);
    EXPECT_EQ(skills_of(fight.state, merc::gunther).combat, 5);
    fight.dice({6});
    fight.charge();
    fight.misses(5);
    fight.react(rebel1, "inject", "gunther");
    EXPECT(fight.has_discarded(shot));
    EXPECT_EQ(fight.last_dice(), 5);
    EXPECT(fight.has_discarded(grenade)) << "used up by the attack";
}

TEST("M-kastern.4: for comparisons his printed initiative counts")
{
    Battle fight;
    fight.rebels({merc::kastern, merc::sarge}).regime_militia(1);
    fight.misses(2 + 2);
    fight.charge();
    EXPECT_EQ(fight.state.combat.order[0], fighter_of(merc::kastern));
    EXPECT_EQ(skills_of(fight.state, merc::sarge).combat, 2) << "3 is higher than 0";
}

TEST("M-max.3: Max leaves no fewer than no dice, but initiative has no floor")
{
    Battle fight;
    fight.rebels({merc::teresa}).regime({merc::max});
    fight.misses(2);
    fight.charge();
    EXPECT_EQ(skills_of(fight.state, merc::teresa).initiative, -1);
    Attack attack;
    attack.kind = AttackKind::turn;
    attack.by = fighter_of(merc::teresa);
    EXPECT_EQ(dice_of(fight.state, attack), 0);
}

TEST("M-natasha.2: Natasha is a woman for Tavisto")
{
    Field field(2);
    field.squad(rebel1, primary, "b2", {merc::tavisto, merc::natasha});
    EXPECT_EQ(skills_of(field.state, merc::tavisto),
              (Skills{.initiative = 3, .training = 4, .combat = 3, .targets = 1}));
}

TEST("M-shooter.1: Shooter has combat 6 and nothing else")
{
    Field field(2);
    field.squad(rebel1, primary, "b2", {merc::shooter});
    EXPECT_EQ(skills_of(field.state, merc::shooter),
              (Skills{.initiative = 1, .training = 0, .combat = 6, .targets = 1}));
    EXPECT_EQ(hits_on(field.state, fighter_of(merc::shooter)), 4);
}

TEST("M-walter.4: Walter's bonus is the same in every round")
{
    Battle fight;
    fight.rebels({merc::walter}).regime({merc::natasha}).regime_militia(0);
    fight.militia("b2", rebel1, 2);
    fight.fight_at("b2");
    fight.state.squads[the_dictator.index][primary].sector = at("b2");
    for (int round = 0; round < 3; ++round) {
        EXPECT_EQ(militia_initiative(fight.state, rebel1), 4);
        Events events(fight.log);
        begin_round(fight.state, events);
        EXPECT_EQ(fight.state.combat.order[0], militia_of(rebel1)) << "4 before Natasha's 3";
    }
}

TEST("M-teresa.5: Teresa holds a sector and is a MERC for everything else")
{
    Battle day;
    day.rebels({merc::teresa});
    EXPECT_EQ(controller_of(day.state, at("b2")), rebel1);
    EXPECT_EQ(day.refused(rebel1, "train teresa"), "E_NO_TRAINING");
    EXPECT(day.may(rebel1, "explore teresa"));
    EXPECT(day.may(rebel1, "hire teresa"));
    EXPECT(day.may(rebel1, "move primary b1 -"));
}

}  // namespace
}  // namespace sortie::merc
