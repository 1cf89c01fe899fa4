#include "games/taktik/checks.h"

#include "games/taktik/combat.h"
#include "games/taktik/effects.h"
#include "games/taktik/forces.h"
#include "games/taktik/missions.h"
#include "games/taktik/setup.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

bool is_unit_or_none(UnitId unit)
{
    return unit.is_none() || unit.index < units_max;
}
bool is_cell(CellId cell)
{
    return cell.is_some() && cell.index < cells;
}

void check_map(const State& state)
{
    for (const Tile tile : state.map.tiles) CHECK(tile.is_consistent());
    Ways ways = Ways::of(state.map);
    for (std::size_t i = 0; i < marker_count; ++i) {
        CHECK(is_cell(state.markers.where[i]));
        CHECK(static_cast<std::size_t>(state.control[i]) < 3);
        for (std::size_t k = 0; k < i; ++k) CHECK(state.markers.where[i] != state.markers.where[k]);
    }
    for (const CriticalBridges& bridges : state.markers.critical_bridges) {
        for (const CellId cell : bridges) CHECK(cell.is_none() || is_cell(cell));
    }
    CHECK(state.markers.village_sector >= 1);
    CHECK(state.markers.village_sector <= sector_count);
    for (const Unit& unit : state.units) {
        if (!unit.is_on_board()) continue;
        CHECK(is_cell(unit.cell));
        CHECK(!ways.is_taken(unit.cell));  // T21.1
        ways.occupy(unit.cell);
    }
    CHECK(ways == state.ways);
}

void check_units(const State& state)
{
    for (std::uint8_t i = 0; i < units_max; ++i) {
        const Unit& unit = state.units[i];
        const UnitId id{i};
        CHECK(static_cast<std::size_t>(unit.status) < 5);
        CHECK(static_cast<std::size_t>(unit.moved) < 3);
        CHECK(unit.is_on_board() == unit.cell.is_some());
        if (!unit.is_on_board()) {
            Unit gone;
            gone.status = unit.status;
            CHECK(unit == gone);
            CHECK(is_reserve_unit(id) ? unit.status != Status::waiting
                                      : unit.status != Status::reserve);
            continue;
        }
        CHECK(!effective_tile(state.map, unit.cell).blocks_move());
        CHECK(unit.hp > 0);  // T21.2
        CHECK(unit.hp <= row_of(id).hp);
        CHECK(!unit.has_cargo || row_of(id).is_carrier);
        CHECK(unit.turns_held == 0 || type_of(id) == UnitType::special);
    }
}

// T21.3, with copies of a card for instances.
void check_cards(const State& state)
{
    std::array<int, first_tactic> counts{};
    const auto count = [&](CardId card) {
        CHECK(card.index < first_tactic);
        ++counts[card.index];
    };
    for (const CardId card : state.deck.draw_pile) count(card);
    for (const CardId card : state.deck.discard_pile) count(card);
    for (const Camp& camp : state.camps) {
        for (const CardId card : camp.reserve) {
            if (card.is_none()) continue;
            CHECK(is_bonus(card));
            count(card);
        }
    }
    if (state.pending.is_some()) count(state.pending);
    CHECK(state.terms.deck_size == 60 || state.terms.deck_size == deck_max);
    for (std::size_t i = 0; i < first_tactic; ++i) {
        const CardRow& row = card_table[i];
        CHECK(counts[i] == (state.terms.deck_size == 60 ? row.copies_60 : row.copies_90));
    }
}

// T21.4
void check_tactics(const Camp& camp)
{
    CHECK((camp.tactics & camp.played).empty());
    CHECK((camp.tactics | camp.played).size() ==
          (camp.has_chosen ? static_cast<int>(tactics_chosen) : 0));
}

