#include "cli/remote_game.h"

#include <algorithm>
#include <thread>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "table/chance.h"
#include "table/thinking.h"

namespace sortie {
namespace {

namespace json = boost::json;

constexpr int tries_max = 20;
constexpr std::chrono::milliseconds between_tries{500};
constexpr std::chrono::milliseconds a_while{60'000};

bool is_ok(const json::object& answer)
{
    const json::value* ok = answer.if_contains("ok");
    return ok != nullptr && ok->is_bool() && ok->get_bool();
}

std::string text_at(const json::object& in, std::string_view key)
{
    const json::value* found = in.if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->get_string())
                                                  : std::string();
}

std::string words_of(const json::object& answer)
{
    if (answer.empty()) return "The server does not answer.";
    const std::string rule = text_at(answer, "rule");
    return (rule.empty() ? "" : rule + ": ") + text_at(answer, "words") + " (" +
           text_at(answer, "code") + ")";
}

Problem unreachable()
{
    return Problem{"The server cannot be reached."};
}

}  // namespace

RemoteGame::RemoteGame(GameList games, ServerAddress address, std::string token, std::string table,
                       std::function<void(const std::string&)> tell)
    : games_(games), address_(std::move(address)), token_(std::move(token)),
      table_(std::move(table)), tell_(std::move(tell)), session_(random_digits(12))
{
}

// ---- The connection -----------------------------------------------------------------------------

bool RemoteGame::connect()
{
    for (int i = 0; i < tries_max; ++i) {
        if (i > 0) std::this_thread::sleep_for(between_tries);
        connection_ = std::make_unique<Connection>(address_, token_);
        if (!connection_->open()) return true;
    }
    return false;
}

json::object RemoteGame::ask(json::object request)
{
    request["table"] = table_;
    for (int i = 0; i < tries_max; ++i) {
        json::object answer = connection_->ask(request);
        const std::string code = text_at(answer, "code");
        const bool is_worth_another =
            answer.empty() || code == "P_STORE" || code == "P_UNCERTAIN" || code == "P_STOPPING";
        if (!is_worth_another) return answer;
        if (!answer.empty()) std::this_thread::sleep_for(between_tries);
        if (!connection_->is_open() && (!connect() || !watch())) return {};
    }
    return {};
}

bool RemoteGame::watch()
{
    json::object request{{"do", "watch"}, {"table", table_}};
    if (seat_.is_some()) request["seat"] = seat_.index;
    if (seen_ > 0) request["since"] = seen_;
    const json::object answer = connection_->ask(request);
    if (!is_ok(answer)) return false;
    const json::value& missing = answer.at("missing");
    if (missing.is_array()) {
        for (const json::value& update : missing.get_array()) take_update(update.get_object());
    }
    take_table(answer.at("table").get_object());
    return true;
}

// ---- What is told -------------------------------------------------------------------------------

void RemoteGame::take_table(const json::object& table)
{
    whole_ = table;
    status_ = text_at(table, "status");
    seen_ = table.at("update").to_number<std::uint64_t>();
}

void RemoteGame::take_update(const json::object& update)
{
    const auto seat_words = [&] {
        const json::value& seat = update.at("seat");
        return seat.is_null() ? std::string("a spectator")
                              : fmt::format("seat {}", seat.to_number<int>() + 1);
    };
    if (const json::value* events = update.if_contains("events")) {
        for (const json::value& event : events->get_array()) {
            lines_.emplace_back(event.at("text").get_string());
        }
        return;
    }
    const std::string what = text_at(update, "what");
    if (what == "said") {
        lines_.push_back(text_at(update, "name") + ": " + text_at(update, "text"));
    } else if (what == "undo_asked") {
        lines_.push_back(seat_words() + " asks to take back a move: 'agree' or 'disagree'");
    } else if (what == "pause_asked") {
        lines_.push_back(seat_words() + " asks for a pause: 'agree' or 'disagree'");
    } else {
        std::string words = what;
        std::ranges::replace(words, '_', ' ');
        lines_.push_back(seat_words() + ": " + words);
    }
}

void RemoteGame::take_message(const json::object& message)
{
    if (text_at(message, "type") != "update" || text_at(message, "table") != table_) return;
    const json::object& update = message.at("update").get_object();
    const auto number = update.at("number").to_number<std::uint64_t>();
    if (number <= seen_) return;
    if (number > seen_ + 1) {
        (void)watch();
        return;
    }
    take_update(update);
    take_table(message.at("after").get_object());
}

void RemoteGame::take_news()
{
    while (const auto message = connection_->next(std::chrono::milliseconds(0))) {
        take_message(*message);
    }
}

// ---- Sitting down -------------------------------------------------------------------------------

std::optional<Problem> RemoteGame::enter(Seat seat, const std::string& name)
{
    connection_ = std::make_unique<Connection>(address_, token_);
    if (auto problem = connection_->open()) return problem;
    const json::object seen = connection_->ask({{"do", "watch"}, {"table", table_}});
    if (!is_ok(seen)) return Problem{words_of(seen)};
    take_table(seen.at("table").get_object());
    const Result<const GameModule*> game = find_game(games_, text_at(whole_, "game"));
    if (!game) return game.problem();
    game_ = game.value();
    if (auto problem = sit_down(seat, name)) return problem;
    if (!watch()) return unreachable();
    if (!whole_.at("hints").get_bool()) tell_("Hints and forecasts are off at this table.");
    if (status_ == "open" && whole_.at("host").get_bool()) {
        tell_("The others join with the code " + table_ +
              ". The game begins when every seat is taken.");
    }
    while (status_ == "open") {
        bool is_full = true;
        for (const json::value& each : whole_.at("seats").get_array()) {
            is_full &= each.at("kind") != "open";
        }
        if (is_full && whole_.at("host").get_bool()) {
            ask({{"do", "begin"}});
            take_news();
            if (!watch()) return unreachable();
            continue;
        }
        if (const auto words = wait()) return Problem{*words};
        for (const std::string& line : news(seat_)) tell_("  " + line);
    }
    return std::nullopt;
}

std::optional<Problem> RemoteGame::sit_down(Seat wanted, const std::string& name)
{
    const json::array& seats = whole_.at("seats").get_array();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (wanted.is_some() && wanted != seat) continue;
        if (seats[i].at("mine").get_bool()) {
            seat_ = seat;
            return std::nullopt;
        }
    }
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if ((wanted.is_some() && wanted != seat) || seats[i].at("kind") != "open") continue;
        const json::object answer = ask({{"do", "take"},
                                         {"seat", seat.index},
                                         {"name", name},
                                         {"contribution", random_digits(32)}});
        if (!is_ok(answer)) return Problem{words_of(answer)};
        seat_ = seat;
        return std::nullopt;
    }
    return Problem{"there is no seat for you at this table"};
}

