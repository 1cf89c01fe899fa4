#include "games/merc/modes/driving.h"

#include "games/merc/autocrat_orders.h"
#include "games/merc/damage.h"
#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

// A person plays the Dictator, because vehicles are not made for an automatic one.
struct DrivingRoad : Theatre {
    explicit DrivingRoad(int rebels = 2)
        : Theatre({.rebels = rebels, .human = true, .vehicles = true})
    {
    }

    // A MERC without armor or weapon is hit so often.
    void hit(UnitId unit, int damage) { hurt(state, unit, damage, Piercing::no, silent()); }
    int armor(CardId vehicle) const { return armor_left(state, vehicle); }
};

TEST("V3.4, V3.5, V3-a, E4.2: a jeep takes two militia along, two sectors for one action each")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc, merc::ewok});
    road.vehicle_for(rebel1, primary, vehicle::jeep);
    road.militia("a1", rebel1, 2);
    road.play(rebel1, "load primary 2");
    EXPECT_EQ(road.refused(rebel1, "load primary 3"), "E_MILITIA_COUNT");
    road.play(rebel1, "drive primary b1 c1 -");
    EXPECT_EQ(road.where(merc::doc), at("c1"));
    EXPECT_EQ(road.militia_in("c1", rebel1), 2);
    EXPECT_EQ(road.militia_in("a1", rebel1), 0);
    EXPECT_EQ(road.actions(merc::doc), 1);
    EXPECT_EQ(road.actions(merc::ewok), 1);
}

TEST(
    "V3.3, V3.4, V3-b, E4.1: a tank costs two actions, gives three dice and takes one point of initiative")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc, merc::ewok});
    const Skills before = skills_of(road.state, merc::ewok);
    road.vehicle_for(rebel1, primary, vehicle::tank);
    const Skills with_tank = skills_of(road.state, merc::ewok);
    EXPECT_EQ(with_tank.combat, before.combat + 3);
    EXPECT_EQ(with_tank.initiative, before.initiative - 1);
    road.play(rebel1, "drive primary b1 - -");
    EXPECT_EQ(road.where(merc::doc), at("b1"));
    EXPECT_EQ(road.actions(merc::doc), 0);
    EXPECT_EQ(road.actions(merc::ewok), 0);
}

TEST("AI2.7, V3.4, V3.12: the range of a squad in a tank is what it can pay for")
{
    DrivingRoad road;
    road.squad(the_dictator, primary, "a1", {merc::doc});
    road.vehicle_for(the_dictator, primary, vehicle::tank);
    const auto range = [&](std::uint8_t actions, std::uint8_t free_moves) {
        unit_of(road.state, merc::doc).actions = actions;
        unit_of(road.state, merc::doc).free_moves = free_moves;
        return range_of(road.state, squad_of(road.state, the_dictator, primary));
    };
    EXPECT_EQ(range(4, 0), 2);
    EXPECT_EQ(range(2, 0), 1);
    EXPECT_EQ(range(1, 1), 1);
    EXPECT_EQ(range(1, 0), 0);
    EXPECT_EQ(range(0, 2), 0) << "a drive takes one free move";
}

TEST(
    "V3.4: a squad that cannot pay the price does not drive, and one with a vehicle does not march")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.vehicle_for(rebel1, primary, vehicle::tank);
    unit_of(road.state, merc::doc).actions = 1;
    EXPECT_EQ(road.refused(rebel1, "drive primary b1 - -"), "E_SQUAD_ACTION");
    EXPECT_EQ(road.refused(rebel1, "move primary b1 -"), "E_PATH");
}

TEST("V3.12: a free move pays one action of a drive")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.vehicle_for(rebel1, primary, vehicle::tank);
    unit_of(road.state, merc::doc).actions = 1;
    unit_of(road.state, merc::doc).free_moves = 1;
    road.play(rebel1, "drive primary b1 - -");
    EXPECT_EQ(road.where(merc::doc), at("b1"));
    EXPECT_EQ(road.actions(merc::doc), 0);
}

TEST("V3.5, V3-d: the crew of a jeep is full with four MERCs")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc, merc::ewok, merc::basic, merc::rizen});
    road.vehicle_for(rebel1, primary, vehicle::jeep);
    road.militia("a1", rebel1, 1);
    EXPECT_EQ(road.refused(rebel1, "load primary 1"), "E_CREW");
}

