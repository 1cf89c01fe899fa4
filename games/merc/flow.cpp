#include "games/merc/flow.h"

#include "games/merc/actions.h"
#include "games/merc/days.h"
#include "games/merc/regime_hires.h"

namespace sortie::merc {
namespace {

struct Course : FlowLanguage<State> {
    using Refs = ActionRefs<State>;

    static constexpr Manner single{.takes_single = true};

    static FlowTree<State> tree()
    {
        FlowTree<State> tree = game(
            ask_all("landing", {.seats = rebel_seats,
                                .actions = {&land, &enlist, &no_third, &equip, &stash, &attach},
                                .seat_done = has_landed_completely}),
            founding(),
            loop("days", until_game_ends(), at_most(days_max),  //
                 run("a day begins", begin_day),                //
                 rebel_phase(),                                 //
                 dictator_turn(),                               //
                 run("the day ends", end_day)));
        for (FlowNode& node : parts()) tree.parts.push_back(std::move(node));
        // In the order of Mode.
        tree.courses.push_back(assassination());
        tree.courses.push_back(versus());
        tree.courses.push_back(solo_rescue());
        return tree;
    }

    static std::vector<FlowNode> parts()
    {
        return {combat_part(),
                attack_part(),
                deaths_part(),
                follow_up_part(),
                placing_part(),
                reveal_part(),
                drain_part(),
                tactics_part(),
                pipeline_part(),
                ability_part(),
                ability_without_hires_part()};
    }

    // ---- Questions that follow an order of one's own ----

    static Refs follow_ups()
    {
        return {&dismiss,   &dismiss_nobody, &engage,        &engaged, &assign,
                &draw_from, &equip,          &stash,         &include, &put,
                &keep,      &finish,         &keep_in_stash, &attach,  &mount};
    }
    static Refs unit_orders()
    {
        return {&end_turn, &move_squad, &pincer,  &explore, &reequip,  &train, &hospital, &buy,
                &bombard,  &salvage,    &procure, &split,   &transfer, &drop,  &repair,   &doc_heal,
                &arm_mine, &take_mine,  &drive,   &load,    &park,     &lend};
    }
    static Refs orders_with(Refs more)
    {
        for (const auto* each : unit_orders()) more.push_back(each);
        for (const auto* each : follow_ups()) more.push_back(each);
        return more;
    }
    static Refs orders_of_dictator() { return orders_with({&rest}); }
    static Refs orders_of_rebels()
    {
        return orders_with({&joint_attack, &hire, &gift, &request, &acquire});
    }
    // V6.1, V6.6: one squad, and nobody is hired or fired.
    static Refs orders_of_rescuer()
    {
        return {&end_turn, &move_squad, &explore, &reequip,  &train,    &bombard,      &salvage,
                &procure,  &drop,       &repair,  &doc_heal, &arm_mine, &take_mine,    &equip,
                &stash,    &include,    &put,     &keep,     &finish,   &keep_in_stash};
    }

    // ---- Day 1 ----

    static FlowNode founding()
    {
        return sequence(
            "founding", run("the Dictator begins", begin_founding),
            when("he has no card yet", dictator_is_unknown,
                 ask("his card", dictator_seat, {&choose_dictator}, single)),
            run("militia in the industries", man_industries),
            when("his base stands from the first day", reveal_is_due, call("reveal the base"),
                 run("Kim's militia", add_militia_of_kim)),
            run("his first MERC", draw_first_merc), call("finish the hire"),
            when("Hussein", dictator_is<Dictator::hussein>, run("ten cards", enlarge_deck)),
            when("Mao or Mussolini", has_bonus_mercs, run("bonus MERCs", begin_bonus_hires),
                 loop("bonus hires", while_(bonus_hires_are_left), at_most(rebels_max),
                      run("draw a bonus MERC", draw_bonus_merc), call("finish the hire"))),
            run("tactics cards", fill_hand), run("extra militia", place_extra_militia),
            call("place militia"));
    }

    // ---- The rebel phase (F4) ----

