#pragma once
// A theatre of war for the tests of Taktik: a match in play on a flat board, with few units on it.
//
//     Theatre theatre({{a(1), "F6"}, {d(1), "G6"}});
//     theatre.to(Phase::attack);
//     theatre.state.rng.force_dice({{3}});
//     theatre.play(seat1, make(declare_attack, a(1), d(1)));
//     theatre.play(seat1, make(end_phase));
//     EXPECT(theatre.has_told("A1 hits D1 for 1"));
//
// It starts in the Attacker's first card draw; seat 1 attacks unless an option says otherwise. The board is plain, the
// markers stand on their anchors (G7.2). Only the given units are on the board; a side that is given none has its first
// unit in a far corner (A1 and T30). All tactics are spent, so no window opens unless a test deals some. `play` expects
// that the move is legal and checks every invariant after it; `why` expects a refusal and that nothing has changed.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/taktik/effects.h"
#include "games/taktik/forces.h"
#include "games/taktik/taktik.h"
#include "tests/support/test.h"
#include "tests/taktik/ground.h"

namespace sortie::taktik {

using P = Play<Taktik>;

inline constexpr Seat seat1 = seat_at(0);
inline constexpr Seat seat2 = seat_at(1);

// The units by their names: a(7) is A7, a(11) is AR1.
constexpr UnitId a(int number)
{
    return unit_of(Side::attacker, number);
}
constexpr UnitId d(int number)
{
    return unit_of(Side::defender, number);
}
inline constexpr UnitId ar1 = a(11);
inline constexpr UnitId dr1 = d(16);

constexpr CardId card(std::string_view name)
{
    for (std::uint8_t i = 0; i < card_kinds; ++i) {
        if (names_of(CardId{})[i] == name) return CardId{i};
    }
    UNREACHABLE();
}
constexpr TacticId tactic(std::string_view name)
{
    return tactic_of(card(name));
}

template <class T>
constexpr Argument argument_of(T value)
{
    if constexpr (is_id_v<T>) {
        return value.is_none() ? no_argument : Argument{value.index};
    } else {
        return static_cast<Argument>(value);
    }
}

// A move of the action; arguments that are not given are left out.
template <class... Arguments>
Move make(const Action<State>& action, Arguments... arguments)
{
    Move move{};
    while (Taktik::actions[move.action] != &action) ++move.action;
    for (const Argument each : std::initializer_list<Argument>{argument_of(arguments)...}) {
        move.arguments[move.count++] = each;
    }
    while (move.count < action.pick.size()) move.arguments[move.count++] = no_argument;
    return move;
}
// `march` along a route such as "S-SE-E", of up to ten steps.
inline Move march(UnitId unit, std::string_view route)
{
    std::size_t cut = 0;
    for (std::size_t steps = 0; steps < steps_in_a_route && cut < route.size(); ++steps) {
        cut = std::min(route.find('-', cut + 1), route.size());
    }
    Argument first = 0;
    CHECK(read_route(route.substr(0, cut), first));
    Argument rest = no_argument;
    if (Route::of(first).is_full()) {
        rest = 0;
        if (cut < route.size()) CHECK(read_route(route.substr(cut + 1), rest));
    }
    return make(march_unit, unit, first, rest);
}

// What a card is used on.
inline Named on(UnitId unit)
{
    Named named;
    named.unit = unit;
    return named;
}
inline Named in(Quadrant quadrant)
{
    Named named;
    named.quadrant = quadrant;
    return named;
}
inline Named into(CellId cell)
{
    Named named;
    named.cell = cell;
    return named;
}

struct Placed {
    UnitId unit;
    std::string_view cell;
};
struct Agreed {
    Option option;
    int value;
};

inline Setup setup_with(std::initializer_list<Agreed> agreed)
{
    Setup setup = usual_setup(Taktik::options, 2);
    setup.seed = Seed::from_number(1);
    for (const Agreed& each : agreed) {
        setup.values[static_cast<std::size_t>(each.option)] = each.value;
    }
    return setup;
}

struct Theatre {
    State state;
    std::vector<Event> log;

