#include "games/taktik/options.h"

#include "games/taktik/victory.h"
#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

std::string why_not(std::initializer_list<Agreed> agreed)
{
    const auto problem = P::why_not_setup(setup_with(agreed));
    return problem ? problem->words : "it is possible";
}
bool is_config_error(std::initializer_list<Agreed> agreed)
{
    return why_not(agreed).find("E_CONFIG") != std::string::npos;
}
std::string clauses_text(const Clauses& clauses)
{
    std::string text;
    for (const VictorySet& clause : clauses) {
        for (const VictoryId each : clause) {
            text += std::string(names_of(VictoryId{})[each.index]) + " ";
        }
        text += "/ ";
    }
    return text;
}
std::string clauses_of_side(Preset preset, Side side)
{
    return clauses_text(
        clauses_of(setup_with({{Option::victory, static_cast<int>(preset)}}))[number_of(side)]);
}
constexpr int custom = static_cast<int>(Preset::custom);

}  // namespace

TEST("T5.14: the options have the names, bounds and usual values of the table")
{
    const Setup usual = usual_setup(Taktik::options, 2);
    const auto row = [](Option option) {
        return Taktik::options[static_cast<std::size_t>(option)];
    };
    EXPECT_EQ(Taktik::options.size(), 28U);
    EXPECT_EQ(row(Option::round_limit).name, "round_limit");
    EXPECT_EQ(row(Option::clause3).name, "clause3");
    EXPECT_EQ(value_of(usual, Option::round_limit), 30);
    EXPECT_EQ(value_of(usual, Option::resist_rounds), 15);
    EXPECT_EQ(row(Option::target).most, 15);
    EXPECT_EQ(row(Option::map_seed).most, 1'000'000'000);
    EXPECT(terms_of(usual) == Terms{});
}

TEST("T5.1, T5.14: a value outside of its bounds is refused")
{
    const auto is_refused = [](std::string_view name, std::string_view value) {
        Setup setup = usual_setup(Taktik::options, 2);
        return set_option(Taktik::options, setup, name, value).has_value();
    };
    EXPECT(is_refused("round_limit", "0"));
    EXPECT(is_refused("round_limit", "100"));
    EXPECT(is_refused("target", "16"));
    EXPECT(is_refused("victory", "luck"));
    EXPECT(!is_refused("round_limit", "99"));
    EXPECT(!is_refused("target", "15"));
}

TEST("T5.1: a map drawn by hand has no seed")
{
    EXPECT(is_config_error({{Option::map, 1}, {Option::map_seed, 3}}));
    EXPECT(!is_config_error({{Option::map_seed, 3}}));
}

TEST("T5.1: the Defender's target is one of the Attacker's ten units")
{
    EXPECT(is_config_error(
        {{Option::victory, static_cast<int>(Preset::target)}, {Option::target, 11}}));
    EXPECT(!is_config_error(
        {{Option::victory, static_cast<int>(Preset::target)}, {Option::target, 10}}));
    EXPECT(!is_config_error(
        {{Option::victory, static_cast<int>(Preset::combined)}, {Option::target, 15}}));
    EXPECT(is_config_error({{Option::victory, custom},
                            {Option::clause1, 128},
                            {Option::clause1_side, 2},
                            {Option::target, 11}}));
    EXPECT(!is_config_error({{Option::victory, custom},
                             {Option::clause1, 128},
                             {Option::clause1_side, 1},
                             {Option::target, 15}}));
}

TEST("T16.8, T16.10: the standard match and the other presets")
{
    EXPECT_EQ(clauses_of_side(Preset::standard, Side::attacker), "annihilation / capture / ");
    EXPECT_EQ(clauses_of_side(Preset::standard, Side::defender), "annihilation / resistance / ");
    EXPECT_EQ(clauses_of_side(Preset::annihilation, Side::attacker), "annihilation / ");
    EXPECT_EQ(clauses_of_side(Preset::resistance, Side::attacker), "annihilation / ");
    EXPECT_EQ(clauses_of_side(Preset::resistance, Side::defender), "annihilation / resistance / ");
    for (const Side side : all_sides) {
        EXPECT_EQ(clauses_of_side(Preset::capture, side), "annihilation / capture / ");
        EXPECT_EQ(clauses_of_side(Preset::points, side), "annihilation / points / ");
        EXPECT_EQ(clauses_of_side(Preset::logistics, side), "annihilation / logistics / ");
        EXPECT_EQ(clauses_of_side(Preset::missions, side), "annihilation / missions / ");
        EXPECT_EQ(clauses_of_side(Preset::territory, side), "annihilation / territory / ");
        EXPECT_EQ(clauses_of_side(Preset::target, side), "annihilation / target / ");
        EXPECT_EQ(clauses_of_side(Preset::evacuation, side), "annihilation / evacuation / ");
        EXPECT_EQ(clauses_of_side(Preset::resources, side), "annihilation / resources / ");
        EXPECT_EQ(clauses_of_side(Preset::sabotage, side), "annihilation / sabotage / ");
        EXPECT_EQ(clauses_of_side(Preset::scoring, side), "annihilation / scoring / ");
    }
    const State state = P::start(setup_with({}));
    EXPECT_EQ(state.terms.hold_rounds, 3);
    EXPECT_EQ(state.terms.hold_objective, Objective::base);
}

TEST("T16.9, T16.10: the combined clause asks for one load, whatever the option says")
{
    EXPECT_EQ(clauses_of_side(Preset::combined, Side::attacker),
              "annihilation / logistics target / ");
    EXPECT_EQ(clauses_of_side(Preset::combined, Side::defender), "annihilation / resistance / ");
    for (const int deliveries : {1, 3, 5}) {
        const Setup setup = setup_with({{Option::victory, static_cast<int>(Preset::combined)},
                                        {Option::deliveries, deliveries}});
        EXPECT_EQ(terms_of(setup).deliveries, 1);
    }
    EXPECT_EQ(terms_of(setup_with({{Option::deliveries, 5}})).deliveries, 5);
}

TEST("T16.1, T16.11: custom clauses are sums of conditions for one side or for both")
{
    const Setup setup = setup_with({{Option::victory, custom},
                                    {Option::clause1, 2 + 4},
                                    {Option::clause1_side, 0},
                                    {Option::clause2, 2048},
                                    {Option::clause2_side, 1},
                                    {Option::clause3, 8},
                                    {Option::clause3_side, 2}});
    EXPECT(!P::why_not_setup(setup));
    const auto clauses = clauses_of(setup);
    EXPECT_EQ(clauses_text(clauses[0]), "capture points / scoring / ");
    EXPECT_EQ(clauses_text(clauses[1]), "capture points / resistance / ");
}

TEST("T16.11: no clause at all, or VC4 for the Attacker, is refused")
{
    EXPECT(is_config_error({{Option::victory, custom}}));
    EXPECT(is_config_error({{Option::victory, custom}, {Option::clause1, 8}}));
    EXPECT(is_config_error(
        {{Option::victory, custom}, {Option::clause2, 9}, {Option::clause2_side, 1}}));
    EXPECT(!is_config_error(
        {{Option::victory, custom}, {Option::clause2, 8}, {Option::clause2_side, 2}}));
    // Without `custom` the clause options say nothing.
    EXPECT(!is_config_error({{Option::clause1, 8}}));
    EXPECT_EQ(clauses_text(clauses_of(setup_with({{Option::clause1, 4}}))[0]),
              "annihilation / capture / ");
}

TEST("T16.5: every option becomes a term of the match")
{
    const Terms terms = terms_of(setup_with({{Option::hold_objective, 2},
                                             {Option::resist_objective, 1},
                                             {Option::evacuees, 7},
                                             {Option::structures, 3},
                                             {Option::sabotage_turns, 4},
                                             {Option::resources, 33},
                                             {Option::deck, 1},
                                             {Option::weight_objective, 9}}));
    EXPECT_EQ(terms.hold_objective, Objective::flag);
    EXPECT_EQ(terms.resist_objective, Objective::base);
    EXPECT_EQ(terms.evacuees, 7);
    EXPECT_EQ(terms.structures, 3);
    EXPECT_EQ(terms.sabotage_turns, 4);
    EXPECT_EQ(terms.resources, 33);
    EXPECT_EQ(terms.deck_size, 90);
    EXPECT_EQ(terms.weight_objective, 9);
}
