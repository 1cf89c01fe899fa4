#include "games/merc/healing.h"

#include "games/merc/damage.h"
#include "games/merc/skills.h"

namespace sortie::merc {
namespace {

bool is_healing_kit(CardId card)
{
    const KindId kind = kind_id_of(card);
    return kind == kind::first_aid_kit || kind == kind::medical_kit;
}

// A kit reaches the whole side in this combat, Surgeon his own squad.
bool can_reach(const State& state, UnitId healer, CardId source, UnitId patient)
{
    const Unit& one = unit_of(state, healer);
    const Unit& other = unit_of(state, patient);
    if (!other.is_in_play() || other.health == 0) return false;
    if (source == by_ability) return other.owner == one.owner && other.squad == one.squad;
    return side_of(state, other.owner) == side_of(state, one.owner) &&
           sector_of(state, patient) == state.combat.sector;
}

}  // namespace

std::optional<Code> why_not_heal(const State& state, const Attack& attack, CardId source,
                                 UnitId patient, int dice)
{
    const UnitId healer = unit_in(attack.by);
    if (source == by_ability) {
        if (healer != merc::surgeon) return e_no_ability;
    } else if (!is_healing_kit(source) || !pocket_of(state, healer, source)) {
        return e_no_item;
    }
    if (!can_reach(state, healer, source, patient)) return e_target;
    const int missing = max_health_of(patient) - unit_of(state, patient).health;
    if (dice < 1 || dice > missing || dice > dice_of(state, attack)) return e_dice;
    return std::nullopt;
}

void heal_with(State& state, Attack& attack, CardId source, UnitId patient, int dice,
               Events& events)
{
    CHECK(!why_not_heal(state, attack, source, patient, dice));
    attack.given_up = static_cast<std::uint8_t>(attack.given_up + dice);
    heal(state, patient, dice, events);
    if (source == by_ability) return;
    ++state.wear[source.index];
    if (state.wear[source.index] >= kind_of(source).effect.uses) {
        discard_carried(state, unit_in(attack.by), source);
    }
}

bool can_heal_someone(const State& state, const Attack& attack)
{
    if (!is_unit(attack.by)) return false;
    const UnitId healer = unit_in(attack.by);
    if (dog_on(state, healer) < dogs_max || dice_of(state, attack) == 0) return false;
    const auto helps = [&](CardId source) {
        for (std::size_t i = 0; i < unit_count; ++i) {
            if (!why_not_heal(state, attack, source, id_cast<UnitId>(i), 1)) return true;
        }
        return false;
    };
    if (healer == merc::surgeon && helps(by_ability)) return true;
    for (const CardId card : unit_of(state, healer).carried) {
        if (card.is_some() && is_healing_kit(card) && helps(card)) return true;
    }
    return false;
}

}  // namespace sortie::merc
