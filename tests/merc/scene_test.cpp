#include "games/merc/scene.h"

#include <set>
#include <string>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "games/merc/board.h"
#include "games/merc/module.h"
#include "games/merc/secrets.h"
#include "games/merc/skills.h"
#include "table/json.h"
#include "tests/support/test.h"

namespace sortie::merc {
namespace {

namespace json = boost::json;

std::set<std::string> ids_of(const json::value& list)
{
    std::set<std::string> ids;
    for (const json::value& each : list.get_array()) {
        ids.emplace(each.at("id").get_string());
    }
    return ids;
}

// Calls `look(truth, scene, viewer)` now and then in random games, for every seat and for a spectator.
template <class Look>
int look_at_random_games(int games, std::size_t every, Look look)
{
    int count = 0;
    const GameModule& game = game_module();
    for (int number = 0; number < games; ++number) {
        Setup setup = usual_setup(game.options(), 2 + number % 4);
        setup.seed = Seed::from_number(static_cast<std::uint64_t>(number));
        EXPECT(!set_option(game.options(), setup, "dictator",
                           number % 2 == 0 ? "human" : "automatic"));
        Events silence;
        const auto position = game.start(setup, silence);
        SmallRng rng(static_cast<std::uint64_t>(number));
        MoveList moves;
        for (std::size_t step = 0; !position->is_over(); ++step) {
            const int seats = position->seat_count();
            for (int seat = 0; seat <= seats && step % every == 0; ++seat) {
                const Seat viewer = seat < seats ? seat_at(seat) : Seat::none();
                const State& truth = *static_cast<const State*>(std::as_const(*position).data());
                look(truth, view_json(game, *position, viewer).at("scene"), viewer);
                ++count;
            }
            const SeatMove next = random_move(*position, rng, moves);
            Events events;
            sortie::Step made;
            EXPECT(!position->apply(next.seat, next.move, events, made));
        }
    }
    return count;
}

void check_units_of(const State& truth, const json::value& scene)
{
    std::size_t in_play = 0;
    for (const Unit& unit : truth.units) in_play += unit.is_in_play() ? 1u : 0u;
    ASSERT_EQ(scene.at("units").get_array().size(), in_play);
    for (const json::value& told : scene.at("units").get_array()) {
        const auto names = names_of(UnitId{});
        const std::string id(told.at("id").get_string());
        const auto found = std::find(names.begin(), names.end(), id);
        ASSERT_NE(found, names.end());
        const UnitId unit = id_cast<UnitId>(found - names.begin());
        const Skills skills = skills_of(truth, unit);
        for (const auto& [name, value] :
             {std::pair{"initiative", skills.initiative}, std::pair{"training", skills.training},
              std::pair{"combat", skills.combat}, std::pair{"targets", skills.targets}}) {
            const json::value& skill = told.at("skills").at(name);
            EXPECT_EQ(skill.at("value"), value) << id << " " << name;
            const auto sum = skill.at("printed").to_number<int>() +
                             skill.at("equipment").to_number<int>() +
                             skill.at("ability").to_number<int>();
            EXPECT_EQ(sum, value) << id << " " << name;
        }
        EXPECT_EQ(told.at("health"), unit_of(truth, unit).health);
        EXPECT_EQ(told.at("armor"), armor_of(truth, unit));
    }
}

void check_sectors_of(const State& truth, const json::value& scene, Seat viewer)
{
    const json::array& sectors = scene.at("sectors").get_array();
    ASSERT_EQ(sectors.size(), static_cast<std::size_t>(sectors_of(truth).size()));
    std::size_t place = 0;
    for (const SectorId sector : sectors_of(truth)) {
        const json::value& told = sectors[place++];
        EXPECT_EQ(told.at("id").get_string(), names_of(SectorId{})[sector.index]);
        const PlayerId holder = controller_of(truth, sector);
        EXPECT_EQ(told.at("holder"),
                  holder.is_none() ? json::value(nullptr)
                                   : json::value(json::string(names_of(PlayerId{})[holder.index])));
        const CardSet& stash = truth.stashes[sector.index];
        EXPECT_EQ(told.at("stash"), stash.size());
        ASSERT_EQ(told.at("cards").is_null(), !may_see_stash(truth, sector, viewer));
        if (told.at("cards").is_null()) continue;
        json::array cards;
        for (const CardId card : stash) cards.emplace_back(names_of(CardId{})[card.index]);
        EXPECT_EQ(told.at("cards").get_array(), cards);
    }
}

}  // namespace

TEST("the scene tells every unit with numbers that add up to those of the rules")
{
    EXPECT_GT(look_at_random_games(8, 7,
                                   [](const State& truth, const json::value& scene, Seat) {
                                       check_units_of(truth, scene);
                                   }),
              100);
}

TEST(
    "R13.10: the scene tells who holds a sector, how many cards lie there, and which only to whom may look")
{
    int hidden = 0;
    look_at_random_games(8, 7, [&](const State& truth, const json::value& scene, Seat viewer) {
        check_sectors_of(truth, scene, viewer);
        for (const json::value& sector : scene.at("sectors").get_array()) {
            hidden += sector.at("cards").is_null() && sector.at("stash") != 0 ? 1 : 0;
        }
    });
    EXPECT_GT(hidden, 50);
}

TEST("R13.1: the scene shows the tactics cards in hand to the Dictator alone")
{
    int shown = 0;
    look_at_random_games(6, 9, [&](const State& truth, const json::value& scene, Seat viewer) {
        const json::array& hand = scene.at("tactics").at("hand").get_array();
        EXPECT_EQ(hand.size(), truth.tactics.hand.size());
        const bool is_dictator = viewer.is_some() && player_of(truth, viewer) == the_dictator;
        for (const json::value& card : hand) {
            EXPECT_EQ(card.is_null(), !is_dictator);
            shown += card.is_null() ? 0 : 1;
        }
    });
    EXPECT_GT(shown, 10);
}

TEST("the catalogue has every card, and every name in a scene is in it")
{
    const json::value catalogue = catalogue_json(game_module());
    EXPECT_EQ(ids_of(catalogue.at("mercs")).size(), merc_count);
    EXPECT_EQ(ids_of(catalogue.at("dictators")).size(), dictator_count);
    EXPECT_EQ(ids_of(catalogue.at("tactics")).size(), tactic_count);
    EXPECT_EQ(ids_of(catalogue.at("sectors")).size(), sector_card_count);
    EXPECT_EQ(ids_of(catalogue.at("cards")).size(), card_count);
    const std::set<std::string> kinds = ids_of(catalogue.at("kinds"));
    EXPECT_EQ(kinds.size(), kind_count);
    for (const json::value& card : catalogue.at("cards").get_array()) {
        EXPECT(kinds.contains(std::string(card.at("kind").get_string())));
    }
    const std::set<std::string> sectors = ids_of(catalogue.at("sectors"));
    const std::set<std::string> mercs = ids_of(catalogue.at("mercs"));
    look_at_random_games(2, 20, [&](const State&, const json::value& scene, Seat) {
        for (const json::value& sector : scene.at("sectors").get_array()) {
            EXPECT(sectors.contains(std::string(sector.at("card").get_string())));
        }
        for (const json::value& unit : scene.at("units").get_array()) {
            const std::string id(unit.at("id").get_string());
            EXPECT(id == "dictator" || mercs.contains(id)) << id;
        }
    });
}

TEST("the scene of a combat names its fighters, the one who acts, and the dice that fell")
{
    int fights = 0;
    int throws = 0;
    look_at_random_games(24, 1, [&](const State& truth, const json::value& scene, Seat) {
        EXPECT_EQ(scene.at("combat").is_null(), !truth.combat.is_running());
        if (scene.at("combat").is_null()) return;
        ++fights;
        const json::value& combat = scene.at("combat");
        EXPECT_EQ(combat.at("order").get_array().size(), truth.combat.order.size());
        EXPECT_EQ(combat.at("round"), truth.combat.round);
        if (combat.at("attack").is_null() || !truth.combat.attack.is_rolled) return;
        ++throws;
        int dice = 0;
        for (const json::value& face : combat.at("attack").at("faces").get_array()) {
            dice += face.to_number<int>();
        }
        EXPECT_EQ(dice, truth.combat.attack.dice);
    });
    EXPECT_GT(fights, 100);
    EXPECT_GT(throws, 10);
}

}  // namespace sortie::merc
