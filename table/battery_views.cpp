// Views: all that a seat is shown, may do and is refused, held against a guess of what it cannot
// know. If anything comes out differently, the seat could tell the guess from the truth, so it
// knows too much.

#include <cstring>

#include "engine/difference.h"
#include "table/battery_checks.h"
#include "table/guard.h"
#include "table/json.h"

namespace sortie::battery {
namespace {

constexpr std::size_t fields_listed_max = 400;

bool is_same_value(const Shape& shape, const Position& a, const Position& b)
{
    return std::memcmp(a.data(), b.data(), shape.size) == 0;
}

class ViewerCheck {
public:
    ViewerCheck(Probe& probe, const Position& truth, const Position& guess, Seat viewer)
        : probe_(probe), shape_(probe.game.shape()), truth_(truth), guess_(guess), viewer_(viewer)
    {
    }

    Verdict check_seen()
    {
        const std::unique_ptr<Position> seen = truth_.view(viewer_);
        const std::unique_ptr<Position> seen_in_guess = guess_.view(viewer_);
        ++probe_.counts.views;
        if (!is_same_value(shape_, *seen, *seen_in_guess)) {
            return leak("the view",
                        explain_difference(shape_, seen->data(), seen_in_guess->data()));
        }
        const std::unique_ptr<Position> seen_twice = seen->view(viewer_);
        if (!is_same_value(shape_, *seen, *seen_twice)) {
            return leak("the view of a view",
                        explain_difference(shape_, seen->data(), seen_twice->data()));
        }
        if (Verdict defect =
                same_text("the board", seen->board(viewer_), seen_in_guess->board(viewer_))) {
            return defect;
        }
        return check_moment();
    }

    // What a client gets, with everything that is derived from the view on the way.
    Verdict check_json()
    {
        const auto text = [&](const Position& position) {
            JsonText out;
            write_view(out, probe_.game, position, viewer_);
            return out.take();
        };
        return same_text("the view as JSON", text(truth_), text(guess_));
    }

    Verdict check_possible()
    {
        if (viewer_.is_none()) return std::nullopt;
        truth_.legal_moves(viewer_, probe_.scratch);
        const std::vector<Move> listed(probe_.scratch.begin(), probe_.scratch.end());
        guess_.legal_moves(viewer_, probe_.scratch);
        const std::vector<Move> listed_in_guess(probe_.scratch.begin(), probe_.scratch.end());
        if (listed != listed_in_guess) {
            return leak("the list of legal moves", moves_text(listed) + " expected, " +
                                                       moves_text(listed_in_guess) + " found");
        }
        for (int i = 0; i < probe_.samples.moves; ++i) {
            const Move move = made_up_move(probe_, listed);
            const std::optional<Refusal> refusal = truth_.why_not(viewer_, move);
            const std::optional<Refusal> refusal_in_guess = guess_.why_not(viewer_, move);
            ++probe_.counts.refusals;
            if (Verdict defect = same_text("the answer to a move", answer_text(refusal),
                                           answer_text(refusal_in_guess))) {
                return defect;
            }
        }
        return std::nullopt;
    }

private:
    Verdict check_moment() const
    {
        if (Verdict defect = same_text("the trace", truth_.trace(), guess_.trace())) return defect;
        if (Verdict defect = same_text("the moment", std::string(truth_.moment()),
                                       std::string(guess_.moment()))) {
            return defect;
        }
        if (Verdict defect = same_text("who is awaited", seats_text(truth_.awaiting()),
                                       seats_text(guess_.awaiting()))) {
            return defect;
        }
        const Windows* windows = truth_.windows();
        const Windows* windows_in_guess = guess_.windows();
        if (windows != nullptr && *windows != *windows_in_guess) {
            return leak("the open window", explain_difference(*windows, *windows_in_guess));
        }
        if (truth_.is_over() != guess_.is_over()) return leak("the end of the game", "");
        if (truth_.is_over() && truth_.scores() != guess_.scores()) return leak("the scores", "");
        return std::nullopt;
    }

    Verdict same_text(const char* what, const std::string& expected, const std::string& found) const
    {
        if (expected == found) return std::nullopt;
        return leak(what, expected + " expected,\n" + found + " found");
    }
    Verdict leak(const std::string& what, const std::string& how) const
    {
        return Defect{BatteryCheck::view, what + " of " + viewer_text(viewer_) +
                                              " depends on what it cannot know:\n" + how};
    }

    std::string moves_text(const std::vector<Move>& moves) const
    {
        constexpr std::size_t shown_max = 8;
        std::string out;
        for (std::size_t i = 0; i < moves.size() && i < shown_max; ++i) {
            out += (i > 0 ? ", " : "") + move_text(probe_.game.face(), moves[i]);
        }
        return std::to_string(moves.size()) + " moves (" + out +
               (moves.size() > shown_max ? ", ...)" : ")");
    }
    static std::string answer_text(const std::optional<Refusal>& refusal)
    {
        if (!refusal) return "accepted";
        return refusal->text() + ", waiting for " + seats_text(refusal->awaited);
    }

    Probe& probe_;
    const Shape& shape_;
    const Position& truth_;
    const Position& guess_;
    Seat viewer_;
};

void note_fields(std::set<std::string>& names, const Shape& shape, const Position& a,
                 const Position& b)
{
    for (const Difference& each : differences(shape, a.data(), b.data(), fields_listed_max)) {
        if (!is_inside(each.path, "rng")) names.insert(field_name_of(each.path));
    }
}

// Whether the guess is another position than the truth, apart from the generator.
bool is_another(const Shape& shape, const Position& truth, const Position& guess)
{
    const std::unique_ptr<Position> same_chance = guess.clone();
    const std::unique_ptr<Position> truth_copy = truth.clone();
    if (Rng* rng = same_chance->rng()) *rng = *truth_copy->rng();
    return !is_same_value(shape, truth, *same_chance);
}

}  // namespace

Verdict check_views(Probe& probe, const Position& position)
{
    const Shape& shape = probe.game.shape();
    const auto every = static_cast<std::uint64_t>(probe.samples.slow_every);
    const bool is_slow = probe.counts.positions % every == 0;
    for (int i = 0; i <= position.seat_count(); ++i) {
        const Seat viewer = i < position.seat_count() ? seat_at(i) : nobody;
        for (int k = 0; k < probe.samples.determinized; ++k) {
            const Rng fresh = probe.fresh_rng();
            Rng rng = fresh;
            const std::unique_ptr<Position> guess = position.determinized(viewer, rng);
            if (const auto fault = guarded([&] { guess->check(); })) {
                return Defect{BatteryCheck::determinize,
                              "what " + viewer_text(viewer) +
                                  " may guess is not possible: " + *fault};
            }
            rng = fresh;
            if (!is_same_value(shape, *guess, *guess->determinized(viewer, rng))) {
                return Defect{BatteryCheck::determinize,
                              "what " + viewer_text(viewer) +
                                  " guesses depends on what it cannot know"};
            }
            ViewerCheck check(probe, position, *guess, viewer);
            if (Verdict defect = check.check_seen()) return defect;
            if (Verdict defect = check.check_possible()) return defect;
            if (is_another(shape, position, *guess)) ++probe.counts.views_of_others;
            if (!is_slow) continue;
            if (Verdict defect = check.check_json()) return defect;
            note_fields(probe.concealed_fields, shape, position, *position.view(viewer));
            note_fields(probe.varied_fields, shape, position, *guess);
        }
    }
    return std::nullopt;
}

}  // namespace sortie::battery
