#include "games/taktik/taktik.h"

#include <algorithm>

#include "games/taktik/checks.h"
#include "games/taktik/map_svg.h"
#include "games/taktik/outlook.h"
#include "games/taktik/picture.h"
#include "games/taktik/refusals.h"
#include "games/taktik/scene.h"
#include "games/taktik/secrets.h"
#include "games/taktik/steady.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {

std::string_view name_of_winner(const State& state)
{
    return names_of(Owner{})[static_cast<std::size_t>(state.winner)];
}

// The first condition of the clause that decided.
std::string_view name_of_outcome(const State& state)
{
    if (state.winner == Owner::nobody) return "unfinished";
    if (state.won_by.empty()) return "resigned";
    return names_of(VictoryId{})[state.won_by.front().index];
}

std::string_view name_of_victory(const State& state)
{
    return names_of(VictoryId{})[leading_condition(state, Side::attacker).index];
}

Scores Taktik::standing(const State& state)
{
    Scores points{};
    for (const Side side : all_sides) {
        points[seat_of(state, side).index] = combined_score(state, side);
    }
    return points;
}

Scores Taktik::scores(const State& state)
{
    constexpr int won = 10'000;
    Scores scores = standing(state);
    for (const Side side : all_sides) {
        if (state.winner == owner_of(side)) scores[seat_of(state, side).index] += won;
    }
    return scores;
}

Move Taktik::routine(const State& seen, Seat seat)
{
    return steady_move(seen, seat);
}

Move Taktik::promise(const State& seen, Seat seat, const MoveList& moves,
                     std::span<std::uint32_t> weights)
{
    return weigh_moves(seen, seat, moves, weights);
}

Share Taktik::outlook(const State& state, Seat seat)
{
    return outlook_of(state, side_of(state, seat));
}

std::uint32_t Taktik::playout_turns(const State& state)
{
    return is_race(state) ? 2 : 1;
}

// Each level is meant to win six of ten matches against the one below (docs/bots.md). A race to a base takes more looking
// ahead than a match for points before a level differs from the next.
BotBudgets Taktik::bot_budgets(const State& state)
{
    return is_race(state) ? BotBudgets{96, 480, 2000, 8000} : BotBudgets{7, 42, 400, 2000};
}

void Taktik::check_state(const State& state)
{
    check_position(state);
}

FightNumber Taktik::fight(const State& state)
{
    const bool is_declared = state.phase == Phase::attack && !state.queue.empty();
    const bool is_fought =
        state.phase == Phase::dice_resolution || state.resolution.kind == ResolutionKind::attack;
    return is_declared || is_fought ? FightNumber{state.turn} + 1 : no_fight;
}

std::array<int, 3> Taktik::fight_result(const State& begun, const State& now, Seat seat)
{
    const Side own = side_of(now, seat);
    const auto lost = [&](Side side) {
        return std::max(0, units_on_board(begun, side) - units_on_board(now, side));
    };
    const int enemies = lost(other_side(own));
    return {enemies > 0 ? 1 : 0, lost(own), enemies};
}

void Taktik::conceal(State& state, Seat viewer)
{
    conceal_from(state, viewer);
}

void Taktik::determinize(State& state, Seat seat, Rng& rng)
{
    guess_unknown(state, seat, rng);
}

void Taktik::adapt_refusal(const State& state, Seat seat, const Move& move, Refusal& refusal)
{
    const std::string_view action =
        move.action < actions.size() ? actions[move.action]->name : std::string_view{};
    adapt(state, seat, move, action, refusal);
}

void Taktik::check_definitions(std::vector<Finding>& findings)
{
    check_cards(card_table, findings);
}

std::string Taktik::board(const State& seen, Seat viewer)
{
    return picture_of(seen, viewer);
}

void Taktik::scene(const State& seen, Seat viewer, SceneWriter& out)
{
    write_scene(seen, viewer, out);
}

void Taktik::catalogue(SceneWriter& out)
{
    write_catalogue(out);
}

std::string Taktik::map_picture(const State& seen, MapFormat format)
{
    switch (format) {
        case MapFormat::svg: return map_svg(seen.map, seen.markers, "Taktik");
        case MapFormat::json: return map_json(seen.map, seen.markers);
        case MapFormat::text: break;
    }
    return map_drawing(seen.map, seen.markers);
}

}  // namespace sortie::taktik
