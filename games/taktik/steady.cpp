#include "games/taktik/steady.h"

#include <algorithm>
#include <bit>

#include "games/taktik/forces.h"
#include "games/taktik/outlook.h"
#include "games/taktik/steady_goals.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

using P = Play<Taktik>;

bool is_action(const Move& move, const Action<State>& action)
{
    return Taktik::actions[move.action] == &action;
}

const Move* find(const MoveList& moves, const Action<State>& action)
{
    for (const Move& move : moves) {
        if (is_action(move, action)) return &move;
    }
    return nullptr;
}

// The best move of the action by a value; none is taken below `least`.
template <class Value>
const Move* best_of(const MoveList& moves, const Action<State>& action, int least,
                    Value value_of_move)
{
    const Move* best = nullptr;
    int most = least;
    for (const Move& move : moves) {
        if (!is_action(move, action)) continue;
        const int value = value_of_move(move);
        if (value <= most) continue;
        most = value;
        best = &move;
    }
    return best;
}

template <class T>
T argument(const Move& move, std::size_t i)
{
    return Chosen{nobody, move}.as<T>(i);
}

class Steady {
public:
    Steady(const State& seen, Seat seat, const MoveList& moves)
        : state_(seen), seat_(seat), side_(side_of(seen, seat)), moves_(moves)
    {
        CHECK(!moves_.empty());
    }

    // Weighs walks and shots by what they gain, everything else alike, and decides.
    Move promise(std::span<std::uint32_t> weights) const
    {
        if (state_.phase == Phase::selection || state_.phase == Phase::deployment) {
            return promise_before_play(weights);
        }
        std::fill(weights.begin(), weights.end(), weight_of(0, 1));
        return decide([&](const Move& move, int gain, int doubled_by) {
            weights[static_cast<std::size_t>(&move - moves_.begin())] = weight_of(gain, doubled_by);
        });
    }

    Move decide() const
    {
        return decide([](const Move&, int, int) {});
    }

private:
    static constexpr int walk_doubled_by = 8;
    static constexpr int shot_doubled_by = 12;

    // Calls `note` with every walk or shot that was valued on the way, what it gains, and how much more doubles its weight.
    template <class Note>
    Move decide(Note note) const
    {
        if (state_.choice != Choice::none) return answer_choice();
        if (state_.windows.is_open()) return answer_window();
        switch (state_.phase) {
            case Phase::selection: return choose_tactics_once();
            case Phase::deployment: return deploy_units();
            case Phase::card_resolution: return deal_with_cards();
            case Phase::movement: return move_units(note);
            case Phase::attack: return declare_attacks(note);
            default: return moves_[0];
        }
    }

