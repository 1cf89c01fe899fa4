#pragma once
// GameModule: one game behind a type-erased face, for everything that does not know which game it serves:
// the terminal, the table, the server, the battery, the WebAssembly module.
//
//     const GameModule& game = *find_game(games, "skirmish");
//     std::unique_ptr<Position> position = game.start(setup, events);
//     position->apply(seat, move, events, step);
//
// It is made from the same templates that search and simulation use directly (engine/module_of.h); no rule
// exists twice. A virtual call per question is nothing to a person; whole random games, which must be fast,
// run behind a single call (`play_random_game`).

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/bot.h"
#include "engine/face.h"
#include "engine/game.h"
#include "engine/hash.h"
#include "engine/play.h"
#include "engine/search/levels.h"
#include "engine/search/search.h"
#include "engine/shape.h"
#include "engine/snapshot.h"

namespace sortie {

class ShapeVisitor;  // engine/walk.h
struct GameRecord;   // engine/watch.h
struct WatchFace;

// One state of one game. Copying is explicit, because it is the only thing here that allocates.
class Position {
public:
    virtual ~Position() = default;
    Position(const Position&) = delete;
    Position& operator=(const Position&) = delete;

    [[nodiscard]] virtual std::unique_ptr<Position> clone() const = 0;
    virtual void assign(const Position& other) = 0;  // of the same game

    virtual int seat_count() const = 0;
    virtual SeatSet awaiting() const = 0;
    virtual bool is_over() const = 0;
    virtual Scores scores() const = 0;
    // Who has won, as shares of `whole_share`, and who wins together with the seat (engine/search/playout.h).
    virtual std::array<Share, seats_max> results() const = 0;
    virtual SeatSet allies(Seat seat) const = 0;
    virtual void legal_moves(Seat seat, MoveList& out) const = 0;
    // What a random player draws from; see Play::random_moves.
    virtual void random_moves(Seat seat, SmallRng& rng, MoveList& out) const = 0;
    virtual std::optional<Refusal> why_not(Seat seat, const Move& move) const = 0;
    [[nodiscard]] virtual std::optional<Refusal> apply(Seat seat, const Move& move, Events& events,
                                                       Step& step) = 0;

    virtual Hash128 hash() const = 0;
    virtual void check() const = 0;

    // What the viewer may see: a position with everything else blanked.
    [[nodiscard]] virtual std::unique_ptr<Position> view(Seat viewer) const = 0;
    // A position that the seat cannot tell from this one.
    [[nodiscard]] virtual std::unique_ptr<Position> determinized(Seat seat, Rng& rng) const = 0;

    virtual std::string board(Seat viewer) const = 0;  // call it on a view
    // The same, told by a game that has a scene; `none` by any other.
    virtual void scene(Seat viewer, ShapeVisitor& out) const = 0;
    virtual std::string trace() const = 0;
    virtual std::string_view moment() const = 0;  // the name of the question that is open
    virtual const Windows* windows() const = 0;   // nothing for a game without windows
    virtual Rng* rng() = 0;                       // nothing for a game without chance

    // The state's memory, to be read and written through the game's shape.
    virtual void* data() = 0;
    virtual const void* data() const = 0;

protected:
    Position() = default;
};

// A random game played to its end, or to the bound on its length.
struct RandomGame {
    std::uint32_t moves = 0;
    bool is_over = false;
    Scores scores{};
    std::array<Share, seats_max> results{};
    std::array<std::string_view, labels_max> labels{};  // in the order of `label_names`
};

// A search or a forecast that is under way. It has a copy of what it needs, so it may run in another thread than the game.
class Thinking {
public:
    virtual ~Thinking() = default;
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;

    virtual void run(std::uint32_t iterations) = 0;
    virtual std::uint32_t iterations_done() const = 0;
    virtual Thought conclude() = 0;
    // The move that so many iterations lead to, without those that cannot change it any more. `is_late` is asked now and
    // then and may end it before. A forecast answers its move.
    virtual Move decide(std::uint32_t iterations, const std::function<bool()>& is_late) = 0;

protected:
    Thinking() = default;
};

// Who plays each seat: one of the game's bots by its place among `bot_names`; none: a random player.
using Players = std::array<std::optional<std::size_t>, seats_max>;

class GameModule {
public:
    virtual ~GameModule() = default;
    GameModule(const GameModule&) = delete;
    GameModule& operator=(const GameModule&) = delete;

    virtual const GameInfo& info() const = 0;
    virtual const GameFace& face() const = 0;
    virtual const Shape& shape() const = 0;
    virtual const Outline& outline() const = 0;
    virtual bool has_scene() const = 0;
    virtual void catalogue(ShapeVisitor& out) const = 0;
    virtual std::span<const OptionDecl> options() const = 0;
    virtual std::vector<Finding> validate() const = 0;
    virtual std::size_t window_count() const = 0;
    virtual std::string_view window_name(WindowId window) const = 0;
    virtual std::string_view window_prompt(WindowId window) const = 0;
    // Who is asked there, in that order.
    virtual std::vector<std::string_view> window_roles(WindowId window) const = 0;
    // The fields that a reaction to this window may change.
    virtual std::vector<std::string_view> window_edits(WindowId window) const = 0;

