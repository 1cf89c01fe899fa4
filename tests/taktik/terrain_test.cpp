#include "games/taktik/terrain.h"

#include <array>
#include <string>

#include "engine/shape.h"
#include "tests/support/test.h"
#include "tests/taktik/ground.h"

using namespace sortie;
using namespace sortie::taktik;

// ---- Layers and rows ------------------------------------------------------------------------------------------------

TEST("G1.1, T3.1: a tile has one terrain, overlays and connectors, each told apart, in one byte")
{
    const Tile all = tile("F7");
    EXPECT_EQ(all.base(), Terrain::forest);
    EXPECT(all.has_road());
    EXPECT(all.has_river());
    EXPECT(all.has_bridge());
    EXPECT(!tile("F1").has_river());
    EXPECT(!tile("P2").has_road());
    EXPECT_EQ(sizeof(Map), std::size_t{cells});
    EXPECT_EQ(shape_of<Map>().fields.size(), 1U);
}

TEST("G1.2: an overlay leaves the terrain as it is")
{
    for (const char* code : {"U0", "U1", "U2", "U7"}) {
        EXPECT_EQ(tile(code).row().target_hit, -1);
        EXPECT_EQ(tile(code).row().target_defence, 1);
        EXPECT_EQ(tile(code).row().move_cost, 2);
    }
}

TEST("G1.3: a bridge needs a river, and may stand without a road")
{
    EXPECT(!tile("P4").is_consistent());
    EXPECT(!tile("P5").is_consistent());
    EXPECT(tile("P6").is_consistent());
    EXPECT(tile("P7").is_consistent());
}

TEST("G1.4, T3.6: what a step costs is read from the rows, for every pair of tiles")
{
    for (unsigned bits = 0; bits < 256; ++bits) {
        const Tile to{static_cast<std::uint8_t>(bits)};
        if (!to.is_consistent() || to.blocks_move()) continue;
        for (const char* from : {"P0", "F1", "P2", "P7", "P6"}) {
            Map map;
            map.set(at("F6"), tile(from));
            map.set(at("G6"), to);
            map.set(at("G7"), to);
            for (const bool ford : {false, true}) {
                const int straight = step_price(tile(from), to, true, ford);
                const int diagonal = step_price(tile(from), to, false, ford);
                EXPECT_EQ(step_cost(map, at("F6"), at("G6"), ford), std::max(1, straight));
                EXPECT_EQ(step_cost(map, at("F6"), at("G7"), ford), std::max(1, diagonal));
            }
        }
    }
}

TEST("G1.5, T3.7: a river that is frozen for a while costs nothing and costs again afterwards")
{
    Map map;
    map.set(at("G6"), tile("F2"));
    TileChange frozen;
    frozen.where.insert(at("G6"));
    frozen.removes = Tile{}.with(Overlay::river);
    const std::array changes{frozen};
    EXPECT_EQ(step_cost(ChangedMap{map, changes}, at("F6"), at("G6"), false), 2);
    EXPECT(!effective_tile(ChangedMap{map, changes}, at("G6")).has_river());
    EXPECT_EQ(effective_tile(ChangedMap{map, changes}, at("G6")).base(), Terrain::forest);
    EXPECT_EQ(step_cost(ChangedMap{map, {}}, at("F6"), at("G6"), false), 4);
    EXPECT_EQ(step_cost(map, at("F6"), at("G6"), false), 4);
}

TEST("G1.5: an effect may add a layer to a set of tiles and no others")
{
    Map map;
    for (const char* cell : {"F6", "G6", "H6"}) map.set(at(cell), tile("F0"));
    TileChange paved;
    paved.where = {at("F6"), at("G6")};
    paved.adds = Tile{}.with(Overlay::road);
    const std::array changes{paved};
    EXPECT_EQ(step_cost(ChangedMap{map, changes}, at("F6"), at("G6"), false), 1);
    EXPECT_EQ(step_cost(ChangedMap{map, changes}, at("G6"), at("H6"), false), 2);
    EXPECT(is_step_possible(ChangedMap{map, changes}, at("F6"), at("G6")));
    EXPECT_EQ(links_of(ChangedMap{map, changes}, at("F6"), Overlay::road), 0b0010U);
}

