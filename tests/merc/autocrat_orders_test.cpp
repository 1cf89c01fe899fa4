// What an automatic Dictator does with his MERCs and himself (AI6, AI2.7, AI3.5).

#include "games/merc/autocrat_orders.h"

#include "games/merc/outfitter.h"
#include "tests/merc/junta.h"

namespace sortie::merc {
namespace {

// Hussein hires nobody; his second card, Family Threat, comes after the orders.
struct Camp : Robot {
    explicit Camp(Dictator card = Dictator::hussein) : Robot(card) {}

    // A weapon, an armor and an accessory that change nothing but a little combat.
    void equip(UnitId unit)
    {
        give(unit, Pocket::weapon, weapons_[equipped_]);
        give(unit, Pocket::armor, armors_[equipped_]);
        give(unit, Pocket::accessory, accessories_[equipped_]);
        ++equipped_;
    }
    void squad_of_equipped(std::string_view sector, std::initializer_list<UnitId> units,
                           std::uint8_t number = primary)
    {
        squad(the_dictator, number, sector, units);
        for (const UnitId unit : units) equip(unit);
    }
    void his_militia(std::initializer_list<std::string_view> sectors)
    {
        for (const std::string_view name : sectors) militia(name, the_dictator, 1);
    }
    // The next order, as he would type it.
    std::string next()
    {
        Ties ties(state.rng);
        return move_text(merc_face(), usual_order(state, ties));
    }
    void orders() { turn({Tactic::oil_reserves}); }

private:
    std::size_t equipped_ = 0;
    static constexpr std::array<std::string_view, 5> weapons_{
        "9mm-handgun", "9mm-handgun", "45-caliber-handgun", "45-caliber-handgun", "m16"};
    static constexpr std::array<std::string_view, 5> armors_{
        "flak-vest", "kevlar-vest", "kevlar-vest", "body-armor", "body-armor"};
    static constexpr std::array<std::string_view, 5> accessories_{
        "first-aid-kit", "first-aid-kit", "medical-kit", "medical-kit", "epinephrine-shot"};
};

// ---- Who leads, and how far ---------------------------------------------------------------------

TEST("AI6-m, AI6.1: the leader has the highest initiative and something left to do")
{
    Camp day;
    day.squad(the_dictator, primary, "a1", {merc::vulture, merc::preaction, merc::squirrel});
    EXPECT_EQ(leader_of(day.state), merc::preaction) << "5 before 3";
    day.state.units[merc::preaction.index].actions = 0;
    EXPECT_EQ(leader_of(day.state), merc::squirrel) << "3 each: S before V";
    day.actions_for_all(0);
    EXPECT(leader_of(day.state).is_none());
    day.state.units[merc::vulture.index].free_moves = 1;
    EXPECT_EQ(leader_of(day.state), merc::vulture) << "a free move is enough";
}

TEST("AI2.7: the range of a squad is that of its slowest member, free moves included")
{
    Camp day;
    day.squad(the_dictator, primary, "a1", {merc::doc, merc::ewok});
    day.state.units[merc::ewok.index].actions = 3;
    EXPECT_EQ(range_of(day.state, squad_of(day.state, the_dictator, primary)), 2);
    day.state.units[merc::doc.index].free_moves = 1;
    EXPECT_EQ(range_of(day.state, squad_of(day.state, the_dictator, primary)), 3);
    day.state.units[merc::doc.index].free_moves = 0;
    day.state.units[merc::doc.index].actions = 0;
    EXPECT_EQ(range_of(day.state, squad_of(day.state, the_dictator, primary)), 0);
}

TEST("AI6-n, AI6.1, AI6.15: a leader without any rule gives its actions up")
{
    Camp day;
    day.squad_of_equipped("b1", {merc::doc});
    day.militia("b1", the_dictator, 10);
    day.his_militia({"a1", "c1", "b2"});
    EXPECT_EQ(day.next(), "rest doc");
    day.orders();
    EXPECT_EQ(day.where(merc::doc), at("b1"));
    EXPECT_EQ(day.state.day, 3) << "and the turn ends";
}

// ---- The list -----------------------------------------------------------------------------------

TEST("AI6-j, AI6.3: a mortar is fired at the neighbour with most rebel units")
{
    Camp day;
    day.squad(the_dictator, primary, "b2", {merc::doc});
    day.give(merc::doc, Pocket::accessory, kind::mortar);
    day.militia("b1", rebel1, 2);
    day.militia("c2", rebel2, 5);
    EXPECT_EQ(day.next(), "bombard doc c2");
    day.militia("b1", rebel1, 0);
    day.squad(rebel1, primary, "b1", {merc::ra, merc::max, merc::tao, merc::moe});
    day.militia("b1", rebel1, 1);
    EXPECT_EQ(day.next(), "bombard doc c2") << "five each: strength 5 before 13";
    day.state.units[merc::doc.index].actions = 0;
    day.state.units[merc::doc.index].free_moves = 1;
    EXPECT(day.next().starts_with("move")) << "it costs an action";
}

TEST("AI6-j: after the shot the list starts again")
{
    Camp day;
    day.squad(the_dictator, primary, "b2", {merc::doc});
    day.give(merc::doc, Pocket::accessory, kind::mortar);
    day.militia("c2", rebel2, 5);
    day.dice({6, 6, 6, 6, 6, 6});
    day.orders();
    EXPECT(day.are_told_in_order("doc fires a mortar at c2", "doc explores b2"));
}

TEST("AI6.4: an injured leader in a city goes to the hospital")
{
    Camp day;
    day.squad(the_dictator, primary, "b3", {merc::ra});
    day.hurt_to(merc::ra, 1);
    EXPECT_EQ(day.next(), "hospital ra");
    day.hurt_to(merc::ra, 3);
    EXPECT_EQ(day.next(), "explore ra");
}

TEST("AI6-a, AI6.5: who lacks something explores before he trains")
{
    Camp day;
    day.squad(the_dictator, primary, "a1", {merc::doc});
    day.give(merc::doc, Pocket::weapon, kind::m16);
    day.give(merc::doc, Pocket::accessory, kind::grenade);
    EXPECT_EQ(day.next(), "explore doc");
}

TEST("AI6.5: the explorer is the first of the alphabet who lacks something, or the leader")
{
    Camp day;
    day.squad(the_dictator, primary, "a1", {merc::preaction, merc::doc, merc::basic});
    day.equip(merc::basic);
    EXPECT_EQ(day.next(), "explore doc") << "Basic lacks nothing, Preaction leads";
    day.equip(merc::preaction);
    day.state.units[merc::doc.index].actions = 0;
    EXPECT_EQ(day.next(), "explore preaction") << "Doc cannot pay";
}

TEST("AI6-k, AI6.6: a mine and a worse weapon improve nobody")
{
    Camp day;
    day.explored("a1");
    day.squad(the_dictator, primary, "a1", {merc::ra});
    day.give(merc::ra, Pocket::weapon, kind::ak_47);
    day.stash("a1", kind::land_mine);
    day.stash("a1", kind_named("9mm-handgun"));
    EXPECT_EQ(day.next(), "train ra");
    day.stash("a1", kind::uzi);
    EXPECT_EQ(day.next(), "reequip ra");
    day.give(merc::ra, Pocket::armor, "flak-vest");
    day.give(merc::ra, Pocket::accessory, "field-radio");
    EXPECT_EQ(day.next(), "train ra") << "only who lacks something re-equips";
}

TEST("AI6-l, AI6.12: Apeiron re-equips before Bouba, who leads, and takes all that improves him")
{
    Camp day;
    day.explored("a1");
    day.squad(the_dictator, primary, "a1", {merc::bouba, merc::apeiron});
    const CardId rifle = day.stash("a1", kind_named("50-caliber-rifle-with-flir-scope"));
    const CardId vest = day.stash("a1", kind::kevlar_vest);
    EXPECT_EQ(leader_of(day.state), merc::bouba);
    EXPECT_EQ(day.next(), "reequip apeiron");
    day.orders();
    EXPECT_EQ(day.carried(merc::apeiron, Pocket::weapon), rifle);
    EXPECT_EQ(day.carried(merc::apeiron, Pocket::armor), vest);
}

TEST("AI6-l2, AI6.5, AI6.6: Apeiron explores and takes, and then Bouba takes what is left")
{
    Camp day;
    day.lay("a1", "industry---bauxite");  // two weapons, an armor, two accessories
    day.squad(the_dictator, primary, "a1", {merc::apeiron, merc::bouba});
    day.next_cards({kind::ak_47, kind_named("9mm-handgun"), kind::kevlar_vest, kind::land_mine,
                    kind::repair_kit});
    day.orders();
    EXPECT(day.are_told_in_order("apeiron explores a1", "bouba re-equips"));
    EXPECT_EQ(kind_id_of(day.carried(merc::apeiron, Pocket::weapon)), kind::ak_47);
    EXPECT_EQ(kind_id_of(day.carried(merc::apeiron, Pocket::armor)), kind::kevlar_vest);
    EXPECT_EQ(kind_id_of(day.carried(merc::bouba, Pocket::weapon)), kind_named("9mm-handgun"));
}

TEST("AI6-b, AI6.7: an industry without militia is held by training")
{
    Camp day;
    day.squad_of_equipped("a1", {merc::doc});
    day.militia("b1", rebel1, 1);
    EXPECT_EQ(day.next(), "train doc") << "before it attacks";
    day.orders();
    EXPECT(day.has_told("2 militia of dictator in a1"));
}

TEST("AI6.7, AI6.2: everyone of the squad trains once, the leader first")
{
    Camp day;
    day.squad_of_equipped("a1", {merc::ra, merc::natasha, merc::bouba});
    day.his_militia({"b1", "a2"});
    day.militia("d3", rebel1, 1);
    EXPECT_EQ(day.next(), "train natasha");
    EXPECT_EQ(day.next(), "train ra") << "Bouba has no training";
}

TEST("AI6-c, AI6.8: an unoccupied industry two steps away goes before a rebel sector beside him")
{
    Camp day;
    day.lay("b1", "industry---gold");
    day.squad_of_equipped("b3", {merc::doc, merc::natasha});
    day.his_militia({"b2", "a3", "a1", "c1", "d2"});
    day.militia("c3", rebel1, 1);
    EXPECT_EQ(day.next(), "move primary b2 -");
    day.orders();
    EXPECT_EQ(day.where(merc::doc), at("b1"));
    EXPECT_EQ(day.militia_in("b1", the_dictator), 0) << "no action is left to train";
    EXPECT_FALSE(day.has_told("combat in c3"));
}

TEST("AI6-d, AI6.8: one step away: they move there and each trains once")
{
    Camp day;
    day.squad_of_equipped("b1", {merc::doc, merc::ra});
    day.his_militia({"c1", "b2"});
    day.orders();
    EXPECT_EQ(day.where(merc::doc), at("a1"));
    EXPECT_EQ(day.militia_in("a1", the_dictator), 4);
    EXPECT_EQ(day.times_told("doc trains militia"), 1);
    EXPECT_EQ(day.times_told("ra trains militia"), 1);
}

TEST("AI6.8: the fewest steps, then the higher value, and never through rebels")
{
    Camp day;
    day.squad_of_equipped("b1", {merc::doc});
    day.militia("b2", the_dictator, 1);
    EXPECT_EQ(day.next(), "move primary c1 -") << "6 before a1 with 5";
    day.his_militia({"a1", "c1"});
    day.militia("b2", the_dictator, 0);
    day.militia("b2", rebel1, 1);
    day.state.regime.drill.clear();
    EXPECT_EQ(day.next(), "move primary b2 -") << "nothing but the attack is left";
}

TEST("AI6.8: the first step of the path is the canonical one, and the way leads around rebels")
{
    Camp day;
    day.squad_of_equipped("a2", {merc::doc});
    day.lay("b3", "industry---gold");
    day.his_militia({"a1", "a3"});
    day.militia("b2", rebel1, 9);
    day.militia("c1", rebel1, 9);
    EXPECT_EQ(day.next(), "move primary a3 -") << "b3 over a3, not over b2";
}

TEST("AI6-e, AI6.9: of two rebel sectors beside him the weaker one is attacked")
{
    Camp day;
    day.squad_of_equipped("b1", {merc::doc});
    day.his_militia({"a1"});
    day.militia("c1", rebel1, 9);
    day.militia("b2", rebel1, 4);
    EXPECT_EQ(day.next(), "move primary b2 -");
}

TEST("AI6.9: the nearest first; a step without rebels is preferred unless it is the goal")
{
    Camp day;
    day.squad_of_equipped("a1", {merc::doc});
    day.militia("a1", the_dictator, 1);
    day.his_militia({"c1", "a3"});
    day.squad(rebel2, primary, "b1", {merc::teresa});
    day.squad(the_dictator, secondary, "b1", {merc::meatbop});
    day.state.units[merc::meatbop.index].actions = 0;
    day.militia("b2", rebel1, 1);
    EXPECT_EQ(controller_of(day.state, at("b1")), the_dictator) << "a standoff, and his by a tie";
    EXPECT_EQ(day.next(), "move primary a2 -") << "towards b2, not through b1";
}

TEST("AI6-f, AI6.10: rebels three steps away and room at home: he trains")
{
    Camp day;
    day.squad_of_equipped("a1", {merc::doc});
    day.his_militia({"c1", "b2", "a3"});
    day.militia("d1", rebel1, 1);
    day.militia("a1", the_dictator, 6);
    EXPECT_EQ(day.next(), "train doc");
}

TEST("AI6-g, AI6.11: with ten militia at home he advances")
{
    Camp day;
    day.squad_of_equipped("a1", {merc::doc});
    day.his_militia({"c1", "b2", "a3"});
    day.militia("d1", rebel1, 1);
    day.militia("a1", the_dictator, 10);
    EXPECT_EQ(day.next(), "move primary b1 -");
}

TEST("AI6-h, AI2.7, AI6.13: with a new member the squad stays, and the others train")
{
    Camp day;
    day.squad_of_equipped("a1", {merc::doc, merc::ra});
    day.state.units[merc::ra.index].actions = 0;
    day.his_militia({"a1", "c1", "b2", "a3"});
    day.militia("b1", rebel1, 1);
    EXPECT_EQ(day.next(), "train doc") << "he does not split the squad to attack";
    day.orders();
    EXPECT_EQ(day.where(merc::doc), at("a1"));
    EXPECT_EQ(day.his(primary).members.size(), 2u);
    EXPECT_FALSE(day.his(secondary).is_on_board());
}

TEST("AI6-i, AI3.5, D3.10, AI6.2: the Dictator card trains at his base and never leaves it")
{
    Camp day(Dictator::mao);
    day.base("a1");
    day.explored("a1");
    day.militia("a1", the_dictator, 4);
    day.orders();
    EXPECT_EQ(day.militia_in("a1", the_dictator), 10);
    EXPECT(day.is_in_squad(dictator_card, base_squad));
}

TEST("D3.10, AI3.5: neither an open industry nor rebels beside the base draw him out")
{
    Camp day(Dictator::hussein);
    day.base("b1");
    day.explored("b1");
    day.militia("b1", the_dictator, 10);
    day.militia("c1", rebel1, 1);
    day.squad_of_equipped("d3", {merc::doc});
    EXPECT_EQ(leader_of(day.state), dictator_card);
    EXPECT_EQ(day.next(), "rest dictator");
    day.orders();
    EXPECT_EQ(day.where(dictator_card), at("b1"));
    EXPECT(day.is_in_squad(dictator_card, base_squad));
}

TEST("AI1.5: what the rules select and is illegal is passed over: no room, so no training")
{
    Camp day;
    day.squad_of_equipped("b1", {merc::doc});
    day.militia("b1", the_dictator, 10);
    day.his_militia({"a1", "c1", "b2"});
    EXPECT_EQ(day.next(), "rest doc");
    day.militia("b1", the_dictator, 9);
    EXPECT_EQ(day.next(), "train doc");
}

TEST("AI1.3: the order of the decks changes nothing of what he does")
{
    Camp day;
    day.squad(the_dictator, primary, "a1", {merc::hagness, merc::doc});
    day.explored("a1");
    const std::string before = day.next();
    for (auto& deck : day.state.equipment) {
        std::reverse(deck.draw_pile.begin(), deck.draw_pile.end());
    }
    std::reverse(day.state.mercs.draw_pile.begin(), day.state.mercs.draw_pile.end());
    EXPECT_EQ(day.next(), before);
}

// ---- Abilities of his MERCs ---------------------------------------------------------------------

TEST("AI6.14, AI6.14.1: Doc heals his squad before anything else, without an action")
{
    Camp day;
    day.squad(the_dictator, primary, "b2", {merc::doc, merc::ra});
    day.give(merc::ra, Pocket::accessory, kind::mortar);
    day.militia("c2", rebel1, 1);
    day.hurt_to(merc::ra, 1);
    EXPECT_EQ(day.next(), "doc_heal");
    day.hurt_to(merc::ra, 3);
    EXPECT(day.next() != "doc_heal");
}

TEST("AI6.14.2, AI1.4: a carried mine is planted in a sector of his, before the mortar")
{
    Camp day;
    day.squad(the_dictator, primary, "b2", {merc::squidhead, merc::ra});
    day.give(merc::squidhead, Pocket::accessory, kind::land_mine);
    day.give(merc::ra, Pocket::accessory, kind::mortar);
    day.militia("c2", rebel1, 1);
    EXPECT_EQ(day.next(), "drop squidhead land-mine-1");
    day.orders();
    EXPECT(day.has_told("squidhead drops land-mine-1"));
}

TEST("AI6.14.3: Hagness procures what the squad lacks most often, after the stash")
{
    Camp day;
    day.explored("a1");
    day.squad(the_dictator, primary, "a1", {merc::hagness, merc::ra, merc::tao});
    for (const UnitId unit : {merc::hagness, merc::ra}) {
        day.give(unit, Pocket::armor, kind::kevlar_vest);
    }
    EXPECT_EQ(day.next(), "procure hagness weapon") << "three lack one, weapons before accessories";
    for (const UnitId unit : {merc::hagness, merc::ra}) day.give(unit, Pocket::weapon, kind::uzi);
    EXPECT_EQ(day.next(), "procure hagness accessory")
        << "three lack one, of the others one lacks it";
    day.stash("a1", kind::m16);
    EXPECT_EQ(day.next(), "reequip tao") << "the stash first";
}

TEST("AI6.14.4: Feedback takes the highest card of a type that he lacks from the piles")
{
    Camp day;
    day.explored("a1");
    day.squad(the_dictator, primary, "a1", {merc::feedback});
    day.give(merc::feedback, Pocket::weapon, kind::m16);
    day.discard(kind::uzi);
    day.discard(kind::land_mine);
    EXPECT_EQ(day.next(), "train feedback") << "he has a weapon, and no mines are taken";
    day.discard(kind::kevlar_vest);
    day.discard(kind::first_aid_kit);
    EXPECT_EQ(day.next(), "salvage feedback kevlar-vest-1") << "350 before 150";
    day.stash("a1", kind::grenade);
    EXPECT_EQ(day.next(), "reequip feedback") << "the stash first";
}

// Hagness or Feedback, who can throw no die, stands in c1 beside Teresa after a standoff.
struct Standoff : Camp {
    explicit Standoff(UnitId unit)
    {
        squad(the_dictator, primary, "c1", {unit});
        give(unit, Pocket::armor, "body-armor-with-ceramic-plates-and-kevlar-helmet");
        squad(rebel1, primary, "c1", {merc::teresa});
        squad(rebel2, primary, "d3", {merc::tao});
        squad_of_equipped("a1", {merc::preaction}, secondary);
        militia("a1", the_dictator, 10);
        his_militia({"b1", "a2", "b2", "a3"});
    }
};

TEST("AI1.5, AI6.14.3: in a contested sector Hagness cannot procure, and other rules are tried")
{
    Standoff day(merc::hagness);
    EXPECT_EQ(leader_of(day.state), merc::preaction);
    EXPECT_FALSE(day.next().starts_with("procure"));
    day.orders();
    EXPECT_EQ(day.state.day, 3);
}

TEST("AI1.5, AI6.14.4: nor does Feedback salvage there")
{
    Standoff day(merc::feedback);
    day.discard(kind::uzi);
    EXPECT_FALSE(day.next().starts_with("salvage"));
    day.orders();
    EXPECT_EQ(day.state.day, 3);
}

TEST("AI6.14.5: Sonia takes along as many militia as leave one behind, at most two")
{
    Camp day;
    day.squad_of_equipped("b1", {merc::sonia});
    day.his_militia({"a1", "c1"});
    day.militia("b2", rebel1, 1);
    day.militia("b1", the_dictator, 5);
    EXPECT_EQ(day.next(), "move primary b2 2");
    day.militia("b1", the_dictator, 2);
    EXPECT_EQ(day.next(), "move primary b2 1");
    day.militia("b1", the_dictator, 1);
    EXPECT_EQ(day.next(), "move primary b2 0");
}

TEST("AI6.14.5: and no more than there is room for")
{
    Camp day;
    day.squad_of_equipped("a1", {merc::sonia});
    day.his_militia({"a2", "c1", "b2", "a3"});
    day.militia("a1", the_dictator, 10);
    day.militia("b1", the_dictator, 9);
    day.militia("d1", rebel1, 1);
    EXPECT_EQ(day.next(), "move primary b1 1");
}

TEST("AI6.14.6: Faustina spends her training action first")
{
    Camp day;
    day.squad_of_equipped("a1", {merc::faustina});
    day.state.units[merc::faustina.index].training_only = 1;
    day.his_militia({"b1", "a2", "c1", "b2", "a3"});
    day.militia("a1", the_dictator, 1);
    day.orders();
    EXPECT_EQ(day.militia_in("a1", the_dictator), 10) << "three times three";
    EXPECT_EQ(day.times_told("faustina trains militia"), 3);
}

TEST("AI6.14.6: with that action alone she leads for training only")
{
    Camp day;
    day.explored("a1");
    day.squad(the_dictator, primary, "a1", {merc::faustina, merc::apeiron});
    day.state.units[merc::faustina.index].actions = 0;
    day.state.units[merc::faustina.index].training_only = 1;
    day.his_militia({"a1"});
    day.stash("a1", kind::uzi);
    EXPECT_EQ(leader_of(day.state), merc::faustina);
    EXPECT_EQ(day.next(), "train faustina") << "she has no say about the stash";
}

TEST(
    "AI6.15, AI1.4: with two full squads and his card his turn ends, and nobody has split or changed squads")
{
    Camp day;
    day.base("a1");
    day.squad(the_dictator, primary, "c3", {merc::doc, merc::ra, merc::sonia, merc::hagness});
    day.squad(the_dictator, secondary, "b2",
              {merc::feedback, merc::squidhead, merc::moe, merc::ewok});
    day.militia("d1", rebel1, 2);
    day.squad(rebel1, primary, "d3", {merc::natasha});
    day.squad(rebel2, primary, "d3", {merc::tao});
    day.orders();
    EXPECT_EQ(day.times_told_like("the Dictator plays oil-reserves"), 1);
    EXPECT_EQ(day.times_told_like("rebel1 ends the turn"), 1);
    for (const Event& event : day.log) {
        EXPECT(text_of(event).find("squad now") == std::string::npos);
    }
    EXPECT(day.state.flow.awaited.contains(day.seat(rebel1)) ||
           day.state.flow.awaited.contains(day.seat(rebel2)));
}

}  // namespace
}  // namespace sortie::merc
