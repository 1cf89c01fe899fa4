#pragma once
// What the network counts, for /metrics.
//
//     const NetworkCounters counters = wire.counters();
//     line("sortie_connections", counters.connections_now);
//     line("sortie_refused_too_slow", counters.refused_for(RefusedFor::too_slow));
//
// Numbers only grow, except those that end in `_now`. Bytes are those of WebSocket messages, without their frames.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sortie {

// Why somebody was turned away or shown out.
enum class RefusedFor : std::uint8_t {
    full,       // connections_max
    address,    // connections_per_address_max
    origin,     // a page of another site
    method,     // neither GET nor HEAD
    body,       // a request with a body
    header,     // a malformed or too large header
    target,     // a path that is not served to anybody
    slow,       // a request that did not arrive in time
    too_large,  // the rest are the reasons of CloseReason
    too_many,
    too_slow,
    silent,
    no_text,
    not_utf8,
};

inline constexpr auto refusal_names = std::to_array<std::string_view>(
    {"full", "address", "origin", "method", "body", "header", "target", "slow", "too_large",
     "too_many", "too_slow", "silent", "no_text", "not_utf8"});
static_assert(refusal_names.size() == static_cast<std::size_t>(RefusedFor::not_utf8) + 1);

constexpr std::string_view name_of(RefusedFor reason)
{
    return refusal_names[static_cast<std::size_t>(reason)];
}

struct NetworkCounters {
    std::uint64_t connections_now = 0;  // of any kind
    std::uint64_t websockets_now = 0;
    std::uint64_t connections = 0;
    std::uint64_t requests = 0;
    std::uint64_t messages_in = 0;
    std::uint64_t messages_out = 0;
    std::uint64_t bytes_in = 0;
    std::uint64_t bytes_out = 0;
    std::array<std::uint64_t, refusal_names.size()> refused{};

    std::uint64_t refused_for(RefusedFor reason) const
    {
        return refused[static_cast<std::size_t>(reason)];
    }
    void refuse(RefusedFor reason) { ++refused[static_cast<std::size_t>(reason)]; }
};

}  // namespace sortie
