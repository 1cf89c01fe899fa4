#include "games/taktik/options.h"

namespace sortie::taktik {
namespace {

struct ClauseOption {
    Option side;
    Option conditions;
};
constexpr std::array<ClauseOption, 3> clause_options{{{Option::clause1_side, Option::clause1},
                                                      {Option::clause2_side, Option::clause2},
                                                      {Option::clause3_side, Option::clause3}}};

VictorySet set_of(int sum)
{
    VictorySet set;
    for (std::size_t i = 0; i < victory_count; ++i) {
        if ((static_cast<unsigned>(sum) >> i & 1U) != 0) set.insert(id_cast<VictoryId>(i));
    }
    return set;
}

bool is_for(int clause_side, Side side)
{
    return clause_side == 0 || clause_side == static_cast<int>(side) + 1;
}

std::array<Clauses, side_count> custom_clauses(const Setup& setup)
{
    std::array<Clauses, side_count> clauses;
    for (const ClauseOption& each : clause_options) {
        const VictorySet conditions = set_of(value_of(setup, each.conditions));
        if (conditions.empty()) continue;
        for (const Side side : all_sides) {
            if (is_for(value_of(setup, each.side), side)) {
                clauses[number_of(side)].push_back(conditions);
            }
        }
    }
    return clauses;
}

std::array<Clauses, side_count> preset_clauses(Preset preset)
{
    std::array<Clauses, side_count> clauses;
    Clauses& attacker = clauses[0];
    Clauses& defender = clauses[1];
    const auto for_both = [&](VictorySet conditions) {
        attacker.push_back(conditions);
        defender.push_back(conditions);
    };
    for_both({vc::annihilation});
    switch (preset) {
        case Preset::standard:  // T16.8
            attacker.push_back({vc::capture});
            defender.push_back({vc::resistance});
            break;
        case Preset::annihilation:
        case Preset::custom: break;
        case Preset::capture: for_both({vc::capture}); break;
        case Preset::points: for_both({vc::points}); break;
        case Preset::resistance: defender.push_back({vc::resistance}); break;
        case Preset::logistics: for_both({vc::logistics}); break;
        case Preset::missions: for_both({vc::missions}); break;
        case Preset::territory: for_both({vc::territory}); break;
        case Preset::target: for_both({vc::target}); break;
        case Preset::evacuation: for_both({vc::evacuation}); break;
        case Preset::resources: for_both({vc::resources}); break;
        case Preset::sabotage: for_both({vc::sabotage}); break;
        case Preset::scoring: for_both({vc::scoring}); break;
        case Preset::combined:  // T16.9
            attacker.push_back({vc::target, vc::logistics});
            defender.push_back({vc::resistance});
            break;
    }
    return clauses;
}

Preset preset_of(const Setup& setup)
{
    return static_cast<Preset>(value_of(setup, Option::victory));
}

}  // namespace

std::array<Clauses, side_count> clauses_of(const Setup& setup)
{
    return preset_of(setup) == Preset::custom ? custom_clauses(setup)
                                              : preset_clauses(preset_of(setup));
}

Terms terms_of(const Setup& setup)
{
    const auto of = [&](Option option) { return static_cast<std::uint8_t>(value_of(setup, option)); };
    Terms terms;
    terms.round_limit = of(Option::round_limit);
    terms.hold_rounds = of(Option::hold_rounds);
    terms.hold_objective = static_cast<Objective>(of(Option::hold_objective));
    terms.points = of(Option::points);
    terms.resist_rounds = of(Option::resist_rounds);
    terms.resist_objective = static_cast<Objective>(of(Option::resist_objective));
    terms.deliveries = of(Option::deliveries);
    terms.territory_rounds = of(Option::territory_rounds);
    terms.target = of(Option::target);
    terms.evacuees = of(Option::evacuees);
    terms.resources = of(Option::resources);
    terms.structures = of(Option::structures);
    terms.sabotage_turns = of(Option::sabotage_turns);
    terms.scoring_rounds = of(Option::scoring_rounds);
    terms.weight_points = of(Option::weight_points);
    terms.weight_objective = of(Option::weight_objective);
    terms.weight_strategic = of(Option::weight_strategic);
    terms.deck_size = value_of(setup, Option::deck) == 0 ? 60 : 90;
    // T16.9: one load is enough in the combined clause, unless more were asked for.
    if (preset_of(setup) == Preset::combined && terms.deliveries == Terms{}.deliveries) {
        terms.deliveries = 1;
    }
    return terms;
}

std::optional<std::string> why_not_options(const Setup& setup)
{
    if (value_of(setup, Option::map) != 0 && value_of(setup, Option::map_seed) != 0) {
        return "E_CONFIG: a map drawn by hand has no seed; map_seed belongs to a generated one "
               "(rule T5.1)";
    }
    if (preset_of(setup) != Preset::custom) return std::nullopt;
    bool has_clause = false;
    for (const ClauseOption& each : clause_options) {
        const VictorySet conditions = set_of(value_of(setup, each.conditions));
        if (conditions.empty()) continue;
        has_clause = true;
        if (conditions.contains(vc::resistance) &&
            is_for(value_of(setup, each.side), Side::attacker)) {
            return "E_CONFIG: resistance (VC4) is a condition of the Defender only (rule T5.1)";
        }
    }
    if (has_clause) return std::nullopt;
    return "E_CONFIG: custom needs at least one clause with a condition (rule T5.1)";
}

}  // namespace sortie::taktik
