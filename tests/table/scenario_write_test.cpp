#include "table/scenario_write.h"

#include "table/scenario.h"
#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {
namespace {

std::string report_of(const std::string& text)
{
    return run_scenario(table_games(), text, "written").text();
}

}  // namespace

TEST("a written scenario starts the same game, makes the moves and runs again")
{
    Setup setup = setup_with(duel_game(), 3, {"rounds 4"});
    setup.seed = Seed::from_number(5);
    ScenarioDraft draft = draft_of(play(duel_game(), setup, {"seat 1: rest", "seat 2: guess"}));
    draft.title = "something went wrong";
    draft.found = "step 2: units differ\nhere is more";
    const std::string text = write_scenario(draft);
    EXPECT_EQ(text, "game duel\n"
                    "title something went wrong\n"
                    "seats 3\n"
                    "option rounds 4\n"
                    "option deck shuffled\n"
                    "option trap 0\n"
                    "seed " +
                        Seed::from_number(5).to_hex() +
                        "\n"
                        "\n"
                        "seat 1: rest\n"
                        "expect legal seat 2: guess\n"
                        "seat 2: guess\n"
                        "# step 2: units differ\n"
                        "# here is more\n");
    EXPECT_EQ(report_of(text), "written: passed, 1 expectation");
}

TEST("a scenario without moves expects whom the game waits for")
{
    const ScenarioDraft draft{.game = &duel_game(), .setup = setup_with(duel_game(), 2)};
    EXPECT_NE(write_scenario(draft).find("\nexpect awaited seat 1\n"), std::string::npos);
    EXPECT_EQ(report_of(write_scenario(draft)), "written: passed, 1 expectation");
}

TEST("a set-up that does not start is a comment, not an expectation")
{
    const ScenarioDraft draft{.game = &duel_game(), .setup = setup_with(duel_game(), 8)};
    EXPECT_NE(write_scenario(draft).find("# duel has 2 to 3 seats, not 8\n"), std::string::npos);
}

TEST("own expectations stand behind the last move")
{
    ScenarioDraft draft =
        draft_of(play(tictactoe_game(), setup_with(tictactoe_game(), 2), {"seat 1: place b2"}));
    draft.expectations = {"expect marks[0] = [a1]"};
    const std::string text = write_scenario(draft);
    EXPECT_NE(text.find("seat 1: place b2\nexpect marks[0] = [a1]\n"), std::string::npos);
    EXPECT(report_of(text).starts_with("written:7: marks[0] = [a1] is expected, [b2] is found"))
        << report_of(text);
}

TEST("a move that leads to a fault is written, and running the file shows the fault")
{
    ScenarioDraft draft{.game = &duel_game(), .setup = setup_with(duel_game(), 2, {"trap 1"})};
    draft.moves = {{seat_at(0), move_from(duel_game(), "spring")}};
    EXPECT_NE(report_of(write_scenario(draft)).find("the rules fail: state.strength == 9"),
              std::string::npos);
}

TEST("a title of several lines becomes one")
{
    ScenarioDraft draft{.game = &duel_game(), .setup = setup_with(duel_game(), 2)};
    draft.title = "two\nlines";
    EXPECT_NE(write_scenario(draft).find("\ntitle two lines\n"), std::string::npos);
}

}  // namespace sortie
