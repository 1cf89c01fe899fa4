#include "table/chance.h"

#include <set>

#include "tests/support/test.h"

namespace sortie {
namespace {

constexpr std::string_view counted =
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

// The digests were computed with sha256sum from the formulas in table/chance.h:
//     printf 'sortie commitment 1\nk7m2qx\n%s\n' "$SECRET" | sha256sum
//     printf 'sortie seed 1\nk7m2qx\n%s\n1 00ff\n3 abc\n' "$SECRET" | sha256sum
ChanceProof example()
{
    return {.table = "k7m2qx",
            .commitment = "cb94b41dbc30f482e3d1aaba582e35e323bca9d410396dd3c6907d8352e70877",
            .secret = *Seed::from_hex(counted),
            .contributions = {{seat_at(0), "00ff"}, {seat_at(2), "abc"}}};
}
const Seed example_seed =
    *Seed::from_hex("38d94251da1218c42755ea890ee0045463cb00db48caa86f2910aff8146946af");

std::string verdict(const ChanceProof& proof, const Seed& seed = example_seed)
{
    const std::optional<Problem> problem = check_chance(proof, seed);
    return problem ? problem->words : "";
}

constexpr std::string_view other_secret =
    "the secret is not the one that the server had committed itself to";
constexpr std::string_view other_seed =
    "the seed is not mixed from the secret and the parts of the seats";

}  // namespace

TEST("SHA-256 gives the digests of the standard")
{
    EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(sha256_hex("abc"),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(sha256_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(sha256_hex(std::string(1'000'000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST("the commitment is the digest that anybody can compute by hand")
{
    EXPECT_EQ(commitment_of("k7m2qx", *Seed::from_hex(counted)), example().commitment);
}

TEST("the seed is the digest of the secret and of the parts, lowest seat first")
{
    EXPECT_EQ(mixed_seed(example()), example_seed);
}

TEST("where no seat adds a part the seed comes from the secret alone")
{
    ChanceProof proof = example();
    proof.contributions.clear();
    EXPECT_EQ(mixed_seed(proof).to_hex(),
              "316d5a9c641f787fa046eb00270911800c529e0ae9017a68dcbc80a0d96bd1ec");
}

TEST("an honest proof has nothing wrong")
{
    EXPECT_EQ(verdict(example()), "");
}

TEST("every changed bit of the secret is found")
{
    for (int bit = 0; bit < 256; ++bit) {
        ChanceProof proof = example();
        auto& byte = proof.secret.bytes[static_cast<std::size_t>(bit / 8)];
        byte = static_cast<std::remove_reference_t<decltype(byte)>>(static_cast<unsigned>(byte) ^
                                                                    (1u << (bit % 8)));
        EXPECT_EQ(verdict(proof), other_secret) << bit;
    }
}

TEST("a proof for another table or another commitment is found")
{
    ChanceProof proof = example();
    proof.table = "k7m2qy";
    EXPECT_EQ(verdict(proof), other_secret);
    proof = example();
    proof.commitment.back() = '8';
    EXPECT_EQ(verdict(proof), other_secret);
    proof.commitment = "";
    EXPECT_EQ(verdict(proof), other_secret);
}

TEST("a part that was changed, left out, added, moved or exchanged is found")
{
    const auto with = [](std::vector<Contribution> parts) {
        ChanceProof proof = example();
        proof.contributions = std::move(parts);
        return verdict(proof);
    };
    EXPECT_EQ(with({{seat_at(0), "00fe"}, {seat_at(2), "abc"}}), other_seed);
    EXPECT_EQ(with({{seat_at(0), "00ff"}}), other_seed);
    EXPECT_EQ(with({{seat_at(0), "00ff"}, {seat_at(1), ""}, {seat_at(2), "abc"}}), other_seed);
    EXPECT_EQ(with({{seat_at(1), "00ff"}, {seat_at(2), "abc"}}), other_seed);
    EXPECT_EQ(with({{seat_at(2), "abc"}, {seat_at(0), "00ff"}}), other_seed);
    EXPECT_EQ(with({{seat_at(0), "abc"}, {seat_at(2), "00ff"}}), other_seed);
}

TEST("another seed than the one of the proof is found")
{
    EXPECT_EQ(verdict(example(), *Seed::from_hex(counted)), other_seed);
}

TEST("a contribution is at most 64 lower-case hexadecimal digits")
{
    EXPECT(is_contribution(""));
    EXPECT(is_contribution("0"));
    EXPECT(is_contribution("0123456789abcdef"));
    EXPECT(is_contribution(std::string(64, 'f')));
    EXPECT(!is_contribution(std::string(65, 'f')));
    EXPECT(!is_contribution("ABC"));
    EXPECT(!is_contribution("abg"));
    EXPECT(!is_contribution("ab "));
    EXPECT(!is_contribution("ab\n2 cd"));
    EXPECT(!is_contribution(std::string_view("a\0b", 3)));
}

TEST("random digits are as many as were asked for, hexadecimal, and never the same")
{
    std::set<std::string> seen;
    for (int i = 0; i < 100; ++i) seen.insert(random_digits(33));
    EXPECT_EQ(seen.size(), 100u);
    for (const std::string& digits : seen) {
        EXPECT_EQ(digits.size(), 33u);
        EXPECT(is_contribution(digits));
    }
    EXPECT_EQ(random_digits(0), "");
    EXPECT(random_seed() != random_seed());
}

TEST("known digits follow from a text and from how often they were asked for")
{
    const auto source = known_digits("a test");
    const auto again = known_digits("a test");
    const auto other = known_digits("another test");
    std::set<std::string> seen;
    for (int i = 0; i < 20; ++i) {
        const std::string digits = source(100);
        EXPECT_EQ(digits.size(), 100u);
        EXPECT(is_contribution(digits.substr(0, contribution_digits_max)));
        EXPECT_EQ(again(100), digits);
        seen.insert(digits);
        seen.insert(other(100));
    }
    EXPECT_EQ(seen.size(), 40u);
    EXPECT_EQ(source(0), "");
}

}  // namespace sortie
