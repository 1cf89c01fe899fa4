#include "games/merc/modes/assassination.h"

#include "games/merc/damage.h"
#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

Setup hunt(int rebels, Dictator dictator = Dictator::castro)
{
    Setup setup = setup_for(rebels);
    setup.values[static_cast<std::size_t>(Option::mode)] = static_cast<int>(Mode::assassination);
    setup.values[static_cast<std::size_t>(Option::dictator)] = 1;
    setup.values[static_cast<std::size_t>(Option::dictator_selection)] =
        dictator_fixed + static_cast<int>(dictator);
    return setup;
}

// Plays with the last legal move until the step that the test wants to see.
template <class Wanted>
State played_until(State state, Wanted is_wanted)
{
    MoveList moves;
    while (!is_wanted(state)) {
        const Seat seat = state.flow.awaited.front();
        P::legal_moves(state, seat, moves);
        P::apply_unchecked(state, seat, moves[moves.size() - 1]);
        check_position(state);
    }
    return state;
}
State with_corner(const Setup& setup, std::string_view corner)
{
    State state = P::start(setup);
    P::apply_unchecked(state, seat_of(state, the_dictator), order<choose_corner>(at(corner)));
    return state;
}
State first_day(const Setup& setup, std::string_view corner)
{
    return played_until(with_corner(setup, corner),
                        [](const State& state) { return state.phase == Phase::rebels; });
}

int count_in(const State& state, Zone zone)
{
    return sectors_of_zone(state, zone).size();
}

Theatre scene(Dictator dictator = Dictator::castro)
{
    return Theatre({.rebels = 2, .dictator = dictator, .human = true, .mode = Mode::assassination});
}

TEST("V2.2, V2-a: on a 4x4 map the diagonal is neutral and six sectors lie on each side")
{
    const State state = first_day(hunt(3), "a1");
    EXPECT_EQ(count_in(state, Zone::neutral), 4);
    EXPECT_EQ(count_in(state, Zone::dictator), 6);
    EXPECT_EQ(count_in(state, Zone::rebels), 6);
    EXPECT(zone_of(state, at("a1"), at("d1")) == Zone::neutral);
    EXPECT(zone_of(state, at("a1"), at("b2")) == Zone::dictator);
}

TEST("V2.2, V2-b: 3 rows and 4 columns have four neutral sectors, and four on each side")
{
    const State state = first_day(hunt(2), "d1");
    EXPECT_EQ(count_in(state, Zone::neutral), 4);
    EXPECT_EQ(count_in(state, Zone::dictator), 4);
    EXPECT_EQ(count_in(state, Zone::rebels), 4);
}

TEST("V2.2, V2-c: 4 rows and 5 columns have six neutral sectors, and seven on each side")
{
    const State state = first_day(hunt(4), "a4");
    EXPECT_EQ(count_in(state, Zone::neutral), 6);
    EXPECT_EQ(count_in(state, Zone::dictator), 7);
    EXPECT_EQ(count_in(state, Zone::rebels), 7);
}

TEST("V2.1: the base is in a corner, revealed from the start, and the card stands there equipped")
{
    State state = P::start(hunt(3));
    const Seat seat = seat_of(state, the_dictator);
    EXPECT_EQ(P::why_not(state, seat, order<choose_corner>(at("b2")))->code, e_base_site);
    for (const char* corner : {"a1", "d1", "a4", "d4"}) {
        EXPECT(!P::why_not(state, seat, order<choose_corner>(at(corner))));
    }
    state = first_day(hunt(3), "d4");
    EXPECT_EQ(state.regime.base, at("d4"));
    EXPECT_EQ(sector_of(state, dictator_card), at("d4"));
    EXPECT_EQ(state.modes.corner, at("a1"));
}

TEST("V2.3: one militia on every sector of each side, dealt round the rebels, none in between")
{
    const State state = played_until(
        with_corner(hunt(3), "a1"), [](const State& each) { return each.phase == Phase::landing; });
    PlayerId next{0};
    for (const SectorId sector : sectors_of(state)) {
        const auto& militia = state.sectors[sector.index].militia;
        const Zone zone = zone_of(state, at("a1"), sector);
        EXPECT_EQ(militia[the_dictator.index], zone == Zone::dictator ? 1 : 0);
        int rebels = 0;
        for (const PlayerId rebel : rebels_of(state)) rebels += militia[rebel.index];
        EXPECT_EQ(rebels, zone == Zone::rebels ? 1 : 0);
        if (zone != Zone::rebels) continue;
        EXPECT_EQ(militia[next.index], 1);
        next = PlayerId{static_cast<std::uint8_t>((next.index + 1) % 3)};
    }
}

