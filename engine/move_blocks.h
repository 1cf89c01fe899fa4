#pragma once
// MoveBlocks: a list of moves in which moves that differ only in their last argument lie together, as one word of bits.
//
//     MoveBlocks moves;
//     Play<Game>::random_moves(state, seat, rng, moves);
//     moves[rng.below(moves.size())]
//
// It holds the same moves in the same order as a MoveList (engine/move.h) and is filled by the same functions; only that
// it takes less writing where an argument has many values, such as the cells in reach of a unit. Whoever looks at every
// move is better off with a MoveList.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/move.h"

namespace sortie {

class MoveBlocks {
public:
    void clear()
    {
        count_ = 0;
        size_ = 0;
    }
    void add(const Move& move) { add_block(std::bit_cast<MoveWords>(move), {1, 0}, whole_move); }
    template <std::size_t I, class Values, class Wanted>
    void add_each(const MoveWords& move, const Values& values, Wanted is_wanted)
    {
        for (const Argument value : values) {
            if (is_wanted(value)) add_block(move.with<I>(value), {1, 0}, whole_move);
        }
    }
    template <std::size_t I>
    void add_words(const MoveWords& move, const ValueWords& words)
    {
        for (const ValueWord& word : words) add_block(move.with<I>(0), word, I + 1);
    }

    std::size_t size() const { return size_; }
    bool empty() const { return count_ == 0; }
    Move operator[](std::size_t i) const
    {
        CHECK(i < size_);
        // The last block that begins at the move or before it.
        std::size_t at = 0;
        for (std::size_t length = count_; length > 1;) {
            const std::size_t half = length / 2;
            at += blocks_[at + half].begin <= i ? half : 0;
            length -= half;
        }
        const Block& block = blocks_[at];
        std::uint64_t rest = block.bits;
        for (std::size_t skip = i - block.begin; skip > 0; --skip) rest &= rest - 1;
        MoveWords words = block.move;
        if (block.place != whole_move) {
            const std::uint64_t value =
                block.first + static_cast<std::uint64_t>(std::countr_zero(rest));
            (block.place < 4 ? words.low : words.high) |= value << (16 * (block.place % 4));
        }
        return words.move();
    }

private:
    static constexpr std::uint8_t whole_move = 0;

    struct Block {
        MoveWords move;  // without its last argument, which is zero, or whole
        std::uint64_t bits;
        std::uint32_t begin;  // how many moves there are before it
        Argument first;
        std::uint8_t place;  // of the last argument, as in MoveWords
    };

    void add_block(const MoveWords& move, ValueWord word, std::uint8_t place)
    {
        if (count_ == legal_moves_max) fault("a seat has more than legal_moves_max legal moves");
        const auto begin = static_cast<std::uint32_t>(size_);
        blocks_[count_++] = {move, word.bits, begin, word.first, place};
        size_ += static_cast<std::size_t>(std::popcount(word.bits));
    }

    std::array<Block, legal_moves_max> blocks_;
    std::size_t count_ = 0;  // of blocks
    std::size_t size_ = 0;   // of moves
};

}  // namespace sortie
