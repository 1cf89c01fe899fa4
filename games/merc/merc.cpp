#include "games/merc/merc.h"

#include "games/merc/autocrat.h"
#include "games/merc/checks.h"
#include "games/merc/outlook.h"
#include "games/merc/picture.h"
#include "games/merc/refusals.h"
#include "games/merc/scene.h"
#include "games/merc/secrets.h"
#include "games/merc/steady.h"

namespace sortie::merc {

Move Merc::answer(State& state, Seat seat)
{
    return answer_of_autocrat(state, Legality<Merc>::offered(state, seat));
}

Scores Merc::scores(const State& state)
{
    Scores scores{};
    if (state.outcome == Outcome::open) return scores;
    for (int i = 0; i < state.flow.seat_count; ++i) {
        const bool is_winner = has_won(state, player_of(state, seat_at(i)));
        scores[static_cast<std::size_t>(i)] = is_winner ? 1 : 0;
    }
    return scores;
}

std::string_view name_of_dictator(const State& state)
{
    return names_of(Dictator{})[static_cast<std::size_t>(state.regime.card)];
}

std::string_view name_of_winner(const State& state)
{
    const PlayerId winner = state.modes.winner;  // Versus, or the super weapon
    if (winner.is_some()) return names_of(PlayerId{})[winner.index];
    return names_of(Side{})[static_cast<std::size_t>(winner_of(state))];
}

std::string_view name_of_outcome(const State& state)
{
    return names_of(Outcome{})[static_cast<std::size_t>(state.outcome)];
}

Move Merc::steady(const View<Merc>& view)
{
    return steady_move(view.seen, view.viewer, Legality<Merc>::offered(view.seen, view.viewer));
}

Seat Merc::bots_turn(const State& state, BotRounds& rounds)
{
    return next_of_steady(state, rounds);
}

SeatSet Merc::allies(const State& state, Seat seat)
{
    SeatSet seats;
    for (int i = 0; i < state.flow.seat_count; ++i) {
        const Seat each = seat_at(i);
        if (are_allies(state, player_of(state, seat), player_of(state, each))) seats.insert(each);
    }
    return seats;
}

Share Merc::outlook(const State& state, Seat seat)
{
    return outlook_of(state, seat);
}

std::array<int, 3> Merc::fight_result(const State& begun, const State& now, Seat seat)
{
    const FightOutcome outcome = outcome_of_fight(begun, now, player_of(now, seat));
    return {outcome.is_won ? 1 : 0, outcome.own_losses, outcome.enemy_losses};
}

Move Merc::routine(const State& world, Seat seat)
{
    return steady_move(world, seat, Legality<Merc>::offered(world, seat));
}

void Merc::check_state(const State& state)
{
    check_position(state);
}

bool Merc::shows_secret(const State& before, const State& after)
{
    return shows_a_stash(before, after);
}

void Merc::conceal(State& state, Seat viewer)
{
    conceal_from(state, viewer);
}

void Merc::determinize(State& state, Seat seat, Rng& rng)
{
    guess_for(state, seat, rng);
}

void Merc::adapt_refusal(const State& state, Seat seat, const Move& move, Refusal& refusal)
{
    put_into_words(state, seat, move, refusal);
}

std::string Merc::board(const State& seen, Seat viewer)
{
    return picture_of(seen, viewer);
}

void Merc::scene(const State& seen, Seat viewer, SceneWriter& out)
{
    tell_scene(seen, viewer, out);
}

void Merc::catalogue(SceneWriter& out)
{
    tell_catalogue(out);
}

}  // namespace sortie::merc
