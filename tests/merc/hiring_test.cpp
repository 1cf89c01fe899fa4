// HIRE (R9.1 to R9.8, R9.11, R9.13) as a rebel plays it: fire or not, name the cards, squad, deck, equip.

#include "games/merc/hiring.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

using Texts = std::vector<std::string>;

// Rebel 1 has two MERCs in b2 and controls two sectors: his team limit is 3. Rebel 2 waits elsewhere.
struct Bureau : Theatre {
    explicit Bureau(const Scene& scene = {}) : Theatre(scene)
    {
        squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
        squad(rebel2, primary, "d1", {merc::juicer});
        militia("b1", rebel1, 1);
        next_mercs({merc::ra, merc::max, merc::golem, merc::dutch, merc::moe});
    }
    const Task& task() const { return state.tasks[rebel1.index]; }
    // Up to naming the cards.
    void begin()
    {
        play(rebel1, "hire doc");
        play(rebel1, "dismiss_nobody");
    }
};

TEST("R9.1: who hires needs two actions, a team within its limit, and a card to draw")
{
    Bureau day;
    day.state.units[merc::ewok.index].actions = 1;
    EXPECT_EQ(day.refused(rebel1, "hire ewok"), "E_NO_ACTION");
    EXPECT(day.may(rebel1, "hire doc"));
    day.militia("b1", rebel1, 0);
    EXPECT_EQ(team_limit(day.state, rebel1), 2);
    EXPECT(day.may(rebel1, "hire doc")) << "exactly at the limit somebody may be fired";
    day.militia("b2", rebel2, 5);
    EXPECT_EQ(team_limit(day.state, rebel1), 1);
    EXPECT_EQ(day.refused(rebel1, "hire doc"), "E_OVER_TEAM_LIMIT");
}

TEST("R9.1: without a MERC card nobody can be hired")
{
    Bureau day;
    while (!day.state.mercs.draw_pile.empty())
        day.state.dead.insert(day.state.mercs.draw_pile.pop_back());
    EXPECT_EQ(day.refused(rebel1, "hire doc"), "E_DECK_EMPTY");
    day.state.dead.erase(merc::ra);
    day.state.mercs.discard_pile.push_back(merc::ra);
    EXPECT(day.may(rebel1, "hire doc")) << "the discard pile is shuffled";
}

TEST("R9.1, R6.3, R18.1: a hire of the Dictator is refused as forbidden, whatever else is wrong")
{
    Bureau day({.human = true});
    day.squad(the_dictator, primary, "d3", {merc::basic});
    EXPECT_EQ(day.refused(the_dictator, "hire basic"), "E_HIRE_FORBIDDEN") << "not his phase";
    EXPECT_EQ(day.refused(the_dictator, "hire doc"), "E_HIRE_FORBIDDEN") << "not his unit";
    day.end_rebel_turns();
    EXPECT_EQ(day.refused(the_dictator, "hire basic"), "E_HIRE_FORBIDDEN");
    day.play(the_dictator, day.options(the_dictator, "reinforce").front());
    EXPECT_EQ(day.refused(the_dictator, "hire basic"), "E_HIRE_FORBIDDEN");
}

TEST("R9.2, R9.13, R13.8: two actions are paid and three cards are shown to everyone")
{
    Bureau day;
    day.play(rebel1, "hire doc");
    EXPECT_EQ(day.actions(merc::doc), 0);
    EXPECT_EQ(day.actions(merc::ewok), 2);
    EXPECT_EQ(day.task().offer.size(), 3u);
    for (const Event& event : day.log) EXPECT(is_seen_by(event, day.seat(the_dictator)));
    EXPECT(day.has_told("ra is drawn"));
    EXPECT(day.has_told("max is drawn"));
    EXPECT(day.has_told("golem is drawn"));
    EXPECT_FALSE(day.has_told("dutch is drawn"));
}

TEST("R9.2: fewer cards are shown if there are fewer")
{
    Bureau day;
    while (day.state.mercs.draw_pile.size() > 2) {
        day.state.dead.insert(day.state.mercs.draw_pile[0]);
        day.state.mercs.draw_pile.erase_at(0);
    }
    day.play(rebel1, "hire doc");
    EXPECT_EQ(day.task().offer.size(), 2u);
}

