#pragma once
// Fuzz targets: readers of bytes from outside, fed with whatever bytes there are.
//
//     for (const Target& target : targets) target.feed(bytes);
//
// A target promises nothing about the bytes and everything about what is made of them. Its file says what must hold;
// what does not hold is thrown as `Broken`, with words. That stops libFuzzer (fuzz/main.cpp, tools/fuzz) as well as a
// crash does, and fails the test that feeds every target with its corpus in the ordinary builds
// (tests/fuzz/corpus_test.cpp). A target keeps nothing from one input to the next, so an input alone repeats a finding.
//
// Checksums would keep a fuzzer out, because it cannot guess them. Targets behind one compute it anew over the input,
// so that what lies behind it is reached; the input as it is gets read as well.

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>

namespace sortie::fuzz {

void feed_frames(std::string_view input);      // messages of clients to the core of the server
void feed_http(std::string_view input);        // targets and fields of HTTP requests
void feed_moves(std::string_view input);       // moves as text, in every game
void feed_replay(std::string_view input);      // replay files
void feed_snapshot(std::string_view input);    // saved positions
void feed_records(std::string_view input);     // what a store says has happened at a table
void feed_scenario(std::string_view input);    // scenario files
void feed_simulation(std::string_view input);  // results of simulations
void feed_table(std::string_view input);       // files of tables

struct Target {
    std::string_view name;  // of its source, its corpus and its program
    void (*feed)(std::string_view input) = nullptr;
};

inline constexpr auto targets = std::to_array<Target>({{"frames", feed_frames},
                                                       {"http", feed_http},
                                                       {"moves", feed_moves},
                                                       {"replay", feed_replay},
                                                       {"snapshot", feed_snapshot},
                                                       {"records", feed_records},
                                                       {"scenario", feed_scenario},
                                                       {"simulation", feed_simulation},
                                                       {"table", feed_table}});

// A promise of the program that does not hold.
struct Broken : std::logic_error {
    using std::logic_error::logic_error;
};

inline void must(bool holds, const std::string& words)
{
    if (!holds) throw Broken(words);
}

// The text up to the next end of line, which is taken away with it.
inline std::string_view next_line(std::string_view& text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() < text.size() ? line.size() + 1 : line.size());
    return line;
}

}  // namespace sortie::fuzz
