#pragma once
// Sets of small numbers, as bits: seats, units, cards. Plain values without padding.
//
//     SeatSet awaited{seat_at(0), seat_at(2)};
//     for (Seat seat : awaited) ...            // ascending
//
// `BitSet<Key, capacity>` takes an id type, an enumeration or an unsigned integer as its key. Iteration is
// in ascending order, so nothing visible depends on how a set came about.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include "engine/check.h"
#include "engine/id.h"

namespace sortie {

template <std::size_t Bits>
using BitWord = std::conditional_t<
    Bits <= 8, std::uint8_t,
    std::conditional_t<Bits <= 16, std::uint16_t,
                       std::conditional_t<Bits <= 32, std::uint32_t, std::uint64_t>>>;

template <class Key, std::size_t Capacity>
class BitSet {
public:
    using Word = BitWord<Capacity>;
    using key_type = Key;
    static constexpr std::size_t capacity = Capacity;
    static constexpr std::size_t word_bits = sizeof(Word) * 8;
    static constexpr std::size_t word_count = (Capacity + word_bits - 1) / word_bits;

    constexpr BitSet() = default;
    constexpr BitSet(std::initializer_list<Key> keys)
    {
        for (const Key key : keys) insert(key);
    }

    // The first `count` keys: 0, 1, ... count - 1.
    static constexpr BitSet first(std::size_t count)
    {
        BitSet set;
        for (std::size_t i = 0; i < count; ++i) set.insert(key_of(i));
        return set;
    }

    constexpr bool contains(Key key) const
    {
        const std::size_t i = index_of(key);
        return i < Capacity && (std::uint64_t{words[i / word_bits]} >> (i % word_bits) & 1u) != 0;
    }
    constexpr void insert(Key key)
    {
        const std::size_t i = index_of(key);
        CHECK(i < Capacity);
        words[i / word_bits] =
            static_cast<Word>(words[i / word_bits] | (Word{1} << (i % word_bits)));
    }
    constexpr void erase(Key key)
    {
        const std::size_t i = index_of(key);
        if (i >= Capacity) return;
        words[i / word_bits] =
            static_cast<Word>(words[i / word_bits] & ~(Word{1} << (i % word_bits)));
    }
    constexpr void assign(Key key, bool is_member) { is_member ? insert(key) : erase(key); }
    constexpr void clear() { words = {}; }

    constexpr bool empty() const
    {
        for (const Word word : words) {
            if (word != 0) return false;
        }
        return true;
    }
    constexpr int size() const
    {
        int sum = 0;
        for (const Word word : words) sum += std::popcount(word);
        return sum;
    }
    // The smallest member. The set must not be empty.
    constexpr Key front() const
    {
        const std::size_t i = next_from(0);
        CHECK(i < Capacity);
        return key_of(i);
    }
    // The member that has `rank` members before it: how a random member is taken without a list.
    constexpr Key at_rank(int rank) const
    {
        for (const Key key : *this) {
            if (rank-- == 0) return key;
        }
        UNREACHABLE();
    }

    friend constexpr BitSet operator|(BitSet a, const BitSet& b)
    {
        for (std::size_t i = 0; i < word_count; ++i) a.words[i] = Word(a.words[i] | b.words[i]);
        return a;
    }
    friend constexpr BitSet operator&(BitSet a, const BitSet& b)
    {
        for (std::size_t i = 0; i < word_count; ++i) a.words[i] = Word(a.words[i] & b.words[i]);
        return a;
    }
    // The members of `a` that are not in `b`.
    friend constexpr BitSet operator-(BitSet a, const BitSet& b)
    {
        for (std::size_t i = 0; i < word_count; ++i) a.words[i] = Word(a.words[i] & ~b.words[i]);
        return a;
    }
    friend constexpr bool operator==(const BitSet&, const BitSet&) = default;

    class Iterator {
    public:
        constexpr Iterator(const BitSet& set, std::size_t at) : set_(&set), at_(at) {}
        constexpr Key operator*() const { return key_of(at_); }
        constexpr Iterator& operator++()
        {
            at_ = set_->next_from(at_ + 1);
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b)
        {
            return a.at_ == b.at_;
        }

    private:
        const BitSet* set_;
        std::size_t at_;
    };
    constexpr Iterator begin() const { return Iterator(*this, next_from(0)); }
    constexpr Iterator end() const { return Iterator(*this, Capacity); }

    // Calls `visit` for every member, ascending. Quicker than a loop over the iterators of a set of several
    // words.
    template <class Visit>
    constexpr void for_each(Visit visit) const
    {
        for (std::size_t i = 0; i < word_count; ++i) {
            for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) {
                visit(key_of(i * word_bits + static_cast<std::size_t>(std::countr_zero(rest))));
            }
        }
    }

    // Public only so that the set has a description and can be a plain member of a state.
    std::array<Word, word_count> words{};

private:
    static constexpr std::size_t index_of(Key key)
    {
        if constexpr (is_id_v<Key>) {
            return key.index;
        } else {
            return static_cast<std::size_t>(key);
        }
    }
    static constexpr Key key_of(std::size_t i)
    {
        if constexpr (is_id_v<Key>) {
            return id_cast<Key>(i);
        } else {
            return static_cast<Key>(i);
        }
    }
    constexpr std::size_t next_from(std::size_t i) const
    {
        while (i < Capacity) {
            const Word rest = static_cast<Word>(words[i / word_bits] >> (i % word_bits));
            if (rest != 0) {
                return i + static_cast<std::size_t>(std::countr_zero(rest));
            }
            i = (i / word_bits + 1) * word_bits;
        }
        return Capacity;
    }
};

using SeatSet = BitSet<Seat, seats_max>;

static_assert(std::is_trivially_copyable_v<SeatSet>);
static_assert(std::has_unique_object_representations_v<SeatSet>);

}  // namespace sortie
