#include "games/merc/gear.h"

#include "tests/merc/field.h"

namespace sortie::merc {
namespace {

struct Bench : Field {
    Bench()
    {
        squad(rebel1, primary, "b2", {merc::doc, merc::apeiron, merc::genesis, merc::gunther});
    }
    // Why a card of the kind does not fit, or "".
    std::string why_not(UnitId unit, std::string_view kind, Pocket pocket)
    {
        const CardId one = card(kind_named(kind));
        const std::optional<Code> code = why_not_pocket(state, unit, one, pocket);
        discard_card(state, one);
        take_from_discard(state, one);
        state.equipment[static_cast<std::size_t>(kind_of(one).slot)].put_on_top(one);
        return std::string(code.value_or(""));
    }
};

TEST("R10.1: a slot takes only its own type")
{
    Bench bench;
    EXPECT_EQ(bench.why_not(merc::doc, "m16", Pocket::weapon), "");
    EXPECT_EQ(bench.why_not(merc::doc, "flak-vest", Pocket::armor), "");
    EXPECT_EQ(bench.why_not(merc::doc, "grenade", Pocket::accessory), "");
    EXPECT_EQ(bench.why_not(merc::doc, "m16", Pocket::armor), "E_SLOT");
    EXPECT_EQ(bench.why_not(merc::doc, "m16", Pocket::accessory), "E_SLOT");
    EXPECT_EQ(bench.why_not(merc::doc, "grenade", Pocket::weapon), "E_SLOT");
    EXPECT_EQ(bench.why_not(merc::doc, "flak-vest", Pocket::accessory), "E_SLOT");
}

TEST(
    "R10.2, M-genesis.1, M-genesis.3: Genesis holds a second weapon where others have an accessory")
{
    Bench bench;
    EXPECT_EQ(bench.why_not(merc::genesis, "m16", Pocket::accessory), "");
    EXPECT_EQ(bench.why_not(merc::genesis, "m16", Pocket::armor), "E_SLOT");
    bench.give(merc::genesis, Pocket::accessory, "m16");
    EXPECT_EQ(bench.why_not(merc::genesis, "grenade", Pocket::bandolier1), "E_SLOT");
}

TEST("R10.2, M-gunther.1, M-gunther.2, M-gunther.3: Gunther's slots all take accessories")
{
    Bench bench;
    for (const Pocket pocket : {Pocket::weapon, Pocket::armor, Pocket::accessory}) {
        EXPECT_EQ(bench.why_not(merc::gunther, "grenade", pocket), "");
        EXPECT_EQ(bench.why_not(merc::gunther, "bandolier", pocket), "");
    }
    bench.give(merc::gunther, Pocket::armor, kind::bandolier);
    EXPECT_EQ(bench.why_not(merc::gunther, "bandolier", Pocket::weapon), "E_SECOND_BANDOLIER");
    EXPECT_EQ(bench.why_not(merc::gunther, "bandolier", Pocket::armor), "") << "in its place";
    for (const Pocket pocket :
         {Pocket::weapon, Pocket::accessory, Pocket::bandolier1, Pocket::bandolier2}) {
        bench.give(merc::gunther, pocket, pocket == Pocket::weapon ? "grenade" : "field-radio");
        if (pocket == Pocket::accessory) break;
    }
    EXPECT_EQ(bench.why_not(merc::gunther, "mortar", Pocket::bandolier3), "");
}

TEST("R10.2, M-apeiron.1, M-apeiron.3, M-apeiron.4: Apeiron refuses explosives, in a bandolier too")
{
    Bench bench;
    bench.give(merc::apeiron, Pocket::accessory, kind::bandolier);
    for (const std::string_view explosive : {"grenade", "fragmentation-grenade", "mortar"}) {
        EXPECT_EQ(bench.why_not(merc::apeiron, explosive, Pocket::accessory), "E_REFUSES_ITEM");
        EXPECT_EQ(bench.why_not(merc::apeiron, explosive, Pocket::bandolier1), "E_REFUSES_ITEM");
    }
    EXPECT_EQ(bench.why_not(merc::apeiron, "smaw", Pocket::weapon), "");
    EXPECT_EQ(bench.why_not(merc::apeiron, "land-mine", Pocket::bandolier1), "");
}

TEST("R10.3, E-bandolier.1, E-bandolier.2: a bandolier holds three accessories and no bandolier")
{
    Bench bench;
    EXPECT_EQ(bench.why_not(merc::doc, "grenade", Pocket::bandolier1), "E_SLOT") << "he has none";
    bench.give(merc::doc, Pocket::accessory, kind::bandolier);
    EXPECT_EQ(bench.why_not(merc::doc, "grenade", Pocket::bandolier3), "");
    EXPECT_EQ(bench.why_not(merc::doc, "m16", Pocket::bandolier1), "E_SLOT");
    EXPECT_EQ(bench.why_not(merc::doc, "bandolier", Pocket::bandolier1), "E_SECOND_BANDOLIER");
    EXPECT(bandolier_of(bench.state, merc::doc).is_some());
    EXPECT(bandolier_of(bench.state, merc::genesis).is_none());
}

TEST("the first free place for a card, if there is one")
{
    Bench bench;
    const CardId grenade = bench.card(kind::grenade);
    EXPECT(free_pocket_for(bench.state, merc::doc, grenade) == Pocket::accessory);
    bench.give(merc::doc, Pocket::accessory, kind::bandolier);
    EXPECT(free_pocket_for(bench.state, merc::doc, grenade) == Pocket::bandolier1);
    EXPECT(!free_pocket_for(bench.state, merc::apeiron, grenade));
    EXPECT(!can_carry(bench.state, merc::apeiron, grenade));
    EXPECT(can_carry(bench.state, merc::genesis, grenade));
}

TEST("R10.7, R10.8: damaged armor goes to its pile instead of a stash")
{
    Bench bench;
    const CardId vest = bench.card(kind::kevlar_vest);
    bench.state.wear[vest.index] = 1;
    EXPECT(is_damaged(bench.state, vest));
    put_in_stash(bench.state, at("b2"), vest);
    EXPECT(bench.state.stashes[at("b2").index].empty());
    EXPECT(is_discarded(bench.state, vest));
}

TEST("R10.9, E-medical-kit.2: a used medical kit is not damaged and keeps its count in a stash")
{
    Bench bench;
    const CardId kit = bench.card(kind::medical_kit);
    bench.state.wear[kit.index] = 2;
    EXPECT(!is_damaged(bench.state, kit));
    put_in_stash(bench.state, at("b2"), kit);
    EXPECT(bench.state.stashes[at("b2").index].contains(kit));
    EXPECT_EQ(bench.state.wear[kit.index], 2);
}

TEST("R10.10, E2.3: what comes out of a discard pile is whole again")
{
    Bench bench;
    const CardId vest = bench.card(kind::kevlar_vest);
    bench.state.wear[vest.index] = 2;
    discard_card(bench.state, vest);
    EXPECT(has_discarded_card(bench.state));
    take_from_discard(bench.state, vest);
    EXPECT_EQ(bench.state.wear[vest.index], 0);
    EXPECT(!has_discarded_card(bench.state));
}

TEST("R9.3, R10.13: all that a unit carries goes to the stash, or to the piles")
{
    Bench bench;
    const CardId rifle = bench.give(merc::doc, Pocket::weapon, "m16");
    bench.give(merc::doc, Pocket::accessory, kind::bandolier);
    const CardId grenade = bench.give(merc::doc, Pocket::bandolier2, kind::grenade);
    leave_all_in_stash(bench.state, merc::doc, at("b2"));
    EXPECT_EQ(bench.state.stashes[at("b2").index].size(), 3);
    EXPECT(bench.state.stashes[at("b2").index].contains(grenade));
    take_from_stash(bench.state, at("b2"), rifle);
    put_in_pocket(bench.state, merc::doc, rifle, Pocket::weapon);
    discard_all(bench.state, merc::doc);
    EXPECT(is_discarded(bench.state, rifle));
    EXPECT_EQ(unit_of(bench.state, merc::doc).carried, (std::array<CardId, pocket_count>{}));
}

TEST(
    "R16.1, R16.4: an empty deck is made anew from its discard pile; with both empty nothing is drawn")
{
    Bench bench;
    auto& armor = bench.state.equipment[static_cast<std::size_t>(Slot::armor)];
    const CardId last = armor.draw_pile[0];
    armor.draw_pile.clear();
    armor.discard(last);
    EXPECT(can_draw(bench.state, Slot::armor));
    EXPECT_EQ(draw_card(bench.state, Slot::armor), last);
    EXPECT(!can_draw(bench.state, Slot::armor));
    EXPECT(draw_card(bench.state, Slot::armor).is_none());
}

TEST("R7.20.3, C17.1, E-land-mine.3: a mine is armed whenever it comes into a stash")
{
    Bench bench;
    const CardId mine = bench.card(kind::land_mine);
    put_in_stash(bench.state, at("b2"), mine);
    EXPECT_EQ(armed_mines_in(bench.state, at("b2")), CardSet{mine});
    bench.state.disarmed.insert(mine);
    EXPECT(armed_mines_in(bench.state, at("b2")).empty());
    take_from_stash(bench.state, at("b2"), mine);
    put_in_pocket(bench.state, merc::doc, mine, Pocket::accessory);
    put_in_stash(bench.state, at("b2"),
                 take_from_pocket(bench.state, merc::doc, Pocket::accessory));
    EXPECT_EQ(armed_mines_in(bench.state, at("b2")), CardSet{mine});
}

}  // namespace
}  // namespace sortie::merc
