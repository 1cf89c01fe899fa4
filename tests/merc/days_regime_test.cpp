// The Dictator's phase as a whole (R6): its steps, tactics or reinforcement, the base and the Dictator card.

#include "games/merc/days.h"
#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

using Texts = std::vector<std::string>;

// A human Dictator with a MERC in d3; a rebel far away in a1.
struct Evening : Theatre {
    explicit Evening(const Scene& scene = {.human = true}) : Theatre(scene)
    {
        squad(rebel1, primary, "a1", {merc::doc});
        squad(the_dictator, primary, "d3", {merc::max});
        hand({Tactic::family_threat, Tactic::better_weapons, Tactic::sentry});
    }
};

TEST(
    "R6.1, R6.5, R6.6: standoffs, queued hires, tactics, MERCs, ability, conscripts, hand: in this order")
{
    Evening day({.dictator = Dictator::gadafi, .human = true});
    day.squad(rebel2, primary, "b3", {merc::teresa});
    day.squad(the_dictator, secondary, "b3", {merc::kastern});
    day.state.units[merc::teresa.index].health = 1;
    day.state.regime.queued_hires = 1;
    day.state.regime.conscripts = 1;
    day.tactics({Tactic::seizure, Tactic::lockdown});
    day.next_mercs({merc::golem, merc::dutch});
    day.dice({6, 6});
    day.end_rebel_turns();
    EXPECT(day.has_told("the combat in b3 is over")) << "left over from a standoff";
    EXPECT(day.has_told("golem is drawn")) << "the queued hire";
    EXPECT(day.options(the_dictator, "play").empty());
    day.play(the_dictator, "draw_from weapon");
    day.play(the_dictator, "assign primary -");
    day.play(the_dictator, "stash");
    EXPECT_EQ(day.options(the_dictator).size(), day.options(the_dictator, "play").size() +
                                                    day.options(the_dictator, "reinforce").size());
    EXPECT_EQ(day.refused(the_dictator, "train max"), "E_PHASE") << "not before the card";
    day.play(the_dictator, "play family-threat");
    EXPECT(day.may(the_dictator, "train max"));
    EXPECT_FALSE(day.has_told("dutch is drawn")) << "the ability comes later";
    day.play(the_dictator, "end_turn");
    while (day.may(the_dictator, "accept")) day.play(the_dictator, "accept");
    EXPECT(day.has_told("dutch is drawn"));
    EXPECT_EQ(day.militia_in("d3", the_dictator), 0) << "conscripts come after the ability";
    EXPECT_EQ(day.state.tactics.hand.size(), 2u);
    day.play(the_dictator, "draw_from weapon");
    day.play(the_dictator, "assign secondary -");
    day.play(the_dictator, "stash");
    EXPECT_EQ(day.militia_in("d3", the_dictator), 1);
    EXPECT_LT(day.told_at("1 militia of dictator in d3"),
              day.told_at("the Dictator draws seizure"));
    EXPECT_EQ(day.state.tactics.hand.size(), 3u);
    EXPECT_EQ(day.state.day, 3);
}

TEST(
    "R6.2, R6.2.1: he plays or reinforces, exactly one; a played card is resolved and then discarded")
{
    Evening day;
    day.militia("a1", rebel1, 3);
    day.end_rebel_turns();
    EXPECT_EQ(
        day.options(the_dictator),
        (Texts{"play family-threat", "play better-weapons", "play sentry",
               "reinforce family-threat d3", "reinforce better-weapons d3", "reinforce sentry d3"}))
        << "nothing else, and no way around it";
    EXPECT_EQ(day.refused(the_dictator, "play lockdown"), "E_NO_CARD");
    day.play(the_dictator, "play family-threat");
    EXPECT_EQ(day.militia_in("a1", rebel1), 1) << "two are lost";
    EXPECT(day.state.tactics.discard.contains(Tactic::family_threat));
    EXPECT_EQ(day.refused(the_dictator, "play sentry"), "E_WINDOW") << "one a turn";
    EXPECT_EQ(day.refused(the_dictator, "reinforce sentry d3"), "E_WINDOW");
}