    // What this player would do, and places for the next unit. In a race everybody musters (G8): a Defender who digs in
    // around his base cannot be beaten.
    Move promise_before_play(std::span<std::uint32_t> weights) const
    {
        const Move own = decide();
        const UnitId next = is_race(state_) ? UnitId::none() : next_to_deploy();
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const bool is_place = next.is_some() && is_action(moves_[i], deploy) &&
                                  argument<UnitId>(moves_[i], 0) == next;
            weights[i] = is_place || moves_[i] == own ? 1 : 0;
        }
        return own;
    }
    // None when all units are placed.
    UnitId next_to_deploy() const
    {
        for (int number = 1; number <= unit_count_of(side_); ++number) {
            const UnitId unit = unit_of(side_, number);
            if (!is_on_board(state_, unit)) return unit;
        }
        return UnitId::none();
    }

    // Doubles with every `doubled_by` of a gain, within bounds: 16 times a power of two, and between two of them a
    // straight line.
    static std::uint32_t weight_of(int gain, int doubled_by)
    {
        constexpr int doublings_max = 6;
        constexpr int parts = 16;
        const int place =
            std::clamp(gain * parts / doubled_by, -doublings_max * parts, doublings_max * parts) +
            doublings_max * parts;
        return static_cast<std::uint32_t>(parts + place % parts) << (place / parts);
    }

    // ---- Before the first turn ----------------------------------------------------------------------------------

    // Two that save units, one that slows the enemy, three that make shots count.
    Move choose_tactics_once() const
    {
        constexpr TacticSet wanted{TacticId{0}, TacticId{2}, TacticId{5},
                                   TacticId{8}, TacticId{9}, TacticId{10}};
        for (const Move& move : moves_) {
            if (!is_action(move, choose_tactics)) continue;
            TacticSet named;
            for (std::size_t i = 0; i < tactics_chosen; ++i)
                named.insert(argument<TacticId>(move, i));
            if (named == wanted) return move;
        }
        return moves_[0];
    }

    Move deploy_units() const
    {
        if (const Move* all = find(moves_, muster)) return *all;
        if (const Move* done = find(moves_, deploy_done)) return *done;
        return moves_[0];
    }

    // ---- Cards --------------------------------------------------------------------------------------------------

    Move deal_with_cards() const
    {
        if (state_.pending.is_some()) {
            if (const Move* play = worth_playing(play_pending, 0)) return *play;
            const bool is_full =
                reserve_count(camp_of(state_, side_)) >= capacity_of_reserve(state_, side_);
            if (!is_full) {
                if (const Move* keep = find(moves_, store_pending)) return *keep;
            }
            return *find(moves_, discard_pending);
        }
        if (const Move* play = worth_playing(play_reserve, 1)) return *play;
        return *find(moves_, end_phase);
    }

    // Cards that help now: supplies for the badly hurt, reinforcements, wider marches. Those that help a shot wait.
    const Move* worth_playing(const Action<State>& action, std::size_t unit_place) const
    {
        return best_of(moves_, action, 0, [&](const Move& move) {
            const Chosen chosen{seat_, move};
            const CardId card = card_to_play(state_, chosen);
            switch (row_of(card).effects.empty() ? Primitive::none
                                                 : row_of(card).effects[0].primitive) {
                case Primitive::deploy_reserve: return 50;
                case Primitive::restore: {
                    const UnitId unit = argument<UnitId>(move, unit_place);
                    return 10 * (row_of(unit).hp - unit_in(state_, unit).hp) + row_of(unit).value;
                }
                case Primitive::ignore_malus_movement: return 20;
                case Primitive::move_delta:
                case Primitive::move_limit_delta:
                    return state_.phase == Phase::card_resolution ? 5 : 0;
                default: return 0;
            }
        });
    }

    // ---- Movement -----------------------------------------------------------------------------------------------

    template <class Note>
    Move move_units(Note note) const
    {
        const Move* best = nullptr;
        int most = 0;
        for_each_walk([&](const Move& move, int gain) {
            note(move, gain, walk_doubled_by);
            if (gain <= most) return;
            most = gain;
            best = &move;
        });
        return best != nullptr ? *best : *find(moves_, end_phase);
    }

    // Calls `visit` with every move of a unit and what the unit gains by it.
    template <class Visit>
    void for_each_walk(Visit visit) const
    {
        const Goals goals(state_, side_);
        for (std::size_t i = 0; i < moves_.size();) {
            if (!is_action(moves_[i], move_unit)) {
                ++i;
                continue;
            }
            const UnitId unit = argument<UnitId>(moves_[i], 0);
            const UnitGoals unit_goals(state_, goals, unit);
            const int staying = unit_goals.value_of_staying();
            for (; i < moves_.size(); ++i) {
                const Move& move = moves_[i];
                if (!is_action(move, move_unit) || argument<UnitId>(move, 0) != unit) break;
                visit(move, unit_goals.value_at(argument<CellId>(move, 1)) - staying);
            }
        }
    }

    // ---- Attacks ------------------------------------------------------------------------------------------------

    // Expected loss of the target in sixths, a kill counting what the unit is worth; fire is laid together.
    int value_of_shot(const Move& declaration) const
    {
        const UnitId attacker = argument<UnitId>(declaration, 0);
        const UnitId target = argument<UnitId>(declaration, 1);
        const Shot shot = shot_of(state_, attacker, target);
        int hp = unit_in(state_, target).hp;
        for (const Declaration& each : state_.queue) {
            if (each.target != target) continue;
            const Shot earlier = shot_of(state_, each.attacker, target);
            if (earlier.chance() >= 4) hp -= earlier.damage_done();
        }
        if (hp <= 0) return 1;  // most likely gone before this shot
        const int damage = std::min(shot.damage_done(), hp);
        const int kill =
            damage >= hp ? 3 * row_of(target).value + (target == target_for(state_, side_) ? 4 : 0)
                         : 0;
        return shot.chance() * (2 * damage + kill);
    }

    template <class Note>
    Move declare_attacks(Note note) const
    {
        const Move* shot = best_of(moves_, declare_attack, 0, [&](const Move& move) {
            const int value = value_of_shot(move);
            note(move, value, shot_doubled_by);
            return value;
        });
        if (shot != nullptr) {
            if (const Move* help = help_for(argument<UnitId>(*shot, 0), argument<UnitId>(*shot, 1)))
                return *help;
            return *shot;
        }
        return *find(moves_, end_phase);
    }

    // A card of the reserve for the unit that is about to attack, where it changes something.
    const Move* help_for(UnitId attacker, UnitId target) const
    {
        const Shot shot = shot_of(state_, attacker, target);
        const int hp = unit_in(state_, target).hp;
        return best_of(moves_, play_reserve, 0, [&](const Move& move) {
            const Chosen chosen{seat_, move};
            const CardRow& row = row_of(card_to_play(state_, chosen));
            if (!chosen.has(1) || argument<UnitId>(move, 1) != attacker) return 0;
            const bool is_roll = row.effects[0].primitive == Primitive::roll_delta;
            const bool is_damage = row.effects[0].primitive == Primitive::damage_delta;
            if (is_roll && shot.chance() >= 1 && shot.chance() <= 4) return 2;
            if (is_damage && shot.chance() >= 3 && shot.damage_done() + 1 == hp) return 3;
            return 0;
        });
    }

    // ---- Windows ------------------------------------------------------------------------------------------------

    Move answer_window() const
    {
        const Move* play =
            best_of(moves_, react, 0, [&](const Move& move) { return value_of_reaction(move); });
        return play != nullptr ? *play : *find(moves_, pass_reaction<State>);
    }

    int value_of_reaction(const Move& move) const
    {
        const CardId card = argument<CardId>(move, 1);
        if (is_malus_window(state_)) {
            // The card that can do least besides is spent first.
            return has_effect_mode(card) ? 1 : 2;
        }
        const Resolution& now = state_.resolution;
        if (now.kind == ResolutionKind::move) return value_in_move(card, move);
        const Shot shot = shot_of(state_, now.unit, now.target, now.supporter);
        return side_ == state_.active ? value_for_initiator(card, shot)
                                      : value_for_responder(card, shot);
    }

    int value_in_move(CardId card, const Move& move) const
    {
        const Primitive primitive = row_of(card).effects[0].primitive;
        if (primitive == Primitive::move_halve) {
            return state_.moves_used == 1 && state_.resolution.path.size() >= 3 ? 1 : 0;
        }
        // Recon: worth it when several units have a target there.
        const auto quadrant = static_cast<Quadrant>(move.arguments[3]);
        int shooters = 0;
        for_each_on_board(state_, side_, [&](UnitId unit) {
            for_each_on_board(state_, other_side(side_), [&](UnitId enemy) {
                const bool is_there = quadrant_of(unit_in(state_, enemy).cell) == quadrant;
                if (is_there && can_attack(state_, unit) && is_in_range(state_, unit, enemy))
                    ++shooters;
            });
        });
        return shooters >= 3 ? shooters : 0;
    }

    int value_for_initiator(CardId card, const Shot& shot) const
    {
        const Resolution& now = state_.resolution;
        const int hp = unit_in(state_, now.target).hp;
        const int chance = shot.chance();
        const bool kills = shot.damage_done() >= hp;
        const EffectRow& effect = row_of(card).effects[0];
        switch (effect.primitive) {
            case Primitive::reroll: return !now.is_hit && chance >= 2 ? chance : 0;
            case Primitive::roll_delta: return effect.value > 1 && chance <= 3 && kills ? 3 : 0;
            case Primitive::damage_double:
                return !kills && 2 * shot.damage >= hp && chance >= 3 ? 4 : 0;
            case Primitive::add_supporter: return !kills && chance >= 3 ? 2 : 0;
            case Primitive::ignore_terrain: return shot.sum <= -2 && kills ? 2 : 0;
            default: return 0;
        }
    }

    int value_for_responder(CardId card, const Shot& shot) const
    {
        const Resolution& now = state_.resolution;
        const int hp = unit_in(state_, now.target).hp;
        const bool kills = shot.damage_done() >= hp;
        const int worth = row_of(now.target).value;
        switch (row_of(card).effects[0].primitive) {
            case Primitive::absorb:
                return shot.damage_done() >= hp && shot.damage_done() - 1 < hp ? 5 : 0;
            case Primitive::cannot_attack: return kills && shot.chance() >= 3 && worth >= 2 ? 4 : 0;
            case Primitive::roll_delta: return kills && shot.chance() >= 4 ? 2 : 0;
            default: return 0;
        }
    }

    // ---- Choices ------------------------------------------------------------------------------------------------

    Move answer_choice() const
    {
        const Move* best = best_of(moves_, choose, -1, [&](const Move& move) {
            const Chosen chosen{seat_, move};
            if (chosen.has(0)) {
                const UnitId unit = argument<UnitId>(move, 0);
                return row_of(unit).value * 4 + unit_in(state_, unit).hp;
            }
            if (chosen.has(1)) {
                return units_in_quadrant(state_, state_.active,
                                         static_cast<Quadrant>(move.arguments[1]));
            }
            // Of the own cards the one that does least; of the enemy's any.
            const CardId card = camp_of(state_, side_).reserve[chosen.as<std::size_t>(2)];
            return state_.choice == Choice::surplus && card.is_some() ? 40 - card.index : 0;
        });
        return *best;
    }

    const State& state_;
    const Seat seat_;
    const Side side_;
    const MoveList& moves_;
};

}  // namespace

Move steady_move(const State& seen, Seat seat)
{
    MoveList moves;
    P::legal_moves(seen, seat, moves);
    return Steady(seen, seat, moves).decide();
}

Move weigh_moves(const State& seen, Seat seat, const MoveList& moves,
                 std::span<std::uint32_t> weights)
{
    return Steady(seen, seat, moves).promise(weights);
}

}  // namespace sortie::taktik
