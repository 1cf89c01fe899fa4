#pragma once
// The hit: one resolution with two windows, `declare | pre | roll | post | apply`.
//
// Seats take turns to hit somebody. Two roles may react, first the other (who is hit), then the self (who
// hits). Everything is public. S1 halves the damage and fits `pre` for the other; S2 asks for another die and
// fits `post` for the self; an echo fits `pre` for both and puts a further stage in front of the roll: a mere
// note, or a whole hit back as a child of the paused one. `mischief` does what a reaction must not do.
//
// `HitGame<policy, plays_max>` is the same game with another opening policy and another number of plays for
// each window. `state.stages` tells which stages have run, in order.

#include <array>
#include <cstdint>
#include <vector>

#include "tests/engine/toy_tools.h"

namespace sortie::toy {

enum class Stage : std::uint8_t { declare, echo, roll, reroll, apply };
constexpr std::array<std::string_view, 5> names_of(Stage)
{
    return {"declare", "echo", "roll", "reroll", "apply"};
}
enum class Echo : std::uint8_t { none, plain, hit_back };
constexpr std::array<std::string_view, 3> names_of(Echo)
{
    return {"none", "plain", "hit_back"};
}

// What is being resolved. The last one runs, the ones before it are paused.
struct Hit {
    Seat from;
    Seat to;
    std::uint8_t die = 0;
    bool is_halved = false;
    bool wants_reroll = false;
    Echo echo = Echo::none;

    friend bool operator==(const Hit&, const Hit&) = default;
    static constexpr auto describe()
    {
        return fields(field("from", &Hit::from), field("to", &Hit::to), field("die", &Hit::die),
                      field("is_halved", &Hit::is_halved),
                      field("wants_reroll", &Hit::wants_reroll), field("echo", &Hit::echo));
    }
};

struct HitState {
    Rng rng;
    Place<8> flow;
    Windows windows;
    FixedVector<Hit, 4> hits;
    FixedVector<Stage, 60> stages;
    std::array<std::uint8_t, 4> health{};
    SeatSet holds_s1;
    SeatSet holds_s2;
    SeatSet holds_echo;
    SeatSet barred;  // an effect in force keeps them from reacting
    SeatSet gone;
    Seat turn = seat_at(0);
    std::uint8_t hits_made = 0;
    bool has_mischief = false;

