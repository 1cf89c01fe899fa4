#include "cli/play_session.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/files.h"
#include "table/standing.h"

namespace sortie {

PlaySession::PlaySession(GameSource& source, Terminal& terminal)
    : source_(source), game_(source.game()), terminal_(terminal)
{
}

int PlaySession::run()
{
    terminal_.line(terminal_.inked(Ink::strong, game_.info().title));
    terminal_.line(game_.info().summary);
    terminal_.line("Choose by number or name; 'help' tells what else you can type.\n");
    while (!source_.is_over()) {
        const SeatSet awaited = source_.awaited();
        if (awaited.empty()) {
            if (const auto words = source_.wait()) {
                terminal_.line(terminal_.inked(Ink::bad, *words));
                return 1;
            }
            continue;
        }
        const Seat seat = awaited.front();
        show_turn(seat);
        const Answer answer = ask(seat);
        if (answer == Answer::left) return 0;
        // Whoever plays at the same time is not kept waiting by slow typing.
        if (answer == Answer::moved) source_.breathe();
    }
    show_end();
    return 0;
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
    terminal_.line(source_.board(seat));
}

void PlaySession::show_news(Seat seat)
{
    for (const std::string& line : source_.news(seat)) {
        terminal_.line("  " + terminal_.inked(Ink::faint, line));
    }
}

ChoiceStep PlaySession::current_choice(Seat seat)
{
    source_.legal_moves(seat, legal_);
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
    std::string head = fmt::format("{} — {}", seat_name(seat), source_.moment(seat));
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
            terminal_.line(source_.farewell());
            return Answer::left;
        }
        const Answer answer = take(seat, line);
        if (answer != Answer::again) return answer;
        if (!source_.awaited().contains(seat)) return Answer::again;
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
    } else if (word == "forecast") {
        forecast(seat, rest);
    } else if (word == "board") {
        show_board(seat);
    } else if (word == "log") {
        terminal_.write(source_.log(seat));
    } else if (word == "standing") {
        rest.empty() ? show_orders(seat) : change_order(seat, rest);
    } else if (word == "save") {
        save(rest);
    } else if (word == "back") {
        begin_choice(seat);
        show_choices(seat);
    } else {
        Outcome outcome;
        if (!source_.command(seat, word, rest, outcome)) return false;
        terminal_.line(outcome.words);
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
    const Outcome outcome = source_.submit(seat, move);
    if (!outcome.is_done) terminal_.line(terminal_.inked(Ink::bad, outcome.words));
    return outcome.is_done ? Answer::moved : Answer::again;
}

void PlaySession::explain(Seat seat, const std::string& text)
{
    const Result<Move> move = read_move(game_.face(), text);
    terminal_.line(move ? source_.why_not(seat, move.value())
                        : terminal_.inked(Ink::bad, move.problem().words));
}

// Every action that is not among the options, with the first reason against it.
void PlaySession::show_refused(Seat seat)
{
    const auto refused = source_.refused_actions(seat);
    for (const auto& [action, words] : refused) {
        terminal_.line(fmt::format("  {:<12} {}", action, words));
    }
    if (refused.empty()) {
        terminal_.line("Everything is possible. '? MOVE' tells of a single move.");
    }
}

void PlaySession::hint(Seat seat)
{
    terminal_.line(source_.hint(seat));
}

// Of an option that makes the move whole, by number or name, or of a whole move.
void PlaySession::forecast(Seat seat, const std::string& text)
{
    if (text.empty()) {
        terminal_.line("forecast needs an option or a whole move");
        return;
    }
    const ChoiceStep step = current_choice(seat);
    for (std::size_t i = 0; i < step.options.size(); ++i) {
        const ChoiceOption& option = step.options[i];
        if (text != option.name && text != std::to_string(i + 1)) continue;
        const std::optional<Move> whole = only_move_with(option);
        terminal_.line(whole ? source_.forecast(seat, *whole)
                             : "That is no whole move yet: choose it, then ask again.");
        return;
    }
    const Result<Move> move = read_move(game_.face(), text);
    terminal_.line(move ? source_.forecast(seat, move.value())
                        : terminal_.inked(Ink::bad, move.problem().words));
}

