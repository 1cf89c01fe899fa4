#include "cli/setup_arguments.h"

#include "games/games.h"
#include "table/games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

const GameModule& skirmish()
{
    return *find_game(all_games(), "skirmish").value();
}

std::string problem_of(const SetupArguments& arguments)
{
    const Result<Setup> setup = make_setup(skirmish(), arguments, Seed::from_number(1));
    return setup.is_ok() ? "" : setup.problem().words;
}

TEST("an option may be written in three ways")
{
    for (const SetupArguments& arguments :
         {SetupArguments{.options = {"rounds=3"}}, SetupArguments{.extras = {"--rounds", "3"}},
          SetupArguments{.extras = {"--rounds=3"}}}) {
        const Result<Setup> setup = make_setup(skirmish(), arguments, Seed::from_number(1));
        ASSERT_TRUE(setup.is_ok()) << setup.problem().words;
        EXPECT_EQ(setup.value().values[0], 3);
        EXPECT_EQ(setup.value().seats, 2);
    }
}

TEST("every mistake is one line that says what is accepted")
{
    EXPECT_EQ(problem_of({.options = {"rounds"}}), "an option is written name=value, not 'rounds'");
    EXPECT_EQ(problem_of({.options = {"rounds=99"}}), "option rounds takes 2 to 8, not '99'");
    EXPECT_EQ(problem_of({.options = {"map=moon"}}),
              "option map takes crossroads or bridges, not 'moon'");
    EXPECT_EQ(problem_of({.options = {"colour=red"}}),
              "there is no option 'colour'; options are: rounds map units hand");
    EXPECT_EQ(problem_of({.extras = {"--rounds"}}), "'--rounds' needs a value");
    EXPECT_EQ(problem_of({.extras = {"rounds"}}), "'rounds' is not understood; try --help");
    EXPECT_EQ(problem_of({.seats = 9}), "skirmish has 2 to 4 seats, not 9");
    EXPECT_EQ(problem_of({.seed = "abc"}),
              "a seed is a whole number or 64 hexadecimal digits, not 'abc'");
}

TEST("many games are counted from a number, and a seed of 64 digits is no number to count from")
{
    const Result<SetupOfMany> usual = make_setup_of_many(skirmish(), {});
    ASSERT_TRUE(usual.is_ok());
    EXPECT_EQ(usual.value().first_seed, 1u);
    const Result<SetupOfMany> last =
        make_setup_of_many(skirmish(), {.seed = "18446744073709551615"});
    ASSERT_TRUE(last.is_ok());
    EXPECT_EQ(last.value().first_seed, 18446744073709551615u);
    for (const std::string& wrong : {std::string(64, '7'), std::string("abc"), std::string("-1")}) {
        const Result<SetupOfMany> refused = make_setup_of_many(skirmish(), {.seed = wrong});
        ASSERT_TRUE(!refused.is_ok()) << wrong;
        EXPECT_EQ(refused.problem().words,
                  "many games are counted from their seed; it is a whole number, not '" + wrong +
                      "'");
    }
}

TEST("seats are counted in one way: as seats, or as the game's people count")
{
    const GameModule& merc = *find_game(all_games(), "merc").value();
    const SetupArguments twice{.seats = 6, .extras = {"--rebels", "2"}};
    const Result<Setup> setup = make_setup(merc, twice, Seed::from_number(1));
    ASSERT_TRUE(!setup.is_ok());
    EXPECT_EQ(setup.problem().words,
              "--seats and --rebels both say how many play; one of them is enough");
    EXPECT(make_setup(merc, {.seats = 3}, Seed{}).is_ok());
    EXPECT_EQ(make_setup(merc, {.extras = {"--rebels=2"}}, Seed{}).value().seats, 3);
    for (const char* wrong : {"0", "7", "many", "2x"}) {
        const Result<Setup> refused = make_setup(merc, {.extras = {"--rebels", wrong}}, Seed{});
        ASSERT_TRUE(!refused.is_ok());
        EXPECT_EQ(refused.problem().words,
                  "--rebels is a number from 1 to 6, not '" + std::string(wrong) + "'");
    }

    const GameList games = all_games();
    EXPECT(why_not_counted_twice(games, "merc", true, {"--rebels=2"}).has_value());
    EXPECT(why_not_counted_twice(games, "merc", true, {"--rebels", "2"}).has_value());
    EXPECT(!why_not_counted_twice(games, "merc", false, {"--rebels=2"}));
    EXPECT(!why_not_counted_twice(games, "merc", true, {"--mode=versus"}));
    EXPECT(!why_not_counted_twice(games, "chess", true, {"--rebels=2"}));
}

TEST("how many seats were asked for is told in either way of counting, and that nobody asked")
{
    const GameModule& merc = *find_game(all_games(), "merc").value();
    EXPECT_EQ(seats_asked(merc, {}).value(), 0);
    EXPECT_EQ(seats_asked(merc, {.seats = 4}).value(), 4);
    EXPECT_EQ(seats_asked(merc, {.extras = {"--rebels", "1"}}).value(), 2);
    EXPECT(!seats_asked(merc, {.seats = 4, .extras = {"--rebels", "3"}}).is_ok());
}

TEST("a combination that the game does not allow is refused before it starts")
{
    const std::string words = problem_of({.seats = 4, .options = {"units=4"}});
    EXPECT_EQ(words, "4 seats with 4 units each do not fit the board; units can be at most 3 here "
                     "(rule B1.3)");
}

TEST("a seed is a number or 64 digits, and fresh ones differ")
{
    EXPECT_EQ(read_seed("7").value(), Seed::from_number(7));
    EXPECT_EQ(read_seed(Seed::from_number(7).to_hex()).value(), Seed::from_number(7));
    EXPECT(!read_seed("-1").is_ok());
    EXPECT(!read_seed("").is_ok());
    EXPECT(!(fresh_seed() == fresh_seed()));
}

}  // namespace
}  // namespace sortie
