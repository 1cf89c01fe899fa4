// What the WebAssembly module offers to JavaScript. Text goes in and out as bytes in the module's memory:
//
//     const at = exports.sortie_input(length);        // write `length` bytes there
//     exports.sortie_verify_replay(length);           // or another function
//     text = memory.slice(exports.sortie_output(), + exports.sortie_output_size())
//
// The module has no exceptions; a fault ends in a trap, and the host has to make a new instance.

#include <cstdint>
#include <string>

#include "games/games.h"
#include "table/replay.h"
#include "tests/golden/vectors.h"

#define SORTIE_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

namespace {

std::string input;
std::string output;

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

// The output is "ok STEPS HASH", or "problem WORDS".
SORTIE_EXPORT(sortie_verify_replay) void sortie_verify_replay()
{
    output = sortie::verify_replay_text(sortie::all_games(), input);
}

SORTIE_EXPORT(sortie_golden_vectors) void sortie_golden_vectors()
{
    output = sortie::golden_vectors();
}
