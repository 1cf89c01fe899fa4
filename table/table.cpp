#include "table/table.h"

#include <algorithm>
#include <set>
#include <span>

#include "engine/snapshot.h"
#include "table/bots.h"
#include "table/guard.h"
#include "table/match_replay.h"
#include "table/standing.h"

namespace sortie {

namespace {

bool is_without_seat(const Happening& happening)
{
    return std::holds_alternative<Created>(happening) ||
           std::holds_alternative<Started>(happening) || std::holds_alternative<Said>(happening) ||
           std::holds_alternative<Succeeded>(happening) ||
           std::holds_alternative<Reopened>(happening);
}

bool is_of_seating(const Happening& happening)
{
    return std::holds_alternative<Seated>(happening) || std::holds_alternative<Reseated>(happening);
}

// What happens only while a game is played.
bool is_of_playing(const Happening& happening)
{
    return !is_of_seating(happening) && !is_without_seat(happening) &&
           !std::holds_alternative<StandingSet>(happening);
}

}  // namespace

bool is_public(const Happening& happening)
{
    return !std::holds_alternative<StandingSet>(happening) &&
           !std::holds_alternative<Reopened>(happening);
}

// ---- Creating -----------------------------------------------------------------------------------

bool has_bot(const GameModule& game, std::string_view level)
{
    return level == automatic_bot || find_bot(game, level).is_ok();
}

Result<Setup> setup_of(const GameModule& game, const Created& created)
{
    Setup setup = usual_setup(game.options(), static_cast<int>(created.seats.size()));
    std::set<std::string_view> named;
    for (const auto& [name, value] : created.options) {
        if (!named.insert(name).second) return Problem{"option " + name + " is given twice"};
        if (auto problem = set_option(game.options(), setup, name, value)) return *problem;
    }
    if (auto problem = why_not_setup(game, setup)) return *problem;
    return setup;
}

namespace {

}  // namespace

std::optional<Problem> why_not_created(GameList games, const Created& created)
{
    const Result<const GameModule*> game = find_game(games, created.game);
    if (!game) return game.problem();
    if (auto problem = why_not_clock(created.clock)) return problem;
    if (created.watch_delay < 0 || created.watch_delay > watch_delay_most) {
        return Problem{"spectators are at most ten minutes behind"};
    }
    for (const SeatPlan& plan : created.seats) {
        if (plan.kind == SeatKind::bot && !has_bot(*game.value(), plan.bot)) {
            return find_bot(*game.value(), plan.bot).problem();
        }
    }
    if (!Seed::from_hex(created.secret)) return Problem{"the table has no secret"};
    const Result<Setup> setup = setup_of(*game.value(), created);
    if (!setup) return setup.problem();
    return std::nullopt;
}

Result<Table> Table::create(GameList games, std::string id, Time now, const Created& created,
                            const Pace& pace)
{
    if (auto problem = why_not_created(games, created)) return *problem;
    Table table(games, std::move(id), created, pace);
    if (auto problem = table.commit(now, created)) return *problem;
    return table;
}

Table::Table(GameList games, std::string id, const Created& created, const Pace& pace)
    : games_(games), id_(std::move(id)), pace_(pace), game_(find_game(games, created.game).value()),
      created_(created)
{
}

Result<Table> Table::load(GameList games, std::string id, const std::vector<Happened>& all,
                          const std::optional<KeptPosition>& snapshot, const Pace& pace)
{
    Result<Table> exact = replayed(games, id, all, std::nullopt, pace);
    // A snapshot of what has not happened yet would show the future.
    if (exact || !snapshot || snapshot->count > all.size()) return exact;
    return replayed(games, std::move(id), all, snapshot, pace);
}

Result<Table> Table::replayed(GameList games, std::string id, const std::vector<Happened>& all,
                              const std::optional<KeptPosition>& snapshot, const Pace& pace)
{
    const Created* created = all.empty() ? nullptr : std::get_if<Created>(&all[0].happening);
    if (created == nullptr) return Problem{"a table begins with being created"};
    if (auto problem = why_not_created(games, *created)) return *problem;
    Table table(games, std::move(id), *created, pace);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (table.is_skipping_moves_ && i == snapshot->count)
            table.end_of_skipping(all[i - 1].time);
        table.is_skipping_moves_ = snapshot && i < snapshot->count;
        const bool starts = std::holds_alternative<Started>(all[i].happening);
        if (table.is_skipping_moves_ && starts) {
            if (auto problem = table.play_on_from(snapshot->bytes)) return *problem;
        }
        if (auto problem = table.commit(all[i].time, all[i].happening)) {
            return Problem{"record " + std::to_string(i + 1) + ": " + problem->words};
        }
    }
    if (table.is_skipping_moves_) table.end_of_skipping(all.back().time);
    return table;
}

