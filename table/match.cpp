#include "table/match.h"

#include <span>
#include <utility>

#include "table/guard.h"

namespace sortie {
namespace {

void append_events(std::string& out, const KeptEvents& events, Seat viewer)
{
    for (const Event& event : events) {
        if (is_seen_by(event, viewer)) out += text_of(as_seen_by(event, viewer)) + "\n";
    }
}

}  // namespace

std::string UndoFences::text() const
{
    std::string out;
    const auto add = [&](bool stands, std::string_view words) {
        if (!stands) return;
        if (!out.empty()) out += ", ";
        out += words;
    };
    add(another_seat_chose, "another seat has chosen since");
    add(secret_was_shown, "something secret was shown");
    add(number_was_drawn, "a number was drawn");
    return out;
}

std::optional<Problem> why_not_setup(const GameModule& game, const Setup& setup)
{
    const std::span<const OptionDecl> options = game.options();
    for (std::size_t i = 0; i < options.size(); ++i) {
        const int value = setup.values[i];
        if (value >= options[i].least && value <= options[i].most) continue;
        return Problem{"option " + std::string(options[i].name) + " takes " +
                       options[i].accepted() + ", not '" + std::to_string(value) + "'"};
    }
    return game.why_not_setup(setup);
}

Result<Match> Match::start(const GameModule& game, const Setup& setup)
{
    if (auto problem = sortie::why_not_setup(game, setup)) return *problem;
    Match match(game, setup);
    std::vector<Event> told;
    const auto fault = guarded([&] {
        Events events(told);
        match.position_ = game.start(setup, events);
        match.start_hash_ = match.position_->hash();
    });
    if (fault) return Problem{std::string(game.info().name) + " does not start: " + *fault};
    match.start_events_ = KeptEvents(std::move(told));
    return match;
}

Match Match::from(const GameModule& game, const Setup& setup, std::unique_ptr<Position> position)
{
    Match match(game, setup);
    match.position_ = std::move(position);
    match.start_hash_ = match.position_->hash();
    return match;
}

const Position& Match::position_after(std::size_t step) const
{
    CHECK(step <= history_.size() && history_.size() - step <= steps_kept());
    return step == history_.size() ? *position_ : *history_[step].before;
}

Submission Match::submit(Seat seat, const Move& move)
{
    // The rules work on a copy. Whatever they do to it before a fault, this position is never touched.
    std::shared_ptr<Position> next = position_->clone();
    MatchStep made;
    Submission answer;
    std::vector<Event> told;
    answer.fault = guarded([&] {
        Events events(told);
        answer.refusal = next->apply(seat, move, events, made.step);
        made.hash = next->hash();
    });
    if (!answer.is_accepted()) return answer;
    made.events = KeptEvents(std::move(told));
    made.before = std::move(position_);
    position_ = std::move(next);
    history_.push_back(std::move(made));
    return answer;
}

std::size_t Match::steps_to_undo(Seat seat) const
{
    for (std::size_t back = 1; back <= history_.size(); ++back) {
        if (history_[history_.size() - back].step.seat == seat) return back;
    }
    return 0;
}

UndoFences Match::undo_fences(Seat seat, std::size_t steps) const
{
    CHECK(steps <= history_.size());
    UndoFences fences;
    for (std::size_t i = history_.size() - steps; i < history_.size(); ++i) {
        const Step& step = history_[i].step;
        fences.another_seat_chose |= step.seat != seat;
        fences.secret_was_shown |= step.secret_shown;
        fences.number_was_drawn |= step.number_drawn;
    }
    return fences;
}

void Match::forget_positions_but(std::size_t steps)
{
    for (std::size_t i = history_.size(); i > 0; --i) {
        if (history_.size() - i < steps) continue;
        if (!history_[i - 1].before) return;
        history_[i - 1].before.reset();
    }
}

std::size_t Match::steps_kept() const
{
    std::size_t kept = 0;
    while (kept < history_.size() && history_[history_.size() - 1 - kept].before) ++kept;
    return kept;
}

std::optional<Problem> Match::undo(std::size_t steps)
{
    const std::size_t kept = steps_kept();
    if (steps > kept) {
        if (kept == 0) return Problem{"there is no move to take back"};
        if (kept == 1) return Problem{"only one move can be taken back"};
        return Problem{"only " + std::to_string(kept) + " moves can be taken back"};
    }
    for (; steps > 0; --steps) {
        position_ = std::move(history_.back().before);
        history_.pop_back();
    }
    return std::nullopt;
}

std::string step_text(const Match& match, std::size_t index)
{
    CHECK(index < match.history().size());
    const Step& step = match.history()[index].step;
    return std::to_string(index + 1) + " seat " + std::to_string(step.seat.index + 1) + ": " +
           move_text(match.game().face(), step.move);
}

std::string log_text(const Match& match, Seat viewer, std::size_t from)
{
    std::string out;
    if (from == 0) append_events(out, match.start_events(), viewer);
    for (std::size_t i = from; i < match.history().size(); ++i) {
        append_events(out, match.history()[i].events, viewer);
    }
    return out;
}

}  // namespace sortie
