#pragma once
// `module_of<Game>()`: a concrete game behind the type-erased face of engine/module.h.
//
// Include it in one file per game (games/*/module.cpp); it instantiates everything a game has, so it is the
// most expensive header to compile. Everything else talks to engine/module.h.

#include <cstring>
#include <functional>
#include <memory>
#include <vector>

#include "engine/module.h"
#include "engine/place_check.h"
#include "engine/scene.h"
#include "engine/search/forecast.h"
#include "engine/search/searcher.h"
#include "engine/validate.h"
#include "engine/watch.h"

namespace sortie {

template <Game G>
class PositionOf final : public Position {
public:
    using State = typename G::State;
    using P = Play<G>;

    explicit PositionOf(const State& state) : state_(state) {}

    std::unique_ptr<Position> clone() const override { return make(state_); }
    void assign(const Position& other) override { state_ = of(other); }

    int seat_count() const override { return state_.flow.seat_count; }
    SeatSet awaiting() const override { return P::awaiting(state_); }
    bool is_over() const override { return P::is_over(state_); }
    Scores scores() const override { return P::scores(state_); }
    std::array<Share, seats_max> results() const override { return results_of<G>(state_); }
    SeatSet allies(Seat seat) const override { return allies_of<G>(state_, seat); }
    void legal_moves(Seat seat, MoveList& out) const override { P::legal_moves(state_, seat, out); }
    void random_moves(Seat seat, SmallRng& rng, MoveList& out) const override
    {
        P::random_moves(state_, seat, rng, out);
    }
    std::optional<Refusal> why_not(Seat seat, const Move& move) const override
    {
        return P::why_not(state_, seat, move);
    }
    std::optional<Refusal> apply(Seat seat, const Move& move, Events& events, Step& step) override
    {
        return P::apply(state_, seat, move, events, step);
    }

    Hash128 hash() const override { return P::hash(state_); }
    void check() const override
    {
        PlaceCheck<G>::check(state_);
        G::check_state(state_);
        PlaceCheck<G>::check_reasons(state_);
    }

    std::unique_ptr<Position> view(Seat viewer) const override
    {
        return make(P::view(state_, viewer).seen);
    }
    std::unique_ptr<Position> determinized(Seat seat, Rng& rng) const override
    {
        return make(P::determinize(state_, seat, rng));
    }

    std::string board(Seat viewer) const override { return G::board(state_, viewer); }
    void scene([[maybe_unused]] Seat viewer, ShapeVisitor& out) const override
    {
        if constexpr (HasScene<G>) {
            SceneWriter writer(out);
            G::scene(state_, viewer, writer);
        } else {
            out.none();
        }
    }
    std::string trace() const override { return P::trace(state_); }
    std::string_view moment() const override
    {
        if (P::is_over(state_)) return "game over";
        return program_of<G>().outline.nodes[Legality<G>::current_node(state_)].name;
    }
    const Windows* windows() const override
    {
        if constexpr (HasWindows<G>) {
            return &state_.windows;
        } else {
            return nullptr;
        }
    }
    Rng* rng() override
    {
        if constexpr (HasRng<G>) {
            return &state_.rng;
        } else {
            return nullptr;
        }
    }

    void* data() override { return &state_; }
    const void* data() const override { return &state_; }

    const State& state() const { return state_; }
    static const State& of(const Position& position)
    {
        return static_cast<const PositionOf&>(position).state_;
    }

private:
    static std::unique_ptr<Position> make(const State& state)
    {
        return std::make_unique<PositionOf>(state);
    }

    State state_;
};

template <Game G>
class ThinkingOf final : public Thinking {
public:
    ThinkingOf(const SearchOptions& options, const Knowledge<G>& knowledge)
        : searcher_(options, knowledge)
    {
    }

    void run(std::uint32_t iterations) override { searcher_.run(iterations); }
    std::uint32_t iterations_done() const override { return searcher_.iterations_done(); }
    Thought conclude() override { return searcher_.conclude(); }
    Move decide(std::uint32_t iterations, const std::function<bool()>& is_late) override
    {
        return searcher_.decide(iterations, [&] { return is_late && is_late(); });
    }

private:
    Searcher<G> searcher_;
};

template <Game G>
class ForecastOf final : public Thinking {
public:
    ForecastOf(const SearchOptions& options, const Knowledge<G>& knowledge, const Move& move)
        : forecaster_(options, knowledge, move)
    {
    }