    explicit Theatre(std::initializer_list<Placed> placed,
                     std::initializer_list<Agreed> agreed = {})
    {
        state = P::start(setup_with(agreed));
        choose_all_tactics();
        deploy_all();
        flatten();
        for (std::uint8_t i = 0; i < units_max; ++i) {
            if (!state.units[i].is_on_board()) continue;
            take_off_board(state, UnitId{i}, Status::waiting);
        }
        for (const Placed& each : placed) put_on_board(state, each.unit, at(each.cell));
        if (units_on_board(state, Side::attacker) == 0) put_on_board(state, a(1), at("A1"));
        if (units_on_board(state, Side::defender) == 0) put_on_board(state, d(1), at("T30"));
        for (const Side side : all_sides) deal_tactics(side, {});
        log.clear();
        Taktik::check_state(state);
    }

    // ---- The position -----------------------------------------------------------------------------------------------

    Unit& unit(UnitId id) { return state.units[id.index]; }
    Camp& camp(Side side) { return camp_of(state, side); }
    Seat seat() const { return seat_of(state, state.active); }
    CellId where(UnitId id) const { return unit_in(state, id).cell; }

    void set_tile(std::string_view cell, std::string_view code)
    {
        state.map.set(at(cell), tile(code));
        state.ways.read_tile(state.map, at(cell));
    }
    // Also a unit that stands elsewhere.
    void put(UnitId id, std::string_view cell)
    {
        if (is_on_board(state, id)) {
            move_on_board(state, id, at(cell));
        } else {
            put_on_board(state, id, at(cell));
        }
    }
    void put_marker(Marker marker, std::string_view cell)
    {
        state.markers.where[static_cast<std::size_t>(marker)] = at(cell);
    }
    void set_control(Marker marker, Owner owner)
    {
        state.control[static_cast<std::size_t>(marker)] = owner;
    }
    void set_round(int round)
    {
        state.round = static_cast<std::uint8_t>(round);
        state.turn =
            static_cast<std::uint16_t>((round - 1) * 2 + (state.active == Side::attacker ? 1 : 2));
    }

    // The hand of a side; the others of its six count as played.
    void deal_tactics(Side side, std::initializer_list<std::string_view> hand)
    {
        Camp& dealt = camp(side);
        dealt.tactics.clear();
        dealt.played.clear();
        for (const std::string_view name : hand) dealt.tactics.insert(tactic(name));
        const int played = static_cast<int>(tactics_chosen) - dealt.tactics.size();
        for (const TacticId other : TacticSet::first(tactic_kinds) - dealt.tactics) {
            if (dealt.played.size() < played) dealt.played.insert(other);
        }
    }
    // Into the lowest free places, out of the draw pile.
    void deal_reserve(Side side, std::initializer_list<std::string_view> cards)
    {
        for (const std::string_view name : cards) {
            std::size_t slot = 0;
            while (camp(side).reserve[slot].is_some()) ++slot;
            CHECK(state.deck.draw_pile.erase_value(card(name)));
            camp(side).reserve[slot] = card(name);
        }
    }
    // The first one is drawn first.
    void stack_deck(std::initializer_list<std::string_view> cards)
    {
        std::size_t height = 0;
        for (const std::string_view name : cards) {
            CHECK(state.deck.draw_pile.erase_value(card(name)));
            state.deck.draw_pile.insert_at(state.deck.draw_pile.size() - height, card(name));
            ++height;
        }
    }
    void deal_missions(Side side, MissionId first, MissionId second)
    {
        Camp& dealt = camp(side);
        dealt.missions = {first, second};
        dealt.key_units = UnitSet{};
        dealt.convoy = UnitId::none();
        if (has_mission(state, side, ms::village_defense)) dealt.key_units = {d(1), d(2), d(3)};
        if (!has_mission(state, side, ms::convoy_protection)) return;
        dealt.convoy = d(9);
        dealt.convoy_starts.insert(d(9));
    }
    // The effects of a card as if the side had played it, or drawn it for a malus.
    void begin(std::string_view name, Side by, const Named& named = {})
    {
        Events events(log);
        begin_effects(state, card(name), by, named, events);
    }

    // ---- Moves ------------------------------------------------------------------------------------------------------