    static FlowNode rebel_phase()
    {
        return sequence("rebel phase", run("the phase begins", begin_rebel_phase),
                        run("recovery hires", draw_recovery_hires),
                        when("somebody recovers", someone_recovers,
                             barrier("the recovery hires",
                                     ask_all("recovery", {.seats = rebel_seats,
                                                          .actions = follow_ups(),
                                                          .seat_done = has_finished_task}))),
                        loop("orders of the rebels", while_(rebel_phase_goes_on),
                             at_most(rebel_passes_max), barriers(), joint_attack_step(),
                             run("hires of the fallen", drop_fallen_hires),
                             when("nothing waits", nothing_waits,
                                  ask_all("orders", {.seats = rebel_seats,
                                                     .actions = orders_of_rebels(),
                                                     .seat_done = is_rebel_done,
                                                     .barrier = is_barrier_up,
                                                     .also = {&grant, &deny}}))),
                        run("the phase ends", end_rebel_phase));
    }
    static bool nothing_waits(const State& state) { return !is_barrier_up(state); }

    // What an order has caused, and everyone waits for: a mine, combats, a bombardment.
    static FlowNode barriers()
    {
        return sequence(
            "what waits",
            when("a mine has gone off", entry_waits,
                 barrier("the mine", call("deaths"), run("the entry ends", finish_open_entry))),
            when("a combat waits", combat_waits, barrier("the combat", call("fight all combats"))),
            when("a mortar has been fired", bombardment_waits,
                 barrier("the bombardment", call("attack"))));
    }
    static FlowNode joint_attack_step()
    {
        return when("a joint attack is declared", joint_attack_is_open,
                    barrier("the joint attack",
                            ask_all("who joins", {.seats = rebel_seats,
                                                  .actions = {&commit, &stay_out},
                                                  .seat_done = has_answered_joint_attack}),
                            run("everyone enters", carry_out_joint_attack)));
    }

    // ---- The Dictator's turn (D7) ----

    // V2.8: without the hires of his ability.
    static FlowNode turn_without_hires()
    {
        return sequence("the Dictator's turn", run("the turn begins", begin_dictator_turn),
                        run("no queued hires", forget_queued_hires), call("fight all combats"),
                        call("use a tactics card"), orders_of_his_mercs(),
                        call("ability without hires"),
                        when("conscripts are due", conscripts_are_due,
                             run("conscripts", call_up_conscripts), call("fight all combats")),
                        when("Hussein", dictator_is<Dictator::hussein>, second_card()),
                        run("refill", fill_hand));
    }
    static FlowNode dictator_turn()
    {
        return sequence("the Dictator's turn", run("the turn begins", begin_dictator_turn),
                        call("fight all combats"),
                        loop("queued hires", while_(hires_are_queued), at_most(sector_count * 2),
                             run("draw a queued MERC", draw_queued_merc), call("finish the hire")),
                        call("use a tactics card"), orders_of_his_mercs(), call("special ability"),
                        when("conscripts are due", conscripts_are_due,
                             run("conscripts", call_up_conscripts), call("fight all combats")),
                        when("Hussein", dictator_is<Dictator::hussein>, second_card()),
                        run("refill", fill_hand));
    }
    static FlowNode orders_of_his_mercs()
    {
        return sequence("his MERCs", run("oil", begin_dictator_orders),
                        loop("orders of the Dictator", while_(dictator_has_orders),
                             at_most(dictator_passes_max), barriers(),
                             when("he may go on", dictator_may_order,
                                  ask("order", dictator_seat, orders_of_dictator(), single))),
                        run("his orders end", end_dictator_orders));
    }
    static bool dictator_may_order(const State& state)
    {
        return !is_barrier_up(state) && dictator_has_orders(state);
    }
    // HUS4 to HUS7
    static FlowNode second_card()
    {
        return sequence(
            "second card", run("draw", draw_extra_card),
            when("he has a card", has_card_to_use, call("use a tactics card"),
                 when("conscripts are due", conscripts_are_due,
                      run("conscripts", call_up_conscripts), call("fight all combats"))));
    }