// ---- Playing ------------------------------------------------------------------------------------

int RemoteGame::seat_count() const
{
    return static_cast<int>(whole_.at("seats").get_array().size());
}

SeatSet RemoteGame::awaited() const
{
    const json::value* view = whole_.if_contains("view");
    if (view == nullptr || !view->is_object() || whole_.at("paused").get_bool()) return {};
    for (const json::value& each : view->at("awaited").get_array()) {
        if (each == seat_.index) return SeatSet{seat_};
    }
    return {};
}

Scores RemoteGame::scores() const
{
    Scores scores{};
    const json::value& all = whole_.at("view").at("scores");
    if (!all.is_array()) return scores;
    for (std::size_t i = 0; i < all.get_array().size() && i < scores.size(); ++i) {
        scores[i] = all.get_array()[i].to_number<std::remove_cvref_t<decltype(scores[i])>>();
    }
    return scores;
}

std::string RemoteGame::board(Seat)
{
    return std::string(whole_.at("view").at("board").get_string());
}

std::string RemoteGame::moment(Seat)
{
    const json::object& view = whole_.at("view").get_object();
    std::string words = text_at(view, "moment");
    if (view.at("window").is_object()) {
        words += " (" + text_at(view.at("window").get_object(), "prompt") + ")";
    }
    return words;
}

std::vector<std::string> RemoteGame::news(Seat)
{
    take_news();
    std::vector<std::string> fresh(lines_.begin() + static_cast<std::ptrdiff_t>(lines_told_),
                                   lines_.end());
    lines_told_ = lines_.size();
    return fresh;
}

std::string RemoteGame::log(Seat)
{
    std::string all;
    for (const std::string& line : lines_) all += line + "\n";
    return all;
}

void RemoteGame::legal_moves(Seat seat, MoveList& moves)
{
    // A choice looks at the list again and again; it is asked for once for each position.
    if (listed_at_ != seen_) {
        listed_.clear();
        const json::object answer = ask({{"do", "moves"}, {"seat", seat.index}});
        if (is_ok(answer)) {
            for (const json::value& each : answer.at("moves").get_array()) {
                const Result<Move> move =
                    read_move(game_->face(), std::string(each.at("text").get_string()));
                if (move) listed_.add(move.value());
            }
            listed_at_ = seen_;
        }
    }
    moves = listed_;
}

Outcome RemoteGame::submit(Seat seat, const Move& move)
{
    const std::string id = session_ + "." + std::to_string(++moves_made_);
    const json::object answer = ask({{"do", "move"},
                                     {"seat", seat.index},
                                     {"move", move_text(game_->face(), move)},
                                     {"id", id}});
    if (!is_ok(answer)) {
        listed_at_ = 0;
        return {false, words_of(answer)};
    }
    // What it led to follows its answer.
    const auto update = answer.at("update").to_number<std::uint64_t>();
    while (seen_ < update) {
        const auto message = connection_->next(a_while);
        if (message) take_message(*message);
        if (!message && (!connection_->is_open() ? !connect() || !watch() : !watch())) break;
    }
    return {true, ""};
}

