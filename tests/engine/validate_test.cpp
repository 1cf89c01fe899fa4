#include "engine/validate.h"

#include "games/tictactoe/tictactoe.h"
#include "tests/engine/flow_pieces.h"
#include "tests/support/test.h"

using namespace sortie;
using flow_pieces::listed;

namespace {

// ---- A small game with every table, and nothing wrong with it -----------------------------------

struct State {
    Place<1> flow;
    Windows windows;
    std::array<std::uint8_t, 4> health{};

    static constexpr auto describe()
    {
        return fields(field("flow", &State::flow), field("windows", &State::windows),
                      field("health", &State::health));
    }
};
struct Public {};

using Flow = FlowLanguage<State>;

void effect(State&, const Chosen&, Events&) {}
void run_effect(State&, Events&) {}
bool holds(const State&, const Chosen&)
{
    return true;
}
Seat who(const State&)
{
    return seat_at(0);
}
SeatSet seats_of(const Public&)
{
    return SeatSet::first(2);
}
bool is_possible(const Public&, Seat, std::size_t)
{
    return true;
}

void write_card(Argument value, std::string& out)
{
    out += value == 0 ? "dodge" : "bomb";
}
constexpr Kind card{.name = "card", .count = 2, .write = write_card};
constexpr Pick<State> pick_card{.name = "card",
                                .kind = &card,
                                .from = each_below<State, 2>,
                                .where = {{"D1", "it is yours", holds}}};

constexpr Action<State> play{.name = "play",
                             .when = {{"D2", "it is your turn", holds}},
                             .pick = {pick_card},
                             .apply = effect};
constexpr Action<State> duck{.name = "duck",
                             .pick = {window_pick<State>(), pick_card},
                             .apply = effect,
                             .is_reaction = true};
constexpr Action<State> resign{.name = "resign", .apply = effect};

constexpr Window<State, Public> hit{.name = "hit",
                                    .prompt = "A hit",
                                    .offer_order = {{"target", seats_of}},
                                    .is_possible = is_possible,
                                    .reactions = {&duck, &pass_reaction<State>},
                                    .may_edit = {"health[0]", "windows.plays"}};
constexpr EventKind played{
    .name = "played", .text = "{0} plays {1}", .fields = {{"seat", &seat_kind}, {"card", &card}}};

using Names = ShortList<std::string_view, option_names_max>;
constexpr OptionDecl option(std::string_view name, int least = 0, int most = 0, int usual = 0,
                            Names names = {})
{
    return {name, "what it is", least, most, usual, names};
}
constexpr GameInfo info_of(std::string_view name)
{
    return {.name = name, .title = "Duel", .summary = "A duel.", .moves_max = 9};
}

Flow::FlowNode ask_to_play()
{
    return Flow::ask("choose", who, {&play});
}

struct Duel {
    using State = ::State;
    using Public = ::Public;
    static constexpr GameInfo info = info_of("duel");
    static constexpr std::array actions{&play, &duck, &pass_reaction<State>, &resign};
    static constexpr std::array windows{&hit};
    static constexpr std::array anytime{&resign};
    static constexpr std::array events{&played};
    static constexpr std::array options{option("rounds", 1, 9, 5),
                                        option("map", 0, 1, 0, {"open", "forest"})};
    static FlowTree<State> flow()
    {
        return Flow::game(Flow::loop("turns", Flow::until_game_ends(), Flow::at_most(9),
                                     ask_to_play(), Flow::window("hit")));
    }
};

template <class G>
std::string found()
{
    return listed(validate_game<G>());
}

// The same game with other tables.
template <class Base, const auto&... list>
struct WithActions : Base {
    static constexpr std::array<const Action<State>*, sizeof...(list)> actions{&list...};
};
template <class Base, const auto&... list>
struct WithAnytime : Base {
    static constexpr std::array<const Action<State>*, sizeof...(list)> anytime{&list...};
};
template <const auto&... list>
struct WithWindows : Duel {
    static constexpr std::array<const Window<State, Public>*, sizeof...(list)> windows{&list...};
};
template <const auto& event>
struct WithEvent : Duel {
    static constexpr std::array<const EventKind*, 2> events{&played, &event};
};
template <const auto&... list>
struct WithOptions : Duel {
    static constexpr std::array<OptionDecl, sizeof...(list)> options{list...};
};
template <const auto& word>
struct WithName : Duel {
    static constexpr GameInfo info = info_of(word);
};

// With another action in the place of `play`, or another reaction in the place of `duck`.
template <const auto& other>
struct WithPlay : WithActions<Duel, other, duck, pass_reaction<State>, resign> {
    static FlowTree<State> flow()
    {
        return Flow::game(Flow::ask("choose", who, {&other}), Flow::window("hit"));
    }
};
// The good window, with one thing changed.
template <class Change>
constexpr Window<State, Public> changed(Change change)
{
    Window<State, Public> window = hit;
    change(window);
    return window;
}
template <const auto& other>
constexpr Window<State, Public> hit_with =
    changed([](auto& window) { window.reactions = {&other, &pass_reaction<State>}; });
template <const auto& other>
using WithReaction =
    WithActions<WithWindows<hit_with<other>>, play, other, pass_reaction<State>, resign>;

}  // namespace

