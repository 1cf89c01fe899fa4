#include "games/merc/regrouping.h"

namespace sortie::merc {
namespace {

// The regular squad of the player that is off the board; `squad_count` if both are on it.
std::uint8_t free_squad(const State& state, PlayerId player)
{
    for (const std::uint8_t squad : {primary, secondary}) {
        if (!squad_of(state, player, squad).is_on_board()) return squad;
    }
    return squad_count;
}

void hand_over(State& state, SectorId sector, PlayerId from, PlayerId to, int count, Events& events)
{
    auto& militia = state.sectors[sector.index].militia;
    CHECK(militia[from.index] >= count);
    militia[from.index] = static_cast<std::uint8_t>(militia[from.index] - count);
    militia[to.index] = static_cast<std::uint8_t>(militia[to.index] + count);
    events.tell(told::militia_given, from, to, sector, count);
}

const Request& request_of(const State& state, const Chosen& chosen)
{
    return state.requests[chosen.as<PlayerId>(0).index];
}

void add_sectors_with_militia(const State& state, PlayerId player, Candidates& out)
{
    for (const SectorId sector : sectors_of(state)) {
        if (state.sectors[sector.index].militia[player.index] > 0) out.add(sector);
    }
}

void add_amounts(const State& state, PlayerId player, SectorId sector, Candidates& out)
{
    const int most = state.sectors[sector.index].militia[player.index];
    for (int i = 1; i <= most; ++i) out.add(static_cast<Argument>(i));
}

}  // namespace

bool a_squad_is_free(const State& state, const Chosen& chosen)
{
    return free_squad(state, commander_of(state, chosen)) < squad_count;
}

// D3.4: the Dictator card may leave the base squad empty.
bool others_stay(const State& state, const Chosen& chosen)
{
    const Unit& unit = unit_of(state, chosen.as<UnitId>(0));
    return unit.squad == base_squad || squad_of(state, chosen.as<UnitId>(0)).members.size() > 1;
}

void do_split(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    pay_free_command(state, chosen);
    change_squad(state, unit, free_squad(state, commander_of(state, chosen)), events);
    events.tell(told::changed_squad, unit, unit_of(state, unit).squad);
}

void other_squads_there(const State& state, const Chosen& chosen, Candidates& out)
{
    const UnitId unit = chosen.as<UnitId>(0);
    const PlayerId player = commander_of(state, chosen);
    const SectorId sector = sector_of(state, unit);
    for (const std::uint8_t squad : {primary, secondary}) {
        if (squad == unit_of(state, unit).squad) continue;
        if (squad_of(state, player, squad).sector == sector) out.add(squad);
    }
    const bool may_enter_base = unit == dictator_card && sector == state.regime.base;
    if (may_enter_base && unit_of(state, unit).squad != base_squad) out.add(base_squad);
}

bool may_use_base_squad(const State& state, const Chosen& chosen)
{
    if (chosen.as<std::uint8_t>(1) != base_squad) return true;
    const UnitId unit = chosen.as<UnitId>(0);
    return unit == dictator_card && sector_of(state, unit) == state.regime.base;
}

bool squad_is_in_same_sector(const State& state, const Chosen& chosen)
{
    const UnitId unit = chosen.as<UnitId>(0);
    const Squad& squad = squad_of(state, commander_of(state, chosen), chosen.as<std::uint8_t>(1));
    return chosen.as<std::uint8_t>(1) == base_squad || squad.sector == sector_of(state, unit);
}

bool squad_has_room(const State& state, const Chosen& chosen)
{
    return !is_full(state, commander_of(state, chosen), chosen.as<std::uint8_t>(1));
}

bool is_another_squad(const State& state, const Chosen& chosen)
{
    return unit_of(state, chosen.as<UnitId>(0)).squad != chosen.as<std::uint8_t>(1);
}

void do_transfer(State& state, const Chosen& chosen, Events& events)
{
    pay_free_command(state, chosen);
    change_squad(state, chosen.as<UnitId>(0), chosen.as<std::uint8_t>(1), events);
    events.tell(told::changed_squad, chosen.as<UnitId>(0), chosen.as<int>(1));
}

void every_rebel(const State& state, const Chosen&, Candidates& out)
{
    for_each_player_of(state, Side::rebels, [&](PlayerId rebel) { out.add(rebel); });
}

bool is_not_oneself(const State& state, const Chosen& chosen)
{
    return chosen.as<PlayerId>(0) != commander_of(state, chosen);
}

void sectors_with_own_militia(const State& state, const Chosen& chosen, Candidates& out)
{
    add_sectors_with_militia(state, commander_of(state, chosen), out);
}

bool sector_is_uncontested(const State& state, const Chosen& chosen)
{
    return !is_contested(state, chosen.as<SectorId>(1));
}

void amounts_of_own_militia(const State& state, const Chosen& chosen, Candidates& out)
{
    add_amounts(state, commander_of(state, chosen), chosen.as<SectorId>(1), out);
}

void do_gift(State& state, const Chosen& chosen, Events& events)
{
    pay_free_command(state, chosen);
    hand_over(state, chosen.as<SectorId>(1), commander_of(state, chosen), chosen.as<PlayerId>(0),
              chosen.as<int>(2), events);
}

void sectors_with_their_militia(const State& state, const Chosen& chosen, Candidates& out)
{
    add_sectors_with_militia(state, chosen.as<PlayerId>(0), out);
}

void amounts_of_their_militia(const State& state, const Chosen& chosen, Candidates& out)
{
    add_amounts(state, chosen.as<PlayerId>(0), chosen.as<SectorId>(1), out);
}

void do_request(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId asker = commander_of(state, chosen);
    pay_free_command(state, chosen);
    state.requests[asker.index] = {chosen.as<PlayerId>(0), chosen.as<SectorId>(1),
                                   chosen.as<std::uint8_t>(2)};
    events.tell_only(rebel_seats(state), told::militia_requested, asker, chosen.as<PlayerId>(0),
                     chosen.as<SectorId>(1), chosen.as<int>(2));
}

void who_asks_me(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const PlayerId rebel : rebels_of(state)) {
        if (state.requests[rebel.index].to == commander_of(state, chosen)) out.add(rebel);
    }
}

bool request_can_be_met(const State& state, const Chosen& chosen)
{
    const Request& open = request_of(state, chosen);
    return state.sectors[open.sector.index].militia[open.to.index] >= open.count;
}

void do_grant(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId asker = chosen.as<PlayerId>(0);
    const Request open = request_of(state, chosen);
    state.requests[asker.index] = Request{};
    hand_over(state, open.sector, open.to, asker, open.count, events);
}

void do_deny(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId asker = chosen.as<PlayerId>(0);
    state.requests[asker.index] = Request{};
    events.tell_only(rebel_seats(state), told::request_denied, commander_of(state, chosen), asker);
}

}  // namespace sortie::merc
