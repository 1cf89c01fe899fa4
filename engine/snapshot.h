#pragma once
// Snapshots: a saved position that says of itself what it is.
//
//     const SnapshotHeader header{.game = "skirmish", .rules_version = 3};
//     const std::vector<std::byte> bytes = encode_snapshot(header, state);
//
//     State loaded = fresh_state();                  // fields that were not saved keep these
//     const auto result = decode_snapshot(bytes, header, loaded);
//     if (!result) return tell(result.problem().words);
//
// The bytes are: "SORTIESN", the format's version (2), the length of everything (4), the game's
// name (2 and the text), the rules version (4), the schema (4 and the text), the payload (4 and the
// bytes), and the 128-bit hash of all that comes before (16). Numbers are little-endian. Nothing
// depends on the compiler or on how a struct lies in memory.
//
// Reading promises: any damage is told in words and leaves the value unchanged; whatever the bytes
// claim, no more memory is asked for than a small multiple of their length. A snapshot of an
// earlier shape is carried over by field name, and the report says what was dropped and what was
// not filled. Snapshots of older rules are read, the report names their version and the host
// decides; newer ones are refused.
//
// The hash finds accidents. It does not prove who wrote the bytes: whoever takes snapshots from
// strangers checks the position by the game's own invariants as well. A snapshot holds all secrets
// of a game.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/shape.h"
#include "engine/shape_change.h"

namespace sortie {

inline constexpr std::uint16_t snapshot_format = 1;

struct SnapshotHeader {
    std::string_view game;
    std::uint32_t rules_version = 0;
};

struct SnapshotReport {
    std::uint32_t rules_version = 0;  // under which it was saved
    ShapeChange change;

    bool is_exact() const { return change.dropped.empty() && change.defaulted.empty(); }
};

// What a host asks before it knows which game to load.
struct SnapshotOrigin {
    std::string game;
    std::uint32_t rules_version = 0;
};

std::vector<std::byte> encode_snapshot(const SnapshotHeader& header, const Shape& shape,
                                       const void* value);

Result<SnapshotReport> decode_snapshot(std::span<const std::byte> bytes,
                                       const SnapshotHeader& expected, const Shape& shape,
                                       void* value);

Result<SnapshotOrigin> snapshot_origin(std::span<const std::byte> bytes);

template <Described T>
std::vector<std::byte> encode_snapshot(const SnapshotHeader& header, const T& value)
{
    return encode_snapshot(header, shape_of<T>(), &value);
}

template <Described T>
Result<SnapshotReport> decode_snapshot(std::span<const std::byte> bytes,
                                       const SnapshotHeader& expected, T& value)
{
    return decode_snapshot(bytes, expected, shape_of<T>(), &value);
}

}  // namespace sortie
