#pragma once
// A match: one running game, its history, and the way back.
//
//     Result<Match> started = Match::start(game, setup);       // or what is wrong with the set-up
//     Match match = started.value();
//     const Submission answer = match.submit(seat, move);
//     if (answer.refusal) tell(answer.refusal->text());
//     if (answer.fault) ...                                    // a bug in the rules; the match is as before
//
// A match is a value: a copy of it goes its own way. It keeps the position before every step, so undo is
// exact, and what a step was: its events, the hash after it, and the fences that it raises.
//
// Undo itself asks nobody. Whether it needs consent is the business of whoever runs the table, and
// `undo_fences` is what there is to know about it: has another seat chosen since, was something secret
// shown, was a number drawn. A match knows no clock, no connection and no store, and it is for one thread.

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/event.h"
#include "engine/module.h"
#include "engine/result.h"

namespace sortie {

// Events that no longer change. A copy of the list shares them, so that a copy of a long match is cheap.
class KeptEvents {
public:
    KeptEvents() : KeptEvents(std::vector<Event>{}) {}
    explicit KeptEvents(std::vector<Event> events)
        : events_(std::make_shared<const std::vector<Event>>(std::move(events)))
    {
    }

    const std::vector<Event>& all() const { return *events_; }
    std::size_t size() const { return events_->size(); }
    const Event& operator[](std::size_t index) const { return (*events_)[index]; }
    auto begin() const { return events_->begin(); }
    auto end() const { return events_->end(); }

    friend bool operator==(const KeptEvents& a, const KeptEvents& b)
    {
        return *a.events_ == *b.events_;
    }

private:
    std::shared_ptr<const std::vector<Event>> events_;
};

// One accepted move, and what came of it.
struct MatchStep {
    Step step;
    Hash128 hash;  // of the position after it
    KeptEvents events;
    std::shared_ptr<const Position> before;  // where undo goes back to
};

// The answer to a submitted move. Neither a refusal nor a fault: it was played. A fault is the text of a
// mistake in the rules; as after a refusal, the match stands where it stood.
struct Submission {
    std::optional<Refusal> refusal;
    std::optional<std::string> fault;

    bool is_accepted() const { return !refusal && !fault; }
};

// What stands in the way of taking steps back.
struct UndoFences {
    bool another_seat_chose = false;
    bool secret_was_shown = false;
    bool number_was_drawn = false;

    bool any() const { return another_seat_chose || secret_was_shown || number_was_drawn; }

    // "another seat has chosen since, a number was drawn"; empty when there is no fence.
    std::string text() const;

    friend bool operator==(const UndoFences&, const UndoFences&) = default;
};

class Match {
public:
    static Result<Match> start(const GameModule& game, const Setup& setup);
    // A match that goes on from a position, without a history.
    static Match from(const GameModule& game, const Setup& setup,
                      std::unique_ptr<Position> position);

    const GameModule& game() const { return *game_; }
    const Setup& setup() const { return setup_; }
    const Position& position() const { return *position_; }

    // The position after `step` steps; 0 is the start. It must not be forgotten.
    const Position& position_after(std::size_t step) const;
    Hash128 start_hash() const { return start_hash_; }
    const KeptEvents& start_events() const { return start_events_; }
    const std::vector<MatchStep>& history() const { return history_; }

    [[nodiscard]] Submission submit(Seat seat, const Move& move);

    // How many steps back undo the latest move of the seat; 0 when it has made none.
    std::size_t steps_to_undo(Seat seat) const;

    // Which fences the seat crosses when it takes back this many steps; they must be there.
    UndoFences undo_fences(Seat seat, std::size_t steps) const;

    // Frees the memory of all positions before the last steps, which undo can then no longer reach.
    void forget_positions_but(std::size_t steps);
    // How many steps can be taken back.
    std::size_t steps_kept() const;

    // Goes back as far as positions are kept: to the start, unless they were forgotten.
    [[nodiscard]] std::optional<Problem> undo(std::size_t steps = 1);

private:
    Match(const GameModule& game, const Setup& setup) : game_(&game), setup_(setup) {}

    const GameModule* game_;
    Setup setup_;
    std::shared_ptr<const Position> position_;
    Hash128 start_hash_;
    KeptEvents start_events_;
    std::vector<MatchStep> history_;
};

// What is wrong with a set-up, in words: an option out of its range, a number of seats or a combination
// that the game does not allow.
[[nodiscard]] std::optional<Problem> why_not_setup(const GameModule& game, const Setup& setup);

// "3 seat 1: place b2". The move as it was made, secrets included: for replays and those who see all.
std::string step_text(const Match& match, std::size_t index);

// What the viewer noticed since `from` steps were made, one line for each event, oldest first. From 0 on
// the events of the set-up come first.
std::string log_text(const Match& match, Seat viewer, std::size_t from = 0);

}  // namespace sortie
