#include "games/merc/forces.h"

#include "tests/merc/field.h"

namespace sortie::merc {
namespace {

struct Ground : Field {
    Events silent;
    int add(std::string_view sector, PlayerId player, int count)
    {
        return add_militia(state, at(sector), player, count, silent);
    }
    int militia_in(std::string_view sector, PlayerId player) const
    {
        return state.sectors[at(sector).index].militia[player.index];
    }
    const Squad& of(PlayerId player, std::uint8_t squad) const
    {
        return squad_of(state, player, squad);
    }
};

TEST(
    "R8.4, R8.7: a squad is founded where its first member joins, and is off the board without members")
{
    Ground ground;
    join_squad(ground.state, rebel1, primary, at("b2"), merc::doc);
    join_squad(ground.state, rebel1, primary, at("a1"), merc::ewok);
    EXPECT_EQ(sector_of(ground.state, merc::ewok), at("b2"));
    leave_squad(ground.state, merc::doc);
    EXPECT(ground.of(rebel1, primary).is_on_board());
    leave_squad(ground.state, merc::ewok);
    EXPECT(!ground.of(rebel1, primary).is_on_board());
    EXPECT(!unit_of(ground.state, merc::ewok).is_in_play());
}

TEST(
    "R7.14.1, R7.14.2: members change between squads in one sector, and an empty squad is formed there")
{
    Ground ground;
    ground.squad(rebel1, primary, "b2", {merc::doc, merc::ewok, merc::basic});
    change_squad(ground.state, merc::ewok, secondary, ground.silent);
    EXPECT_EQ(ground.of(rebel1, secondary).sector, at("b2"));
    EXPECT_EQ(unit_of(ground.state, merc::ewok).squad, secondary);
    change_squad(ground.state, merc::doc, secondary, ground.silent);
    change_squad(ground.state, merc::basic, secondary, ground.silent);
    EXPECT(!ground.of(rebel1, primary).is_on_board());
    EXPECT_EQ(ground.of(rebel1, secondary).members.size(), 3u);
}

TEST("D0.1.1, D0.1.4, R11.3: what does not fit under the cap is lost")
{
    Ground ground;
    EXPECT_EQ(ground.add("b2", the_dictator, 7), 7);
    EXPECT_EQ(ground.add("b2", the_dictator, 7), 3);
    EXPECT_EQ(ground.add("b2", the_dictator, 1), 0);
    EXPECT_EQ(ground.militia_in("b2", the_dictator), 10);
    EXPECT(ground.state.queue.empty());
}

TEST("R7.7.3, R11.2, R11.4: rebels share one cap and keep their own militia")
{
    Ground ground;
    EXPECT_EQ(ground.add("b2", rebel1, 6), 6);
    EXPECT_EQ(ground.add("b2", rebel2, 6), 4);
    EXPECT_EQ(ground.militia_in("b2", rebel1), 6);
    EXPECT_EQ(ground.militia_in("b2", rebel2), 4);
}

TEST(
    "D0.1.2, R11.7, C2.3: militia placed among enemies cause one combat, with the placer as attacker")
{
    Ground ground;
    ground.squad(rebel1, primary, "b2", {merc::doc});
    ground.add("b2", the_dictator, 2);
    ground.add("b2", the_dictator, 2);
    ASSERT_EQ(ground.state.queue.size(), 1u);
    EXPECT_EQ(ground.state.queue[0].sector, at("b2"));
    EXPECT(ground.state.queue[0].attacker == Side::dictator);
    EXPECT_EQ(ground.state.queue[0].held_by, rebel1);
    EXPECT_EQ(controller_of(ground.state, at("b2")), rebel1) << "R12.5";
}

TEST("D0.1.2: nothing placed, no combat")
{
    Ground ground;
    ground.militia("b2", the_dictator, 10);
    ground.squad(rebel1, primary, "b2", {merc::doc});
    EXPECT_EQ(ground.add("b2", the_dictator, 3), 0);
    EXPECT(ground.state.queue.empty());
}

TEST("R17.3, C2.4: combats of one effect stand row by row behind those that waited already")
{
    Ground ground;
    for (const std::string_view sector : {"c3", "b2", "d1", "a1"}) {
        queue_combat(ground.state, at(sector), Side::rebels, the_dictator, ground.silent);
    }
    sort_queue_from(ground.state, 1);
    std::string order;
    for (const QueuedCombat& queued : ground.state.queue) {
        order += std::string(names_of(SectorId{})[queued.sector.index]) + " ";
    }
    EXPECT_EQ(order, "c3 a1 d1 b2 ");
}

TEST("TC0.8, TC3-b: rebel militia are taken one by one from whoever has most there")
{
    Ground ground;
    ground.militia("b2", rebel1, 3);
    ground.militia("b2", rebel2, 2);
    remove_rebel_militia(ground.state, at("b2"), 2, ground.silent);
    EXPECT_EQ(ground.militia_in("b2", rebel1), 1);
    EXPECT_EQ(ground.militia_in("b2", rebel2), 2);
    remove_rebel_militia(ground.state, at("b2"), 9, ground.silent);
    EXPECT_EQ(ground.militia_in("b2", rebel1) + ground.militia_in("b2", rebel2), 0);
}

TEST("placing and losing militia is told to everyone")
{
    Ground ground;
    std::vector<Event> told_events;
    Events events(told_events);
    add_militia(ground.state, at("b2"), the_dictator, 12, events);
    remove_militia(ground.state, at("b2"), the_dictator, 4, events);
    ASSERT_EQ(told_events.size(), 2u);
    EXPECT_EQ(text_of(told_events[0]), "10 militia of dictator in b2");
    EXPECT_EQ(text_of(told_events[1]), "dictator loses 4 militia in b2");
}

TEST("R9.5: a hire needs a squad with room")
{
    Ground ground;
    EXPECT(has_room_for_hire(ground.state, rebel1));
    ground.squad(rebel1, primary, "b2", {merc::doc, merc::ewok, merc::basic, merc::ra});
    EXPECT(has_room_for_hire(ground.state, rebel1));
    ground.squad(rebel1, secondary, "b2", {merc::moe, merc::max, merc::snake, merc::tao});
    EXPECT(!has_room_for_hire(ground.state, rebel1));
}

}  // namespace
}  // namespace sortie::merc
