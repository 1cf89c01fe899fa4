// The fingerprint of a state, by its size; `bytes_per_second` is what to look at.

#include "engine/hash.h"

#include <vector>

#include <benchmark/benchmark.h>

#include "games/skirmish/types.h"
#include "games/tictactoe/tictactoe.h"

namespace sortie {
namespace {

void hash_of_bytes(benchmark::State& state)
{
    const std::vector<std::byte> bytes(static_cast<std::size_t>(state.range(0)), std::byte{7});
    for (auto _ : state) benchmark::DoNotOptimize(hash_bytes(bytes));
    state.SetBytesProcessed(state.iterations() * state.range(0));
}
BENCHMARK(hash_of_bytes)->RangeMultiplier(4)->Range(16, 65536);

template <class State>
void hash_of_a_state(benchmark::State& state)
{
    const State value{};
    for (auto _ : state) benchmark::DoNotOptimize(hash_of(value));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(sizeof(State)));
}
BENCHMARK(hash_of_a_state<tictactoe::State>);
BENCHMARK(hash_of_a_state<skirmish::State>);

}  // namespace
}  // namespace sortie

BENCHMARK_MAIN();