TEST("V2.4, V2.13: the rebels hire two MERCs each and stand in their corner, which they control")
{
    const State state = first_day(hunt(3), "a1");
    for (const PlayerId rebel : rebels_of(state)) {
        EXPECT_EQ(squad_of(state, rebel, primary).sector, at("d4"));
        EXPECT_GE(squad_of(state, rebel, primary).members.size(), 2u);
    }
    EXPECT(side_in_control(state, at("d4")) == Side::rebels);
}

// The Dictator receives his MERCs and answers in his own words; his base is in a1.
struct Guards {
    State state;
    std::vector<Event> log;

    explicit Guards(int rebels)
        : state(played_until(with_corner(hunt(rebels), "a1"), [](const State& each) {
              return each.phase == Phase::founding && each.modes.guards_left > 0;
          }))
    {
    }
    Seat seat() const { return seat_of(state, the_dictator); }
    const Task& task() const { return task_of(state, the_dictator); }
    bool is_asked() const { return state.phase == Phase::founding; }
    static Move move_of(std::string_view text) { return read_move(merc_face(), text).value(); }
    std::string refused(std::string_view text) const
    {
        const auto refusal = P::why_not(state, seat(), move_of(text));
        return refusal ? std::string(refusal->code) : "";
    }
    void play(std::string_view text)
    {
        Events events(log);
        sortie::Step step;
        const auto refusal = P::apply(state, seat(), move_of(text), events, step);
        ASSERT_FALSE(refusal.has_value()) << text << ": " << refusal->text();
        check_position(state);
    }
    // Puts on whatever the MERC can carry; answers what it was given, one letter for the slot of each card.
    std::string equip_guard(UnitId unit)
    {
        std::string slots;
        while (is_asked() && task().unit == unit && task().step == Step::equip) {
            const CardId card = task().drawn[0];
            slots += "WAX"[static_cast<std::size_t>(slot_of(card))];
            const auto pocket = free_pocket_for(state, unit, card);
            play(pocket
                     ? "equip " + std::string(names_of(*pocket)[static_cast<std::size_t>(*pocket)])
                     : "stash");
        }
        return slots;
    }
};

TEST(
    "V2.5: the Dictator puts one MERC for each rebel, with three pieces of equipment, into two squads on his side")
{
    Guards guards(3);
    ASSERT_TRUE(guards.task().step == Step::place);
    for (const SectorId sector : sectors_of(guards.state)) {
        const std::string name(names_of(SectorId{})[sector.index]);
        const bool is_his = zone_of(guards.state, at("a1"), sector) == Zone::dictator;
        EXPECT_EQ(guards.refused("assign primary " + name).empty(), is_his) << name;
        EXPECT_EQ(guards.refused("assign secondary " + name).empty(), is_his) << name;
    }
    const UnitId first = guards.task().unit;
    guards.play("assign secondary b2");
    EXPECT_EQ(guards.equip_guard(first), "WAX");
    const UnitId second = guards.task().unit;
    guards.play("assign primary a3");
    EXPECT_EQ(guards.equip_guard(second), "WAX");
    const UnitId third = guards.task().unit;
    guards.play("assign primary -");
    EXPECT_EQ(guards.equip_guard(third), "WAX");
    EXPECT_EQ(guards.state.phase, Phase::rebels) << "there are no more";
    EXPECT_EQ(sector_of(guards.state, first), at("b2"));
    EXPECT_EQ(sector_of(guards.state, second), at("a3"));
    EXPECT_EQ(sector_of(guards.state, third), at("a3"));
    for (const UnitId unit : {first, second, third}) {
        EXPECT_EQ(unit_of(guards.state, unit).owner, the_dictator);
        for (const Pocket pocket : {Pocket::weapon, Pocket::armor, Pocket::accessory}) {
            EXPECT(card_in(guards.state, unit, pocket).is_some());
        }
    }
}

