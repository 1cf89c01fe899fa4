// Random games, the list of legal moves and applying a move, on the concrete games.
// `items_per_second` of a playout is moves a second, listing included.

#include <benchmark/benchmark.h>

#include "engine/module_of.h"
#include "games/skirmish/skirmish.h"
#include "games/tictactoe/tictactoe.h"
#include "lab/simulate.h"

namespace sortie {
namespace {

using skirmish::Skirmish;
using tictactoe::TicTacToe;

template <class G>
Setup setup_for(int seats)
{
    return usual_setup(module_of<G>().options(), seats);
}

template <class G>
void playout(benchmark::State& state)
{
    const Setup setup = setup_for<G>(static_cast<int>(state.range(0)));
    std::int64_t moves = 0;
    std::uint64_t index = 0;
    for (auto _ : state) {
        SmallRng chooser = chooser_of_game(1, index);
        const Setup own = setup_of_game(setup, 1, index++);
        moves += module_of<G>().play_random_game(own, chooser).moves;
    }
    state.SetItemsProcessed(moves);
    state.counters["moves_a_game"] =
        benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kAvgIterations);
}
BENCHMARK(playout<TicTacToe>)->Arg(2);
BENCHMARK(playout<Skirmish>)->Arg(2)->Arg(3)->Arg(4);

// The same games, every position listed for the seat that moves, nothing else.
template <class G>
void list_legal_moves(benchmark::State& state)
{
    using P = Play<G>;
    std::vector<typename G::State> positions;
    typename G::State at = P::start(setup_for<G>(2));
    SmallRng chooser(1);
    MoveList moves;
    while (!P::is_over(at)) {
        positions.push_back(at);
        const Seat seat = P::awaiting(at).front();
        P::random_moves(at, seat, chooser, moves);
        P::apply_unchecked(at, seat,
                           moves[chooser.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    std::size_t i = 0;
    std::int64_t listed = 0;
    for (auto _ : state) {
        const typename G::State& position = positions[i++ % positions.size()];
        P::legal_moves(position, P::awaiting(position).front(), moves);
        benchmark::DoNotOptimize(moves);
        listed += static_cast<std::int64_t>(moves.size());
    }
    state.SetItemsProcessed(listed);
}
BENCHMARK(list_legal_moves<TicTacToe>);
BENCHMARK(list_legal_moves<Skirmish>);

}  // namespace
}  // namespace sortie

BENCHMARK_MAIN();
