// What would happen at a table: the answers to commands, and what it does by itself.

#include <algorithm>

#include "table/bots.h"
#include "table/guard.h"
#include "table/standing.h"
#include "table/table.h"
#include "table/words.h"

namespace sortie {
namespace {

Decision denied(std::string code, std::string words)
{
    Decision decision;
    decision.denial = Denial{std::move(code), std::move(words), ""};
    return decision;
}

Decision happens(std::vector<Happening> happenings)
{
    Decision decision;
    decision.happenings = std::move(happenings);
    return decision;
}

Decision no_seat()
{
    return denied("T_NOT_YOUR_SEAT", "that seat is not yours");
}
Decision not_yet()
{
    return denied("T_NOT_STARTED", "the game has not begun");
}
Decision too_late()
{
    return denied("T_STARTED", "the game has begun");
}

}  // namespace

// One question to one table.
class Deciding {
public:
    Deciding(const Table& table, std::string_view player, Time now)
        : table_(table), player_(player), now_(now)
    {
    }

    // ---- Before the game -------------------------------------------------------------------------

    Decision operator()(const TakeSeat& command) const
    {
        if (table_.has_started()) return too_late();
        if (!exists(command.seat)) return denied("T_NO_SEAT", "the table has no such seat");
        if (player_.empty()) return denied("T_NO_TOKEN", "a seat needs a token");
        if (table_.seat(command.seat).kind != SeatKind::open) {
            return denied("T_SEAT_TAKEN", "that seat is taken");
        }
        if (auto words = why_not_line(command.name, name_bytes_max)) {
            return denied("T_BAD_NAME", "a name " + *words);
        }
        if (!is_contribution(command.contribution)) {
            return denied("T_BAD_CONTRIBUTION",
                          "a contribution is at most 64 lower-case hexadecimal digits");
        }
        return happens(
            {Seated{command.seat, std::string(player_), command.name, command.contribution}});
    }
    Decision operator()(const LeaveSeat& command) const
    {
        if (table_.has_started()) return too_late();
        if (!table_.has_seat(player_, command.seat)) return no_seat();
        return happens({Reseated{command.seat, SeatKind::open, ""}});
    }
    Decision operator()(const SetSeat& command) const
    {
        if (!is_host()) return denied("T_NOT_HOST", "only the host changes seats");
        if (table_.has_started()) return too_late();
        if (!exists(command.seat)) return denied("T_NO_SEAT", "the table has no such seat");
        if (command.kind == SeatKind::human) {
            return denied("T_BAD_SEAT", "people take their seats themselves");
        }
        if (command.kind == SeatKind::bot && !has_bot(table_.game(), command.bot)) {
            return denied("T_NO_BOT", "there is no such bot");
        }
        const TableSeat& seat = table_.seat(command.seat);
        if (seat.kind == SeatKind::human && seat.player != player_) {
            return denied("T_SEAT_TAKEN", "somebody sits there");
        }
        const bool is_bot = command.kind == SeatKind::bot;
        return happens({Reseated{command.seat, command.kind, is_bot ? command.bot : ""}});
    }
    Decision operator()(const Begin&) const
    {
        if (!is_host()) return denied("T_NOT_HOST", "only the host begins");
        if (table_.has_started()) return too_late();
        for (const TableSeat& seat : table_.seats()) {
            if (seat.kind == SeatKind::open) return denied("T_OPEN_SEAT", "a seat is still open");
        }
        return start();
    }

    // ---- Playing ---------------------------------------------------------------------------------

