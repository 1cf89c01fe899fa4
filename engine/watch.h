#pragma once
// What is noticed of a game that is watched while it is played, for whoever asks how games go and not only who wins.
//
//     GameRecord record;
//     const RandomGame played = game.play_watched_game(setup, bot, chooser, record);
//     record.decisions.size(); record.lead_changes; record.items
//
// A record is raw: one entry for each decision and for each item that was counted. It keeps its memory from one game to
// the next. Nobody who does not ask pays for it: `play_random_game` and `play_bot_game` know nothing of records.
//
// What a game may say, all of it optional:
//
//     static constexpr std::array impacts;          of Impact: which cards, hires, ... are held against winning
//     static Scores standing(const State&);         who is ahead while it goes on, where `scores` tells it only at the end
//     static constexpr std::string_view standing_word;      "points"
//     static int turn(const State&);                the number of the turn; without it a turn is a run of decisions of
//     static constexpr std::string_view turn_word;  one seat. "day", "round"
//
// A decision is a move that somebody outside of the rules has chosen. What an automatic seat answers is a part of the
// rules and no decision.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/action.h"
#include "engine/event.h"
#include "engine/game.h"

namespace sortie {

inline constexpr std::size_t impacts_max = 8;

struct Occurrence {
    std::uint16_t item = 0;
    Seat seat;
};

// Something that happens to some and not to others: a card played, a mercenary hired. An event tells of it. Where several
// seats win together, one of them stands for all.
template <class State>
struct Impact {
    std::string_view name;             // "hires": one word
    std::string_view words;            // "Mercenaries hired by rebels"
    const EventKind* event = nullptr;  // that tells of it
    const Kind* items = nullptr;       // names them
    // Which item it was and whose success it is held against; nobody's if this one does not count.
    Occurrence (*what)(const State& state, const Event& event) = nullptr;
    SeatSet (*among)(const State& state) = nullptr;  // whom it could have happened to
};

struct ImpactFace {
    std::string_view name;
    std::string_view words;
    const Kind* items = nullptr;
};

// What a game says about being watched, in words.
struct WatchFace {
    std::string_view turn_word = "turn";
    std::string_view standing_word = "points";
    std::vector<ImpactFace> impacts;
};

struct SeenDecision {
    std::uint32_t turn = 0;
    std::uint16_t legal = 0;  // how many moves were possible
    std::uint8_t action = 0;  // that was chosen
    Seat seat;
};

struct SeenItem {
    std::uint16_t item = 0;
    std::uint8_t impact = 0;  // its place in the game's table
    Seat seat;
};

struct GameRecord {
    std::vector<SeenDecision> decisions;
    std::vector<SeenItem> items;  // as often as it happened
    std::vector<Event> heard;     // since the last decision
    std::array<std::uint32_t, actions_max>
        offered{};                             // at how many decisions an action was possible
    std::array<SeatSet, impacts_max> among{};  // for each impact, at the end
    Scores standing{};                         // at the end
    std::uint32_t lead_changes = 0;
    SeatSet lead{};  // who led last

    void clear()
    {
        decisions.clear();
        items.clear();
        heard.clear();
        offered = {};
        among = {};
        standing = {};
        lead_changes = 0;
        lead = {};
    }
};

// The seats with the highest of the first `seats` scores; nobody when all have the same.
constexpr SeatSet leaders(const Scores& scores, int seats)
{
    SeatSet lead;
    int best = scores[0];
    for (int i = 1; i < seats; ++i) best = std::max(best, scores[static_cast<std::size_t>(i)]);
    for (int i = 0; i < seats; ++i) {
        if (scores[static_cast<std::size_t>(i)] == best) lead.insert(seat_at(i));
    }
    return lead.size() == seats ? SeatSet{} : lead;
}

// Notices what happens in a game of this kind.
template <class G>
struct Watcher {
    using State = typename G::State;

    static WatchFace face()
    {
        WatchFace face;
        if constexpr (requires { G::turn_word; }) face.turn_word = G::turn_word;
        if constexpr (requires { G::standing_word; }) face.standing_word = G::standing_word;
        if constexpr (requires { G::impacts; }) {
            static_assert(G::impacts.size() <= impacts_max);
            for (const Impact<State>& impact : G::impacts) {
                face.impacts.push_back({impact.name, impact.words, impact.items});
            }
        }
        return face;
    }

    static void notice_decision(const State& state, Seat seat, const MoveList& legal,
                                const Move& move, GameRecord& record)
    {
        ActionSet offered;
        for (const Move& each : legal) offered.insert(each.action);
        offered.for_each([&](std::uint8_t action) { ++record.offered[action]; });
        record.decisions.push_back({turn_of(state, seat, record),
                                    static_cast<std::uint16_t>(legal.size()), move.action, seat});
    }

    // After the start and after every move: what has happened since, and who leads now. Being level is no lead; the lead
    // changes when it goes to seats none of which had it before.
    static void notice_events(const State& state, GameRecord& record)
    {
        if constexpr (requires { G::impacts; }) {
            for (const Event& event : record.heard) notice_event(state, event, record);
        }
        record.heard.clear();
        const SeatSet lead = leaders(standing_of(state), state.flow.seat_count);
        if (lead.empty()) return;
        if (!record.lead.empty() && (lead & record.lead).empty()) ++record.lead_changes;
        record.lead = lead;
    }

    static void notice_end(const State& state, GameRecord& record)
    {
        record.standing = standing_of(state);
        if constexpr (requires { G::impacts; }) {
            for (std::size_t i = 0; i < G::impacts.size(); ++i) {
                record.among[i] = G::impacts[i].among(state);
            }
        }
    }

private:
    static Scores standing_of(const State& state)
    {
        if constexpr (requires { G::standing(state); }) {
            return G::standing(state);
        } else {
            return G::scores(state);
        }
    }
    static std::uint32_t turn_of([[maybe_unused]] const State& state, [[maybe_unused]] Seat seat,
                                 const GameRecord& record)
    {
        if constexpr (requires { G::turn(state); }) {
            return static_cast<std::uint32_t>(G::turn(state));
        } else {
            if (record.decisions.empty()) return 1;
            const SeenDecision& last = record.decisions.back();
            return last.seat == seat ? last.turn : last.turn + 1;
        }
    }
    static void notice_event(const State& state, const Event& event, GameRecord& record)
    {
        for (std::size_t i = 0; i < G::impacts.size(); ++i) {
            const Impact<State>& impact = G::impacts[i];
            if (event.kind != impact.event) continue;
            const Occurrence happened = impact.what(state, event);
            if (happened.seat.is_none()) continue;
            CHECK(happened.item < impact.items->count);
            record.items.push_back({happened.item, static_cast<std::uint8_t>(i), happened.seat});
        }
    }
};

}  // namespace sortie
