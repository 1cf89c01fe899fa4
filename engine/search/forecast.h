#pragma once
// What one move is likely to bring: the game is played out many times after it, from worlds that the seat cannot tell from
// the real one.
//
//     Forecaster<Skirmish> forecaster(options, Knowledge<Skirmish>(state, seat), move);
//     forecaster.run(200);                                         // sampled games, as often as one likes
//     const Thought thought = forecaster.conclude();               // chance, chances, figures
//
// There is no tree: after the move everybody plays as in a playout (engine/search/playout.h). So a forecast says what comes
// of the move among players of that strength; it is no advice. Like a search it is given what the seat knows and never a
// position, and the same seed and number of games give the same answer everywhere.
//
// Besides the chance to win it tells figures, each a mean over the sampled games: where the game has a `standing`
// (engine/watch.h) how the seat stands at the end, and where the game has fights what the fight under way brings. Such a
// game declares
//
//     static constexpr std::array<FightFigure, N> fight_figures;      their names: "own losses"
//     static FightNumber fight(const State&);            which fight is under way; `no_fight`: none
//     static std::array<int, N> fight_result(const State& begun, const State& now, Seat);
//
// and the fight is played out until its number changes.

#include <array>
#include <concepts>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/search/knowledge.h"
#include "engine/search/playout.h"

namespace sortie {

using FightNumber = std::uint32_t;
inline constexpr FightNumber no_fight = 0;

struct FightFigure {
    std::string_view name;
    bool is_chance = false;  // 0 or 1 in each game, told as a share of them
};

template <class G>
concept HasFights = requires(const typename G::State& state) {
    { G::fight(state) } -> std::same_as<FightNumber>;
    G::fight_result(state, state, Seat{});
    G::fight_figures.size();
};

template <Game G>
class Forecaster {
public:
    using State = typename G::State;
    using P = Play<G>;

    // The move must be legal for the seat.
    Forecaster(const SearchOptions& options, const Knowledge<G>& knowledge, const Move& move)
        : knowledge_(knowledge), playouts_(played_out(options)), move_(move)
    {
        SmallRng mixer(options.seed);
        worlds_ = Rng::from(Seed::from_number(mixer.next()));
        lots_ = SmallRng(mixer.next());
    }

    void run(std::uint32_t games)
    {
        for (std::uint32_t i = 0; i < games; ++i) play_out(knowledge_.guess(worlds_));
    }
    std::uint32_t games_done() const { return games_; }

    Thought conclude() const
    {
        Thought thought;
        thought.best = move_;
        thought.iterations = games_;
        thought.memory_bytes = sizeof(*this);
        for (std::size_t i = 0; i < seats_max; ++i) {
            thought.chances[i] = games_ == 0 ? 0 : static_cast<Share>(wins_[i] / games_);
        }
        thought.chance = thought.chances[knowledge_.seat().index];
        thought.candidates = {{move_, games_, thought.chance}};
        if constexpr (has_standing) {
            thought.figures.push_back({standing_name(), false, games_, standing_});
        }
        if constexpr (HasFights<G>) {
            for (std::size_t i = 0; i < G::fight_figures.size() && fights_ > 0; ++i) {
                const FightFigure& each = G::fight_figures[i];
                thought.figures.push_back({each.name, each.is_chance, fights_, fight_sums_[i]});
            }
        }
        return thought;
    }

private:
    static SearchOptions played_out(SearchOptions options)
    {
        if (options.playout_moves_max == 0) options.playout_moves_max = to_the_end;
        return options;
    }

    static constexpr bool has_standing = requires(const State& state) { G::standing(state); };
    static constexpr std::size_t figures_max = 8;

    static std::string_view standing_name()
    {
        if constexpr (requires { G::standing_word; }) {
            return G::standing_word;
        } else {
            return "points";
        }
    }

    void play_out(State world)
    {
        const Seat seat = knowledge_.seat();
        if (P::why_not(world, seat, move_)) fault("a forecast of a move that is not legal");
        Seat last = seat;
        if constexpr (HasFights<G>) {
            State begun = world;
            FightNumber number = G::fight(world);
            P::apply_unchecked(world, seat, move_);
            if (number == no_fight) {
                begun = world;
                number = G::fight(world);
            }
            if (number != no_fight) end_fight(begun, number, world, last);
        } else {
            P::apply_unchecked(world, seat, move_);
        }
        const Ending ending = playouts_.run(world, last, lots_);
        ++games_;
        for (std::size_t i = 0; i < seats_max; ++i) wins_[i] += ending.wins[i];
        if constexpr (has_standing) standing_ += G::standing(world)[seat.index];
    }

    void end_fight(const State& begun, FightNumber number, State& world, Seat& last)
    {
        static_assert(G::fight_figures.size() <= figures_max);
        for (std::uint32_t i = 0; i < G::info.moves_max; ++i) {
            if (P::is_over(world) || G::fight(world) != number) break;
            playouts_.step(world, last, lots_);
        }
        const auto result = G::fight_result(begun, world, knowledge_.seat());
        static_assert(std::tuple_size_v<decltype(result)> == G::fight_figures.size());
        for (std::size_t i = 0; i < result.size(); ++i) fight_sums_[i] += result[i];
        ++fights_;
    }

    Knowledge<G> knowledge_;
    Playouts<G> playouts_;
    Move move_;
    Rng worlds_;
    SmallRng lots_{0};
    std::uint32_t games_ = 0;
    std::uint32_t fights_ = 0;
    std::array<std::uint64_t, seats_max> wins_{};
    std::int64_t standing_ = 0;
    std::array<std::int64_t, figures_max> fight_sums_{};
};

}  // namespace sortie