Outcome RemoteGame::undo(Seat seat, bool)
{
    const json::object answer = ask({{"do", "undo"}, {"seat", seat.index}});
    if (!is_ok(answer)) return {false, words_of(answer)};
    (void)watch();
    const bool is_asked = whole_.at("request").is_object();
    return {true, is_asked ? "The others are asked." : "Taken back."};
}

std::string RemoteGame::why_not(Seat seat, const Move& move)
{
    const json::object answer =
        ask({{"do", "why"}, {"seat", seat.index}, {"move", move_text(game_->face(), move)}});
    if (!is_ok(answer)) return words_of(answer);
    const json::value& refusal = answer.at("refusal");
    return refusal.is_null() ? "This move is possible." : text_at(refusal.get_object(), "text");
}

std::vector<std::pair<std::string, std::string>> RemoteGame::refused_actions(Seat seat)
{
    std::vector<std::pair<std::string, std::string>> all;
    const json::object answer = ask({{"do", "why"}, {"seat", seat.index}});
    if (!is_ok(answer)) return all;
    for (const json::value& each : answer.at("refused").get_array()) {
        all.emplace_back(each.at("action").get_string(), each.at("text").get_string());
    }
    return all;
}

std::string RemoteGame::hint(Seat seat)
{
    const json::object answer = ask({{"do", "hint"}, {"seat", seat.index}});
    if (!is_ok(answer)) return words_of(answer);
    std::string words =
        fmt::format("You win {} % of {} games sampled from what you know.",
                    answer.at("percent").to_number<int>(), answer.at("tries").to_number<int>());
    std::string_view head = "A suggestion:";
    for (const json::value& each : answer.at("moves").get_array()) {
        words +=
            fmt::format("\n{} {}: {} % of {} tries", std::exchange(head, "or:"),
                        text_at(each.at("move").get_object(), "text"),
                        each.at("percent").to_number<int>(), each.at("tries").to_number<int>());
    }
    return words;
}

std::string RemoteGame::forecast(Seat seat, const Move& move)
{
    const json::object answer =
        ask({{"do", "forecast"}, {"seat", seat.index}, {"move", move_text(game_->face(), move)}});
    if (!is_ok(answer)) return words_of(answer);
    std::string words = forecast_text(answer.at("percent").to_number<int>(),
                                      answer.at("games").to_number<std::uint32_t>());
    for (const json::value& each : answer.at("figures").get_array()) {
        words += "\n  " + figure_text(std::string(each.at("name").get_string()),
                                      each.at("chance").get_bool(),
                                      each.at("thousandths").to_number<std::int64_t>());
    }
    return words;
}

Result<std::string> RemoteGame::replay()
{
    const json::object answer = ask({{"do", "replay"}});
    if (!is_ok(answer)) return Problem{words_of(answer)};
    return text_at(answer, "replay");
}

std::vector<std::string> RemoteGame::orders(Seat)
{
    std::vector<std::string> all;
    for (const json::value& each : whole_.at("standing").get_array()) {
        all.emplace_back(each.get_string());
    }
    return all;
}

Outcome RemoteGame::set_order(Seat seat, const std::string& order, bool passes)
{
    const json::object answer =
        ask({{"do", "standing"}, {"seat", seat.index}, {"window", order}, {"passes", passes}});
    if (!is_ok(answer)) return {false, words_of(answer)};
    (void)watch();  // no update tells of an order
    return {true, ""};
}

std::optional<std::string> RemoteGame::wait()
{
    const auto message = connection_->next(a_while);
    if (message) take_message(*message);
    if (message || connection_->is_open()) return std::nullopt;
    if (connect() && watch()) return std::nullopt;
    return "The connection is lost. The game goes on at the server; join again with the same code.";
}

bool RemoteGame::command(Seat seat, std::string_view word, std::string_view rest, Outcome& outcome)
{
    // The game's own words come first.
    for (const ActionFace& action : game_->face().actions) {
        if (action.name == word) return false;
    }
    json::object request{{"seat", seat.index}};
    if (word == "say") {
        request["do"] = "say";
        request["text"] = rest;
    } else if (word == "agree" || word == "disagree") {
        const json::value& open = whole_.at("request");
        const bool is_pause = open.is_object() && open.at("what") == "pause";
        request["do"] = is_pause ? "answer_pause" : "answer_undo";
        request["agrees"] = word == "agree";
    } else if (word == "pause") {
        request["do"] = "pause";
    } else if (word == "resume") {
        request["do"] = "unpause";
    } else if (word == "give") {
        request["do"] = "give_to_bot";
    } else if (word == "return" || word == "resign") {
        request["do"] = word;
    } else {
        return false;
    }
    const json::object answer = ask(request);
    outcome = {is_ok(answer), is_ok(answer) ? "Done." : words_of(answer)};
    return true;
}

}  // namespace sortie
