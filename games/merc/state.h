#pragma once
// The whole position of MERC, one plain value.
//
//     state.sectors[sector.index].militia[the_dictator.index]
//     state.units[merc::doc.index].health
//     state.squads[player.index][primary].members
//
// What can be derived is not stored: who controls a sector, where a unit stands, whether a rebel is done, whether
// the Dictator card may be aimed at (board.h, skills.h). A MERC card is in exactly one place: a pile, an offer, a
// squad, or out of the game; the same goes for equipment. `check_state` (merc.h) counts them all.
//
// Rule numbers refer to docs/rules/merc/.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/bit_set.h"
#include "engine/deck.h"
#include "engine/describe.h"
#include "engine/fixed_vector.h"
#include "engine/place.h"
#include "engine/rng.h"
#include "engine/window.h"
#include "games/merc/cards/dictators.h"
#include "games/merc/cards/equipment.h"
#include "games/merc/cards/mercs.h"
#include "games/merc/cards/sectors.h"
#include "games/merc/combat_state.h"
#include "games/merc/ids.h"
#include "games/merc/modes/modes.h"
#include "games/merc/task.h"

namespace sortie::merc {

// ---- Sectors ------------------------------------------------------------------------------------

// S3.1; the stash stands beside it, in State::stashes.
struct Sector {
    SectorCardId card;  // none: the map does not reach here
    bool is_explored = false;
    std::array<std::uint8_t, player_count> militia{};

    friend bool operator==(const Sector&, const Sector&) = default;
    static constexpr auto describe()
    {
        return fields(field("card", &Sector::card), field("is_explored", &Sector::is_explored),
                      field("militia", &Sector::militia));
    }
};

// ---- Units --------------------------------------------------------------------------------------

// Places for equipment: the three slots, then the three of a bandolier (R10.1, R10.3).
enum class Pocket : std::uint8_t { weapon, armor, accessory, bandolier1, bandolier2, bandolier3 };
inline constexpr std::size_t pocket_count = 6;
constexpr std::array<std::string_view, pocket_count> names_of(Pocket)
{
    return {"weapon", "armor", "accessory", "bandolier1", "bandolier2", "bandolier3"};
}

// A MERC card, or the Dictator card. Without an owner it is not in play.
struct Unit {
    PlayerId owner;
    std::uint8_t squad = 0;  // of its owner; see `primary`
    std::uint8_t health = 0;
    std::uint8_t actions = 0;
    std::uint8_t training_only = 0;  // actions for training only
    std::uint8_t free_moves = 0;     // TC13.2
    std::array<CardId, pocket_count> carried{};

    constexpr bool is_in_play() const { return owner.is_some(); }
    friend bool operator==(const Unit&, const Unit&) = default;
    static constexpr auto describe()
    {
        return fields(field("owner", &Unit::owner), field("squad", &Unit::squad),
                      field("health", &Unit::health), field("actions", &Unit::actions),
                      field("training_only", &Unit::training_only),
                      field("free_moves", &Unit::free_moves), field("carried", &Unit::carried));
    }
};

inline constexpr std::uint8_t primary = 0;
inline constexpr std::uint8_t secondary = 1;
inline constexpr std::uint8_t base_squad = 2;  // holds the Dictator card and nobody else
inline constexpr std::size_t squad_count = 3;
inline constexpr std::size_t squad_size_max = 4;

// In order of joining. Without members it is off the board and has no sector.
struct Squad {
    SectorId sector;
    FixedVector<UnitId, squad_size_max> members;

    constexpr bool is_on_board() const { return sector.is_some(); }
    friend bool operator==(const Squad&, const Squad&) = default;
    static constexpr auto describe()
    {
        return fields(field("sector", &Squad::sector), field("members", &Squad::members));
    }
};

// ---- The Dictator's side ------------------------------------------------------------------------

using TacticPile = FixedVector<Tactic, tactic_count>;

struct Tactics {
    TacticPile deck;  // the last one is the top
    TacticPile hand;
    TacticPile discard;
    TacticPile box;  // took no part; stock for Hussein

