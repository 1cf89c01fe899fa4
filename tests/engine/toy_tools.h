#pragma once
// Tools for the toy games with which the engine's core is tested.
//
// A toy is a complete game of a few lines, made to show one facility: the notebook (every node of a flow),
// the camp (a simultaneous step with barriers), the hit (reaction windows), the cards (hidden hands), the
// picks (arguments). What all toys have in common is `ToyGame`; what all tests do with them is here:
//
//     auto state = start<Camp>(3);
//     play<Camp>(state, a, move_of<Camp>(train, {2}));              // must be accepted
//     EXPECT_EQ(refuse<Camp>(state, b, move_of<Camp>(rest)).code, "E_BARRIER");
//
// `refuse` also expects that nothing at all has changed, so every refusal in every test shows it.

#include <algorithm>
#include <cstring>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/play.h"
#include "tests/support/test.h"

namespace sortie::toy {

inline constexpr Seat a = seat_at(0);
inline constexpr Seat b = seat_at(1);
inline constexpr Seat c = seat_at(2);
inline constexpr Seat d = seat_at(3);

template <class S>
struct ToyGame {
    using State = S;
    static constexpr GameInfo info{.name = "toy",
                                   .title = "Toy",
                                   .summary = "A game for tests.",
                                   .rules_version = 1,
                                   .seats_least = 1,
                                   .seats_most = 4,
                                   .moves_max = 10000};
    static constexpr bool has_secrets = false;
    static void set_up(S&, const Setup&, Events&) {}
    static Scores scores(const S&) { return {}; }
    static void check_state(const S&) {}
    static std::string board(const S&, Seat) { return {}; }
};

inline Setup setup_for(int seats, std::uint64_t seed = 1)
{
    Setup setup;
    setup.seats = seats;
    setup.seed = Seed::from_number(seed);
    return setup;
}

// A toy that an author would have to mend proves nothing, so it fails the test that uses it.
template <class G>
void expect_no_findings()
{
    for (const Finding& each : program_of<G>().findings) {
        ADD_FAILURE() << each.where << ": " << each.code << ": " << each.words;
    }
}

template <class G>
typename G::State start(int seats, std::uint64_t seed = 1)
{
    expect_no_findings<G>();
    return Play<G>::start(setup_for(seats, seed));
}

// The game from its first question on, after `edit` has changed the position that set-up made.
template <class G, class Edit>
typename G::State start_with(int seats, Edit edit)
{
    expect_no_findings<G>();
    typename G::State state{};
    state.flow.seat_count = static_cast<std::uint8_t>(seats);
    if constexpr (HasRng<G>) state.rng = Rng::from(Seed::from_number(1));
    Events silent;
    G::set_up(state, setup_for(seats), silent);
    edit(state);
    Interpreter<G>::advance(state, silent);
    return state;
}

template <class G>
Move move_of(const Action<typename G::State>& action, std::initializer_list<int> arguments = {})
{
    Move move{};
    for (std::size_t i = 0; i < G::actions.size(); ++i) {
        if (G::actions[i] == &action) move.action = static_cast<std::uint8_t>(i);
    }
    for (const int each : arguments) {
        move.arguments[move.count++] = static_cast<Argument>(each);
    }
    return move;
}

struct Played {
    std::vector<Event> events;
    Step step;