    // TC0.1
    static FlowNode tactics_part()
    {
        return part(
            "use a tactics card", ask("tactics", dictator_seat, {&play_tactic, &reinforce}, single),
            when("a card is played", card_is_played,
                 when("the base is to be revealed", reveal_is_due, call("reveal the base")),
                 run("the card takes effect", begin_card),
                 loop("sectors for the card", while_(sectors_are_to_be_named), at_most(50),
                      ask("name sectors", dictator_seat, {&name_sector, &stop_naming}, single)),
                 run("the card is carried out", carry_out_card), call("deaths")),
            call("after a card"));
    }
    // D7.10
    static FlowNode pipeline_part()
    {
        return part(
            "after a card",
            loop("barrage", while_(barrage_goes_on), at_most(50),
                 run("the next sector", begin_shelling),
                 loop("hits of the barrage", while_(someone_shares_hits), at_most(200),
                      ask("share the hits", seat_that_shares, {&suffer, &suffered}, single)),
                 run("the hits strike", apply_shelling), call("deaths")),
            when("a general is due", general_is_due,
                 ask("hire a general", dictator_seat, {&accept, &decline}),
                 when("he hires", general_is_due, run("see six MERCs", draw_six_mercs),
                      call("finish the hire"))),
            call("place militia"), run("put the card away", put_card_away),
            call("fight all combats"), run("look at the base", look_at_base));
    }
    static FlowNode reveal_part()
    {
        return part("reveal the base", ask("site", dictator_seat, {&choose_base}, single),
                    ask("his equipment", dictator_seat, {&arm_dictator}),
                    ask("his squad", dictator_seat, {&station}, single),
                    run("the base is revealed", reveal_base), call("finish the hire"));
    }
    static FlowNode ability_part()
    {
        return part("special ability", run("count the rebels' sectors", begin_ability),
                    when("it may be declined", ability_may_be_declined,
                         ask("use the ability", dictator_seat, {&accept, &decline})),
                    when("it is used", ability_is_used, hires_by_ability(), militia_by_ability(),
                         when("Pinochet", dictator_is<Dictator::pinochet>,
                              run("deal out damage", deal_out_damage), call("deaths"),
                              run("look at the base", look_at_base))),
                    when("Hitler", dictator_is<Dictator::hitler>,
                         ask("mark a rebel", dictator_seat, {&mark}, single)),
                    call("fight all combats"),
                    when("Pol Pot has lost", has_pol_pot_lost,
                         run("hire after the defeat", draw_one_merc), call("finish the hire"),
                         call("fight all combats")),
                    run("the ability ends", end_ability));
    }
    static FlowNode ability_without_hires_part()
    {
        return part(
            "ability without hires", run("count the rebels' sectors", begin_ability),
            when("Noriega may decline", dictator_is<Dictator::noriega>,
                 ask("use the ability", dictator_seat, {&accept, &decline})),
            when("something of it is left", has_ability_without_hires,
                 when("Kim, Mussolini or Pol Pot", sends_militia,
                      ask("send militia", dictator_seat, {&send, &decline}), call("place militia")),
                 when("Mao", dictator_is<Dictator::mao>, run("wilderness", spread_over_wilderness),
                      call("place militia")),
                 when("Noriega", dictator_is<Dictator::noriega>,
                      run("steal militia", steal_militia), call("place militia")),
                 when("Pinochet", dictator_is<Dictator::pinochet>,
                      run("deal out damage", deal_out_damage), call("deaths"))),
            when("Hitler", dictator_is<Dictator::hitler>,
                 ask("mark a rebel", dictator_seat, {&mark}, single)),
            call("fight all combats"), run("the ability ends", end_ability));
    }
    static FlowNode hires_by_ability()
    {
        return sequence("hires",
                        when("Castro", dictator_is<Dictator::castro>,
                             run("see three MERCs", draw_three_mercs), call("finish the hire")),
                        when("Gaddafi or Hitler", hires_one_by_ability,
                             run("draw a MERC", draw_one_merc), call("finish the hire")),
                        when("Stalin", dictator_is<Dictator::stalin>,
                             run("for the primary squad", hire_for_primary),
                             call("finish the hire"),
                             when("the base is revealed", is_base_revealed,
                                  run("for the secondary squad", hire_for_secondary),
                                  call("finish the hire"))));
    }
    static FlowNode militia_by_ability()
    {
        return sequence(
            "militia",
            when("Kim, Mussolini or Pol Pot", sends_militia,
                 ask("send militia", dictator_seat, {&send, &decline}), call("place militia")),
            when("Mao", dictator_is<Dictator::mao>, run("wilderness", spread_over_wilderness),
                 call("place militia")),
            when("Noriega", dictator_is<Dictator::noriega>, run("steal militia", steal_militia),
                 call("place militia"), run("look at the base", look_at_base),
                 when("he holds fewer sectors", noriega_may_hire,
                      ask("hire", dictator_seat, {&accept, &decline}),
                      when("he hires", ability_is_used, run("draw a MERC", draw_one_merc),
                           call("finish the hire")))));
    }

