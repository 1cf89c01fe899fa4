#include "engine/face.h"

#include "games/tictactoe/tictactoe.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

using Game = tictactoe::TicTacToe;

const GameFace& face()
{
    static const GameFace made = face_of<Game::State>(Game::actions);
    return made;
}

Move place(int cell)
{
    return Move{0, 1, {static_cast<Argument>(cell)}};
}

MoveList legal_after(std::initializer_list<int> cells)
{
    Setup setup;
    setup.seats = 2;
    Game::State state = Play<Game>::start(setup);
    for (const int cell : cells) {
        Play<Game>::apply_unchecked(state, Play<Game>::awaiting(state).front(), place(cell));
    }
    MoveList moves;
    Play<Game>::legal_moves(state, Play<Game>::awaiting(state).front(), moves);
    return moves;
}

TEST("every move of tic-tac-toe has a text that reads back as the move")
{
    for (int cell = 0; cell < tictactoe::cells; ++cell) {
        const std::string text = move_text(face(), place(cell));
        const Result<Move> read = read_move(face(), text);
        ASSERT_TRUE(read.is_ok()) << read.problem().words;
        EXPECT_EQ(read.value(), place(cell)) << text;
    }
    EXPECT_EQ(move_text(face(), place(4)), "place b2");
    EXPECT_EQ(read_move(face(), "  place   b2 ").value(), place(4));
}

TEST("a text that is no move is answered with what is accepted")
{
    const auto words = [](std::string_view text) {
        return read_move(face(), text).problem().words;
    };
    EXPECT_EQ(words(""), "a move is an action and its arguments; this is empty");
    EXPECT_EQ(words("jump b2"), "there is no action 'jump'; actions are: place");
    EXPECT_EQ(words("place"), "'place' is written: place cell");
    EXPECT_EQ(words("place a1 b1"), "'place' is written: place cell");
    EXPECT_EQ(words("place d4"),
              "there is no cell 'd4'; there are: a1, b1, c1, a2, b2, c2, a3, b3, c3");
}

TEST("the choice tree asks for the action, then for the cell, and shows only what is legal")
{
    const MoveList legal = legal_after({4, 0});
    const ChoiceStep first = next_choice(face(), legal, Move{}, 0);
    EXPECT_EQ(first.name, "action");
    ASSERT_EQ(first.options.size(), 1u);
    EXPECT_EQ(first.options[0].name, "place");
    EXPECT_EQ(first.options[0].prompt, "Place your mark");

    const ChoiceStep second = next_choice(face(), legal, Move{0, 0, {}}, 1);
    EXPECT_EQ(second.prompt, "On which cell?");
    ASSERT_EQ(second.options.size(), 7u);
    EXPECT_EQ(second.options[0].name, "b1");
    EXPECT_EQ(second.options[0].kind, &tictactoe::cell_kind);
    EXPECT(next_choice(face(), legal, place(1), 2).is_complete);
}

TEST("an argument that does not apply is written as a dash")
{
    EXPECT_EQ(move_text(face(), Move{0, 1, {no_argument}}), "place -");
    EXPECT_EQ(read_move(face(), "place -").value(), (Move{0, 1, {no_argument}}));
}

TEST("numbers are read as numbers within their range")
{
    static constexpr Kind number = number_kind(12);
    const GameFace plain{{{"bid", "Bid", false, {{"amount", "", &number}}}}};
    EXPECT_EQ(read_move(plain, "bid 12").value(), (Move{0, 1, {12}}));
    EXPECT_EQ(read_move(plain, "bid 13").problem().words,
              "'13' is no amount; it is a number from 0 to 12");
    EXPECT(!read_move(plain, "bid -1").is_ok());
    EXPECT(!read_move(plain, "bid 99999999999").is_ok());
}

}  // namespace
}  // namespace sortie
