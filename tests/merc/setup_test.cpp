#include "games/merc/setup.h"

#include "games/merc/board.h"
#include "tests/merc/field.h"

namespace sortie::merc {
namespace {

int count_of(const State& state, Land land)
{
    int count = 0;
    for (const SectorId sector : sectors_of(state)) count += is_land(state, sector, land) ? 1 : 0;
    return count;
}
bool is_dark(SectorId sector)
{
    return (row_of(sector) + column_of(sector)) % 2 == 0;
}
Setup with(Setup setup, Option option, int value)
{
    setup.values[static_cast<std::size_t>(option)] = value;
    return setup;
}
std::string refusal_of(const Setup& setup)
{
    return why_not_options(setup).value_or("");
}

TEST("R2.2, S2.1, S2.10: the map has the size and the lands of the table")
{
    for (int rebels = 1; rebels <= 6; ++rebels) {
        const SetupRow& row = setup_table[static_cast<std::size_t>(rebels - 1)];
        const State state = start_of(setup_for(rebels));
        EXPECT_EQ(state.rows, row.rows);
        EXPECT_EQ(state.columns, row.columns);
        EXPECT_EQ(count_of(state, Land::industry), row.lands[0]);
        EXPECT_EQ(count_of(state, Land::city), row.lands[1]);
        EXPECT_EQ(count_of(state, Land::wilderness), row.lands[2]);
        EXPECT_EQ(state.readings.difficulty, row.difficulty);
        EXPECT_EQ(state.readings.extra, row.extra);
    }
}

TEST("S2.3, S2.4, S2.5, S2.6, S2.7, S2.8: industries on dark cells, wilderness on light ones")
{
    for (int rebels = 1; rebels <= 6; ++rebels) {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const State state = start_of(setup_for(rebels, seed));
            EXPECT(is_land(state, at("a1"), Land::industry));
            int dark_left = 0;
            int light_cities = 0;
            for (const SectorId sector : sectors_of(state)) {
                const Land land = card_at(state, sector).land;
                if (land == Land::industry) EXPECT(is_dark(sector));
                if (land == Land::wilderness) EXPECT(!is_dark(sector));
                dark_left += is_dark(sector) && land == Land::wilderness ? 1 : 0;
                light_cities += !is_dark(sector) && land == Land::city ? 1 : 0;
            }
            EXPECT_EQ(dark_left, 0);
            const std::array<int, 6> expected{0, 1, 1, 2, 1, 1};
            EXPECT_EQ(light_cities, expected[static_cast<std::size_t>(rebels - 1)]);
        }
    }
}

TEST("S2.2, R17.10: no sector card lies on the map twice")
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const State state = start_of(setup_for(6, seed));
        BitSet<SectorCardId, sector_card_count> seen;
        for (const SectorId sector : sectors_of(state)) {
            const SectorCardId card = state.sectors[sector.index].card;
            EXPECT(!seen.contains(card));
            seen.insert(card);
        }
        EXPECT_EQ(seen.size(), 30);
    }
}

TEST("R2.4: all sectors start unexplored, with empty stashes and without units")
{
    const State state = start_of(setup_for(4));
    for (const SectorId sector : sectors_of(state)) {
        EXPECT(!state.sectors[sector.index].is_explored);
        EXPECT(state.stashes[sector.index].empty());
        EXPECT(is_empty(state, sector));
    }
}

TEST("R2.6, D4.1: five tactics cards are dealt, the others stay in the box")
{
    const State state = start_of(setup_for(3));
    EXPECT_EQ(state.tactics.deck.size(), 5u);
    EXPECT_EQ(state.tactics.box.size(), 9u);
    EXPECT(state.tactics.hand.empty());
    EXPECT_EQ(start_of(with(setup_for(3), Option::active_tactics, 14)).tactics.deck.size(), 14u);
}

TEST("R2.7, R1.1, R1.3, E0.1, E0.7: 52 MERCs and 28, 17 and 24 cards of equipment, shuffled")
{
    const State state = start_of(setup_for(3));
    EXPECT_EQ(state.mercs.size(), 52u);
    EXPECT_EQ(state.equipment[0].size(), 28u);
    EXPECT_EQ(state.equipment[1].size(), 17u);
    EXPECT_EQ(state.equipment[2].size(), 24u);
    const State other = start_of(setup_for(3, 2));
    EXPECT(!(state.mercs == other.mercs));
    EXPECT(!(state.equipment[0] == other.equipment[0]));
}

