#include "games/taktik/refusals.h"

#include "games/taktik/card_play.h"
#include "games/taktik/codes.h"
#include "games/taktik/setup.h"

namespace sortie::taktik {
namespace {

void say(Refusal& refusal, std::string_view rule, std::string_view code)
{
    refusal.rule = rule;
    refusal.code = code;
}
void say(Refusal& refusal, std::string_view rule, std::string_view code, std::string_view words)
{
    say(refusal, rule, code);
    refusal.words = words;
}

bool leaves_out_an_argument(const Move& move)
{
    for (std::size_t i = 0; i < move.count && i < arguments_max; ++i) {
        if (move.arguments[i] == no_argument) return true;
    }
    return false;
}

// What is wrong with the arguments as such, by the action.
void adapt_arguments(const State& state, Seat seat, const Move& move, std::string_view action,
                     Refusal& refusal)
{
    const bool is_count = refusal.cause == RefusalCause::argument_count || leaves_out_an_argument(move);
    if (action == choose_tactics.name) {
        say(refusal, "T5.4", is_count ? "E_SELECT_COUNT" : "E_SELECT_UNKNOWN");
    } else if (action == store_pending.name) {
        const Chosen chosen{seat, Move{move.action, 0, {}}};
        if (reserve_is_full(state, chosen) && is_count) {
            say(refusal, "T11.1", code::reserve_full,
                "the reserve is full; name the place of the card that goes");
        } else {
            say(refusal, "T11.8", code::slot);
        }
    } else if (action == "play" || action == "reserve" || action == "react") {
        say(refusal, "W6.11", is_count ? code::target_count : code::target_invalid);
    } else if (action == "choose") {
        say(refusal, "T12.5", code::choice_invalid);
    } else if (action == deploy_done.name) {
        say(refusal, "T5.8", code::designation);
    } else if (action == "withdraw") {
        say(refusal, "T8.1", "E_INDEX");
    } else if (action == "march") {
        say(refusal, "T7.2", "E_PATH_STEP");
    } else {
        refusal.rule = "T20.1";
    }
}

}  // namespace

void adapt(const State& state, Seat seat, const Move& move, std::string_view action, Refusal& refusal)
{
    // T12.5: while a choice is open it comes before everything else.
    const bool is_about_the_moment = refusal.cause != RefusalCause::condition &&
                                     refusal.cause != RefusalCause::game_over &&
                                     refusal.cause != RefusalCause::unknown_action;
    if (is_about_the_moment && a_choice_is_open(state) && action != choose.name) {
        say(refusal, "T12.5", code::choice_pending,
            "a choice is open; it must be answered before anything else");
        return;
    }
    switch (refusal.cause) {
        case RefusalCause::game_over: refusal.rule = "T19.1"; break;
        case RefusalCause::not_awaited: say(refusal, "T6.6", code::not_active); break;
        case RefusalCause::not_offered:
        case RefusalCause::barrier: say(refusal, "T6.1", code::phase); break;
        case RefusalCause::window_open: refusal.rule = "W5.2"; break;
        case RefusalCause::no_window: refusal.rule = "W6.2"; break;
        case RefusalCause::stale_window: refusal.rule = "W6.3"; break;
        case RefusalCause::not_entitled: refusal.rule = "W6.4"; break;
        case RefusalCause::not_your_offer: refusal.rule = "W6.5"; break;
        case RefusalCause::wrong_window: refusal.rule = "W6.8"; break;
        case RefusalCause::argument_count:
        case RefusalCause::no_such_value: adapt_arguments(state, seat, move, action, refusal); break;
        case RefusalCause::condition:
        case RefusalCause::unknown_action: break;
    }
}

}  // namespace sortie::taktik
