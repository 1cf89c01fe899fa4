#pragma once
// Events: what a spectator would notice. Dice with their faces, a hit, a card drawn.
//
//     inline constexpr EventKind shot{.name = "shot", .text = "{0} shoots at {1} and rolls {2}",
//                                     .fields = {{"unit", &unit_kind}, {"target", &unit_kind}, {"die"}}};
//     events.tell(shot, unit, target, die);
//     events.tell_known(SeatSet{owner}, drew, owner, card);   // others see that, but not which
//     events.tell_only(SeatSet{owner}, peeked, card);         // others see nothing
//
// Rules emit events and never read them. Logs, animations, replays and statistics read them and never
// change a game. Without a listener an event costs one predictable branch and stores nothing.
//
// The two secret forms also raise the fence that undo must not cross without consent, listener or not:
// what has been shown cannot be forgotten. `shows_secret` raises it where no event tells of it.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bit_set.h"
#include "engine/move.h"
#include "engine/short_list.h"

namespace sortie {

inline constexpr std::size_t event_values_max = 8;

struct EventField {
    std::string_view name;
    const Kind* kind = nullptr;  // nothing: a plain number
    bool is_secret = false;      // shown only to the seats that know
};

struct EventKind {
    std::string_view name;
    std::string_view text;  // "{0} shoots at {1}"
    ShortList<EventField, event_values_max> fields{};
};

struct Event {
    const EventKind* kind = nullptr;
    SeatSet seen_by;   // who notices it at all; spectators do when all seats do
    SeatSet known_by;  // who sees its secret fields
    std::uint8_t count = 0;
    std::array<std::int32_t, event_values_max> values{};

    friend bool operator==(const Event&, const Event&) = default;
};

inline constexpr SeatSet every_seat = SeatSet::first(seats_max);

// The viewer `nobody` is a spectator: he sees what everyone sees.
bool is_seen_by(const Event& event, Seat viewer);
bool knows_secrets_of(const Event& event, Seat viewer);

// The event as the viewer may see it: secret values he does not know are replaced by `hidden_value`.
inline constexpr std::int32_t hidden_value = INT32_MIN;
Event as_seen_by(const Event& event, Seat viewer);

// "scout shoots at tank and rolls 5"; hidden values read "?".
std::string text_of(const Event& event);

class Events {
public:
    Events() = default;
    explicit Events(std::vector<Event>& listener) : listener_(&listener) {}

    template <class... Values>
    void tell(const EventKind& kind, Values... values)
    {
        if (listener_ != nullptr) add(kind, every_seat, every_seat, values...);
    }
    template <class... Values>
    void tell_known(SeatSet known_by, const EventKind& kind, Values... values)
    {
        secret_shown_ = true;
        if (listener_ != nullptr) add(kind, every_seat, known_by, values...);
    }
    template <class... Values>
    void tell_only(SeatSet seen_by, const EventKind& kind, Values... values)
    {
        secret_shown_ = true;
        if (listener_ != nullptr) add(kind, seen_by, seen_by, values...);
    }
    void shows_secret() { secret_shown_ = openly_shown_ = true; }
    bool secret_shown() const { return secret_shown_; }
    // Whether `shows_secret` was called: something hidden came to light by what everybody sees.
    bool openly_shown() const { return openly_shown_; }

private:
    template <class... Values>
    void add(const EventKind& kind, SeatSet seen_by, SeatSet known_by, Values... values)
    {
        static_assert(sizeof...(Values) <= event_values_max);
        CHECK(sizeof...(Values) == kind.fields.size());
        listener_->push_back({&kind,
                              seen_by,
                              known_by,
                              static_cast<std::uint8_t>(sizeof...(Values)),
                              {number_of(values)...}});
    }
    template <class Value>
    static constexpr std::int32_t number_of(Value value)
    {
        if constexpr (is_id_v<Value>) {
            return value.is_none() ? hidden_value : static_cast<std::int32_t>(value.index);
        } else {
            return static_cast<std::int32_t>(value);
        }
    }

    std::vector<Event>* listener_ = nullptr;
    bool secret_shown_ = false;
    bool openly_shown_ = false;
};

}  // namespace sortie
