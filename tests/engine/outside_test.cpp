// What a player reads when he names a value that is not to be had: the reason that the action gives (Pick::outside), and
// the fence of a step that shows a secret without telling of it (Game::shows_secret).

#include "engine/action.h"
#include "tests/engine/toy_notebook.h"

namespace sortie::toy {
namespace {

struct Drawer : FlowLanguage<Notebook> {
    static void even_digits(const Notebook&, const Chosen&, Candidates& out)
    {
        for (Argument digit = 0; digit < 8; digit = static_cast<Argument>(digit + 2))
            out.add(digit);
    }
    static bool is_small(const Notebook&, const Chosen& chosen) { return chosen.as<int>(0) < 8; }
    static bool is_even(const Notebook&, const Chosen& chosen)
    {
        return chosen.as<int>(0) % 2 == 0;
    }
    static bool never(const Notebook&, const Chosen&) { return false; }
    static bool is_two(const Notebook&, const Chosen& chosen) { return chosen.as<int>(0) == 2; }
    static void do_open(Notebook& state, const Chosen& chosen, Events&)
    {
        state.notes.push_back(chosen.as<std::uint8_t>(0));
    }
    static constexpr Action<Notebook> open{
        .name = "open",
        .pick = {{.name = "drawer",
                  .kind = &digit_kind,
                  .from = even_digits,
                  .outside = {{"D1", "the drawer is below 8", is_small, "E_HIGH"},
                              {"D2", "the drawer is even", is_even, "E_ODD"}}},
                 {.name = "key",
                  .kind = &digit_kind,
                  .from = even_digits,
                  .only_if = is_two,
                  .outside = {{"D3", "only drawer 2 has a key", never, "E_NO_KEY"}}}},
        .apply = do_open};
    static FlowTree<Notebook> tree()
    {
        return game(ask("open", first_seat, {&open}), run("behind", note<7>));
    }
    static Seat first_seat(const Notebook&) { return a; }
};
struct DrawerGame : ToyGame<Notebook> {
    static constexpr std::array actions{&Drawer::open};
    static FlowTree<Notebook> flow() { return Drawer::tree(); }
    // Whoever opens drawer 4 sees what is in it.
    static bool shows_secret(const Notebook& before, const Notebook& after)
    {
        return !before.notes.contains(4) && after.notes.contains(4);
    }
};

Refusal refusal_of(Argument drawer, Argument key)
{
    Notebook state = start<DrawerGame>(1);
    return refuse<DrawerGame>(state, a, move_of<DrawerGame>(Drawer::open, {drawer, key}));
}

TEST("a value that is not among the candidates is refused with the first reason that applies")
{
    EXPECT_EQ(refusal_of(9, no_argument).code, "E_HIGH");
    EXPECT_EQ(refusal_of(9, no_argument).rule, "D1");
    EXPECT_EQ(refusal_of(3, no_argument).code, "E_ODD");
    EXPECT_EQ(refusal_of(3, no_argument).words, "the drawer is even");
}

TEST("a value for an argument that does not apply is refused with the reason of that argument")
{
    EXPECT_EQ(refusal_of(0, 2).code, "E_NO_KEY");
}

TEST("a number that is no value of the kind at all gets the engine's own words")
{
    EXPECT_EQ(refusal_of(500, no_argument).cause, RefusalCause::no_such_value);
}

TEST("a game may say that a step has shown a secret although no event tells of it")
{
    for (const Argument drawer : {Argument{0}, Argument{4}}) {
        Notebook state = start<DrawerGame>(1);
        Events silent;
        Step step;
        ASSERT_FALSE(
            Play<DrawerGame>::apply(
                state, a, move_of<DrawerGame>(Drawer::open, {drawer, no_argument}), silent, step)
                .has_value());
        EXPECT_EQ(step.secret_shown, drawer == 4);
    }
}

}  // namespace
}  // namespace sortie::toy
