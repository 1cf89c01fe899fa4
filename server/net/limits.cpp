#include "server/net/limits.h"

#include <algorithm>

#include "engine/check.h"

namespace sortie {

TokenBucket::TokenBucket(std::uint32_t per_second, std::uint32_t burst)
    : cost_(std::chrono::nanoseconds{std::chrono::seconds{1}} / std::max(per_second, 1U)),
      credit_max_(cost_ * std::max(burst, 1U)), credit_(credit_max_)
{
}

bool TokenBucket::take(Time now)
{
    if (now > last_) {
        // The first time is far away from `last_`; the difference must not be added before it is bounded.
        const auto passed = std::min<std::chrono::nanoseconds>(now - last_, credit_max_);
        credit_ = std::min(credit_ + passed, credit_max_);
        last_ = now;
    }
    if (credit_ < cost_) return false;
    credit_ -= cost_;
    return true;
}

Admission::Admission(std::size_t total_max, std::size_t per_address_max)
    : total_max_(total_max), per_address_max_(per_address_max), book_(std::make_shared<Book>())
{
}

AdmissionTicket Admission::enter()
{
    if (book_->total >= total_max_) return {};
    ++book_->total;
    return {book_.get(), [book = book_](const void*) { --book->total; }};
}

AdmissionTicket Admission::enter_from(const std::string& address)
{
    std::size_t& count = book_->by_address[address];
    if (count >= per_address_max_) {
        if (count == 0) book_->by_address.erase(address);
        return {};
    }
    ++count;
    return {book_.get(), [book = book_, address](const void*) {
                const auto entry = book->by_address.find(address);
                CHECK(entry != book->by_address.end());
                if (--entry->second == 0) book->by_address.erase(entry);
            }};
}

std::size_t Admission::inside() const
{
    return book_->total;
}

}  // namespace sortie
