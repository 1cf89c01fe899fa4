#include "lab/arena.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>

#include "lab/simulate.h"
#include "lab/workers.h"
#include "table/bots.h"
#include "table/guard.h"

namespace sortie {
namespace {

// The points of A in one game on each of its sides, and what went wrong.
struct Played {
    double points = 0;
    bool is_fault = false;
    std::string fault{};
};
using Pair = std::array<Played, 2>;

struct Contest {
    const GameModule& game;
    const ArenaOptions& options;
    Setup setup;
    std::optional<std::size_t> a;
    std::optional<std::size_t> b;
    std::vector<SeatSet> sides;
};

// Who wins together, without the seats that the game itself plays or that stay empty.
std::vector<SeatSet> sides_of(const GameModule& game, const Setup& setup)
{
    Events silent;
    const std::unique_ptr<Position> position = game.start(setup, silent);
    const SeatSet played = SeatSet::first(static_cast<std::size_t>(position->seat_count())) -
                           game.automatic_seats(setup);
    std::vector<SeatSet> sides;
    SeatSet left = played;
    while (!left.empty()) {
        sides.push_back(position->allies(left.front()) & played);
        left = left - sides.back();
    }
    return sides;
}

// A set-up in which bots meet: the given one, or with one option changed so that they play every seat.
std::optional<Setup> open_setup(const GameModule& game, const Setup& setup)
{
    if (game.automatic_seats(setup).empty() || sides_of(game, setup).size() > 1) return setup;
    for (std::size_t i = 0; i < game.options().size(); ++i) {
        const OptionDecl& option = game.options()[i];
        for (int value = option.least; value <= option.most; ++value) {
            Setup other = setup;
            other.values[i] = value;
            if (!game.why_not_setup(other) && game.automatic_seats(other).empty()) return other;
        }
    }
    return std::nullopt;
}

std::string setup_text(const GameModule& game, const Setup& setup)
{
    std::string out;
    for (std::size_t i = 0; i < game.options().size(); ++i) {
        const OptionDecl& option = game.options()[i];
        if (setup.values[i] == option.usual) continue;
        out += (out.empty() ? "" : " ") + std::string(option.name) + "=" +
               option.text(setup.values[i]);
    }
    return out;
}

// A has the sides of its parity: the first, third, ... in the first game of a pair, the others in the second.
bool is_of_a(std::size_t side, std::size_t game_of_pair)
{
    return side % 2 == game_of_pair;
}

Played play_one(const Contest& contest, std::uint64_t pair, std::size_t game_of_pair)
{
    Players players;
    for (std::size_t i = 0; i < contest.sides.size(); ++i) {
        for (const Seat seat : contest.sides[i]) {
            players[seat.index] = is_of_a(i, game_of_pair) ? contest.a : contest.b;
        }
    }
    const Setup setup = setup_of_game(contest.setup, contest.options.seed, pair);
    SmallRng chooser = chooser_of_game(contest.options.seed, pair);
    Played played;
    RandomGame result;
    if (const auto fault =
            guarded([&] { result = contest.game.play_mixed_game(setup, players, chooser); })) {
        return {0, true, *fault};
    }
    if (!result.is_over) return {0, true, "the game is not over within its bound"};
    for (std::size_t i = 0; i < contest.sides.size(); ++i) {
        if (!is_of_a(i, game_of_pair)) continue;
        played.points += static_cast<double>(result.results[contest.sides[i].front().index]) /
                         static_cast<double>(whole_share);
    }
    return played;
}

void count(ArenaScore& score, double points)
{
    ++score.games;
    score.points += points;
    if (points == 1) ++score.wins;
    if (points > 0 && points < 1) ++score.draws;
}

// Pairs that threads have played, counted in their order. Those that came before their turn wait.
class Desk {
public:
    Desk(const Contest& contest, ArenaResult& result)
        : contest_(contest), result_(result), pairs_(result.wanted / 2),
          test_(contest.options.stop_at_elo)
    {
    }

