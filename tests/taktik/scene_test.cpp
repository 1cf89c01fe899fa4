#include "games/taktik/scene.h"

#include <boost/json/serialize.hpp>

#include "games/taktik/module.h"
#include "table/json.h"
#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

namespace json = boost::json;

namespace {

json::value scene_of(const Theatre& theatre, Seat viewer)
{
    const GameModule& game = game_module();
    Events silence;
    const auto position = game.start(setup_with({}), silence);
    *static_cast<State*>(position->data()) = theatre.state;
    return view_json(game, *position, viewer).at("scene");
}
std::string text_of_scene(const Theatre& theatre, Seat viewer)
{
    return json::serialize(scene_of(theatre, viewer));
}

}  // namespace

TEST("T18.1: the scene of a player is the same whatever the other one hides")
{
    Theatre theatre({{a(1), "F6"}, {d(9), "G6"}});
    theatre.deal_tactics(Side::attacker, {"dense_fog"});
    theatre.deal_reserve(Side::attacker, {"air_cover"});
    Theatre other = theatre;
    Rng rng = Rng::from(Seed::from_number(3));
    other.state = P::determinize(theatre.state, seat2, rng);
    EXPECT(P::hash(theatre.state) != P::hash(other.state));
    EXPECT_EQ(text_of_scene(theatre, seat2), text_of_scene(other, seat2));
    EXPECT_EQ(text_of_scene(theatre, nobody), text_of_scene(other, nobody));
    EXPECT(text_of_scene(theatre, seat1) != text_of_scene(other, seat1));
}

TEST("T18.4: the scene tells every unit where it stands, in every phase")
{
    Theatre theatre({{a(7), "F6"}, {d(14), "K20"}});
    for (const Phase phase :
         {Phase::card_draw, Phase::card_resolution, Phase::movement, Phase::attack}) {
        theatre.to(phase);
        for (const Seat viewer : {seat1, seat2, nobody}) {
            const std::string text = text_of_scene(theatre, viewer);
            for (const char* word : {"A7", "D14", "F6", "K20"}) {
                EXPECT(text.find(word) != std::string::npos) << word;
            }
        }
    }
}
