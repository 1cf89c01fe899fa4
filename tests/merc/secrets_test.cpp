// Who may know what (R13): every test looks at the position as a seat sees it, or at the events as a seat hears them.

#include "games/merc/secrets.h"

#include <algorithm>

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

// Rebel 1 and 2 in b2 and a1, the Dictator's MERC in d3, all with something to hide.
struct Intrigue : Theatre {
    explicit Intrigue(bool human = true) : Theatre({.rebels = 2, .human = human})
    {
        squad(rebel1, primary, "b3", {merc::doc, merc::ewok});
        squad(rebel2, primary, "a1", {merc::ra});
        squad(the_dictator, primary, "d3", {merc::max});
    }
    State seen_by(PlayerId player) const { return P::view(state, seat(player)).seen; }
    State seen_by_spectator() const { return P::view(state, Seat::none()).seen; }
    std::string heard_by(PlayerId player, std::size_t event) const
    {
        return text_of(as_seen_by(log[event], seat(player)));
    }
    bool hears(PlayerId player, std::string_view words) const
    {
        for (std::size_t i = 0; i < log.size(); ++i) {
            if (is_seen_by(log[i], seat(player)) && heard_by(player, i) == words) return true;
        }
        return false;
    }
    // Whether anything that the player hears names the card.
    bool hears_of(PlayerId player, std::string_view card) const
    {
        for (std::size_t i = 0; i < log.size(); ++i) {
            if (!is_seen_by(log[i], seat(player))) continue;
            if (heard_by(player, i).find(card) != std::string::npos) return true;
        }
        return false;
    }
};

TEST(
    "R13.4: map, explored sectors, militia, squads, MERCs, what they carry and how they are is seen by everyone")
{
    Intrigue day;
    day.explored("c2");
    day.militia("a1", rebel2, 3);
    const CardId vest = day.give(merc::max, Pocket::armor, kind::kevlar_vest);
    const CardId kit = day.give(merc::doc, Pocket::accessory, kind::medical_kit);
    day.state.wear[vest.index] = 1;
    day.state.wear[kit.index] = 2;
    day.state.units[merc::ra.index].health = 1;
    day.state.units[merc::ra.index].actions = 1;
    for (const State& seen : {day.seen_by(rebel1), day.seen_by(rebel2), day.seen_by(the_dictator),
                              day.seen_by_spectator()}) {
        EXPECT(seen.sectors == day.state.sectors);
        EXPECT(seen.squads == day.state.squads);
        EXPECT(seen.units == day.state.units);
        EXPECT_EQ(seen.wear[vest.index], 1);
        EXPECT_EQ(seen.wear[kit.index], 2);
        EXPECT_EQ(seen.day, day.state.day);
    }
}

TEST(
    "R13.5, R13.12: the Dictator card, lasting effects, played cards and the revealed base are seen by everyone")
{
    Intrigue day;
    EXPECT(day.seen_by(rebel1).regime.base.is_none()) << "there is no base before the reveal";
    EXPECT(day.seen_by(the_dictator).regime.base.is_none()) << "not even for him";
    day.state.regime.better_weapons = true;
    day.state.regime.conscripts = 2;
    day.tactics({Tactic::lockdown});
    day.hand({Tactic::sentry});
    day.state.tactics.box.erase_value(Tactic::fodder);
    day.state.tactics.discard.push_back(Tactic::fodder);
    day.base("d3");
    for (const State& seen : {day.seen_by(rebel1), day.seen_by_spectator()}) {
        EXPECT(seen.regime == day.state.regime);
        EXPECT(seen.tactics.discard == day.state.tactics.discard);
        EXPECT_EQ(seen.regime.base, at("d3"));
    }
}

TEST("R13.6: the hand is the Dictator's alone; how many cards it has is seen by everyone")
{
    Intrigue day;
    day.hand({Tactic::sentry, Tactic::fodder});
    EXPECT(day.seen_by(the_dictator).tactics.hand == day.state.tactics.hand);
    for (const State& seen : {day.seen_by(rebel1), day.seen_by_spectator()}) {
        ASSERT_EQ(seen.tactics.hand.size(), 2u);
        for (const Tactic card : seen.tactics.hand) EXPECT(card == Tactic::hidden);
    }
}

