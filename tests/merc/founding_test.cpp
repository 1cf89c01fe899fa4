// The Dictator's Day 1: his card, militia, first MERC, set-up abilities, hand and extra militia
// (D5, D4.2, KIM1, MAO1).

#include "tests/merc/founding.h"

#include "games/merc/regime_hires.h"

namespace sortie::merc {
namespace {

const Words decks_for_hire{"draw_from weapon", "draw_from armor", "draw_from accessory"};
const Words decks_for_reveal{"arm_dictator weapon", "arm_dictator armor", "arm_dictator accessory"};

struct ByHand : Founding {
    explicit ByHand(Dictator card, int extra = as_the_table_says)
        : Founding({.rebels = 2, .dictator = card, .human = true}, {"d1", "a3"}, extra)
    {
    }
    // His first MERC, with a stashed weapon, in the sector.
    void first_merc(std::string_view sector)
    {
        say_all({"draw_from weapon", "assign primary " + std::string(sector), "stash"});
    }
    using Founding::say_all;
    void say_all(const Words& texts)
    {
        for (const std::string& text : texts) say(text);
    }
};

TEST("D5.1, D4.2, HUS2: a person may choose his card on Day 1; the deck was built before")
{
    ByHand day(Dictator::unknown);
    EXPECT_EQ(day.in_deck(), 5);
    day.begin();
    EXPECT_EQ(day.asked().size(), 11u);
    EXPECT(day.awaits_nobody_but(the_dictator));
    EXPECT_EQ(day.militia_in("a1", the_dictator), 0) << "before anything else";
    day.say("choose_dictator hussein");
    EXPECT(day.has_told("the Dictator is hussein"));
    EXPECT_EQ(day.militia_in("a1", the_dictator), 3);
    EXPECT_EQ(day.in_deck(), 5) << "ten only after his first MERC";
    day.first_merc("a1");
    EXPECT_EQ(day.in_deck() + day.in_hand(), 10);
}

TEST("D5.1: with a card fixed by the option nothing is asked")
{
    ByHand day(Dictator::castro);
    EXPECT(day.state.regime.card == Dictator::castro) << "since set-up";
    day.begin();
    EXPECT_EQ(day.asked(), decks_for_hire);
}

TEST("D5-a, D5.0, D5.2: every industry without rebels gets its militia when all have landed")
{
    Founding day({.rebels = 3, .dictator = Dictator::castro, .human = true}, {"a1", "c1", "a3"});
    EXPECT_EQ(day.militia_in("b2", the_dictator), 0) << "one rebel is still busy";
    day.begin();
    for (const std::string_view name : {"b2", "d2", "c3", "b4", "d4"}) {
        EXPECT_EQ(day.militia_in(name, the_dictator), 4) << name;
    }
    for (const std::string_view name : {"a1", "c1", "a3", "b1", "c2"}) {
        EXPECT_EQ(day.militia_in(name, the_dictator), 0) << name;
    }
}

TEST("D5.4, DP28: the first MERC founds the primary squad in a sector of his, with one card")
{
    ByHand day(Dictator::castro);
    day.next_mercs({merc::golem});
    day.next_cards({kind::kevlar_vest});
    day.begin();
    EXPECT_EQ(day.asked(), decks_for_hire);
    day.say("draw_from armor");
    EXPECT_EQ(day.asked(), (Words{"assign primary a1", "assign primary c1", "assign primary b2",
                                  "assign primary d2", "assign primary c3"}));
    EXPECT_EQ(day.refused_to_him("assign primary a3"), "E_NOT_CONTROLLED") << "a rebel is there";
    EXPECT_EQ(day.refused_to_him("assign secondary b2"), "E_SQUAD_FULL");
    day.say("assign primary b2");
    EXPECT_EQ(day.asked(), (Words{"stash", "equip armor"}));
    day.say("equip armor");
    EXPECT_EQ(day.where(merc::golem), at("b2"));
    EXPECT(day.is_in_squad(merc::golem, primary));
    EXPECT_EQ(kind_id_of(day.carried(merc::golem, Pocket::armor)), kind::kevlar_vest);
}

TEST("D5.3, D5-b, DP30, KIM1, KIM2, KIM-a: Kim's base comes before his first MERC")
{
    ByHand day(Dictator::kim);
    day.next_cards({kind::m16});
    day.begin();
    EXPECT_EQ(day.asked(), (Words{"choose_base a1", "choose_base c1", "choose_base b2",
                                  "choose_base d2", "choose_base c3"}));
    EXPECT_EQ(day.refused_to_him("choose_base a3"), "E_BASE_SITE");
    day.say("choose_base b2");
    EXPECT_EQ(day.asked(), decks_for_reveal);
    day.say("arm_dictator weapon");
    EXPECT_EQ(day.state.regime.base, at("b2")) << "always the base squad, without a question";
    EXPECT(day.is_in_squad(dictator_card, base_squad));
    EXPECT_EQ(day.actions(dictator_card), 0) << "no actions on Day 1";
    day.say("equip weapon");
    EXPECT_EQ(kind_id_of(day.carried(dictator_card, Pocket::weapon)), kind::m16);
    EXPECT_EQ(day.militia_in("b2", the_dictator), 13);
    EXPECT_EQ(day.asked(), decks_for_hire) << "his first MERC";
}

TEST("KIM4: his militia come once; nothing is added after the first MERC")
{
    ByHand day(Dictator::kim, 0);
    day.begin();
    day.say_all({"choose_base b2", "arm_dictator weapon", "stash"});
    day.first_merc("a1");
    EXPECT_EQ(day.state.day, 2);
    EXPECT_EQ(day.militia_in("b2", the_dictator), 13);
    EXPECT_EQ(day.actions(dictator_card), 2) << "D5.12";
}

int militia_of_kims_base(int rebels, std::initializer_list<std::string_view> landings)
{
    Founding day({.rebels = rebels, .dictator = Dictator::kim, .human = true}, landings);
    day.begin();
    day.say(day.asked("choose_base").front());
    day.say_all({"arm_dictator weapon", "stash"});
    return day.state.sectors[day.state.regime.base.index].militia[the_dictator.index];
}

TEST("KIM3, KIM-b, KIM5: five for each rebel on top, never above twenty")
{
    EXPECT_EQ(militia_of_kims_base(1, {"a3"}), 7);
    EXPECT_EQ(militia_of_kims_base(2, {"d1", "b1"}), 13);
    EXPECT_EQ(militia_of_kims_base(3, {"d1", "b1", "a2"}), 19);
    EXPECT_EQ(militia_of_kims_base(4, {"d1", "b1", "a2", "e2"}), 20);
    EXPECT_EQ(militia_of_kims_base(5, {"d1", "b1", "a2", "e2", "a4"}), 20);
    EXPECT_EQ(militia_of_kims_base(6, {"d1", "b1", "a2", "e5", "a4", "b5"}), 20);
}

TEST("KIM-c: an automatic Kim finds his base by himself and is asked nothing")
{
    Founding day({.rebels = 2, .dictator = Dictator::kim}, {"d1", "a3"}, 0);
    day.begin();
    EXPECT_EQ(day.state.day, 2);
    EXPECT(day.state.regime.base.is_some());
    const SectorId base = day.state.regime.base;
    EXPECT_EQ(day.state.sectors[base.index].militia[the_dictator.index], 13);
    EXPECT(day.is_in_squad(dictator_card, base_squad));
}

TEST(
    "D5.5, D5-c, HUS1, HUS-a: Hussein's deck grows to ten different cards before the hand is drawn")
{
    ByHand day(Dictator::hussein);
    const Tactics before = day.state.tactics;
    day.begin();
    EXPECT_EQ(day.in_deck(), 5);
    EXPECT_EQ(day.in_hand(), 0);
    day.first_merc("a1");
    EXPECT(day.has_told("the tactics deck has 10 cards"));
    EXPECT_EQ(day.in_deck(), 7);
    EXPECT_EQ(day.in_hand(), 3);
    EXPECT_EQ(day.state.tactics.box.size(), 4u);
    std::array<int, tactic_count> seen{};
    const Tactics& now = day.state.tactics;
    for (const Tactic card : now.deck) ++seen[static_cast<std::size_t>(card)];
    for (const Tactic card : now.hand) ++seen[static_cast<std::size_t>(card)];
    for (const int count : seen) EXPECT(count <= 1);
    for (const Tactic card : before.deck) {
        EXPECT_EQ(seen[static_cast<std::size_t>(card)], 1) << "none of the five was lost";
    }
    TacticPile grown = before.deck;
    EXPECT_FALSE(std::equal(grown.begin(), grown.end(), now.deck.begin())) << "shuffled";
}

TEST("HUS-b, HUS1: with ten cards in use he takes all; with ten in the deck none is added")
{
    ByHand day(Dictator::hussein);
    while (day.state.tactics.box.size() > 5) day.state.tactics.box.pop_back();
    State whole = day.state;
    Events silent;
    enlarge_deck(whole, silent);
    EXPECT_EQ(whole.tactics.deck.size(), 10u);
    EXPECT(whole.tactics.box.empty());
    day.state.tactics.box.pop_back();
    enlarge_deck(day.state, silent);
    EXPECT_EQ(day.in_deck(), 9) << "the box held fewer";
    Founding longer({.rebels = 2, .dictator = Dictator::hussein, .human = true}, {"d1", "a3"},
                    as_the_table_says, 12);
    const Tactics before = longer.state.tactics;
    Events events(longer.log);
    enlarge_deck(longer.state, events);
    EXPECT(longer.state.tactics == before) << "nothing is done, not even shuffled";
    EXPECT(longer.log.empty());
}

TEST(
    "D5-d, D5.6, D5.9, MAO2, MAO3, DP31: a person's Mao hires one for each rebel before his hand is drawn")
{
    Founding day({.rebels = 3, .dictator = Dictator::mao, .human = true}, {"a1", "c1", "a3"});
    day.next_mercs({merc::golem, merc::moe, merc::dutch, merc::max});
    day.begin();
    day.say_all({"draw_from weapon", "assign primary b2", "stash"});
    EXPECT_EQ(day.his_mercs(), 1) << "the set-up step itself hires nobody";
    EXPECT_EQ(day.state.regime.bonus_hires + 1, 3) << "the first of three is on the table";
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(day.asked(), decks_for_hire) << i;
        EXPECT_EQ(day.in_hand(), 0);
        day.say_all({"draw_from weapon", "assign primary -", "stash"});
    }
    EXPECT_EQ(day.his_mercs(), 4);
    EXPECT_EQ(day.in_hand(), 3);
    EXPECT_EQ(day.state.regime.bonus_hires, 0);
}

TEST("D5-e, MAO1, MUS0: an automatic Mao or Mussolini hires them all without a question")
{
    for (const Dictator card : {Dictator::mao, Dictator::mussolini}) {
        Founding day({.rebels = 3, .dictator = card}, {"a1", "c1", "a3"});
        day.begin();
        EXPECT_EQ(day.state.day, 2);
        EXPECT_EQ(day.his_mercs(), 4);
    }
}

TEST("MAO-a: the primary squad is filled first, everyone has a weapon and no action today")
{
    Founding day({.rebels = 4, .dictator = Dictator::mao}, {"a1", "c1", "a3", "e1"}, 0);
    day.next_mercs({merc::golem, merc::moe, merc::dutch, merc::max, merc::tao});
    day.begin();
    EXPECT_EQ(day.his(primary).members.size(), 4u);
    EXPECT_EQ(day.his(secondary).members.size(), 1u);
    EXPECT(day.is_in_squad(merc::tao, secondary));
    for (const UnitId unit : {merc::moe, merc::dutch, merc::max, merc::tao}) {
        EXPECT(day.carried(unit, Pocket::weapon).is_some());
    }
}

TEST(
    "MAO-b, MAO2.3, MAO2.4, MAO2.5, MAO2.6: squad and equipment are his, the place of a new squad is not")
{
    ByHand day(Dictator::mao);
    day.next_mercs({merc::golem, merc::moe, merc::dutch});
    day.begin();
    day.first_merc("b2");
    EXPECT(day.has_told("moe is drawn"));
    EXPECT_EQ(day.drawn(), merc::moe);
    day.say("draw_from armor");
    const Words squads = day.asked("assign");
    EXPECT_EQ(squads.size(), 2u) << "primary, or secondary in one place only";
    EXPECT_EQ(squads[0], "assign primary -");
    day.say(squads[1]);
    day.say("stash");
    EXPECT(day.is_in_squad(merc::moe, secondary));
    EXPECT_EQ(day.state.regime.bonus_hires, 0) << "the second one is on the table";
    day.say_all({"draw_from weapon", "assign primary -", "stash"});
    EXPECT_EQ(day.his(primary).members.size(), 2u);
    EXPECT_EQ(day.his(secondary).members.size(), 1u);
}

TEST("MAO-c, MAO2.1, MAO2.2, DA6: asking three times shows the same MERC and draws no other")
{
    ByHand day(Dictator::mao);
    day.next_mercs({merc::golem, merc::moe});
    day.begin();
    day.first_merc("b2");
    const int cards = day.mercs_left();
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(day.asked(), decks_for_hire);
        EXPECT_EQ(day.drawn(), merc::moe);
        EXPECT_EQ(day.mercs_left(), cards);
    }
}

