#include "table/happening.h"

#include <array>
#include <optional>
#include <type_traits>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace sortie {
namespace {

namespace json = boost::json;

// ---- The fields of every kind, once for writing and reading -------------------------------------

template <class H>
struct Form;  // static name, static each(happening, fields)

template <>
struct Form<Created> {
    static constexpr std::string_view name = "created";
    template <class H, class Fields>
    static void each(H& h, Fields& f)
    {
        f("version", h.version);
        f("game", h.game);
        f("rules_version", h.rules_version);
        f("seats", h.seats);
        f("options", h.options);
        f("clock", h.clock);
        f("listed", h.is_listed);
        f("watch_delay", h.watch_delay);
        f("hints", h.allows_hints);
        f("host", h.host);
        f("secret", h.secret);
        f("commitment", h.commitment);
        f("ancestor", h.ancestor);
    }
};
template <>
struct Form<Seated> {
    static constexpr std::string_view name = "seated";
    template <class H, class Fields>
    static void each(H& h, Fields& f)
    {
        f("seat", h.seat);
        f("player", h.player);
        f("name", h.name);
        f("contribution", h.contribution);
    }
};
template <>
struct Form<Reseated> {
    static constexpr std::string_view name = "reseated";
    template <class H, class Fields>
    static void each(H& h, Fields& f)
    {
        f("seat", h.seat);
        f("kind", h.kind);
        f("bot", h.bot);
    }
};
template <>
struct Form<Started> {
    static constexpr std::string_view name = "started";
    template <class H, class Fields>
    static void each(H& h, Fields& f)
    {
        f("hash", h.hash);
    }
};
template <>
struct Form<Moved> {
    static constexpr std::string_view name = "moved";
    template <class H, class Fields>
    static void each(H& h, Fields& f)
    {
        f("seat", h.seat);
        f("move", h.move);
        f("hash", h.hash);
        f("by", h.by);
        f("id", h.id);
    }
};
template <class H>
struct StepsForm {
    template <class Any, class Fields>
    static void each(Any& h, Fields& f)
    {
        f("seat", h.seat);
        f("steps", h.steps);
    }
};
template <>
struct Form<UndoAsked> : StepsForm<UndoAsked> {
    static constexpr std::string_view name = "undo_asked";
};
template <>
struct Form<Undone> : StepsForm<Undone> {
    static constexpr std::string_view name = "undone";
};
template <class H>
struct ConsentForm {
    template <class Any, class Fields>
    static void each(Any& h, Fields& f)
    {
        f("seat", h.seat);
        f("agrees", h.agrees);
    }
};
template <>
struct Form<UndoAnswered> : ConsentForm<UndoAnswered> {
    static constexpr std::string_view name = "undo_answered";
};
template <>
struct Form<PauseAnswered> : ConsentForm<PauseAnswered> {
    static constexpr std::string_view name = "pause_answered";
};
template <class H>
struct SeatForm {
    template <class Any, class Fields>
    static void each(Any& h, Fields& f)
    {
        f("seat", h.seat);
    }
};
template <>
struct Form<PauseAsked> : SeatForm<PauseAsked> {
    static constexpr std::string_view name = "pause_asked";
};
template <>
struct Form<Unpaused> : SeatForm<Unpaused> {
    static constexpr std::string_view name = "unpaused";
};
template <>
struct Form<Expired> : SeatForm<Expired> {
    static constexpr std::string_view name = "expired";
};
template <>
struct Form<Returned> : SeatForm<Returned> {
    static constexpr std::string_view name = "returned";
};
template <>
struct Form<Said> {
    static constexpr std::string_view name = "said";
    template <class H, class Fields>
    static void each(H& h, Fields& f)
    {
        f("seat", h.seat);
        f("name", h.name);
        f("text", h.text);
    }
};
template <>
struct Form<Held> {
    static constexpr std::string_view name = "held";
    template <class H, class Fields>
    static void each(H& h, Fields& f)
    {
        f("seat", h.seat);
        f("resigned", h.is_resigned);
    }
};
template <>
struct Form<StandingSet> {
    static constexpr std::string_view name = "standing_set";
    template <class H, class Fields>
    static void each(H& h, Fields& f)
    {
        f("seat", h.seat);
        f("window", h.window);
        f("passes", h.passes);
    }
};
template <>
struct Form<Succeeded> {
    static constexpr std::string_view name = "succeeded";
    template <class H, class Fields>
    static void each(H& h, Fields& f)
    {
        f("table", h.table);
    }
};
template <>
struct Form<Reopened> {
    static constexpr std::string_view name = "reopened";
    template <class H, class Fields>
    static void each(H& h, Fields& f)
    {
        f("from_snapshot", h.from_snapshot);
    }
};

constexpr std::array seat_kinds{SeatKind::open, SeatKind::human, SeatKind::bot};
constexpr std::array movers{MovedBy::player, MovedBy::bot, MovedBy::standing};
constexpr std::array clock_modes{ClockMode::none, ClockMode::per_move, ClockMode::bank};

// ---- Writing ------------------------------------------------------------------------------------

class Writer {
public:
    json::object out;

