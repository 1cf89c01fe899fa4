#pragma once
// What one visitor may ask of the network, and the two counters that hold him to it.
//
//     TokenBucket bucket(limits.messages_per_second, limits.messages_burst);
//     if (!bucket.take(now)) close(CloseReason::too_many, "...");
//
//     Admission admission(limits.connections_max, limits.connections_per_address_max);
//     AdmissionTicket ticket = admission.enter();      // empty when the house is full; gives the place back itself
//
// The numbers are those of docs/limits.md. They are fields and not constants, because a test or an operator has
// reasons for others.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace sortie {

struct NetworkLimits {
    using Duration = std::chrono::milliseconds;

    std::size_t connections_max = 10'000;
    std::size_t connections_per_address_max = 256;  // IPv6: for each /64, which is one household

    std::uint32_t header_bytes_max = 8 * 1024;
    Duration request_wait{10'000};  // for a whole request header, the silence before it included
    Duration answer_wait{60'000};   // for the visitor to take the whole answer

    std::size_t message_bytes_max = 16 * 1024;
    std::uint32_t messages_per_second = 20;
    std::uint32_t messages_burst = 60;
    std::size_t outbox_bytes_max = 1024 * 1024;
    Duration ping_every{20'000};  // whoever says nothing between two pings is gone
    Duration close_wait{5'000};   // for what is still to be written, and the other side's goodbye
};

// So many messages at once, and so many a second after that.
class TokenBucket {
public:
    using Time = std::chrono::steady_clock::time_point;

    TokenBucket(std::uint32_t per_second, std::uint32_t burst);

    // False if there is nothing left to take.
    [[nodiscard]] bool take(Time now);

private:
    std::chrono::nanoseconds cost_;
    std::chrono::nanoseconds credit_max_;
    std::chrono::nanoseconds credit_;
    Time last_{};
};

using AdmissionTicket = std::shared_ptr<const void>;

// Who is inside. Tickets may outlive it.
class Admission {
public:
    Admission(std::size_t total_max, std::size_t per_address_max);

    [[nodiscard]] AdmissionTicket enter();
    [[nodiscard]] AdmissionTicket enter_from(const std::string& address);
    std::size_t inside() const;

private:
    struct Book {
        std::size_t total = 0;
        std::map<std::string, std::size_t> by_address;
    };
    std::size_t total_max_;
    std::size_t per_address_max_;
    std::shared_ptr<Book> book_;
};

}  // namespace sortie
