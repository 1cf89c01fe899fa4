// Messages of clients to the core of the server, with a store in memory.
//
// An input is lines. "1{...}" to "4{...}" is a message of one of four visitors, of whom the last has no token. The other
// lines are the world around: "t60" lets 60 seconds pass, "x2" is a visitor who loses his connection and comes back,
// "fu", "ff", "fc" and "fw" make the next write fail (unavailable, full, uncertain and not written, uncertain and
// written), "h" and "g" hold back and let go what the store answers, "mTEXT" is mail of another server, "l" and "n" with a
// table's id tell that it was lost or changed. Tables have the ids bbbbbbbb, dddddddd, ffffffff, ... in their order.
// What must hold:
//
//   - Whatever is sent is a JSON object with a type.
//   - Every message is answered, once, with its own ref.
//   - The store is asked for nothing that it must refuse as invalid.
//   - The secret of a game is told to nobody before the game is over.
//   - No rule has a fault.
//   - A server that is started on the same store has every table as the first one had it.

#include <charconv>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "fuzz/targets.h"
#include "games/games.h"
#include "server/core/core.h"
#include "store/validate.h"
#include "tests/server/sim_store.h"

namespace sortie::fuzz {
namespace {

namespace json = boost::json;

constexpr std::size_t lines_max = 48;  // so that an input takes milliseconds
constexpr std::size_t visitors_count = 4;
constexpr int ticks_max = 12;

struct WriteFailure {
    StoreError error = StoreError::unavailable;
    bool is_written = false;
};

// The n-th number that is asked for: the same digits over and over, of which a table's id is made of one letter.
std::string digits_of(std::uint64_t n, std::size_t count)
{
    constexpr std::string_view hex = "0123456789abcdef";
    constexpr std::uint64_t values = 31;  // of which letters of an id are made
    std::string digits;
    while (digits.size() < count) {
        const std::uint64_t value = digits.size() < 12 ? n % values : n / values % values;
        digits += hex[value / 16];
        digits += hex[value % 16];
    }
    return digits.substr(0, count);
}

class World {
public:
    explicit World(sim::SimStore& disk) : disk_(disk)
    {
        for (std::size_t i = 0; i < visitors_count; ++i) come(i);
        settle();
    }