    Decision operator()(const MakeMove& command) const
    {
        if (!table_.has_seat(player_, command.seat)) return no_seat();
        if (!table_.has_started()) return not_yet();
        if (auto words = why_not_line(command.id, submission_id_max)) {
            return denied("T_BAD_ID", "the id of a submission " + *words);
        }
        for (const auto& [id, update] : table_.seat(command.seat).submissions) {
            if (id != command.id) continue;
            Decision decision;
            decision.repeated = update;
            return decision;
        }
        if (table_.is_paused()) return denied("T_PAUSED", "the table is paused");
        const Result<Move> move = read_move(table_.game().face(), command.move);
        if (!move) return denied("T_BAD_MOVE", move.problem().words);
        std::vector<Happening> first;
        if (table_.seat(command.seat).is_held) {
            if (table_.seat(command.seat).is_resigned) return resigned();
            first.emplace_back(Returned{command.seat});
        }
        return moved(command.seat, move.value(), MovedBy::player, command.id, std::move(first));
    }
    Decision operator()(const AskUndo& command) const
    {
        if (auto decision = why_not_player(command.seat)) return *decision;
        const Match& match = *table_.match();
        const std::size_t steps = match.steps_to_undo(command.seat);
        if (steps == 0) return denied("T_NO_UNDO", "you have made no move");
        if (steps > match.steps_kept()) {
            return denied("T_NO_UNDO", "too much has happened since your last move");
        }
        const UndoFences fences = match.undo_fences(command.seat, steps);
        if (fences.secret_was_shown || fences.number_was_drawn) {
            return denied("T_FENCE", "your last move cannot be taken back: " + fences.text());
        }
        const int count = static_cast<int>(steps);
        if (!fences.another_seat_chose || others_of(command.seat).empty()) {
            return happens({Undone{command.seat, count}});
        }
        if (table_.request().is_open()) {
            return denied("T_REQUEST_OPEN", "a request is still open");
        }
        return happens({UndoAsked{command.seat, count}});
    }
    Decision operator()(const AnswerUndo& command) const
    {
        if (auto decision = why_not_answer(command.seat, Request::What::undo)) return *decision;
        std::vector<Happening> all{UndoAnswered{command.seat, command.agrees}};
        if (command.agrees && is_last_consent(command.seat)) {
            all.emplace_back(Undone{table_.request().by, table_.request().steps});
        }
        return happens(std::move(all));
    }

    // ---- Time ------------------------------------------------------------------------------------

    Decision operator()(const AskPause& command) const
    {
        if (auto decision = why_not_player(command.seat)) return *decision;
        if (table_.is_paused()) return denied("T_PAUSED", "the table is paused");
        if (table_.request().is_open()) {
            return denied("T_REQUEST_OPEN", "a request is still open");
        }
        return happens({PauseAsked{command.seat}});
    }
    Decision operator()(const AnswerPause& command) const
    {
        if (auto decision = why_not_answer(command.seat, Request::What::pause)) return *decision;
        return happens({PauseAnswered{command.seat, command.agrees}});
    }
    Decision operator()(const EndPause& command) const
    {
        if (auto decision = why_not_player(command.seat)) return *decision;
        if (!table_.is_paused()) return denied("T_NOT_PAUSED", "the table is not paused");
        return happens({Unpaused{command.seat}});
    }

    // ---- Around the game -------------------------------------------------------------------------

    Decision operator()(const Say& command) const
    {
        if (command.seat.is_some() && !table_.has_seat(player_, command.seat)) return no_seat();
        if (auto words = why_not_line(command.text, chat_bytes_max)) {
            return denied("T_BAD_TEXT", "a message " + *words);
        }
        if (command.seat.is_some()) {
            return happens({Said{command.seat, table_.seat(command.seat).name, command.text}});
        }
        if (auto words = why_not_line(command.name, name_bytes_max)) {
            return denied("T_BAD_NAME", "a name " + *words);
        }
        return happens({Said{Seat::none(), command.name, command.text}});
    }
    Decision operator()(const GiveSeatToBot& command) const
    {
        if (auto decision = why_not_player(command.seat)) return *decision;
        const TableSeat& seat = table_.seat(command.seat);
        if (seat.is_held && (seat.is_resigned || !command.is_resigned)) {
            return denied("T_HELD", "a bot holds your seat already");
        }
        return happens({Held{command.seat, command.is_resigned}});
    }
    Decision operator()(const ReturnToSeat& command) const
    {
        if (auto decision = why_not_player(command.seat)) return *decision;
        if (!table_.seat(command.seat).is_held) return denied("T_NOT_HELD", "you have your seat");
        if (table_.seat(command.seat).is_resigned) return resigned();
        return happens({Returned{command.seat}});
    }
    Decision operator()(const SetStanding& command) const
    {
        if (!table_.has_seat(player_, command.seat)) return no_seat();
        if (!has_order(orders_of(table_.game()), command.window)) {
            return denied("T_NO_WINDOW", "the game has no such reaction window");
        }
        return happens({StandingSet{command.seat, command.window, command.passes}});
    }

