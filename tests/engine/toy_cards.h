#pragma once
// The cards: hidden hands and two windows that open on public facts alone.
//
// A seat shoots at another. Before the roll and behind it, first the one who is shot at and then the shooter
// may play a card from the hidden hand. There are eight cards, each once; spent cards lie open. A window opens
// for a seat that could hold a matching card as far as everybody knows, whether or not it does.
//
// `play_card` carries all checks of a reaction as conditions, in their order. Other turns: `draw` a card (only
// the owner sees which), `peek` into a hand (nobody else notices what), `glance` (no event tells of it).

#include <array>
#include <cstdint>

#include "tests/engine/toy_tools.h"

namespace sortie::toy {

using CardId = Id<struct CardTag, std::uint8_t>;
inline constexpr std::uint8_t cards = 8;
using CardSet = BitSet<CardId, cards>;

inline constexpr CardId fog{0};
inline constexpr CardId aim{1};
inline constexpr CardId luck{2};
inline constexpr CardId block{3};
inline constexpr CardId medal{4};
inline constexpr CardId wind{5};
inline constexpr CardId shield{6};
inline constexpr CardId snipe{7};

inline constexpr std::size_t responder = 0;
inline constexpr std::size_t initiator = 1;

struct CardRow {
    std::string_view name;
    bool is_reaction = true;
    std::uint8_t window = 0;  // 0: before the roll, 1: behind it
    std::uint8_t roles = 0;   // bits
    bool has_target = false;
    bool needs_calm = false;
};
inline constexpr std::array<CardRow, cards> card_table{{
    {"fog", true, 0, 1, false, false},
    {"aim", true, 0, 2, false, false},
    {"luck", true, 1, 2, false, false},
    {"block", true, 0, 1, true, false},
    {"medal", false, 0, 3, false, false},
    {"wind", true, 0, 3, false, true},
    {"shield", true, 1, 1, false, false},
    {"snipe", true, 0, 2, true, true},
}};
constexpr std::array<std::string_view, cards> names_of(CardId)
{
    std::array<std::string_view, cards> names{};
    for (std::size_t i = 0; i < cards; ++i) names[i] = card_table[i].name;
    return names;
}

struct CardState {
    Rng rng;
    Place<4> flow;
    Windows windows;
    std::array<CardSet, 4> hands;  // hidden
    CardSet deck;                  // hidden
    std::array<std::uint8_t, 4> hand_sizes{};
    std::array<CardSet, 4> spent;  // open, of each seat
    CardSet locked;
    SeatSet barred;
    Seat turn = seat_at(0);
    Seat shooter;
    Seat target;
    std::array<std::uint8_t, 4> last_die{};  // of each shooter
    std::uint8_t plays = 0;
    bool is_calm = true;
    std::uint8_t turns = 0;
    SeatSet folded;