    void feed(std::string_view line)
    {
        if (line.empty()) return;
        const char kind = line[0];
        const std::string_view rest = line.substr(1);
        switch (kind) {
            case '1':
            case '2':
            case '3':
            case '4': say(static_cast<std::size_t>(kind - '1'), rest); break;
            case 't': pass(seconds_in(rest)); break;
            case 'x': return_of(rest); break;
            case 'f': fail_next(rest); break;
            case 'h': is_holding_ = true; break;
            case 'g': let_go(); break;
            case 'm': hear(MailArrived{"there", std::string(rest)}); break;
            case 'l': hear(TableLost{std::string(rest)}); break;
            case 'n': hear(TableChanged{std::string(rest), 1'000}); break;
            default: break;
        }
    }
    // Everything that is under way comes to its end.
    void rest()
    {
        failure_.reset();
        let_go();
        for (int i = 0; i < 4; ++i) pass(Time{2 * retry_milliseconds});
        must(core_.is_at_rest(), "the core comes to rest");
        for (std::size_t i = 0; i < visitors_count; ++i) {
            must(open_[i].empty(), "every message is answered; left is: " +
                                       (open_[i].empty() ? "" : *open_[i].begin()));
        }
        must(core_.counters().faults == 0, "no rule has a fault");
    }
    // Opens a table that is stored.
    const Table* look_at(const std::string& id)
    {
        say(0, json::serialize(json::object{{"do", "watch"}, {"ref", "look"}, {"table", id}}));
        return core_.table(id);
    }
    const Table* table(const std::string& id) const { return core_.table(id); }

private:
    void come(std::size_t who)
    {
        constexpr std::array tokens{"anna", "bert", "carl", ""};
        connections_[who] = ++connections_made_;
        open_[who].clear();
        core_.opened(connections_[who], tokens[who], now_);
    }
    void say(std::size_t who, std::string_view text)
    {
        open_[who].insert(read_request(text).ref);
        core_.received(connections_[who], text, now_);
        settle();
    }
    void hear(const StoreNews& news)
    {
        core_.heard(news, now_);
        settle();
    }
    void return_of(std::string_view which)
    {
        if (which.empty() || which[0] < '1' || which[0] > '4') return;
        const auto who = static_cast<std::size_t>(which[0] - '1');
        core_.closed(connections_[who], now_);
        come(who);
        settle();
    }
    void fail_next(std::string_view how)
    {
        failure_ = WriteFailure{};
        if (how == "f") failure_->error = StoreError::full;
        if (how == "c" || how == "w") failure_->error = StoreError::uncertain;
        failure_->is_written = how == "w";
    }
    void let_go()
    {
        is_holding_ = false;
        settle();
    }
    static Time seconds_in(std::string_view text)
    {
        unsigned seconds = 0;
        std::from_chars(text.data(), text.data() + text.size(), seconds);
        return Time{1'000} * (seconds % 1'000);
    }
    void pass(Time milliseconds)
    {
        now_ += milliseconds;
        for (int i = 0; i < ticks_max && core_.due().value_or(now_ + 1) <= now_; ++i) {
            core_.tick(now_);
            settle();
        }
    }

    void settle()
    {
        for (auto outputs = core_.take_outputs(); !outputs.empty();
             outputs = core_.take_outputs()) {
            for (const Output& output : outputs) {
                if (const auto* sent = std::get_if<SendText>(&output)) take(*sent);
                if (const auto* asked = std::get_if<AskStore>(&output)) asked_.push_back(*asked);
                if (const auto* asked = std::get_if<AskThought>(&output)) think(*asked);
            }
            if (!is_holding_) answer_all();
        }
        if (!is_holding_ && !asked_.empty()) {
            answer_all();
            settle();
        }
    }
    // A few iterations are as good as many for what is tried here.
    void think(const AskThought& asked)
    {
        asked.thinking->run(2);
        core_.thought(asked.ticket, asked.thinking->conclude(), now_);
    }
    void answer_all()
    {
        const auto asked = std::exchange(asked_, {});
        for (const AskStore& each : asked) {
            core_.answered(each.ticket, perform(each.request), now_);
        }
    }
    StoreAnswer perform(const StoreRequest& request)
    {
        if (const auto refusal = why_not(request)) {
            must(refusal->error != StoreError::invalid,
                 "the store is asked for what it can do: " + refusal->details);
            return *refusal;
        }
        const bool is_write = std::holds_alternative<AppendRecords>(request) ||
                              std::holds_alternative<CreateTable>(request);
        if (!is_write || !failure_) return disk_.perform(request);
        const WriteFailure failure = *std::exchange(failure_, std::nullopt);
        if (failure.is_written) disk_.perform(request);
        return StoreFailure{failure.error, "", "as the input says"};
    }

    void take(const SendText& sent)
    {
        boost::system::error_code problem;
        const json::value message = json::parse(*sent.text, problem);
        must(!problem && message.is_object(), "what is sent is a JSON object: " + *sent.text);
        const json::value* type = message.get_object().if_contains("type");
        must(type != nullptr && type->is_string(), "a message has a type: " + *sent.text);
        check_secrets(*sent.text);
        if (type->get_string() != "answer") return;
        const json::value* ref = message.get_object().if_contains("ref");
        must(ref != nullptr && ref->is_string(), "an answer has a ref: " + *sent.text);
        for (std::size_t who = 0; who < visitors_count; ++who) {
            if (connections_[who] != sent.to) continue;
            const auto found = open_[who].find(std::string(ref->get_string()));
            must(found != open_[who].end(), "what is answered was asked: " + *sent.text);
            open_[who].erase(found);
        }
    }
    void check_secrets(const std::string& text) const
    {
        for (const auto& [id, stored] : disk_.tables()) {
            const Table* open = core_.table(id);
            if (open == nullptr || open->is_over()) continue;
            must(text.find(open->created().secret) == std::string::npos,
                 "a secret is told to nobody: " + text);
        }
    }

    sim::SimStore& disk_;
    std::uint64_t randoms_ = 0;
    Core core_{all_games(), CoreSettings{"here", Pace{0, 0, 0}},
               [this](std::size_t count) { return digits_of(++randoms_, count); }};
    std::array<Connection, visitors_count> connections_{};
    std::array<std::multiset<std::string>, visitors_count> open_;  // what is not answered yet
    Connection connections_made_ = 0;
    std::vector<AskStore> asked_;
    std::optional<WriteFailure> failure_;
    bool is_holding_ = false;
    Time now_ = 1'000'000;
};

std::string hash_of(const Table* table)
{
    if (table == nullptr || table->match() == nullptr) return "";
    return table->match()->position().hash().to_hex();
}

}  // namespace

void feed_frames(std::string_view input)
{
    sim::SimStore disk;
    World world(disk);
    for (std::size_t i = 0; i < lines_max && !input.empty(); ++i) world.feed(next_line(input));
    world.rest();
    World later(disk);
    std::vector<std::string> ids;
    for (const auto& [id, stored] : disk.tables()) ids.push_back(id);
    for (const std::string& id : ids) {
        const Table* before = world.table(id);
        const std::string hash = hash_of(before);
        const Table* after = later.look_at(id);
        must(after != nullptr, "a table that is stored can be opened");
        must(before == nullptr || hash_of(after) == hash, "a table is as it was before");
    }
}

}  // namespace sortie::fuzz
