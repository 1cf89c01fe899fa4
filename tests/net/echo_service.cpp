#include "tests/net/echo_service.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <future>
#include <sstream>
#include <utility>

namespace sortie::testing_support {

bool EchoService::waits_for(const std::string& event)
{
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, web_deadline,
                             [&] { return std::ranges::find(events_, event) != events_.end(); });
}

std::size_t EchoService::count_of(const std::string& event)
{
    const std::lock_guard lock(mutex_);
    return static_cast<std::size_t>(std::ranges::count(events_, event));
}

std::vector<std::string> EchoService::events()
{
    const std::lock_guard lock(mutex_);
    return events_;
}

Visitor EchoService::last_visitor()
{
    const std::lock_guard lock(mutex_);
    return visitor_;
}

HttpQuestion EchoService::last_question()
{
    const std::lock_guard lock(mutex_);
    return question_;
}

void EchoService::finish()
{
    wire_->post([this] { done_(); });
}

void EchoService::answer_all()
{
    wire_->post([this] {
        for (const auto& answer : unanswered_) answer({200, "text/plain", "at last"});
    });
}

void EchoService::opened(ConnectionId connection, const Visitor& visitor)
{
    {
        const std::lock_guard lock(mutex_);
        visitor_ = visitor;
    }
    open_.insert(connection);
    happened("opened " + std::to_string(connection));
}

void EchoService::received(ConnectionId connection, std::string_view text)
{
    happened("received " + std::to_string(connection) + " " + std::string{text.substr(0, 40)});
    std::istringstream words{std::string{text}};
    std::string order;
    words >> order;
    if (order == "flood") {
        int count = 0;
        std::size_t size = 0;
        words >> count >> size;
        for (int index = 0; index < count; ++index) send(connection, std::string(size, 'x'));
    } else if (order == "close") {
        unsigned code = 0;
        std::string reason;
        words >> code;
        std::getline(words >> std::ws, reason);
        wire_->close(connection, static_cast<CloseReason>(code), reason);
        wire_->close(connection, CloseReason::normal, "a second time changes nothing");
        send(connection, "this is not sent any more");
    } else if (order == "wake") {
        int wait_ms = 0;
        words >> wait_ms;
        wire_->wake_at(std::chrono::steady_clock::now() + std::chrono::milliseconds{wait_ms});
    } else {
        send(connection, std::string{text});
    }
}

void EchoService::closed(ConnectionId connection)
{
    open_.erase(connection);
    send(connection, "to somebody who has gone");
    happened("closed " + std::to_string(connection));
}

void EchoService::asked(const HttpQuestion& question, const Visitor& visitor,
                        std::function<void(HttpAnswer)> answer)
{
    {
        const std::lock_guard lock(mutex_);
        visitor_ = visitor;
        question_ = question;
    }
    happened("asked " + question.path);
    if (question.path == "/api/never") {
        unanswered_.push_back(std::move(answer));
    } else if (question.path == "/api/later") {
        threads_.emplace_back([this, answer = std::move(answer)] {
            wire_->post([answer] { answer({200, "text/plain", "later"}); });
        });
    } else if (question.path == "/api/twice") {
        answer({200, "text/plain", "once"});
        answer({200, "text/plain", "twice"});
    } else if (question.path == "/" || question.path == "/health" || question.path == "/metrics") {
        answer({200, "text/plain", question.path});
    } else {
        answer({404, "application/json", "{}"});
    }
}

void EchoService::woken()
{
    happened("woken");
}

void EchoService::stopping(std::function<void()> done)
{
    done_ = std::move(done);
    for (const ConnectionId connection : open_) send(connection, "farewell");
    happened("stopping");
    if (!is_holding_) done_();
}

void EchoService::happened(std::string event)
{
    {
        const std::lock_guard lock(mutex_);
        events_.push_back(std::move(event));
    }
    changed_.notify_all();
}

void EchoService::send(ConnectionId connection, std::string text)
{
    wire_->send(connection, std::make_shared<const std::string>(std::move(text)));
}

Served::Served(NetworkOptions options) : network(std::move(options), service)
{
    service.use(network);
    if (const auto problem = network.listen()) ADD_FAILURE() << problem->words;
    thread_ = std::thread([this] { network.run(); });
}

Served::~Served()
{
    network.stop();
    join();
}

NetworkCounters Served::counters()
{
    std::promise<NetworkCounters> result;
    network.post([&] { result.set_value(network.counters()); });
    return result.get_future().get();
}

bool Served::waits_until(const std::function<bool(const NetworkCounters&)>& is_so)
{
    const auto end = std::chrono::steady_clock::now() + web_deadline;
    while (!is_so(counters())) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::yield();
    }
    return true;
}

void Served::join()
{
    if (thread_.joinable()) thread_.join();
}

ScratchFolder::ScratchFolder()
{
    std::string name = (std::filesystem::temp_directory_path() / "sortie-net-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) ADD_FAILURE() << "no scratch folder";
    path_ = name;
}

ScratchFolder::~ScratchFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

void ScratchFolder::write(const std::string& name, const std::string& content) const
{
    std::filesystem::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << content;
}

}  // namespace sortie::testing_support