    Step play(Seat by, const Move& move)
    {
        Events events(log);
        Step step_made;
        const auto refusal = P::apply(state, by, move, events, step_made);
        EXPECT_FALSE(refusal.has_value()) << refusal->text();
        Taktik::check_state(state);
        return step_made;
    }
    // The code of the refusal.
    std::string why(Seat by, const Move& move)
    {
        const Hash128 before = P::hash(state);
        Events events(log);
        const std::size_t told_before = log.size();
        Step step_made;
        State tried = state;
        const auto refusal = P::apply(tried, by, move, events, step_made);
        if (!refusal) {
            log.resize(told_before);
            return "it is legal";
        }
        EXPECT(P::hash(tried) == before);
        EXPECT_EQ(log.size(), told_before);
        return std::string(refusal->code);
    }
    std::string rule_of(Seat by, const Move& move) const
    {
        const auto refusal = P::why_not(state, by, move);
        return refusal ? std::string(refusal->rule) : "it is legal";
    }
    bool is_legal(Seat by, const Move& move) const { return !P::why_not(state, by, move); }
    bool is_listed(Seat by, const Move& move) const
    {
        MoveList moves;
        P::legal_moves(state, by, moves);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (moves[i] == move) return true;
        }
        return false;
    }

    // The active side draws this card.
    void draw(std::string_view name)
    {
        stack_deck({name});
        play(seat(), make(draw_card));
    }
    std::uint16_t window() const { return state.windows.number; }
    void pass() { play(state.flow.awaited.front(), make(pass_reaction<State>, window())); }
    // The least that keeps play going: passes, a bonus that is discarded at once, the end of the phase.
    void go_on()
    {
        if (state.windows.is_open()) {
            pass();
        } else if (state.phase == Phase::card_draw) {
            draw_some_bonus();
        } else if (state.pending.is_some()) {
            play(seat(), make(discard_pending));
            state.deck.put_at_bottom(state.deck.discard_pile.pop_back());
        } else {
            play(seat(), make(end_phase));
        }
    }
    // Goes on until the active side is in the phase; the phase in which it stands does not count if it is over.
    void to(Phase phase)
    {
        while (state.phase != phase && !is_over()) go_on();
    }
    void end_turn()
    {
        const std::uint16_t turn = state.turn;
        while (state.turn == turn && !is_over()) go_on();
    }
    // Goes on until this turn of this round.
    void to_turn(int round, Side side)
    {
        while ((state.round != round || state.active != side) && !is_over()) end_turn();
    }
    // An attack from its declaration to the end of the turn's dice, with these dice.
    void attack(UnitId by, UnitId target, std::initializer_list<std::uint8_t> dice)
    {
        to(Phase::attack);
        state.rng.force_dice(std::vector<std::uint8_t>(dice));
        play(seat(), make(declare_attack, by, target));
        play(seat(), make(end_phase));
    }

    // ---- What was told ----------------------------------------------------------------------------------------------

    bool has_told(std::string_view text, Seat viewer = seat1) const
    {
        for (const Event& each : log) {
            if (is_seen_by(each, viewer) && text_of(as_seen_by(each, viewer)) == text) return true;
        }
        return false;
    }
    std::size_t count_told(const EventKind& kind) const
    {
        std::size_t count = 0;
        for (const Event& each : log) count += each.kind == &kind ? 1 : 0;
        return count;
    }
    bool is_over() const { return P::is_over(state); }

private:
    void choose_all_tactics()
    {
        for (const Seat each : {seat1, seat2}) play(each, make(choose_tactics, 0, 1, 2, 3, 4, 5));
    }
    // As the list of moves allows, with whatever the missions ask for.
    void deploy_all()
    {
        while (state.phase == Phase::deployment) {
            const Seat by = state.flow.awaited.front();
            MoveList moves;
            P::legal_moves(state, by, moves);
            Move wanted = moves[0];
            for (std::size_t i = 0; i < moves.size(); ++i) {
                const Action<State>* action = Taktik::actions[moves[i].action];
                if (action == &muster || action == &deploy_done) wanted = moves[i];
            }
            play(by, wanted);
        }
    }
    void flatten()
    {
        const Rows taken = state.ways.taken;
        state.map = Map{};
        state.markers = place_markers(state.map);
        state.ways = Ways::of(state.map);
        state.ways.taken = taken;
    }
    void draw_some_bonus()
    {
        for (const CardId each : state.deck.draw_pile) {
            if (!is_bonus(each)) continue;
            draw(names_of(CardId{})[each.index]);
            return;
        }
        UNREACHABLE();
    }
};

}  // namespace sortie::taktik
