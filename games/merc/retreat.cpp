#include "games/merc/retreat.h"

#include "games/merc/modes/rescue.h"

namespace sortie::merc {
namespace {

constexpr std::uint8_t other(std::uint8_t squad)
{
    return squad == primary ? secondary : primary;
}

RetreatChoice& choice_of(State& state, PlayerId player, std::uint8_t squad)
{
    return state.combat.retreats[player.index][squad];
}
const RetreatChoice& choice_of(const State& state, PlayerId player, std::uint8_t squad)
{
    return state.combat.retreats[player.index][squad];
}

bool stands_in_combat(const State& state, PlayerId player, std::uint8_t squad)
{
    return squad_of(state, player, squad).sector == state.combat.sector;
}

// The one squad that the player has in the combat while the other is off the board; `squad_count` if there is none.
std::uint8_t squad_to_split(const State& state, PlayerId player)
{
    if (state.modes.mode == Mode::solo_rescue) return squad_count;  // V6.1: there is no other squad
    for (const std::uint8_t squad : {primary, secondary}) {
        const bool other_is_free = !squad_of(state, player, other(squad)).is_on_board();
        if (other_is_free && stands_in_combat(state, player, squad)) return squad;
    }
    return squad_count;
}

bool is_to_answer(const State& state, const Chosen& chosen, std::uint8_t squad)
{
    const bool splits = chosen.as<int>(0) != 0;
    return splits || stands_in_combat(state, commander_of(state, chosen), squad);
}

void carry_out_splits(State& state, PlayerId player, Events& events)
{
    for (const std::uint8_t squad : {primary, secondary}) {
        for (const UnitId unit : FixedVector(squad_of(state, player, squad).members)) {
            if (!state.splits.contains(unit)) continue;
            state.splits.erase(unit);
            change_squad(state, unit, other(squad), events);
            events.tell(told::changed_squad, unit, other(squad));
        }
    }
}

// C10.7: dogs of units that leave go with them, and so do dogs on them.
void leave_combat(State& state, PlayerId player, std::uint8_t squad, SectorId to, Events& events)
{
    Squad& leaving = squad_of(state, player, squad);
    for (Dog& dog : state.combat.dogs) {
        if (leaving.members.contains(dog.on) || leaving.members.contains(dog.by)) dog = Dog{};
    }
    state.modes.riding[player.index][squad] = 0;  // V3.10: militia stay
    events.tell(told::retreated, player, leaving.sector, to);
    leaving.sector = to;
    turn_over(state, to, events);  // V6.4
    if (are_both_sides_in(state, to)) {
        queue_combat(state, to, side_of(state, player), PlayerId::none(), events);
    }
}

// C14.5: a destination that has become illegal cancels the retreat.
void carry_out(State& state, PlayerId player, Events& events)
{
    for (const std::uint8_t squad : {primary, secondary}) {
        const RetreatChoice choice = choice_of(state, player, squad);
        if (choice.answer != Retreat::goes || !stands_in_combat(state, player, squad)) continue;
        if (!retreat_sectors(state, side_of(state, player)).contains(choice.to)) continue;
        leave_combat(state, player, squad, choice.to, events);
    }
}

// The first squad of the attacker that must leave, in the order of C14.5; `squad_count` if the player has none.
std::uint8_t squad_that_must_leave(const State& state, PlayerId player)
{
    for (const std::uint8_t squad : {primary, secondary}) {
        if (stands_in_combat(state, player, squad)) return squad;
    }
    return squad_count;
}

}  // namespace

SectorSet retreat_sectors(const State& state, Side side)
{
    SectorSet sectors;
    for (const SectorId sector : neighbours_of(state, state.combat.sector)) {
        if (is_occupied(state, sector, enemy_of(side))) continue;
        const bool is_friendly = side_in_control(state, sector) == side;
        if (is_friendly || is_empty(state, sector)) sectors.insert(sector);
    }
    return sectors;
}

SeatSet seats_in_combat(const State& state)
{
    SeatSet seats;
    for (std::uint8_t i = 0; i < player_count; ++i) {
        const PlayerId player{i};
        if (player != the_dictator && i >= rebel_count(state)) continue;
        const bool has_squad =
            stands_in_combat(state, player, primary) || stands_in_combat(state, player, secondary);
        if (has_squad && !retreat_sectors(state, side_of(state, player)).empty()) {
            seats.insert(seat_of(state, player));
        }
    }
    return seats;
}

bool has_answered_retreat(const State& state, Seat seat)
{
    const PlayerId player = player_of(state, seat);
    return choice_of(state, player, primary).answer != Retreat::unanswered ||
           choice_of(state, player, secondary).answer != Retreat::unanswered;
}

// C14.5: the Dictator's squads first, then the rebels' by seat.
void carry_out_retreats(State& state, Events& events)
{
    events.shows_secret();  // R13.13
    carry_out_splits(state, the_dictator, events);
    for (const PlayerId rebel : rebels_of(state)) carry_out_splits(state, rebel, events);
    carry_out(state, the_dictator, events);
    for (const PlayerId rebel : rebels_of(state)) carry_out(state, rebel, events);
    state.combat.retreats = {};
}

// ---- DP9 ----------------------------------------------------------------------------------------

void write_split(Argument value, std::string& out)
{
    if (value == 0) {
        out += "whole";
        return;
    }
    for (std::size_t i = 0; i < squad_size_max; ++i) {
        if ((value >> i & 1u) != 0) out += std::to_string(i + 1);
    }
}

void write_goal(Argument value, std::string& out)
{
    if (value == to_stay) {
        out += "stay";
    } else {
        sector_kind.write(value, out);
    }
}

// C14.3: every proper part of the squad.
void splits_to_choose(const State& state, const Chosen& chosen, Candidates& out)
{
    out.add(Argument{0});
    const PlayerId player = commander_of(state, chosen);
    const std::uint8_t squad = squad_to_split(state, player);
    if (squad == squad_count) return;
    const unsigned everyone = 1u << squad_of(state, player, squad).members.size();
    for (unsigned part = 1; part + 1 < everyone; ++part) out.add(static_cast<Argument>(part));
}

void goals_to_choose(const State& state, const Chosen& chosen, Candidates& out)
{
    out.add(to_stay);
    for (const SectorId sector : retreat_sectors(state, side_of(state, chosen))) out.add(sector);
}

bool has_primary_to_answer(const State& state, const Chosen& chosen)
{
    return is_to_answer(state, chosen, primary);
}

bool has_secondary_to_answer(const State& state, const Chosen& chosen)
{
    return is_to_answer(state, chosen, secondary);
}

void do_retreat(State& state, const Chosen& chosen, Events&)
{
    const PlayerId player = commander_of(state, chosen);
    const std::uint8_t squad = squad_to_split(state, player);
    const auto part = chosen.as<unsigned>(0);
    for (std::size_t i = 0; i < squad_size_max && part != 0; ++i) {
        if ((part >> i & 1u) != 0) state.splits.insert(squad_of(state, player, squad).members[i]);
    }
    for (const std::uint8_t each : {primary, secondary}) {
        const std::size_t argument = each + 1u;
        if (!chosen.has(argument)) continue;
        const auto goal = chosen.as<Argument>(argument);
        choice_of(state, player, each) =
            goal == to_stay ? RetreatChoice{Retreat::stays, SectorId::none()}
                            : RetreatChoice{Retreat::goes, id_cast<SectorId>(goal)};
    }
}

// ---- Standoff -----------------------------------------------------------------------------------

bool is_standoff_now(const State& state)
{
    return !state.combat.dice_were_thrown && are_both_sides_in(state, state.combat.sector);
}

void declare_standoff(State& state, Events& events)
{
    state.combat.is_standoff = true;
    events.tell(told::standoff, state.combat.sector);
}

Seat seat_that_must_leave(const State& state)
{
    const Side side = state.combat.attacker;
    if (retreat_sectors(state, side).empty()) return nobody;
    for (std::uint8_t i = 0; i < player_count; ++i) {
        const PlayerId player{i};
        if (side_of(state, player) != side) continue;
        if (squad_that_must_leave(state, player) < squad_count) return seat_of(state, player);
    }
    return nobody;
}

bool someone_must_leave(const State& state)
{
    return seat_that_must_leave(state).is_some();
}

void squads_that_must_leave(const State& state, const Chosen& chosen, Candidates& out)
{
    const std::uint8_t squad = squad_that_must_leave(state, commander_of(state, chosen));
    if (squad < squad_count) out.add(squad);
}

void sectors_to_leave_to(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const SectorId sector : retreat_sectors(state, side_of(state, chosen))) out.add(sector);
}

void do_withdraw(State& state, const Chosen& chosen, Events& events)
{
    leave_combat(state, commander_of(state, chosen), chosen.as<std::uint8_t>(0),
                 chosen.as<SectorId>(1), events);
}

}  // namespace sortie::merc