TEST("tic-tac-toe and the small game are clean")
{
    EXPECT_EQ(found<tictactoe::TicTacToe>(), "");
    EXPECT_EQ(found<Duel>(), "");
}

TEST("what the flow itself gets wrong is among the findings")
{
    struct Game : Duel {
        static FlowTree<State> flow()
        {
            return Flow::game(ask_to_play(), Flow::window("hit"), Flow::window("miss"));
        }
    };
    EXPECT_EQ(found<Game>(), "UNKNOWN_WINDOW game > miss");
}

TEST("what the game itself finds in its definitions is among the findings")
{
    struct Game : Duel {
        static void check_definitions(std::vector<Finding>& findings)
        {
            findings.push_back({"CARD_WITHOUT_COST", "card bomb", "give it a cost"});
        }
    };
    EXPECT_EQ(found<Game>(), "CARD_WITHOUT_COST card bomb");
}

// ---- Actions ------------------------------------------------------------------------------------

TEST("an action that nothing offers is found")
{
    static constexpr Action<State> fly{.name = "fly", .apply = effect};
    using Game = WithActions<Duel, play, duck, pass_reaction<State>, resign, fly>;
    EXPECT_EQ(found<Game>(), "ACTION_NEVER_OFFERED action fly");
}

TEST("an action that is offered only as a further one of an ask of all is offered")
{
    static constexpr Action<State> fly{.name = "fly", .apply = effect};
    struct Game : WithActions<Duel, play, duck, pass_reaction<State>, resign, fly> {
        static FlowTree<State> flow()
        {
            return Flow::game(
                Flow::ask_all("act", {.seats = [](const State&) { return SeatSet::first(2); },
                                      .actions = {&play},
                                      .also = {&fly}}),
                Flow::window("hit"));
        }
    };
    EXPECT_EQ(found<Game>(), "");
}

TEST("an action without an effect is found")
{
    static constexpr Action<State> broken{.name = "play", .pick = {pick_card}};
    EXPECT_EQ(found<WithPlay<broken>>(), "ACTION_WITHOUT_EFFECT action play");
}

TEST("conditions of an action without rule, words or test are found")
{
    static constexpr Action<State> no_rule{
        .name = "play", .when = {{"", "it is", holds}}, .apply = effect};
    static constexpr Action<State> no_words{
        .name = "play", .when = {{"D1", "it is", holds}, {"D2", "", holds}}, .apply = effect};
    static constexpr Action<State> no_test{
        .name = "play", .when = {{"D1", "it is", nullptr}}, .apply = effect};
    EXPECT_EQ(found<WithPlay<no_rule>>(), "CONDITION_WITHOUT_RULE action play > condition 1");
    EXPECT_EQ(found<WithPlay<no_words>>(), "CONDITION_WITHOUT_WORDS action play > condition 2");
    EXPECT_EQ(found<WithPlay<no_test>>(), "CONDITION_WITHOUT_TEST action play > condition 1");
}

TEST("conditions of a pick are looked at as well")
{
    static constexpr Action<State> broken{.name = "play",
                                          .pick = {{.name = "card",
                                                    .kind = &card,
                                                    .from = each_below<State, 2>,
                                                    .where = {{"", "", nullptr}}}},
                                          .apply = effect};
    EXPECT_EQ(found<WithPlay<broken>>(),
              "CONDITION_WITHOUT_RULE action play > pick card > condition 1\n"
              "CONDITION_WITHOUT_WORDS action play > pick card > condition 1\n"
              "CONDITION_WITHOUT_TEST action play > pick card > condition 1");
}