    std::vector<std::string> texts() const
    {
        std::vector<std::string> list;
        for (const Event& event : events) list.push_back(text_of(event));
        return list;
    }
    bool tells(std::string_view text) const
    {
        return std::ranges::any_of(events,
                                   [&](const Event& event) { return text_of(event) == text; });
    }
};

template <class G>
Played play(typename G::State& state, Seat seat, const Move& move)
{
    Played played;
    Events events(played.events);
    const auto refusal = Play<G>::apply(state, seat, move, events, played.step);
    EXPECT_FALSE(refusal.has_value()) << refusal->text();
    return played;
}

// The refusal of a move, which must be refused, must change nothing and must tell nothing.
template <class G>
Refusal refuse(typename G::State& state, Seat seat, const Move& move)
{
    const typename G::State before = state;
    Step step;
    std::vector<Event> told;
    Events events(told);
    const auto refusal = Play<G>::apply(state, seat, move, events, step);
    EXPECT_EQ(Play<G>::hash(state), Play<G>::hash(before));
    EXPECT_EQ(std::memcmp(&state, &before, sizeof state), 0);
    EXPECT(told.empty());
    EXPECT_FALSE(events.secret_shown());
    EXPECT(step.seat.is_none());
    if (!refusal) {
        ADD_FAILURE() << "the move was accepted";
        return {};
    }
    EXPECT_EQ(refusal->awaited, Play<G>::awaiting(state));
    return *refusal;
}

template <class G>
std::vector<Move> moves_of(const typename G::State& state, Seat seat)
{
    MoveList list;
    Play<G>::legal_moves(state, seat, list);
    return {list.begin(), list.end()};
}

// The names of the actions that the seat could play at the moment, each once.
template <class G>
std::vector<std::string_view> choices_of(const typename G::State& state, Seat seat)
{
    std::vector<std::string_view> names;
    for (const Move& move : moves_of<G>(state, seat)) {
        const std::string_view name = G::actions[move.action]->name;
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
    return names;
}

inline bool is_before(const Move& left, const Move& right)
{
    return std::memcmp(&left, &right, sizeof left) < 0;
}

// Every submission with up to `count_max` arguments below `bound` (or left out) that is accepted.
template <class G>
std::vector<Move> accepted_moves(const typename G::State& state, Seat seat, Argument bound,
                                 std::size_t count_max)
{
    std::vector<Move> found;
    for (std::size_t action = 0; action <= G::actions.size(); ++action) {
        for (std::size_t count = 0; count <= count_max; ++count) {
            Move move{static_cast<std::uint8_t>(action), static_cast<std::uint8_t>(count), {}};
            const auto next = [&] {
                for (std::size_t i = 0; i < count; ++i) {
                    if (move.arguments[i] == no_argument) {
                        move.arguments[i] = 0;
                        continue;
                    }
                    ++move.arguments[i];
                    if (move.arguments[i] == bound) move.arguments[i] = no_argument;
                    return true;
                }
                return false;
            };
            do {
                if (!Play<G>::why_not(state, seat, move)) found.push_back(move);
            } while (next());
        }
    }
    std::ranges::sort(found, is_before);
    return found;
}

// Lists the legal moves and expects: none twice, exactly those that `why_not` accepts, nothing changed.
template <class G>
void expect_list_is_complete(const typename G::State& state, Argument bound, std::size_t count_max)
{
    const Hash128 before = Play<G>::hash(state);
    for (int i = 0; i < seats_max; ++i) {
        std::vector<Move> listed = moves_of<G>(state, seat_at(i));
        std::ranges::sort(listed, is_before);
        EXPECT(std::ranges::adjacent_find(listed) == listed.end()) << "a move is listed twice";
        const std::vector<Move> accepted = accepted_moves<G>(state, seat_at(i), bound, count_max);
        EXPECT_EQ(listed.size(), accepted.size()) << "seat " << i << " at " << state.flow.at;
        EXPECT(listed == accepted);
    }
    EXPECT_EQ(Play<G>::hash(state), before);
}

// One move of random play: some awaited seat, one of its legal moves.
template <class G>
std::pair<Seat, Move> random_choice(const typename G::State& state, SmallRng& rng)
{
    const SeatSet awaited = Play<G>::awaiting(state);
    const auto rank = rng.below(static_cast<std::uint32_t>(awaited.size()));
    const Seat seat = awaited.at_rank(static_cast<int>(rank));
    MoveList moves;
    Play<G>::legal_moves(state, seat, moves);
    CHECK(!moves.empty());
    return {seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]};
}

// The text of the fault in which the call ends, or nothing.
template <class Call>
std::optional<std::string> fault_of(Call call)
{
    const FaultHandler before =
        set_fault_handler([](const char* text) { throw std::runtime_error(text); });
    std::optional<std::string> text;
    try {
        call();
    } catch (const std::runtime_error& error) {
        text = error.what();
    }
    set_fault_handler(before);
    return text;
}

template <class State>
bool is_same_bytes(const State& left, const State& right)
{
    return std::memcmp(&left, &right, sizeof left) == 0;
}

}  // namespace sortie::toy
