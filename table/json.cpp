#include "table/json.h"

#include <cstring>
#include <string>
#include <utility>

#include <boost/json/parse.hpp>

#include "engine/walk.h"
#include "table/json_text.h"

namespace sortie {
namespace {

namespace json = boost::json;

// A text that was written here is whole, so reading it cannot fail.
json::value value_of(JsonText& text)
{
    return json::parse(text.take());
}

json::value seat_json(Seat seat)
{
    return seat.is_none() ? json::value(nullptr) : json::value(seat.index);
}

void write_seat(JsonText& out, Seat seat)
{
    seat.is_none() ? out.none() : out.put(seat.index);
}

// A window is public: which one is open, and who may answer it, is known to everyone.
void write_window(JsonText& out, const GameModule& game, const Windows* windows)
{
    if (windows == nullptr || !windows->is_open()) return out.none();
    out.begin_record();
    out.member("number", windows->number);
    out.member("name", game.window_name(windows->window));
    out.member("prompt", game.window_prompt(windows->window));
    out.field("offers");
    out.begin_sequence();
    for (const Offer& offer : windows->offers) {
        out.begin_record();
        out.field("seat");
        write_seat(out, offer.seat);
        out.member("status", names_of(OfferStatus{})[static_cast<std::size_t>(offer.status)]);
        out.end_record();
    }
    out.end_sequence();
    out.end_record();
}

bool is_shown(const ShapeField& field)
{
    return field.name != "flow" && field.name != "windows" && field.name != "rng";
}

// States have no padding, so fields with the same bytes are the same and have the same text.
void write_state(JsonText& out, const Shape& shape, const Position& seen, LastView& last)
{
    const auto* value = static_cast<const std::byte*>(seen.data());
    const auto* before =
        last.seen ? static_cast<const std::byte*>(std::as_const(*last.seen).data()) : nullptr;
    last.fields.resize(shape.fields.size());
    out.begin_record();
    for (std::size_t i = 0; i < shape.fields.size(); ++i) {
        const ShapeField& field = shape.fields[i];
        if (!is_shown(field)) continue;
        out.field(field.name);
        const std::byte* at = value + field.offset;
        if (before != nullptr && std::memcmp(at, before + field.offset, field.shape->size) == 0) {
            out.repeat(last.fields[i]);
            continue;
        }
        const std::size_t start = out.size();
        walk(*field.shape, at, out);
        last.fields[i] = out.since(start);
    }
    out.end_record();
}

void write_scores(JsonText& out, const Position& position)
{
    if (!position.is_over()) return out.none();
    const Scores scores = position.scores();
    out.begin_sequence();
    for (int i = 0; i < position.seat_count(); ++i) out.put(scores[static_cast<std::size_t>(i)]);
    out.end_sequence();
}

std::string text_of_named(std::int32_t value, const Kind* kind)
{
    const bool has_name = kind != nullptr && value >= 0 && value < kind->count;
    return has_name ? kind->text(static_cast<Argument>(value)) : std::to_string(value);
}

json::value kind_json(const Kind* kind)
{
    return kind == nullptr ? json::value(nullptr) : json::value(kind->name);
}

json::value argument_json(std::int32_t value, const Kind* kind)
{
    return {{"value", value}, {"text", text_of_named(value, kind)}, {"kind", kind_json(kind)}};
}

}  // namespace

json::value value_json(const Shape& shape, const void* value)
{
    JsonText out;
    walk(shape, value, out);
    return value_of(out);
}

void write_seats(JsonText& out, SeatSet seats)
{
    out.begin_sequence();
    for (const Seat seat : seats) write_seat(out, seat);
    out.end_sequence();
}

json::array seats_json(SeatSet seats)
{
    json::array out;
    for (const Seat seat : seats) out.push_back(seat_json(seat));
    return out;
}

json::array scores_json(const Scores& scores, int seats)
{
    return json::array(scores.begin(), scores.begin() + seats);
}

void write_view(JsonText& out, const GameModule& game, const Position& position, Seat viewer)
{
    LastView none;
    write_view(out, game, position, viewer, none);
}

void write_view(JsonText& out, const GameModule& game, const Position& position, Seat viewer,
                LastView& last)
{
    std::unique_ptr<Position> seen = position.view(viewer);
    out.begin_record();
    out.member("game", game.info().name);
    out.field("viewer");
    write_seat(out, viewer);
    out.member("seats", seen->seat_count());
    out.member("moment", seen->moment());
    out.field("awaited");
    write_seats(out, seen->awaiting());
    out.member("over", seen->is_over());
    out.field("scores");
    // Scores may count what is hidden until the end.
    write_scores(out, position);
    out.field("window");
    write_window(out, game, std::as_const(*seen).windows());
    out.member("board", seen->board(viewer));
    if (game.has_scene()) {
        out.field("scene");
        seen->scene(viewer, out);
    } else {
        out.field("state");
        write_state(out, game.shape(), std::as_const(*seen), last);
    }
    out.end_record();
    last.seen = std::move(seen);
}

json::object view_json(const GameModule& game, const Position& position, Seat viewer)
{
    JsonText out;
    write_view(out, game, position, viewer);
    return value_of(out).as_object();
}

void write_event(JsonText& out, const Event& event, Seat viewer)
{
    const Event seen = as_seen_by(event, viewer);
    out.begin_record();
    out.member("name", seen.kind->name);
    out.member("text", text_of(seen));
    out.field("fields");
    out.begin_record();
    for (std::size_t i = 0; i < seen.count; ++i) {
        const EventField& field = seen.kind->fields[i];
        out.field(field.name);
        if (seen.values[i] == hidden_value) {
            out.none();
            continue;
        }
        out.begin_record();
        out.member("value", seen.values[i]);
        out.member("text", text_of_named(seen.values[i], field.kind));
        out.end_record();
    }
    out.end_record();
    out.end_record();
}

void write_events(JsonText& out, std::span<const Event> events, Seat viewer)
{
    out.begin_sequence();
    for (const Event& event : events) {
        if (is_seen_by(event, viewer)) write_event(out, event, viewer);
    }
    out.end_sequence();
}

json::object event_json(const Event& event, Seat viewer)
{
    JsonText out;
    write_event(out, event, viewer);
    return value_of(out).as_object();
}

json::array events_json(std::span<const Event> events, Seat viewer)
{
    JsonText out;
    write_events(out, events, viewer);
    return value_of(out).as_array();
}

json::object move_json(const GameFace& face, const Move& move)
{
    CHECK(move.action < face.actions.size());
    const ActionFace& action = face.actions[move.action];
    json::object arguments;
    for (std::size_t i = 0; i < move.count && i < action.picks.size(); ++i) {
        const bool applies = move.arguments[i] != no_argument;
        arguments.emplace(action.picks[i].name,
                          applies ? argument_json(move.arguments[i], action.picks[i].kind)
                                  : json::value(nullptr));
    }
    return {{"text", move_text(face, move)},
            {"action", action.name},
            {"arguments", std::move(arguments)}};
}

json::array moves_json(const GameFace& face, const MoveList& moves)
{
    json::array out;
    out.reserve(moves.size());
    for (const Move& move : moves) out.push_back(move_json(face, move));
    return out;
}

json::object choice_json(const ChoiceStep& step)
{
    json::array options;
    for (const ChoiceOption& option : step.options) {
        options.push_back({{"value", option.value},
                           {"name", option.name},
                           {"prompt", option.prompt},
                           {"kind", kind_json(option.kind)}});
    }
    return {{"complete", step.is_complete},
            {"name", step.name},
            {"prompt", step.prompt},
            {"options", std::move(options)}};
}

json::object refusal_json(const Refusal& refusal)
{
    return {{"rule", refusal.rule},
            {"code", refusal.code},
            {"words", refusal.words},
            {"text", refusal.text()},
            {"awaited", seats_json(refusal.awaited)}};
}

json::object setup_json(const GameModule& game, const Setup& setup)
{
    json::object values;
    const std::span<const OptionDecl> options = game.options();
    for (std::size_t i = 0; i < options.size(); ++i) {
        const int value = setup.values[i];
        values.emplace(options[i].name, options[i].names.empty()
                                            ? json::value(value)
                                            : json::value(options[i].text(value)));
    }
    return {{"seats", setup.seats}, {"options", std::move(values)}};
}

json::object game_json(const GameModule& game)
{
    json::array options;
    for (const OptionDecl& option : game.options()) {
        json::array names;
        for (const std::string_view name : option.names) names.emplace_back(name);
        options.push_back({{"name", option.name},
                           {"words", option.words},
                           {"usual", option.usual},
                           {"least", option.least},
                           {"most", option.most},
                           {"names", std::move(names)}});
    }
    const GameInfo& info = game.info();
    return {{"name", info.name},
            {"title", info.title},
            {"summary", info.summary},
            {"rules_version", info.rules_version},
            {"seats_least", info.seats_least},
            {"seats_most", info.seats_most},
            {"options", std::move(options)}};
}

json::value catalogue_json(const GameModule& game)
{
    JsonText out;
    game.catalogue(out);
    return value_of(out);
}

json::object step_json(const Match& match, std::size_t index)
{
    CHECK(index < match.history().size());
    const MatchStep& made = match.history()[index];
    return {{"number", index + 1},
            {"seat", seat_json(made.step.seat)},
            {"move", move_json(match.game().face(), made.step.move)},
            {"secret_shown", made.step.secret_shown},
            {"number_drawn", made.step.number_drawn},
            {"hash", made.hash.to_hex()}};
}

}  // namespace sortie
