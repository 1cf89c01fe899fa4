#include "engine/bag.h"

#include <array>

#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

enum class Token : std::uint8_t { red, green, blue };
using Cup = Bag<Token, 3>;

Cup some_cup()
{
    Cup cup;
    cup.add(Token::red, 4);
    cup.add(Token::blue);
    return cup;
}

TEST("a bag counts what was put in and taken out")
{
    Cup cup = some_cup();
    EXPECT_EQ(cup.count(Token::red), 4);
    EXPECT_EQ(cup.count(Token::green), 0);
    EXPECT_EQ(cup.total(), 5);
    cup.remove(Token::red, 3);
    EXPECT_EQ(cup.count(Token::red), 1);
    EXPECT(!cup.empty());
    EXPECT(Cup{}.empty());
}

TEST("drawing takes one out until the bag is empty")
{
    Rng rng = Rng::from(Seed::from_number(2));
    Cup cup = some_cup();
    std::array<int, 3> drawn{};
    while (!cup.empty()) ++drawn[static_cast<std::size_t>(cup.draw(rng))];
    EXPECT_EQ(drawn, (std::array<int, 3>{4, 0, 1}));
    EXPECT_EQ(cup, Cup{});
    EXPECT(samples::fault_of([&] { cup.draw(rng); }).has_value());
}

TEST("a forced pick draws the piece of that rank")
{
    const std::array<std::uint8_t, 2> picks{4, 3};
    Rng rng = Rng::from(Seed::from_number(2));
    rng.force_picks(picks);
    Cup cup = some_cup();
    EXPECT(cup.draw(rng) == Token::blue);
    EXPECT(cup.draw(rng) == Token::red);
}

TEST("each single piece is equally likely")
{
    Rng rng = Rng::from(Seed::from_number(2));
    int reds = 0;
    for (int i = 0; i < 5000; ++i) {
        Cup cup = some_cup();
        if (cup.draw(rng) == Token::red) ++reds;
    }
    // Four of five; the bounds are more than ten standard deviations away.
    EXPECT_GT(reds, 3700);
    EXPECT_LT(reds, 4300);
}

TEST("taking out more than there is, or putting in more than fits, is a fault")
{
    const auto faults = [](auto call) { return samples::fault_of(call).has_value(); };
    Cup cup = some_cup();
    EXPECT(faults([&] { cup.remove(Token::red, 5); }));
    EXPECT(faults([&] { cup.remove(Token::red, -1); }));
    EXPECT(faults([&] { cup.add(Token::red, 252); }));
    EXPECT(faults([&] { cup.add(Token::red, -1); }));
    EXPECT(faults([&] { cup.add(static_cast<Token>(3)); }));
    EXPECT_EQ(cup, some_cup());
    cup.add(Token::red, 251);
    EXPECT_EQ(cup.count(Token::red), 255);
}

}  // namespace
}  // namespace sortie