TEST("MAO2.1: a bonus MERC who will not work with the first is passed over")
{
    ByHand day(Dictator::mao);
    day.next_mercs({merc::borris, merc::moose, merc::golem});
    day.begin();
    day.first_merc("b2");
    EXPECT_EQ(day.drawn(), merc::golem);
    day.say_all({"draw_from weapon", "assign primary -", "stash"});
    EXPECT(day.is_discarded_merc(merc::moose));
}

TEST("MAO-d, DA9: with both squads full the bonus MERCs are discarded, one after the other")
{
    ByHand day(Dictator::mao, 0);
    day.begin();
    day.say_all({"draw_from weapon", "assign primary b2"});
    std::uint8_t filled = 0;
    for (const std::uint8_t squad : {primary, secondary}) {
        while (!day.his(squad).members.is_full()) {
            const UnitId unit = day.state.mercs.draw_pile[0];
            day.state.mercs.draw_pile.erase_at(0);
            join_squad(day.state, the_dictator, squad, at("b2"), unit);
            day.hurt_to(unit, max_health_of(unit));
            ++filled;
        }
    }
    EXPECT_EQ(filled, 7);
    day.next_mercs({merc::golem, merc::moe});
    day.say("stash");
    EXPECT_EQ(day.state.day, 2) << "nothing was asked";
    EXPECT(day.is_discarded_merc(merc::golem));
    EXPECT(day.is_discarded_merc(merc::moe));
    EXPECT_EQ(day.state.regime.bonus_hires, 0);
}

