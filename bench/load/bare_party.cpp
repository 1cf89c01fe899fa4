#include <string>
#include <string_view>
#include <utility>

#include <boost/asio/steady_timer.hpp>

#include "bench/load/bare.h"
#include "bench/load/link.h"
#include "bench/load/party.h"

namespace sortie::load {
namespace {

constexpr int lanes_at_once = 64;

std::string letters(char first, std::size_t size)
{
    return first + std::string(size - 1, 'x');
}

}  // namespace

// The connections of one table. One seat at a time has a message on its way.
class BareParty::Group {
public:
    Group(boost::asio::io_context& io, Meter& meter, const BareOptions& options, int number)
        : meter_(meter), options_(options), timer_(io), number_(number),
          chance_(static_cast<std::uint64_t>(number) + 1)
    {
        for (int i = 0; i < options.seats; ++i) {
            links_.push_back(std::make_unique<Link>(io));
            links_.back()->on_message = [this](std::string_view text) { heard(text); };
            links_.back()->on_break = [this] { ++meter_.broken; };
        }
    }

    void connect(int seat, std::uint16_t port, std::function<void()> done)
    {
        Link& link = *links_[static_cast<std::size_t>(seat)];
        link.open(port, "", [this, &link, done = std::move(done)](bool is_open) {
            if (is_open) {
                link.send("g" + std::to_string(number_));
            } else {
                ++meter_.broken;
            }
            done();
        });
    }
    void next_turn()
    {
        turn_ = (turn_ + 1) % links_.size();
        if (options_.think.count() == 0) return begin_turn();
        timer_.expires_after(chance_.around(options_.think));
        timer_.async_wait([this](const boost::system::error_code& error) {
            if (!error) begin_turn();
        });
    }

private:
    void begin_turn()
    {
        if (!options_.is_fan_out) return send(letters('e', options_.sizes.move));
        if (meter_.is_on) meter_.questions_sent.add(options_.sizes.question);
        send(letters('q', options_.sizes.question));
    }
    void send(std::string text)
    {
        sent_ = SteadyClock::now();
        links_[turn_]->send(std::move(text));
    }
    void heard(std::string_view text)
    {
        const auto took = SteadyClock::now() - sent_;
        if (text.starts_with('u')) {
            if (meter_.is_on) meter_.updates_received.add(text.size());
        } else if (text.starts_with('l')) {
            if (meter_.is_on) {
                meter_.questions.add(took);
                meter_.lists_received.add(text.size());
                meter_.moves_sent.add(options_.sizes.move);
            }
            send(letters('m', options_.sizes.move));
        } else {
            if (meter_.is_on) {
                meter_.moves.add(took);
                meter_.answers_received.add(text.size());
            }
            next_turn();
        }
    }

    Meter& meter_;
    const BareOptions& options_;
    boost::asio::steady_timer timer_;
    std::vector<std::unique_ptr<Link>> links_;
    std::size_t turn_ = 0;
    int number_;
    Chance chance_;
    SteadyClock::time_point sent_;
};

BareParty::BareParty(boost::asio::io_context& io, Meter& meter, const BareOptions& options)
    : options_(options)
{
    for (int i = 0; i < options.tables; ++i) {
        groups_.push_back(std::make_unique<Group>(io, meter, options_, i));
    }
}

BareParty::~BareParty() = default;

void BareParty::connect(std::uint16_t port, std::function<void()> done)
{
    in_lanes(
        options_.tables * options_.seats, lanes_at_once,
        [this, port](int number, std::function<void()> next) {
            Group& group = *groups_[static_cast<std::size_t>(number / options_.seats)];
            group.connect(number % options_.seats, port, std::move(next));
        },
        std::move(done));
}

void BareParty::play()
{
    for (const auto& group : groups_) group->next_turn();
}

}  // namespace sortie::load
