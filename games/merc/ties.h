#pragma once
// How ties between equal candidates are broken (D0, AI1.1, A-229).
//
//     Ties ties(state.rng);          // an automatic Dictator: one draw for each tie that is left, none without a tie
//     Ties ties = Ties::first();     // a player outside of the game: the first candidate in canonical order
//
// `best_of` sorts nothing: it walks a list once for each key and keeps the best, so that chance is never part of a
// comparison.

#include <cstddef>

#include "engine/check.h"
#include "engine/rng.h"

namespace sortie::merc {

class Ties {
public:
    explicit Ties(Rng& rng) : rng_(&rng) {}
    static Ties first() { return Ties(); }

    // One of `count` tied candidates.
    std::size_t pick(std::size_t count)
    {
        CHECK(count > 0);
        if (count == 1 || rng_ == nullptr) return 0;
        return rng_->pick(static_cast<std::uint32_t>(count));
    }

private:
    Ties() = default;
    Rng* rng_ = nullptr;
};

// The members of `set` whose key is smallest, as a set of the same type.
template <class Set, class Key>
Set least_by(const Set& set, Key key)
{
    Set best;
    int least = 0;
    for (const auto member : set) {
        const int value = key(member);
        if (best.empty() || value < least) {
            best.clear();
            least = value;
        }
        if (value == least) best.insert(member);
    }
    return best;
}

template <class Set>
auto pick_from(const Set& set, Ties& ties)
{
    return set.at_rank(static_cast<int>(ties.pick(static_cast<std::size_t>(set.size()))));
}

}  // namespace sortie::merc