TEST("a pick without a kind, and one without options, are found")
{
    static constexpr Action<State> no_kind{
        .name = "play", .pick = {{.name = "card", .from = each_below<State, 2>}}, .apply = effect};
    static constexpr Action<State> no_options{
        .name = "play", .pick = {{.name = "card", .kind = &card}}, .apply = effect};
    EXPECT_EQ(found<WithPlay<no_kind>>(), "PICK_WITHOUT_KIND action play > pick card");
    EXPECT_EQ(found<WithPlay<no_options>>(), "PICK_WITHOUT_OPTIONS action play > pick card");
}

TEST("a reaction that does not begin with the window's number is found")
{
    static constexpr Action<State> none{.name = "duck", .apply = effect, .is_reaction = true};
    static constexpr Action<State> late{.name = "duck",
                                        .pick = {pick_card, window_pick<State>()},
                                        .apply = effect,
                                        .is_reaction = true};
    EXPECT_EQ(found<WithReaction<none>>(), "REACTION_WITHOUT_WINDOW_NUMBER action duck");
    EXPECT_EQ(found<WithReaction<late>>(), "REACTION_WITHOUT_WINDOW_NUMBER action duck");
}

TEST("a reaction that an ask or the list of anytime offers is found")
{
    struct Asked : Duel {
        static FlowTree<State> flow()
        {
            return Flow::game(Flow::ask("choose", who, {&play, &duck}), Flow::window("hit"));
        }
    };
    using Anytime = WithAnytime<Duel, resign, duck>;
    EXPECT_EQ(found<Asked>(), "REACTION_OUTSIDE_WINDOW game > choose");
    EXPECT_EQ(found<Anytime>(), "REACTION_OUTSIDE_WINDOW anytime duck");
}

TEST("an action among a window's reactions that is none is found")
{
    static constexpr Action<State> broken{.name = "duck", .apply = effect};
    EXPECT_EQ(found<WithReaction<broken>>(), "REACTION_OUTSIDE_WINDOW window hit");
}

TEST("windows and anytime may name only actions that the game lists")
{
    using Reaction = WithActions<Duel, play, pass_reaction<State>, resign>;
    using Anytime = WithActions<Duel, play, duck, pass_reaction<State>>;
    EXPECT_EQ(found<Reaction>(), "UNLISTED_ACTION window hit");
    EXPECT_EQ(found<Anytime>(), "UNLISTED_ACTION anytime resign");
}

// ---- Names --------------------------------------------------------------------------------------

TEST("two actions of one name are found")
{
    static constexpr Action<State> again{.name = "play", .apply = effect};
    using Game = WithActions<Duel, play, duck, pass_reaction<State>, resign, again>;
    EXPECT_EQ(found<Game>(), "DUPLICATE_NAME action play");
}

TEST("two picks of one name in one action are found")
{
    static constexpr Action<State> broken{
        .name = "play", .pick = {pick_card, pick_card}, .apply = effect};
    EXPECT_EQ(found<WithPlay<broken>>(), "DUPLICATE_NAME action play > pick card");
}

TEST("W2.2: two windows, events or options of one name are found")
{
    static constexpr Window<State, Public> other = hit;
    static constexpr EventKind again{.name = "played", .text = "again"};
    static constexpr OptionDecl map = option("map");
    using TwoOptions = WithOptions<map, map>;
    using TwoWindows = WithWindows<hit, other>;
    EXPECT_EQ(found<TwoWindows>(), "DUPLICATE_NAME window hit");
    EXPECT_EQ(found<WithEvent<again>>(), "DUPLICATE_NAME event played");
    EXPECT_EQ(found<TwoOptions>(), "DUPLICATE_NAME option map");
}

TEST("names that people type are one word of small letters")
{
    static constexpr Action<State> capital{.name = "Play", .apply = effect};
    static constexpr Action<State> blank{.name = "play it", .apply = effect};
    static constexpr Action<State> none{.name = "", .apply = effect};
    static constexpr Action<State> plain{.name = "play-it_2", .apply = effect};
    static constexpr OptionDecl the_map = option("the map");
    static constexpr EventKind event{.name = "Played", .text = "played"};
    static constexpr std::string_view game = "The Duel";
    EXPECT_EQ(found<WithPlay<capital>>(), "BAD_NAME action Play");
    EXPECT_EQ(found<WithPlay<blank>>(), "BAD_NAME action play it");
    EXPECT_EQ(found<WithPlay<none>>(), "BAD_NAME action ");
    EXPECT_EQ(found<WithPlay<plain>>(), "");
    EXPECT_EQ(found<WithOptions<the_map>>(), "BAD_NAME option the map");
    EXPECT_EQ(found<WithEvent<event>>(), "BAD_NAME event Played");
    EXPECT_EQ(found<WithName<game>>(), "BAD_NAME game The Duel");
}