TEST("R6.2.1: combats that a card causes are fought before the card is done")
{
    Evening day;
    day.militia("b2", rebel1, 1);
    day.hand({Tactic::fodder});
    day.end_rebel_turns();
    day.play(the_dictator, "play fodder");
    while (!day.may(the_dictator, "train max")) {
        const PlayerId asked = player_of(day.state, day.state.flow.awaited.front());
        day.play(asked, day.options(asked).front());
    }
    EXPECT(day.has_told("combat in b2"));
    EXPECT_FALSE(day.state.combat.is_running());
    EXPECT(day.state.tactics.discard.contains(Tactic::fodder));
}

TEST(
    "R6.2.2, R6.2.3: to reinforce a card is given up for militia in one sector of his; it does nothing and never returns")
{
    Evening day;
    day.militia("d1", the_dictator, 9);
    day.end_rebel_turns();
    EXPECT_EQ(day.refused(the_dictator, "reinforce better-weapons a1"), "E_NOT_CONTROLLED");
    EXPECT_EQ(day.refused(the_dictator, "reinforce better-weapons c2"), "E_NOT_CONTROLLED");
    day.play(the_dictator, "reinforce better-weapons d1");
    EXPECT_EQ(day.militia_in("d1", the_dictator), 10) << "two, of which one does not fit";
    EXPECT_EQ(day.militia_in("d3", the_dictator), 0);
    EXPECT_FALSE(day.state.regime.better_weapons);
    EXPECT(day.state.regime.base.is_none());
    EXPECT(day.state.tactics.discard.contains(Tactic::better_weapons));
    EXPECT_FALSE(day.state.tactics.hand.contains(Tactic::better_weapons));
}

TEST(
    "R6.2.2, R2.9: a reinforcement is 1, 2, 2, 3, 3, 4 militia for one to six rebels, rounded up 2, 2, 3, 3, 4, 4")
{
    const std::array<int, 6> down{1, 2, 2, 3, 3, 4};
    const std::array<int, 6> up{2, 2, 3, 3, 4, 4};
    for (int rebels = 1; rebels <= 6; ++rebels) {
        for (const bool rounds_up : {false, true}) {
            Theatre day({.rebels = rebels, .human = true});
            day.squad(rebel1, primary, "a1", {merc::doc});
            day.squad(the_dictator, primary, "c3", {merc::max});
            day.state.readings.rounds_up = rounds_up;
            day.hand({Tactic::sentry, Tactic::fodder});
            day.end_rebel_turns();
            day.play(the_dictator, "reinforce sentry c3");
            const auto i = static_cast<std::size_t>(rebels - 1);
            EXPECT_EQ(day.militia_in("c3", the_dictator), rounds_up ? up[i] : down[i]) << rebels;
        }
    }
}

TEST("R6.2: an automatic Dictator plays the top card of his deck")
{
    Theatre day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.militia("a1", rebel1, 3);
    day.militia("d3", the_dictator, 1);
    day.tactics({Tactic::family_threat, Tactic::sentry});
    day.end_rebel_turns();
    EXPECT(day.has_told("the Dictator plays family-threat"));
    EXPECT_FALSE(day.has_told("the Dictator plays sentry"));
}

TEST("R16.3, R6.2.3: discarded tactics cards are never shuffled into the deck again")
{
    Theatre day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.militia("d3", the_dictator, 1);
    day.tactics({Tactic::family_threat});
    day.end_rebel_turns();
    EXPECT(day.state.tactics.deck.empty());
    EXPECT(day.state.tactics.discard.contains(Tactic::family_threat));
    EXPECT(P::is_over(day.state)) << "without a deck the game ends";
}

TEST("R6.3: his MERCs act in any order, combats are fought at once, and he may stop early")
{
    Evening day;
    day.squad(the_dictator, secondary, "b1", {merc::shooter});
    day.hand({Tactic::family_threat, Tactic::sentry});
    day.end_rebel_turns();
    day.play(the_dictator, "play family-threat");
    day.play(the_dictator, "train max");
    day.state.units[merc::doc.index].health = 1;
    day.dice({1, 6, 6, 6, 6, 6, 6});
    day.play(the_dictator, "move secondary a1 -");
    EXPECT_FALSE(day.is_in_play(merc::doc));
    EXPECT_FALSE(day.state.combat.is_running());
    day.play(the_dictator, "train max");
    EXPECT_EQ(day.militia_in("d3", the_dictator), 8);
    EXPECT_EQ(day.actions(merc::shooter), 1);
    day.play(the_dictator, "end_turn");
    EXPECT(day.options(the_dictator, "explore").empty());
}

