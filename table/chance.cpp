#include "table/chance.h"

#include <array>
#include <cstdint>
#include <utility>

#include <sodium.h>

namespace sortie {
namespace {

// Throws nothing and may be called as often as one likes; it fails only where there is no source of chance at all.
void ready_sodium()
{
    if (sodium_init() < 0) fault("the operating system has no source of chance");
}

std::string hex_of(const unsigned char* bytes, std::size_t count)
{
    std::string text(count * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes, count);
    text.pop_back();
    return text;
}

}  // namespace

Seed random_seed()
{
    ready_sodium();
    Seed seed;
    randombytes_buf(seed.bytes.data(), seed.bytes.size());
    return seed;
}

std::string random_digits(std::size_t count)
{
    ready_sodium();
    std::string bytes((count + 1) / 2, '\0');
    randombytes_buf(bytes.data(), bytes.size());
    std::string text = hex_of(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    text.resize(count);
    return text;
}

std::string sha256_hex(std::string_view bytes)
{
    ready_sodium();
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(bytes.data()),
                       bytes.size());
    return hex_of(digest.data(), digest.size());
}

std::function<std::string(std::size_t)> known_digits(std::string text)
{
    return [text = std::move(text), calls = std::uint64_t{0}](std::size_t count) mutable {
        const std::string call =
            "sortie known chance 1\n" + text + "\n" + std::to_string(calls++) + "\n";
        std::string digits;
        for (std::size_t part = 0; digits.size() < count; ++part) {
            digits += sha256_hex(call + std::to_string(part));
        }
        digits.resize(count);
        return digits;
    };
}

std::string commitment_of(std::string_view table, const Seed& secret)
{
    return sha256_hex("sortie commitment 1\n" + std::string(table) + "\n" + secret.to_hex() + "\n");
}

Seed mixed_seed(const ChanceProof& proof)
{
    std::string text = "sortie seed 1\n" + proof.table + "\n" + proof.secret.to_hex() + "\n";
    for (const Contribution& part : proof.contributions) {
        text += std::to_string(part.seat.index + 1) + " " + part.digits + "\n";
    }
    return *Seed::from_hex(sha256_hex(text));
}

bool is_contribution(std::string_view digits)
{
    return digits.size() <= contribution_digits_max &&
           digits.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::optional<Problem> check_chance(const ChanceProof& proof, const Seed& seed)
{
    if (commitment_of(proof.table, proof.secret) != proof.commitment) {
        return Problem{"the secret is not the one that the server had committed itself to"};
    }
    if (mixed_seed(proof) != seed) {
        return Problem{"the seed is not mixed from the secret and the parts of the seats"};
    }
    return std::nullopt;
}

}  // namespace sortie
