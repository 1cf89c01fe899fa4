// The ChaCha vectors are those of the "Test Vectors for the Stream Cipher ChaCha" draft and of the
// original reference implementation. Golden rolls and shuffles were computed by a separate program.

#include "engine/rng.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <vector>

#include "engine/hash.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

Rng first_rng()
{
    return Rng::from(Seed::from_number(1));
}

// The text of the fault in which the call ends, or nothing.
template <class Call>
std::optional<std::string> fault_of(Call call)
{
    const FaultHandler before =
        set_fault_handler([](const char* text) { throw std::runtime_error(text); });
    std::optional<std::string> text;
    try {
        call();
    } catch (const std::runtime_error& error) {
        text = error.what();
    }
    set_fault_handler(before);
    return text;
}

// ---- the cipher ----

struct ChachaVector {
    int rounds;
    const char* key;
    std::uint64_t nonce;
    std::uint64_t counter;
    const char* stream;  // two blocks: at counter and behind it
};

constexpr const char* key_zero = "0000000000000000000000000000000000000000000000000000000000000000";
constexpr const char* key_one_bit =
    "0100000000000000000000000000000000000000000000000000000000000000";
constexpr const char* key_mixed =
    "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d";
constexpr std::uint64_t nonce_mixed = 0x218268cfd531da1a;
constexpr std::uint64_t counter_last = 0xFFFFFFFFFFFFFFFF;

constexpr ChachaVector chacha_vectors[] = {
    {8, key_zero, 0, 0,
     "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
     "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
     "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
     "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"},
    {12, key_zero, 0, 0,
     "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
     "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be"
     "0bd58841203e74fe86fc71338ce0173dc628ebb719bdcbcc151585214cc089b4"
     "42258dcda14cf111c602b8971b8cc843e91e46ca905151c02744a6b017e69316"},
    {20, key_zero, 0, 0,
     "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
     "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
     "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
     "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"},
    {8, key_one_bit, 0, 0,
     "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
     "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
     "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
     "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"},
    {8, key_mixed, nonce_mixed, 0,
     "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9"
     "6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b"
     "16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e"
     "8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f"},
    {12, key_mixed, nonce_mixed, 0,
     "1482072784bc6d06b4e73bdc118bc0103c7976786ca918e06986aa251f7e9cc1"
     "b2749a0a16ee83b4242d2e99b08d7c20092b80bc466c87283b61b1b39d0ffbab"
     "d94b116bc1ebdb329b9e4f620db695544a8e3d9b68473d0c975a46ad966ed631"
     "e42aff530ad5eac7d8047adfa1e5113c91f3e3b883f1d189ac1c8fe07ba5a42b"},
    {20, key_mixed, nonce_mixed, 0,
     "f63a89b75c2271f9368816542ba52f06ed49241792302b00b5e8f80ae9a473af"
     "c25b218f519af0fdd406362e8d69de7f54c604a6e00f353f110f771bdca8ab92"
     "e5fbc34e60a1d9a9db17345b0a402736853bf910b060bdf1f897b6290f01d138"
     "ae2c4c90225ba9ea14d518f55929dea098ca7a6ccfe61227053c84e49a4a3332"},
    {8, key_zero, 0, counter_last,
     "df8a0bceca2fbb111f29978fa9a64407c68ced975ff55a24707265d0687e6aef"
     "b3597eac46e4b0a79b3a49c8b0f1775ac3edd7eb6a6d9bcb38f276517a79e014"
     "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
     "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"},
};

ChachaBlock block_of(int rounds, const ChachaKey& key, std::uint64_t counter, std::uint64_t nonce)
{
    if (rounds == 8) return chacha_block<8>(key, counter, nonce);
    if (rounds == 12) return chacha_block<12>(key, counter, nonce);
    return chacha_block<20>(key, counter, nonce);
}

std::string hex_of(const ChachaBlock& block)
{
    std::vector<std::uint8_t> bytes;
    for (const std::uint32_t word : block) {
        for (int shift = 0; shift < 32; shift += 8) {
            bytes.push_back(static_cast<std::uint8_t>(word >> shift));
        }
    }
    return hex_from_bytes(bytes);
}

TEST("the cipher with 8, 12 and 20 rounds gives the published blocks")
{
    for (const ChachaVector& vector : chacha_vectors) {
        const ChachaKey key = Rng::from(*Seed::from_hex(vector.key)).key;
        const std::string stream =
            hex_of(block_of(vector.rounds, key, vector.counter, vector.nonce)) +
            hex_of(block_of(vector.rounds, key, vector.counter + 1, vector.nonce));
        EXPECT_EQ(stream, vector.stream) << vector.rounds << " rounds";
    }
}

