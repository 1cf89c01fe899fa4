#include "table/scenario.h"

#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {
namespace {

ScenarioReport run(std::string_view text)
{
    return run_scenario(table_games(), text, "a.scenario");
}

// The report of a scenario that must fail, or "passed".
std::string failure_of(std::string_view text)
{
    const ScenarioReport report = run(text);
    return report.is_passed() ? "passed" : report.text();
}

}  // namespace

TEST("a scenario passes when all its lines hold, and counts what it expected")
{
    const ScenarioReport report = run("# three in a row\n"
                                      "game tictactoe\n"
                                      "title X3.1: a row wins\n"
                                      "\n"
                                      "set marks[0] = [a1, b1]\n"
                                      "set marks[1] = [a3, b3]\n"
                                      "seat 1: place c1\n"
                                      "expect over\n"
                                      "expect winner seat 1\n");
    EXPECT(report.is_passed()) << report.text();
    EXPECT_EQ(report.title, "X3.1: a row wins");
    EXPECT_EQ(report.expectations, 2);
    EXPECT_EQ(report.text(), "a.scenario: passed, 2 expectations");
}

TEST("the first line that fails is told with its number, its text and what was found")
{
    EXPECT_EQ(failure_of("game tictactoe\n"
                         "\n"
                         "seat 1: place c1\n"
                         "  expect marks[0] = [c1]   # this holds\n"
                         "  expect marks[1] = [a1]   # this does not\n"
                         "expect over\n"),
              "a.scenario:5: marks[1] = [a1] is expected, [] is found\n"
              "    expect marks[1] = [a1]   # this does not");
}

TEST("only expectations that held are counted")
{
    const ScenarioReport report =
        run("game tictactoe\nexpect not over\nexpect over\nexpect over\n");
    EXPECT_EQ(report.expectations, 1);
    EXPECT(!report.is_passed());
}

TEST("a malformed line is told before anything is played")
{
    EXPECT_EQ(failure_of("game tictactoe\nexpect over\nexpct over\n"),
              "a.scenario:3: no line begins with 'expct'; lines begin with: game, title, seats,"
              " option, seed, unchecked, set, top, dice, picks, chance, seat, refuse, expect\n"
              "    expct over");
}

TEST("a scenario that expects nothing fails")
{
    EXPECT_EQ(failure_of("game tictactoe\nseat 1: place a1\n"),
              "a.scenario: the scenario expects nothing; add a line with 'expect' or 'refuse'");
    EXPECT_EQ(failure_of(""),
              "a.scenario: the scenario expects nothing; add a line with 'expect' or 'refuse'");
}

TEST("files with carriage returns, with a byte order mark or without a last line end are read")
{
    EXPECT_EQ(failure_of("game tictactoe\r\nexpect not over\r\n"), "passed");
    EXPECT_EQ(failure_of("\xef\xbb\xbfgame tictactoe\nexpect not over"), "passed");
}

TEST("the game stands first, once, and must be there")
{
    EXPECT_EQ(failure_of("game chess\nexpect over\n"),
              "a.scenario:1: " + find_game(table_games(), "chess").problem().words +
                  "\n    game chess");
    const std::string words = "the first statement names the game: game NAME";
    EXPECT_EQ(failure_of("seats 2\ngame duel\nexpect over\n"),
              "a.scenario:1: " + words + "\n    seats 2");
    EXPECT_EQ(failure_of("title x\nexpect over\n"), "a.scenario:2: " + words + "\n    expect over");
    EXPECT_EQ(failure_of("game duel\ngame duel\nexpect over\n"),
              "a.scenario:2: a scenario is of one game\n    game duel");
}

TEST("the set-up is what the head says")
{
    EXPECT_EQ(failure_of("game duel\nseats 3\noption rounds 7\noption deck shuffled\nseed 5\n"
                         "expect rounds = 7\nexpect flow.seat_count = 3\n"),
              "passed");
}

TEST("the same seed gives the same deck, another one another")
{
    const auto starts_with_ace = [](int seed) {
        return run("game duel\nseed " + std::to_string(seed) + "\nexpect hands[0] = [ace]\n")
            .is_passed();
    };
    int aces = 0;
    for (int seed = 0; seed < 16; ++seed) {
        aces += starts_with_ace(seed) ? 1 : 0;
        EXPECT_EQ(starts_with_ace(seed), starts_with_ace(seed));
    }
    EXPECT_GT(aces, 0);
    EXPECT_LT(aces, 16);
}

TEST("an option or a set-up that the game does not have is told at its line")
{
    EXPECT_EQ(failure_of("game duel\noption laps 7\nexpect over\n"),
              "a.scenario:2: there is no option 'laps'; options are: rounds deck trap\n"
              "    option laps 7");
    EXPECT_EQ(failure_of("game duel\noption rounds 70\nexpect over\n"),
              "a.scenario:2: option rounds takes 1 to 9, not '70'\n    option rounds 70");
    EXPECT_EQ(failure_of("game duel\nseats 3\noption deck stacked\nexpect over\n"),
              "a.scenario:1: the stacked deck is for two seats\n    game duel");
    EXPECT_EQ(failure_of("game duel\nseats 8\nexpect over\n"),
              "a.scenario:1: duel has 2 to 3 seats, not 8\n    game duel");
}

