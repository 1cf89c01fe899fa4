#pragma once
// A day of MERC with nobody on the map until a test says so, played in the words of a player.
//
//     Theatre day({.rebels = 2});
//     day.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
//     day.militia("c2", the_dictator, 2);
//     day.dice({5, 1, 6});
//     day.play(rebel1, "move primary c2 -");
//     EXPECT_EQ(day.refused(rebel2, "end_turn"), "E_BARRIER");
//     EXPECT(day.has_told("doc is hurt and has health 2"));
//
// It is the rebel phase of Day 2 of a real game at the step in which all rebels give orders; what was on the map has been
// taken away, and every card lies in its deck. `play` expects that the move is legal, checks every invariant after it,
// and remembers what was told. A test that changes the position between two moves just does so: who is awaited is judged
// anew before the next move.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/face.h"
#include "games/merc/checks.h"
#include "games/merc/days.h"
#include "games/merc/merc.h"
#include "tests/merc/field.h"

namespace sortie::merc {

// Play<Merc> behind plain functions, so that its templates are compiled once for all tests (theatre.cpp).
struct P {
    static State start(const Setup& setup);
    static std::optional<Refusal> why_not(const State& state, Seat seat, const Move& move);
    static std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Events& events,
                                        sortie::Step& step);
    static void apply_unchecked(State& state, Seat seat, const Move& move);
    static void legal_moves(const State& state, Seat seat, MoveList& out);
    static View<Merc> view(const State& state, Seat viewer);
    static State determinize(const State& state, Seat seat, Rng& rng);
    static Scores scores(const State& state);
    static SeatSet awaiting(const State& state) { return state.flow.awaited; }
    static bool is_over(const State& state) { return state.flow.is_over(); }
    static Hash128 hash(const State& state);
    // Runs on from the place of play to the next question.
    static void advance(State& state, Events& events);
};

// For calls of which nobody listens to the events.
inline Events& silent()
{
    static Events events;
    return events;
}

struct Scene {
    int rebels = 2;
    Dictator dictator = Dictator::castro;
    bool human = false;      // who plays the Dictator
    std::uint64_t seed = 1;  // of the map
    Mode mode = Mode::normal;
    bool vehicles = false;
    bool i_dictator = false;
    int teams = 0;  // of Versus
};

const GameFace& merc_face();

struct Theatre : Field {
    std::vector<Event> log;

    explicit Theatre(const Scene& scene = {}) : Field(scene.rebels)
    {
        Setup setup = setup_for(scene.rebels, scene.seed);
        setup.values[static_cast<std::size_t>(Option::dictator)] = scene.human ? 1 : 0;
        setup.values[static_cast<std::size_t>(Option::dictator_selection)] =
            dictator_fixed + static_cast<int>(scene.dictator);
        setup.values[static_cast<std::size_t>(Option::mode)] = static_cast<int>(scene.mode);
        setup.values[static_cast<std::size_t>(Option::vehicles)] = scene.vehicles ? 1 : 0;
        setup.values[static_cast<std::size_t>(Option::i_dictator)] = scene.i_dictator ? 1 : 0;
        setup.values[static_cast<std::size_t>(Option::teams)] = scene.teams;
        state = P::start(setup);
        play_first_moves_until_orders();
        clear_the_map();
    }

    // ---- Playing --------------------------------------------------------------------------------

    Seat seat(PlayerId player) const { return seat_of(state, player); }

    void play(PlayerId player, std::string_view text)
    {
        judge_anew();
        const Move move = move_of(text);
        const auto refusal = P::why_not(state, seat(player), move);
        ASSERT_FALSE(refusal.has_value()) << text << ": " << refusal->text();
        Events events(log);
        sortie::Step step;
        ASSERT_FALSE(P::apply(state, seat(player), move, events, step).has_value());
        check_position(state);
    }
    // The code of the refusal, "" for a legal move. Nothing must have changed.
    std::string refused(PlayerId player, std::string_view text)
    {
        judge_anew();
        const Hash128 before = P::hash(state);
        Events events(log);
        sortie::Step step;
        const auto refusal = P::apply(state, seat(player), move_of(text), events, step);
        if (!refusal) return "";
        EXPECT_EQ(P::hash(state), before) << "a refusal changed the position";
        last_refusal = refusal->text();
        return std::string(refusal->code);
    }
    std::string last_refusal;  // with its rule and words

    // The legal moves of the player, as he would type them.
    std::vector<std::string> options(PlayerId player)
    {
        judge_anew();
        MoveList moves;
        P::legal_moves(state, seat(player), moves);
        std::vector<std::string> texts;
        for (const Move& move : moves) texts.push_back(move_text(merc_face(), move));
        return texts;
    }
    // Those that begin with the words.
    std::vector<std::string> options(PlayerId player, std::string_view beginning)
    {
        std::vector<std::string> found;
        for (const std::string& text : options(player)) {
            if (text.starts_with(beginning)) found.push_back(text);
        }
        return found;
    }
    bool may(PlayerId player, std::string_view text)
    {
        judge_anew();
        return !P::why_not(state, seat(player), move_of(text)).has_value();
    }