    static constexpr auto describe()
    {
        return fields(field("rng", &CardState::rng), field("flow", &CardState::flow),
                      field("windows", &CardState::windows), field("hands", &CardState::hands),
                      field("deck", &CardState::deck), field("hand_sizes", &CardState::hand_sizes),
                      field("spent", &CardState::spent), field("locked", &CardState::locked),
                      field("barred", &CardState::barred), field("turn", &CardState::turn),
                      field("shooter", &CardState::shooter), field("target", &CardState::target),
                      field("last_die", &CardState::last_die), field("plays", &CardState::plays),
                      field("is_calm", &CardState::is_calm), field("turns", &CardState::turns),
                      field("folded", &CardState::folded));
    }
};

inline void give_card(CardState& state, Seat seat, CardId card)
{
    state.deck.erase(card);
    state.hands[seat.index].insert(card);
    ++state.hand_sizes[seat.index];
}

// ---- what everybody knows ----

struct CardPublic {
    Seat shooter;
    Seat target;
    std::array<std::uint8_t, 4> hand_sizes{};
    CardSet spent;
    SeatSet barred;
};
inline SeatSet who_is_shot_at(const CardPublic& known)
{
    return {known.target};
}
inline SeatSet who_shoots(const CardPublic& known)
{
    return {known.shooter};
}
template <std::uint8_t window>
bool could_hold_a_match(const CardPublic& known, Seat seat, std::size_t role)
{
    if (known.hand_sizes[seat.index] == 0) return false;
    for (std::size_t i = 0; i < cards; ++i) {
        const CardRow& row = card_table[i];
        const bool fits = row.is_reaction && row.window == window && ((row.roles >> role) & 1) != 0;
        if (fits && !known.spent.contains(id_cast<CardId>(i))) return true;
    }
    return false;
}
inline bool is_locked_out(const CardPublic& known, Seat seat)
{
    return known.barred.contains(seat);
}

// ---- the reaction ----

inline const CardRow& row_of(const Chosen& chosen)
{
    return card_table[chosen.as<CardId>(1).index];
}
inline bool is_held(const CardState& state, const Chosen& chosen)
{
    return state.hands[chosen.seat.index].contains(chosen.as<CardId>(1));
}
inline bool is_reaction_card(const CardState&, const Chosen& chosen)
{
    return row_of(chosen).is_reaction;
}
inline bool is_for_this_window(const CardState& state, const Chosen& chosen)
{
    return row_of(chosen).window == state.windows.window.index;
}
inline bool is_for_this_role(const CardState& state, const Chosen& chosen)
{
    return (row_of(chosen).roles & state.windows.current_offer().roles) != 0;
}
inline bool is_not_locked(const CardState& state, const Chosen& chosen)
{
    return !state.locked.contains(chosen.as<CardId>(1));
}
inline bool has_target(const CardState&, const Chosen& chosen)
{
    return row_of(chosen).has_target;
}
inline bool is_calm_if_needed(const CardState& state, const Chosen& chosen)
{
    return state.is_calm || !row_of(chosen).needs_calm;
}
inline bool is_calm_if_needed_without_target(const CardState& state, const Chosen& chosen)
{
    return row_of(chosen).has_target || is_calm_if_needed(state, chosen);
}
// A block is aimed at the shooter, a snipe at the one who is shot at.
inline bool is_the_right_target(const CardState& state, const Chosen& chosen)
{
    return chosen.as<Seat>(2) == (chosen.as<CardId>(1) == block ? state.shooter : state.target);
}

inline constexpr Kind card_kind = named_kind<CardId>("card");
inline constexpr EventKind card_played{.name = "card-played",
                                       .text = "{0} plays {1}",
                                       .fields = {{"seat", &seat_kind}, {"card", &card_kind}}};
inline void do_play_card(CardState& state, const Chosen& chosen, Events& events)
{
    const CardId card = chosen.as<CardId>(1);
    state.hands[chosen.seat.index].erase(card);
    --state.hand_sizes[chosen.seat.index];
    state.spent[chosen.seat.index].insert(card);
    ++state.plays;
    events.tell(card_played, chosen.seat, card);
}
inline constexpr Action<CardState> play_card{
    .name = "play_card",
    .pick = {window_pick<CardState>(),
             {.name = "card",
              .kind = &card_kind,
              .from = each_below<CardState, cards>,
              .where = {{"W6.6", "you hold the card", is_held, "E_CARD_NOT_HELD"},
                        {"W6.7", "the card is a reaction", is_reaction_card, "E_NOT_REACTION"},
                        {"W6.8", "the card fits this window", is_for_this_window, "E_WRONG_WINDOW"},
                        {"W6.9", "the card fits your role", is_for_this_role, "E_WRONG_ROLE"},
                        {"W6.10", "the card is not locked", is_not_locked, "E_CARD_LOCKED"},
                        {"W6.13", "the weather is calm", is_calm_if_needed_without_target}}},
             {.name = "target",
              .kind = &seat_kind,
              .from = each_below<CardState, seats_max>,
              .where = {{"W6.12", "it is aimed at the right one", is_the_right_target,
                         "E_TARGET_INVALID"},
                        {"W6.13", "the weather is calm", is_calm_if_needed}},
              .only_if = has_target}},
    .apply = do_play_card,
    .is_reaction = true};

inline constexpr Window<CardState, CardPublic> before_roll{
    .name = "before_roll",
    .prompt = "A shot is about to be rolled",
    .offer_order = {{"responder", who_is_shot_at}, {"initiator", who_shoots}},
    .is_possible = could_hold_a_match<0>,
    .is_barred = is_locked_out,
    .reactions = {&play_card, &pass_reaction<CardState>},
    .may_edit = {"hands", "hand_sizes", "spent", "plays"}};
inline constexpr Window<CardState, CardPublic> after_roll{
    .name = "after_roll",
    .prompt = "A shot has been rolled",
    .offer_order = {{"responder", who_is_shot_at}, {"initiator", who_shoots}},
    .is_possible = could_hold_a_match<1>,
    .is_barred = is_locked_out,
    .reactions = {&play_card, &pass_reaction<CardState>},
    .may_edit = {"hands", "hand_sizes", "spent", "plays"}};

// ---- turns ----

inline bool is_an_opponent(const CardState& state, const Chosen& chosen)
{
    const Seat other = chosen.as<Seat>(0);
    return other != chosen.seat && other.index < state.flow.seat_count &&
           !state.folded.contains(other);
}
inline bool deck_has_cards(const CardState& state, const Chosen&)
{
    return !state.deck.empty();
}
inline bool hand_has_cards(const CardState& state, const Chosen& chosen)
{
    return state.hand_sizes[chosen.as<Seat>(0).index] > 0;
}

inline constexpr EventKind drew{.name = "drew",
                                .text = "{0} draws {1}",
                                .fields = {{"seat", &seat_kind}, {"card", &card_kind, true}}};
inline constexpr EventKind peeked{
    .name = "peeked",
    .text = "{0} sees {2} in the hand of {1}",
    .fields = {{"seat", &seat_kind}, {"owner", &seat_kind}, {"card", &card_kind, true}}};
inline constexpr EventKind shot{.name = "shot",
                                .text = "{0} shoots at {1}",
                                .fields = {{"seat", &seat_kind}, {"target", &seat_kind}}};

inline void do_shoot(CardState& state, const Chosen& chosen, Events& events)
{
    state.shooter = chosen.seat;
    state.target = chosen.as<Seat>(0);
    events.tell(shot, state.shooter, state.target);
}
inline void do_draw(CardState& state, const Chosen& chosen, Events& events)
{
    const auto rank = state.rng.pick(static_cast<std::uint32_t>(state.deck.size()));
    const CardId card = state.deck.at_rank(static_cast<int>(rank));
    give_card(state, chosen.seat, card);
    events.tell_known(SeatSet{chosen.seat}, drew, chosen.seat, card);
}
inline void do_peek(CardState& state, const Chosen& chosen, Events& events)
{
    const Seat owner = chosen.as<Seat>(0);
    events.tell_only(SeatSet{chosen.seat}, peeked, chosen.seat, owner,
                     state.hands[owner.index].front());
}
inline void do_glance(CardState&, const Chosen&, Events& events)
{
    events.shows_secret();
}
inline void do_end(CardState& state, const Chosen&, Events&)
{
    state.flow.end_game();
}
inline void do_fold(CardState& state, const Chosen& chosen, Events&)
{
    state.folded.insert(chosen.seat);
    if (state.folded.size() + 1 == state.flow.seat_count) state.flow.end_game();
}

inline constexpr Pick<CardState> opponent{
    .name = "opponent",
    .kind = &seat_kind,
    .from = each_below<CardState, seats_max>,
    .where = {{"D1", "it is an opponent in play", is_an_opponent, "E_SEAT"}}};
inline constexpr Action<CardState> shoot{.name = "shoot", .pick = {opponent}, .apply = do_shoot};
inline constexpr Action<CardState> draw{
    .name = "draw",
    .when = {{"D2", "the deck has a card", deck_has_cards, "E_DECK_EMPTY"}},
    .apply = do_draw};
inline constexpr Action<CardState> peek{
    .name = "peek",
    .pick = {{.name = "opponent",
              .kind = &seat_kind,
              .from = each_below<CardState, seats_max>,
              .where = {{"D1", "it is an opponent in play", is_an_opponent, "E_SEAT"},
                        {"D3", "the hand has a card", hand_has_cards, "E_HAND_EMPTY"}}}},
    .apply = do_peek};
inline constexpr Action<CardState> glance{.name = "glance", .apply = do_glance};
inline constexpr Action<CardState> end{.name = "end", .apply = do_end};
inline constexpr Action<CardState> fold{.name = "fold", .apply = do_fold};

inline Seat whose_turn(const CardState& state)
{
    return state.turn;
}
inline bool is_shooting(const CardState& state)
{
    return state.shooter.is_some();
}
inline void roll_shot(CardState& state, Events&)
{
    state.last_die[state.shooter.index] = static_cast<std::uint8_t>(state.rng.roll(6));
}
inline void next_turn(CardState& state, Events&)
{
    state.shooter = nobody;
    state.target = nobody;
    state.plays = 0;
    if (++state.turns == 40) state.flow.end_game();
    do {
        state.turn = seat_at((state.turn.index + 1) % state.flow.seat_count);
    } while (state.folded.contains(state.turn));
}

struct CardFlow : FlowLanguage<CardState> {
    static FlowTree<CardState> tree()
    {
        return game(loop("turns", until_game_ends(), at_most(40),
                         ask("act", whose_turn, {&shoot, &draw, &peek, &glance, &end}),
                         when("a shot", is_shooting, window("before_roll"), run("roll", roll_shot),
                              window("after_roll")),
                         run("next", next_turn)));
    }
};

struct Cards : ToyGame<CardState> {
    using Public = CardPublic;
    static constexpr bool has_secrets = true;
    static constexpr std::array actions{
        &shoot, &draw, &peek, &glance, &end, &play_card, &pass_reaction<CardState>, &fold};
    static constexpr std::array anytime{&fold};
    static constexpr std::array windows{&before_roll, &after_roll};
    static constexpr std::array events{&card_played, &drew, &peeked, &shot};

