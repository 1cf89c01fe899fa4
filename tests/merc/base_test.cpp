// The hidden base, its reveal, and the Dictator card as a unit (D2, D3).

#include "games/merc/base.h"

#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

const Words all_decks{"arm_dictator weapon", "arm_dictator armor", "arm_dictator accessory"};

// A person reveals his base in a1, the only sector he has; a rebel MERC is far away.
struct Reveal : Junta {
    explicit Reveal(Dictator card = Dictator::castro) : Junta(card)
    {
        militia("a1", the_dictator, 4);
        squad(rebel1, primary, "d3", {merc::doc});
        squad(rebel2, primary, "d3", {merc::ra});
    }
    void reveal(std::string_view card)
    {
        say(card);
        say_all({"arm_dictator armor", "station base", "stash"});
    }
};

TEST("D2.1: a hidden base is nowhere, the Dictator card is no unit, and his ability works")
{
    Reveal day;
    day.turn({Tactic::oil_reserves, Tactic::family_threat});
    EXPECT(day.state.regime.base.is_none());
    EXPECT_FALSE(day.is_in_play(dictator_card));
    EXPECT(day.where(dictator_card).is_none());
    EXPECT_EQ(day.actions(dictator_card), 0);
    EXPECT_EQ(units_of_side(day.state, at("a1"), Side::dictator), 4) << "militia only";
    day.say("play oil-reserves");
    EXPECT_EQ(day.asked(), (Words{"accept", "decline"})) << "he is asked about Castro's hire";
    day.say("accept");
    EXPECT_EQ(day.times_told_like("moe is drawn"), 1);
}

TEST("D2.2: four cards reveal the base when they are played, the other ten do not")
{
    for (std::size_t i = 0; i < tactic_count; ++i) {
        const auto card = static_cast<Tactic>(i);
        const std::string name(names_of(Tactic{})[i]);
        const bool reveals = card == Tactic::better_weapons || card == Tactic::generalisimo ||
                             card == Tactic::lockdown || card == Tactic::veteran_militia;
        Reveal day;
        day.turn({card});
        day.say("play " + name);
        EXPECT_EQ(day.asked("arm_dictator").size(), reveals ? 3u : 0u) << name;
        if (!reveals) continue;
        day.say_all({"arm_dictator weapon", "station base"});
        EXPECT_EQ(day.state.regime.base, at("a1")) << name;
    }
}

TEST("D2.2, D2-f: a second reveal card asks for no place and gives no second equipment")
{
    Reveal day;
    day.turn({Tactic::veteran_militia, Tactic::generalisimo});
    day.militia("b2", the_dictator, 9);
    day.base("a1");
    const auto weapons = day.state.equipment[0].draw_pile.size();
    day.say("play generalisimo");
    EXPECT_EQ(day.asked(), (Words{"accept", "decline"})) << "the hire of the card, nothing else";
    EXPECT_EQ(day.state.regime.base, at("a1"));
    EXPECT_EQ(day.state.equipment[0].draw_pile.size(), weapons);
    for (const CardId card : day.state.units[dictator_card.index].carried) EXPECT(card.is_none());
}

TEST("D2.3, DP51, D2.9: the Dictator chooses among the legal places, and no other")
{
    Reveal day;
    day.militia("c1", the_dictator, 1);
    day.militia("b1", the_dictator, 3);
    day.turn({Tactic::veteran_militia});
    day.say("play veteran-militia");
    EXPECT(day.awaits_nobody_but(the_dictator));
    EXPECT_EQ(day.asked(), (Words{"choose_base a1", "choose_base c1"}));
    EXPECT_EQ(day.refused_to_him("choose_base b1"), "E_BASE_SITE");
    EXPECT_EQ(day.refused_to_him("choose_base b2"), "E_BASE_SITE");
    day.say("choose_base c1");
    EXPECT_EQ(day.asked(), all_decks);
}

TEST("D2.4, TC5-f: the base is revealed before anything else of the card is done")
{
    Reveal day;
    day.turn({Tactic::generalisimo});
    day.say("play generalisimo");
    EXPECT_EQ(day.asked(), all_decks);
    day.say_all({"arm_dictator weapon", "station base"});
    EXPECT(day.has_told("the base stands in a1"));
    EXPECT_FALSE(day.may(the_dictator, "accept"));
    day.say("stash");
    EXPECT_EQ(day.asked(), (Words{"accept", "decline"}));
}