    static FlowNode follow_up_part()
    {
        return part("finish the hire",
                    loop("questions of the hire", while_(regime_has_task), at_most(50),
                         ask("hire", dictator_seat, follow_ups(), single)));
    }
    static FlowNode placing_part()
    {
        return part("place militia",
                    loop("militia", while_(militia_are_to_be_placed), at_most(200),
                         ask("place militia", dictator_seat, {&place, &enough}, single)),
                    run("all are placed", end_placing));
    }
    static FlowNode drain_part()
    {
        return part("fight all combats",
                    loop("combats", while_(combat_waits), at_most(200), call("combat")));
    }

    // ---- Combat (C3) ----

    static FlowNode combat_part()
    {
        return part("combat", run("the combat begins", begin_combat),
                    when("both sides are there", combat_runs,
                         when("Golem may strike", golem_may_strike, run("strike", begin_strike),
                              call("attack")),
                         loop("rounds", while_(combat_goes_on), at_most(rounds_max),
                              run("the round begins", begin_round),
                              loop("turns", while_(someone_is_to_act), at_most(200),
                                   run("next fighter", next_fighter),
                                   when("it can act", fighter_acts, call("attack"))),
                              when("Vandal may shoot again", vandal_may_shoot,
                                   run("second shot", begin_second_shot), call("attack")),
                              when("both sides are left", combat_goes_on, retreat_step())),
                         run("the combat ends", end_combat),
                         loop("loot", while_(loot_is_offered), at_most(card_count),
                              ask("loot", dictator_seat, {&loot, &leave_loot})),
                         run("the rest is discarded", discard_loot),
                         run("the sector is quiet", clear_combat)));
    }
    static FlowNode retreat_step()
    {
        return sequence("retreat",
                        ask_all("stay or retreat", {.seats = seats_in_combat,
                                                    .actions = {&retreat},
                                                    .seat_done = has_answered_retreat}),
                        run("squads retreat", carry_out_retreats),
                        when("nobody could throw a die", is_standoff_now,
                             run("standoff", declare_standoff),
                             loop("the attacker leaves", while_(someone_must_leave), at_most(50),
                                  ask("leave", seat_that_must_leave, {&withdraw}, single))));
    }
    static FlowNode attack_part()
    {
        return part("attack",
                    loop("healing", while_(may_heal_now), at_most(60),
                         ask("heal", attacking_seat, {&treat, &fight_on})),
                    loop("dogs", while_(may_release_dog), at_most(50),
                         run("a dog is ready", ask_about_dogs), window("before_targets")),
                    run("see who is there", see_targets),
                    when("it can attack", can_attack, run("as ordered", aim_as_ordered),
                         loop("targets", until(targets_are_declared), at_most(50),
                              ask("targets", aiming_seat, {&aim, &aim_all, &open_fire, &hold_fire},
                                  single)),
                         when("it attacks", attack_is_made, dice_and_hits())),
                    run("the attack ends", forget_attack));
    }
    static FlowNode dice_and_hits()
    {
        return sequence(
            "dice and hits", run("throw the dice", throw_attack_dice),
            when("Basic may throw again", basic_may_throw_again, window("after_attack_roll"),
                 when("he does", dice_are_thrown_again, run("throw again", throw_attack_dice))),
            run("one target takes all", divide_without_question),
            loop("hits", while_(hits_are_left), at_most(100),
                 ask("divide the hits", attacking_seat, {&hit}, single)),
            loop("packets", while_(packets_are_left), at_most(50),
                 run("apply a packet", apply_next_packet), call("deaths")),
            run("used up", finish_attack));
    }
    // C9
    static FlowNode deaths_part()
    {
        return part("deaths",
                    loop("dying units", while_(someone_is_dying), at_most(unit_count),
                         run("the next one", choose_death),
                         when("a shot is at hand", shot_is_at_hand, window("before_death")),
                         run("settle it", settle_death)));
    }

