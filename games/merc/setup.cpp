#include "games/merc/setup.h"

#include "games/merc/board.h"
#include "games/merc/modes/choice.h"
#include "games/merc/modes/rescue.h"

namespace sortie::merc {
namespace {

constexpr std::size_t tactics_of_base_set = 10;

// V4.2, V6: some ways to play have no Dictator and no tactics cards.
bool has_regime(const State& state)
{
    return state.modes.mode == Mode::normal || state.modes.mode == Mode::assassination;
}

bool uses_all_sets(const Setup& setup)
{
    return value_of(setup, Option::sets) == 0;
}

// R2.10: takes one of the items at random; the order of the others stays.
template <class T, std::size_t Capacity>
T take_random(Rng& rng, FixedVector<T, Capacity>& items)
{
    const std::size_t i = rng.pick(static_cast<std::uint32_t>(items.size()));
    const T item = items[i];
    items.erase_at(i);
    return item;
}

using SectorCards = FixedVector<SectorCardId, sector_card_count>;
using Cells = FixedVector<SectorId, sector_count>;

// S2.2
SectorCards choose_cards(State& state, Land land, int count, bool has_expansion)
{
    SectorCards in_use;
    for (std::size_t i = 0; i < sector_card_count; ++i) {
        const bool is_in_use = has_expansion || sector_table[i].set == Set::base;
        if (sector_table[i].land == land && is_in_use) in_use.push_back(id_cast<SectorCardId>(i));
    }
    SectorCards chosen;
    for (int i = 0; i < count; ++i) chosen.push_back(take_random(state.rng, in_use));
    return chosen;
}

void place_sector(State& state, SectorId sector, SectorCardId card)
{
    state.sectors[sector.index].card = card;
}

// S2.3: the cells of one colour, row by row.
Cells cells_of_colour(const State& state, bool is_dark)
{
    Cells cells;
    for (const SectorId sector : sectors_of(state)) {
        const bool is_even = (row_of(sector) + column_of(sector)) % 2 == 0;
        if (is_even == is_dark) cells.push_back(sector);
    }
    return cells;
}

// S2.4 to S2.6, S2.13
void build_map(State& state, const SetupRow& row, bool has_expansion)
{
    state.rows = row.rows;
    state.columns = row.columns;
    const SectorCards industries = choose_cards(state, Land::industry, row.lands[0], has_expansion);
    const SectorCards cities = choose_cards(state, Land::city, row.lands[1], has_expansion);
    const SectorCards wilderness =
        choose_cards(state, Land::wilderness, row.lands[2], has_expansion);

    Cells dark = cells_of_colour(state, true);
    Cells light = cells_of_colour(state, false);
    for (std::size_t i = 0; i < industries.size(); ++i) {
        if (i == 0) {
            place_sector(state, dark[0], industries[0]);
            dark.erase_at(0);
        } else {
            place_sector(state, take_random(state.rng, dark), industries[i]);
        }
    }
    for (const SectorCardId city : cities) {
        place_sector(state, take_random(state.rng, dark.empty() ? light : dark), city);
    }
    std::size_t next = 0;
    for (const SectorId sector : sectors_of(state)) {
        if (state.sectors[sector.index].card.is_some()) continue;
        place_sector(state, sector, wilderness[next++]);
    }
}

// R2.5: drawn now, or fixed by the option, or left to a person.
void choose_dictator(State& state, const Setup& setup)
{
    state.regime.is_automatic = value_of(setup, Option::dictator) == 0;
    int wish = value_of(setup, Option::dictator_selection);
    if (wish == dictator_as_usual) {
        wish = state.regime.is_automatic ? dictator_drawn : dictator_chosen;
    }
    if (wish >= dictator_fixed) {
        state.regime.card = static_cast<Dictator>(wish - dictator_fixed);
    } else if (wish == dictator_drawn) {
        FixedVector<Dictator, dictator_count> in_use;
        for (std::size_t i = 0; i < dictator_count; ++i) {
            if (uses_all_sets(setup) || dictator_table[i].set == Set::base) {
                in_use.push_back(static_cast<Dictator>(i));
            }
        }
        state.regime.card = take_random(state.rng, in_use);
    }
}

// R2.6, D4.1
void deal_tactics(State& state, const Setup& setup)
{
    TacticPile in_use;
    for (std::size_t i = 0; i < tactic_count; ++i) {
        if (uses_all_sets(setup) || tactic_table[i].set == Set::base) {
            in_use.push_back(static_cast<Tactic>(i));
        }
    }
    const int count = has_regime(state) ? value_of(setup, Option::active_tactics) : 0;
    for (int i = 0; i < count; ++i) {
        state.tactics.deck.push_back(take_random(state.rng, in_use));
    }
    state.tactics.box = in_use;
    state.rng.shuffle(state.tactics.deck.span());
}

// R2.7
void shuffle_decks(State& state, bool has_expansion)
{
    for (std::size_t i = 0; i < merc_count; ++i) {
        if (has_expansion || merc_table[i].extra.set == Set::base) {
            state.mercs.put_on_top(id_cast<UnitId>(i));
        }
    }
    state.mercs.shuffle(state.rng);
    for (std::size_t i = 0; i < deck_card_count; ++i) {
        const CardId card = id_cast<CardId>(i);
        state.equipment[static_cast<std::size_t>(kind_of(card).slot)].put_on_top(card);
    }
    for (auto& deck : state.equipment) deck.shuffle(state.rng);
}

}  // namespace

// R2.1, R2.9
std::optional<std::string> why_not_options(const Setup& setup)
{
    const int rebels = setup.seats - 1;
    const bool is_base = !uses_all_sets(setup);
    if (is_base && setup_table[static_cast<std::size_t>(rebels - 1)].needs_expansion) {
        return "the base set is enough for 2 and 3 rebels, not for " + std::to_string(rebels) +
               " (rule R2.1, E_CONFIG)";
    }
    if (is_base &&
        value_of(setup, Option::active_tactics) > static_cast<int>(tactics_of_base_set)) {
        return "the base set has 10 tactics cards, not " +
               std::to_string(value_of(setup, Option::active_tactics)) + " (rule R2.9, E_CONFIG)";
    }
    const int wish = value_of(setup, Option::dictator_selection);
    if (is_base && wish >= dictator_fixed &&
        dictator_table[static_cast<std::size_t>(wish - dictator_fixed)].set != Set::base) {
        return std::string(dictator_table[static_cast<std::size_t>(wish - dictator_fixed)].name) +
               " is not in the base set; Castro and Kim are (rule R2.9, E_CONFIG)";
    }
    if (wish == dictator_chosen && value_of(setup, Option::dictator) == 0) {
        return "an automatic Dictator chooses no card; take random or a name (rule R2.5, E_CONFIG)";
    }
    return why_not_modes(setup);
}

void set_up_game(State& state, const Setup& setup, Events&)
{
    const SetupRow& row = setup_table[static_cast<std::size_t>(rebel_count(state) - 1)];
    const auto chosen = [&](Option option, std::uint8_t usual) {
        const int value = value_of(setup, option);
        return value == as_the_table_says ? usual : static_cast<std::uint8_t>(value);
    };
    state.readings.difficulty = chosen(Option::difficulty, row.difficulty);
    state.readings.extra = chosen(Option::extra, row.extra);
    state.readings.rounds_up = value_of(setup, Option::reinforce_rounding) == 1;
    state.readings.caretaker_sees = value_of(setup, Option::caretaker_sees_hidden) == 1;
    state.readings.base_set = !uses_all_sets(setup);
    state.readings.mines_take_all = value_of(setup, Option::mine_militia) == 1;
    state.day = 1;
    choose_modes(state, setup);
    if (state.modes.mode == Mode::solo_rescue) {
        build_road(state, uses_all_sets(setup));
    } else {
        build_map(state, row, uses_all_sets(setup));
    }
    if (has_regime(state)) choose_dictator(state, setup);
    deal_tactics(state, setup);
    shuffle_decks(state, uses_all_sets(setup));
    set_up_modes(state);
}

}  // namespace sortie::merc
