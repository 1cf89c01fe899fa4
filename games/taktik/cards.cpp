#include "games/taktik/cards.h"

namespace sortie::taktik {
namespace {

using enum Lifetime;

constexpr TypeSet light_and_mech{UnitType::light, UnitType::mech};
constexpr TypeSet light_and_special{UnitType::light, UnitType::special};

constexpr CardRow bonus(std::string_view id, std::string_view name, std::string_view words,
                        Category category, Target target, EffectRow effect, CategorySet cancels,
                        std::int16_t copies_60, std::int16_t copies_90)
{
    return {.id = id,
            .name = name,
            .words = words,
            .kind = CardKind::bonus,
            .timing = Timing::stored,
            .category = category,
            .target = target,
            .effects = {effect},
            .cancels = cancels,
            .copies_60 = copies_60,
            .copies_90 = copies_90};
}

constexpr CardRow malus(std::string_view id, std::string_view name, std::string_view words,
                        Category category, Target target, ShortList<EffectRow, 2> effects,
                        std::int16_t copies_60, std::int16_t copies_90, bool is_special = false)
{
    return {.id = id,
            .name = name,
            .words = words,
            .kind = CardKind::malus,
            .timing = Timing::immediate,
            .is_special = is_special,
            .category = category,
            .target = target,
            .effects = effects,
            .copies_60 = copies_60,
            .copies_90 = copies_90};
}

constexpr CardRow tactic(std::string_view id, std::string_view name, std::string_view words,
                         WindowName window, Reactor reactor, Target target, EffectRow effect)
{
    return {.id = id,
            .name = name,
            .words = words,
            .kind = CardKind::tactic,
            .timing = Timing::reaction,
            .window = window,
            .reactor = reactor,
            .target = target,
            .effects = {effect}};
}

constexpr EffectRow lasting(Primitive primitive, Scope scope, std::int8_t value = 0,
                            TypeSet types = {})
{
    return {.primitive = primitive,
            .scope = scope,
            .value = value,
            .lifetime = until_end_of_turn,
            .types = types};
}
constexpr EffectRow for_turns(std::uint8_t turns_left, EffectRow effect)
{
    effect.lifetime = turns;
    effect.left = turns_left;
    return effect;
}
constexpr EffectRow at_once(Primitive primitive, Scope scope)
{
    return {.primitive = primitive, .scope = scope};
}
constexpr EffectRow for_this_attack(Primitive primitive, std::int8_t value = 0)
{
    return {.primitive = primitive,
            .scope = Scope::attack,
            .value = value,
            .lifetime = this_resolution,
            .filter = RollFilter::this_attack};
}
constexpr EffectRow with_filter(EffectRow effect, RollFilter filter)
{
    effect.filter = filter;
    return effect;
}
constexpr EffectRow until_end_phase(EffectRow effect)
{
    effect.lifetime = until_phase;
    effect.left = static_cast<std::uint8_t>(Phase::end_turn);
    return effect;
}
constexpr EffectRow once(EffectRow effect)
{
    effect.uses = 1;
    return effect;
}
constexpr EffectRow lock(CategorySet categories)
{
    EffectRow effect = lasting(Primitive::lock_category, Scope::own);
    effect.categories = categories;
    return effect;
}

constexpr CardRow countermeasures()
{
    return {.id = "electronic_countermeasures",
            .name = "Electronic Countermeasures",
            .words = "cancels any malus that you have just drawn",
            .kind = CardKind::bonus,
            .timing = Timing::reaction,
            .is_special = true,
            .category = Category::electronic,
            .target = Target::none,
            .has_no_effect = true,
            .cancels = every_category,
            .copies_60 = 6,
            .copies_90 = 12};
}
constexpr CardRow international_aid()
{
    CardRow row =
        bonus("international_aid", "International Aid",
              "a unit of your external reserve enters in your home row", Category::diplomatic,
              Target::home_cell, at_once(Primitive::deploy_reserve, Scope::none), {}, 4, 8);
    row.is_special = true;
    return row;
}

}  // namespace

constexpr std::array<CardRow, card_kinds> card_table{{
    // KB1 to KB11
    bonus("rapid_supply_convoy", "Rapid Supply Convoy", "all your units move one further this turn",
          Category::logistics, Target::none, lasting(Primitive::move_delta, Scope::own, 1),
          every_category, 2, 3),
    bonus("forward_supply_depot", "Forward Supply Depot",
          "your light and mechanized infantry move one further, this turn and your next",
          Category::logistics, Target::none,
          for_turns(3, lasting(Primitive::move_delta, Scope::own_types, 1, light_and_mech)),
          every_category, 2, 3),
    bonus("special_supplies", "Special Supplies", "a damaged unit of yours is whole again",
          Category::logistics, Target::damaged_unit, at_once(Primitive::restore, Scope::target), {},
          2, 3),
    bonus("advanced_recon", "Advanced Recon", "one more unit may move this turn", Category::support,
          Target::none, lasting(Primitive::move_limit_delta, Scope::own, 1), every_category, 2, 3),
    bonus("air_cover", "Air Cover", "what a malus does to the movement of a held unit is lifted",
          Category::support, Target::held_unit,
          lasting(Primitive::ignore_malus_movement, Scope::target), {}, 2, 3),
    bonus("internal_discipline", "Internal Discipline",
          "your reserve holds one card more until the end of your next turn", Category::morale,
          Target::none, for_turns(3, lasting(Primitive::reserve_cap_delta, Scope::own, 1)),
          {Category::morale, Category::information}, 2, 3),
    bonus("artillery_support", "Artillery Support", "+1 on the next attack of a unit this turn",
          Category::support, Target::own_unit,
          once(lasting(Primitive::roll_delta, Scope::target, 1)), every_category, 5, 6),
    bonus("extra_supplies", "Extra Supplies", "a special unit may attack after it has moved",
          Category::logistics, Target::limited_unit,
          lasting(Primitive::attack_after_move, Scope::target), {}, 4, 6),
    bonus("troop_motivation", "Troop Motivation", "+1 damage of a unit this turn", Category::morale,
          Target::own_unit, lasting(Primitive::damage_delta, Scope::target, 1), {}, 5, 6),
    international_aid(),
    countermeasures(),
    // KM1 to KM16
    malus("supply_interruption", "Supply Interruption",
          "mechanized infantry moves two less, everyone else one less", Category::logistics,
          Target::none,
          {lasting(Primitive::move_delta, Scope::own_types, -2, {UnitType::mech}),
           lasting(Primitive::move_delta, Scope::own_types, -1, light_and_special)},
          3, 4),
    malus("operational_funding_cut", "Operational Funding Cut",
          "no logistics card can be played this turn", Category::financial, Target::none,
          {lock({Category::logistics})}, 2, 3),
    malus("enemy_disinformation", "Enemy Disinformation",
          "a unit that the opponent names cannot move", Category::information, Target::drawers_unit,
          {lasting(Primitive::cannot_move, Scope::target)}, 2, 3),
    malus("ammunition_shortage", "Ammunition Shortage", "-2 on all attack rolls this turn",
          Category::logistics, Target::none, {lasting(Primitive::roll_delta, Scope::own, -2)}, 3,
          4),
    malus("mechanical_failure", "Mechanical Failure",
          "mechanized infantry that the opponent names neither moves nor attacks",
          Category::technical, Target::drawers_mech,
          {lasting(Primitive::cannot_move, Scope::target),
           lasting(Primitive::cannot_attack, Scope::target)},
          2, 3),
    malus("international_pressure", "International Pressure", "no unit attacks this turn",
          Category::political, Target::none, {lasting(Primitive::cannot_attack, Scope::own)}, 1, 2),
    malus("disrupted_supply_lines", "Disrupted Supply Lines",
          "units in a quadrant that the opponent names move one less and get no supplies",
          Category::logistics, Target::any_quadrant,
          {lasting(Primitive::move_delta, Scope::in_quadrant_now, -1),
           lasting(Primitive::lock_supply, Scope::in_quadrant_now)},
          2, 3),
    malus("morale_collapse", "Morale Collapse", "-1 on attack rolls of light infantry this turn",
          Category::morale, Target::none,
          {lasting(Primitive::roll_delta, Scope::own_types, -1, {UnitType::light})}, 1, 1),
    malus("intelligence_failure", "Intelligence Failure", "no tactic can be played this turn",
          Category::information, Target::none, {lasting(Primitive::lock_tactics, Scope::own)}, 1,
          1),
    malus("cyber_attack", "Cyber Attack", "no card of the reserve can be played this turn",
          Category::cyber, Target::none, {lasting(Primitive::lock_reserve, Scope::own)}, 1, 1),
    malus("un_ceasefire", "UN Ceasefire", "nobody attacks, this turn and the next",
          Category::political, Target::none,
          {for_turns(2, lasting(Primitive::cannot_attack, Scope::both))}, 1, 2, true),
    malus("severe_international_sanctions", "Severe International Sanctions",
          "no unit enters from the external reserve this turn", Category::political, Target::none,
          {lasting(Primitive::lock_deploy, Scope::own)}, 1, 2, true),
    malus("logistical_blockade", "Logistical Blockade",
          "mechanized infantry moves half as far, and no logistics card can be played",
          Category::logistics, Target::none,
          {lasting(Primitive::move_halve, Scope::own_types, 0, {UnitType::mech}),
           lock({Category::logistics})},
          1, 2, true),
    malus("air_support_denial", "Air Support Denial", "no support card can be played this turn",
          Category::political, Target::none, {lock({Category::support})}, 1, 1, true),
    malus("blackout", "Blackout", "only two units may move this turn", Category::technical,
          Target::none, {lasting(Primitive::move_limit_set, Scope::own, 2)}, 1, 1, true),
    malus("sabotage", "Sabotage", "the opponent names a card of the reserve, which is discarded",
          Category::information, Target::drawers_slot,
          {at_once(Primitive::discard_reserve_slot, Scope::none)}, 1, 1, true),
    // KT1 to KT11
    tactic("suppressive_fire", "Suppressive Fire", "enemy units move half as far this turn",
           WindowName::before_move, Reactor::responder, Target::none,
           lasting(Primitive::move_halve, Scope::initiator)),
    tactic("enemy_recon_detection", "Enemy Recon Detection",
           "+1 on your attacks at enemies in a quadrant this turn", WindowName::after_move,
           Reactor::initiator, Target::quadrant_enemies,
           until_end_phase(with_filter(lasting(Primitive::roll_delta, Scope::own, 1),
                                       RollFilter::target_in_quadrant))),
    tactic("precision_shot", "Precision Shot", "this attack does double damage",
           WindowName::before_attack_roll, Reactor::initiator, Target::frame_attacker,
           for_this_attack(Primitive::damage_double)),
    tactic("coordinated_maneuver", "Coordinated Maneuver", "another unit joins this attack",
           WindowName::before_attack_roll, Reactor::initiator, Target::supporter,
           for_this_attack(Primitive::add_supporter)),
    tactic("favorable_weather", "Favorable Weather",
           "+1 on all attacks from distance two on, of both sides, this turn",
           WindowName::before_attack_roll, Reactor::initiator, Target::none,
           with_filter(lasting(Primitive::roll_delta, Scope::both, 1), RollFilter::ranged)),
    tactic("expert_aim", "Expert Aim", "+2 on this attack", WindowName::before_attack_roll,
           Reactor::initiator, Target::frame_target, for_this_attack(Primitive::roll_delta, 2)),
    tactic("clear_line_of_fire", "Clear Line of Fire",
           "terrain takes nothing off the roll of this attack", WindowName::before_attack_roll,
           Reactor::initiator, Target::none, for_this_attack(Primitive::ignore_terrain)),
    tactic("dense_fog", "Dense Fog", "-1 on all attacks of both sides this turn",
           WindowName::before_attack_roll, Reactor::either, Target::none,
           lasting(Primitive::roll_delta, Scope::both, -1)),
    tactic("tactical_block", "Tactical Block",
           "the attack is cancelled, and its unit attacks no more this turn",
           WindowName::before_attack_roll, Reactor::responder, Target::frame_attacker,
           lasting(Primitive::cannot_attack, Scope::target)),
    tactic("commanders_luck", "Commander's Luck", "the die of this attack is rolled again",
           WindowName::after_attack_roll, Reactor::initiator, Target::none,
           for_this_attack(Primitive::reroll)),
    tactic("natural_cover", "Natural Cover", "the hit does one damage less",
           WindowName::before_damage, Reactor::responder, Target::frame_target,
           for_this_attack(Primitive::absorb, 1)),
}};

constexpr TacticMatrix tactic_matrix = matrix_of(card_table);

}  // namespace sortie::taktik
