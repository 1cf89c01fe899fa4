#include "lab/ranges.h"

#include <algorithm>

#include "engine/check.h"

namespace sortie {

std::uint64_t count_of(const GameRanges& ranges)
{
    std::uint64_t sum = 0;
    for (const GameRange& range : ranges) sum += range.end - range.begin;
    return sum;
}

std::uint64_t game_at(const GameRanges& ranges, std::uint64_t place)
{
    for (const GameRange& range : ranges) {
        const std::uint64_t count = range.end - range.begin;
        if (place < count) return range.begin + place;
        place -= count;
    }
    UNREACHABLE();
}

GameRanges slice_of(const GameRanges& ranges, std::uint64_t begin, std::uint64_t end)
{
    GameRanges slice;
    std::uint64_t before = 0;
    for (const GameRange& range : ranges) {
        const std::uint64_t count = range.end - range.begin;
        const std::uint64_t from = std::clamp(begin, before, before + count) - before;
        const std::uint64_t to = std::clamp(end, before, before + count) - before;
        if (from < to) slice.push_back({range.begin + from, range.begin + to});
        before += count;
    }
    return slice;
}

GameRanges without(const GameRanges& ranges, const GameRanges& taken)
{
    GameRanges left;
    for (GameRange range : ranges) {
        for (const GameRange& gone : taken) {
            if (gone.end <= range.begin || gone.begin >= range.end) continue;
            if (gone.begin > range.begin) left.push_back({range.begin, gone.begin});
            range.begin = std::min(gone.end, range.end);
        }
        if (range.begin < range.end) left.push_back(range);
    }
    return left;
}

GameRanges joined(const GameRanges& one, const GameRanges& other)
{
    GameRanges all = one;
    all.insert(all.end(), other.begin(), other.end());
    std::sort(all.begin(), all.end(),
              [](const GameRange& a, const GameRange& b) { return a.begin < b.begin; });
    GameRanges whole;
    for (const GameRange& range : all) {
        if (!whole.empty() && range.begin <= whole.back().end) {
            whole.back().end = std::max(whole.back().end, range.end);
        } else {
            whole.push_back(range);
        }
    }
    return whole;
}

GameRanges part_of(const GameRanges& ranges, std::uint64_t worker, std::uint64_t workers)
{
    CHECK(worker < workers);
    const std::uint64_t count = count_of(ranges);
    // Quotient and remainder apart, so that nothing overflows.
    const std::uint64_t each = count / workers;
    const std::uint64_t more = count % workers;
    const std::uint64_t begin = worker * each + std::min(worker, more);
    return slice_of(ranges, begin, begin + each + (worker < more ? 1 : 0));
}

bool are_orderly(const GameRanges& ranges)
{
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        if (ranges[i].begin >= ranges[i].end) return false;
        if (i > 0 && ranges[i].begin < ranges[i - 1].end) return false;
    }
    return true;
}

}  // namespace sortie
