#include "engine/search/playout.h"

#include "games/merc/merc.h"
#include "games/skirmish/skirmish.h"
#include "games/taktik/taktik.h"
#include "games/tictactoe/tictactoe.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

using merc::Merc;
using skirmish::Skirmish;
using tictactoe::TicTacToe;

TEST("those who win together have one win each, those who share it have a part")
{
    Merc::State merc = Play<Merc>::start(usual_setup(Merc::options, 4));
    merc.outcome = merc::Outcome::base_taken;
    const Results won = results_of<Merc>(merc);
    EXPECT_EQ(won[0], whole_share);
    EXPECT_EQ(won[2], whole_share);
    EXPECT_EQ(won[3], 0u);

    Skirmish::State skirmish = Play<Skirmish>::start(usual_setup(Skirmish::options, 3));
    skirmish.points = {4, 4, 1, 0};
    const Results shared = results_of<Skirmish>(skirmish);
    EXPECT_EQ(shared[0], whole_share / 2);
    EXPECT_EQ(shared[1], whole_share / 2);
    EXPECT_EQ(shared[2], 0u);
}

TEST("in a simultaneous step whoever has begun goes on, then the next seat")
{
    Skirmish::State state = Play<Skirmish>::start(usual_setup(Skirmish::options, 4));
    const SeatSet awaited = Play<Skirmish>::awaiting(state);
    ASSERT_EQ(awaited.size(), 4);
    EXPECT_EQ(Playouts<Skirmish>::next_mover(state, nobody), seat_at(0));
    EXPECT_EQ(Playouts<Skirmish>::next_mover(state, seat_at(2)), seat_at(2));
    state.flow.awaited.erase(seat_at(2));
    EXPECT_EQ(Playouts<Skirmish>::next_mover(state, seat_at(2)), seat_at(3));
    state.flow.awaited.erase(seat_at(3));
    EXPECT_EQ(Playouts<Skirmish>::next_mover(state, seat_at(2)), seat_at(0));
}

TEST("a playout ends the game, or stops after as many moves as it may make")
{
    SmallRng rng(1);
    TicTacToe::State whole = Play<TicTacToe>::start(usual_setup({}, 2));
    Playouts<TicTacToe>({.playout = Playout::random}).run(whole, nobody, rng);
    EXPECT(Play<TicTacToe>::is_over(whole));

    TicTacToe::State cut = Play<TicTacToe>::start(usual_setup({}, 2));
    Playouts<TicTacToe>({.playout_moves_max = 3}).run(cut, nobody, rng);
    EXPECT_EQ(tictactoe::marked_cells(cut).size(), 3);
}

TEST("a game may cut its playouts by moves; to the end means to the end all the same")
{
    Setup setup = usual_setup(Merc::options, 3);
    for (std::size_t i = 0; i < Merc::options.size(); ++i) {
        if (Merc::options[i].name == "dictator") setup.values[i] = 1;  // somebody decides for him
    }
    const Merc::State start = Play<Merc>::start(setup);
    SmallRng rng(1);
    Merc::State cut = start;
    const Ending graded = Playouts<Merc>({}, start).run(cut, nobody, rng);
    EXPECT(!Play<Merc>::is_over(cut));
    EXPECT_EQ(graded.wins[0], Merc::outlook(cut, seat_at(0)));
    Merc::State whole = start;
    const Ending won =
        Playouts<Merc>({.playout_moves_max = to_the_end}, start).run(whole, nobody, rng);
    EXPECT(Play<Merc>::is_over(whole));
    EXPECT_EQ(won.wins[0] + won.wins[2], whole_share);
}

TEST("a game may cut its playouts by turns: all that begin in one turn end with the same one")
{
    using taktik::Taktik;
    SmallRng rng(1);
    for (const auto preset : {taktik::Preset::standard, taktik::Preset::points}) {
        Setup setup = usual_setup(Taktik::options, 2);
        setup.values[0] = static_cast<int>(preset);
        ASSERT_EQ(Taktik::options[0].name, "victory");
        Taktik::State root = Play<Taktik>::start(setup);
        Seat last = nobody;
        Playouts<Taktik> opening({});
        while (root.turn < 3) opening.step(root, last, rng);
        const std::uint32_t end = 3 + (preset == taktik::Preset::standard ? 2 : 1);
        Playouts<Taktik> playouts({}, root);
        for (int moves = 0; moves < 10; ++moves) {
            Taktik::State cut = root;
            const Ending graded = playouts.run(cut, last, rng);
            EXPECT_EQ(cut.turn, end);
            EXPECT_EQ(graded.wins[0], Taktik::outlook(cut, seat_at(0)));
        }
        Taktik::State whole = root;
        Playouts<Taktik>({.playout_moves_max = to_the_end}, root).run(whole, last, rng);
        EXPECT(Play<Taktik>::is_over(whole));
    }
}

TEST("a game of MERC that is over is graded by its sectors, and a win is above every defeat")
{
    Merc::State state = Play<Merc>::start(usual_setup(Merc::options, 3));
    const Seat rebel = seat_at(0);
    const Seat dictator = seat_at(2);
    state.outcome = merc::Outcome::dictator_dead;
    EXPECT_EQ(Merc::outlook(state, rebel), whole_share);
    EXPECT_EQ(Merc::outlook(state, dictator), 0u);
    state.outcome = merc::Outcome::dictator_by_value;
    const Share lost = Merc::outlook(state, rebel);
    state.outcome = merc::Outcome::rebels_by_value;
    EXPECT_LT(lost, Merc::outlook(state, rebel));
    EXPECT_EQ(Merc::outlook(state, rebel) + Merc::outlook(state, dictator), whole_share);
}

}  // namespace
}  // namespace sortie
