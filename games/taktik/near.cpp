#include "games/taktik/near.h"

#include <algorithm>
#include <cstring>

namespace sortie::taktik {
namespace {

// Four rows side by side. Compilers know such vectors on every machine, with or without instructions for them.
using Quad [[gnu::vector_size(16)]] = Row;

// N times four rows, the northernmost first.
template <std::size_t N>
struct Field {
    std::array<Quad, N> quads;

    static Field read(const Row* from)
    {
        Field field;
        std::memcpy(field.quads.data(), from, sizeof field);
        return field;
    }
    static Field all(Row row)
    {
        Field field;
        field.quads.fill(Quad{row, row, row, row});
        return field;
    }
    // One row, and nothing in the others.
    static Field only(int y, Row row)
    {
        const Quad wanted = Quad{} + static_cast<Row>(y);
        Quad place{0, 1, 2, 3};
        Field field;
        for (Quad& quad : field.quads) {
            quad = std::bit_cast<Quad>(place == wanted) & row;
            place += 4;
        }
        return field;
    }
    void write(NearRows& to) const { std::memcpy(to.data(), quads.data(), sizeof *this); }
    bool is_empty() const
    {
        Quad any = quads[0];
        for (std::size_t i = 1; i < N; ++i) any |= quads[i];
        std::array<std::uint64_t, 2> halves;
        std::memcpy(halves.data(), &any, sizeof any);
        return (halves[0] | halves[1]) == 0;
    }

    // Every cell one step further.
    Field east() const
    {
        return each([](Quad quad) { return quad << 1; });
    }
    Field west() const
    {
        return each([](Quad quad) { return quad >> 1; });
    }
    Field south() const
    {
        Field moved;
        for (std::size_t i = 0; i < N; ++i) {
            const Quad before = i == 0 ? Quad{} : quads[i - 1];
            moved.quads[i] = __builtin_shufflevector(before, quads[i], 3, 4, 5, 6);
        }
        return moved;
    }
    Field north() const
    {
        Field moved;
        for (std::size_t i = 0; i < N; ++i) {
            const Quad behind = i + 1 == N ? Quad{} : quads[i + 1];
            moved.quads[i] = __builtin_shufflevector(quads[i], behind, 1, 2, 3, 4);
        }
        return moved;
    }

    friend Field operator|(Field a, const Field& b)
    {
        for (std::size_t i = 0; i < N; ++i) a.quads[i] |= b.quads[i];
        return a;
    }
    friend Field operator&(Field a, const Field& b)
    {
        for (std::size_t i = 0; i < N; ++i) a.quads[i] &= b.quads[i];
        return a;
    }
    friend Field operator-(Field a, const Field& b)
    {
        for (std::size_t i = 0; i < N; ++i) a.quads[i] &= ~b.quads[i];
        return a;
    }

private:
    template <class Change>
    Field each(Change change) const
    {
        Field changed;
        for (std::size_t i = 0; i < N; ++i) changed.quads[i] = change(quads[i]);
        return changed;
    }
};

template <std::size_t N>
[[gnu::always_inline]] inline Field<N> straight(const Field<N>& from)
{
    return from.east() | from.west() | from.north() | from.south();
}

// The cells beside those of the set. A diagonal step between two blocked cells is impossible (T7.6): for the four
// diagonals, the cells of the way round the corner are the neighbours of the goal.
template <std::size_t N>
[[gnu::always_inline]] inline Field<N> beside(const Field<N>& from, const Field<N>& blocked,
                                              bool has_corners)
{
    if (!has_corners) {
        const Field<N> wide = from | from.east() | from.west();
        return wide | wide.north() | wide.south();
    }
    const Field<N> north = from.north();
    const Field<N> south = from.south();
    return straight(from) | (north.east() - (blocked.north() & blocked.east())) |
           (north.west() - (blocked.north() & blocked.west())) |
           (south.east() - (blocked.south() & blocked.east())) |
           (south.west() - (blocked.south() & blocked.west()));
}

// The rows around the start that an allowance can touch, and what a search reads of them.
template <int Allowance>
struct Patch {
    static constexpr std::size_t quads = Allowance <= 3 ? 2 : 3;
    using Set = Field<quads>;

    int top;
    bool has_corners;
    bool has_rivers;
    Set start;
    Set blocked;
    Set road;
    Set river;
    Set plain;      // may be entered for one
    Set dear;       // for two
    Set paved;      // dear, with a road
    Set wet_plain;  // rivers over plain and over dear ground
    Set wet_dear;

