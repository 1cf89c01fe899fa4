#include "table/scenario_words.h"

#include "tests/support/test.h"

namespace sortie::scenario {

TEST("words are taken one after the other, with the blanks around them")
{
    std::string_view rest = "  set   units ";
    EXPECT_EQ(take_word(rest), "set");
    EXPECT_EQ(take_word(rest), "units");
    EXPECT_EQ(take_word(rest), "");
    EXPECT_EQ(rest, "");
}

TEST("a word that is not the wanted one stays")
{
    std::string_view rest = "seats 3";
    EXPECT(!take_exactly(rest, "seat"));
    EXPECT_EQ(rest, "seats 3");
    EXPECT(take_exactly(rest, "seats"));
    EXPECT_EQ(rest, "3");
}

TEST("seats are counted from one to the most a game can have")
{
    EXPECT_EQ(seat_from("1"), seat_at(0));
    EXPECT_EQ(seat_from("8"), seat_at(7));
    for (const std::string_view wrong : {"0", "9", "-1", "1x", "", "one", "99999999999"}) {
        EXPECT(!seat_from(wrong).has_value()) << wrong;
    }
}

TEST("a list of seats has each seat once")
{
    const auto seats = [](std::string_view text) { return take_seats(text); };
    EXPECT_EQ(seats("seat 1"), SeatSet{seat_at(0)});
    EXPECT_EQ(seats("seat 1, seat 3"), (SeatSet{seat_at(0), seat_at(2)}));
    EXPECT_EQ(seats("seat 3,seat 1"), (SeatSet{seat_at(0), seat_at(2)}));
    EXPECT_EQ(seats("nobody"), SeatSet{});
    for (const std::string_view wrong :
         {"", "seat", "seat 1,", "seat 1, 2", "seat 1 seat 2", "seat 1, seat 1", "1", ", seat 1"}) {
        EXPECT(!seats(wrong).has_value()) << wrong;
    }
}

TEST("a comparison is the longest sign that stands there, and has its text back")
{
    for (const std::string_view sign : {"=", "!=", "<", "<=", ">", ">="}) {
        const std::string text = std::string(sign) + " 5";
        std::string_view rest = text;
        const auto comparison = take_comparison(rest);
        ASSERT_TRUE(comparison.has_value()) << sign;
        EXPECT_EQ(sign_of(*comparison), sign);
        EXPECT_EQ(rest, "5");
    }
    std::string_view rest = "! 5";
    EXPECT(!take_comparison(rest).has_value());
    EXPECT_EQ(rest, "! 5");
}

TEST("a quoted text ends at its quote, and a backslash makes a quote ordinary")
{
    std::string_view rest = R"( "he says \"no\" \\" and more)";
    EXPECT_EQ(take_quoted(rest), R"(he says "no" \)");
    EXPECT_EQ(rest, "and more");
    for (std::string_view wrong : {"word", "\"open", "\"open\\", "\"open\\\"", ""}) {
        EXPECT(!take_quoted(wrong).has_value()) << wrong;
    }
}

TEST("a number is all of the text")
{
    EXPECT_EQ(number_from("-12"), -12);
    for (const std::string_view wrong : {"", "1 ", "1.5", "0x1", "99999999999"}) {
        EXPECT(!number_from(wrong).has_value()) << wrong;
    }
}

TEST("a move is a seat, a colon and a text")
{
    const auto what = read_seat_and_move("seat 2:  place   b2 ");
    ASSERT_TRUE(what.is_ok());
    EXPECT_EQ(what.value().seat, seat_at(1));
    EXPECT_EQ(what.value().move, "place   b2");
    for (const std::string_view wrong :
         {"", "seat 2 place b2", "seat 2:", "2: place b2", "seat 9: place", "seat 2 x: place"}) {
        EXPECT(!read_seat_and_move(wrong).is_ok()) << wrong;
    }
    EXPECT_EQ(read_seat_and_move("seat 9: place").problem().words,
              "a move is written 'seat 1: MOVE', with seats from 1 to 8, not 'seat 9: place'");
}

}  // namespace sortie::scenario
