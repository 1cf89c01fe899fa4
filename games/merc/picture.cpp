#include "games/merc/picture.h"

#include <algorithm>

#include "games/merc/events.h"
#include "games/merc/modes/motor_pool.h"
#include "games/merc/orders.h"
#include "games/merc/refusals.h"
#include "games/merc/secrets.h"
#include "games/merc/targets.h"

namespace sortie::merc {
namespace {

constexpr std::size_t cell_width = 15;

std::string fitted(std::string text, std::size_t width)
{
    text.resize(width, ' ');
    return text;
}

// "r1", or "D" for the Dictator.
std::string short_name(PlayerId player)
{
    return player == the_dictator ? "D" : "r" + std::to_string(player.index + 1);
}

std::string_view land_word(Land land)
{
    switch (land) {
        case Land::industry: return "industry";
        case Land::city: return "city";
        case Land::wilderness: break;
    }
    return "wild";
}

std::string heading_of(const State& seen, SectorId sector)
{
    const SectorRow& card = card_at(seen, sector);
    std::string text(names_of(SectorId{})[sector.index]);
    text += " ";
    text += land_word(card.land);
    text += " " + std::to_string(card.value);
    if (!seen.sectors[sector.index].is_explored) text += "?";
    return text;
}

// Who holds it, and how many militia everyone has there.
std::string militia_line(const State& seen, SectorId sector)
{
    std::string text;
    for (std::uint8_t i = 0; i < player_count; ++i) {
        const int count = seen.sectors[sector.index].militia[i];
        if (count == 0) continue;
        if (!text.empty()) text += " ";
        text += short_name(PlayerId{i}) + ":" + std::to_string(count);
    }
    return text;
}

std::string squads_line(const State& seen, SectorId sector)
{
    std::string text;
    for (std::uint8_t i = 0; i < player_count; ++i) {
        for (std::size_t squad = 0; squad < squad_count; ++squad) {
            if (seen.squads[i][squad].sector != sector) continue;
            if (!text.empty()) text += " ";
            text += short_name(PlayerId{i});
            text += squad_names[squad][0];
        }
    }
    return text;
}

std::string marks_line(const State& seen, SectorId sector)
{
    std::string text;
    const PlayerId holder = controller_of(seen, sector);
    if (holder.is_some()) text += "held " + short_name(holder);
    const int cards = seen.stashes[sector.index].size();
    if (cards > 0) text += " $" + std::to_string(cards);
    if (seen.regime.base == sector) text += " BASE";
    if (seen.combat.sector == sector) text += " !";
    const bool has_item = sector.index < rescue_sectors && seen.modes.laid[sector.index].is_some();
    if (has_item) text += " ?";
    return text;
}

std::string drawn_map_of(const State& seen)
{
    const std::string edge = "+" + std::string(cell_width, '-');
    std::string out;
    for (int row = 0; row < seen.rows; ++row) {
        for (int column = 0; column < seen.columns; ++column) out += edge;
        out += "+\n";
        for (int line = 0; line < 4; ++line) {
            for (int column = 0; column < seen.columns; ++column) {
                const SectorId sector = sector_at(row, column);
                const std::string text = line == 0   ? heading_of(seen, sector)
                                         : line == 1 ? squads_line(seen, sector)
                                         : line == 2 ? militia_line(seen, sector)
                                                     : marks_line(seen, sector);
                out += "|" + fitted(text, cell_width);
            }
            out += "|\n";
        }
    }
    for (int column = 0; column < seen.columns; ++column) out += edge;
    return out + "+\n";
}

std::string equipment_of(const State& seen, UnitId unit)
{
    std::string text;
    for (const CardId card : unit_of(seen, unit).carried) {
        if (card.is_none()) continue;
        if (!text.empty()) text += ", ";
        text += kind_of(card).name;
        const int armor = kind_of(card).effect.armor;
        if (armor > 0) text += " " + std::to_string(armor - wear_of(seen, card));
    }
    return text;
}

std::string line_of(const State& seen, UnitId unit)
{
    const Unit& value = unit_of(seen, unit);
    const Skills skills = skills_of(seen, unit);
    std::string text = "    " + fitted(std::string(name_of(seen, unit)), 11);
    text += " health " + std::to_string(value.health) + "/" + std::to_string(max_health_of(unit));
    text += "  init " + std::to_string(skills.initiative);
    text += "  train " + std::to_string(skills.training);
    text += "  combat " + std::to_string(skills.combat);
    text += "  targets " + std::to_string(skills.targets);
    text += "  actions " + std::to_string(value.actions);
    if (value.training_only > 0) text += " + 1 training";
    if (value.free_moves > 0) text += " + 1 move";
    if (unit == dictator_card) text += is_protected(seen) ? "  protected" : "  may be aimed at";
    const std::string equipment = equipment_of(seen, unit);
    if (!equipment.empty()) text += "\n                  " + equipment;
    return text + "\n";
}

std::string vehicle_text(const State& seen, PlayerId player, std::uint8_t squad)
{
    const CardId vehicle = vehicle_of(seen, player, squad);
    if (vehicle.is_none()) return "";
    std::string text = ", " + std::string(kind_of(vehicle).name) + " (armor " +
                       std::to_string(armor_left(seen, vehicle)) + ", crew " +
                       std::to_string(row_of(vehicle).crew);
    const int loaded = seen.modes.loaded[player.index][squad];
    if (loaded > 0) text += ", " + std::to_string(loaded) + " militia get in";
    const int riding = seen.modes.riding[player.index][squad];
    if (riding > 0) text += ", " + std::to_string(riding) + " militia ride";
    return text + ")";
}

// V5.9: everybody knows where the components are.
std::string supply_of(const State& seen)
{
    if (!seen.modes.has_super_weapon) return "";
    std::string out = "Super weapon:";
    for (std::size_t i = 0; i < component_count; ++i) {
        const SectorId origin = seen.modes.origins[i];
        out += i == 0 ? " " : ", ";
        out += names_of(CardId{})[component_card(i).index];
        out += origin.is_none() ? " in the supply"
                                : " from " + std::string(names_of(SectorId{})[origin.index]);
    }
    return out + "\n";
}

std::string squads_of(const State& seen, PlayerId player)
{
    std::string out;
    for (std::size_t squad = 0; squad < squad_count; ++squad) {
        const Squad& each = seen.squads[player.index][squad];
        if (!each.is_on_board()) continue;
        out += "  " + std::string(squad_names[squad]) + " squad in " +
               std::string(names_of(SectorId{})[each.sector.index]) +
               vehicle_text(seen, player, static_cast<std::uint8_t>(squad)) + "\n";
        for (const UnitId unit : each.members) out += line_of(seen, unit);
    }
    return out;
}

std::string stash_of(const State& seen, Seat viewer)
{
    std::string out;
    for (const SectorId sector : sectors_of(seen)) {
        const CardSet& stash = seen.stashes[sector.index];
        if (stash.empty() || seen.concealed.contains(sector)) continue;
        if (!may_see_stash(seen, sector, viewer)) continue;
        out += "  stash of " + std::string(names_of(SectorId{})[sector.index]) + ":";
        for (const CardId card : stash) {
            out += " ";
            out += names_of(CardId{})[card.index];
        }
        out += "\n";
    }
    return out;
}

std::string regime_of(const State& seen)
{
    const Regime& regime = seen.regime;
    std::string out = "Dictator";
    if (regime.card != Dictator::unknown) {
        const DictatorRow& row = dictator_table[static_cast<std::size_t>(regime.card)];
        out += " " + std::string(row.name) + " (" + std::string(row.words) + ")";
    }
    out += regime.is_automatic ? ", automatic\n" : "\n";
    out += "  tactics: " + std::to_string(seen.tactics.deck.size()) + " in the deck";
    if (!regime.is_automatic) {
        out += ", hand";
        for (const Tactic tactic : seen.tactics.hand) {
            out += " ";
            out += names_of(Tactic{})[static_cast<std::size_t>(tactic)];
        }
    }
    out += ", played";
    for (const Tactic tactic : seen.tactics.discard) {
        out += " ";
        out += names_of(Tactic{})[static_cast<std::size_t>(tactic)];
    }
    if (regime.base.is_none()) out += "; the base is hidden";
    if (regime.marked.is_some()) out += "; marks " + short_name(regime.marked);
    return out + "\n";
}

void add_fighter(FighterId fighter, std::string& out)
{
    out += " ";
    fighter_kind.write(fighter.index, out);
}

std::string combat_of(const State& seen)
{
    const Combat& combat = seen.combat;
    if (!combat.is_running()) return "";
    std::string out = "Combat in " + std::string(names_of(SectorId{})[combat.sector.index]) +
                      ", round " + std::to_string(combat.round) + "; order:";
    for (std::size_t i = 0; i < combat.order.size(); ++i) {
        if (i + 1u == combat.next) out += " >";
        add_fighter(combat.order[i], out);
    }
    out += "\n";
    const Attack& attack = combat.attack;
    if (attack.by.is_none()) return out;
    out += "  attacks:";
    add_fighter(attack.by, out);
    if (!attack.targets.empty()) out += "; targets:";
    for (const Target& target : attack.targets) {
        add_fighter(target.mark, out);
        if (target.count > 1) out += " x" + std::to_string(target.count);
        if (target.hits > 0) out += " (" + std::to_string(target.hits) + " hits)";
    }
    if (attack.is_rolled) out += "; hits left: " + std::to_string(attack.hits_left);
    return out + "\n";
}

std::string offer_of(const State& seen, PlayerId player)
{
    const Task& task = task_of(seen, player);
    std::string out;
    for (const UnitId unit : task.offer) {
        const MercRow& row = merc_table[unit.index];
        out += "  offered: " + fitted(std::string(row.name), 11) + " init " +
               std::to_string(row.initiative) + "  train " + std::to_string(row.training) +
               "  combat " + std::to_string(row.combat) + "  " + std::string(row.words) + "\n";
    }
    for (const CardId card : task.drawn) {
        out += "  drawn: ";
        out += card.is_none() ? "a card" : kind_of(card).name;
        out += "\n";
    }
    return out;
}

}  // namespace

std::string picture_of(const State& seen, Seat viewer)
{
    std::string out = "Day " + std::to_string(seen.day) + ", ";
    out += names_of(Phase{})[static_cast<std::size_t>(seen.phase)];
    if (seen.outcome != Outcome::open) {
        out += ": " + words_of_end(seen);
        out += " (";
        out += names_of(Outcome{})[static_cast<std::size_t>(seen.outcome)];
        out += ")";
    }
    out += "\n" + drawn_map_of(seen);
    for (const PlayerId rebel : rebels_of(seen)) {
        out += "rebel" + std::to_string(rebel.index + 1);
        if (!has_dictator(seen)) {
            const std::uint8_t faction = seen.modes.faction[rebel.index];
            out += ", faction " + std::to_string(faction + 1);
            if (faction == seen.modes.acting) out += ", whose turn it is";
        }
        if (viewer.is_some() && player_of(seen, viewer) == rebel) out += " (you)";
        out += "\n" + squads_of(seen, rebel) + offer_of(seen, rebel);
    }
    if (seen.modes.mode == Mode::solo_rescue) {
        out += "Enemies\n" + squads_of(seen, the_dictator);
    } else if (has_dictator(seen)) {
        out += regime_of(seen) + squads_of(seen, the_dictator) + offer_of(seen, the_dictator);
    }
    out += supply_of(seen);
    out += stash_of(seen, viewer) + combat_of(seen);
    return out;
}

}  // namespace sortie::merc
