#include "table/battery_trial.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/difference.h"
#include "table/guard.h"

namespace sortie::battery {
namespace {

// A fault inside `work` becomes a defect.
template <class Work>
Verdict watched(Work&& work)
{
    Verdict verdict;
    if (const auto fault = guarded([&] { verdict = work(); })) {
        return Defect{BatteryCheck::fault, *fault};
    }
    return verdict;
}

// How many of the newest copies are looked at after every move; at the end all are.
constexpr std::size_t copies_looked_at = 3;

class Trial {
public:
    // Chooses the next move, or nothing when there is none left.
    using Chooser = std::function<std::optional<SeatMove>(const Position&)>;

    Trial(Probe& probe, const Setup& setup, std::uint64_t seed)
        : probe_(probe), game_(probe.game), setup_(setup), seed_(seed)
    {
    }

    TrialResult play(const Chooser& choose)
    {
        result_.defect = watched([&] { return begin(); });
        while (!result_.defect && !position_->is_over()) {
            std::optional<SeatMove> chosen;
            result_.defect = watched([&]() -> Verdict {
                chosen = choose(*position_);
                return std::nullopt;
            });
            if (result_.defect || !chosen) break;
            if (result_.moves.size() == game_.info().moves_max) {
                result_.defect = Defect{BatteryCheck::length,
                                        "the game is not over after " +
                                            std::to_string(result_.moves.size()) + " moves"};
                break;
            }
            result_.moves.push_back(*chosen);
            result_.defect = watched([&] { return make(*chosen); });
        }
        if (!result_.defect) result_.defect = watched([&] { return check_copies(kept_.size()); });
        if (!result_.defect) result_.defect = watched([&] { return check_replay(); });
        result_.is_over = !result_.defect && position_->is_over();
        return std::move(result_);
    }

private:
    struct Kept {
        std::unique_ptr<Position> position;
        Hash128 hash;
        std::vector<Event> told;  // by the step that led here
    };

    Verdict begin()
    {
        std::vector<Event> told;
        Events events(told);
        position_ = game_.start(setup_, events);
        keep(std::move(told));
        return look();
    }

    Verdict make(const SeatMove& chosen)
    {
        std::vector<Event> told;
        Events events(told);
        Step step;
        if (const auto refusal = position_->apply(chosen.seat, chosen.move, events, step)) {
            return Defect{BatteryCheck::list, "a listed move is refused: " + refusal->text()};
        }
        ++probe_.counts.moves;
        if (!kept_.back().position->awaiting().contains(chosen.seat)) {
            ++probe_.counts.moves_out_of_turn;
        }
        keep(std::move(told));
        probe_.look_at(*position_, seed_);
        const PlayedStep played{*kept_[kept_.size() - 2].position, *position_, chosen,
                                kept_.back().told, step};
        if (Verdict defect = check_step_record(played)) return defect;
        if (Verdict defect = look()) return defect;
        if (Verdict defect = check_undo(probe_, played)) return defect;
        if (Verdict defect = check_edits(probe_, played)) return defect;
        if (Verdict defect = check_events(probe_, played)) return defect;
        return check_copies(copies_looked_at);
    }

    Verdict look()
    {
        probe_.look_at(*position_, seed_);
        if (Verdict defect = check_value(probe_, *position_, *kept_.front().position))
            return defect;
        if (Verdict defect = check_moves(probe_, *position_)) return defect;
        if (Verdict defect = check_views(probe_, *position_)) return defect;
        if (position_->hash() == kept_.back().hash) return std::nullopt;
        return Defect{BatteryCheck::copies,
                      "a question about the position has changed it:\n" +
                          explain_difference(game_.shape(), kept_.back().position->data(),
                                             position_->data())};
    }

    Verdict check_step_record(const PlayedStep& played) const
    {
        if (played.step.seat == played.chosen.seat && played.step.move == played.chosen.move) {
            return std::nullopt;
        }
        return Defect{BatteryCheck::undo, "the step does not record the seat and its move"};
    }

    void keep(std::vector<Event> told)
    {
        kept_.push_back({position_->clone(), position_->hash(), std::move(told)});
    }

    Verdict check_copies(std::size_t newest) const
    {
        const std::size_t first = kept_.size() - std::min(kept_.size(), newest);
        for (std::size_t i = first; i < kept_.size(); ++i) {
            ++probe_.counts.copies;
            if (kept_[i].position->hash() == kept_[i].hash) continue;
            return Defect{BatteryCheck::copies,
                          "the copy kept after move " + std::to_string(i) + " has changed"};
        }
        return std::nullopt;
    }