TEST("D2-a, D2.5.1, D2.9: the only industry that he controls is taken without a question")
{
    Junta day;
    day.militia("a1", the_dictator, 4);
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.militia("b1", the_dictator, 2);
    day.turn({Tactic::veteran_militia});
    EXPECT_EQ(legal_sites(day.state), SectorSet{at("a1")});
    day.say("play veteran-militia");
    EXPECT_EQ(day.asked(), all_decks);
    EXPECT_EQ(day.state.regime.site, at("a1"));
}

TEST("D2-b, D2.5.3, TC6.1: without a sector of his own the base stands in a neutral industry")
{
    Junta day;
    day.rebels_in_industries_but({"c3"});
    day.turn({Tactic::lockdown, Tactic::sentry});
    EXPECT_EQ(legal_sites(day.state), SectorSet{at("c3")});
    day.say("play lockdown");
    day.say_all({"arm_dictator weapon", "station base", "stash"});
    EXPECT_EQ(day.state.regime.base, at("c3"));
    EXPECT_EQ(day.asked("place b3").size(), 10u);
    EXPECT_EQ(sectors_to_place(day.state), (SectorSet{at("c3"), at("b3"), at("c2"), at("d3")}));
}

TEST("D2-c, D2.5, D2.5.2: a wilderness that he controls goes before a neutral industry")
{
    Junta day;
    day.rebels_in_industries_but({"c3"});
    day.militia("b1", the_dictator, 2);
    day.turn({Tactic::better_weapons});
    EXPECT_EQ(legal_sites(day.state), SectorSet{at("b1")});
    day.say("play better-weapons");
    day.say_all({"arm_dictator weapon", "station base"});
    EXPECT_EQ(day.state.regime.base, at("b1"));
}

TEST("D2-d, D2.5.4: with no place at all the base stays hidden and the rest of the card counts")
{
    Junta day;
    day.rebels_in_industries_but({});
    day.turn({Tactic::better_weapons, Tactic::sentry});
    day.say("play better-weapons");
    EXPECT_EQ(day.asked(), (Words{"accept", "decline"})) << "already Castro's question";
    EXPECT(day.state.regime.base.is_none());
    EXPECT_FALSE(day.is_in_play(dictator_card));
    EXPECT(day.state.regime.better_weapons);
    EXPECT_EQ(hits_on(day.state, militia_of(the_dictator)), 3);
}

TEST("D2.5.4: a later reveal card tries again")
{
    Junta day;
    day.rebels_in_industries_but({});
    day.squad(rebel1, primary, "d3", {merc::doc});
    day.squad(rebel2, primary, "d3", {merc::ra});
    day.turn({Tactic::better_weapons, Tactic::veteran_militia});
    day.say_all({"play better-weapons", "decline"});
    EXPECT(day.state.regime.base.is_none());
    day.militia("a1", rebel1, 0);
    day.militia("a1", the_dictator, 1);
    day.end_rebel_turns();
    day.say_all({"play veteran-militia", "arm_dictator weapon", "station base"});
    EXPECT_EQ(day.state.regime.base, at("a1"));
}

TEST("D2-e: a reveal card that is given up to reinforce reveals nothing")
{
    Reveal day;
    day.turn({Tactic::lockdown, Tactic::sentry});
    day.say("reinforce lockdown a1");
    EXPECT_EQ(day.asked(), (Words{"accept", "decline"}));
    EXPECT(day.state.regime.base.is_none());
    EXPECT_EQ(day.militia_in("a1", the_dictator), 6);
    EXPECT(day.was_used(Tactic::lockdown));
}

