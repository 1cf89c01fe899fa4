#pragma once
// A small card game with one deliberate flaw, to see that the battery finds each of them.
//
//     const BatteryReport report = run_battery(module_of<FlawedGame<Flaw::leaky_view>>());
//
// The game: each seat holds a hidden hand. In its turn a seat draws a card or plays one; the others
// may block a played card in a window, and otherwise a die gives points for it. It ends when all
// cards are played. With `Flaw::none` it keeps every promise. The rules are numbered F1 to F3.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/module_of.h"

namespace sortie::flawed {

enum class Flaw {
    none,
    dirty_list,           // leaves a card behind the count of a hand
    broken_invariant,     // points that nobody has scored
    faulty_rule,          // a CHECK that fails when card 5 is played
    meddling_condition,   // a question that changes the position
    forgetful_condition,  // answers differently every now and then
    double_listing,
    stuck_seat,  // asks a seat that has nothing to do
    wordless,
    ruleless,
    ambiguous_name,
    leaky_view,
    leaky_list,
    leaky_refusal,
    idle_determinize,
    broken_determinize,
    peeking_determinize,
    leaky_event,
    unfenced_reveal,
    fenced_reveal,  // not a flaw: shows a card to all, and says so
    shared_memory,  // an outcome that depends on a global
    greedy_reaction,
    endless,
    moody_replay,   // every second start is another one
    moody_playout,  // every third start is another one
};

using CardId = Id<struct CardTag, std::uint8_t>;
inline constexpr int cards = 12;
inline constexpr int seats_most = 3;
constexpr std::array<std::string_view, cards> names_of(CardId)
{
    return {"c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "c11"};
}

struct State {
    Rng rng;
    Place<3> flow;
    Windows windows;
    std::array<FixedVector<CardId, 5>, seats_most> hands{};
    FixedVector<CardId, cards> pile;  // hidden, its last card is the next
    FixedVector<CardId, cards> played;
    std::array<std::uint8_t, seats_most> points{};
    std::array<std::uint8_t, seats_most> blocks{2, 2, 2};
    CardId pending;  // played and not yet scored
    Seat turn;
    bool is_blocked = false;
    std::uint8_t card_count = 0;
    std::uint8_t turns = 0;
    std::uint8_t filler = 0;  // padding is not allowed

    static constexpr auto describe()
    {
        return fields(field("rng", &State::rng), field("flow", &State::flow),
                      field("windows", &State::windows), field("hands", &State::hands),
                      field("pile", &State::pile), field("played", &State::played),
                      field("points", &State::points), field("blocks", &State::blocks),
                      field("pending", &State::pending), field("turn", &State::turn),
                      field("is_blocked", &State::is_blocked),
                      field("card_count", &State::card_count), field("turns", &State::turns),
                      field("filler", &State::filler));
    }
};

struct Public {
    Seat turn;
    std::array<std::uint8_t, seats_most> blocks{};
    int seat_count = 0;
};

template <Flaw flaw>
struct Rules {
    static void write_card(Argument value, std::string& out)
    {
        if (flaw == Flaw::ambiguous_name && value == 8) value = 7;
        out += "c" + std::to_string(value);
    }
    static constexpr Kind card_kind{.name = "card", .count = cards, .write = write_card};

    static constexpr EventKind drew{
        .name = "drew",
        .text = "{0} draws {1}",
        .fields = {{"seat", &seat_kind}, {"card", &card_kind, flaw != Flaw::leaky_event}}};
    static constexpr EventKind plays{.name = "plays",
                                     .text = "{0} plays {1}",
                                     .fields = {{"seat", &seat_kind}, {"card", &card_kind}}};
    static constexpr EventKind scores{
        .name = "scores", .text = "{0} scores {1}", .fields = {{"seat", &seat_kind}, {"die"}}};

    // A memory outside of the state, which no game may have.
    static int next_of(int& counter) { return ++counter; }
    static inline int calls = 0;
    static inline int draws = 0;
    static inline int starts = 0;

    static Seat whose_turn(const State& state) { return state.turn; }
    static bool cards_are_left(const State& state)
    {
        if (flaw == Flaw::endless) return true;
        for (const auto& hand : state.hands) {
            if (!hand.empty()) return true;
        }
        return !state.pile.empty();
    }
    static bool card_is_pending(const State& state) { return state.pending.is_some(); }

    // F1
    static bool can_draw(const State& state, const Chosen& chosen)
    {
        if (flaw == Flaw::meddling_condition && state.turns == 4) {
            ++const_cast<State&>(state).blocks[0];
        }
        return !state.pile.empty() && !state.hands[chosen.seat.index].is_full();
    }
    static bool pile_is_lucky(const State& state, const Chosen& chosen)
    {
        return flaw != Flaw::leaky_list || state.hands[chosen.seat.index].empty() ||
               state.pile.back().index % 4 != 0;
    }
    static void do_draw(State& state, const Chosen& chosen, Events& events)
    {
        const CardId card = state.pile.pop_back();
        state.hands[chosen.seat.index].push_back(card);
        events.tell_known(SeatSet{chosen.seat}, drew, chosen.seat, card);
        if (flaw == Flaw::shared_memory && next_of(draws) % 5 == 0) ++state.points[0];
    }

    // F2
    static void cards_in_hand(const State& state, const Chosen& chosen, Candidates& out)
    {
        for (const CardId card : state.hands[chosen.seat.index]) out.add(card);
        const bool is_double = flaw == Flaw::double_listing && state.turns == 3;
        if (is_double && out.size() > 0) out.add(*out.begin());
    }
    static bool card_may_be_played(const State& state, const Chosen& chosen)
    {
        if (flaw == Flaw::forgetful_condition) return next_of(calls) % 5 != 0;
        const bool is_picky =
            flaw == Flaw::wordless || flaw == Flaw::ruleless || flaw == Flaw::leaky_refusal;
        return !is_picky || state.pile.empty() || chosen.as<CardId>(0).index % 2 == 0;
    }
    static void do_play(State& state, const Chosen& chosen, Events& events)
    {
        const CardId card = chosen.as<CardId>(0);
        if (flaw == Flaw::faulty_rule) CHECK(card != CardId{5});
        auto& hand = state.hands[chosen.seat.index];
        hand.erase_value(card);
        if (flaw == Flaw::dirty_list && card == CardId{3}) hand.items[hand.size()] = card;
        state.pending = card;
        events.tell(plays, chosen.seat, card);
        const bool reveals = flaw == Flaw::unfenced_reveal || flaw == Flaw::fenced_reveal;
        if (!reveals || state.pile.empty()) return;
        if (flaw == Flaw::fenced_reveal) events.shows_secret();
        state.played.push_back(state.pile.pop_back());
    }

    // F3
    static bool has_block(const State& state, const Chosen& chosen)
    {
        return state.blocks[chosen.seat.index] > 0;
    }
    static void do_block(State& state, const Chosen& chosen, Events&)
    {
        --state.blocks[chosen.seat.index];
        state.is_blocked = true;
        if (flaw == Flaw::greedy_reaction) ++state.points[chosen.seat.index];
    }
    static SeatSet other_seats(const Public& known)
    {
        SeatSet seats = SeatSet::first(static_cast<std::size_t>(known.seat_count));
        seats.erase(known.turn);
        return seats;
    }
    static bool could_block(const Public& known, Seat seat, std::size_t)
    {
        return known.blocks[seat.index] > 0;
    }
    static void score(State& state, Events& events)
    {
        state.played.push_back(state.pending);
        state.pending = {};
        if (!state.is_blocked) {
            const int die = state.rng.roll(6);
            state.points[state.turn.index] =
                static_cast<std::uint8_t>(state.points[state.turn.index] + die);
            events.tell(scores, state.turn, die);
            if (flaw == Flaw::broken_invariant && die == 6) state.points[state.turn.index] = 250;
        }
        state.is_blocked = false;
    }
    static void next_turn(State& state, Events&)
    {
        state.turn = seat_at((state.turn.index + 1) % state.flow.seat_count);
        if (state.turns < 200) ++state.turns;
    }

    static constexpr Action<State> draw{
        .name = "draw",
        .prompt = "Draw a card",
        .when = {{"F1", "the pile has a card and your hand has room", can_draw, "E_DRAW"},
                 {"F1", "the pile is lucky", pile_is_lucky, "E_UNLUCKY"}},
        .apply = do_draw,
    };
    static constexpr Action<State> play{
        .name = "play",
        .prompt = "Play a card",
        .pick = {{.name = "card",
                  .kind = &card_kind,
                  .from = cards_in_hand,
                  .where = {{flaw == Flaw::ruleless ? "" : "F2",
                             flaw == Flaw::wordless ? "" : "the card may be played",
                             card_may_be_played, "E_PLAY"}}}},
        .apply = do_play,
    };
    static constexpr Action<State> wait{
        .name = "wait", .prompt = "Do nothing", .apply = do_nothing<State>};
    static constexpr Action<State> block{
        .name = "block",
        .prompt = "Block the card",
        .when = {{"F3", "you have a block left", has_block, "E_BLOCK"}},
        .pick = {window_pick<State>()},
        .apply = do_block,
        .is_reaction = true,
    };
    static constexpr Window<State, Public> before_score{
        .name = "before_score",
        .prompt = "A card is about to score",
        .offer_order = {{"others", other_seats}},
        .policy = OpenPolicy::publicly_possible,
        .is_possible = could_block,
        .reactions = {&block, &pass_reaction<State>},
        .may_edit = {"blocks", "is_blocked"},
    };
};

template <Flaw flaw>
struct FlawedGame {
    using State = flawed::State;
    using Public = flawed::Public;
    using R = Rules<flaw>;
    static constexpr bool may_wait = flaw == Flaw::endless;

    static constexpr GameInfo info{.name = "flawed",
                                   .title = "Flawed",
                                   .summary = "A game with one flaw.",
                                   .rules_version = 1,
                                   .seats_least = 2,
                                   .seats_most = seats_most,
                                   .moves_max = 90};
    static constexpr bool has_secrets = true;
    static constexpr std::array options{OptionDecl{.name = "cards",
                                                   .words = "how many cards there are",
                                                   .least = 8,
                                                   .most = cards,
                                                   .usual = cards,
                                                   .names = {}}};
    static constexpr std::array<const Action<State>*, 5> actions{&R::draw, &R::play, &R::block,
                                                                 &pass_reaction<State>, &R::wait};
    static constexpr std::array windows{&R::before_score};

    struct Order : FlowLanguage<State> {
        static FlowTree<State> tree()
        {
            ActionRefs<State> offered{&R::draw, &R::play};
            if (may_wait) offered.push_back(&R::wait);
            return Order::game(Order::loop(
                "turns", Order::while_(R::cards_are_left), Order::at_most(may_wait ? 1000 : 150),
                Order::ask("a turn", R::whose_turn, offered,
                           {.skips_if_none = flaw != Flaw::stuck_seat}),
                Order::when("a card was played", R::card_is_pending, Order::window("before_score"),
                            Order::run("score", R::score)),
                Order::run("next", R::next_turn)));
        }
    };
    static FlowTree<State> flow() { return Order::tree(); }

    static void set_up(State& state, const Setup& setup, Events&)
    {
        state.card_count = static_cast<std::uint8_t>(setup.values[0]);
        for (int i = 0; i < setup.values[0]; ++i) state.pile.push_back(id_cast<CardId>(i));
        state.rng.shuffle(state.pile.span());
        for (int i = 0; i < 2 * setup.seats; ++i) {
            state.hands[static_cast<std::size_t>(i % setup.seats)].push_back(state.pile.pop_back());
        }
        state.turn = seat_at(0);
        const int start = R::next_of(R::starts);
        if (flaw == Flaw::moody_replay && start % 2 == 0) state.points[1] = 1;
        if (flaw == Flaw::moody_playout && start % 3 == 0) state.points[1] = 1;
    }

    static Scores scores(const State& state)
    {
        Scores out{};
        for (std::size_t i = 0; i < seats_most; ++i) out[i] = state.points[i];
        return out;
    }

    static void check_state(const State& state)
    {
        BitSet<CardId, cards> seen;
        const auto count = [&](const auto& list) {
            for (const CardId card : list) {
                CHECK(!seen.contains(card));
                seen.insert(card);
            }
        };
        for (const auto& hand : state.hands) count(hand);
        count(state.pile);
        count(state.played);
        if (state.pending.is_some()) seen.insert(state.pending);
        CHECK(seen.size() == state.card_count);
        for (const std::uint8_t points : state.points) CHECK(points <= 6 * cards);
    }

    static std::string board(const State& seen, Seat)
    {
        std::string out = "pile " + std::to_string(seen.pile.size()) + "\n";
        for (const CardId card : seen.played) out += std::to_string(card.index) + " ";
        return out + "\n";
    }

    static void conceal(State& state, Seat viewer)
    {
        for (CardId& card : state.pile) card = {};
        for (std::size_t i = 0; i < seats_most; ++i) {
            if (viewer == id_cast<Seat>(i) || flaw == Flaw::leaky_view) continue;
            for (CardId& card : state.hands[i]) card = {};
        }
    }

    static void determinize(State& state, Seat seat, Rng& rng)
    {
        if (flaw == Flaw::idle_determinize) return;
        FixedVector<CardId, cards> unknown = state.pile;
        for (std::size_t i = 0; i < seats_most; ++i) {
            if (seat == id_cast<Seat>(i)) continue;
            for (const CardId card : state.hands[i]) unknown.push_back(card);
        }
        if (flaw != Flaw::peeking_determinize) std::sort(unknown.begin(), unknown.end());
        rng.shuffle(unknown.span());
        for (CardId& card : state.pile) {
            card = unknown.back();
            if (flaw != Flaw::broken_determinize || state.turns < 4) unknown.pop_back();
        }
        for (std::size_t i = 0; i < seats_most; ++i) {
            if (seat == id_cast<Seat>(i)) continue;
            for (CardId& card : state.hands[i]) card = unknown.pop_back();
        }
    }

    static Public public_part(const State& state)
    {
        return {state.turn, state.blocks, state.flow.seat_count};
    }

    static void adapt_refusal(const State& state, Seat, const Move&, Refusal& refusal)
    {
        if (flaw != Flaw::leaky_refusal || state.pile.empty()) return;
        refusal.words += "; the next card is " + std::to_string(state.pile.back().index);
    }
};

}  // namespace sortie::flawed