TEST(
    "R6.10: in his turn rebels have no orders, but they decide for their units when he attacks them")
{
    Evening day;
    day.squad(the_dictator, secondary, "b1", {merc::shooter, merc::moe});
    day.squad(rebel1, secondary, "a1", {merc::preaction});
    day.end_rebel_turns();
    EXPECT_EQ(day.refused(rebel1, "train doc"), "E_PHASE");
    day.play(the_dictator, "play family-threat");
    day.play(the_dictator, "move secondary a1 -");
    EXPECT(day.awaits_nobody_but(rebel1)) << "Preaction acts first";
    EXPECT_EQ(day.options(rebel1), (Texts{"aim shooter", "aim moe"}));
    EXPECT_EQ(day.refused(rebel1, "train doc"), "E_PHASE");
}

TEST("R7.21.2: one of his units may rest")
{
    Evening day;
    day.squad(the_dictator, secondary, "d1", {merc::shooter});
    day.end_rebel_turns();
    day.play(the_dictator, "play family-threat");
    day.play(the_dictator, "rest max");
    EXPECT_EQ(day.actions(merc::max), 0);
    EXPECT_EQ(day.actions(merc::shooter), 2);
    EXPECT_EQ(day.refused(the_dictator, "rest max"), "E_NO_ACTION");
    EXPECT_EQ(day.refused(the_dictator, "rest doc"), "E_NOT_OWNER");
    Theatre rebels;
    rebels.squad(rebel1, primary, "a1", {merc::doc});
    EXPECT_EQ(rebels.refused(rebel1, "rest doc"), "E_PHASE") << "the Dictator only";
}

TEST(
    "R6.4: the ability is used once a turn, whether or not the base is revealed, and may be declined")
{
    for (const bool is_revealed : {false, true}) {
        Evening day({.dictator = Dictator::gadafi, .human = true});
        day.squad(rebel2, primary, "a3", {merc::ra});
        if (is_revealed) day.base("d2");
        day.next_mercs({merc::golem, merc::dutch});
        day.end_rebel_turns();
        day.play(the_dictator, "play family-threat");
        day.play(the_dictator, "end_turn");
        EXPECT_EQ(day.options(the_dictator), (Texts{"accept", "decline"}));
        day.play(the_dictator, "accept");
        EXPECT(day.has_told("golem is drawn"));
        day.play(the_dictator, "draw_from weapon");
        day.play(the_dictator, "assign primary -");
        day.play(the_dictator, "stash");
        EXPECT_FALSE(day.has_told("dutch is drawn")) << "once";
        EXPECT_EQ(day.state.day, 3);
    }
}

TEST("R6.5: Hussein's second card comes after the conscripts, as a card of its own")
{
    Evening day({.dictator = Dictator::hussein, .human = true});
    day.tactics({Tactic::seizure, Tactic::lockdown});
    day.state.regime.conscripts = 1;
    day.militia("a1", rebel1, 5);
    day.end_rebel_turns();
    day.play(the_dictator, "reinforce better-weapons d3");
    EXPECT_EQ(day.militia_in("d3", the_dictator), 2);
    day.play(the_dictator, "end_turn");
    while (day.may(the_dictator, "decline")) day.play(the_dictator, "decline");
    EXPECT_EQ(day.militia_in("d3", the_dictator), 3) << "the conscripts are there";
    EXPECT(day.may(the_dictator, "play seizure")) << "one card was drawn";
    EXPECT_EQ(day.state.tactics.hand.size(), 3u);
    day.play(the_dictator, "play family-threat");
    EXPECT_EQ(day.militia_in("a1", rebel1), 3);
    EXPECT_EQ(day.state.day, 3);
    EXPECT_EQ(day.state.tactics.hand.size(), 3u) << "refilled";
}

// ---- The base -----------------------------------------------------------------------------------

