#pragma once
// The core of the server with a store that answers at once, and a test that is the network and the clock.
//
//     House house;
//     const std::string table = house.begin();                  // Anna and Bert at a table of tictactoe
//     house.ask(1, house.move(table, 0, "place b2", "a"));

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "games/games.h"
#include "server/core/core.h"
#include "tests/server/sim_store.h"
#include "tests/support/test.h"

namespace sortie {

namespace json = boost::json;

struct House {
    Core core{all_games(), CoreSettings{"here", Pace{0, 0, 0}}, [this](std::size_t count) {
                  ++randoms;
                  std::string digits = std::to_string(randoms * 7919 % 1'000'000'007);
                  while (digits.size() < count)
                      digits += "0123456789abcdef"[(randoms + digits.size() * 7) % 16];
                  return digits.substr(0, count);
              }};
    sim::SimStore disk;
    std::map<Connection, std::deque<json::object>> inbox;
    std::vector<std::string> logs;
    std::optional<StoreFailure> failure;  // of the next writes
    bool holds_back = false;              // answers of the store
    std::string other_server;             // that owns every table; "" none
    std::vector<AskStore> held;
    bool holds_thoughts = false;  // searches are not run
    std::vector<AskThought> thoughts;
    Time now = 1'000'000;
    std::uint64_t randoms = 0;
    std::uint64_t refs = 0;

    void settle()
    {
        for (auto outputs = core.take_outputs(); !outputs.empty(); outputs = core.take_outputs()) {
            for (Output& output : outputs) {
                if (SendText* send = std::get_if<SendText>(&output)) {
                    inbox[send->to].push_back(json::parse(*send->text).get_object());
                } else if (AskStore* ask = std::get_if<AskStore>(&output)) {
                    held.push_back(std::move(*ask));
                } else if (AskThought* asked = std::get_if<AskThought>(&output)) {
                    thoughts.push_back(std::move(*asked));
                } else {
                    logs.push_back(std::get<LogLine>(output).what);
                }
            }
            if (!holds_back) release();
            if (!holds_thoughts) think();
        }
    }
    void think()
    {
        for (const AskThought& asked : std::exchange(thoughts, {})) {
            asked.thinking->run(asked.iterations);
            core.thought(asked.ticket, asked.thinking->conclude(), now);
        }
    }
    void release()
    {
        const auto asks = std::exchange(held, {});
        for (const AskStore& ask : asks) core.answered(ask.ticket, answer_of_store(ask), now);
    }
    StoreAnswer answer_of_store(const AskStore& ask)
    {
        const bool is_write = std::holds_alternative<AppendRecords>(ask.request) ||
                              std::holds_alternative<CreateTable>(ask.request);
        if (is_write && failure) return *failure;
        const bool is_opening = std::holds_alternative<OpenTable>(ask.request);
        if (is_opening && !other_server.empty()) {
            return StoreFailure{StoreError::not_owner, other_server, ""};
        }
        return disk.perform(ask.request);
    }
    // So much later, with all that is due then.
    void wait(Time milliseconds)
    {
        now += milliseconds;
        core.tick(now);
        settle();
    }
    void open(Connection connection, std::string_view token)
    {
        core.opened(connection, token, now);
        settle();
    }
    void say(Connection connection, const json::object& request)
    {
        core.received(connection, json::serialize(request), now);
        settle();
    }
    // The answer to a request; what came before it stays in the inbox.
    json::object ask(Connection connection, json::object request)
    {
        const std::string ref = "r" + std::to_string(++refs);
        request["ref"] = ref;
        say(connection, request);
        auto& messages = inbox[connection];
        for (auto it = messages.begin(); it != messages.end(); ++it) {
            if (it->at("type") != "answer" || it->at("ref").get_string() != ref) continue;
            json::object answer = std::move(*it);
            messages.erase(it);
            return answer;
        }
        return {};
    }
    std::string code(Connection connection, const json::object& request)
    {
        const json::object answer = ask(connection, request);
        if (answer.empty()) return "nothing";
        return answer.at("ok").get_bool() ? "ok" : std::string(answer.at("code").get_string());
    }
    // Anna (1) and Bert (2) at a table of tictactoe that has begun.
    std::string begin()
    {
        open(1, "anna");
        open(2, "bert");
        const json::array seats{json::object{{"kind", "human"}}, json::object{{"kind", "human"}}};
        const json::object created =
            ask(1, {{"do", "create"}, {"game", "tictactoe"}, {"seats", seats}});
        std::string table(created.at("table").get_string());
        EXPECT_EQ(code(1, {{"do", "take"}, {"table", table}, {"seat", 0}, {"name", "Anna"}}), "ok");
        EXPECT_EQ(code(2, {{"do", "take"}, {"table", table}, {"seat", 1}, {"name", "Bert"}}), "ok");
        EXPECT_EQ(code(1, {{"do", "begin"}, {"table", table}}), "ok");
        return table;
    }
    // The same game, played to its end: Anna has the first column after five moves.
    std::string finish()
    {
        std::string table = begin();
        play(table, {"a1", "b1", "a2", "b2", "a3"});
        return table;
    }
    // The seats take turns.
    void play(const std::string& table, const std::vector<std::string>& cells)
    {
        int seat = 0;
        for (const std::string& cell : cells) {
            const json::object request = move(table, seat, "place " + cell, "id" + cell);
            EXPECT_EQ(code(static_cast<Connection>(seat + 1), request), "ok");
            seat = 1 - seat;
        }
    }
    json::object move(const std::string& table, int seat, const std::string& text,
                      const std::string& id) const
    {
        return {{"do", "move"}, {"table", table}, {"seat", seat}, {"move", text}, {"id", id}};
    }
    std::size_t updates_for(Connection connection)
    {
        std::size_t count = 0;
        for (const json::object& message : inbox[connection]) {
            count += message.at("type") == "update" ? 1u : 0u;
        }
        return count;
    }
};

}  // namespace sortie
