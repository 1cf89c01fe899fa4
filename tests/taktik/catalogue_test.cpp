#include <boost/json/serialize.hpp>

#include "games/taktik/module.h"
#include "games/taktik/scene.h"
#include "table/json.h"
#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("T10.1, T4.1: the catalogue names every card, every type of unit and every terrain")
{
    const std::string text = boost::json::serialize(catalogue_json(game_module()));
    const auto contains = [&](std::string_view word) {
        return text.find("\"" + std::string(word) + "\"") != std::string::npos;
    };
    for (const CardRow& row : card_table) EXPECT(contains(row.id)) << row.id;
    for (const UnitTypeRow& row : unit_type_table) EXPECT(contains(row.name)) << row.name;
    for (const TerrainRow& row : terrain_table) EXPECT(contains(row.name)) << row.name;
    for (const std::string_view name : window_names) EXPECT(contains(name)) << name;
    for (const std::string_view name : names_of(VictoryId{})) EXPECT(contains(name)) << name;
    for (const std::string_view name : names_of(MissionId{})) EXPECT(contains(name)) << name;
}
