#pragma once
// What a game must supply, checked at compile time with words instead of template errors.
//
// A game is a struct of types, tables and functions; it has no objects. The smallest complete one is
// games/tictactoe, and docs/write-a-game.md walks through it. Required:
//
//     static constexpr GameInfo info;               name, seats, rules version, bound on its length
//     using State;                                  a value with a member `Place<depth> flow`
//     static constexpr std::array actions;          of `const Action<State>*`
//     static FlowTree<State> flow();                when things happen
//     static void set_up(State&, const Setup&, Events&);
//     static Scores scores(const State&);           higher is better; at any time, final when over
//     static void check_state(const State&);        CHECKs every invariant
//     static std::string board(const State& seen, Seat viewer);
//     static constexpr bool has_secrets;            and if there are any:
//     static void conceal(State&, Seat viewer);     blanks what the viewer may not know
//     static void determinize(State&, Seat, Rng&);  replaces what the seat cannot know by a random guess, which depends on
//                                                   what the seat knows and on the generator alone: sort before shuffling
//
// A state that uses chance has a member `Rng rng`; the engine keys it at the start, removes it from every
// view and replaces it in `determinize`, so a game cannot forget to. Optional:
//
//     static constexpr std::array options;          of OptionDecl
//     static std::optional<std::string> why_not_setup(const Setup&);
//     static constexpr std::array windows;          of `const Window<State, Public>*`, with
//     using Public; static Public public_part(const State&);  and a member `Windows windows` in the state
//     static std::size_t course(const State&);      which course of the flow is played; fixed by the set-up
//     static std::span<const std::byte> hashed(const State&);   the part of the state that its hash covers, where a
//                                                   part of it is always blank in some games
//     static SeatSet in_play(const State&);         seats that have not dropped out
//     static constexpr std::array anytime;          actions that are never refused for their moment: resign
//     static void adapt_refusal(const State&, Seat, const Move&, Refusal&);
//     static ActionSet plausible(const State&, Seat);    a glance that saves listing: actions outside are not legal
//     static bool is_automatic(const State&, Seat); a seat whose questions the game answers by itself, with
//     static Move answer(State&, Seat);             which may draw numbers and keep notes for its next answers
//     static bool shows_secret(const State& before, const State& after);   a step that shows what was hidden
//                                                   without an event that says so, such as a stash that changes hands
//     static constexpr std::array bots;             of BotDecl (engine/bot.h), with
//     static Seat bots_turn(const State&, BotRounds&);   if several may move at once
//     static SeatSet allies(const State&, Seat);    and two more that help a search (engine/search/playout.h)
//     fight, fight_result, fight_figures            what a forecast tells of a fight (engine/search/forecast.h)
//     static void scene(const State& seen, Seat viewer, SceneWriter&);   and
//     static void catalogue(SceneWriter&);          what a client that knows the game draws from (engine/scene.h)
//     static std::string map_picture(const State& seen, MapFormat);   the map that a game begins on, for `sortie map`
//     static constexpr std::array labels;           of Label: what simulations count by
//     impacts, standing, turn                       what is noticed of a watched game (engine/watch.h)
//     static constexpr std::array events;           of `const EventKind*`, for the checker
//     static void check_definitions(std::vector<Finding>&);   the game's own cards against their schema

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/action.h"
#include "engine/flow.h"
#include "engine/options.h"
#include "engine/outline.h"
#include "engine/place.h"
#include "engine/refusal.h"
#include "engine/rng.h"
#include "engine/window.h"

