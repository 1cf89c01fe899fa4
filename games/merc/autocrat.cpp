#include "games/merc/autocrat.h"

#include "games/merc/autocrat_orders.h"
#include "games/merc/measures.h"
#include "games/merc/outfitter.h"
#include "games/merc/outfitting.h"
#include "games/merc/tactician.h"

namespace sortie::merc {
namespace {

using MaybeMove = std::optional<Move>;

// ---- Windows (AI7.8 to AI7.10) ------------------------------------------------------------------

Move answer_window(const State& state, PlayerId player, const ActionSet& offered, Ties& ties)
{
    const Attack& attack = state.combat.attack;
    const int number = state.windows.number;
    if (is_offered<release>(offered)) {
        const UnitId victim = usual_dog_victim(state, attack, ties);
        if (victim.is_some()) return order<release>(number, victim);
    } else if (is_offered<throw_again>(offered)) {
        if (usually_throws_again(state, attack)) return order<throw_again>(number);
    } else if (is_offered<inject>(offered)) {
        const UnitId giver = usual_giver(state, state.death, player);
        if (giver.is_some()) return order<inject>(number, giver);
    }
    return order<pass_reaction<State>>(number);
}

// ---- Combat -------------------------------------------------------------------------------------

Move answer_treatment(const State& state)
{
    const auto treatment = usual_treatment(state, state.combat.attack);
    if (!treatment) return order<fight_on>();
    const int source =
        treatment->source == by_ability ? int{source_ability} : int{treatment->source.index};
    return order<treat>(source, treatment->patient, treatment->dice);
}

Move answer_targets(const State& state, Ties& ties)
{
    const FighterId mark = usual_mark(state, state.combat.attack, ties);
    return mark.is_some() ? order<aim>(mark) : order<open_fire>();
}

Move answer_hits(const State& state, Ties& ties)
{
    const Attack& attack = state.combat.attack;
    const HitChoice choice = usual_hit(state, attack, ties);
    const bool may_convert = may_assign(state, attack, choice.mark, Use::convert);
    return order<hit>(choice.mark, may_convert ? static_cast<int>(choice.use) : int{no_argument});
}

// ---- Tasks --------------------------------------------------------------------------------------

Move answer_place_of_card(const State& state, const Task& task)
{
    const CardId card = card_to_place(task);
    if (task.step == Step::contents) return order<stash>();  // DP23
    const std::optional<Pocket> pocket = usual_pocket(state, task.unit, card);
    return pocket ? order<equip>(*pocket) : order<stash>();
}

Move answer_exchange(const State& state, PlayerId player)
{
    const Task& task = task_of(state, player);
    const CardSet cards =
        state.stashes[sector_of(state, task.unit).index] - state.exchanged[player.index];
    const auto choice = usual_put(state, task.unit, cards);
    if (choice) return order<put>(choice->card, task.unit, choice->pocket);
    const Chosen asked{seat_of(state, player), Move{}};
    if (has_partner_or_stash(state, asked)) return order<finish>();
    // R7.6.1: others have emptied the stash meanwhile, and without a partner there is nothing to exchange with.
    Candidates partners;
    units_to_include(state, asked, partners);
    return order<include>(id_cast<UnitId>(*partners.begin()));
}

Move answer_keep(const State& state, const Task& task)
{
    const KeepChoice choice = usual_keep(state, task);
    if (choice.unit.is_none()) return order<keep_in_stash>(choice.card);
    return order<keep>(choice.card, choice.unit, choice.pocket);
}

MaybeMove answer_task(const State& state, PlayerId player)
{
    const Task& task = task_of(state, player);
    switch (task.step) {
        case Step::equip:
        case Step::contents: return answer_place_of_card(state, task);
        case Step::put: return answer_exchange(state, player);
        case Step::keep: return answer_keep(state, task);
        default: return std::nullopt;
    }
}

// AI5.3: primary until it is full, then secondary; a new squad stands where AI5.2 says.
Move answer_assignment(const State& state, Ties& ties)
{
    for (const std::uint8_t squad : {primary, secondary}) {
        if (!squad_may_take(state, the_dictator, squad)) continue;
        if (squad_of(state, the_dictator, squad).is_on_board()) {
            return order<assign>(int{squad}, SectorId::none());
        }
        const SectorSet allowed = founding_sectors(state, the_dictator);
        if (allowed.size() == 1) return order<assign>(int{squad}, allowed.front());
        const SectorId usual = usual_founding_sector(state, ties);
        return order<assign>(int{squad}, allowed.contains(usual) ? usual : allowed.front());
    }
    UNREACHABLE();
}

Move answer_hire(const State& state, Ties& ties)
{
    const Task& task = task_of(state, the_dictator);
    if (task.step == Step::deck) return order<draw_from>(Slot::weapon);
    if (task.step == Step::place) return answer_assignment(state, ties);
    CHECK(task.step == Step::choose);
    return order<engage>(task.offer[0]);
}

// ---- Militia ------------------------------------------------------------------------------------

using SectorList = FixedVector<SectorId, sector_count>;

// How many of `count` militia the first of the sectors gets if they are handed out one at a time, round and round,
// skipping full ones.
int share_of_first(const State& state, const SectorList& sectors, int count)
{
    FixedVector<int, sector_count> rooms;
    for (const SectorId sector : sectors) {
        rooms.push_back(militia_room(state, sector, Side::dictator));
    }
    int share = 0;
    for (bool is_any = true; count > 0 && is_any;) {
        is_any = false;
        for (std::size_t i = 0; i < rooms.size() && count > 0; ++i) {
            if (rooms[i] == 0) continue;
            --rooms[i];
            --count;
            is_any = true;
            if (i == 0) ++share;
        }
    }
    return share;
}

// AI4.2: industries by value. TC6.4: the base, its neighbours without rebels, and then those with.
SectorList round_of_sectors(const State& state)
{
    SectorList list;
    const auto add = [&](const SectorSet& sectors) {
        for (const SectorId sector : sectors) list.push_back(sector);
    };
    SectorSet rest = sectors_to_place(state) - state.served;
    if (state.regime.placing == Placing::extra) {
        SectorSet industries;
        for (const SectorId sector : rest) {
            if (card_at(state, sector).land == Land::industry) industries.insert(sector);
        }
        while (!industries.empty()) {
            const SectorSet best =
                least_by(industries, [&](SectorId each) { return -value_of(state, each); });
            list.push_back(best.front());
            industries.erase(best.front());
        }
        return list;
    }
    if (rest.contains(state.regime.base)) list.push_back(state.regime.base);
    rest.erase(state.regime.base);
    SectorSet quiet;
    for (const SectorId sector : rest) {
        if (!is_occupied(state, sector, Side::rebels)) quiet.insert(sector);
    }
    add(quiet);
    if (list.empty()) add(rest);
    return list;
}

Move answer_round_robin(const State& state)
{
    const SectorList list = round_of_sectors(state);
    if (list.empty()) return order<enough>();
    return order<place>(list[0], share_of_first(state, list, state.regime.to_place));
}

// MUS5: one each to neutral neighbours, never below the garrison that was there.
Move answer_spread(const State& state)
{
    const SectorId from = state.regime.spread_from;
    const int keeps = std::max(1, int{state.regime.to_place});
    if (militia_of_side(state, from, Side::dictator) <= keeps) return order<enough>();
    SectorSet neutral;
    for (const SectorId sector : neighbours_of(state, from)) {
        if (is_empty(state, sector)) neutral.insert(sector);
    }
    if (neutral.empty()) return order<enough>();
    return order<place>(
        least_by(neutral, [&](SectorId each) { return -value_of(state, each); }).front(), 1);
}

Move answer_placing(const State& state, Ties& ties)
{
    switch (state.regime.placing) {
        case Placing::extra:
        case Placing::lockdown: return answer_round_robin(state);
        case Placing::spread: return answer_spread(state);
        default: break;
    }
    return order<place>(usual_distribution(state, sectors_to_place(state), ties), 1);
}

// ---- Cards and abilities ------------------------------------------------------------------------

// TC1.2, TC4.1, TC8.1
Move answer_sector_for_card(const State& state, Ties& ties)
{
    SectorSet sectors = sectors_to_name(state);
    for (const SectorId named : state.regime.chosen) sectors.erase(named);
    switch (state.regime.playing) {
        case Tactic::seizure: return order<name_sector>(usual_distribution(state, sectors, ties));
        case Tactic::artillery_barrage:
            sectors = least_by(
                sectors, [&](SectorId each) { return -units_of_side(state, each, Side::rebels); });
            break;
        default: break;
    }
    return order<name_sector>(weakest_of(state, sectors, ties));
}

// KIM7, MUS5, POL2
Move answer_sending(const State& state, Ties& ties)
{
    const SectorSet allowed = sectors_to_send_to(state);
    SectorSet roomy;
    for (const SectorId sector : allowed) {
        if (militia_room(state, sector, Side::dictator) > 0) roomy.insert(sector);
    }
    if (state.regime.card == Dictator::mussolini) {
        return order<send>(usual_own(state, roomy.empty() ? allowed : roomy, ties));
    }
    const SectorSet rebels = roomy & sectors_controlled_by(state, Side::rebels);
    if (!rebels.empty()) return order<send>(weakest_of(state, rebels, ties));
    const SectorSet neutral = roomy & sectors_controlled_by(state, Side::neither);
    if (!neutral.empty()) return order<send>(usual_neutral(state, neutral, ties));
    const SectorSet own = roomy & sectors_controlled_by(state, Side::dictator);
    return own.empty() ? order<decline>() : order<send>(usual_own(state, own, ties));
}

// HIT2: who controls the most sectors.
Move answer_mark(const State& state)
{
    PlayerId best{0};
    int most = -1;
    for (const PlayerId rebel : rebels_of(state)) {
        const int sectors = sectors_controlled_by(state, rebel);
        if (sectors <= most) continue;
        best = rebel;
        most = sectors;
    }
    return order<mark>(best);
}

// GAD6: by serial, the alphabetically first who can; mines and repair kits never.
Move answer_loot(const State& state)
{
    CardId best;
    UnitId taker;
    for (const CardId card : state.loot) {
        if (is_left_by_automatic_players(kind_of(card))) continue;
        if (best.is_some() && kind_of(card).serial <= kind_of(best).serial) continue;
        UnitId first;
        for_each_unit_in(state, the_dictator, state.combat.sector, [&](UnitId unit) {
            if (!free_pocket_for(state, unit, card)) return;
            if (first.is_none() || is_before_by_name(state, unit, first)) first = unit;
        });
        if (first.is_none()) continue;
        best = card;
        taker = first;
    }
    if (best.is_none()) return order<leave_loot>();
    return order<loot>(best, taker, *free_pocket_for(state, taker, best));
}

// AI7.14: the first legal sector.
Move answer_withdrawal(const State& state, PlayerId player)
{
    const Side side = side_of(state, player);
    const bool is_primary = squad_of(state, player, primary).sector == state.combat.sector;
    return order<withdraw>(is_primary ? int{primary} : int{secondary},
                           retreat_sectors(state, side).front());
}

}  // namespace

MaybeMove usual_answer(const State& state, PlayerId player, const ActionSet& offered, Ties& ties)
{
    if (state.windows.is_open()) return answer_window(state, player, offered, ties);
    if (is_offered<aim>(offered)) return answer_targets(state, ties);
    if (is_offered<hit>(offered)) return answer_hits(state, ties);
    if (is_offered<treat>(offered)) return answer_treatment(state);
    if (is_offered<withdraw>(offered)) return answer_withdrawal(state, player);
    if (task_of(state, player).is_open()) return answer_task(state, player);
    return std::nullopt;
}

Move answer_of_autocrat(State& state, const ActionSet& offered)
{
    Ties ties(state.rng);
    if (const MaybeMove move = usual_answer(state, the_dictator, offered, ties)) return *move;
    if (task_of(state, the_dictator).is_open()) return answer_hire(state, ties);
    if (is_offered<end_turn>(offered)) return usual_order(state, ties);
    if (is_offered<place>(offered)) return answer_placing(state, ties);
    if (is_offered<play_tactic>(offered)) return order<play_tactic>(state.tactics.deck.back());
    if (is_offered<name_sector>(offered)) return answer_sector_for_card(state, ties);
    if (is_offered<send>(offered)) return answer_sending(state, ties);
    if (is_offered<accept>(offered)) return order<accept>();
    if (is_offered<mark>(offered)) return answer_mark(state);
    if (is_offered<loot>(offered)) return answer_loot(state);
    if (is_offered<choose_base>(offered)) {
        return order<choose_base>(usual_base_site(state, legal_sites(state), ties));
    }
    if (is_offered<station>(offered)) return order<station>(int{base_squad});
    CHECK(is_offered<arm_dictator>(offered));
    return order<arm_dictator>(Slot::weapon);
}

}  // namespace sortie::merc
