#pragma once
// The camp: up to four seats act at the same time until something interrupts all of them.
//
// Every seat has two actions a day. It trains militia, explores sites, scouts (a die), asks another seat for
// help, gives an action away or rests. An attack queues a fight; as soon as one is queued, the camp stops for
// everybody until all fights are over, and is then entered afresh. When nobody has anything left to do, night
// falls and a new day begins.
//
// An absent seat is skipped when the camp is entered. A seat that was asked for help may answer at any moment
// of the camp, also when it is done or absent (`also`). A seat may resign at any time.

#include <array>
#include <cstdint>

#include "tests/engine/toy_tools.h"

namespace sortie::toy {

inline constexpr std::uint8_t militia_max = 3;
inline constexpr std::uint8_t actions_a_day = 2;
inline constexpr std::uint8_t days_max = 12;
inline constexpr std::uint16_t sectors = 4;

struct Fight {
    Seat fighter;
    std::uint8_t sector = 0;

    friend bool operator==(const Fight&, const Fight&) = default;
    static constexpr auto describe()
    {
        return fields(field("fighter", &Fight::fighter), field("sector", &Fight::sector));
    }
};

struct CampState {
    Rng rng;
    Place<6> flow;
    std::array<std::uint8_t, 4> actions_left{};
    std::array<std::uint8_t, 4> militia{};
    std::array<Seat, 4> explored_by;
    FixedVector<Fight, 4> fights;
    SeatSet absent;
    SeatSet gone;
    SeatSet asked;  // who has been asked for help and has not answered
    std::uint8_t day = 1;
    std::uint8_t die = 0;  // the last one thrown
    bool is_day = true;
    bool may_rest = true;

