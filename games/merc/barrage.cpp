#include "games/merc/barrage.h"

#include "games/merc/damage.h"

namespace sortie::merc {
namespace {

SectorId shelled_sector(const State& state)
{
    return state.regime.chosen[state.shelling.sector];
}

// The first rebel from `from` on who has units in the sector; none if nobody has.
PlayerId next_to_decide(const State& state, std::size_t from)
{
    for (const PlayerId rebel : rebels_of(state)) {
        if (rebel.index < from) continue;
        if (units_of_player(state, shelled_sector(state), rebel) > 0) return rebel;
    }
    return PlayerId::none();
}

void pass_on(State& state)
{
    state.shelling.deciding = next_to_decide(state, state.shelling.deciding.index + 1u);
    state.shelling.taken = 0;
}

// TC0.7: as many hits are left as units, so there is nothing to choose.
bool is_everyone_hit(const State& state)
{
    return state.shelling.deciding.is_some() &&
           state.shelling.hits_left >= own_marks_left(state) + later_marks(state);
}

// All units of the rebel who decides and of those after him.
void hit_everyone(State& state)
{
    const SectorId sector = shelled_sector(state);
    for (const PlayerId rebel : rebels_of(state)) {
        if (rebel.index < state.shelling.deciding.index) continue;
        state.shelling.militia[rebel.index] = state.sectors[sector.index].militia[rebel.index];
        for_each_unit_in(state, rebel, sector, [&](UnitId unit) { state.shelled.insert(unit); });
    }
    state.shelling.hits_left = 0;
}

}  // namespace

bool barrage_goes_on(const State& state)
{
    return state.regime.is_playing && state.regime.playing == Tactic::artillery_barrage &&
           state.shelling.sector < state.regime.chosen.size();
}

void begin_shelling(State& state, Events&)
{
    Shelling& shelling = state.shelling;
    shelling.hits_left = state.regime.rolls[shelling.sector];
    shelling.militia = {};
    shelling.deciding = next_to_decide(state, 0);
}

bool someone_shares_hits(const State& state)
{
    return state.shelling.deciding.is_some() && state.shelling.hits_left > 0 &&
           !is_everyone_hit(state);
}

Seat seat_that_shares(const State& state)
{
    return seat_of(state, state.shelling.deciding);
}

int own_marks_left(const State& state)
{
    const PlayerId rebel = state.shelling.deciding;
    const SectorId sector = shelled_sector(state);
    int count =
        state.sectors[sector.index].militia[rebel.index] - state.shelling.militia[rebel.index];
    for_each_unit_in(state, rebel, sector,
                     [&](UnitId unit) { count += state.shelled.contains(unit) ? 0 : 1; });
    return count;
}

int later_marks(const State& state)
{
    int count = 0;
    for (const PlayerId rebel : rebels_of(state)) {
        if (rebel.index <= state.shelling.deciding.index) continue;
        count += units_of_player(state, shelled_sector(state), rebel);
    }
    return count;
}

void apply_shelling(State& state, Events& events)
{
    const SectorId sector = shelled_sector(state);
    if (state.shelling.hits_left > 0 && is_everyone_hit(state)) hit_everyone(state);
    for (const PlayerId rebel : rebels_of(state)) {
        remove_militia(state, sector, rebel, state.shelling.militia[rebel.index], events);
    }
    for (const UnitId unit : state.shelled) hurt(state, unit, 1, Piercing::no, events);
    state.shelled.clear();
    const std::uint8_t next = static_cast<std::uint8_t>(state.shelling.sector + 1);
    state.shelling = Shelling{};
    state.shelling.sector = next;
}

void marks_to_suffer(const State& state, const Chosen& chosen, Candidates& out)
{
    const PlayerId rebel = commander_of(state, chosen);
    const SectorId sector = shelled_sector(state);
    for_each_unit_in(state, rebel, sector, [&](UnitId unit) {
        if (!state.shelled.contains(unit)) out.add(fighter_of(unit));
    });
    const int militia = state.sectors[sector.index].militia[rebel.index];
    if (state.shelling.militia[rebel.index] < militia) out.add(militia_of(rebel));
}

void do_suffer(State& state, const Chosen& chosen, Events&)
{
    const FighterId mark = chosen.as<FighterId>(0);
    if (is_militia(mark)) {
        ++state.shelling.militia[player_in(mark).index];
    } else {
        state.shelled.insert(unit_in(mark));
    }
    --state.shelling.hits_left;
    ++state.shelling.taken;
    if (own_marks_left(state) == 0) pass_on(state);
}

bool others_can_take_the_rest(const State& state, const Chosen&)
{
    return state.shelling.hits_left <= later_marks(state);
}

void do_suffered(State& state, const Chosen&, Events&)
{
    pass_on(state);
}

}  // namespace sortie::merc
