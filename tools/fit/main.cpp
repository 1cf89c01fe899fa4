// sortie_fit [GAMES]: finds the weights of Taktik's outlook (games/taktik/outlook.cpp) anew.
//
// It plays so many games of every preset between steady players with a random move now and then, looks at the numbers of
// the outlook whenever a turn begins, and asks by logistic regression what they say about who wins. What it prints are the
// rows of the table there, in 256ths of a natural logarithm of odds, and how well they tell the winner. Six times as many
// games are played of the standard match, which has more numbers.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "engine/search/playout.h"
#include "games/taktik/outlook.h"
#include "games/taktik/taktik.h"
#include "lab/simulate.h"
#include "tools/fit/logistic.h"

namespace sortie {
namespace {

using taktik::Leads;
using taktik::Preset;
using taktik::Race;
using taktik::State;
using taktik::Taktik;
using P = Play<Taktik>;

constexpr std::uint64_t seed = 7;
constexpr double whole = 256;
constexpr std::uint64_t games_least = 20;
constexpr std::uint64_t games_most = 1'000'000;

std::vector<double> numbers_of_leads(const State& state)
{
    const Leads leads = taktik::leads_of(state);
    return {leads.forces / whole,
            leads.progress / whole,
            leads.score / whole,
            leads.nearness / whole,
            static_cast<double>(leads.strategic),
            static_cast<double>(leads.tactics),
            static_cast<double>(leads.turn)};
}

std::vector<double> numbers_of_race(const State& state)
{
    const Race race = taktik::race_of(state);
    return {race.nearest / whole,
            race.enemies == 0 ? 0.0 : static_cast<double>(race.enemies_away) / race.enemies,
            race.strength / whole,
            race.enemy_strength / whole,
            race.strength_near / whole,
            race.enemy_strength_near / whole,
            race.is_held ? 1.0 : 0.0,
            static_cast<double>(race.turns_held),
            race.is_active ? 1.0 : 0.0,
            static_cast<double>(std::clamp(race.slack, taktik::slack_least, taktik::slack_most)),
            race.slack < 0 ? 1.0 : 0.0};
}

// One game; its samples are added when it is known who has won.
template <class Numbers>
void play(const Setup& setup, std::uint64_t number, Numbers numbers_of, Samples& samples)
{
    State state = P::start(setup_of_game(setup, seed, number));
    SmallRng lots = chooser_of_game(seed, number);
    Playouts<Taktik> players(SearchOptions{.playout_moves_max = to_the_end});
    std::vector<std::vector<double>> rows;
    Seat last;
    for (std::uint16_t turn = 0; !P::is_over(state); players.step(state, last, lots)) {
        if (state.turn == turn) continue;
        turn = state.turn;
        rows.push_back(numbers_of(state));
    }
    for (const auto& row : rows) {
        samples.columns = row.size();
        samples.add(row, state.winner == taktik::Owner::attacker);
    }
}

void fit_preset(Preset preset, std::uint64_t games)
{
    constexpr std::size_t victory = 0;
    Setup setup = usual_setup(Taktik::options, 2);
    setup.values[victory] = static_cast<int>(preset);
    const bool is_race = taktik::is_race(P::start(setup));
    Samples samples;
    for (std::uint64_t i = 0; i < (is_race ? 6 * games : games); ++i) {
        is_race ? play(setup, i, numbers_of_race, samples)
                : play(setup, i, numbers_of_leads, samples);
    }
    const Fit fit = fit_logistic(samples, is_race);
    std::printf("%-13s", Taktik::options[victory].text(setup.values[victory]).c_str());
    for (const double weight : fit.weights) std::printf(" %5.0f", weight * whole);
    std::printf(" %5.0f   loss %.3f of %.3f, %zu turns\n", fit.even * whole, fit.loss,
                fit.loss_bare, samples.size());
    std::fflush(stdout);
}

}  // namespace
}  // namespace sortie

int main(int count, char** words)
{
    using namespace sortie;
    const std::string_view word = count > 1 ? words[1] : "2500";
    char* end = nullptr;
    const std::uint64_t games = std::strtoull(word.data(), &end, 10);
    if (count > 2 || *end != '\0' || games < games_least || games > games_most) {
        std::fprintf(stderr, "usage: sortie_fit [GAMES], from %llu to %llu of each preset\n",
                     static_cast<unsigned long long>(games_least),
                     static_cast<unsigned long long>(games_most));
        return 2;
    }
    for (int preset = 0; preset < static_cast<int>(Preset::custom); ++preset) {
        fit_preset(static_cast<Preset>(preset), games);
    }
    return 0;
}