    static FlowTree<CardState> flow() { return CardFlow::tree(); }
    static void set_up(CardState& state, const Setup&, Events&)
    {
        state.deck = CardSet::first(cards);
    }
    static SeatSet in_play(const CardState& state)
    {
        return SeatSet::first(state.flow.seat_count) - state.folded;
    }
    static CardPublic public_part(const CardState& state)
    {
        CardSet spent;
        for (const CardSet& each : state.spent) spent = spent | each;
        return {state.shooter, state.target, state.hand_sizes, spent, state.barred};
    }
    static void conceal(CardState& state, Seat viewer)
    {
        for (std::size_t i = 0; i < state.hands.size(); ++i) {
            if (i != viewer.index) state.hands[i].clear();
        }
        state.deck.clear();
    }
    static void determinize(CardState& state, Seat seat, Rng& rng)
    {
        CardSet unknown = state.deck;
        for (std::size_t i = 0; i < state.hands.size(); ++i) {
            if (i != seat.index) unknown = unknown | state.hands[i];
        }
        for (std::size_t i = 0; i < state.hands.size(); ++i) {
            if (i == seat.index) continue;
            state.hands[i].clear();
            while (state.hands[i].size() < state.hand_sizes[i]) {
                const auto rank = rng.pick(static_cast<std::uint32_t>(unknown.size()));
                const CardId card = unknown.at_rank(static_cast<int>(rank));
                unknown.erase(card);
                state.hands[i].insert(card);
            }
        }
        state.deck = unknown;
    }
    // W6.11: a target that is missing, or one too many, has its own code.
    static void adapt_refusal(const CardState&, Seat, const Move& move, Refusal& refusal)
    {
        if (actions[move.action % actions.size()] != &play_card) return;
        const bool is_about_target = move.count >= 2 && move.arguments[1] < cards;
        const bool is_count = refusal.cause == RefusalCause::argument_count ||
                              refusal.cause == RefusalCause::no_such_value;
        if (is_about_target && is_count) {
            refusal.rule = "W6.11";
            refusal.code = "E_TARGET_COUNT";
        }
    }
};

}  // namespace sortie::toy
