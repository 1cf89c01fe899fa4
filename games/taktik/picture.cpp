#include "games/taktik/picture.h"

#include <algorithm>
#include <vector>

#include "games/taktik/combat.h"
#include "games/taktik/effects.h"
#include "games/taktik/forces.h"
#include "games/taktik/map_text.h"
#include "games/taktik/victory.h"
#include "games/taktik/words.h"

namespace sortie::taktik {
namespace {

constexpr std::size_t width_max = 100;
constexpr std::size_t cell_width = 3;
constexpr std::size_t board_width = 3 + cell_width * columns;

std::string name(UnitId unit)
{
    return std::string(names_of(UnitId{})[unit.index]);
}

// Two letters for the ground: the terrain, and road, river, bridge or marker on it.
std::string ground_of(const State& seen, CellId cell)
{
    const Tile tile = effective_tile(seen.map, cell);
    constexpr std::string_view glyphs = ".:^%#=~";
    const char terrain = glyphs[static_cast<std::size_t>(tile.base())];
    char over = ' ';
    if (tile.has_road()) over = '+';
    if (tile.has_river()) over = '~';
    if (tile.has_bridge()) over = 'H';
    if (tile.is_ruined()) over = 'x';
    if (const Marker marker = seen.markers.marker_on(cell); marker != Marker::none) {
        const std::string_view word = name_of(marker);
        constexpr std::string_view letters = "BBFDD12345nnnnaAaAeeee";
        over = word.empty() ? '?' : letters[static_cast<std::size_t>(marker)];
    }
    return {terrain, over};
}

std::string cell_text(const State& seen, CellId cell)
{
    if (!seen.ways.is_taken(cell)) return ground_of(seen, cell) + " ";
    std::string text = name(unit_at(seen, cell));
    text.resize(cell_width, ' ');
    return text;
}

std::vector<std::string> board_lines(const State& seen)
{
    std::vector<std::string> lines;
    std::string head = "   ";
    for (int x = 0; x < columns; ++x) head += std::string(1, static_cast<char>('A' + x)) + "  ";
    lines.push_back(head);
    for (int y = 0; y < rows; ++y) {
        const std::string number = std::to_string(y + 1);
        std::string line = (number.size() < 2 ? " " : "") + number + " ";
        for (int x = 0; x < columns; ++x) line += cell_text(seen, cell_at(x, y));
        lines.push_back(line);
    }
    return lines;
}

std::string side_name(Side side)
{
    return side == Side::attacker ? "Attacker" : "Defender";
}

void add_camp(const State& seen, Side side, Seat viewer, std::vector<std::string>& lines)
{
    const Camp& camp = camp_of(seen, side);
    const bool is_mine = viewer == seat_of(seen, side);
    lines.push_back(side_name(side) + (is_mine ? " (you)" : "") + ": " +
                    std::to_string(units_on_board(seen, side)) + " units, " +
                    std::to_string(camp.points) + " points");
    std::string tactics = " tactics " + std::to_string(tactics_left(camp));
    tactics += ", reserve " + std::to_string(reserve_count(camp)) + " of " +
               std::to_string(capacity_of_reserve(seen, side));
    lines.push_back(tactics);
    if (!is_mine) return;
    for (const TacticId tactic : camp.tactics) {
        lines.push_back("  " + std::string(names_of(TacticId{})[tactic.index]));
    }
    for (std::size_t i = 0; i < camp.reserve.size(); ++i) {
        if (camp.reserve[i].is_none()) continue;
        lines.push_back("  " + std::to_string(i) + " " +
                        std::string(names_of(CardId{})[camp.reserve[i].index]));
    }
    for (const MissionId mission : camp.missions) {
        if (mission.is_some()) lines.push_back("  mission " + std::string(names_of(MissionId{})[mission.index]));
    }
}

void add_clauses(const State& seen, std::vector<std::string>& lines)
{
    for (const Side side : all_sides) {
        for (const VictorySet& clause : camp_of(seen, side).clauses) {
            std::string line = side == Side::attacker ? "A: " : "D: ";
            for (const VictoryId condition : clause) {
                const Progress progress = progress_of(seen, side, condition);
                if (line.size() > 3) line += " and ";
                line += progress.words + ", " + progress.state;
            }
            lines.push_back(line);
        }
    }
}

// T8.7 as a player reads it before the die: "A7 at D9: needs 4+, -1: 2 in 6 for 2".
std::string odds_line(const State& seen, UnitId attacker, UnitId target, UnitId supporter)
{
    const Shot shot = shot_of(seen, attacker, target, supporter);
    std::string line = name(attacker) + " at " + name(target) + ": needs " +
                       std::to_string(shot.required) + "+";
    if (shot.sum != 0) line += (shot.sum > 0 ? ", +" : ", ") + std::to_string(shot.sum);
    return line + ": " + std::to_string(shot.chance()) + " in 6 for " +
           std::to_string(shot.damage_done());
}

void add_resolution(const State& seen, std::vector<std::string>& lines)
{
    const Resolution& now = seen.resolution;
    if (now.kind == ResolutionKind::move) {
        lines.push_back(name(now.unit) + " moves to " + std::string(name_of(now.path.back())) +
                        (now.steps > 0 ? ", walked " + std::to_string(now.steps) : ""));
    }
    if (now.kind == ResolutionKind::attack) {
        lines.push_back(odds_line(seen, now.unit, now.target, now.supporter));
        for (const Modifier& modifier : modifiers_of(seen, now.unit, now.target)) {
            lines.push_back("  " + std::to_string(modifier.value) + " " +
                            words_of(seen, now.unit, now.target, modifier));
        }
        if (now.die != 0) {
            lines.push_back("  rolled " + std::to_string(now.die) + ", counts " +
                            std::to_string(now.rolled) + (now.is_hit ? ": hit" : ": miss"));
        }
    }
}

// The odds of every attack that could be declared (at most as many as there is room for).
void add_odds(const State& seen, Seat viewer, std::vector<std::string>& lines)
{
    if (seen.phase != Phase::attack || viewer != seat_of(seen, seen.active)) return;
    for (const Declaration& each : seen.queue) {
        lines.push_back("declared " + odds_line(seen, each.attacker, each.target, UnitId::none()));
    }
    for_each_on_board(seen, seen.active, [&](UnitId unit) {
        if (!can_attack(seen, unit) || is_declared(seen, unit)) return;
        for_each_on_board(seen, other_side(seen.active), [&](UnitId enemy) {
            if (is_in_range(seen, unit, enemy)) {
                lines.push_back(odds_line(seen, unit, enemy, UnitId::none()));
            }
        });
    });
}

std::vector<std::string> panel_lines(const State& seen, Seat viewer)
{
    std::vector<std::string> lines;
    if (seen.winner != Owner::nobody) {
        lines.push_back("the " + std::string(names_of(Owner{})[static_cast<std::size_t>(seen.winner)]) + " has won");
    } else if (seen.turn == 0) {
        lines.emplace_back(names_of(Phase{})[static_cast<std::size_t>(seen.phase)]);
    } else {
        lines.push_back("round " + std::to_string(seen.round) + " of " +
                        std::to_string(seen.terms.round_limit) + ", " + side_name(seen.active));
        lines.push_back(std::string(names_of(Phase{})[static_cast<std::size_t>(seen.phase)]) + ", moves " +
                        std::to_string(seen.moves_used) + " of " +
                        std::to_string(move_limit(seen, seen.active)) + ", deck " +
                        std::to_string(seen.deck.size()));
    }
    add_clauses(seen, lines);
    lines.emplace_back();
    for (const Side side : all_sides) add_camp(seen, side, viewer, lines);
    if (seen.pending.is_some()) {
        lines.push_back("drawn: " + std::string(names_of(CardId{})[seen.pending.index]));
    }
    for (const Effect& effect : seen.effects) lines.push_back("* " + words_of(seen, effect));
    add_resolution(seen, lines);
    add_odds(seen, viewer, lines);
    return lines;
}

// Units of a side with their hit points, in lines below the board.
std::string roster(const State& seen, Side side)
{
    std::string out = side_name(side) + ":";
    std::size_t length = out.size();
    for_each_on_board(seen, side, [&](UnitId unit) {
        const Unit& here = unit_in(seen, unit);
        std::string entry = " " + name(unit) + "@" + std::string(name_of(here.cell)) + "/" +
                            std::to_string(here.hp);
        if (here.has_moved()) entry += "m";
        if (here.has_attacked) entry += "x";
        if (here.has_cargo) entry += "c";
        if (length + entry.size() > width_max) {
            out += "\n   ";
            length = 3;
        }
        out += entry;
        length += entry.size();
    });
    return out + "\n";
}

}  // namespace

std::string picture_of(const State& seen, Seat viewer)
{
    const std::vector<std::string> board = board_lines(seen);
    const std::vector<std::string> panel = panel_lines(seen, viewer);
    std::string out;
    for (std::size_t i = 0; i < std::max(board.size(), panel.size()); ++i) {
        std::string line = i < board.size() ? board[i] : std::string();
        if (i < panel.size() && !panel[i].empty()) {
            line.resize(board_width + 1, ' ');
            line += panel[i].substr(0, width_max - board_width - 1);
        }
        while (!line.empty() && line.back() == ' ') line.pop_back();
        out += line + "\n";
    }
    out += "ground . plain : rough ^ hill % forest # urban = industrial ~ water; + road ~ river H bridge\n";
    out += "marks B base F flag D depot 1-5 strategic n node a A supply e evacuation\n";
    for (const Side side : all_sides) out += roster(seen, side);
    return out;
}

}  // namespace sortie::taktik
