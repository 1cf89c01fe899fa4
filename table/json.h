#pragma once
// JSON: everything that a client is told, as Boost.JSON values, or written as text at once where it is told after every
// move.
//
//     const boost::json::value view = view_json(game, position, seat);
//     send(boost::json::serialize(view));
//
//     JsonText out;                                    // the same bytes, in a fraction of the time
//     write_view(out, game, position, seat);
//     send(out.take());
//
// Keys always come in the order in which they are listed below, so that equal things give equal texts. A
// seat is its number counted from 0, as in a state; only the words for people count seats from one. What
// does not exist or is hidden from the viewer is null.
//
//     view       game, viewer, seats, moment, awaited, over, scores, window, board, and scene or state
//                  scores   null until the game is over
//                  window   null or {number, name, prompt, offers: [{seat, status}]}
//                  scene    what the game tells for clients that know it (engine/scene.h)
//                  state    of a game without one: the fields of the view as the game describes them, without
//                           `flow` (which is told by moment and awaited), `windows` and the generator
//     event      name, text, fields: {name: {value, text} or null}
//     move       text, action, arguments: {name: {value, text, kind} or null}
//     choice     complete, name, prompt, options: [{value, name, prompt, kind}]
//     refusal    rule, code, words, text, awaited
//     setup      seats, options: {name: value}; never the seed
//     game       name, title, summary, rules_version, seats_least, seats_most,
//                options: [{name, words, usual, least, most, names}]
//     step       number, seat, move, secret_shown, number_drawn, hash: for those who may see everything
//
// `view_json` and `events_json`, `write_view` and `write_events` take the truth and a viewer and show only what he may see; a spectator is
// the viewer `nobody`. The other functions write what they are given: whose moves or refusals those are is
// the caller's care. This writes only; requests are read by the server.

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "engine/event.h"
#include "engine/face.h"
#include "engine/module.h"
#include "engine/shape.h"
#include "table/json_text.h"
#include "table/match.h"

namespace sortie {

// What one viewer was shown of a position, for writing what the next one is shown of the same position: most of it is the
// same, and what is the same is copied. Whether it is, is decided by what both may see.
struct LastView {
    std::unique_ptr<Position> seen{};
    std::vector<std::string> fields{};  // of the state, as they were written
};

void write_view(JsonText& out, const GameModule& game, const Position& position, Seat viewer,
                LastView& last);
void write_view(JsonText& out, const GameModule& game, const Position& position, Seat viewer);
boost::json::object view_json(const GameModule& game, const Position& position, Seat viewer);

// The event as the viewer sees it. He must be one who notices it; `events_json` leaves out the others.
void write_event(JsonText& out, const Event& event, Seat viewer);
void write_events(JsonText& out, std::span<const Event> events, Seat viewer);
boost::json::object event_json(const Event& event, Seat viewer);
boost::json::array events_json(std::span<const Event> events, Seat viewer);

boost::json::object move_json(const GameFace& face, const Move& move);
boost::json::array moves_json(const GameFace& face, const MoveList& moves);
boost::json::object choice_json(const ChoiceStep& step);
boost::json::object refusal_json(const Refusal& refusal);
boost::json::object setup_json(const GameModule& game, const Setup& setup);
boost::json::object game_json(const GameModule& game);
boost::json::value catalogue_json(const GameModule& game);  // null if the game tells none
boost::json::object step_json(const Match& match, std::size_t index);

void write_seats(JsonText& out, SeatSet seats);
boost::json::array seats_json(SeatSet seats);
boost::json::array scores_json(const Scores& scores, int seats);

// Any described value: a record is an object, an array, list or set an array, a name a string, no id null.
boost::json::value value_json(const Shape& shape, const void* value);

}  // namespace sortie
