#include "games/merc/scene.h"

#include <string>

#include "games/merc/events.h"
#include "games/merc/gear.h"
#include "games/merc/modes/factions.h"
#include "games/merc/modes/motor_pool.h"
#include "games/merc/orders.h"
#include "games/merc/refusals.h"
#include "games/merc/secrets.h"
#include "games/merc/skills.h"
#include "games/merc/targets.h"

namespace sortie::merc {
namespace {

// The name of an id or of an enumerator, as moves and events write it.
template <class Value>
std::string_view name_in_moves(Value value)
{
    if constexpr (is_id_v<Value>) {
        return names_of(Value{})[value.index];
    } else {
        return names_of(Value{})[static_cast<std::size_t>(value)];
    }
}

std::string name_in_moves(FighterId fighter)
{
    std::string name;
    fighter_kind.write(fighter.index, name);
    return name;
}

std::string_view side_name(Side side)
{
    return side == Side::rebels ? "rebels" : side == Side::dictator ? "dictator" : "neither";
}

// Tells a position through a writer; one function for each part of it.
class Teller {
public:
    Teller(const State& seen, Seat viewer, SceneWriter& out)
        : seen_(seen), viewer_(viewer), out_(out)
    {
    }

    void tell()
    {
        out_.object([&] {
            tell_day();
            out_.list("sectors", [&] {
                for (const SectorId sector : sectors_of(seen_)) tell_sector(sector);
            });
            out_.list("players", [&] {
                for (const PlayerId rebel : rebels_of(seen_)) tell_player(rebel);
                tell_player(the_dictator);
            });
            out_.list("units", [&] {
                for (std::uint8_t i = 0; i < unit_count; ++i) {
                    if (unit_of(seen_, UnitId{i}).is_in_play()) tell_unit(UnitId{i});
                }
            });
            out_.object("regime", [&] { tell_regime(); });
            out_.object("tactics", [&] { tell_tactics(); });
            out_.object("decks", [&] { tell_decks(); });
            tell_combat();
            tell_queue();
            tell_joint_attack();
            tell_requests();
            tell_shelling();
            list_of("dead", seen_.dead);
            tell_modes();
        });
    }

private:
    // ---- Small things ----------------------------------------------------------------------------

    template <class Value>
    void named(std::string_view key, Value value)
    {
        if constexpr (is_id_v<Value>) {
            if (value.is_none()) return out_.no_field(key);
        }
        out_.field(key, name_in_moves(value));
    }
    template <class Values>
    void list_of(std::string_view key, const Values& values)
    {
        out_.list(key, [&] {
            for (const auto value : values) tell_name(value);
        });
    }
    template <class Value>
    void tell_name(Value value)
    {
        if constexpr (is_id_v<Value>) {
            if (value.is_none()) return out_.nothing();
        }
        out_.text(name_in_moves(value));
    }
    // A hidden tactics card is null.
    void tell_name(Tactic tactic)
    {
        if (tactic == Tactic::hidden) return out_.nothing();
        out_.text(name_in_moves(tactic));
    }

    // ---- The day and the map ---------------------------------------------------------------------

    void tell_day()
    {
        out_.field("day", seen_.day);
        named("phase", seen_.phase);
        if (seen_.outcome == Outcome::open) {
            out_.no_field("outcome");
            out_.no_field("winner");
        } else {
            named("outcome", seen_.outcome);
            out_.field("winner", side_name(winner_of(seen_)));
        }
        if (viewer_.is_some()) {
            named("you", player_of(seen_, viewer_));
        } else {
            out_.no_field("you");
        }
        out_.field("rows", seen_.rows);
        out_.field("columns", seen_.columns);
        out_.object("values", [&] {
            out_.field("rebels", value_of_side(seen_, Side::rebels));
            out_.field("dictator", value_of_side(seen_, Side::dictator));
        });
    }

    void tell_sector(SectorId sector)
    {
        const Sector& place = seen_.sectors[sector.index];
        out_.object([&] {
            named("id", sector);
            out_.field("row", row_of(sector));
            out_.field("column", column_of(sector));
            named("card", place.card);
            out_.field("explored", place.is_explored);
            out_.field("base", seen_.regime.base == sector);
            out_.field("fight", is_combat_waiting(seen_, sector));
            named("holder", controller_of(seen_, sector));
            out_.list("militia", [&] {
                for (std::uint8_t i = 0; i < player_count; ++i) {
                    if (place.militia[i] == 0) continue;
                    out_.object([&] {
                        named("player", PlayerId{i});
                        out_.field("count", place.militia[i]);
                    });
                }
            });
            tell_stash(sector);
        });
    }