TEST("D2.6, D2.6.1, D2.6.2, D2.6.3, DP53: place, equipment, squad, and then he stands in his base")
{
    Reveal day;
    day.militia("c1", the_dictator, 1);
    day.turn({Tactic::veteran_militia});
    day.say("play veteran-militia");
    EXPECT_EQ(day.asked(), (Words{"choose_base a1", "choose_base c1"}));
    day.say("choose_base a1");
    EXPECT_EQ(day.asked(), all_decks);
    EXPECT(day.state.regime.base.is_none()) << "not before everything is chosen";
    day.say("arm_dictator weapon");
    EXPECT_EQ(day.asked(), (Words{"station base", "station primary", "station secondary"}));
    day.say("station base");
    EXPECT_EQ(day.state.regime.base, at("a1"));
    EXPECT(day.has_told("the base stands in a1"));
    EXPECT_EQ(day.where(dictator_card), at("a1"));
    EXPECT(day.is_in_squad(dictator_card, base_squad));
}

TEST("D2.6.3, DP53: he may found a squad that is off the board, and no other")
{
    Reveal day;
    day.squad(the_dictator, primary, "c1", {merc::basic});
    day.turn({Tactic::veteran_militia});
    day.say_all({"play veteran-militia", "choose_base a1", "arm_dictator weapon"});
    EXPECT_EQ(day.asked(), (Words{"station base", "station secondary"}));
    EXPECT_EQ(day.refused_to_him("station primary"), "E_SQUAD_SLOTS");
    day.say("station secondary");
    EXPECT(day.is_in_squad(dictator_card, secondary));
    EXPECT_EQ(day.his(secondary).sector, at("a1"));
    EXPECT_EQ(day.his(primary).sector, at("c1"));
}

TEST("D2.6.4, DP52: one card of the deck that he names, on himself or in the stash")
{
    Reveal day;
    day.next_cards({kind::kevlar_vest});
    day.turn({Tactic::veteran_militia});
    day.say("play veteran-militia");
    EXPECT_EQ(day.asked(), all_decks);
    day.say_all({"arm_dictator armor", "station base"});
    EXPECT_EQ(day.asked(), (Words{"stash", "equip armor"}));
    day.say("equip armor");
    EXPECT_EQ(kind_id_of(day.carried(dictator_card, Pocket::armor)), kind::kevlar_vest);
    EXPECT_EQ(armor_of(day.state, dictator_card), 2);
}

TEST("D2.6.4: with nothing left in the deck and its pile he gets nothing")
{
    Reveal day;
    auto& weapons = day.state.equipment[0];
    for (const CardId card : weapons.draw_pile) day.state.stashes[at("d1").index].insert(card);
    weapons.draw_pile.clear();
    day.turn({Tactic::veteran_militia});
    day.say_all({"play veteran-militia", "arm_dictator weapon", "station base"});
    EXPECT_EQ(day.state.regime.base, at("a1"));
    EXPECT_FALSE(day.asked("end_turn").empty()) << "his orders come next";
    EXPECT(day.carried(dictator_card, Pocket::weapon).is_none());
}

TEST("D2.6.5, D7-g: he acts at once, with two actions")
{
    Reveal day;
    day.turn({Tactic::veteran_militia});
    day.reveal("play veteran-militia");
    EXPECT_EQ(day.actions(dictator_card), 2);
    day.say_all({"train dictator", "train dictator"});
    EXPECT_EQ(day.militia_in("a1", the_dictator), 8);
    EXPECT_EQ(day.actions(dictator_card), 0);
}

TEST("D2.7, D9-c, D3.5: the base stays where it is when the Dictator card leaves with a squad")
{
    Junta day;
    day.base("a1");
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.squad(rebel1, primary, "d3", {merc::doc});
    day.turn({Tactic::oil_reserves, Tactic::sentry});
    day.say_all({"play oil-reserves", "transfer dictator primary", "move primary b1 -"});
    EXPECT_EQ(day.where(dictator_card), at("b1"));
    EXPECT_EQ(day.actions(dictator_card), 1) << "he pays like every member";
    EXPECT_EQ(day.actions(merc::basic), 1);
    EXPECT_EQ(day.state.regime.base, at("a1"));
    EXPECT(is_empty(day.state, at("a1")));
    EXPECT_FALSE(P::is_over(day.state));
    EXPECT_EQ(day.refused_to_him("transfer dictator base"), "E_BASE_SQUAD") << "not from here";
    day.actions_for_all(2);
    day.say("move primary a1 -");
    EXPECT_EQ(day.where(dictator_card), at("a1"));
    day.say("transfer dictator base");
    EXPECT(day.is_in_squad(dictator_card, base_squad));
}

