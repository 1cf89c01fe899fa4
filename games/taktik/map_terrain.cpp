// Base terrain of a map (chapter G6).

#include <algorithm>
#include <span>

#include "games/taktik/map_sketch.h"

namespace sortie::taktik {
namespace {

// ---- Fields of noise (G6.1) -----------------------------------------------------------------------------------------

// 0 to 65535 for every cell; its index is the cell's.
using Heights = std::array<std::uint32_t, cells>;

constexpr std::uint32_t lattice(std::uint32_t i, std::uint32_t j, std::uint64_t salt)
{
    const std::uint64_t place = i * 0x9E3779B97F4A7C15U + j * 0xC2B2AE3D27D4EB4FU;
    return static_cast<std::uint32_t>(mix(salt + place) >> 48);
}

// How far between two corners of a lattice with this spacing: 0 to spacing cubed, smooth at both ends.
template <std::uint32_t spacing>
constexpr std::uint32_t ease(std::uint32_t p)
{
    return 3 * p * p * spacing - 2 * p * p * p;
}
template <std::uint32_t spacing>
constexpr std::uint32_t blend(std::uint32_t a, std::uint32_t b, std::uint32_t part)
{
    constexpr std::uint32_t whole = spacing * spacing * spacing;
    return (a * (whole - part) + b * part) / whole;
}

// Adds the weighted noise of one lattice. A row of the lattice is blended from west to east once, and then used for all
// rows of cells below and above it.
template <std::uint32_t spacing>
void add_noise(Heights& sums, std::uint32_t weight, std::uint64_t salt)
{
    constexpr std::uint32_t width = columns;
    constexpr std::uint32_t height = rows;
    std::array<std::array<std::uint32_t, width>, height / spacing + 2> lines{};
    for (std::uint32_t j = 0; j < lines.size(); ++j) {
        for (std::uint32_t i = 0; i * spacing < width; ++i) {
            const std::uint32_t west = lattice(i, j, salt);
            const std::uint32_t east = lattice(i + 1, j, salt);
            for (std::uint32_t p = 0; p < spacing && i * spacing + p < width; ++p) {
                lines[j][i * spacing + p] = blend<spacing>(west, east, ease<spacing>(p));
            }
        }
    }
    for (std::uint32_t y = 0; y < height; ++y) {
        const auto& top = lines[y / spacing];
        const auto& bottom = lines[y / spacing + 1];
        const std::uint32_t part = ease<spacing>(y % spacing);
        for (std::uint32_t x = 0; x < width; ++x) {
            sums[y * width + x] += weight * blend<spacing>(top[x], bottom[x], part);
        }
    }
}

Heights heights(std::uint64_t salt)
{
    Heights sums{};
    add_noise<12>(sums, 4, salt);
    add_noise<6>(sums, 2, salt + 1);
    add_noise<3>(sums, 1, salt + 2);
    for (std::uint32_t& sum : sums) sum /= 7;
    return sums;
}

std::uint32_t height_at(const Heights& heights, Spot spot)
{
    return heights[place_of(spot_y(spot) * columns + spot_x(spot))];
}

Terrain& terrain_at(Sketch& sketch, Spot spot)
{
    return sketch.terrain[static_cast<std::size_t>(spot)];
}

// ---- Water (G6.3) ---------------------------------------------------------------------------------------------------

BitField make_water(Sketch& sketch, const Heights& elevation)
{
    BitField water;
    BitField open = board_field - sketch.river - sketch.road;
    const BitField bends = degrees_of(sketch.river).two_or_more - straight_ones(sketch.river);
    bends.for_each([&](Spot bend) {
        Spot lowest = 0;
        // In row-major order, so that the first of equals is kept.
        for (const int step : {-spot_stride, -1, 1, spot_stride}) {
            if (!open.contains(bend + step)) continue;
            if (lowest == 0 || height_at(elevation, bend + step) < height_at(elevation, lowest)) {
                lowest = bend + step;
            }
        }
        if (lowest == 0) return;
        open.erase(lowest);
        water.insert(lowest);
        terrain_at(sketch, lowest) = Terrain::water;
    });
    return water;
}

// ---- Hills, rough and forest (G6.4) ---------------------------------------------------------------------------------

// Cells ranked from the highest, ties row-major, as one number each.
struct Ranked {
    std::array<std::uint32_t, cells> keys;
    std::size_t count = 0;

