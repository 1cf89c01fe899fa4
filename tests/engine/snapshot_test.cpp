#include "engine/snapshot.h"

#include <cstring>
#include <string>
#include <vector>

#include "engine/bytes.h"
#include "engine/hash.h"
#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie::samples {
namespace {

constexpr SnapshotHeader snapshot_header{.game = "sample", .rules_version = 3};

using Bytes = std::vector<std::byte>;

const Small small_position{
    .turn = 258, .colour = Colour::blue, .is_open = true, .hand = {CardId{1}, CardId{0}}};

// Tries to read; the value must stay as it is when that fails. Returns the words of the problem.
template <class T>
std::string problem_with(const Bytes& bytes, const SnapshotHeader& expected = snapshot_header)
{
    T value{};
    value.turn = 77;
    const T before = value;
    const auto result = decode_snapshot(bytes, expected, value);
    if (result) return "";
    EXPECT(value == before);
    return result.problem().words;
}

// The bytes with a correct checksum, whatever was done to them.
Bytes sealed(Bytes bytes)
{
    bytes.resize(bytes.size() - 16);
    ByteWriter out;
    out.bytes(bytes);
    out.number_at(10, 4, bytes.size() + 16);
    const Hash128 hash = hash_bytes(out.content());
    out.number(8, hash.low);
    out.number(8, hash.high);
    return std::move(out).take();
}

std::size_t position_of(const Bytes& bytes, std::string_view text)
{
    const std::string all(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return all.find(text);
}

std::string hex_of(const Bytes& bytes)
{
    const auto* start = reinterpret_cast<const std::uint8_t*>(bytes.data());
    return hex_from_bytes(std::span(start, bytes.size()));
}

TEST("the bytes of a snapshot are fixed for ever")
{
    const std::string start = "534f52544945534e"  // SORTIESN
                              "0100a6000000"      // format 1, 166 bytes in all
                              "060073616d706c65"  // sample
                              "03000000";         // rules version 3
    const std::string schema =
        "6d000000"
        "7265636f72647b7475726e3a7531363b636f6c6f75723a656e756d38287265642c677265656e2c626c75652c22"
        "7265642c20677265656e22293b69735f6f70656e3a626f6f6c3b68616e643a6c6973745b335d69643828"
        "73776f72642c736869656c642c6f6c64206d6170297d";
    const std::string payload = "07000000"
                                "0201"     // turn 258
                                "0201"     // blue, open
                                "020100";  // two cards: shield and sword
    const std::string checksum = "485e599a58d86894f939ab2aa4a4e076";
    EXPECT_EQ(hex_of(encode_snapshot(snapshot_header, small_position)),
              start + schema + payload + checksum);
}

TEST("every position is loaded as it was saved")
{
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Sample sample = sample_by_chance(seed);
        Sample loaded = sample_by_chance(seed + 1);
        const auto result =
            decode_snapshot(encode_snapshot(snapshot_header, sample), snapshot_header, loaded);
        ASSERT_TRUE(result.is_ok()) << result.problem().words;
        EXPECT(result.value().is_exact());
        EXPECT_EQ(result.value().rules_version, 3u);
        EXPECT_EQ(std::memcmp(&loaded, &sample, sizeof sample), 0) << seed;
    }
}

TEST("a snapshot that is cut off anywhere is refused")
{
    const Bytes bytes = encode_snapshot(snapshot_header, sample_by_chance(1));
    EXPECT_EQ(problem_with<Sample>({}), "the snapshot is empty");
    for (std::size_t length = 1; length < bytes.size(); ++length) {
        const Bytes start(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length));
        const std::string words = problem_with<Sample>(start);
        EXPECT(words.starts_with("the snapshot is truncated") || length <= 8) << length << words;
        EXPECT_NE(words, "") << length;
    }
}

TEST("a snapshot with any single byte changed is refused")
{
    const Bytes bytes = encode_snapshot(snapshot_header, small_position);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        for (int change = 1; change < 256; ++change) {
            Bytes damaged = bytes;
            damaged[i] ^= static_cast<std::byte>(change);
            ASSERT_NE(problem_with<Small>(damaged), "") << "byte " << i << " by " << change;
        }
    }
}