    void operator()(std::string_view key, const std::string& value) { out.emplace(key, value); }
    void operator()(std::string_view key, const bool& value) { out.emplace(key, value); }
    void operator()(std::string_view key, const int& value) { out.emplace(key, value); }
    void operator()(std::string_view key, const std::uint64_t& value) { out.emplace(key, value); }
    void operator()(std::string_view key, const Seat& seat)
    {
        out.emplace(key, seat.is_none() ? json::value(nullptr) : json::value(seat.index));
    }
    void operator()(std::string_view key, const SeatKind& kind) { out.emplace(key, name_of(kind)); }
    void operator()(std::string_view key, const MovedBy& by) { out.emplace(key, name_of(by)); }
    void operator()(std::string_view key, const ClockRule& rule)
    {
        out.emplace(key, json::object{{"mode", name_of(rule.mode)},
                                      {"milliseconds", rule.milliseconds},
                                      {"increment", rule.increment}});
    }
    void operator()(std::string_view key, const std::vector<SeatPlan>& seats)
    {
        json::array list;
        for (const SeatPlan& plan : seats) {
            list.push_back({{"kind", name_of(plan.kind)}, {"bot", plan.bot}});
        }
        out.emplace(key, std::move(list));
    }
    void operator()(std::string_view key,
                    const std::vector<std::pair<std::string, std::string>>& options)
    {
        json::object map;
        for (const auto& [name, value] : options) map.emplace(name, value);
        out.emplace(key, std::move(map));
    }
};

// ---- Reading ------------------------------------------------------------------------------------

// Remembers the first field that is not what it should be.
class Reader {
public:
    explicit Reader(const json::object& in) : in_(in) {}

    std::string problem;