TEST("D2.8: a base among rebels whom a standoff has left there begins with a combat")
{
    Junta day;
    day.squad(the_dictator, primary, "c1", {merc::meatbop});
    day.squad(rebel1, primary, "c1", {merc::teresa});
    day.rebels_in_industries_but({"c1"});
    day.turn({Tactic::veteran_militia});
    EXPECT_EQ(legal_sites(day.state), SectorSet{at("c1")});
    day.say_all({"play veteran-militia", "arm_dictator weapon", "station base"});
    EXPECT(day.has_told("the sides meet in c1"));
    EXPECT_FALSE(day.has_told("combat in c1")) << "the equipment first";
    day.dice({6, 6, 6, 6, 6, 6});
    day.say("stash");
    EXPECT(day.has_told("combat in c1"));
    EXPECT(day.has_told("teresa is hurt and has health 1")) << "Castro has combat 2";
}

// ---- The Dictator card as a unit ----------------------------------------------------------------

TEST("D3.1, DA10: every Dictator card has the numbers of its table, 3 health, no armor, 1 target")
{
    struct Numbers {
        int initiative, combat, training;
    };
    constexpr std::array<Numbers, dictator_count> printed{{{2, 2, 2},
                                                           {2, 1, 3},
                                                           {2, 2, 2},
                                                           {0, 3, 3},
                                                           {4, 1, 1},
                                                           {2, 1, 3},
                                                           {3, 0, 3},
                                                           {1, 4, 1},
                                                           {1, 3, 2},
                                                           {2, 2, 2},
                                                           {2, 3, 1}}};
    for (std::size_t i = 0; i < dictator_count; ++i) {
        Reveal day(static_cast<Dictator>(i));
        day.turn({Tactic::veteran_militia});
        day.reveal("play veteran-militia");
        const Skills skills = skills_of(day.state, dictator_card);
        EXPECT_EQ(skills.initiative, printed[i].initiative) << i;
        EXPECT_EQ(skills.combat, printed[i].combat) << i;
        EXPECT_EQ(skills.training, printed[i].training) << i;
        EXPECT_EQ(skills.targets, 1) << i;
        EXPECT_EQ(armor_of(day.state, dictator_card), 0) << i;
        EXPECT_EQ(day.health(dictator_card), 3) << i;
        EXPECT_EQ(day.actions(dictator_card), 2) << i;
    }
}

TEST("D3.1: equipment works for him as for any MERC")
{
    Junta day(Dictator::castro);
    day.base("a1");
    day.give(dictator_card, Pocket::weapon, "uzi-with-ap-ammo");
    day.give(dictator_card, Pocket::accessory, kind::grenade);
    const Skills skills = skills_of(day.state, dictator_card);
    EXPECT_EQ(skills.combat, 5);
    EXPECT_EQ(skills.targets, 4);
    EXPECT_EQ(skills.initiative, 0);
    EXPECT(is_piercing(day.state, dictator_card));
}

TEST("D3.2: alone he holds his sector like any unit")
{
    Junta day;
    day.base("a1");
    EXPECT_EQ(units_of_side(day.state, at("a1"), Side::dictator), 1);
    EXPECT_EQ(controller_of(day.state, at("a1")), the_dictator);
}

TEST("D3.3, D3-e: in the base squad he never moves; in a regular one he does")
{
    Junta day;
    day.base("a1");
    day.turn({Tactic::oil_reserves});
    day.say("play oil-reserves");
    EXPECT(day.asked("move").empty());
    EXPECT_EQ(day.refused_to_him("move base b1 -"), "E_BASE_SQUAD");
    day.say("split dictator");
    EXPECT(day.is_in_squad(dictator_card, primary)) << "he founds a squad at the base";
    EXPECT_EQ(day.asked("move"), (Words{"move primary b1 -", "move primary a2 -"}));
}

TEST("D3.3: he does not retreat out of his base, whoever else may")
{
    Junta day;
    day.base("a1");
    day.militia("a1", the_dictator, 1);
    day.squad(rebel1, primary, "b1", {merc::doc});
    day.dice({1, 1, 1, 1});
    day.play(rebel1, "move primary a1 -");
    EXPECT(day.awaits_nobody_but(rebel1)) << "only the rebel is asked to stay or go";
    EXPECT_FALSE(day.options(rebel1, "retreat").empty());
}

