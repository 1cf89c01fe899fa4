#include "games/taktik/grid.h"

#include <string>

#include "tests/support/test.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("T2.1: the board has columns A to T and rows 1 to 30")
{
    EXPECT_EQ(columns, 20);
    EXPECT_EQ(rows, 30);
    EXPECT_EQ(name_of(CellId{0}), "A1");
    EXPECT_EQ(name_of(CellId{19}), "T1");
    EXPECT_EQ(name_of(CellId{cells - 1}), "T30");
}

TEST("T2.2: C7 is (2, 6), x grows to the east and y to the south")
{
    const CellId cell = cell_named("C7");
    EXPECT_EQ(x_of(cell), 2);
    EXPECT_EQ(y_of(cell), 6);
    EXPECT_EQ(cell_at(2, 6), cell);
    EXPECT_EQ(name_of(neighbour(cell, Direction::east)), "D7");
    EXPECT_EQ(name_of(neighbour(cell, Direction::south)), "C8");
}

TEST("T2.2: every cell has a name of its own, which is found again")
{
    for (std::uint16_t i = 0; i < cells; ++i) EXPECT_EQ(cell_named(name_of(CellId{i})).index, i);
    for (const char* wrong : {"", "A", "A0", "A31", "U1", "a1", "A01", "A1 "}) {
        EXPECT(cell_named(wrong).is_none());
    }
    EXPECT_EQ(name_of(CellId::none()), "-");
    EXPECT_EQ(cell_kind.text(126), "G7");
    EXPECT_EQ(cell_kind.count, cells);
}

TEST("T2.3: the row-major index is y * 20 + x, and sets are in that order")
{
    EXPECT_EQ(cell_named("C7").index, 6 * 20 + 2);
    std::string order;
    for (const CellId cell : CellSet{cell_named("A2"), cell_named("B1"), cell_named("T1")}) {
        order += name_of(cell);
    }
    EXPECT_EQ(order, "B1T1A2");
}

TEST("T2.4: eight directions in their order, and none beyond the edge")
{
    const CellId middle = cell_named("K10");
    std::string around;
    for (const Direction direction : all_directions) {
        around += name_of(neighbour(middle, direction));
        around += ' ';
    }
    EXPECT_EQ(around, "K9 L9 L10 L11 K11 J11 J10 J9 ");
    std::string corner;
    for (const Direction direction : all_directions) {
        corner += name_of(neighbour(cell_named("T30"), direction));
        corner += ' ';
    }
    EXPECT_EQ(corner, "T29 - - - - - S30 S29 ");
    EXPECT_EQ(names_of(Direction::north)[1], "NE");
}

TEST("T2.5: distance is Chebyshev, map making counts Manhattan")
{
    EXPECT_EQ(distance(cell_named("A1"), cell_named("C6")), 5);
    EXPECT_EQ(manhattan(cell_named("A1"), cell_named("C6")), 7);
    EXPECT_EQ(distance(cell_named("C6"), cell_named("A1")), 5);
    EXPECT(are_neighbours(cell_named("B2"), cell_named("A1")));
    EXPECT(!are_neighbours(cell_named("B2"), cell_named("B2")));
    // The next index, but at the other end of the row above.
    EXPECT(!are_neighbours(cell_named("T1"), cell_named("A2")));
}

TEST("T2.6: quadrants meet between columns J and K and between rows 15 and 16")
{
    const auto name = [](const char* cell) {
        return names_of(Quadrant{})[static_cast<std::size_t>(quadrant_of(cell_named(cell)))];
    };
    EXPECT_EQ(name("J15"), "NW");
    EXPECT_EQ(name("K15"), "NE");
    EXPECT_EQ(name("J16"), "SW");
    EXPECT_EQ(name("K16"), "SE");
}

TEST("T2.7: 24 sectors of 25 cells each")
{
    std::array<int, sector_count + 1> sizes{};
    for (std::uint16_t i = 0; i < cells; ++i) {
        ++sizes[static_cast<std::size_t>(sector_of(CellId{i}))];
    }
    EXPECT_EQ(sizes[0], 0);
    for (std::size_t i = 1; i < sizes.size(); ++i) EXPECT_EQ(sizes[i], 25);
    EXPECT_EQ(sector_of(cell_named("A1")), 1);
    EXPECT_EQ(sector_of(cell_named("F5")), 2);
    EXPECT_EQ(sector_of(cell_named("A6")), 5);
    EXPECT_EQ(sector_of(cell_named("T30")), 24);
}

TEST("T2.8: the Attacker's zone is a third, the front line runs between rows 10 and 11")
{
    EXPECT_EQ(zone_of(cell_named("T10")), Side::attacker);
    EXPECT_EQ(zone_of(cell_named("A11")), Side::defender);
    int attackers = 0;
    for (std::uint16_t i = 0; i < cells; ++i) attackers += zone_of(CellId{i}) == Side::attacker;
    EXPECT_EQ(attackers * 3, cells);
    EXPECT_EQ(other_side(Side::attacker), Side::defender);
    EXPECT_EQ(other_side(Side::defender), Side::attacker);
}
