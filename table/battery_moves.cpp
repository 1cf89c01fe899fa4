// Moves: who is awaited, what is listed, what is refused and how, and the names of it all.

#include <algorithm>
#include <array>
#include <cstring>

#include "engine/face.h"
#include "table/battery_checks.h"

namespace sortie::battery {
namespace {

// How far a made-up argument may lie beyond the last value of its kind, and the most values of a
// kind that are tried: window numbers go up to 65534 and nearly all of them are wrong in the same
// way.
constexpr std::uint32_t too_large = 3;
constexpr std::uint32_t values_tried = 700;

bool is_before(const Move& a, const Move& b)
{
    return std::memcmp(&a, &b, sizeof(Move)) < 0;
}

// Any move in words, also one that cannot be written as a move's text.
std::string plain_text(const GameFace& face, const Move& move)
{
    std::string out =
        move.action < face.actions.size()
            ? "'" + std::string(face.actions[move.action].name) + "'"
            : "the action number " + std::to_string(move.action) + ", which does not exist,";
    out += " with " + std::to_string(move.count) + " arguments:";
    for (const Argument value : move.arguments) out += " " + std::to_string(value);
    return out;
}

// Lists may leave out legal moves of such an action.
bool has_open_argument(const GameFace& face, const Move& move)
{
    bool is_open = false;
    for (const PickFace& pick : face.actions[move.action].picks) is_open |= pick.is_open;
    return is_open;
}

bool is_well_formed(const GameFace& face, const Move& move)
{
    if (move.action >= face.actions.size()) return false;
    if (move.count != face.actions[move.action].picks.size()) return false;
    for (std::size_t i = move.count; i < arguments_max; ++i) {
        if (move.arguments[i] != 0) return false;
    }
    return true;
}

class SeatCheck {
public:
    SeatCheck(Probe& probe, const Position& position, Seat seat)
        : probe_(probe), face_(probe.game.face()), position_(position), seat_(seat)
    {
        position.legal_moves(seat, probe.scratch);
        listed_.assign(probe.scratch.begin(), probe.scratch.end());
        sorted_ = listed_;
        std::sort(sorted_.begin(), sorted_.end(), is_before);
    }

    const std::vector<Move>& listed() const { return listed_; }

    Verdict check_list()
    {
        for (std::size_t i = 1; i < sorted_.size(); ++i) {
            if (sorted_[i - 1] == sorted_[i]) return wrong_list("is listed twice", sorted_[i]);
        }
        for (const Move& move : listed_) {
            if (!is_well_formed(face_, move)) return wrong_list("is listed and malformed", move);
            ++probe_.counts.listed;
            if (const auto refusal = position_.why_not(seat_, move)) {
                return wrong_list("is listed and refused (" + refusal->text() + ")", move);
            }
        }
        return std::nullopt;
    }

    Verdict check_names()
    {
        for (const Move& move : listed_) {
            if (!probe_.named.insert(move).second) continue;
            ++probe_.counts.names;
            const std::string text = move_text(face_, move);
            const Result<Move> read = read_move(face_, text);
            if (!read) {
                return Defect{BatteryCheck::names,
                              "the move '" + text + "' cannot be read: " + read.problem().words};
            }
            if (read.value() == move) continue;
            return Defect{BatteryCheck::names, "the text '" + text + "' stands for two moves: " +
                                                   plain_text(face_, move) + " and " +
                                                   plain_text(face_, read.value())};
        }
        return std::nullopt;
    }

    // Made-up moves are accepted exactly when they are listed, and refused ones change nothing.
    Verdict check_made_up(std::span<const Move> inspiration)
    {
        const std::unique_ptr<Position> target = position_.clone();
        const Hash128 hash = position_.hash();
        for (int i = 0; i < probe_.samples.moves; ++i) {
            const Move move = made_up_move(probe_, inspiration);
            const bool is_listed =
                std::binary_search(sorted_.begin(), sorted_.end(), move, is_before);
            const std::optional<Refusal> refusal = position_.why_not(seat_, move);
            ++probe_.counts.made_up;
            if (is_listed && refusal) {
                return wrong_list("is listed and refused (" + refusal->text() + ")", move);
            }
            if (!is_listed && !refusal && !has_open_argument(face_, move)) {
                return wrong_list("is accepted and not listed", move);
            }
            if (!refusal) continue;
            ++probe_.counts.refused;
            if (Verdict defect = check_refusal(*refusal, move, *target, hash)) return defect;
        }
        return std::nullopt;
    }

private:
    Verdict check_refusal(const Refusal& refusal, const Move& move, Position& target,
                          const Hash128& hash) const
    {
        if (refusal.words.empty()) return wrong_refusal("has no words", move);
        if (refusal.code.empty()) return wrong_refusal("has no code", move);
        if (refusal.cause == RefusalCause::condition && refusal.rule.empty()) {
            return wrong_refusal("names no rule (" + refusal.text() + ")", move);
        }
        std::vector<Event> told;
        Events events(told);
        Step step;
        const std::optional<Refusal> again = target.apply(seat_, move, events, step);
        if (!again) return wrong_list("is refused by why_not and accepted by apply", move);
        if (again->text() != refusal.text()) {
            return wrong_refusal("is '" + refusal.text() + "' from why_not and '" + again->text() +
                                     "' from apply",
                                 move);
        }
        if (!told.empty()) return wrong_refusal("tells '" + text_of(told[0]) + "'", move);
        if (events.secret_shown()) return wrong_refusal("shows a secret", move);
        if (target.hash() != hash) return wrong_refusal("changes the position", move);
        return std::nullopt;
    }

