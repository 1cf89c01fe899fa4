// Copying a position against a plain memcpy of as many bytes, and the same behind the type-erased
// face.

#include <cstring>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/module_of.h"
#include "games/skirmish/skirmish.h"
#include "games/tictactoe/tictactoe.h"

namespace sortie {
namespace {

using skirmish::Skirmish;
using tictactoe::TicTacToe;

template <class G>
typename G::State some_state()
{
    return Play<G>::start(usual_setup(module_of<G>().options(), 2));
}

template <class G>
void clone_a_state(benchmark::State& state)
{
    const typename G::State from = some_state<G>();
    typename G::State copy;
    for (auto _ : state) {
        copy = from;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(clone_a_state<TicTacToe>);
BENCHMARK(clone_a_state<Skirmish>);

template <class G>
void memcpy_of_the_size(benchmark::State& state)
{
    const typename G::State from = some_state<G>();
    std::vector<std::byte> copy(sizeof from);
    // Through a vector, so that the size is not a constant that the compiler unrolls.
    for (auto _ : state) {
        std::memcpy(copy.data(), &from, copy.size());
        benchmark::DoNotOptimize(copy.data());
        benchmark::ClobberMemory();
    }
}
BENCHMARK(memcpy_of_the_size<TicTacToe>);
BENCHMARK(memcpy_of_the_size<Skirmish>);

// With an allocation and a virtual call: what a table pays.
template <class G>
void clone_a_position(benchmark::State& state)
{
    Events silent;
    const auto position = module_of<G>().start(usual_setup(module_of<G>().options(), 2), silent);
    for (auto _ : state) benchmark::DoNotOptimize(position->clone());
}
BENCHMARK(clone_a_position<TicTacToe>);
BENCHMARK(clone_a_position<Skirmish>);

}  // namespace
}  // namespace sortie

BENCHMARK_MAIN();