TEST("G2.1, T3.2, T3.4, T3.5: the rows have the numbers and tags of the rules")
{
    struct Expected {
        Terrain terrain;
        char code;
        int cost, hit, defence, firing;
        TagSet tags;
    };
    const std::array<Expected, 6> open{{
        {Terrain::plain, 'P', 1, 0, 0, 0, {Tag::open}},
        {Terrain::rough, 'R', 2, 0, 0, 0, {Tag::rough}},
        {Terrain::hill, 'H', 2, 0, 1, 0, {Tag::elevated}},
        {Terrain::forest, 'F', 2, -1, 0, 0, {Tag::cover, Tag::concealment}},
        {Terrain::urban, 'U', 2, -1, 1, 0, {Tag::cover, Tag::structures}},
        {Terrain::industrial, 'I', 2, -1, 0, -1, {Tag::cover, Tag::structures}},
    }};
    for (const Expected& expected : open) {
        const TerrainRow& row = row_of(expected.terrain);
        EXPECT_EQ(row.code, expected.code);
        EXPECT_EQ(row.move_cost, expected.cost);
        EXPECT_EQ(row.target_hit, expected.hit);
        EXPECT_EQ(row.target_defence, expected.defence);
        EXPECT_EQ(row.attacker_hit, expected.firing);
        EXPECT(row.tags == expected.tags);
        EXPECT(!row.blocks_move);
    }
    EXPECT(row_of(Terrain::water).blocks_move);
    EXPECT_EQ(row_of(Terrain::water).code, 'W');
    EXPECT(row_of(Overlay::road).tags == (TagSet{Tag::path, Tag::logistics}));
    EXPECT(row_of(Overlay::river).tags == (TagSet{Tag::water, Tag::barrier}));
    EXPECT(row_of(Connector::bridge).tags == (TagSet{Tag::crossing}));
    EXPECT_EQ(row_of(Connector::bridge).requires_overlay, Overlay::river);
}

TEST("T3.3: together urban ground takes two off a roll at a unit that stands there")
{
    const TerrainRow& urban = row_of(Terrain::urban);
    EXPECT_EQ(urban.target_hit - urban.target_defence, -2);
}

// ---- Networks -------------------------------------------------------------------------------------------------------

TEST("G3.1: neighbours in a row or column are linked, diagonal ones are not")
{
    Map map;
    for (const char* cell : {"F6", "G6", "G7", "E5"}) map.set(at(cell), tile("P1"));
    EXPECT_EQ(links_of(map, at("F6"), Overlay::road), 0b0010U);
    EXPECT_EQ(links_of(map, at("G6"), Overlay::road), 0b1100U);
    EXPECT_EQ(links_of(map, at("E5"), Overlay::road), 0U);
    EXPECT_EQ(links_of(map, at("F6"), Overlay::river), 0U);
    EXPECT_EQ(links_of(map, at("E6"), Overlay::road), 0U);
}

TEST("G3.2: a crossing has four links, a cell at the edge only those on the board")
{
    Map map;
    for (const char* cell : {"F6", "F5", "G6", "F7", "E6", "A1", "B1"})
        map.set(at(cell), tile("P2"));
    EXPECT_EQ(links_of(map, at("F6"), Overlay::river), 0b1111U);
    EXPECT_EQ(links_of(map, at("A1"), Overlay::river), 0b0010U);
}

TEST("G3.3: straight is two opposite links")
{
    EXPECT(is_straight(0b0101));
    EXPECT(is_straight(0b1010));
    for (const unsigned links : {0b0000U, 0b0001U, 0b0011U, 0b0110U, 0b0111U, 0b1111U}) {
        EXPECT(!is_straight(links));
    }
}

// ---- Steps ----------------------------------------------------------------------------------------------------------

TEST("T7.4.1: a step costs what the ground entered costs")
{
    EXPECT_EQ(price(tile("R0"), tile("P0")), 1);
    EXPECT_EQ(price(tile("P0"), tile("U0")), 2);
}

TEST("T7.4.2, G3.4: a road takes one off an orthogonal step between two road cells")
{
    EXPECT_EQ(price(tile("F1"), tile("H1")), 1);
    EXPECT_EQ(price(tile("F1"), tile("H0")), 2);
    EXPECT_EQ(price(tile("F0"), tile("H1")), 2);
    EXPECT_EQ(price(tile("F1"), tile("H1"), false, true), 2);
}

