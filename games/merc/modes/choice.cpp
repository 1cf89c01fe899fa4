#include "games/merc/modes/choice.h"

#include <cstddef>

#include "games/merc/board.h"
#include "games/merc/modes/motor_pool.h"
#include "games/merc/modes/rescue.h"
#include "games/merc/modes/super_weapon.h"
#include "games/merc/modes/versus.h"
#include "games/merc/setup.h"

namespace sortie::merc {
namespace {

// What a table can be played as. The normal game is the absence of all.
enum class Way : std::uint8_t { automatic, assassination, vehicles, versus, super_weapon, solo };
constexpr std::size_t way_count = 6;
constexpr std::array<std::string_view, way_count> way_names{
    "an automatic Dictator", "Assassination", "Vehicles", "Versus", "I, Dictator", "Solo Rescue"};

enum class Pair : std::uint8_t { no, yes, discouraged };
constexpr Pair o = Pair::no;
constexpr Pair x = Pair::yes;
constexpr Pair d = Pair::discouraged;
// V0
constexpr std::array<std::array<Pair, way_count>, way_count> matrix{{
    {x, o, d, o, x, o},
    {o, x, o, o, o, o},
    {d, o, x, x, x, o},
    {o, o, x, x, x, o},
    {x, o, x, x, x, o},
    {o, o, o, o, o, x},
}};

struct Choice {
    std::array<bool, way_count> has{};
    bool& operator[](Way way) { return has[static_cast<std::size_t>(way)]; }
};

Mode mode_of(const Setup& setup)
{
    return static_cast<Mode>(value_of(setup, Option::mode));
}

// Versus and Solo Rescue have no Dictator whom anybody could play; the option says nothing there.
Choice chosen_ways(const Setup& setup)
{
    const Mode mode = mode_of(setup);
    const bool has_one = mode == Mode::normal || mode == Mode::assassination;
    Choice chosen;
    chosen[Way::automatic] = has_one && value_of(setup, Option::dictator) == 0;
    chosen[Way::assassination] = mode == Mode::assassination;
    chosen[Way::vehicles] = value_of(setup, Option::vehicles) == 1;
    chosen[Way::versus] = mode == Mode::versus;
    chosen[Way::super_weapon] = value_of(setup, Option::i_dictator) == 1;
    chosen[Way::solo] = mode == Mode::solo_rescue;
    return chosen;
}

std::optional<std::string> why_not_pairs(const Setup& setup)
{
    const Choice chosen = chosen_ways(setup);
    const bool is_allowed = value_of(setup, Option::allow_discouraged) == 1;
    for (std::size_t i = 0; i < way_count; ++i) {
        for (std::size_t k = i + 1; k < way_count; ++k) {
            if (!chosen.has[i] || !chosen.has[k] || matrix[i][k] == Pair::yes) continue;
            const std::string both =
                std::string(way_names[k]) + " and " + std::string(way_names[i]);
            if (matrix[i][k] == Pair::no) {
                return both + " cannot be played together (rule V0, E_CONFIG)";
            }
            if (is_allowed) continue;
            return both +
                   " are not made for each other; allow_discouraged lets you play them together"
                   " (rule V0.1, E_CONFIG)";
        }
    }
    return std::nullopt;
}

// V0.4, V4.1
std::optional<std::string> why_not_players(const Setup& setup)
{
    const int players = setup.seats - 1;
    const Mode mode = mode_of(setup);
    if (mode == Mode::solo_rescue && players != 1) {
        return "Solo Rescue is for one player, not for " + std::to_string(players) +
               " (rule V0.4, E_CONFIG)";
    }
    if (mode != Mode::versus) return std::nullopt;
    const auto teams = static_cast<Teams>(value_of(setup, Option::teams));
    if (!divided(players, teams)) {
        return std::to_string(players) + (players == 1 ? " player cannot" : " players cannot") +
               " be divided into such teams (rule V4.1, E_CONFIG)";
    }
    const bool is_allowed = value_of(setup, Option::allow_discouraged) == 1;
    if (!is_recommended(players, teams) && !is_allowed) {
        return "such teams of " + std::to_string(players) +
               " players are uneven or many; allow_discouraged lets you play them (rule V4.1,"
               " E_CONFIG)";
    }
    return std::nullopt;
}

CardSet cards_not_in_decks(const State& state)
{
    CardSet cards;
    for (std::size_t i = 0; i < vehicle_count && !state.modes.has_vehicles; ++i) {
        cards.insert(vehicle_card(i));
    }
    for (std::size_t i = 0; i < component_count; ++i) cards.insert(component_card(i));
    return cards;
}

// V3.1: the deck holds 28 cards; the 29th is remembered as the lowest.
void shuffle_vehicles_in(State& state)
{
    auto& deck = state.equipment[static_cast<std::size_t>(Slot::accessory)];
    FixedVector<CardId, card_count> cards;
    for (const CardId card : deck.draw_pile) cards.push_back(card);
    for (std::size_t i = 0; i < vehicle_count; ++i) cards.push_back(vehicle_card(i));
    state.rng.shuffle(cards.span());
    deck.draw_pile.clear();
    state.modes.under_accessories = cards.pop_back();
    for (const CardId card : cards) deck.draw_pile.push_back(card);
}

void check_fleet(const State& state)
{
    for (std::size_t i = 0; i < vehicle_count; ++i) {
        const Vehicle& each = state.modes.fleet[i];
        if (each.owner.is_none()) {
            CHECK(each == Vehicle{});
            continue;
        }
        CHECK(state.modes.has_vehicles && each.squad < regular_squads);
        CHECK(squad_of(state, each.owner, each.squad).is_on_board());
        CHECK(each.damage < vehicle_table[i].armor);
        CHECK(vehicle_of(state, each.owner, each.squad) == vehicle_card(i));
    }
    for (std::uint8_t i = 0; i < player_count; ++i) {
        const bool fights = state.combat.is_running();
        const int there = fights ? state.sectors[state.combat.sector.index].militia[i] : 0;
        CHECK(!fights || riders_of(state, PlayerId{i}) <= there);
        CHECK(state.modes.has_vehicles || riders_of(state, PlayerId{i}) == 0);
        for (const std::uint8_t squad : {primary, secondary}) {
            const bool has_one = vehicle_of(state, PlayerId{i}, squad).is_some();
            CHECK(state.modes.loaded[i][squad] == 0 || has_one);
        }
    }
}

// V5.5: the limit of one of each kind, and a city for whatever is carried or waits in a task with what else came off with
// a bandolier.
void check_components(const State& state)
{
    std::array<std::array<int, component_kinds>, player_count> owned{};
    CardSet carried;
    const auto count = [&](PlayerId owner, CardId card) {
        if (!is_component(card)) return;
        carried.insert(card);
        ++owned[owner.index][static_cast<std::size_t>(kind_of_component(card))];
    };
    for (const Unit& unit : state.units) {
        for (const CardId card : unit.carried) count(unit.owner, card);
    }
    for (std::uint8_t i = 0; i < player_count; ++i) {
        for (const CardId card : state.tasks[i].contents) count(PlayerId{i}, card);
    }
    for (const auto& kinds : owned) {
        for (const int cards : kinds) CHECK(cards <= 1);
    }
    for (std::size_t i = 0; i < component_count; ++i) {
        const SectorId origin = state.modes.origins[i];
        CHECK(origin.is_some() == carried.contains(component_card(i)));
        CHECK(origin.is_none() || sectors_of(state).contains(origin));
    }
}

}  // namespace

std::optional<std::string> why_not_modes(const Setup& setup)
{
    const bool is_base_set = value_of(setup, Option::sets) == 1;
    if (auto words = why_not_pairs(setup)) return words;
    if (auto words = why_not_players(setup)) return words;
    if (value_of(setup, Option::i_dictator) == 1 && is_base_set) {
        return "I, Dictator needs two cities, and the base set has one (rule V5.2, E_CONFIG)";
    }
    return std::nullopt;
}

void choose_modes(State& state, const Setup& setup)
{
    state.modes.mode = mode_of(setup);
    state.modes.has_vehicles = value_of(setup, Option::vehicles) == 1;
    state.modes.has_super_weapon = value_of(setup, Option::i_dictator) == 1;
    if (state.modes.mode == Mode::versus) begin_versus(state, setup);
    if (state.modes.mode == Mode::solo_rescue) {
        state.regime.is_automatic = true;
        state.readings.caretaker_sees = false;
    }
}

void set_up_modes(State& state)
{
    if (state.modes.has_super_weapon) add_cities(state);
    if (state.modes.has_vehicles) shuffle_vehicles_in(state);
    if (state.modes.mode == Mode::solo_rescue) lay_items(state);
}

std::size_t course_of(const State& state)
{
    return static_cast<std::size_t>(state.modes.mode);
}

std::span<const std::byte> hashed_part(const State& state)
{
    const auto all = std::as_bytes(std::span<const State, 1>(&state, 1));
    return state.modes.is_normal_game() ? all.first(offsetof(State, modes)) : all;
}

void look_for_end_of_mode(State& state)
{
    switch (state.modes.mode) {
        case Mode::normal:
        case Mode::assassination: break;  // V2.10: only his death
        case Mode::versus: look_for_end_of_versus(state); break;
        case Mode::solo_rescue: look_for_rescue(state); break;
    }
}

void check_modes(const State& state)
{
    const Modes& modes = state.modes;
    if (modes.is_normal_game()) {
        CHECK(modes == Modes{});
        return;
    }
    CHECK(modes.faction_count >= 2 && modes.faction_count <= rebels_max);
    CHECK(modes.acting < modes.faction_count && modes.first < modes.faction_count);
    CHECK(modes.turns_left <= modes.faction_count);
    for (const PlayerId player : rebels_of(state)) {
        CHECK(modes.faction[player.index] < modes.faction_count);
    }
    const CardSet absent = cards_not_in_decks(state);
    for (const CardSet& cards : state.stashes) CHECK((cards & absent).empty());
    check_fleet(state);
    check_components(state);
}

}  // namespace sortie::merc