    // The next pair to play; nothing when there is none.
    std::optional<std::uint64_t> take()
    {
        const std::lock_guard lock(mutex_);
        const bool is_stopped = contest_.options.stop != nullptr && *contest_.options.stop;
        if (is_stopped || is_settled_ || taken_ == pairs_) return std::nullopt;
        return taken_++;
    }
    void put(std::uint64_t index, Pair pair)
    {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(index, std::move(pair));
        while (!is_settled_ && !waiting_.empty() && waiting_.begin()->first == counted_) {
            count_pair(waiting_.extract(waiting_.begin()).mapped());
            ++counted_;
        }
    }
    std::uint64_t games_done()
    {
        const std::lock_guard lock(mutex_);
        return is_settled_ ? 2 * pairs_ : 2 * counted_;
    }

private:
    void count_pair(const Pair& pair)
    {
        double points = 0;
        bool is_whole = true;
        for (std::size_t i = 0; i < 2; ++i) {
            const Played& played = pair[i];
            if (played.is_fault) {
                is_whole = false;
                if (result_.faults++ == 0) result_.first_fault = played.fault;
                continue;
            }
            points += played.points;
            count(result_.score, played.points);
            if (contest_.sides.size() == 2) count(result_.sides[i].score, played.points);
        }
        if (!is_whole) return;
        result_.score.pairs.add(points / 2);
        if (contest_.options.stop_at_elo <= 0) return;
        result_.verdict = test_.add(points / 2);
        result_.likelihood = test_.likelihood();
        is_settled_ = result_.verdict != ArenaVerdict::open;
    }

    const Contest& contest_;
    ArenaResult& result_;
    std::mutex mutex_;
    std::uint64_t pairs_;
    std::map<std::uint64_t, Pair> waiting_;
    SequentialTest test_;
    std::uint64_t taken_ = 0;
    std::uint64_t counted_ = 0;
    bool is_settled_ = false;
};

void play_all(const Contest& contest, Desk& desk, unsigned threads)
{
    const auto play = [&](unsigned) {
        while (const auto index = desk.take()) {
            desk.put(*index, {play_one(contest, *index, 0), play_one(contest, *index, 1)});
        }
    };
    const auto& progress = contest.options.progress;
    work_side_by_side(threads, play, [&] {
        if (progress) progress(desk.games_done());
    });
}

// All who are counted together have the game's word for them: "rebels".
std::string name_of_side(const GameInfo& info, const SeatSet& seats, int seat_count)
{
    const auto counted = SeatSet::first(static_cast<std::size_t>(seat_count - info.count_besides));
    const bool is_all = info.count_besides > 0 && seats == counted;
    return is_all ? std::string(info.count_word) : seats_text(seats);
}

}  // namespace

Interval ArenaScore::interval() const
{
    if (pairs.pairs > 0 && 2 * pairs.pairs == games) return pairs.interval();
    return points_interval(points, static_cast<double>(games));
}

double elo_of(double share, std::uint64_t games)
{
    if (games == 0) return 0;
    const double edge = 0.5 / static_cast<double>(games);
    const double inside = std::clamp(share, edge, 1 - edge);
    return -400 * std::log10(1 / inside - 1);
}

Result<ArenaResult> run_arena(const GameModule& game, const ArenaOptions& options)
{
    const Result<std::optional<std::size_t>> a = find_bot(game, options.a);
    if (!a) return a.problem();
    const Result<std::optional<std::size_t>> b = find_bot(game, options.b);
    if (!b) return b.problem();
    const std::optional<Setup> setup = open_setup(game, options.setup);
    if (!setup) return Problem{"the game itself plays a side, whatever the options"};
    Contest contest{game, options, *setup, a.value(), b.value(), {}};
    contest.sides = sides_of(game, *setup);
    if (contest.sides.size() < 2) return Problem{"all seats win together; there is no contest"};

    ArenaResult result;
    result.game = std::string(game.info().name);
    result.a = options.a;
    result.b = options.b;
    result.setup = setup_text(game, *setup);
    result.seats = setup->seats;
    result.seed = options.seed;
    result.wanted = options.games + options.games % 2;
    result.threads = threads_of(options.threads);
    if (contest.sides.size() == 2) {
        for (const SeatSet& side : contest.sides) {
            result.sides.push_back({name_of_side(game.info(), side, setup->seats), {}});
        }
    }
    Desk desk(contest, result);
    const auto begin = std::chrono::steady_clock::now();
    play_all(contest, desk, result.threads);
    const auto end = std::chrono::steady_clock::now();
    result.seconds = std::chrono::duration<double>(end - begin).count();
    return result;
}

}  // namespace sortie