    friend bool operator==(const Tactics&, const Tactics&) = default;
    static constexpr auto describe()
    {
        return fields(field("deck", &Tactics::deck), field("hand", &Tactics::hand),
                      field("discard", &Tactics::discard), field("box", &Tactics::box));
    }
};

// What the Dictator is placing militia for, and so where they may go.
enum class Placing : std::uint8_t {
    nothing,
    extra,       // D5.8
    lockdown,    // TC6
    wilderness,  // MAO5
    stolen,      // NOR2
    spread,      // MUS3: out of Regime::spread_from
};
inline constexpr std::size_t placing_count = 6;
constexpr std::array<std::string_view, placing_count> names_of(Placing)
{
    return {"nothing", "extra", "lockdown", "wilderness", "stolen", "spread"};
}

// D10.1
struct Regime {
    Dictator card = Dictator::unknown;
    bool is_automatic = false;
    SectorId base;  // none until it is revealed
    bool better_weapons = false;
    bool veteran_militia = false;
    bool oil_reserves = false;
    std::uint8_t conscripts = 0;      // militia for each sector; 0: the card has not been played
    bool conscripts_are_due = false;  // they have not come yet this turn (TC12.3)
    PlayerId marked;                  // Hitler's mark
    std::uint8_t queued_hires = 0;    // Pinochet's
    std::uint8_t bonus_hires = 0;     // Mao's and Mussolini's, still to come
    SectorId struck;                  // Pol Pot's target
    std::uint8_t rebel_sectors = 0;   // DA3: counted at the start of the ability
    bool uses_ability = false;

    // The tactics card that is being resolved.
    Tactic playing = Tactic::artillery_barrage;
    bool is_playing = false;
    bool general_is_due = false;                   // TC5.4
    std::uint8_t to_choose = 0;                    // how many sectors may still be named for it
    FixedVector<SectorId, rebels_max> chosen;      // sectors named for it
    std::array<std::uint8_t, rebels_max> rolls{};  // artillery: hits in each of them
    std::array<SectorId, rebels_max> fodder{};     // TC4.1: where each rebel has most militia

    // The base that is about to be revealed (DP51 to DP53).
    SectorId site;
    Slot site_deck = Slot::weapon;
    std::uint8_t site_squad = 0;

    Placing placing = Placing::nothing;
    std::uint8_t to_place = 0;
    SectorId spread_from;

    // Notes of an automatic Dictator: who is to train next (AI6.7, AI6.8, AI6.10).
    FixedVector<UnitId, squad_size_max> drill;

    friend bool operator==(const Regime&, const Regime&) = default;
    static constexpr auto describe()
    {
        return fields(
            field("card", &Regime::card), field("is_automatic", &Regime::is_automatic),
            field("base", &Regime::base), field("better_weapons", &Regime::better_weapons),
            field("veteran_militia", &Regime::veteran_militia),
            field("oil_reserves", &Regime::oil_reserves), field("conscripts", &Regime::conscripts),
            field("conscripts_are_due", &Regime::conscripts_are_due),
            field("marked", &Regime::marked), field("queued_hires", &Regime::queued_hires),
            field("bonus_hires", &Regime::bonus_hires), field("struck", &Regime::struck),
            field("rebel_sectors", &Regime::rebel_sectors),
            field("uses_ability", &Regime::uses_ability), field("playing", &Regime::playing),
            field("is_playing", &Regime::is_playing),
            field("general_is_due", &Regime::general_is_due),
            field("to_choose", &Regime::to_choose), field("chosen", &Regime::chosen),
            field("rolls", &Regime::rolls), field("fodder", &Regime::fodder),
            field("site", &Regime::site), field("site_deck", &Regime::site_deck),
            field("site_squad", &Regime::site_squad), field("placing", &Regime::placing),
            field("to_place", &Regime::to_place), field("spread_from", &Regime::spread_from),
            field("drill", &Regime::drill));
    }
};

// ---- What waits to be finished ------------------------------------------------------------------

// R7.4: a declared joint attack. Without a declarer there is none.
struct JointAttack {
    PlayerId by;
    SectorId target;
    std::array<std::uint8_t, rebels_max> squads{};   // committed: bit 0 primary, bit 1 secondary
    std::array<std::uint8_t, rebels_max> escorts{};  // Sonia's militia
    SeatSet answered;