    // R13.10: everybody knows how many cards lie there, its side knows which.
    void tell_stash(SectorId sector)
    {
        const CardSet& stash = seen_.stashes[sector.index];
        out_.field("stash", stash.size());
        if (seen_.concealed.contains(sector) || !may_see_stash(seen_, sector, viewer_)) {
            out_.no_field("cards");
        } else {
            list_of("cards", stash);
        }
    }

    // ---- Players and units -----------------------------------------------------------------------

    void tell_player(PlayerId player)
    {
        out_.object([&] {
            named("id", player);
            out_.field("seat",
                       player == the_dictator ? int{seen_.flow.seat_count} - 1 : int{player.index});
            out_.field("team", team_size(seen_, player));
            if (player == the_dictator) {
                out_.no_field("limit");
            } else {
                out_.field("limit", team_limit(seen_, player));
            }
            int value = 0;
            for (const SectorId sector : sectors_of(seen_)) {
                if (controller_of(seen_, sector) == player) value += card_at(seen_, sector).value;
            }
            out_.field("value", value);
            out_.field("militia_initiative", militia_initiative(seen_, player));
            out_.list("squads", [&] {
                for (std::size_t i = 0; i < squad_count; ++i) tell_squad(player, i);
            });
            tell_task(seen_.tasks[player.index]);
        });
    }

    void tell_squad(PlayerId player, std::size_t number)
    {
        const Squad& squad = seen_.squads[player.index][number];
        if (!squad.is_on_board()) return;
        out_.object([&] {
            out_.field("name", squad_names[number]);
            named("sector", squad.sector);
            list_of("units", squad.members);
            tell_vehicle(player, static_cast<std::uint8_t>(number));
        });
    }

    // V3.15; nothing for a squad on foot.
    void tell_vehicle(PlayerId player, std::uint8_t squad)
    {
        const CardId vehicle = vehicle_of(seen_, player, squad);
        if (vehicle.is_none()) return;
        out_.object("vehicle", [&] {
            named("card", vehicle);
            out_.field("armor", row_of(vehicle).armor);
            out_.field("damage", damage_of(seen_, vehicle));
            out_.field("crew", row_of(vehicle).crew);
            out_.field("loaded", seen_.modes.loaded[player.index][squad]);
            out_.field("riding", seen_.modes.riding[player.index][squad]);
        });
    }

    // The way to play; nothing in a normal game.
    void tell_modes()
    {
        const Modes& modes = seen_.modes;
        if (modes.is_normal_game()) return;
        out_.object("modes", [&] {
            named("mode", modes.mode);
            out_.field("vehicles", modes.has_vehicles);
            out_.field("i_dictator", modes.has_super_weapon);
            if (!has_dictator(seen_)) tell_factions();
            if (modes.has_super_weapon) tell_components();
            if (modes.mode == Mode::solo_rescue) {
                out_.list("laid", [&] {
                    for (const SectorId sector : sectors_of(seen_)) {
                        if (modes.laid[sector.index].is_some()) out_.text(name_in_moves(sector));
                    }
                });
            }
            if (seen_.outcome != Outcome::open) out_.field("end", words_of_end(seen_));
        });
    }
    void tell_factions()
    {
        const Modes& modes = seen_.modes;
        out_.field("rounds", modes.rounds);
        out_.field("round", seen_.day - 1);
        out_.field("acting", modes.acting + 1);
        out_.list("factions", [&] {
            for (std::uint8_t faction = 0; faction < modes.faction_count; ++faction) {
                out_.object([&] {
                    out_.field("number", faction + 1);
                    out_.field("value", value_of_faction(seen_, faction));
                    out_.list("players", [&] {
                        for (const PlayerId player : rebels_of(seen_)) {
                            if (modes.faction[player.index] != faction) continue;
                            out_.text(name_in_moves(player));
                        }
                    });
                });
            }
        });
    }
    // V5.9: where each of them came from; in the supply it came from nowhere.
    void tell_components()
    {
        out_.list("components", [&] {
            for (std::size_t i = 0; i < component_count; ++i) {
                out_.object([&] {
                    named("card", component_card(i));
                    named("origin", seen_.modes.origins[i]);
                });
            }
        });
    }

