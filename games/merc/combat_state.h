#pragma once
// What a combat, an attack and a bombardment remember while they run (docs/rules/merc/02-combat.md).
//
// A fighter is a unit, or the militia of one player, who act one after another. A mark is what can be aimed at: a
// unit, militia of one player (one is as good as another), or a dog. All are one byte, so that the order of a round
// is a plain list.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "engine/bit_set.h"
#include "engine/describe.h"
#include "engine/fixed_vector.h"
#include "games/merc/ids.h"

namespace sortie::merc {

enum class Side : std::uint8_t { rebels, dictator, neither };
inline constexpr std::size_t side_count = 3;
constexpr std::array<std::string_view, side_count> names_of(Side)
{
    return {"rebels", "dictator", "neither"};
}
constexpr Side enemy_of(Side side)
{
    return side == Side::rebels ? Side::dictator : Side::rebels;
}

// Two dog cards exist, so at most two dogs run about.
inline constexpr std::size_t dogs_max = 2;

// A unit 0 to 52, the militia of a player 53 to 59, or a dog 60 to 61.
using FighterId = Id<struct FighterTag, std::uint8_t>;
inline constexpr std::size_t fighter_count = unit_count + player_count + dogs_max;
using FighterSet = BitSet<FighterId, fighter_count>;
constexpr FighterId fighter_of(UnitId unit)
{
    return FighterId{unit.index};
}
constexpr FighterId militia_of(PlayerId player)
{
    return id_cast<FighterId>(unit_count + player.index);
}
constexpr FighterId dog_fighter(std::size_t dog)
{
    return id_cast<FighterId>(unit_count + player_count + dog);
}
constexpr bool is_unit(FighterId fighter)
{
    return fighter.index < unit_count;
}
constexpr bool is_militia(FighterId fighter)
{
    return fighter.index >= unit_count && fighter.index < unit_count + player_count;
}
constexpr bool is_dog(FighterId fighter)
{
    return fighter.is_some() && fighter.index >= unit_count + player_count;
}
// R0.3: a MERC card, not the Dictator card.
constexpr bool is_merc_card(FighterId fighter)
{
    return is_unit(fighter) && fighter.index != dictator_card.index;
}
constexpr UnitId unit_in(FighterId fighter)
{
    return UnitId{fighter.index};
}
constexpr PlayerId player_in(FighterId fighter)
{
    return id_cast<PlayerId>(fighter.index - unit_count);
}
constexpr std::size_t dog_in(FighterId fighter)
{
    return fighter.index - unit_count - player_count;
}

// C10.3
struct Dog {
    UnitId on;  // none: there is no such dog
    UnitId by;  // who released it
    PlayerId owner;
    std::uint8_t health = 0;

    friend bool operator==(const Dog&, const Dog&) = default;
    static constexpr auto describe()
    {
        return fields(field("on", &Dog::on), field("by", &Dog::by), field("owner", &Dog::owner),
                      field("health", &Dog::health));
    }
};
inline constexpr std::uint8_t dog_health = 3;

// One entry of a declared set, with what the roll did to it.
struct Target {
    FighterId mark;
    std::uint8_t count = 0;      // militia: how many of them; otherwise 1
    std::uint8_t hits = 0;       // assigned
    std::uint8_t converted = 0;  // Adelheid: how many of the hits take over
    std::uint8_t by_sixes =
        0;  // how many of the count were not declared; Wolverine's sixes took them

    constexpr bool is_declared() const { return count > by_sixes; }
    friend bool operator==(const Target&, const Target&) = default;
    static constexpr auto describe()
    {
        return fields(field("mark", &Target::mark), field("count", &Target::count),
                      field("hits", &Target::hits), field("converted", &Target::converted),
                      field("by_sixes", &Target::by_sixes));
    }
};

// No set is larger: seven players' militia, two dogs, and as many MERCs as a unit has targets (17 for Gunther with
// five explosives).
inline constexpr std::size_t targets_max = 28;

enum class AttackKind : std::uint8_t { none, turn, strike, second_shot, bombardment };
inline constexpr std::size_t attack_kind_count = 5;
constexpr std::array<std::string_view, attack_kind_count> names_of(AttackKind)
{
    return {"none", "turn", "strike", "second_shot", "bombardment"};
}

struct Attack {
    AttackKind kind = AttackKind::none;
    FighterId by;
    SectorId sector;              // where the targets stand
    std::uint8_t given_up = 0;    // dice turned into health
    std::uint8_t dice = 0;        // thrown
    std::uint8_t hits_left = 0;   // not assigned yet
    std::uint8_t sixes_left = 0;  // of those, how many Wolverine may move
    bool has_healed = false;      // nobody is to be healed any more (DP2)
    bool keeps_dogs = false;      // DP3
    bool is_declared = false;     // the set of targets is complete
    bool is_rolled = false;
    bool throws_again = false;            // Basic
    std::uint8_t next_packet = 0;         // C8.1
    std::array<std::uint8_t, 6> faces{};  // how many dice show 1, 2, ...
    FixedVector<Target, targets_max> targets;

