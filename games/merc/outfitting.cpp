#include "games/merc/outfitting.h"

#include "games/merc/hiring.h"

namespace sortie::merc {
namespace {

// What goes into a stash is known to the side that holds it (R13.3, R13.10).
void stash_card(State& state, PlayerId player, SectorId sector, CardId card, Events& events)
{
    if (is_damaged(state, card)) {
        discard_card(state, card);
        events.tell(told::discarded, card);
        return;
    }
    put_in_stash(state, sector, card);
    events.tell_known(seats_beside(state, player), told::stashed, sector, card);
}

// Takes off what is in the pocket. The contents of a bandolier come off with it, into `contents`.
CardId take_off(State& state, UnitId unit, Pocket pocket, FixedVector<CardId, drawn_max>& contents)
{
    const CardId card = take_from_pocket(state, unit, pocket);
    if (card.is_none() || kind_id_of(card) != kind::bandolier) return card;
    for (const Pocket inside : {Pocket::bandolier1, Pocket::bandolier2, Pocket::bandolier3}) {
        const CardId content = take_from_pocket(state, unit, inside);
        if (content.is_some()) contents.push_back(content);
    }
    return card;
}

// R10.12, R10.4: the card is put on; what was there goes to the stash, and contents of a bandolier wait in the task.
void put_on(State& state, PlayerId player, UnitId unit, CardId card, Pocket pocket, Events& events)
{
    Task& task = task_of(state, player);
    const SectorId sector = sector_of(state, unit);
    const CardId displaced = take_off(state, unit, pocket, task.contents);
    if (displaced.is_some()) stash_card(state, player, sector, displaced, events);
    put_in_pocket(state, unit, card, pocket);
    tell_equipped(unit, card, events);
}

void take_first(FixedVector<CardId, drawn_max>& cards)
{
    cards.erase_at(0);
}

bool has_free_place(const State& state, UnitId unit, CardId card)
{
    return free_pocket_for(state, unit, card).has_value();
}

// DP23: contents for which there is no free place are stashed without a question.
bool contents_are_settled(State& state, PlayerId player, Events& events)
{
    Task& task = task_of(state, player);
    while (!task.contents.empty()) {
        const CardId card = task.contents[0];
        if (has_free_place(state, task.unit, card)) {
            task.step = Step::contents;
            return false;
        }
        take_first(task.contents);
        stash_card(state, player, sector_of(state, task.unit), card, events);
    }
    return true;
}

// After a card has found its place: the task goes on, or ends.
void after_card(State& state, PlayerId player, Events& events)
{
    if (!place_drawn_cards(state, player, events)) return;
    Task& task = task_of(state, player);
    const bool is_hire = task.purpose == Purpose::landing || task.purpose == Purpose::hire ||
                         task.purpose == Purpose::recovery || task.purpose == Purpose::regime;
    if (is_hire) {
        go_on_hiring(state, player, events);
    } else {
        task = Task{};
    }
}

}  // namespace

void tell_equipped(UnitId unit, CardId card, Events& events)
{
    events.shows_secret();
    events.tell(told::equipped, unit, card);
}

void go_on_placing(State& state, PlayerId player, Events& events)
{
    after_card(state, player, events);
}

void give_card(State& state, PlayerId player, Purpose purpose, UnitId unit, CardId card,
               Events& events)
{
    Task& task = task_of(state, player);
    task = Task{};
    task.purpose = purpose;
    task.unit = unit;
    task.drawn.push_back(card);
    after_card(state, player, events);
}

bool place_drawn_cards(State& state, PlayerId player, Events& events)
{
    Task& task = task_of(state, player);
    if (!contents_are_settled(state, player, events)) return false;
    while (!task.drawn.empty()) {
        const CardId card = task.drawn[0];
        if (can_carry(state, task.unit, card)) {
            task.step = Step::equip;
            return false;
        }
        take_first(task.drawn);
        stash_card(state, player, sector_of(state, task.unit), card, events);
    }
    return true;
}

CardId card_to_place(const Task& task)
{
    return task.step == Step::contents ? task.contents[0] : task.drawn[0];
}

bool may_go_into(const State& state, const Task& task, Pocket pocket)
{
    const CardId card = card_to_place(task);
    if (task.step == Step::contents) return fits_free_pocket(state, task.unit, card, pocket);
    return !why_not_pocket(state, task.unit, card, pocket);
}

// ---- equip, stash -------------------------------------------------------------------------------

bool is_asked_for_place(const State& state, const Chosen& chosen)
{
    const Step step = own_task(state, chosen).step;
    return step == Step::equip || step == Step::contents;
}

void places_for_card(const State& state, const Chosen& chosen, Candidates& out)
{
    const Task& task = own_task(state, chosen);
    for (std::size_t i = 0; i < pocket_count; ++i) {
        if (may_go_into(state, task, static_cast<Pocket>(i))) out.add(static_cast<Argument>(i));
    }
}

namespace {

bool is_refused_with(const State& state, const Chosen& chosen, Code code)
{
    const Task& task = own_task(state, chosen);
    return why_not_pocket(state, task.unit, card_to_place(task), chosen.as<Pocket>(0)) == code;
}

}  // namespace

bool unit_takes_card(const State& state, const Chosen& chosen)
{
    return !is_refused_with(state, chosen, e_refuses_item);
}

bool is_first_bandolier(const State& state, const Chosen& chosen)
{
    return !is_refused_with(state, chosen, e_second_bandolier);
}

bool place_takes_card(const State& state, const Chosen& chosen)
{
    return may_go_into(state, own_task(state, chosen), chosen.as<Pocket>(0));
}

void do_equip(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId player = commander_of(state, chosen);
    Task& task = task_of(state, player);
    const CardId card = card_to_place(task);
    take_first(task.step == Step::contents ? task.contents : task.drawn);
    put_on(state, player, task.unit, card, chosen.as<Pocket>(0), events);
    after_card(state, player, events);
}

void do_stash(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId player = commander_of(state, chosen);
    Task& task = task_of(state, player);
    const CardId card = card_to_place(task);
    take_first(task.step == Step::contents ? task.contents : task.drawn);
    stash_card(state, player, sector_of(state, task.unit), card, events);
    after_card(state, player, events);
}

// ---- The exchange -------------------------------------------------------------------------------

namespace {

SectorId sector_of_exchange(const State& state, PlayerId player)
{
    return sector_of(state, task_of(state, player).unit);
}

UnitId carrier_of(const State& state, const Task& task, CardId card)
{
    for (const UnitId unit : task.participants) {
        if (pocket_of(state, unit, card)) return unit;
    }
    return UnitId::none();
}

// The other units of the player that could take part.
template <class Visit>
void for_each_partner(const State& state, PlayerId player, UnitId first, Visit visit)
{
    for_each_unit_in(state, player, sector_of(state, first), [&](UnitId unit) {
        if (unit != first && unit_of(state, unit).actions > 0) visit(unit);
    });
}

void take_from_pool(State& state, PlayerId player, CardId card,
                    FixedVector<CardId, drawn_max>& contents)
{
    const Task& task = task_of(state, player);
    const UnitId carrier = carrier_of(state, task, card);
    if (carrier.is_some()) {
        take_off(state, carrier, *pocket_of(state, carrier, card), contents);
    } else if (state.loose[player.index].contains(card)) {
        state.loose[player.index].erase(card);
    } else {
        take_from_stash(state, sector_of_exchange(state, player), card);
    }
}

// Back to the pool: damaged cards lie beside the stash until the exchange ends.
void return_to_pool(State& state, PlayerId player, CardId card)
{
    if (is_damaged(state, card)) {
        state.loose[player.index].insert(card);
    } else {
        put_in_stash(state, sector_of_exchange(state, player), card);
    }
}

}  // namespace

CardSet pool_of(const State& state, PlayerId player)
{
    const Task& task = task_of(state, player);
    CardSet pool = state.stashes[sector_of(state, task.unit).index] | state.loose[player.index];
    for (const UnitId unit : task.participants) {
        for (const CardId card : unit_of(state, unit).carried) {
            if (card.is_some()) pool.insert(card);
        }
    }
    return pool;
}

void open_exchange(State& state, PlayerId player, Purpose purpose, UnitId unit)
{
    Task& task = task_of(state, player);
    task = Task{};
    task.purpose = purpose;
    task.step = Step::put;
    task.unit = unit;
    task.participants.push_back(unit);
}

bool something_to_exchange(const State& state, const Chosen& chosen)
{
    const UnitId unit = chosen.as<UnitId>(0);
    if (!state.stashes[sector_of(state, unit).index].empty()) return true;
    bool has_partner = false;
    for_each_partner(state, commander_of(state, chosen), unit, [&](UnitId) { has_partner = true; });
    return has_partner;
}

void do_reequip(State& state, const Chosen& chosen, Events& events)
{
    pay_action(state, chosen.as<UnitId>(0));
    open_exchange(state, commander_of(state, chosen), Purpose::exchange, chosen.as<UnitId>(0));
    events.tell(told::exchange_begun, chosen.as<UnitId>(0));
    // R13.10: whether anything in the stash can be taken is seen from whether the exchange goes on.
    if (!state.stashes[sector_of(state, chosen.as<UnitId>(0)).index].empty()) events.shows_secret();
}

bool is_in_exchange(const State& state, const Chosen& chosen)
{
    return own_task(state, chosen).step == Step::put;
}

bool exchange_is_paid(const State& state, const Chosen& chosen)
{
    return own_task(state, chosen).purpose == Purpose::exchange;
}

bool exchange_is_fresh(const State& state, const Chosen& chosen)
{
    return state.exchanged[commander_of(state, chosen).index].empty();
}

void units_to_include(const State& state, const Chosen& chosen, Candidates& out)
{
    const Task& task = own_task(state, chosen);
    for_each_partner(state, commander_of(state, chosen), task.unit, [&](UnitId unit) {
        if (!task.participants.contains(unit)) out.add(unit);
    });
}

bool unit_is_beside(const State& state, const Chosen& chosen)
{
    const Task& task = own_task(state, chosen);
    const UnitId unit = chosen.as<UnitId>(0);
    return sector_of(state, unit) == sector_of(state, task.unit) &&
           !task.participants.contains(unit);
}

void do_include(State& state, const Chosen& chosen, Events& events)
{
    pay_action(state, chosen.as<UnitId>(0));
    task_of(state, commander_of(state, chosen)).participants.push_back(chosen.as<UnitId>(0));
    events.tell(told::exchange_begun, chosen.as<UnitId>(0));
}

bool has_partner_or_stash(const State& state, const Chosen& chosen)
{
    const PlayerId player = commander_of(state, chosen);
    const Task& task = task_of(state, player);
    const bool has_pool = task.participants.size() > 1 || task.purpose == Purpose::explore ||
                          !state.exchanged[player.index].empty() ||
                          !state.stashes[sector_of(state, task.unit).index].empty();
    if (has_pool) return true;
    // Others may have emptied the stash meanwhile; then there is nothing to wait for.
    bool has_partner = false;
    for_each_partner(state, player, task.unit, [&](UnitId) { has_partner = true; });
    return !has_partner;
}

void cards_to_put(const State& state, const Chosen& chosen, Candidates& out)
{
    const PlayerId player = commander_of(state, chosen);
    for (const CardId card : pool_of(state, player) - state.exchanged[player.index]) {
        if (!is_vehicle(card)) out.add(card);  // V3.2: a squad mounts it
    }
}

bool card_is_in_pool(const State& state, const Chosen& chosen)
{
    return pool_of(state, commander_of(state, chosen)).contains(chosen.as<CardId>(0));
}

bool card_is_new_here(const State& state, const Chosen& chosen)
{
    return !state.exchanged[commander_of(state, chosen).index].contains(chosen.as<CardId>(0));
}

void participants(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const UnitId unit : own_task(state, chosen).participants) out.add(unit);
}

