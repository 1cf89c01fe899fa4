// Games that are over: their replays, their positions step by step, and playing on from one of them.
//
// Nothing of such a game is secret any more, since its replay holds the seed: everybody may look through every seat's eyes.

#include <algorithm>
#include <utility>

#include "server/core/core.h"
#include "server/core/room.h"
#include "table/json.h"
#include "table/match_replay.h"

namespace sortie {
namespace {

// The head of an answer that is written as text at once.
void begin_answer(JsonText& out, const Asker& asker)
{
    out.begin_record();
    out.member("type", "answer");
    out.member("ref", asker.ref);
    out.member("ok", true);
}

bool has_no_such_seat(const Table& table, Seat seat)
{
    return seat.is_some() && seat.index >= table.seats().size();
}

}  // namespace

void Core::with_past(const std::string& id, const Asker& asker, Time now, WithPast then)
{
    with_table(id, asker, now, [this, asker, then = std::move(then)](Room& room, Time later) {
        const std::string& player = player_of(asker);
        const SeatSet seats = room.table->seats_of(player);
        const Viewer viewer{player, seats.empty() ? Seat::none() : seats.front()};
        const Table& table = room.seen_by(viewer);
        if (!table.is_over()) {
            return deny(asker,
                        {"T_NOT_OVER",
                         "the past of a game holds all its secrets; this one is not over", ""});
        }
        if (table.is_broken_off()) {
            return deny(asker, {"T_BROKEN_OFF", "the rules have changed during this game", ""});
        }
        then(room, table, later);
    });
}

void Core::handle(const AskReplay& request, const Asker& asker, Time now)
{
    with_past(request.table, asker, now, [this, asker](Room&, const Table& table, Time) {
        Replay replay = replay_of(*table.match());
        replay.chance = table.revealed_chance();
        answer(asker, {{"ok", true}, {"replay", replay_text(replay)}});
    });
}

void Core::handle(const LookBack& request, const Asker& asker, Time now)
{
    with_past(request.table, asker, now,
              [this, asker, request](Room& room, const Table& table, Time) {
                  const Match& match = *table.match();
                  if (request.step > match.history().size()) {
                      return deny(asker, {"T_NO_STEP", "the game has no such step", ""});
                  }
                  if (has_no_such_seat(table, request.seat)) {
                      return deny(asker, {"T_NO_SEAT", "the game has no such seat", ""});
                  }
                  const auto position = room.retelling.position_after(match, request.step);
                  if (!position) {
                      ++counters_.faults;
                      log(LogLine::Level::error, "a game cannot be played again", room.id,
                          position.problem().words);
                      return deny(asker, {"T_FAULT", "this step cannot be shown", ""});
                  }
                  JsonText out;
                  begin_answer(out, asker);
                  out.member("step", request.step);
                  out.field("view");
                  write_view(out, table.game(), *position.value(), request.seat);
                  out.end_record();
                  send(asker.connection, std::make_shared<const std::string>(out.take()));
              });
}

void Core::handle(const AskStory& request, const Asker& asker, Time now)
{
    with_past(request.table, asker, now, [this, asker, request](Room&, const Table& table, Time) {
        const Match& match = *table.match();
        const std::size_t count = match.history().size();
        if (request.from > count) {
            return deny(asker, {"T_NO_STEP", "the game has no such step", ""});
        }
        if (has_no_such_seat(table, request.seat)) {
            return deny(asker, {"T_NO_SEAT", "the game has no such seat", ""});
        }
        JsonText out;
        begin_answer(out, asker);
        out.member("count", static_cast<std::uint64_t>(count));
        out.field("steps");
        out.begin_sequence();
        const std::size_t end = std::min<std::size_t>(count, request.from + story_steps_max);
        for (std::size_t i = request.from; i < end; ++i) {
            const MatchStep& made = match.history()[i];
            out.begin_record();
            out.member("step", static_cast<std::uint64_t>(i + 1));
            out.member("seat", made.step.seat.index);
            out.member("move", move_text(table.game().face(), made.step.move));
            out.field("events");
            write_events(out, made.events.all(), request.seat);
            out.end_record();
        }
        out.end_sequence();
        out.end_record();
        send(asker.connection, std::make_shared<const std::string>(out.take()));
    });
}

void Core::handle(const PlayOn& request, const Asker& asker, Time now)
{
    with_past(request.table, asker, now,
              [this, asker, request](Room&, const Table& table, Time then) {
                  Replay replay = replay_of(*table.match());
                  if (request.step > replay.steps.size()) {
                      return deny(asker, {"T_NO_STEP", "the game has no such step", ""});
                  }
                  replay.steps.resize(request.step);
                  replay.scores.reset();
                  Created created = table.created();
                  created.version = happening_version;
                  created.ancestor = replay_text(replay);
                  created.commitment.clear();
                  create(std::move(created), asker, then, "");
              });
}

}  // namespace sortie
