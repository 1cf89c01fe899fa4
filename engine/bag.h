#pragma once
// Bag<Kind, kinds>: how many of each kind, in no order: tokens in a cup, militia of each colour.
//
//     Bag<Token, 3> cup;
//     cup.add(Token::red, 4);
//     Token drawn = cup.draw(state.rng);      // each token is equally likely
//
// A bag that only counts needs a byte for each kind; use a Deck where the order matters.

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "engine/check.h"
#include "engine/describe.h"
#include "engine/rng.h"

namespace sortie {

template <class Kind, std::size_t Kinds, class Count = std::uint8_t>
struct Bag {
    std::array<Count, Kinds> counts{};

    constexpr int count(Kind kind) const { return counts[index_of(kind)]; }
    constexpr int total() const
    {
        int sum = 0;
        for (const Count n : counts) sum += n;
        return sum;
    }
    constexpr bool empty() const { return total() == 0; }

    constexpr void add(Kind kind, int n = 1)
    {
        const int sum = count(kind) + n;
        CHECK(n >= 0);
        CHECK(sum <= int{std::numeric_limits<Count>::max()});
        counts[index_of(kind)] = static_cast<Count>(sum);
    }
    constexpr void remove(Kind kind, int n = 1)
    {
        CHECK(n >= 0);
        CHECK(n <= count(kind));
        counts[index_of(kind)] = static_cast<Count>(count(kind) - n);
    }
    // Takes one out at random, each single piece with the same chance.
    Kind draw(Rng& rng)
    {
        int rank = static_cast<int>(rng.pick(static_cast<std::uint32_t>(total())));
        for (std::size_t i = 0; i < Kinds; ++i) {
            if (rank < counts[i]) {
                --counts[i];
                return static_cast<Kind>(i);
            }
            rank -= counts[i];
        }
        UNREACHABLE();
    }

    friend constexpr bool operator==(const Bag&, const Bag&) = default;

    static constexpr auto describe() { return fields(field("counts", &Bag::counts)); }

private:
    static constexpr std::size_t index_of(Kind kind)
    {
        const auto i = static_cast<std::size_t>(kind);
        CHECK(i < Kinds);
        return i;
    }
};

}  // namespace sortie
