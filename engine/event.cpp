#include "engine/event.h"

namespace sortie {

bool is_seen_by(const Event& event, Seat viewer)
{
    return viewer.is_none() ? event.seen_by == every_seat : event.seen_by.contains(viewer);
}

bool knows_secrets_of(const Event& event, Seat viewer)
{
    return viewer.is_none() ? event.known_by == every_seat : event.known_by.contains(viewer);
}

Event as_seen_by(const Event& event, Seat viewer)
{
    Event seen = event;
    if (knows_secrets_of(event, viewer)) return seen;
    for (std::size_t i = 0; i < seen.count; ++i) {
        if (seen.kind->fields[i].is_secret) seen.values[i] = hidden_value;
    }
    // Who else knows is not the viewer's business beyond what the event says.
    seen.known_by = {};
    return seen;
}

namespace {

void append_value(const Event& event, std::size_t i, std::string& out)
{
    const std::int32_t value = event.values[i];
    const Kind* kind = event.kind->fields[i].kind;
    if (value == hidden_value) {
        out += "?";
    } else if (kind != nullptr && value >= 0 && value < kind->count) {
        out += kind->text(static_cast<Argument>(value));
    } else {
        out += std::to_string(value);
    }
}

}  // namespace

std::string text_of(const Event& event)
{
    std::string out;
    const std::string_view text = event.kind->text;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool is_place = text[at] == '{' && at + 2 < text.size() && text[at + 2] == '}';
        if (!is_place) {
            out += text[at];
            continue;
        }
        const auto i = static_cast<std::size_t>(text[at + 1] - '0');
        CHECK(i < event.count);
        append_value(event, i, out);
        at += 2;
    }
    return out;
}

}  // namespace sortie
