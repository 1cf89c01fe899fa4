#pragma once
// Tic-tac-toe: the smallest complete game on the engine. Two seats take turns to mark a cell of a three by
// three board; three marks in a row win. docs/write-a-game.md walks through this folder line by line.
//
// Rules, cited by number in code and tests:
//   X1    the board has nine cells, a1 to c3; seat 1 plays x and moves first, then seats alternate
//   X2.1  a mark is placed on an empty cell
//   X3.1  three marks of one seat in a row, column or diagonal win
//   X3.2  a full board without such a line is a draw
//
// What it does not have, because nothing is hidden and nothing is thrown: secrets, chance, windows. For
// those see games/skirmish.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/play.h"

namespace sortie::tictactoe {

using CellId = Id<struct CellTag, std::uint8_t>;
inline constexpr std::uint8_t cells = 9;
// X1: a1 is the lower left corner, the letter is the column.
constexpr std::array<std::string_view, cells> names_of(CellId)
{
    return {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"};
}
using CellSet = BitSet<CellId, cells>;

struct State {
    Place<2> flow;
    std::array<CellSet, 2> marks;  // the cells that each seat has marked

    static constexpr auto describe()
    {
        return fields(field("flow", &State::flow), field("marks", &State::marks));
    }
};

inline constexpr Kind cell_kind = named_kind<CellId>("cell");

inline constexpr EventKind marked{.name = "marked",
                                  .text = "{0} marks {1}",
                                  .fields = {{"seat", &seat_kind}, {"cell", &cell_kind}}};
inline constexpr EventKind won{.name = "won", .text = "{0} wins", .fields = {{"seat", &seat_kind}}};
inline constexpr EventKind drawn{
    .name = "drawn", .text = "the board is full: a draw", .fields = {}};

constexpr CellSet marked_cells(const State& state)
{
    return state.marks[0] | state.marks[1];
}

// X1: the seats alternate, so whose turn it is follows from the number of marks.
constexpr Seat whose_turn(const State& state)
{
    return seat_at(marked_cells(state).size() % 2);
}

// X3.1
constexpr bool has_line(const CellSet& marks)
{
    constexpr auto line = [](int a, int b, int c) {
        return CellSet{id_cast<CellId>(a), id_cast<CellId>(b), id_cast<CellId>(c)};
    };
    constexpr std::array<CellSet, 8> lines{line(0, 1, 2), line(3, 4, 5), line(6, 7, 8),
                                           line(0, 3, 6), line(1, 4, 7), line(2, 5, 8),
                                           line(0, 4, 8), line(2, 4, 6)};
    bool is_found = false;
    for (const CellSet& each : lines) is_found |= (marks & each) == each;
    return is_found;
}

constexpr bool cell_is_empty(const State& state, const Chosen& chosen)
{
    return !marked_cells(state).contains(chosen.as<CellId>(0));
}

inline void do_place(State& state, const Chosen& chosen, Events& events)
{
    const CellId cell = chosen.as<CellId>(0);
    CellSet& marks = state.marks[chosen.seat.index];
    marks.insert(cell);
    events.tell(marked, chosen.seat, cell);
    if (has_line(marks)) {
        events.tell(won, chosen.seat);
        state.flow.end_game();
    } else if (marked_cells(state).size() == cells) {
        events.tell(drawn);
        state.flow.end_game();  // X3.2
    }
}

inline constexpr Action<State> place{
    .name = "place",
    .prompt = "Place your mark",
    .pick = {{.name = "cell",
              .kind = &cell_kind,
              .from = each_below<State, cells>,
              .where = {{"X2.1", "the cell is empty", cell_is_empty, "E_TAKEN"}},
              .prompt = "On which cell?"}},
    .apply = do_place,
};

struct TurnOrder : FlowLanguage<State> {
    static FlowTree<State> tree()
    {
        return game(loop("turns", until_game_ends(), at_most(cells),
                         ask("place a mark", whose_turn, {&place})));
    }
};

struct TicTacToe {
    using State = tictactoe::State;
    static constexpr GameInfo info{.name = "tictactoe",
                                   .title = "Tic-tac-toe",
                                   .summary = "Two seats, nine cells, three in a row.",
                                   .rules_version = 1,
                                   .seats_least = 2,
                                   .seats_most = 2,
                                   .moves_max = cells};
    static constexpr bool has_secrets = false;
    static constexpr std::array actions{&place};
    static constexpr std::array events{&marked, &won, &drawn};

    static FlowTree<State> flow() { return TurnOrder::tree(); }
    static void set_up(State&, const Setup&, Events&) {}
    static Scores scores(const State& state);
    static void check_state(const State& state);
    static std::string board(const State& seen, Seat viewer);
};

}  // namespace sortie::tictactoe
