#include "cli/local_game.h"

#include <algorithm>

#include <fmt/format.h>

#include "table/match_replay.h"
#include "table/refused_actions.h"
#include "table/standing.h"
#include "table/thinking.h"

namespace sortie {

LocalGame::LocalGame(Match match, const PlayOptions& options)
    : match_(std::move(match)), options_(options), rng_(options.bot_seed)
{
}

SeatSet LocalGame::passing() const
{
    SeatSet seats;
    const Windows* windows = match_.position().windows();
    if (windows == nullptr) return seats;
    for (const Seat seat : match_.position().awaiting() & options_.humans) {
        if (passes_by_itself(game(), *windows, orders_[seat.index])) seats.insert(seat);
    }
    return seats;
}

SeatSet LocalGame::awaited() const
{
    return (match_.position().awaiting() & options_.humans) - passing();
}

Outcome LocalGame::set_order(Seat seat, const std::string& order, bool passes)
{
    sortie::set_order(orders_[seat.index], order, passes);
    return {true, ""};
}

// Lets each awaited bot make one move, and whoever has ordered it pass.
std::optional<std::string> LocalGame::play_bots()
{
    for (const Seat seat : passing()) {
        const std::optional<Move> pass = passing_move(game(), match_.position(), seat);
        CHECK(pass.has_value());
        const Outcome outcome = submit(seat, *pass);
        if (!outcome.is_done) return outcome.words;
    }
    for (const Seat seat : match_.position().awaiting() - options_.humans) {
        if (match_.position().is_over() || !match_.position().awaiting().contains(seat)) continue;
        const Move move = options_.bot
                              ? bot_move_within(game(), match_.position(), seat, *options_.bot)
                              : random_move(match_.position(), seat, rng_, legal_);
        const Outcome outcome = submit(seat, move);
        if (!outcome.is_done) return outcome.words;
    }
    return std::nullopt;
}

std::string LocalGame::board(Seat seat)
{
    return match_.position().view(seat)->board(seat);
}

std::string LocalGame::moment(Seat)
{
    std::string words(match_.position().moment());
    const Windows* windows = match_.position().windows();
    if (windows != nullptr && windows->is_open()) {
        words += fmt::format(" ({})", game().window_prompt(windows->window));
    }
    return words;
}

std::vector<std::string> LocalGame::news(Seat seat)
{
    std::vector<std::string> lines;
    std::size_t& told = told_[seat.is_some() ? seat.index : seats_max];
    for (; told < match_.history().size(); ++told) {
        for (const Event& event : match_.history()[told].events) {
            if (is_seen_by(event, seat)) lines.push_back(text_of(as_seen_by(event, seat)));
        }
    }
    return lines;
}

std::string LocalGame::log(Seat seat)
{
    return log_text(match_, seat);
}

void LocalGame::legal_moves(Seat seat, MoveList& moves)
{
    match_.position().legal_moves(seat, moves);
}

Outcome LocalGame::submit(Seat seat, const Move& move)
{
    const Submission submission = match_.submit(seat, move);
    if (submission.fault) {
        return {false, "The game has a fault: " + *submission.fault +
                           "\nThe move was not made. 'save FILE' keeps what led to it."};
    }
    if (submission.refusal) return {false, submission.refusal->text()};
    return {true, ""};
}

Outcome LocalGame::undo(Seat seat, bool crosses_fences)
{
    const std::size_t steps = match_.steps_to_undo(seat);
    if (steps == 0) return {false, "There is no decision of yours to take back."};
    const UndoFences fences = match_.undo_fences(seat, steps);
    if (fences.any() && !crosses_fences) {
        return {false, "Not without consent: " + fences.text() + ". 'undo!' does it anyway."};
    }
    if (const std::optional<Problem> problem = match_.undo(steps)) return {false, problem->words};
    for (std::size_t& told : told_) told = std::min(told, match_.history().size());
    return {true, "Taken back."};
}

std::string LocalGame::why_not(Seat seat, const Move& move)
{
    const std::optional<Refusal> refusal = match_.position().why_not(seat, move);
    return refusal ? refusal->text() : "This move is possible.";
}

std::vector<std::pair<std::string, std::string>> LocalGame::refused_actions(Seat seat)
{
    std::vector<std::pair<std::string, std::string>> all;
    for (const auto& [action, refusal] : sortie::refused_actions(game(), match_.position(), seat)) {
        all.emplace_back(action, refusal.text());
    }
    return all;
}

std::string LocalGame::hint(Seat seat)
{
    constexpr SearchOptions search{.iterations = 600, .playout_moves_max = to_the_end};
    constexpr std::size_t told_most = 3;
    const Thought thought = think(game(), match_.position(), seat, search, {1, hint_ceiling_ms});
    std::string words = fmt::format("You win {} % of {} games sampled from what you know.",
                                    percent_of(thought.chance), thought.iterations);
    for (std::size_t i = 0; i < std::min(told_most, thought.candidates.size()); ++i) {
        if (thought.candidates[i].visits == 0) break;
        words += fmt::format("\n{} {}", i == 0 ? "A suggestion:" : "or:",
                             candidate_text(game().face(), thought.candidates[i]));
    }
    return words;
}

std::string LocalGame::forecast(Seat seat, const Move& move)
{
    constexpr SearchOptions search{.iterations = 400};
    if (const auto refusal = match_.position().why_not(seat, move)) return refusal->text();
    const auto thinking = game().begin_forecast(match_.position(), seat, move, search);
    run_within(*thinking, search.iterations, hint_ceiling_ms);
    return forecast_text(thinking->conclude());
}

Result<std::string> LocalGame::replay()
{
    return write_replay(match_);
}

}  // namespace sortie