    // ---- By itself -------------------------------------------------------------------------------

    Decision expire() const
    {
        SeatClocks clocks = table_.clocks();
        clocks.run_to(now_, table_.awaited());
        for (const Seat seat : table_.awaited()) {
            if (!table_.seat(seat).is_answered_by_bot() && clocks.has_expired(seat)) {
                return happens({Expired{seat}});
            }
        }
        return {};
    }
    Decision answer_for(Seat seat, const std::optional<Move>& thought) const
    {
        const TableSeat& owner = table_.seat(seat);
        if (!owner.is_answered_by_bot()) {
            const std::optional<Move> pass = passing_move(seat);
            CHECK(pass.has_value());
            return moved(seat, *pass, MovedBy::standing, "", {});
        }
        if (level_to_think(seat)) {
            return thought ? moved(seat, *thought, MovedBy::bot, "", {}) : Decision{};
        }
        Move move;
        const auto fault = guarded([&] { move = bot_move(seat); });
        if (fault) return faulty(*fault);
        return moved(seat, move, MovedBy::bot, "", {});
    }
    // The level of a bot that cannot answer at once; nothing if it can, or nobody's bot sits there.
    std::optional<BotLevel> level_to_think(Seat seat) const
    {
        if (!table_.seat(seat).is_answered_by_bot()) return std::nullopt;
        const auto bot = bot_of(seat);
        if (!bot) return std::nullopt;
        const Position& position = table_.match()->position();
        std::optional<BotLevel> level = table_.game().level_of(*bot, position);
        if (!level || level->options.iterations <= iterations_at_once) return std::nullopt;
        if (!table_.game().has_choice(position, seat)) return std::nullopt;
        return level;
    }
    // Whether nobody has to be waited for: a bot, or a standing order.
    bool answers_itself(Seat seat) const
    {
        return table_.seat(seat).is_answered_by_bot() ||
               (has_standing_pass(seat) && passing_move(seat).has_value());
    }
    bool is_in_window() const
    {
        const Windows* windows = table_.match()->position().windows();
        return windows != nullptr && windows->is_open();
    }

private:
    static Decision faulty(std::string words)
    {
        Decision decision = denied("T_FAULT", "the rules have failed; the table stands as it was");
        decision.fault = std::move(words);
        return decision;
    }
    static Decision resigned() { return denied("T_RESIGNED", "you have resigned"); }

    bool exists(Seat seat) const { return seat.is_some() && seat.index < table_.seats().size(); }
    bool is_host() const { return !player_.empty() && table_.created().host == player_; }
    SeatSet others_of(Seat seat) const { return table_.players_besides(seat); }

    std::optional<Decision> why_not_player(Seat seat) const
    {
        if (!table_.has_seat(player_, seat)) return no_seat();
        if (!table_.has_started()) return not_yet();
        if (table_.is_over()) return denied("T_OVER", "the game is over");
        return std::nullopt;
    }
    std::optional<Decision> why_not_answer(Seat seat, Request::What what) const
    {
        if (auto decision = why_not_player(seat)) return decision;
        const Request& request = table_.request();
        if (request.what != what) return denied("T_NO_REQUEST", "nobody has asked for that");
        if (!request.missing.contains(seat)) {
            return denied("T_NO_REQUEST", "you are not asked, or have answered");
        }
        return std::nullopt;
    }
    bool is_last_consent(Seat seat) const { return table_.request().missing == SeatSet{seat}; }

