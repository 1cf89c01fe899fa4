#pragma once
// The small generator of maps (T9.3 to T9.5). A map is public, so whoever likes may work out the seed of one; therefore
// nothing else in a game is drawn from it: dice, decks and missions come from the engine's generator, which is a secret.
//
//     MapRng rng = MapRng::from(seed, "map");
//     const std::uint32_t column = rng.bounded(20);
//     rng.drawn                                    // how many values were used so far
//
// The numbers are part of the rules: the same seed gives the same map everywhere and for ever.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace sortie::taktik {

constexpr std::uint64_t mix(std::uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
}

constexpr std::uint64_t fnv1a64(std::string_view text)
{
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char letter : text) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3U;
    }
    return hash;
}

struct MapRng {
    std::uint64_t state = 0;
    std::uint32_t drawn = 0;

    // The stream of that name.
    static constexpr MapRng from(std::uint64_t seed, std::string_view name)
    {
        return {.state = mix(seed + fnv1a64(name)), .drawn = 0};
    }
    constexpr std::uint64_t next()
    {
        state += 0x9E3779B97F4A7C15U;
        ++drawn;
        return mix(state);
    }
    // T9.4: 0 to bound - 1 from exactly one value. The bias is below 2^-29.
    constexpr std::uint32_t bounded(std::uint32_t bound)
    {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }
    // T9.5
    template <class T>
    constexpr void shuffle(std::span<T> list)
    {
        for (std::size_t i = list.size(); i > 1; --i) {
            std::swap(list[i - 1], list[bounded(static_cast<std::uint32_t>(i))]);
        }
    }
};

}  // namespace sortie::taktik
