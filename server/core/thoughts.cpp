// Bots that think and advice that somebody waits for: the core asks for a search and goes on; the answer is a message.

#include <boost/json/array.hpp>

#include "server/core/core.h"
#include "server/core/room.h"
#include "table/guard.h"
#include "table/thinking.h"

namespace sortie {

namespace json = boost::json;

std::uint64_t Core::ask_thought(AskThought asked, ThoughtDone done)
{
    asked.ticket = next_ticket_++;
    thoughts_.emplace(asked.ticket, std::move(done));
    const std::uint64_t ticket = asked.ticket;
    outputs_.emplace_back(std::move(asked));
    return ticket;
}

void Core::thought(std::uint64_t ticket, const std::optional<Thought>& answer, Time now)
{
    const auto found = thoughts_.find(ticket);
    if (found == thoughts_.end()) return;
    const ThoughtDone done = std::move(found->second);
    thoughts_.erase(found);
    done(ticket, answer, now);
}

// ---- Bots ---------------------------------------------------------------------------------------

// A bot begins to think as soon as it is asked, so that it can answer when it is time.
void Core::begin_thought(Room& room)
{
    if (room.state != Room::State::ready || is_stopping_) return;
    const auto turn = room.table->thinker();
    if (!turn) {
        room.bot.reset();
        return;
    }
    const Position& position = room.table->match()->position();
    const Hash128 hash = position.hash();
    if (room.bot && room.bot->position == hash && room.bot->seat == turn->seat) return;
    std::unique_ptr<Thinking> thinking;
    const auto fault = guarded(
        [&] { thinking = room.table->game().begin_thinking(position, turn->seat, turn->level); });
    room.bot = BotThought{0, hash, turn->seat};
    if (fault) return take_thought(room, 0, std::nullopt);
    room.bot->ticket =
        ask_thought({.thinking = std::move(thinking),
                     .iterations = turn->level.options.iterations,
                     .wants_move_only = true},
                    [this, id = room.id](std::uint64_t ticket, const std::optional<Thought>& answer,
                                         Time later) {
                        Room* here = room_of(id);
                        if (here == nullptr || !here->table) return;
                        take_thought(*here, ticket, answer);
                        if (!is_stopping_) act(*here, later);
                        schedule(*here);
                    });
}

// A bot that has failed makes a random move; the game goes on.
void Core::take_thought(Room& room, std::uint64_t ticket, const std::optional<Thought>& answer)
{
    if (!room.bot || room.bot->move || room.bot->ticket != ticket) return;
    if (answer) {
        room.bot->move = answer->best;
        return;
    }
    ++counters_.faults;
    log(LogLine::Level::error, "a bot has failed", room.id, "");
    SmallRng rng(room.bot->position.low);
    MoveList moves;
    room.bot->move = random_move(room.table->match()->position(), room.bot->seat, rng, moves);
}

// ---- Advice -------------------------------------------------------------------------------------

namespace {

const Denial hints_are_off{"T_HINTS_OFF", "hints and forecasts are off at this table", ""};

}  // namespace

// A kind of search that somebody at a table waits for. Each visitor waits for one of a kind at a time.
struct Core::Advice {
    bool Visit::* is_waited_for;
    const char* busy;
    std::uint32_t iterations;
    void (Core::*tell)(const std::string& table, const Asker&, const std::optional<Thought>&);
};
const Core::Advice Core::hints{&Visit::waits_for_hint, "advice is on its way already",
                               hint_iterations, &Core::answer_hint};
const Core::Advice Core::forecasts{&Visit::waits_for_forecast, "a forecast is on its way already",
                                   forecast_games, &Core::answer_forecast};

void Core::advise(const Room& room, const Asker& asker, const Advice& advice,
                  const BeginSearch& begin)
{
    Visit* visit = visit_of(asker.connection);
    if (visit == nullptr) return;
    if (visit->*advice.is_waited_for) return deny(asker, {"P_BUSY", advice.busy, ""});
    // To the end: whoever asks is told a chance and no grade.
    const SearchOptions options{.iterations = advice.iterations,
                                .seed = room.table->update_number(),
                                .playout_moves_max = to_the_end};
    std::unique_ptr<Thinking> thinking;
    const auto fault = guarded([&] { thinking = begin(options); });
    if (fault) return (this->*advice.tell)(room.id, asker, std::nullopt);
    visit->*advice.is_waited_for = true;
    ask_thought({.thinking = std::move(thinking), .iterations = advice.iterations},
                [this, asker, &advice, id = room.id](std::uint64_t,
                                                     const std::optional<Thought>& answer, Time) {
                    Visit* here = visit_of(asker.connection);
                    if (here != nullptr) here->*advice.is_waited_for = false;
                    (this->*advice.tell)(id, asker, answer);
                });
}

void Core::note_failed_search(const std::string& table)
{
    ++counters_.faults;
    log(LogLine::Level::error, "a search has failed", table, "");
}

void Core::handle(const AskHint& request, const Asker& asker, Time now)
{
    with_seat(request.table, request.seat, asker, now, [this, asker, request](Room& room, Time) {
        const Table& table = *room.table;
        if (!table.created().allows_hints) return deny(asker, hints_are_off);
        const Position& position = table.match()->position();
        if (!position.awaiting().contains(request.seat)) {
            return deny(asker, {"T_NOT_AWAITED", "it is not your turn", ""});
        }
        advise(room, asker, hints, [&](const SearchOptions& options) {
            return table.game().begin_thinking(position, request.seat, options);
        });
    });
}

// The best moves with their chances, and how many games were sampled from what the seat knows.
void Core::answer_hint(const std::string& table, const Asker& asker,
                       const std::optional<Thought>& thought)
{
    const Room* room = room_of(table);
    if (!thought) note_failed_search(table);
    if (!thought || room == nullptr || !room->table) {
        return deny(asker, {"T_NO_HINT", "there is no advice now", ""});
    }
    const GameFace& face = room->table->game().face();
    json::array moves;
    for (const Candidate& each : thought->candidates) {
        if (moves.size() == hint_moves_max || each.visits == 0) break;
        moves.push_back(json::object{{"move", move_json(face, each.move)},
                                     {"percent", percent_of(each.chance)},
                                     {"tries", each.visits}});
    }
    answer(asker, {{"ok", true},
                   {"move", move_json(face, thought->best)},
                   {"percent", percent_of(thought->chance)},
                   {"tries", thought->iterations},
                   {"moves", std::move(moves)}});
}

// ---- Forecasts ----------------------------------------------------------------------------------

void Core::handle(const AskForecast& request, const Asker& asker, Time now)
{
    with_seat(request.table, request.seat, asker, now, [this, asker, request](Room& room, Time) {
        const Table& table = *room.table;
        if (!table.created().allows_hints) return deny(asker, hints_are_off);
        const Result<Move> move = read_move(table.game().face(), request.move);
        if (!move) return deny(asker, {"T_BAD_MOVE", move.problem().words, ""});
        const Position& position = table.match()->position();
        // What the seat sees decides, so the words tell nothing else.
        const auto refusal = position.view(request.seat)->why_not(request.seat, move.value());
        if (refusal) {
            return deny(asker,
                        {std::string(refusal->code), refusal->words, std::string(refusal->rule)});
        }
        advise(room, asker, forecasts, [&](const SearchOptions& options) {
            return table.game().begin_forecast(position, request.seat, move.value(), options);
        });
    });
}

// The chance to win, and the means of what else the game tells, in thousandths.
void Core::answer_forecast(const std::string& table, const Asker& asker,
                           const std::optional<Thought>& thought)
{
    const Room* room = room_of(table);
    if (!thought) note_failed_search(table);
    if (!thought || room == nullptr || !room->table) {
        return deny(asker, {"T_NO_HINT", "there is no forecast now", ""});
    }
    json::array figures;
    for (const ForecastFigure& each : thought->figures) {
        figures.push_back(json::object{{"name", each.name},
                                       {"chance", each.is_chance},
                                       {"thousandths", each.mean_thousandths()},
                                       {"games", each.games}});
    }
    answer(asker, {{"ok", true},
                   {"move", move_json(room->table->game().face(), thought->best)},
                   {"percent", percent_of(thought->chance)},
                   {"games", thought->iterations},
                   {"figures", std::move(figures)}});
}

}  // namespace sortie