    void run(std::uint32_t games) override { forecaster_.run(games); }
    std::uint32_t iterations_done() const override { return forecaster_.games_done(); }
    Thought conclude() override { return forecaster_.conclude(); }
    Move decide(std::uint32_t, const std::function<bool()>&) override { return conclude().best; }

private:
    Forecaster<G> forecaster_;
};

template <Game G>
class ModuleOf final : public GameModule {
public:
    using State = typename G::State;
    using P = Play<G>;

    ModuleOf() : face_(face_of<State>(G::actions)) {}

    const GameInfo& info() const override { return G::info; }
    const GameFace& face() const override { return face_; }
    const Shape& shape() const override { return shape_of<State>(); }
    const Outline& outline() const override { return program_of<G>().outline; }
    bool has_scene() const override { return HasScene<G>; }
    void catalogue(ShapeVisitor& out) const override
    {
        if constexpr (HasScene<G>) {
            SceneWriter writer(out);
            G::catalogue(writer);
        } else {
            out.none();
        }
    }
    std::span<const OptionDecl> options() const override
    {
        if constexpr (HasOptions<G>) {
            return G::options;
        } else {
            return {};
        }
    }
    std::vector<Finding> validate() const override { return validate_game<G>(); }
    std::size_t window_count() const override
    {
        if constexpr (HasWindows<G>) {
            return G::windows.size();
        } else {
            return 0;
        }
    }
    std::string_view window_name(WindowId window) const override
    {
        if constexpr (HasWindows<G>) {
            return G::windows[window.index]->name;
        } else {
            return {};
        }
    }
    std::string_view window_prompt(WindowId window) const override
    {
        if constexpr (HasWindows<G>) {
            return G::windows[window.index]->prompt;
        } else {
            return {};
        }
    }
    std::vector<std::string_view> window_roles(WindowId window) const override
    {
        std::vector<std::string_view> roles;
        if constexpr (HasWindows<G>) {
            for (const auto& role : G::windows[window.index]->offer_order) {
                roles.push_back(role.name);
            }
        }
        return roles;
    }
    std::vector<std::string_view> window_edits(WindowId window) const override
    {
        if constexpr (HasWindows<G>) {
            const auto& fields = G::windows[window.index]->may_edit;
            return {fields.begin(), fields.end()};
        } else {
            return {};
        }
    }

    SeatSet automatic_seats(const Setup& setup) const override
    {
        SeatSet seats;
        if constexpr (HasAutomatic<G>) {
            const State state = P::start(setup);
            for (int i = 0; i < setup.seats; ++i) {
                if (G::is_automatic(state, seat_at(i))) seats.insert(seat_at(i));
            }
        }
        return seats;
    }
    std::optional<Problem> why_not_setup(const Setup& setup) const override
    {
        return P::why_not_setup(setup);
    }
    std::unique_ptr<Position> start(const Setup& setup, Events& events) const override
    {
        return std::make_unique<PositionOf<G>>(P::start(setup, events));
    }

    std::optional<std::string> map_picture([[maybe_unused]] const Setup& setup,
                                           [[maybe_unused]] MapFormat format) const override
    {
        if constexpr (HasMap<G>) {
            return G::map_picture(P::view(P::start(setup), nobody).seen, format);
        } else {
            return std::nullopt;
        }
    }

    RandomGame play_random_game(const Setup& setup, SmallRng& rng) const override
    {
        State state = P::start(setup);
        QuickList<G> moves;
        RandomGame result;
        while (!P::is_over(state) && result.moves < G::info.moves_max) {
            const Seat seat = random_seat(P::awaiting(state), rng);
            P::random_moves(state, seat, rng, moves);
            if (moves.empty()) fault("a seat is awaited and has no legal move");
            const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            P::apply_unchecked(state, seat, move);
            ++result.moves;
        }
        end(state, result);
        return result;
    }

