#pragma once
// Moves: what a seat submits, and the lists of them.
//
// A move is an action and a few small numbers, its arguments: which unit, which cell, how many. What a
// number means is told by the *kind* of the argument (a cell, a card, a plain number), which also gives it
// a name, so that every move can be written and read as text: `place b2`, `shoot scout tank`.
//
// Arguments behind the count are always zero; two equal moves are equal byte for byte.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/check.h"
#include "engine/id.h"

namespace sortie {

inline constexpr std::size_t arguments_max = 7;

// The most options one argument may have (a board of 20 by 30 cells fits), and the most legal moves one
// seat may have at once. Reaching either is a fault, never a silent cut.
inline constexpr std::size_t candidates_max = 640;
inline constexpr std::size_t legal_moves_max = 4096;
// Words of bits for the values of one argument.
inline constexpr std::size_t value_words_max = 32;

using Argument = std::uint16_t;

// Stands for an argument that does not apply to this move (see `Pick::only_if`).
inline constexpr Argument no_argument = 0xffff;

// No default values: lists of thousands of moves are made on the stack without being cleared.
struct Move {
    std::uint8_t action;
    std::uint8_t count;
    std::array<Argument, arguments_max> arguments;

    friend constexpr bool operator==(const Move&, const Move&) = default;
};
static_assert(sizeof(Move) == 16);
static_assert(std::is_trivially_default_constructible_v<Move>);
static_assert(std::has_unique_object_representations_v<Move>);

// A move as two words, while it is being put together: a move of which two bytes were just written cannot be
// read as a whole without a stall, and words stay in registers.
struct MoveWords {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    static constexpr MoveWords bare(std::uint8_t action) { return {action, 0}; }
    Move move() const { return std::bit_cast<Move>(*this); }

    // With one argument more, which is its I-th. That argument must be 0 so far.
    template <std::size_t I>
    constexpr MoveWords with(Argument last) const
    {
        static_assert(std::endian::native == std::endian::little);
        static_assert(I < arguments_max);
        constexpr std::size_t place = I + 1;  // action and count fill the first of eight places
        constexpr std::size_t shift = 16 * (place % 4);
        MoveWords longer = *this;
        longer.low += 0x100;  // the count
        (place < 4 ? longer.low : longer.high) |= std::uint64_t{last} << shift;
        return longer;
    }
};
static_assert(sizeof(MoveWords) == sizeof(Move));

// Who chooses, and what they have picked so far. Conditions, options and effects are given this.
struct Chosen {
    Seat seat;
    Move move;

