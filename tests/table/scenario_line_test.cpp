#include "table/scenario_line.h"

#include "tests/support/test.h"

namespace sortie::scenario {
namespace {

template <class Kind>
Kind statement(std::string_view line)
{
    const auto read = read_scenario_line(line);
    EXPECT(read.is_ok()) << line << ": " << (read.is_ok() ? "" : read.problem().words);
    if (!read.is_ok() || !read.value()) return {};
    const Kind* found = std::get_if<Kind>(&*read.value());
    EXPECT_NE(found, nullptr) << line;
    return found == nullptr ? Kind{} : *found;
}

std::string problem_of_line(std::string_view line)
{
    const auto read = read_scenario_line(line);
    return read.is_ok() ? "nothing" : read.problem().words;
}

}  // namespace

TEST("empty lines and comments say nothing")
{
    for (const std::string_view line : {"", "   ", "# a word", "   # more", "\t", "\r"}) {
        const auto read = read_scenario_line(line);
        ASSERT_TRUE(read.is_ok()) << line;
        EXPECT(!read.value().has_value()) << line;
    }
}

TEST("a comment may follow a statement; in quotes or in a word a # is ordinary")
{
    EXPECT_EQ(statement<NameTitle>("title a rule   # and why").title, "a rule");
    EXPECT_EQ(statement<NameTitle>("title card#3 wins").title, "card#3 wins");
    EXPECT_EQ(statement<ExpectEvent>(R"(expect event "card # 3" # yes)").event, "card # 3");
    EXPECT_EQ(statement<ExpectEvent>(R"(expect event "a \" # b")").event, R"(a " # b)");
}

TEST("the head names the game, its options and its seed")
{
    EXPECT_EQ(statement<NameGame>("game skirmish").name, "skirmish");
    EXPECT_EQ(statement<SetSeats>("seats 3").seats, 3);
    EXPECT_EQ(statement<SetOption>("option rounds 4").name, "rounds");
    EXPECT_EQ(statement<SetOption>("option rounds 4").value, "4");
    EXPECT_EQ(statement<SetSeed>("seed 7").seed, Seed::from_number(7));
    EXPECT_EQ(statement<SetSeed>("seed " + Seed::from_number(9).to_hex()).seed,
              Seed::from_number(9));
    statement<LeaveUnchecked>("unchecked");
}

TEST("a line that ends with a carriage return is read like any other")
{
    EXPECT_EQ(statement<NameGame>("game skirmish\r").name, "skirmish");
}

TEST("a field is set to a text that may hold blanks and signs")
{
    const auto set = statement<SetField>("set deck.draw_pile = [a, b = c]");
    EXPECT_EQ(set.path, "deck.draw_pile");
    EXPECT_EQ(set.value, "[a, b = c]");
    const auto top = statement<PutOnTop>("top deck.draw_pile = [a, b = c]");
    EXPECT_EQ(top.path, "deck.draw_pile");
    EXPECT_EQ(top.items, "[a, b = c]");
}

TEST("dice and picks are lists of small numbers")
{
    EXPECT_EQ(statement<ForceDice>("dice 6 1 4").faces, (std::vector<std::uint8_t>{6, 1, 4}));
    EXPECT_EQ(statement<ForcePicks>("picks 0 255").results, (std::vector<std::uint8_t>{0, 255}));
    statement<FreeChance>("chance free");
}

TEST("a move and a refusal name their seat from one on")
{
    const auto move = statement<MakeMove>("seat 1: move scout b2");
    EXPECT_EQ(move.what.seat, seat_at(0));
    EXPECT_EQ(move.what.move, "move scout b2");
    const auto refusal =
        statement<ExpectRefusal>(R"(refuse seat 2: move x because E_TURN rule B3.1 "it is not")");
    EXPECT_EQ(refusal.what.seat, seat_at(1));
    EXPECT_EQ(refusal.what.move, "move x");
    EXPECT_EQ(refusal.code, "E_TURN");
    EXPECT_EQ(refusal.rule, "B3.1");
    EXPECT_EQ(refusal.words, "it is not");
}

TEST("the rule and the words of a refusal are optional, each by itself")
{
    const auto bare = statement<ExpectRefusal>("refuse seat 2: x because E_TURN");
    EXPECT(!bare.rule.has_value());
    EXPECT(!bare.words.has_value());
    const auto worded = statement<ExpectRefusal>(R"(refuse seat 2: x because E_TURN "no")");
    EXPECT(!worded.rule.has_value());
    EXPECT_EQ(worded.words, "no");
}

TEST("a line of no kind is answered with the kinds there are")
{
    EXPECT_EQ(problem_of_line("mvoe scout b2"),
              "no line begins with 'mvoe'; lines begin with: game, title, seats, option, seed,"
              " unchecked, set, top, dice, picks, chance, seat, refuse, expect");
}

TEST("a malformed line says what is accepted there")
{
    EXPECT_EQ(problem_of_line("game"), "'game' is followed by the name of a game");
    EXPECT_EQ(problem_of_line("game a b"), "'game' is followed by the name of a game");
    EXPECT_EQ(problem_of_line("title"), "'title' is followed by what the scenario shows");
    EXPECT_EQ(problem_of_line("seats nine"), "'seats' is followed by a number from 1 to 8");
    EXPECT_EQ(problem_of_line("seats 0"), "'seats' is followed by a number from 1 to 8");
    EXPECT_EQ(problem_of_line("option rounds"),
              "'option' is followed by the name of an option and its value");
    EXPECT_EQ(problem_of_line("option rounds 4 5"),
              "'option' is followed by the name of an option and its value");
    for (const std::string_view line :
         {"seed", "seed -1", "seed 7f", "seed 99999999999999999999"}) {
        EXPECT_EQ(problem_of_line(line),
                  "'seed' is followed by a whole number or by 64 hexadecimal digits");
    }
    EXPECT_EQ(problem_of_line("unchecked please"), "'unchecked' stands alone");
    for (const std::string_view line : {"set", "set x", "set = 3"}) {
        EXPECT_EQ(problem_of_line(line),
                  "'set' is followed by a field and its value: set units[3].health = 2");
    }
    for (const std::string_view line : {"top", "top deck", "top = [aim]"}) {
        EXPECT_EQ(problem_of_line(line),
                  "'top' is followed by a list and some of its items: top deck.draw_pile ="
                  " [aim, luck]");
    }
    for (const std::string_view line : {"dice", "dice 0", "dice 256", "dice 6,1", "dice six"}) {
        EXPECT_EQ(problem_of_line(line), "'dice' is followed by faces from 1 to 255: dice 6 1 4");
    }
    for (const std::string_view line : {"picks", "picks -1", "picks 256"}) {
        EXPECT_EQ(problem_of_line(line), "'picks' is followed by numbers from 0 to 255: picks 2 0");
    }
    EXPECT_EQ(problem_of_line("chance"), "'chance' is followed by 'free'");
    EXPECT(problem_of_line("seat 1 move").starts_with("a move is written 'seat 1: MOVE'"));
    EXPECT(problem_of_line("seat 1:").starts_with("a move is written 'seat 1: MOVE'"));
}

TEST("a malformed refusal says how one is written")
{
    for (const std::string_view line :
         {"refuse seat 2: x", "refuse seat 2: x because ", "refuse seat 2: x because \"words\"",
          "refuse seat 2: x because E_A rule", "refuse seat 2: x because E_A E_B",
          "refuse seat 2: x because E_A \"open"}) {
        EXPECT(problem_of_line(line).starts_with(
            "a refusal is written 'refuse seat 2: MOVE because CODE'"))
            << line << ": " << problem_of_line(line);
    }
    EXPECT(problem_of_line("refuse 2: x because E_A").starts_with("a move is written"));
}

}  // namespace sortie::scenario
