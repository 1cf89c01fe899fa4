#include "engine/options.h"

#include "tests/support/test.h"

namespace sortie {
namespace {

constexpr std::array options{
    OptionDecl{
        .name = "rounds",
        .words = "how many",
        .least = 2,
        .most = 8,
        .usual = 6,
    },
    OptionDecl{.name = "map", .words = "the map", .most = 1, .names = {"open", "forest"}},
};

TEST("the usual set-up has the usual values")
{
    const Setup setup = usual_setup(options, 3);
    EXPECT_EQ(setup.seats, 3);
    EXPECT_EQ(setup.values[0], 6);
    EXPECT_EQ(setup.values[1], 0);
}

TEST("options are set by number or by name, and only within their range")
{
    Setup setup = usual_setup(options, 2);
    EXPECT(!set_option(options, setup, "rounds", "8"));
    EXPECT_EQ(setup.values[0], 8);
    EXPECT(!set_option(options, setup, "map", "forest"));
    EXPECT_EQ(setup.values[1], 1);
    for (const char* value : {"9", "1", "", "six", "3x", "99999999999"}) {
        EXPECT(set_option(options, setup, "rounds", value).has_value()) << value;
    }
    EXPECT_EQ(setup.values[0], 8) << "a refused value changes nothing";
    EXPECT_EQ(set_option(options, setup, "map", "1")->words,
              "option map takes open or forest, not '1'");
    EXPECT_EQ(set_option(options, setup, "colour", "1")->words,
              "there is no option 'colour'; options are: rounds map");
    EXPECT_EQ(set_option({}, setup, "colour", "1")->words,
              "there is no option 'colour'; this game has none");
}

TEST("a value is written by its name where it has one")
{
    EXPECT_EQ(options[0].text(4), "4");
    EXPECT_EQ(options[1].text(1), "forest");
    EXPECT_EQ(options[0].accepted(), "2 to 8");
}

}  // namespace
}  // namespace sortie