void check_missions(const State& state, Side side)
{
    const Camp& camp = camp_of(state, side);
    const bool is_dealt = is_in_play(state, vc::missions) && state.phase != Phase::selection;
    // A match may end before the missions are dealt: somebody resigns while tactics are chosen.
    const bool has_any = camp.missions[0].is_some();
    CHECK(is_dealt || !has_any);
    CHECK(has_any || !is_dealt || state.phase == Phase::victory);
    for (const MissionId mission : camp.missions) {
        CHECK(mission.is_some() == has_any);
        CHECK(mission.is_none() || eligible_missions(side).contains(mission));
    }
    CHECK(!has_any || camp.missions[0] != camp.missions[1]);
    for (const MissionId mission : camp.missions_done) CHECK(has_mission(state, side, mission));
    const bool names_units = camp.has_deployed && has_mission(state, side, ms::village_defense);
    CHECK(camp.key_units.size() == (names_units ? key_units_named : 0));
    for (const UnitId unit : camp.key_units) CHECK(side_of(unit) == side && !is_reserve_unit(unit));
    const bool names_convoy = camp.has_deployed && has_mission(state, side, ms::convoy_protection);
    CHECK(camp.convoy.is_some() == names_convoy);
    if (names_convoy) CHECK(camp.convoy_starts.contains(camp.convoy));
    for (const UnitId unit : camp.convoy_starts) {
        CHECK(side_of(unit) == side && type_of(unit) == UnitType::mech);
    }
}

void check_camps(const State& state)
{
    for (const Side side : all_sides) {
        const Camp& camp = camp_of(state, side);
        check_tactics(camp);
        check_missions(state, side);
        CHECK(camp.placements <= placements_max);
        CHECK(!camp.has_deployed || camp.has_chosen);
        CHECK(camp.neutralised < (1U << structures_each));
        for (const VictorySet& clause : camp.clauses) CHECK(!clause.empty());
        CHECK(reserve_count(camp) <= capacity_of_reserve(state, side) ||
              state.choice == Choice::surplus);
    }
    CHECK(!camp_of(state, Side::attacker).has_deployed ||
          camp_of(state, Side::defender).has_deployed);
}

void check_effects(const State& state)
{
    std::uint16_t last = 0;
    for (const Effect& effect : state.effects) {
        CHECK(effect.id > last);
        last = effect.id;
        CHECK(effect.source.index < card_kinds);
        CHECK(static_cast<std::size_t>(effect.primitive) < primitive_count);
        CHECK(static_cast<std::size_t>(effect.filter) < 4);
        CHECK(static_cast<std::size_t>(effect.quadrant) < quadrant_count);
        CHECK(static_cast<std::size_t>(effect.owner) < side_count);
        CHECK(!effect.units.empty());
        CHECK(effect.value >= -8);
        CHECK(effect.value < (1 << category_count));
        const bool is_lasting = effect.lifetime == Lifetime::turns;
        CHECK(!is_tactic(effect.source) || !is_lasting);  // T21.7
        CHECK(effect.lifetime != Lifetime::instant && effect.lifetime != Lifetime::permanent);
        CHECK(!is_lasting || effect.left > 0);
        CHECK(effect.lifetime != Lifetime::this_resolution ||
              state.resolution.kind != ResolutionKind::none);  // T21.8
    }
    CHECK(last < state.next_effect);
}

void check_resolution(const State& state)
{
    const Resolution& now = state.resolution;
    CHECK(static_cast<std::size_t>(now.kind) < 4);
    CHECK(is_unit_or_none(now.unit) && is_unit_or_none(now.target) && is_unit_or_none(now.supporter));
    if (now.kind == ResolutionKind::none) {
        CHECK(now == Resolution{});
        CHECK(!state.windows.is_open());  // T21.6
        return;
    }
    CHECK(now.die <= 6);
    CHECK(now.rolled <= 6);
    if (now.kind == ResolutionKind::move) {
        CHECK(is_on_board(state, now.unit) && side_of(now.unit) == state.active);
        CHECK(!now.path.empty());
        CHECK(now.steps <= now.path.size());
        for (const CellId cell : now.path) CHECK(is_cell(cell));
        if (now.steps > 0) CHECK(unit_in(state, now.unit).cell == now.path[now.steps - 1U]);
    }
    if (now.kind == ResolutionKind::attack) {
        CHECK(is_on_board(state, now.unit) && side_of(now.unit) == state.active);
        CHECK(is_on_board(state, now.target) && side_of(now.target) != state.active);
        CHECK(is_in_range(state, now.unit, now.target));
        CHECK(now.supporter.is_none() || (is_on_board(state, now.supporter) &&
                                          side_of(now.supporter) == state.active &&
                                          is_in_range(state, now.supporter, now.target)));
    }
    if (now.kind == ResolutionKind::malus) {
        CHECK(state.pending.is_some());
        CHECK(is_malus(state.pending));
    }
}