TEST("R2.9, R1.1, R1.2, R1.4: the base set alone has 47 MERCs, 16 sectors and 10 tactics cards")
{
    const Setup setup = with(setup_for(3), Option::sets, 1);
    EXPECT_EQ(refusal_of(setup), "");
    const State state = start_of(setup);
    EXPECT_EQ(state.mercs.size(), 47u);
    EXPECT_EQ(state.tactics.deck.size() + state.tactics.box.size(), 10u);
    for (const SectorId sector : sectors_of(state)) EXPECT(card_at(state, sector).set == Set::base);
}

TEST("R2.1: one, four, five and six rebels need the expansion")
{
    for (const int rebels : {1, 4, 5, 6}) {
        const std::string words = refusal_of(with(setup_for(rebels), Option::sets, 1));
        EXPECT(words.find("2 and 3 rebels") != std::string::npos) << words;
        EXPECT(words.find("E_CONFIG") != std::string::npos);
    }
    EXPECT_EQ(refusal_of(with(setup_for(2), Option::sets, 1)), "");
}

TEST("R2.9: combinations of options that cannot be are refused")
{
    Setup base = with(setup_for(2), Option::sets, 1);
    EXPECT(refusal_of(with(base, Option::active_tactics, 11)).find("10 tactics cards") !=
           std::string::npos);
    EXPECT(refusal_of(with(base, Option::dictator_selection, dictator_fixed + 3)).find("Hitler") !=
           std::string::npos);
    EXPECT_EQ(refusal_of(with(base, Option::dictator_selection, dictator_fixed + 1)), "");
    EXPECT(refusal_of(with(base, Option::dictator_selection, dictator_chosen)).find("automatic") !=
           std::string::npos);
}

TEST(
    "R2.5: an automatic Dictator's card is drawn at set-up, a person's is chosen later, unless fixed")
{
    EXPECT(start_of(setup_for(3)).regime.card != Dictator::unknown);
    const Setup human = with(setup_for(3), Option::dictator, 1);
    EXPECT(start_of(human).regime.card == Dictator::unknown);
    EXPECT(start_of(with(human, Option::dictator_selection, dictator_drawn)).regime.card !=
           Dictator::unknown);
    EXPECT(start_of(with(human, Option::dictator_selection, dictator_fixed + 4)).regime.card ==
           Dictator::hussein);
}

TEST("R2.3: difficulty and extra militia may be given")
{
    const State state =
        start_of(with(with(setup_for(3), Option::difficulty, 0), Option::extra, 60));
    EXPECT_EQ(state.readings.difficulty, 0);
    EXPECT_EQ(state.readings.extra, 60);
}

TEST("R0.11, R2.8: the same seed gives the same set-up, another one another")
{
    const State first = start_of(setup_for(3, 7));
    const State again = start_of(setup_for(3, 7));
    EXPECT(first.mercs == again.mercs);
    EXPECT(first.sectors == again.sectors);
    EXPECT(first.tactics == again.tactics);
    EXPECT(!(first.sectors == start_of(setup_for(3, 8)).sectors));
}

TEST("R2.8, R2.10, S2.13: forced draws give exactly the map that they name")
{
    State state{};
    state.flow.seat_count = 2;
    state.rng = Rng::from(Seed::from_number(1));
    // Industries 2 of 13, 0 of 12, 0 of 11, 0 of 10; one of three cities; wilderness 0 each time;
    // then the cells: three draws for industries (the first one is fixed), the last dark cell for
    // the city; castro; tactics 0 each time.
    const std::array<std::uint8_t, 18> picks{2, 0, 0, 0, 1, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0};
    state.rng.force_picks(picks);
    Events silent;
    set_up_game(state, setup_for(1), silent);
    EXPECT_EQ(card_at(state, at("a1")).id, "industry---cocaine");
    EXPECT_EQ(card_at(state, at("c3")).id, "industry---bauxite") << "the fourth of c1 b2 a3 c3";
    EXPECT_EQ(card_at(state, at("c1")).id, "industry---coal");
    EXPECT_EQ(card_at(state, at("b2")).id, "industry---coffee");
    EXPECT_EQ(card_at(state, at("a3")).id, "town---b");
    EXPECT_EQ(card_at(state, at("b1")).id, "wilderness9");
    EXPECT_EQ(card_at(state, at("a2")).id, "wilderness10");
}

}  // namespace
}  // namespace sortie::merc
