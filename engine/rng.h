#pragma once
// Chance: the generator that lives inside a game's state, and a small one for playouts.
//
//     Rng rng = Rng::from(Seed::from_number(1));
//     const int face = rng.roll(6);                    // 1 to 6
//     const std::uint32_t victim = rng.pick(count);    // 0 to count - 1, free when count is 1
//     rng.shuffle(state.deck);
//
// Rng is the ChaCha stream cipher with 8 rounds, a key of 256 bits and a block counter of 64 bits.
// It is a plain value without padding: a copy continues exactly like the original, and it is saved,
// compared and hashed with the state around it. The same seed gives the same numbers with every
// compiler, because the bounded draw and the shuffle are written here. No number of visible dice
// gives away the next one; therefore the key and the cached block are secrets. Nothing here prints
// them, and determinising a state replaces the whole generator (see split).
//
// A test or a scenario forces what comes next instead of searching for a lucky seed:
//
//     rng.force_dice({{6, 1}});                 // the next two rolls, as faces
//     rng.force_picks({{2}});                   // the next below() or pick(), as its result
//
// What it does not do: floating point, distributions other than uniform, reading the clock or the
// operating system. Where a seed comes from is the business of whoever starts a game.

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "engine/check.h"
#include "engine/describe.h"

namespace sortie {

// All that decides a game's chance. To know it is to know every die: its text belongs into replay
// files and into the reveal after the last move, never into a log or a view of a running game.
struct Seed {
    std::array<std::uint8_t, 32> bytes{};

    // For people: the number little-endian in the first eight bytes, zeros behind it.
    static Seed from_number(std::uint64_t number);

    // 64 lower-case digits, in the order of the bytes.
    std::string to_hex() const;

    // Nothing unless the text is exactly 64 hexadecimal digits; capitals are accepted.
    [[nodiscard]] static std::optional<Seed> from_hex(std::string_view text);

    friend bool operator==(const Seed&, const Seed&) = default;
};

using ChachaKey = std::array<std::uint32_t, 8>;
using ChachaBlock = std::array<std::uint32_t, 16>;

// One block of the cipher as first published: words 12 and 13 hold the counter, 14 and 15 the
// nonce. Rng uses 8 rounds and nonce 0; 12 and 20 rounds are there to be checked against vectors.
template <int rounds>
ChachaBlock chacha_block(const ChachaKey& key, std::uint64_t counter, std::uint64_t nonce);

// A short queue of values that are handed out before the generator is asked. Slots outside the
// queue are zero and an empty queue starts at slot 0, so an exhausted script equals a fresh one.
struct Script {
    std::array<std::uint8_t, 64> values{};
    std::uint8_t head = 0;
    std::uint8_t count = 0;

    // Reaching the end of the 64 slots is a fault.
    void append(std::span<const std::uint8_t> more);
    std::uint8_t take();
    bool is_consistent() const;

    friend bool operator==(const Script&, const Script&) = default;
    static constexpr auto describe()
    {
        return fields(field("values", &Script::values), field("head", &Script::head),
                      field("count", &Script::count));
    }
};

struct Rng {
    ChachaKey key{};

    // How many words of the stream have been used. Whoever wants to know whether chance was asked
    // compares `drawn` and `forced` before and after.
    std::uint64_t drawn = 0;

    // The block of the word drawn last, and zeros before the first draw. It is a function of key
    // and drawn, stored because 16 words come out of one block: a draw takes 4 ns with it and 53 ns
    // without (medians, g++ -O2), for 64 more bytes in every copy. is_consistent recomputes it.
    ChachaBlock block{};

    // How many values came from the two scripts instead of from the stream.
    std::uint32_t forced = 0;
    Script dice;
    Script picks;

    static Rng from(const Seed& seed);

    // The next word of the stream.
    std::uint32_t next();

    // Uniform in [0, bound), without bias. Takes from the picks script while that has values.
    std::uint32_t below(std::uint32_t bound);

    // A face from 1 to sides. Takes from the dice script while that has values, never from picks.
    int roll(int sides);

