#include "games/merc/modes/rescue.h"

#include "games/merc/damage.h"
#include "games/merc/steady.h"
#include "tests/merc/battle.h"

namespace sortie::merc {
namespace {

Setup rescue(std::uint64_t seed = 1)
{
    Setup setup = setup_for(1, seed);
    setup.values[static_cast<std::size_t>(Option::mode)] = static_cast<int>(Mode::solo_rescue);
    return setup;
}

constexpr PlayerId enemies = the_dictator;

// Teresa and three others in a1; nothing lies on the road unless a test lays it.
struct RescueRoad : Battle {
    explicit RescueRoad(std::initializer_list<UnitId> members = {merc::teresa, merc::doc,
                                                                 merc::ewok, merc::basic})
        : Battle({.rebels = 1, .mode = Mode::solo_rescue})
    {
        squad(rebel1, primary, "a1", members);
    }
    void item(std::string_view sector, KindId kind)
    {
        state.modes.laid[at(sector).index] = card(kind);
    }
    int enemies_in(std::string_view sector) const
    {
        return units_of_player(state, at(sector), enemies);
    }
};

TEST(
    "V6.1, V6.15: Teresa and three of six MERCs, each with a weapon and armor; no others are hired")
{
    State state = P::start(rescue());
    EXPECT_EQ(sector_of(state, merc::teresa), at("a1"));
    EXPECT_EQ(state.tasks[0].offer.size(), 6u);
    const auto offered = state.tasks[0].offer;
    MoveList moves;
    for (int i = 0; i < 3; ++i) {
        P::legal_moves(state, seat_at(0), moves);
        P::apply_unchecked(state, seat_at(0), moves[0]);
    }
    EXPECT_EQ(squad_of(state, rebel1, primary).members.size(), 4u);
    for (const UnitId unit : squad_of(state, rebel1, primary).members) {
        EXPECT(card_in(state, unit, Pocket::weapon).is_some());
        EXPECT(card_in(state, unit, Pocket::armor).is_some());
    }
    EXPECT(offered.contains(state.mercs.draw_pile[0]));
    EXPECT_NE(P::why_not(state, seat_at(0), order<hire>(merc::teresa)), std::nullopt);
    EXPECT_NE(P::why_not(state, seat_at(0), order<split>(merc::teresa)), std::nullopt);
}

TEST("V6.2, V6.12: six wilderness sectors in a line")
{
    const State state = P::start(rescue());
    EXPECT_EQ(sectors_of(state).size(), 6);
    for (const SectorId sector : sectors_of(state)) {
        EXPECT(is_land(state, sector, Land::wilderness));
        EXPECT(!state.sectors[sector.index].is_explored);
    }
    EXPECT_EQ(neighbours_of(state, at("c1")).size(), 2);
    EXPECT(neighbours_of(state, at("c1")).contains(at("d1")));
}

TEST("V6.3, V6.15: two mines and three other accessories lie face down behind the start")
{
    const State state = P::start(rescue());
    int mines = 0;
    for (std::size_t i = 1; i < rescue_sectors; ++i) {
        const CardId card = state.modes.laid[i];
        ASSERT_TRUE(card.is_some());
        EXPECT(slot_of(card) == Slot::accessory);
        mines += kind_id_of(card) == kind::land_mine ? 1 : 0;
    }
    EXPECT_EQ(mines, 2);
    EXPECT(state.modes.laid[0].is_none());
    const View<Merc> view = P::view(state, seat_at(0));
    for (std::size_t i = 1; i < rescue_sectors; ++i) EXPECT_EQ(view.seen.modes.laid[i], CardId{0});
}

TEST("V6.3: a guess does not depend on where the mines really lie")
{
    State state = P::start(rescue());
    State other = state;
    std::swap(other.modes.laid[1], other.modes.laid[5]);
    std::swap(other.modes.laid[2], other.modes.laid[4]);
    ASSERT_FALSE(other.modes.laid == state.modes.laid);
    ASSERT_EQ(P::hash(P::view(state, seat_at(0)).seen), P::hash(P::view(other, seat_at(0)).seen));
    bool differs = false;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        Rng one = Rng::from(Seed::from_number(seed));
        Rng two = one;
        const State guess = P::determinize(state, seat_at(0), one);
        EXPECT(guess.modes.laid == P::determinize(other, seat_at(0), two).modes.laid);
        differs = differs || !(guess.modes.laid == state.modes.laid);
    }
    EXPECT(differs);
}

TEST("V6.4, V6.4.2, V6-a: a grenade brings four militia and combat, and lies in the stash")
{
    RescueRoad road;
    road.item("b1", kind::grenade);
    road.play(rebel1, "move primary b1 -");
    EXPECT(road.has_told("combat in b1"));
    EXPECT(road.has_told("4 militia of dictator in b1"));
    bool is_there = false;
    for (const CardId card : road.state.stashes[at("b1").index]) {
        is_there |= kind_id_of(card) == kind::grenade;
    }
    EXPECT(is_there);
}

TEST("V6.4, V6.4.1, V6-b: a mine brings three enemies without equipment, and is gone")
{
    RescueRoad road{merc::teresa, merc::doc, merc::ewok};
    road.next_mercs({merc::rizen, merc::vandal, merc::borris});
    road.item("b1", kind::land_mine);
    road.play(rebel1, "move primary b1 -");
    for (const char* name : {"rizen", "vandal", "borris"}) {
        EXPECT(road.has_told(std::string(name) + " joins dictator in b1")) << name;
    }
    EXPECT(road.state.stashes[at("b1").index].empty());
    EXPECT_EQ(road.health(merc::teresa), max_health_of(merc::teresa));
}

TEST("V6.5: enemies aim at the highest initiative, and the player decides between equals")
{
    RescueRoad road;
    Attack attack;
    attack.kind = AttackKind::turn;
    attack.by = militia_of(enemies);
    attack.sector = at("a1");
    road.militia("a1", enemies, 2);
    road.state.combat.sector = at("a1");
    road.state.combat.attack = attack;
    road.state.marks = possible_marks(road.state, attack.by, at("a1"));
    int highest = -100;
    for (const UnitId unit : squad_of(road.state, rebel1, primary).members) {
        highest = std::max(highest, skills_of(road.state, unit).initiative);
    }
    const FighterSet marks = marks_to_choose_from(road.state, attack, road.state.marks);
    ASSERT_TRUE(!marks.empty());
    for (const FighterId mark : marks) EXPECT_EQ(initiative_of(road.state, mark), highest);
    const Seat expected = marks.size() > 1 ? seat_at(0) : road.seat(enemies);
    EXPECT_EQ(aiming_seat(road.state), expected);
}

TEST("V6.5: enemies use no ability that somebody would decide on")
{
    RescueRoad road;
    road.squad(enemies, primary, "b1", {merc::golem});
    road.state.combat.sector = at("b1");
    squad_of(road.state, rebel1, primary).sector = at("b1");
    EXPECT(!golem_may_strike(road.state));
}

TEST(
    "V6.6, V6.14: the whole squad retreats to a sector without enemies; they stay, and it meets them again")
{
    RescueRoad road;
    road.item("b1", kind::grenade);
    road.militia("c1", enemies, 1);
    road.misses(30);
    road.play(rebel1, "move primary b1 -");
    road.fight_a_round();
    EXPECT_EQ(road.options(rebel1), (Words{"retreat whole stay -", "retreat whole a1 -"}));
    EXPECT_EQ(road.refused(rebel1, "retreat whole c1 -"), "E_RETREAT_SITE") << "enemies are there";
    EXPECT_EQ(road.refused(rebel1, "retreat whole d1 -"), "E_RETREAT_SITE") << "not adjacent";
    EXPECT_EQ(road.refused(rebel1, "retreat 1 stay a1"), "E_SQUAD_SLOTS") << "V6.1: one squad";
    road.play(rebel1, "retreat whole a1 -");
    EXPECT_FALSE(road.is_fighting());
    EXPECT_EQ(road.where(merc::teresa), at("a1"));
    EXPECT_EQ(road.where(merc::doc), at("a1"));
    EXPECT_EQ(road.actions(merc::doc), 1) << "the retreat costs nothing";
    EXPECT_EQ(road.enemies_in("b1"), 4);
    EXPECT_EQ(road.enemies_in("a1"), 0);
    EXPECT_EQ(road.enemies_in("c1"), 1);

    EXPECT_EQ(road.times_told("combat in b1"), 1);
    road.misses(30);
    road.play(rebel1, "move primary b1 -");
    EXPECT(road.is_fighting());
    EXPECT_EQ(road.times_told("combat in b1"), 2);
    EXPECT_EQ(road.enemies_in("b1"), 4);
    EXPECT_EQ(road.times_told("4 militia of dictator in b1"), 1);
    EXPECT_EQ(road.state.stashes[at("b1").index].size(), 1u);
}

TEST("V6.6, V6.4: a retreat to a sector that was never entered turns its item over")
{
    RescueRoad road;
    road.item("b1", kind::grenade);
    road.item("c1", kind::grenade);
    road.misses(30);
    road.play(rebel1, "move primary b1 -");
    road.fight_a_round();
    road.misses(30);
    road.play(rebel1, "retreat whole c1 -");
    EXPECT_EQ(road.enemies_in("b1"), 4);
    EXPECT_EQ(road.enemies_in("c1"), 4);
    EXPECT(road.has_told("combat in c1"));
}

TEST("V6.14: militia that the squad trains are the player's and stay behind, also in a retreat")
{
    RescueRoad road;
    road.item("b1", kind::grenade);
    road.play(rebel1, "train basic");
    const int trained = road.militia_in("a1", rebel1);
    EXPECT_GT(trained, 0);
    road.misses(40);
    road.play(rebel1, "move primary b1 -");
    EXPECT_EQ(road.militia_in("a1", rebel1), trained);
    EXPECT_EQ(road.militia_in("b1", rebel1), 0);
    road.fight_a_round();
    road.play(rebel1, "retreat whole a1 -");
    EXPECT_EQ(road.militia_in("a1", rebel1), trained);
    EXPECT_EQ(road.enemies_in("b1"), 4);
}

TEST("V6.7, V6.13: a day ends when no actions are left; one militia comes to the goal, up to ten")
{
    RescueRoad road;
    road.item("f1", kind::grenade);
    EXPECT_EQ(road.state.day, 2);
    road.play(rebel1, "end_turn");
    EXPECT_EQ(road.militia_in("f1", enemies), 1);
    EXPECT_GT(road.actions(merc::doc), 0);
    for (int i = 0; i < 12; ++i) road.play(rebel1, "end_turn");
    EXPECT_EQ(road.militia_in("f1", enemies), 10);
}

TEST("V6.7, V6-e: two days of delay, and two militia stand at the goal with those of the item")
{
    RescueRoad road;
    road.item("f1", kind::grenade);
    road.play(rebel1, "end_turn");
    road.play(rebel1, "end_turn");
    turn_over(road.state, at("f1"), silent());
    EXPECT_EQ(road.militia_in("f1", enemies), 6);
}

TEST("V6.8, V6-d: Teresa at the goal and no enemy there: rescued")
{
    RescueRoad road;
    squad_of(road.state, rebel1, primary).sector = at("f1");
    road.militia("f1", enemies, 1);
    look_for_rescue(road.state);
    EXPECT(!P::is_over(road.state));
    road.state.sectors[at("f1").index].militia[enemies.index] = 0;
    look_for_rescue(road.state);
    EXPECT(P::is_over(road.state));
    EXPECT(road.state.outcome == Outcome::rescued);
    EXPECT_EQ(P::scores(road.state)[0], 1);
}

TEST("V6.8: on the first arrival the item of the goal comes first")
{
    RescueRoad road;
    squad_of(road.state, rebel1, primary).sector = at("e1");
    road.item("f1", kind::grenade);
    road.play(rebel1, "move primary f1 -");
    EXPECT(road.has_told("combat in f1"));
}

TEST("V6.9, V6-c: Teresa's death loses at once; that of all others does not")
{
    RescueRoad road;
    for (const UnitId unit : {merc::doc, merc::ewok, merc::basic}) {
        die(road.state, unit, silent());
        EXPECT(!P::is_over(road.state));
    }
    unit_of(road.state, merc::teresa).health = 0;
    road.state.dying.insert(merc::teresa);
    die(road.state, merc::teresa, silent());
    EXPECT(P::is_over(road.state));
    EXPECT(road.state.outcome == Outcome::teresa_dead);
    EXPECT_EQ(P::scores(road.state)[0], 0);
}

TEST("V6.10: there is no limit of days")
{
    RescueRoad road;
    road.item("f1", kind::grenade);
    road.state.day = 255;
    road.play(rebel1, "end_turn");
    EXPECT(!P::is_over(road.state));
}

TEST("V6.11: enemies count as the Dictator's side, with ten militia to a sector")
{
    RescueRoad road;
    road.militia("b1", enemies, 8);
    road.item("b1", kind::grenade);
    turn_over(road.state, at("b1"), silent());
    EXPECT_EQ(road.militia_in("b1", enemies), 10);
    EXPECT(side_in_control(road.state, at("b1")) == Side::dictator);
}

TEST("V6.14: BOMBARD needs enemies that are on the table")
{
    RescueRoad road;
    road.give(merc::doc, Pocket::accessory, kind::mortar);
    road.item("b1", kind::grenade);
    EXPECT_EQ(road.refused(rebel1, "bombard doc b1"), "E_NO_ENEMY");
}

TEST("V6.8, V6.9: a simple player brings every rescue to an end")
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        State state = P::start(rescue(seed));
        for (int i = 0; i < 5000 && !P::is_over(state); ++i) {
            const Seat seat = state.flow.awaited.front();
            const Move move = Merc::steady(P::view(state, seat));
            ASSERT_FALSE(P::why_not(state, seat, move).has_value());
            P::apply_unchecked(state, seat, move);
            check_position(state);
        }
        EXPECT(P::is_over(state));
    }
}

}  // namespace
}  // namespace sortie::merc