TEST("R13.6, R13.3: a rebel hears that the Dictator draws a card, not which")
{
    Intrigue day;
    day.tactics({Tactic::seizure, Tactic::sentry});
    day.hand({Tactic::family_threat});
    day.end_rebel_turns();
    day.log.clear();
    day.play(the_dictator, "reinforce family-threat d3");
    day.play(the_dictator, "end_turn");
    if (day.may(the_dictator, "decline")) day.play(the_dictator, "decline");
    EXPECT(day.hears(the_dictator, "the Dictator draws seizure"));
    EXPECT(day.hears(rebel1, "the Dictator draws ?"));
    EXPECT_FALSE(day.hears_of(rebel1, "seizure"));
    EXPECT(day.hears(rebel1, "the Dictator gives up family-threat to reinforce"));
}

TEST("R13.7: nobody sees the order of a deck; the sizes are seen by everyone")
{
    Intrigue day;
    for (const State& seen : {day.seen_by(rebel1), day.seen_by(the_dictator)}) {
        EXPECT_EQ(seen.mercs.draw_pile.size(), day.state.mercs.draw_pile.size());
        for (const UnitId unit : seen.mercs.draw_pile) EXPECT(unit.is_none());
        for (std::size_t i = 0; i < slot_count; ++i) {
            EXPECT_EQ(seen.equipment[i].draw_pile.size(), day.state.equipment[i].draw_pile.size());
            for (const CardId card : seen.equipment[i].draw_pile) EXPECT(card.is_none());
        }
        EXPECT_EQ(seen.tactics.deck.size(), day.state.tactics.deck.size());
        for (const Tactic card : seen.tactics.deck) EXPECT(card == Tactic::hidden);
        for (const Tactic card : seen.tactics.box) EXPECT(card == Tactic::hidden);
    }
}

TEST("R13.8: offers and discard piles are seen by everyone")
{
    Intrigue day;
    day.discard(kind::uzi);
    day.state.mercs.draw_pile.erase_value(merc::snake);
    day.state.mercs.discard(merc::snake);
    day.next_mercs({merc::golem, merc::dutch, merc::moe});
    day.play(rebel1, "hire doc");
    for (const State& seen : {day.seen_by(rebel2), day.seen_by(the_dictator)}) {
        EXPECT(seen.tasks[rebel1.index].offer == day.state.tasks[rebel1.index].offer);
        EXPECT(seen.mercs.discard_pile == day.state.mercs.discard_pile);
        EXPECT(seen.equipment[0].discard_pile == day.state.equipment[0].discard_pile);
    }
}

TEST("R13.9, R13.2: what the arms dealer sells is seen by the buyer's side until it is put on")
{
    Intrigue day;
    day.next_cards({kind::uzi});
    day.play(rebel1, "buy doc weapon");
    EXPECT_EQ(kind_id_of(day.seen_by(rebel1).tasks[0].drawn[0]), kind::uzi);
    EXPECT_EQ(kind_id_of(day.seen_by(rebel2).tasks[0].drawn[0]), kind::uzi) << "rebels share it";
    EXPECT(day.seen_by(the_dictator).tasks[0].drawn[0].is_none());
    EXPECT(day.seen_by_spectator().tasks[0].drawn[0].is_none());
    EXPECT(day.hears(rebel2, "doc gets uzi-1"));
    EXPECT(day.hears(the_dictator, "doc gets ?"));
    EXPECT_FALSE(day.hears_of(the_dictator, "uzi"));
    day.play(rebel1, "equip weapon");
    EXPECT(day.hears(the_dictator, "doc takes uzi-1"));
}

TEST("R13.9: what Hagness procures is hidden from the other side until it is put on or discarded")
{
    Intrigue day;
    day.squad(rebel1, secondary, "b2", {merc::hagness});
    day.next_cards({kind::uzi, kind::m16, kind::ak_47});
    day.play(rebel1, "procure hagness weapon");
    const auto drawn = day.seen_by(the_dictator).tasks[0].drawn;
    for (const CardId card : drawn) EXPECT(card.is_none());
    EXPECT_EQ(drawn.size(), 3u);
    EXPECT_FALSE(day.hears_of(the_dictator, "m16"));
    day.play(rebel1, "keep_in_stash ak-47");
    EXPECT(day.hears(the_dictator, "m16 is discarded"));
    EXPECT(day.hears(the_dictator, "uzi-1 is discarded"));
    EXPECT_FALSE(day.hears_of(the_dictator, "ak-47"));
    EXPECT(day.hears(rebel2, "ak-47 lies in the stash of b2"));
}

TEST("R13.9, R13.3, R13.10: what exploring finds is known to the explorer's side alone")
{
    Intrigue day;
    day.lay("b3", "wilderness9");
    day.next_cards({kind::mortar});
    day.play(rebel1, "explore doc");
    EXPECT(day.hears(rebel1, "mortar-1 lies in the stash of b3"));
    EXPECT(day.hears(the_dictator, "? lies in the stash of b3"));
    EXPECT_FALSE(day.hears_of(the_dictator, "mortar"));
    EXPECT(day.seen_by(rebel2).stashes[at("b3").index] == day.state.stashes[at("b3").index]);
}

