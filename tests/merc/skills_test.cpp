#include "games/merc/skills.h"

#include "tests/merc/field.h"

namespace sortie::merc {
namespace {

Skills bare(int initiative, int training, int combat, int targets = 1)
{
    return {initiative, training, combat, targets};
}

struct Squadron : Field {
    explicit Squadron(std::initializer_list<UnitId> members)
    {
        squad(rebel1, primary, "b2", members);
    }
    Skills of(UnitId unit) const { return skills_of(state, unit); }
};

// Rivals stand against the squadron in a combat.
struct Battle : Squadron {
    Battle(std::initializer_list<UnitId> members, std::initializer_list<UnitId> rivals)
        : Squadron(members)
    {
        squad(the_dictator, primary, "b2", rivals);
        fight_at("b2");
    }
};

TEST("R0.7, E0.2, R10.5: skills are the printed numbers plus all that is carried")
{
    Squadron field{merc::feedback, merc::basic};
    EXPECT_EQ(field.of(merc::feedback), bare(1, 2, 2));
    field.give(merc::feedback, Pocket::weapon, "m16-with-laser-sight");
    field.give(merc::feedback, Pocket::armor, "body-armor");
    field.give(merc::feedback, Pocket::accessory, "field-radio");
    EXPECT_EQ(field.of(merc::feedback), bare(1 + 2 - 1 + 1, 2 + 1, 2 + 3 - 1));
}

TEST("R0.10: initiative may be negative, targets are at least one")
{
    Squadron field{merc::surgeon, merc::basic};
    field.give(merc::surgeon, Pocket::armor, "kevlar-vest");
    field.give(merc::surgeon, Pocket::accessory, "mortar");
    EXPECT_EQ(field.of(merc::surgeon), bare(-1, 3, 8, 5));
}

TEST("M-bouba.1, M-bouba.2, M-bouba.3: a handgun gives Bouba one combat more while he has it")
{
    Squadron field{merc::bouba, merc::basic};
    EXPECT_EQ(field.of(merc::bouba).combat, 1);
    field.give(merc::bouba, Pocket::weapon, "45-caliber-handgun");
    EXPECT_EQ(field.of(merc::bouba).combat, 1 + 2 + 1);
    discard_card(field.state, take_from_pocket(field.state, merc::bouba, Pocket::weapon));
    field.give(merc::bouba, Pocket::weapon, "uzi");
    EXPECT_EQ(field.of(merc::bouba).combat, 1);
}

TEST("M-mayhem.1, M-mayhem.2: either Uzi gives Mayhem two combat more")
{
    for (const std::string_view uzi : {"uzi", "uzi-with-ap-ammo"}) {
        Squadron field{merc::mayhem, merc::basic};
        field.give(merc::mayhem, Pocket::weapon, uzi);
        EXPECT_EQ(field.of(merc::mayhem), bare(2, 1, 4, 2));
    }
}

TEST(
    "M-rozeske.1, M-rozeske.2, M-rozeske.3: an armor card, a Ghillie Suit too, gives Rozeske combat")
{
    Squadron field{merc::rozeske, merc::basic};
    field.give(merc::rozeske, Pocket::armor, kind::ghillie_suit);
    EXPECT_EQ(field.of(merc::rozeske), bare(1 + 2, 2, 3));
    discard_all(field.state, merc::rozeske);
    EXPECT_EQ(field.of(merc::rozeske), bare(1, 2, 2));
}

TEST("M-vandradi.1, M-vandradi.2: a weapon for several targets gives Vandradi combat")
{
    for (const std::string_view weapon : {"uzi", "uzi-with-ap-ammo", "m16-with-burst-fire",
                                          "ak-47-with-burst-fire", "ak-47-with-full-auto"}) {
        Squadron field{merc::vandradi, merc::basic};
        const int printed = equipment_table[kind_named(weapon).index].effect.combat;
        field.give(merc::vandradi, Pocket::weapon, weapon);
        EXPECT_EQ(field.of(merc::vandradi).combat, 2 + printed + 1) << weapon;
    }
}
TEST("M-vandradi.3: accessories for several targets do not count for Vandradi")
{
    Squadron field{merc::vandradi, merc::basic};
    field.give(merc::vandradi, Pocket::accessory, kind::grenade);
    EXPECT_EQ(field.of(merc::vandradi).combat, 2 + 3);
}

TEST("M-ra.1, M-ra.2: any weapon gives Ra a target more, a grenade does not")
{
    Squadron field{merc::ra, merc::basic};
    field.give(merc::ra, Pocket::accessory, kind::grenade);
    EXPECT_EQ(field.of(merc::ra).targets, 1 + 2);
    field.give(merc::ra, Pocket::weapon, "m16");
    EXPECT_EQ(field.of(merc::ra).targets, 1 + 2 + 1);
}

TEST("M-stumpy.1, M-stumpy.2, M-stumpy.3: explosives give Stumpy one combat more, however many")
{
    Squadron field{merc::stumpy, merc::basic};
    field.give(merc::stumpy, Pocket::accessory, kind::bandolier);
    field.give(merc::stumpy, Pocket::bandolier1, kind::grenade);
    field.give(merc::stumpy, Pocket::bandolier2, kind::mortar);
    EXPECT_EQ(field.of(merc::stumpy), bare(-1, 0, 11, 7));
    discard_all(field.state, merc::stumpy);
    EXPECT_EQ(field.of(merc::stumpy).combat, 2);
}

TEST("M-dutch.1, M-dutch.2: without a weapon Dutch has combat and initiative more")
{
    Squadron field{merc::dutch, merc::basic};
    EXPECT_EQ(field.of(merc::dutch), bare(2, 2, 3));
    field.give(merc::dutch, Pocket::accessory, kind::grenade);
    EXPECT_EQ(field.of(merc::dutch), bare(0, 2, 6, 3));
    field.give(merc::dutch, Pocket::weapon, kind::smaw);
    EXPECT_EQ(field.of(merc::dutch).combat, 2 + 3 + 10);
}

TEST("M-vulture.1, M-vulture.2, M-vulture.4: what Vulture carries never lowers his initiative")
{
    Squadron field{merc::vulture, merc::basic};
    field.give(merc::vulture, Pocket::accessory, kind::mortar);
    field.give(merc::vulture, Pocket::armor, "full-body-armor");
    EXPECT_EQ(field.of(merc::vulture), bare(3, 1, 5, 5));
    field.give(merc::vulture, Pocket::weapon, "50-caliber-rifle-with-flir-scope");
    EXPECT_EQ(field.of(merc::vulture).initiative, 6);
}
TEST("M-vulture.3: Max is not equipment and lowers Vulture's initiative")
{
    const Battle field({merc::vulture, merc::basic}, {merc::max, merc::badger});
    EXPECT_EQ(field.of(merc::vulture), bare(2, 1, 1));
}

TEST("M-sarge.1, M-sarge.2, M-sarge.3, M-sarge.4: Sarge leads, ties and loneliness give nothing")
{
    EXPECT_EQ((Squadron{merc::sarge, merc::badger}.of(merc::sarge)), bare(4, 3, 2));
    EXPECT_EQ((Squadron{merc::sarge, merc::tack}.of(merc::sarge)), bare(3, 2, 1));
    EXPECT_EQ((Squadron{merc::sarge}.of(merc::sarge)), bare(3, 2, 1));
    EXPECT_EQ(training_of(Squadron{merc::sarge, merc::badger}.state, merc::sarge), 3);
}

TEST("M-tack.1, M-tack.2: Tack quickens her squad while she is its quickest")
{
    Squadron field{merc::tack, merc::badger, merc::basic};
    EXPECT_EQ(field.of(merc::tack).initiative, 3 + 2);
    EXPECT_EQ(field.of(merc::badger).initiative, 1 + 2);
    EXPECT_EQ((Squadron{merc::tack}.of(merc::tack).initiative), 3);
}
TEST("M-tack.3, M-valkyrie.2: Tack quickens the Dictator card in her squad, Valkyrie does not")
{
    Field field;
    field.squad(the_dictator, primary, "a1", {merc::tack, dictator_card});
    EXPECT_EQ(skills_of(field.state, dictator_card).initiative, 2 + 2);
    field.squad(the_dictator, secondary, "a2", {merc::valkyrie, merc::doc});
    EXPECT_EQ(skills_of(field.state, merc::doc).initiative, 2 + 1);
    Field other;
    other.squad(the_dictator, primary, "a1", {merc::valkyrie, dictator_card});
    EXPECT_EQ(skills_of(other.state, dictator_card).initiative, 2);
}

TEST("M-valkyrie.1: the others of her squad are quicker, Valkyrie herself is not")
{
    const Squadron field{merc::valkyrie, merc::badger};
    EXPECT_EQ(field.of(merc::badger).initiative, 2);
    EXPECT_EQ(field.of(merc::valkyrie).initiative, 4);
}

TEST("M-snake.1, M-snake.2, M-snake.4: Snake is better alone in his squad")
{
    Squadron field{merc::snake};
    field.squad(rebel1, secondary, "b2", {merc::doc});
    EXPECT_EQ(field.of(merc::snake), bare(3, 1, 4));
    EXPECT_EQ((Squadron{merc::snake, merc::doc}.of(merc::snake)), bare(2, 0, 3));
}
TEST("M-snake.3: the Dictator card is company for Snake")
{
    Field field;
    field.squad(the_dictator, primary, "a1", {merc::snake, dictator_card});
    EXPECT_EQ(skills_of(field.state, merc::snake), bare(2, 0, 3));
}

TEST("M-tavisto.1, M-tavisto.2, M-tavisto.3: a woman in the squad, or several, help Tavisto once")
{
    EXPECT_EQ((Squadron{merc::tavisto, merc::doc}.of(merc::tavisto)), bare(2, 3, 2));
    for (const UnitId woman :
         {merc::adelheid, merc::ewok, merc::faustina, merc::natasha, merc::sonia, merc::teresa}) {
        EXPECT_EQ((Squadron{merc::tavisto, woman}.of(merc::tavisto)), bare(3, 4, 3));
    }
    EXPECT_EQ((Squadron{merc::tavisto, merc::ewok, merc::sonia}.of(merc::tavisto)), bare(3, 4, 3));
}

TEST(
    "M-haarg.1, M-haarg.2, M-haarg.3, M-shooter.2: Haarg gains one in each skill a mate is better in")
{
    EXPECT_EQ((Squadron{merc::haarg, merc::natasha}.of(merc::haarg)), bare(2, 2, 3));
    EXPECT_EQ((Squadron{merc::haarg, merc::shooter}.of(merc::haarg)), bare(1, 1, 4));
}
TEST("M-haarg.4, M-haarg.5, M0.4: only his own squad counts, and at once")
{
    Squadron field{merc::haarg, merc::badger};
    field.squad(rebel1, secondary, "b2", {merc::walter});
    EXPECT_EQ(field.of(merc::haarg), bare(1, 1, 3));
    field.give(merc::badger, Pocket::weapon, "m16");
    EXPECT_EQ(field.of(merc::haarg), bare(1, 1, 4));
}

TEST("M-khenn.3, M-khenn.5: in combat the die is Khenn's initiative, whatever else there is")
{
    Battle field({merc::khenn, merc::valkyrie}, {merc::max});
    field.give(merc::khenn, Pocket::accessory, "field-radio");
    field.state.combat.khenn_die = 4;
    EXPECT_EQ(field.of(merc::khenn).initiative, 4);
    field.state.combat = Combat{};
    EXPECT_EQ(field.of(merc::khenn).initiative, 0 + 1 + 1);
}
TEST("M-khenn.4: the die also counts when squad mates are compared")
{
    Battle field({merc::khenn, merc::sarge}, {merc::badger});
    field.state.combat.khenn_die = 2;
    EXPECT_EQ(field.of(merc::sarge), bare(4, 3, 2));
    field.state.combat.khenn_die = 3;
    EXPECT_EQ(field.of(merc::sarge), bare(3, 2, 1));
}

TEST("M-max.1, M-max.2, C13.10: Max hampers enemy MERCs, not the Dictator card")
{
    Field field;
    field.squad(rebel1, primary, "b2", {merc::max, merc::doc});
    field.squad(the_dictator, primary, "b2", {merc::surgeon, dictator_card});
    EXPECT_EQ(skills_of(field.state, merc::surgeon), bare(2, 3, 3)) << "before the combat";
    field.fight_at("b2");
    EXPECT_EQ(skills_of(field.state, merc::surgeon), bare(1, 3, 2));
    EXPECT_EQ(skills_of(field.state, dictator_card), bare(2, 2, 2));
    EXPECT_EQ(skills_of(field.state, merc::doc), bare(2, 2, 1));
}

TEST("M-moe.1: a SMAW gives Moe a target more, but not in a bombardment")
{
    Squadron field{merc::moe, merc::basic};
    field.give(merc::moe, Pocket::weapon, kind::smaw);
    EXPECT_EQ(field.of(merc::moe), bare(1, 3, 12, 2));
    const CardId mortar = field.give(merc::moe, Pocket::accessory, kind::mortar);
    EXPECT_EQ(skills_for_bombardment(field.state, merc::moe, mortar), bare(1, 3, 7, 5));
}

TEST("C12.3.2, C12.3.3: a bombardment counts its mortar and no other one-use item")
{
    Squadron field{merc::stumpy, merc::basic};
    field.give(merc::stumpy, Pocket::weapon, kind::smaw);
    field.give(merc::stumpy, Pocket::accessory, kind::bandolier);
    field.give(merc::stumpy, Pocket::bandolier1, kind::grenade);
    const CardId mortar = field.give(merc::stumpy, Pocket::bandolier2, kind::mortar);
    const Skills skills = skills_for_bombardment(field.state, merc::stumpy, mortar);
    EXPECT_EQ(skills.combat, 2 + 5 + 1);
    EXPECT_EQ(skills.targets, 1 + 4);
}

TEST(
    "M-walter.1, M-walter.2, M-walter.3, C4.3: militia of Walter's player are quicker in his combat")
{
    Field field;
    field.squad(rebel1, primary, "b2", {merc::walter});
    field.fight_at("b2");
    EXPECT_EQ(militia_initiative(field.state, rebel1), 4);
    EXPECT_EQ(militia_initiative(field.state, rebel2), 2);
    field.state.regime.veteran_militia = true;
    EXPECT_EQ(militia_initiative(field.state, the_dictator), 3);
    Field other;
    other.squad(the_dictator, primary, "b2", {merc::walter});
    EXPECT_EQ(militia_initiative(other.state, the_dictator), 2);
    other.fight_at("b2");
    EXPECT_EQ(militia_initiative(other.state, the_dictator), 4);
}

TEST("C6.2, M-lucid.1, M-lucid.2, TC2.1: a die hits on 4, for Lucid and for better weapons on 3")
{
    Field field;
    EXPECT_EQ(hits_on(field.state, fighter_of(merc::doc)), 4);
    EXPECT_EQ(hits_on(field.state, fighter_of(merc::lucid)), 3);
    EXPECT_EQ(hits_on(field.state, militia_of(the_dictator)), 4);
    field.state.regime.better_weapons = true;
    EXPECT_EQ(hits_on(field.state, militia_of(the_dictator)), 3);
    EXPECT_EQ(hits_on(field.state, militia_of(rebel1)), 4);
    EXPECT_EQ(hits_on(field.state, fighter_of(dictator_card)), 4);
}

TEST("M-juicer.1: Juicer has five health")
{
    EXPECT_EQ(max_health_of(merc::juicer), 5);
    EXPECT_EQ(max_health_of(merc::doc), 3);
    EXPECT_EQ(max_health_of(dictator_card), 3);
}

TEST("M-genesis.2, E0.3: two weapons add up, and either makes the attack piercing")
{
    Squadron field{merc::genesis, merc::basic};
    field.give(merc::genesis, Pocket::weapon, "m16");
    field.give(merc::genesis, Pocket::accessory, "uzi-with-ap-ammo");
    EXPECT_EQ(field.of(merc::genesis), bare(2, 2, 5, 2));
    EXPECT(is_piercing(field.state, merc::genesis));
    EXPECT(!is_piercing(field.state, merc::basic));
}

TEST("R10.6: armor is what is left on the armor card, and a kit in Gunther's armor slot is none")
{
    Squadron field{merc::gunther, merc::basic};
    const CardId vest = field.give(merc::basic, Pocket::armor, kind::kevlar_vest);
    EXPECT_EQ(armor_of(field.state, merc::basic), 2);
    field.state.wear[vest.index] = 1;
    EXPECT_EQ(armor_of(field.state, merc::basic), 1);
    const CardId kit = field.give(merc::gunther, Pocket::armor, kind::medical_kit);
    field.state.wear[kit.index] = 2;
    EXPECT_EQ(armor_of(field.state, merc::gunther), 0);
}

// ---- The interaction matrix M3 ----

TEST("M3-01: Tack is not the quickest beside Valkyrie")
{
    const Squadron field{merc::tack, merc::valkyrie};
    EXPECT_EQ(field.of(merc::tack).initiative, 3 + 1);
    EXPECT_EQ(field.of(merc::valkyrie).initiative, 4);
}
TEST("M3-02: in a Ghillie Suit she is")
{
    Squadron field{merc::tack, merc::valkyrie};
    field.give(merc::tack, Pocket::armor, kind::ghillie_suit);
    EXPECT_EQ(field.of(merc::tack).initiative, 8);
    EXPECT_EQ(field.of(merc::valkyrie).initiative, 6);
}
TEST("M3-03: Sarge and Tack tie, and neither leads")
{
    const Squadron field{merc::sarge, merc::tack};
    EXPECT_EQ(field.of(merc::sarge).initiative, 3);
    EXPECT_EQ(field.of(merc::tack).initiative, 3);
}
TEST("M3-04: Sarge leads Badger")
{
    EXPECT_EQ((Squadron{merc::sarge, merc::badger}.of(merc::sarge)), bare(4, 3, 2));
}
TEST("M3-05: Snake alone")
{
    EXPECT_EQ((Squadron{merc::snake}.of(merc::snake)), bare(3, 1, 4));
}
TEST("M3-06: Tavisto with Teresa")
{
    EXPECT_EQ((Squadron{merc::tavisto, merc::teresa}.of(merc::tavisto)), bare(3, 4, 3));
}
TEST("M3-07: Haarg with Natasha")
{
    EXPECT_EQ((Squadron{merc::haarg, merc::natasha}.of(merc::haarg)), bare(2, 2, 3));
}
TEST("M3-08: Haarg with Shooter")
{
    EXPECT_EQ((Squadron{merc::haarg, merc::shooter}.of(merc::haarg)), bare(1, 1, 4));
}
TEST("M3-09: Vulture under a mortar and full body armor")
{
    Squadron field{merc::vulture, merc::doc};
    field.give(merc::vulture, Pocket::accessory, kind::mortar);
    field.give(merc::vulture, Pocket::armor, "full-body-armor");
    EXPECT_EQ(field.of(merc::vulture).initiative, 3);
    EXPECT_EQ(field.of(merc::vulture).combat, 5);
}
TEST("M3-10: Surgeon with a mortar and a kevlar vest")
{
    Squadron field{merc::surgeon, merc::doc};
    field.give(merc::surgeon, Pocket::accessory, kind::mortar);
    field.give(merc::surgeon, Pocket::armor, kind::kevlar_vest);
    EXPECT_EQ(field.of(merc::surgeon), bare(-1, 3, 8, 5));
    EXPECT_EQ(armor_of(field.state, merc::surgeon), 2);
}
TEST("M3-11: Mayhem with an Uzi")
{
    Squadron field{merc::mayhem, merc::doc};
    field.give(merc::mayhem, Pocket::weapon, kind::uzi);
    EXPECT_EQ(field.of(merc::mayhem), bare(2, 1, 4, 2));
}
TEST("M3-12: Vandradi with an AK-47 with Full Auto")
{
    Squadron field{merc::vandradi, merc::doc};
    field.give(merc::vandradi, Pocket::weapon, "ak-47-with-full-auto");
    EXPECT_EQ(field.of(merc::vandradi), bare(3, 2, 5, 3));
}
TEST("M3-13, M-moe.2: Moe with a SMAW, and after it")
{
    Squadron field{merc::moe, merc::doc};
    field.give(merc::moe, Pocket::weapon, kind::smaw);
    EXPECT_EQ(field.of(merc::moe), bare(1, 3, 12, 2));
    discard_all(field.state, merc::moe);
    EXPECT_EQ(field.of(merc::moe), bare(3, 3, 2, 1));
}
TEST("M3-14: Ra with a handgun")
{
    Squadron field{merc::ra, merc::doc};
    field.give(merc::ra, Pocket::weapon, "9mm-handgun");
    EXPECT_EQ(field.of(merc::ra), bare(1, 2, 3, 2));
}
TEST("M3-15: Dutch with nothing but a grenade")
{
    Squadron field{merc::dutch, merc::doc};
    field.give(merc::dutch, Pocket::accessory, kind::grenade);
    EXPECT_EQ(field.of(merc::dutch), bare(0, 2, 6, 3));
}
TEST("M3-16: Stumpy with a bandolier of explosives")
{
    Squadron field{merc::stumpy, merc::doc};
    field.give(merc::stumpy, Pocket::accessory, kind::bandolier);
    field.give(merc::stumpy, Pocket::bandolier1, kind::grenade);
    field.give(merc::stumpy, Pocket::bandolier2, kind::mortar);
    EXPECT_EQ(field.of(merc::stumpy), bare(-1, 0, 11, 7));
}
TEST("M3-17: Surgeon against Max")
{
    const Battle field({merc::max}, {merc::surgeon, merc::doc});
    EXPECT_EQ(skills_of(field.state, merc::surgeon).initiative, 1);
    EXPECT_EQ(skills_of(field.state, merc::surgeon).combat, 2);
}
TEST("M3-18: Walter with his own and with allied militia")
{
    Field field;
    field.squad(rebel1, primary, "b2", {merc::walter});
    field.militia("b2", rebel1, 4);
    field.militia("b2", rebel2, 2);
    field.fight_at("b2");
    EXPECT_EQ(militia_initiative(field.state, rebel1), 4);
    EXPECT_EQ(militia_initiative(field.state, rebel2), 2);
}

}  // namespace
}  // namespace sortie::merc
