#include "tests/server/sim.h"

#include <algorithm>
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/hash.h"
#include "games/games.h"
#include "server/core/core.h"
#include "tests/server/sim_store.h"

namespace sortie::sim {
namespace {

namespace json = boost::json;

constexpr Time end_of_the_world = 40'000'000;  // eleven hours; a game takes minutes
constexpr std::uint64_t steps_max = 4'000'000;

// One player: one token, one seat at one table, one connection at a time.
struct Player {
    std::size_t table = 0;  // the world's number of his table
    int seat = 0;
    std::string token;
    Connection connection = 0;
    bool is_seated = false;
    bool is_watching = false;
    bool is_over = false;
    std::uint64_t seen = 0;      // the last update
    std::string submission;      // the move that is not answered yet, as its whole request
    std::uint64_t answered = 0;  // how many moves the server has accepted
    std::uint64_t asked_at = 0;  // the update at which he asked for his moves
    Time quiet_since = 0;
};

struct World {
    explicit World(const SimOptions& the_options)
        : options(the_options), rng(the_options.seed), random(the_options.seed * 7919 + 1)
    {
    }

    SimOptions options;
    SmallRng rng;     // of faults and delays
    SmallRng random;  // of secrets
    Time now = 1'000'000;
    std::uint64_t order = 0;
    // What happens next: time, order, and what.
    using Entry = std::pair<std::pair<Time, std::uint64_t>, std::function<void()>>;
    struct Later {
        bool operator()(const Entry& a, const Entry& b) const { return a.first > b.first; }
    };
    std::priority_queue<Entry, std::vector<Entry>, Later> agenda;

    SimStore disk;
    std::unique_ptr<Core> core;
    std::uint64_t life = 0;  // of the server; what belongs to an earlier one is void
    std::set<Connection> open;
    Connection next_connection = 1;
    std::vector<Player> players;
    std::vector<std::string> tables;     // their ids
    std::set<std::string> answered_ids;  // submissions that were answered with success
    SimReport report;

    // Faults begin when all tables are there, so that the same tables have the same secrets in every world.
    bool has_faults() const
    {
        return options.faults && std::ranges::none_of(tables, &std::string::empty);
    }
    bool chance(std::uint32_t in_thousand) { return has_faults() && rng.below(1000) < in_thousand; }
    Time some_time(Time usual)
    {
        if (!has_faults()) return usual;
        const Time most = rng.below(20) == 0 ? usual * 50 : usual * 3;
        return 1 + static_cast<Time>(rng.below(static_cast<std::uint32_t>(most)));
    }
    void later(Time delay, std::function<void()> what)
    {
        agenda.push({{now + delay, order++}, std::move(what)});
    }
    void fail(const std::string& words)
    {
        if (report.failure.empty()) report.failure = words;
    }

    // ---- The server ------------------------------------------------------------------------------

    void start_server()
    {
        ++life;
        CoreSettings settings;
        core = std::make_unique<Core>(all_games(), settings,
                                      [this](std::size_t count) { return digits(count); });
    }
    std::string digits(std::size_t count)
    {
        std::string text;
        while (text.size() < count) text += "0123456789abcdef"[random.below(16)];
        return text;
    }
    void kill_server()
    {
        ++report.restarts;
        core.reset();
        open.clear();
        for (Player& player : players) lose_connection(player);
        ++life;
        later(some_time(500), [this] { start_server(); });
    }
    void lose_connection(Player& player)
    {
        player.connection = 0;
        player.is_watching = false;
        player.asked_at = 0;
    }