    // ---- Other ways to play (V2, V4, V6) ----

    static FlowNode assassination()
    {
        return course(
            "assassination",
            sequence("founding", run("the Dictator begins", begin_founding),
                     when("he has no card yet", dictator_is_unknown,
                          ask("his card", dictator_seat, {&choose_dictator}, single)),
                     ask("the corner", dictator_seat, {&choose_corner}, single),
                     run("the base has its place", found_base_in_corner),
                     ask("his equipment", dictator_seat, {&arm_dictator}),
                     run("the base is revealed", reveal_base), call("finish the hire"),
                     run("militia of both sides", man_both_sides)),
            run("the rebels land", land_in_corner),
            ask_all("landing", {.seats = rebel_seats,
                                .actions = {&enlist, &no_third, &equip, &stash},
                                .seat_done = has_landed_completely}),
            sequence("his guards",
                     sequence("founding", run("the Dictator goes on", begin_guards),
                              loop("guards", while_(guards_are_left), at_most(rebels_max),
                                   run("draw a guard", draw_guard), call("finish the hire")),
                              when("Hussein", dictator_is<Dictator::hussein>,
                                   run("ten cards", enlarge_deck)),
                              when("Kim", dictator_is<Dictator::kim>,
                                   run("Kim's militia", add_militia_of_kim)),
                              run("tactics cards", fill_hand))),
            loop("days", until_game_ends(), at_most(days_max), run("a day begins", begin_day),
                 rebel_phase(), turn_without_hires(),
                 run("the day ends", end_day_of_assassination)));
    }

    static FlowNode versus()
    {
        return course(
            "versus",
            sequence(
                "landing", run("dice for the first turn", throw_for_first_turn),
                loop(
                    "factions land", while_(factions_are_to_land), at_most(rebels_max),
                    run("a faction lands", begin_landing_of_faction),
                    ask_all("where",
                            {.seats = rebel_seats, .actions = {&settle}, .seat_done = has_settled}),
                    ask_all("hires", {.seats = rebel_seats,
                                      .actions = {&enlist, &no_third, &equip, &stash, &attach},
                                      .seat_done = has_landed_completely}),
                    run("the faction has landed", end_landing_of_faction))),
            loop("days", until_game_ends(), at_most(days_max),
                 run("a round begins", begin_round_of_factions),
                 loop("turns of the factions", while_(turns_are_left), at_most(rebels_max),
                      run("a faction begins", begin_turn_of_faction), rebel_phase(),
                      run("the faction has ended", end_turn_of_faction)),
                 run("the round ends", end_round_of_factions)));
    }

    static FlowNode solo_rescue()
    {
        return course(
            "solo rescue",
            sequence("landing", run("six MERCs", offer_recruits),
                     loop("recruits", while_(recruits_are_to_be_chosen), at_most(squad_size_max),
                          ask("recruit", first_seat, {&recruit})),
                     run("weapons and armor", equip_squad)),
            loop("days", until_game_ends(), at_most(rescue_days_max),
                 sequence("rebel phase", run("a day begins", begin_day_of_rescue),
                          loop("orders of the rescuer", while_(rebel_phase_goes_on),
                               at_most(rebel_passes_max), barriers(),
                               when("nothing waits", nothing_waits,
                                    ask_all("orders", {.seats = rebel_seats,
                                                       .actions = orders_of_rescuer(),
                                                       .seat_done = is_rebel_done,
                                                       .barrier = is_barrier_up}))),
                          run("the day ends", end_day_of_rescue), call("fight all combats"))));
    }
    static Seat first_seat(const State&) { return seat_at(0); }
};

}  // namespace

FlowTree<State> course_of_the_game()
{
    return Course::tree();
}

}  // namespace sortie::merc