    static constexpr auto describe()
    {
        return fields(field("rng", &CampState::rng), field("flow", &CampState::flow),
                      field("actions_left", &CampState::actions_left),
                      field("militia", &CampState::militia),
                      field("explored_by", &CampState::explored_by),
                      field("fights", &CampState::fights), field("absent", &CampState::absent),
                      field("gone", &CampState::gone), field("asked", &CampState::asked),
                      field("day", &CampState::day), field("die", &CampState::die),
                      field("is_day", &CampState::is_day), field("may_rest", &CampState::may_rest));
    }
};

inline constexpr EventKind trained{
    .name = "trained", .text = "{0} trains in {1}", .fields = {{"seat", &seat_kind}, {"sector"}}};
inline constexpr EventKind thrown{
    .name = "thrown", .text = "{0} throws {1}", .fields = {{"seat", &seat_kind}, {"die"}}};
inline constexpr EventKind night{
    .name = "night", .text = "night falls on day {0}", .fields = {{"day"}}};

// ---- conditions ----

inline bool has_action(const CampState& state, const Chosen& chosen)
{
    return state.actions_left[chosen.seat.index] > 0;
}
inline constexpr Condition<CampState> needs_action{"C1", "you have an action left today",
                                                   has_action, "E_NO_ACTION"};
inline bool has_room(const CampState& state, const Chosen& chosen)
{
    return state.militia[chosen.as<std::size_t>(0)] < militia_max;
}
inline bool is_unexplored(const CampState& state, const Chosen& chosen)
{
    return state.explored_by[chosen.as<std::size_t>(0)].is_none();
}
inline bool is_another_seat(const CampState& state, const Chosen& chosen)
{
    const Seat other = chosen.as<Seat>(0);
    return other != chosen.seat && other.index < state.flow.seat_count;
}
inline bool resting_is_allowed(const CampState& state, const Chosen&)
{
    return state.may_rest;
}
inline bool was_asked(const CampState& state, const Chosen& chosen)
{
    return state.asked.contains(chosen.seat);
}
inline bool fights_for_the_base(const CampState& state, const Chosen&)
{
    return state.fights[0].sector == 3;
}

// ---- effects of actions ----

inline void pay(CampState& state, const Chosen& chosen)
{
    --state.actions_left[chosen.seat.index];
}
inline void throw_die(CampState& state, const Chosen& chosen, Events& events)
{
    state.die = static_cast<std::uint8_t>(state.rng.roll(6));
    events.tell(thrown, chosen.seat, state.die);
}
inline void do_train(CampState& state, const Chosen& chosen, Events& events)
{
    pay(state, chosen);
    ++state.militia[chosen.as<std::size_t>(0)];
    events.tell(trained, chosen.seat, chosen.as<int>(0));
}
inline void do_explore(CampState& state, const Chosen& chosen, Events&)
{
    pay(state, chosen);
    state.explored_by[chosen.as<std::size_t>(0)] = chosen.seat;
}
inline void do_scout(CampState& state, const Chosen& chosen, Events& events)
{
    pay(state, chosen);
    throw_die(state, chosen, events);
}
inline void do_attack(CampState& state, const Chosen& chosen, Events&)
{
    pay(state, chosen);
    state.fights.push_back({chosen.seat, chosen.as<std::uint8_t>(0)});
}
// Two fights at once: one's own in the first sector, the next seat's in the second.
inline void do_raid(CampState& state, const Chosen& chosen, Events&)
{
    pay(state, chosen);
    state.fights.push_back({chosen.seat, 0});
    state.fights.push_back({seat_at((chosen.seat.index + 1) % state.flow.seat_count), 1});
}
inline void do_give(CampState& state, const Chosen& chosen, Events&)
{
    pay(state, chosen);
    ++state.actions_left[chosen.as<Seat>(0).index];
}
inline void do_ask_help(CampState& state, const Chosen& chosen, Events&)
{
    pay(state, chosen);
    state.asked.insert(chosen.as<Seat>(0));
}
inline void do_fetch(CampState& state, const Chosen& chosen, Events&)
{
    pay(state, chosen);
    state.absent.erase(chosen.as<Seat>(0));
}
inline void do_rest(CampState& state, const Chosen& chosen, Events&)
{
    state.actions_left[chosen.seat.index] = 0;
}
inline void do_answer(CampState& state, const Chosen& chosen, Events&)
{
    state.asked.erase(chosen.seat);
}
inline void do_storm(CampState& state, const Chosen&, Events&)
{
    state.flow.end_game();
}
inline void do_resign(CampState& state, const Chosen& chosen, Events&)
{
    state.gone.insert(chosen.seat);
    if (state.gone.size() + 1 >= state.flow.seat_count) state.flow.end_game();
}

// ---- actions ----

inline constexpr Kind sector_kind{.name = "sector", .count = sectors};
inline constexpr Pick<CampState> any_sector{
    .name = "sector", .kind = &sector_kind, .from = each_below<CampState, sectors>};
inline constexpr Pick<CampState> another_seat{
    .name = "seat",
    .kind = &seat_kind,
    .from = each_below<CampState, seats_max>,
    .where = {{"C5", "it is another seat at the table", is_another_seat, "E_SEAT"}}};

inline constexpr Action<CampState> train{
    .name = "train",
    .when = {needs_action},
    .pick = {{.name = "sector",
              .kind = &sector_kind,
              .from = each_below<CampState, sectors>,
              .where = {{"C2", "the sector has room for militia", has_room, "E_MILITIA_CAP"}}}},
    .apply = do_train};
inline constexpr Action<CampState> explore{
    .name = "explore",
    .when = {needs_action},
    .pick = {{.name = "site",
              .kind = &sector_kind,
              .from = each_below<CampState, sectors>,
              .where = {{"C3", "nobody has explored the site", is_unexplored, "E_TAKEN"}}}},
    .apply = do_explore};
inline constexpr Action<CampState> scout{
    .name = "scout", .when = {needs_action}, .apply = do_scout};
inline constexpr Action<CampState> attack{
    .name = "attack", .when = {needs_action}, .pick = {any_sector}, .apply = do_attack};
inline constexpr Action<CampState> raid{.name = "raid", .when = {needs_action}, .apply = do_raid};
inline constexpr Action<CampState> give{
    .name = "give", .when = {needs_action}, .pick = {another_seat}, .apply = do_give};
inline constexpr Action<CampState> ask_help{
    .name = "ask_help", .when = {needs_action}, .pick = {another_seat}, .apply = do_ask_help};
inline constexpr Action<CampState> fetch{
    .name = "fetch", .when = {needs_action}, .pick = {another_seat}, .apply = do_fetch};
inline constexpr Action<CampState> rest{
    .name = "rest",
    .when = {needs_action, {"C4", "resting is allowed today", resting_is_allowed, "E_NO_REST"}},
    .apply = do_rest};
inline constexpr Action<CampState> answer{
    .name = "answer",
    .when = {{"C6", "you have been asked for help", was_asked, "E_NOT_ASKED"}},
    .apply = do_answer};
inline constexpr Action<CampState> strike{.name = "strike", .apply = throw_die};
inline constexpr Action<CampState> storm{
    .name = "storm",
    .when = {{"C7", "the fight is for the base", fights_for_the_base, "E_NO_BASE"}},
    .apply = do_storm};
inline constexpr Action<CampState> resign{.name = "resign", .apply = do_resign};

// ---- the order of play ----

inline SeatSet all_seats(const CampState& state)
{
    return SeatSet::first(state.flow.seat_count);
}
inline bool has_spent_all(const CampState& state, Seat seat)
{
    return state.actions_left[seat.index] == 0;
}
inline bool is_absent(const CampState& state, Seat seat)
{
    return state.absent.contains(seat);
}
inline bool fight_is_queued(const CampState& state)
{
    return !state.fights.empty();
}
inline bool no_fight_is_queued(const CampState& state)
{
    return state.fights.empty();
}
inline bool is_day(const CampState& state)
{
    return state.is_day;
}
inline Seat fighter(const CampState& state)
{
    return state.fights[0].fighter;
}
inline void end_fight(CampState& state, Events&)
{
    state.fights.erase_at(0);
}
inline void end_day(CampState& state, Events&)
{
    state.is_day = false;
}
inline void begin_day(CampState& state)
{
    state.is_day = true;
    for (int i = 0; i < state.flow.seat_count; ++i) {
        state.actions_left[static_cast<std::size_t>(i)] = actions_a_day;
    }
}
inline void fall_night(CampState& state, Events& events)
{
    events.tell(night, state.day);
    state.asked.clear();
    if (state.day == days_max) {
        state.flow.end_game();
        return;
    }
    ++state.day;
    begin_day(state);
}

struct CampFlow : FlowLanguage<CampState> {
    static FlowTree<CampState> tree()
    {
        auto tree = game(loop(
            "days", until_game_ends(), at_most(days_max),
            loop("day", while_(is_day), at_most(200),
                 loop("fights", while_(fight_is_queued), at_most(8),
                      barrier("the fight", call("fight"))),
                 ask_all("camp", {.seats = all_seats,
                                  .actions = {&train, &explore, &scout, &attack, &raid, &give,
                                              &ask_help, &fetch, &rest},
                                  .seat_done = has_spent_all,
                                  .barrier = fight_is_queued,
                                  .skip = is_absent,
                                  .also = {&answer}}),
                 when("nothing interrupts", no_fight_is_queued, run("end of the day", end_day))),
            run("night", fall_night)));
        tree.parts.push_back(part("fight", ask("strike", fighter, {&strike, &storm}),
                                  run("bury the hatchet", end_fight)));
        return tree;
    }
};

struct Camp : ToyGame<CampState> {
    static constexpr std::array actions{&train,  &explore,  &scout, &attack, &raid,
                                        &give,   &ask_help, &fetch, &rest,   &answer,
                                        &strike, &storm,    &resign};
    static constexpr std::array anytime{&resign};
    static FlowTree<CampState> flow() { return CampFlow::tree(); }
    static void set_up(CampState& state, const Setup&, Events&) { begin_day(state); }
    static SeatSet in_play(const CampState& state) { return all_seats(state) - state.gone; }
};

inline Move camp_move(const Action<CampState>& action, std::initializer_list<int> arguments = {})
{
    return move_of<Camp>(action, arguments);
}

}  // namespace sortie::toy
