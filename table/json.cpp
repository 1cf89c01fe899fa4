#include "table/json.h"

#include <string>
#include <utility>
#include <vector>

#include "engine/walk.h"

namespace sortie {
namespace {

namespace json = boost::json;

// Puts what the walk tells into the innermost object or array that is open.
class JsonBuilder final : public ShapeVisitor {
public:
    json::value result;

    void begin_record() override { open_.push_back({json::object(), {}}); }
    void field(std::string_view name) override { open_.back().key = name; }
    void end_record() override { close(); }
    void begin_sequence(std::size_t count) override
    {
        json::array items;
        items.reserve(count);
        open_.push_back({std::move(items), {}});
    }
    void end_sequence() override { close(); }
    void boolean(bool value) override { put(value); }
    void unsigned_number(std::uint64_t value) override { put(value); }
    void signed_number(std::int64_t value) override { put(value); }
    void word(std::string_view name) override { put(json::string(name)); }
    void none() override { put(nullptr); }

private:
    struct Open {
        json::value value;
        std::string_view key;  // of the field whose value follows
    };

    void put(json::value value)
    {
        if (open_.empty()) {
            result = std::move(value);
        } else if (json::object* object = open_.back().value.if_object()) {
            object->emplace(open_.back().key, std::move(value));
        } else {
            open_.back().value.get_array().push_back(std::move(value));
        }
    }
    void close()
    {
        json::value value = std::move(open_.back().value);
        open_.pop_back();
        put(std::move(value));
    }

    std::vector<Open> open_;
};

json::value seat_json(Seat seat)
{
    return seat.is_none() ? json::value(nullptr) : json::value(seat.index);
}

// A window is public: which one is open, and who may answer it, is known to everyone.
json::value window_json(const GameModule& game, const Windows* windows)
{
    if (windows == nullptr || !windows->is_open()) return nullptr;
    json::array offers;
    for (const Offer& offer : windows->offers) {
        offers.push_back(
            {{"seat", seat_json(offer.seat)},
             {"status", names_of(OfferStatus{})[static_cast<std::size_t>(offer.status)]}});
    }
    return {{"number", windows->number},
            {"name", game.window_name(windows->window)},
            {"prompt", game.window_prompt(windows->window)},
            {"offers", std::move(offers)}};
}

json::object state_json(const Shape& shape, const void* value)
{
    json::object fields;
    for (const ShapeField& field : shape.fields) {
        if (field.name == "flow" || field.name == "windows" || field.name == "rng") continue;
        fields.emplace(field.name, value_json(*field.shape,
                                              static_cast<const std::byte*>(value) + field.offset));
    }
    return fields;
}

json::value named_json(std::int32_t value, const Kind* kind)
{
    const bool has_name = kind != nullptr && value >= 0 && value < kind->count;
    return {{"value", value},
            {"text", has_name ? kind->text(static_cast<Argument>(value)) : std::to_string(value)}};
}

}  // namespace

json::value value_json(const Shape& shape, const void* value)
{
    JsonBuilder builder;
    walk(shape, value, builder);
    return std::move(builder.result);
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

json::object view_json(const GameModule& game, const Position& position, Seat viewer)
{
    const std::unique_ptr<Position> seen = position.view(viewer);
    json::object out;
    out.emplace("game", game.info().name);
    out.emplace("viewer", seat_json(viewer));
    out.emplace("seats", seen->seat_count());
    out.emplace("moment", seen->moment());
    out.emplace("awaited", seats_json(seen->awaiting()));
    out.emplace("over", seen->is_over());
    // Scores may count what is hidden until the end.
    out.emplace("scores", position.is_over()
                              ? json::value(scores_json(position.scores(), position.seat_count()))
                              : json::value(nullptr));
    out.emplace("window", window_json(game, std::as_const(*seen).windows()));
    out.emplace("board", seen->board(viewer));
    out.emplace("state", state_json(game.shape(), std::as_const(*seen).data()));
    return out;
}

json::object event_json(const Event& event, Seat viewer)
{
    const Event seen = as_seen_by(event, viewer);
    json::object fields;
    for (std::size_t i = 0; i < seen.count; ++i) {
        const EventField& field = seen.kind->fields[i];
        const bool is_hidden = seen.values[i] == hidden_value;
        fields.emplace(field.name,
                       is_hidden ? json::value(nullptr) : named_json(seen.values[i], field.kind));
    }
    return {{"name", seen.kind->name}, {"text", text_of(seen)}, {"fields", std::move(fields)}};
}

json::array events_json(std::span<const Event> events, Seat viewer)
{
    json::array out;
    for (const Event& event : events) {
        if (is_seen_by(event, viewer)) out.push_back(event_json(event, viewer));
    }
    return out;
}

json::object move_json(const GameFace& face, const Move& move)
{
    CHECK(move.action < face.actions.size());
    const ActionFace& action = face.actions[move.action];
    json::object arguments;
    for (std::size_t i = 0; i < move.count && i < action.picks.size(); ++i) {
        const bool applies = move.arguments[i] != no_argument;
        arguments.emplace(action.picks[i].name,
                          applies ? named_json(move.arguments[i], action.picks[i].kind)
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
                           {"kind", option.kind == nullptr ? json::value(nullptr)
                                                           : json::value(option.kind->name)}});
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
