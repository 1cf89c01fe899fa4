#include "games/merc/healing.h"

#include "tests/merc/field.h"

namespace sortie::merc {
namespace {

// The healer acts in a combat in b2, beside Doc who has lost two health.
struct FieldHospital : Field {
    Events silent;
    Attack attack;

    explicit FieldHospital(UnitId healer)
    {
        squad(rebel1, primary, "b2", {healer, merc::doc});
        militia("b2", the_dictator, 1);
        fight_at("b2");
        attack.kind = AttackKind::turn;
        attack.by = fighter_of(healer);
        attack.sector = at("b2");
        wound(merc::doc, 2);
    }
    void wound(UnitId unit, int lost)
    {
        auto& health = state.units[unit.index].health;
        health = static_cast<std::uint8_t>(health - lost);
    }
    std::string why_not(CardId source, UnitId patient, int dice) const
    {
        return std::string(why_not_heal(state, attack, source, patient, dice).value_or(""));
    }
    void use(CardId source, UnitId patient, int dice)
    {
        heal_with(state, attack, source, patient, dice, silent);
    }
    int health(UnitId unit) const { return unit_of(state, unit).health; }
};

TEST("C11.1, E-first-aid-kit.1: a kit turns dice into health, once")
{
    FieldHospital ward(merc::shadkaam);
    const CardId kit = ward.give(merc::shadkaam, Pocket::accessory, kind::first_aid_kit);
    EXPECT(can_heal_someone(ward.state, ward.attack));
    ward.use(kit, merc::doc, 2);
    EXPECT_EQ(ward.health(merc::doc), 3);
    EXPECT_EQ(dice_of(ward.state, ward.attack), 1);
    EXPECT(is_discarded(ward.state, kit));
    EXPECT(card_in(ward.state, merc::shadkaam, Pocket::accessory).is_none());
}

TEST("C11.2, E-medical-kit.1, R10.9: a medical kit serves three times, across combats")
{
    FieldHospital ward(merc::shadkaam);
    const CardId kit = ward.give(merc::shadkaam, Pocket::accessory, kind::medical_kit);
    ward.use(kit, merc::doc, 1);
    ward.use(kit, merc::doc, 1);
    EXPECT_EQ(ward.state.wear[kit.index], 2);
    ward.attack.given_up = 0;  // another attack
    ward.wound(merc::doc, 1);
    ward.use(kit, merc::doc, 1);
    EXPECT(is_discarded(ward.state, kit));
    EXPECT_EQ(ward.state.wear[kit.index], 0);
}

TEST(
    "C11.1, E-first-aid-kit.2, M-surgeon.3: not more dice than there are, or than health is missing")
{
    FieldHospital ward(merc::surgeon);
    EXPECT_EQ(ward.why_not(by_ability, merc::doc, 3), "E_DICE");
    EXPECT_EQ(ward.why_not(by_ability, merc::doc, 0), "E_DICE");
    EXPECT_EQ(ward.why_not(by_ability, merc::surgeon, 1), "E_DICE") << "he is not hurt";
    ward.attack.given_up = 2;
    EXPECT_EQ(ward.why_not(by_ability, merc::doc, 2), "E_DICE");
    EXPECT_EQ(ward.why_not(by_ability, merc::doc, 1), "");
}

TEST("C11.3: several uses may be combined, and all dice may be given up")
{
    FieldHospital ward(merc::surgeon);
    ward.wound(merc::surgeon, 1);
    ward.use(by_ability, merc::doc, 2);
    ward.use(by_ability, merc::surgeon, 1);
    EXPECT_EQ(dice_of(ward.state, ward.attack), 0);
    EXPECT(!can_heal_someone(ward.state, ward.attack));
}

TEST("C11.4, M-surgeon.1, M-surgeon.2: Surgeon heals his squad and himself without a card")
{
    FieldHospital ward(merc::surgeon);
    ward.wound(merc::surgeon, 2);
    ward.use(by_ability, merc::surgeon, 2);
    EXPECT_EQ(ward.health(merc::surgeon), 3);
    EXPECT_EQ(dice_of(ward.state, ward.attack), 1);
}

TEST("M-surgeon.4: Surgeon reaches his own squad only, a kit the whole side")
{
    FieldHospital ward(merc::surgeon);
    ward.squad(rebel2, primary, "b2", {merc::ra});
    ward.wound(merc::ra, 1);
    EXPECT_EQ(ward.why_not(by_ability, merc::ra, 1), "E_TARGET");
    const CardId kit = ward.give(merc::surgeon, Pocket::accessory, kind::medical_kit);
    EXPECT_EQ(ward.why_not(kit, merc::ra, 1), "");
    ward.squad(rebel2, secondary, "a1", {merc::moe});
    ward.wound(merc::moe, 1);
    EXPECT_EQ(ward.why_not(kit, merc::moe, 1), "E_TARGET") << "elsewhere";
}

TEST("C11.1: neither enemies nor the dead are patients")
{
    FieldHospital ward(merc::shadkaam);
    const CardId kit = ward.give(merc::shadkaam, Pocket::accessory, kind::medical_kit);
    ward.squad(the_dictator, primary, "b2", {merc::ra});
    ward.wound(merc::ra, 1);
    EXPECT_EQ(ward.why_not(kit, merc::ra, 1), "E_TARGET");
    EXPECT_EQ(ward.why_not(kit, merc::golem, 1), "E_TARGET");
}

TEST("R7.1.5: others have no such ability, and a kit must be carried by the one who acts")
{
    FieldHospital ward(merc::shadkaam);
    EXPECT_EQ(ward.why_not(by_ability, merc::doc, 1), "E_NO_ABILITY");
    const CardId kit = ward.give(merc::doc, Pocket::accessory, kind::medical_kit);
    EXPECT_EQ(ward.why_not(kit, merc::doc, 1), "E_NO_ITEM");
    const CardId radio = ward.give(merc::shadkaam, Pocket::accessory, "field-radio");
    EXPECT_EQ(ward.why_not(radio, merc::doc, 1), "E_NO_ITEM");
}

TEST("M-surgeon.5, C10.4: with a dog on him Surgeon heals nobody")
{
    FieldHospital ward(merc::surgeon);
    EXPECT(can_heal_someone(ward.state, ward.attack));
    ward.state.combat.dogs[0] = {merc::surgeon, merc::ra, the_dictator, dog_health};
    EXPECT(!can_heal_someone(ward.state, ward.attack));
}

}  // namespace
}  // namespace sortie::merc