TEST("R9.3, DP16: after the cards are seen one MERC may be fired, not the one who hires, or nobody")
{
    Bureau day;
    const CardId uzi = day.give(merc::ewok, Pocket::weapon, kind::uzi);
    const CardId vest = day.give(merc::ewok, Pocket::armor, kind::kevlar_vest);
    day.state.wear[vest.index] = 1;
    day.play(rebel1, "hire doc");
    EXPECT(day.awaits(rebel1));
    EXPECT_EQ(day.options(rebel1), (Texts{"dismiss_nobody", "dismiss ewok"}));
    EXPECT_EQ(day.refused(rebel1, "dismiss doc"), "E_FIRE_ACTOR");
    EXPECT_EQ(day.refused(rebel1, "dismiss juicer"), "E_NOT_OWNER");
    day.play(rebel1, "dismiss ewok");
    EXPECT_FALSE(day.is_in_play(merc::ewok));
    EXPECT(day.state.mercs.discard_pile.contains(merc::ewok));
    EXPECT(day.state.stashes[at("b2").index].contains(uzi));
    EXPECT(is_discarded(day.state, vest));
    EXPECT_EQ(day.refused(rebel1, "dismiss_nobody"), "E_WINDOW") << "once";
    EXPECT(day.has_told("rebel1 fires ewok"));
}

TEST("DP16: with nobody else in the team the question is not put")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc});
    day.play(rebel1, "hire doc");
    EXPECT(day.options(rebel1, "dismiss").empty());
    EXPECT(day.may(rebel1, "engaged"));
}

TEST("R9.4, DP17: any of the cards are named in order, as many as the team limit allows, or none")
{
    Bureau day;
    day.begin();
    EXPECT_EQ(day.options(rebel1), (Texts{"engage ra", "engage max", "engage golem", "engaged"}));
    EXPECT_EQ(day.refused(rebel1, "engage moe"), "E_NO_CARD");
    day.play(rebel1, "engaged");
    EXPECT_EQ(day.state.mercs.discard_pile.size(), 3u);
    EXPECT_EQ(squad_of(day.state, rebel1, primary).members.size(), 2u);
    EXPECT_FALSE(day.task().is_open());
}

TEST("R9.4, R9.11: above the limit nobody can be named, and a card is named once")
{
    Bureau day;
    day.militia("c2", rebel1, 1);
    day.militia("c1", rebel1, 1);
    day.begin();
    day.play(rebel1, "engage max");
    EXPECT_EQ(day.refused(rebel1, "engage max"), "E_TARGET") << "twice";
    day.militia("c1", rebel1, 0);
    day.militia("c2", rebel1, 0);
    EXPECT_EQ(day.refused(rebel1, "engage ra"), "E_TEAM_FULL");
}

TEST("R9.4, R8.1: Teresa is always admissible")
{
    Bureau day;
    day.next_mercs({merc::teresa, merc::ra, merc::max});
    day.militia("b1", rebel1, 0);
    day.begin();
    EXPECT_EQ(day.options(rebel1), (Texts{"engage teresa", "engaged"}));
    EXPECT_EQ(day.refused(rebel1, "engage ra"), "E_TEAM_FULL");
}

TEST("R9.5, DP18: a new MERC joins a squad with room, or founds the other one in a friendly sector")
{
    Bureau day;
    day.begin();
    day.play(rebel1, "engage ra");
    EXPECT_EQ(day.options(rebel1), (Texts{"assign primary -", "assign secondary b1",
                                          "assign secondary d1", "assign secondary b2"}));
    EXPECT_EQ(day.refused(rebel1, "assign secondary c3"), "E_NOT_FRIENDLY");
    EXPECT_EQ(day.refused(rebel1, "assign primary b1"), "E_PLACE") << "that squad stands elsewhere";
    day.play(rebel1, "assign secondary d1");
    EXPECT_EQ(day.where(merc::ra), at("d1"));
    EXPECT_EQ(day.state.units[merc::ra.index].squad, secondary);
}

TEST("R9.5: who finds no squad with room cannot be hired")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok, merc::basic, merc::juicer});
    day.squad(rebel1, secondary, "b1", {merc::tao, merc::tack, merc::snake});
    for (const std::string_view sector : {"a1", "a2", "c1", "c2", "c3", "d1", "d2"}) {
        day.militia(sector, rebel1, 1);
    }
    day.next_mercs({merc::ra, merc::max, merc::golem});
    day.play(rebel1, "hire doc");
    day.play(rebel1, "dismiss_nobody");
    day.play(rebel1, "engage ra");
    EXPECT_EQ(day.where(merc::ra), at("b1")) << "the only place";
    EXPECT_EQ(day.options(rebel1, "engage").size(), 0u);

    Theatre full;
    full.squad(rebel1, primary, "b2", {merc::doc, merc::ewok, merc::basic, merc::juicer});
    full.squad(rebel1, secondary, "b1", {merc::tao, merc::tack, merc::snake, merc::sarge});
    for (const std::string_view sector : {"a1", "a2", "c1", "c2", "c3", "d1", "d2"}) {
        full.militia(sector, rebel1, 1);
    }
    full.next_mercs({merc::ra, merc::max, merc::golem});
    full.play(rebel1, "hire doc");
    full.play(rebel1, "dismiss_nobody");
    EXPECT_FALSE(full.state.tasks[rebel1.index].is_open()) << "nothing to choose";
    EXPECT_EQ(full.state.mercs.discard_pile.size(), 3u);
}