void places_to_put(const State& state, const Chosen& chosen, Candidates& out)
{
    const CardId card = chosen.as<CardId>(0);
    const UnitId unit = chosen.as<UnitId>(1);
    const bool moves_bandolier = card == bandolier_of(state, unit);
    for (std::size_t i = 0; i < pocket_count; ++i) {
        const auto pocket = static_cast<Pocket>(i);
        if (card_in(state, unit, pocket) == card) continue;
        if (moves_bandolier && is_in_bandolier(pocket)) continue;
        if (!why_not_pocket(state, unit, card, pocket)) out.add(static_cast<Argument>(i));
    }
}

namespace {

std::optional<Code> why_not_put(const State& state, const Chosen& chosen)
{
    return why_not_pocket(state, chosen.as<UnitId>(1), chosen.as<CardId>(0), chosen.as<Pocket>(2));
}

}  // namespace

bool participant_takes_card(const State& state, const Chosen& chosen)
{
    return why_not_put(state, chosen) != e_refuses_item;
}

bool participant_has_no_bandolier(const State& state, const Chosen& chosen)
{
    return why_not_put(state, chosen) != e_second_bandolier;
}

bool place_of_participant_takes_card(const State&, const Chosen&)
{
    return false;
}

void do_put(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId player = commander_of(state, chosen);
    const CardId card = chosen.as<CardId>(0);
    const UnitId unit = chosen.as<UnitId>(1);
    const auto pocket = chosen.as<Pocket>(2);
    FixedVector<CardId, drawn_max> contents;
    take_from_pool(state, player, card, contents);
    for (const CardId content : contents) return_to_pool(state, player, content);
    contents.clear();
    const CardId displaced = take_off(state, unit, pocket, contents);
    if (displaced.is_some()) return_to_pool(state, player, displaced);
    for (const CardId content : contents) return_to_pool(state, player, content);
    put_in_pocket(state, unit, card, pocket);
    state.exchanged[player.index].insert(card);
    tell_equipped(unit, card, events);
}

