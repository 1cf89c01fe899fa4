// What is printed on the cards, for a client: tell_catalogue of scene.h.

#include "games/merc/cards/dictators.h"
#include "games/merc/cards/equipment.h"
#include "games/merc/cards/mercs.h"
#include "games/merc/cards/sectors.h"
#include "games/merc/scene.h"

namespace sortie::merc {
namespace {

// What is printed on a MERC card and on a Dictator card alike.
template <class Row>
void tell_fighter(const Row& row, SceneWriter& out)
{
    out.field("id", row.id);
    out.field("name", row.name);
    out.field("initiative", row.initiative);
    out.field("training", row.training);
    out.field("combat", row.combat);
}

void tell_mercs(SceneWriter& out)
{
    for (const MercRow& row : merc_table) {
        out.object([&] {
            tell_fighter(row, out);
            out.field("health", row.extra.health);
            out.field("actions", row.extra.actions);
            out.field("training_only", row.extra.training_only);
            out.field("hits_on", row.extra.hits_on);
            out.field("words", row.words);
        });
    }
}

void tell_dictators(SceneWriter& out)
{
    for (const DictatorRow& row : dictator_table) {
        out.object([&] {
            tell_fighter(row, out);
            out.field("words", row.words);
        });
    }
}

void tell_tactics(SceneWriter& out)
{
    for (const TacticRow& row : tactic_table) {
        out.object([&] {
            out.field("id", row.id);
            out.field("name", row.name);
            out.field("reveals_base", row.reveals_base);
            out.field("words", row.words);
        });
    }
}

void tell_sector_cards(SceneWriter& out)
{
    for (const SectorRow& row : sector_table) {
        out.object([&] {
            out.field("id", row.id);
            out.field("name", row.name);
            out.field("land", names_of(Land{})[static_cast<std::size_t>(row.land)]);
            out.field("value", row.value);
            out.object("loot", [&] {
                for (std::size_t i = 0; i < slot_count; ++i) {
                    out.field(names_of(Slot{})[i], row.loot[i]);
                }
            });
        });
    }
}

void tell_kind(const KindRow& row, SceneWriter& out)
{
    out.object([&] {
        out.field("id", row.id);
        out.field("name", row.name);
        out.field("slot", names_of(Slot{})[static_cast<std::size_t>(row.slot)]);
        out.field("combat", row.effect.combat);
        out.field("targets", row.effect.targets);
        out.field("training", row.effect.training);
        out.field("initiative", row.effect.initiative);
        out.field("armor", row.effect.armor);
        out.field("piercing", row.effect.is_piercing);
        out.field("one_use", row.effect.is_one_use);
        out.field("uses", row.effect.uses);
        out.field("words", row.words);
    });
}

// A card is one copy of a kind.
void tell_cards(SceneWriter& out)
{
    for (std::uint8_t i = 0; i < card_count; ++i) {
        out.object([&] {
            out.field("id", names_of(CardId{})[i]);
            out.field("kind", kind_of(CardId{i}).id);
        });
    }
}

}  // namespace

void tell_catalogue(SceneWriter& out)
{
    out.object([&] {
        out.list("mercs", [&] { tell_mercs(out); });
        out.list("dictators", [&] { tell_dictators(out); });
        out.list("tactics", [&] { tell_tactics(out); });
        out.list("sectors", [&] { tell_sector_cards(out); });
        out.list("kinds", [&] {
            for (const KindRow& row : equipment_table) tell_kind(row, out);
        });
        out.list("cards", [&] { tell_cards(out); });
    });
}

}  // namespace sortie::merc
