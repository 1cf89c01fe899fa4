#include "cli/play_session.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/files.h"
#include "table/match_replay.h"

namespace sortie {

PlaySession::PlaySession(Match match, const PlayOptions& options, Terminal& terminal)
    : match_(std::move(match)), game_(match_.game()), options_(options), terminal_(terminal),
      rng_(options.bot_seed)
{
}

int PlaySession::run()
{
    terminal_.line(terminal_.inked(Ink::strong, game_.info().title));
    terminal_.line(game_.info().summary);
    terminal_.line("Choose by number or name; 'help' tells what else you can type.\n");
    while (!match_.position().is_over()) {
        const SeatSet awaited = match_.position().awaiting() & options_.humans;
        if (awaited.empty()) {
            play_bots();
            continue;
        }
        const Seat seat = awaited.front();
        show_turn(seat);
        const Answer answer = ask(seat);
        if (answer == Answer::left) return 0;
        // Whoever plays at the same time is not kept waiting by slow typing.
        if (answer == Answer::moved) play_bots();
    }
    show_end();
    return 0;
}

// Lets each awaited bot make one move.
void PlaySession::play_bots()
{
    for (const Seat seat : match_.position().awaiting() - options_.humans) {
        if (match_.position().is_over() || !match_.position().awaiting().contains(seat)) continue;
        submit(seat, options_.bot ? game_.bot_move(match_.position(), seat, *options_.bot)
                                  : random_move(match_.position(), seat, rng_, legal_));
    }
}

std::string PlaySession::seat_name(Seat seat) const
{
    return fmt::format("seat {}", seat.index + 1);
}

void PlaySession::show_turn(Seat seat)
{
    const bool is_other_view = shown_to_ != seat;
    if (picked_ <= given_ || is_other_view) {
        begin_choice(seat);
        show_news(seat);
        show_board(seat);
        shown_to_ = seat;
    }
    show_choices(seat);
}

void PlaySession::show_board(Seat seat)
{
    terminal_.line(match_.position().view(seat)->board(seat));
}

void PlaySession::show_news(Seat seat)
{
    std::size_t& told = told_[seat.is_some() ? seat.index : seats_max];
    for (; told < match_.history().size(); ++told) {
        for (const Event& event : match_.history()[told].events) {
            if (!is_seen_by(event, seat)) continue;
            terminal_.line("  " + terminal_.inked(Ink::faint, text_of(as_seen_by(event, seat))));
        }
    }
}

ChoiceStep PlaySession::current_choice(Seat seat)
{
    match_.position().legal_moves(seat, legal_);
    return next_choice(game_.face(), legal_, partial_, picked_);
}

void PlaySession::choose(Argument value)
{
    if (picked_ == 0) {
        partial_.action = static_cast<std::uint8_t>(value);
    } else {
        partial_.arguments[picked_ - 1] = value;
        partial_.count = static_cast<std::uint8_t>(picked_);
    }
    ++picked_;
}

void PlaySession::forget_choice()
{
    partial_ = Move{};
    picked_ = 0;
    given_ = 0;
}

// Who has only one action is asked for its first argument at once, but never made to play unasked.
void PlaySession::begin_choice(Seat seat)
{
    forget_choice();
    const ChoiceStep actions = current_choice(seat);
    if (actions.options.size() != 1) return;
    choose(actions.options[0].value);
    given_ = 1;
    if (current_choice(seat).is_complete) forget_choice();
}

void PlaySession::show_choices(Seat seat)
{
    const ChoiceStep step = current_choice(seat);
    std::string head = fmt::format("{} — {}", seat_name(seat), match_.position().moment());
    const Windows* windows = match_.position().windows();
    if (windows != nullptr && windows->is_open()) {
        head += fmt::format(" ({})", game_.window_prompt(windows->window));
    }
    if (picked_ > 0) head += fmt::format(" — {}", game_.face().actions[partial_.action].name);
    terminal_.line(terminal_.inked(Ink::strong, head));
    terminal_.line(std::string(step.prompt));
    std::size_t width = 0;
    for (const ChoiceOption& option : step.options) width = std::max(width, option.name.size());
    std::string row;
    for (std::size_t i = 0; i < step.options.size(); ++i) {
        const ChoiceOption& option = step.options[i];
        if (!option.prompt.empty()) {
            terminal_.line(
                fmt::format("  {:>2} {:<{}}  {}", i + 1, option.name, width, option.prompt));
            continue;
        }
        const std::string cell = fmt::format("  {:>2} {:<{}}", i + 1, option.name, width);
        if (row.size() + cell.size() > 78) {
            terminal_.line(row);
            row.clear();
        }
        row += cell;
    }
    if (!row.empty()) terminal_.line(row);
}

PlaySession::Answer PlaySession::ask(Seat seat)
{
    for (;;) {
        terminal_.write(terminal_.inked(Ink::accent, "> "));
        std::string line;
        if (!terminal_.read_line(line)) {
            terminal_.line("\nThe game is left unfinished.");
            return Answer::left;
        }
        while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.pop_back();
        while (!line.empty() && line.front() == ' ') line.erase(line.begin());
        if (line.empty()) continue;
        if (line == "quit" || line == "exit") {
            terminal_.line("The game is left unfinished. 'save FILE' before leaving keeps it.");
            return Answer::left;
        }
        const Answer answer = take(seat, line);
        if (answer != Answer::again) return answer;
        if (!match_.position().awaiting().contains(seat)) return Answer::again;
        if (picked_ == 0) begin_choice(seat);
        if (picked_ > given_) show_choices(seat);
    }
}

PlaySession::Answer PlaySession::take(Seat seat, const std::string& line)
{
    const std::size_t space = line.find(' ');
    const std::string word = line.substr(0, space);
    const std::string rest = space == std::string::npos ? "" : line.substr(space + 1);
    if (word == "undo" || word == "undo!") {
        return undo(seat, word == "undo!") ? Answer::moved : Answer::again;
    }
    if (run_command(seat, word, rest)) return Answer::again;
    return take_choice(seat, line);
}

bool PlaySession::run_command(Seat seat, const std::string& word, const std::string& rest)
{
    if (word == "?") {
        rest.empty() ? show_refused(seat) : explain(seat, rest);
    } else if (word == "help") {
        help();
    } else if (word == "hint") {
        hint(seat);
    } else if (word == "board") {
        show_board(seat);
    } else if (word == "log") {
        log(seat);
    } else if (word == "save") {
        save(rest);
    } else if (word == "back") {
        begin_choice(seat);
        show_choices(seat);
    } else {
        return false;
    }
    return true;
}

// An option's number or name, another action, or a whole move. Arguments that leave no choice are
// filled in.
PlaySession::Answer PlaySession::take_choice(Seat seat, const std::string& line)
{
    const ChoiceStep step = current_choice(seat);
    const ChoiceOption* found = nullptr;
    for (std::size_t i = 0; i < step.options.size(); ++i) {
        if (line == std::to_string(i + 1)) found = &step.options[i];
    }
    for (const ChoiceOption& option : step.options) {
        if (line == option.name) found = &option;
    }
    const auto is_named = [&](const Move& move) {
        return game_.face().actions[move.action].name == line;
    };
    if (found == nullptr && picked_ > 0 && std::any_of(legal_.begin(), legal_.end(), is_named)) {
        forget_choice();
        return take_choice(seat, line);
    }
    if (found == nullptr) {
        const Result<Move> whole = read_move(game_.face(), line);
        if (whole) return submit(seat, whole.value());
        terminal_.line(terminal_.inked(Ink::bad, whole.problem().words));
        return Answer::again;
    }
    choose(found->value);
    for (;;) {
        const ChoiceStep next = current_choice(seat);
        if (next.is_complete) return submit(seat, partial_);
        if (next.options.size() != 1) return Answer::again;
        choose(next.options[0].value);
    }
}

PlaySession::Answer PlaySession::submit(Seat seat, Move move)
{
    forget_choice();
    const Submission submission = match_.submit(seat, move);
    if (submission.fault) {
        terminal_.line(terminal_.inked(Ink::bad, "The game has a fault: " + *submission.fault));
        terminal_.line("The move was not made. 'save FILE' keeps what led to it.");
        return Answer::again;
    }
    if (submission.refusal) {
        terminal_.line(terminal_.inked(Ink::bad, submission.refusal->text()));
        return Answer::again;
    }
    return Answer::moved;
}

void PlaySession::explain(Seat seat, const std::string& text)
{
    const Result<Move> move = read_move(game_.face(), text);
    if (!move) {
        terminal_.line(terminal_.inked(Ink::bad, move.problem().words));
        return;
    }
    const std::optional<Refusal> refusal = match_.position().why_not(seat, move.value());
    terminal_.line(refusal ? refusal->text() : "This move is possible.");
}

// Every action that is not among the options, with the first reason against it.
void PlaySession::show_refused(Seat seat)
{
    match_.position().legal_moves(seat, legal_);
    bool is_any = false;
    for (std::size_t i = 0; i < game_.face().actions.size(); ++i) {
        bool is_possible = false;
        for (const Move& move : legal_) is_possible |= move.action == i;
        if (is_possible) continue;
        is_any = true;
        const Move bare{static_cast<std::uint8_t>(i), 0, {}};
        const std::optional<Refusal> refusal = match_.position().why_not(seat, bare);
        const bool is_told = refusal && refusal->cause != RefusalCause::argument_count;
        terminal_.line(fmt::format("  {:<12} {}", game_.face().actions[i].name,
                                   is_told ? refusal->text() : "nothing it could be done with"));
    }
    if (!is_any) terminal_.line("Everything is possible. '? MOVE' tells of a single move.");
}

void PlaySession::hint(Seat seat)
{
    const Move move = random_move(match_.position(), seat, rng_, legal_);
    terminal_.line("A random suggestion: " + move_text(game_.face(), move));
}

// Back to the position before this seat's last decision; the moves of bots after it go with it.
bool PlaySession::undo(Seat seat, bool crosses_fences)
{
    const std::size_t steps = match_.steps_to_undo(seat);
    if (steps == 0) {
        terminal_.line("There is no decision of yours to take back.");
        return false;
    }
    const UndoFences fences = match_.undo_fences(seat, steps);
    if (fences.any() && !crosses_fences) {
        terminal_.line("Not without consent: " + fences.text() + ". 'undo!' does it anyway.");
        return false;
    }
    if (const std::optional<Problem> problem = match_.undo(steps)) {
        terminal_.line(terminal_.inked(Ink::bad, problem->words));
        return false;
    }
    for (std::size_t& told : told_) told = std::min(told, match_.history().size());
    forget_choice();
    terminal_.line("Taken back.");
    return true;
}

void PlaySession::log(Seat seat)
{
    terminal_.write(log_text(match_, seat));
}

void PlaySession::save(const std::string& file)
{
    if (file.empty()) {
        terminal_.line("save needs the name of a file");
        return;
    }
    const std::optional<Problem> problem = write_file(file, write_replay(match_));
    terminal_.line(problem ? terminal_.inked(Ink::bad, problem->words)
                           : "Saved. 'sortie replay " + file + "' shows it.");
}

void PlaySession::help()
{
    terminal_.write(
        "  a number or a name   choose it            a whole move    as shown in 'hint'\n"
        "  ?                    what is not possible, and why\n"
        "  ? MOVE               why this move is not possible\n"
        "  hint                 a suggestion         back            begin the choice anew\n"
        "  board                the board            log             all that happened\n"
        "  undo                 take back            undo!           also across a fence\n"
        "  save FILE            write a replay       quit            leave\n");
}

void PlaySession::show_end()
{
    const Seat viewer = options_.humans.size() == 1 ? options_.humans.front() : nobody;
    show_news(viewer);
    show_board(viewer);
    const Scores scores = match_.position().scores();
    terminal_.line(terminal_.inked(Ink::strong, "The game is over."));
    for (int i = 0; i < match_.position().seat_count(); ++i) {
        terminal_.line(fmt::format("  seat {}: {}", i + 1, scores[static_cast<std::size_t>(i)]));
    }
}

}  // namespace sortie
