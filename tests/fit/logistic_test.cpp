#include "tools/fit/logistic.h"

#include <array>
#include <cmath>

#include "tests/support/test.h"

namespace sortie {
namespace {

// Every outcome as often as the model says, so that there is nothing of chance in it.
Samples samples_of(double first, double second, double even)
{
    constexpr int repeats = 2000;
    Samples samples{.columns = 2};
    for (int x = -2; x <= 2; ++x) {
        for (int y = -2; y <= 2; ++y) {
            const double odds = first * x + second * y + even;
            const double wins = repeats / (1 + std::exp(-odds));
            const std::array row{static_cast<double>(x), static_cast<double>(y)};
            for (int i = 0; i < repeats; ++i) samples.add(row, i < wins);
        }
    }
    return samples;
}

TEST("a regression finds the weights that the outcomes were made with")
{
    const Fit fit = fit_logistic(samples_of(0.8, -0.5, 0.3), true);
    EXPECT_NEAR(fit.weights[0], 0.8, 0.01);
    EXPECT_NEAR(fit.weights[1], -0.5, 0.01);
    EXPECT_NEAR(fit.even, 0.3, 0.01);
    EXPECT_LT(fit.loss, fit.loss_bare);
}

TEST("where no weight may be negative such a column is left out")
{
    const Fit fit = fit_logistic(samples_of(0.8, -0.5, 0.3), false);
    EXPECT_EQ(fit.weights[1], 0);
    EXPECT_GT(fit.weights[0], 0.6);
}

TEST("a column that never changes does no harm, and nothing is known without columns that speak")
{
    Samples samples{.columns = 1};
    for (int i = 0; i < 100; ++i) samples.add(std::array{1.0}, i < 25);
    const Fit fit = fit_logistic(samples, true);
    EXPECT(std::isfinite(fit.weights[0]));
    EXPECT_NEAR(fit.loss_bare, 0.5623, 0.001);
}

}  // namespace
}  // namespace sortie
