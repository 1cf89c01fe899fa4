#pragma once
// Reaction windows: a pause in a resolution in which only matching reactions are possible.
//
//     inline constexpr Window<State, PublicView> before_hit{
//         .name = "before_hit",
//         .prompt = "A shot is about to hit",
//         .offer_order = {{"target", owner_of_target}, {"shooter", owner_of_shooter}},
//         .policy = OpenPolicy::publicly_possible,
//         .is_possible = could_hold_a_matching_card,
//         .reactions = {&play_cover, &pass_reaction<State>},
//         .may_edit = {"shot.is_dodged", "hands"},
//     };
//
// A window stands at a fixed place of the flow (`window("before_hit")`). When play reaches it, seats get an
// offer in the order of the roles, one after the other. A seat plays a reaction or passes; the window closes
// by itself and the resolution goes on exactly where it paused. Nobody to offer to: play goes on without a
// pause.
//
// Whether a seat gets an offer is decided on facts that every seat knows: the functions here take the game's
// public view, a type from which a hidden hand cannot be read. So whether play pauses tells nothing.
//
// A reaction edits the paused resolution; it draws no number, runs no step and opens no window. The engine
// checks that, so windows cannot nest. If an edit has consequences, the flow runs them after the window has
// closed, and their windows open there.
//
// The open window is stored in the state (`Windows windows`), because two window points that follow one
// another could not be told apart otherwise. A game without windows has no such member and pays nothing.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/action.h"
#include "engine/bit_set.h"
#include "engine/describe.h"
#include "engine/fixed_vector.h"
#include "engine/short_list.h"

namespace sortie {

inline constexpr std::size_t roles_max = 4;
inline constexpr std::size_t reactions_max = 12;
inline constexpr std::size_t offers_max = seats_max;

// Window numbers are arguments of moves, so they fit sixteen bits.
inline constexpr std::uint16_t window_number_max = no_argument - 1;

enum class OfferStatus : std::uint8_t { waiting, current, passed, played, unused };
constexpr std::array<std::string_view, 5> names_of(OfferStatus)
{
    return {"waiting", "current", "passed", "played", "unused"};
}

// The right of one seat to answer one window, once.
struct Offer {
    Seat seat;
    std::uint8_t roles = 0;  // bit i: the i-th role of the window's offer order
    OfferStatus status = OfferStatus::waiting;

    friend bool operator==(const Offer&, const Offer&) = default;
    static constexpr auto describe()
    {
        return fields(field("seat", &Offer::seat), field("roles", &Offer::roles),
                      field("status", &Offer::status));
    }
};

// Which of the game's windows, in the order of its table.
using WindowId = Id<struct WindowTag, std::uint8_t>;

// The part of a state that belongs to windows. Everything but the number is empty while none is open.
struct Windows {
    std::uint16_t number = 0;  // of the newest instance; grows by one each time one opens
    WindowId window;           // the one that is open
    std::uint8_t plays = 0;    // reactions used in this instance
    std::uint8_t current = 0;  // which offer is being answered
    FixedVector<Offer, offers_max> offers;

    bool is_open() const { return window.is_some(); }
    const Offer& current_offer() const
    {
        CHECK(is_open());
        return offers[current];
    }
    bool current_has_role(std::size_t role) const
    {
        return ((current_offer().roles >> role) & 1u) != 0;
    }

    friend bool operator==(const Windows&, const Windows&) = default;
    static constexpr auto describe()
    {
        return fields(field("number", &Windows::number), field("window", &Windows::window),
                      field("plays", &Windows::plays), field("current", &Windows::current),
                      field("offers", &Windows::offers));
    }
};
static_assert(std::has_unique_object_representations_v<Windows>);

enum class OpenPolicy : std::uint8_t {
    always,             // every seat of every role
    publicly_possible,  // a seat that, from public facts alone, could hold a matching reaction
    if_playable,        // a seat that has one; only where everything it depends on is public
};

template <class Public>
struct Role {
    std::string_view name;
    SeatSet (*seats)(const Public&) = nullptr;  // asked in ascending order
};

template <class State, class Public>
struct Window {
    std::string_view name;
    std::string_view prompt;
    ShortList<Role<Public>, roles_max> offer_order;
    std::uint8_t plays_max = 1;
    OpenPolicy policy = OpenPolicy::publicly_possible;
    bool (*is_possible)(const Public&, Seat, std::size_t role) = nullptr;
    bool (*is_barred)(const Public&, Seat) = nullptr;
    bool sources_are_public = false;  // the promise that `if_playable` needs
    ShortList<const Action<State>*, reactions_max> reactions;
    ShortList<std::string_view, reactions_max> may_edit;  // fields that a reaction may change
};

// The first argument of every reaction: the number of the open window.
template <class State>
void the_open_window(const State& state, const Chosen&, Candidates& out)
{
    if (state.windows.is_open()) out.add(state.windows.number);
}
inline constexpr Kind window_number_kind{.name = "window", .count = window_number_max};

template <class State>
constexpr Pick<State> window_pick()
{
    return {.name = "window", .kind = &window_number_kind, .from = the_open_window<State>};
}

template <class State>
void do_nothing(State&, const Chosen&, Events&)
{
}

// Letting it happen. Always possible, also for a seat that could react.
template <class State>
inline constexpr Action<State> pass_reaction{
    .name = "pass",
    .prompt = "Do not react",
    .pick = {window_pick<State>()},
    .apply = do_nothing<State>,
    .is_reaction = true,
};

enum class WindowEnd : std::uint8_t { played, all_passed, voided };

}  // namespace sortie
