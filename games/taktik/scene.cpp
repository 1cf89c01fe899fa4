#include "games/taktik/scene.h"

#include <bit>
#include <string>

#include "games/taktik/combat.h"
#include "games/taktik/effects.h"
#include "games/taktik/forces.h"
#include "games/taktik/map_text.h"
#include "games/taktik/victory.h"
#include "games/taktik/windows.h"
#include "games/taktik/words.h"

namespace sortie::taktik {
namespace {

std::string_view name(UnitId unit)
{
    return names_of(UnitId{})[unit.index];
}
std::string_view name(CardId card)
{
    return names_of(CardId{})[card.index];
}
template <class Enum>
std::string_view word(Enum value)
{
    return names_of(Enum{})[static_cast<std::size_t>(value)];
}

class TaktikScene {
public:
    TaktikScene(const State& seen, Seat viewer, SceneWriter& out)
        : seen_(seen), viewer_(viewer), out_(out)
    {
    }

    void write()
    {
        out_.object([&] {
            write_head();
            write_board();
            out_.list("units", [&] {
                for (std::uint8_t i = 0; i < units_max; ++i) write_unit(UnitId{i});
            });
            write_orders();
            write_effects();
            write_decks();
            out_.object("camps", [&] {
                for (const Side side : all_sides) write_camp(side);
            });
            write_questions();
            write_clauses();
            write_resolution();
            write_windows();
            write_reach();
            write_odds();
            write_plays();
            write_end();
        });
    }

private:
    bool is_mine(Side side) const { return viewer_ == seat_of(seen_, side); }
    bool is_player() const { return viewer_.is_some() && viewer_.index < 2; }
    bool is_asked() const { return viewer_.is_some() && seen_.flow.awaited.contains(viewer_); }

    void name_or_nothing(std::string_view key, UnitId unit)
    {
        unit.is_some() ? out_.field(key, name(unit)) : out_.no_field(key);
    }
    void name_or_nothing(std::string_view key, CellId cell)
    {
        cell.is_some() ? out_.field(key, name_of(cell)) : out_.no_field(key);
    }
    void side_or_nothing(std::string_view key, Owner owner)
    {
        owner == Owner::nobody ? out_.no_field(key) : out_.field(key, word(owner));
    }

    void write_head()
    {
        out_.field("phase", word(seen_.phase));
        out_.field("round", seen_.round);
        out_.field("round_limit", seen_.terms.round_limit);
        out_.field("turn", seen_.turn);
        out_.field("active", word(seen_.active));
        out_.field("attacker_seat", seen_.attacker_seat.index);
        is_player() ? out_.field("you", word(side_of(seen_, viewer_))) : out_.no_field("you");
    }

    void write_board()
    {
        out_.field("tiles", std::string_view(serialised(seen_.map)));
        out_.list("ruins", [&] {
            for (std::uint16_t i = 0; i < cells; ++i) {
                if (seen_.map.at(CellId{i}).is_ruined()) out_.text(name_of(CellId{i}));
            }
        });
        out_.list("markers", [&] {
            for (std::size_t i = 0; i < marker_count; ++i) {
                out_.object([&] {
                    out_.field("name", name_of(marker_at(i)));
                    out_.field("cell", name_of(seen_.markers.where[i]));
                    side_or_nothing("owner", seen_.control[i]);
                });
            }
        });
    }

    void write_unit(UnitId id)
    {
        const Unit& unit = unit_in(seen_, id);
        const bool is_here = unit.is_on_board();
        int damage = row_of(id).damage;
        for (const Effect& effect : seen_.effects) {
            if (effect.primitive == Primitive::damage_delta && touches(effect, id)) damage += effect.value;
        }
        out_.object([&] {
            out_.field("name", name(id));
            out_.field("side", word(side_of(id)));
            out_.field("type", word(type_of(id)));
            out_.field("status", word(unit.status));
            name_or_nothing("cell", unit.cell);
            out_.field("hp", unit.hp);
            out_.field("hp_max", row_of(id).hp);
            out_.field("moved", unit.has_moved());
            out_.field("attacked", unit.has_attacked);
            out_.field("cargo", unit.has_cargo);
            out_.field("leader", id == leader_of(side_of(id)));
            out_.field("allowance", allowance_of(seen_, id));
            out_.field("range", row_of(id).range);
            out_.field("damage", damage);
            out_.field("can_move", is_here && !unit.has_moved() && !cannot_move(seen_, id));
            out_.field("can_attack", is_here && can_attack(seen_, id) && !is_declared(seen_, id));
        });
    }