TEST("T7.4.3, G3.5, G3.10: a river costs two to cross and one to follow")
{
    EXPECT_EQ(price(tile("P0"), tile("P2")), 3);
    EXPECT_EQ(price(tile("P2"), tile("P2")), 2);
    EXPECT_EQ(price(tile("P2"), tile("P2"), false, true), 3);
}

TEST("T7.4.4, G3.6: a bridge helps on its own cell and not with the next river cell")
{
    EXPECT_EQ(price(tile("P0"), tile("P6")), 1);
    EXPECT_EQ(price(tile("P2"), tile("P6")), 1);
    EXPECT_EQ(price(tile("P6"), tile("P2")), 3);
}

TEST("T7.4.5: a ford takes one off the surcharge and never off the ground")
{
    EXPECT_EQ(price(tile("P0"), tile("F2"), true), 3);
    EXPECT_EQ(price(tile("P2"), tile("P2"), true), 1);
    EXPECT_EQ(price(tile("P0"), tile("F0"), true), 2);
    EXPECT_EQ(price(tile("P0"), tile("F6"), true), 2);
}

TEST("T7.4.6: what cards add to a step comes before the least price")
{
    Map map;
    map.set(at("F6"), tile("P1"));
    map.set(at("G6"), tile("P1"));
    EXPECT_EQ(step_cost(map, at("F6"), at("G6"), false, 1), 1);
    EXPECT_EQ(step_cost(map, at("F6"), at("G6"), false, 2), 2);
    EXPECT_EQ(step_cost(map, at("F6"), at("G6"), false, -3), 1);
}

TEST("T7.4.7: a step costs at least one")
{
    EXPECT_EQ(price(tile("P1"), tile("P1")), 1);
    EXPECT_EQ(step_price(tile("P1"), tile("P1"), true, false), 0);
}

TEST("T7.5: leaving a river is free")
{
    EXPECT_EQ(price(tile("P2"), tile("P0")), 1);
    EXPECT_EQ(price(tile("P2"), tile("F0")), 2);
}

TEST("G3.7: a destroyed bridge leaves river and a road of no use; the rest of the road goes on")
{
    Map map;
    for (const char* cell : {"E6", "F6", "H6"}) map.set(at(cell), tile("F1"));
    map.set(at("G6"), tile("P7"));
    destroy_bridge(map, at("G6"));
    EXPECT(!map.at(at("G6")).has_bridge());
    EXPECT(map.at(at("G6")).is_ruined());
    EXPECT(map.at(at("G6")).has_road());
    EXPECT(map.at(at("G6")).is_consistent());
    EXPECT_EQ(step_cost(map, at("F6"), at("G6"), false), 3);
    EXPECT_EQ(step_cost(map, at("G6"), at("H6"), false), 2);
    EXPECT_EQ(step_cost(map, at("E6"), at("F6"), false), 1);
}

TEST("G3.8: a road and a river share a tile only where a bridge is or was")
{
    EXPECT(!tile("P3").is_consistent());
    EXPECT(tile("P7").with_bridge_destroyed().is_consistent());
    EXPECT(!Tile{static_cast<std::uint8_t>(Tile::ruin_bit)}.is_consistent());
    EXPECT(!Tile{0x0f}.is_consistent());
}

TEST("G3.9: a linked river cannot be passed diagonally without entering it")
{
    // A staircase of river cells from F5 to H7; whoever steps over it diagonally enters one of them.
    Map map;
    for (const char* cell : {"F5", "F6", "G6", "G7", "H7"}) map.set(at(cell), tile("P2"));
    for (std::uint16_t i = 0; i < cells; ++i) {
        for (const Direction direction : all_directions) {
            const CellId to = neighbour(CellId{i}, direction);
            if (!is_diagonal(direction) || to.is_none()) continue;
            if (map.at(CellId{i}).has_river() || map.at(to).has_river()) continue;
            const bool beside = map.at(cell_at(x_of(to), y_of(CellId{i}))).has_river();
            const bool below = map.at(cell_at(x_of(CellId{i}), y_of(to))).has_river();
            EXPECT(!(beside && below));
        }
    }
}

