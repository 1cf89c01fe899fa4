// The generator of a state, and the small one of playouts: a word, a die, a choice, a shuffled
// deck.

#include "engine/rng.h"

#include <array>
#include <numeric>

#include <benchmark/benchmark.h>

namespace sortie {
namespace {

Rng some_rng()
{
    return Rng::from(Seed::from_number(1));
}

void draw_a_word(benchmark::State& state)
{
    Rng rng = some_rng();
    for (auto _ : state) benchmark::DoNotOptimize(rng.next());
}
BENCHMARK(draw_a_word);

void roll_a_die(benchmark::State& state)
{
    Rng rng = some_rng();
    for (auto _ : state) benchmark::DoNotOptimize(rng.roll(6));
}
BENCHMARK(roll_a_die);

void draw_below(benchmark::State& state)
{
    Rng rng = some_rng();
    const auto bound = static_cast<std::uint32_t>(state.range(0));
    for (auto _ : state) benchmark::DoNotOptimize(rng.below(bound));
}
BENCHMARK(draw_below)->Arg(6)->Arg(52)->Arg(1000);

void shuffle_a_deck(benchmark::State& state)
{
    Rng rng = some_rng();
    std::vector<std::uint8_t> deck(static_cast<std::size_t>(state.range(0)));
    std::iota(deck.begin(), deck.end(), std::uint8_t{0});
    for (auto _ : state) {
        rng.shuffle(deck);
        benchmark::DoNotOptimize(deck.data());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(shuffle_a_deck)->Arg(28)->Arg(52)->Arg(200);

void split_off_a_generator(benchmark::State& state)
{
    Rng rng = some_rng();
    for (auto _ : state) benchmark::DoNotOptimize(rng.split());
}
BENCHMARK(split_off_a_generator);

void choose_in_a_playout(benchmark::State& state)
{
    SmallRng rng(1);
    for (auto _ : state) benchmark::DoNotOptimize(rng.below(9));
}
BENCHMARK(choose_in_a_playout);

}  // namespace
}  // namespace sortie

BENCHMARK_MAIN();