    void write_orders()
    {
        out_.field("moves_used", seen_.moves_used);
        out_.field("move_limit", move_limit(seen_, seen_.active));
        out_.list("attacks", [&] {
            for (const Declaration& each : seen_.queue) {
                out_.object([&] {
                    out_.field("attacker", name(each.attacker));
                    out_.field("target", name(each.target));
                });
            }
        });
    }

    void write_effects()
    {
        out_.list("effects", [&] {
            for (const Effect& effect : seen_.effects) {
                out_.object([&] {
                    out_.field("id", effect.id);
                    out_.field("card", name(effect.source));
                    out_.field("owner", word(effect.owner));
                    out_.field("words", std::string_view(words_of(seen_, effect)));
                    out_.field("until", std::string_view(until_words(seen_, effect)));
                });
            }
        });
    }

    void write_decks()
    {
        out_.field("deck", seen_.deck.draw_pile.size());
        out_.list("discards", [&] {
            for (const CardId card : seen_.deck.discard_pile) out_.text(name(card));
        });
    }

    void write_camp(Side side)
    {
        const Camp& camp = camp_of(seen_, side);
        out_.object(word(side), [&] {
            if (is_mine(side)) {
                write_tactics("tactics", camp.tactics);
            } else {
                out_.no_field("tactics");
            }
            out_.field("tactics_left", tactics_left(camp));
            out_.field("has_chosen", camp.has_chosen);
            out_.field("has_deployed", camp.has_deployed);
            write_tactics("played", camp.played);
            write_reserve(side);
            out_.field("points", camp.points);
            out_.field("deliveries", camp.deliveries);
            out_.field("resources", camp.resources);
            out_.field("evacuated", evacuated_of(seen_, side));
            camp.hold == not_held ? out_.no_field("hold") : out_.field("hold", camp.hold);
            out_.field("lost", lost_by_elimination(seen_, side));
            write_missions(side);
            write_sabotage(side);
            out_.field("score", combined_score(seen_, side));
        });
    }
    void write_tactics(std::string_view key, const TacticSet& tactics)
    {
        out_.list(key, [&] {
            for (const TacticId tactic : tactics) out_.text(names_of(TacticId{})[tactic.index]);
        });
    }
    void write_reserve(Side side)
    {
        const Camp& camp = camp_of(seen_, side);
        std::size_t places = static_cast<std::size_t>(capacity_of_reserve(seen_, side));
        for (std::size_t i = places; i < camp.reserve.size(); ++i) {
            if (camp.reserve[i].is_some()) places = i + 1;
        }
        out_.list("reserve", [&] {
            for (std::size_t i = 0; i < places; ++i) {
                camp.reserve[i].is_some() ? out_.text(name(camp.reserve[i])) : out_.nothing();
            }
        });
        out_.field("reserve_capacity", capacity_of_reserve(seen_, side));
    }
    void write_missions(Side side)
    {
        const Camp& camp = camp_of(seen_, side);
        const bool is_known = is_mine(side) || seen_.winner != Owner::nobody;
        if (is_known && camp.missions[0].is_some()) {
            out_.list("missions", [&] {
                for (const MissionId mission : camp.missions) {
                    out_.object([&] {
                        out_.field("name", names_of(MissionId{})[mission.index]);
                        out_.field("done", camp.missions_done.contains(mission));
                    });
                }
            });
        } else {
            out_.no_field("missions");
        }
        out_.list("missions_done", [&] {
            for (const MissionId mission : camp.missions_done) {
                out_.text(names_of(MissionId{})[mission.index]);
            }
        });
        if (is_mine(side)) {
            out_.list("key_units", [&] {
                for (const UnitId unit : camp.key_units) out_.text(name(unit));
            });
            name_or_nothing("convoy", camp.convoy);
        } else {
            out_.no_field("key_units");
            out_.no_field("convoy");
        }
    }
    void write_sabotage(Side side)
    {
        const Camp& camp = camp_of(seen_, side);
        const auto structures = structures_of(seen_, other_side(side));
        out_.list("sabotage", [&] {
            for (std::size_t i = 0; i < structures.size(); ++i) {
                if (structures[i].is_none()) continue;
                out_.object([&] {
                    out_.field("what", i == 0 ? "depot" : "bridge");
                    out_.field("cell", name_of(structures[i]));
                    out_.field("progress", camp.sabotage[i]);
                    out_.field("done", (camp.neutralised >> i & 1U) != 0);
                });
            }
        });
    }

    void write_questions()
    {
        if (seen_.pending.is_some()) {
            out_.object("pending", [&] {
                out_.field("card", name(seen_.pending));
                out_.field("kind", is_malus(seen_.pending) ? "malus" : "bonus");
            });
        } else {
            out_.no_field("pending");
        }
        if (seen_.choice == Choice::none) {
            out_.no_field("choice");
            return;
        }
        out_.object("choice", [&] {
            out_.field("kind", word(seen_.choice));
            out_.field("chooser", word(seen_.chooser));
            seen_.pending.is_some() ? out_.field("card", name(seen_.pending)) : out_.no_field("card");
        });
    }