    void operator()(std::string_view key, std::string& value)
    {
        take(key, [&](const json::value& found) {
            if (!found.is_string()) return false;
            value = found.get_string();
            return true;
        });
    }
    void operator()(std::string_view key, bool& value)
    {
        take(key, [&](const json::value& found) {
            if (!found.is_bool()) return false;
            value = found.get_bool();
            return true;
        });
    }
    template <class Number>
        requires std::is_integral_v<Number>
    void operator()(std::string_view key, Number& value)
    {
        take(key, [&](const json::value& found) { return is_number(found, value); });
    }
    void operator()(std::string_view key, Seat& seat)
    {
        take(key, [&](const json::value& found) {
            if (found.is_null()) return true;
            int index = 0;
            if (!is_number(found, index) || index < 0 || index >= int{seats_max}) return false;
            seat = seat_at(index);
            return true;
        });
    }
    void operator()(std::string_view key, SeatKind& kind)
    {
        take(key, [&](const json::value& found) { return is_one_of(found, seat_kinds, kind); });
    }
    void operator()(std::string_view key, MovedBy& by)
    {
        take(key, [&](const json::value& found) { return is_one_of(found, movers, by); });
    }
    void operator()(std::string_view key, ClockRule& rule)
    {
        take(key, [&](const json::value& found) {
            if (!found.is_object()) return false;
            Reader inner(found.get_object());
            inner.take("mode", [&](const json::value& mode) {
                return is_one_of(mode, clock_modes, rule.mode);
            });
            inner("milliseconds", rule.milliseconds);
            inner("increment", rule.increment);
            return inner.problem.empty();
        });
    }
    void operator()(std::string_view key, std::vector<SeatPlan>& seats)
    {
        take(key, [&](const json::value& found) {
            if (!found.is_array() || found.get_array().size() > seats_max) return false;
            for (const json::value& each : found.get_array()) {
                if (!each.is_object()) return false;
                SeatPlan plan;
                Reader inner(each.get_object());
                inner("kind", plan.kind);
                inner("bot", plan.bot);
                if (!inner.problem.empty()) return false;
                seats.push_back(std::move(plan));
            }
            return true;
        });
    }
    void operator()(std::string_view key, std::vector<std::pair<std::string, std::string>>& options)
    {
        take(key, [&](const json::value& found) {
            if (!found.is_object()) return false;
            for (const auto& [name, value] : found.get_object()) {
                if (!value.is_string()) return false;
                options.emplace_back(name, value.get_string());
            }
            return true;
        });
    }

private:
    template <class Read>
    void take(std::string_view key, Read read)
    {
        const json::value* found = in_.if_contains(key);
        if (found == nullptr || read(*found) || !problem.empty()) return;
        problem = "the field '" + std::string(key) + "' is not what it should be";
    }
    template <class Number>
    static bool is_number(const json::value& found, Number& value)
    {
        boost::system::error_code error;
        const Number number = found.to_number<Number>(error);
        if (error) return false;
        value = number;
        return true;
    }
    template <class Enum, std::size_t count>
    static bool is_one_of(const json::value& found, const std::array<Enum, count>& all, Enum& value)
    {
        for (const Enum each : all) {
            if (!found.is_string() || found.get_string() != name_of(each)) continue;
            value = each;
            return true;
        }
        return false;
    }

    const json::object& in_;
};

template <class H>
std::optional<Result<Happening>> read_as(std::string_view name, const json::object& in)
{
    if (name != Form<H>::name) return std::nullopt;
    H happening;
    Reader reader(in);
    Form<H>::each(happening, reader);
    if (!reader.problem.empty()) return Problem{std::string(name) + ": " + reader.problem};
    return Result<Happening>(Happening(std::move(happening)));
}

template <class... H>
Result<Happening> read_any(std::string_view name, const json::object& in, std::variant<H...>*)
{
    std::optional<Result<Happening>> result;
    ((result || (result = read_as<H>(name, in))), ...);
    if (!result) return Problem{"nothing is known of a happening '" + std::string(name) + "'"};
    return *result;
}

}  // namespace

std::string_view name_of(SeatKind kind)
{
    switch (kind) {
        case SeatKind::open: return "open";
        case SeatKind::human: return "human";
        case SeatKind::bot: return "bot";
    }
    UNREACHABLE();
}

std::string_view name_of(MovedBy by)
{
    switch (by) {
        case MovedBy::player: return "player";
        case MovedBy::bot: return "bot";
        case MovedBy::standing: return "standing";
    }
    UNREACHABLE();
}

std::string_view name_of(const Happening& happening)
{
    return std::visit([]<class H>(const H&) { return Form<H>::name; }, happening);
}

Seat seat_of(const Happening& happening)
{
    return std::visit(
        [](const auto& what) {
            if constexpr (requires { what.seat; }) {
                return what.seat;
            } else {
                return Seat::none();
            }
        },
        happening);
}

std::string write_happening(const Happening& happening)
{
    return std::visit(
        []<class H>(const H& what) {
            Writer writer;
            writer.out.emplace("what", Form<H>::name);
            Form<H>::each(what, writer);
            return json::serialize(writer.out);
        },
        happening);
}

Result<Happening> read_happening(std::string_view body)
{
    boost::system::error_code error;
    const json::value value = json::parse(body, error);
    if (error || !value.is_object()) return Problem{"a happening is no JSON object"};
    const json::value* what = value.get_object().if_contains("what");
    if (what == nullptr || !what->is_string()) return Problem{"a happening has no name"};
    return read_any(what->get_string(), value.get_object(), static_cast<Happening*>(nullptr));
}

}  // namespace sortie
