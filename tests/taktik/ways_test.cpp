#include "games/taktik/ways.h"

#include <algorithm>
#include <array>
#include <vector>

#include "games/taktik/map_maker.h"
#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

constexpr int unreached = 1000;
using Costs = std::array<int, cells>;

const std::array<TileChange, 1> ice{
    {{.where = CellSet::first(cells), .removes = Tile{}.with(Overlay::river), .adds = {}}}};

int plain_step_cost(const Map& map, CellId from, CellId to, bool has_ford, bool is_frozen)
{
    if (!is_frozen) return step_cost(map, from, to, has_ford);
    return step_cost(ChangedMap{map, ice}, from, to, has_ford);
}

// By single steps and nothing else: what is known grows until nothing changes any more.
Costs search_by_steps(const Map& map, const Ways& ways, CellId start, bool has_ford, bool is_frozen)
{
    Costs costs;
    costs.fill(unreached);
    costs[start.index] = 0;
    std::vector<CellId> open{start};
    while (!open.empty()) {
        const CellId from = open.back();
        open.pop_back();
        for (const Direction direction : all_directions) {
            const CellId to = neighbour(from, direction);
            if (to.is_none() || ways.is_taken(to) || !is_step_possible(map, from, to)) continue;
            const int cost =
                costs[from.index] + plain_step_cost(map, from, to, has_ford, is_frozen);
            if (cost >= costs[to.index] || cost > allowance_max) continue;
            costs[to.index] = cost;
            open.push_back(to);
        }
    }
    return costs;
}

// A generated map with 25 units on it and more water than usual, so that there are corners.
struct Country {
    Map map;
    Ways ways;
    CellId start;

    explicit Country(std::uint64_t seed) : map(make_map(seed).map)
    {
        SmallRng rng(seed);
        const auto some_cell = [&] { return id_cast<CellId>(rng.below(cells)); };
        for (int i = 0; i < 40; ++i) map.set(some_cell(), tile("W0"));
        ways = Ways::of(map);
        for (int i = 0; i < 25; ++i) ways.occupy(some_cell());
        do {
            start = some_cell();
        } while (effective_tile(map, start).blocks_move());
        ways.occupy(start);
    }
};

}  // namespace

TEST("T7.4, T7.6, T3.7: what is in reach is what single steps lead to, on 200 maps")
{
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Country country(seed);
        for (const bool has_ford : {false, true}) {
            for (const bool is_frozen : {false, true}) {
                const Costs costs =
                    search_by_steps(country.map, country.ways, country.start, has_ford, is_frozen);
                for (int allowance = 1; allowance <= allowance_max; ++allowance) {
                    Rows expected{};
                    for (std::uint16_t i = 0; i < cells; ++i) {
                        if (CellId{i} == country.start || costs[i] > allowance) continue;
                        expected[static_cast<std::size_t>(y_of(CellId{i}))] |= Row{1}
                                                                               << x_of(CellId{i});
                    }
                    ASSERT_EQ(country.ways.reach(country.start, allowance, has_ford, is_frozen),
                              expected)
                        << "seed " << seed << " allowance " << allowance << " ford " << has_ford
                        << " frozen " << is_frozen;
                }
            }
        }
    }
}

TEST("T7.4: the layers of a search tell what every cell costs")
{
    for (std::uint64_t seed = 200; seed < 240; ++seed) {
        const Country country(seed);
        const Costs costs = search_by_steps(country.map, country.ways, country.start, true, false);
        Layers layers;
        country.ways.search(country.start, allowance_max, true, false, CellId::none(), layers);
        for (std::uint16_t i = 0; i < cells; ++i) {
            const int expected = costs[i] == unreached ? -1 : costs[i];
            ASSERT_EQ(layers.cost_of(CellId{i}), expected) << "seed " << seed << " cell " << i;
        }
    }
}

TEST("T7.4: a search for one cell stops as soon as it is found")
{
    const Ways ways = Ways::of(Map{});
    Layers layers;
    ways.search(at("F6"), 10, false, false, at("H7"), layers);
    EXPECT_EQ(layers.cost_of(at("H7")), 2);
    EXPECT_EQ(layers.count, 3);
}

TEST("T2.9: a cell is taken until its unit leaves")
{
    Ways ways = Ways::of(Map{});
    ways.occupy(at("G6"));
    EXPECT(ways.is_taken(at("G6")));
    EXPECT(!has_cell(ways.reach(at("F6"), 1, false), at("G6")));
    ways.vacate(at("G6"));
    EXPECT(has_cell(ways.reach(at("F6"), 1, false), at("G6")));
}

TEST("G3.7: a tile that has changed is read anew")
{
    Map map;
    map.set(at("G6"), tile("P6"));
    Ways ways = Ways::of(map);
    EXPECT(!has_cell(ways.river, at("G6")));
    destroy_bridge(map, at("G6"));
    ways.read_tile(map, at("G6"));
    EXPECT(has_cell(ways.river, at("G6")));
    EXPECT(ways == Ways::of(map));
}
