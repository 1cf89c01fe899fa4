#pragma once
// Problems and results: what a reader of files, messages or typed text answers.
//
//     Result<FieldPlace> place = find_field(shape, &state, "units[3].health");
//     if (!place) return tell(place.problem().words);
//     use(place.value());
//
// A Problem is a fault from outside in words that a person can act on; it is a value, nothing is
// thrown and nothing has changed. A function that has nothing to return but a problem returns
// `std::optional<Problem>`, empty when all went well. Our own mistakes are no problems but failed
// checks (engine/check.h): asking a failed result for its value is one.

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "engine/check.h"

namespace sortie {

struct Problem {
    std::string words;
};

template <class T>
class [[nodiscard]] Result {
public:
    // Both are implicit on purpose: `return place;` and `return Problem{"..."};` read well.
    // NOLINTBEGIN(google-explicit-constructor)
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Problem problem) : content_(std::in_place_index<1>, std::move(problem)) {}
    // NOLINTEND(google-explicit-constructor)

    bool is_ok() const { return content_.index() == 0; }
    explicit operator bool() const { return is_ok(); }

    const T& value() const
    {
        CHECK(is_ok());
        return *std::get_if<0>(&content_);
    }
    // Moves the value out, for what cannot be copied; the result is not used afterwards.
    T take()
    {
        CHECK(is_ok());
        return std::move(*std::get_if<0>(&content_));
    }
    const Problem& problem() const
    {
        CHECK(!is_ok());
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, Problem> content_;
};

}  // namespace sortie
