#pragma once
// The position in which a scenario stands, and the carrying out of its statements, one function for each.
//
//     Stage stage(game, setup);
//     if (auto words = stage.begin()) ...
//     if (auto words = stage.carry_out(MakeMove{...})) ...        // why the line fails, or nothing
//
// This knows nothing of lines, files or their order; table/scenario.cpp does. Every answer is the reason
// why a statement does not hold, with what was found instead. The rules run guarded: a fault in them is
// such a reason too.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/module.h"
#include "table/scenario_line.h"

namespace sortie::scenario {

using Failure = std::optional<std::string>;

class Stage {
public:
    Stage(const GameModule& game, const Setup& setup) : game_(game), setup_(setup) {}

    bool is_begun() const { return position_ != nullptr; }
    Failure begin();

    // Whether the game's own invariants hold.
    Failure check() const;

    // Once the scenario forces anything, chance it does not force is a failure.
    void forbid_free_chance() { is_chance_forced_ = true; }
    // What is left of the forced dice and picks, in words; nothing when all were used.
    Failure unused_chance() const;

    Failure carry_out(const SetField& set);
    Failure carry_out(const PutOnTop& put);
    Failure carry_out(const ForceDice& force);
    Failure carry_out(const ForcePicks& force);
    Failure carry_out(const FreeChance& free);
    Failure carry_out(const MakeMove& make);
    Failure carry_out(const ExpectRefusal& expected);
    Failure carry_out(const ExpectField& expected);
    Failure carry_out(const ExpectEvent& expected);
    Failure carry_out(const ExpectAwaited& expected);
    Failure carry_out(const ExpectWindow& expected);
    Failure carry_out(const ExpectOver& expected);
    Failure carry_out(const ExpectScore& expected);
    Failure carry_out(const ExpectWinners& expected);
    Failure carry_out(const ExpectDraw& expected);
    Failure carry_out(const ExpectLegal& expected);

private:
    Failure why_no_seat(Seat seat) const;
    Result<Move> read(const SeatAndMove& what) const;
    Failure why_no_chance(std::string_view what) const;
    std::string events_text(Seat viewer) const;
    std::string scores_text() const;

    const GameModule& game_;
    Setup setup_;
    std::unique_ptr<Position> position_;
    std::vector<Event> events_;  // of the last move, or of the set-up
    bool is_chance_forced_ = false;
    bool next_is_free_ = false;
};

}  // namespace sortie::scenario
