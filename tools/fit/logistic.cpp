#include "tools/fit/logistic.h"

#include <algorithm>
#include <cmath>

namespace sortie {
namespace {

constexpr int rounds = 25;
constexpr double pull = 20;  // in samples, on numbers of spread one

struct Model {
    std::vector<std::size_t> columns;  // of the samples
    std::vector<double> spreads;
    std::vector<double> weights;  // of numbers divided by their spread, and the constant last
};

double chance(double odds)
{
    return 1 / (1 + std::exp(-std::clamp(odds, -20.0, 20.0)));
}

std::vector<double> spreads_of(const Samples& samples)
{
    std::vector<double> sums(samples.columns), squares(samples.columns);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const auto row = samples.row(i);
        for (std::size_t k = 0; k < samples.columns; ++k) {
            sums[k] += row[k];
            squares[k] += row[k] * row[k];
        }
    }
    const auto count = static_cast<double>(samples.size());
    for (std::size_t k = 0; k < samples.columns; ++k) {
        const double mean = sums[k] / count;
        const double spread = std::sqrt(std::max(squares[k] / count - mean * mean, 0.0));
        squares[k] = spread < 1e-6 ? 1 : spread;
    }
    return squares;
}

// Solves the symmetric, positive system in place by elimination; the answer is in `right`.
void solve(std::vector<std::vector<double>>& left, std::vector<double>& right)
{
    const std::size_t size = right.size();
    for (std::size_t k = 0; k < size; ++k) {
        for (std::size_t i = k + 1; i < size; ++i) {
            const double factor = left[i][k] / left[k][k];
            for (std::size_t j = k; j < size; ++j) left[i][j] -= factor * left[k][j];
            right[i] -= factor * right[k];
        }
    }
    for (std::size_t k = size; k-- > 0;) {
        for (std::size_t j = k + 1; j < size; ++j) right[k] -= left[k][j] * right[j];
        right[k] /= left[k][k];
    }
}

// The numbers of a sample that the model uses, and a one.
void read(const Samples& samples, std::size_t i, const Model& model, std::vector<double>& out)
{
    const auto row = samples.row(i);
    for (std::size_t k = 0; k < model.columns.size(); ++k) {
        out[k] = row[model.columns[k]] / model.spreads[model.columns[k]];
    }
    out[model.columns.size()] = 1;
}

double odds_of(const Model& model, const std::vector<double>& numbers)
{
    double odds = 0;
    for (std::size_t k = 0; k < numbers.size(); ++k) odds += model.weights[k] * numbers[k];
    return odds;
}

void improve(const Samples& samples, Model& model)
{
    const std::size_t size = model.weights.size();
    std::vector<std::vector<double>> curve(size, std::vector<double>(size));
    std::vector<double> slope(size), numbers(size);
    for (std::size_t k = 0; k < size; ++k) {
        curve[k][k] = pull;
        slope[k] = pull * model.weights[k];
    }
    for (std::size_t i = 0; i < samples.size(); ++i) {
        read(samples, i, model, numbers);
        const double expected = chance(odds_of(model, numbers));
        const double doubt = expected * (1 - expected);
        for (std::size_t k = 0; k < size; ++k) {
            slope[k] += (expected - (samples.outcomes[i] ? 1 : 0)) * numbers[k];
            for (std::size_t j = 0; j < size; ++j) curve[k][j] += doubt * numbers[k] * numbers[j];
        }
    }
    solve(curve, slope);
    for (std::size_t k = 0; k < size; ++k) model.weights[k] -= slope[k];
}

double loss_of(double expected, bool outcome)
{
    return -std::log(outcome ? expected : 1 - expected);
}

}  // namespace

Fit fit_logistic(const Samples& samples, bool is_signed)
{
    Model model;
    model.spreads = spreads_of(samples);
    for (std::size_t k = 0; k < samples.columns; ++k) model.columns.push_back(k);
    for (;;) {
        model.weights.assign(model.columns.size() + 1, 0);
        for (int i = 0; i < rounds; ++i) improve(samples, model);
        const auto last = model.weights.end() - 1;
        const auto worst = std::min_element(model.weights.begin(), last);
        if (is_signed || worst == last || *worst >= 0) break;
        model.columns.erase(model.columns.begin() + (worst - model.weights.begin()));
    }
    Fit fit;
    fit.weights.assign(samples.columns, 0);
    fit.even = model.weights.back();
    for (std::size_t k = 0; k < model.columns.size(); ++k) {
        fit.weights[model.columns[k]] = model.weights[k] / model.spreads[model.columns[k]];
    }
    std::vector<double> numbers(model.weights.size());
    const auto count = static_cast<double>(samples.size());
    const auto hits = std::count(samples.outcomes.begin(), samples.outcomes.end(), true);
    const double share = (static_cast<double>(hits) + 0.5) / (count + 1);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        read(samples, i, model, numbers);
        fit.loss += loss_of(chance(odds_of(model, numbers)), samples.outcomes[i]) / count;
        fit.loss_bare += loss_of(share, samples.outcomes[i]) / count;
    }
    return fit;
}

}  // namespace sortie