TEST("MAO-e, D6.5, DA9: when the MERCs run out the bonus hires end")
{
    Founding day({.rebels = 3, .dictator = Dictator::mao, .human = true}, {"a1", "c1", "a3"}, 0);
    day.begin();
    day.say_all({"draw_from weapon", "assign primary b2"});
    day.only_mercs({merc::golem});
    day.say_all({"stash", "draw_from weapon", "assign primary -", "stash"});
    EXPECT_EQ(day.state.day, 2);
    EXPECT_EQ(day.his_mercs(), 2);
    EXPECT_EQ(day.state.regime.bonus_hires, 0);
}

TEST("D5.7: the hand is three; an automatic Dictator draws none")
{
    ByHand day(Dictator::castro);
    day.begin();
    EXPECT_EQ(day.in_hand(), 0);
    day.first_merc("b2");
    EXPECT_EQ(day.in_hand(), 3);
    EXPECT_EQ(day.in_deck(), 2);
    Founding robot({.rebels = 2, .dictator = Dictator::castro}, {"d1", "a3"});
    robot.begin();
    EXPECT_EQ(robot.in_hand(), 0);
    EXPECT_EQ(robot.in_deck(), 5);
}

TEST("D5.8, D5.10, DP29: extra militia go to his sectors, as many as he likes, until he stops")
{
    ByHand day(Dictator::castro);
    day.begin();
    day.first_merc("b2");
    EXPECT_EQ(day.asked("place a1").size(), 4u);
    EXPECT_EQ(day.asked("place b1").size(), 0u);
    EXPECT_EQ(day.refused_to_him("place b1 1"), "E_SITE");
    EXPECT_EQ(day.refused_to_him("place a1 5"), "E_MILITIA_COUNT");
    day.say("place a1 3");
    EXPECT_EQ(day.militia_in("a1", the_dictator), 6);
    EXPECT_EQ(day.asked("place c1"), (Words{"place c1 1"}));
    day.say("enough");
    EXPECT_EQ(day.militia_in("c1", the_dictator), 3) << "the last one is forfeited";
    EXPECT_EQ(day.state.day, 2);
}

