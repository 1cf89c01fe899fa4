// What the WebAssembly module offers to JavaScript. Text goes in and out as bytes in the module's memory:
//
//     const at = exports.sortie_input(length);        // write `length` bytes there
//     exports.sortie_verify_replay();                 // or another function
//     text = memory.slice(exports.sortie_output(), + exports.sortie_output_size())
//
// The module has no exceptions; a fault ends in a trap, and the host has to make a new instance.

#include <cstdint>
#include <optional>
#include <string>

#include "games/games.h"
#include "table/games.h"
#include "table/replay.h"
#include "table/verify.h"
#include "tests/golden/search_vectors.h"
#include "tests/golden/vectors.h"

#define SORTIE_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

namespace {

std::string input;
std::string output;

std::optional<sortie::Problem> problem_with(const sortie::Result<sortie::Replay>& replay)
{
    if (!replay) return replay.problem();
    const auto game = sortie::find_game(sortie::all_games(), replay.value().game);
    if (!game) return game.problem();
    return sortie::verify_replay(*game.value(), replay.value());
}

}  // namespace

SORTIE_EXPORT(sortie_input) char* sortie_input(std::uint32_t size)
{
    input.resize(size);
    return input.data();
}

SORTIE_EXPORT(sortie_output) const char* sortie_output()
{
    return output.data();
}

SORTIE_EXPORT(sortie_output_size) std::uint32_t sortie_output_size()
{
    return static_cast<std::uint32_t>(output.size());
}

// The output is "ok STEPS steps", or "problem WORDS".
SORTIE_EXPORT(sortie_verify_replay) void sortie_verify_replay()
{
    const sortie::Result<sortie::Replay> replay = sortie::read_replay(input);
    const std::optional<sortie::Problem> problem = problem_with(replay);
    output = problem ? "problem " + problem->words
                     : "ok " + std::to_string(replay.value().steps.size()) + " steps";
}

SORTIE_EXPORT(sortie_golden_vectors) void sortie_golden_vectors()
{
    output = sortie::golden_vectors();
}

SORTIE_EXPORT(sortie_golden_searches) void sortie_golden_searches()
{
    output = sortie::golden_searches();
}