    constexpr bool is_open() const { return by.is_some(); }
    friend bool operator==(const JointAttack&, const JointAttack&) = default;
    static constexpr auto describe()
    {
        return fields(field("by", &JointAttack::by), field("target", &JointAttack::target),
                      field("squads", &JointAttack::squads),
                      field("escorts", &JointAttack::escorts),
                      field("answered", &JointAttack::answered));
    }
};

// R7.2.3: squads that have entered a sector while the deaths of its mine are settled. Without a sector there is none.
struct Entry {
    SectorId sector;
    Side side = Side::neither;
    PlayerId held_by;  // who controlled it before

    constexpr bool is_open() const { return sector.is_some(); }
    friend bool operator==(const Entry&, const Entry&) = default;
    static constexpr auto describe()
    {
        return fields(field("sector", &Entry::sector), field("side", &Entry::side),
                      field("held_by", &Entry::held_by));
    }
};

// R7.16: an open request for militia.
struct Request {
    PlayerId to;
    SectorId sector;
    std::uint8_t count = 0;

    constexpr bool is_open() const { return to.is_some(); }
    friend bool operator==(const Request&, const Request&) = default;
    static constexpr auto describe()
    {
        return fields(field("to", &Request::to), field("sector", &Request::sector),
                      field("count", &Request::count));
    }
};

// TC1.5: the hits of one sector while the rebels share them out.
struct Shelling {
    std::uint8_t sector = 0;  // which of Regime::chosen
    PlayerId deciding;        // none: nobody is asked
    std::uint8_t hits_left = 0;
    std::uint8_t taken = 0;                          // by the one who decides
    std::array<std::uint8_t, rebels_max> militia{};  // hits on militia

    friend bool operator==(const Shelling&, const Shelling&) = default;
    static constexpr auto describe()
    {
        return fields(field("sector", &Shelling::sector), field("deciding", &Shelling::deciding),
                      field("hits_left", &Shelling::hits_left), field("taken", &Shelling::taken),
                      field("militia", &Shelling::militia));
    }
};

// ---- The position -------------------------------------------------------------------------------

enum class Phase : std::uint8_t { landing, founding, rebels, dictator };
inline constexpr std::size_t phase_count = 4;
constexpr std::array<std::string_view, phase_count> names_of(Phase)
{
    return {"landing", "founding", "rebels", "dictator"};
}

// How the game ended (R15).
enum class Outcome : std::uint8_t {
    open,
    dictator_dead,
    base_taken,
    rebels_by_value,
    dictator_by_value,
    dictator_lives,    // V2.11
    industries_taken,  // V4.8
    last_faction,      // V4.10
    most_value,        // V4.9
    super_weapon,      // V5.7
    rescued,           // V6.8
    teresa_dead,       // V6.9
};
inline constexpr std::size_t outcome_count = 12;
constexpr std::array<std::string_view, outcome_count> names_of(Outcome)
{
    return {"open",
            "dictator_dead",
            "base_taken",
            "rebels_by_value",
            "dictator_by_value",
            "dictator_lives",
            "industries_taken",
            "last_faction",
            "most_value",
            "super_weapon",
            "rescued",
            "teresa_dead"};
}

// Documented readings of the rules that a table may choose (R2.9).
struct Readings {
    std::uint8_t difficulty = 0;
    std::uint8_t extra = 0;
    bool rounds_up = false;       // reinforce_rounding
    bool mines_take_all = false;  // mine_militia
    bool base_set = false;        // sets
    bool caretaker_sees = false;  // caretaker_sees_hidden

