#pragma once
// A table at a server as the terminal plays on it.
//
//     RemoteGame game(games, address, token, "k7m2qx3p");
//     if (auto problem = game.enter(seat, name)) return tell(problem->words);
//     PlaySession(game, terminal).run();
//
// What the seat may see comes from the server, and so does the list of its moves; the game itself is needed only for its
// words. A connection that breaks is opened again, and a move that was not answered is sent again with the same id, so it
// is made once.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "cli/connection.h"
#include "cli/game_source.h"
#include "table/games.h"

namespace sortie {

class RemoteGame final : public GameSource {
public:
    RemoteGame(GameList games, ServerAddress address, std::string token, std::string table,
               std::function<void(const std::string&)> tell);

    // Sits down at the seat, or at the first one that is open or one's own, and waits until the game has begun.
    [[nodiscard]] std::optional<Problem> enter(Seat seat, const std::string& name);

    const GameModule& game() const override { return *game_; }
    SeatSet humans() const override { return SeatSet{seat_}; }
    int seat_count() const override;
    bool is_over() const override { return status_ == "over"; }
    SeatSet awaited() const override;
    Scores scores() const override;
    std::string board(Seat seat) override;
    std::string moment(Seat seat) override;
    std::vector<std::string> news(Seat seat) override;
    std::string log(Seat seat) override;
    void legal_moves(Seat seat, MoveList& moves) override;
    Outcome submit(Seat seat, const Move& move) override;
    Outcome undo(Seat seat, bool crosses_fences) override;
    std::string why_not(Seat seat, const Move& move) override;
    std::vector<std::pair<std::string, std::string>> refused_actions(Seat seat) override;
    std::string hint(Seat seat) override;
    std::string forecast(Seat seat, const Move& move) override;
    std::vector<std::string> orders(Seat seat) override;
    Outcome set_order(Seat seat, const std::string& order, bool passes) override;
    Result<std::string> replay() override;
    std::string farewell() const override
    {
        return "The game goes on at the server. The code of the table is " + table_ + ".";
    }
    std::optional<std::string> wait() override;
    void breathe() override { take_news(); }
    bool command(Seat seat, std::string_view word, std::string_view rest,
                 Outcome& outcome) override;

private:
    // The answer to a request about this table; opens the connection anew if it broke.
    boost::json::object ask(boost::json::object request);
    bool connect();
    bool watch();
    std::optional<Problem> sit_down(Seat wanted, const std::string& name);
    void take_table(const boost::json::object& table);
    void take_update(const boost::json::object& update);
    void take_message(const boost::json::object& message);
    void take_news();

    GameList games_;
    ServerAddress address_;
    std::string token_;
    std::string table_;
    std::function<void(const std::string&)> tell_;
    std::unique_ptr<Connection> connection_;
    const GameModule* game_ = nullptr;
    Seat seat_;
    std::uint64_t seen_ = 0;  // the last update
    std::uint64_t moves_made_ = 0;
    std::string session_;  // makes the ids of this session's moves its own
    std::string status_;
    boost::json::object whole_;
    std::vector<std::string> lines_;  // everything that was told
    std::size_t lines_told_ = 0;
    std::uint64_t listed_at_ = 0;
    MoveList listed_;
};

}  // namespace sortie