TEST("V3.6, V3-e: a chopper flies over enemies, diagonally too, without combat")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.vehicle_for(rebel1, primary, vehicle::chopper);
    road.militia("b1", the_dictator, 3);
    road.militia("b2", the_dictator, 3);
    EXPECT(road.may(rebel1, "drive primary c3 - -"));
    EXPECT_EQ(road.refused(rebel1, "drive primary d1 - -"), "E_PATH");
    road.play(rebel1, "drive primary c1 - -");
    EXPECT_EQ(road.where(merc::doc), at("c1"));
    EXPECT(!road.state.combat.is_running());
}

TEST("V3.4: ground vehicles do not go diagonally")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.vehicle_for(rebel1, primary, vehicle::jeep);
    EXPECT_EQ(road.refused(rebel1, "drive primary b2 stop -"), "E_PATH");
    EXPECT_EQ(road.refused(rebel1, "drive primary b1 c2 -"), "E_PATH");
}

TEST("V3.6, V3-f: a humvee stops where enemies are, and there is combat")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.vehicle_for(rebel1, primary, vehicle::humvee);
    road.militia("b1", the_dictator, 1);
    EXPECT_NE(road.refused(rebel1, "drive primary b1 c1 -"), "");
    road.play(rebel1, "drive primary b1 - -");
    EXPECT(road.has_told("combat in b1"));
}

TEST("V3.5, V3-g: seven militia in a deuce, of whom five find room and two stay behind")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc, merc::ewok, merc::basic});
    road.vehicle_for(rebel1, primary, vehicle::deuce);
    road.militia("a1", rebel1, 7);
    road.militia("b1", rebel1, 5);
    road.play(rebel1, "load primary 7");
    road.play(rebel1, "drive primary b1 - -");
    EXPECT_EQ(road.militia_in("b1", rebel1), 10);
    EXPECT_EQ(road.militia_in("a1", rebel1), 2);
}

TEST("V3.5: Sonia's escort takes crew places")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::sonia, merc::ewok, merc::basic});
    road.vehicle_for(rebel1, primary, vehicle::jeep);
    road.militia("a1", rebel1, 3);
    road.play(rebel1, "load primary 1");
    EXPECT_EQ(road.refused(rebel1, "drive primary b1 stop 1"), "E_CREW");
    road.play(rebel1, "drive primary b1 stop 0");
    EXPECT_EQ(road.militia_in("b1", rebel1), 1);
}

TEST("V3.2: a drawn vehicle is attached, or left in the stash; a second one sends the first there")
{
    DrivingRoad road;
    road.lay("a1", "town---a");
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.next_vehicle(vehicle::jeep);
    road.play(rebel1, "buy doc accessory");
    EXPECT_EQ(road.refused(rebel1, "equip accessory"), "E_SLOT");
    road.play(rebel1, "attach");
    EXPECT_EQ(vehicle_of(road.state, merc::doc), vehicle::jeep);
    road.next_vehicle(vehicle::humvee);
    road.play(rebel1, "buy doc accessory");
    road.play(rebel1, "attach");
    EXPECT_EQ(vehicle_of(road.state, merc::doc), vehicle::humvee);
    EXPECT(road.state.stashes[at("a1").index].contains(vehicle::jeep));
    EXPECT_EQ(card_in(road.state, merc::doc, Pocket::accessory), CardId::none());
}

TEST("V3.2, V3.4: a vehicle is left in the stash and taken again with Re-Equip")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.vehicle_for(rebel1, primary, vehicle::jeep);
    road.play(rebel1, "park primary");
    EXPECT(road.state.stashes[at("a1").index].contains(vehicle::jeep));
    EXPECT(road.may(rebel1, "move primary b1 -"));
    road.play(rebel1, "reequip doc");
    road.play(rebel1, "mount jeep");
    road.play(rebel1, "finish");
    EXPECT_EQ(vehicle_of(road.state, merc::doc), vehicle::jeep);
}