void do_finish(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId player = commander_of(state, chosen);
    for (const CardId card : state.loose[player.index]) {
        discard_card(state, card);
        events.tell(told::discarded, card);
    }
    state.loose[player.index].clear();
    state.exchanged[player.index].clear();
    task_of(state, player) = Task{};
}

// ---- Procuring ----------------------------------------------------------------------------------

bool has_procured(const State& state, const Chosen& chosen)
{
    return own_task(state, chosen).step == Step::keep;
}

void procured_cards(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const CardId card : own_task(state, chosen).drawn) out.add(card);
}

void mates_of_hagness(const State& state, const Chosen&, Candidates& out)
{
    for (const UnitId unit : squad_of(state, merc::hagness).members) out.add(unit);
}

namespace {

// The others go to their pile.
void discard_rest(State& state, Task& task, CardId kept, Events& events)
{
    for (const CardId card : task.drawn) {
        if (card == kept) continue;
        events.shows_secret();
        discard_card(state, card);
        events.tell(told::discarded, card);
    }
    task.drawn.clear();
}

}  // namespace

void do_keep(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId player = commander_of(state, chosen);
    Task& task = task_of(state, player);
    discard_rest(state, task, chosen.as<CardId>(0), events);
    task.unit = chosen.as<UnitId>(1);
    put_on(state, player, task.unit, chosen.as<CardId>(0), chosen.as<Pocket>(2), events);
    after_card(state, player, events);
}

void do_keep_in_stash(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId player = commander_of(state, chosen);
    Task& task = task_of(state, player);
    discard_rest(state, task, chosen.as<CardId>(0), events);
    stash_card(state, player, sector_of(state, task.unit), chosen.as<CardId>(0), events);
    task = Task{};
}

}  // namespace sortie::merc