    friend bool operator==(const Readings&, const Readings&) = default;
    static constexpr auto describe()
    {
        return fields(field("difficulty", &Readings::difficulty), field("extra", &Readings::extra),
                      field("rounds_up", &Readings::rounds_up),
                      field("mines_take_all", &Readings::mines_take_all),
                      field("base_set", &Readings::base_set),
                      field("caretaker_sees", &Readings::caretaker_sees));
    }
};

inline constexpr std::size_t flow_depth = 14;

struct State {
    Rng rng;
    std::array<CardSet, sector_count> stashes{};
    std::array<CardSet, player_count> exchanged{};  // cards that a player's exchange has moved
    std::array<CardSet, player_count> loose{};  // damaged cards taken off in an exchange (R10.8)
    CardSet disarmed;                           // land mines
    CardSet loot;                               // GAD2
    UnitSet dead;                               // out of the game (R16.2)
    UnitSet dying;                              // health 0, not settled yet (C9.7)
    UnitSet shelled;                            // MERCs that share the hits of a barrage
    FighterSet marks;      // who may be aimed at in the attack that is being declared
    UnitSet splits;        // about to leave their squads in a retreat (C14.3)
    SectorSet served;      // where an automatic Dictator has placed his share
    SectorSet remembered;  // Pinochet's sectors at the start of the rebel phase
    SectorSet
        concealed;  // in a view: stashes of which the viewer knows nothing but the number of cards

    Place<flow_depth> flow;
    Windows windows;

    std::uint8_t rows = 0;
    std::uint8_t columns = 0;
    std::uint8_t day = 0;
    Phase phase = Phase::landing;
    Outcome outcome = Outcome::open;
    Readings readings;
    std::array<Sector, sector_count> sectors{};
    std::array<Unit, unit_count> units{};
    std::array<std::array<Squad, squad_count>, player_count> squads{};
    std::array<std::uint8_t, deck_card_count> wear{};  // points lost by armor, uses made of kits
    std::array<Deck<CardId, 28>, slot_count> equipment;
    Deck<UnitId, merc_count> mercs;
    Tactics tactics;
    Regime regime;
    std::array<Task, player_count> tasks{};
    std::array<Request, rebels_max> requests{};
    std::array<std::uint8_t, player_count> free_commands{};  // still to be given today (R7.22)
    Entry entry;
    JointAttack joint;
    Shelling shelling;
    FixedVector<QueuedCombat, sector_count> queue;
    UnitId death;  // the dying unit that is being settled
    Combat combat;
    std::array<std::uint8_t, 5>
        spare{};  // always 0; fills eight bytes, so that there is no padding
    Modes modes;  // last, because the hash of a normal game ends before it

    static constexpr auto describe()
    {
        return fields(field("rng", &State::rng), field("stashes", &State::stashes),
                      field("exchanged", &State::exchanged), field("loose", &State::loose),
                      field("disarmed", &State::disarmed), field("loot", &State::loot),
                      field("dead", &State::dead), field("dying", &State::dying),
                      field("shelled", &State::shelled), field("flow", &State::flow),
                      field("windows", &State::windows), field("rows", &State::rows),
                      field("columns", &State::columns), field("day", &State::day),
                      field("phase", &State::phase), field("outcome", &State::outcome),
                      field("readings", &State::readings), field("sectors", &State::sectors),
                      field("marks", &State::marks), field("splits", &State::splits),
                      field("served", &State::served), field("remembered", &State::remembered),
                      field("concealed", &State::concealed), field("units", &State::units),
                      field("squads", &State::squads), field("wear", &State::wear),
                      field("equipment", &State::equipment), field("mercs", &State::mercs),
                      field("tactics", &State::tactics), field("regime", &State::regime),
                      field("tasks", &State::tasks), field("requests", &State::requests),
                      field("free_commands", &State::free_commands), field("entry", &State::entry),
                      field("joint", &State::joint), field("shelling", &State::shelling),
                      field("queue", &State::queue), field("death", &State::death),
                      field("combat", &State::combat), field("spare", &State::spare),
                      field("modes", &State::modes));
    }
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "padding would break hashes");

}  // namespace sortie::merc
