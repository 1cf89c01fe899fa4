#include "games/merc/movement.h"

#include "games/merc/damage.h"
#include "tests/merc/field.h"

namespace sortie::merc {
namespace {

// The rebels stand in b2, and c2 is the Dictator's.
struct March : Field {
    Events silent;

    explicit March(std::initializer_list<UnitId> members)
    {
        squad(rebel1, primary, "b2", members);
        militia("c2", the_dictator, 3);
    }
    CardId mine_in(std::string_view sector)
    {
        const CardId mine = card(kind::land_mine);
        put_in_stash(state, at(sector), mine);
        return mine;
    }
    void enter(std::string_view target, const Movers& movers)
    {
        enter_sector(state, movers, at(target), silent);
    }
    void enter(std::string_view target, PlayerId player = rebel1)
    {
        Movers movers;
        movers.add(player, primary);
        enter(target, movers);
    }
    int health(UnitId unit) const { return unit_of(state, unit).health; }
    bool waits_at(std::string_view sector) const { return is_combat_waiting(state, at(sector)); }
    bool has_discarded(CardId each) const { return is_discarded(state, each); }
    void settle_all()
    {
        while (next_to_settle(state).is_some()) die(state, next_to_settle(state), silent);
        if (state.entry.is_open()) finish_entry(state, silent);
    }
};

TEST("R7.2.1, R7.2.6: every member pays, a free move before an action")
{
    March march{merc::doc, merc::ewok};
    EXPECT(can_pay_for_move(march.state, squad_of(march.state, rebel1, primary)));
    march.state.units[merc::doc.index].free_moves = 1;
    Movers movers;
    movers.add(rebel1, primary);
    pay_for_move(march.state, movers);
    EXPECT_EQ(unit_of(march.state, merc::doc).actions, 2);
    EXPECT_EQ(unit_of(march.state, merc::doc).free_moves, 0);
    EXPECT_EQ(unit_of(march.state, merc::ewok).actions, 1);
    march.state.units[merc::ewok.index].actions = 0;
    EXPECT(!can_pay_for_move(march.state, squad_of(march.state, rebel1, primary)));
}

TEST("R7.2.3, C2.1: entering an empty sector is a move, entering an enemy's queues a combat")
{
    March march{merc::doc, merc::ewok};
    march.enter("b1");
    EXPECT_EQ(sector_of(march.state, merc::doc), at("b1"));
    EXPECT(march.state.queue.empty());
    EXPECT(!march.state.entry.is_open());
    march.enter("c2");
    ASSERT_EQ(march.state.queue.size(), 1u);
    EXPECT(march.state.queue[0].attacker == Side::rebels);
    EXPECT_EQ(march.state.queue[0].held_by, the_dictator);
}

TEST("C17-a, C17.2, C17.6, C17.13: a mine costs everyone who enters one health, whatever the armor")
{
    March march{merc::doc, merc::ewok};
    march.give(merc::doc, Pocket::armor, kind::kevlar_vest);
    const CardId mine = march.mine_in("c2");
    march.enter("c2");
    EXPECT_EQ(march.health(merc::doc), 2);
    EXPECT_EQ(march.health(merc::ewok), 2);
    EXPECT_EQ(armor_of(march.state, merc::doc), 2);
    EXPECT(march.has_discarded(mine));
    EXPECT(march.waits_at("c2"));
}

TEST("C17-b, C17.5, M-squidhead.1: Squidhead takes the mine and nobody is hurt")
{
    March march{merc::squidhead, merc::ewok};
    const CardId mine = march.mine_in("c2");
    march.enter("c2");
    EXPECT_EQ(march.health(merc::ewok), 3);
    EXPECT_EQ(card_in(march.state, merc::squidhead, Pocket::accessory), mine);
    EXPECT(march.state.disarmed.empty()) << "a carried mine is neither armed nor disarmed";
    EXPECT(march.waits_at("c2"));
}

TEST("C17-c, R17.2, C2.2: a squad that a mine kills causes no combat and is off the board")
{
    March march{merc::doc, merc::ewok};
    march.state.units[merc::doc.index].health = 1;
    march.state.units[merc::ewok.index].health = 1;
    march.mine_in("c2");
    march.enter("c2");
    EXPECT(march.state.entry.is_open());
    EXPECT(!march.waits_at("c2"));
    march.settle_all();
    EXPECT(!march.waits_at("c2"));
    EXPECT(!squad_of(march.state, rebel1, primary).is_on_board());
}

TEST("C17.7: who survives the mine fights")
{
    March march{merc::doc, merc::ewok};
    march.state.units[merc::doc.index].health = 1;
    march.mine_in("c2");
    march.enter("c2");
    march.settle_all();
    EXPECT(march.waits_at("c2"));
    EXPECT_EQ(squad_of(march.state, rebel1, primary).members.size(), 1u);
}

TEST("C17-d, C17.2: mines in a rebel sector hurt the Dictator's squad")
{
    March march{merc::doc, merc::ewok};
    march.squad(the_dictator, primary, "c2", {merc::max});
    march.mine_in("b2");
    march.enter("b2", the_dictator);
    EXPECT_EQ(march.health(merc::max), 2);
    EXPECT_EQ(march.health(merc::doc), 3);
}

TEST("C17-e, C17.3: friends and empty sectors have no mines")
{
    March march{merc::doc, merc::ewok};
    march.squad(rebel2, primary, "b1", {merc::ra});
    const CardId friendly = march.mine_in("b1");
    march.enter("b1");
    EXPECT_EQ(march.health(merc::doc), 3);
    EXPECT(!march.has_discarded(friendly));
    march.mine_in("a2");
    march.enter("a2");
    EXPECT_EQ(march.health(merc::doc), 3);
}

TEST("C17-f, C17.8: one mine for each entry")
{
    March march{merc::doc, merc::ewok};
    march.mine_in("c2");
    march.mine_in("c2");
    march.enter("c2");
    EXPECT_EQ(march.health(merc::doc), 2);
    EXPECT_EQ(armed_mines_in(march.state, at("c2")).size(), 1);
    march.state.queue.clear();
    march.squad(rebel2, primary, "b1", {merc::ra});
    march.state.squads[rebel1.index][primary].sector = at("b2");
    march.enter("c2", rebel2);
    EXPECT_EQ(march.health(merc::ra), 2);
    EXPECT_EQ(march.health(merc::doc), 2);
}

TEST("C17-g, M-squidhead.3, M-squidhead.4: without a free place the mines stay, disarmed")
{
    March march{merc::squidhead, merc::ewok};
    march.give(merc::squidhead, Pocket::accessory, kind::attack_dog);
    const CardId mine = march.mine_in("c2");
    march.mine_in("c2");
    march.enter("c2");
    EXPECT_EQ(march.state.stashes[at("c2").index].size(), 2);
    EXPECT(march.state.disarmed.contains(mine));
    EXPECT(armed_mines_in(march.state, at("c2")).empty());
}

TEST("C17-h, C16.2, M-sonia.2: a joint attack with an escort sets off one mine")
{
    March march{merc::sonia, merc::ewok};
    march.squad(rebel2, primary, "b1", {merc::ra});
    march.militia("b2", rebel1, 2);
    march.mine_in("c2");
    Movers movers;
    movers.add(rebel1, primary);
    movers.add(rebel2, primary);
    movers.escorts[rebel1.index] = 2;
    march.enter("c2", movers);
    for (const UnitId unit : {merc::sonia, merc::ewok, merc::ra}) EXPECT_EQ(march.health(unit), 2);
    EXPECT_EQ(march.state.sectors[at("c2").index].militia[rebel1.index], 1);
    EXPECT_EQ(march.state.sectors[at("b2").index].militia[rebel1.index], 0);
    EXPECT_EQ(march.state.queue.size(), 1u);
}

TEST("C17.6, R2.9: with the option `mine_militia = all` the whole escort is lost")
{
    March march{merc::sonia, merc::ewok};
    march.state.readings.mines_take_all = true;
    march.militia("b2", rebel1, 2);
    march.mine_in("c2");
    Movers movers;
    movers.add(rebel1, primary);
    movers.escorts[rebel1.index] = 2;
    march.enter("c2", movers);
    EXPECT_EQ(march.state.sectors[at("c2").index].militia[rebel1.index], 0);
}

TEST("M-squidhead.2: Squidhead protects everyone who enters with him")
{
    March march{merc::squidhead};
    march.squad(rebel2, primary, "b1", {merc::ra});
    march.mine_in("c2");
    Movers movers;
    movers.add(rebel1, primary);
    movers.add(rebel2, primary);
    march.enter("c2", movers);
    EXPECT_EQ(march.health(merc::ra), 3);
}

TEST("M-squidhead.7: left behind he disarms nothing")
{
    March march{merc::squidhead};
    march.squad(rebel2, primary, "b1", {merc::ra});
    march.mine_in("c2");
    march.enter("c2", rebel2);
    EXPECT_EQ(march.health(merc::ra), 2);
}

TEST("R15.3, D9.1, D9.3, D9-c: the revealed base falls when rebels walk in, not when it is empty")
{
    March march{merc::doc};
    march.state.regime.base = at("b1");
    look_for_end(march.state);
    EXPECT(!march.state.flow.is_over());
    march.enter("b1");
    EXPECT(march.state.flow.is_over());
    EXPECT(march.state.outcome == Outcome::base_taken);
}

TEST("D9-a: a defended base is fought for first")
{
    March march{merc::doc, merc::ewok, merc::ra, merc::basic};
    march.state.regime.base = at("c2");
    march.enter("c2");
    EXPECT(!march.state.flow.is_over());
    EXPECT(march.waits_at("c2"));
}

}  // namespace
}  // namespace sortie::merc
