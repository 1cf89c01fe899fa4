#include "games/merc/board.h"

#include "tests/merc/field.h"

namespace sortie::merc {
namespace {

TEST("R0.4, S2.12: sectors that share an edge are adjacent; corners have 2, borders 3, others 4")
{
    const Field field(3);  // four by four
    const State& state = field.state;
    EXPECT_EQ(neighbours_of(state, at("a1")), (SectorSet{at("b1"), at("a2")}));
    EXPECT_EQ(neighbours_of(state, at("b1")), (SectorSet{at("a1"), at("c1"), at("b2")}));
    EXPECT_EQ(neighbours_of(state, at("b2")), (SectorSet{at("b1"), at("a2"), at("c2"), at("b3")}));
    EXPECT_EQ(neighbours_of(state, at("d4")), (SectorSet{at("d3"), at("c4")}));
    EXPECT(!are_adjacent(at("a1"), at("b2")));
}

TEST("S2.11: distance is the number of steps, whoever stands in between")
{
    EXPECT_EQ(distance(at("a1"), at("d4")), 6);
    EXPECT_EQ(distance(at("b2"), at("b2")), 0);
}

TEST("S2.9: border sectors: 8, 10, 12, 14, 16, 18 for one to six rebels")
{
    for (int rebels = 1; rebels <= 6; ++rebels) {
        const Field field(rebels);
        int borders = 0;
        for (const SectorId sector : sectors_of(field.state)) {
            borders += is_border(field.state, sector) ? 1 : 0;
        }
        EXPECT_EQ(borders, 6 + 2 * rebels);
    }
}

TEST("R12.1, R12.2: equal numbers are the Dictator's")
{
    Field field;
    field.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    field.militia("b2", rebel1, 1);
    field.militia("b2", the_dictator, 3);
    EXPECT_EQ(controller_of(field.state, at("b2")), the_dictator);
    field.militia("b2", the_dictator, 2);
    EXPECT_EQ(controller_of(field.state, at("b2")), rebel1);
}

TEST("R12.2: all rebels together are compared with the Dictator, and the Dictator card counts")
{
    Field field;
    field.militia("b2", rebel1, 2);
    field.militia("b2", rebel2, 2);
    field.militia("b2", the_dictator, 3);
    EXPECT_EQ(controller_of(field.state, at("b2")), rebel1);
    field.squad(the_dictator, base_squad, "b2", {dictator_card});
    EXPECT_EQ(controller_of(field.state, at("b2")), the_dictator);
}

TEST("R12.3: among rebels most units, then most militia, then the lowest seat")
{
    Field field(3);
    field.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    field.militia("b2", rebel2, 2);
    EXPECT_EQ(controller_of(field.state, at("b2")), rebel2) << "more militia";
    field.militia("b2", rebel3, 2);
    EXPECT_EQ(controller_of(field.state, at("b2")), rebel2) << "lower seat";
    field.militia("b2", rebel3, 3);
    EXPECT_EQ(controller_of(field.state, at("b2")), rebel3) << "more units";
}

TEST("R12.4, R0.8: a sector without units is nobody's")
{
    const Field field;
    EXPECT_EQ(controller_of(field.state, at("b2")), PlayerId::none());
    EXPECT(is_empty(field.state, at("b2")));
    EXPECT(side_in_control(field.state, at("b2")) == Side::neither);
}

TEST("R12.5: while a combat waits or runs, the sector belongs to whoever had it before")
{
    Field field;
    field.militia("b2", the_dictator, 1);
    field.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
    field.state.queue.push_back({at("b2"), Side::rebels, the_dictator});
    EXPECT_EQ(controller_of(field.state, at("b2")), the_dictator);
    EXPECT(is_combat_waiting(field.state, at("b2")));
    field.state.queue.clear();
    field.state.combat.sector = at("b2");
    field.state.combat.held_by = the_dictator;
    EXPECT_EQ(controller_of(field.state, at("b2")), the_dictator);
    field.state.combat = Combat{};
    EXPECT_EQ(controller_of(field.state, at("b2")), rebel1);
}

TEST("R12.6: the vectors of the rule")
{
    Field field;
    field.militia("b2", rebel1, 4);
    field.squad(rebel1, primary, "b2", {merc::doc});
    field.militia("b2", rebel2, 6);
    EXPECT_EQ(controller_of(field.state, at("b2")), rebel2);
    field.militia("a1", rebel1, 3);
    field.militia("a1", the_dictator, 3);
    EXPECT_EQ(controller_of(field.state, at("a1")), the_dictator);
}

TEST("R8.1, M-teresa.1: Teresa does not count in a team, nor does the Dictator card")
{
    Field field;
    field.squad(rebel1, primary, "b2", {merc::doc, merc::teresa, merc::ewok});
    EXPECT_EQ(team_size(field.state, rebel1), 2);
    field.squad(the_dictator, base_squad, "a1", {dictator_card});
    EXPECT_EQ(team_size(field.state, the_dictator), 0);
    EXPECT(!has_mercs(field.state, the_dictator));
    EXPECT(has_mercs(field.state, rebel1));
}

TEST("R8.2: a rebel's team limit is one more than the sectors that he controls himself")
{
    Field field;
    EXPECT_EQ(team_limit(field.state, rebel1), 1);
    field.militia("b2", rebel1, 1);
    field.militia("c2", rebel1, 1);
    field.militia("a1", rebel2, 1);
    EXPECT_EQ(team_limit(field.state, rebel1), 3);
}

TEST("R11.2, KIM5: ten militia a side and sector, twenty for the Dictator at Kim's base")
{
    Field field;
    field.militia("b2", rebel1, 4);
    field.militia("b2", rebel2, 5);
    EXPECT_EQ(militia_room(field.state, at("b2"), Side::rebels), 1);
    EXPECT_EQ(militia_room(field.state, at("b2"), Side::dictator), 10);
    field.state.regime.card = Dictator::kim;
    field.state.regime.base = at("b2");
    EXPECT_EQ(militia_room(field.state, at("b2"), Side::dictator), 20);
    EXPECT_EQ(militia_room(field.state, at("a1"), Side::dictator), 10);
    EXPECT_EQ(militia_cap(field.state, at("b2"), Side::rebels), 10);
}

TEST("the Dictator sits last, whatever the number of rebels")
{
    for (int rebels = 1; rebels <= 6; ++rebels) {
        const Field field(rebels);
        EXPECT_EQ(seat_of(field.state, the_dictator), seat_at(rebels));
        EXPECT_EQ(player_of(field.state, seat_at(rebels)), the_dictator);
        EXPECT_EQ(player_of(field.state, seat_at(0)), rebel1);
        EXPECT_EQ(half_of_rebels(field.state), (rebels + 1) / 2);
    }
}

}  // namespace
}  // namespace sortie::merc