TEST("the name of a window is one word of small letters")
{
    static constexpr auto broken = changed([](auto& w) { w.name = "a hit"; });
    struct Game : WithWindows<broken> {
        static FlowTree<State> flow() { return Flow::game(ask_to_play(), Flow::window("a hit")); }
    };
    EXPECT_EQ(found<Game>(), "BAD_NAME window a hit");
}

namespace {

template <const Kind& kind>
constexpr EventKind event_with{.name = "told", .text = "{0}", .fields = {{"value", &kind}}};

constexpr Kind with_blank{
    .name = "card", .count = 2, .write = [](Argument value, std::string& out) {
        out += value == 0 ? "dodge" : "big bomb";
    }};
constexpr Kind with_empty{
    .name = "card", .count = 2, .write = [](Argument value, std::string& out) {
        if (value == 0) out += "dodge";
    }};
constexpr Kind with_same{.name = "card", .count = 3, .write = [](Argument value, std::string& out) {
                             out += value == 1 ? "bomb" : "dodge";
                         }};
constexpr Kind plain_numbers = number_kind(9);

}  // namespace

TEST("every value of a kind has one word of its own")
{
    EXPECT_EQ(found<WithEvent<event_with<with_blank>>>(), "BAD_NAME kind card > value 1");
    EXPECT_EQ(found<WithEvent<event_with<with_empty>>>(), "BAD_NAME kind card > value 1");
    EXPECT_EQ(found<WithEvent<event_with<with_same>>>(), "BAD_NAME kind card");
    EXPECT_EQ(found<WithEvent<event_with<plain_numbers>>>(), "");
}

TEST("the values of a kind that is picked are looked at as well")
{
    static constexpr Action<State> broken{
        .name = "play",
        .pick = {{.name = "card", .kind = &with_blank, .from = each_below<State, 2>}},
        .apply = effect};
    EXPECT_EQ(found<WithPlay<broken>>(), "BAD_NAME kind card > value 1");
}

// ---- Windows ------------------------------------------------------------------------------------

TEST("W2.2: a window that nobody is offered is found")
{
    static constexpr auto nobody_at_all = changed([](auto& w) { w.offer_order = {}; });
    static constexpr auto no_seats =
        changed([](auto& w) { w.offer_order = {{"target", nullptr}}; });
    EXPECT_EQ(found<WithWindows<nobody_at_all>>(), "WINDOW_WITHOUT_OFFERS window hit");
    EXPECT_EQ(found<WithWindows<no_seats>>(), "WINDOW_WITHOUT_OFFERS window hit > role target");
}

TEST("a window in which nothing may be played is found")
{
    static constexpr auto broken = changed([](auto& w) { w.plays_max = 0; });
    EXPECT_EQ(found<WithWindows<broken>>(), "WINDOW_PLAYS window hit");
}

TEST("a window whose policy lacks what it needs is found")
{
    static constexpr auto no_question = changed([](auto& w) { w.is_possible = nullptr; });
    static constexpr auto no_promise = changed([](auto& w) { w.policy = OpenPolicy::if_playable; });
    static constexpr auto promise = changed([](auto& w) {
        w.policy = OpenPolicy::if_playable;
        w.sources_are_public = true;
    });
    static constexpr auto always = changed([](auto& w) {
        w.policy = OpenPolicy::always;
        w.is_possible = nullptr;
    });
    EXPECT_EQ(found<WithWindows<no_question>>(), "WINDOW_POLICY window hit");
    EXPECT_EQ(found<WithWindows<no_promise>>(), "WINDOW_POLICY window hit");
    EXPECT_EQ(found<WithWindows<promise>>(), "");
    EXPECT_EQ(found<WithWindows<always>>(), "");
}

TEST("a window in which nobody could pass is found")
{
    static constexpr auto broken = changed([](auto& w) { w.reactions = {&duck}; });
    using Game = WithActions<WithWindows<broken>, play, duck, resign>;
    EXPECT_EQ(found<Game>(), "WINDOW_WITHOUT_PASS window hit");
}

TEST("W2.2: a window that the flow never opens is found")
{
    struct Game : Duel {
        static FlowTree<State> flow() { return Flow::game(ask_to_play()); }
    };
    EXPECT_EQ(found<Game>(), "WINDOW_NEVER_OPENED window hit");
}

