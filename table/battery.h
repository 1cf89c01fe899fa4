#pragma once
// The battery: one call that holds a game against every promise of the engine.
//
//     const BatteryReport report = run_battery(module_of<Skirmish>(), {.games = 200});
//     EXPECT(report.is_clean()) << report.text();
//
// It plays random games and looks at every position and every step: the invariants hold, older
// copies do not change, a snapshot gives the position back, undo and replay give the same hashes,
// the listed moves are exactly those that `why_not` accepts, a refused move changes nothing and
// says why, names of moves can be read back, and nothing that a seat sees, hears, may do or is
// refused depends on what it cannot know.
//
// A failure tells game, seed and step, is shrunk to fewer moves while it still fails, and becomes a
// scenario file. The report also counts what was compared; a run that compared nothing has failed,
// because it proves nothing.
//
// Moves are chosen as in a random playout, but now and then a seat moves that is not awaited, where
// the rules let it.
//
// Chance never decides whether a run fails: everything follows from the seeds, so a run can be
// repeated. What it does not do: prove the absence of anything. It samples; ten thousand games
// sample well. Scores are compared under `determinized` only when the game is over: before that
// they are nobody's view.

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/module.h"

namespace sortie {

enum class BatteryCheck : std::uint8_t {
    fault,        // a rule, or a question about a position, ended in a fault
    invariant,    // check_state after a move
    snapshot,     // saved and loaded, the position is another one
    copies,       // an older copy has changed
    undo,         // taken back and played again, the move has another outcome
    awaited,      // a seat is awaited and cannot move, or the reverse
    list,         // the listed moves are not exactly those that are accepted
    refusal,      // a refusal changes something or does not say why
    names,        // a move's text does not read back as the move
    determinize,  // a determinized position is not a possible one
    view,         // something a seat is shown or told depends on what it cannot know
    events,       // the same for the events of a step
    fence,        // a secret became known and the step does not say so
    edits,        // a reaction changed more than its window lets it
    length,       // the game went on beyond info.moves_max
    replay,       // seed and moves do not lead to the same positions
    playout,      // play_random_game and the same game step by step differ
    coverage,     // something was never compared, so the run proves nothing about it
};
std::string_view name_of(BatteryCheck check);   // "view"
std::string_view words_of(BatteryCheck check);  // "a seat is shown too much"

// How much is sampled at each position.
struct BatterySamples {
    int moves = 16;        // made-up moves for each seat, most of them illegal
    int determinized = 1;  // guesses for each viewer
    int slow_every = 16;  // every so many positions: the view as JSON, and which fields it conceals
};

struct BatteryOptions {
    std::uint64_t games = 200;
    std::uint64_t first_seed = 1;
    int seats = 0;             // 0: every legal number of seats in turn
    bool vary_options = true;  // every second game plays with random legal options
    // Name and value as they are typed; these are not varied.
    std::vector<std::pair<std::string, std::string>> options{};
    BatterySamples samples{};
    std::uint64_t failing_games_max = 10;    // then the run stops
    std::size_t shrink_moves_max = 10000;    // how many moves are played to shrink one failure
    std::filesystem::path failure_folder{};  // for scenario files; empty: none are written
    std::function<void(std::uint64_t done, std::uint64_t total)> progress{};
};

// How often each thing was looked at.
struct BatteryCounts {
    std::uint64_t games = 0;
    std::array<std::uint64_t, seats_max + 1> games_of_seats{};  // by the number of seats
    std::uint64_t games_varied = 0;  // with other options than the usual ones
    std::uint64_t moves = 0;
    std::uint64_t moves_out_of_turn = 0;  // by a seat that was not awaited
    std::uint64_t positions = 0;
    std::uint64_t copies = 0;           // hashes of kept copies taken again
    std::uint64_t listed = 0;           // listed moves put to why_not
    std::uint64_t made_up = 0;          // made-up moves put to why_not
    std::uint64_t refused = 0;          // of those, refused and also submitted
    std::uint64_t names = 0;            // different moves written and read back
    std::uint64_t views = 0;            // views compared with that of a determinized position
    std::uint64_t views_of_others = 0;  // of those, where the determinized position was another one
    std::uint64_t refusals = 0;         // refusals compared under determinized
    std::uint64_t events = 0;           // steps whose events were compared
    std::uint64_t events_not_legal = 0;  // skipped: the move is impossible in the guess
    std::uint64_t events_of_chance = 0;  // skipped: the guess drew a different number of numbers
    std::uint64_t events_learned = 0;    // skipped: the viewer learns a secret from the step
    std::uint64_t edits = 0;             // reactions whose changes were looked at
    std::uint64_t replays = 0;
    std::uint64_t playouts = 0;
};

struct BatteryFailure {
    BatteryCheck check = BatteryCheck::fault;
    std::string words;
    std::uint64_t seed = 0;
    Setup setup;
    std::size_t step = 0;          // after how many moves; 0 is the position after set-up
    std::size_t moves_before = 0;  // how many moves led to it before it was shrunk
    std::vector<SeatMove> moves;   // the shortest way found
    std::string scenario;          // the same as a scenario file
    std::filesystem::path file;    // where that was written, if it was
};

struct BatteryReport {
    std::string game;
    BatteryCounts counts;
    std::vector<BatteryFailure> failures;  // the first of each kind
    std::uint64_t failing_games = 0;
    // Fields that views conceal and no determinized position ever had different. Harmless where the
    // field follows from others; otherwise `determinize` forgets it, and leaks through it stay
    // unseen.
    std::vector<std::string> never_varied;

    bool is_clean() const { return failures.empty(); }
    std::string text() const;
};

BatteryReport run_battery(const GameModule& game, const BatteryOptions& options = {});

}  // namespace sortie
