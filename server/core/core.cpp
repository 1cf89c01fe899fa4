#include "server/core/core.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/core/room.h"
#include "table/bots.h"
#include "table/guard.h"
#include "table/json.h"
#include "table/refused_actions.h"

namespace sortie {
namespace {

namespace json = boost::json;

constexpr std::size_t id_length = 8;
// Without letters and digits that are mistaken for one another.
constexpr std::string_view id_letters = "abcdefghjkmnpqrstuvwxyz23456789_";

// A table's id from hexadecimal digits that nobody can guess.
std::string id_from(std::string_view digits)
{
    std::string id;
    for (std::size_t i = 0; i + 1 < digits.size() && id.size() < id_length; i += 2) {
        const auto value =
            static_cast<std::size_t>(std::stoi(std::string(digits.substr(i, 2)), nullptr, 16));
        if (value % 32 == 31) continue;  // so that an id has no underscore
        id += id_letters[value % 32];
    }
    return id;
}

std::shared_ptr<const std::string> text_of(const json::object& message)
{
    return std::make_shared<const std::string>(json::serialize(message));
}

}  // namespace

Core::Core(GameList games, CoreSettings settings, std::function<std::string(std::size_t)> random)
    : games_(games), settings_(std::move(settings)), random_(std::move(random))
{
}

Core::~Core() = default;

const Table* Core::table(std::string_view id) const
{
    const auto found = rooms_.find(id);
    return found == rooms_.end() || !found->second->table ? nullptr : &*found->second->table;
}

Visit* Core::visit_of(Connection connection)
{
    const auto found = visits_.find(connection);
    return found == visits_.end() ? nullptr : found->second.get();
}

Room* Core::room_of(std::string_view id)
{
    const auto found = rooms_.find(id);
    return found == rooms_.end() ? nullptr : found->second.get();
}

// ---- Connections --------------------------------------------------------------------------------

void Core::opened(Connection connection, std::string_view token, Time now)
{
    auto visit = std::make_unique<Visit>();
    if (!token.empty()) visit->player = sha256_hex("sortie player 1\n" + std::string(token) + "\n");
    const bool has_token = !visit->player.empty();
    visits_[connection] = std::move(visit);
    send(connection, text_of({{"type", "hello"},
                              {"protocol", protocol_version},
                              {"server", settings_.server},
                              {"token", has_token},
                              {"time", now}}));
}

void Core::closed(Connection connection, Time now)
{
    Visit* visit = visit_of(connection);
    if (visit == nullptr) return;
    for (const std::string& id : visit->watched) {
        Room* room = room_of(id);
        if (room == nullptr) continue;
        std::erase_if(room->watchers,
                      [&](const Onlooker& each) { return each.connection == connection; });
        room->used = now;
        schedule(*room);
    }
    visits_.erase(connection);
}

void Core::received(Connection connection, std::string_view text, Time now)
{
    if (visit_of(connection) == nullptr) return;
    ++counters_.requests;
    ReadRequest read = read_request(text);
    const Asker asker{connection, read.ref, "", 0};
    if (is_stopping_) return deny(asker, {"P_STOPPING", "the server stops; come back soon", ""});
    if (read.denial) return deny(asker, *read.denial);
    std::visit([&](const auto& request) { handle(request, asker, now); }, read.request);
}

const std::string& Core::player_of(const Asker& asker) const
{
    static const std::string stranger;
    const auto found = visits_.find(asker.connection);
    return found == visits_.end() ? stranger : found->second->player;
}

// ---- Answering ----------------------------------------------------------------------------------

void Core::answer(const Asker& asker, json::object content)
{
    if (!asker.server.empty()) {
        json::object mail{{"reply", asker.ticket}, {"answer", std::move(content)}};
        ask_store(SendMail{asker.server, json::serialize(mail)}, [](const StoreAnswer&, Time) {});
        return;
    }
    if (asker.connection == 0) return;  // nobody asked
    json::object message{{"type", "answer"}, {"ref", asker.ref}};
    for (auto& [key, value] : content) message.emplace(key, std::move(value));
    send(asker.connection, text_of(message));
}

void Core::deny(const Asker& asker, const Denial& denial)
{
    ++counters_.denied;
    answer(asker,
           {{"ok", false},
            {"code", denial.code},
            {"words", denial.words},
            {"rule", denial.rule.empty() ? json::value(nullptr) : json::value(denial.rule)}});
}

void Core::send(Connection to, std::shared_ptr<const std::string> text)
{
    outputs_.emplace_back(SendText{to, std::move(text)});
}

void Core::ask_store(StoreRequest request, StoreDone done)
{
    const std::uint64_t ticket = next_ticket_++;
    pending_.emplace(ticket, std::move(done));
    outputs_.emplace_back(AskStore{ticket, std::move(request)});
}

void Core::answered(std::uint64_t ticket, const StoreAnswer& answer, Time now)
{
    const auto found = pending_.find(ticket);
    if (found == pending_.end()) return;
    const StoreDone done = std::move(found->second);
    pending_.erase(found);
    done(answer, now);
}

void Core::log(LogLine::Level level, std::string what, std::string table, std::string details)
{
    outputs_.emplace_back(LogLine{level, std::move(what), std::move(table), std::move(details)});
}

// ---- The lobby ----------------------------------------------------------------------------------

void Core::handle(const ListGames&, const Asker& asker, Time)
{
    json::array games;
    for (const GameModule* game : games_) {
        json::object entry = game_json(*game);
        json::array bots;
        for (const std::string& name : names_of_bots(*game)) bots.emplace_back(name);
        entry.emplace("bots", std::move(bots));
        json::array windows;
        for (std::size_t i = 0; i < game->window_count(); ++i) {
            const auto window = id_cast<WindowId>(i);
            json::array roles;
            for (const std::string_view role : game->window_roles(window)) roles.emplace_back(role);
            windows.push_back({{"name", game->window_name(window)},
                               {"prompt", game->window_prompt(window)},
                               {"roles", std::move(roles)}});
        }
        entry.emplace("windows", std::move(windows));
        games.push_back(std::move(entry));
    }
    answer(asker, {{"ok", true}, {"games", std::move(games)}});
}

void Core::handle(const AskCatalogue& request, const Asker& asker, Time)
{
    const Result<const GameModule*> game = find_game(games_, request.game);
    if (!game) return deny(asker, {"T_BAD_TABLE", game.problem().words, ""});
    answer(asker, {{"ok", true}, {"catalogue", catalogue_json(*game.value())}});
}

void Core::handle(const Lobby& request, const Asker& asker, Time)
{
    Visit* visit = visit_of(asker.connection);
    visit->follows_lobby = request.follow;
    // Three lists from the store, and one answer when all of them are there.
    struct Lists {
        json::object content{{"ok", true}};
        int missing = 3;
        bool has_failed = false;
    };
    const auto lists = std::make_shared<Lists>();
    const auto ask = [&](const std::string& key, const ListTables& what) {
        ask_store(what, [this, lists, asker, key](const StoreAnswer& reply, Time) {
            const HeadList* found = std::get_if<HeadList>(&reply);
            lists->has_failed |= found == nullptr;
            json::array tables;
            if (found != nullptr) {
                for (const TableHead& head : found->heads) {
                    boost::system::error_code error;
                    json::value summary = json::parse(head.summary, error);
                    if (!error) tables.push_back(std::move(summary));
                }
            }
            lists->content.emplace(key, std::move(tables));
            if (--lists->missing > 0) return;
            if (lists->has_failed) {
                ++counters_.store_failures;
                deny(asker, {"P_STORE", "the list of tables cannot be read now", ""});
            } else {
                answer(asker, std::move(lists->content));
            }
        });
    };
    ask("open", {TableStatus::open, "", true, lobby_tables_max});
    ask("running", {TableStatus::running, "", true, lobby_tables_max});
    if (visit->player.empty()) {
        --lists->missing;
        lists->content.emplace("mine", json::array());
    } else {
        ask("mine", {std::nullopt, visit->player, false, lobby_tables_max});
    }
}

void Core::tell_lobby(const Room& room)
{
    if (!room.table || !room.table->created().is_listed) return;
    std::shared_ptr<const std::string> text;
    for (const auto& [connection, visit] : visits_) {
        if (!visit->follows_lobby) continue;
        if (!text) text = text_of({{"type", "lobby"}, {"table", summary_json(*room.table)}});
        send(connection, text);
    }
}

// ---- Creating tables ----------------------------------------------------------------------------

void Core::handle(const CreateRequest& request, const Asker& asker, Time now)
{
    Created created;
    created.game = request.game;
    created.seats = request.seats;
    created.options = request.options;
    created.clock = request.clock;
    created.is_listed = request.is_listed;
    created.watch_delay = request.watch_delay;
    created.allows_hints = request.allows_hints;
    create(std::move(created), asker, now, "");
}

void Core::create(Created created, const Asker& asker, Time now, const std::string& predecessor)
{
    Visit* visit = visit_of(asker.connection);
    if (visit == nullptr) return;
    if (visit->player.empty()) return deny(asker, {"T_NO_TOKEN", "a table needs a token", ""});
    if (visit->created == tables_created_max) {
        return deny(asker, {"P_TOO_MANY", "that is enough new tables for one visit", ""});
    }
    const std::string id = id_from(random_(64));
    created.host = visit->player;
    created.secret = random_(64);
    if (created.ancestor.empty()) {
        created.commitment = commitment_of(id, *Seed::from_hex(created.secret));
    }
    const Result<const GameModule*> game = find_game(games_, created.game);
    if (game) {
        created.rules_version = static_cast<int>(game.value()->info().rules_version);
        // Nobody need sit where the game itself plays.
        if (const Result<Setup> setup = setup_of(*game.value(), created)) {
            for (const Seat seat : game.value()->automatic_seats(setup.value())) {
                created.seats[seat.index] = {SeatKind::bot, std::string(automatic_bot)};
            }
        }
    }
    const Result<Table> table = Table::create(games_, id, now, created, settings_.pace);
    if (!table) return deny(asker, {"T_BAD_TABLE", table.problem().words, ""});
    ++visit->created;

    auto room = std::make_unique<Room>(id);
    room->table = table.value();
    room->used = now;
    const TableHead head = head_of(*room, now);
    const Record first{1, now, write_happening(created)};
    const std::shared_ptr<Room> kept(std::move(room));
    ask_store(CreateTable{head, {first}, std::nullopt},
              [this, kept, asker, predecessor](const StoreAnswer& reply, Time later) {
                  if (!std::holds_alternative<Written>(reply)) {
                      ++counters_.store_failures;
                      return deny(asker, {"P_STORE", "the table could not be saved", ""});
                  }
                  ++counters_.records;
                  auto mine = std::make_unique<Room>(std::move(*kept));
                  mine->state = Room::State::ready;
                  mine->records = 1;
                  if (mine->table->created().watch_delay > 0) mine->behind = mine->table;
                  Room& here = *(rooms_[mine->id] = std::move(mine));
                  answer(asker, {{"ok", true}, {"table", here.id}});
                  tell_lobby(here);
                  schedule(here);
                  if (!predecessor.empty()) succeed(predecessor, here.id, later);
              });
}

void Core::succeed(const std::string& predecessor, const std::string& successor, Time now)
{
    with_table(predecessor, Asker{}, now, [this, successor](Room& old, Time then) {
        const auto decide = [successor](const Table& at, Time) {
            Decision decision;
            if (at.successor().empty()) decision.happenings.emplace_back(Succeeded{successor});
            return decision;
        };
        old.queue.push_back({Asker{}, decide, "", ""});
        process(old, then);
    });
}

void Core::handle(const Rematch& request, const Asker& asker, Time now)
{
    with_table(request.table, asker, now, [this, asker](Room& room, Time then) {
        const Table& table = *room.table;
        if (table.seats_of(player_of(asker)).empty()) {
            return deny(asker, {"T_NOT_YOUR_SEAT", "only players ask for a rematch", ""});
        }
        if (!table.is_over()) return deny(asker, {"T_NOT_OVER", "the game is not over", ""});
        if (!table.successor().empty()) {
            return answer(asker, {{"ok", true}, {"table", table.successor()}});
        }
        Created again = table.created();
        again.version = happening_version;
        again.ancestor.clear();
        create(std::move(again), asker, then, room.id);
    });
}

// ---- Looking at tables --------------------------------------------------------------------------

void Core::handle(const Watch& request, const Asker& asker, Time now)
{
    Visit* visit = visit_of(asker.connection);
    if (visit->watched.size() >= tables_watched_max && !visit->watched.contains(request.table)) {
        return deny(asker, {"P_TOO_MANY", "that are enough tables for one connection", ""});
    }
    with_table(request.table, asker, now, [this, asker, request](Room& room, Time then) {
        Visit* here = visit_of(asker.connection);
        if (here == nullptr) return;
        const Viewer viewer{here->player, request.seat};
        if (request.seat.is_some() && !room.table->has_seat(here->player, request.seat)) {
            return deny(asker, {"T_NOT_YOUR_SEAT", "that seat is not yours", ""});
        }
        std::erase_if(room.watchers,
                      [&](const Onlooker& each) { return each.connection == asker.connection; });
        room.watchers.push_back({asker.connection, viewer});
        here->watched.insert(room.id);
        room.used = then;
        const Table& table = room.seen_by(viewer);
        // The missing updates if all of them are kept; the whole table in any case.
        const std::uint64_t last = table.update_number();
        const bool is_known = request.since && *request.since <= last;
        const std::uint64_t first = table.updates().empty() ? 0 : table.updates().front()->number;
        JsonText out;
        out.begin_record();
        out.member("type", "answer");
        out.member("ref", asker.ref);
        out.member("ok", true);
        out.field("missing");
        if (is_known && *request.since + 1 >= first) {
            out.begin_sequence();
            for (const auto& update : table.updates()) {
                if (update->number > *request.since) write_update(out, table, *update, viewer);
            }
            out.end_sequence();
        } else {
            out.none();
        }
        out.field("table");
        LastView none;
        write_table(out, table, viewer, WithChat::yes, none);
        out.end_record();
        send(asker.connection, std::make_shared<const std::string>(out.take()));
    });
}

void Core::handle(const Unwatch& request, const Asker& asker, Time now)
{
    Visit* visit = visit_of(asker.connection);
    visit->watched.erase(request.table);
    if (Room* room = room_of(request.table)) {
        std::erase_if(room->watchers,
                      [&](const Onlooker& each) { return each.connection == asker.connection; });
        room->used = now;
        schedule(*room);
    }
    answer(asker, {{"ok", true}});
}

void Core::with_seat(const std::string& table, Seat seat, const Asker& asker, Time now,
                     const WithRoom& then)
{
    with_table(table, asker, now, [this, asker, seat, then](Room& room, Time later) {
        if (!room.table->has_seat(player_of(asker), seat)) {
            return deny(asker, {"T_NOT_YOUR_SEAT", "that seat is not yours", ""});
        }
        if (!room.table->has_started()) {
            return deny(asker, {"T_NOT_STARTED", "the game has not begun", ""});
        }
        then(room, later);
    });
}

void Core::handle(const AskChoices& request, const Asker& asker, Time now)
{
    with_seat(request.table, request.seat, asker, now, [this, asker, request](Room& room, Time) {
        Result<json::object> choice = choice_json(*room.table, request.seat, request.picked);
        if (!choice) return deny(asker, {"T_NO_CHOICE", choice.problem().words, ""});
        answer(asker, {{"ok", true}, {"choice", choice.value()}});
    });
}

void Core::handle(const AskMoves& request, const Asker& asker, Time now)
{
    with_seat(request.table, request.seat, asker, now, [this, asker, request](Room& room, Time) {
        answer(asker, {{"ok", true}, {"moves", moves_json(*room.table, request.seat)}});
    });
}

void Core::handle(const AskWhy& request, const Asker& asker, Time now)
{
    with_seat(request.table, request.seat, asker, now, [this, asker, request](Room& room, Time) {
        const GameModule& game = room.table->game();
        // What the seat sees decides, so the words tell nothing else.
        const std::unique_ptr<Position> seen = room.table->match()->position().view(request.seat);
        if (request.move.empty()) {
            json::array refused;
            for (const auto& [action, refusal] : refused_actions(game, *seen, request.seat)) {
                json::object told = refusal_json(refusal);
                told["action"] = action;
                refused.push_back(std::move(told));
            }
            return answer(asker, {{"ok", true}, {"refused", std::move(refused)}});
        }
        const Result<Move> move = read_move(game.face(), request.move);
        if (!move) return deny(asker, {"T_BAD_MOVE", move.problem().words, ""});
        const std::optional<Refusal> refusal = seen->why_not(request.seat, move.value());
        answer(asker, {{"ok", true},
                       {"refusal", refusal ? json::value(refusal_json(*refusal)) : nullptr}});
    });
}

void Core::handle(const TableRequest& request, const Asker& asker, Time now)
{
    const std::string player = player_of(asker);
    with_table(request.table, asker, now, [this, asker, player, request](Room& room, Time then) {
        if (room.queue.size() >= table_queue_max) {
            return deny(asker, {"P_BUSY", "too much waits at this table", ""});
        }
        room.queue.push_back({asker,
                              [request, player](const Table& table, Time at) {
                                  return table.consider(request.command, player, at);
                              },
                              player, request.text});
        process(room, then);
    });
}

}  // namespace sortie
