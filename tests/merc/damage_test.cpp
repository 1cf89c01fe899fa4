#include "games/merc/damage.h"

#include "tests/merc/field.h"

namespace sortie::merc {
namespace {

struct Ward : Field {
    Events silent;

    Ward() { squad(rebel1, primary, "b2", {merc::doc, merc::ewok}); }
    void hit(UnitId unit, int damage, Piercing piercing = Piercing::no)
    {
        hurt(state, unit, damage, piercing, silent);
    }
    int health(UnitId unit) const { return unit_of(state, unit).health; }
    bool is_in_discard(CardId card) const { return is_discarded(state, card); }
};

TEST("C8.4, R10.7: armor takes the damage first, and a destroyed card is discarded at once")
{
    Ward ward;
    const CardId vest = ward.give(merc::doc, Pocket::armor, kind::kevlar_vest);
    ward.hit(merc::doc, 1);
    EXPECT_EQ(armor_of(ward.state, merc::doc), 1);
    EXPECT_EQ(ward.health(merc::doc), 3);
    ward.hit(merc::doc, 2);
    EXPECT_EQ(ward.health(merc::doc), 2);
    EXPECT(card_in(ward.state, merc::doc, Pocket::armor).is_none());
    EXPECT(ward.is_in_discard(vest));
    EXPECT_EQ(ward.state.wear[vest.index], 0) << "R10.10";
}

TEST("C21-c: five hits on armor 3 and health 3 leave health 1 and no armor card")
{
    Ward ward;
    ward.give(merc::doc, Pocket::armor, "kevlar-vest-with-ceramic-plates");
    ward.hit(merc::doc, 5);
    EXPECT_EQ(ward.health(merc::doc), 1);
    EXPECT_EQ(armor_of(ward.state, merc::doc), 0);
}

TEST("C21-b, C8.5, R14.1: piercing damage leaves armor alone")
{
    Ward ward;
    ward.give(merc::doc, Pocket::armor, "full-body-armor");
    ward.hit(merc::doc, 2, Piercing::yes);
    EXPECT_EQ(ward.health(merc::doc), 1);
    EXPECT_EQ(armor_of(ward.state, merc::doc), 6);
}

TEST("C8.6, E2.1: with the armor card its penalties are gone")
{
    Ward ward;
    ward.give(merc::ewok, Pocket::armor, "body-armor");
    EXPECT_EQ(skills_of(ward.state, merc::ewok).combat, 1);
    ward.hit(merc::ewok, 3);
    EXPECT_EQ(skills_of(ward.state, merc::ewok).combat, 2);
    EXPECT_EQ(skills_of(ward.state, merc::ewok).initiative, 2);
}

TEST("C9.1: health stops at 0, surplus is lost, and the unit is dying")
{
    Ward ward;
    ward.hit(merc::doc, 9);
    EXPECT_EQ(ward.health(merc::doc), 0);
    EXPECT_EQ(ward.state.dying, UnitSet{merc::doc});
    EXPECT_EQ(next_to_settle(ward.state), merc::doc);
}

TEST("R17.5, M-juicer.2: healing stops at the maximum")
{
    Ward ward;
    ward.hit(merc::doc, 2);
    heal(ward.state, merc::doc, 1, ward.silent);
    EXPECT_EQ(ward.health(merc::doc), 2);
    heal(ward.state, merc::doc, 9, ward.silent);
    EXPECT_EQ(ward.health(merc::doc), 3);
}

TEST("C9.2, E-epinephrine-shot.1, E-epinephrine-shot.2: a shot in the sector saves with one health")
{
    Ward ward;
    const CardId shot = ward.give(merc::ewok, Pocket::accessory, kind::epinephrine_shot);
    ward.hit(merc::doc, 3);
    EXPECT_EQ(shot_for(ward.state, merc::doc, merc::ewok), shot);
    save_with(ward.state, merc::doc, merc::ewok, ward.silent);
    EXPECT_EQ(ward.health(merc::doc), 1);
    EXPECT(ward.state.dying.empty());
    EXPECT(ward.is_in_discard(shot));
    EXPECT(card_in(ward.state, merc::ewok, Pocket::accessory).is_none());
}

TEST("C9.2: the dying unit may use its own shot, from a bandolier too")
{
    Ward ward;
    ward.give(merc::doc, Pocket::accessory, kind::bandolier);
    ward.give(merc::doc, Pocket::bandolier2, kind::epinephrine_shot);
    ward.hit(merc::doc, 3);
    save_with(ward.state, merc::doc, merc::doc, ward.silent);
    EXPECT_EQ(ward.health(merc::doc), 1);
    EXPECT(card_in(ward.state, merc::doc, Pocket::bandolier2).is_none());
}

TEST(
    "C9.2, C9.3, C9.8: shots of other sectors and of the enemy do not count, those of other rebels do")
{
    Ward ward;
    ward.squad(rebel1, secondary, "a1", {merc::basic});
    ward.squad(rebel2, primary, "b2", {merc::ra});
    ward.squad(the_dictator, primary, "c3", {merc::max});
    ward.give(merc::basic, Pocket::accessory, kind::epinephrine_shot);
    ward.give(merc::ra, Pocket::accessory, kind::epinephrine_shot);
    ward.hit(merc::doc, 3);
    EXPECT(!has_shot_for(ward.state, merc::doc, rebel1));
    EXPECT(has_shot_for(ward.state, merc::doc, rebel2));
    EXPECT(!has_shot_for(ward.state, merc::doc, the_dictator));
}

TEST("C9.7: one that is dying itself gives its shot to nobody else")
{
    Ward ward;
    ward.give(merc::ewok, Pocket::accessory, kind::epinephrine_shot);
    ward.hit(merc::doc, 3);
    ward.hit(merc::ewok, 3);
    EXPECT(shot_for(ward.state, merc::doc, merc::ewok).is_none());
    EXPECT(shot_for(ward.state, merc::ewok, merc::ewok).is_some());
}

TEST("R0.12, R14.4: dying units are settled by seat, squad and joining, the Dictator last")
{
    Ward ward;
    ward.squad(rebel1, secondary, "a1", {merc::basic});
    ward.squad(rebel2, primary, "b2", {merc::ra});
    ward.squad(the_dictator, primary, "c3", {merc::max});
    for (const UnitId unit : {merc::max, merc::ra, merc::basic, merc::ewok, merc::doc}) {
        ward.hit(unit, 3);
    }
    for (const UnitId expected : {merc::doc, merc::ewok, merc::basic, merc::ra, merc::max}) {
        EXPECT_EQ(next_to_settle(ward.state), expected);
        die(ward.state, expected, ward.silent);
    }
    EXPECT(next_to_settle(ward.state).is_none());
}

TEST("C9.4, R10.13, R16.2: the dead leave the game and their equipment goes to the piles")
{
    Ward ward;
    const CardId rifle = ward.give(merc::doc, Pocket::weapon, "m16");
    ward.hit(merc::doc, 3);
    die(ward.state, merc::doc, ward.silent);
    EXPECT(ward.is_in_discard(rifle));
    EXPECT(ward.state.dead.contains(merc::doc));
    EXPECT(!unit_of(ward.state, merc::doc).is_in_play());
    EXPECT_EQ(squad_of(ward.state, rebel1, primary).members.size(), 1u);
}

TEST("GAD2, GAD-f: what a rebel MERC carried is staged for Gaddafi only if it fell in combat")
{
    Ward ward;
    ward.state.regime.card = Dictator::gadafi;
    const CardId rifle = ward.give(merc::doc, Pocket::weapon, "m16");
    const CardId vest = ward.give(merc::ewok, Pocket::armor, kind::kevlar_vest);
    ward.hit(merc::ewok, 5);
    die(ward.state, merc::ewok, ward.silent);
    EXPECT(ward.is_in_discard(vest));
    ward.fight_at("b2");
    ward.hit(merc::doc, 3);
    die(ward.state, merc::doc, ward.silent);
    EXPECT_EQ(ward.state.loot, CardSet{rifle});
    EXPECT(!ward.is_in_discard(rifle));
}

TEST("GAD-d: the Dictator's own dead are not looted")
{
    Ward ward;
    ward.state.regime.card = Dictator::gadafi;
    ward.squad(the_dictator, primary, "b2", {merc::max});
    const CardId rifle = ward.give(merc::max, Pocket::weapon, "m16");
    ward.fight_at("b2");
    ward.hit(merc::max, 3);
    die(ward.state, merc::max, ward.silent);
    EXPECT(ward.state.loot.empty());
    EXPECT(ward.is_in_discard(rifle));
}

TEST("C9.6, D3.9, R15.2: the death of the Dictator card ends the game")
{
    Ward ward;
    ward.squad(the_dictator, base_squad, "a1", {dictator_card});
    ward.hit(dictator_card, 3);
    die(ward.state, dictator_card, ward.silent);
    EXPECT(ward.state.flow.is_over());
    EXPECT(ward.state.outcome == Outcome::dictator_dead);
}

}  // namespace
}  // namespace sortie::merc