    void write_clauses()
    {
        out_.list("ways", [&] {
            for (const Side side : all_sides) {
                for (const VictorySet& clause : camp_of(seen_, side).clauses) write_clause(side, clause);
            }
        });
    }
    void write_clause(Side side, const VictorySet& clause)
    {
        out_.object([&] {
            out_.field("side", word(side));
            out_.list("conditions", [&] {
                for (const VictoryId condition : clause) {
                    const Progress progress = progress_of(seen_, side, condition);
                    out_.object([&] {
                        out_.field("name", names_of(VictoryId{})[condition.index]);
                        out_.field("words", std::string_view(progress.words));
                        out_.field("now", progress.now);
                        out_.field("goal", progress.goal);
                        out_.field("state", std::string_view(progress.state));
                        out_.field("met", progress.is_met);
                    });
                }
            });
        });
    }

    void write_modifiers(UnitId attacker, UnitId target)
    {
        out_.list("modifiers", [&] {
            for (const Modifier& modifier : modifiers_of(seen_, attacker, target)) {
                out_.object([&] {
                    out_.field("words", std::string_view(words_of(seen_, attacker, target, modifier)));
                    out_.field("value", modifier.value);
                });
            }
        });
    }

    void write_resolution()
    {
        const Resolution& now = seen_.resolution;
        if (now.kind == ResolutionKind::none) {
            out_.no_field("resolution");
            return;
        }
        out_.object("resolution", [&] {
            out_.field("kind", word(now.kind));
            name_or_nothing("unit", now.unit);
            name_or_nothing("from", now.unit.is_some() && now.steps == 0 ? unit_in(seen_, now.unit).cell
                                                                         : CellId::none());
            out_.list("path", [&] {
                for (const CellId cell : now.path) out_.text(name_of(cell));
            });
            out_.field("steps", now.steps);
            name_or_nothing("target", now.target);
            name_or_nothing("supporter", now.supporter);
            if (now.kind == ResolutionKind::attack) write_attack(now);
            out_.field("cancelled", now.is_cancelled);
        });
    }
    void write_attack(const Resolution& now)
    {
        const Shot shot = shot_of(seen_, now.unit, now.target, now.supporter);
        out_.field("distance", shot.distance);
        out_.field("required", shot.required);
        write_modifiers(now.unit, now.target);
        out_.field("sum", shot.sum);
        out_.field("chance", shot.chance());
        out_.field("die", now.die);
        out_.field("rolled", now.rolled);
        out_.field("hit", now.is_hit);
        out_.field("damage", shot.damage);
        out_.field("damage_now", shot.damage_done());
        out_.field("rerolled", now.reroll_is_asked);
    }

    // The windows of the resolution in progress: before the open one they are over, behind it to come.
    void write_windows()
    {
        out_.list("windows", [&] {
            const ResolutionKind kind = seen_.resolution.kind;
            if (kind == ResolutionKind::none || kind == ResolutionKind::malus) return;
            const std::size_t first = kind == ResolutionKind::move ? 0 : 2;
            const std::size_t last = kind == ResolutionKind::move ? 1 : 4;
            const auto open = static_cast<std::size_t>(open_window_of(seen_));
            for (std::size_t i = first; i <= last; ++i) {
                out_.object([&] {
                    out_.field("name", window_names[i]);
                    out_.field("state", i < open ? "over" : i == open ? "open" : "to_come");
                });
            }
        });
    }

    std::string route_of(UnitId unit, CellId to) const
    {
        std::string route;
        CellId at = unit_in(seen_, unit).cell;
        for (const CellId next : canonical_path(seen_, unit, to)) {
            for (const Direction direction : all_directions) {
                if (neighbour(at, direction) != next) continue;
                if (!route.empty()) route += "-";
                route += word(direction);
            }
            at = next;
        }
        return route;
    }