    Verdict wrong_list(const std::string& how, const Move& move) const
    {
        return Defect{BatteryCheck::list,
                      "for " + viewer_text(seat_) + " " + plain_text(face_, move) + " " + how};
    }
    Verdict wrong_refusal(const std::string& how, const Move& move) const
    {
        return Defect{BatteryCheck::refusal, "for " + viewer_text(seat_) + " the refusal of " +
                                                 plain_text(face_, move) + " " + how};
    }

    Probe& probe_;
    const GameFace& face_;
    const Position& position_;
    Seat seat_;
    std::vector<Move> listed_;
    std::vector<Move> sorted_;
};

Verdict check_awaited(const Position& position, Seat seat, bool is_player, bool has_move)
{
    const auto wrong = [&](const std::string& words) {
        return Defect{BatteryCheck::awaited, viewer_text(seat) + " " + words};
    };
    const bool is_awaited = position.awaiting().contains(seat);
    if (!is_player && is_awaited) return wrong("is awaited and does not take part");
    if (!is_player && has_move) return wrong("has a legal move and does not take part");
    if (position.is_over() && is_awaited) return wrong("is awaited after the end");
    if (position.is_over() && has_move) return wrong("has a legal move after the end");
    if (is_awaited && !has_move) return wrong("is awaited and has no legal move");
    return std::nullopt;
}

Argument made_up_argument(Probe& probe, const PickFace& pick)
{
    constexpr std::uint32_t one_in_not_applicable = 12;
    if (probe.rng.below(one_in_not_applicable) == 0) return no_argument;
    const std::uint32_t values = std::min<std::uint32_t>(pick.kind->count, values_tried);
    return static_cast<Argument>(probe.rng.below(values + too_large));
}

Move out_of_thin_air(Probe& probe)
{
    const GameFace& face = probe.game.face();
    const auto actions = static_cast<std::uint32_t>(face.actions.size());
    Move move{static_cast<std::uint8_t>(probe.rng.below(actions + 1)), 0, {}};
    if (move.action == actions) return move;
    const std::vector<PickFace>& picks = face.actions[move.action].picks;
    for (std::size_t i = 0; i < picks.size(); ++i) {
        move.arguments[i] = made_up_argument(probe, picks[i]);
    }
    move.count = static_cast<std::uint8_t>(picks.size());
    return move;
}

}  // namespace

Move made_up_move(Probe& probe, std::span<const Move> listed)
{
    enum Change : std::uint32_t { another, argument, count_more, count_less, behind, action, same };
    Move move = out_of_thin_air(probe);
    const std::uint32_t change = probe.rng.below(same + 1);
    if (change == another || listed.empty()) return move;
    move = listed[probe.rng.below(static_cast<std::uint32_t>(listed.size()))];
    if (move.action >= probe.game.face().actions.size()) return move;
    const std::vector<PickFace>& picks = probe.game.face().actions[move.action].picks;
    if (change == argument && !picks.empty()) {
        const std::uint32_t i = probe.rng.below(static_cast<std::uint32_t>(picks.size()));
        move.arguments[i] = made_up_argument(probe, picks[i]);
    }
    if (change == count_more) ++move.count;
    if (change == count_less && move.count > 0) --move.count;
    if (change == behind && picks.size() < arguments_max) {
        const auto room = static_cast<std::uint32_t>(arguments_max - picks.size());
        const std::size_t i = picks.size() + probe.rng.below(room);
        move.arguments[i] = static_cast<Argument>(1 + probe.rng.below(too_large));
    }
    if (change == action) move.action = static_cast<std::uint8_t>(move.action + 1);
    return move;
}

Verdict check_moves(Probe& probe, const Position& position)
{
    if (position.is_over() != position.awaiting().empty()) {
        return Defect{BatteryCheck::awaited, position.is_over()
                                                 ? "the game is over and someone is awaited"
                                                 : "the game is not over and nobody is awaited"};
    }
    std::vector<Move> inspiration;
    std::vector<SeatCheck> checks;
    for (const Seat seat : seats_and_outsiders(position)) {
        const SeatCheck& check = checks.emplace_back(probe, position, seat);
        inspiration.insert(inspiration.end(), check.listed().begin(), check.listed().end());
        const bool is_player = seat.is_some() && seat.index < position.seat_count();
        if (Verdict defect = check_awaited(position, seat, is_player, !check.listed().empty())) {
            return defect;
        }
    }
    for (SeatCheck& check : checks) {
        if (Verdict defect = check.check_list()) return defect;
        if (Verdict defect = check.check_names()) return defect;
        if (Verdict defect = check.check_made_up(inspiration)) return defect;
    }
    return std::nullopt;
}

}  // namespace sortie::battery
