#pragma once
// A table as JSON: everything that a client is told about it. docs/protocol.md describes it for the other side.
//
//     const boost::json::object whole = table_json(table, viewer);
//     const boost::json::object news = update_json(table, update, viewer);
//
//     JsonText out;                                    // the same bytes, for what is sent after every move
//     write_update(out, table, update, viewer);
//
// A viewer is a player with his seats, or a spectator without one. He sees through each of his seats; whoever has
// several (two at one screen) says through which one he looks. No answer of these functions depends on anything that
// the viewer may not know.
//
//     table    id, game, status ("open", "running", "over"), seats, options, clock, host, update, paused, request,
//              successor, commitment, chance, chat, watch_delay, hints, standing, view
//     seat     seat, kind, bot, name, mine, held, resigned, left
//     update   number, time, what, seat, by, move, events, and the fields of what happened

#include <boost/json/object.hpp>

#include "table/json.h"
#include "table/table.h"

namespace sortie {

struct Viewer {
    std::string player;  // the hash of his token; "" for a stranger
    Seat seat;           // through which he looks; none: as a spectator
};

// A seat that is not the viewer's own, or no longer, shows him no more than a spectator sees.
enum class WithChat : bool { no, yes };
void write_table(JsonText& out, const Table& table, const Viewer& asking, WithChat with_chat,
                 LastView& last);
void write_update(JsonText& out, const Table& table, const Update& update, const Viewer& asking);
boost::json::object table_json(const Table& table, const Viewer& asking);
boost::json::object update_json(const Table& table, const Update& update, const Viewer& asking);

// What the lobby shows of a table.
boost::json::object summary_json(const Table& table);

// The next question to the seat after it has chosen `picked`, a move's words so far ("move primary"); and its whole
// list of moves.
Result<boost::json::object> choice_json(const Table& table, Seat seat, std::string_view picked);
boost::json::array moves_json(const Table& table, Seat seat);

}  // namespace sortie