    // The i-th argument, as the id or number it stands for.
    template <class T>
    constexpr T as(std::size_t i) const
    {
        CHECK(i < move.count);
        if constexpr (is_id_v<T>) {
            return move.arguments[i] == no_argument ? T::none() : id_cast<T>(move.arguments[i]);
        } else {
            return static_cast<T>(move.arguments[i]);
        }
    }
    constexpr bool has(std::size_t i) const
    {
        return i < move.count && move.arguments[i] != no_argument;
    }
};

// Values as bits: the lowest bit of a word stands for its first value, the next one for the value behind it.
struct ValueWord {
    std::uint64_t bits;
    Argument first;
};
// The values of an argument in ascending order, word by word.
class ValueWords {
public:
    constexpr void add(Argument first, std::uint64_t bits)
    {
        if (count_ == value_words_max) fault("an argument has more than value_words_max words");
        words_[count_] = {bits, first};
        count_ += bits != 0 ? 1 : 0;
    }
    // Calls `visit` with every value until it answers true; answers whether it did.
    template <class Visit>
    constexpr bool any_of(Visit visit) const
    {
        for (const ValueWord& word : *this) {
            for (std::uint64_t rest = word.bits; rest != 0; rest &= rest - 1) {
                if (visit(static_cast<Argument>(word.first + std::countr_zero(rest)))) return true;
            }
        }
        return false;
    }
    constexpr const ValueWord* begin() const { return words_.data(); }
    constexpr const ValueWord* end() const { return words_.data() + count_; }

private:
    std::array<ValueWord, value_words_max> words_;
    std::size_t count_ = 0;
};

// The values an argument may take, in the order in which people should see them.
class Candidates {
public:
    constexpr void add(Argument value)
    {
        if (count_ == candidates_max) fault("an argument has more than candidates_max options");
        values_[count_++] = value;
    }
    template <class Tag, class Rep>
    constexpr void add(Id<Tag, Rep> id)
    {
        add(static_cast<Argument>(id.index));
    }
    constexpr void add(const ValueWords& words)
    {
        words.any_of([&](Argument value) {
            add(value);
            return false;
        });
    }
    constexpr std::size_t size() const { return count_; }
    constexpr const Argument* begin() const { return values_.data(); }
    constexpr const Argument* end() const { return values_.data() + count_; }
    constexpr bool contains(Argument value) const
    {
        for (const Argument each : *this) {
            if (each == value) return true;
        }
        return false;
    }

private:
    std::array<Argument, candidates_max> values_;
    std::size_t count_ = 0;
};

// The values 0 to Count - 1, where no list of them is needed.
template <std::uint16_t Count>
struct FirstValues {
    struct Iterator {
        Argument value;
        constexpr Argument operator*() const { return value; }
        constexpr Iterator& operator++()
        {
            ++value;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    static constexpr std::size_t size() { return Count; }
    static constexpr Iterator begin() { return {0}; }
    static constexpr Iterator end() { return {Count}; }
};

class MoveList {
public:
    void clear() { count_ = 0; }
    void add(const Move& move)
    {
        if (count_ == legal_moves_max) fault("a seat has more than legal_moves_max legal moves");
        moves_[count_++] = move;
    }
    // Adds the move with each of the values as its I-th argument for which `is_wanted` holds. Every one is
    // written and only the wanted ones are counted, so there is no branch to mispredict; the count stays in
    // a register meanwhile.
    template <std::size_t I, class Values, class Wanted>
    void add_each(const MoveWords& move, const Values& values, Wanted is_wanted)
    {
        if (count_ + values.size() > legal_moves_max) {
            for (const Argument value : values) {
                if (is_wanted(value)) add(move.with<I>(value).move());
            }
            return;
        }
        Move* next = moves_.data() + count_;
        for (const Argument value : values) {
            std::size_t step = is_wanted(value) ? 1 : 0;
            asm(""
                : "+r"(
                    step));  // hides that it is 0 or 1, of which the compiler would make a branch
            const MoveWords words = move.with<I>(value);
            std::memcpy(next, &words, sizeof(Move));
            next += step;
        }
        count_ = static_cast<std::size_t>(next - moves_.data());
    }
    // Adds the move with every value of the words as its I-th argument.
    template <std::size_t I>
    void add_words(const MoveWords& move, const ValueWords& words)
    {
        for (const ValueWord& word : words) {
            const auto more = static_cast<std::size_t>(std::popcount(word.bits));
            if (more > legal_moves_max - count_) {
                fault("a seat has more than legal_moves_max legal moves");
            }
            Move* next = moves_.data() + count_;
            for (std::uint64_t rest = word.bits; rest != 0; rest &= rest - 1) {
                const auto value = static_cast<Argument>(word.first + std::countr_zero(rest));
                const MoveWords whole = move.with<I>(value);
                std::memcpy(next++, &whole, sizeof(Move));
            }
            count_ += more;
        }
    }
    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    const Move& operator[](std::size_t i) const { return moves_[i]; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + count_; }
    bool contains(const Move& move) const
    {
        for (const Move& each : *this) {
            if (each == move) return true;
        }
        return false;
    }

private:
    std::array<Move, legal_moves_max> moves_;
    std::size_t count_ = 0;
};

// What an argument's number means. A kind names each of its values with one word, without spaces; the
// name belongs to the value and not to the position, so that a move's text can be read back anywhere.
struct Kind {
    std::string_view name;                                      // "cell"
    std::uint16_t count = 0;                                    // values are 0 .. count - 1
    void (*write)(Argument value, std::string& out) = nullptr;  // nothing: the plain number
    // Reads a name back; needed only where trying all names would take too long.
    bool (*read)(std::string_view word, Argument& value) = nullptr;

    std::string text(Argument value) const;
    // "a1, b2 or c3"; many are cut short with their number, none are "nothing".
    std::string text(const Candidates& values) const;
};

// The kind of an id or enumeration whose values have names (`names_of`, see engine/describe.h).
template <class T>
void write_name(Argument value, std::string& out)
{
    out += names_of(T{})[value];
}
template <class T>
constexpr Kind named_kind(std::string_view name)
{
    return {name, static_cast<std::uint16_t>(names_of(T{}).size()), write_name<T>};
}

// A plain number up to `most`.
constexpr Kind number_kind(std::uint16_t most)
{
    return {.name = "number", .count = static_cast<std::uint16_t>(most + 1)};
}

// A seat, as `seat1`, `seat2`, ... (people count from one).
void write_seat(Argument value, std::string& out);
inline constexpr Kind seat_kind{.name = "seat", .count = seats_max, .write = write_seat};

}  // namespace sortie