    // Takes what the core gives out to the network and to the disk.
    void deliver()
    {
        if (!core) return;
        for (Output& output : core->take_outputs()) {
            if (SendText* send = std::get_if<SendText>(&output)) {
                send_to_player(send->to, send->text);
            } else if (AskStore* ask = std::get_if<AskStore>(&output)) {
                send_to_disk(ask->ticket, ask->request);
            } else if (AskThought* asked = std::get_if<AskThought>(&output)) {
                think(std::move(*asked));
            } else if (LogLine* line = std::get_if<LogLine>(&output)) {
                const bool is_expected = options.faults && line->what == "a write has failed";
                if (line->level == LogLine::Level::error && !is_expected) {
                    const bool is_open = options.faults && line->what == "a table cannot be opened";
                    if (!is_open) fail("the server says: " + line->what + " " + line->details);
                }
            }
        }
        if (const auto due = core->due()) {
            later(std::max<Time>(0, *due - now), [this, of = life] {
                if (core && of == life) core->tick(now);
            });
        }
    }
    // A search takes its time, and dies with the server.
    void think(AskThought asked)
    {
        later(some_time(300), [this, of = life, asked = std::move(asked)] {
            if (!core || of != life) return;
            asked.thinking->run(asked.iterations);
            core->thought(asked.ticket, asked.thinking->conclude(), now);
        });
    }
    void send_to_player(Connection to, std::shared_ptr<const std::string> text)
    {
        if (chance(5)) {
            ++report.lost;
            return;
        }
        const int copies = chance(5) ? 2 : 1;
        for (int i = 0; i < copies; ++i) {
            later(some_time(20), [this, to, text, of = life] {
                if (of == life && open.contains(to)) receive(to, *text);
            });
        }
    }
    void send_to_disk(std::uint64_t ticket, const StoreRequest& request)
    {
        const bool is_write = std::holds_alternative<AppendRecords>(request) ||
                              std::holds_alternative<CreateTable>(request);
        later(some_time(8), [this, ticket, request, is_write, of = life] {
            if (of != life) {
                // The server has died meanwhile: the write is there or not.
                if (is_write && rng.below(2) == 0) (void)disk.perform(request);
                return;
            }
            StoreAnswer answer = StoreFailure{StoreError::unavailable, "", "failed fsync"};
            const bool fails = chance(30);
            if (!fails) {
                answer = disk.perform(request);
            } else {
                ++report.disk_faults;
                const std::uint32_t kind = rng.below(3);
                if (kind == 0) answer = StoreFailure{StoreError::full, "", "no room"};
                if (kind == 1 && is_write) {
                    if (rng.below(2) == 0) (void)disk.perform(request);
                    answer = StoreFailure{StoreError::uncertain, "", "broken connection"};
                }
            }
            core->answered(ticket, answer, now);
        });
    }

    // ---- The players -----------------------------------------------------------------------------

    void send_request(Player& player, const json::object& request)
    {
        send_request(player, json::serialize(request));
    }
    void send_request(Player& player, const std::string& text)
    {
        player.quiet_since = now;
        if (chance(10)) {
            ++report.lost;
            return;
        }
        const int copies = chance(10) ? 2 : 1;
        for (int i = 0; i < copies; ++i) {
            later(some_time(20), [this, to = player.connection, text, of = life] {
                if (of == life && core && open.contains(to)) core->received(to, text, now);
            });
        }
    }
    Player* player_at(Connection connection)
    {
        for (Player& player : players) {
            if (player.connection == connection) return &player;
        }
        return nullptr;
    }
    std::string part_of(const Player& player) const
    {
        return Hash128{player.table * 100 + static_cast<std::uint64_t>(player.seat), options.seed}
            .to_hex();
    }

    void connect(Player& player)
    {
        if (!core) return;
        player.connection = next_connection++;
        player.is_watching = false;
        player.asked_at = 0;
        player.quiet_since = now;
        open.insert(player.connection);
        core->opened(player.connection, player.token, now);
    }
    void disconnect(Player& player)
    {
        ++report.breaks;
        open.erase(player.connection);
        if (core) core->closed(player.connection, now);
        lose_connection(player);
    }

