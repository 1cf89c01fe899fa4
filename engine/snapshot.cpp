#include "engine/snapshot.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>
#include <utility>

#include "engine/bytes.h"
#include "engine/check.h"
#include "engine/hash.h"
#include "engine/payload.h"
#include "engine/schema.h"
#include "engine/words.h"

namespace sortie {
namespace {

constexpr std::string_view magic = "SORTIESN";
constexpr std::size_t length_position = 10;
constexpr std::size_t start_bytes = 14;  // magic, format, length
constexpr std::size_t checksum_bytes = 16;

// The parts of an undamaged snapshot. They point into its bytes.
struct Parts {
    std::string_view game;
    std::uint32_t rules_version = 0;
    std::string_view schema;
    std::span<const std::byte> payload;
};

void write_text(ByteWriter& out, std::size_t width, std::string_view text)
{
    out.number(width, text.size());
    out.text(text);
}

void write_checksum(ByteWriter& out)
{
    const Hash128 hash = hash_bytes(out.content());
    out.number(8, hash.low);
    out.number(8, hash.high);
}

bool has_right_checksum(std::span<const std::byte> bytes)
{
    ByteReader in(bytes.last(checksum_bytes));
    const auto low = in.number(8);
    const auto high = in.number(8);
    return hash_bytes(bytes.first(bytes.size() - checksum_bytes)) == Hash128{*low, *high};
}

// The order matters: what a newer format looks like behind its version is not known, and no other
// number is worth anything before the checksum has been compared.
std::optional<Problem> find_damage(std::span<const std::byte> bytes)
{
    if (bytes.empty()) return Problem{"the snapshot is empty"};
    ByteReader in(bytes);
    const std::string_view start = *in.text(std::min(bytes.size(), magic.size()));
    if (!magic.starts_with(start)) return Problem{"this is not a snapshot"};
    const auto format = in.number(2);
    if (format && (*format > snapshot_format || *format == 0)) {
        return Problem{"the snapshot has format " + std::to_string(*format) +
                       "; this program reads formats 1 to " + std::to_string(snapshot_format)};
    }
    const auto length = in.number(4);
    if (!length) return Problem{"the snapshot is truncated: only its first bytes are there"};
    if (bytes.size() < *length) {
        return Problem{"the snapshot is truncated: " + std::to_string(bytes.size()) + " of " +
                       std::to_string(*length) + " bytes are there"};
    }
    if (bytes.size() > *length) {
        return Problem{"the snapshot is followed by " + std::to_string(bytes.size() - *length) +
                       " bytes that do not belong to it"};
    }
    if (bytes.size() < start_bytes + checksum_bytes || !has_right_checksum(bytes)) {
        return Problem{"the snapshot is damaged: its checksum is wrong"};
    }
    return std::nullopt;
}

Result<Parts> read_parts(std::span<const std::byte> bytes)
{
    if (auto damage = find_damage(bytes)) return *std::move(damage);
    ByteReader in(bytes.subspan(start_bytes, bytes.size() - start_bytes - checksum_bytes));
    // A length that is missing reads as more than there can be, so that one check at the end
    // suffices.
    const auto length = [&](std::size_t width) {
        return in.number(width).value_or(std::numeric_limits<std::uint64_t>::max());
    };
    const auto game = in.text(length(2));
    const auto rules_version = in.number(4);
    const auto schema = in.text(length(4));
    const auto payload = in.bytes(length(4));
    if (!game || !rules_version || !schema || !payload || in.left() != 0) {
        return Problem{"the snapshot is wrong: its parts and its length do not agree"};
    }
    return Parts{*game, static_cast<std::uint32_t>(*rules_version), *schema, *payload};
}

std::optional<Problem> why_not_ours(const Parts& parts, const SnapshotHeader& expected)
{
    if (parts.game != expected.game) {
        return Problem{"the snapshot is of the game " + shown(parts.game) + ", not of " +
                       shown(expected.game)};
    }
    if (parts.rules_version > expected.rules_version) {
        return Problem{"the snapshot was saved under rules version " +
                       std::to_string(parts.rules_version) + "; this program has version " +
                       std::to_string(expected.rules_version)};
    }
    return std::nullopt;
}

std::optional<Problem> fill(const Shape& saved, const Shape& shape,
                            std::span<const std::byte> payload, void* value)
{
    // The work is done on a copy, so that a problem in the last field leaves the first one alone.
    std::vector<std::byte> copy(shape.size);
    std::memcpy(copy.data(), value, shape.size);
    ByteReader in(payload);
    if (auto problem = read_payload(saved, shape, in, copy.data())) {
        return Problem{"the snapshot cannot be used: " + problem->words};
    }
    if (in.left() != 0) {
        return Problem{"the snapshot is wrong: " + std::to_string(in.left()) +
                       " bytes are left over behind the last field"};
    }
    std::memcpy(value, copy.data(), shape.size);
    return std::nullopt;
}

}  // namespace

std::vector<std::byte> encode_snapshot(const SnapshotHeader& header, const Shape& shape,
                                       const void* value)
{
    CHECK(header.game.size() <= std::numeric_limits<std::uint16_t>::max());
    const std::string schema = schema_of(shape);
    CHECK(schema.size() <= schema_bytes_max);

    ByteWriter out;
    out.reserve(start_bytes + header.game.size() + schema.size() + shape.size + 64);
    out.text(magic);
    out.number(2, snapshot_format);
    out.number(4, 0);
    write_text(out, 2, header.game);
    out.number(4, header.rules_version);
    write_text(out, 4, schema);

    const std::size_t payload_length_position = out.size();
    out.number(4, 0);
    write_payload(shape, value, out);
    const std::size_t length = out.size() + checksum_bytes;
    CHECK(std::uint64_t{length} <= std::numeric_limits<std::uint32_t>::max());
    out.number_at(payload_length_position, 4, out.size() - payload_length_position - 4);
    out.number_at(length_position, 4, length);
    write_checksum(out);
    return std::move(out).take();
}

Result<SnapshotReport> decode_snapshot(std::span<const std::byte> bytes,
                                       const SnapshotHeader& expected, const Shape& shape,
                                       void* value)
{
    const Result<Parts> read = read_parts(bytes);
    if (!read) return read.problem();
    const Parts& parts = read.value();
    if (auto problem = why_not_ours(parts, expected)) return *std::move(problem);

    SnapshotReport report{.rules_version = parts.rules_version, .change = {}};
    if (parts.schema == schema_of(shape)) {
        if (auto problem = fill(shape, shape, parts.payload, value)) return *std::move(problem);
        return report;
    }
    const auto schema = read_schema(parts.schema);
    if (!schema) return Problem{"the snapshot is wrong: " + schema.problem().words};
    const Shape& saved = schema.value()->root();
    const auto change = compare_shapes(saved, shape);
    if (!change) return Problem{"the snapshot cannot be used: " + change.problem().words};
    report.change = change.value();
    if (auto problem = fill(saved, shape, parts.payload, value)) return *std::move(problem);
    return report;
}

Result<SnapshotOrigin> snapshot_origin(std::span<const std::byte> bytes)
{
    const Result<Parts> parts = read_parts(bytes);
    if (!parts) return parts.problem();
    return SnapshotOrigin{std::string(parts.value().game), parts.value().rules_version};
}

}  // namespace sortie
