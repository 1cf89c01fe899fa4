#include "games/merc/secrets.h"

#include <algorithm>

#include "games/merc/board.h"
#include "games/merc/gear.h"
#include "games/merc/orders.h"
#include "games/merc/retreat.h"

namespace sortie::merc {
namespace {

bool is_on_side(const State& state, Seat viewer, Side side)
{
    return viewer.is_some() && side_of(player_of(state, viewer)) == side;
}

// R13.9: what was drawn for the player, unless it came from a pile that everyone sees.
bool may_see_drawn(const State& state, PlayerId player, Seat viewer)
{
    const Purpose purpose = task_of(state, player).purpose;
    return purpose == Purpose::salvage || purpose == Purpose::repair ||
           is_on_side(state, viewer, side_of(player));
}

bool may_see_hand(const State& state, Seat viewer)
{
    return is_on_side(state, viewer, Side::dictator);
}

template <class Pile>
void hide_cards(Pile& pile, typename Pile::value_type unknown)
{
    for (auto& card : pile) card = unknown;
}

void conceal_stash(State& state, SectorId sector)
{
    CardSet& stash = state.stashes[sector.index];
    for (const CardId card : stash) {
        state.wear[card.index] = 0;
        state.disarmed.erase(card);
    }
    stash = CardSet::first(static_cast<std::size_t>(stash.size()));
    state.concealed.insert(sector);
}

// R13.13
void conceal_retreats(State& state, Seat viewer)
{
    for (std::uint8_t i = 0; i < player_count; ++i) {
        const PlayerId player{i};
        if (viewer.is_some() && player_of(state, viewer) == player) continue;
        state.combat.retreats[i] = {};
        for_each_unit(state, player, [&](UnitId unit) { state.splits.erase(unit); });
    }
}

// ---- Guessing -----------------------------------------------------------------------------------

// Cards that the seat cannot place, by deck. They are sets, so that a guess does not depend on where the cards really are.
struct Unknown {
    std::array<CardSet, slot_count> cards;