    std::vector<std::string_view> bot_names() const override
    {
        std::vector<std::string_view> names;
        if constexpr (HasBots<G>) {
            for (const BotDecl<G>& bot : G::bots) names.push_back(bot.name);
        } else {
            names.push_back(steady_level.name);
        }
        for (const BotLevel& level : bot_levels) names.push_back(level.name);
        return names;
    }
    std::optional<BotLevel> level_of(std::size_t bot, const Position& position) const override
    {
        return level_of(bot, PositionOf<G>::of(position));
    }
    std::vector<std::string_view> label_names() const override
    {
        std::vector<std::string_view> names;
        if constexpr (HasLabels<G>) {
            for (const Label<State>& label : G::labels) names.push_back(label.name);
        }
        return names;
    }
    RandomGame play_bot_game(const Setup& setup, std::size_t bot, SmallRng& rng) const override
    {
        Players players;
        players.fill(bot);
        return play_mixed_game(setup, players, rng);
    }
    RandomGame play_mixed_game(const Setup& setup, const Players& players,
                               SmallRng& rng) const override
    {
        const std::uint64_t whim = rng.next();
        RandomGame result;
        State state = P::start(setup);
        BotRounds rounds;
        while (!P::is_over(state) && result.moves < G::info.moves_max) {
            const Seat seat = bots_turn(state, rounds);
            const auto bot = players[seat.index];
            P::apply_unchecked(state, seat,
                               bot ? move_of(state, seat, *bot, whim)
                                   : random_choice(state, seat, rng));
            ++result.moves;
        }
        end(state, result);
        return result;
    }
    RandomGame play_watched_game(const Setup& setup, std::optional<std::size_t> bot, SmallRng& rng,
                                 GameRecord& record) const override
    {
        record.clear();
        Events events(record.heard);
        State state = P::start(setup, events);
        Watcher<G>::notice_events(state, record);
        const std::uint64_t whim = bot ? rng.next() : usual_whim;
        MoveList legal;
        BotRounds rounds;
        RandomGame result;
        while (!P::is_over(state) && result.moves < G::info.moves_max) {
            const Seat seat = bot ? bots_turn(state, rounds) : random_seat(P::awaiting(state), rng);
            const Move move = watched_choice(state, seat, bot, whim, rng, legal);
            Watcher<G>::notice_decision(state, seat, legal, move, record);
            P::Run::apply(state, seat, move, events);
            Watcher<G>::notice_events(state, record);
            ++result.moves;
        }
        Watcher<G>::notice_end(state, record);
        end(state, result);
        return result;
    }
    WatchFace watch_face() const override { return Watcher<G>::face(); }
    Move bot_move(const Position& position, Seat seat, std::size_t bot,
                  std::uint64_t whim) const override
    {
        return move_of(PositionOf<G>::of(position), seat, bot, whim);
    }
    Seat next_of_bots(const Position& position, BotRounds& rounds) const override
    {
        return bots_turn(PositionOf<G>::of(position), rounds);
    }
    RandomGame ending_of(const Position& position) const override
    {
        RandomGame result;
        end(PositionOf<G>::of(position), result);
        return result;
    }
    bool has_choice(const Position& position, Seat seat) const override
    {
        return usual_moves_up_to_two(PositionOf<G>::of(position), seat).count > 1;
    }
    std::unique_ptr<Thinking> begin_thinking(const Position& position, Seat seat,
                                             const SearchOptions& options) const override
    {
        return std::make_unique<ThinkingOf<G>>(options,
                                               Knowledge<G>(PositionOf<G>::of(position), seat));
    }
    std::unique_ptr<Thinking> begin_thinking(const Position& position, Seat seat,
                                             const BotLevel& level) const override
    {
        return begin_level(PositionOf<G>::of(position), seat, level, usual_whim);
    }
    std::unique_ptr<Thinking> begin_forecast(const Position& position, Seat seat, const Move& move,
                                             const SearchOptions& options) const override
    {
        return std::make_unique<ForecastOf<G>>(
            options, Knowledge<G>(PositionOf<G>::of(position), seat), move);
    }

