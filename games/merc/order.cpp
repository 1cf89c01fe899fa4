#include "games/merc/order.h"

#include "games/merc/modes/motor_pool.h"
#include "games/merc/skills.h"

namespace sortie::merc {
namespace {

// What decides between fighters, the smaller one first (C4.5).
struct Rank {
    int initiative;  // negated, so that the highest is first
    int side;        // the Dictator's before the rebels'
    int kind;        // MERC cards, the Dictator card, militia that ride, other militia
    int player;
    std::string_view name;

    friend auto operator<=>(const Rank&, const Rank&) = default;
};

constexpr int kind_of_riders = 2;

int side_rank(const State& state, PlayerId owner)
{
    if (has_dictator(state)) return side_of(state, owner) == Side::dictator ? 0 : 1;
    return state.modes.faction[owner.index] == state.modes.favoured ? 0 : 1;  // V4.6, V4.13
}

Rank rank_of(const State& state, FighterId fighter)
{
    const PlayerId owner = owner_of(state, fighter);
    const bool is_card = is_unit(fighter);
    const bool is_merc = is_merc_card(fighter);
    return {-initiative_of(state, fighter), side_rank(state, owner),
            is_merc   ? 0
            : is_card ? 1
                      : kind_of_riders + 1,
            owner.index, is_merc ? merc_table[fighter.index].id : std::string_view()};
}

void add_in_place(FighterOrder& order, std::array<Rank, FighterOrder::capacity>& ranks,
                  FighterId fighter, const Rank& rank)
{
    std::size_t i = order.size();
    order.push_back(fighter);
    for (; i > 0 && rank < ranks[i - 1]; --i) {
        order[i] = order[i - 1];
        ranks[i] = ranks[i - 1];
    }
    order[i] = fighter;
    ranks[i] = rank;
}

FighterOrder sorted_fighters(const State& state)
{
    const SectorId sector = state.combat.sector;
    FighterOrder order;
    std::array<Rank, FighterOrder::capacity> ranks{};
    const auto add = [&](FighterId fighter) {
        add_in_place(order, ranks, fighter, rank_of(state, fighter));
    };
    for (std::uint8_t i = 0; i < player_count; ++i) {
        const PlayerId player{i};
        for_each_unit_in(state, player, sector, [&](UnitId unit) { add(fighter_of(unit)); });
        const int riders = riders_of(state, player);
        if (state.sectors[sector.index].militia[i] > riders) add(militia_of(player));
        if (riders > 0) {
            Rank rank = rank_of(state, militia_of(player));
            rank.initiative = -initiative_of_riders(state, player);
            rank.kind = kind_of_riders;
            add_in_place(order, ranks, militia_of(player), rank);
        }
    }
    return order;
}

// C4.6.1, HIT4: units of the marked rebel act behind the last unit of the Dictator's side.
void apply_mark(const State& state, FighterOrder& order)
{
    if (state.regime.card != Dictator::hitler || state.regime.marked.is_none()) return;
    std::size_t last = order.size();
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (owner_of(state, order[i]) == the_dictator) last = i;
    }
    if (last == order.size()) return;
    FighterOrder moved;
    FighterOrder result;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool is_marked = i < last && owner_of(state, order[i]) == state.regime.marked;
        (is_marked ? moved : result).push_back(order[i]);
        if (i != last) continue;
        for (const FighterId fighter : moved) result.push_back(fighter);
    }
    order = result;
}

void move_to(FighterOrder& order, std::size_t from, std::size_t to)
{
    const FighterId fighter = order[from];
    order.erase_at(from);
    order.insert_at(to, fighter);
}

std::size_t place_of(const FighterOrder& order, FighterId fighter)
{
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i] == fighter) return i;
    }
    return order.size();
}

// C4.6.2
void apply_badger(const State& state, FighterOrder& order)
{
    const std::size_t badger = place_of(order, fighter_of(merc::badger));
    if (badger == order.size()) return;
    const Side own = side_of(state, unit_of(state, merc::badger).owner);
    for (std::size_t i = 0; i < badger; ++i) {
        if (is_unit(order[i]) || side_of(state, owner_of(state, order[i])) == own) continue;
        move_to(order, badger, i);
        return;
    }
}

// C4.6.3
void apply_kastern(FighterOrder& order)
{
    const std::size_t kastern = place_of(order, fighter_of(merc::kastern));
    if (kastern < order.size()) move_to(order, kastern, 0);
}

}  // namespace

int initiative_of(const State& state, FighterId fighter)
{
    return is_unit(fighter) ? skills_of(state, unit_in(fighter)).initiative
                            : militia_initiative(state, player_in(fighter));
}

FighterOrder round_order(const State& state)
{
    FighterOrder order = sorted_fighters(state);
    apply_mark(state, order);
    apply_badger(state, order);
    apply_kastern(order);
    return order;
}

}  // namespace sortie::merc
