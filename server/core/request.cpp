#include "server/core/request.h"

#include <array>
#include <set>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "store/store.h"
#include "table/words.h"

namespace sortie {
namespace {

namespace json = boost::json;

constexpr std::size_t depth_max = 8;
constexpr std::size_t game_name_max = 40;

// Takes the fields of one object, remembers the first thing that is wrong, and which fields were asked for.
class Fields {
public:
    explicit Fields(const json::object& in) : in_(in) {}

    std::string text(std::string_view key, std::size_t bytes_max)
    {
        const json::value* found = need(key);
        if (found == nullptr) return "";
        if (!found->is_string()) return wrong(key, "is a text"), "";
        const std::string_view value = found->get_string();
        if (value.size() > bytes_max) {
            wrong(key, "has at most " + std::to_string(bytes_max) + " bytes");
            return "";
        }
        return std::string(value);
    }
    std::string text_or(std::string_view key, std::size_t bytes_max, std::string_view usual)
    {
        return has(key) ? text(key, bytes_max) : std::string(usual);
    }
    bool truth(std::string_view key)
    {
        const json::value* found = need(key);
        if (found == nullptr) return false;
        if (!found->is_bool()) return wrong(key, "is true or false"), false;
        return found->get_bool();
    }
    bool truth_or(std::string_view key, bool usual) { return has(key) ? truth(key) : usual; }
    std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most)
    {
        const json::value* found = need(key);
        if (found == nullptr) return least;
        boost::system::error_code error;
        const auto value = found->to_number<std::int64_t>(error);
        if (error || !(found->is_int64() || found->is_uint64()) || value < least || value > most) {
            wrong(key, "is a whole number from " + std::to_string(least) + " to " +
                           std::to_string(most));
            return least;
        }
        return value;
    }
    std::int64_t number_or(std::string_view key, std::int64_t least, std::int64_t most,
                           std::int64_t usual)
    {
        return has(key) ? number(key, least, most) : usual;
    }
    Seat seat(std::string_view key)
    {
        return seat_at(static_cast<int>(number(key, 0, std::int64_t{seats_max} - 1)));
    }
    // null or a missing field is no seat.
    Seat seat_or_none(std::string_view key)
    {
        const json::value* found = in_.if_contains(key);
        if (found != nullptr && found->is_null()) used_.insert(key);
        if (found == nullptr || found->is_null()) return Seat::none();
        return seat(key);
    }
    template <class Enum, std::size_t count>
    Enum one_of(std::string_view key, const std::array<Enum, count>& all)
    {
        const std::string word = text(key, 40);
        for (const Enum each : all) {
            if (name_of(each) == word) return each;
        }
        std::string names;
        for (const Enum each : all)
            names += (names.empty() ? "" : ", ") + std::string(name_of(each));
        wrong(key, "is one of " + names);
        return all[0];
    }
    const json::object* object(std::string_view key)
    {
        if (!has(key)) return nullptr;
        const json::value* found = need(key);
        if (!found->is_object()) return wrong(key, "is an object"), nullptr;
        return &found->get_object();
    }
    const json::array* array(std::string_view key, std::size_t most)
    {
        const json::value* found = need(key);
        if (found == nullptr) return nullptr;
        if (!found->is_array() || found->get_array().size() > most) {
            return wrong(key, "is a list of at most " + std::to_string(most)), nullptr;
        }
        return &found->get_array();
    }
    bool has(std::string_view key) const { return in_.if_contains(key) != nullptr; }
    void wrong(std::string_view key, std::string_view words)
    {
        if (problem_.empty()) problem_ = "'" + std::string(key) + "' " + std::string(words);
    }
    void adopt(const Fields& inner)
    {
        if (problem_.empty()) problem_ = inner.problem();
    }
    void ignore(std::string_view key) { used_.insert(key); }
    // The first mistake, or a field that nobody asked for.
    std::string problem() const
    {
        if (!problem_.empty()) return problem_;
        for (const auto& [key, value] : in_) {
            if (!used_.contains(key))
                return "'" + std::string(key).substr(0, 40) + "' is not known";
        }
        return "";
    }

private:
    const json::value* need(std::string_view key)
    {
        used_.insert(key);
        const json::value* found = in_.if_contains(key);
        if (found == nullptr) wrong(key, "is missing");
        return found;
    }

