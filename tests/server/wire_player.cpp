#include "tests/server/wire_player.h"

#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace sortie::testing_support {
namespace {

namespace json = boost::json;

// A token has 43 characters; this one is made of the name.
std::string token_of(const std::string& name)
{
    std::string token;
    while (token.size() < 42) token += name;
    token.resize(42);
    return token + "A";
}

std::uint64_t next_number(std::uint64_t& chance)
{
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return chance >> 33;
}

}  // namespace

WirePlayer::WirePlayer(std::uint16_t port, const std::string& name)
    : client_(port, {{"Authorization", "Bearer " + token_of(name)}}), name_(name)
{
    is_open_ = client_.is_open() && client_.receive().has_value();  // its hello
}

json::object WirePlayer::ask(json::object request)
{
    const std::string ref = std::to_string(++refs_);
    request["ref"] = ref;
    if (!is_open_ || !client_.send(json::serialize(request))) {
        is_open_ = false;
        return {};
    }
    while (auto text = client_.receive()) {
        json::object message = json::parse(*text).get_object();
        if (message.at("type") == "answer" && message.at("ref").get_string() == ref) return message;
        told.push_back(std::move(*text));
    }
    is_open_ = false;
    return {};
}

bool WirePlayer::is_ok(const json::object& answer)
{
    const json::value* ok = answer.if_contains("ok");
    return ok != nullptr && ok->is_bool() && ok->get_bool();
}

std::string WirePlayer::begin_alone(const std::string& game, int seats)
{
    json::array plan;
    for (int i = 0; i < seats; ++i) plan.push_back(json::object{{"kind", "human"}});
    const json::object created = ask({{"do", "create"}, {"game", game}, {"seats", plan}});
    if (!is_ok(created)) return "";
    const std::string table(created.at("table").get_string());
    for (int i = 0; i < seats; ++i) {
        ask({{"do", "take"},
             {"table", table},
             {"seat", i},
             {"name", name_},
             {"contribution", "5a"}});
    }
    return is_ok(ask({{"do", "begin"}, {"table", table}})) ? table : "";
}

std::string WirePlayer::move_once(const std::string& table, const std::vector<int>& seats,
                                  std::uint64_t& chance, bool& is_over)
{
    const json::object seen = ask({{"do", "watch"}, {"table", table}, {"seat", seats[0]}});
    if (!is_ok(seen) || seen.at("table").at("status") == "open") return "";
    is_over = seen.at("table").at("status") == "over";
    if (is_over) return "";
    std::vector<int> awaited;
    for (const json::value& each : seen.at("table").at("view").at("awaited").get_array()) {
        const auto seat = each.to_number<int>();
        if (std::ranges::find(seats, seat) != seats.end()) awaited.push_back(seat);
    }
    if (awaited.empty()) return "";
    const int seat = awaited[next_number(chance) % awaited.size()];
    const json::object listed = ask({{"do", "moves"}, {"table", table}, {"seat", seat}});
    if (!is_ok(listed) || listed.at("moves").get_array().empty()) return "";
    const json::array& moves = listed.at("moves").get_array();
    std::string move(moves[next_number(chance) % moves.size()].at("text").get_string());
    if (move == "resign") move = moves[0].at("text").get_string();
    const std::string id =
        name_ + std::to_string(refs_) + "." + std::to_string(next_number(chance));
    const json::object answer =
        ask({{"do", "move"}, {"table", table}, {"seat", seat}, {"move", move}, {"id", id}});
    return is_ok(answer) ? id : "";
}

}  // namespace sortie::testing_support
