#include "engine/face.h"

namespace sortie {
namespace {

std::vector<std::string_view> words_in(std::string_view text)
{
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while (at < text.size()) {
        while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
        const std::size_t begin = at;
        while (at < text.size() && text[at] != ' ' && text[at] != '\t') ++at;
        if (at > begin) words.push_back(text.substr(begin, at - begin));
    }
    return words;
}

std::string one_of(const std::vector<std::string>& names)
{
    constexpr std::size_t shown_max = 12;
    std::string out;
    for (std::size_t i = 0; i < names.size() && i < shown_max; ++i)
        out += (i > 0 ? ", " : "") + names[i];
    if (names.size() > shown_max) out += ", ... (" + std::to_string(names.size()) + " in all)";
    return out;
}

Result<std::uint8_t> read_action(const GameFace& face, std::string_view word)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < face.actions.size(); ++i) {
        if (face.actions[i].name == word) return static_cast<std::uint8_t>(i);
        names.emplace_back(face.actions[i].name);
    }
    return Problem{"there is no action '" + std::string(word) + "'; actions are: " + one_of(names)};
}

Result<Argument> read_number(const PickFace& pick, std::string_view word)
{
    unsigned value = 0;
    bool is_number = !word.empty() && word.size() <= 5;
    for (const char c : word) {
        is_number = is_number && c >= '0' && c <= '9';
        if (is_number) value = value * 10 + static_cast<unsigned>(c - '0');
    }
    if (is_number && value < pick.kind->count) return static_cast<Argument>(value);
    return Problem{"'" + std::string(word) + "' is no " + std::string(pick.name) +
                   "; it is a number from 0 to " + std::to_string(pick.kind->count - 1)};
}

Result<Argument> read_argument(const PickFace& pick, std::string_view word)
{
    if (word == "-") return no_argument;
    if (pick.kind->write == nullptr) return read_number(pick, word);
    if (pick.kind->read != nullptr) {
        Argument value = 0;
        if (pick.kind->read(word, value)) return value;
        return Problem{"'" + std::string(word) + "' is no " + std::string(pick.kind->name)};
    }
    std::vector<std::string> names;
    for (Argument value = 0; value < pick.kind->count; ++value) {
        names.push_back(pick.kind->text(value));
        if (names.back() == word) return value;
    }
    return Problem{"there is no " + std::string(pick.kind->name) + " '" + std::string(word) +
                   "'; there are: " + one_of(names)};
}

bool begins_with(const Move& move, const Move& partial, std::size_t picked)
{
    if (picked == 0) return true;
    if (move.action != partial.action) return false;
    for (std::size_t i = 0; i + 1 < picked; ++i) {
        if (move.arguments[i] != partial.arguments[i]) return false;
    }
    return true;
}

bool has_option(const ChoiceStep& step, Argument value)
{
    for (const ChoiceOption& option : step.options) {
        if (option.value == value) return true;
    }
    return false;
}

}  // namespace

std::string move_text(const GameFace& face, const Move& move)
{
    CHECK(move.action < face.actions.size());
    const ActionFace& action = face.actions[move.action];
    std::string out(action.name);
    for (std::size_t i = 0; i < move.count; ++i) {
        out += " ";
        out += i < action.picks.size() ? action.picks[i].kind->text(move.arguments[i])
                                       : std::to_string(move.arguments[i]);
    }
    return out;
}

Result<Move> read_move(const GameFace& face, std::string_view text)
{
    const std::vector<std::string_view> words = words_in(text);
    if (words.empty()) return Problem{"a move is an action and its arguments; this is empty"};
    const Result<std::uint8_t> index = read_action(face, words[0]);
    if (!index) return index.problem();
    const ActionFace& action = face.actions[index.value()];
    if (words.size() - 1 != action.picks.size()) {
        std::string needs;
        for (const PickFace& pick : action.picks) needs += " " + std::string(pick.name);
        return Problem{"'" + std::string(action.name) +
                       "' is written: " + std::string(action.name) + needs};
    }
    Move move{index.value(), static_cast<std::uint8_t>(action.picks.size()), {}};
    for (std::size_t i = 0; i < action.picks.size(); ++i) {
        const Result<Argument> value = read_argument(action.picks[i], words[i + 1]);
        if (!value) return value.problem();
        move.arguments[i] = value.value();
    }
    return move;
}

ChoiceStep next_choice(const GameFace& face, const MoveList& legal, const Move& partial,
                       std::size_t picked)
{
    ChoiceStep step;
    if (picked > 0) {
        const ActionFace& action = face.actions[partial.action];
        step.is_complete = picked > action.picks.size();
        if (step.is_complete) return step;
        const PickFace& pick = action.picks[picked - 1];
        step.name = pick.name;
        step.prompt = pick.prompt.empty() ? pick.name : pick.prompt;
    } else {
        step.name = "action";
        step.prompt = "What do you do?";
    }
    for (const Move& move : legal) {
        if (!begins_with(move, partial, picked)) continue;
        const Argument value = picked == 0 ? move.action : move.arguments[picked - 1];
        if (has_option(step, value)) continue;
        if (picked == 0) {
            const ActionFace& action = face.actions[value];
            step.options.push_back({value, std::string(action.name), action.prompt, nullptr});
        } else {
            const PickFace& pick = face.actions[partial.action].picks[picked - 1];
            step.options.push_back({value, pick.kind->text(value), {}, pick.kind});
        }
    }
    return step;
}

}  // namespace sortie
