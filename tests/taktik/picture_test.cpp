#include "games/taktik/picture.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

bool contains(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}
std::string seen_by(const Theatre& theatre, Seat viewer)
{
    return Taktik::board(P::view(theatre.state, viewer).seen, viewer);
}

}  // namespace

TEST("The board fits 100 columns at every moment of a match")
{
    State state = P::start(setup_with({}));
    SmallRng rng(3);
    MoveList moves;
    for (int step = 0; step < 400 && !P::is_over(state); ++step) {
        const Seat seat = P::awaiting(state).front();
        const std::string text = Taktik::board(P::view(state, seat).seen, seat);
        for (std::size_t from = 0; from < text.size();) {
            const std::size_t end = std::min(text.find('\n', from), text.size());
            EXPECT_LE(end - from, 100U) << text.substr(from, end - from);
            from = end + 1;
        }
        P::random_moves(state, seat, rng, moves);
        P::apply_unchecked(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
}

TEST("T18.6, T18.7: the picture shows the own cards and none of the others'")
{
    Theatre theatre({{a(1), "F6"}});
    theatre.deal_tactics(Side::attacker, {"dense_fog"});
    theatre.deal_reserve(Side::attacker, {"air_cover"});
    Theatre other = theatre;
    other.deal_tactics(Side::attacker, {"dense_fog"});
    other.camp(Side::attacker).reserve[0] = card("extra_supplies");
    EXPECT(seen_by(theatre, seat1) != seen_by(other, seat1));
    EXPECT_EQ(seen_by(theatre, seat2), seen_by(other, seat2));
    EXPECT(!contains(seen_by(theatre, seat2), "air_cover"));
    EXPECT(!contains(seen_by(theatre, seat2), "Air Cover"));
}

TEST("T18.4: every unit on the board is in the picture")
{
    const Theatre theatre({{a(7), "F6"}, {d(14), "K20"}});
    for (const Seat viewer : {seat1, seat2, nobody}) {
        const std::string text = seen_by(theatre, viewer);
        EXPECT(text != seen_by(Theatre({{a(7), "F6"}, {d(14), "K21"}}), viewer));
        EXPECT(text != seen_by(Theatre({{a(7), "F7"}, {d(14), "K20"}}), viewer));
    }
}