TEST("R9.5: the second of two new MERCs is refused when one place is left")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok, merc::basic, merc::juicer});
    day.squad(rebel1, secondary, "b1", {merc::tao, merc::tack, merc::snake});
    for (const std::string_view sector : {"a1", "a2", "c1", "c2", "c3", "d1", "d2", "d3"}) {
        day.militia(sector, rebel1, 1);
    }
    day.next_mercs({merc::ra, merc::max, merc::golem});
    day.play(rebel1, "hire doc");
    EXPECT(day.may(rebel1, "dismiss ewok"));
    day.play(rebel1, "dismiss ewok");
    day.play(rebel1, "engage ra");
    day.play(rebel1, "engage max");
    EXPECT_EQ(day.options(rebel1, "engage").size(), 0u) << "two places for two";
}

TEST(
    "R9.6, DP19, DP20: a new MERC has full health, no actions today, and one card of the chosen deck")
{
    Bureau day;
    day.next_cards({kind::kevlar_vest});
    day.begin();
    day.play(rebel1, "engage ra");
    day.play(rebel1, "assign primary -");
    EXPECT(day.awaits(rebel1));
    EXPECT_EQ(day.options(rebel1),
              (Texts{"draw_from weapon", "draw_from armor", "draw_from accessory"}));
    day.play(rebel1, "draw_from armor");
    EXPECT_EQ(day.options(rebel1), (Texts{"stash", "equip armor"}));
    day.play(rebel1, "equip armor");
    EXPECT_EQ(day.health(merc::ra), 3);
    EXPECT_EQ(day.actions(merc::ra), 0);
    EXPECT_EQ(kind_id_of(card_in(day.state, merc::ra, Pocket::armor)), kind::kevlar_vest);
    EXPECT_EQ(day.refused(rebel1, "train ra"), "E_NO_ACTION");
    EXPECT_FALSE(day.task().is_open());
}

TEST(
    "R9.6: a card that the new MERC does not want or cannot use lies in the stash, and there is no second one")
{
    Bureau day;
    day.next_mercs({merc::apeiron, merc::ra, merc::max});
    day.next_cards({kind::grenade, kind::attack_dog});
    day.begin();
    day.play(rebel1, "engage apeiron");
    day.play(rebel1, "assign primary -");
    day.play(rebel1, "draw_from accessory");
    EXPECT_FALSE(day.task().is_open());
    EXPECT_EQ(day.state.stashes[at("b2").index].size(), 1);
    EXPECT(card_in(day.state, merc::apeiron, Pocket::accessory).is_none());
}

TEST("R9.6, DP19: an empty deck may be named; the new MERC receives nothing then")
{
    Bureau day;
    auto& armor = day.state.equipment[static_cast<std::size_t>(Slot::armor)].draw_pile;
    while (!armor.empty()) day.state.stashes[at("d3").index].insert(armor.pop_back());
    day.begin();
    day.play(rebel1, "engage ra");
    day.play(rebel1, "assign primary -");
    EXPECT(day.may(rebel1, "draw_from armor"));
    day.play(rebel1, "draw_from armor");
    EXPECT_FALSE(day.task().is_open());
    for (const CardId card : day.state.units[merc::ra.index].carried) EXPECT(card.is_none());
}