    [[nodiscard]] virtual std::optional<Problem> why_not_setup(const Setup& setup) const = 0;
    // The seats that the game itself plays after this set-up, which must be legal: nobody need sit there.
    virtual SeatSet automatic_seats(const Setup& setup) const = 0;
    [[nodiscard]] virtual std::unique_ptr<Position> start(const Setup& setup,
                                                          Events& events) const = 0;

    // The map that a game with this set-up, which must be legal, begins on, as everybody may see it. Nothing for a game
    // that has no map to draw.
    [[nodiscard]] virtual std::optional<std::string> map_picture(const Setup& setup,
                                                                 MapFormat format) const = 0;

    // Plays random moves until the game is over. Which seat of several moves, and what, comes from `rng`;
    // `random_move` below makes the same choices, so a game can be repeated step by step.
    virtual RandomGame play_random_game(const Setup& setup, SmallRng& rng) const = 0;

    // The bots, apart from the random one, from the weakest to the strongest, and what games are counted by.
    virtual std::vector<std::string_view> bot_names() const = 0;
    virtual std::vector<std::string_view> label_names() const = 0;
    // How the bot searches in this game; nothing for one that the game brings along.
    virtual std::optional<BotLevel> level_of(std::size_t bot, const Position& position) const = 0;
    // A game in which that bot plays at every seat, and one with others at each. They see nothing but what their seat knows.
    // Bots that search draw a whim from `rng` at the start (see below), so a game without chance is not always the same.
    virtual RandomGame play_bot_game(const Setup& setup, std::size_t bot, SmallRng& rng) const = 0;
    // The same game as `play_random_game`, or as `play_bot_game` if there is a bot, with a record of how it went.
    virtual RandomGame play_watched_game(const Setup& setup, std::optional<std::size_t> bot,
                                         SmallRng& rng, GameRecord& record) const = 0;
    virtual WatchFace watch_face() const = 0;
    virtual RandomGame play_mixed_game(const Setup& setup, const Players& players,
                                       SmallRng& rng) const = 0;
    // What the bot does at this position, the true one; it depends on nothing that the seat does not know. With another whim
    // a bot that searches samples other games, and may decide otherwise.
    virtual Move bot_move(const Position& position, Seat seat, std::size_t bot,
                          std::uint64_t whim) const = 0;
    // Whether there is anything to think about: two moves or more, not counting those that are possible at any time.
    virtual bool has_choice(const Position& position, Seat seat) const = 0;
    // Whose bot moves next in `play_bot_game`, with the counters of this game, and what that answers of a game that stands
    // here, except for the number of moves. With them such a game can be repeated step by step.
    virtual Seat next_of_bots(const Position& position, BotRounds& rounds) const = 0;
    virtual RandomGame ending_of(const Position& position) const = 0;
    // A search for the seat, which must be awaited. For a level `seed` is replaced by what the seat knows.
    [[nodiscard]] virtual std::unique_ptr<Thinking> begin_thinking(
        const Position& position, Seat seat, const SearchOptions& options) const = 0;
    [[nodiscard]] virtual std::unique_ptr<Thinking> begin_thinking(const Position& position,
                                                                   Seat seat,
                                                                   const BotLevel& level) const = 0;
    // What a move of the seat, which must be legal, is likely to bring, from what the seat knows (engine/search/forecast.h).
    // Iterations are sampled games.
    [[nodiscard]] virtual std::unique_ptr<Thinking> begin_forecast(
        const Position& position, Seat seat, const Move& move,
        const SearchOptions& options) const = 0;

    // Loops for benchmarks, so that the clock stays outside. Each does the work `times` times on the
    // concrete state and answers a number that depends on it, to keep the optimiser honest.
    virtual std::uint64_t repeat_clone(const Position& from, std::uint64_t times) const = 0;
    virtual std::uint64_t repeat_list(const Position& at, Seat seat, std::uint64_t times) const = 0;
    virtual std::uint64_t repeat_apply(const Position& at, Seat seat, const Move& move,
                                       std::uint64_t times) const = 0;

    Thought think(const Position& position, Seat seat, const SearchOptions& options) const
    {
        const std::unique_ptr<Thinking> thinking = begin_thinking(position, seat, options);
        thinking->run(options.iterations);
        return thinking->conclude();
    }

    SnapshotHeader snapshot_header() const { return {info().name, info().rules_version}; }

protected:
    GameModule() = default;
};

struct SeatMove {
    Seat seat;
    Move move{};
};

// A random move of one awaited seat, and of a random one of the awaited seats.
Move random_move(const Position& position, Seat seat, SmallRng& rng, MoveList& scratch);
SeatMove random_move(const Position& position, SmallRng& rng, MoveList& scratch);

}  // namespace sortie