TEST("each kind of damage has its own words")
{
    const Bytes bytes = encode_snapshot(snapshot_header, small_position);
    Bytes damaged = bytes;
    damaged[0] = std::byte{'X'};
    EXPECT_EQ(problem_with<Small>(damaged), "this is not a snapshot");
    damaged = bytes;
    damaged[8] = std::byte{2};
    EXPECT_EQ(problem_with<Small>(damaged),
              "the snapshot has format 2; this program reads formats 1 to 1");
    damaged = bytes;
    damaged[bytes.size() / 2] ^= std::byte{1};
    EXPECT_EQ(problem_with<Small>(damaged), "the snapshot is damaged: its checksum is wrong");
    damaged = bytes;
    damaged.resize(bytes.size() + 3);
    EXPECT_EQ(problem_with<Small>(damaged),
              "the snapshot is followed by 3 bytes that do not belong to it");
    damaged = bytes;
    damaged.resize(100);
    EXPECT_EQ(problem_with<Small>(damaged), "the snapshot is truncated: 100 of " +
                                                std::to_string(bytes.size()) + " bytes are there");
}

TEST("a snapshot of another game or of newer rules is refused")
{
    const Bytes bytes = encode_snapshot(snapshot_header, small_position);
    EXPECT_EQ(problem_with<Small>(bytes, {.game = "merc", .rules_version = 3}),
              "the snapshot is of the game 'sample', not of 'merc'");
    EXPECT_EQ(problem_with<Small>(bytes, {.game = "sample", .rules_version = 2}),
              "the snapshot was saved under rules version 3; this program has version 2");
}

TEST("a snapshot of older rules is read, and its version is told")
{
    Small loaded;
    const auto result = decode_snapshot(encode_snapshot(snapshot_header, small_position),
                                        {.game = "sample", .rules_version = 9}, loaded);
    ASSERT_TRUE(result.is_ok());
    EXPECT_EQ(result.value().rules_version, 3u);
    EXPECT_EQ(loaded, small_position);
}

TEST("a host can ask a snapshot where it comes from")
{
    const Bytes bytes = encode_snapshot(snapshot_header, small_position);
    const auto origin = snapshot_origin(bytes);
    ASSERT_TRUE(origin.is_ok());
    EXPECT_EQ(origin.value().game, "sample");
    EXPECT_EQ(origin.value().rules_version, 3u);
    EXPECT(!snapshot_origin(Bytes(40)).is_ok());
}

TEST("a value out of range is refused with its path although the checksum is right")
{
    Bytes bytes = encode_snapshot(snapshot_header, small_position);
    bytes[bytes.size() - 16 - 1] = std::byte{9};
    EXPECT_EQ(problem_with<Small>(sealed(bytes)),
              "the snapshot cannot be used: hand[1]: 9 is out of range (none or one of: sword, "
              "shield, old map)");
}

TEST("wrong lengths inside are refused although the checksum is right")
{
    const Bytes bytes = encode_snapshot(snapshot_header, small_position);
    const std::size_t schema_length = position_of(bytes, "record{") - 4;
    const std::size_t payload_length = bytes.size() - 16 - 7 - 4;
    for (const std::size_t at : {std::size_t{14}, schema_length, payload_length}) {
        for (const int value : {0, 1, 255}) {
            Bytes wrong = bytes;
            wrong[at] = static_cast<std::byte>(value);
            EXPECT_NE(problem_with<Small>(sealed(wrong)), "") << at << " " << value;
        }
    }
    Bytes longer = bytes;
    longer.insert(longer.end() - 16, std::byte{0});
    longer[payload_length] = std::byte{8};
    EXPECT_EQ(problem_with<Small>(sealed(longer)),
              "the snapshot is wrong: 1 bytes are left over behind the last field");
}

TEST("no byte of a schema or a payload can be made to crash the reader")
{
    const Bytes bytes = encode_snapshot(snapshot_header, small_position);
    SmallRng rng(5);
    for (int round = 0; round < 20'000; ++round) {
        Bytes wild = bytes;
        for (std::uint32_t i = rng.below(4) + 1; i > 0; --i) {
            const auto room = static_cast<std::uint32_t>(bytes.size() - 14 - 16);
            wild[14 + rng.below(room)] = static_cast<std::byte>(rng.next() & 0x7f);
        }
        problem_with<Small>(sealed(wild));
    }
}

TEST("a file that claims to hold endlessly many items is refused at once")
{
    const Bytes bytes = encode_snapshot(snapshot_header, small_position);
    const std::string claim = "record{turn:u16;x:[4294967295][4294967295]list[4294967295]bool}";
    ByteWriter out;
    out.bytes(std::span(bytes).first(position_of(bytes, "record{") - 4));
    out.number(4, claim.size());
    out.text(claim);
    out.number(4, 7);
    out.bytes(std::span(bytes).last(7 + 16));
    const Bytes hostile = sealed(std::move(out).take());
    EXPECT(problem_with<Small>(hostile).find("x[0][0]") != std::string::npos)
        << problem_with<Small>(hostile);
}

}  // namespace
}  // namespace sortie::samples