TEST("the words drawn are the blocks of the 8-round cipher in order")
{
    const Seed seed = *Seed::from_hex(key_one_bit);
    Rng rng = Rng::from(seed);
    std::string stream;
    for (int i = 0; i < 2; ++i) {
        ChachaBlock words;
        for (std::uint32_t& word : words) word = rng.next();
        stream += hex_of(words);
    }
    EXPECT_EQ(stream, chacha_vectors[3].stream);
    EXPECT_EQ(rng.drawn, 32u);
}

TEST("the generator goes on behind the word number 2^36, where the counter needs its upper half")
{
    Rng rng = first_rng();
    rng.drawn = (std::uint64_t{1} << 36) - 1;
    rng.block = chacha_block<8>(rng.key, 0xFFFFFFFF, 0);
    EXPECT_EQ(rng.next(), rng.block[15]);
    EXPECT_EQ(rng.next(), chacha_block<8>(rng.key, std::uint64_t{1} << 32, 0)[0]);
    EXPECT(rng.is_consistent());
}

// ---- seeds ----

TEST("a number is a seed with the number in its first eight bytes")
{
    EXPECT_EQ(Seed::from_number(0x0123456789abcdef).to_hex(),
              "efcdab8967452301000000000000000000000000000000000000000000000000");
}

TEST("a seed reads back from its own digits and from nothing else")
{
    const Seed seed = *Seed::from_hex(key_mixed);
    EXPECT_EQ(seed.to_hex(), key_mixed);
    EXPECT(!Seed::from_hex("").has_value());
    EXPECT(!Seed::from_hex(std::string(key_mixed) + "0").has_value());
    EXPECT(!Seed::from_hex(std::string(63, '0') + "x").has_value());
}

// ---- draws ----

TEST("the first twenty rolls of seed 1 are always the same")
{
    Rng rng = first_rng();
    std::vector<int> rolls;
    for (int i = 0; i < 20; ++i) rolls.push_back(rng.roll(6));
    EXPECT_EQ(rolls, (std::vector{2, 6, 5, 1, 3, 5, 3, 3, 5, 1, 3, 1, 3, 2, 1, 3, 5, 2, 5, 2}));
    EXPECT_EQ(rng.drawn, 20u);
    EXPECT_EQ(rng.forced, 0u);
}

TEST("6,000 rolls spread evenly over the six faces")
{
    Rng rng = first_rng();
    std::vector<int> counts(6);
    for (int i = 0; i < 6000; ++i) ++counts[static_cast<std::size_t>(rng.roll(6) - 1)];
    EXPECT_EQ(counts, (std::vector{953, 1033, 1002, 1013, 1014, 985}));
}

TEST("a bounded draw stays below its bound and reaches every small value")
{
    Rng rng = first_rng();
    for (const std::uint32_t bound : {1u, 2u, 3u, 7u, 20u, 64u}) {
        std::vector<bool> seen(bound);
        for (int i = 0; i < 2000; ++i) {
            const std::uint32_t result = rng.below(bound);
            ASSERT_LT(result, bound);
            seen[result] = true;
        }
        EXPECT_EQ(std::count(seen.begin(), seen.end(), true), static_cast<int>(bound));
    }
}

// A bound of three quarters of 2^32 leaves a tail of one quarter: 1,000 results take 1,335 words.
TEST("draws from the uneven tail are thrown away")
{
    constexpr std::uint32_t bound = 3u << 30;
    Rng rng = first_rng();
    const std::uint32_t first = rng.below(bound);
    EXPECT_EQ(first, 0xa0e95ecfu);
    for (int i = 1; i < 1000; ++i) ASSERT_LT(rng.below(bound), bound);
    EXPECT_EQ(rng.drawn, 1335u);
}

// The words around the edge of the tail, put into the cached block by hand.
TEST("exactly the last incomplete run of a bound is thrown away")
{
    const auto kept = [](std::uint32_t word, std::uint32_t bound) {
        Rng rng = first_rng();
        rng.next();
        rng.block[1] = word;
        rng.block[2] = 0;
        rng.below(bound);
        return rng.drawn == 2;
    };
    EXPECT(kept(0xFFFFFFFB, 6));
    EXPECT(!kept(0xFFFFFFFC, 6));
    EXPECT(!kept(0xFFFFFFFF, 6));
    EXPECT(kept(0xFFFFFFFF, 1));
    EXPECT(kept(0xFFFFFFFF, 2));
    EXPECT(kept(0xFFFFFFFF, 1u << 31));
    EXPECT(kept(0x80000000, 0x80000001));
    EXPECT(!kept(0x80000001, 0x80000001));
    EXPECT(kept(0xFFFFFFFE, 0xFFFFFFFF));
    EXPECT(!kept(0xFFFFFFFF, 0xFFFFFFFF));
}

