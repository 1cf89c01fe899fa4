#include "games/skirmish/board.h"

#include "tests/skirmish/field.h"

namespace sortie::skirmish {
namespace {

TEST("B1.1: cells that share a side are neighbours")
{
    EXPECT((neighbours_of(at("a1")) == CellSet{at("b1"), at("a2")}));
    EXPECT((neighbours_of(at("c3")) == CellSet{at("c2"), at("b3"), at("d3"), at("c4")}));
    EXPECT_EQ(distance(at("a1"), at("e5")), 8);
}

TEST("B1.2: five strongholds are worth six points and give no cover, woods give 2")
{
    for (const Map map : {Map::crossroads, Map::bridges}) {
        int points = 0;
        for (std::uint8_t i = 0; i < cells; ++i) {
            const Terrain terrain = terrain_at(map, CellId{i});
            points += worth_of(terrain).points;
            EXPECT_EQ(worth_of(terrain).defence, terrain == Terrain::woods ? 2 : 0);
        }
        EXPECT_EQ(points, 6);
        EXPECT_EQ(terrain_at(map, at("c3")), Terrain::keep);
        EXPECT_EQ(terrain_at(map, at("a3")), Terrain::fort);
    }
}

TEST("B1.2: nobody steps into the river")
{
    Field field({{rifle1, "b2"}, {rifle2, "e5"}}, Map::bridges);
    EXPECT_EQ(field.refusal_of(seat1, make(step, rifle1, at("b3"))), "B1.2 E_RIVER");
    field.state.map = Map::crossroads;
    EXPECT(field.is_legal(seat1, make(step, rifle1, at("b3"))));
}

TEST("B1.4: every corner sees the same board")
{
    for (const Map map : {Map::crossroads, Map::bridges}) {
        for (int column = 0; column < board_side; ++column) {
            for (int row = 0; row < board_side; ++row) {
                const Terrain here = terrain_at(map, cell_at(column, row));
                EXPECT_EQ(here, terrain_at(map, cell_at(board_side - 1 - column, row)));
                EXPECT_EQ(here, terrain_at(map, cell_at(column, board_side - 1 - row)));
            }
        }
    }
}

TEST("B1.4: a squad begins around its corner, the tank in the woods")
{
    EXPECT_EQ(start_cell(at("a1"), 0), at("b1"));
    EXPECT_EQ(start_cell(at("a1"), 3), at("a1"));
    EXPECT_EQ(start_cell(at("e5"), 0), at("d5"));
    EXPECT_EQ(start_cell(at("e5"), 1), at("e4"));
    EXPECT_EQ(start_cell(at("a5"), 2), at("b4"));
    EXPECT_EQ(start_cell(at("e1"), 2), at("d2"));
}

TEST("B1.4: two seats sit opposite each other, and either corner can fall to either seat")
{
    bool seat1_was_in_a1 = false;
    bool seat1_was_in_e5 = false;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Setup setup = usual_setup(Skirmish::options, 2);
        setup.seed = Seed::from_number(seed);
        const State state = P::start(setup);
        const CellId mine = state.units[scout1.index].cell;
        const CellId theirs = state.units[scout2.index].cell;
        EXPECT(mine == at("b1") ? theirs == at("d5") : mine == at("d5") && theirs == at("b1"));
        seat1_was_in_a1 |= mine == at("b1");
        seat1_was_in_e5 |= mine == at("d5");
    }
    EXPECT(seat1_was_in_a1);
    EXPECT(seat1_was_in_e5);
}

TEST("B5.6: free neighbours are neither river nor occupied")
{
    const Field field({{rifle1, "c4"}, {rifle2, "c3"}, {scout2, "c2"}}, Map::bridges);
    EXPECT(free_neighbours(field.state, at("c3")).empty());
    EXPECT((free_neighbours(field.state, at("c2")) == CellSet{at("b2"), at("d2"), at("c1")}));
}

}  // namespace
}  // namespace sortie::skirmish
