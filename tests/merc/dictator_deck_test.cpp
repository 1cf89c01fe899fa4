// The Dictator's tactics deck and hand from day to day, his and an automatic one's (D4).

#include "games/merc/tactics.h"
#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

// Everything is the rebels', so that no card finds anything to do.
struct Deadlock : Junta {
    explicit Deadlock(Dictator card = Dictator::castro) : Junta(card)
    {
        squad(rebel1, primary, "d3", {merc::doc});
        squad(rebel2, primary, "d3", {merc::ra});
        rebels_everywhere(9);
    }
    // One day: deck and hand when the Dictator is done; he gives the cards up or plays them in this
    // order.
    void day_with(std::initializer_list<std::string_view> answers)
    {
        end_rebel_turns();
        for (const std::string_view text : answers) {
            if (P::is_over(state)) return;
            if (may(the_dictator, text)) say(text);
        }
    }
    std::string cards() const
    {
        return std::to_string(in_deck()) + "/" + std::to_string(in_hand());
    }
};

// ---- Deck and hand ------------------------------------------------------------------------------

TEST("D4-a, D4.3, D9.4: five cards, one a day: 2/3, 1/3, 0/3, 0/2, 0/1, 0/0, and the game ends")
{
    Deadlock day;
    EXPECT_EQ(day.cards(), "2/3") << "after Day 1";
    day.hand({Tactic::oil_reserves, Tactic::family_threat, Tactic::reinforcements});
    day.tactics({Tactic::conscripts, Tactic::better_weapons});
    day.day_with({"play oil-reserves", "decline"});
    EXPECT_EQ(day.cards(), "1/3");
    day.day_with({"play reinforcements", "decline"});
    EXPECT_EQ(day.cards(), "0/3");
    day.day_with({"play conscripts", "decline"});
    EXPECT_EQ(day.cards(), "0/2");
    day.day_with({"play family-threat", "decline"});
    EXPECT_EQ(day.cards(), "0/1") << "the discard pile is never shuffled again";
    EXPECT_EQ(day.state.tactics.discard.size(), 4u);
    EXPECT_FALSE(P::is_over(day.state));
    day.day_with({"decline"});
    EXPECT_EQ(day.cards(), "0/0");
    EXPECT(P::is_over(day.state));
    EXPECT_EQ(day.state.day, 6);
}

TEST("D4-b, HUS3, HUS8, HUS9: Hussein, ten cards, two a day: 7/3, 5/3, 3/3, 1/3, 0/2, end")
{
    Deadlock day(Dictator::hussein);
    EXPECT_EQ(day.cards(), "7/3");
    day.hand({Tactic::oil_reserves, Tactic::family_threat, Tactic::reinforcements});
    day.tactics({Tactic::conscripts, Tactic::better_weapons, Tactic::lockdown,
                 Tactic::veteran_militia, Tactic::sentry, Tactic::artillery_barrage,
                 Tactic::generalisimo});
    day.day_with({"play oil-reserves", "play family-threat"});
    EXPECT_EQ(day.cards(), "5/3");
    day.day_with({"play reinforcements", "play conscripts"});
    EXPECT_EQ(day.cards(), "3/3");
    day.day_with({"play better-weapons", "play lockdown"});
    EXPECT_EQ(day.cards(), "1/3");
    day.day_with({"play veteran-militia", "play sentry"});
    EXPECT_EQ(day.cards(), "0/2");
    EXPECT_FALSE(P::is_over(day.state));
    day.day_with({"play artillery-barrage", "decline"});
    EXPECT_EQ(day.cards(), "0/0");
    EXPECT(P::is_over(day.state));
    EXPECT_EQ(day.state.day, 6);
}

struct QuietRobot : Robot {
    explicit QuietRobot(Dictator card) : Robot(card)
    {
        squad(rebel1, primary, "d3", {merc::doc});
        squad(rebel2, primary, "d3", {merc::ra});
        rebels_everywhere(9);
    }
};

TEST("D4-c, D4.4, AI4.1, AI4.8: an automatic Dictator plays the top card of five every day")
{
    QuietRobot day(Dictator::castro);
    EXPECT_EQ(day.in_deck(), 5) << "after Day 1";
    day.tactics({Tactic::oil_reserves, Tactic::family_threat, Tactic::reinforcements,
                 Tactic::conscripts, Tactic::lockdown});
    const Words order{"oil-reserves", "family-threat", "reinforcements", "conscripts", "lockdown"};
    for (int left = 4; left >= 0; --left) {
        EXPECT_FALSE(P::is_over(day.state));
        day.end_rebel_turns();
        EXPECT_EQ(day.in_deck(), left);
        EXPECT_EQ(day.in_hand(), 0) << "he has no hand";
        EXPECT(day.has_told("the Dictator plays " + order[static_cast<std::size_t>(4 - left)]));
    }
    EXPECT(P::is_over(day.state));
    EXPECT_EQ(day.state.day, 6);
}

TEST("D4-d, HUS5: an automatic Hussein plays two of ten every day")
{
    QuietRobot day(Dictator::hussein);
    EXPECT_EQ(day.in_deck(), 10);
    day.tactics({Tactic::oil_reserves, Tactic::family_threat, Tactic::reinforcements,
                 Tactic::conscripts, Tactic::lockdown, Tactic::better_weapons,
                 Tactic::veteran_militia, Tactic::sentry, Tactic::artillery_barrage,
                 Tactic::generalisimo});
    for (int left = 8; left >= 0; left -= 2) {
        EXPECT_FALSE(P::is_over(day.state));
        day.end_rebel_turns();
        EXPECT_EQ(day.in_deck(), left);
        EXPECT_EQ(day.in_hand(), 0);
    }
    EXPECT(P::is_over(day.state));
}

TEST("D4.5: a played card leaves the hand at once and lies on the pile when it is resolved")
{
    Junta day;
    day.militia("a1", the_dictator, 1);
    day.militia("b2", the_dictator, 1);
    day.turn({Tactic::lockdown, Tactic::sentry});
    day.say("play lockdown");
    EXPECT_EQ(day.in_hand(), 1);
    EXPECT_FALSE(day.was_used(Tactic::lockdown)) << "the base is still to be chosen";
    day.say_all({"choose_base a1", "arm_dictator weapon", "station base", "stash"});
    EXPECT_FALSE(day.was_used(Tactic::lockdown)) << "militia are still to be placed";
    day.say("enough");
    EXPECT(day.was_used(Tactic::lockdown));
}

TEST("D4.6, TC2.2: what a card has changed for good stays when the card is on the pile")
{
    Deadlock day;
    day.hand({Tactic::better_weapons, Tactic::veteran_militia, Tactic::sentry});
    day.day_with({"play better-weapons", "decline"});
    EXPECT(day.was_used(Tactic::better_weapons));
    day.day_with({"play veteran-militia", "decline"});
    EXPECT_EQ(hits_on(day.state, militia_of(the_dictator)), 3);
    EXPECT_EQ(militia_initiative(day.state, the_dictator), 3);
    EXPECT_EQ(hits_on(day.state, militia_of(rebel1)), 4);
}

}  // namespace
}  // namespace sortie::merc