    // The entry of a mark; nothing if it is not among the targets.
    constexpr const Target* find(FighterId mark) const
    {
        for (const Target& target : targets) {
            if (target.mark == mark) return &target;
        }
        return nullptr;
    }
    constexpr Target* find(FighterId mark)
    {
        return const_cast<Target*>(std::as_const(*this).find(mark));
    }
    constexpr bool has(FighterId mark) const { return find(mark) != nullptr; }

    friend bool operator==(const Attack&, const Attack&) = default;
    static constexpr auto describe()
    {
        return fields(
            field("kind", &Attack::kind), field("by", &Attack::by),
            field("sector", &Attack::sector), field("given_up", &Attack::given_up),
            field("dice", &Attack::dice), field("hits_left", &Attack::hits_left),
            field("sixes_left", &Attack::sixes_left), field("has_healed", &Attack::has_healed),
            field("keeps_dogs", &Attack::keeps_dogs), field("is_declared", &Attack::is_declared),
            field("is_rolled", &Attack::is_rolled), field("throws_again", &Attack::throws_again),
            field("next_packet", &Attack::next_packet), field("faces", &Attack::faces),
            field("targets", &Attack::targets));
    }
};

// DP9, hidden until everyone has answered (R13.13).
enum class Retreat : std::uint8_t { unanswered, stays, goes };
inline constexpr std::size_t retreat_count = 3;
constexpr std::array<std::string_view, retreat_count> names_of(Retreat)
{
    return {"unanswered", "stays", "goes"};
}
struct RetreatChoice {
    Retreat answer = Retreat::unanswered;
    SectorId to;

    friend bool operator==(const RetreatChoice&, const RetreatChoice&) = default;
    static constexpr auto describe()
    {
        return fields(field("answer", &RetreatChoice::answer), field("to", &RetreatChoice::to));
    }
};

inline constexpr std::size_t regular_squads = 2;

struct Combat {
    SectorId sector;  // none: nobody fights
    Side attacker = Side::neither;
    PlayerId held_by;  // who controlled the sector before the two sides met (R12.5); none: nobody
    std::uint8_t round = 0;
    std::uint8_t khenn_die = 0;
    bool has_thrown_again = false;  // Basic
    bool has_struck = false;        // Golem
    bool dice_were_thrown = false;  // in this round (C15.6)
    bool is_standoff = false;
    bool doc_fights = false;        // he was there at the start (R7.19)
    std::uint8_t next = 0;          // place in the order
    std::uint8_t militia_left = 0;  // of the group that is acting
    FighterId group_mark;           // what the acting group's owner named for the rest of them
    FixedVector<FighterId, unit_count + player_count> order;
    std::array<std::uint8_t, player_count> converted{};  // militia that act from the next round on
    std::array<Dog, dogs_max> dogs{};
    std::array<std::array<RetreatChoice, regular_squads>, player_count> retreats{};
    Attack attack;

    constexpr bool is_running() const { return sector.is_some(); }
    friend bool operator==(const Combat&, const Combat&) = default;
    static constexpr auto describe()
    {
        return fields(field("sector", &Combat::sector), field("attacker", &Combat::attacker),
                      field("held_by", &Combat::held_by), field("round", &Combat::round),
                      field("khenn_die", &Combat::khenn_die),
                      field("has_thrown_again", &Combat::has_thrown_again),
                      field("has_struck", &Combat::has_struck),
                      field("dice_were_thrown", &Combat::dice_were_thrown),
                      field("is_standoff", &Combat::is_standoff),
                      field("doc_fights", &Combat::doc_fights), field("next", &Combat::next),
                      field("militia_left", &Combat::militia_left),
                      field("group_mark", &Combat::group_mark), field("order", &Combat::order),
                      field("converted", &Combat::converted), field("dogs", &Combat::dogs),
                      field("retreats", &Combat::retreats), field("attack", &Combat::attack));
    }
};

// C2.4
struct QueuedCombat {
    SectorId sector;
    Side attacker = Side::neither;
    PlayerId held_by;

    friend bool operator==(const QueuedCombat&, const QueuedCombat&) = default;
    static constexpr auto describe()
    {
        return fields(field("sector", &QueuedCombat::sector),
                      field("attacker", &QueuedCombat::attacker),
                      field("held_by", &QueuedCombat::held_by));
    }
};

}  // namespace sortie::merc
