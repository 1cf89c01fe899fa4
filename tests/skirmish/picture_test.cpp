#include "games/skirmish/picture.h"

#include "tests/skirmish/field.h"

namespace sortie::skirmish {
namespace {

bool contains(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

Field battle()
{
    Field field({{tank1, "b2"}, {rifle2, "c2"}, {scout2, "e5"}});
    field.give(seat1, {card::aim, card::luck});
    field.give(seat2, {card::smoke});
    return field;
}

TEST("The board fits 80 columns at every moment of a game")
{
    Setup setup = usual_setup(Skirmish::options, 4);
    setup.seed = Seed::from_number(5);
    State state = P::start(setup);
    SmallRng random(5);
    MoveList moves;
    while (!P::is_over(state)) {
        const Seat seat = P::awaiting(state).front();
        const std::string text = Skirmish::board(P::view(state, seat).seen, seat);
        for (std::size_t from = 0; from < text.size();) {
            const std::size_t end = text.find('\n', from);
            EXPECT_LE(end - from, 80u) << text.substr(from, end - from);
            from = end + 1;
        }
        P::legal_moves(state, seat, moves);
        // The last one is to resign.
        P::apply_unchecked(state, seat,
                           moves[random.below(static_cast<std::uint32_t>(moves.size() - 1))]);
    }
}

TEST("A unit shows its letter, its seat, its health and its steps")
{
    const std::string text = picture_of(battle().state, nobody);
    EXPECT(contains(text, "|T1 ooo >1|R2 oo  >2|"));
    EXPECT(contains(text, "|  woods  |"));
}

TEST("The viewer sees the own hand and only the size of the others")
{
    const Field field = battle();
    const std::string text = Skirmish::board(P::view(field.state, seat1).seen, seat1);
    EXPECT(contains(text, "aim      your attack"));
    EXPECT(!contains(text, "smoke"));
    EXPECT(contains(text, " seat2  0 points, 1 cards"));
    const std::string public_text = Skirmish::board(P::view(field.state, nobody).seen, nobody);
    EXPECT(!contains(public_text, "your hand"));
}

TEST("A fight is shown with its dice")
{
    Field field = battle();
    field.state.rng.force_dice({{3, 3}});
    field.play(seat1, make(step, tank1, at("c2"), then_follow));
    EXPECT(contains(picture_of(field.state, nobody),
                    "fight: tank1 attacks rifle2 on c2 and follows if it wins"));
    EXPECT(contains(picture_of(field.state, nobody), "add 3 for the attack and 1 for the defence"));
    field.play(seat1, make(pass_reaction<State>, 1));
    field.play(seat2, make(pass_reaction<State>, 1));
    EXPECT(contains(picture_of(field.state, nobody), "dice: tank1 3+3 = 6, rifle2 3+1 = 4"));
}

}  // namespace
}  // namespace sortie::skirmish
