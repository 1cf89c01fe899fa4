#pragma once
// The single checks of the battery (table/battery.h): each looks at one position or one step and
// answers what is wrong with it, or nothing.
//
//     Probe probe(game, samples, counts);
//     probe.look_at(position, seed);
//     if (Verdict defect = check_moves(probe, position)) ...
//
// A check changes nothing but its probe. What it samples follows from the position and the seed, so
// the same position is always looked at in the same way. None of them is guarded: a fault inside a
// check ends in the fault handler, and the caller (table/battery_trial.h) turns it into a failure.

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "engine/module.h"
#include "table/battery.h"

namespace sortie::battery {

struct Defect {
    BatteryCheck check = BatteryCheck::fault;
    std::string words;
};
using Verdict = std::optional<Defect>;

// What the checks of one run share: their random numbers, their counters and what they remember.
class Probe {
public:
    Probe(const GameModule& the_game, const BatterySamples& the_samples, BatteryCounts& the_counts);

    // Renews the random numbers for this position.
    void look_at(const Position& position, std::uint64_t seed);

    // A generator for `determinized`.
    Rng fresh_rng();

    const GameModule& game;
    BatterySamples samples;
    BatteryCounts& counts;
    SmallRng rng{0};
    MoveList scratch;

    // A move's name belongs to the move and not to the position, so it is tried once.
    struct ByBytes {
        bool operator()(const Move& a, const Move& b) const;
    };
    std::set<Move, ByBytes> named;

    // Names of fields, with `[]` for any index.
    std::set<std::string> concealed_fields;
    std::set<std::string> varied_fields;
    bool has_secret_events = false;

    bool has_secrets() const { return has_secret_events || !concealed_fields.empty(); }
};

// "seat 2", or "a spectator".
std::string viewer_text(Seat viewer);

// The seats of the game, then one that it does not have, then nobody.
std::vector<Seat> seats_and_outsiders(const Position& position);

// A move out of thin air or a listed one with a change: sometimes legal, mostly not.
Move made_up_move(Probe& probe, std::span<const Move> listed);

// ---- One position ----

// Invariants and snapshot. `other` is any position of the same game; it serves as a place to load
// into.
Verdict check_value(Probe& probe, const Position& position, const Position& other);

// Awaited seats, the list against why_not, refusals, names.
Verdict check_moves(Probe& probe, const Position& position);

// Everything that a seat or a spectator sees, against guesses of what it cannot know.
Verdict check_views(Probe& probe, const Position& position);

// ---- One step ----

struct PlayedStep {
    const Position& before;
    const Position& after;
    SeatMove chosen;
    const std::vector<Event>& told;
    Step step;
};

// Taken back and played again: the same outcome.
Verdict check_undo(Probe& probe, const PlayedStep& played);

// What a reaction changed, against the window's list of fields.
Verdict check_edits(Probe& probe, const PlayedStep& played);

// The events of the step as each viewer hears them, against the same step in a guess.
Verdict check_events(Probe& probe, const PlayedStep& played);

// "units[].health" from "units[3].health: behind the count" and the like.
std::string field_name_of(std::string_view difference_path);

// Whether the path is the field or lies inside it.
bool is_inside(std::string_view difference_path, std::string_view field);

}  // namespace sortie::battery
