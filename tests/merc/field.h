#pragma once
// A map for the tests of MERC, with nobody on it until a test says so.
//
//     Field field(2);                                            // two rebels
//     field.squad(rebel1, primary, "b2", {merc::doc, merc::ewok});
//     field.give(merc::doc, Pocket::weapon, kind::uzi);
//     field.militia("b2", rebel1, 3);
//     EXPECT_EQ(controller_of(field.state, at("b2")), rebel1);
//
// Cards come out of their decks, so every card stays in exactly one place.

#include <initializer_list>
#include <string_view>

#include "games/merc/gear.h"
#include "games/merc/setup.h"
#include "games/merc/skills.h"
#include "tests/support/test.h"

namespace sortie::merc {

inline constexpr PlayerId rebel1{0};
inline constexpr PlayerId rebel2{1};
inline constexpr PlayerId rebel3{2};

inline SectorId at(std::string_view name)
{
    const auto names = names_of(SectorId{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) return id_cast<SectorId>(i);
    }
    UNREACHABLE();
}

inline KindId kind_named(std::string_view id)
{
    for (std::size_t i = 0; i < kind_count; ++i) {
        if (equipment_table[i].id == id) return id_cast<KindId>(i);
    }
    UNREACHABLE();
}

inline Setup setup_for(int rebels, std::uint64_t seed = 1)
{
    Setup setup = usual_setup(option_table, rebels + 1);
    setup.seed = Seed::from_number(seed);
    return setup;
}

inline State start_of(const Setup& setup)
{
    State state{};
    state.flow.seat_count = static_cast<std::uint8_t>(setup.seats);
    state.rng = Rng::from(setup.seed);
    Events silent;
    set_up_game(state, setup, silent);
    return state;
}

struct Field {
    State state;

    explicit Field(int rebels = 2) : state(start_of(setup_for(rebels)))
    {
        state.regime.card = Dictator::castro;
    }

    void squad(PlayerId owner, std::uint8_t squad, std::string_view sector,
               std::initializer_list<UnitId> members)
    {
        Squad& formed = state.squads[owner.index][squad];
        formed.sector = at(sector);
        for (const UnitId unit : members) {
            if (unit != dictator_card) state.mercs.draw_pile.erase_value(unit);
            formed.members.push_back(unit);
            Unit& joined = state.units[unit.index];
            joined.owner = owner;
            joined.squad = squad;
            joined.health = static_cast<std::uint8_t>(max_health_of(unit));
            joined.actions = 2;
        }
    }

    // One card of the kind, out of its deck.
    CardId card(KindId kind)
    {
        for (std::size_t i = 0; i < card_count; ++i) {
            const CardId each = id_cast<CardId>(i);
            auto& pile = state.equipment[static_cast<std::size_t>(kind_of(each).slot)].draw_pile;
            if (kind_id_of(each) == kind && pile.erase_value(each)) return each;
        }
        UNREACHABLE();
    }
    CardId give(UnitId unit, Pocket pocket, KindId kind)
    {
        const CardId given = card(kind);
        put_in_pocket(state, unit, given, pocket);
        return given;
    }
    CardId give(UnitId unit, Pocket pocket, std::string_view kind)
    {
        return give(unit, pocket, kind_named(kind));
    }

    void militia(std::string_view sector, PlayerId owner, int count)
    {
        state.sectors[at(sector).index].militia[owner.index] = static_cast<std::uint8_t>(count);
    }

    // As if both sides had just met there.
    void fight_at(std::string_view sector) { state.combat.sector = at(sector); }
};

}  // namespace sortie::merc