    // Who is awaited now.
    bool awaits(PlayerId player)
    {
        judge_anew();
        return state.flow.awaited.contains(seat(player));
    }
    bool awaits_nobody_but(PlayerId player)
    {
        judge_anew();
        return state.flow.awaited == SeatSet{seat(player)};
    }

    // Judges anew who is awaited, for tests that look at the position themselves.
    void judge() { judge_anew(); }

    // All rebels that still have actions end their turns.
    void end_rebel_turns()
    {
        judge_anew();
        const int day = state.day;
        for (const PlayerId rebel : rebels_of(state)) {
            const bool is_phase = state.phase == Phase::rebels && state.day == day;
            if (is_phase && state.flow.awaited.contains(seat(rebel))) play(rebel, "end_turn");
        }
        if (state.phase == Phase::rebels && state.day == day && !P::is_over(state)) step_on();
    }

    bool has_told(std::string_view words) const
    {
        for (const Event& event : log) {
            if (text_of(event) == words) return true;
        }
        return false;
    }
    // The place of the first such event; the size of the log if there is none.
    std::size_t told_at(std::string_view words) const
    {
        for (std::size_t i = 0; i < log.size(); ++i) {
            if (text_of(log[i]) == words) return i;
        }
        return log.size();
    }

    // ---- Setting the scene ----------------------------------------------------------------------

    void dice(std::initializer_list<std::uint8_t> faces)
    {
        state.rng.force_dice(std::span(faces.begin(), faces.size()));
    }
    void picks(std::initializer_list<std::uint8_t> results)
    {
        state.rng.force_picks(std::span(results.begin(), results.size()));
    }
    // The next MERCs to be drawn, first one first.
    void next_mercs(std::initializer_list<UnitId> units)
    {
        for (const UnitId unit : units) state.mercs.draw_pile.erase_value(unit);
        for (auto it = std::rbegin(units); it != std::rend(units); ++it) {
            state.mercs.draw_pile.push_back(*it);
        }
    }
    // The next cards of their decks, first one first; answers nothing, kinds may repeat.
    void next_cards(std::initializer_list<KindId> kinds)
    {
        std::vector<CardId> cards;
        for (const KindId each : kinds) cards.push_back(card(each));
        for (auto it = cards.rbegin(); it != cards.rend(); ++it) {
            state.equipment[static_cast<std::size_t>(slot_of(*it))].draw_pile.push_back(*it);
        }
    }
    CardId stash(std::string_view sector, KindId kind)
    {
        const CardId stashed = card(kind);
        put_in_stash(state, at(sector), stashed);
        return stashed;
    }
    CardId discard(KindId kind)
    {
        const CardId discarded = card(kind);
        discard_card(state, discarded);
        return discarded;
    }
    // The vehicle out of its deck, for a squad or loose.
    void vehicle_for(PlayerId player, std::uint8_t squad, CardId card)
    {
        loose_vehicle(card);
        state.modes.fleet[vehicle_in(card)].owner = player;
        state.modes.fleet[vehicle_in(card)].squad = squad;
    }
    void stash_vehicle(std::string_view sector, CardId card)
    {
        loose_vehicle(card);
        put_in_stash(state, at(sector), card);
    }
    void next_vehicle(CardId card)
    {
        loose_vehicle(card);
        state.equipment[static_cast<std::size_t>(Slot::accessory)].draw_pile.push_back(card);
    }
    void explored(std::string_view sector) { state.sectors[at(sector).index].is_explored = true; }
    // Lays another sector card there, exchanging it with wherever it was.
    void lay(std::string_view sector, std::string_view card_id)
    {
        Sector& here = state.sectors[at(sector).index];
        for (std::size_t i = 0; i < sector_card_count; ++i) {
            if (sector_table[i].id != card_id) continue;
            for (Sector& other : state.sectors) {
                if (other.card == id_cast<SectorCardId>(i)) other.card = here.card;
            }
            here.card = id_cast<SectorCardId>(i);
        }
    }
    // The Dictator's hand (of a person) and the top of his deck (first one first), out of wherever the cards were.
    void hand(std::initializer_list<Tactic> cards)
    {
        put_back(state.tactics.hand);
        for (const Tactic each : cards) {
            take_out(each);
            state.tactics.hand.push_back(each);
        }
    }
    void tactics(std::initializer_list<Tactic> cards)
    {
        put_back(state.tactics.deck);
        for (auto it = std::rbegin(cards); it != std::rend(cards); ++it) {
            take_out(*it);
            state.tactics.deck.push_back(*it);
        }
    }
    // The Dictator card in the base squad, as after a reveal.
    void base(std::string_view sector)
    {
        state.regime.base = at(sector);
        squad(the_dictator, base_squad, sector, {dictator_card});
    }