    static constexpr auto describe()
    {
        return fields(field("rng", &HitState::rng), field("flow", &HitState::flow),
                      field("windows", &HitState::windows), field("hits", &HitState::hits),
                      field("stages", &HitState::stages), field("health", &HitState::health),
                      field("holds_s1", &HitState::holds_s1),
                      field("holds_s2", &HitState::holds_s2),
                      field("holds_echo", &HitState::holds_echo),
                      field("barred", &HitState::barred), field("gone", &HitState::gone),
                      field("turn", &HitState::turn), field("hits_made", &HitState::hits_made),
                      field("has_mischief", &HitState::has_mischief));
    }
};

using Stages = std::vector<Stage>;
inline Stages stages_of(const HitState& state)
{
    return {state.stages.begin(), state.stages.end()};
}

inline SeatSet seats_in(const HitState& state)
{
    return SeatSet::first(state.flow.seat_count) - state.gone;
}

// ---- what windows may know ----

struct HitPublic {
    Seat self;
    Seat other;
    SeatSet holds_s1;
    SeatSet holds_s2;
    SeatSet holds_echo;
    SeatSet barred;
};
inline SeatSet the_other(const HitPublic& known)
{
    return {known.other};
}
inline SeatSet the_self(const HitPublic& known)
{
    return {known.self};
}
inline bool is_kept_out(const HitPublic& known, Seat seat)
{
    return known.barred.contains(seat);
}
inline constexpr std::size_t role_other = 0;
inline constexpr std::size_t role_self = 1;
inline bool may_react_before(const HitPublic& known, Seat seat, std::size_t role)
{
    return known.holds_echo.contains(seat) || (role == role_other && known.holds_s1.contains(seat));
}
inline bool may_react_behind(const HitPublic& known, Seat seat, std::size_t role)
{
    return role == role_self && known.holds_s2.contains(seat);
}

// ---- reactions ----

inline bool has_s1(const HitState& state, const Chosen& chosen)
{
    return state.holds_s1.contains(chosen.seat);
}
inline bool has_s2(const HitState& state, const Chosen& chosen)
{
    return state.holds_s2.contains(chosen.seat);
}
inline bool has_echo(const HitState& state, const Chosen& chosen)
{
    return state.holds_echo.contains(chosen.seat);
}
inline bool is_the_other(const HitState& state, const Chosen&)
{
    return state.windows.current_has_role(role_other);
}
inline bool is_the_self(const HitState& state, const Chosen&)
{
    return state.windows.current_has_role(role_self);
}
inline bool mischief_is_on(const HitState& state, const Chosen&)
{
    return state.has_mischief;
}

inline void do_s1(HitState& state, const Chosen& chosen, Events&)
{
    state.holds_s1.erase(chosen.seat);
    state.hits.back().is_halved = true;
}
inline void do_s2(HitState& state, const Chosen& chosen, Events&)
{
    state.holds_s2.erase(chosen.seat);
    state.hits.back().wants_reroll = true;
}
inline void do_echo(HitState& state, const Chosen& chosen, Events&)
{
    state.holds_echo.erase(chosen.seat);
    state.hits.back().echo = Echo::plain;
}
inline void do_hit_back(HitState& state, const Chosen& chosen, Events&)
{
    state.holds_echo.erase(chosen.seat);
    state.hits.back().echo = Echo::hit_back;
}

enum class Mischief : std::uint8_t { draws, moves, opens, edits_window, ends, kinds };
void open_pre_again(HitState& state, Events& events);
inline void do_mischief(HitState& state, const Chosen& chosen, Events& events)
{
    state.hits.back().is_halved = true;
    switch (chosen.as<Mischief>(1)) {
        case Mischief::draws: state.rng.roll(6); break;
        case Mischief::moves: ++state.flow.at; break;
        case Mischief::opens: open_pre_again(state, events); break;
        case Mischief::edits_window: ++state.windows.plays; break;
        case Mischief::ends: state.flow.end_game(); break;
        case Mischief::kinds: break;
    }
}

inline constexpr Action<HitState> s1{
    .name = "s1",
    .when = {{"H1", "you hold S1", has_s1, "E_CARD_NOT_HELD"},
             {"H2", "you are the one who is hit", is_the_other, "E_WRONG_ROLE"}},
    .pick = {window_pick<HitState>()},
    .apply = do_s1,
    .is_reaction = true};
inline constexpr Action<HitState> s2{
    .name = "s2",
    .when = {{"H1", "you hold S2", has_s2, "E_CARD_NOT_HELD"},
             {"H2", "you are the one who hits", is_the_self, "E_WRONG_ROLE"}},
    .pick = {window_pick<HitState>()},
    .apply = do_s2,
    .is_reaction = true};
inline constexpr Condition<HitState> needs_echo{"H1", "you hold an echo", has_echo,
                                                "E_CARD_NOT_HELD"};
inline constexpr Action<HitState> echo{.name = "echo",
                                       .when = {needs_echo},
                                       .pick = {window_pick<HitState>()},
                                       .apply = do_echo,
                                       .is_reaction = true};
inline constexpr Action<HitState> hit_back{.name = "hit_back",
                                           .when = {needs_echo},
                                           .pick = {window_pick<HitState>()},
                                           .apply = do_hit_back,
                                           .is_reaction = true};
inline constexpr Kind mischief_kind{.name = "mischief",
                                    .count = static_cast<std::uint16_t>(Mischief::kinds)};
inline constexpr Action<HitState> mischief{
    .name = "mischief",
    .when = {{"H3", "mischief is on", mischief_is_on, "E_CONDITION"}},
    .pick = {window_pick<HitState>(),
             {.name = "kind",
              .kind = &mischief_kind,
              .from = each_below<HitState, static_cast<std::uint16_t>(Mischief::kinds)>}},
    .apply = do_mischief,
    .is_reaction = true};
inline constexpr const Action<HitState>& pass = pass_reaction<HitState>;

// ---- turns ----

inline bool is_at_the_table(const HitState& state, const Chosen& chosen)
{
    return seats_in(state).contains(chosen.as<Seat>(0));
}
inline void do_hit(HitState& state, const Chosen& chosen, Events&)
{
    Hit hit;
    hit.from = chosen.seat;
    hit.to = chosen.as<Seat>(0);
    state.hits.push_back(hit);
    ++state.hits_made;
}
inline void do_finish(HitState& state, const Chosen&, Events&)
{
    state.flow.end_game();
}
inline void do_give_up(HitState& state, const Chosen& chosen, Events&)
{
    state.gone.insert(chosen.seat);
    if (seats_in(state).size() == 1) state.flow.end_game();
}
inline constexpr Action<HitState> hit{
    .name = "hit",
    .pick = {{.name = "seat",
              .kind = &seat_kind,
              .from = each_below<HitState, seats_max>,
              .where = {{"H4", "the seat is in play", is_at_the_table, "E_SEAT"}}}},
    .apply = do_hit};
inline constexpr Action<HitState> finish{.name = "finish", .apply = do_finish};
inline constexpr Action<HitState> give_up{.name = "give_up", .apply = do_give_up};

// ---- stages ----

inline constexpr EventKind rolled{
    .name = "rolled", .text = "the die shows {0}", .fields = {{"die"}}};

inline void throw_die(HitState& state, Events& events)
{
    state.hits.back().die = static_cast<std::uint8_t>(state.rng.roll(6));
    events.tell(rolled, state.hits.back().die);
}
inline void stage_declare(HitState& state, Events&)
{
    state.stages.push_back(Stage::declare);
}
inline void stage_echo(HitState& state, Events&)
{
    state.stages.push_back(Stage::echo);
    const Hit paused = state.hits.back();
    state.hits.back().echo = Echo::none;
    if (paused.echo != Echo::hit_back) return;
    Hit back;
    back.from = paused.to;
    back.to = paused.from;
    state.hits.push_back(back);
}
inline void stage_roll(HitState& state, Events& events)
{
    state.stages.push_back(Stage::roll);
    throw_die(state, events);
}
inline void stage_reroll(HitState& state, Events& events)
{
    state.stages.push_back(Stage::reroll);
    throw_die(state, events);
}
inline void stage_apply(HitState& state, Events&)
{
    state.stages.push_back(Stage::apply);
    const Hit done = state.hits.pop_back();
    std::uint8_t& health = state.health[done.to.index];
    const int damage = done.is_halved ? done.die / 2 : done.die;
    health = static_cast<std::uint8_t>(std::max(0, health - damage));
    if (!state.hits.empty()) return;
    do {
        state.turn = seat_at((state.turn.index + 1) % state.flow.seat_count);
    } while (!seats_in(state).contains(state.turn));
}

inline Seat whose_turn(const HitState& state)
{
    return state.turn;
}
// Whoever gives up in his own turn makes no hit.
inline bool hit_is_made(const HitState& state)
{
    return !state.hits.empty();
}
inline bool echo_is_wanted(const HitState& state)
{
    return state.hits.back().echo != Echo::none;
}
inline bool echo_hits_back(const HitState& state)
{
    return state.hits.back().echo == Echo::hit_back;
}
inline bool reroll_is_wanted(const HitState& state)
{
    return state.hits.back().wants_reroll;
}
inline void skip_turn(HitState& state, Events&)
{
    state.turn = seats_in(state).front();
}

struct HitFlow : FlowLanguage<HitState> {
    static FlowTree<HitState> tree()
    {
        auto tree = game(
            loop("turns", until_game_ends(), at_most(1000), ask("act", whose_turn, {&hit, &finish}),
                 when("a hit", hit_is_made, call("hit"), otherwise(run("next", skip_turn)))));
        tree.parts.push_back(
            part("hit", run("declare", stage_declare), window("pre"),
                 when("an echo back", echo_hits_back, run("echo", stage_echo), call("hit"),
                      otherwise(when("an echo", echo_is_wanted, run("echo", stage_echo)))),
                 run("roll", stage_roll), window("post"),
                 when("another die", reroll_is_wanted, run("reroll", stage_reroll)),
                 run("apply", stage_apply)));
        return tree;
    }
};

template <OpenPolicy policy, std::uint8_t plays>
inline constexpr Window<HitState, HitPublic> pre_window{
    .name = "pre",
    .prompt = "Before the roll",
    .offer_order = {{"other", the_other}, {"self", the_self}},
    .plays_max = plays,
    .policy = policy,
    .is_possible = may_react_before,
    .is_barred = is_kept_out,
    .sources_are_public = true,
    .reactions = {&s1, &echo, &hit_back, &mischief, &pass},
    .may_edit = {"hits", "holds_s1", "holds_echo"}};
template <OpenPolicy policy, std::uint8_t plays>
inline constexpr Window<HitState, HitPublic> post_window{
    .name = "post",
    .prompt = "Behind the roll",
    .offer_order = {{"other", the_other}, {"self", the_self}},
    .plays_max = plays,
    .policy = policy,
    .is_possible = may_react_behind,
    .is_barred = is_kept_out,
    .sources_are_public = true,
    .reactions = {&s2, &pass},
    .may_edit = {"hits", "holds_s2"}};

template <OpenPolicy policy, std::uint8_t plays = 1>
struct HitGame : ToyGame<HitState> {
    using Public = HitPublic;
    static constexpr std::array actions{&hit,      &finish,   &s1,   &s2,     &echo,
                                        &hit_back, &mischief, &pass, &give_up};
    static constexpr std::array anytime{&give_up};
    static constexpr std::array windows{&pre_window<policy, plays>, &post_window<policy, plays>};

