#pragma once
// The Dictator's turn, for the tests of his side: a Junta is led by a person, a Robot by the rules
// of part AI.
//
//     Junta day(Dictator::castro);
//     day.militia("a1", the_dictator, 4);
//     day.turn({Tactic::veteran_militia, Tactic::sentry});        // his hand; the rebels are done
//     day.say("play veteran-militia");
//     EXPECT_EQ(day.asked(), (Words{"arm_dictator weapon", ...}));
//
//     Robot day(Dictator::kim);
//     day.turn({Tactic::sentry});        // the top of his deck; his turn is played
//
// The map of two rebels (seed 1), with the values of its sectors, I industry, C city, W wilderness:
//
//     a1 I5  b1 W1  c1 I6  d1 W1          three rebels:  a1 I5  b1 W1  c1 oil6  d1 W1
//     a2 W1  b2 I6  c2 W1  d2 I5                         a2 W1  b2 I5  c2 C2    d2 I6
//     a3 I4  b3 C2  c3 I5  d3 W1                         a3 I5  b3 W1  c3 I4    d3 W1
//                                                        a4 W1  b4 I6  c4 W1    d4 I6

#include "tests/merc/theatre.h"

namespace sortie::merc {

using Words = std::vector<std::string>;

struct Regiment : Theatre {
    using Theatre::Theatre;

    // Rebel militia in every industry apart from these.
    void rebels_in_industries_but(std::initializer_list<std::string_view> spared)
    {
        for (const SectorId sector : sectors_of(state)) {
            if (card_at(state, sector).land != Land::industry) continue;
            bool is_spared = false;
            for (const std::string_view name : spared) is_spared |= at(name) == sector;
            if (!is_spared) state.sectors[sector.index].militia[rebel1.index] = 1;
        }
    }
    // Rebel militia in every sector where nobody stands.
    void rebels_everywhere(int count)
    {
        for (const SectorId sector : sectors_of(state)) {
            if (!is_empty(state, sector)) continue;
            state.sectors[sector.index].militia[rebel1.index] = static_cast<std::uint8_t>(count);
        }
    }
    // Only these MERCs can still be drawn, first one first; the others are out of the game.
    void only_mercs(std::initializer_list<UnitId> units)
    {
        for (const UnitId unit : state.mercs.draw_pile) state.dead.insert(unit);
        for (const UnitId unit : state.mercs.discard_pile) state.dead.insert(unit);
        state.mercs = {};
        for (auto it = std::rbegin(units); it != std::rend(units); ++it) {
            state.dead.erase(*it);
            state.mercs.put_on_top(*it);
        }
    }
    void hurt_to(UnitId unit, int health)
    {
        state.units[unit.index].health = static_cast<std::uint8_t>(health);
    }
    int mercs_left() const { return static_cast<int>(state.mercs.draw_pile.size()); }
    bool is_discarded_merc(UnitId unit) const { return state.mercs.discard_pile.contains(unit); }
    CardId carried(UnitId unit, Pocket pocket) const { return card_in(state, unit, pocket); }
    const Squad& his(std::uint8_t squad) const { return squad_of(state, the_dictator, squad); }
    bool is_in_squad(UnitId unit, std::uint8_t squad) const
    {
        return his(squad).members.contains(unit);
    }
    int in_deck() const { return static_cast<int>(state.tactics.deck.size()); }
    int in_hand() const { return static_cast<int>(state.tactics.hand.size()); }
    bool was_used(Tactic card) const { return state.tactics.discard.contains(card); }
    // How often it was told.
    int times_told(std::string_view words) const
    {
        int count = 0;
        for (const Event& event : log) count += text_of(event) == words ? 1 : 0;
        return count;
    }
    // Both were told, the first one first.
    bool are_told_in_order(std::string_view first, std::string_view second) const
    {
        return told_at(first) < told_at(second) && told_at(second) < log.size();
    }
    // How often anything was told that begins so.
    int times_told_like(std::string_view beginning) const
    {
        int count = 0;
        for (const Event& event : log) count += text_of(event).starts_with(beginning) ? 1 : 0;
        return count;
    }
};

struct Junta : Regiment {
    explicit Junta(Dictator card = Dictator::castro, int rebels = 2)
        : Regiment({.rebels = rebels, .dictator = card, .human = true})
    {
    }

    // The rebels are done, and he has these cards in his hand.
    void turn(std::initializer_list<Tactic> cards)
    {
        hand(cards);
        end_rebel_turns();
    }
    void say(std::string_view text) { play(the_dictator, text); }
    void say_all(std::initializer_list<std::string_view> texts)
    {
        for (const std::string_view text : texts) say(text);
    }
    Words asked() { return options(the_dictator); }
    Words asked(std::string_view beginning) { return options(the_dictator, beginning); }
    std::string refused_to_him(std::string_view text) { return refused(the_dictator, text); }
    // His turn up to his special ability: he plays a card that does nothing now and gives no
    // orders.
    void reach_ability()
    {
        turn({Tactic::oil_reserves, Tactic::family_threat, Tactic::conscripts});
        say("play oil-reserves");
        if (!asked("end_turn").empty()) say("end_turn");
    }
};

struct Robot : Regiment {
    explicit Robot(Dictator card = Dictator::castro, int rebels = 2)
        : Regiment({.rebels = rebels, .dictator = card})
    {
    }

    // His next cards, and behind them others of which at most Family Threat changes anything.
    void turn(std::initializer_list<Tactic> cards)
    {
        tactics({Tactic::oil_reserves, Tactic::family_threat, Tactic::seizure});
        for (auto it = std::rbegin(cards); it != std::rend(cards); ++it) put_on_top(*it);
        end_rebel_turns();
    }

private:
    void put_on_top(Tactic card)
    {
        Tactics& all = state.tactics;
        const bool was_there = all.box.erase_value(card) || all.deck.erase_value(card) ||
                               all.discard.erase_value(card);
        CHECK(was_there);
        all.deck.push_back(card);
    }
};

}  // namespace sortie::merc