TEST("R13.10, R13.2: a stash is seen by the side that controls the sector; its size by everyone")
{
    Intrigue day;
    day.stash("b3", kind::mortar);
    day.stash("b3", kind::grenade);
    day.stash("d3", kind::uzi);
    day.stash("c2", kind::m16);
    const auto& real = day.state.stashes;
    const State rebel = day.seen_by(rebel2);
    const State dictator = day.seen_by(the_dictator);
    EXPECT(rebel.stashes[at("b3").index] == real[at("b3").index]);
    EXPECT_FALSE(rebel.concealed.contains(at("b3")));
    EXPECT(rebel.concealed.contains(at("d3")));
    EXPECT(rebel.concealed.contains(at("c2"))) << "nobody controls it";
    EXPECT(dictator.stashes[at("d3").index] == real[at("d3").index]);
    EXPECT(dictator.concealed.contains(at("b3")));
    EXPECT(dictator.concealed.contains(at("c2")));
    EXPECT_EQ(dictator.stashes[at("b3").index].size(), 2);
    EXPECT_EQ(rebel.stashes[at("d3").index].size(), 1);
}

TEST("R13.10: two positions that differ only in a stash look the same to the other side")
{
    Intrigue one;
    Intrigue other;
    one.stash("b3", kind::mortar);
    other.stash("b3", kind::bandolier);
    EXPECT_NE(P::hash(one.state), P::hash(other.state));
    EXPECT_EQ(P::hash(one.seen_by(the_dictator)), P::hash(other.seen_by(the_dictator)));
    EXPECT_NE(P::hash(one.seen_by(rebel1)), P::hash(other.seen_by(rebel1)));
}

TEST(
    "R13.11: mines in a stash, armed or not, are seen by the side that holds it, until they go off")
{
    Intrigue day({});
    const CardId mine = day.stash("b3", kind::land_mine);
    day.state.disarmed.insert(mine);
    EXPECT(day.seen_by(rebel1).disarmed.contains(mine));
    EXPECT_FALSE(day.seen_by(the_dictator).disarmed.contains(mine));
    EXPECT_FALSE(day.seen_by(the_dictator).stashes[at("b3").index].contains(mine));
    day.militia("c3", the_dictator, 1);
    day.stash("c3", kind::land_mine);
    day.play(rebel1, "move primary c3 -");
    EXPECT(day.hears(rebel2, "a land mine goes off in c3: 1 damage to everyone who enters"));
}

TEST("R13.10: a re-equip at a stash shows something of it, one without a stash shows nothing")
{
    const auto is_fenced = [](bool has_stash) {
        Intrigue day;
        if (has_stash) day.stash("b3", kind_named("kevlar-vest"));
        Events events;
        sortie::Step step;
        const Move move = read_move(merc_face(), "reequip doc").value();
        EXPECT_FALSE(P::apply(day.state, day.seat(rebel1), move, events, step).has_value());
        return step.openly_shown;
    };
    EXPECT(is_fenced(true));
    EXPECT(!is_fenced(false));
}

TEST("R13.1: a side that loses control no longer sees the stash, and the other does")
{
    Intrigue day;
    const CardId card = day.stash("b3", kind::mortar);
    EXPECT(day.seen_by(rebel1).stashes[at("b3").index].contains(card));
    day.play(rebel1, "move primary b2 -");
    EXPECT(day.seen_by(rebel1).concealed.contains(at("b3")));
    day.militia("b3", the_dictator, 1);
    EXPECT(day.seen_by(rebel1).concealed.contains(at("b3")));
    EXPECT(day.seen_by(the_dictator).stashes[at("b3").index].contains(card));
}

TEST("R13.3: the public log does not name cards that are dropped or left in a stash")
{
    Intrigue day;
    day.give(merc::doc, Pocket::weapon, kind::uzi);
    day.next_cards({kind::m16});
    day.play(rebel1, "drop doc uzi-1");
    day.play(rebel1, "buy ewok weapon");
    day.play(rebel1, "stash");
    EXPECT(day.hears(rebel2, "doc drops uzi-1"));
    EXPECT(day.hears(the_dictator, "doc drops ?"));
    EXPECT(day.hears(the_dictator, "? lies in the stash of b3"));
    EXPECT_FALSE(day.hears_of(the_dictator, "m16"));
    EXPECT_FALSE(day.hears_of(the_dictator, "uzi"));
}

