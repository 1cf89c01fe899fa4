#include "games/merc/movement.h"

#include <algorithm>

#include "games/merc/damage.h"
#include "games/merc/events.h"
#include "games/merc/forces.h"
#include "games/merc/gear.h"
#include "games/merc/modes/choice.h"
#include "games/merc/modes/motor_pool.h"
#include "games/merc/modes/rescue.h"
#include "games/merc/skills.h"

namespace sortie::merc {
namespace {

// The entering squads' units, in the order R0.12.
template <class Visit>
void for_each_mover(const State& state, const Movers& movers, Visit visit)
{
    for_each_moving_squad(movers, [&](PlayerId player, std::uint8_t squad) {
        for (const UnitId unit : squad_of(state, player, squad).members) visit(unit);
    });
}

bool is_among(const State& state, const Movers& movers, UnitId wanted)
{
    bool is_found = false;
    for_each_mover(state, movers, [&](UnitId unit) { is_found |= unit == wanted; });
    return is_found;
}

// M-sonia.1: her militia leave the sector that she leaves.
void take_escort_along(State& state, const Movers& movers, SectorId target)
{
    const Unit& sonia = unit_of(state, merc::sonia);
    if (!sonia.is_in_play()) return;
    const std::uint8_t escort = movers.escorts[sonia.owner.index];
    if (escort == 0) return;
    auto& from = state.sectors[sector_of(state, merc::sonia).index].militia[sonia.owner.index];
    auto& to = state.sectors[target.index].militia[sonia.owner.index];
    CHECK(from >= escort);
    from = static_cast<std::uint8_t>(from - escort);
    to = static_cast<std::uint8_t>(to + escort);
}

// C17.5: all mines are disarmed, and Squidhead takes as many as he has free places for.
void disarm(State& state, SectorId sector, const CardSet& mines, Events& events)
{
    int taken = 0;
    for (const CardId mine : mines) {
        state.disarmed.insert(mine);
        const auto pocket = free_pocket_for(state, merc::squidhead, mine);
        if (!pocket) continue;
        take_from_stash(state, sector, mine);
        put_in_pocket(state, merc::squidhead, mine, *pocket);
        ++taken;
    }
    events.tell(told::mine_disarmed, sector, taken);
}

// C17.6: one mine hurts everyone who enters.
void explode(State& state, const Movers& movers, SectorId sector, CardId mine, Events& events)
{
    const int damage = kind_of(mine).effect.mine_damage;
    events.tell(told::mine_exploded, sector, damage);
    take_from_stash(state, sector, mine);
    discard_card(state, mine);
    for_each_mover(state, movers,
                   [&](UnitId unit) { hurt(state, unit, damage, Piercing::yes, events); });
    for (std::uint8_t i = 0; i < player_count; ++i) {
        const int escort = movers.escorts[i];
        const int lost = state.readings.mines_take_all ? escort : std::min(escort, damage);
        remove_militia(state, sector, PlayerId{i}, lost, events);
        const int riders = riders_of(state, PlayerId{i});
        if (riders == 0) continue;
        const int struck = state.readings.mines_take_all ? riders : std::min(riders, damage);
        remove_militia(state, sector, PlayerId{i}, hit_riders(state, PlayerId{i}, struck, events),
                       events);  // V3.14
    }
}

void check_mines(State& state, const Movers& movers, SectorId sector, Events& events)
{
    if (!state.stashes[sector.index].empty()) events.shows_secret();  // that there is none, too
    const CardSet mines = armed_mines_in(state, sector);
    if (mines.empty()) return;
    if (is_among(state, movers, merc::squidhead)) {
        disarm(state, sector, mines, events);
    } else {
        explode(state, movers, sector, mines.front(), events);
    }
}

}  // namespace

bool can_pay_for_move(const State& state, const Squad& squad)
{
    const int price = price_of_move(state, squad);
    for (const UnitId unit : squad.members) {
        const Unit& each = unit_of(state, unit);
        if (each.actions + (each.free_moves > 0 ? 1 : 0) < price) return false;
    }
    return !squad.members.empty();
}

void pay_for_move(State& state, const Movers& movers)
{
    for_each_mover(state, movers, [&](UnitId unit) {
        Unit& mover = unit_of(state, unit);
        int price = price_of_move(state, squad_of(state, unit));
        if (mover.free_moves > 0) {
            --mover.free_moves;  // V3.12: one of several actions
            --price;
        }
        CHECK(mover.actions >= price);
        mover.actions = static_cast<std::uint8_t>(mover.actions - price);
    });
}

void enter_sector(State& state, const Movers& movers, SectorId target, Events& events)
{
    Side side = Side::neither;
    for_each_moving_squad(movers,
                          [&](PlayerId player, std::uint8_t) { side = side_of(state, player); });
    CHECK(side != Side::neither);
    const PlayerId held_by = controller_of(state, target);
    take_escort_along(state, movers, target);
    if (state.modes.has_vehicles) {
        for_each_moving_squad(movers, [&](PlayerId player, std::uint8_t squad) {
            take_riders_along(state, player, squad, target, movers.escorts[player.index]);
        });
    }
    for_each_moving_squad(movers, [&](PlayerId player, std::uint8_t squad) {
        SectorId& at = squad_of(state, player, squad).sector;
        if (movers.by_way_of.is_some()) {
            events.tell(told::moved, player, at, movers.by_way_of);
            at = movers.by_way_of;
        }
        events.tell(told::moved, player, at, target);
        at = target;
    });
    state.entry = {target, side, held_by};
    if (held_by.is_some() && side_of(state, held_by) != side)
        check_mines(state, movers, target, events);
    if (state.dying.empty()) finish_entry(state, events);
}

void finish_entry(State& state, Events& events)
{
    CHECK(state.entry.is_open());
    CHECK(state.dying.empty());
    const Entry entry = state.entry;
    state.entry = Entry{};
    turn_over(state, entry.sector, events);
    if (are_both_sides_in(state, entry.sector)) {
        queue_combat(state, entry.sector, entry.side, entry.held_by, events);
    } else {
        forget_riders(state);
        look_for_end(state);
    }
}

void look_for_end(State& state)
{
    if (state.modes.mode != Mode::normal) {
        look_for_end_of_mode(state);
        return;
    }
    const SectorId base = state.regime.base;
    if (base.is_none() || is_combat_waiting(state, base)) return;
    if (side_in_control(state, base) != Side::rebels) return;
    state.outcome = Outcome::base_taken;
    state.flow.end_game();
}

}  // namespace sortie::merc