    [[gnu::always_inline]] Patch(const Ways& ways, CellId from, bool is_frozen)
    {
        const int x = x_of(from);
        const int y = y_of(from);
        top = std::clamp(y - Allowance, 0, rows - 4 * static_cast<int>(quads));
        start = Set::only(y - top, Row{1} << x);
        const auto part = [&](const Rows& set) { return Set::read(set.data() + top); };
        blocked = part(ways.blocked);
        road = part(ways.road);
        river = is_frozen ? Set::all(0) : part(ways.river);
        const Set open = Set::all(full_row) - blocked - part(ways.taken);
        const Set dear_ground = part(ways.dear);
        wet_plain = (open & river) - dear_ground;
        wet_dear = open & river & dear_ground;
        plain = open - river - dear_ground;
        dear = (open - river) & dear_ground;
        paved = dear & road;
        const Row west_of = (Row{1} << std::max(x - Allowance, 0)) - 1;
        const Set near = Set::all(((Row{2} << (x + Allowance)) - 1) & ~west_of);
        has_corners = !(blocked & near).is_empty();
        has_rivers = !(river & near).is_empty();
    }
};

// Calls `take` with every layer that costs something and answers all that was seen.
template <int Allowance, class Take>
[[gnu::always_inline]] inline typename Patch<Allowance>::Set spread_over(
    const Patch<Allowance>& patch, int ford, Take take)
{
    using Set = typename Patch<Allowance>::Set;
    std::array<Set, std::size_t{Allowance} + 1> found;
    std::array<Set, std::size_t{Allowance} + 1> near;  // the cells next to those of a layer
    found[0] = patch.start;
    Set seen = patch.start;
    for (int cost = 1; cost <= Allowance; ++cost) {
        const auto c = static_cast<std::size_t>(cost);
        near[c - 1] = beside(found[c - 1], patch.blocked, patch.has_corners);
        Set fresh = near[c - 1] & patch.plain;
        if (cost >= 2) fresh = fresh | (near[c - 2] & patch.dear);
        // T7.4.2
        fresh = fresh | (straight(found[c - 1] & patch.road) & patch.paved);
        // T7.4.3 to T7.4.5: into a river from anywhere, and along it.
        const auto add_river = [&](const Set& wet, int ground) {
            const int entering = ground + 2 - ford;
            const int following = ground + 1 - ford;
            if (cost >= entering) fresh = fresh | (near[place_of(cost - entering)] & wet);
            if (cost < following) return;
            fresh = fresh | (straight(found[place_of(cost - following)] & patch.river) & wet);
        };
        if (patch.has_rivers) {
            add_river(patch.wet_plain, 1);
            add_river(patch.wet_dear, 2);
        }
        found[c] = fresh - seen;
        seen = seen | fresh;
        take(c, found[c]);
    }
    return seen;
}

template <int Allowance>
void search_within(const Ways& ways, CellId from, int ford, bool is_frozen, NearLayers& out)
{
    const Patch<Allowance> patch(ways, from, is_frozen);
    out.top = patch.top;
    out.height = 4 * static_cast<int>(patch.quads);
    out.count = Allowance + 1;
    patch.start.write(out.found[0]);
    spread_over(patch, ford,
                [&](std::size_t cost, const auto& set) { set.write(out.found[cost]); });
}

template <int Allowance>
void reach_within(const Ways& ways, CellId from, int ford, bool is_frozen, NearReach& out)
{
    const Patch<Allowance> patch(ways, from, is_frozen);
    out.top = patch.top;
    out.height = 4 * static_cast<int>(patch.quads);
    const auto seen = spread_over(patch, ford, [](std::size_t, const auto&) {});
    (seen - patch.start).write(out.rows);
}

// One for each allowance: with a constant one the loops above become straight code in registers.
template <class Out>
using Searcher = void (*)(const Ways&, CellId, int, bool, Out&);
constexpr std::array<Searcher<NearLayers>, near_max + 1> searchers{
    search_within<0>, search_within<1>, search_within<2>,
    search_within<3>, search_within<4>, search_within<5>};
constexpr std::array<Searcher<NearReach>, near_max + 1> reachers{reach_within<0>, reach_within<1>,
                                                                 reach_within<2>, reach_within<3>,
                                                                 reach_within<4>, reach_within<5>};

}  // namespace

void search_near(const Ways& ways, CellId from, int allowance, bool has_ford,
                 bool rivers_are_frozen, NearLayers& out)
{
    CHECK(allowance <= near_max);
    searchers[place_of(allowance)](ways, from, has_ford ? 1 : 0, rivers_are_frozen, out);
}

void reach_near(const Ways& ways, CellId from, int allowance, bool has_ford, bool rivers_are_frozen,
                NearReach& out)
{
    CHECK(allowance <= near_max);
    reachers[place_of(allowance)](ways, from, has_ford ? 1 : 0, rivers_are_frozen, out);
}

}  // namespace sortie::taktik