TEST(
    "R6.7, R6.8, R6.8.1, DP51, DP52, DP53: a card that names the base reveals it first, with the Dictator card and its equipment")
{
    Evening day;
    day.militia("d2", the_dictator, 1);
    day.militia("c3", the_dictator, 1);
    day.militia("c1", rebel1, 1);
    day.next_cards({kind::kevlar_vest});
    day.end_rebel_turns();
    day.play(the_dictator, "play better-weapons");
    EXPECT_FALSE(day.state.regime.better_weapons) << "the base comes first";
    EXPECT_EQ(day.options(the_dictator), (Texts{"choose_base d2", "choose_base c3"}))
        << "industries that he controls";
    EXPECT_EQ(day.refused(the_dictator, "choose_base d3"), "E_BASE_SITE");
    EXPECT_EQ(day.refused(the_dictator, "choose_base b2"), "E_BASE_SITE");
    day.play(the_dictator, "choose_base d2");
    day.play(the_dictator, "arm_dictator armor");
    EXPECT_EQ(day.options(the_dictator), (Texts{"station base", "station secondary"}));
    day.play(the_dictator, "station base");
    day.play(the_dictator, "equip armor");
    EXPECT_EQ(day.state.regime.base, at("d2"));
    EXPECT_EQ(day.where(dictator_card), at("d2"));
    EXPECT_EQ(day.state.units[dictator_card.index].squad, base_squad);
    EXPECT_EQ(day.health(dictator_card), 3);
    EXPECT_EQ(day.actions(dictator_card), 2);
    EXPECT_EQ(kind_id_of(card_in(day.state, dictator_card, Pocket::armor)), kind::kevlar_vest);
    EXPECT(day.state.regime.better_weapons);
    EXPECT(day.may(the_dictator, "train dictator")) << "in the same turn";
    EXPECT_EQ(skills_of(day.state, dictator_card).training, 2);
}

TEST("R6.8.1, DP53: the card may found a squad that is off the board instead")
{
    Evening day;
    day.militia("d2", the_dictator, 1);
    day.end_rebel_turns();
    day.play(the_dictator, "play better-weapons");
    day.play(the_dictator, "arm_dictator weapon");
    day.play(the_dictator, "station secondary");
    day.play(the_dictator, "stash");
    EXPECT_EQ(day.state.units[dictator_card.index].squad, secondary);
    EXPECT_EQ(day.where(dictator_card), at("d2"));
    EXPECT_FALSE(squad_of(day.state, the_dictator, base_squad).is_on_board());
}

TEST(
    "R6.7.1: without an industry of his: any sector of his; without one an industry without rebels; else no base")
{
    Evening day;
    day.militia("b1", the_dictator, 1);
    day.lay("d3", "wilderness9");
    day.lay("b1", "wilderness10");
    day.end_rebel_turns();
    day.play(the_dictator, "play better-weapons");
    EXPECT_EQ(day.options(the_dictator), (Texts{"choose_base b1", "choose_base d3"}));

    Theatre nothing({.human = true});
    nothing.squad(rebel1, primary, "a1", {merc::doc});
    nothing.hand({Tactic::better_weapons, Tactic::sentry});
    nothing.end_rebel_turns();
    nothing.play(the_dictator, "play better-weapons");
    EXPECT_EQ(nothing.options(the_dictator),
              (Texts{"choose_base c1", "choose_base b2", "choose_base d2", "choose_base a3",
                     "choose_base c3"}));

    Theatre nowhere({.human = true});
    nowhere.squad(rebel1, primary, "a1", {merc::doc});
    for (const std::string_view sector : {"c1", "b2", "d2", "a3", "c3"}) {
        nowhere.militia(sector, rebel1, 1);
    }
    nowhere.hand({Tactic::better_weapons, Tactic::sentry});
    nowhere.end_rebel_turns();
    nowhere.play(the_dictator, "play better-weapons");
    EXPECT(nowhere.state.regime.base.is_none());
    EXPECT_FALSE(nowhere.is_in_play(dictator_card));
    EXPECT(nowhere.state.regime.better_weapons) << "the rest of the card is resolved";
}

TEST(
    "R6.7.2, R6.8, R6.8.1: an automatic Dictator puts his base far from the rebels and arms the card with a weapon")
{
    Theatre day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    for (const std::string_view sector : {"c1", "b2", "d2", "a3", "c3"}) {
        day.militia(sector, the_dictator, 1);
    }
    day.militia("b2", the_dictator, 9);
    day.tactics({Tactic::veteran_militia, Tactic::sentry});
    day.next_cards({kind::ak_47});
    day.end_rebel_turns();
    EXPECT_EQ(distance(at("a1"), at("d2")), 4);
    EXPECT_EQ(distance(at("a1"), at("c3")), 4);
    EXPECT(day.state.regime.base == at("d2") || day.state.regime.base == at("c3"));
    EXPECT_EQ(day.where(dictator_card), day.state.regime.base);
    EXPECT_EQ(day.state.units[dictator_card.index].squad, base_squad);
    EXPECT(day.has_told("dictator takes ak-47"));
}