TEST("D3.4: between the base squad and a squad at the base he changes freely, if it has room")
{
    Junta day;
    day.base("a1");
    day.squad(the_dictator, primary, "a1", {merc::basic, merc::doc, merc::ra, merc::max});
    day.squad(the_dictator, secondary, "b1", {merc::ewok});
    day.turn({Tactic::oil_reserves});
    day.say("play oil-reserves");
    EXPECT_EQ(day.refused_to_him("transfer dictator primary"), "E_SQUAD_FULL");
    EXPECT_EQ(day.refused_to_him("split dictator"), "E_SQUAD_SLOTS");
    EXPECT_EQ(day.refused_to_him("transfer dictator secondary"), "E_SQUAD_SLOTS")
        << "it is elsewhere";
    day.say("move secondary a1 -");
    day.say("transfer dictator secondary");
    EXPECT(day.is_in_squad(dictator_card, secondary));
    EXPECT_EQ(day.actions(dictator_card), 2) << "it is free";
    day.say("transfer dictator base");
    EXPECT(day.is_in_squad(dictator_card, base_squad));
}

TEST("D3.4: during a combat he cannot change his squad")
{
    Junta day;
    day.base("a1");
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.squad(rebel1, primary, "b1", {merc::doc});
    day.play(rebel1, "move primary a1 -");
    EXPECT_EQ(day.refused_to_him("transfer dictator primary"), "E_BARRIER");
}

TEST("D3.6: nobody but the Dictator card enters the base squad")
{
    Junta day;
    day.base("a1");
    day.squad(the_dictator, primary, "a1", {merc::basic, merc::doc});
    day.turn({Tactic::oil_reserves});
    day.say("play oil-reserves");
    EXPECT_EQ(day.refused_to_him("transfer basic base"), "E_BASE_SQUAD");
    EXPECT_EQ(day.his(base_squad).members.size(), 1u);
}

TEST("D3.8, D0.3.2: a mine hurts the Dictator card that walks into it, protected or not")
{
    Junta day;
    day.base("a1");
    day.squad(the_dictator, primary, "a1", {merc::basic});
    day.give(dictator_card, Pocket::armor, kind::kevlar_vest);
    day.militia("b1", rebel1, 1);
    day.stash("b1", kind::land_mine);
    day.turn({Tactic::oil_reserves, Tactic::sentry});
    day.say_all({"play oil-reserves", "transfer dictator primary"});
    day.dice({6, 6, 6, 6, 6, 6});
    day.say("move primary b1 -");
    EXPECT(day.has_told("dictator is hurt and has health 2"));
    EXPECT(day.has_told("basic is hurt and has health 2"));
    EXPECT_EQ(armor_of(day.state, dictator_card), 2) << "a mine ignores armor";
}

TEST("D3-b, D3.7: when the last guard has fallen the next attacker of the round may aim at him")
{
    Theatre day;
    day.base("a1");
    day.militia("a1", the_dictator, 1);
    day.squad(rebel1, primary, "b1", {merc::natasha, merc::ewok});
    day.dice({6, 6, 6, 1, 1, 4, 4});
    day.play(rebel1, "move primary a1 -");
    EXPECT(day.has_told("natasha aims at militia-of-dictator"));
    EXPECT(day.has_told("ewok aims at dictator"));
    EXPECT_EQ(day.health(dictator_card), 1) << "two hits of Ewok and no surplus of Natasha";
}

TEST("D3-f, D9.2: when he dies the rebels have won, and the round is not played on")
{
    Theatre day;
    day.base("a1");
    day.squad(rebel1, primary, "b1", {merc::natasha, merc::ewok});
    day.dice({6, 6, 6, 1, 1, 1});
    day.play(rebel1, "move primary a1 -");
    EXPECT(P::is_over(day.state));
    EXPECT(day.state.outcome == Outcome::dictator_dead);
    EXPECT_EQ(day.told_at("dictator dies") + 1, day.log.size()) << "nothing happened after it";
    EXPECT_FALSE(day.has_told("ewok aims at dictator"));
}

}  // namespace
}  // namespace sortie::merc