TEST("V3.2: a damaged vehicle that is left is discarded, and whole when it comes again")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.vehicle_for(rebel1, primary, vehicle::humvee);
    road.state.modes.fleet[vehicle_in(vehicle::humvee)].damage = 1;
    road.play(rebel1, "park primary");
    EXPECT(is_discarded(road.state, vehicle::humvee));
    EXPECT_EQ(road.armor(vehicle::humvee), 3);
}

TEST("V3.9, V3.16: in a split the present squad keeps it, and its owner hands it over")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc, merc::ewok});
    road.vehicle_for(rebel1, primary, vehicle::jeep);
    road.play(rebel1, "split ewok");
    EXPECT_EQ(vehicle_of(road.state, merc::doc), vehicle::jeep);
    EXPECT(vehicle_of(road.state, merc::ewok).is_none());
    road.play(rebel1, "lend primary");
    EXPECT_EQ(vehicle_of(road.state, merc::ewok), vehicle::jeep);
    EXPECT(vehicle_of(road.state, merc::doc).is_none());
}

TEST("V3.9: merging squads keep one vehicle, the other goes to the stash")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.squad(rebel1, secondary, "a1", {merc::ewok});
    road.vehicle_for(rebel1, primary, vehicle::jeep);
    road.vehicle_for(rebel1, secondary, vehicle::humvee);
    road.play(rebel1, "transfer ewok primary");
    EXPECT_EQ(vehicle_of(road.state, merc::ewok), vehicle::jeep);
    EXPECT(road.state.stashes[at("a1").index].contains(vehicle::humvee));
}

TEST("V3.11: a squad of the Dictator uses vehicles like a rebel's")
{
    DrivingRoad road;
    road.squad(the_dictator, primary, "a1", {merc::doc});
    road.vehicle_for(the_dictator, primary, vehicle::humvee);
    const Chosen chosen{road.seat(the_dictator), order<park>(int{primary})};
    Candidates squads;
    squads_with_vehicle(road.state, chosen, squads);
    EXPECT(squads.contains(primary));
    EXPECT_EQ(skills_of(road.state, merc::doc).combat,
              merc_table[merc::doc.index].combat + vehicle_table[2].combat);
}

TEST("V3.13: in a pincer each squad pays its own price and brings its riders")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.squad(rebel1, secondary, "b2", {merc::ewok});
    road.vehicle_for(rebel1, primary, vehicle::tank);
    road.militia("a1", rebel1, 2);
    road.militia("b1", the_dictator, 9);
    road.play(rebel1, "load primary 2");
    road.play(rebel1, "pincer b1 -");
    EXPECT_EQ(road.actions(merc::doc), 0);
    EXPECT(road.has_told("combat in b1"));
    EXPECT_EQ(riders_of(road.state, rebel1), 2);
}

TEST("V3.14, V3.7: a mine strikes the vehicle first")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc, merc::ewok});
    road.vehicle_for(rebel1, primary, vehicle::humvee);
    road.militia("b1", the_dictator, 1);
    road.stash("b1", kind::land_mine);
    road.play(rebel1, "drive primary b1 - -");
    EXPECT_EQ(road.armor(vehicle::humvee), 1);
    EXPECT_EQ(road.health(merc::doc), max_health_of(merc::doc));
}

TEST("V3.15: a vehicle of a squad is public, one in a stash is hidden from the other side")
{
    DrivingRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.vehicle_for(rebel1, primary, vehicle::jeep);
    road.stash_vehicle("a1", vehicle::tank);
    const View<Merc> view = P::view(road.state, road.seat(the_dictator));
    EXPECT_EQ(vehicle_of(view.seen, rebel1, primary), vehicle::jeep);
    EXPECT(!view.seen.stashes[at("a1").index].contains(vehicle::tank));
    EXPECT_EQ(view.seen.stashes[at("a1").index].size(), 1);
}

TEST("V3.16, E4.4: automatic players leave a vehicle in the stash")
{
    DrivingRoad road;
    road.lay("a1", "town---a");
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.next_vehicle(vehicle::jeep);
    road.play(rebel1, "buy doc accessory");
    const View<Merc> view = P::view(road.state, road.seat(rebel1));
    EXPECT(Merc::steady(view) == order<stash>());
}

}  // namespace
}  // namespace sortie::merc