void Table::end_of_skipping(Time now)
{
    is_skipping_moves_ = false;
    request_ = {};
    clocks_ = SeatClocks(created_.clock, now);
    run_clocks(now);
}

// ---- What happens -------------------------------------------------------------------------------

std::optional<Problem> Table::commit(Time now, const Happening& happening)
{
    Update update{0, now, happening, {}};
    if (auto problem = apply(now, happening, update)) return problem;
    // Whoever talks does not hold up the bots.
    if (!std::holds_alternative<Said>(happening)) changed_ = std::max(changed_, now);
    if (std::holds_alternative<Reopened>(happening)) clocks_.skip_to(now);
    run_clocks(now);
    if (!is_public(happening)) return std::nullopt;
    update.number = ++update_number_;
    if (const Moved* moved = std::get_if<Moved>(&happening);
        moved != nullptr && !moved->id.empty()) {
        auto& submissions = seats_[moved->seat.index].submissions;
        submissions.emplace_back(moved->id, update_number_);
        if (submissions.size() > submissions_remembered) submissions.pop_front();
    }
    updates_.push_back(std::make_shared<const Update>(std::move(update)));
    if (updates_.size() > updates_kept) updates_.pop_front();
    return std::nullopt;
}

struct Table::Happen {
    Table& table;
    Time now;
    Update& update;

    using Answer = std::optional<Problem>;
    TableSeat& at(Seat seat) const { return table.seats_[seat.index]; }

    Answer operator()(const Created& h) const
    {
        table.happen(h);
        return {};
    }
    Answer operator()(const Seated& h) const
    {
        at(h.seat) = {.kind = SeatKind::human,
                      .player = h.player,
                      .name = h.name,
                      .contribution = h.contribution};
        return {};
    }
    Answer operator()(const Reseated& h) const
    {
        at(h.seat) = {.kind = h.kind, .bot = h.bot};
        return {};
    }
    Answer operator()(const Started& h) const
    {
        table.clocks_ = SeatClocks(table.created_.clock, now);
        return table.happen_start(h, update);
    }
    Answer operator()(const Moved& h) const
    {
        table.run_clocks(now);
        return table.happen_move(h, update);
    }
    Answer operator()(const UndoAsked& h) const
    {
        table.request_ = {Request::What::undo, h.seat, h.steps, table.players_besides(h.seat)};
        return {};
    }
    Answer operator()(const UndoAnswered& h) const
    {
        table.agree(h.seat, h.agrees);
        return {};
    }
    Answer operator()(const Undone& h) const { return table.happen_undo(h); }
    Answer operator()(const PauseAsked& h) const
    {
        table.run_clocks(now);
        table.request_ = {Request::What::pause, h.seat, 0, table.players_besides(h.seat)};
        table.agree(h.seat, true);
        return {};
    }
    Answer operator()(const PauseAnswered& h) const
    {
        table.run_clocks(now);
        table.agree(h.seat, h.agrees);
        return {};
    }
    Answer operator()(const Unpaused&) const
    {
        table.clocks_.skip_to(now);
        table.is_paused_ = false;
        return {};
    }
    Answer operator()(const Said& h) const
    {
        table.chat_.push_back({now, h.seat, h.name, h.text});
        if (table.chat_.size() > chat_lines_kept) table.chat_.pop_front();
        return {};
    }
    Answer operator()(const Expired& h) const
    {
        table.run_clocks(now);
        at(h.seat).is_held = true;
        table.forget_missing(h.seat);
        return {};
    }
    Answer operator()(const Held& h) const
    {
        table.run_clocks(now);
        at(h.seat).is_held = true;
        at(h.seat).is_resigned |= h.is_resigned;
        table.forget_missing(h.seat);
        return {};
    }
    Answer operator()(const Returned& h) const
    {
        table.run_clocks(now);
        at(h.seat).is_held = false;
        table.clocks_.refill(h.seat);
        return {};
    }
    Answer operator()(const StandingSet& h) const
    {
        set_order(at(h.seat).passes, h.window, h.passes);
        return {};
    }
    Answer operator()(const Succeeded& h) const
    {
        table.successor_ = h.table;
        return {};
    }
    Answer operator()(const Reopened&) const { return {}; }
};