TEST("a choice among one candidate draws nothing")
{
    Rng rng = first_rng();
    EXPECT_EQ(rng.pick(1), 0u);
    EXPECT(rng == first_rng());
    rng.pick(2);
    EXPECT_EQ(rng.drawn, 1u);
}

TEST("a draw among nothing and a die without sides are faults")
{
    Rng rng = first_rng();
    EXPECT_EQ(fault_of([&] { rng.below(0); }).value_or("").substr(0, 9), "bound > 0");
    EXPECT_EQ(fault_of([&] { rng.pick(0); }).value_or("").substr(0, 9), "bound > 0");
    EXPECT_EQ(fault_of([&] { rng.roll(0); }).value_or("").substr(0, 9), "sides > 0");
    EXPECT_EQ(fault_of([&] { rng.roll(-6); }).value_or("").substr(0, 9), "sides > 0");
    EXPECT(rng == first_rng());
}

TEST("a shuffle keeps every card and its order is always the same")
{
    Rng rng = first_rng();
    std::array<int, 12> deck;
    std::iota(deck.begin(), deck.end(), 0);
    rng.shuffle(deck);
    EXPECT_EQ(deck, (std::array{4, 5, 6, 8, 1, 11, 3, 9, 0, 10, 2, 7}));
    EXPECT_EQ(rng.drawn, 11u);
}

TEST("a shuffle can bring any of three cards into any order")
{
    Rng rng = first_rng();
    std::array<int, 6> seen{};
    for (int i = 0; i < 6000; ++i) {
        std::vector<int> deck = {0, 1, 2};
        rng.shuffle(std::span(deck));
        ++seen[static_cast<std::size_t>(deck[0] * 2 + (deck[1] > deck[2] ? 1 : 0))];
    }
    for (const int count : seen) EXPECT(count > 900 && count < 1100) << count;
}

TEST("no card and a single card are shuffled without a draw")
{
    Rng rng = first_rng();
    std::vector<int> deck;
    rng.shuffle(deck);
    deck.push_back(7);
    rng.shuffle(deck);
    EXPECT_EQ(deck, std::vector{7});
    EXPECT_EQ(rng.drawn, 0u);
}

// ---- the generator as a value ----

TEST("the cached block belongs to the words drawn, however many they are")
{
    Rng rng = first_rng();
    for (std::uint64_t drawn = 0; drawn <= 40; ++drawn) {
        EXPECT_EQ(rng.drawn, drawn);
        EXPECT(rng.is_consistent()) << drawn;
        rng.next();
    }
}

TEST("a generator with another block, key or count is not consistent")
{
    Rng used = first_rng();
    used.next();
    Rng rng = used;
    rng.block[15] ^= 1;
    EXPECT(!rng.is_consistent());
    rng = used;
    rng.key[7] ^= 1;
    EXPECT(!rng.is_consistent());
    rng = used;
    rng.drawn += 16;
    EXPECT(!rng.is_consistent());
    rng = first_rng();
    rng.block[0] = 1;
    EXPECT(!rng.is_consistent());
}

TEST("a copy taken anywhere in a block goes on like the original")
{
    Rng rng = first_rng();
    for (int taken = 0; taken < 40; ++taken) {
        Rng original = rng;
        Rng copy = rng;
        for (int i = 0; i < 20; ++i) ASSERT_EQ(copy.next(), original.next());
        EXPECT(hash_of(copy) == hash_of(original));
        rng.next();
    }
}

TEST("a split generator has a stream and scripts of its own")
{
    Rng rng = first_rng();
    rng.force_dice({{6}});
    Rng other = rng.split();
    EXPECT_EQ(rng.drawn, 8u);
    EXPECT_EQ(other.drawn, 0u);
    EXPECT_EQ(other.dice.count, 0);
    EXPECT_EQ(other.next(), 0xae9dad11u);
    EXPECT_EQ(rng.next(), 0xf4049d28u);
}

// ---- scripts ----

TEST("forced dice come first and draw nothing")
{
    Rng rng = first_rng();
    rng.force_dice({{6, 1, 6}});
    EXPECT_EQ(rng.roll(6), 6);
    EXPECT_EQ(rng.roll(6), 1);
    EXPECT_EQ(rng.roll(20), 6);
    EXPECT_EQ(rng.drawn, 0u);
    EXPECT_EQ(rng.forced, 3u);
    EXPECT_EQ(rng.roll(6), 2);
    EXPECT_EQ(rng.drawn, 1u);
    EXPECT_EQ(rng.forced, 3u);
}