    int militia_in(std::string_view sector, PlayerId owner) const
    {
        return state.sectors[at(sector).index].militia[owner.index];
    }
    int health(UnitId unit) const { return state.units[unit.index].health; }
    int actions(UnitId unit) const { return state.units[unit.index].actions; }
    bool is_in_play(UnitId unit) const { return state.units[unit.index].is_in_play(); }
    SectorId where(UnitId unit) const { return sector_of(state, unit); }
    // Every MERC has this many actions.
    void actions_for_all(int count)
    {
        for (Unit& unit : state.units) {
            if (unit.is_in_play()) unit.actions = static_cast<std::uint8_t>(count);
        }
    }

private:
    void loose_vehicle(CardId card)
    {
        auto& deck = state.equipment[static_cast<std::size_t>(Slot::accessory)];
        if (deck.draw_pile.erase_value(card)) return;
        ASSERT_TRUE(state.modes.under_accessories == card);
        state.modes.under_accessories = CardId::none();
    }
    static Move move_of(std::string_view text)
    {
        const Result<Move> move = read_move(merc_face(), text);
        EXPECT_TRUE(move.is_ok()) << text;
        return move.value();
    }

    bool is_at_orders() const
    {
        return state.phase == Phase::rebels && state.flow.waiting == Waiting::several &&
               !is_barrier_up(state) && !someone_recovers(state);
    }
    void play_first_moves_until_orders()
    {
        MoveList moves;
        while (!is_at_orders()) {
            const Seat awaited = state.flow.awaited.front();
            P::legal_moves(state, awaited, moves);
            P::apply_unchecked(state, awaited, moves[moves.size() - 1]);
        }
    }
    void clear_the_map()
    {
        const State real = state;
        state.stashes = {};
        for (Sector& sector : state.sectors) sector = Sector{sector.card, false, {}};
        state.units = {};
        state.squads = {};
        state.wear = {};
        state.tasks = {};
        state.requests = {};
        state.dead.clear();
        state.disarmed.clear();
        state.remembered.clear();
        state.queue.clear();
        state.mercs = {};
        for (std::size_t i = 0; i < merc_count; ++i) state.mercs.put_on_top(id_cast<UnitId>(i));
        state.equipment = {};
        for (std::size_t i = 0; i < deck_card_count; ++i) {
            const CardId each = id_cast<CardId>(i);
            state.equipment[static_cast<std::size_t>(slot_of(each))].put_on_top(each);
        }
        put_modes_away();
        state.regime = Regime{};
        state.regime.card = real.regime.card;
        state.regime.is_automatic = real.regime.is_automatic;
    }
    // Vehicles lie in the deck, the lowest of them under it; components are in the supply, and nothing lies on the road.
    void put_modes_away()
    {
        Modes& modes = state.modes;
        modes.fleet = {};
        modes.loaded = {};
        modes.origins = {};
        modes.laid = {};
        modes.under_accessories = CardId::none();
        if (!modes.has_vehicles) return;
        auto& deck = state.equipment[static_cast<std::size_t>(Slot::accessory)];
        for (std::size_t i = 0; i + 1 < vehicle_count; ++i) deck.put_at_bottom(vehicle_card(i));
        modes.under_accessories = vehicle::tank;
    }
    // At the orders of the rebels, who is awaited follows from the position that the test has made.
    void judge_anew()
    {
        if (!is_at_orders()) return;
        state.flow.entered = rebel_seats(state);
        state.flow.awaited.clear();
        for (const Seat each : rebel_seats(state)) {
            if (!is_rebel_done(state, each)) state.flow.awaited.insert(each);
        }
    }
    // Nobody is left to act: a unit that is nowhere ends the phase by ending its turn.
    void step_on()
    {
        Events events(log);
        state.flow.waiting = Waiting::nothing;
        state.flow.awaited.clear();
        state.flow.entered.clear();
        ++state.flow.at;
        P::advance(state, events);
        check_position(state);
    }

    template <class Pile>
    void put_back(Pile& pile)
    {
        for (const Tactic each : pile) state.tactics.box.push_back(each);
        pile.clear();
    }
    void take_out(Tactic wanted)
    {
        Tactics& all = state.tactics;
        const bool was_there = all.box.erase_value(wanted) || all.deck.erase_value(wanted) ||
                               all.hand.erase_value(wanted) || all.discard.erase_value(wanted);
        CHECK(was_there);
    }
};

}  // namespace sortie::merc