std::optional<Problem> Table::apply(Time now, const Happening& happening, Update& update)
{
    if (auto problem = why_not_now(happening)) return problem;
    return std::visit(Happen{*this, now, update}, happening);
}

// A table that is run never decides any of this; a store that is damaged may say it.
std::optional<Problem> Table::why_not_now(const Happening& happening) const
{
    const Seat seat = seat_of(happening);
    const bool needs_seat = seat.is_none() && !is_without_seat(happening);
    if (needs_seat || (seat.is_some() && seat.index >= seats_.size())) {
        return Problem{"the table has no such seat"};
    }
    if (std::holds_alternative<Created>(happening) && !seats_.empty()) {
        return Problem{"a table is created once"};
    }
    const bool is_beginning = std::holds_alternative<Started>(happening);
    if (is_beginning && match_ && !is_skipping_moves_) return Problem{"a game begins once"};
    if (is_of_seating(happening) && match_) {
        return Problem{"a seat changes hands after the game has begun"};
    }
    if (is_of_playing(happening) && !match_) {
        return Problem{"a move before the game has begun"};
    }
    return std::nullopt;
}

void Table::happen(const Created& created)
{
    for (const SeatPlan& plan : created.seats)
        seats_.push_back({.kind = plan.kind, .bot = plan.bot});
    // People take their seats themselves.
    for (TableSeat& seat : seats_) {
        if (seat.kind == SeatKind::human) seat.kind = SeatKind::open;
    }
}

Setup Table::setup() const
{
    Setup setup = setup_of(*game_, created_).value();
    setup.seed = mixed_seed(chance());
    return setup;
}

ChanceProof Table::chance() const
{
    ChanceProof proof{id_, created_.commitment, *Seed::from_hex(created_.secret), {}};
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (seats_[i].contribution.empty()) continue;
        proof.contributions.push_back({seat_at(static_cast<int>(i)), seats_[i].contribution});
    }
    return proof;
}

std::optional<ChanceProof> Table::revealed_chance() const
{
    if (!is_over() || is_broken_off_ || !created_.ancestor.empty()) return std::nullopt;
    return chance();
}

Result<Match> Table::first_match() const
{
    if (created_.ancestor.empty()) return Match::start(*game_, setup());
    const Result<Replay> replay = read_replay(created_.ancestor);
    if (!replay) return replay.problem();
    if (static_cast<std::size_t>(replay.value().seats) != seats_.size()) {
        return Problem{"the table has not as many seats as the game that it plays on from"};
    }
    return match_of(*game_, replay.value());
}

std::optional<Problem> Table::happen_start(const Started& started, Update& update)
{
    if (is_skipping_moves_) return std::nullopt;
    const Result<Match> match = first_match();
    if (!match) return match.problem();
    if (match.value().position().hash().to_hex() != started.hash) {
        return Problem{"the game does not begin as it did"};
    }
    match_ = match.value();
    update.events = match_->start_events();
    return std::nullopt;
}

std::optional<Problem> Table::happen_move(const Moved& moved, Update& update)
{
    if (is_skipping_moves_) return std::nullopt;
    const Result<Move> move = read_move(game_->face(), moved.move);
    if (!move) return move.problem();
    const Submission answer = match_->submit(moved.seat, move.value());
    if (answer.refusal) return Problem{answer.refusal->text()};
    if (answer.fault) return Problem{*answer.fault};
    if (match_->history().back().hash.to_hex() != moved.hash) {
        return Problem{"a move does not lead where it did"};
    }
    match_->forget_positions_but(undo_steps_max);
    update.events = match_->history().back().events;
    clocks_.moved(moved.seat);
    request_ = {};
    return std::nullopt;
}