    void add(std::uint32_t height, Spot spot)
    {
        keys[count++] = (0xffffU - height) << 10 | static_cast<std::uint32_t>(spot);
    }
    // Gives the next `number` of those from `first` on this terrain.
    void give(Sketch& sketch, std::size_t first, std::size_t number, Terrain terrain)
    {
        const auto begin = keys.begin() + static_cast<std::ptrdiff_t>(first);
        const auto middle = begin + static_cast<std::ptrdiff_t>(number);
        // total order: a key holds its cell, so no two are equal
        std::nth_element(begin, middle, keys.begin() + static_cast<std::ptrdiff_t>(count));
        for (auto key = begin; key != middle; ++key) {
            terrain_at(sketch, static_cast<Spot>(*key & 0x3ffU)) = terrain;
        }
    }
};

void make_landscape(Sketch& sketch, const BitField& dry, const Heights& elevation,
                    const Heights& moisture)
{
    Ranked high;
    dry.for_each([&](Spot spot) { high.add(height_at(elevation, spot), spot); });
    const std::size_t n = high.count;
    const std::size_t hills = n * map_parameters.hill_percent / 100;
    high.give(sketch, 0, hills, Terrain::hill);
    high.give(sketch, hills, n * map_parameters.rough_percent / 100, Terrain::rough);

    Ranked wet;
    dry.for_each([&](Spot spot) {
        if (terrain_at(sketch, spot) != Terrain::hill) wet.add(height_at(moisture, spot), spot);
    });
    wet.give(sketch, 0, n * map_parameters.forest_percent / 100, Terrain::forest);
}

// ---- Settlements (G6.5) ---------------------------------------------------------------------------------------------

constexpr int settlements =
    map_parameters.urban_settlements + map_parameters.industrial_settlements;
constexpr int settlement_tries = 400;
constexpr std::size_t settlement_cells_max = 24;  // rad 4: 4 * 4 + 2 * 4

using Seeds = FixedVector<std::uint16_t, settlements>;

Seeds settlement_seeds(Sketch& sketch, const BitField& dry, const BitField& near_road)
{
    std::array<std::uint16_t, cells> spot_list;
    std::array<std::uint16_t, cells> ends;  // of the interval of each
    std::size_t count = 0;
    int total = 0;
    const BitField junctions = degrees_of(sketch.road).three_or_more;
    dry.for_each([&](Spot spot) {
        total += 2 + (sketch.road.contains(spot) ? 3 : 0) + (near_road.contains(spot) ? 2 : 0) +
                 (junctions.contains(spot) ? 6 : 0);
        spot_list[count] = static_cast<std::uint16_t>(spot);
        ends[count++] = static_cast<std::uint16_t>(total);
    });
    Seeds seeds;
    for (int i = 0; i < settlement_tries && !seeds.is_full(); ++i) {
        const int at = draw(sketch, total);
        const auto found =
            std::upper_bound(ends.begin(), ends.begin() + static_cast<std::ptrdiff_t>(count), at);
        const Spot spot = spot_list[static_cast<std::size_t>(found - ends.begin())];
        bool is_far = true;
        for (const Spot seed : seeds) {
            is_far &= manhattan(seed, spot) >= map_parameters.settlement_spacing;
        }
        if (is_far) seeds.push_back(static_cast<std::uint16_t>(spot));
    }
    return seeds;
}

int settlement_size(Sketch& sketch, bool is_urban)
{
    const int rad = 2 + draw(sketch, is_urban ? 3 : 2);
    const int least = is_urban ? 2 * rad + 2 : 2 * rad + 1;
    const int most = is_urban ? rad * rad + 2 * rad : rad * rad + rad + 2;
    return least + draw(sketch, most - least + 1);
}

// Grows from the seed over cells of `open`, which it takes away from it.
void grow_settlement(Sketch& sketch, BitField& open, const BitField& near_road, Spot seed,
                     std::size_t size, Terrain terrain)
{
    FixedVector<std::uint16_t, settlement_cells_max> list;
    const auto take = [&](Spot spot) {
        list.push_back(static_cast<std::uint16_t>(spot));
        open.erase(spot);
        terrain_at(sketch, spot) = terrain;
    };
    take(seed);
    for (std::size_t i = 0; i < list.size() && list.size() < size; ++i) {
        const Spot from = list[i];
        // By score: a road that is near a road at all scores 5, beside a road 2, elsewhere 0; row-major in between.
        for (const int score : {5, 2, 0}) {
            for (const int step : {-spot_stride, -1, 1, spot_stride}) {
                const Spot spot = from + step;
                if (list.size() == size || !open.contains(spot)) continue;
                const int its_score =
                    (sketch.road.contains(spot) ? 3 : 0) + (near_road.contains(spot) ? 2 : 0);
                if (its_score == score) take(spot);
            }
        }
    }
}

void make_settlements(Sketch& sketch, const BitField& dry)
{
    const BitField near_road = around(sketch.road);
    const Seeds seeds = settlement_seeds(sketch, dry, near_road);
    BitField open = dry;
    for (std::size_t i = 0; i < seeds.size(); ++i) {
        const bool is_urban = i < map_parameters.urban_settlements;
        const auto size = static_cast<std::size_t>(settlement_size(sketch, is_urban));
        if (!open.contains(seeds[i])) continue;
        grow_settlement(sketch, open, near_road, seeds[i], size,
                        is_urban ? Terrain::urban : Terrain::industrial);
    }
}

}  // namespace

void make_terrain(Sketch& sketch)
{
    const std::uint64_t elevation_salt = sketch.rng.next();
    const std::uint64_t moisture_salt = sketch.rng.next();
    const Heights elevation = heights(elevation_salt);
    const Heights moisture = heights(moisture_salt);
    const BitField water = make_water(sketch, elevation);
    const BitField dry = board_field - sketch.river - water;
    make_landscape(sketch, dry, elevation, moisture);
    make_settlements(sketch, dry);

    // G6.7. A diagonal step needs one of the two cells beside it, so what is connected is connected orthogonally.
    const BitField land = board_field - water;
    if (flood(land, land.nth(0)) == land) return;
    water.for_each([&](Spot spot) { terrain_at(sketch, spot) = Terrain::plain; });
}

}  // namespace sortie::taktik