TEST(
    "R9.7: those who do not work together are not hired together; firing one makes room for the other")
{
    const std::array<std::pair<UnitId, UnitId>, 4> feuds{{{merc::borris, merc::squirrel},
                                                          {merc::borris, merc::moose},
                                                          {merc::moose, merc::natasha},
                                                          {merc::natasha, merc::squirrel}}};
    for (const auto& [one, other] : feuds) {
        for (const auto& [old, offered] : {std::pair{one, other}, std::pair{other, one}}) {
            Theatre day;
            day.squad(rebel1, primary, "b2", {merc::doc, old});
            day.militia("b1", rebel1, 1);
            day.next_mercs({offered, merc::ra, merc::max});
            day.play(rebel1, "hire doc");
            const std::string fires = "dismiss " + std::string(names_of(UnitId{})[old.index]);
            const std::string hires = "engage " + std::string(names_of(UnitId{})[offered.index]);
            const State before = day.state;
            day.play(rebel1, "dismiss_nobody");
            EXPECT_EQ(day.refused(rebel1, hires), "E_INCOMPATIBLE");
            day.state = before;
            day.play(rebel1, fires);
            EXPECT(day.may(rebel1, hires));
        }
    }
}

TEST("R9.7: Borris works with Natasha, and Moose with Squirrel")
{
    Theatre day;
    day.squad(rebel1, primary, "b2", {merc::doc, merc::borris});
    day.militia("b1", rebel1, 1);
    day.next_mercs({merc::natasha, merc::ra, merc::max});
    day.play(rebel1, "hire doc");
    day.play(rebel1, "dismiss_nobody");
    EXPECT(day.may(rebel1, "engage natasha"));
    EXPECT_FALSE(are_incompatible(merc::moose, merc::squirrel));
}

TEST("R9.8, R8.2: two MERCs hire on one day under the same limit")
{
    Bureau day;
    day.begin();
    day.play(rebel1, "engage ra");
    day.play(rebel1, "assign primary -");
    day.play(rebel1, "draw_from weapon");
    day.play(rebel1, "stash");
    EXPECT_EQ(team_size(day.state, rebel1), 3);
    EXPECT(day.may(rebel1, "hire ewok"));
    day.play(rebel1, "hire ewok");
    day.play(rebel1, "dismiss_nobody");
    EXPECT(day.options(rebel1, "engage").empty()) << "the team is full";
}

TEST(
    "R9.11: draw, fire, name, then each new MERC with squad, deck and card; last the rest is discarded")
{
    Bureau day;
    day.militia("c2", rebel1, 1);
    day.next_cards({kind::uzi, kind::m16});
    day.play(rebel1, "hire doc");
    EXPECT(day.options(rebel1, "engage").empty()) << "firing comes first";
    day.play(rebel1, "dismiss_nobody");
    day.play(rebel1, "engage golem");
    day.play(rebel1, "engage ra");
    EXPECT_EQ(day.task().unit, merc::golem) << "in the order in which they were named";
    day.play(rebel1, "assign primary -");
    EXPECT_FALSE(day.is_in_play(merc::ra));
    day.play(rebel1, "draw_from weapon");
    day.play(rebel1, "equip weapon");
    EXPECT(day.state.mercs.discard_pile.empty());
    day.play(rebel1, "assign primary -");
    day.play(rebel1, "draw_from weapon");
    EXPECT(day.state.mercs.discard_pile.empty());
    day.play(rebel1, "equip weapon");
    EXPECT_EQ(day.state.mercs.discard_pile.size(), 1u);
    EXPECT(day.state.mercs.discard_pile.contains(merc::max));
}

TEST("R9.13: everyone hears who joins where, what is put on, who was fired and who was not taken")
{
    Bureau day;
    day.next_cards({kind::uzi});
    day.play(rebel1, "hire doc");
    day.play(rebel1, "dismiss ewok");
    day.play(rebel1, "engage ra");
    day.play(rebel1, "engaged");
    day.play(rebel1, "assign primary -");
    day.play(rebel1, "draw_from weapon");
    day.play(rebel1, "equip weapon");
    for (const std::string_view words :
         {"rebel1 fires ewok", "ra joins rebel1 in b2", "ra takes uzi-1", "max is not hired",
          "golem is not hired"}) {
        ASSERT_LT(day.told_at(words), day.log.size()) << words;
        const Event& event = day.log[day.told_at(words)];
        EXPECT(is_seen_by(event, day.seat(the_dictator))) << words;
        EXPECT(is_seen_by(event, Seat::none())) << words;
        EXPECT_EQ(text_of(as_seen_by(event, Seat::none())), words);
    }
}

TEST("F13-15, R19.1, F1.3: asking for the options of a hire draws nothing")
{
    Bureau day;
    day.play(rebel1, "hire doc");
    const Hash128 before = P::hash(day.state);
    const Texts first = day.options(rebel1);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(day.options(rebel1), first);
    EXPECT_EQ(P::hash(day.state), before);
    EXPECT_EQ(day.task().offer.size(), 3u);
}

}  // namespace
}  // namespace sortie::merc