std::optional<Problem> Table::happen_undo(const Undone& undone)
{
    request_ = {};
    if (is_skipping_moves_) return std::nullopt;
    if (undone.steps < 0) return Problem{"there is no move to take back"};
    return match_->undo(static_cast<std::size_t>(undone.steps));
}

void Table::run_clocks(Time now)
{
    if (is_paused_ || is_skipping_moves_) {
        clocks_.skip_to(now);
    } else {
        clocks_.run_to(now, awaited_people());
    }
}

// A seat that a bot holds is no longer asked; a request that nobody is left to answer lapses.
void Table::forget_missing(Seat seat)
{
    request_.missing.erase(seat);
    if (request_.missing.empty()) request_ = {};
}

void Table::agree(Seat seat, bool agrees)
{
    if (!agrees) {
        request_ = {};
        return;
    }
    request_.missing.erase(seat);
    if (request_.what == Request::What::pause && request_.missing.empty()) {
        is_paused_ = true;
        request_ = {};
    }
}

// ---- Snapshots ----------------------------------------------------------------------------------

std::string Table::snapshot() const
{
    if (!match_) return "";
    const std::vector<std::byte> bytes =
        encode_snapshot(game_->snapshot_header(), game_->shape(), match_->position().data());
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::optional<Problem> Table::play_on_from(std::string_view snapshot)
{
    const Setup setup = this->setup();
    std::unique_ptr<Position> position;
    std::optional<Problem> problem;
    const auto fault = guarded([&] {
        Events silent;
        position = game_->start(setup, silent);
        const auto bytes = std::as_bytes(std::span(snapshot.data(), snapshot.size()));
        const Result<SnapshotReport> report =
            decode_snapshot(bytes, game_->snapshot_header(), game_->shape(), position->data());
        if (!report) {
            problem = report.problem();
        } else {
            position->check();
        }
    });
    if (fault) return Problem{*fault};
    if (problem) return problem;
    if (static_cast<std::size_t>(position->seat_count()) != seats_.size()) {
        return Problem{"the snapshot is not of a game with as many seats as the table"};
    }
    match_ = Match::from(*game_, setup, std::move(position));
    is_broken_off_ = true;
    request_ = {};
    return std::nullopt;
}

// ---- What it does by itself ----------------------------------------------------------------------

std::uint64_t Table::draw_for_update() const
{
    const std::string digest = sha256_hex("sortie pace 1\n" + created_.secret + "\n" +
                                          std::to_string(update_number_) + "\n");
    return std::stoull(digest.substr(0, 16), nullptr, 16);
}

Time Table::delay(bool is_in_window) const
{
    if (!is_in_window) return pace_.bot;
    const auto width = static_cast<std::uint64_t>(pace_.window_most - pace_.window_least + 1);
    return pace_.window_least + static_cast<Time>(draw_for_update() % width);
}

// ---- What there is ------------------------------------------------------------------------------

bool Table::has_seat(std::string_view player, Seat seat) const
{
    return seat.is_some() && seat.index < seats_.size() && !player.empty() &&
           seats_[seat.index].player == player;
}

SeatSet Table::seats_of(std::string_view player) const
{
    SeatSet mine;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (has_seat(player, seat)) mine.insert(seat);
    }
    return mine;
}

SeatSet Table::awaited() const
{
    if (!match_ || is_over() || is_paused_) return {};
    return match_->position().awaiting();
}

SeatSet Table::awaited_people() const
{
    SeatSet people;
    for (const Seat seat : awaited()) {
        if (!seats_[seat.index].is_answered_by_bot()) people.insert(seat);
    }
    return people;
}

SeatSet Table::players_besides(Seat seat) const
{
    SeatSet others;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const TableSeat& each = seats_[i];
        const bool counts = each.kind == SeatKind::human && !each.is_held &&
                            each.player != seats_[seat.index].player;
        if (counts) others.insert(seat_at(static_cast<int>(i)));
    }
    return others;
}

}  // namespace sortie