TEST("V2.5: six MERCs fit into two squads of four, and a full squad takes no other")
{
    Guards guards(6);
    int received = 0;
    for (; guards.is_asked(); ++received) {
        const UnitId unit = guards.task().unit;
        if (received == 0) guards.play("assign primary b1");
        if (received > 0 && received < 4) guards.play("assign primary -");
        if (received == 4) {
            EXPECT_EQ(guards.refused("assign primary -"), "E_SQUAD_FULL");
            guards.play("assign secondary a1");
        }
        EXPECT_EQ(sector_of(guards.state, unit), at(received < 4 ? "b1" : "a1"));
        EXPECT_EQ(guards.equip_guard(unit), "WAX");
    }
    EXPECT_EQ(received, 6);
    EXPECT_EQ(squad_of(guards.state, the_dictator, primary).members.size(), 4u);
    EXPECT_EQ(squad_of(guards.state, the_dictator, secondary).members.size(), 2u);
}

TEST(
    "V2.6: no militia of difficulty or choice; Hussein's deck and Kim's militia come, no bonus MERCs")
{
    const State castro = first_day(hunt(3), "a1");
    EXPECT_EQ(castro.sectors[at("b1").index].militia[the_dictator.index], 1);
    const State kim = first_day(hunt(3, Dictator::kim), "a1");
    EXPECT_EQ(kim.sectors[at("a1").index].militia[the_dictator.index], 16);
    const State hussein = first_day(hunt(3, Dictator::hussein), "a1");
    EXPECT_EQ(hussein.tactics.deck.size() + hussein.tactics.hand.size(), 10u);
    for (const Dictator each : {Dictator::mao, Dictator::mussolini}) {
        const State state = first_day(hunt(3, each), "a1");
        EXPECT_EQ(team_size(state, the_dictator), 3);
    }
}

TEST("V2.7, V2.12: the tactics hand is filled, and then Day 2 begins")
{
    const State state = first_day(hunt(3), "a1");
    EXPECT_EQ(state.tactics.hand.size(), 3u);
    EXPECT_EQ(state.day, 2);
}

TEST("V2.10, V2.14, V2-d, R15.8: control of the base does not win while the card lives")
{
    Theatre day = scene();
    day.state.regime.base = at("a1");
    day.squad(the_dictator, primary, "c3", {dictator_card});
    day.squad(rebel1, primary, "b1", {merc::doc});
    day.squad(rebel2, primary, "d1", {merc::ewok});
    day.play(rebel1, "move primary a1 -");
    EXPECT(side_in_control(day.state, at("a1")) == Side::rebels);
    EXPECT(!P::is_over(day.state));
}

TEST("V2.10: the death of the card wins for the rebels")
{
    Theatre day = scene();
    day.state.regime.base = at("a1");
    day.squad(the_dictator, base_squad, "a1", {dictator_card});
    day.squad(rebel1, primary, "b1", {merc::doc});
    unit_of(day.state, dictator_card).health = 0;
    die(day.state, dictator_card, silent());
    EXPECT(P::is_over(day.state));
    EXPECT(day.state.outcome == Outcome::dictator_dead);
    EXPECT_EQ(P::scores(day.state)[0], 1);
}

TEST("V2.11, V2-f: with the last tactics card the Dictator wins if he lives, whatever the values")
{
    Theatre day = scene();
    day.militia("a1", rebel1, 10);
    day.militia("b1", rebel1, 10);
    day.state.tactics.deck.clear();
    day.state.tactics.hand.clear();
    end_day_of_assassination(day.state, silent());
    EXPECT(day.state.outcome == Outcome::dictator_lives);
    EXPECT_EQ(P::scores(day.state)[2], 1);
    EXPECT_EQ(P::scores(day.state)[0], 0);
}

TEST("V2.8, V2-e: no hires by special abilities; the other parts work")
{
    Theatre day = scene(Dictator::stalin);
    day.state.regime.uses_ability = true;
    EXPECT(!has_ability_without_hires(day.state));
    for (const Dictator hirer : {Dictator::castro, Dictator::gadafi, Dictator::hitler}) {
        day.state.regime.card = hirer;
        EXPECT(!has_ability_without_hires(day.state));
    }
    for (const Dictator other : {Dictator::noriega, Dictator::pinochet, Dictator::polpot}) {
        day.state.regime.card = other;
        EXPECT(has_ability_without_hires(day.state));
    }
    day.state.regime.queued_hires = 2;
    forget_queued_hires(day.state, silent());
    EXPECT_EQ(day.state.regime.queued_hires, 0);
}

TEST("V2.9: cards that reveal find the base revealed")
{
    Theatre day = scene();
    day.base("a1");
    day.state.phase = Phase::dictator;
    for (std::size_t i = 0; i < tactic_count; ++i) {
        day.state.regime.playing = static_cast<Tactic>(i);
        EXPECT(!reveal_is_due(day.state));
    }
}

}  // namespace
}  // namespace sortie::merc
