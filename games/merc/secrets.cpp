#include "games/merc/secrets.h"

#include <algorithm>

#include "games/merc/board.h"
#include "games/merc/gear.h"
#include "games/merc/orders.h"
#include "games/merc/retreat.h"

namespace sortie::merc {
namespace {

bool is_with(const State& state, Seat viewer, PlayerId player)
{
    return viewer.is_some() && are_allies(state, player_of(state, viewer), player);
}

// R13.9: what was drawn for the player, unless it came from a pile that everyone sees.
bool may_see_drawn(const State& state, PlayerId player, Seat viewer)
{
    const Purpose purpose = task_of(state, player).purpose;
    return purpose == Purpose::salvage || purpose == Purpose::repair ||
           is_with(state, viewer, player);
}

bool may_see_hand(const State& state, Seat viewer)
{
    return is_with(state, viewer, the_dictator);
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
        forget_wear(state, card);
        state.disarmed.erase(card);
    }
    stash = CardSet::first(static_cast<std::size_t>(stash.size()));
    state.concealed.insert(sector);
}

// R7.16: rebels ask each other and nobody else hears it.
void forget_requests_of_others(State& state, Seat viewer)
{
    for (std::uint8_t i = 0; i < rebels_max; ++i) {
        if (!is_with(state, viewer, PlayerId{i})) state.requests[i] = Request{};
    }
}

// V6.3: that something lies there is known, and nothing else. The lowest card in the deck is not.
void conceal_modes(State& state)
{
    for (CardId& card : state.modes.laid) {
        if (card.is_some()) card = CardId{0};
    }
    state.modes.under_accessories = CardId::none();
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

// V6.3: how many mines lie on the road is known, so they change places with the other items only.
bool is_other_item(CardId card)
{
    return card.is_some() && kind_id_of(card) != kind::land_mine;
}

Unknown collect_unknown(State& state, Seat seat, const SectorSet& hidden)
{
    Unknown unknown;
    for (auto& deck : state.equipment) {
        for (const CardId card : deck.draw_pile) unknown.add(card);
    }
    if (state.modes.under_accessories.is_some()) unknown.add(state.modes.under_accessories);
    for (const CardId card : state.modes.laid) {
        if (is_other_item(card)) unknown.add(card);
    }
    for (const SectorId sector : hidden) {
        for (const CardId card : state.stashes[sector.index]) {
            unknown.add(card);
            forget_wear(state, card);
            state.disarmed.erase(card);
        }
    }
    for_each_hidden_task(state, seat, [&](Task& task) {
        for (const CardId card : task.drawn) unknown.add(card);
    });
    return unknown;
}

void deal_modes(State& state, FixedVector<CardId, card_count>& accessories)
{
    CardId& lowest = state.modes.under_accessories;
    if (lowest.is_some()) lowest = accessories.pop_back();
    for (CardId& card : state.modes.laid) {
        if (is_other_item(card)) card = accessories.pop_back();
    }
}

void mix_road(State& state, Rng& rng)
{
    FixedVector<CardId, rescue_sectors> items;
    for (const CardId card : state.modes.laid) {
        if (card.is_some()) items.push_back(card);
    }
    shuffle_afresh(items, rng);
    for (CardId& card : state.modes.laid) {
        if (card.is_some()) card = items.pop_back();
    }
}

// Decks take of their own kind; what is left over is dealt to the hidden places.
void deal_unknown(State& state, Seat seat, const SectorSet& hidden, const Unknown& unknown,
                  Rng& rng)
{
    FixedVector<CardId, card_count> rest;
    for (std::size_t slot = 0; slot < slot_count; ++slot) {
        FixedVector<CardId, card_count> cards;
        for (const CardId card : unknown.cards[slot]) cards.push_back(card);
        rng.shuffle(cards.span());
        for (CardId& card : state.equipment[slot].draw_pile) card = cards.pop_back();
        if (static_cast<Slot>(slot) == Slot::accessory) deal_modes(state, cards);
        for (const CardId card : cards) rest.push_back(card);
    }
    rng.shuffle(rest.span());
    for (const SectorId sector : hidden) {
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

SectorSet stashes_hidden_from(const State& state, Seat viewer)
{
    SectorSet hidden;
    for (const SectorId sector : sectors_of(state)) {
        hidden.assign(sector, !state.stashes[sector.index].empty());
    }
    if (viewer.is_none() || hidden.empty()) return hidden;
    const PlayerId player = player_of(state, viewer);
    if (!has_dictator(state)) {
        // V4.11: there are more than two sides.
        for (const SectorId sector : SectorSet(hidden)) {
            const PlayerId holder = controller_of(state, sector);
            if (holder.is_some() && are_allies(state, player, holder)) hidden.erase(sector);
        }
        return hidden;
    }
    hidden = hidden - sectors_controlled_by(state, side_of(state, player));
    const bool is_caretaker =
        state.readings.caretaker_sees && state.regime.is_automatic && viewer.index == 0;
    return is_caretaker ? hidden - sectors_controlled_by(state, Side::dictator) : hidden;
}

bool may_see_stash(const State& state, SectorId sector, Seat viewer)
{
    return !stashes_hidden_from(state, viewer).contains(sector);
}

bool shows_a_stash(const State& before, const State& after)
{
    for (const SectorId sector : sectors_of(after)) {
        if (after.stashes[sector.index].empty()) continue;
        const PlayerId holder = controller_of(after, sector);
        if (holder.is_none()) continue;
        const PlayerId former = controller_of(before, sector);
        if (former.is_none() || !are_allies(after, holder, former)) return true;
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
    for (const SectorId sector : stashes_hidden_from(state, viewer)) conceal_stash(state, sector);
    for (std::uint8_t i = 0; i < player_count; ++i) {
        if (!may_see_drawn(state, PlayerId{i}, viewer)) {
            hide_cards(state.tasks[i].drawn, CardId::none());
        }
    }
    conceal_retreats(state, viewer);
    conceal_modes(state);
    forget_requests_of_others(state, viewer);
}

void guess_for(State& state, Seat seat, Rng& rng)
{
    const SectorSet hidden = stashes_hidden_from(state, seat);
    const Unknown unknown = collect_unknown(state, seat, hidden);
    deal_unknown(state, seat, hidden, unknown, rng);
    shuffle_afresh(state.mercs.draw_pile, rng);
    guess_tactics(state, seat, rng);
    mix_road(state, rng);
    guess_retreats(state, seat);
    forget_requests_of_others(state, seat);
}

}  // namespace sortie::merc