void check_queue(const State& state)
{
    UnitSet seen;
    for (const Declaration& each : state.queue) {
        CHECK(each.attacker.index < units_max && each.target.index < units_max);
        CHECK(side_of(each.attacker) == state.active);
        CHECK(side_of(each.target) != state.active);
        CHECK(!seen.contains(each.attacker));
        seen.insert(each.attacker);
    }
    CHECK(state.queue.empty() || state.phase == Phase::attack ||
          state.phase == Phase::dice_resolution);
    CHECK(state.withdrawals <= withdrawals_max);
}

// Where play stands and what the position says of it agree.
void check_phase(const State& state)
{
    CHECK(static_cast<std::size_t>(state.phase) < phase_count);
    CHECK(static_cast<std::size_t>(state.active) < side_count);
    CHECK(static_cast<std::size_t>(state.chooser) < side_count);
    CHECK(static_cast<std::size_t>(state.choice) < 6);
    CHECK(state.attacker_seat.index < 2);
    CHECK(state.flow.is_over() == (state.phase == Phase::victory));
    CHECK(state.flow.is_over() == (state.winner != Owner::nobody));
    CHECK(state.round <= rounds_max);
    if (state.flow.is_over()) return;
    const bool is_before_turns = state.phase == Phase::selection || state.phase == Phase::deployment;
    CHECK((state.turn == 0) == is_before_turns);
    CHECK((state.round == 0) == is_before_turns);
    CHECK(is_before_turns || state.turn == (state.round - 1) * 2 + (state.active == Side::attacker ? 1 : 2));
    CHECK(is_before_turns == !camp_of(state, Side::attacker).has_deployed);
    // T6.2: phases without commands never wait, apart from windows and choices.
    CHECK(state.phase != Phase::turn_start);
    CHECK(state.phase != Phase::dice_resolution || state.windows.is_open());
    CHECK((state.phase == Phase::end_turn) == (state.choice == Choice::surplus));
    const bool malus_asks = state.choice != Choice::none && state.choice != Choice::surplus;
    CHECK(!malus_asks || (state.resolution.kind == ResolutionKind::malus &&
                          !state.windows.is_open() && state.chooser != state.active));
    CHECK(state.resolution.kind == ResolutionKind::none || state.windows.is_open() || malus_asks);
    CHECK(state.pending.is_none() || state.phase == Phase::card_resolution);
    CHECK(is_before_turns || (units_on_board(state, Side::attacker) > 0 &&
                              units_on_board(state, Side::defender) > 0));
}

// The question that the flow stands at belongs to the phase.
void check_window(const State& state)
{
    if (!state.windows.is_open()) return;
    const std::size_t window = state.windows.window.index;
    const Resolution& now = state.resolution;
    const bool is_of_move = window <= static_cast<std::size_t>(WindowName::after_move);
    const bool is_of_malus = window == static_cast<std::size_t>(WindowName::malus_drawn);
    const ResolutionKind kind = is_of_malus  ? ResolutionKind::malus
                                : is_of_move ? ResolutionKind::move
                                             : ResolutionKind::attack;
    CHECK(now.kind == kind);
    CHECK((window == static_cast<std::size_t>(WindowName::after_move)) == (is_of_move && now.steps > 0));
    if (kind != ResolutionKind::attack) return;
    CHECK((now.die == 0) == (window == static_cast<std::size_t>(WindowName::before_attack_roll)));
    CHECK(now.is_hit || window != static_cast<std::size_t>(WindowName::before_damage));
}

}  // namespace

void check_position(const State& state)
{
    CHECK(state.flow.seat_count == 2);
    CHECK(state.rng.is_consistent());
    check_phase(state);
    check_map(state);
    check_units(state);
    check_cards(state);
    check_camps(state);
    check_effects(state);
    check_resolution(state);
    check_queue(state);
    check_window(state);
}

}  // namespace sortie::taktik
