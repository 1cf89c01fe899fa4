// Windows over hidden hands: the checks of a card in their order, and that whether play pauses tells nothing.

#include "engine/difference.h"
#include "engine/window.h"
#include "tests/engine/toy_cards.h"
#include "tests/engine/toy_hit.h"

namespace sortie::toy {
namespace {

using Names = std::vector<std::string_view>;

Move card_move(const Action<CardState>& action, std::initializer_list<int> arguments = {})
{
    return move_of<Cards>(action, arguments);
}
constexpr const Action<CardState>& pass_card = pass_reaction<CardState>;

// Seat 1 holds aim, luck and snipe, seat 2 fog, block and medal, seat 3 wind; shield is in the deck.
void deal(CardState& state)
{
    for (const CardId card : {aim, luck, snipe}) give_card(state, a, card);
    for (const CardId card : {fog, block, medal}) give_card(state, b, card);
    give_card(state, c, wind);
}

// Seat 1 has shot at seat 2; window 1 is open and offered to seat 2, then to seat 1.
template <class Edit>
CardState shot_with(Edit edit)
{
    CardState state = start_with<Cards>(3, [&](CardState& s) {
        deal(s);
        edit(s);
    });
    play<Cards>(state, a, card_move(shoot, {b.index}));
    return state;
}
CardState shot_at_b()
{
    return shot_with([](CardState&) {});
}

Move card_of(CardId card, int window = 1)
{
    return card_move(play_card, {window, card.index, no_argument});
}
Move card_at(CardId card, Seat target, int window = 1)
{
    return card_move(play_card, {window, card.index, target.index});
}

// ---- the checks of a source ----

TEST("W6.6: the sender holds the source, else E_CARD_NOT_HELD")
{
    CardState state = shot_at_b();
    EXPECT_EQ(refuse<Cards>(state, b, card_of(wind)).code, "E_CARD_NOT_HELD");
    EXPECT_EQ(refuse<Cards>(state, b, card_of(aim)).code, "E_CARD_NOT_HELD");
}
TEST("W6.7: the source is a reaction, else E_NOT_REACTION")
{
    CardState state = shot_at_b();
    EXPECT_EQ(refuse<Cards>(state, b, card_of(medal)).code, "E_NOT_REACTION");
}
TEST("W6.8: the source's window is this window, else E_WRONG_WINDOW")
{
    CardState state = shot_at_b();
    play<Cards>(state, b, card_move(pass_card, {1}));
    EXPECT_EQ(refuse<Cards>(state, a, card_of(luck)).code, "E_WRONG_WINDOW");
}
TEST("W6.9: the source's role is a role of the offer, else E_WRONG_ROLE")
{
    CardState state = shot_with([](CardState& s) { s.hands[1].insert(aim); });
    EXPECT_EQ(refuse<Cards>(state, b, card_of(aim)).code, "E_WRONG_ROLE");
}
TEST("W6.10: no lock covers the source, else E_CARD_LOCKED")
{
    CardState state = shot_with([](CardState& s) { s.locked.insert(fog); });
    EXPECT_EQ(refuse<Cards>(state, b, card_of(fog)).code, "E_CARD_LOCKED");
}
TEST("W6.11: the number of targets is right, else E_TARGET_COUNT")
{
    CardState state = shot_at_b();
    EXPECT_EQ(refuse<Cards>(state, b, card_of(block)).code, "E_TARGET_COUNT");
    EXPECT_EQ(refuse<Cards>(state, b, card_at(fog, a)).code, "E_TARGET_COUNT");
    EXPECT_EQ(refuse<Cards>(state, b, card_move(play_card, {1, fog.index})).code, "E_TARGET_COUNT");
}
TEST("W6.12: the target is right, else E_TARGET_INVALID")
{
    CardState state = shot_at_b();
    EXPECT_EQ(refuse<Cards>(state, b, card_at(block, c)).code, "E_TARGET_INVALID");
    play<Cards>(state, b, card_at(block, a));
}
TEST("W6.13: the source's own condition holds, else E_CONDITION")
{
    CardState state = shot_with([](CardState& s) { s.is_calm = false; });
    play<Cards>(state, b, card_move(pass_card, {1}));
    const Refusal refusal = refuse<Cards>(state, a, card_at(snipe, b));
    EXPECT_EQ(refusal.code, "E_CONDITION");
    EXPECT_EQ(refusal.rule, "W6.13");
    EXPECT_EQ(refusal.words, "the weather is calm");
}

TEST("W6: each check of the source answers before all that come behind it")
{
    CardState state = shot_with([](CardState& s) {
        s.is_calm = false;
        s.locked = CardSet::first(cards);
    });
    play<Cards>(state, b, card_move(pass_card, {1}));
    // Seat 1's snipe: not held, locked, without a target, aimed at the wrong one, in the wrong weather.
    state.hands[0].erase(snipe);
    EXPECT_EQ(refuse<Cards>(state, a, card_of(snipe)).rule, "W6.6");
    state.hands[0].insert(snipe);
    EXPECT_EQ(refuse<Cards>(state, a, card_of(snipe)).rule, "W6.10");
    state.locked.clear();
    EXPECT_EQ(refuse<Cards>(state, a, card_of(snipe)).rule, "W6.11");
    EXPECT_EQ(refuse<Cards>(state, a, card_at(snipe, c)).rule, "W6.12");
    EXPECT_EQ(refuse<Cards>(state, a, card_at(snipe, b)).rule, "W6.13");
    state.is_calm = true;
    // Locked, wrong role and wrong window at once; then locked and wrong role.
    state.locked = CardSet::first(cards);
    state.hands[0].insert(shield);
    state.hands[0].insert(fog);
    EXPECT_EQ(refuse<Cards>(state, a, card_of(shield)).rule, "W6.8");
    EXPECT_EQ(refuse<Cards>(state, a, card_of(fog)).rule, "W6.9");
    state.locked.clear();
    play<Cards>(state, a, card_at(snipe, b));
}

TEST(
    "the legal list is exactly what is accepted, with cards that have a target and cards that have none")
{
    CardState state = shot_at_b();
    const auto of_b = moves_of<Cards>(state, b);
    EXPECT_EQ(of_b.size(), 4U);  // fog, block at seat 1, pass, fold
    expect_list_is_complete<Cards>(state, 9, 3);
    play<Cards>(state, b, card_move(pass_card, {1}));
    expect_list_is_complete<Cards>(state, 9, 3);
}

// ---- the opening policy ----

TEST("W8.1: the usual policy is publicly_possible")
{
    EXPECT_EQ(before_roll.policy, OpenPolicy::publicly_possible);
    EXPECT_EQ((Window<CardState, CardPublic>{}.policy), OpenPolicy::publicly_possible);
}

TEST(
    "W8.1: a window opens for a seat that could hold a match, and not when that is known to be impossible")
{
    CardState state = shot_with([](CardState& s) {
        s.spent[2] = {fog, block, wind};  // no card is left for who is shot at
    });
    ASSERT_EQ(state.windows.offers.size(), 1U);
    EXPECT_EQ(state.windows.offers[0].seat, a);
    CardState empty_handed = shot_with([](CardState& s) { s.hand_sizes[1] = 0; });
    EXPECT_EQ(empty_handed.windows.offers[0].seat, a);
}

TEST("W4.1: a seat that is publicly barred gets no offer")
{
    CardState state = shot_with([](CardState& s) { s.barred = {b}; });
    EXPECT_EQ(refuse<Cards>(state, b, card_of(fog)).code, "E_NOT_ENTITLED");
}

TEST("W8.2: over public sources if_playable and publicly_possible are the same")
{
    HitState playable = start<HitPlayable>(3);
    HitState possible = start<HitPossible>(3);
    SmallRng rng(21);
    for (int moves = 0; moves < 300 && !playable.flow.is_over(); ++moves) {
        auto [seat, move] = random_choice<HitPlayable>(playable, rng);
        const Action<HitState>* action = HitPlayable::actions[move.action];
        if (action == &finish || action == &give_up || action == &hit_back) continue;
        for (HitState* state : {&playable, &possible}) {
            state->stages.clear();
            if (state->windows.is_open()) continue;
            state->holds_s1 = {b};
            state->holds_s2 = {a, c};
            state->holds_echo = {c};
        }
        const Played first = play<HitPlayable>(playable, seat, move);
        const Played second = play<HitPossible>(possible, seat, move);
        ASSERT_EQ(first.texts(), second.texts());
        ASSERT_EQ(explain_difference(playable, possible), "");
    }
}

template <class T>
concept ShowsHand = requires(const T& known) { known.hands; };
template <class T>
concept ShowsDeck = requires(const T& known) { known.deck; };
template <class T>
concept ShowsGenerator = requires(const T& known) { known.rng; };
TEST("W8.3, EC-08: the functions of a window are given a type from which no hand can be read")
{
    static_assert(ShowsHand<CardState> && ShowsDeck<CardState> && ShowsGenerator<CardState>);
    static_assert(!ShowsHand<CardPublic> && !ShowsDeck<CardPublic> && !ShowsGenerator<CardPublic>);
    static_assert(std::is_same_v<decltype(before_roll.is_possible),
                                 bool (*)(const CardPublic&, Seat, std::size_t)>);
    static_assert(
        std::is_same_v<decltype(before_roll.is_barred), bool (*)(const CardPublic&, Seat)>);
    static_assert(
        std::is_same_v<decltype(before_roll.offer_order[0].seats), SeatSet (*)(const CardPublic&)>);
    static_assert(!std::is_constructible_v<CardPublic, const CardState&>);
    static_assert(!std::is_assignable_v<bool (*&)(const CardPublic&, Seat),
                                        bool (*)(const CardState&, Seat)>);
}

TEST("W8.4: a seat that holds nothing that fits gets the offer and must answer it")
{
    CardState state = shot_with([](CardState& s) { s.hands[1] = {medal}; });
    EXPECT_EQ(Play<Cards>::awaiting(state), SeatSet{b});
    EXPECT_EQ(choices_of<Cards>(state, b), (Names{"pass", "fold"}));
    play<Cards>(state, b, card_move(pass_card, {1}));
    EXPECT_EQ(Play<Cards>::awaiting(state), SeatSet{a});
}

TEST(
    "W8.6: the list of the current offer holds what that seat can play; all others can only resign")
{
    const CardState full = shot_at_b();
    const CardState bare = shot_with([](CardState& s) { s.hands[1] = {medal}; });
    EXPECT_EQ(choices_of<Cards>(full, b), (Names{"play_card", "pass", "fold"}));
    for (const Seat seat : {a, c}) {
        EXPECT_EQ(choices_of<Cards>(full, seat), (Names{"fold"}));
        EXPECT(moves_of<Cards>(full, seat) == moves_of<Cards>(bare, seat));
    }
}

// What one viewer notices of a whole exchange in which seat 2 holds one hand or another and passes.
std::vector<Event> noticed_by(Seat viewer, CardSet hand_of_b)
{
    CardState state = start_with<Cards>(3, [&](CardState& s) {
        deal(s);
        s.hands[1] = hand_of_b;
    });
    std::vector<Event> noticed;
    const auto keep = [&](const Played& played) {
        for (const Event& event : played.events) {
            if (is_seen_by(event, viewer)) noticed.push_back(as_seen_by(event, viewer));
        }
    };
    keep(play<Cards>(state, a, card_move(shoot, {b.index})));
    while (state.windows.is_open()) {
        keep(play<Cards>(state, Play<Cards>::awaiting(state).front(),
                         card_move(pass_card, {state.windows.number})));
    }
    return noticed;
}
TEST("W8.1, W13.7: what the others notice is the same whatever the passing seat holds")
{
    for (const Seat viewer : {a, c, nobody}) {
        const auto with_match = noticed_by(viewer, {fog, block, medal});
        const auto without = noticed_by(viewer, {medal, shield, wind});
        EXPECT_FALSE(with_match.empty());
        EXPECT(with_match == without);
    }
}

TEST("W8.6: refusals to the others are the same whatever the seat of the offer holds")
{
    CardState full = shot_at_b();
    CardState bare = shot_with([](CardState& s) { s.hands[1] = {medal}; });
    for (const Seat seat : {a, c}) {
        for (std::uint8_t card = 0; card < cards; ++card) {
            EXPECT_EQ(refuse<Cards>(full, seat, card_of(CardId{card})).text(),
                      refuse<Cards>(bare, seat, card_of(CardId{card})).text());
        }
    }
}

}  // namespace
}  // namespace sortie::toy
