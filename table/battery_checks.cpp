#include "table/battery_checks.h"

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