    Verdict check_replay() const
    {
        std::unique_ptr<Position> again;
        ++probe_.counts.replays;
        for (std::size_t i = 0; i < kept_.size(); ++i) {
            std::vector<Event> told;
            Events events(told);
            Step step;
            std::optional<Refusal> refusal;
            if (i == 0) {
                again = game_.start(setup_, events);
            } else {
                const SeatMove& chosen = result_.moves[i - 1];
                refusal = again->apply(chosen.seat, chosen.move, events, step);
            }
            const std::string where = "replayed, move " + std::to_string(i);
            if (refusal) {
                return Defect{BatteryCheck::replay, where + " is refused: " + refusal->text()};
            }
            if (again->hash() != kept_[i].hash) {
                return Defect{BatteryCheck::replay,
                              where + " leads to another position:\n" +
                                  explain_difference(game_.shape(), kept_[i].position->data(),
                                                     again->data())};
            }
            if (told != kept_[i].told) {
                return Defect{BatteryCheck::replay, where + " tells other events"};
            }
        }
        return std::nullopt;
    }

    Probe& probe_;
    const GameModule& game_;
    const Setup& setup_;
    std::uint64_t seed_;
    std::unique_ptr<Position> position_;
    std::vector<Kept> kept_;
    TrialResult result_;
};

// A random move, once in a while by a seat that is not awaited.
SeatMove any_move(const Position& position, SmallRng& rng, MoveList& scratch)
{
    constexpr std::uint32_t one_in_out_of_turn = 100;
    const auto seats = static_cast<std::uint32_t>(position.seat_count());
    if (rng.below(one_in_out_of_turn) == 0) {
        const Seat seat = seat_at(static_cast<int>(rng.below(seats)));
        position.legal_moves(seat, scratch);
        const auto moves = static_cast<std::uint32_t>(scratch.size());
        if (moves > 0) return {seat, scratch[rng.below(moves)]};
    }
    return random_move(position, rng, scratch);
}

// The same random game behind one call and step by step: as many moves, the same scores.
Verdict check_playout(Probe& probe, const Setup& setup, std::uint64_t seed)
{
    SmallRng rng(seed);
    const RandomGame random = probe.game.play_random_game(setup, rng);
    ++probe.counts.playouts;

    SmallRng same_rng(seed);
    Events silent;
    Step step;
    std::uint32_t moves = 0;
    const std::unique_ptr<Position> position = probe.game.start(setup, silent);
    while (!position->is_over() && moves < probe.game.info().moves_max) {
        const SeatMove chosen = random_move(*position, same_rng, probe.scratch);
        if (position->apply(chosen.seat, chosen.move, silent, step)) break;
        ++moves;
    }
    const auto differs = [](const std::string& how) {
        return Defect{BatteryCheck::playout,
                      "play_random_game and the same choices step by step differ in " + how};
    };
    if (random.moves != moves) {
        return differs("their moves: " + std::to_string(random.moves) + " and " +
                       std::to_string(moves));
    }
    if (random.is_over != position->is_over()) return differs("whether the game is over");
    if (random.scores != position->scores()) return differs("their scores");
    return std::nullopt;
}

// The window that a reaction answers has another number when earlier windows were left out.
SeatMove aimed(const GameModule& game, const Position& position, SeatMove chosen)
{
    const Windows* windows = position.windows();
    const bool is_open = windows != nullptr && windows->is_open();
    if (is_open && game.face().actions[chosen.move.action].is_reaction && chosen.move.count > 0) {
        chosen.move.arguments[0] = windows->number;
    }
    return chosen;
}

}  // namespace

TrialResult play_trial(Probe& probe, const Setup& setup, std::uint64_t seed)
{
    Trial trial(probe, setup, seed);
    SmallRng rng(seed);
    TrialResult result = trial.play([&](const Position& position) {
        return std::optional(any_move(position, rng, probe.scratch));
    });
    if (!result.defect) {
        result.defect = watched([&] { return check_playout(probe, setup, seed); });
    }
    return result;
}

TrialResult repeat_trial(Probe& probe, const Setup& setup, std::uint64_t seed,
                         std::span<const SeatMove> moves)
{
    Trial trial(probe, setup, seed);
    std::size_t next = 0;
    return trial.play([&](const Position& position) -> std::optional<SeatMove> {
        while (next < moves.size()) {
            const SeatMove chosen = aimed(probe.game, position, moves[next++]);
            if (!position.why_not(chosen.seat, chosen.move)) return chosen;
        }
        return std::nullopt;
    });
}

TrialResult short_trial(Probe& probe, const Setup& setup, std::uint64_t seed,
                        std::uint64_t chooser_seed, std::size_t moves_most)
{
    Trial trial(probe, setup, seed);
    SmallRng rng(chooser_seed);
    std::size_t made = 0;
    return trial.play([&](const Position& position) -> std::optional<SeatMove> {
        if (made++ == moves_most) return std::nullopt;
        return any_move(position, rng, probe.scratch);
    });
}

}  // namespace sortie::battery
