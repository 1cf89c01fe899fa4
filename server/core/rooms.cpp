// Tables that are open here: opening them, one command after the other, what happens, and who is told.

#include <map>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "server/core/core.h"
#include "server/core/room.h"

namespace sortie {
namespace {

namespace json = boost::json;

Denial of_store(const StoreFailure& failure)
{
    switch (failure.error) {
        case StoreError::full: return {"P_STORE_FULL", "it was not saved: the disk is full", ""};
        case StoreError::uncertain:
            return {"P_UNCERTAIN", "it may or may not be saved; send it again with the same id",
                    ""};
        case StoreError::not_found: return {"T_NO_TABLE", "there is no such table", ""};
        default: return {"P_STORE", "it was not saved; try again", ""};
    }
}

// What changes for a viewer with an update, besides the events.
std::string update_message(const Room& room, const Table& table, const Viewer& viewer,
                           std::size_t bytes, LastView& last)
{
    JsonText out(bytes);
    out.begin_record();
    out.member("type", "update");
    out.member("table", room.id);
    out.field("update");
    write_update(out, table, *table.updates().back(), viewer);
    out.field("after");
    write_table(out, table, viewer, WithChat::no, last);
    out.end_record();
    return out.take();
}

}  // namespace

// ---- Opening ------------------------------------------------------------------------------------

void Core::with_table(const std::string& id, const Asker& asker, Time now, WithRoom then)
{
    Room* room = room_of(id);
    if (room != nullptr && room->table) {
        room->used = now;
        then(*room, now);
        return;
    }
    if (room == nullptr) room = (rooms_[id] = std::make_unique<Room>(id)).get();
    room->waiting.emplace_back(asker, std::move(then));
    if (room->waiting.size() == 1) open(*room, now);
}

void Core::open(Room& room, Time now)
{
    room.state = Room::State::opening;
    room.used = now;
    ask_store(OpenTable{room.id}, [this, id = room.id](const StoreAnswer& answer, Time later) {
        if (Room* here = room_of(id)) opened(*here, answer, later);
    });
}

void Core::opened(Room& room, const StoreAnswer& answer, Time now)
{
    if (const TableRead* read = std::get_if<TableRead>(&answer))
        return load(room, *read, true, now);
    const StoreFailure* failure = std::get_if<StoreFailure>(&answer);
    if (failure != nullptr && failure->error == StoreError::not_owner) {
        room.owner = failure->owner;
        return follow(room, now);
    }
    if (failure != nullptr && failure->error != StoreError::not_found) {
        ++counters_.store_failures;
        log(LogLine::Level::error, "a table cannot be opened", room.id, failure->details);
        return fail(room, {"P_STORE", "the table cannot be read now; try again", ""});
    }
    fail(room, {"T_NO_TABLE", "there is no such table", ""});
}

void Core::load(Room& room, const TableRead& read, bool is_owner, Time now)
{
    std::vector<Happened> all;
    for (const Record& record : read.records) {
        Result<Happening> happening = read_happening(record.body);
        if (!happening) {
            log(LogLine::Level::error, "a record cannot be read", room.id,
                happening.problem().words);
            return fail(room, {"T_DAMAGED", "the table is damaged", ""});
        }
        all.push_back({record.time, happening.value()});
    }
    std::optional<KeptPosition> snapshot;
    if (read.snapshot && read.snapshot->number <= all.size()) {
        snapshot = KeptPosition{read.snapshot->number, read.snapshot->bytes};
    }
    const Result<Table> table = Table::load(games_, room.id, all, snapshot, settings_.pace);
    if (!table) {
        log(LogLine::Level::error, "a table cannot be loaded", room.id, table.problem().words);
        return fail(room, {"T_DAMAGED", "the table cannot go on with these rules", ""});
    }
    room.table = table.value();
    room.records = all.size();
    room.behind.reset();
    room.not_shown.clear();
    if (table.value().is_broken_off()) {
        log(LogLine::Level::warning, "a table goes on from its snapshot", room.id,
            "the rules do not repeat what was played");
    }
    if (room.table->created().watch_delay > 0) set_behind(room, all, snapshot, now);
    room.state = is_owner ? Room::State::ready : Room::State::following;
    if (is_owner) take_back(room);
    if (is_owner && room.table->has_started() && !room.table->is_over()) {
        // No clock ran while nobody had the table.
        const Reopened reopened{room.table->is_broken_off() ? snapshot->count : 0};
        const auto decide = [reopened](const Table&, Time) {
            Decision decision;
            decision.happenings.emplace_back(reopened);
            return decision;
        };
        room.queue.push_front({Asker{}, decide, "", ""});
    }
    const auto waiting = std::exchange(room.waiting, {});
    for (const auto& [asker, then] : waiting) then(room, now);
    process(room, now);
    schedule(room);
}

// What the owner has not answered is decided here now; what he has played all the same is known by its id.
void Core::take_back(Room& room)
{
    room.owner.clear();
    for (auto& [ticket, forwarded] : std::exchange(room.forwarded, {})) {
        room.queue.push_back(std::move(forwarded.command));
    }
}

// Spectators who are behind start with what they may see by now.
void Core::set_behind(Room& room, const std::vector<Happened>& all,
                      const std::optional<KeptPosition>& snapshot, Time now)
{
    const Time delay = Time{1'000} * room.table->created().watch_delay;
    std::vector<Happened> shown;
    for (const Happened& each : all) {
        if (!shown.empty() && each.time + delay > now) {
            room.not_shown.emplace_back(each.time + delay, each);
        } else {
            shown.push_back(each);
        }
    }
    Result<Table> behind = Table::load(games_, room.id, shown, snapshot, settings_.pace);
    if (!behind) {
        // The game up to there cannot be repeated with these rules: they see no more than that there is a table.
        shown.resize(1);
        behind = Table::load(games_, room.id, shown, std::nullopt, settings_.pace);
        room.not_shown.clear();
    }
    room.behind = behind.value();
}

void Core::fail(Room& room, const Denial& denial)
{
    const auto waiting = std::exchange(room.waiting, {});
    take_back(room);
    const auto queue = std::exchange(room.queue, {});
    const auto watchers = std::exchange(room.watchers, {});
    for (const Onlooker& watcher : watchers) {
        if (Visit* visit = visit_of(watcher.connection)) visit->watched.erase(room.id);
        send(watcher.connection,
             std::make_shared<const std::string>(json::serialize(
                 json::object{{"type", "lost"}, {"table", room.id}, {"words", denial.words}})));
    }
    if (room.scheduled) schedule_.erase({*room.scheduled, room.id});
    rooms_.erase(room.id);
    for (const auto& [asker, then] : waiting) deny(asker, denial);
    for (const Queued& queued : queue) deny(queued.asker, denial);
}

// ---- One command after the other ----------------------------------------------------------------

void Core::process(Room& room, Time now)
{
    while (!room.queue.empty()) {
        if (room.state == Room::State::following) {
            Queued queued = std::move(room.queue.front());
            room.queue.pop_front();
            if (!queued.text.empty()) forward(room, std::move(queued), now);
            continue;
        }
        if (room.state != Room::State::ready) return;
        const Queued queued = std::move(room.queue.front());
        room.queue.pop_front();
        Decision decision = queued.decide(*room.table, now);
        note_fault(room, decision);
        if (decision.denial) {
            deny(queued.asker, *decision.denial);
        } else if (decision.repeated) {
            answer(queued.asker, {{"ok", true}, {"update", *decision.repeated}});
        } else if (decision.happenings.empty()) {
            answer(queued.asker, {{"ok", true}});
        } else {
            write(room, std::move(decision.happenings), queued.asker, now);
        }
    }
}

void Core::note_fault(const Room& room, const Decision& decision)
{
    if (!decision.fault) return;
    ++counters_.faults;
    log(LogLine::Level::error, "the rules have failed", room.id, *decision.fault);
}

void Core::act(Room& room, Time now)
{
    if (room.state != Room::State::ready || now < room.not_before) return;
    begin_thought(room);
    Decision decision = room.table->act(now, room.bot ? room.bot->move : std::nullopt);
    note_fault(room, decision);
    if (!decision.happenings.empty()) write(room, std::move(decision.happenings), Asker{}, now);
}

// The order that everything depends on: write, make durable, answer, tell the others.
void Core::write(Room& room, std::vector<Happening> happenings, const Asker& asker, Time now)
{
    room.state = Room::State::writing;
    room.asker = asker;
    room.on_their_way.clear();
    // The head and the snapshot are those after the happenings, so they happen to a copy first.
    Room after(room.id);
    after.table = room.table;
    std::vector<Record> records;
    for (Happening& each : happenings) {
        const auto problem = after.table->commit(now, each);
        CHECK(!problem.has_value());
        records.push_back({room.records + records.size() + 1, now, write_happening(each)});
        room.on_their_way.push_back({now, std::move(each)});
    }
    std::optional<StoredSnapshot> snapshot;
    if (after.table->has_started()) {
        snapshot = StoredSnapshot{room.records + records.size(), after.table->snapshot()};
    }
    TableHead head = head_of(after, now);
    room.summary_on_its_way = head.summary;
    ask_store(AppendRecords{std::move(head), std::move(records), std::move(snapshot)},
              [this, id = room.id](const StoreAnswer& answer, Time later) {
                  if (Room* here = room_of(id)) written(*here, answer, later);
              });
}

void Core::written(Room& room, const StoreAnswer& reply, Time now)
{
    const Asker asker = std::exchange(room.asker, {});
    const std::vector<Happened> happened = std::exchange(room.on_their_way, {});
    if (std::holds_alternative<Written>(reply)) {
        room.state = Room::State::ready;
        room.records += happened.size();
        counters_.records += happened.size();
        std::uint64_t update = room.table->update_number();
        for (const Happened& each : happened) update += is_public(each.happening) ? 1u : 0u;
        answer(asker, {{"ok", true}, {"update", update}});
        // Of several happenings the summary that was written is the one after the last.
        const std::string summary = std::exchange(room.summary_on_its_way, {});
        for (std::size_t i = 0; i < happened.size(); ++i) {
            happen(room, happened[i], now, i + 1 == happened.size() ? summary : "");
        }
        process(room, now);
        schedule(room);
        return;
    }
    ++counters_.store_failures;
    const StoreFailure* failure = std::get_if<StoreFailure>(&reply);
    CHECK(failure != nullptr);
    log(LogLine::Level::error, "a write has failed", room.id,
        std::string(name_of(failure->error)) + ": " + failure->details);
    deny(asker, of_store(*failure));
    const bool is_clean =
        failure->error == StoreError::unavailable || failure->error == StoreError::full;
    room.not_before = now + retry_milliseconds;
    if (is_clean) {
        room.state = Room::State::ready;
        process(room, now);
        schedule(room);
        return;
    }
    // Nobody knows what is stored, or somebody else has the table: it is read anew, a little later. What waits is asked
    // after that.
    room.table.reset();
    room.state = Room::State::opening;
    room.waiting.emplace_back(Asker{}, [](Room&, Time) {});
    schedule(room);
}

void Core::happen(Room& room, const Happened& what, Time now, std::string summary)
{
    const auto problem = room.table->commit(what.time, what.happening);
    CHECK(!problem.has_value());
    if (std::holds_alternative<Moved>(what.happening)) ++counters_.moves;
    if (is_public(what.happening)) show(room, *room.table, !room.behind.has_value());
    if (room.behind) {
        const Time delay = Time{1'000} * room.table->created().watch_delay;
        room.not_shown.emplace_back(what.time + delay, what);
    }
    if (summary.empty()) summary = json::serialize(summary_json(*room.table));
    const bool is_one_of_many =
        std::holds_alternative<Moved>(what.happening) && !room.table->is_over();
    if (summary != room.lobby_text && !is_one_of_many) tell_lobby(room);
    room.lobby_text = std::move(summary);
    room.used = now;
}

void Core::show(Room& room, const Table& table, bool to_spectators)
{
    // Those who look in the same way get the same text.
    std::map<std::pair<std::string, int>, std::shared_ptr<const std::string>> texts;
    LastView last;
    std::size_t bytes = 0;
    for (const Onlooker& watcher : room.watchers) {
        const bool is_spectator = room.is_spectator(watcher.viewer);
        const bool is_live = &table == &*room.table;
        if (is_spectator ? (!to_spectators && is_live) : !is_live) continue;
        const int seat = is_spectator ? -1 : int{watcher.viewer.seat.index};
        auto& text = texts[{watcher.viewer.player, seat}];
        if (!text) {
            text = std::make_shared<const std::string>(
                update_message(room, table, watcher.viewer, bytes, last));
            bytes = text->size() + text->size() / 8;
        }
        ++counters_.updates_sent;
        send(watcher.connection, text);
    }
}

// Spectators who are behind see what they may see by now.
void Core::catch_up(Room& room, Time now)
{
    while (!room.not_shown.empty() && room.not_shown.front().first <= now) {
        const Happened what = std::move(room.not_shown.front().second);
        room.not_shown.pop_front();
        if (const auto problem = room.behind->commit(what.time, what.happening)) {
            log(LogLine::Level::error, "spectators see nothing more", room.id, problem->words);
            room.not_shown.clear();
            return;
        }
        if (is_public(what.happening)) show(room, *room.behind, true);
    }
}

TableHead Core::head_of(const Room& room, Time now) const
{
    TableHead head;
    head.id = room.id;
    head.is_listed = room.table->created().is_listed;
    head.changed = now;
    head.status = !room.table->has_started() ? TableStatus::open
                  : room.table->is_over()    ? TableStatus::over
                                             : TableStatus::running;
    std::set<std::string> players{room.table->created().host};
    for (const TableSeat& seat : room.table->seats()) {
        if (!seat.player.empty()) players.insert(seat.player);
    }
    head.players.assign(players.begin(), players.end());
    head.summary = json::serialize(summary_json(*room.table));
    return head;
}

// ---- Time ---------------------------------------------------------------------------------------

void Core::schedule(Room& room)
{
    std::optional<Time> next;
    const auto propose = [&](Time time) { next = next ? std::min(*next, time) : time; };
    if (room.table) begin_thought(room);
    if (room.state == Room::State::ready) {
        const auto due = room.table->due(room.is_thinking());
        if (due) propose(std::max(*due, room.not_before));
    }
    if (room.state == Room::State::opening && room.not_before > room.used) propose(room.not_before);
    if (!room.not_shown.empty()) propose(room.not_shown.front().first);
    if (room.state == Room::State::following) {
        propose(room.asked_for_takeover + takeover_milliseconds);
        for (const auto& [ticket, forwarded] : room.forwarded) propose(forwarded.until);
    }
    if (room.watchers.empty() && room.table) propose(room.used + idle_table_milliseconds);
    if (next == room.scheduled) return;
    if (room.scheduled) schedule_.erase({*room.scheduled, room.id});
    room.scheduled = next;
    if (next) schedule_.emplace(*next, room.id);
}

std::optional<Time> Core::due() const
{
    if (schedule_.empty()) return std::nullopt;
    return schedule_.begin()->first;
}

void Core::tick(Time now)
{
    while (!schedule_.empty() && schedule_.begin()->first <= now) {
        const std::string id = schedule_.begin()->second;
        schedule_.erase(schedule_.begin());
        Room& room = *room_of(id);
        room.scheduled.reset();
        if (!room.table) {
            if (room.state == Room::State::opening && now >= room.not_before) open(room, now);
            continue;
        }
        if (room.behind) catch_up(room, now);
        if (!is_stopping_) act(room, now);
        if (room.state == Room::State::following) follow(room, now);
        const bool is_idle = room.watchers.empty() && now >= room.used + idle_table_milliseconds;
        const bool runs_by_itself =
            room.table && room.state == Room::State::ready && room.table->due().has_value();
        if (is_idle && !runs_by_itself && room.state != Room::State::writing &&
            room.queue.empty() && room.forwarded.empty()) {
            put_away(room);
            continue;
        }
        if (is_idle) room.used = now;
        if (!is_stopping_) schedule(room);
    }
}

void Core::put_away(Room& room)
{
    if (room.is_owned()) ask_store(CloseTable{room.id}, [](const StoreAnswer&, Time) {});
    if (room.scheduled) schedule_.erase({*room.scheduled, room.id});
    rooms_.erase(room.id);
}

}  // namespace sortie