TEST("a window that may edit what is no field of the state is found, with the fields there are")
{
    static constexpr auto broken = changed([](auto& w) { w.may_edit = {"health", "helth[0]"}; });
    const auto findings = validate_game<WithWindows<broken>>();
    EXPECT_EQ(listed(findings), "WINDOW_EDIT_UNKNOWN window hit");
    EXPECT_EQ(findings.at(0).words, "may_edit names 'helth[0]', but the fields of the state are: "
                                    "flow, windows, health");
}

// ---- Events and options -------------------------------------------------------------------------

TEST("a text that names a field the event does not have is found")
{
    static constexpr EventKind beyond{
        .name = "told", .text = "{0} and {1}", .fields = {{"number"}}};
    static constexpr EventKind no_number{.name = "told", .text = "{x}", .fields = {{"number"}}};
    static constexpr EventKind braces{.name = "told", .text = "{} {a b} {", .fields = {}};
    EXPECT_EQ(found<WithEvent<beyond>>(), "EVENT_TEXT event told");
    EXPECT_EQ(found<WithEvent<no_number>>(), "EVENT_TEXT event told");
    EXPECT_EQ(found<WithEvent<braces>>(), "");
}

TEST("an option whose usual value is not accepted is found")
{
    static constexpr OptionDecl low = option("rounds", 1, 9, 0);
    static constexpr OptionDecl high = option("rounds", 1, 9, 10);
    EXPECT_EQ(found<WithOptions<low>>(), "BAD_OPTION option rounds");
    EXPECT_EQ(found<WithOptions<high>>(), "BAD_OPTION option rounds");
}

TEST("an option with more or fewer names than values is found")
{
    static constexpr OptionDecl few = option("map", 0, 2, 0, {"open", "forest"});
    static constexpr OptionDecl many = option("map", 0, 0, 0, {"open", "forest"});
    EXPECT_EQ(found<WithOptions<few>>(), "BAD_OPTION option map");
    EXPECT_EQ(found<WithOptions<many>>(), "BAD_OPTION option map");
}

TEST("the values of an option are different words")
{
    static constexpr OptionDecl same = option("map", 0, 1, 0, {"open", "open"});
    static constexpr OptionDecl blank = option("map", 0, 1, 0, {"open", "dark forest"});
    EXPECT_EQ(found<WithOptions<same>>(), "DUPLICATE_NAME option map > value open");
    EXPECT_EQ(found<WithOptions<blank>>(), "BAD_NAME option map > value dark forest");
}

TEST("more options than a set-up has room for are found")
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> list;
        for (std::size_t i = 0; i <= options_max; ++i) list.push_back("o" + std::to_string(i));
        return list;
    }();
    std::vector<OptionDecl> options;
    for (const std::string& name : names) options.push_back(option(name));
    GameTables tables = tables_of<Duel>();
    tables.options = options;
    EXPECT_EQ(listed(check_tables(tables)), "BAD_OPTION the options");
}

// ---- The flow -----------------------------------------------------------------------------------

TEST("a flow that is deeper than the state has room for is found")
{
    struct Game : Duel {
        static FlowTree<State> flow()
        {
            auto tree = Flow::game(Flow::loop("turns", Flow::until_game_ends(), Flow::at_most(9),
                                              ask_to_play(), Flow::call("combat")));
            tree.parts.push_back(Flow::part("combat", Flow::window("hit")));
            return tree;
        }
    };
    const auto findings = validate_game<Game>();
    EXPECT_EQ(listed(findings), "PLACE_TOO_SHALLOW the flow");
    EXPECT(findings.at(0).words.find("Place<2>") != std::string::npos);
}

TEST("a node whose function is missing is found, whatever its kind")
{
    struct Game : Duel {
        static FlowTree<State> flow()
        {
            return Flow::game(
                Flow::run("nothing", nullptr), Flow::run("something", run_effect),
                Flow::when("maybe", nullptr, ask_to_play()), Flow::ask("whom", nullptr, {&play}),
                Flow::each_seat("who", nullptr, nullptr, ask_to_play()),
                Flow::ask_all("all", {.actions = {&play}, .also = {}}), Flow::window("hit"));
        }
    };
    EXPECT_EQ(found<Game>(), "NODE_WITHOUT_FUNCTION game > nothing\n"
                             "NODE_WITHOUT_FUNCTION game > maybe\n"
                             "NODE_WITHOUT_FUNCTION game > whom\n"
                             "NODE_WITHOUT_FUNCTION game > who\n"
                             "NODE_WITHOUT_FUNCTION game > all");
}
