// A running table survives an upgrade of the program: positions that were saved by an earlier
// shape.

#include <string>
#include <vector>

#include "engine/snapshot.h"
#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie::samples {
namespace {

constexpr SnapshotHeader sample_header{.game = "sample", .rules_version = 1};
using Paths = std::vector<std::string>;

// One struct with a single field of any type: saved as one type, loaded as another.
template <class T>
struct Holder {
    T value{};
    friend bool operator==(const Holder&, const Holder&) = default;
    static constexpr auto describe() { return fields(field("value", &Holder::value)); }
};

template <class New, class Old>
New carried(const Old& old, const New& fallback = {})
{
    Holder<New> holder{fallback};
    const auto result =
        decode_snapshot(encode_snapshot(sample_header, Holder<Old>{old}), sample_header, holder);
    EXPECT(result.is_ok()) << (result ? "" : result.problem().words);
    return holder.value;
}

template <class New, class Old>
std::string problem_carrying(const Old& old, const New& fallback = {})
{
    Holder<New> holder{fallback};
    const auto result =
        decode_snapshot(encode_snapshot(sample_header, Holder<Old>{old}), sample_header, holder);
    if (result) return "";
    EXPECT(holder == Holder<New>{fallback});
    return result.problem().words;
}

struct OldUnit {
    std::uint8_t morale = 4;
    std::uint8_t health = 2;
    static constexpr auto describe()
    {
        return fields(field("morale", &OldUnit::morale), field("health", &OldUnit::health));
    }
};

struct OldState {
    std::array<OldUnit, 2> units{};
    std::uint8_t turn = 9;
    std::uint8_t scrap = 1;
    FixedVector<OldUnit, 2> reserve;
    static constexpr auto describe()
    {
        return fields(field("units", &OldState::units), field("turn", &OldState::turn),
                      field("scrap", &OldState::scrap), field("reserve", &OldState::reserve));
    }
};

struct NewState {
    FixedVector<Unit, 4> reserve;
    std::uint16_t turn = 0;
    std::array<Unit, 3> units{};
    std::uint16_t weather = 0;
    static constexpr auto describe()
    {
        return fields(field("reserve", &NewState::reserve), field("turn", &NewState::turn),
                      field("units", &NewState::units), field("weather", &NewState::weather));
    }
};

TEST("fields are carried over by name, new ones keep their value, and the report tells it")
{
    OldState old;
    old.units[1].health = 7;
    old.reserve.push_back({.morale = 1, .health = 5});
    NewState loaded;
    loaded.weather = 6;
    loaded.units[1].is_alive = true;
    loaded.units[2].health = 88;
    loaded.reserve.push_back({.cell = CellId{4}, .health = 1, .is_alive = true});

    const auto result = decode_snapshot(encode_snapshot(sample_header, old), sample_header, loaded);
    ASSERT_TRUE(result.is_ok()) << result.problem().words;
    EXPECT(!result.value().is_exact());
    EXPECT_EQ(result.value().change.dropped,
              (Paths{"units[].morale", "scrap", "reserve[].morale"}));
    EXPECT_EQ(result.value().change.defaulted,
              (Paths{"units[].cell", "units[].is_alive", "units[2]", "reserve[].cell",
                     "reserve[].is_alive", "weather"}));
    EXPECT_EQ(loaded.turn, 9);
    EXPECT_EQ(loaded.weather, 6);
    EXPECT_EQ(loaded.units[1], (Unit{.cell = CellId::none(), .health = 7, .is_alive = true}));
    EXPECT_EQ(loaded.units[2].health, 88);
    // An item of a list is a new one; what lay in its slot before is not mixed into it.
    ASSERT_EQ(loaded.reserve.size(), 1u);
    EXPECT_EQ(loaded.reserve[0], (Unit{.cell = CellId::none(), .health = 5, .is_alive = false}));
}

TEST("numbers may become wider or narrower as long as the value fits")
{
    EXPECT_EQ((carried<std::int64_t>(std::int8_t{-5})), -5);
    EXPECT_EQ((carried<std::int8_t>(std::uint32_t{127})), 127);
    EXPECT_EQ((carried<std::uint8_t>(std::int16_t{255})), 255);
    EXPECT_EQ((problem_carrying<std::int8_t>(std::uint32_t{128})),
              "the snapshot cannot be used: value: 128 does not fit (a number from -128 to 127)");
    EXPECT_EQ((problem_carrying<std::uint8_t>(std::int16_t{-1})),
              "the snapshot cannot be used: value: -1 does not fit (a number from 0 to 255)");
}

TEST("a bool and a number may become each other")
{
    EXPECT_EQ((carried<std::uint8_t>(true)), 1);
    EXPECT_EQ((carried<bool>(std::uint16_t{1})), true);
    EXPECT_NE((problem_carrying<bool>(std::uint16_t{2})), "");
}

enum class NewColour : std::uint16_t { black, blue, red };
constexpr std::array<std::string_view, 3> names_of(NewColour)
{
    return {"black", "blue", "red"};
}

TEST("an enumeration is carried over by its names")
{
    EXPECT((carried<NewColour>(Colour::red)) == NewColour::red);
    EXPECT((carried<NewColour>(Colour::blue)) == NewColour::blue);
    EXPECT_EQ((problem_carrying<NewColour>(Colour::green)),
              "the snapshot cannot be used: value: green does not fit (one of: black, blue, red)");
    EXPECT_EQ((carried<std::uint8_t>(Colour::blue)), 2);
    EXPECT((carried<Colour>(std::uint8_t{1})) == Colour::green);
    EXPECT_NE((problem_carrying<Colour>(std::uint8_t{4})), "");
}

using WideCard = Id<struct WideTag, std::uint16_t>;
constexpr std::array<std::string_view, 3> names_of(WideCard)
{
    return {"shield", "axe", "sword"};
}
using SmallCell = Id<struct SmallTag, std::uint8_t>;

TEST("an id is carried over by its names, and no id stays no id")
{
    EXPECT_EQ((carried<WideCard>(CardId{0})), WideCard{2});
    EXPECT_EQ((carried<WideCard>(CardId::none())), WideCard::none());
    EXPECT_EQ((carried<SmallCell>(CellId::none())), SmallCell::none());
    EXPECT_EQ((carried<SmallCell>(CellId{254})), SmallCell{254});
    // 255 was a cell and would now mean that there is none.
    EXPECT_NE((problem_carrying<SmallCell>(CellId{255})), "");
    EXPECT_NE((problem_carrying<std::uint16_t>(CellId::none())), "");
    EXPECT_NE((problem_carrying<WideCard>(CardId{2})), "");
}

TEST("a list may get another limit as long as its items fit")
{
    using Short = FixedVector<std::uint8_t, 2>;
    using Long = FixedVector<std::uint16_t, 300>;
    EXPECT_EQ((carried<Long>(Short{1, 2}, Long{9, 9, 9})), (Long{1, 2}));
    EXPECT_EQ((carried<Short>(Long{1, 2})), (Short{1, 2}));
    EXPECT_EQ((problem_carrying<Short>(Long{1, 2, 3})),
              "the snapshot cannot be used: value.count: 3 does not fit (a number from 0 to 2)");
    EXPECT_EQ((problem_carrying<Short>(Long{1, 256})),
              "the snapshot cannot be used: value[1]: 256 does not fit (a number from 0 to 255)");
}

TEST("a set is carried over member by member")
{
    using Old = BitSet<Colour, 4>;
    using New = BitSet<NewColour, 20>;
    EXPECT_EQ((carried<New>(Old{Colour::red, Colour::blue}, New{NewColour::black})),
              (New{NewColour::blue, NewColour::red}));
    EXPECT_EQ((problem_carrying<New>(Old{Colour::green})),
              "the snapshot cannot be used: value: the member 1 does not fit");
    using Wide = BitSet<CellId, 70>;
    using Narrow = BitSet<CellId, 5>;
    EXPECT_EQ((carried<Narrow>(Wide{CellId{4}})), Narrow{CellId{4}});
    EXPECT_NE((problem_carrying<Narrow>(Wide{CellId{5}})), "");
}

TEST("an array may lose or gain items")
{
    using Two = std::array<std::uint8_t, 2>;
    using Three = std::array<std::uint8_t, 3>;
    EXPECT_EQ((carried<Three>(Two{1, 2}, Three{7, 8, 9})), (Three{1, 2, 9}));
    EXPECT_EQ((carried<Two>(Three{1, 2, 3})), (Two{1, 2}));
}

TEST("a field that is something else entirely is a problem, not a guess")
{
    using List = FixedVector<std::uint8_t, 3>;
    using Array = std::array<std::uint8_t, 3>;
    EXPECT_EQ((problem_carrying<Array>(List{1})),
              "the snapshot cannot be used: value: a list was saved, an array is expected");
}

}  // namespace
}  // namespace sortie::samples