TEST("D5-f, D5.10: nothing is asked when no sector of his has room")
{
    ByHand day(Dictator::castro);
    day.begin();
    day.say_all({"draw_from weapon", "assign primary b2"});
    for (const std::string_view name : {"a1", "c1", "b2", "d2", "c3"}) {
        day.militia(name, the_dictator, 10);
    }
    day.say("stash");
    EXPECT_EQ(day.state.day, 2);
    EXPECT_EQ(day.militia_in("a1", the_dictator), 10);
}

TEST("D5-g, D5.10: with one rebel there is no extra militia unless the option says so")
{
    Founding day({.rebels = 1, .dictator = Dictator::castro, .human = true}, {"a3"});
    day.begin();
    day.say_all({"draw_from weapon", "assign primary b2", "stash"});
    EXPECT_EQ(day.state.day, 2);
    Founding other({.rebels = 1, .dictator = Dictator::castro, .human = true}, {"a3"}, 2);
    other.begin();
    other.say_all({"draw_from weapon", "assign primary b2", "stash"});
    EXPECT_EQ(other.asked("place b2"), (Words{"place b2 1", "place b2 2"}));
}

TEST("D5-h, AI4.2: an automatic Dictator hands nine out round and round, the highest values first")
{
    Founding day({.rebels = 3, .dictator = Dictator::castro}, {"b4", "a1", "a3"});
    day.lay("d4", "industry---silver");
    day.begin();
    EXPECT_EQ(day.militia_in("c1", the_dictator), 6) << "oil, 6";
    EXPECT_EQ(day.militia_in("d2", the_dictator), 6) << "copper, 6";
    EXPECT_EQ(day.militia_in("d4", the_dictator), 6) << "silver, 5";
    EXPECT_EQ(day.militia_in("b2", the_dictator), 6) << "bauxite, 5";
    EXPECT_EQ(day.militia_in("c3", the_dictator), 5) << "fishing, 4: the round ends here";
}

TEST("D5.11, D5.12: on Day 1 nobody fights or plays a card, and then everyone has actions")
{
    ByHand day(Dictator::castro);
    day.next_mercs({merc::golem});
    day.begin();
    day.first_merc("b2");
    EXPECT_EQ(day.actions(merc::golem), 0);
    day.say("enough");
    EXPECT_EQ(day.times_told_like("combat in"), 0);
    EXPECT_EQ(day.times_told_like("the Dictator plays"), 0);
    EXPECT_EQ(day.times_told_like("golem is drawn"), 1) << "no second hire";
    EXPECT_EQ(day.state.day, 2);
    EXPECT_EQ(day.actions(merc::golem), 2);
    for (const UnitId unit : squad_of(day.state, rebel1, primary).members) {
        EXPECT(day.actions(unit) >= 2);
    }
}

}  // namespace
}  // namespace sortie::merc
