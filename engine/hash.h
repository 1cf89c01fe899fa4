#pragma once
// Fingerprints: 128 bits that stand for a whole position.
//
// Two machines agree about a game when two hashes agree. A state is a value without padding, so its
// bytes are hashed as they lie:
//
//     const Hash128 before = hash_of(state);
//     ...
//     EXPECT_EQ(hash_of(replayed), before);
//     log(before.to_hex());                       // "99aa06d3014798d86001c324468d497f"
//
// The algorithm is the published XXH3 in its 128-bit, seeded form. It gives the same value with
// every compiler and in WebAssembly, as long as a struct has the same layout there: sized integers,
// no pointers, no padding, little-endian memory. The last two are asserted.
//
// It is made for speed and against accidents, not against an opponent: whoever wants two inputs
// with the same hash can make them, so commitments and tokens need another hash. The hash of a
// state covers its secrets as well; show it only to those who may see the whole state.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace sortie {

static_assert(std::endian::native == std::endian::little,
              "states are hashed as they lie in memory");

struct Hash128 {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    // 32 lower-case digits, the high half first: the canonical spelling of XXH3.
    std::string to_hex() const;

    // Nothing unless the text is exactly 32 hexadecimal digits; capitals are accepted.
    [[nodiscard]] static std::optional<Hash128> from_hex(std::string_view text);

    friend constexpr bool operator==(const Hash128&, const Hash128&) = default;
};

Hash128 hash_bytes(std::span<const std::byte> bytes, std::uint64_t seed = 0);

// What hash_of accepts: a type whose equal values have equal bytes.
template <class T>
concept Hashable = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

template <Hashable T>
Hash128 hash_of(const T& value)
{
    return hash_bytes(std::as_bytes(std::span<const T, 1>(&value, 1)));
}

// Two lower-case digits for each byte, in the order of the bytes.
std::string hex_from_bytes(std::span<const std::uint8_t> bytes);

// Fills all of `bytes` from two digits each. False, with nothing written, for any other text.
[[nodiscard]] bool bytes_from_hex(std::string_view text, std::span<std::uint8_t> bytes);

}  // namespace sortie