    const json::object& in_;
    std::set<std::string_view> used_;
    std::string problem_;
};

constexpr std::array seat_kinds{SeatKind::open, SeatKind::human, SeatKind::bot};
constexpr std::array clock_modes{ClockMode::none, ClockMode::per_move, ClockMode::bank};

std::string table_of(Fields& in)
{
    return in.text("table", table_id_max);
}

ClockRule clock_of(Fields& in)
{
    ClockRule rule;
    if (const json::object* object = in.object("clock")) {
        Fields clock(*object);
        rule.mode = clock.one_of("mode", clock_modes);
        if (rule.mode != ClockMode::none) {
            rule.milliseconds =
                clock.number("milliseconds", clock_milliseconds_least, clock_milliseconds_most);
        } else {
            clock.ignore("milliseconds");
        }
        rule.increment = clock.number_or("increment", 0, increment_most, 0);
        in.adopt(clock);
    }
    return rule;
}

ClientRequest read_create(Fields& in)
{
    CreateRequest request;
    request.game = in.text("game", game_name_max);
    if (const json::array* seats = in.array("seats", seats_max)) {
        for (const json::value& each : *seats) {
            if (!each.is_object()) {
                in.wrong("seats", "holds objects");
                break;
            }
            Fields seat(each.get_object());
            SeatPlan plan;
            plan.kind = seat.one_of("kind", seat_kinds);
            plan.bot = seat.text_or("bot", 40, "");
            in.adopt(seat);
            request.seats.push_back(std::move(plan));
        }
    }
    if (const json::object* options = in.object("options")) {
        for (const auto& [name, value] : *options) {
            if (!value.is_string() || value.get_string().size() > 80 || name.size() > 80) {
                in.wrong("options", "holds short texts");
                break;
            }
            request.options.emplace_back(name, value.get_string());
        }
    }
    request.clock = clock_of(in);
    request.is_listed = in.truth_or("listed", true);
    request.watch_delay = static_cast<int>(in.number_or("watch_delay", 0, watch_delay_most, 0));
    request.allows_hints = in.truth_or("hints", true);
    return request;
}

// ---- Commands to a table ------------------------------------------------------------------------

Command read_take(Fields& in)
{
    return TakeSeat{in.seat("seat"), in.text("name", name_bytes_max),
                    in.text_or("contribution", contribution_digits_max, "")};
}
Command read_leave(Fields& in)
{
    return LeaveSeat{in.seat("seat")};
}
Command read_set_seat(Fields& in)
{
    return SetSeat{in.seat("seat"), in.one_of("kind", seat_kinds), in.text_or("bot", 40, "")};
}
Command read_begin(Fields&)
{
    return Begin{};
}
Command read_move_request(Fields& in)
{
    return MakeMove{in.seat("seat"), in.text("move", move_bytes_max),
                    in.text("id", submission_id_max)};
}
Command read_undo(Fields& in)
{
    return AskUndo{in.seat("seat")};
}
Command read_answer_undo(Fields& in)
{
    return AnswerUndo{in.seat("seat"), in.truth("agrees")};
}
Command read_pause(Fields& in)
{
    return AskPause{in.seat("seat")};
}
Command read_answer_pause(Fields& in)
{
    return AnswerPause{in.seat("seat"), in.truth("agrees")};
}
Command read_unpause(Fields& in)
{
    return EndPause{in.seat("seat")};
}
Command read_say(Fields& in)
{
    return Say{in.seat_or_none("seat"), in.text_or("name", name_bytes_max, ""),
               in.text("text", chat_bytes_max)};
}
Command read_give(Fields& in)
{
    return GiveSeatToBot{in.seat("seat"), false};
}
Command read_resign(Fields& in)
{
    return GiveSeatToBot{in.seat("seat"), true};
}
Command read_return(Fields& in)
{
    return ReturnToSeat{in.seat("seat")};
}
Command read_standing(Fields& in)
{
    return SetStanding{in.seat("seat"), in.text("window", 80), in.truth("passes")};
}

struct CommandForm {
    std::string_view name;
    Command (*read)(Fields& in);
};
constexpr std::array command_forms{CommandForm{"take", read_take},
                                   CommandForm{"leave", read_leave},
                                   CommandForm{"set_seat", read_set_seat},
                                   CommandForm{"begin", read_begin},
                                   CommandForm{"move", read_move_request},
                                   CommandForm{"undo", read_undo},
                                   CommandForm{"answer_undo", read_answer_undo},
                                   CommandForm{"pause", read_pause},
                                   CommandForm{"answer_pause", read_answer_pause},
                                   CommandForm{"unpause", read_unpause},
                                   CommandForm{"say", read_say},
                                   CommandForm{"give_to_bot", read_give},
                                   CommandForm{"resign", read_resign},
                                   CommandForm{"return", read_return},
                                   CommandForm{"standing", read_standing}};

// ---- Everything else ----------------------------------------------------------------------------

ClientRequest read_games(Fields&)
{
    return ListGames{};
}
ClientRequest read_catalogue(Fields& in)
{
    return AskCatalogue{in.text("game", game_name_max)};
}
ClientRequest read_lobby(Fields& in)
{
    return Lobby{in.truth_or("follow", false)};
}
ClientRequest read_watch(Fields& in)
{
    Watch request{table_of(in), in.seat_or_none("seat"), std::nullopt};
    if (in.has("since")) {
        request.since = static_cast<std::uint64_t>(in.number("since", 0, INT64_MAX));
    }
    return request;
}
ClientRequest read_unwatch(Fields& in)
{
    return Unwatch{table_of(in)};
}
ClientRequest read_choices(Fields& in)
{
    return AskChoices{table_of(in), in.seat("seat"), in.text_or("picked", move_bytes_max, "")};
}
ClientRequest read_moves(Fields& in)
{
    return AskMoves{table_of(in), in.seat("seat")};
}
ClientRequest read_hint(Fields& in)
{
    return AskHint{table_of(in), in.seat("seat")};
}
ClientRequest read_forecast(Fields& in)
{
    return AskForecast{table_of(in), in.seat("seat"), in.text("move", move_bytes_max)};
}
ClientRequest read_why(Fields& in)
{
    return AskWhy{table_of(in), in.seat("seat"), in.text_or("move", move_bytes_max, "")};
}
ClientRequest read_replay_request(Fields& in)
{
    return AskReplay{table_of(in)};
}
std::uint64_t step_of(Fields& in, std::string_view key)
{
    return static_cast<std::uint64_t>(in.number(key, 0, INT64_MAX));
}
ClientRequest read_look(Fields& in)
{
    return LookBack{table_of(in), in.seat_or_none("seat"), step_of(in, "step")};
}
ClientRequest read_story(Fields& in)
{
    return AskStory{table_of(in), in.seat_or_none("seat"), step_of(in, "from")};
}
ClientRequest read_analysis(Fields& in)
{
    return AskAnalysis{table_of(in)};
}
ClientRequest read_rematch(Fields& in)
{
    return Rematch{table_of(in)};
}
ClientRequest read_play_on(Fields& in)
{
    return PlayOn{table_of(in), step_of(in, "step")};
}

struct RequestForm {
    std::string_view name;
    ClientRequest (*read)(Fields& in);
};
constexpr std::array request_forms{
    RequestForm{"games", read_games},       RequestForm{"catalogue", read_catalogue},
    RequestForm{"lobby", read_lobby},       RequestForm{"create", read_create},
    RequestForm{"watch", read_watch},       RequestForm{"unwatch", read_unwatch},
    RequestForm{"choices", read_choices},   RequestForm{"moves", read_moves},
    RequestForm{"hint", read_hint},         RequestForm{"forecast", read_forecast},
    RequestForm{"why", read_why},           RequestForm{"replay", read_replay_request},
    RequestForm{"look", read_look},         RequestForm{"story", read_story},
    RequestForm{"analysis", read_analysis}, RequestForm{"rematch", read_rematch},
    RequestForm{"play_on", read_play_on}};

Denial bad_request(std::string words)
{
    return {"P_BAD_REQUEST", std::move(words), ""};
}

bool read_fields(std::string_view name, std::string_view text, Fields& in, ReadRequest& out)
{
    for (const RequestForm& form : request_forms) {
        if (form.name != name) continue;
        out.request = form.read(in);
        return true;
    }
    for (const CommandForm& form : command_forms) {
        if (form.name != name) continue;
        std::string table = table_of(in);
        out.request = TableRequest{std::move(table), form.read(in), std::string(text)};
        return true;
    }
    return false;
}

}  // namespace

ReadRequest read_request(std::string_view text)
{
    ReadRequest out;
    json::parse_options options;
    options.max_depth = depth_max;
    boost::system::error_code error;
    const json::value value = json::parse(text, error, {}, options);
    if (error || !value.is_object()) {
        out.denial = bad_request("a request is one JSON object");
        return out;
    }
    Fields in(value.get_object());
    if (in.has("ref")) out.ref = in.text("ref", ref_bytes_max);
    const std::string name = in.text("do", 40);
    if (!name.empty() && !read_fields(name, text, in, out)) {
        out.denial = Denial{"P_UNKNOWN", "there is no request '" + name + "'", ""};
        return out;
    }
    if (const std::string problem = in.problem(); !problem.empty()) {
        out.denial = bad_request(problem);
    }
    return out;
}

}  // namespace sortie