TEST("what belongs to the head is not accepted later")
{
    for (const char* line :
         {"seats 2", "option rounds 3", "seed 1", "title late", "unchecked", "game duel"}) {
        const std::string text = std::string("game duel\nexpect not over\n") + line + "\n";
        EXPECT_EQ(failure_of(text),
                  std::string("a.scenario:3: this stands at the head of a scenario, before anything"
                              " is set, forced, moved or expected\n    ") +
                      line);
    }
}

TEST("a position that the game does not know is told at the last line that changed it")
{
    const std::string words = failure_of("game tictactoe\n"
                                         "set marks[0] = [a1, b1]\n"
                                         "set marks[1] = []\n"
                                         "seat 1: place c1\n"
                                         "expect over\n");
    EXPECT(
        words.starts_with("a.scenario:3: the position is not possible in tictactoe; this does not"
                          " hold: lead == 0"))
        << words;
    EXPECT(words.ends_with("; write 'unchecked' at the head to go on regardless\n"
                           "    set marks[1] = []"))
        << words;
}

TEST("lines that make a position together are checked when they are complete")
{
    EXPECT_EQ(failure_of("game tictactoe\n"
                         "set marks[0] = [a1, b1, c2]\n"
                         "set marks[1] = [a3, b3]\n"
                         "set flow.awaited = [1]\n"
                         "seat 2: place c3\n"
                         "expect winner seat 2\n"),
              "passed");
}

TEST("an unchecked scenario may stand in a position that the game does not know")
{
    EXPECT_EQ(failure_of("game tictactoe\nunchecked\nset marks[0] = [a1, b1]\n"
                         "seat 1: place c1\nexpect winner seat 1\n"),
              "passed");
}

TEST("a position may also be changed after moves, and is checked again")
{
    EXPECT_EQ(failure_of("game duel\nseat 1: rest\nset health[1] = 1\nseat 2: rest\n"
                         "expect health[1] = 1\n"),
              "passed");
    EXPECT(failure_of("game duel\nseat 1: rest\nset health[1] = 4\nseat 2: rest\n"
                      "expect health[1] = 4\n")
               .starts_with("a.scenario:3: the position is not possible in duel; this does not"
                            " hold: health <= 3"));
}

TEST("forced dice that nobody throws are told at the line that forced them")
{
    EXPECT_EQ(failure_of("game duel\ndice 6 1\nseat 1: strike seat2\nexpect window before_hit\n"),
              "a.scenario:2: 1 forced roll was not thrown\n    dice 6 1");
    EXPECT_EQ(failure_of("game duel\npicks 1 2 3\nseat 1: guess\nexpect not over\n"),
              "a.scenario:2: 2 forced picks were not used\n    picks 1 2 3");
}

TEST("a scenario that forces some numbers forces all, also before the line that forces")
{
    EXPECT_EQ(failure_of("game duel\nseat 1: guess\npicks 1\nseat 2: guess\nexpect guesses = 1\n"),
              "a.scenario:2: the move threw a die that the scenario did not force; force it with"
              " 'dice' or 'picks', or write 'chance free' before the move\n    seat 1: guess");
    EXPECT_EQ(failure_of("game duel\nchance free\nseat 1: guess\npicks 1\nseat 2: guess\n"
                         "expect guesses = 1\n"),
              "passed");
}

TEST("chance is free for one move only")
{
    EXPECT(failure_of("game duel\nchance free\nseat 1: guess\nseat 2: guess\npicks 1\n"
                      "seat 1: guess\nexpect not over\n")
               .starts_with("a.scenario:4: the move threw a die"));
}

TEST("a scenario that forces nothing leaves all to its seed")
{
    EXPECT_EQ(failure_of("game duel\nseat 1: guess\nexpect guesses < 10\n"), "passed");
}

TEST("a game without chance has no dice, also before the line that says so")
{
    EXPECT_EQ(failure_of("game tictactoe\nseat 1: place a1\ndice 3\nexpect over\n"),
              "a.scenario:3: tictactoe leaves nothing to chance, so there are no dice to force\n"
              "    dice 3");
}

TEST("random texts are told or run, and never end the program")
{
    constexpr std::string_view parts[] = {
        "game ",    "duel",    "tictactoe", "\n",    "set ",   "flow",
        ".",        "awaited", "=",         "[",     "]",      "9",
        "0",        "expect ", "event ",    "\"",    "seat ",  "1",
        ":",        "rest",    "strike ",   "dice ", "picks ", "refuse ",
        "because ", "hands",   "health",    "#",     "seats ", "option ",
        " ",        "windows", "rng",       "\\",    "legal ", "deck.draw_pile"};
    SmallRng rng(11);
    for (int i = 0; i < 3000; ++i) {
        std::string text = "game duel\nexpect not over\n";
        for (std::uint32_t left = rng.below(24); left > 0; --left) {
            text += parts[rng.below(static_cast<std::uint32_t>(std::size(parts)))];
        }
        EXPECT(!run(text).text().empty());
    }
}

}  // namespace sortie