TEST(
    "R6.7.2: of two sites equally far the one with more units is taken, and of those the more valuable")
{
    Theatre strong;
    strong.squad(rebel1, primary, "a1", {merc::doc});
    strong.militia("d2", the_dictator, 1);
    strong.militia("c3", the_dictator, 2);
    strong.tactics({Tactic::veteran_militia, Tactic::sentry});
    strong.end_rebel_turns();
    EXPECT_EQ(strong.state.regime.base, at("c3"));

    Theatre rich;
    rich.lay("d2", "industry---gold");
    rich.lay("c3", "industry---coal");
    rich.squad(rebel1, primary, "a1", {merc::doc});
    rich.militia("d2", the_dictator, 1);
    rich.militia("c3", the_dictator, 1);
    rich.tactics({Tactic::veteran_militia, Tactic::sentry});
    rich.end_rebel_turns();
    EXPECT_EQ(rich.state.regime.base, at("d2"));
}

TEST("R6.8.4: an automatic Dictator never moves the card away from the base")
{
    Theatre day;
    day.squad(rebel1, primary, "a1", {merc::doc});
    day.base("c3");
    day.squad(the_dictator, primary, "c3", {merc::max});
    day.militia("c3", the_dictator, 10);
    day.militia("b3", rebel1, 1);
    day.explored("c3");
    day.tactics({Tactic::veteran_militia, Tactic::sentry, Tactic::fodder});
    day.end_rebel_turns();
    EXPECT_EQ(day.state.units[dictator_card.index].squad, base_squad);
    EXPECT_EQ(day.where(dictator_card), at("c3"));
    EXPECT_EQ(day.state.regime.base, at("c3"));
}

TEST("R6.8.5, R15.2: others protect the card in combat; when it dies the game is over")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b2", {merc::preaction});
    day.squad(rebel2, primary, "a1", {merc::ra});
    day.base("b3");
    day.squad(the_dictator, primary, "b3", {merc::shooter});
    day.militia("b3", the_dictator, 1);
    day.play(rebel1, "move primary b3 -");
    EXPECT_EQ(day.options(rebel1, "aim"), (Texts{"aim shooter", "aim militia-of-dictator"}));

    Theatre alone;
    alone.squad(rebel1, primary, "b2", {merc::preaction});
    alone.squad(rebel2, primary, "a1", {merc::ra});
    alone.base("b3");
    alone.state.units[dictator_card.index].health = 2;
    alone.dice({6, 6});
    alone.play(rebel1, "move primary b3 -");
    EXPECT(P::is_over(alone.state));
    EXPECT_EQ(P::scores(alone.state)[1], 1);
}

TEST("R17.8: militia for which there is no legal sector are lost, and the game goes on")
{
    Evening day;
    day.base("d1");
    for (const std::string_view sector : {"d1", "c1", "d2"}) day.militia(sector, the_dictator, 10);
    day.hand({Tactic::lockdown, Tactic::sentry});
    day.end_rebel_turns();
    day.play(the_dictator, "play lockdown");
    EXPECT(day.options(the_dictator, "place").empty());
    EXPECT(day.may(the_dictator, "train max"));
    EXPECT_EQ(day.militia_in("d3", the_dictator), 0);
}

TEST("R19.2, C3.11: a question with one answer is not put")
{
    Evening day;
    day.militia("d2", the_dictator, 1);
    day.squad(the_dictator, secondary, "d1", {merc::shooter});
    day.end_rebel_turns();
    day.play(the_dictator, "play better-weapons");
    EXPECT(day.options(the_dictator, "choose_base").empty()) << "one industry is his";
    EXPECT_EQ(day.options(the_dictator, "arm_dictator").size(), 3u);
    day.play(the_dictator, "arm_dictator weapon");
    EXPECT(day.options(the_dictator, "station").empty()) << "both squads are on the board";
    EXPECT_EQ(day.where(dictator_card), at("d2"));
}

}  // namespace
}  // namespace sortie::merc
