// The game as the engine sees it: scores, labels, what listing skips, and what a step shows.

#include "games/merc/merc.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

TEST("R15.1: rebels win and lose together")
{
    State state = P::start(setup_for(3));
    EXPECT_EQ(Merc::scores(state), Scores{});
    state.outcome = Outcome::base_taken;
    EXPECT_EQ(Merc::scores(state), (Scores{1, 1, 1, 0}));
    EXPECT_EQ(name_of_winner(state), "rebels");
    state.outcome = Outcome::dictator_by_value;
    EXPECT_EQ(Merc::scores(state), (Scores{0, 0, 0, 1}));
    EXPECT_EQ(name_of_winner(state), "dictator");
    EXPECT_EQ(name_of_outcome(state), "dictator_by_value");
}

TEST("games are counted by the Dictator's name")
{
    const Theatre day({.dictator = Dictator::polpot});
    EXPECT_EQ(name_of_dictator(day.state), "polpot");
}

TEST("an open task shuts out orders from the listing, and no task its answers")
{
    Theatre day({.rebels = 1});
    day.squad(rebel1, primary, "b2", {merc::badger});
    const ActionSet quiet = plausible_actions(day.state, rebel1);
    EXPECT(quiet.contains(index_of(train)));
    EXPECT_FALSE(quiet.contains(index_of(equip)));
    EXPECT_FALSE(quiet.contains(index_of(salvage)));
    day.stash("b2", kind::uzi);
    day.play(rebel1, "reequip badger");
    const ActionSet busy = plausible_actions(day.state, rebel1);
    EXPECT(busy.contains(index_of(put)));
    EXPECT_FALSE(busy.contains(index_of(train)));
    EXPECT_FALSE(busy.contains(index_of(equip)));
}

TEST("R13.1: a sector with a stash that changes hands shows a secret")
{
    Theatre day({.rebels = 1});
    day.squad(rebel1, primary, "b2", {merc::badger});
    day.stash("b3", kind::uzi);
    const State before = day.state;
    day.play(rebel1, "move primary b3 -");
    EXPECT(Merc::shows_secret(before, day.state));
    EXPECT_FALSE(Merc::shows_secret(day.state, day.state));
}

TEST("an automatic Dictator is the last seat and nobody else is automatic")
{
    const Theatre automatic({.rebels = 2});
    EXPECT(Merc::is_automatic(automatic.state, seat_at(2)));
    EXPECT_FALSE(Merc::is_automatic(automatic.state, seat_at(0)));
    const Theatre human({.rebels = 2, .human = true});
    EXPECT_FALSE(Merc::is_automatic(human.state, seat_at(2)));
}

}  // namespace
}  // namespace sortie::merc
