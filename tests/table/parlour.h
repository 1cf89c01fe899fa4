#pragma once
// A parlour: one table in the words of those who sit at it, and a list of everything that has happened there.
//
//     Parlour parlour(tictactoe_game(), 2);                    // ann is the host; ann and ben sit, the game has begun
//     EXPECT_EQ(parlour.move(0, "place b2"), "");               // or the code of the denial
//     EXPECT_EQ(parlour.ask(AskUndo{seat_at(1)}, "ben"), "T_NO_UNDO");
//     parlour.wait(5'000);                                      // bots, standing orders and clocks do what is due
//
// What is decided is committed and kept at once, as a server does it after writing. It promises nothing about the
// order of tests: each parlour is its own, with the same secret.

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/snapshot.h"
#include "table/table.h"
#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {

inline constexpr std::string_view parlour_secret =
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
inline constexpr std::array<std::string_view, 4> parlour_players{"ann", "ben", "cid", "dot"};
inline constexpr Time parlour_opens = 1'800'000'000'000;

// A table with open seats whose host is ann.
inline Created created_for(const GameModule& game, int seats,
                           std::vector<std::pair<std::string, std::string>> options = {},
                           const ClockRule& clock = {})
{
    Created created;
    created.game = game.info().name;
    created.rules_version = static_cast<int>(game.info().rules_version);
    created.seats.resize(static_cast<std::size_t>(seats));
    created.options = std::move(options);
    created.clock = clock;
    created.host = "ann";
    created.secret = parlour_secret;
    created.commitment = commitment_of("k7m2qx", *Seed::from_hex(parlour_secret));
    return created;
}

class Parlour {
public:
    // Nobody sits yet.
    explicit Parlour(const Created& created, GameList games = table_games())
        : table(Table::create(games, "k7m2qx", parlour_opens, created).value()), games_(games)
    {
        records.push_back({now, created});
    }
    // Everybody sits, and the game has begun.
    Parlour(const GameModule& game, int seats,
            std::vector<std::pair<std::string, std::string>> options = {},
            const ClockRule& clock = {}, GameList games = table_games())
        : Parlour(created_for(game, seats, std::move(options), clock), games)
    {
        for (int i = 0; i < seats; ++i) sit(i);
        begin();
    }

    Table table;
    Time now = parlour_opens;
    std::vector<Happened> records;
    Decision decision;  // the latest

    static std::string player(int seat)
    {
        return std::string(parlour_players[static_cast<std::size_t>(seat)]);
    }

    // What the table answers; what it decides has happened. "" for yes, or the code of the denial.
    std::string ask(const Command& command, std::string_view player)
    {
        decision = table.consider(command, player, now);
        commit_decision();
        return decision.denial ? decision.denial->code : "";
    }
    std::string words(const Command& command, std::string_view player)
    {
        ask(command, player);
        return decision.denial ? decision.denial->words : "";
    }

    void sit(int seat)
    {
        const std::string who = player(seat);
        EXPECT_EQ(ask(TakeSeat{seat_at(seat), who, "0" + std::to_string(seat)}, who), "");
    }
    void bot(int seat)
    {
        EXPECT_EQ(ask(SetSeat{seat_at(seat), SeatKind::bot, "random"}, "ann"), "");
    }
    void begin() { EXPECT_EQ(ask(Begin{}, "ann"), ""); }
    std::string move(int seat, std::string_view text)
    {
        const std::string id = "id-" + std::to_string(++ids_);
        return ask(MakeMove{seat_at(seat), std::string(text), id}, player(seat));
    }
    // A random move of somebody who is awaited.
    void move_somebody(SmallRng& rng)
    {
        const SeatMove chosen = random_move(position(), rng, scratch_);
        const std::string text = move_text(table.game().face(), chosen.move);
        ASSERT_EQ(move(chosen.seat.index, text), "") << text;
    }

    // Lets the time pass; what is due on the way happens at its time.
    void wait(Time milliseconds)
    {
        const Time end = now + milliseconds;
        while (step_until(end)) {
        }
        now = end;
    }
    // The next thing that is due by then happens; false if there is none.
    bool step_until(Time end)
    {
        const std::optional<Time> due = table.due();
        if (!due || *due > end) return false;
        now = std::max(now, *due);
        decision = table.act(now);
        EXPECT(!decision.happenings.empty()) << "what was due did not happen";
        commit_decision();
        return !decision.happenings.empty();
    }

    const Position& position() const { return table.match()->position(); }
    std::string hash() const { return position().hash().to_hex(); }
    template <class H>
    const H* last() const
    {
        return std::get_if<H>(&records.back().happening);
    }
    bool is_in_window() const { return position().windows() && position().windows()->is_open(); }

    Result<Table> loaded() const { return Table::load(games_, "k7m2qx", records, std::nullopt); }

    // The table as it would be with this position: all its moves are taken from a snapshot, because the rules do not
    // seem to repeat how it began.
    Result<Table> with(const Position& other) const
    {
        std::vector<Happened> few;
        for (const Happened& each : records) {
            if (std::holds_alternative<Moved>(each.happening)) continue;
            few.push_back(each);
            if (auto* started = std::get_if<Started>(&few.back().happening)) started->hash = "0";
        }
        const auto bytes =
            encode_snapshot(table.game().snapshot_header(), table.game().shape(), other.data());
        const KeptPosition kept{few.size(),
                                {reinterpret_cast<const char*>(bytes.data()), bytes.size()}};
        return Table::load(games_, "k7m2qx", few, kept);
    }

private:
    void commit_decision()
    {
        for (const Happening& each : decision.happenings) {
            const std::optional<Problem> problem = table.commit(now, each);
            EXPECT(!problem.has_value()) << problem->words;
            records.push_back({now, each});
        }
    }

    GameList games_;
    MoveList scratch_;
    int ids_ = 0;
};

}  // namespace sortie
