#include "table/battery_checks.h"

#include <algorithm>
#include <cstring>

namespace sortie::battery {

bool Probe::ByBytes::operator()(const Move& a, const Move& b) const
{
    return std::memcmp(&a, &b, sizeof(Move)) < 0;
}

Probe::Probe(const GameModule& the_game, const BatterySamples& the_samples,
             BatteryCounts& the_counts)
    : game(the_game), samples(the_samples), counts(the_counts)
{
    for (const ActionFace& action : game.face().actions) {
        const auto offers = [&](const OutlineNode& node) {
            return std::find(node.actions.begin(), node.actions.end(), action.name) !=
                   node.actions.end();
        };
        const auto& nodes = game.outline().nodes;
        is_anytime.push_back(!action.is_reaction &&
                             std::none_of(nodes.begin(), nodes.end(), offers));
    }
}

SeatMove Probe::patient_move(const Position& position, SmallRng& chooser)
{
    constexpr std::uint32_t one_in_out_of_turn = 30;
    constexpr std::uint32_t one_in_anytime = 100;
    const auto below = [&](std::size_t bound) {
        return chooser.below(static_cast<std::uint32_t>(bound));
    };
    Seat seat = position.awaiting().at_rank(
        static_cast<int>(below(static_cast<std::size_t>(position.awaiting().size()))));
    position.legal_moves(seat, scratch);
    if (below(one_in_out_of_turn) == 0) {
        const Seat other =
            seat_at(static_cast<int>(below(static_cast<std::size_t>(position.seat_count()))));
        position.legal_moves(other, scratch);
        if (scratch.empty()) {
            position.legal_moves(seat, scratch);
        } else {
            seat = other;
        }
    }
    if (scratch.empty()) fault("a seat is awaited and has no legal move");
    std::vector<Move> usual;
    for (const Move& move : scratch) {
        if (!is_anytime[move.action]) usual.push_back(move);
    }
    if (usual.empty() || below(one_in_anytime) == 0) return {seat, scratch[below(scratch.size())]};
    return {seat, usual[below(usual.size())]};
}

void Probe::look_at(const Position& position, std::uint64_t seed)
{
    rng = SmallRng(position.hash().low ^ seed);
}

Rng Probe::fresh_rng()
{
    return Rng::from(Seed::from_number(rng.next()));
}

std::string viewer_text(Seat viewer)
{
    return viewer.is_some() ? "seat " + std::to_string(viewer.index + 1) : "a spectator";
}

std::vector<Seat> seats_and_outsiders(const Position& position)
{
    std::vector<Seat> seats;
    for (int i = 0; i <= position.seat_count() && i < seats_max; ++i) seats.push_back(seat_at(i));
    seats.push_back(nobody);
    return seats;
}

std::string field_name_of(std::string_view difference_path)
{
    constexpr std::string_view remark = " behind the";
    constexpr std::string_view count = ".count";
    std::string name;
    bool is_index = false;
    for (const char c : difference_path.substr(0, difference_path.find(remark))) {
        if (c == ']') is_index = false;
        if (!is_index) name += c;
        if (c == '[') is_index = true;
    }
    if (name.ends_with(count)) name.resize(name.size() - count.size());
    return name;
}

bool is_inside(std::string_view difference_path, std::string_view field)
{
    if (!difference_path.starts_with(field)) return false;
    if (difference_path.size() == field.size()) return true;
    const char next = difference_path[field.size()];
    return next == '.' || next == '[' || next == ' ';
}

}  // namespace sortie::battery
