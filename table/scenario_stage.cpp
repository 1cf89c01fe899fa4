#include "table/scenario_stage.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/field_path.h"
#include "engine/shape_value.h"
#include "engine/words.h"
#include "table/guard.h"

namespace sortie::scenario {
namespace {

// Where play stands is an address in a program and the window that is open points into a table; a number
// that fits neither would lead the engine astray. Chance has statements of its own.
Failure why_not_settable(std::string_view path)
{
    const std::string_view field = path.substr(0, path.find_first_of(".["));
    if (field == "flow" && path != "flow.awaited") {
        return "where play stands is reached by moves; of 'flow' only flow.awaited can be set";
    }
    if (field == "windows") return "a window is opened by moves and cannot be set";
    if (field == "rng") return "chance is forced with 'dice' and 'picks' and cannot be set";
    return std::nullopt;
}

// "[aim, luck]", taken apart. Nothing where the text is no list of words.
std::optional<std::vector<std::string>> words_of_list(std::string_view text)
{
    TextScanner scan(text);
    std::vector<std::string> words;
    if (!scan.take('[')) return std::nullopt;
    while (!scan.take(']')) {
        if (!words.empty() && !scan.take(',')) return std::nullopt;
        const auto word = scan.word();
        if (!word) return std::nullopt;
        words.push_back(word->text);
    }
    if (!scan.at_end()) return std::nullopt;
    return words;
}
std::string list_of_words(std::span<const std::string> words)
{
    std::string text = "[";
    for (const std::string& word : words) text += (text == "[" ? "" : ", ") + written_word(word);
    return text + "]";
}

}  // namespace

Failure Stage::begin()
{
    const auto fault = guarded([&] {
        Events events(events_);
        position_ = game_.start(setup_, events);
    });
    if (fault) return "the game does not start: " + *fault;
    return std::nullopt;
}

Failure Stage::check() const
{
    const auto fault = guarded([&] { position_->check(); });
    if (!fault) return std::nullopt;
    return "the position is not possible in " + std::string(game_.info().name) +
           "; this does not hold: " + *fault;
}

Failure Stage::why_no_seat(Seat seat) const
{
    if (seat.index < setup_.seats) return std::nullopt;
    return "there is no seat " + std::to_string(seat.index + 1) + "; the game has seats 1 to " +
           std::to_string(setup_.seats);
}

Result<Move> Stage::read(const SeatAndMove& what) const
{
    if (Failure words = why_no_seat(what.seat)) return Problem{*words};
    return read_move(game_.face(), what.move);
}

Failure Stage::carry_out(const SetField& set)
{
    if (Failure words = why_not_settable(set.path)) return words;
    const SeatSet awaited = position_->awaiting();
    const auto problem = set_field(game_.shape(), position_->data(), set.path, set.value);
    if (problem) return problem->words;
    for (const Seat seat : position_->awaiting() - awaited) {
        if (Failure words = why_no_seat(seat)) return words;
    }
    return std::nullopt;
}

// What the list holds stays the same; only its order changes.
Failure Stage::carry_out(const PutOnTop& put)
{
    if (Failure words = why_not_settable(put.path)) return words;
    const auto place = find_field(game_.shape(), position_->data(), put.path);
    if (!place) return place.problem().words;
    const Shape& shape = *place.value().shape;
    if (shape.kind != ShapeKind::list || !is_scalar(*shape.item)) {
        return put.path + " is no list of names or numbers, so it has no top";
    }
    const auto wanted = words_of_list(put.items);
    if (!wanted || wanted->empty()) {
        return "items are given as in [aim, luck], the one on top last, not " + shown(put.items);
    }
    const auto found = field_text(game_.shape(), position_->data(), put.path);
    std::vector<std::string> items =
        words_of_list(found.value()).value_or(std::vector<std::string>{});
    for (const std::string& each : *wanted) {
        const auto at = std::ranges::find(items, each);
        if (at == items.end()) {
            return shown(each) + " is not in " + put.path + ", or not so often";
        }
        items.erase(at);
    }
    items.insert(items.end(), wanted->begin(), wanted->end());
    const auto problem =
        set_field(game_.shape(), position_->data(), put.path, list_of_words(items));
    return problem ? Failure{problem->words} : std::nullopt;
}

Failure Stage::why_no_chance(std::string_view what) const
{
    if (position_->rng() != nullptr) return std::nullopt;
    return std::string(game_.info().name) + " leaves nothing to chance, so there are no " +
           std::string(what) + " to force";
}

Failure Stage::carry_out(const ForceDice& force)
{
    if (Failure words = why_no_chance("dice")) return words;
    return guarded([&] { position_->rng()->force_dice(force.faces); });
}

Failure Stage::carry_out(const ForcePicks& force)
{
    if (Failure words = why_no_chance("picks")) return words;
    return guarded([&] { position_->rng()->force_picks(force.results); });
}

Failure Stage::carry_out(const FreeChance&)
{
    if (Failure words = why_no_chance("dice")) return words;
    next_is_free_ = true;
    return std::nullopt;
}

Failure Stage::unused_chance() const
{
    const Rng* rng = is_begun() ? position_->rng() : nullptr;
    if (rng == nullptr) return std::nullopt;
    const auto left = [](int count, const std::string& one, std::string_view used) {
        return std::to_string(count) + " forced " + one + (count == 1 ? " was" : "s were") +
               " not " + std::string(used);
    };
    if (rng->dice.count > 0) return left(rng->dice.count, "roll", "thrown");
    if (rng->picks.count > 0) return left(rng->picks.count, "pick", "used");
    return std::nullopt;
}

Failure Stage::carry_out(const MakeMove& make)
{
    const Result<Move> move = read(make.what);
    if (!move) return move.problem().words;
    const Rng* rng = position_->rng();
    const std::uint64_t drawn = rng == nullptr ? 0 : rng->drawn;
    const bool may_draw = !is_chance_forced_ || std::exchange(next_is_free_, false);
    std::optional<Refusal> refusal;
    events_.clear();
    const auto fault = guarded([&] {
        Events events(events_);
        Step step;
        refusal = position_->apply(make.what.seat, move.value(), events, step);
    });
    if (fault) {
        return "the rules fail: " + *fault +
               (is_chance_forced_ ? " (do the forced dice and picks fit what is thrown?)" : "");
    }
    if (refusal) return "the move is refused: " + refusal->text();
    if (!may_draw && rng != nullptr && rng->drawn != drawn) {
        return "the move threw a die that the scenario did not force; force it with 'dice' or"
               " 'picks', or write 'chance free' before the move";
    }
    return std::nullopt;
}

Failure Stage::carry_out(const ExpectRefusal& expected)
{
    const Result<Move> move = read(expected.what);
    if (!move) return move.problem().words;
    const Hash128 before = position_->hash();
    std::optional<Refusal> refusal;
    const auto fault = guarded([&] {
        Events silent;
        Step step;
        refusal = position_->apply(expected.what.seat, move.value(), silent, step);
    });
    if (fault) return "the rules fail: " + *fault;
    if (!refusal) return "a refusal is expected, the move is legal";
    const bool is_as_expected =
        refusal->code == expected.code &&
        refusal->rule == expected.rule.value_or(std::string(refusal->rule)) &&
        refusal->words == expected.words.value_or(refusal->words);
    if (!is_as_expected) {
        std::string words = expected.code;
        if (expected.rule) words += " of rule " + *expected.rule;
        if (expected.words) words += " with the words '" + *expected.words + "'";
        return words + " is expected, the refusal is: " + refusal->text();
    }
    if (position_->hash() != before) return "the refused move has changed the position";
    return std::nullopt;
}

}  // namespace sortie::scenario
