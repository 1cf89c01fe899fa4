#pragma once
// One unit attacks what the other side has in b2, for the tests of combat.
//
//     struct Range : Assault<Range> { using Assault::Assault; };
//     Range(merc::rizen).regime({merc::ra}).regime_militia(5);
//
// The attack is at its beginning: nothing is aimed at and no die is thrown.

#include <initializer_list>

#include "games/merc/targets.h"
#include "tests/merc/field.h"

namespace sortie::merc {

template <class Fixture>
struct Assault : Field {
    Attack attack;

    explicit Assault(UnitId attacker, PlayerId owner = rebel1)
    {
        squad(owner, primary, "b2", {attacker});
        fight_at("b2");
        attack.kind = AttackKind::turn;
        attack.by = fighter_of(attacker);
        attack.sector = at("b2");
    }
    Fixture& regime(std::initializer_list<UnitId> members)
    {
        squad(the_dictator, primary, "b2", members);
        return self();
    }
    Fixture& regime_militia(int count)
    {
        militia("b2", the_dictator, count);
        return self();
    }

private:
    Fixture& self() { return static_cast<Fixture&>(*this); }
};

inline constexpr FighterId militia_of_regime = militia_of(the_dictator);

}  // namespace sortie::merc
