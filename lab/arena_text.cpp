// The figures of an arena for people and for programs.

#include <cstdio>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "lab/arena.h"

namespace sortie {
namespace {

namespace json = boost::json;

std::string score_text(const ArenaScore& score)
{
    return share_text(score.share(), score.interval()) + " of " + std::to_string(score.games) +
           " games";
}

std::string elo_text(const ArenaScore& score)
{
    const Interval interval = score.interval();
    char text[96];
    std::snprintf(text, sizeof text, "%+.0f (%+.0f to %+.0f)", elo_of(score.share(), score.games),
                  elo_of(interval.low, score.games), elo_of(interval.high, score.games));
    return text;
}

json::object score_json(const ArenaScore& score)
{
    const Interval interval = score.interval();
    return {{"games", score.games},
            {"wins", score.wins},
            {"shared", score.draws},
            {"points", score.points},
            {"share", score.share()},
            {"low", interval.low},
            {"high", interval.high},
            {"elo", elo_of(score.share(), score.games)},
            {"elo_low", elo_of(interval.low, score.games)},
            {"elo_high", elo_of(interval.high, score.games)}};
}

std::string_view words_of(ArenaVerdict verdict)
{
    switch (verdict) {
        case ArenaVerdict::open: return "open";
        case ArenaVerdict::better: return "better";
        case ArenaVerdict::not_better: return "not better";
    }
    UNREACHABLE();
}

}  // namespace

std::string arena_text(const ArenaResult& result)
{
    std::string out = result.a + " against " + result.b + " in " + result.game + ", " +
                      std::to_string(result.seats) + " seats, seed " + std::to_string(result.seed) +
                      (result.setup.empty() ? "" : ", " + result.setup) + "\n";
    if (result.score.games > 0) {
        out += "  " + result.a + " wins  " + score_text(result.score) + "\n";
        for (const ArenaSide& side : result.sides) {
            out += "  as " + side.name + "  " + score_text(side.score) + "\n";
        }
        out += "  elo difference  " + elo_text(result.score) + "\n";
    }
    if (result.verdict != ArenaVerdict::open) {
        out += "  stopped early: " + result.a + " is " + std::string(words_of(result.verdict)) +
               "; the share at such a moment leans that way\n";
    }
    if (result.faults > 0) {
        out += "  faults  " + std::to_string(result.faults) + ": " + result.first_fault + "\n";
    }
    return out;
}

json::value arena_value(const ArenaResult& result)
{
    json::object sides;
    for (const ArenaSide& side : result.sides) sides[side.name] = score_json(side.score);
    return {{"game", result.game},
            {"seats", result.seats},
            {"setup", result.setup},
            {"seed", result.seed},
            {"a", result.a},
            {"b", result.b},
            {"wanted", result.wanted},
            {"score", score_json(result.score)},
            {"sides", sides},
            {"verdict", words_of(result.verdict)},
            {"likelihood", result.likelihood},
            {"faults", result.faults},
            {"threads", result.threads},
            {"seconds", result.seconds}};
}

std::string arena_json(const ArenaResult& result)
{
    return json::serialize(arena_value(result)) + "\n";
}

}  // namespace sortie
