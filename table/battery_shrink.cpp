#include "table/battery_shrink.h"

#include <utility>

namespace sortie::battery {
namespace {

constexpr std::uint64_t games_tried = 60;
constexpr std::size_t small_piece = 8;

// A made-up move that showed the defect is made up from the position, and the position changes when
// moves are left out; more of them find it again. What was found without any does not need them.
int samples_for(BatteryCheck check, int usual)
{
    switch (check) {
        case BatteryCheck::list:
        case BatteryCheck::refusal:
        case BatteryCheck::view: return 4 * usual;
        default: return 1;
    }
}

bool is_same(const Defect& a, const Defect& b)
{
    if (a.check != b.check) return false;
    const bool words_count = a.check == BatteryCheck::fault || a.check == BatteryCheck::invariant;
    return !words_count || a.words == b.words;
}

class Shrinker {
public:
    Shrinker(const GameModule& game, const BatteryOptions& options, const Setup& setup,
             std::uint64_t seed, const TrialResult& failed, const Defect& wanted)
        : game_(game), samples_(options.samples), moves_played_max_(options.shrink_moves_max),
          setup_(setup), seed_(seed), best_(failed), wanted_(wanted)
    {
        samples_.moves = samples_for(wanted_.check, samples_.moves);
    }

    TrialResult run()
    {
        leave_out_moves();
        look_for_shorter_games();
        leave_out_moves();
        return std::move(best_);
    }

private:
    void look_for_shorter_games()
    {
        for (std::uint64_t i = 1; i <= games_tried && !best_.moves.empty(); ++i) {
            if (moves_played_ >= moves_played_max_) break;
            BatteryCounts counts;
            Probe probe(game_, samples_, counts);
            take_if_same(short_trial(probe, setup_, seed_, seed_ + i, best_.moves.size() - 1));
        }
    }

    void leave_out_moves()
    {
        for (std::size_t piece = best_.moves.size() / 2; piece > small_piece; piece /= 2) {
            leave_out_pieces(piece);
        }
        // What may go is often a whole turn, so every small size is tried; and again as long as it
        // helps, because what could not go while a later move needed it may go with that move.
        std::size_t before = 0;
        do {
            before = best_.moves.size();
            for (std::size_t piece = small_piece; piece > 0; --piece) leave_out_pieces(piece);
        } while (best_.moves.size() < before);
    }

    void leave_out_pieces(std::size_t piece)
    {
        std::size_t at = 0;
        while (at < best_.moves.size() && moves_played_ < moves_played_max_) {
            if (!is_still_wrong_without(at, piece)) at += piece;
        }
    }

    bool is_still_wrong_without(std::size_t at, std::size_t piece)
    {
        std::vector<SeatMove> rest;
        for (std::size_t i = 0; i < best_.moves.size(); ++i) {
            if (i < at || i >= at + piece) rest.push_back(best_.moves[i]);
        }
        BatteryCounts counts;
        Probe probe(game_, samples_, counts);
        return take_if_same(repeat_trial(probe, setup_, seed_, rest));
    }

    bool take_if_same(TrialResult result)
    {
        moves_played_ += 1 + result.moves.size();
        if (!result.defect || !is_same(*result.defect, wanted_)) return false;
        best_ = std::move(result);
        return true;
    }

    const GameModule& game_;
    BatterySamples samples_;
    std::size_t moves_played_max_;
    const Setup& setup_;
    std::uint64_t seed_;
    TrialResult best_;
    const Defect& wanted_;
    std::size_t moves_played_ = 0;
};

}  // namespace

TrialResult shrink(const GameModule& game, const BatteryOptions& options, const Setup& setup,
                   std::uint64_t seed, const TrialResult& failed)
{
    if (!failed.defect) return failed;
    const Defect& wanted = *failed.defect;
    // These two are about a whole game; fewer moves do not show them.
    if (wanted.check == BatteryCheck::length) return failed;
    if (wanted.check == BatteryCheck::playout) return failed;
    return Shrinker(game, options, setup, seed, failed, wanted).run();
}

}  // namespace sortie::battery