    // One of `count` candidates, like below; but a single candidate is no choice, so it draws
    // nothing and takes nothing from a script.
    std::uint32_t pick(std::uint32_t count);

    // Puts the items of any contiguous range into random order. Never takes from a script: whoever
    // wants a known order of a deck assigns the deck.
    template <class Range>
    void shuffle(Range&& range);

    // A generator of its own, with eight drawn words as its key and with empty scripts. The
    // numbers of one tell nothing about the numbers of the other.
    Rng split();

    // Appends to the scripts. A value is checked when it is used, because only then the die is
    // known: a face outside 1 to sides, or a pick that is not below the bound, is a fault. A forced
    // value counts in `forced` and leaves `drawn` alone.
    void force_dice(std::span<const std::uint8_t> faces);
    void force_picks(std::span<const std::uint8_t> results);

    // Recomputes the cached block and looks through the scripts.
    bool is_consistent() const;

    friend bool operator==(const Rng&, const Rng&) = default;
    static constexpr auto describe()
    {
        return fields(field("key", &Rng::key), field("drawn", &Rng::drawn),
                      field("block", &Rng::block), field("forced", &Rng::forced),
                      field("dice", &Rng::dice), field("picks", &Rng::picks));
    }

private:
    std::uint32_t draw_below(std::uint32_t bound);
    void refill();
};
static_assert(std::is_trivially_copyable_v<Rng>);
static_assert(std::has_unique_object_representations_v<Rng>, "padding would break hashes");

// A fast generator for choosing moves in random playouts; it has no place in a state, since a few
// of its outputs betray the rest. It is SplitMix64: a counter in steps of an odd constant, mixed.
class SmallRng {
public:
    explicit SmallRng(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next();

    // Takes the upper part of a product instead of rejecting: the probability of a result differs
    // from 1 / bound by less than 2^-32. A playout cannot notice; a game's dice come from Rng.
    std::uint32_t below(std::uint32_t bound);

private:
    std::uint64_t state_;
};

inline std::uint32_t Rng::next()
{
    const std::size_t at = drawn % block.size();
    if (at == 0) refill();
    ++drawn;
    return block[at];
}

// Draws from the uneven tail, behind the largest multiple of bound that 2^32 holds, are thrown
// away. A draw lies in the tail when there is no room for a whole bound above its own multiple.
inline std::uint32_t Rng::draw_below(std::uint32_t bound)
{
    CHECK(bound > 0);
    for (;;) {
        const std::uint32_t draw = next();
        const std::uint32_t result = draw % bound;
        if (draw - result <= 0 - bound) return result;
    }
}

inline std::uint32_t Rng::below(std::uint32_t bound)
{
    if (picks.count == 0) [[likely]] {
        return draw_below(bound);
    }
    const std::uint32_t result = picks.take();
    CHECK(result < bound);
    ++forced;
    return result;
}

inline int Rng::roll(int sides)
{
    CHECK(sides > 0);
    if (dice.count == 0) [[likely]] {
        return 1 + static_cast<int>(draw_below(static_cast<std::uint32_t>(sides)));
    }
    const int face = dice.take();
    CHECK(face >= 1);
    CHECK(face <= sides);
    ++forced;
    return face;
}

inline std::uint32_t Rng::pick(std::uint32_t count)
{
    return count == 1 ? 0 : below(count);
}

template <class Range>
void Rng::shuffle(Range&& range)
{
    const std::span items(range);
    CHECK(std::uint64_t{items.size()} <= std::numeric_limits<std::uint32_t>::max());
    for (auto left = static_cast<std::uint32_t>(items.size()); left > 1; --left) {
        const std::uint32_t chosen = draw_below(left);
        using std::swap;
        swap(items[left - 1], items[chosen]);
    }
}

inline std::uint64_t SmallRng::next()
{
    state_ += 0x9E3779B97F4A7C15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
    return mixed ^ (mixed >> 31);
}

inline std::uint32_t SmallRng::below(std::uint32_t bound)
{
    CHECK(bound > 0);
    return static_cast<std::uint32_t>((next() >> 32) * bound >> 32);
}

}  // namespace sortie
