#include "games/merc/tactician.h"

#include <algorithm>

#include "games/merc/damage.h"
#include "games/merc/gear.h"
#include "games/merc/skills.h"

namespace sortie::merc {
namespace {

constexpr int behind_everyone = 1000;  // dogs come after every other target

int toughness_of(const State& state, FighterId mark)
{
    if (is_militia(mark)) return 1;
    if (is_dog(mark)) return behind_everyone;
    const UnitId unit = unit_in(mark);
    return unit_of(state, unit).health + armor_of(state, unit);
}

int targets_of(const State& state, FighterId mark)
{
    return is_unit(mark) ? skills_of(state, unit_in(mark)).targets : 1;
}

int speed_of(const State& state, FighterId mark)
{
    return is_dog(mark) ? 0 : initiative_of(state, mark);
}

// AI7.1: the first of the marks.
FighterId first_mark(const State& state, const FighterSet& marks, Ties& ties)
{
    if (marks.empty()) return FighterId::none();
    FighterSet best = least_by(marks, [&](FighterId mark) { return toughness_of(state, mark); });
    if (best.size() == 1) return best.front();
    best = least_by(best, [&](FighterId mark) { return -targets_of(state, mark); });
    if (best.size() == 1) return best.front();
    best = least_by(best, [&](FighterId mark) { return -speed_of(state, mark); });
    return pick_from(best, ties);
}

// M-rizen.1: an automatic Rizen takes all militia before anyone else.
FighterSet militia_if_any(const FighterSet& marks)
{
    FighterSet militia;
    for (const FighterId mark : marks) {
        if (is_militia(mark)) militia.insert(mark);
    }
    return militia.empty() ? marks : militia;
}

// How many hits kill it (AI7.4).
int hits_to_kill(const State& state, const Attack& attack, FighterId mark, int count)
{
    if (is_militia(mark)) return count;
    if (is_dog(mark)) return state.combat.dogs[dog_in(mark)].health;
    const UnitId unit = unit_in(mark);
    const bool pierces = is_unit(attack.by) && is_piercing(state, unit_in(attack.by));
    return unit_of(state, unit).health + (pierces ? 0 : armor_of(state, unit));
}

int militia_in_attack(const State& state, const Attack& attack, FighterId mark)
{
    return state.sectors[attack.sector.index].militia[player_in(mark).index];
}

bool needs_hits(const State& state, const Attack& attack, const Target& target)
{
    return target.hits < hits_to_kill(state, attack, target.mark, target.count);
}

HitChoice with_use(const State& state, const Attack& attack, FighterId mark)
{
    const bool converts = may_assign(state, attack, mark, Use::convert);
    return {mark, converts ? Use::convert : Use::kill};
}

// only sixes are left, and they may go to everyone.
FighterId mark_for_six(const State& state, const Attack& attack, Ties& ties)
{
    FighterSet marks;
    for (const FighterId mark : possible_marks(state, attack.by, attack.sector)) {
        if (!may_assign(state, attack, mark, Use::kill)) continue;
        const Target* target = attack.find(mark);
        const int there = is_militia(mark) ? militia_in_attack(state, attack, mark) : 1;
        const bool is_alive =
            target == nullptr || target->hits < hits_to_kill(state, attack, mark, there);
        if (is_alive) marks.insert(mark);
    }
    return first_mark(state, marks, ties);
}

bool is_before(const State& state, UnitId a, UnitId b)
{
    return name_of(state, a) < name_of(state, b);
}

// The injured member of the healer's squad that comes first: most missing health, then its name.
UnitId first_patient(const State& state, UnitId healer)
{
    UnitId best;
    int most = 0;
    for (const UnitId unit : squad_of(state, healer).members) {
        const int missing = max_health_of(unit) - unit_of(state, unit).health;
        const bool is_better =
            missing > most || (missing == most && missing > 0 && is_before(state, unit, best));
        if (!is_better) continue;
        best = unit;
        most = missing;
    }
    return best;
}

}  // namespace

FighterId usual_mark(const State& state, const Attack& attack, Ties& ties)
{
    const FighterSet possible = possible_marks(state, attack.by, attack.sector);
    FighterSet marks = marks_to_choose_from(state, attack, possible);
    if (attack.by == fighter_of(merc::rizen)) marks = militia_if_any(marks);
    return first_mark(state, marks, ties);
}

HitChoice usual_hit(const State& state, const Attack& attack, Ties& ties)
{
    if (attack.sixes_left > 0 && attack.sixes_left == attack.hits_left) {
        const FighterId mark = mark_for_six(state, attack, ties);
        if (mark.is_some()) return with_use(state, attack, mark);
    }
    const auto may_take = [&](const Target& target) {
        return may_assign(state, attack, target.mark, Use::kill);
    };
    for (const Target& target : attack.targets) {
        if (needs_hits(state, attack, target) && may_take(target)) {
            return with_use(state, attack, target.mark);
        }
    }
    // Somebody else may have begun to allocate: a mark that only a six can reach takes no other hit.
    for (const Target& target : attack.targets) {
        if (may_take(target)) return with_use(state, attack, target.mark);
    }
    UNREACHABLE();
}

std::optional<Treatment> usual_treatment(const State& state, const Attack& attack)
{
    const UnitId healer = unit_in(attack.by);
    const UnitId patient = first_patient(state, healer);
    if (patient.is_none()) return std::nullopt;
    const int missing = max_health_of(patient) - unit_of(state, patient).health;
    const int dice = std::min(missing, dice_of(state, attack));
    const std::array sources{healer == merc::surgeon ? by_ability : CardId::none(),
                             carried_card(state, healer, kind::medical_kit),
                             carried_card(state, healer, kind::first_aid_kit)};
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const bool is_there = i == 0 ? healer == merc::surgeon : sources[i].is_some();
        if (is_there && !why_not_heal(state, attack, sources[i], patient, dice)) {
            return Treatment{sources[i], patient, dice};
        }
    }
    return std::nullopt;
}

UnitId usual_dog_victim(const State& state, const Attack& attack, Ties& ties)
{
    const Side side = side_of(state, owner_of(state, attack.by));
    FighterSet marks;
    for (std::uint8_t i = 0; i < player_count; ++i) {
        for_each_unit_in(state, PlayerId{i}, attack.sector, [&](UnitId unit) {
            if (may_get_dog(state, side, unit)) marks.insert(fighter_of(unit));
        });
    }
    const FighterId victim = first_mark(state, marks, ties);
    return victim.is_none() ? UnitId::none() : unit_in(victim);
}

bool usually_throws_again(const State&, const Attack& attack)
{
    return 2 * attack.hits_left < attack.dice;
}

UnitId usual_giver(const State& state, UnitId dying, PlayerId player)
{
    UnitId first;
    for_each_unit(state, player, [&](UnitId unit) {
        if (shot_for(state, dying, unit).is_none()) return;
        if (first.is_none() || is_before(state, unit, first)) first = unit;
    });
    return first;
}

}  // namespace sortie::merc
