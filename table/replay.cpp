#include "table/replay.h"

#include <algorithm>
#include <charconv>
#include <span>
#include <utility>

#include "engine/words.h"

namespace sortie {
namespace {

constexpr std::string_view magic = "sortie-replay ";
constexpr std::string_view before_hash = " => ";
constexpr std::size_t hash_digits = 32;
constexpr std::size_t check_digits = 8;

Hash128 hash_text(std::string_view text, std::uint64_t seed = 0)
{
    return hash_bytes(std::as_bytes(std::span(text.data(), text.size())), seed);
}

// The chain of checks: each line's depends on the line and, through the seed, on all lines before it.
std::string check_of(std::string_view line, std::uint64_t& chain)
{
    chain = hash_text(line, chain).low;
    return Hash128{chain, 0}.to_hex().substr(hash_digits - check_digits);
}

template <class Number>
std::optional<Number> number_in(std::string_view text)
{
    Number number{};
    const char* begin = text.data();
    const char* end = begin + text.size();
    const auto [at, error] = std::from_chars(begin, end, number);
    if (error != std::errc{} || at != end) return std::nullopt;
    return number;
}

// Removes a prefix; false, with nothing removed, when the text does not begin with it.
bool take(std::string_view& text, std::string_view prefix)
{
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

// Reads line by line. Every function answers false after a problem.
class ReplayReader {
public:
    explicit ReplayReader(std::string_view text) : text_(text) {}

    Result<Replay> read()
    {
        if (!read_first_line() || !read_head()) return problem_;
        chain_ = hash_text(text_.substr(0, at_)).low;
        while (!is_next("outcome ")) {
            if (!read_step()) return problem_;
        }
        if (!read_outcome() || !read_checksum()) return problem_;
        return std::move(replay_);
    }

private:
    bool refuse(std::string words)
    {
        problem_.words = std::move(words);
        return false;
    }
    std::string place() const
    {
        const std::size_t made = replay_.steps.size();
        return made == 0 ? "before its first step" : "after step " + std::to_string(made);
    }
    bool damaged(const std::string& words)
    {
        return refuse("the replay is damaged " + place() + ": " + words);
    }
    bool is_next(std::string_view prefix) const { return text_.substr(at_).starts_with(prefix); }

    // A line without its end is one that was cut off.
    bool next_line()
    {
        const std::size_t end = text_.find('\n', at_);
        if (end == std::string_view::npos) {
            return refuse("the replay is truncated: it breaks off " + place());
        }
        line_ = text_.substr(at_, end - at_);
        at_ = end + 1;
        return true;
    }
    // The next line begins with the word, and `line_` is what follows it.
    bool next_line(std::string_view word)
    {
        if (!next_line()) return false;
        const std::string_view line = line_;
        if (take(line_, word) && take(line_, " ") && !line_.empty()) return true;
        return damaged("'" + std::string(word) + " ...' is expected, not " + shown(line));
    }
    template <class Number>
    bool next_number(std::string_view word, Number least, Number most, Number& out)
    {
        if (!next_line(word)) return false;
        const auto number = number_in<Number>(line_);
        if (!number || *number < least || *number > most) {
            return damaged("'" + std::string(word) + "' is followed by a number from " +
                           std::to_string(least) + " to " + std::to_string(most) + ", not by " +
                           shown(line_));
        }
        out = *number;
        return true;
    }

    bool read_first_line()
    {
        std::string_view rest = text_;
        if (!take(rest, magic)) {
            return refuse("this is not a replay: its first line is not 'sortie-replay 1'");
        }
        if (!next_line()) return false;
        if (line_.ends_with('\r')) {
            return damaged("its lines end with carriage returns, which a transfer has added");
        }
        const auto format = number_in<std::uint32_t>(line_.substr(magic.size()));
        if (!format || *format == 0) return damaged(shown(line_) + " names no replay format");
        if (*format == replay_format) return true;
        return refuse("the replay has format " + std::to_string(*format) +
                      ", which is newer than this program reads; it reads format " +
                      std::to_string(replay_format));
    }

    bool read_head()
    {
        if (!next_line("game")) return false;
        replay_.game = line_;
        if (!next_number("rules", 0u, UINT32_MAX, replay_.rules_version)) return false;
        if (!next_number("seats", 1, seats_max, replay_.seats)) return false;
        while (is_next("option ")) {
            if (!read_option()) return false;
        }
        if (!next_line("seed")) return false;
        const auto seed = Seed::from_hex(line_);
        if (!seed || seed->to_hex() != line_) return damaged("a seed has 64 hexadecimal digits");
        replay_.seed = *seed;
        if (is_next("table ") && !read_chance()) return false;
        if (!next_line("start")) return false;
        return read_hash(line_, replay_.start_hash);
    }

    bool read_chance()
    {
        ChanceProof proof;
        if (!next_line("table")) return false;
        proof.table = line_;
        if (!next_line("commitment")) return false;
        proof.commitment = line_;
        if (!next_line("secret")) return false;
        const auto secret = Seed::from_hex(line_);
        if (!secret || secret->to_hex() != line_) {
            return damaged("a secret has 64 hexadecimal digits");
        }
        proof.secret = *secret;
        while (is_next("part ")) {
            if (!next_line("part") || !read_part(proof)) return false;
        }
        replay_.chance = std::move(proof);
        return true;
    }
    // "seat 1 0c5d..."; seats in their order.
    bool read_part(ChanceProof& proof)
    {
        const std::string_view line = line_;
        const bool has_seat = take(line_, "seat ");
        const std::size_t blank = line_.find(' ');
        const auto seat = number_in<int>(line_.substr(0, blank));
        const int least =
            proof.contributions.empty() ? 0 : proof.contributions.back().seat.index + 1;
        if (!has_seat || blank == std::string_view::npos || !seat || *seat <= least ||
            *seat > replay_.seats) {
            return damaged("a part is written 'seat N DIGITS' in the order of the seats, not " +
                           shown(line));
        }
        proof.contributions.push_back({seat_at(*seat - 1), std::string(line_.substr(blank + 1))});
        return true;
    }

    bool read_option()
    {
        if (!next_line("option")) return false;
        const std::size_t blank = line_.find(' ');
        if (blank == 0 || blank == std::string_view::npos || blank + 1 == line_.size()) {
            return damaged("an option has a name and a value, not " + shown(line_));
        }
        ReplayOption option{std::string(line_.substr(0, blank)),
                            std::string(line_.substr(blank + 1))};
        const auto has_its_name = [&](const ReplayOption& each) {
            return each.name == option.name;
        };
        if (std::ranges::any_of(replay_.options, has_its_name)) {
            return damaged("option " + shown(option.name) + " is there twice");
        }
        replay_.options.push_back(std::move(option));
        return true;
    }

    // Capitals would be another spelling of the same hash; there is only one.
    bool read_hash(std::string_view digits, Hash128& out)
    {
        const auto hash = Hash128::from_hex(digits);
        if (!hash || hash->to_hex() != digits) {
            return damaged("a hash has 32 hexadecimal digits, not " + shown(digits));
        }
        out = *hash;
        return true;
    }

    // "17 seat 1: place b2 => <hash> <check>"
    bool read_step()
    {
        if (!next_line()) return false;
        const std::string number = std::to_string(replay_.steps.size() + 1);
        const std::string_view line = line_;
        const std::size_t blank = line.rfind(' ');
        // The last blank may be the one behind "seat", in a line that breaks off there.
        const std::string start = number + " seat ";
        if (!take(line_, start) || blank < start.size()) {
            return damaged("step " + number + " or the outcome is expected, not " + shown(line));
        }
        if (check_of(line.substr(0, blank), chain_) != line.substr(blank + 1)) {
            return refuse("the replay is damaged at step " + number + ": its check does not match");
        }
        line_.remove_suffix(line.size() - blank);
        return read_move(number);
    }
    bool read_move(const std::string& number)
    {
        const std::size_t colon = line_.find(": ");
        const std::size_t hash = line_.rfind(before_hash);
        if (colon == std::string_view::npos || hash == std::string_view::npos || hash < colon + 2) {
            return damaged("step " + number + " is not written 'seat N: MOVE => HASH'");
        }
        const auto seat = number_in<int>(line_.substr(0, colon));
        if (!seat || *seat < 1 || *seat > replay_.seats) {
            return damaged("step " + number + " is of a seat from 1 to " +
                           std::to_string(replay_.seats) + ", not of " +
                           shown(line_.substr(0, colon)));
        }
        ReplayStep step{
            seat_at(*seat - 1), std::string(line_.substr(colon + 2, hash - colon - 2)), {}};
        if (!read_hash(line_.substr(hash + before_hash.size()), step.hash)) return false;
        replay_.steps.push_back(std::move(step));
        return true;
    }

    bool read_outcome()
    {
        if (!next_line("outcome")) return false;
        if (line_ == "unfinished") return true;
        std::vector<int> scores;
        bool is_whole = take(line_, "scores");
        while (is_whole && take(line_, " ")) {
            const std::string_view word = line_.substr(0, line_.find(' '));
            const auto score = number_in<int>(word);
            is_whole = score.has_value();
            if (is_whole) scores.push_back(*score);
            line_.remove_prefix(word.size());
        }
        if (!is_whole || !line_.empty() ||
            scores.size() != static_cast<std::size_t>(replay_.seats)) {
            return damaged("the outcome is 'unfinished' or 'scores' with one number for each seat");
        }
        replay_.scores = std::move(scores);
        return true;
    }

    bool read_checksum()
    {
        const std::string_view covered = text_.substr(0, at_);
        Hash128 sum;
        if (!next_line("checksum") || !read_hash(line_, sum)) return false;
        if (at_ != text_.size()) return damaged("something follows its last line");
        if (sum != hash_text(covered)) return damaged("its checksum does not match");
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::string_view line_;
    std::uint64_t chain_ = 0;
    Replay replay_;
    Problem problem_;
};

std::string chance_lines(const ChanceProof& proof)
{
    std::string out = "table " + proof.table + "\n";
    out += "commitment " + proof.commitment + "\n";
    out += "secret " + proof.secret.to_hex() + "\n";
    for (const Contribution& part : proof.contributions) {
        out += "part seat " + std::to_string(part.seat.index + 1) + " " + part.digits + "\n";
    }
    return out;
}

}  // namespace

std::string replay_text(const Replay& replay)
{
    std::string out = std::string(magic) + std::to_string(replay_format) + "\n";
    out += "game " + replay.game + "\n";
    out += "rules " + std::to_string(replay.rules_version) + "\n";
    out += "seats " + std::to_string(replay.seats) + "\n";
    for (const ReplayOption& option : replay.options) {
        out += "option " + option.name + " " + option.value + "\n";
    }
    out += "seed " + replay.seed.to_hex() + "\n";
    if (replay.chance) out += chance_lines(*replay.chance);
    out += "start " + replay.start_hash.to_hex() + "\n";
    std::uint64_t chain = hash_text(out).low;
    for (std::size_t i = 0; i < replay.steps.size(); ++i) {
        const ReplayStep& step = replay.steps[i];
        const std::string line = std::to_string(i + 1) + " seat " +
                                 std::to_string(step.seat.index + 1) + ": " + step.move +
                                 std::string(before_hash) + step.hash.to_hex();
        out += line + " " + check_of(line, chain) + "\n";
    }
    out += "outcome ";
    if (!replay.scores) out += "unfinished";
    if (replay.scores) out += "scores";
    for (const int score : replay.scores.value_or(std::vector<int>{})) {
        out += " " + std::to_string(score);
    }
    out += "\n";
    const std::string sum = hash_text(out).to_hex();
    return out + "checksum " + sum + "\n";
}

Result<Replay> read_replay(std::string_view text)
{
    return ReplayReader(text).read();
}

}  // namespace sortie