    std::uint64_t repeat_clone(const Position& from, std::uint64_t times) const override
    {
        const State& source = PositionOf<G>::of(from);
        State copy;
        std::uint64_t sum = 0;
        for (std::uint64_t i = 0; i < times; ++i) {
            copy = source;
            keep(copy);
            sum += copy.flow.at;
        }
        return sum;
    }
    std::uint64_t repeat_list(const Position& at, Seat seat, std::uint64_t times) const override
    {
        const State& state = PositionOf<G>::of(at);
        MoveList moves;
        std::uint64_t sum = 0;
        for (std::uint64_t i = 0; i < times; ++i) {
            P::legal_moves(state, seat, moves);
            keep(moves);
            sum += moves.size();
        }
        return sum;
    }
    std::uint64_t repeat_apply(const Position& at, Seat seat, const Move& move,
                               std::uint64_t times) const override
    {
        const State& source = PositionOf<G>::of(at);
        State copy;
        std::uint64_t sum = 0;
        for (std::uint64_t i = 0; i < times; ++i) {
            copy = source;
            P::apply_unchecked(copy, seat, move);
            keep(copy);
            sum += copy.flow.at;
        }
        return sum;
    }

private:
    // The same choice as in a game that is not watched; `legal` is what it was chosen from.
    Move watched_choice(const State& state, Seat seat, std::optional<std::size_t> bot,
                        std::uint64_t whim, SmallRng& rng, MoveList& legal) const
    {
        if (bot) {
            P::legal_moves(state, seat, legal);
            return move_of(state, seat, *bot, whim);
        }
        P::random_moves(state, seat, rng, legal);
        if (legal.empty()) fault("a seat is awaited and has no legal move");
        return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    }
    static constexpr std::size_t bots_before_levels = [] {
        if constexpr (HasBots<G>) {
            return G::bots.size();
        } else {
            return std::size_t{1};
        }
    }();

    static std::optional<BotLevel> level_of(std::size_t bot, const State& state)
    {
        if (bot >= bots_before_levels) return level_in<G>(state, bot - bots_before_levels);
        return HasBots<G> ? std::nullopt : std::optional(steady_level);
    }
    static std::unique_ptr<Thinking> begin_level(const State& state, Seat seat,
                                                 const BotLevel& level, std::uint64_t whim)
    {
        const Knowledge<G> knowledge(state, seat);
        SearchOptions options = level.options;
        options.seed = knowledge.fingerprint() ^ whim;
        return std::make_unique<ThinkingOf<G>>(options, knowledge);
    }
    Move move_of(const State& state, Seat seat, std::size_t bot, std::uint64_t whim) const
    {
        if constexpr (HasBots<G>) {
            if (bot < G::bots.size()) return G::bots[bot].choose(P::view(state, seat));
        }
        const auto few = usual_moves_up_to_two(state, seat);
        if (few.count == 1) return few.first;
        const BotLevel level = level_of(bot, state).value();
        return begin_level(state, seat, level, whim)->decide(level.options.iterations, {});
    }
    // Where there is nothing to choose nobody thinks.
    static auto usual_moves_up_to_two(const State& state, Seat seat)
    {
        return Legality<G>::few_moves(state, seat, Legality<G>::usually_offered(state, seat), 2);
    }
    static Move random_choice(const State& state, Seat seat, SmallRng& rng)
    {
        MoveList moves;
        P::random_moves(state, seat, rng, moves);
        if (moves.empty()) fault("a seat is awaited and has no legal move");
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
    static Seat bots_turn(const State& state, BotRounds& rounds)
    {
        if constexpr (requires { G::bots_turn(state, rounds); }) {
            return G::bots_turn(state, rounds);
        } else {
            return P::awaiting(state).front();
        }
    }
    static void end(const State& state, RandomGame& result)
    {
        result.is_over = P::is_over(state);
        result.scores = P::scores(state);
        result.results = results_of<G>(state);
        if constexpr (HasLabels<G>) {
            static_assert(G::labels.size() <= labels_max);
            for (std::size_t i = 0; i < G::labels.size(); ++i) {
                result.labels[i] = G::labels[i].of(state);
            }
        }
    }

    // Tells the compiler that the value is looked at, so that a loop around it is not removed.
    template <class T>
    static void keep(T& value)
    {
        asm volatile("" : : "r"(&value) : "memory");
    }

    GameFace face_;
};

template <Game G>
const GameModule& module_of()
{
    static const ModuleOf<G> module;
    return module;
}

}  // namespace sortie
