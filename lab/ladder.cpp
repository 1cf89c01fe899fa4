#include "lab/ladder.h"

#include <cstdio>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "table/bots.h"

namespace sortie {
namespace {

std::vector<std::string> bots_of(const GameModule& game, const LadderOptions& options)
{
    return options.bots.empty() ? names_of_bots(game) : options.bots;
}

struct Contest {
    std::size_t stronger;
    std::size_t weaker;
};

std::vector<Contest> contests_of(std::size_t bots, bool is_complete)
{
    std::vector<Contest> all;
    for (std::size_t i = 1; i < bots; ++i) {
        for (std::size_t k = is_complete ? 0 : i - 1; k < i; ++k) all.push_back({i, k});
    }
    return all;
}

}  // namespace

std::uint64_t Ladder::faults() const
{
    std::uint64_t sum = 0;
    for (const ArenaResult& each : contests) sum += each.faults;
    return sum;
}

std::uint64_t games_of_ladder(const GameModule& game, const LadderOptions& options)
{
    const std::uint64_t even = options.games + options.games % 2;
    return even * contests_of(bots_of(game, options).size(), options.is_complete).size();
}

Result<Ladder> climb(const GameModule& game, const LadderOptions& options)
{
    Ladder ladder;
    ladder.game = std::string(game.info().name);
    ladder.bots = bots_of(game, options);
    ladder.wanted = games_of_ladder(game, options);
    // Every name is looked at before the first game.
    for (const std::string& name : ladder.bots) {
        if (const auto bot = find_bot(game, name); !bot) return bot.problem();
    }
    if (ladder.bots.size() < 2) return Problem{"a ladder needs two bots or more"};
    for (const Contest& each : contests_of(ladder.bots.size(), options.is_complete)) {
        ArenaOptions arena;
        arena.a = ladder.bots[each.stronger];
        arena.b = ladder.bots[each.weaker];
        arena.games = options.games;
        arena.seed = options.seed;
        arena.threads = options.threads;
        arena.setup = options.setup;
        arena.stop = options.stop;
        if (options.progress) {
            arena.progress = [&](std::uint64_t done) { options.progress(ladder.games + done); };
        }
        Result<ArenaResult> result = run_arena(game, arena);
        if (!result) return result.problem();
        const ArenaResult& contest = ladder.contests.emplace_back(result.take());
        ladder.games += contest.games();
        if (!contest.is_complete()) break;
    }
    return ladder;
}

std::string ladder_text(const Ladder& ladder)
{
    std::string out;
    for (const ArenaResult& each : ladder.contests) out += arena_text(each);
    return out;
}

std::string ladder_markdown(const Ladder& ladder)
{
    std::string out = "| " + ladder.game + " | wins against | share of wins (95 % interval) |";
    std::string rule = "| --- | --- | --- |";
    if (!ladder.contests.empty()) {
        for (const ArenaSide& side : ladder.contests[0].sides) {
            out += " as " + side.name + " |";
            rule += " --- |";
        }
    }
    out += " elo | games |\n" + rule + " --- | --- |\n";
    for (const ArenaResult& each : ladder.contests) {
        if (each.score.games == 0) continue;  // it was stopped before the first
        out += "| " + each.a + " | " + each.b + " | " +
               share_text(each.score.share(), each.score.interval()) + " |";
        for (const ArenaSide& side : each.sides)
            out += " " + share_text(side.score.share(), side.score.interval()) + " |";
        char elo[32];
        std::snprintf(elo, sizeof elo, " %+.0f |", elo_of(each.score.share(), each.score.games));
        out += elo + (" " + std::to_string(each.score.games)) + " |\n";
    }
    return out;
}

std::string ladder_json(const Ladder& ladder)
{
    boost::json::array contests;
    for (const ArenaResult& each : ladder.contests) {
        contests.push_back(arena_value(each));
    }
    boost::json::array bots;
    for (const std::string& each : ladder.bots) bots.emplace_back(each);
    const boost::json::object out{{"game", ladder.game}, {"bots", bots}, {"contests", contests}};
    return boost::json::serialize(out) + "\n";
}

}  // namespace sortie
