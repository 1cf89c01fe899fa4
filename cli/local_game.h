#pragma once
// A match in this program as the terminal plays on it: people at some seats, bots at the others.
//
//     LocalGame game(Match::start(module, setup).value(), {.humans = SeatSet{seat_at(0)}});
//
// Undo stops at the fences of the steps unless it is told to cross them, which at a table of one person is a matter of
// conscience. The moves of bots after a decision are taken back with it.

#include <array>
#include <optional>

#include "cli/game_source.h"
#include "table/match.h"

namespace sortie {

struct PlayOptions {
    SeatSet humans;                    // every other seat is played by a bot
    std::uint64_t bot_seed = 1;        // of random bots and hints, apart from the game's own chance
    std::optional<std::size_t> bot{};  // which of the game's own bots; none: random
};

class LocalGame final : public GameSource {
public:
    LocalGame(Match match, const PlayOptions& options);

    const Match& match() const { return match_; }

    const GameModule& game() const override { return match_.game(); }
    SeatSet humans() const override { return options_.humans; }
    int seat_count() const override { return match_.position().seat_count(); }
    bool is_over() const override { return match_.position().is_over(); }
    SeatSet awaited() const override;
    Scores scores() const override { return match_.position().scores(); }
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
    Result<std::string> replay() override;
    std::vector<std::string> orders(Seat seat) override { return orders_[seat.index]; }
    Outcome set_order(Seat seat, const std::string& order, bool passes) override;
    std::string farewell() const override
    {
        return "The game is left unfinished. 'save FILE' before leaving keeps it.";
    }
    std::optional<std::string> wait() override { return play_bots(); }
    void breathe() override { (void)play_bots(); }

private:
    std::optional<std::string> play_bots();
    SeatSet passing() const;  // people who have ordered to pass now

    Match match_;
    PlayOptions options_;
    SmallRng rng_;
    MoveList legal_;
    std::array<std::vector<std::string>, seats_max> orders_{};
    std::array<std::size_t, seats_max + 1> told_{};  // steps whose events a seat has been shown
};

}  // namespace sortie