    void add(CardId card) { cards[static_cast<std::size_t>(slot_of(card))].insert(card); }
};

// The order before says nothing about the order after.
template <class Cards>
void shuffle_afresh(Cards& cards, Rng& rng)
{
    std::sort(cards.begin(), cards.end());  // total order: equal cards are the same
    rng.shuffle(cards.span());
}

template <class Visit>
void for_each_hidden_task(State& state, Seat seat, Visit visit)
{
    for (std::uint8_t i = 0; i < player_count; ++i) {
        if (!may_see_drawn(state, PlayerId{i}, seat)) visit(state.tasks[i]);
    }
}

Unknown collect_unknown(State& state, Seat seat)
{
    Unknown unknown;
    for (auto& deck : state.equipment) {
        for (const CardId card : deck.draw_pile) unknown.add(card);
    }
    for (const SectorId sector : sectors_of(state)) {
        if (may_see_stash(state, sector, seat)) continue;
        for (const CardId card : state.stashes[sector.index]) {
            unknown.add(card);
            state.wear[card.index] = 0;
            state.disarmed.erase(card);
        }
    }
    for_each_hidden_task(state, seat, [&](Task& task) {
        for (const CardId card : task.drawn) unknown.add(card);
    });
    return unknown;
}

// Decks take of their own kind; what is left over is dealt to the hidden places.
void deal_unknown(State& state, Seat seat, const Unknown& unknown, Rng& rng)
{
    FixedVector<CardId, card_count> rest;
    for (std::size_t slot = 0; slot < slot_count; ++slot) {
        FixedVector<CardId, card_count> cards;
        for (const CardId card : unknown.cards[slot]) cards.push_back(card);
        rng.shuffle(cards.span());
        for (CardId& card : state.equipment[slot].draw_pile) card = cards.pop_back();
        for (const CardId card : cards) rest.push_back(card);
    }
    rng.shuffle(rest.span());
    for (const SectorId sector : sectors_of(state)) {
        if (may_see_stash(state, sector, seat)) continue;
        CardSet& stash = state.stashes[sector.index];
        const int count = stash.size();
        stash.clear();
        for (int i = 0; i < count; ++i) stash.insert(rest.pop_back());
    }
    for_each_hidden_task(state, seat, [&](Task& task) {
        for (CardId& card : task.drawn) card = rest.pop_back();
    });
    CHECK(rest.empty());
}

void guess_tactics(State& state, Seat seat, Rng& rng)
{
    Tactics& tactics = state.tactics;
    FixedVector<Tactic, tactic_count> cards;
    const auto mix = [&](TacticPile& pile) {
        for (const Tactic tactic : pile) cards.push_back(tactic);
    };
    const bool knows_hand = may_see_hand(state, seat);
    mix(tactics.deck);
    mix(tactics.box);
    if (!knows_hand) mix(tactics.hand);
    shuffle_afresh(cards, rng);
    for (Tactic& tactic : tactics.deck) tactic = cards.pop_back();
    for (Tactic& tactic : tactics.box) tactic = cards.pop_back();
    if (knows_hand) return;
    for (Tactic& tactic : tactics.hand) tactic = cards.pop_back();
}

// Who has answered is seen, but not what: the guess is that he stays.
void guess_retreats(State& state, Seat seat)
{
    if (!state.combat.is_running()) return;
    for (std::uint8_t i = 0; i < player_count; ++i) {
        const PlayerId player{i};
        if (seat.is_some() && player_of(state, seat) == player) continue;
        for_each_unit(state, player, [&](UnitId unit) { state.splits.erase(unit); });
        for (RetreatChoice& choice : state.combat.retreats[i]) {
            if (choice.answer == Retreat::goes) choice = {Retreat::stays, SectorId::none()};
        }
    }
}

}  // namespace

bool may_see_stash(const State& state, SectorId sector, Seat viewer)
{
    if (state.stashes[sector.index].empty()) return true;
    const Side side = side_in_control(state, sector);
    if (is_on_side(state, viewer, side)) return true;
    const bool is_caretaker = state.readings.caretaker_sees && state.regime.is_automatic &&
                              viewer.is_some() && viewer.index == 0;
    return is_caretaker && side == Side::dictator;
}

bool shows_a_stash(const State& before, const State& after)
{
    for (const SectorId sector : sectors_of(after)) {
        if (after.stashes[sector.index].empty()) continue;
        const Side side = side_in_control(after, sector);
        if (side != Side::neither && side != side_in_control(before, sector)) return true;
    }
    return false;
}

void conceal_from(State& state, Seat viewer)
{
    for (auto& deck : state.equipment) hide_cards(deck.draw_pile, CardId::none());
    hide_cards(state.mercs.draw_pile, UnitId::none());
    hide_cards(state.tactics.deck, Tactic::hidden);
    hide_cards(state.tactics.box, Tactic::hidden);
    if (!may_see_hand(state, viewer)) hide_cards(state.tactics.hand, Tactic::hidden);
    SectorSet hidden;
    for (const SectorId sector : sectors_of(state)) {
        if (!may_see_stash(state, sector, viewer)) hidden.insert(sector);
    }
    for (const SectorId sector : hidden) conceal_stash(state, sector);
    for (std::uint8_t i = 0; i < player_count; ++i) {
        if (!may_see_drawn(state, PlayerId{i}, viewer)) {
            hide_cards(state.tasks[i].drawn, CardId::none());
        }
    }
    conceal_retreats(state, viewer);
    if (!is_on_side(state, viewer, Side::rebels)) state.requests = {};
}

void guess_for(State& state, Seat seat, Rng& rng)
{
    const Unknown unknown = collect_unknown(state, seat);
    deal_unknown(state, seat, unknown, rng);
    shuffle_afresh(state.mercs.draw_pile, rng);
    guess_tactics(state, seat, rng);
    guess_retreats(state, seat);
    if (!is_on_side(state, seat, Side::rebels)) state.requests = {};
}

}  // namespace sortie::merc
