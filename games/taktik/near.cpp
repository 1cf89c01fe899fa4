#include "games/taktik/near.h"

#include <algorithm>

namespace sortie::taktik {
namespace {

constexpr int stride = near_stride;

// Everything around the unit that a search reads.
struct Patch {
    NearWord plain = 0;  // may be entered for one
    NearWord dear = 0;   // for two
    NearWord road = 0;
    NearWord river = 0;
    NearWord wet_plain = 0;  // rivers over plain and over dear ground
    NearWord wet_dear = 0;
    NearWord blocked = 0;

    Patch(const Ways& ways, int left, int top, int allowance, bool is_frozen)
    {
        constexpr Row window = (Row{1} << near_side) - 1;
        const auto cut = [&](Row row) { return (left >= 0 ? row >> left : row << -left) & window; };
        const int first = std::max(near_max - allowance, -top);
        const int last = std::min(near_max + allowance, rows - 1 - top);
        for (int i = first; i <= last; ++i) {
            const auto y = place_of(top + i);
            const int at = i * stride;
            const Row open = full_row & ~ways.blocked[y] & ~ways.taken[y];
            const Row rivers = is_frozen ? 0 : ways.river[y];
            plain |= NearWord{cut(open & ~ways.dear[y] & ~rivers)} << at;
            dear |= NearWord{cut(open & ways.dear[y] & ~rivers)} << at;
            if (const Row roads = cut(ways.road[y]); roads != 0) road |= NearWord{roads} << at;
            if (const Row water = cut(ways.blocked[y]); water != 0)
                blocked |= NearWord{water} << at;
            if (const Row wet = cut(rivers); wet != 0) {
                river |= NearWord{wet} << at;
                wet_plain |= NearWord{cut(open & rivers & ~ways.dear[y])} << at;
                wet_dear |= NearWord{cut(open & rivers & ways.dear[y])} << at;
            }
        }
    }
};

constexpr NearWord straight(NearWord from)
{
    return from << 1 | from >> 1 | from << stride | from >> stride;
}

// The cells beside those of the set. A diagonal step between two blocked cells is impossible (T7.6): for the four
// diagonals, the cells of the way round the corner are the neighbours of the goal.
constexpr NearWord beside(NearWord from, NearWord blocked)
{
    if (blocked == 0) {
        const NearWord wide = from | from << 1 | from >> 1;
        return wide | wide << stride | wide >> stride;
    }
    const NearWord north_east = from >> (stride - 1) & ~(blocked >> stride & blocked << 1);
    const NearWord north_west = from >> (stride + 1) & ~(blocked >> stride & blocked >> 1);
    const NearWord south_east = from << (stride + 1) & ~(blocked << stride & blocked << 1);
    const NearWord south_west = from << (stride - 1) & ~(blocked << stride & blocked >> 1);
    return straight(from) | north_east | north_west | south_east | south_west;
}

}  // namespace

void search_near(const Ways& ways, CellId from, int allowance, bool has_ford,
                 bool rivers_are_frozen, NearLayers& out)
{
    CHECK(allowance <= near_max);
    out.left = x_of(from) - near_max;
    out.top = y_of(from) - near_max;
    out.count = allowance + 1;
    const Patch patch(ways, out.left, out.top, allowance, rivers_are_frozen);
    std::array<NearWord, near_max + 1> near;
    NearWord seen = NearWord{1} << (near_max * stride + near_max);
    out.found[0] = seen;
    const int ford = has_ford ? 1 : 0;
    for (int cost = 1; cost <= allowance; ++cost) {
        const auto c = static_cast<std::size_t>(cost);
        near[c - 1] = beside(out.found[c - 1], patch.blocked);
        NearWord fresh = near[c - 1] & patch.plain;
        if (cost >= 2) fresh |= near[c - 2] & patch.dear;
        // T7.4.2
        if (patch.road != 0) {
            fresh |= straight(out.found[c - 1] & patch.road) & patch.road & patch.dear;
        }
        // T7.4.3 to T7.4.5
        if (patch.river != 0) {
            const auto add = [&](NearWord wet, int ground) {
                const int entering = ground + 2 - ford;
                const int following = ground + 1 - ford;
                if (cost >= entering) fresh |= near[place_of(cost - entering)] & wet;
                if (cost < following) return;
                const NearWord back = out.found[place_of(cost - following)];
                fresh |= straight(back & patch.river) & wet;
            };
            add(patch.wet_plain, 1);
            add(patch.wet_dear, 2);
        }
        out.found[c] = fresh & ~seen;
        seen |= fresh;
    }
}

}  // namespace sortie::taktik
