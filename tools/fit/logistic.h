#pragma once
// Logistic regression: how much each of several numbers speaks for an outcome.
//
//     Samples samples{.columns = 2};
//     samples.add({0.3, -1.0}, true);
//     const Fit fit = fit_logistic(samples);
//     fit.weights[0], fit.even, fit.loss
//
// The model is: the logarithm of the odds is `even` plus the sum of weight times number. By Newton's method, with a little
// pull towards zero, so that a column that never changes does no harm.

#include <cstddef>
#include <span>
#include <vector>

namespace sortie {

struct Samples {
    std::size_t columns = 0;
    std::vector<double> numbers{};  // row by row
    std::vector<bool> outcomes{};

    void add(std::span<const double> row, bool outcome)
    {
        numbers.insert(numbers.end(), row.begin(), row.end());
        outcomes.push_back(outcome);
    }
    std::size_t size() const { return outcomes.size(); }
    std::span<const double> row(std::size_t i) const
    {
        return std::span(numbers).subspan(i * columns, columns);
    }
};

struct Fit {
    std::vector<double> weights;  // 0 for what is left out
    double even = 0;
    double loss = 0;       // mean logarithmic loss on these samples
    double loss_bare = 0;  // of the share of outcomes alone
};

// With `is_signed` off, a column whose weight comes out negative is left out and the rest is fitted again: numbers that grow
// together share a weight in odd ways, and nobody should be told to avoid what helps.
Fit fit_logistic(const Samples& samples, bool is_signed);

}  // namespace sortie