// The legal move that is left after this option; nothing if there are several. The list is that of the open question.
std::optional<Move> PlaySession::only_move_with(const ChoiceOption& option) const
{
    std::optional<Move> found;
    for (const Move& move : legal_) {
        bool is_open = picked_ == 0 || move.action == partial_.action;
        for (std::size_t i = 1; i < picked_; ++i) {
            is_open = is_open && move.arguments[i - 1] == partial_.arguments[i - 1];
        }
        const int value = picked_ == 0 ? int{move.action} : int{move.arguments[picked_ - 1]};
        if (!is_open || value != static_cast<int>(option.value)) continue;
        if (found) return std::nullopt;
        found = move;
    }
    return found;
}

// Where the seat could pass by itself, and whether it does.
void PlaySession::show_orders(Seat seat)
{
    const std::vector<std::string> known = orders_of(game_);
    if (known.empty()) {
        terminal_.line("This game has no reaction windows.");
        return;
    }
    const std::vector<std::string> given = source_.orders(seat);
    for (const std::string& order : known) {
        const bool passes = has_order(given, order);
        terminal_.line(fmt::format("  {}  {}", passes ? "passes" : "asks  ", order));
    }
    terminal_.line("'standing NAME' changes one, 'standing all' and 'standing none' every one.");
}

void PlaySession::change_order(Seat seat, const std::string& name)
{
    const std::vector<std::string> known = orders_of(game_);
    const std::vector<std::string> given = source_.orders(seat);
    const bool is_every = name == "all" || name == "none";
    if (!is_every && !has_order(known, name)) {
        terminal_.line(
            terminal_.inked(Ink::bad, "There is no such reaction window; 'standing' lists them."));
        return;
    }
    for (const std::string& order : known) {
        const bool passes = has_order(given, order);
        const bool is_whole = order.find('.') == std::string::npos;
        const bool is_wanted = is_every        ? name == "all" && is_whole
                               : order == name ? !passes
                                               : passes;
        if (is_wanted == passes) continue;
        const Outcome outcome = source_.set_order(seat, order, is_wanted);
        if (!outcome.is_done) terminal_.line(terminal_.inked(Ink::bad, outcome.words));
    }
    show_orders(seat);
}

// Back to the position before this seat's last decision.
bool PlaySession::undo(Seat seat, bool crosses_fences)
{
    const Outcome outcome = source_.undo(seat, crosses_fences);
    if (outcome.is_done) forget_choice();
    terminal_.line(outcome.words);
    return outcome.is_done;
}

void PlaySession::save(const std::string& file)
{
    if (file.empty()) {
        terminal_.line("save needs the name of a file");
        return;
    }
    const Result<std::string> replay = source_.replay();
    if (!replay) {
        terminal_.line(terminal_.inked(Ink::bad, replay.problem().words));
        return;
    }
    const std::optional<Problem> problem = write_file(file, replay.value());
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
        "  forecast CHOICE      what it is likely to bring: an option, or a whole move\n"
        "  board                the board            log             all that happened\n"
        "  standing             where you pass without being asked, and how to change that\n"
        "  undo                 take back            undo!           also across a fence\n"
        "  save FILE            write a replay       quit            leave\n");
}

void PlaySession::show_end()
{
    const SeatSet humans = source_.humans();
    const Seat viewer = humans.size() == 1 ? humans.front() : nobody;
    show_news(viewer);
    show_board(viewer);
    const Scores scores = source_.scores();
    terminal_.line(terminal_.inked(Ink::strong, "The game is over."));
    for (int i = 0; i < source_.seat_count(); ++i) {
        terminal_.line(fmt::format("  seat {}: {}", i + 1, scores[static_cast<std::size_t>(i)]));
    }
}

}  // namespace sortie
