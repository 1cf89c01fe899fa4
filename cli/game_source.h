#pragma once
// What the terminal plays on: a match in this program, or a table at a server. A session (cli/play_session.h) shows it
// and asks; it does not know which of the two it is.
//
//     LocalGame game(match, {.humans = SeatSet{seat_at(0)}});
//     PlaySession(game, terminal).run();
//
// Everything that it tells is what the seat may know. Words are for people, one line each and without its end.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/module.h"
#include "engine/result.h"

namespace sortie {

// Whether something was done, and the words for it.
struct Outcome {
    bool is_done = false;
    std::string words;
};

class GameSource {
public:
    virtual ~GameSource() = default;
    GameSource(const GameSource&) = delete;
    GameSource& operator=(const GameSource&) = delete;

    virtual const GameModule& game() const = 0;
    virtual SeatSet humans() const = 0;  // the seats of whoever sits here
    virtual int seat_count() const = 0;
    virtual bool is_over() const = 0;
    virtual SeatSet awaited() const = 0;  // of the seats of whoever sits here
    virtual Scores scores() const = 0;

    virtual std::string board(Seat seat) = 0;
    virtual std::string moment(Seat seat) = 0;             // what is being decided
    virtual std::vector<std::string> news(Seat seat) = 0;  // since it was last asked for
    virtual std::string log(Seat seat) = 0;                // everything, line by line
    virtual void legal_moves(Seat seat, MoveList& moves) = 0;

    // Not done: the words say why, and nothing has changed.
    virtual Outcome submit(Seat seat, const Move& move) = 0;
    virtual Outcome undo(Seat seat, bool crosses_fences) = 0;
    virtual std::string why_not(Seat seat, const Move& move) = 0;
    // Every action that is not possible now, with the first reason against it.
    virtual std::vector<std::pair<std::string, std::string>> refused_actions(Seat seat) = 0;
    virtual std::string hint(Seat seat) = 0;
    // What the move is likely to bring.
    virtual std::string forecast(Seat seat, const Move& move) = 0;
    virtual Result<std::string> replay() = 0;
    virtual std::string farewell() const = 0;  // for whoever leaves before the end

    // The standing orders of the seat (table/standing.h): where it passes without being asked.
    virtual std::vector<std::string> orders(Seat seat) = 0;
    virtual Outcome set_order(Seat seat, const std::string& order, bool passes) = 0;

    // Lets the others move. Words when that will never come: the rules have failed, the connection is gone for good.
    virtual std::optional<std::string> wait() = 0;
    // Lets the others move who need not be waited for.
    virtual void breathe() {}
    // A request that only makes sense with others: "say hello". False if there is no such thing here.
    virtual bool command(Seat, std::string_view, std::string_view, Outcome&) { return false; }

protected:
    GameSource() = default;
};

}  // namespace sortie