TEST("T7.6: no step leaves the board, enters blocked ground or goes farther than one cell")
{
    Map map;
    map.set(at("B1"), tile("W0"));
    EXPECT(!is_step_possible(map, at("A1"), at("B1")));
    EXPECT(is_step_possible(map, at("A1"), at("A2")));
    EXPECT(is_step_possible(map, at("A1"), at("B2")));
    EXPECT(!is_step_possible(map, at("A1"), at("A3")));
    EXPECT(!is_step_possible(map, at("A1"), at("A1")));
    EXPECT(!is_step_possible(map, at("T1"), at("A2")));
    EXPECT(!is_step_possible(map, at("A1"), CellId::none()));
    EXPECT(!is_step_possible(map, at("A1"), Direction::north));
    EXPECT(!is_step_possible(map, at("A1"), Direction::west));
}

TEST("T7.6: by direction and by cell the answer is the same, everywhere on a map with water")
{
    Map map;
    for (std::uint16_t i = 0; i < cells; ++i) {
        if (i % 3 == 0 || i % 7 == 0) map.set(CellId{i}, tile("W0"));
    }
    for (std::uint16_t i = 0; i < cells; ++i) {
        for (const Direction direction : all_directions) {
            const CellId to = neighbour(CellId{i}, direction);
            EXPECT_EQ(is_step_possible(map, CellId{i}, direction),
                      is_step_possible(map, CellId{i}, to));
        }
    }
}

// ---- The vectors of T22 ---------------------------------------------------------------------------------------------

TEST("MV-01: plain to rough")
{
    EXPECT_EQ(price(tile("P0"), tile("R0"), true), 2);
}
TEST("MV-02: plain to plain, diagonal")
{
    EXPECT_EQ(price(tile("P0"), tile("P0"), true, true), 1);
}
TEST("MV-03: along a road on plain")
{
    EXPECT_EQ(price(tile("P1"), tile("P1")), 1);
}
TEST("MV-04: along a road in a forest")
{
    EXPECT_EQ(price(tile("F1"), tile("F1")), 1);
}
TEST("MV-05: diagonally from road to road")
{
    EXPECT_EQ(price(tile("F1"), tile("F1"), false, true), 2);
}
TEST("MV-06: onto a road from beside it")
{
    EXPECT_EQ(price(tile("P0"), tile("F1")), 2);
}
TEST("MV-07: into a river, with and without ford")
{
    EXPECT_EQ(price(tile("P0"), tile("P2"), false), 3);
    EXPECT_EQ(price(tile("P0"), tile("P2"), true), 2);
}
TEST("MV-08: along a river, with and without ford")
{
    EXPECT_EQ(price(tile("P2"), tile("P2"), false), 2);
    EXPECT_EQ(price(tile("P2"), tile("P2"), true), 1);
}
TEST("MV-09: from river to river diagonally")
{
    EXPECT_EQ(price(tile("P2"), tile("P2"), false, true), 3);
}
TEST("MV-10: onto a bridge")
{
    EXPECT_EQ(price(tile("P0"), tile("P7")), 1);
}
TEST("MV-11: from a bridge into the river")
{
    EXPECT_EQ(price(tile("P7"), tile("P2")), 3);
}
TEST("MV-12: out of a river")
{
    EXPECT_EQ(price(tile("P2"), tile("P0")), 1);
}
TEST("MV-13: into water")
{
    Map map;
    map.set(at("G6"), tile("W0"));
    EXPECT(!is_step_possible(map, at("F6"), at("G6")));
}
TEST("MV-14: between two cells of water")
{
    Map map;
    map.set(cell_at(6, 5), tile("W0"));
    map.set(cell_at(5, 6), tile("W0"));
    EXPECT(!is_step_possible(map, cell_at(5, 5), cell_at(6, 6)));
}
TEST("MV-15: past one cell of water")
{
    Map map;
    map.set(cell_at(6, 5), tile("W0"));
    EXPECT(is_step_possible(map, cell_at(5, 5), cell_at(6, 6)));
    EXPECT_EQ(step_cost(map, cell_at(5, 5), cell_at(6, 6), false), 1);
}
TEST("MV-18: onto a destroyed bridge")
{
    EXPECT_EQ(price(tile("P1"), tile("P7").with_bridge_destroyed()), 3);
}
