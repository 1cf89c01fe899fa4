#include "games/merc/modes/motor_pool.h"

#include "games/merc/damage.h"
#include "tests/merc/battle.h"

namespace sortie::merc {
namespace {

// A person plays the Dictator, because vehicles are not made for an automatic one.
struct MotorRoad : Theatre {
    explicit MotorRoad(int rebels = 2)
        : Theatre({.rebels = rebels, .human = true, .vehicles = true})
    {
    }

    // A MERC without armor or weapon is hit so often.
    void hit(UnitId unit, int damage) { hurt(state, unit, damage, Piercing::no, silent()); }
    int armor(CardId vehicle) const { return armor_left(state, vehicle); }
};

TEST(
    "V3.7, V3-c, E4.3, C8.7: a humvee takes three of four hits; the rest strikes the MERC's own armor first")
{
    MotorRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc, merc::ewok});
    road.vehicle_for(rebel1, primary, vehicle::humvee);
    road.give(merc::doc, Pocket::armor, kind::kevlar_vest);
    road.hit(merc::doc, 4);
    EXPECT(vehicle_of(road.state, rebel1, primary).is_none());
    EXPECT(is_discarded(road.state, vehicle::humvee));
    EXPECT_EQ(armor_of(road.state, merc::doc), 1);
    EXPECT_EQ(road.health(merc::doc), max_health_of(merc::doc));
}

TEST("V3.7: weapons that pierce armor do not pass the vehicle; Tainted Water does")
{
    MotorRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.vehicle_for(rebel1, primary, vehicle::humvee);
    hurt(road.state, merc::doc, 2, Piercing::yes, silent());
    EXPECT_EQ(road.armor(vehicle::humvee), 1);
    EXPECT_EQ(road.health(merc::doc), max_health_of(merc::doc));
    hurt_past_vehicle(road.state, merc::doc, 1, Piercing::yes, silent());
    EXPECT_EQ(road.armor(vehicle::humvee), 1);
    EXPECT_EQ(road.health(merc::doc), max_health_of(merc::doc) - 1);
}

TEST("V3.8: the hospital does not repair a vehicle")
{
    MotorRoad road;
    road.lay("a1", "town---a");
    road.squad(rebel1, primary, "a1", {merc::ewok});
    road.vehicle_for(rebel1, primary, vehicle::humvee);
    road.state.modes.fleet[vehicle_in(vehicle::humvee)].damage = 2;
    unit_of(road.state, merc::ewok).health = 1;
    road.play(rebel1, "hospital ewok");
    EXPECT_EQ(road.armor(vehicle::humvee), 1);
}

TEST("V3.9: with the last MERC of its squad the vehicle is lost")
{
    MotorRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.squad(rebel1, secondary, "b2", {merc::ewok});
    road.vehicle_for(rebel1, primary, vehicle::jeep);
    die(road.state, merc::doc, silent());
    EXPECT(is_discarded(road.state, vehicle::jeep));
    check_position(road.state);
}

// Rebels with a jeep and two militia in it drive from b2 to b3, where two militia of the Dictator stand.
struct DriveIntoCombat : Battle {
    DriveIntoCombat() : Battle({.rebels = 2, .human = true, .vehicles = true})
    {
        rebels({merc::ewok, merc::doc}).regime_militia(2);
        vehicle_for(rebel1, primary, vehicle::jeep);
        militia("b2", rebel1, 2);
        play(rebel1, "load primary 2");
        misses(30);
        play(rebel1, "drive primary b3 - -");
        fight_a_round();
    }
    int riders() const { return state.modes.riding[rebel1.index][primary]; }
};

TEST(
    "V3.10, C14.4: in a retreat the vehicle goes along, and militia that rode in it stay and fight")
{
    DriveIntoCombat road;
    ASSERT_EQ(road.riders(), 2);
    road.dice({1, 1, 6, 6});
    road.play(rebel1, "retreat whole b2 -");
    EXPECT_EQ(road.where(merc::ewok), at("b2"));
    EXPECT_EQ(road.where(merc::doc), at("b2"));
    EXPECT_EQ(vehicle_of(road.state, rebel1, primary), vehicle::jeep);
    EXPECT_EQ(road.riders(), 0);
    EXPECT_EQ(road.militia_in("b2", rebel1), 0);
    EXPECT(road.has_told("round 2")) << "they fight on without the squad";
    EXPECT_EQ(road.militia_in("b3", rebel1), 2);
    EXPECT_EQ(road.militia_in("b3", the_dictator), 0);
    EXPECT_EQ(road.refused(rebel1, "move primary a2 -"), "E_PATH") << "V3.4";
    road.play(rebel1, "drive primary a2 stop -");
    EXPECT_EQ(road.where(merc::ewok), at("a2"));
    EXPECT_EQ(road.militia_in("a2", rebel1), 0);
}

TEST("V3.10, V3.7: militia that stay behind have lost the armor of the vehicle")
{
    DriveIntoCombat road;
    road.dice({6, 6});
    road.play(rebel1, "retreat whole b2 -");
    EXPECT_EQ(armor_left(road.state, vehicle::jeep), 1);
    EXPECT_EQ(road.militia_in("b3", rebel1), 0);
}

TEST("V3.15: BOMBARD ignores the dice of the vehicle")
{
    MotorRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    const CardId mortar = road.give(merc::doc, Pocket::accessory, kind::mortar);
    const int before = skills_for_bombardment(road.state, merc::doc, mortar).combat;
    road.vehicle_for(rebel1, primary, vehicle::tank);
    EXPECT_EQ(skills_for_bombardment(road.state, merc::doc, mortar).combat, before);
}

TEST("V3.3, V3.5: riders throw the dice of their vehicle and act before the others of their owner")
{
    MotorRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.vehicle_for(rebel1, primary, vehicle::humvee);
    road.militia("a1", rebel1, 3);
    road.militia("a1", the_dictator, 2);
    road.state.combat.sector = at("a1");
    road.state.modes.riding[rebel1.index][primary] = 2;
    road.state.combat.order = round_order(road.state);
    note_riders(road.state);
    int entries = 0;
    for (const FighterId each : road.state.combat.order) {
        entries += each == militia_of(rebel1) ? 1 : 0;
    }
    EXPECT_EQ(entries, 2);
    const std::uint8_t place = road.state.modes.rider_place[rebel1.index];
    ASSERT_TRUE(place > 0);
    road.state.combat.next = place;
    road.state.combat.militia_left = 1;
    EXPECT_EQ(dice_for_rider(road.state, militia_of(rebel1)), 1);
    road.state.combat.next = static_cast<std::uint8_t>(place + 1);
    EXPECT_EQ(dice_for_rider(road.state, militia_of(rebel1)), 0);
    EXPECT_EQ(initiative_of_riders(road.state, rebel1), militia_initiative(road.state, rebel1));
}

TEST("V3.7: hits on riding militia are taken by their vehicle first")
{
    MotorRoad road;
    road.squad(rebel1, primary, "a1", {merc::doc});
    road.vehicle_for(rebel1, primary, vehicle::humvee);
    road.militia("a1", rebel1, 4);
    road.state.modes.riding[rebel1.index][primary] = 4;
    EXPECT_EQ(hit_riders(road.state, rebel1, 4, silent()), 1);
    EXPECT(vehicle_of(road.state, rebel1, primary).is_none());
}

}  // namespace
}  // namespace sortie::merc
