#pragma once
// The position "duel" (W18): a few units face each other on the flat board, and both sides hold six tactics.
//
//     Duel duel;                                          // the Attacker's MOVEMENT
//     duel.declare({{a(1), d(2)}});                       // the ATTACK phase with this attack declared
//     duel.roll({3});                                     // the dice that come
//     duel.play(seat1, make(end_phase));
//     EXPECT_EQ(duel.open(), WindowName::before_attack_roll);
//     duel.play(seat2, use(1, "tactical_block", a(1)));   // react 1 tactical_block A1
//     duel.play(seat1, pass_in(1));
//
// The Attacker is seat 1, the Defender seat 2.

#include <initializer_list>
#include <string_view>
#include <vector>

#include "games/taktik/windows.h"
#include "tests/taktik/theatre.h"

namespace sortie::taktik {

// react WINDOW CARD [UNIT] [QUADRANT]
inline Move use(int window, std::string_view name, UnitId unit = UnitId::none())
{
    return make(react, window, card(name), unit);
}
inline Move use(int window, std::string_view name, Quadrant quadrant)
{
    return make(react, window, card(name), UnitId::none(), quadrant);
}
inline Move pass_in(int window)
{
    return make(pass_reaction<State>, window);
}

// What a card is used on, for Theatre::begin.
inline Named named(UnitId unit)
{
    Named it;
    it.unit = unit;
    return it;
}

struct Duel : Theatre {
    Duel()
        : Theatre({{a(1), "F6"},
                   {a(2), "G6"},
                   {a(7), "M6"},
                   {a(8), "O6"},
                   {d(1), "F8"},
                   {d(2), "G7"},
                   {d(9), "M13"}})
    {
        deal_tactics(Side::attacker,
                     {"precision_shot", "expert_aim", "coordinated_maneuver", "clear_line_of_fire",
                      "commanders_luck", "enemy_recon_detection"});
        deal_tactics(Side::defender, {"suppressive_fire", "tactical_block", "dense_fog",
                                      "natural_cover", "favorable_weather", "expert_aim"});
        to(Phase::movement);
        log.clear();
    }

    struct Pair {
        UnitId attacker;
        UnitId target;
    };
    void declare(std::initializer_list<Pair> attacks)
    {
        to(Phase::attack);
        for (const Pair& each : attacks) {
            play(seat(), make(declare_attack, each.attacker, each.target));
        }
        log.clear();
    }
    void roll(std::initializer_list<std::uint8_t> dice)
    {
        state.rng.force_dice(std::vector<std::uint8_t>(dice));
    }
    // Window 1, `before_attack_roll`, of A1 on this target; the Defender's offer is the current one.
    void attack_with_a1(UnitId target)
    {
        declare({{a(1), target}});
        play(seat1, make(end_phase));
    }

    WindowName open() const { return open_window_of(state); }
    Seat asked() const { return state.flow.awaited.front(); }
    // Who gets an offer in the open window, in order: "DA" is the Defender, then the Attacker.
    std::string offers() const
    {
        std::string letters;
        for (const Offer& each : state.windows.offers) letters += each.seat == seat1 ? 'A' : 'D';
        return letters;
    }
    int hp(UnitId id) { return unit(id).hp; }
    int hand(Side side) { return camp(side).tactics.size(); }
    std::size_t dice_rolled() const { return count_told(told::rolled); }
    std::size_t windows_opened() const { return count_told(WindowEvents<Taktik>::opened); }
    std::size_t windows_skipped() const { return count_told(WindowEvents<Taktik>::skipped); }
};

}  // namespace sortie::taktik
