#include "table/table_json.h"

#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

#include "table/json.h"

namespace sortie {
namespace {

namespace json = boost::json;

void write_seat(JsonText& out, std::string_view name, Seat seat)
{
    out.field(name);
    seat.is_none() ? out.none() : out.put(seat.index);
}

// A text that may be missing.
void write_text(JsonText& out, std::string_view name, const std::string& text)
{
    out.field(name);
    text.empty() ? out.none() : out.put(text);
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

void write_clock(JsonText& out, const ClockRule& rule)
{
    out.begin_record();
    out.member("mode", name_of(rule.mode));
    out.member("milliseconds", rule.milliseconds);
    out.member("increment", rule.increment);
    out.end_record();
}

void write_table_seat(JsonText& out, const Table& table, Seat seat, std::string_view player)
{
    const TableSeat& at = table.seat(seat);
    const bool has_clock = table.created().clock.mode != ClockMode::none && table.has_started();
    out.begin_record();
    out.member("seat", seat.index);
    out.member("kind", name_of(at.kind));
    out.field("bot");
    at.kind == SeatKind::bot ? out.put(at.bot) : out.none();
    write_text(out, "name", at.name);
    out.member("mine", table.has_seat(player, seat));
    out.member("held", at.is_held);
    out.member("resigned", at.is_resigned);
    out.field("left");
    has_clock ? out.put(table.clocks().left(seat)) : out.none();
    out.end_record();
}

void write_table_seats(JsonText& out, const Table& table, std::string_view player)
{
    out.begin_sequence();
    for (std::size_t i = 0; i < table.seats().size(); ++i) {
        write_table_seat(out, table, seat_at(static_cast<int>(i)), player);
    }
    out.end_sequence();
}

void write_options(JsonText& out, const Created& created)
{
    out.begin_record();
    for (const auto& [name, value] : created.options) out.member(name, value);
    out.end_record();
}

void write_request(JsonText& out, const Request& request)
{
    if (!request.is_open()) return out.none();
    const bool is_undo = request.what == Request::What::undo;
    out.begin_record();
    out.member("what", is_undo ? "undo" : "pause");
    write_seat(out, "by", request.by);
    out.member("steps", request.steps);
    out.field("missing");
    write_seats(out, request.missing);
    out.end_record();
}

void write_chance(JsonText& out, const Table& table)
{
    const std::optional<ChanceProof> proof = table.revealed_chance();
    if (!proof) return out.none();
    out.begin_record();
    out.member("table", proof->table);
    out.member("commitment", proof->commitment);
    out.member("secret", proof->secret.to_hex());
    out.field("contributions");
    out.begin_sequence();
    for (const Contribution& part : proof->contributions) {
        out.begin_record();
        write_seat(out, "seat", part.seat);
        out.member("digits", part.digits);
        out.end_record();
    }
    out.end_sequence();
    out.member("seed", mixed_seed(*proof).to_hex());
    out.end_record();
}

void write_chat(JsonText& out, const Table& table)
{
    out.begin_sequence();
    for (const ChatLine& line : table.chat()) {
        out.begin_record();
        out.member("time", line.time);
        write_seat(out, "seat", line.seat);
        out.member("name", line.name);
        out.member("text", line.text);
        out.end_record();
    }
    out.end_sequence();
}

void write_standing(JsonText& out, const Table& table, const Viewer& viewer)
{
    out.begin_sequence();
    if (viewer.seat.is_some()) {
        for (const std::string& each : table.seat(viewer.seat).passes) out.put(each);
    }
    out.end_sequence();
}

// Who has left a seat, or never had it, looks on as everybody else.
Viewer as_entitled(const Table& table, const Viewer& viewer)
{
    const bool is_his = table.has_seat(viewer.player, viewer.seat);
    return {viewer.player, is_his ? viewer.seat : Seat::none()};
}

// What an update says besides number, time, what and seat.
class Details {
public:
    JsonText& out;
    const Table& table;
    const Viewer& viewer;

    void operator()(const Created&) const {}
    void operator()(const Seated& h) const { out.member("name", h.name); }
    void operator()(const Reseated& h) const
    {
        out.member("kind", name_of(h.kind));
        out.member("bot", h.bot);
    }
    void operator()(const Started&) const {}
    void operator()(const Moved& h) const
    {
        // Whether a person or a standing order passed is nobody's business but his own.
        const bool is_own = viewer.seat == h.seat;
        const bool is_bot = h.by == MovedBy::bot;
        const MovedBy shown = is_bot || is_own ? h.by : MovedBy::player;
        out.member("by", name_of(shown));
        out.field("move");
        is_own ? out.put(h.move) : out.none();
    }
    void operator()(const UndoAsked& h) const { out.member("steps", h.steps); }
    void operator()(const UndoAnswered& h) const { out.member("agrees", h.agrees); }
    void operator()(const Undone& h) const { out.member("steps", h.steps); }
    void operator()(const PauseAsked&) const {}
    void operator()(const PauseAnswered& h) const { out.member("agrees", h.agrees); }
    void operator()(const Unpaused&) const {}
    void operator()(const Said& h) const
    {
        out.member("name", h.name);
        out.member("text", h.text);
    }
    void operator()(const Expired&) const {}
    void operator()(const Held& h) const { out.member("resigned", h.is_resigned); }
    void operator()(const Returned&) const {}
    void operator()(const StandingSet&) const {}
    void operator()(const Succeeded& h) const { out.member("table", h.table); }
    void operator()(const Reopened&) const {}
};

}  // namespace

void write_table(JsonText& out, const Table& table, const Viewer& asking, WithChat with_chat,
                 LastView& last)
{
    const Viewer viewer = as_entitled(table, asking);
    const Created& created = table.created();
    const bool is_host = !viewer.player.empty() && created.host == viewer.player;
    out.begin_record();
    out.member("id", table.id());
    out.member("game", created.game);
    out.member("status", status_of(table));
    out.field("seats");
    write_table_seats(out, table, viewer.player);
    out.field("options");
    write_options(out, created);
    out.field("clock");
    write_clock(out, created.clock);
    out.member("host", is_host);
    out.member("update", table.update_number());
    out.member("paused", table.is_paused());
    out.field("request");
    write_request(out, table.request());
    write_text(out, "successor", table.successor());
    write_text(out, "commitment", created.commitment);
    out.field("chance");
    write_chance(out, table);
    if (with_chat == WithChat::yes) {
        out.field("chat");
        write_chat(out, table);
    }
    out.member("watch_delay", created.watch_delay);
    out.member("hints", created.allows_hints);
    out.field("standing");
    write_standing(out, table, viewer);
    write_seat(out, "viewer", viewer.seat);
    out.field("view");
    if (table.match() == nullptr) {
        out.none();
    } else {
        write_view(out, table.game(), table.match()->position(), viewer.seat, last);
    }
    out.end_record();
}

void write_update(JsonText& out, const Table& table, const Update& update, const Viewer& asking)
{
    const Viewer viewer = as_entitled(table, asking);
    out.begin_record();
    out.member("number", update.number);
    out.member("time", update.time);
    out.member("what", name_of(update.happening));
    write_seat(out, "seat", seat_of(update.happening));
    std::visit(Details{out, table, viewer}, update.happening);
    if (std::holds_alternative<Moved>(update.happening) ||
        std::holds_alternative<Started>(update.happening)) {
        out.field("events");
        write_events(out, update.events.all(), viewer.seat);
    }
    out.end_record();
}

json::object table_json(const Table& table, const Viewer& asking)
{
    JsonText out;
    LastView none;
    write_table(out, table, asking, WithChat::yes, none);
    return json::parse(out.take()).as_object();
}

json::object update_json(const Table& table, const Update& update, const Viewer& asking)
{
    JsonText out;
    write_update(out, table, update, asking);
    return json::parse(out.take()).as_object();
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
