#include "bench/load/party.h"

#include <string_view>
#include <utility>

#include <boost/asio/steady_timer.hpp>
#include <fmt/format.h>

#include "bench/load/link.h"

namespace sortie::load {
namespace {

constexpr int lanes_at_once = 64;

// 43 characters of base64url; the number makes it one of its own.
std::string token_of(int number)
{
    return fmt::format("{:0>42}A", number);
}

// Messages are not parsed but searched: the client shares the machine with the server, and the keys come in the order
// that docs/protocol.md and table/json.h promise.
std::string_view behind(std::string_view text, std::string_view mark)
{
    const std::size_t at = text.find(mark);
    return at == std::string_view::npos ? std::string_view{} : text.substr(at + mark.size());
}

bool is_ok(std::string_view answer)
{
    return answer.find("\"ok\":true") != std::string_view::npos;
}

struct Turn {
    bool is_known = false;
    bool is_awaited = false;
    bool is_over = false;
};

// Whose turn it is, from a view: ... "awaited":[0,2],"over":false ...
Turn turn_in(std::string_view message, int seat)
{
    const std::string_view rest = behind(message, "\"awaited\":[");
    const std::size_t end = rest.find(']');
    if (rest.empty() || end == std::string_view::npos) return {};
    const auto digit = static_cast<char>('0' + seat);
    Turn turn{.is_known = true};
    turn.is_awaited = rest.substr(0, end).find(digit) != std::string_view::npos;
    turn.is_over = rest.substr(end).starts_with("],\"over\":true");
    return turn;
}

// One of the moves of a list, by chance, and never to resign; "" if there is none.
std::string_view move_from(std::string_view list, Chance& chance)
{
    constexpr std::string_view mark = "{\"text\":\"";
    std::vector<std::string_view> moves;
    for (std::string_view rest = behind(list, mark); !rest.empty(); rest = behind(rest, mark)) {
        const std::string_view move = rest.substr(0, rest.find('"'));
        if (!move.starts_with("resign")) moves.push_back(move);
    }
    return moves.empty() ? std::string_view{} : moves[chance.below(moves.size())];
}

}  // namespace

struct Party::Shared {
    boost::asio::io_context& io;
    Meter& meter;
    PartyOptions options;
    bool is_playing = false;
};

namespace {

// One seat with its connection. It has at most one request on its way.
class Bot {
public:
    Bot(Party::Shared& shared, int number, int seat)
        : shared_(shared), link_(shared.io), timer_(shared.io), seat_(seat), number_(number),
          chance_(static_cast<std::uint64_t>(number))
    {
        link_.on_message = [this](std::string_view text) { heard(text); };
        link_.on_break = [this] { ++shared_.meter.broken; };
    }

    std::function<void()> when_over;  // once for every game

    void connect(std::uint16_t port, std::function<void()> done)
    {
        link_.open(port, token_of(number_), [this, done = std::move(done)](bool is_open) {
            if (!is_open) ++shared_.meter.broken;
            done();
        });
    }
    void ask(std::string text, std::function<void(std::string_view)> then)
    {
        then_ = std::move(then);
        link_.send(std::move(text));
    }
    // Looks at the table, from its seat or as a spectator, and plays from then on.
    void watch(const std::string& table, bool has_seat, std::function<void()> done)
    {
        table_ = table;
        has_seat_ = has_seat;
        const std::string seat = has_seat ? std::to_string(seat_) : "null";
        ask(fmt::format(R"({{"do":"watch","ref":"w","table":"{}","seat":{}}})", table, seat),
            [this, done = std::move(done)](std::string_view answer) {
                turn_ = turn_in(answer, seat_);
                done();
            });
    }
    void go_on()
    {
        if (!shared_.is_playing || then_ || is_thinking_) return;
        if (turn_.is_over) {
            turn_ = {};
            return when_over();
        }
        if (has_seat_ && turn_.is_awaited) ask_for_moves();
    }

private:
    void heard(std::string_view text)
    {
        if (text.starts_with(R"({"type":"answer")")) {
            if (auto then = std::exchange(then_, nullptr)) then(text);
        } else if (text.starts_with(R"({"type":"update")")) {
            if (shared_.meter.is_on) shared_.meter.updates_received.add(text.size());
            if (const Turn turn = turn_in(text, seat_); turn.is_known) turn_ = turn;
        }
        go_on();
    }
    void ask_for_moves()
    {
        turn_.is_awaited = false;  // until an update or a refusal says so again
        std::string question =
            fmt::format(R"({{"do":"moves","ref":"q","table":"{}","seat":{}}})", table_, seat_);
        if (shared_.meter.is_on) shared_.meter.questions_sent.add(question.size());
        sent_ = SteadyClock::now();
        ask(std::move(question), [this](std::string_view answer) {
            if (shared_.meter.is_on) {
                shared_.meter.questions.add(SteadyClock::now() - sent_);
                shared_.meter.lists_received.add(answer.size());
            }
            move_ = move_from(answer, chance_);
            if (!move_.empty()) think();
        });
    }
    void think()
    {
        if (shared_.options.think.count() == 0) return send_move();
        is_thinking_ = true;
        timer_.expires_after(chance_.around(shared_.options.think));
        timer_.async_wait([this](const boost::system::error_code& error) {
            if (error) return;
            is_thinking_ = false;
            send_move();
        });
    }
    void send_move()
    {
        std::string request =
            fmt::format(R"({{"do":"move","ref":"m","table":"{}","seat":{},"move":"{}","id":"{}"}})",
                        table_, seat_, move_, ++moves_);
        if (shared_.meter.is_on) shared_.meter.moves_sent.add(request.size());
        sent_ = SteadyClock::now();
        ask(std::move(request), [this](std::string_view answer) {
            if (!is_ok(answer)) {
                // Another seat was faster. Whether it still is its turn, the list of moves will say.
                if (shared_.meter.is_on) ++shared_.meter.refused;
                turn_.is_awaited = !turn_.is_over;
                return;
            }
            if (!shared_.meter.is_on) return;
            shared_.meter.moves.add(SteadyClock::now() - sent_);
            shared_.meter.answers_received.add(answer.size());
        });
    }

