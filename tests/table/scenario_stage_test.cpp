#include "table/scenario_stage.h"

#include "tests/support/test.h"
#include "tests/table/stage.h"
#include "tests/table/table_games.h"

namespace sortie::scenario {
namespace {

// A duel of two with a stacked deck: seat 1 holds the ace and seat 2 the king.
Stage duel_stage(std::initializer_list<std::string_view> options = {"deck stacked"})
{
    return Stage(duel_game(), setup_with(duel_game(), 2, options));
}

SeatAndMove move_of(int seat, std::string_view text)
{
    return {seat_at(seat - 1), std::string(text)};
}

// Why the statement fails, or nothing as words.
}  // namespace

TEST("a stage stands nowhere until it begins")
{
    Stage stage = duel_stage();
    EXPECT(!stage.is_begun());
    EXPECT(!stage.unused_chance().has_value());
    EXPECT(!stage.begin().has_value());
    EXPECT(stage.is_begun());
    EXPECT(!stage.check().has_value());
}

TEST("a field is set by name, and a wrong one says what is there")
{
    Stage stage = duel_stage();
    ASSERT_FALSE(stage.begin().has_value());
    EXPECT_EQ(words_of(stage, SetField{"health[1]", "2"}), "it holds");
    EXPECT_EQ(words_of(stage, ExpectField{"health[1]", Comparison::equal, "2"}), "it holds");
    EXPECT(
        words_of(stage, SetField{"helth", "2"}).starts_with("no field 'helth'; fields are: rng,"));
    EXPECT_EQ(words_of(stage, SetField{"health[3]", "2"}),
              "no item '3' in health; its items are 0 to 2");
    EXPECT_EQ(words_of(stage, SetField{"health[1]", "many"}),
              "health[1]: 'many' is not a number from -128 to 127");
    EXPECT_EQ(words_of(stage, SetField{"health[1]", ""}),
              "health[1]: '' is not a number from -128 to 127");
}

TEST("the order of a deck is set from the bottom to the top")
{
    Stage stage = duel_stage();
    ASSERT_FALSE(stage.begin().has_value());
    EXPECT_EQ(words_of(stage, SetField{"deck.draw_pile", "[jack, queen, ace]"}), "it holds");
    EXPECT_EQ(words_of(stage, MakeMove{move_of(1, "draw")}), "it holds");
    EXPECT_EQ(words_of(stage, ExpectField{"deck.discard_pile", Comparison::equal, "[ace]"}),
              "it holds");
}

TEST("items of a list are put on its top, and the others keep their order below")
{
    Stage stage = duel_stage();
    ASSERT_FALSE(stage.begin().has_value());
    EXPECT_EQ(words_of(stage, SetField{"deck.draw_pile", "[jack, queen, ace, jack]"}), "it holds");
    EXPECT_EQ(words_of(stage, PutOnTop{"deck.draw_pile", "[ace, jack]"}), "it holds");
    EXPECT_EQ(words_of(stage, ExpectField{"deck.draw_pile", Comparison::equal,
                                          "[queen, jack, ace, jack]"}),
              "it holds");
    EXPECT_EQ(words_of(stage, PutOnTop{"deck.draw_pile", "[queen]"}), "it holds");
    EXPECT_EQ(words_of(stage, MakeMove{move_of(1, "draw")}), "it holds");
    EXPECT_EQ(words_of(stage, ExpectField{"deck.discard_pile", Comparison::equal, "[queen]"}),
              "it holds");
}

TEST("what is not in the list, or no list, has no top, and nothing changes")
{
    Stage stage = duel_stage();
    ASSERT_FALSE(stage.begin().has_value());
    EXPECT_EQ(words_of(stage, SetField{"deck.draw_pile", "[jack, queen]"}), "it holds");
    EXPECT_EQ(words_of(stage, PutOnTop{"deck.draw_pile", "[jack, jack]"}),
              "'jack' is not in deck.draw_pile, or not so often");
    EXPECT_EQ(words_of(stage, PutOnTop{"deck.draw_pile", "[ace]"}),
              "'ace' is not in deck.draw_pile, or not so often");
    for (const char* items :
         {"jack", "[]", "[jack", "[jack] queen", "[[jack]]", "[jack queen", ""}) {
        EXPECT_EQ(words_of(stage, PutOnTop{"deck.draw_pile", items}),
                  "items are given as in [aim, luck], the one on top last, not '" +
                      std::string(items) + "'");
    }
    EXPECT_EQ(words_of(stage, PutOnTop{"health", "[1]"}),
              "health is no list of names or numbers, so it has no top");
    EXPECT(words_of(stage, PutOnTop{"dek", "[ace]"}).starts_with("no field 'dek'"));
    EXPECT_EQ(words_of(stage, PutOnTop{"windows.window", "[1]"}),
              "a window is opened by moves and cannot be set");
    EXPECT_EQ(words_of(stage, ExpectField{"deck.draw_pile", Comparison::equal, "[jack, queen]"}),
              "it holds");
}

TEST("where play stands, windows and the generator cannot be set")
{
    Stage stage = duel_stage();
    ASSERT_FALSE(stage.begin().has_value());
    const std::string flow =
        "where play stands is reached by moves; of 'flow' only flow.awaited can be set";
    EXPECT_EQ(words_of(stage, SetField{"flow.at", "60000"}), flow);
    EXPECT_EQ(words_of(stage, SetField{"flow.frames[0].at", "60000"}), flow);
    EXPECT_EQ(words_of(stage, SetField{"flow", "{at: 60000}"}), flow);
    EXPECT_EQ(words_of(stage, SetField{"windows.window", "9"}),
              "a window is opened by moves and cannot be set");
    EXPECT_EQ(words_of(stage, SetField{"rng.drawn", "9"}),
              "chance is forced with 'dice' and 'picks' and cannot be set");
}

TEST("who is awaited can be set, to seats that are at the table")
{
    Stage stage = duel_stage();
    ASSERT_FALSE(stage.begin().has_value());
    EXPECT_EQ(words_of(stage, SetField{"flow.awaited", "[1]"}), "it holds");
    EXPECT_EQ(words_of(stage, ExpectLegal{move_of(2, "rest"), true}), "it holds");
    EXPECT_EQ(words_of(stage, SetField{"flow.awaited", "[2]"}),
              "there is no seat 3; the game has seats 1 to 2");
}

TEST("forced dice come in their order")
{
    Stage stage = duel_stage();
    ASSERT_FALSE(stage.begin().has_value());
    stage.forbid_free_chance();
    EXPECT_EQ(words_of(stage, ForceDice{{2, 6}}), "it holds");
    EXPECT_EQ(stage.unused_chance(), "2 forced rolls were not thrown");
    EXPECT_EQ(words_of(stage, MakeMove{move_of(1, "strike seat2")}), "it holds");
    EXPECT_EQ(
        words_of(stage, ExpectEvent{true, nobody, true, "seat1 strikes at seat2 and rolls 2"}),
        "it holds");
    EXPECT_EQ(words_of(stage, MakeMove{move_of(2, "strike seat1")}), "it holds");
    EXPECT_EQ(words_of(stage, ExpectWindow{"before_hit"}), "it holds");
    EXPECT(!stage.unused_chance().has_value());
}

TEST("forced picks are used up, too")
{
    Stage stage = duel_stage();
    ASSERT_FALSE(stage.begin().has_value());
    EXPECT_EQ(words_of(stage, ForcePicks{{7}}), "it holds");
    EXPECT_EQ(stage.unused_chance(), "1 forced pick was not used");
    EXPECT_EQ(words_of(stage, MakeMove{move_of(1, "guess")}), "it holds");
    EXPECT_EQ(words_of(stage, ExpectField{"guesses", Comparison::equal, "7"}), "it holds");
    EXPECT(!stage.unused_chance().has_value());
}

TEST("a die that was not forced fails only where something is forced")
{
    Stage free = duel_stage();
    ASSERT_FALSE(free.begin().has_value());
    EXPECT_EQ(words_of(free, MakeMove{move_of(1, "guess")}), "it holds");
    Stage forced = duel_stage();
    ASSERT_FALSE(forced.begin().has_value());
    forced.forbid_free_chance();
    EXPECT(words_of(forced, MakeMove{move_of(1, "guess")})
               .starts_with("the move threw a die that the scenario did not force"));
    EXPECT_EQ(words_of(forced, FreeChance{}), "it holds");
    EXPECT_EQ(words_of(forced, MakeMove{move_of(2, "guess")}), "it holds");
}

TEST("a forced face that the die does not have is a fault told in words")
{
    Stage stage = duel_stage();
    ASSERT_FALSE(stage.begin().has_value());
    stage.forbid_free_chance();
    EXPECT_EQ(words_of(stage, ForceDice{{9}}), "it holds");
    const std::string words = words_of(stage, MakeMove{move_of(1, "strike seat2")});
    EXPECT(words.starts_with("the rules fail: face <= sides (rng.h:")) << words;
    EXPECT(words.ends_with("(do the forced dice and picks fit what is thrown?)")) << words;
}

TEST("more dice than fit are a fault told in words")
{
    Stage stage = duel_stage();
    ASSERT_FALSE(stage.begin().has_value());
    EXPECT_NE(words_of(stage, ForceDice{std::vector<std::uint8_t>(65, 6)}), "it holds");
}

TEST("a game without chance has nothing to force")
{
    Stage stage(tictactoe_game(), setup_with(tictactoe_game(), 2));
    ASSERT_FALSE(stage.begin().has_value());
    EXPECT_EQ(words_of(stage, ForcePicks{{1}}),
              "tictactoe leaves nothing to chance, so there are no picks to force");
    EXPECT_EQ(words_of(stage, FreeChance{}),
              "tictactoe leaves nothing to chance, so there are no dice to force");
}

TEST("a move that is refused or cannot be read fails with the reason")
{
    Stage stage = duel_stage();
    ASSERT_FALSE(stage.begin().has_value());
    EXPECT_EQ(words_of(stage, MakeMove{move_of(1, "spring")}),
              "the move is refused: D2: the trap is set (E_NO_TRAP)");
    EXPECT(words_of(stage, MakeMove{move_of(1, "jump")}).starts_with("there is no action 'jump'"));
    EXPECT_EQ(words_of(stage, MakeMove{move_of(3, "rest")}),
              "there is no seat 3; the game has seats 1 to 2");
}

TEST("a fault in the rules fails with its text")
{
    Stage stage = duel_stage({"trap 1"});
    ASSERT_FALSE(stage.begin().has_value());
    EXPECT(words_of(stage, MakeMove{move_of(1, "spring")})
               .starts_with("the rules fail: state.strength == 9 (duel.h:"));
}

TEST("a refusal is expected by its code, and by rule and words where they are given")
{
    Stage stage = duel_stage();
    ASSERT_FALSE(stage.begin().has_value());
    const SeatAndMove spring = move_of(1, "spring");
    EXPECT_EQ(words_of(stage, ExpectRefusal{spring, "E_NO_TRAP", {}, {}}), "it holds");
    EXPECT_EQ(words_of(stage, ExpectRefusal{spring, "E_NO_TRAP", "D2", "the trap is set"}),
              "it holds");
    const std::string found = " is expected, the refusal is: D2: the trap is set (E_NO_TRAP)";
    EXPECT_EQ(words_of(stage, ExpectRefusal{spring, "E_TRAP", {}, {}}), "E_TRAP" + found);
    EXPECT_EQ(words_of(stage, ExpectRefusal{spring, "E_NO_TRAP", "D3", {}}),
              "E_NO_TRAP of rule D3" + found);
    EXPECT_EQ(words_of(stage, ExpectRefusal{spring, "E_NO_TRAP", {}, "the trap"}),
              "E_NO_TRAP with the words 'the trap'" + found);
}

TEST("a refusal that does not come, and a move that nobody could read, fail")
{
    Stage stage = duel_stage();
    ASSERT_FALSE(stage.begin().has_value());
    EXPECT_EQ(words_of(stage, ExpectRefusal{move_of(1, "rest"), "E_NO_TRAP", {}, {}}),
              "a refusal is expected, the move is legal");
    EXPECT(words_of(stage, ExpectRefusal{move_of(1, "jump"), "E_NO_TRAP", {}, {}})
               .starts_with("there is no action 'jump'"));
}

}  // namespace sortie::scenario
