#include "table/match.h"

#include "engine/difference.h"
#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {
namespace {

std::string difference(const Match& match, const Position& expected)
{
    return explain_difference(match.game().shape(), expected.data(), match.position().data());
}

}  // namespace

TEST("a match starts at the first question, with the events of the set-up")
{
    const Match match = play(duel_game(), setup_with(duel_game(), 2), {});
    EXPECT_EQ(match.position().awaiting(), SeatSet{first_seat});
    EXPECT_EQ(match.start_events().size(), 2u);
    EXPECT_EQ(match.start_hash(), match.position().hash());
    EXPECT(match.history().empty());
}

TEST("a set-up that the game does not allow is told in words")
{
    const auto words = [](const Setup& setup) {
        const Result<Match> match = Match::start(duel_game(), setup);
        return match.is_ok() ? "it starts" : match.problem().words;
    };
    EXPECT_EQ(words(setup_with(duel_game(), 4)), "duel has 2 to 3 seats, not 4");
    EXPECT_EQ(words(setup_with(duel_game(), 3, {"deck stacked"})),
              "the stacked deck is for two seats");
    Setup setup = setup_with(duel_game(), 2);
    setup.values[0] = 10;
    EXPECT_EQ(words(setup), "option rounds takes 1 to 9, not '10'");
    setup.values[0] = 0;
    EXPECT_EQ(words(setup), "option rounds takes 1 to 9, not '0'");
}

TEST("an accepted move is a step with its events and the hash after it")
{
    Match match = play(tictactoe_game(), setup_with(tictactoe_game(), 2), {});
    const Move move = move_from(tictactoe_game(), "place b2");
    EXPECT(match.submit(first_seat, move).is_accepted());
    ASSERT_EQ(match.history().size(), 1u);
    const MatchStep& made = match.history()[0];
    EXPECT_EQ(made.step.seat, first_seat);
    EXPECT_EQ(made.step.move, move);
    EXPECT_EQ(made.hash, match.position().hash());
    ASSERT_EQ(made.events.size(), 1u);
    EXPECT_EQ(text_of(made.events[0]), "seat1 marks b2");
}

TEST("a refused move changes nothing and says why")
{
    Match match = play(tictactoe_game(), setup_with(tictactoe_game(), 2), {"seat 1: place b2"});
    const Hash128 before = match.position().hash();
    const Submission answer = match.submit(second_seat, move_from(tictactoe_game(), "place b2"));
    EXPECT(!answer.is_accepted());
    ASSERT_TRUE(answer.refusal.has_value());
    EXPECT_EQ(answer.refusal->rule, "X2.1");
    EXPECT(!answer.fault.has_value());
    EXPECT_EQ(match.position().hash(), before);
    EXPECT_EQ(match.history().size(), 1u);
}

TEST("a seat that is not at the table is refused")
{
    Match match = play(tictactoe_game(), setup_with(tictactoe_game(), 2), {});
    const Move move = move_from(tictactoe_game(), "place b2");
    EXPECT(match.submit(seat_at(5), move).refusal.has_value());
    EXPECT(match.submit(nobody, move).refusal.has_value());
}

TEST("a fault in the rules leaves the match whole, and it can be played on")
{
    Match match = play(duel_game(), setup_with(duel_game(), 2, {"trap 1"}), {"seat 1: rest"});
    const std::unique_ptr<Position> before = match.position().clone();
    const Submission answer = match.submit(second_seat, move_from(duel_game(), "spring"));
    ASSERT_TRUE(answer.fault.has_value());
    EXPECT_NE(answer.fault->find("state.strength == 9"), std::string::npos);
    EXPECT(!answer.refusal.has_value());
    EXPECT_EQ(difference(match, *before), "");
    EXPECT_EQ(match.history().size(), 1u);
    EXPECT(match.submit(second_seat, move_from(duel_game(), "rest")).is_accepted());
}

TEST("undo restores every byte of each earlier position")
{
    Match match = play(duel_game(), setup_with(duel_game(), 2), {});
    std::vector<std::unique_ptr<Position>> earlier;
    for (const char* text : {"draw", "guess", "draw"}) {
        earlier.push_back(match.position().clone());
        const Seat seat = match.position().awaiting().front();
        ASSERT_TRUE(match.submit(seat, move_from(duel_game(), text)).is_accepted());
    }
    EXPECT_EQ(match.position_after(1).hash(), earlier[1]->hash());
    for (std::size_t left = 3; left-- > 0;) {
        EXPECT(!match.undo().has_value());
        EXPECT_EQ(difference(match, *earlier[left]), "");
        EXPECT_EQ(match.history().size(), left);
    }
    EXPECT_EQ(match.position().hash(), match.start_hash());
}