    void tell_task(const Task& task)
    {
        if (!task.is_open()) return out_.no_field("task");
        out_.object("task", [&] {
            named("purpose", task.purpose);
            named("step", task.step);
            named("unit", task.unit);
            named("actor", task.actor);
            list_of("offer", task.offer);
            list_of("named", task.named);
            list_of("drawn", task.drawn);
            list_of("contents", task.contents);
            list_of("participants", task.participants);
        });
    }

    void tell_unit(UnitId unit)
    {
        const Unit& value = unit_of(seen_, unit);
        out_.object([&] {
            named("id", unit);
            out_.field("name", name_of(seen_, unit));
            named("owner", value.owner);
            out_.field("squad", squad_names[value.squad]);
            named("sector", sector_of(seen_, unit));
            out_.field("health", value.health);
            out_.field("max_health", max_health_of(unit));
            out_.field("actions", value.actions);
            out_.field("training_only", value.training_only);
            out_.field("free_moves", value.free_moves);
            out_.field("dying", seen_.dying.contains(unit));
            out_.field("armor", armor_of(seen_, unit));
            out_.field("hits_on", hits_on(seen_, fighter_of(unit)));
            out_.field("piercing", is_piercing(seen_, unit));
            if (unit == dictator_card) out_.field("protected", is_protected(seen_));
            tell_skills(unit);
            tell_carried(value);
        });
    }

    // Every number with what it is made of: printed, by equipment, by abilities.
    void tell_skills(UnitId unit)
    {
        State bare = seen_;
        unit_of(bare, unit).carried = {};
        const Skills printed = skill_values_of(bare, unit);
        const Skills equipped = skill_values_of(seen_, unit);
        const Skills final_values = skills_of(seen_, unit);
        const auto skill = [&](std::string_view name, int Skills::* part) {
            out_.object(name, [&] {
                out_.field("value", final_values.*part);
                out_.field("printed", printed.*part);
                out_.field("equipment", equipped.*part - printed.*part);
                out_.field("ability", final_values.*part - equipped.*part);
            });
        };
        out_.object("skills", [&] {
            skill("initiative", &Skills::initiative);
            skill("training", &Skills::training);
            skill("combat", &Skills::combat);
            skill("targets", &Skills::targets);
        });
    }

    void tell_carried(const Unit& unit)
    {
        out_.list("carried", [&] {
            for (std::size_t i = 0; i < pocket_count; ++i) {
                const CardId card = unit.carried[i];
                if (card.is_none()) continue;
                out_.object([&] {
                    named("pocket", static_cast<Pocket>(i));
                    named("card", card);
                    out_.field("wear", wear_of(seen_, card));
                });
            }
        });
    }

    // ---- The Dictator's side ---------------------------------------------------------------------

    void tell_regime()
    {
        const Regime& regime = seen_.regime;
        if (regime.card == Dictator::unknown) {
            out_.no_field("card");
        } else {
            named("card", regime.card);
        }
        out_.field("automatic", regime.is_automatic);
        named("base", regime.base);
        out_.field("better_weapons", regime.better_weapons);
        out_.field("veteran_militia", regime.veteran_militia);
        out_.field("oil_reserves", regime.oil_reserves);
        out_.field("conscripts", regime.conscripts);
        named("marked", regime.marked);
        if (regime.is_playing) {
            named("playing", regime.playing);
        } else {
            out_.no_field("playing");
        }
        list_of("chosen", regime.chosen);
        out_.field("to_choose", regime.to_choose);
        named("placing", regime.placing);
        out_.field("to_place", regime.to_place);
    }

    void tell_tactics()
    {
        out_.field("deck", seen_.tactics.deck.size());
        list_of("hand", seen_.tactics.hand);
        list_of("discard", seen_.tactics.discard);
    }

    void tell_decks()
    {
        for (std::size_t i = 0; i < slot_count; ++i) {
            out_.field(names_of(Slot{})[i], seen_.equipment[i].draw_pile.size());
        }
        out_.field("mercs", seen_.mercs.draw_pile.size());
    }