TEST("R13.13: nobody sees a retreat before all have chosen")
{
    Theatre day({.human = true});
    day.squad(rebel1, primary, "b3", {merc::doc});
    day.squad(rebel2, primary, "b2", {merc::ra});
    day.militia("b3", the_dictator, 2);
    day.dice({1, 1, 1, 1, 1, 1, 1, 1});
    day.play(rebel2, "move primary b3 -");
    while (!day.awaits(rebel1)) day.play(the_dictator, day.options(the_dictator).front());
    day.log.clear();
    day.play(rebel1, "retreat whole a3 -");
    const auto choice_seen_by = [&](PlayerId viewer) {
        return P::view(day.state, day.seat(viewer)).seen.combat.retreats[rebel1.index][primary];
    };
    EXPECT_EQ(choice_seen_by(rebel1).to, at("a3"));
    EXPECT(choice_seen_by(rebel2).to.is_none());
    EXPECT(choice_seen_by(the_dictator).to.is_none());
    EXPECT(day.log.empty()) << "nothing is told";
    EXPECT_EQ(day.where(merc::doc), at("b3"));
}

TEST("R13.14, AI1.6: what an automatic Dictator could see nobody sees, but for a caretaker")
{
    Intrigue day(false);
    const CardId card = day.stash("d3", kind::mortar);
    EXPECT(day.seen_by(rebel1).concealed.contains(at("d3")));
    EXPECT(day.seen_by(rebel2).concealed.contains(at("d3")));
    day.state.readings.caretaker_sees = true;
    EXPECT(day.seen_by(rebel1).stashes[at("d3").index].contains(card));
    EXPECT_FALSE(day.seen_by(rebel1).concealed.contains(at("d3")));
    EXPECT(day.seen_by(rebel2).concealed.contains(at("d3")));
    day.state.regime.is_automatic = false;
    EXPECT(day.seen_by(rebel1).concealed.contains(at("d3"))) << "only for an automatic one";
}

TEST("R13.15: a request for militia is seen by all rebels and not by the Dictator")
{
    Intrigue day;
    day.militia("a1", rebel2, 2);
    day.play(rebel1, "request rebel2 a1 1");
    EXPECT(day.seen_by(rebel2).requests[rebel1.index].is_open());
    EXPECT(day.seen_by(rebel1).requests[rebel1.index].is_open());
    EXPECT_FALSE(day.seen_by(the_dictator).requests[rebel1.index].is_open());
    EXPECT_FALSE(day.seen_by_spectator().requests[rebel1.index].is_open());
    EXPECT(day.hears(rebel2, "rebel1 asks rebel2 for 1 militia in a1"));
    EXPECT_FALSE(day.hears(the_dictator, "rebel1 asks rebel2 for 1 militia in a1"));
    day.play(rebel2, "deny rebel1");
    EXPECT(day.hears(rebel1, "rebel2 denies the request of rebel1"));
    EXPECT_FALSE(day.hears(the_dictator, "rebel2 denies the request of rebel1"));
}

TEST("R13.16: no view holds anything of the generator")
{
    Intrigue day;
    for (const PlayerId viewer : {rebel1, rebel2, the_dictator}) {
        EXPECT(day.seen_by(viewer).rng == Rng{});
    }
    EXPECT(day.seen_by_spectator().rng == Rng{});
    EXPECT_FALSE(day.state.rng == Rng{});
}

TEST("R13.10, R13.7: a guess keeps what the seat knows and every card in one place")
{
    Intrigue day;
    const CardId known = day.stash("b3", kind::mortar);
    day.stash("d3", kind::grenade);
    day.next_cards({kind::uzi});
    day.hand({Tactic::sentry, Tactic::fodder});
    day.play(rebel1, "buy doc weapon");
    Rng rng = Rng::from(Seed::from_number(7));
    for (const PlayerId viewer : {rebel1, the_dictator}) {
        const State guess = P::determinize(day.state, day.seat(viewer), rng);
        check_position(guess);
        EXPECT_EQ(P::hash(P::view(guess, day.seat(viewer)).seen),
                  P::hash(P::view(day.state, day.seat(viewer)).seen));
        EXPECT_FALSE(guess.rng == day.state.rng);
    }
    const State guess = P::determinize(day.state, day.seat(rebel1), rng);
    EXPECT(guess.stashes[at("b3").index].contains(known));
    EXPECT_EQ(kind_id_of(guess.tasks[0].drawn[0]), kind::uzi);
}

}  // namespace
}  // namespace sortie::merc