TEST("several steps are taken back at once, and play goes on differently")
{
    Match match = play(tictactoe_game(), setup_with(tictactoe_game(), 2),
                       {"seat 1: place b2", "seat 2: place a1", "seat 1: place c1"});
    EXPECT(!match.undo(2).has_value());
    EXPECT_EQ(match.position().awaiting(), SeatSet{second_seat});
    EXPECT(match.submit(second_seat, move_from(tictactoe_game(), "place c1")).is_accepted());
}

TEST("more steps than there are cannot be taken back")
{
    Match match = play(tictactoe_game(), setup_with(tictactoe_game(), 2), {});
    EXPECT_EQ(match.undo().value().words, "there is no move to take back");
    ASSERT_TRUE(match.submit(first_seat, move_from(tictactoe_game(), "place b2")).is_accepted());
    EXPECT_EQ(match.undo(2).value().words, "only one move can be taken back");
    EXPECT_EQ(match.history().size(), 1u);
}

TEST("a copy of a match goes its own way")
{
    Match match = play(tictactoe_game(), setup_with(tictactoe_game(), 2), {"seat 1: place b2"});
    const Match copy = match;
    EXPECT(!match.undo().has_value());
    EXPECT_EQ(copy.history().size(), 1u);
    EXPECT_NE(copy.position().hash(), match.position().hash());
}

TEST("a move of one's own without chance or secret has no fence")
{
    const Match match = play(duel_game(), setup_with(duel_game(), 2), {"seat 1: rest"});
    EXPECT_EQ(match.steps_to_undo(first_seat), 1u);
    EXPECT(!match.undo_fences(first_seat, 1).any());
    EXPECT_EQ(match.undo_fences(first_seat, 1).text(), "");
}

TEST("each fence is told by itself")
{
    const auto fences = [](std::string_view move) {
        return play(duel_game(), setup_with(duel_game(), 2, {"deck stacked"}), {move})
            .undo_fences(first_seat, 1);
    };
    EXPECT_EQ(fences("seat 1: guess"), (UndoFences{.number_was_drawn = true}));
    EXPECT_EQ(fences("seat 1: draw"), (UndoFences{.secret_was_shown = true}));
    EXPECT_EQ(fences("seat 1: rest"), UndoFences{});
}

TEST("another seat that has chosen since is a fence, also when the own move is further back")
{
    const Match match =
        play(duel_game(), setup_with(duel_game(), 2), {"seat 1: rest", "seat 2: guess"});
    EXPECT_EQ(match.steps_to_undo(first_seat), 2u);
    EXPECT_EQ(match.undo_fences(first_seat, 2).text(),
              "another seat has chosen since, a number was drawn");
    EXPECT_EQ(match.undo_fences(second_seat, 1), (UndoFences{.number_was_drawn = true}));
    EXPECT_EQ(match.undo_fences(second_seat, 2).another_seat_chose, true);
}

TEST("a seat that has not moved has nothing to undo")
{
    const Match match = play(duel_game(), setup_with(duel_game(), 2), {"seat 1: rest"});
    EXPECT_EQ(match.steps_to_undo(second_seat), 0u);
    EXPECT(!match.undo_fences(second_seat, 0).any());
}

TEST("the words of a step are its number, seat and move")
{
    const Match match = play(tictactoe_game(), setup_with(tictactoe_game(), 2),
                             {"seat 1: place b2", "seat 2: place a1"});
    EXPECT_EQ(step_text(match, 1), "2 seat 2: place a1");
}

TEST("the log shows each viewer what he noticed")
{
    const Match match =
        play(duel_game(), setup_with(duel_game(), 2, {"deck stacked"}), {"seat 1: draw"});
    EXPECT_EQ(log_text(match, first_seat),
              "seat1 draws ace\nseat2 draws ?\nseat1 draws queen\nthe deck has 1 cards left\n");
    EXPECT_EQ(log_text(match, second_seat), "seat1 draws ?\nseat2 draws king\nseat1 draws ?\n");
    EXPECT_EQ(log_text(match, nobody, 1), "");
    EXPECT_EQ(log_text(match, nobody), "seat1 draws ?\nseat2 draws ?\nseat1 draws ?\n");
}

}  // namespace sortie