TEST("forced picks serve choices and bounded draws alike")
{
    Rng rng = first_rng();
    rng.force_picks({{4, 0}});
    EXPECT_EQ(rng.pick(5), 4u);
    EXPECT_EQ(rng.below(2), 0u);
    EXPECT_EQ(rng.drawn, 0u);
    EXPECT_EQ(rng.forced, 2u);
}

TEST("a choice among one candidate leaves the forced picks alone")
{
    Rng rng = first_rng();
    rng.force_picks({{1}});
    EXPECT_EQ(rng.pick(1), 0u);
    EXPECT_EQ(rng.pick(2), 1u);
}

TEST("forced picks do not turn into dice, nor forced dice into picks")
{
    Rng rng = first_rng();
    rng.force_picks({{4}});
    EXPECT_EQ(rng.roll(6), 2);
    EXPECT_EQ(rng.picks.count, 1);
    rng.picks = {};
    rng.force_dice({{1}});
    EXPECT_EQ(rng.below(6), 5u);
    EXPECT_EQ(rng.dice.count, 1);
}

TEST("a shuffle takes nothing from a script")
{
    std::vector<int> deck(12);
    std::iota(deck.begin(), deck.end(), 0);
    std::vector<int> same = deck;
    Rng plain = first_rng();
    Rng scripted = first_rng();
    scripted.force_dice({{1, 2}});
    scripted.force_picks({{0, 0}});
    plain.shuffle(deck);
    scripted.shuffle(same);
    EXPECT_EQ(deck, same);
    EXPECT_EQ(scripted.dice.count, 2);
    EXPECT_EQ(scripted.picks.count, 2);
}

TEST("a forced value that the die or the choice does not have is a fault")
{
    const auto rolling = [](std::uint8_t face, int sides) {
        Rng rng = first_rng();
        rng.force_dice({&face, 1});
        return fault_of([&] { rng.roll(sides); }).has_value();
    };
    EXPECT(rolling(0, 6));
    EXPECT(rolling(7, 6));
    EXPECT(!rolling(6, 6));
    const auto picking = [](std::uint8_t result, std::uint32_t count) {
        Rng rng = first_rng();
        rng.force_picks({&result, 1});
        return fault_of([&] { rng.pick(count); }).has_value();
    };
    EXPECT(picking(3, 3));
    EXPECT(!picking(2, 3));
}

TEST("a script that has run out leaves no trace but its count")
{
    Rng rng = first_rng();
    rng.force_dice({{3, 4}});
    EXPECT(rng.is_consistent());
    rng.roll(6);
    EXPECT(rng.is_consistent());
    rng.roll(6);
    EXPECT_EQ(rng.forced, 2u);
    rng.forced = 0;
    EXPECT(rng == first_rng());
}

TEST("a script holds 64 values, refills while it is used, and overflowing is a fault")
{
    Rng rng = first_rng();
    const std::vector<std::uint8_t> faces(60, 5);
    rng.force_dice(faces);
    rng.force_dice({{1, 2, 3, 4}});
    EXPECT(fault_of([&] { rng.force_dice({{6}}); }).has_value());
    for (int i = 0; i < 60; ++i) ASSERT_EQ(rng.roll(6), 5);
    rng.force_dice(faces);
    EXPECT(rng.is_consistent());
    for (int face = 1; face <= 4; ++face) EXPECT_EQ(rng.roll(6), face);
    for (int i = 0; i < 60; ++i) ASSERT_EQ(rng.roll(6), 5);
    EXPECT_EQ(rng.dice.count, 0);
}

TEST("a script with leftovers outside its queue is not consistent")
{
    Rng rng = first_rng();
    rng.dice.values[3] = 1;
    EXPECT(!rng.is_consistent());
    rng.dice = {};
    rng.picks.head = 1;
    EXPECT(!rng.is_consistent());
    rng.picks = {};
    rng.picks.count = 65;
    EXPECT(!rng.is_consistent());
}

// ---- the small generator ----

TEST("the small generator gives the published SplitMix64 numbers")
{
    SmallRng rng(1234567);
    EXPECT_EQ(rng.next(), 6457827717110365317u);
    EXPECT_EQ(rng.next(), 3203168211198807973u);
    EXPECT_EQ(rng.next(), 9817491932198370423u);
}

TEST("the small generator stays below its bound")
{
    SmallRng rng(1);
    std::vector<std::uint32_t> results;
    for (int i = 0; i < 10; ++i) results.push_back(rng.below(6));
    EXPECT_EQ(results, (std::vector<std::uint32_t>{3, 4, 5, 2, 2, 4, 5, 3, 1, 4}));
    for (int i = 0; i < 1000; ++i) ASSERT_LT(rng.below(0xFFFFFFFF), 0xFFFFFFFFu);
    EXPECT(fault_of([&] { rng.below(0); }).has_value());
}

}  // namespace
}  // namespace sortie