    Decision start() const
    {
        const Result<Match> match = table_.first_match();
        if (!match) return faulty(match.problem().words);
        return happens({Started{match.value().position().hash().to_hex()}});
    }

    // The move as it would happen, or why not.
    Decision moved(Seat seat, const Move& move, MovedBy by, const std::string& id,
                   std::vector<Happening> first) const
    {
        const std::unique_ptr<Position> next = table_.match()->position().clone();
        std::optional<Refusal> refusal;
        Hash128 hash;
        const auto fault = guarded([&] {
            Events silent;
            Step step;
            refusal = next->apply(seat, move, silent, step);
            hash = next->hash();
        });
        if (fault) return faulty(*fault);
        if (refusal) {
            Decision decision = denied(std::string(refusal->code), refusal->words);
            decision.denial->rule = refusal->rule;
            return decision;
        }
        first.emplace_back(
            Moved{seat, move_text(table_.game().face(), move), hash.to_hex(), by, id});
        return happens(std::move(first));
    }

    // Which bot answers for the seat; nothing: the random one. Whoever is away is played for by one that need not think.
    std::optional<std::size_t> bot_of(Seat seat) const
    {
        const TableSeat& owner = table_.seat(seat);
        const GameModule& game = table_.game();
        const std::string_view name =
            owner.bot.empty() ? game.bot_names().front() : std::string_view(owner.bot);
        const auto bot = find_bot(game, name);
        return bot ? bot.value() : std::nullopt;
    }
    Move bot_move(Seat seat) const
    {
        const Position& position = table_.match()->position();
        if (const auto bot = bot_of(seat)) {
            return table_.game().bot_move(position, seat, *bot, usual_whim);
        }
        MoveList moves;
        SmallRng rng(table_.draw_for_update());
        return random_move(position, seat, rng, moves);
    }
    bool has_standing_pass(Seat seat) const
    {
        const Windows* windows = table_.match()->position().windows();
        return windows != nullptr &&
               passes_by_itself(table_.game(), *windows, table_.seat(seat).passes);
    }
    std::optional<Move> passing_move(Seat seat) const
    {
        return sortie::passing_move(table_.game(), table_.match()->position(), seat);
    }

    const Table& table_;
    std::string_view player_;
    Time now_;
};

Decision Table::consider(const Command& command, std::string_view player, Time now) const
{
    return std::visit(Deciding(*this, player, now), command);
}

std::optional<BotTurn> Table::thinker() const
{
    const Deciding deciding(*this, "", 0);
    for (const Seat seat : awaited()) {
        if (!deciding.answers_itself(seat)) continue;
        const std::optional<BotLevel> level = deciding.level_to_think(seat);
        if (!level) return std::nullopt;
        return BotTurn{seat, *level};
    }
    return std::nullopt;
}

std::optional<Time> Table::due(bool is_thinking) const
{
    std::optional<Time> first;
    const auto propose = [&](Time time) { first = first ? std::min(*first, time) : time; };
    const SeatSet waiting = awaited();
    if (waiting.empty()) return std::nullopt;
    if (const auto expiry = clocks_.next_expiry()) propose(*expiry);
    if (is_thinking) return first;
    const Deciding deciding(*this, "", 0);
    for (const Seat seat : waiting) {
        if (deciding.answers_itself(seat)) propose(changed_ + delay(deciding.is_in_window()));
    }
    return first;
}

Decision Table::act(Time now, const std::optional<Move>& thought) const
{
    const SeatSet waiting = awaited();
    if (waiting.empty()) return {};
    const Deciding deciding(*this, "", now);
    if (Decision expired = deciding.expire(); !expired.happenings.empty()) return expired;
    if (now < changed_ + delay(deciding.is_in_window())) return {};
    for (const Seat seat : waiting) {
        if (deciding.answers_itself(seat)) return deciding.answer_for(seat, thought);
    }
    return {};
}

}  // namespace sortie
