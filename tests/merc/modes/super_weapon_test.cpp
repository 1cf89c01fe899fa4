#include "games/merc/modes/super_weapon.h"

#include "games/merc/damage.h"
#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

// Cities in a1 and d1.
struct Race : Theatre {
    explicit Race(bool human = false)
        : Theatre({.rebels = 2, .dictator = Dictator::gadafi, .human = human, .i_dictator = true})
    {
        lay("a1", "town---a");
        lay("d1", "town---b");
    }
    int in_supply(Component component) const
    {
        int count = 0;
        for (std::size_t i = 0; i < component_count; ++i) {
            const bool is_there = state.modes.origins[i].is_none();
            if (is_there && kind_of_component(component_card(i)) == component) ++count;
        }
        return count;
    }
};

TEST("V5.2, V5-g, E5.1: the map of one rebel has one city, and a wilderness becomes the second")
{
    Setup setup = setup_for(1);
    setup.values[static_cast<std::size_t>(Option::i_dictator)] = 1;
    const State state = start_of(setup);
    int cities = 0;
    int wilderness = 0;
    for (const SectorId sector : sectors_of(state)) {
        cities += is_land(state, sector, Land::city) ? 1 : 0;
        wilderness += is_land(state, sector, Land::wilderness) ? 1 : 0;
    }
    EXPECT_EQ(cities, 2);
    EXPECT_EQ(wilderness, 3);
    EXPECT_EQ(component_in_supply(state, Component::explosives), component_card(0));
    EXPECT_EQ(component_in_supply(state, Component::detonator), component_card(2));
}

TEST("V5.2: the base set has one city, so the mode is refused")
{
    Setup setup = setup_for(2);
    setup.values[static_cast<std::size_t>(Option::i_dictator)] = 1;
    setup.values[static_cast<std::size_t>(Option::sets)] = 1;
    EXPECT_EQ(why_not_options(setup).value_or(""),
              "I, Dictator needs two cities, and the base set has one (rule V5.2, E_CONFIG)");
}

TEST(
    "V5.3, V5.4, V5-a: a MERC in a city takes a detonator for one action, and the city is remembered")
{
    Race race;
    race.squad(rebel1, primary, "a1", {merc::doc});
    race.play(rebel1, "acquire doc detonator");
    EXPECT_EQ(race.actions(merc::doc), 1);
    const CardId card = card_in(race.state, merc::doc, Pocket::accessory);
    EXPECT(is_component(card) && kind_of_component(card) == Component::detonator);
    EXPECT_EQ(race.state.modes.origins[component_in(card)], at("a1"));
    EXPECT_EQ(race.in_supply(Component::detonator), 1);
}

TEST("V5.3, V5.9, V5-b, E5.2: the second component must come from another city")
{
    Race race;
    race.squad(rebel1, primary, "a1", {merc::doc, merc::ewok});
    race.play(rebel1, "acquire doc detonator");
    EXPECT_EQ(race.refused(rebel1, "acquire ewok explosives"), "E_COMPONENT");
}

TEST(
    "V5.7, V5.10, V5-c, E5.3: both components win at once and alone, on different MERCs in different sectors")
{
    Race race;
    race.squad(rebel1, primary, "a1", {merc::doc});
    race.squad(rebel1, secondary, "d1", {merc::ewok});
    race.squad(rebel2, primary, "b2", {merc::basic});
    race.play(rebel1, "acquire doc detonator");
    EXPECT(race.may(rebel1, "acquire ewok explosives"));
    race.play(rebel1, "acquire ewok explosives");
    EXPECT(P::is_over(race.state));
    EXPECT(race.state.outcome == Outcome::super_weapon);
    const Scores scores = P::scores(race.state);
    EXPECT_EQ(scores[0], 1);
    EXPECT_EQ(scores[1], 0);
    EXPECT_EQ(scores[2], 0);
}

TEST(
    "V5.6, V5-d: when its holder dies the card is back in the supply, for anyone in the same phase")
{
    Race race;
    race.squad(rebel1, primary, "a1", {merc::doc, merc::basic});
    race.squad(rebel2, primary, "a1", {merc::ewok});
    race.play(rebel1, "acquire doc detonator");
    unit_of(race.state, merc::doc).health = 0;
    race.state.dying.insert(merc::doc);
    die(race.state, merc::doc, silent());
    EXPECT_EQ(race.in_supply(Component::detonator), 2);
    race.play(rebel2, "acquire ewok detonator");
    EXPECT_EQ(race.in_supply(Component::detonator), 1);
}

