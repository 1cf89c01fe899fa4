#include "games/skirmish/cards.h"

#include <algorithm>

#include "games/skirmish/events.h"

namespace sortie::skirmish {

void check_card_table(const std::array<CardRow, card_kinds>& table, std::vector<Finding>& findings)
{
    std::size_t sum = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const std::string name(names_of(CardId{})[i]);
        sum += table[i].count;
        if (table[i].card.index != i) {
            findings.push_back(
                {"CARD_ORDER", "card " + name,
                 "the row stands out of place; rows stand in the order of names_of"});
        }
        if (table[i].count == 0) {
            findings.push_back({"CARD_COUNT", "card " + name,
                                "the deck holds none of it; give it a count or remove the kind"});
        }
        if (table[i].words.empty()) {
            findings.push_back({"CARD_WORDS", "card " + name, "it has no words for the player"});
        }
    }
    if (sum != deck_size) {
        findings.push_back({"CARD_SUM", "cards",
                            "the counts add up to " + std::to_string(sum) + ", the deck holds " +
                                std::to_string(deck_size)});
    }
}

void draw_card(State& state, Seat seat, Events& events)
{
    Hand& hand = state.hands[seat.index];
    if (hand.is_full() || !state.deck.can_draw()) return;
    if (state.deck.draw_pile.empty()) events.tell(told::reshuffled);
    const CardId drawn = state.deck.draw(state.rng);
    hand.push_back(drawn);
    events.tell_known(SeatSet{seat}, told::drew, seat, drawn);
}

void play_card(State& state, Seat seat, CardId played, Events& events)
{
    const bool was_held = state.hands[seat.index].erase_value(played);
    CHECK(was_held);
    state.deck.discard(played);
    events.tell(told::played, seat, played);
}

void play_in_manoeuvre(State& state, Seat seat, CardId played, Events& events)
{
    CHECK(!state.card_played.contains(seat));
    state.card_played.insert(seat);
    play_card(state, seat, played, events);
}

void do_supply(State& state, const Chosen& chosen, Events& events)
{
    play_in_manoeuvre(state, chosen.seat, card::supply, events);
    for (int i = 0; i < supply_cards; ++i) draw_card(state, chosen.seat, events);
}

void do_march(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    play_in_manoeuvre(state, chosen.seat, card::march, events);
    Unit& marching = state.units[unit.index];
    marching.steps = static_cast<std::uint8_t>(marching.steps + march_steps);
    events.tell(told::marched, unit, marching.steps);
}

void do_medic(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    play_in_manoeuvre(state, chosen.seat, card::medic, events);
    Unit& wounded = state.units[unit.index];
    const int healthy = stats_of(unit).health;
    wounded.health = static_cast<std::uint8_t>(std::min(wounded.health + medic_health, healthy));
    events.tell(told::healed, unit, wounded.health);
}

}  // namespace sortie::skirmish
