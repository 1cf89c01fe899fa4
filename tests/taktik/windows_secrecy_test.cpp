// W21: whatever a player hides, the others are shown the same bytes: views, events and lists of moves.

#include "engine/snapshot.h"
#include "tests/taktik/duel.h"

namespace sortie::taktik {
namespace {

// Everything that a viewer is shown of a position.
std::vector<std::byte> shown_to(Seat viewer, const State& state)
{
    const SnapshotHeader header{.game = "taktik", .rules_version = Taktik::info.rules_version};
    return encode_snapshot(header, P::view(state, viewer).seen);
}
std::vector<Event> told_to(Seat viewer, const std::vector<Event>& log)
{
    std::vector<Event> seen;
    for (const Event& each : log) {
        if (!is_seen_by(each, viewer)) continue;
        Event shown = as_seen_by(each, viewer);
        shown.known_by = {};
        seen.push_back(shown);
    }
    return seen;
}
std::vector<Move> moves_of(Seat seat, const State& state)
{
    MoveList list;
    P::legal_moves(state, seat, list);
    return {list.begin(), list.end()};
}

void expect_same_for(Seat viewer, const Theatre& one, const Theatre& other)
{
    EXPECT(shown_to(viewer, one.state) == shown_to(viewer, other.state));
    EXPECT(told_to(viewer, one.log) == told_to(viewer, other.log));
    EXPECT(P::awaiting(one.state) == P::awaiting(other.state));
    if (viewer != Seat::none()) {
        EXPECT(moves_of(viewer, one.state) == moves_of(viewer, other.state));
    }
}

// The duel with another hand of the Defender.
Duel with_useless_hand()
{
    Duel duel;
    duel.deal_tactics(Side::defender, {"precision_shot", "coordinated_maneuver", "commanders_luck",
                                       "clear_line_of_fire", "favorable_weather", "expert_aim"});
    return duel;
}

TEST("SV-01, W13.7: a move looks the same whether the Defender could have slowed it or not")
{
    Duel one;
    Duel other = with_useless_hand();
    for (Duel* duel : {&one, &other}) {
        duel->play(seat1, march(a(7), "S-S-S-S"));
        duel->play(seat2, pass_in(1));
        duel->play(seat1, pass_in(2));
    }
    expect_same_for(seat1, one, other);
    expect_same_for(Seat::none(), one, other);
}

TEST("SV-02: an attack that the Defender lets pass looks the same with and without matching cards")
{
    Duel one;
    Duel other = with_useless_hand();
    for (Duel* duel : {&one, &other}) {
        duel->roll({4});
        duel->attack_with_a1(d(2));
    }
    while (one.open() != WindowName::none) {
        expect_same_for(seat1, one, other);
        one.pass();
        other.pass();
    }
    EXPECT_EQ(one.windows_opened(), 3u);
    expect_same_for(seat1, one, other);
    expect_same_for(Seat::none(), one, other);
}

TEST("SV-03, W8.6: while the Defender is asked the Attacker may only resign")
{
    for (Duel duel : {Duel(), with_useless_hand()}) {
        duel.attack_with_a1(d(2));
        EXPECT_EQ(moves_of(seat1, duel.state), std::vector<Move>{make(resign)});
    }
}

TEST("SV-04: a refused reaction is told to nobody")
{
    Duel duel;
    duel.attack_with_a1(d(2));
    const std::size_t told_before = duel.log.size();
    const auto shown_before = shown_to(seat1, duel.state);
    EXPECT_EQ(duel.why(seat2, use(1, "favorable_weather")), "E_WRONG_ROLE");
    EXPECT_EQ(duel.log.size(), told_before);
    EXPECT(shown_to(seat1, duel.state) == shown_before);
}

TEST("SV-05: a malus that is let pass looks the same whatever lies in the reserve")
{
    const auto drawn_with = [](std::string_view stored) {
        Theatre theatre({{a(1), "F6"}, {d(1), "F20"}});
        theatre.deal_reserve(Side::attacker, {stored});
        theatre.draw("morale_collapse");
        theatre.pass();
        return theatre;
    };
    const Theatre useless = drawn_with("troop_motivation");
    const Theatre cancelling = drawn_with("electronic_countermeasures");
    expect_same_for(seat2, useless, cancelling);
    expect_same_for(Seat::none(), useless, cancelling);
}

// ---- Random matches -------------------------------------------------------------------------------------------------

void deal_another_hand(Camp& camp, std::uint64_t seed)
{
    Rng rng = Rng::from(Seed::from_number(seed + 1000));
    FixedVector<TacticId, tactic_kinds> pool;
    for (const TacticId each : TacticSet::first(tactic_kinds) - camp.played) pool.push_back(each);
    rng.shuffle(pool.span());
    camp.tactics.clear();
    for (int i = 0; i < tactics_left(camp); ++i) {
        camp.tactics.insert(pool[static_cast<std::size_t>(i)]);
    }
}

// The same match in which one seat hides something else. Both go on with the same moves for as long as both allow them;
// a card that is played ends the comparison, since it brings to light what was hidden.
std::size_t compare_twins(std::uint64_t seed, std::size_t steps_max)
{
    SmallRng rng(seed);
    Setup setup = setup_with({});
    setup.seed = Seed::from_number(seed);
    Theatre one({{a(1), "F6"}});
    one.log.clear();
    one.state = P::start(setup);
    for (std::size_t i = 0; one.state.phase < Phase::card_draw || i < seed % 200; ++i) {
        if (one.is_over()) return 0;
        MoveList moves;
        const Seat seat = random_seat(P::awaiting(one.state), rng);
        P::random_moves(one.state, seat, rng, moves);
        one.play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    if (one.is_over()) return 0;
    one.log.clear();
    const Seat watcher = seat_at(static_cast<int>(seed % 2));
    Theatre other = one;
    deal_another_hand(camp_of(other.state, other_side(side_of(one.state, watcher))), seed);
    std::size_t windows = 0;
    for (std::size_t step = 0; step < steps_max; ++step) {
        expect_same_for(watcher, one, other);
        if (one.is_over()) break;
        windows += one.state.windows.is_open() ? 1u : 0u;
        MoveList moves;
        const Seat seat = random_seat(P::awaiting(one.state), rng);
        P::random_moves(one.state, seat, rng, moves);
        const Move move = one.state.windows.is_open()
                              ? pass_in(one.window())
                              : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        one.play(seat, move);
        other.play(seat, move);
    }
    return windows;
}

TEST(
    "W13.7, W8.1, W8.4: two matches that differ in one hand show the other seat the same bytes until a card is played")
{
    std::size_t windows = 0;
    for (std::uint64_t seed = 1; seed <= 80; ++seed) {
        windows += compare_twins(seed, 60);
        if (testing::Test::HasFailure()) {
            FAIL() << "seed " << seed;
        }
    }
    EXPECT_GT(windows, 500u);
}

// ---- Matches through all windows ------------------------------------------------------------------------------------

// Two matches with the same accepted commands. `one` is what happens; in `other` the side that hides something holds
// other tactics, and draws and stores other bonus cards. A command that would bring different cards to light is not
// given; what remains must look the same to the watcher.
struct Twins {
    Theatre one;
    Theatre other;
    Side hidden;
    SmallRng rng;
    std::array<std::size_t, window_names.size()> opened{};
    std::size_t reactions = 0;
    std::size_t differences = 0;  // positions in which the hidden reserves differed

    explicit Twins(std::uint64_t seed)
        : one({{a(1), "F10"},
               {a(2), "G10"},
               {a(7), "H10"},
               {a(8), "J10"},
               {a(10), "K10"},
               {d(1), "F12"},
               {d(2), "G12"},
               {d(9), "H13"},
               {d(10), "J12"},
               {d(14), "K13"}}),
          other(one), hidden(seed % 2 == 0 ? Side::attacker : Side::defender), rng(seed)
    {
        for (const Side side : all_sides) {
            one.camp(side).played.clear();
            deal_another_hand(one.camp(side), seed);
        }
        other = one;
        deal_another_hand(other.camp(hidden), seed + 500);
    }

    Seat watcher() const { return seat_of(one.state, other_side(hidden)); }
    CardId hidden_card(const Theatre& match, std::size_t slot) const
    {
        return camp_of(match.state, hidden).reserve[slot];
    }

    // Whether the command brings a card of the hidden side to light that is another one in the other match.
    bool shows_difference(Seat seat, const Move& move) const
    {
        const Action<State>* action = Taktik::actions[move.action];
        const bool is_hidden = seat == seat_of(one.state, hidden);
        const auto slot_differs = [&](Argument slot) {
            return slot != no_argument && hidden_card(one, slot) != hidden_card(other, slot);
        };
        if (action == &choose) return slot_differs(move.arguments[2]);
        if (!is_hidden) return false;
        if (action == &play_pending || action == &discard_pending) {
            return one.state.pending != other.state.pending;
        }
        if (action == &play_reserve || action == &store_pending) {
            return slot_differs(move.arguments[0]);
        }
        // W12.4: a card of the reserve is named, and everybody sees which place becomes empty.
        if (action == &react) {
            const CardId used{static_cast<std::uint8_t>(move.arguments[1])};
            return lowest_place(one, used) != lowest_place(other, used);
        }
        return false;
    }
    std::size_t lowest_place(const Theatre& match, CardId card) const
    {
        std::size_t slot = 0;
        while (slot < reserve_slots_max && hidden_card(match, slot) != card) ++slot;
        return slot;
    }
    std::optional<Move> command(Seat seat)
    {
        MoveList moves;
        P::legal_moves(one.state, seat, moves);
        std::vector<Move> open;
        for (const Move& move : moves) {
            if (Taktik::actions[move.action] == &resign || shows_difference(seat, move)) continue;
            if (other.is_legal(seat, move)) open.push_back(move);
        }
        if (open.empty()) return std::nullopt;
        std::vector<Move> cards;
        for (const Move& move : open) {
            const Action<State>* action = Taktik::actions[move.action];
            if (action == &react || action == &declare_attack) cards.push_back(move);
        }
        const std::vector<Move>& from = cards.empty() || rng.below(3) == 0 ? open : cards;
        return from[rng.below(static_cast<std::uint32_t>(from.size()))];
    }
    // Where the pile is hidden from everybody: the watcher draws the same card in both matches, and so does the hidden
    // side where it is a malus; a bonus is another one. False where the other pile has no such card left.
    bool arrange_draw()
    {
        auto& pile = other.state.deck.draw_pile;
        const CardId drawn = one.state.deck.draw_pile.back();
        const bool is_secret = is_bonus(drawn) && one.state.active == hidden;
        for (std::size_t i = 0; i < pile.size(); ++i) {
            const bool fits = is_secret ? is_bonus(pile[i]) && pile[i] != drawn : pile[i] == drawn;
            if (!fits) continue;
            std::swap(pile[i], pile[pile.size() - 1]);
            return true;
        }
        return false;
    }

    void run(std::size_t steps_max)
    {
        for (std::size_t step = 0; step < steps_max && !one.is_over(); ++step) {
            const bool draws = one.state.phase == Phase::card_draw;
            if (draws && (one.state.deck.draw_pile.empty() || !arrange_draw())) return;
            const Seat seat = random_seat(P::awaiting(one.state), rng);
            const auto move = command(seat);
            if (!move) return;
            const std::size_t before = one.count_told(WindowEvents<Taktik>::opened);
            one.play(seat, *move);
            other.play(seat, *move);
            reactions += Taktik::actions[move->action] == &react ? 1u : 0u;
            if (one.count_told(WindowEvents<Taktik>::opened) > before &&
                one.state.windows.is_open()) {
                ++opened[static_cast<std::size_t>(open_window_of(one.state))];
            }
            differences +=
                camp_of(one.state, hidden).reserve != camp_of(other.state, hidden).reserve ? 1u
                                                                                           : 0u;
            expect_same_for(watcher(), one, other);
            expect_same_for(Seat::none(), one, other);
            if (testing::Test::HasFailure()) {
                FAIL() << "after " << Taktik::actions[move->action]->name << " in step " << step;
            }
            one.log.clear();
            other.log.clear();
        }
    }
};

TEST(
    "W13.7, W8.1: matches that differ in hidden tactics and reserves tell the other seat the same, through all windows")
{
    std::array<std::size_t, window_names.size()> opened{};
    std::size_t reactions = 0;
    std::size_t differences = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Twins twins(seed);
        twins.run(400);
        for (std::size_t i = 0; i < opened.size(); ++i) opened[i] += twins.opened[i];
        reactions += twins.reactions;
        differences += twins.differences;
        if (testing::Test::HasFailure()) {
            FAIL() << "seed " << seed;
        }
    }
    for (std::size_t i = 0; i < opened.size(); ++i) EXPECT_GT(opened[i], 10u) << window_names[i];
    EXPECT_GT(reactions, 40u);
    EXPECT_GT(differences, 500u);
}

}  // namespace
}  // namespace sortie::taktik
