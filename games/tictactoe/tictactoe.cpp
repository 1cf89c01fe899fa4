#include "games/tictactoe/tictactoe.h"

namespace sortie::tictactoe {

Scores TicTacToe::scores(const State& state)
{
    Scores scores{};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        if (!has_line(state.marks[seat])) continue;
        scores[seat] = 1;
        scores[1 - seat] = -1;
    }
    return scores;
}

void TicTacToe::check_state(const State& state)
{
    const int lead = state.marks[0].size() - state.marks[1].size();
    CHECK(lead == 0 || lead == 1);
    CHECK((state.marks[0] & state.marks[1]).empty());
    CHECK(!has_line(state.marks[0]) || !has_line(state.marks[1]));
    const bool is_decided =
        has_line(state.marks[0]) || has_line(state.marks[1]) || marked_cells(state).size() == cells;
    CHECK(state.flow.is_over() == is_decided);
    CHECK(state.flow.seat_count == 2);
}

std::string TicTacToe::board(const State& seen, Seat)
{
    std::string out;
    for (int row = 2; row >= 0; --row) {
        out += static_cast<char>('1' + row);
        for (int column = 0; column < 3; ++column) {
            const auto cell = id_cast<CellId>(row * 3 + column);
            out += seen.marks[0].contains(cell) ? " x" : seen.marks[1].contains(cell) ? " o" : " .";
        }
        out += "\n";
    }
    return out + "  a b c\n";
}

}  // namespace sortie::tictactoe