namespace sortie {

class SceneWriter;  // engine/scene.h

struct GameInfo {
    std::string_view name;     // "tictactoe": one word, as typed on a command line
    std::string_view title;    // "Tic-tac-toe"
    std::string_view summary;  // one sentence
    std::uint32_t rules_version = 1;
    int seats_least = 2;
    int seats_most = 2;
    std::uint32_t moves_max = 0;  // no game takes more moves than this
    // How people count the players, where it is not by seats: `--rebels 3` are 3 seats and 1 besides.
    std::string_view count_word = "seats";
    int count_besides = 0;
};

// "2 seats", "2 to 4 seats".
inline std::string seats_in_words(const GameInfo& info)
{
    std::string words = std::to_string(info.seats_least);
    if (info.seats_most > info.seats_least) words += " to " + std::to_string(info.seats_most);
    return words + " seats";
}

// How a map is drawn: for a terminal, as a picture, or for other programs.
enum class MapFormat : std::uint8_t { text, svg, json };

using Scores = std::array<int, seats_max>;

template <class G>
concept HasRng =
    requires(typename G::State& state) { requires std::is_same_v<decltype(state.rng), Rng>; };
template <class G>
concept HasWindows = requires { G::windows; };
template <class G>
concept HasOptions = requires { G::options; };
template <class G>
concept HasAnytime = requires { G::anytime; };
template <class G>
concept HasAutomatic = requires(const typename G::State& state) { G::is_automatic(state, Seat{}); };
template <class G>
concept HasScene = requires(const typename G::State& state, SceneWriter& out) {
    G::scene(state, Seat{}, out);
    G::catalogue(out);
};
template <class G>
concept HasMap = requires(const typename G::State& state) {
    { G::map_picture(state, MapFormat::text) } -> std::convertible_to<std::string>;
};
template <class G>
concept HasCourses = requires(const typename G::State& state) { G::course(state); };
template <class G>
concept HasInPlay = requires(const typename G::State& state) { G::in_play(state); };

// What a game with secrets or with windows needs besides.
template <class G>
constexpr bool check_optional_parts()
{
    using State = typename G::State;
    if constexpr (G::has_secrets) {
        static_assert(
            requires(State& s, Rng& r) {
                G::conceal(s, Seat{});
                G::determinize(s, Seat{}, r);
            },
            "a game with secrets needs `conceal(State&, Seat)` and `determinize(State&, Seat, Rng&)`");
    }
    if constexpr (HasAutomatic<G>) {
        static_assert(
            requires(State& s) {
                { G::answer(s, Seat{}) } -> std::same_as<Move>;
            }, "a game with automatic seats needs `static Move answer(State&, Seat)`");
    }
    if constexpr (HasWindows<G>) {
        static_assert(
            requires(State& s) { requires std::is_same_v<decltype(s.windows), Windows>; },
            "a game with windows needs a member `Windows windows` in its State");
        static_assert(
            requires(const State& s) {
                { G::public_part(s) } -> std::same_as<typename G::Public>;
            },
            "a game with windows needs `using Public` and `static Public public_part(const State&)`");
    }
    return true;
}

// Every requirement by itself, so that the compiler's message names the one that is missing.
template <class G>
constexpr bool check_game()
{
    using State = typename G::State;
    static_assert(std::is_trivially_copyable_v<State>,
                  "State must be a plain value: no pointers, no heap, no destructors");
    static_assert(std::has_unique_object_representations_v<State>,
                  "State has padding (or a floating point number): reorder or widen its fields");
    static_assert(
        requires(State& s) { s.flow.end_game(); }, "State needs a member `Place<depth> flow`");
    static_assert(
        requires { State::describe(); }, "State needs `static constexpr auto describe()`");
    static_assert(
        requires {
            { G::info } -> std::convertible_to<const GameInfo&>;
        }, "a game needs `static constexpr GameInfo info`");
    static_assert(
        requires {
            { *G::actions[0] } -> std::convertible_to<const Action<State>&>;
        }, "a game needs `static constexpr std::array actions` of `const Action<State>*`");
    static_assert(G::actions.size() <= actions_max, "a game has at most actions_max actions");
    static_assert(
        requires {
            { G::flow() } -> std::same_as<FlowTree<State>>;
        }, "a game needs `static FlowTree<State> flow()`");
    static_assert(
        requires(State& s, const Setup& u, Events& e) { G::set_up(s, u, e); },
        "a game needs `static void set_up(State&, const Setup&, Events&)`");
    static_assert(
        requires(const State& s) {
            { G::scores(s) } -> std::same_as<Scores>;
        }, "a game needs `static Scores scores(const State&)`");
    static_assert(
        requires(const State& s) { G::check_state(s); },
        "a game needs `static void check_state(const State&)`");
    static_assert(
        requires(const State& s) {
            { G::board(s, Seat{}) } -> std::same_as<std::string>;
        }, "a game needs `static std::string board(const State& seen, Seat viewer)`");
    static_assert(
        requires {
            { G::has_secrets } -> std::convertible_to<bool>;
        }, "a game must say `static constexpr bool has_secrets`");
    static_assert(check_optional_parts<G>());
    static_assert(G::info.moves_max > 0, "info.moves_max must bound the length of a game");
    static_assert(G::info.seats_least >= 1 && G::info.seats_most <= seats_max,
                  "a game has 1 to seats_max seats");
    return true;
}

template <class G>
concept Game = check_game<G>();

}  // namespace sortie