    void write_reach()
    {
        out_.list("reach", [&] {
            if (seen_.phase != Phase::movement || !is_asked() || seen_.windows.is_open()) return;
            if (seen_.moves_used >= move_limit(seen_, seen_.active)) return;
            for_each_on_board(seen_, seen_.active, [&](UnitId unit) {
                if (unit_in(seen_, unit).has_moved() || cannot_move(seen_, unit)) return;
                write_reach_of(unit);
            });
        });
    }
    void write_reach_of(UnitId unit)
    {
        Layers layers;
        seen_.ways.search(unit_in(seen_, unit).cell, allowance_of(seen_, unit),
                          row_of(unit).has_ford, rivers_are_frozen(seen_), CellId::none(), layers);
        const Rows reach = reach_of(seen_, unit);
        out_.object([&] {
            out_.field("unit", name(unit));
            out_.list("cells", [&] {
                for (std::uint16_t i = 0; i < cells; ++i) {
                    if (!has_cell(reach, CellId{i})) continue;
                    out_.object([&] {
                        out_.field("cell", name_of(CellId{i}));
                        out_.field("cost", layers.cost_of(CellId{i}));
                        out_.field("path", std::string_view(route_of(unit, CellId{i})));
                    });
                }
            });
        });
    }

    void write_odds()
    {
        out_.list("odds", [&] {
            const bool is_time = seen_.phase == Phase::movement || seen_.phase == Phase::attack;
            if (!is_time || !is_asked() || seen_.windows.is_open()) return;
            for_each_on_board(seen_, seen_.active, [&](UnitId unit) {
                if (!can_attack(seen_, unit)) return;
                for_each_on_board(seen_, other_side(seen_.active), [&](UnitId enemy) {
                    if (is_in_range(seen_, unit, enemy)) write_shot(unit, enemy);
                });
            });
        });
    }
    void write_shot(UnitId attacker, UnitId target)
    {
        const Shot shot = shot_of(seen_, attacker, target);
        out_.object([&] {
            out_.field("attacker", name(attacker));
            out_.field("target", name(target));
            out_.field("distance", shot.distance);
            out_.field("required", shot.required);
            out_.field("sum", shot.sum);
            out_.field("chance", shot.chance());
            out_.field("damage", shot.damage_done());
            write_modifiers(attacker, target);
            out_.field("kills", shot.damage_done() >= unit_in(seen_, target).hp);
        });
    }

    // What each tactic in hand would do to the attack, worked out by playing it in a copy.
    void write_plays()
    {
        out_.list("plays", [&] {
            const WindowName window = open_window_of(seen_);
            if (!is_asked() || window == WindowName::none || window == WindowName::malus_drawn) return;
            if (seen_.resolution.kind != ResolutionKind::attack) return;
            Candidates cards;
            const Chosen asked{viewer_, Move{0, 0, {}}};
            cards_to_react_with(seen_, asked, cards);
            for (const Argument card : cards) write_play(id_cast<CardId>(card));
        });
    }
    void write_play(CardId card)
    {
        State after = seen_;
        const Resolution& now = seen_.resolution;
        Named named;
        const Target target = row_of(card).target;
        if (target == Target::frame_attacker) named.unit = now.unit;
        if (target == Target::frame_target) named.unit = now.target;
        if (target == Target::supporter) named.unit = best_supporter();
        if (target == Target::supporter && named.unit.is_none()) return;
        Events silent;
        begin_effects(after, card, side_of(seen_, viewer_), named, silent);
        const UnitId supporter = after.resolution.supporter;
        const Shot before = shot_of(seen_, now.unit, now.target, now.supporter);
        const Shot changed = shot_of(after, now.unit, now.target, supporter);
        const bool is_cancelled = cannot_attack(after, now.unit);
        const int chance = is_cancelled ? 0 : changed.chance();
        std::string words = chance != before.chance()
                                ? std::to_string(before.chance()) + " -> " + std::to_string(chance) + " in 6"
                                : "damage " + std::to_string(changed.damage_done());
        if (after.resolution.reroll_is_asked) words = "roll again: " + std::to_string(chance) + " in 6";
        out_.object([&] {
            out_.field("card", name(card));
            out_.field("chance", chance);
            out_.field("damage", changed.damage_done());
            out_.field("words", std::string_view(words));
            name_or_nothing("unit", named.unit);
        });
    }
    UnitId best_supporter() const
    {
        UnitId best;
        for (std::uint8_t i = 0; i < units_max; ++i) {
            if (!can_support(seen_, UnitId{i})) continue;
            if (best.is_none() || row_of(UnitId{i}).damage > row_of(best).damage) best = UnitId{i};
        }
        return best;
    }

    void write_end()
    {
        side_or_nothing("winner", seen_.winner);
        out_.list("won_by", [&] {
            for (const VictoryId condition : seen_.won_by) {
                out_.text(names_of(VictoryId{})[condition.index]);
            }
        });
    }

    const State& seen_;
    const Seat viewer_;
    SceneWriter& out_;
};

}  // namespace

void write_scene(const State& seen, Seat viewer, SceneWriter& out)
{
    TaktikScene(seen, viewer, out).write();
}

}  // namespace sortie::taktik
