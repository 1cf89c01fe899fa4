#include "games/skirmish/picture.h"

#include <string_view>
#include <vector>

#include "games/skirmish/board.h"
#include "games/skirmish/cards.h"
#include "games/skirmish/fight.h"

namespace sortie::skirmish {
namespace {

constexpr std::size_t cell_width = 9;

std::string padded(std::string text, std::size_t width)
{
    if (text.size() < width) text.resize(width, ' ');
    return text;
}

std::string_view name_of(UnitId unit)
{
    return names_of(UnitId{})[unit.index];
}
std::string_view name_of(CellId cell)
{
    return names_of(CellId{})[cell.index];
}

// "T2 ooo >1": tank of seat 2, three health, one step left.
std::string unit_label(const State& seen, UnitId unit)
{
    const Unit& each = unit_in(seen, unit);
    std::string text{stats_of(unit).letter};
    text += std::to_string(owner_of(unit).index + 1) + " " + std::string(each.health, 'o');
    if (each.steps > 0) text = padded(text, cell_width - 2) + ">" + std::to_string(each.steps);
    return text;
}

// The panel beside the board, one string for each line of it.
std::vector<std::string> panel_of(const State& seen)
{
    std::vector<std::string> lines;
    lines.push_back("round " + std::to_string(seen.round) + " of " + std::to_string(seen.rounds));
    lines.emplace_back();
    for (int i = 0; i < seen.flow.seat_count; ++i) {
        const Seat seat = seat_at(i);
        std::string line = seat == seen.first ? "*seat" : " seat";
        line += std::to_string(i + 1);
        if (!has_units(seen, seat)) {
            lines.push_back(line + " is out");
            continue;
        }
        const int points = seen.points[seat.index];
        line += (points < 10 ? "  " : " ") + std::to_string(points) + " points, ";
        line += std::to_string(seen.hands[seat.index].size()) + " cards";
        lines.push_back(line);
    }
    lines.emplace_back("*is first this round");
    lines.emplace_back();
    lines.push_back("deck " + std::to_string(seen.deck.draw_pile.size()) + ", discarded " +
                    std::to_string(seen.deck.discard_pile.size()));
    for (std::size_t i = 0; i < card_kinds; ++i) {
        int count = 0;
        for (const CardId each : seen.deck.discard_pile) count += each.index == i ? 1 : 0;
        const std::string name(names_of(CardId{})[i]);
        if (count > 0) lines.push_back("  " + name + " " + std::to_string(count));
    }
    return lines;
}

std::string board_rule()
{
    std::string line = "  +";
    for (int column = 0; column < board_side; ++column) line += std::string(cell_width, '-') + "+";
    return line;
}

std::vector<std::string> grid_of(const State& seen)
{
    std::vector<std::string> lines{board_rule()};
    for (int row = board_side - 1; row >= 0; --row) {
        std::string units = std::to_string(row + 1) + " |";
        std::string ground = "  |";
        for (int column = 0; column < board_side; ++column) {
            const CellId cell = cell_at(column, row);
            const UnitId unit = unit_at(seen, cell);
            units += padded(unit.is_some() ? unit_label(seen, unit) : "", cell_width) + "|";
            const std::string label(worth_of(terrain_at(seen.map, cell)).label);
            const std::string margin((cell_width - label.size() + 1) / 2, ' ');
            ground += padded(margin + label, cell_width) + "|";
        }
        lines.push_back(units);
        lines.push_back(ground);
        lines.push_back(board_rule());
    }
    std::string letters = "   ";
    for (char letter = 'a'; letter < 'a' + board_side; ++letter) {
        letters += padded(std::string(cell_width / 2, ' ') + letter, cell_width + 1);
    }
    while (letters.back() == ' ') letters.pop_back();
    lines.push_back(letters);
    return lines;
}

std::string side_of_fight(UnitId unit, int die, int bonus)
{
    return std::string(name_of(unit)) + " " + std::to_string(die) + "+" + std::to_string(bonus) +
           " = " + std::to_string(die + bonus);
}

std::string fight_text(const State& seen)
{
    const Fight& fight = seen.fight;
    std::string text = seen.flow.is_over() ? "the last fight: " : "fight: ";
    text += name_of(fight.attacker);
    text += fight.is_barrage ? " calls a barrage on " : " attacks ";
    text += name_of(fight.defender);
    text += " on ";
    text += name_of(fight.cell);
    if (fight.follows) text += " and follows if it wins";
    if (fight.attack_die == 0) {
        text += ";\n  the dice will add " + std::to_string(attack_bonus_of(seen, fight));
        text += " for the attack and " + std::to_string(defence_bonus_of(seen, fight));
        text += " for the defence";
        if (fight.is_aimed) text += " (aimed)";
        if (fight.is_covered) text += " (covered)";
    } else {
        text += ";\n  dice: " + side_of_fight(fight.attacker, fight.attack_die, fight.attack_bonus);
        text += ", " + side_of_fight(fight.defender, fight.defence_die, fight.defence_bonus);
    }
    return text + "\n";
}

std::string hand_text(const Hand& hand)
{
    if (hand.empty()) return "your hand is empty\n";
    std::string text = "your hand:\n";
    for (const CardId held : hand) {
        if (held.is_none()) continue;
        text += "  " + padded(std::string(names_of(CardId{})[held.index]), 9);
        text += card_table[held.index].words;
        text += "\n";
    }
    return text;
}

}  // namespace

std::string picture_of(const State& seen, Seat viewer)
{
    const std::vector<std::string> grid = grid_of(seen);
    const std::vector<std::string> panel = panel_of(seen);
    std::string out;
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const bool has_panel = i < panel.size() && !panel[i].empty();
        out += has_panel ? padded(grid[i], 55) + panel[i] : grid[i];
        out += "\n";
    }
    out += "  S scout, R rifle, T tank, G guard, then the seat; o health, > steps left\n";
    if (seen.fight.is_some()) out += fight_text(seen);
    if (viewer.is_some() && viewer.index < seen.flow.seat_count) {
        out += hand_text(seen.hands[viewer.index]);
    }
    return out;
}

}  // namespace sortie::skirmish