    // What a player does when nothing comes: connect, take the seat, look, or say it again.
    void nudge(Player& player)
    {
        if (player.is_over) return;
        if (player.connection == 0) return connect(player);
        if (chance(10)) return disconnect(player);
        if (now - player.quiet_since < 2'000) return;
        const std::string& table = tables[player.table];
        if (table.empty()) {
            if (player.seat == 0) create(player);
            return;
        }
        if (!player.is_watching) {
            json::object watch{{"do", "watch"}, {"ref", "watch"}, {"table", table}};
            if (player.is_seated) watch.emplace("seat", player.seat);
            if (player.seen > 0) watch.emplace("since", player.seen);
            return send_request(player, watch);
        }
        if (!player.submission.empty()) return send_request(player, player.submission);
        player.is_watching = false;  // something was lost; look again
        player.quiet_since = now - 2'000;
    }
    void create(Player& player)
    {
        json::array seats;
        for (int i = 0; i < options.seats; ++i) seats.push_back(json::object{{"kind", "human"}});
        json::object request{
            {"do", "create"}, {"ref", "create"}, {"game", options.game}, {"seats", seats}};
        if (options.clocks > 0) {
            request.emplace("clock", json::object{{"mode", "per_move"},
                                                  {"milliseconds", options.clocks * 1000}});
        }
        send_request(player, request);
    }

    void receive(Connection connection, const std::string& text)
    {
        Player* player = player_at(connection);
        if (player == nullptr) return;
        boost::system::error_code error;
        const json::value value = json::parse(text, error);
        if (error) return fail("the server sent what is no JSON");
        const json::object& message = value.get_object();
        const std::string_view type = message.at("type").get_string();
        if (type == "answer") return hear_answer(*player, message);
        if (type == "update") return hear_update(*player, message);
        if (type == "lost") player->is_watching = false;
    }
    void hear_answer(Player& player, const json::object& message)
    {
        const std::string_view ref = message.at("ref").get_string();
        const bool is_ok = message.at("ok").get_bool();
        player.quiet_since = now;
        if (ref == "create" && is_ok) {
            if (tables[player.table].empty())
                tables[player.table] = message.at("table").get_string();
            player.quiet_since = now - 2'000;
        } else if (ref == "watch") {
            if (is_ok) {
                player.is_watching = true;
                look_at(player, message.at("table").get_object());
            } else if (message.at("code") == "T_NOT_YOUR_SEAT") {
                fail("a seat that was answered for is gone");
            }
        } else if (ref == "take") {
            player.is_watching = false;
            player.quiet_since = now - 2'000;
            if (is_ok) player.is_seated = true;
        } else if (ref == "moves " + std::to_string(player.asked_at) && is_ok) {
            choose(player, message.at("moves").get_array());
        } else if (ref.starts_with("move ")) {
            hear_move(player, ref, is_ok, message);
        }
    }
    void hear_move(Player& player, std::string_view ref, bool is_ok, const json::object& message)
    {
        if (is_ok) {
            const bool is_new = answered_ids.insert(std::string(ref) + part_of(player)).second;
            if (is_new) ++player.answered;
            if (player.submission.find(ref) != std::string::npos) player.submission.clear();
            return;
        }
        const std::string_view code = message.at("code").get_string();
        if (code == "P_STORE" || code == "P_STORE_FULL" || code == "P_UNCERTAIN") return;
        // What was answered with success before cannot be denied when it comes again; anything else is out of date.
        if (answered_ids.contains(std::string(ref) + part_of(player))) {
            return fail("a move that was answered is denied: " + std::string(code));
        }
        if (player.submission.find(ref) != std::string::npos) player.submission.clear();
        player.is_watching = false;
    }
    void hear_update(Player& player, const json::object& message)
    {
        const auto number = message.at("update").at("number").to_number<std::uint64_t>();
        if (number <= player.seen) return;  // it came twice
        if (number != player.seen + 1) {    // one was lost
            player.is_watching = false;
            player.quiet_since = now - 2'000;
            return;
        }
        look_at(player, message.at("after").get_object());
    }

    void look_at(Player& player, const json::object& table)
    {
        const auto number = table.at("update").to_number<std::uint64_t>();
        if (number < player.seen) return;
        player.seen = number;
        const std::string_view status = table.at("status").get_string();
        if (status == "over") {
            player.is_over = true;
            return;
        }
        const json::array& seats = table.at("seats").get_array();
        const auto mine = static_cast<std::size_t>(player.seat);
        if (status == "open") {
            player.is_seated = seats[mine].at("mine").get_bool();
            if (!player.is_seated) {
                return send_request(player, {{"do", "take"},
                                             {"ref", "take"},
                                             {"table", tables[player.table]},
                                             {"seat", player.seat},
                                             {"name", "player " + std::to_string(player.seat)},
                                             {"contribution", part_of(player)}});
            }
            bool is_full = true;
            for (const json::value& seat : seats) is_full &= seat.at("kind") != "open";
            if (is_full && player.seat == 0) {
                send_request(player,
                             {{"do", "begin"}, {"ref", "begin"}, {"table", tables[player.table]}});
            }
            return;
        }
        if (!player.is_seated || table.at("viewer") != player.seat) {
            player.is_watching = false;  // look through the seat
            player.is_seated = seats[mine].at("mine").get_bool();
            if (!player.is_seated) fail("a game has begun without its player");
            return;
        }
        ask_for_moves(player, table);
    }
    void ask_for_moves(Player& player, const json::object& table)
    {
        // Where several may move, the lowest seat does, so that the order does not depend on the time.
        const json::array& awaited = table.at("view").at("awaited").get_array();
        if (awaited.empty() || awaited[0] != player.seat || player.asked_at == player.seen ||
            !player.submission.empty())
            return;
        player.asked_at = player.seen;
        send_request(player, {{"do", "moves"},
                              {"ref", "moves " + std::to_string(player.seen)},
                              {"table", tables[player.table]},
                              {"seat", player.seat}});
    }
    void choose(Player& player, const json::array& moves)
    {
        if (moves.empty() || !player.submission.empty() || player.asked_at == 0) return;
        // From nothing but where the game stands: the same in every world.
        std::string all = std::to_string(player.asked_at);
        std::vector<std::string> texts;
        for (const json::value& move : moves) {
            const std::string text(move.at("text").get_string());
            if (text == "resign" && moves.size() > 1) continue;
            texts.push_back(text);
            all += text;
        }
        const auto bytes = std::as_bytes(std::span(all.data(), all.size()));
        const std::uint64_t pick = hash_bytes(bytes, options.seed).low % texts.size();
        const std::string ref =
            "move " + std::to_string(player.asked_at) + "." + std::to_string(player.seat);
        player.submission = json::serialize(json::object{{"do", "move"},
                                                         {"ref", ref},
                                                         {"table", tables[player.table]},
                                                         {"seat", player.seat},
                                                         {"move", texts[pick]},
                                                         {"id", ref}});
        send_request(player, player.submission);
    }

    // ---- The course of the world -----------------------------------------------------------------

    void run()
    {
        start_server();
        tables.resize(static_cast<std::size_t>(options.tables));
        for (int table = 0; table < options.tables; ++table) {
            for (int seat = 0; seat < options.seats; ++seat) {
                Player player;
                player.table = static_cast<std::size_t>(table);
                player.seat = seat;
                player.token = "token " + std::to_string(table) + " " + std::to_string(seat);
                players.push_back(player);
            }
        }
        for (std::uint64_t step = 0; step < steps_max && report.failure.empty(); ++step) {
            if (std::ranges::all_of(players, [](const Player& each) { return each.is_over; })) {
                return finish();
            }
            if (agenda.empty() || agenda.top().first.first >= next_round) {
                round();
                continue;
            }
            const Entry entry = agenda.top();
            agenda.pop();
            now = std::max(now, entry.first.first);
            entry.second();
            deliver();
        }
        if (report.failure.empty()) fail("the world does not come to an end");
    }
    // Now and then everybody looks after himself.
    void round()
    {
        now = std::max(now, next_round);
        next_round = now + 100;
        if (now > end_of_the_world) return fail("the games do not come to an end");
        if (core && chance(2)) {
            kill_server();
            return;
        }
        for (Player& player : players) nudge(player);
        deliver();
    }
    void finish()
    {
        for (std::size_t i = 0; i < tables.size(); ++i) {
            const auto found = disk.tables().find(tables[i]);
            if (found == disk.tables().end()) return fail("a table is gone");
            describe(i, found->second.records);
        }
        std::uint64_t answered = 0;
        for (const Player& player : players) answered += player.answered;
        // Every answered move is there once; one that is there may be unanswered.
        if (answered > report.moves) fail("an answered move is not stored");
    }
    void describe(std::size_t number, const std::vector<Record>& records)
    {
        std::set<std::string> ids;
        std::string line = "table " + std::to_string(number) + ":";
        for (const Record& record : records) {
            const Result<Happening> happening = read_happening(record.body);
            if (!happening) return fail("a record cannot be read");
            const Moved* moved = std::get_if<Moved>(&happening.value());
            if (moved == nullptr) continue;
            ++report.moves;
            line += " " + std::to_string(moved->seat.index) + ":" + moved->move;
            if (!moved->id.empty() && !ids.insert(moved->id).second) {
                fail("a move was played twice: " + moved->id);
            }
        }
        report.outcome += line + "\n";
        for (const std::string& answer : answered_ids) {
            const std::string part = answer.substr(answer.size() - 32);  // the player's, at the end
            for (const Player& player : players) {
                if (player.table != number || part_of(player) != part) continue;
                if (!ids.contains(answer.substr(0, answer.size() - 32))) {
                    fail("an answered move is lost: " + answer);
                }
            }
        }
    }

    Time next_round = 0;
};

}  // namespace

SimReport simulate_server(const SimOptions& options)
{
    World world(options);
    world.run();
    return world.report;
}

}  // namespace sortie::sim
