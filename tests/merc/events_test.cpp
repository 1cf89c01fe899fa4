#include "games/merc/events.h"

#include "tests/merc/field.h"

namespace sortie::merc {
namespace {

TEST("fighters have one word each")
{
    EXPECT_EQ(fighter_kind.text(fighter_of(merc::doc).index), "doc");
    EXPECT_EQ(fighter_kind.text(militia_of(the_dictator).index), "militia-of-dictator");
    EXPECT_EQ(fighter_kind.text(dog_fighter(1).index), "dog2");
}

TEST("a roll reads as a sentence")
{
    std::vector<Event> list;
    Events events(list);
    events.tell(told::threw, militia_of(rebel1), 0, 0, 0, 0, 0, 1, 1);
    ASSERT_EQ(list.size(), 1u);
    EXPECT_EQ(text_of(list[0]), "militia-of-rebel1 throws 0x1 0x2 0x3 0x4 0x5 1x6: 1 hits");
}

}  // namespace
}  // namespace sortie::merc
