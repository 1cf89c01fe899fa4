#include "games/taktik/secrets.h"

#include <algorithm>

#include "games/taktik/missions.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

// The sides whose secrets the seat does not share: both for a spectator.
bool is_hidden_from(const State& state, Side side, Seat viewer)
{
    return viewer != seat_of(state, side);
}

// A bonus that only its drawer sees (T18.8).
bool pending_is_secret(const State& state)
{
    return state.pending.is_some() && is_bonus(state.pending);
}

void turn_face_down(Camp& camp)
{
    camp.tactics.clear();
    for (CardId& card : camp.reserve) {
        if (card.is_some()) card = face_down;
    }
}

// T17.3: after the match everybody knows the missions.
void hide_missions(const State& state, Camp& camp)
{
    if (state.winner != Owner::nobody) return;
    for (MissionId& mission : camp.missions) {
        if (!camp.missions_done.contains(mission)) mission = MissionId::none();
    }
    camp.key_units = UnitSet{};
    camp.convoy = UnitId::none();
}

// The cards that nobody has seen or only the other seat: they are one heap to the guesser.
struct Heap {
    FixedVector<CardId, deck_max> bonuses;
    FixedVector<CardId, deck_max> others;

    void add(CardId card) { (is_bonus(card) ? bonuses : others).push_back(card); }
};

// All of it at once, since a spectator knows neither hand: a card that one side might hold, the other one might as well.
void guess_cards(State& state, Seat viewer, Rng& rng)
{
    const bool guesses_pending =
        pending_is_secret(state) && is_hidden_from(state, state.active, viewer);
    const auto for_each_hidden = [&](auto visit) {
        for (const Side side : all_sides) {
            if (!is_hidden_from(state, side, viewer)) continue;
            for (CardId& card : camp_of(state, side).reserve) {
                if (card.is_some()) visit(card);
            }
        }
        if (guesses_pending) visit(state.pending);
    };
    Heap heap;
    for (const CardId card : state.deck.draw_pile) heap.add(card);
    for_each_hidden([&](CardId card) { heap.add(card); });
    // Sorted before it is shuffled, so that the guess depends on what is known and on the generator alone.
    // total order: equal cards are the same.
    std::ranges::sort(heap.bonuses.span());
    // total order: equal cards are the same.
    std::ranges::sort(heap.others.span());
    rng.shuffle(heap.bonuses.span());
    // What is stored or pending is a bonus; the rest is the draw pile.
    for_each_hidden([&](CardId& card) { card = heap.bonuses.pop_back(); });
    state.deck.draw_pile.clear();
    for (const CardId card : heap.bonuses) state.deck.draw_pile.push_back(card);
    for (const CardId card : heap.others) state.deck.draw_pile.push_back(card);
    rng.shuffle(state.deck.draw_pile.span());
}

void guess_tactics(Camp& camp, Rng& rng)
{
    if (!camp.has_chosen) return;
    FixedVector<TacticId, tactic_kinds> pool;
    for (const TacticId tactic : TacticSet::first(tactic_kinds) - camp.played)
        pool.push_back(tactic);
    rng.shuffle(pool.span());
    camp.tactics.clear();
    for (int i = 0; i < tactics_left(camp); ++i)
        camp.tactics.insert(pool[static_cast<std::size_t>(i)]);
}

bool can_be_dealt(const Camp& camp, MissionId mission)
{
    // MS3: without a mech at the western edge nobody could have been named.
    return mission != ms::convoy_protection || !camp.has_deployed || !camp.convoy_starts.empty();
}

void guess_missions(const State& state, Camp& camp, Side side, Rng& rng)
{
    if (camp.missions[0].is_none() || state.winner != Owner::nobody) return;
    FixedVector<MissionId, mission_count> pile;
    for (const MissionId mission : eligible_missions(side) - camp.missions_done) {
        if (can_be_dealt(camp, mission)) pile.push_back(mission);
    }
    rng.shuffle(pile.span());
    for (MissionId& mission : camp.missions) {
        if (!camp.missions_done.contains(mission)) mission = pile.pop_back();
    }
    camp.key_units = UnitSet{};
    camp.convoy = UnitId::none();
    if (!camp.has_deployed) return;
    if (has_mission(state, side, ms::village_defense)) {
        FixedVector<UnitId, units_max> units;
        for (int i = 1; i <= unit_count_of(side); ++i) units.push_back(unit_of(side, i));
        rng.shuffle(units.span());
        for (std::size_t i = 0; i < key_units_named; ++i) camp.key_units.insert(units[i]);
    }
    if (has_mission(state, side, ms::convoy_protection)) {
        const auto count = static_cast<std::uint32_t>(camp.convoy_starts.size());
        camp.convoy = camp.convoy_starts.at_rank(static_cast<int>(rng.below(count)));
    }
}

}  // namespace

void conceal_from(State& state, Seat viewer)
{
    for (const Side side : all_sides) {
        if (!is_hidden_from(state, side, viewer)) continue;
        turn_face_down(camp_of(state, side));
        hide_missions(state, camp_of(state, side));
        if (side == state.active && pending_is_secret(state)) state.pending = face_down;
    }
    for (CardId& card : state.deck.draw_pile) card = face_down;
}

void guess_unknown(State& state, Seat seat, Rng& rng)
{
    guess_cards(state, seat, rng);
    for (const Side side : all_sides) {
        if (!is_hidden_from(state, side, seat)) continue;
        guess_tactics(camp_of(state, side), rng);
        guess_missions(state, camp_of(state, side), side, rng);
    }
}

}  // namespace sortie::taktik
