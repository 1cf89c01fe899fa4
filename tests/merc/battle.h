#pragma once
// A combat of MERC from the order that causes it to its end, played in the words of the players.
//
//     Battle fight;                                   // the Dictator is a person
//     fight.rebels({merc::basic}).regime_militia(2);  // b2 against b3
//     fight.dice({1, 1, 6, 4});
//     fight.charge();
//     fight.react(rebel1, "throw_again");
//     EXPECT_EQ(fight.throwers(), (Words{"militia-of-dictator", "basic"}));
//     fight.stay();
//
// Words of a window begin with its number; `react` writes it.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "tests/merc/theatre.h"

namespace sortie::merc {

using Words = std::vector<std::string>;

inline Scene with_person(int rebels = 2)
{
    return {.rebels = rebels, .human = true};
}

struct Battle : Theatre {
    explicit Battle(const Scene& scene = with_person()) : Theatre(scene) {}

    // ---- Who fights -----------------------------------------------------------------------------

    Battle& rebels(std::initializer_list<UnitId> members)
    {
        squad(rebel1, primary, "b2", members);
        return *this;
    }
    Battle& regime(std::initializer_list<UnitId> members)
    {
        squad(the_dictator, primary, "b3", members);
        return *this;
    }
    Battle& regime_militia(int count)
    {
        militia("b3", the_dictator, count);
        return *this;
    }
    Battle& wound(UnitId unit, int health_left)
    {
        state.units[unit.index].health = static_cast<std::uint8_t>(health_left);
        return *this;
    }
    Battle& misses(int count)
    {
        for (int i = 0; i < count; ++i) dice({1});
        return *this;
    }

    // ---- What they do ---------------------------------------------------------------------------

    void charge() { play(rebel1, "move primary b3 -"); }
    // A reaction in the window that is open.
    void react(PlayerId player, std::string_view word, std::string_view who = "")
    {
        play(player, in_window(word, who));
    }
    void pass(PlayerId player) { react(player, "pass"); }
    std::string in_window(std::string_view word, std::string_view who = "") const
    {
        std::string text = std::string(word) + " " + std::to_string(state.windows.number);
        if (!who.empty()) text += " " + std::string(who);
        return text;
    }
    // Everyone who is asked about retreat stays.
    void stay()
    {
        int answers = 0;
        for (const PlayerId player : {rebel1, rebel2, rebel3, the_dictator}) {
            if (!is_asked(player)) continue;
            const Words words = options(player, "retreat whole stay");
            if (words.empty()) continue;
            play(player, words[0]);
            ++answers;
        }
        EXPECT_GT(answers, 0) << "nobody is asked about retreat";
    }
    // One after another does the first thing that he may: he attacks, heals nobody, reacts
    // to nothing and stays.
    void go_on_until(std::string_view words)
    {
        for (int i = 0; i < 300 && !has_told(words); ++i) {
            if (state.flow.awaited.empty()) break;
            const PlayerId player = player_of(state, state.flow.awaited.front());
            const Words all = options(player);
            const bool declines = state.windows.is_open() || all.back() == "fight_on";
            play(player, declines ? all.back() : all.front());
        }
        EXPECT(has_told(words)) << words;
    }
    // Everyone attacks until retreat is asked for, and misses if the test has forced no dice.
    void fight_a_round()
    {
        if (state.rng.dice.count == 0) misses(30);
        while (!is_retreat_asked() && is_fighting()) {
            const PlayerId player = player_of(state, state.flow.awaited.front());
            const Words all = options(player);
            const bool declines = state.windows.is_open() || all.back() == "fight_on";
            play(player, declines ? all.back() : all.front());
        }
        state.rng.dice = Script{};
    }
    bool is_retreat_asked()
    {
        for (const Seat asked : state.flow.awaited) {
            if (!options(player_of(state, asked), "retreat").empty()) return true;
        }
        return false;
    }
    bool is_asked(PlayerId player) const
    {
        if (player != the_dictator && player.index >= rebel_count(state)) return false;
        return state.flow.awaited.contains(seat(player));
    }
    bool is_fighting() const { return state.combat.is_running(); }

    // ---- What has been told ---------------------------------------------------------------------

    // Who has thrown dice, in this order.
    Words throwers() const
    {
        Words names;
        for (const Event& event : log) {
            const std::string text = text_of(event);
            const std::size_t end = text.find(" throws ");
            const bool is_attack =
                end != std::string::npos && text.find("x1 ") != std::string::npos;
            if (is_attack) names.push_back(text.substr(0, end));
        }
        return names;
    }
    // How many dice the last attack threw.
    int last_dice() const
    {
        int dice = 0;
        for (const Event& event : log) {
            const std::string text = text_of(event);
            if (text.find("x1 ") == std::string::npos) continue;
            dice = 0;
            for (std::size_t i = 1; i + 1 < text.size(); ++i) {
                const bool is_count = text[i] == 'x' && text[i - 1] >= '0' && text[i - 1] <= '9' &&
                                      text[i + 1] >= '1' && text[i + 1] <= '6';
                if (is_count) dice += number_before(text, i);
            }
        }
        return dice;
    }
    int times_told(std::string_view words) const
    {
        int times = 0;
        for (const Event& event : log) times += text_of(event) == words ? 1 : 0;
        return times;
    }
    bool has_told_part(std::string_view words) const
    {
        for (const Event& event : log) {
            if (text_of(event).find(words) != std::string::npos) return true;
        }
        return false;
    }
    bool has_discarded(CardId card) const { return is_discarded(state, card); }
    bool carries(UnitId unit, CardId card) const
    {
        return pocket_of(state, unit, card).has_value();
    }
    FighterSet dogs_on_the_field() const
    {
        FighterSet dogs;
        for (std::size_t i = 0; i < dogs_max; ++i) {
            if (state.combat.dogs[i].on.is_some()) dogs.insert(dog_fighter(i));
        }
        return dogs;
    }

private:
    static int number_before(const std::string& text, std::size_t end)
    {
        std::size_t begin = end;
        while (begin > 0 && text[begin - 1] >= '0' && text[begin - 1] <= '9') --begin;
        return std::stoi(text.substr(begin, end - begin));
    }
};

}  // namespace sortie::merc
