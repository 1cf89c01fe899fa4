#include "table/table_json.h"

#include <string_view>

#include <boost/json/array.hpp>

#include "table/json.h"

namespace sortie {
namespace {

namespace json = boost::json;

json::value number_of(Seat seat)
{
    return seat.is_none() ? json::value(nullptr) : json::value(seat.index);
}

std::string_view status_of(const Table& table)
{
    if (!table.has_started()) return "open";
    return table.is_over() ? "over" : "running";
}

json::object clock_json(const ClockRule& rule)
{
    return {{"mode", name_of(rule.mode)},
            {"milliseconds", rule.milliseconds},
            {"increment", rule.increment}};
}

json::object seat_json(const Table& table, Seat seat, std::string_view player)
{
    const TableSeat& at = table.seat(seat);
    const bool has_clock = table.created().clock.mode != ClockMode::none && table.has_started();
    return {{"seat", seat.index},
            {"kind", name_of(at.kind)},
            {"bot", at.kind == SeatKind::bot ? json::value(at.bot) : json::value(nullptr)},
            {"name", at.name.empty() ? json::value(nullptr) : json::value(at.name)},
            {"mine", table.has_seat(player, seat)},
            {"held", at.is_held},
            {"resigned", at.is_resigned},
            {"left", has_clock ? json::value(table.clocks().left(seat)) : json::value(nullptr)}};
}

json::array all_seats_json(const Table& table, std::string_view player)
{
    json::array seats;
    for (std::size_t i = 0; i < table.seats().size(); ++i) {
        seats.push_back(seat_json(table, seat_at(static_cast<int>(i)), player));
    }
    return seats;
}

json::value request_json(const Request& request)
{
    if (!request.is_open()) return nullptr;
    const bool is_undo = request.what == Request::What::undo;
    return {{"what", is_undo ? "undo" : "pause"},
            {"by", number_of(request.by)},
            {"steps", request.steps},
            {"missing", seats_json(request.missing)}};
}

json::value chance_json(const Table& table)
{
    const std::optional<ChanceProof> proof = table.revealed_chance();
    if (!proof) return nullptr;
    json::array parts;
    for (const Contribution& part : proof->contributions) {
        parts.push_back({{"seat", number_of(part.seat)}, {"digits", part.digits}});
    }
    return {{"table", proof->table},
            {"commitment", proof->commitment},
            {"secret", proof->secret.to_hex()},
            {"contributions", std::move(parts)},
            {"seed", mixed_seed(*proof).to_hex()}};
}

json::array chat_json(const Table& table)
{
    json::array lines;
    for (const ChatLine& line : table.chat()) {
        lines.push_back({{"time", line.time},
                         {"seat", number_of(line.seat)},
                         {"name", line.name},
                         {"text", line.text}});
    }
    return lines;
}

// Who has left a seat, or never had it, looks on as everybody else.
Viewer as_entitled(const Table& table, const Viewer& viewer)
{
    const bool is_his = table.has_seat(viewer.player, viewer.seat);
    return {viewer.player, is_his ? viewer.seat : Seat::none()};
}

json::value view_of(const Table& table, const Viewer& viewer)
{
    if (table.match() == nullptr) return nullptr;
    return view_json(table.game(), table.match()->position(), viewer.seat);
}

// What an update says besides number, time, what and seat.
class Details {
public:
    json::object& out;
    const Table& table;
    const Viewer& viewer;