    static FlowTree<HitState> flow() { return HitFlow::tree(); }
    static void set_up(HitState& state, const Setup&, Events&) { state.health.fill(200); }
    static SeatSet in_play(const HitState& state) { return seats_in(state); }
    static HitPublic public_part(const HitState& state)
    {
        const Hit& now = state.hits.back();
        return {now.from, now.to, state.holds_s1, state.holds_s2, state.holds_echo, state.barred};
    }
};

using HitAlways = HitGame<OpenPolicy::always>;
using HitAlwaysTwice = HitGame<OpenPolicy::always, 2>;
using HitPossible = HitGame<OpenPolicy::publicly_possible>;
using HitPlayable = HitGame<OpenPolicy::if_playable>;

inline void open_pre_again(HitState& state, Events& events)
{
    Interpreter<HitAlways>::open_window(state, id_cast<WindowId>(0), events);
}

// ---- For tests ----

using Texts = std::vector<std::string>;

template <class G = HitAlways>
Move hit_move(const Action<HitState>& action, std::initializer_list<int> arguments = {})
{
    return move_of<G>(action, arguments);
}

// Seat 1 hits seat 2: the first window is open and offered to seat 2.
template <class G = HitAlways, class Edit>
HitState open_pre(Edit edit, int seats = 3)
{
    HitState state = start_with<G>(seats, edit);
    play<G>(state, a, hit_move<G>(hit, {b.index}));
    return state;
}

inline constexpr auto with_all_sources = [](HitState& state) {
    state.holds_s1 = {a, b, c};
    state.holds_s2 = {a, b, c};
    state.holds_echo = {a, b, c};
};

}  // namespace sortie::toy
