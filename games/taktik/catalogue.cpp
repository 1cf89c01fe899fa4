// What never changes about Taktik, for clients: cards, units, terrain, windows, conditions, missions.

#include "games/taktik/card_play.h"
#include "games/taktik/missions.h"
#include "games/taktik/scene.h"
#include "games/taktik/words.h"

namespace sortie::taktik {
namespace {

std::string_view word_of(CardKind kind)
{
    return kind == CardKind::bonus ? "bonus" : kind == CardKind::malus ? "malus" : "tactic";
}
std::string_view word_of(Reactor reactor)
{
    if (reactor == Reactor::either) return "either";
    return reactor == Reactor::responder ? "responder" : "initiator";
}
std::string_view word_of(Asks asked)
{
    switch (asked) {
        case Asks::unit: return "unit";
        case Asks::cell: return "cell";
        case Asks::quadrant: return "quadrant";
        case Asks::slot: return "slot";
        case Asks::nothing: break;
    }
    return "none";
}

void write_card(const CardRow& row, SceneWriter& out)
{
    const bool is_tactic_row = row.kind == CardKind::tactic;
    out.object([&] {
        out.field("id", row.id);
        out.field("name", row.name);
        out.field("kind", word_of(row.kind));
        out.field("words", row.words);
        out.field("special", row.is_special);
        if (is_tactic_row) {
            out.no_field("category");
            out.field("window", window_names[static_cast<std::size_t>(row.window)]);
            out.field("reactor", word_of(row.reactor));
        } else {
            out.field("category", names_of(Category{})[static_cast<std::size_t>(row.category)]);
            out.no_field("window");
            out.no_field("reactor");
        }
        out.list("cancels", [&] {
            if (row.cancels == every_category) {
                out.text("any");
                return;
            }
            for (const Category category : row.cancels) {
                out.text(names_of(Category{})[static_cast<std::size_t>(category)]);
            }
        });
        out.list("copies", [&] {
            out.number(row.copies_60);
            out.number(row.copies_90);
        });
        out.field("target", word_of(asks_for(row.target)));
    });
}

void write_unit_type(std::size_t i, SceneWriter& out)
{
    const UnitTypeRow& row = unit_type_table[i];
    out.object([&] {
        out.field("type", names_of(UnitType{})[i]);
        out.field("name", row.name);
        out.field("allowance", row.allowance);
        out.field("range", row.range);
        out.list("required", [&] {
            for (int k = 0; k < row.range; ++k) out.number(row.required[static_cast<std::size_t>(k)]);
        });
        out.field("damage", row.damage);
        out.field("hp", row.hp);
        out.field("value", row.value);
        out.list("traits", [&] {
            if (row.has_ford) out.text("ford");
            if (row.is_carrier) out.text("carrier");
            if (row.is_limited) out.text("limited");
        });
    });
}

void write_terrain(const TerrainRow& row, SceneWriter& out)
{
    out.object([&] {
        out.field("code", std::string_view(&row.code, 1));
        out.field("name", row.name);
        out.field("cost", row.move_cost);
        out.field("blocks", row.blocks_move);
        out.field("target_hit", row.target_hit);
        out.field("target_defence", row.target_defence);
        out.field("attacker_hit", row.attacker_hit);
    });
}

void write_windows(SceneWriter& out)
{
    constexpr std::array<std::string_view, 6> words{
        "the order is given, the unit still stands at its start",
        "the unit stands on its new cell",
        "attacker and target are named, no die is rolled",
        "the die lies and does not count yet",
        "the hit stands, the damage is not done yet",
        "a malus is drawn and not yet in force"};
    for (std::size_t i = 0; i < window_names.size(); ++i) {
        out.object([&] {
            out.field("name", window_names[i]);
            out.field("words", words[i]);
        });
    }
}

void write_conditions(SceneWriter& out)
{
    out.list("conditions", [&] {
        for (std::uint8_t i = 0; i < victory_count; ++i) {
            out.object([&] {
                out.field("name", names_of(VictoryId{})[i]);
                out.field("title", title_of(VictoryId{i}));
                out.field("words", words_of(VictoryId{i}));
            });
        }
    });
    out.list("missions", [&] {
        for (std::uint8_t i = 0; i < mission_count; ++i) {
            const bool is_attackers = eligible_missions(Side::attacker).contains(MissionId{i});
            const bool is_defenders = eligible_missions(Side::defender).contains(MissionId{i});
            out.object([&] {
                out.field("name", names_of(MissionId{})[i]);
                out.field("title", title_of(MissionId{i}));
                out.field("words", words_of(MissionId{i}));
                out.field("side", is_attackers && is_defenders ? "both"
                                  : is_attackers               ? "attacker"
                                                               : "defender");
            });
        }
    });
}

}  // namespace

void write_catalogue(SceneWriter& out)
{
    out.object([&] {
        out.list("cards", [&] {
            for (const CardRow& row : card_table) write_card(row, out);
        });
        out.list("units", [&] {
            for (std::size_t i = 0; i < unit_type_count; ++i) write_unit_type(i, out);
        });
        out.list("terrain", [&] {
            for (const TerrainRow& row : terrain_table) write_terrain(row, out);
        });
        out.list("windows", [&] { write_windows(out); });
        write_conditions(out);
    });
}

}  // namespace sortie::taktik