    void operator()(const Created&) const {}
    void operator()(const Seated& h) const { out.emplace("name", h.name); }
    void operator()(const Reseated& h) const
    {
        out.emplace("kind", name_of(h.kind));
        out.emplace("bot", h.bot);
    }
    void operator()(const Started&) const {}
    void operator()(const Moved& h) const
    {
        // Whether a person or a standing order passed is nobody's business but his own.
        const bool is_own = viewer.seat == h.seat;
        const bool is_bot = h.by == MovedBy::bot;
        const MovedBy shown = is_bot || is_own ? h.by : MovedBy::player;
        out.emplace("by", name_of(shown));
        out.emplace("move", is_own ? json::value(h.move) : json::value(nullptr));
    }
    void operator()(const UndoAsked& h) const { out.emplace("steps", h.steps); }
    void operator()(const UndoAnswered& h) const { out.emplace("agrees", h.agrees); }
    void operator()(const Undone& h) const { out.emplace("steps", h.steps); }
    void operator()(const PauseAsked&) const {}
    void operator()(const PauseAnswered& h) const { out.emplace("agrees", h.agrees); }
    void operator()(const Unpaused&) const {}
    void operator()(const Said& h) const
    {
        out.emplace("name", h.name);
        out.emplace("text", h.text);
    }
    void operator()(const Expired&) const {}
    void operator()(const Held& h) const { out.emplace("resigned", h.is_resigned); }
    void operator()(const Returned&) const {}
    void operator()(const StandingSet&) const {}
    void operator()(const Succeeded& h) const { out.emplace("table", h.table); }
    void operator()(const Reopened&) const {}
};

}  // namespace

json::object table_json(const Table& table, const Viewer& asking)
{
    const Viewer viewer = as_entitled(table, asking);
    const Created& created = table.created();
    json::object options;
    for (const auto& [name, value] : created.options) options.emplace(name, value);
    json::array standing;
    if (viewer.seat.is_some()) {
        for (const std::string& each : table.seat(viewer.seat).passes) standing.emplace_back(each);
    }
    const bool is_host = !viewer.player.empty() && created.host == viewer.player;
    return {{"id", table.id()},
            {"game", created.game},
            {"status", status_of(table)},
            {"seats", all_seats_json(table, viewer.player)},
            {"options", std::move(options)},
            {"clock", clock_json(created.clock)},
            {"host", is_host},
            {"update", table.update_number()},
            {"paused", table.is_paused()},
            {"request", request_json(table.request())},
            {"successor",
             table.successor().empty() ? json::value(nullptr) : json::value(table.successor())},
            {"commitment",
             created.commitment.empty() ? json::value(nullptr) : json::value(created.commitment)},
            {"chance", chance_json(table)},
            {"chat", chat_json(table)},
            {"watch_delay", created.watch_delay},
            {"standing", std::move(standing)},
            {"viewer", number_of(viewer.seat)},
            {"view", view_of(table, viewer)}};
}

json::object update_json(const Table& table, const Update& update, const Viewer& asking)
{
    const Viewer viewer = as_entitled(table, asking);
    json::object out{{"number", update.number},
                     {"time", update.time},
                     {"what", name_of(update.happening)},
                     {"seat", number_of(seat_of(update.happening))}};
    std::visit(Details{out, table, viewer}, update.happening);
    if (std::holds_alternative<Moved>(update.happening) ||
        std::holds_alternative<Started>(update.happening)) {
        out.emplace("events", events_json(update.events.all(), viewer.seat));
    }
    return out;
}

json::object summary_json(const Table& table)
{
    json::array seats;
    for (const TableSeat& seat : table.seats()) {
        seats.push_back(
            {{"kind", name_of(seat.kind)},
             {"name", seat.name.empty() ? json::value(nullptr) : json::value(seat.name)}});
    }
    const Match* match = table.match();
    return {{"id", table.id()},
            {"game", table.created().game},
            {"title", table.game().info().title},
            {"status", status_of(table)},
            {"seats", std::move(seats)},
            {"clock", clock_json(table.created().clock)},
            {"steps", match == nullptr ? 0 : match->history().size()}};
}

Result<json::object> choice_json(const Table& table, Seat seat, std::string_view picked)
{
    MoveList moves;
    if (table.match() != nullptr) table.match()->position().legal_moves(seat, moves);
    Move partial{};
    std::size_t count = 0;
    const GameFace& face = table.game().face();
    while (!picked.empty()) {
        const std::size_t space = picked.find(' ');
        const std::string_view word = picked.substr(0, space);
        picked = space == std::string_view::npos ? "" : picked.substr(space + 1);
        const ChoiceStep step = next_choice(face, moves, partial, count);
        bool is_found = false;
        for (const ChoiceOption& option : step.options) {
            if (option.name != word) continue;
            is_found = true;
            if (count == 0) {
                partial.action = static_cast<std::uint8_t>(option.value);
                partial.count = static_cast<std::uint8_t>(
                    face.actions[static_cast<std::size_t>(option.value)].picks.size());
            } else {
                partial.arguments[count - 1] = static_cast<Argument>(option.value);
            }
        }
        if (!is_found) return Problem{"'" + std::string(word) + "' is none of the choices"};
        ++count;
    }
    return choice_json(next_choice(face, moves, partial, count));
}

json::array moves_json(const Table& table, Seat seat)
{
    MoveList moves;
    if (table.match() != nullptr) table.match()->position().legal_moves(seat, moves);
    return moves_json(table.game().face(), moves);
}

}  // namespace sortie
