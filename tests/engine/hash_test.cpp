// Expected values come from the reference library of XXH3 (version 0.8.1).

#include "engine/hash.h"

#include <array>
#include <vector>

#include "tests/support/test.h"

namespace sortie {
namespace {

constexpr std::uint64_t some_seed = 0x9E3779B185EBCA8D;

std::vector<std::byte> pattern(std::size_t size)
{
    std::vector<std::byte> bytes(size);
    for (std::size_t i = 0; i < size; ++i) {
        bytes[i] = static_cast<std::byte>(static_cast<std::uint32_t>(i) * 2654435761u >> 24);
    }
    return bytes;
}

struct Vector {
    std::size_t size;
    const char* unseeded;
    const char* seeded;
};

// Both sides of every size at which the algorithm changes.
constexpr Vector vectors[] = {
    {0, "99aa06d3014798d86001c324468d497f", "00feaa732a3ce25ea986dfc5d7605bfe"},
    {1, "a6cd5e9392000f6ac44bdff4074eecdb", "20e49abcc53b3842032be332dd766ef8"},
    {2, "5008d8f8cd45f8ecb0a5d4f167a89d5e", "5ff67efda2a9c1e39873d3e0738e5a8a"},
    {3, "977fcbc0448b49f6e14090f554a5ea90", "a7263802b7d703c5072c000d5cfe809f"},
    {4, "4e82b36688c5328f4ee6926f0426173e", "47a13b3cf1b82b2d70630e5888b5ccdc"},
    {7, "cb234cb3ad8748a95669ede136b8c8b5", "b40cea32a1abc8a99bfb4ce3987a514a"},
    {8, "7b4966a681f18d5779d85adaeefd615e", "63fff60a6c755d92463909432b28706a"},
    {9, "200d098a7113e15fee5940d4df4715ae", "605cc98c4e74956dfefb4fb03e25f899"},
    {15, "faefff06f530c07c6a3e15eb208a4d28", "4ff5e2f1abfb3f3b63614bed52a3a26a"},
    {16, "78e8ab538d3acaab37286a19cf622308", "b3d85d0cdafb6a7bf5753e9a6e631943"},
    {17, "1ea709ada2b9c32e33bed349ec1c0ce7", "27c1cac6a19b66bdc96ae6415a980126"},
    {32, "4e9c19033e772df434875ae75c27bc73", "5130164fd7ddadd7fdfe570f9c2e32e8"},
    {33, "3d498fc14d9681e19cd7914bbaf713b9", "e8077a95252aa2f0ecc932feed5207af"},
    {64, "5834551911de3391a6e3ffeedc6985dd", "df368afa928f4c7a4a7eb142cda4bd6d"},
    {128, "5ac741c59c95d36ae1f0636051ccd2be", "50fa44e674ceb312054925cb9daa1f7a"},
    {129, "1240f4d960139642cfb3fed667226458", "218306135924ff4c69f15a40d8bd17f0"},
    {160, "934688b34070b9004a430a4b144ed2d0", "59a919e130899805ed330ac83fba5afc"},
    {161, "90e957c90689d953d9653989ae78754a", "076d474286fc6d4742e0c1642bbfd430"},
    {200, "ddc90e87387183a23572cb319f206ea7", "b78f406c0e072cfcda4c1d6a92fc51b4"},
    {240, "640a6149838a7599b2e6947c477a4ab0", "c30d2b0f4065734e752ff291dc4021c1"},
    {241, "e817e20e53e42a8c2d431e984c441f15", "0522d4b6ae996eb481aadbeff92a6c78"},
    {256, "96b9c38548dd27ee1369aaf85f8b805a", "8eb632e7f4d1f7ae54709c9b17c9b3d7"},
    {300, "c461be69c1449412ebc3ae32ea3a7d0a", "933f23a8206987578ac30c773db05f2f"},
    {512, "f67f00b2ac0ea3cddcfed6ee2883acd0", "1cf52d0a261161ca4765e23d1ba64af8"},
    {1024, "df4c8b9ff9715101e99def1145f12936", "164d219b3391f153cb6920288f6922a8"},
    {1025, "63e845aab7eb695f83cba9b371e4e7f4", "d31bc3202b983658a9876e3fb1823c61"},
    {2048, "fb68e3b1bb55b50253275d58cfba68fd", "63aaf197278811938cb8e314a095972a"},
    {3000, "cbf2b3ed2245d6520cad6ffba8996275", "e5589532ca6fedf23c5809be0faa1945"},
    {4096, "3203f3b99ad3538d9bf67f8deff876ae", "00d1b3ebe6ae5299333718f6422fd0d0"},
    {8192, "8eae93fe50fe71fd4de76c9d88eabe9d", "8d95bc612db999fce477f5c2ae946525"},
    {10000, "fbbfc7db6e89c31fa4fac952f7f219f4", "3a1480dca8ed87f59eb163932429b105"},
};

TEST("the hash of every kind of input size is that of the published XXH3")
{
    for (const Vector& vector : vectors) {
        const std::vector<std::byte> bytes = pattern(vector.size);
        EXPECT_EQ(hash_bytes(bytes).to_hex(), vector.unseeded) << vector.size << " bytes";
        EXPECT_EQ(hash_bytes(bytes, some_seed).to_hex(), vector.seeded) << vector.size << " bytes";
    }
}

// All the hashes in a row are hashed once more, so that one value speaks for 2,201 of them.
Hash128 hash_of_all_sizes(std::uint64_t seed)
{
    const std::vector<std::byte> bytes = pattern(2200);
    std::vector<Hash128> hashes;
    for (std::size_t size = 0; size <= bytes.size(); ++size) {
        hashes.push_back(hash_bytes(std::span(bytes).first(size), seed));
    }
    return hash_bytes(std::as_bytes(std::span(hashes)));
}

TEST("all sizes from 0 to 2,200 bytes hash as published")
{
    EXPECT_EQ(hash_of_all_sizes(0).to_hex(), "8c0bd73a90ab210312bf382cf49bd6b6");
    EXPECT_EQ(hash_of_all_sizes(some_seed).to_hex(), "6a76f937a0d4529e16e34b28c635c028");
}

TEST("the hash does not depend on where the bytes lie")
{
    const std::vector<std::byte> bytes = pattern(1500);
    for (std::size_t shift = 1; shift < 16; ++shift) {
        std::vector<std::byte> moved(shift);
        moved.insert(moved.end(), bytes.begin(), bytes.end());
        EXPECT_EQ(hash_bytes(std::span(moved).subspan(shift)).to_hex(), hash_bytes(bytes).to_hex());
    }
}

TEST("a change of any single bit changes both halves of the hash")
{
    for (const std::size_t size : {3u, 8u, 16u, 100u, 200u, 300u}) {
        std::vector<std::byte> bytes = pattern(size);
        const Hash128 before = hash_bytes(bytes);
        for (std::size_t bit = 0; bit < size * 8; ++bit) {
            const std::byte mask = std::byte{1} << (bit % 8);
            bytes[bit / 8] ^= mask;
            const Hash128 after = hash_bytes(bytes);
            EXPECT(after.low != before.low);
            EXPECT(after.high != before.high);
            bytes[bit / 8] ^= mask;
        }
    }
}

struct Piece {
    std::uint64_t place = 1;
    std::uint32_t health = 2;
    std::uint32_t owner = 0;
};
struct Padded {
    std::uint8_t kind;
    std::uint32_t health;
};
static_assert(Hashable<Piece>);
static_assert(!Hashable<Padded>, "a struct with padding must not be hashed");
static_assert(!Hashable<float>, "two zeros compare equal and have different bytes");
static_assert(!Hashable<std::vector<int>>, "a pointer is not a value");

TEST("a state is hashed as its bytes lie in memory")
{
    EXPECT_EQ(hash_of(Piece{}).to_hex(), "556c70b5fae5b2a44967295965e4d325");
    EXPECT(hash_of(Piece{}) != hash_of(Piece{.owner = 1}));
}

TEST("a hash reads back from its own digits")
{
    const Hash128 hash = {.low = 0x0123456789abcdef, .high = 0x00000000fedcba98};
    EXPECT_EQ(hash.to_hex(), "00000000fedcba980123456789abcdef");
    EXPECT(Hash128::from_hex(hash.to_hex()) == hash);
    EXPECT(Hash128::from_hex("00000000FEDCBA980123456789ABCDEF") == hash);
}

TEST("a text that is not exactly 32 digits is no hash")
{
    for (const char* text :
         {"", "0", "0000000000000000000000000000000", "000000000000000000000000000000000",
          "0x000000000000000000000000000000", "0000000000000000000000000000000g",
          " 0000000000000000000000000000000"}) {
        EXPECT(!Hash128::from_hex(text).has_value()) << text;
    }
}

TEST("digits that cannot be read leave the bytes alone")
{
    std::array<std::uint8_t, 2> bytes = {7, 9};
    EXPECT(!bytes_from_hex("12g4", bytes));
    EXPECT(!bytes_from_hex("123", bytes));
    EXPECT_EQ(hex_from_bytes(bytes), "0709");
    EXPECT(bytes_from_hex("12fE", bytes));
    EXPECT_EQ(hex_from_bytes(bytes), "12fe");
}

}  // namespace
}  // namespace sortie