    Party::Shared& shared_;
    Link link_;
    boost::asio::steady_timer timer_;
    int seat_;
    int number_;
    Chance chance_;
    std::string table_;
    std::string move_;
    std::function<void(std::string_view)> then_;  // what the next answer is for
    Turn turn_;
    SteadyClock::time_point sent_;
    std::uint64_t moves_ = 0;
    bool has_seat_ = false;
    bool is_thinking_ = false;
};

}  // namespace

// The bots of one table, which agree on where they play.
class Party::Group {
public:
    Group(Shared& shared, int number) : shared_(shared)
    {
        const int seats = shared.options.seats;
        for (int i = 0; i < seats; ++i) {
            bots_.push_back(std::make_unique<Bot>(shared, number * seats + i + 1, i));
            bots_.back()->when_over = [this, i] { leave(i); };
        }
    }

    Bot& bot(int seat) { return *bots_[static_cast<std::size_t>(seat)]; }

    void sit_down(std::function<void()> done)
    {
        done_ = std::move(done);
        std::string seats;
        for (int i = 0; i < shared_.options.seats; ++i) {
            seats += i == 0 ? R"({"kind":"human"})" : R"(,{"kind":"human"})";
        }
        // One connection may create only so many tables.
        host_ = games_++ % shared_.options.seats;
        bot(host_).ask(fmt::format(R"({{"do":"create","ref":"c","game":"{}","seats":[{}]}})",
                                   shared_.options.game, seats),
                       [this](std::string_view answer) {
                           const std::string_view id = behind(answer, "\"table\":\"");
                           table_ = std::string(id.substr(0, id.find('"')));
                           take_seats();
                       });
    }

private:
    void take_seats()
    {
        has_seat_.assign(bots_.size(), false);
        missing_ = shared_.options.seats;
        for (int i = 0; i < shared_.options.seats; ++i) {
            std::string request = fmt::format(
                R"({{"do":"take","ref":"t","table":"{}","seat":{},"name":"bot","contribution":"5a"}})",
                table_, i);
            bot(i).ask(std::move(request), [this, i](std::string_view answer) {
                // A seat that the game plays by itself is not to be had: its bot looks on.
                has_seat_[static_cast<std::size_t>(i)] = is_ok(answer);
                if (--missing_ == 0) begin();
            });
        }
    }
    void begin()
    {
        bot(host_).ask(fmt::format(R"({{"do":"begin","ref":"b","table":"{}"}})", table_),
                       [this](std::string_view) { watch(); });
    }
    void watch()
    {
        missing_ = shared_.options.seats;
        for (int i = 0; i < shared_.options.seats; ++i) {
            bot(i).watch(table_, has_seat_[static_cast<std::size_t>(i)], [this] {
                if (--missing_ == 0) done_();
            });
        }
    }
    void leave(int seat)
    {
        if (gone_ == 0 && shared_.meter.is_on) ++shared_.meter.games_ended;
        bot(seat).ask(fmt::format(R"({{"do":"unwatch","ref":"u","table":"{}"}})", table_),
                      [this](std::string_view) {
                          if (++gone_ < shared_.options.seats) return;
                          gone_ = 0;
                          sit_down([this] {
                              for (const auto& each : bots_) each->go_on();
                          });
                      });
    }

    Shared& shared_;
    std::vector<std::unique_ptr<Bot>> bots_;
    std::vector<bool> has_seat_;
    std::string table_;
    std::function<void()> done_;
    int host_ = 0;
    int games_ = 0;
    int missing_ = 0;
    int gone_ = 0;
};

Party::Party(boost::asio::io_context& io, Meter& meter, PartyOptions options)
    : shared_(std::make_unique<Shared>(Shared{io, meter, std::move(options)}))
{
    for (int i = 0; i < shared_->options.tables; ++i) {
        groups_.push_back(std::make_unique<Group>(*shared_, i));
    }
}

Party::~Party() = default;

void Party::connect(std::uint16_t port, std::function<void()> done)
{
    const int seats = shared_->options.seats;
    in_lanes(
        shared_->options.tables * seats, lanes_at_once,
        [this, port, seats](int number, std::function<void()> next) {
            Group& group = *groups_[static_cast<std::size_t>(number / seats)];
            group.bot(number % seats).connect(port, std::move(next));
        },
        std::move(done));
}

void Party::sit_down(std::function<void()> done)
{
    in_lanes(
        shared_->options.tables, lanes_at_once,
        [this](int number, std::function<void()> next) {
            groups_[static_cast<std::size_t>(number)]->sit_down(std::move(next));
        },
        std::move(done));
}

void Party::play()
{
    shared_->is_playing = true;
    for (const auto& group : groups_) {
        for (int i = 0; i < shared_->options.seats; ++i) group->bot(i).go_on();
    }
}

}  // namespace sortie::load
