#include "engine/rng.h"

#include <algorithm>
#include <bit>

#include "engine/hash.h"

namespace sortie {
namespace {

inline void quarter_round(ChachaBlock& x, std::size_t a, std::size_t b, std::size_t c,
                          std::size_t d)
{
    x[a] += x[b];
    x[d] = std::rotl(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = std::rotl(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = std::rotl(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = std::rotl(x[b] ^ x[c], 7);
}

constexpr int rng_rounds = 8;

}  // namespace

// Plain words on purpose: the four quarter rounds of a row are independent of each other, which
// keeps a processor busy enough. Four-lane vectors moved the 50 to 70 ns of a block by less than a
// fifth, up or down with the compiler.
template <int rounds>
ChachaBlock chacha_block(const ChachaKey& key, std::uint64_t counter, std::uint64_t nonce)
{
    static_assert(rounds > 0 && rounds % 2 == 0);
    const auto low = [](std::uint64_t word) { return static_cast<std::uint32_t>(word); };
    const auto high = [](std::uint64_t word) { return static_cast<std::uint32_t>(word >> 32); };
    const ChachaBlock start = {
        0x61707865,   0x3320646e,    0x79622d32, 0x6b206574,  // "expand 32-byte k"
        key[0],       key[1],        key[2],     key[3],      //
        key[4],       key[5],        key[6],     key[7],      //
        low(counter), high(counter), low(nonce), high(nonce),
    };
    ChachaBlock x = start;
    for (int round = 0; round < rounds; round += 2) {
        quarter_round(x, 0, 4, 8, 12);
        quarter_round(x, 1, 5, 9, 13);
        quarter_round(x, 2, 6, 10, 14);
        quarter_round(x, 3, 7, 11, 15);
        quarter_round(x, 0, 5, 10, 15);
        quarter_round(x, 1, 6, 11, 12);
        quarter_round(x, 2, 7, 8, 13);
        quarter_round(x, 3, 4, 9, 14);
    }
    for (std::size_t i = 0; i < x.size(); ++i) x[i] += start[i];
    return x;
}

template ChachaBlock chacha_block<8>(const ChachaKey&, std::uint64_t, std::uint64_t);
template ChachaBlock chacha_block<12>(const ChachaKey&, std::uint64_t, std::uint64_t);
template ChachaBlock chacha_block<20>(const ChachaKey&, std::uint64_t, std::uint64_t);

Seed Seed::from_number(std::uint64_t number)
{
    Seed seed;
    for (std::size_t i = 0; i < sizeof number; ++i) {
        seed.bytes[i] = static_cast<std::uint8_t>(number >> (8 * i));
    }
    return seed;
}

std::string Seed::to_hex() const
{
    return hex_from_bytes(bytes);
}

std::optional<Seed> Seed::from_hex(std::string_view text)
{
    Seed seed;
    if (!bytes_from_hex(text, seed.bytes)) return std::nullopt;
    return seed;
}

void Script::append(std::span<const std::uint8_t> more)
{
    CHECK(count + more.size() <= values.size());
    std::rotate(values.begin(), values.begin() + head, values.end());
    head = 0;
    std::copy(more.begin(), more.end(), values.begin() + count);
    count = static_cast<std::uint8_t>(count + more.size());
}

std::uint8_t Script::take()
{
    CHECK(count > 0);
    const std::uint8_t value = std::exchange(values[head], std::uint8_t{0});
    --count;
    head = count == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(head + 1);
    return value;
}

bool Script::is_consistent() const
{
    const std::size_t end = std::size_t{head} + count;
    if (end > values.size() || (count == 0 && head != 0)) return false;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if ((i < head || i >= end) && values[i] != 0) return false;
    }
    return true;
}

Rng Rng::from(const Seed& seed)
{
    Rng rng;
    for (std::size_t i = 0; i < seed.bytes.size(); ++i) {
        rng.key[i / 4] |= std::uint32_t{seed.bytes[i]} << (8 * (i % 4));
    }
    return rng;
}

Rng Rng::split()
{
    Rng other;
    for (std::uint32_t& word : other.key) word = next();
    return other;
}

void Rng::force_dice(std::span<const std::uint8_t> faces)
{
    dice.append(faces);
}

void Rng::force_picks(std::span<const std::uint8_t> results)
{
    picks.append(results);
}

bool Rng::is_consistent() const
{
    const ChachaBlock expected =
        drawn == 0 ? ChachaBlock{} : chacha_block<rng_rounds>(key, (drawn - 1) / block.size(), 0);
    return block == expected && dice.is_consistent() && picks.is_consistent();
}

void Rng::refill()
{
    block = chacha_block<rng_rounds>(key, drawn / block.size(), 0);
}

}  // namespace sortie
