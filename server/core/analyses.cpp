// How a game that is over stood: at some of its steps a search says how likely each seat was to win.
//
// Whoever asks is answered at once with what is known by then, and asks again for the rest. The searches go one after
// another to the threads that think, and of few games at a time, so that a bot of another table waits for few of them.
// Each is made for a seat that was awaited there and from what that seat knew, as `sortie analyse` does. When nobody asks
// any more the rest is left for the next who does.

#include <algorithm>

#include <boost/json/array.hpp>

#include "server/core/core.h"
#include "server/core/room.h"
#include "table/guard.h"
#include "table/json.h"
#include "table/thinking.h"

namespace sortie {
namespace {

namespace json = boost::json;

// Evenly over the game, with the beginning and the end.
std::vector<std::size_t> steps_to_analyse(std::size_t steps)
{
    const std::size_t parts = std::min(steps, analysis_points_max - 1);
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i <= parts; ++i) all.push_back(parts == 0 ? 0 : i * steps / parts);
    return all;
}

Seat seat_asked(const Match& match, const Position& position, std::size_t step)
{
    const bool has_mover = step < match.history().size();
    return seat_to_ask(position, has_mover ? match.history()[step].step.seat : Seat::none());
}

}  // namespace

void Core::handle(const AskAnalysis& request, const Asker& asker, Time now)
{
    with_past(request.table, asker, now, [this, asker](Room& room, const Table& table, Time then) {
        const Match& match = *table.match();
        const Hash128 end = match.position().hash();
        if (!room.analysis || room.analysis->end != end) {
            room.analysis =
                RoomAnalysis{.end = end, .to_do = steps_to_analyse(match.history().size())};
        }
        room.analysis->asked = then;
        go_on_analysing(room, then);
        const RoomAnalysis& known = *room.analysis;
        if (known.has_failed) {
            return deny(asker, {"T_FAULT", "this game cannot be analysed", ""});
        }
        json::array points;
        for (const RoomAnalysis::Point& point : known.points) {
            json::array percents;
            for (std::size_t i = 0; i < table.seats().size(); ++i) {
                percents.emplace_back(percent_of(point.chances[i]));
            }
            points.push_back(json::object{{"step", point.step}, {"percents", std::move(percents)}});
        }
        answer(asker, {{"ok", true},
                       {"count", known.to_do.size()},
                       {"tries", analysis_iterations},
                       {"points", std::move(points)}});
    });
}

// The next point that needs a search is given away; those that need none are made at once.
void Core::go_on_analysing(Room& room, Time now)
{
    RoomAnalysis& analysis = *room.analysis;
    const Match& match = *room.table->match();
    if (match.position().hash() != analysis.end) return;  // somebody has taken moves back
    while (!analysis.ticket && !analysis.has_failed && !is_stopping_ &&
           analysis.points.size() < analysis.to_do.size()) {
        if (now - analysis.asked > analysis_patience_ms) return;
        if (analyses_under_way_ >= analyses_max) return;  // whoever asks again tries again
        const std::size_t step = analysis.to_do[analysis.points.size()];
        const auto position = room.retelling.position_after(match, step);
        std::unique_ptr<Thinking> thinking;
        std::optional<std::string> fault;
        if (position) {
            const Seat seat = seat_asked(match, *position.value(), step);
            if (position.value()->is_over() || seat.is_none()) {
                analysis.points.push_back({step, position.value()->results()});
                continue;
            }
            const SearchOptions options{.iterations = analysis_iterations,
                                        .seed = step + 1,
                                        .playout_moves_max = to_the_end};
            fault = guarded([&] {
                thinking = room.table->game().begin_thinking(*position.value(), seat, options);
            });
        }
        if (!position || fault) {
            analysis.has_failed = true;
            return note_failed_search(room.id);
        }
        ++analyses_under_way_;
        analysis.ticket = ask_thought(
            {.thinking = std::move(thinking), .iterations = analysis_iterations},
            [this, id = room.id](std::uint64_t ticket, const std::optional<Thought>& answer,
                                 Time later) { take_analysed(id, ticket, answer, later); });
    }
}

void Core::take_analysed(const std::string& table, std::uint64_t ticket,
                         const std::optional<Thought>& answer, Time now)
{
    --analyses_under_way_;
    Room* room = room_of(table);
    // The table may have been put away and opened again meanwhile.
    if (room == nullptr || !room->table || !room->analysis) return;
    RoomAnalysis& analysis = *room->analysis;
    if (analysis.ticket != ticket) return;
    analysis.ticket.reset();
    analysis.has_failed = !answer;
    if (!answer) return note_failed_search(table);
    analysis.points.push_back({analysis.to_do[analysis.points.size()], answer->chances});
    go_on_analysing(*room, now);
}

}  // namespace sortie
