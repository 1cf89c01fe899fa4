#pragma once
// `guarded`: runs rules so that a fault in them stops this game only, not the program.
//
//     const std::optional<std::string> fault = guarded([&] { refusal = position.apply(...); });
//     if (fault) ...                         // its text; the position before the move is whole
//
// The engine throws nothing; it calls the fault handler (engine/check.h). This header is the one place that
// turns a fault into an exception and back into a value, inside one function call. The first use installs
// the handler for the whole process; outside of `guarded` a fault still prints its text and aborts.

#include <optional>
#include <string>
#include <utility>

namespace sortie {

// Thrown by the installed handler and caught in `guarded`; nobody else needs it.
struct FaultRaised {
    std::string words;
};

namespace guard {

// Installs the throwing handler once and counts how deep this thread stands inside `guarded`.
class Inside {
public:
    Inside();
    ~Inside();
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
};

}  // namespace guard

template <class Work>
[[nodiscard]] std::optional<std::string> guarded(Work&& work)
{
    const guard::Inside inside;
    try {
        std::forward<Work>(work)();
        return std::nullopt;
    } catch (FaultRaised& raised) {
        return std::move(raised.words);
    }
}

}  // namespace sortie