TEST("V5.8: Gaddafi does not loot components")
{
    Race race;
    race.squad(rebel1, primary, "a1", {merc::doc, merc::basic});
    race.militia("a1", the_dictator, 1);
    const CardId card = component_card(2);
    put_in_pocket(race.state, merc::doc, card, Pocket::accessory);
    race.state.modes.origins[component_in(card)] = at("d1");
    race.state.combat.sector = at("a1");
    die(race.state, merc::doc, silent());
    EXPECT(race.state.loot.empty());
    EXPECT_EQ(race.in_supply(Component::detonator), 2);
}

TEST("V5.9, V5-e, V5-f: none left in the supply, or one of the kind owned already")
{
    Race race;
    race.squad(rebel1, primary, "a1", {merc::doc});
    race.squad(rebel1, secondary, "d1", {merc::basic});
    race.squad(rebel2, primary, "a1", {merc::ewok});
    race.play(rebel1, "acquire doc explosives");
    EXPECT_EQ(race.refused(rebel1, "acquire basic explosives"), "E_COMPONENT");
    race.state.modes.origins[1] = at("d1");
    put_in_pocket(race.state, merc::basic, component_card(1), Pocket::accessory);
    EXPECT_EQ(race.refused(rebel2, "acquire ewok explosives"), "E_COMPONENT");
}

TEST("V5.4, V5.9: outside a city, or without a free accessory place, it is refused")
{
    Race race;
    race.squad(rebel1, primary, "b1", {merc::doc});
    EXPECT_EQ(race.refused(rebel1, "acquire doc detonator"), "E_NOT_CITY");
    race.squad(rebel1, secondary, "a1", {merc::basic});
    race.give(merc::basic, Pocket::accessory, kind::grenade);
    EXPECT_EQ(race.refused(rebel1, "acquire basic detonator"), "E_SLOT");
}

TEST("V5.5, V5.6: dropping a component returns it to the supply; no stash ever holds one")
{
    Race race;
    race.squad(rebel1, primary, "a1", {merc::doc});
    race.play(rebel1, "acquire doc detonator");
    race.play(rebel1, "drop doc detonator-1");
    EXPECT(race.state.stashes[at("a1").index].empty());
    EXPECT_EQ(race.in_supply(Component::detonator), 2);
}

TEST(
    "V5.5, V5.6, DP23: a component in a bandolier that is replaced waits for a place, or returns to the supply")
{
    for (const bool keeps : {true, false}) {
        Race race;
        race.squad(rebel1, primary, "a1", {merc::doc});
        race.give(merc::doc, Pocket::accessory, kind::bandolier);
        race.play(rebel1, "acquire doc detonator");
        race.next_cards({kind::bandolier});
        race.play(rebel1, "buy doc accessory");
        race.play(rebel1, "equip accessory");
        EXPECT(race.awaits(rebel1));
        EXPECT_EQ(race.in_supply(Component::detonator), 1) << "while it waits it is still owned";
        race.play(rebel1, keeps ? "equip bandolier1" : "stash");
        EXPECT_EQ(race.in_supply(Component::detonator), keeps ? 1 : 2);
        EXPECT_EQ(owns_component(race.state, rebel1, Component::detonator), keeps);
    }
}

TEST("V5.5: MERCs of one player exchange a component, and its city stays")
{
    Race race;
    race.squad(rebel1, primary, "a1", {merc::doc, merc::ewok});
    race.play(rebel1, "acquire doc detonator");
    race.play(rebel1, "reequip ewok");
    race.play(rebel1, "include doc");
    race.play(rebel1, "put detonator-1 ewok accessory");
    race.play(rebel1, "finish");
    EXPECT_EQ(card_in(race.state, merc::ewok, Pocket::accessory), component_card(2));
    EXPECT_EQ(race.state.modes.origins[2], at("a1"));
}

TEST("V5.1, V5.8: neither the Dictator nor a game without the mode has the command")
{
    Theatre normal({.rebels = 2});
    normal.lay("a1", "town---a");
    normal.squad(rebel1, primary, "a1", {merc::doc});
    EXPECT_NE(normal.refused(rebel1, "acquire doc detonator"), "");
    Race race(true);
    race.squad(the_dictator, primary, "a1", {merc::doc});
    race.squad(rebel1, primary, "b2", {merc::ewok});
    EXPECT_NE(race.refused(the_dictator, "acquire doc detonator"), "");
}

}  // namespace
}  // namespace sortie::merc
