#include "games/taktik/watched.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

namespace sortie::taktik {
namespace {

TEST("a card counts for the seat that the event names, on both sides")
{
    const Theatre theatre({{a(1), "F6"}, {d(1), "T30"}});
    EXPECT_EQ(both_seats(theatre.state).size(), 2);
    for (const Impact<State>& impact : watched_impacts) {
        EXPECT_EQ(impact.event->fields[0].kind, &seat_kind) << impact.name;
        EXPECT_EQ(impact.event->fields[1].kind, &card_kind) << impact.name;
        Event event;
        event.kind = impact.event;
        event.count = 2;
        event.values = {1, 7};
        const Occurrence happened = impact.what(theatre.state, event);
        EXPECT_EQ(happened.seat, seat_at(1));
        EXPECT_EQ(happened.item, 7);
    }
}

}  // namespace
}  // namespace sortie::taktik
