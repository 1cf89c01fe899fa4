// Which equipment automatic players take (AI2.5, AI2.6, AI6.12).

#include "games/merc/outfitter.h"

#include "tests/merc/field.h"

namespace sortie::merc {
namespace {

struct Wardrobe : Field {
    explicit Wardrobe(UnitId unit = merc::doc) : worn_by(unit)
    {
        squad(the_dictator, primary, "b2", {unit});
    }
    UnitId worn_by;

    CardId lay_out(std::string_view kind)
    {
        const CardId laid = card(kind_named(kind));
        put_in_stash(state, at("b2"), laid);
        return laid;
    }
    std::optional<PutChoice> choice() const
    {
        return usual_put(state, worn_by, state.stashes[at("b2").index]);
    }
    // Takes everything that it would, one card after the other; answers what it took.
    std::vector<CardId> take_all()
    {
        std::vector<CardId> taken;
        while (const auto next = choice()) {
            take_from_stash(state, at("b2"), next->card);
            const CardId held = card_in(state, worn_by, next->pocket);
            if (held.is_some()) {
                take_from_pocket(state, worn_by, next->pocket);
                put_in_stash(state, at("b2"), held);
            }
            put_in_pocket(state, worn_by, next->card, next->pocket);
            taken.push_back(next->card);
        }
        return taken;
    }
};

TEST("AI6.12, AI2.6: of each type the highest number, weapon, armor and accessory in this order")
{
    Wardrobe room;
    room.lay_out("9mm-handgun");
    const CardId rifle = room.lay_out("50-caliber-rifle");
    const CardId vest = room.lay_out("kevlar-vest");
    room.lay_out("body-armor");
    const CardId suit = room.lay_out("ghillie-suit");
    const CardId grenade = room.lay_out("grenade");
    room.lay_out("first-aid-kit");
    EXPECT_EQ(room.take_all(), (std::vector{rifle, suit, grenade}));
    EXPECT(room.state.stashes[at("b2").index].contains(vest)) << "350 is less than 450";
}

TEST("AI6.12: something held is exchanged only for a higher number")
{
    Wardrobe room;
    const CardId own = room.give(merc::doc, Pocket::weapon, "ak-47");
    room.lay_out("9mm-handgun");
    EXPECT_FALSE(room.choice().has_value());
    const CardId uzi = room.lay_out("uzi");
    EXPECT_EQ(room.take_all(), std::vector{uzi});
    EXPECT(room.state.stashes[at("b2").index].contains(own)) << "810 for 710";
}

TEST("AI6.12: land mines and repair kits stay where they are")
{
    Wardrobe room;
    room.lay_out("land-mine");
    room.lay_out("repair-kit");
    EXPECT_FALSE(room.choice().has_value());
    EXPECT_FALSE(would_reequip(room.state, merc::doc));
}

TEST("AI6.12: what a MERC refuses is no choice")
{
    Wardrobe room(merc::apeiron);
    room.lay_out("mortar");
    const CardId radio = room.lay_out("field-radio");
    EXPECT_EQ(room.take_all(), std::vector{radio});
}

TEST("AI6.12: the places of a bandolier are filled last, never with a second one")
{
    Wardrobe room;
    const CardId belt = room.lay_out("bandolier");
    room.lay_out("bandolier");
    const CardId mortar = room.lay_out("mortar");
    const CardId radio = room.lay_out("field-radio");
    const CardId kit = room.lay_out("first-aid-kit");
    const CardId shot = room.lay_out("epinephrine-shot");
    const std::vector<CardId> taken = room.take_all();
    EXPECT_EQ(taken.size(), 4u);
    EXPECT(kind_id_of(taken[0]) == kind::bandolier);
    EXPECT_EQ(kind_id_of(belt), kind::bandolier);
    EXPECT_EQ(card_in(room.state, merc::doc, Pocket::bandolier1), mortar);
    EXPECT_EQ(card_in(room.state, merc::doc, Pocket::bandolier2), radio);
    EXPECT_EQ(card_in(room.state, merc::doc, Pocket::bandolier3), shot) << "230 before 150";
    EXPECT(room.state.stashes[at("b2").index].contains(kit));
}

TEST("AI1.7, AI6.12: a card that is given to him goes on if it improves him, else to the stash")
{
    Wardrobe room;
    const CardId pistol = room.card(kind_named("9mm-handgun"));
    EXPECT(usual_pocket(room.state, merc::doc, pistol) == Pocket::weapon);
    room.give(merc::doc, Pocket::weapon, "ak-47");
    EXPECT_FALSE(usual_pocket(room.state, merc::doc, pistol).has_value());
}

TEST("AI2.5: fully equipped is whoever has something in each of the three slots")
{
    Wardrobe room;
    EXPECT_FALSE(is_fully_equipped(room.state, merc::doc));
    room.give(merc::doc, Pocket::weapon, "uzi");
    room.give(merc::doc, Pocket::armor, "flak-vest");
    EXPECT_FALSE(is_fully_equipped(room.state, merc::doc));
    room.give(merc::doc, Pocket::accessory, "land-mine");
    EXPECT(is_fully_equipped(room.state, merc::doc));
    Wardrobe special(merc::gunther);
    special.give(merc::gunther, Pocket::weapon, "grenade");
    special.give(merc::gunther, Pocket::armor, "grenade");
    special.give(merc::gunther, Pocket::accessory, "mortar");
    EXPECT(is_fully_equipped(special.state, merc::gunther)) << "every main slot holds something";
}

TEST("AI6.12: by name, and the Dictator card last")
{
    Wardrobe room;
    EXPECT(is_before_by_name(room.state, merc::apeiron, merc::bouba));
    EXPECT_FALSE(is_before_by_name(room.state, merc::bouba, merc::apeiron));
    EXPECT(is_before_by_name(room.state, merc::wolverine, dictator_card)) << "Castro stands last";
    EXPECT_FALSE(is_before_by_name(room.state, dictator_card, merc::wolverine));
}

TEST("AI6.14.3: Hagness keeps the highest card that somebody lacks, for the first in the alphabet")
{
    Wardrobe room(merc::hagness);
    room.squad(the_dictator, primary, "b2", {merc::tao, merc::doc});
    room.give(merc::doc, Pocket::weapon, "9mm-handgun");
    Task task;
    task.unit = merc::hagness;
    const CardId uzi = room.card(kind::uzi);
    task.drawn.push_back(room.card(kind::m16));
    task.drawn.push_back(uzi);
    task.drawn.push_back(room.card(kind::ak_47));
    const KeepChoice choice = usual_keep(room.state, task);
    EXPECT_EQ(choice.card, uzi);
    EXPECT_EQ(choice.unit, merc::hagness) << "Doc has a weapon";
    room.give(merc::hagness, Pocket::weapon, "9mm-handgun");
    EXPECT_EQ(usual_keep(room.state, task).unit, merc::tao);
}

}  // namespace
}  // namespace sortie::merc
