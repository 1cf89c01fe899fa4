#include "games/taktik/near.h"

#include "engine/rng.h"
#include "games/taktik/map_maker.h"
#include "tests/support/test.h"

namespace sortie::taktik {
namespace {

// A map with some cells taken.
Ways crowded_ways(std::uint64_t seed, SmallRng& rng)
{
    Ways ways = Ways::of(make_map(seed).map);
    for (int i = 0; i < 25; ++i) ways.occupy(CellId{static_cast<std::uint16_t>(rng.below(cells))});
    return ways;
}

std::vector<CellId> cells_of(const NearReach& reach)
{
    std::vector<CellId> list;
    reach.each_word([&](int first, std::uint64_t bits) {
        for (; bits != 0; bits &= bits - 1) {
            list.push_back(id_cast<CellId>(first + std::countr_zero(bits)));
        }
    });
    return list;
}
std::vector<CellId> cells_of(const Rows& reach)
{
    std::vector<CellId> list;
    for (std::uint16_t k = 0; k < cells; ++k) {
        if (has_cell(reach, CellId{k})) list.push_back(CellId{k});
    }
    return list;
}

TEST("T7.4, T7.6, T7.11: near a unit every cell costs what the search over the whole board says")
{
    SmallRng rng(1);
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Ways ways = crowded_ways(seed, rng);
        for (int i = 0; i < 60; ++i) {
            const CellId from{static_cast<std::uint16_t>(rng.below(cells))};
            const int allowance = static_cast<int>(rng.below(near_max + 1));
            const bool has_ford = rng.below(2) == 0;
            const bool is_frozen = rng.below(4) == 0;
            NearLayers near;
            search_near(ways, from, allowance, has_ford, is_frozen, near);
            Layers whole;
            ways.search(from, allowance, has_ford, is_frozen, CellId::none(), whole);
            NearReach reach;
            reach_near(ways, from, allowance, has_ford, is_frozen, reach);
            ASSERT_EQ(cells_of(reach), cells_of(ways.reach(from, allowance, has_ford, is_frozen)));
            for (std::uint16_t k = 0; k < cells; ++k) {
                ASSERT_EQ(near.cost_of(CellId{k}), whole.cost_of(CellId{k}))
                    << "seed " << seed << ", from " << name_of(from) << " to "
                    << name_of(CellId{k});
            }
        }
    }
}

TEST("T7.11: the cells in reach come row by row, without the start")
{
    const Ways ways = Ways::of(Map{});
    NearReach near;
    reach_near(ways, cell_named("A1"), 1, false, false, near);
    std::vector<std::string_view> names;
    for (const CellId cell : cells_of(near)) names.push_back(name_of(cell));
    EXPECT_EQ(names, (std::vector<std::string_view>{"B1", "A2", "B2"}));
}

}  // namespace
}  // namespace sortie::taktik