    void tell_shelling()
    {
        const Shelling& shelling = seen_.shelling;
        if (shelling.deciding.is_none()) return out_.no_field("shelling");
        out_.object("shelling", [&] {
            named("sector", seen_.regime.chosen[shelling.sector]);
            named("deciding", shelling.deciding);
            out_.field("hits_left", shelling.hits_left);
        });
    }

    // ---- Combat and what comes before it ---------------------------------------------------------

    void tell_combat()
    {
        const Combat& combat = seen_.combat;
        if (!combat.is_running()) return out_.no_field("combat");
        out_.object("combat", [&] {
            named("sector", combat.sector);
            out_.field("attacker", side_name(combat.attacker));
            named("held_by", combat.held_by);
            out_.field("round", combat.round);
            out_.field("standoff", combat.is_standoff);
            out_.field("next", combat.next);
            out_.field("militia_left", combat.militia_left);
            out_.list("order", [&] {
                for (const FighterId fighter : combat.order) tell_place(fighter);
            });
            out_.list("dogs", [&] {
                for (std::size_t i = 0; i < dogs_max; ++i) tell_dog(i);
            });
            tell_attack(combat.attack);
        });
    }

    void tell_place(FighterId fighter)
    {
        out_.object([&] {
            named("fighter", fighter);
            const bool is_militia_group = is_militia(fighter);
            const PlayerId owner =
                is_militia_group ? player_in(fighter) : unit_of(seen_, unit_in(fighter)).owner;
            named("owner", owner);
            if (is_militia_group) {
                out_.field("initiative", militia_initiative(seen_, owner));
            } else if (owner.is_some()) {
                out_.field("initiative", skills_of(seen_, unit_in(fighter)).initiative);
            } else {
                out_.no_field("initiative");  // out of the game since
            }
        });
    }

    void tell_dog(std::size_t number)
    {
        const Dog& dog = seen_.combat.dogs[number];
        if (dog.on.is_none()) return;
        out_.object([&] {
            named("fighter", dog_fighter(number));
            named("on", dog.on);
            named("by", dog.by);
            named("owner", dog.owner);
            out_.field("health", dog.health);
        });
    }

    void tell_attack(const Attack& attack)
    {
        if (attack.by.is_none()) return out_.no_field("attack");
        out_.object("attack", [&] {
            named("kind", attack.kind);
            named("by", attack.by);
            named("sector", attack.sector);
            out_.field("dice", attack.dice);
            out_.field("hits_left", attack.hits_left);
            out_.field("declared", attack.is_declared);
            out_.field("rolled", attack.is_rolled);
            out_.list("faces", [&] {
                for (const std::uint8_t count : attack.faces) out_.number(count);
            });
            out_.list("targets", [&] {
                for (const Target& target : attack.targets) {
                    out_.object([&] {
                        named("mark", target.mark);
                        out_.field("count", target.count);
                        out_.field("hits", target.hits);
                        out_.field("converted", target.converted);
                    });
                }
            });
        });
    }

    void tell_queue()
    {
        out_.list("queue", [&] {
            for (const QueuedCombat& queued : seen_.queue) {
                out_.object([&] {
                    named("sector", queued.sector);
                    out_.field("attacker", side_name(queued.attacker));
                });
            }
        });
    }

    void tell_joint_attack()
    {
        const JointAttack& joint = seen_.joint;
        if (!joint.is_open()) return out_.no_field("joint");
        out_.object("joint", [&] {
            named("by", joint.by);
            named("target", joint.target);
            out_.list("committed", [&] {
                for (const PlayerId rebel : rebels_of(seen_)) {
                    if (joint.squads[rebel.index] != 0) tell_name(rebel);
                }
            });
        });
    }

    void tell_requests()
    {
        out_.list("requests", [&] {
            for (const PlayerId rebel : rebels_of(seen_)) {
                const Request& request = seen_.requests[rebel.index];
                if (!request.is_open()) continue;
                out_.object([&] {
                    named("by", rebel);
                    named("to", request.to);
                    named("sector", request.sector);
                    out_.field("count", request.count);
                });
            }
        });
    }

    const State& seen_;
    Seat viewer_;
    SceneWriter& out_;
};

}  // namespace

void tell_scene(const State& seen, Seat viewer, SceneWriter& out)
{
    Teller(seen, viewer, out).tell();
}

}  // namespace sortie::merc
