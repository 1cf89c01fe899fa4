#include "engine/event.h"

#include "tests/support/test.h"

namespace sortie {
namespace {

constexpr Kind card_kind{.name = "card", .count = 3, .write = [](Argument value, std::string& out) {
                             out += "card";
                             out += static_cast<char>('a' + value);
                         }};
constexpr EventKind drew{
    .name = "drew",
    .text = "{0} draws {1}",
    .fields = {{"seat", &seat_kind}, {.name = "card", .kind = &card_kind, .is_secret = true}}};
constexpr EventKind rolled{.name = "rolled", .text = "a {0} is thrown", .fields = {{"die"}}};

const Seat one = seat_at(0);
const Seat two = seat_at(1);

TEST("an event told to everyone is seen by every seat and by spectators")
{
    std::vector<Event> heard;
    Events events(heard);
    events.tell(rolled, 6);
    ASSERT_EQ(heard.size(), 1u);
    EXPECT(is_seen_by(heard[0], one));
    EXPECT(is_seen_by(heard[0], nobody));
    EXPECT_EQ(text_of(as_seen_by(heard[0], nobody)), "a 6 is thrown");
    EXPECT(!events.secret_shown());
}

TEST("others see that a card was drawn, but not which")
{
    std::vector<Event> heard;
    Events events(heard);
    events.tell_known(SeatSet{one}, drew, one, 2);
    EXPECT_EQ(text_of(as_seen_by(heard[0], one)), "seat1 draws cardc");
    EXPECT_EQ(text_of(as_seen_by(heard[0], two)), "seat1 draws ?");
    EXPECT_EQ(text_of(as_seen_by(heard[0], nobody)), "seat1 draws ?");
    EXPECT(is_seen_by(heard[0], nobody));
    EXPECT(events.secret_shown());
}

TEST("an event told to one seat only is not noticed by the others")
{
    std::vector<Event> heard;
    Events events(heard);
    events.tell_only(SeatSet{two}, rolled, 3);
    EXPECT(is_seen_by(heard[0], two));
    EXPECT(!is_seen_by(heard[0], one));
    EXPECT(!is_seen_by(heard[0], nobody));
}

TEST("what two seats see of a secret is equal byte for byte whatever the secret is")
{
    std::vector<Event> heard;
    Events events(heard);
    events.tell_known(SeatSet{one}, drew, one, 0);
    events.tell_known(SeatSet{one}, drew, one, 1);
    EXPECT_EQ(as_seen_by(heard[0], two), as_seen_by(heard[1], two));
    EXPECT_NE(as_seen_by(heard[0], one), as_seen_by(heard[1], one));
}

TEST("without a listener nothing is stored, but the fence of a secret is raised")
{
    Events events;
    events.tell(rolled, 1);
    EXPECT(!events.secret_shown());
    events.tell_known(SeatSet{one}, drew, one, 0);
    EXPECT(events.secret_shown());
    EXPECT(!events.openly_shown());
    Events others;
    others.shows_secret();
    EXPECT(others.secret_shown());
    EXPECT(others.openly_shown());
}

}  // namespace
}  // namespace sortie
