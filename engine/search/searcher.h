#pragma once
// The search itself, on the concrete game: no virtual call and no allocation in an iteration.
//
//     Searcher<Skirmish> searcher(options, Knowledge<Skirmish>(state, seat));
//     searcher.run(1000);                                          // as often as one likes
//     const Thought thought = searcher.conclude();
//
// One iteration: guess a world; from the root, while every node on the way is known, ask the next question of the choice
// tree and go where the rule below is highest; add the new nodes of one move; play out; add the results to every node on
// the way, each from the eyes of the seat that chose there.
//
//     mean result  +  exploration * prior * sqrt(times it was possible) / (1 + visits)
//
// A child that was never visited counts with the mean of its siblings, and until then it is taken to be possible whenever its
// question is asked: an answer that few worlds allow is tried a little too willingly at first. The prior is even, or by what the game says that its
// moves promise, and leans by `trust` towards what the game's own quick player would do. Equal scores are drawn by lot. A
// question with one answer has no node.
//
// Simultaneous steps are played one seat after the other (Playouts::next_mover).

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/search/knowledge.h"
#include "engine/search/playout.h"
#include "engine/search/tree.h"

namespace sortie {

template <Game G>
class Searcher {
public:
    using State = typename G::State;
    using P = Play<G>;

    // The seat must be awaited.
    Searcher(const SearchOptions& options, const Knowledge<G>& knowledge)
        : options_(options), knowledge_(knowledge), tree_(nodes_wanted(options)),
          playouts_(options, knowledge.view().seen), seat_(knowledge.seat())
    {
        SmallRng mixer(options.seed);
        worlds_ = Rng::from(Seed::from_number(mixer.next()));
        lots_ = SmallRng(mixer.next());
    }

    void run(std::uint32_t iterations)
    {
        for (std::uint32_t i = 0; i < iterations; ++i) iterate(knowledge_.guess(worlds_));
    }
    std::uint32_t iterations_done() const { return root_visits_; }

    // Goes on until the move that has the most visits after so many iterations is settled, and answers it: the same move as
    // `run` and `conclude` give, in less time. `is_late` may end it before.
    template <class IsLate>
    Move decide(std::uint32_t iterations, IsLate is_late)
    {
        while (root_visits_ < iterations && !is_settled(iterations - root_visits_)) {
            run(std::min(iterations_between_looks, iterations - root_visits_));
            if (is_late()) break;
        }
        return way_from_root().move;
    }

    // No matter where the next iterations lead, the same move has the most visits afterwards.
    bool is_settled(std::uint32_t iterations_left)
    {
        const Way way = way_from_root();
        return way.is_whole && way.lead > iterations_left;
    }

    // What is known so far.
    Thought conclude()
    {
        Rng another = worlds_;
        State world = knowledge_.guess(another);
        Thought thought;
        thought.iterations = root_visits_;
        thought.nodes = tree_.size();
        thought.memory_bytes = memory_bytes();
        thought.chance = chance_of_root(seat_);
        for (int i = 0; i < world.flow.seat_count; ++i) {
            thought.chances[static_cast<std::size_t>(i)] = chance_of_root(seat_at(i));
        }
        thought.best = way_from_root().move;
        for (const Move& move : moves_) thought.candidates.push_back(candidate_of(move));
        follow_line(world, thought);
        put_in_order(thought.candidates, thought.best);
        return thought;
    }

    // All that a search ever uses, apart from its answer.
    std::size_t memory_bytes() const { return sizeof(*this) + tree_.memory_bytes(); }

private:
    // A new node for the action and for each argument that leaves a choice: seldom more than three in an iteration. A full
    // tree grows no further and goes on counting.
    static std::uint32_t nodes_wanted(const SearchOptions& options)
    {
        constexpr std::uint64_t of_a_move = 3;
        const std::uint64_t usual = options.iterations * of_a_move + 64;
        const std::uint64_t wanted = options.nodes_max > 0 ? options.nodes_max : usual;
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(wanted, nodes_most));
    }

    // The moves from `begin` to `end` agree in everything that was chosen so far, and in `value`.
    struct Branch {
        std::size_t begin;
        std::size_t end;
        std::uint32_t key;
        NodeId node;
    };
    struct Visited {
        NodeId node;
        Seat seat;
    };
    static constexpr std::size_t path_max = 256;
    static constexpr std::size_t branches_max = candidates_max;
    static constexpr Share even_chance = whole_share / 2;

    // Who answers which question how. What is asked at a place may differ from world to world: a question with one answer
    // has no node.
    static std::uint32_t key_of(Seat seat, const Move& move, std::size_t level)
    {
        static_assert(seats_max <= 8 && arguments_max < 8);
        static_assert(sizeof(move.action) == 1 && sizeof(move.arguments[0]) == 2);
        return std::uint32_t{seat.index} << 27 | static_cast<std::uint32_t>(level) << 24 |
               std::uint32_t{move.action} << 16 | value_at(move, level);
    }

    void list_moves(const State& world, Seat seat)
    {
        if constexpr (HasAnytime<G>) {
            Legality<G>::list_usual(world, seat, moves_);
            if (!moves_.empty()) return;
        }
        P::legal_moves(world, seat, moves_);
        if (moves_.empty()) fault("a seat is awaited and has no legal move");
    }

    // Cuts the moves into branches by what they have at this level. Equal prefixes stand side by side in a list of moves.
    void branch_out(Seat seat, NodeId parent, std::size_t begin, std::size_t end, std::size_t level)
    {
        branch_count_ = 0;
        for (std::size_t i = begin; i < end;) {
            const std::uint32_t value = value_at(moves_[i], level);
            std::size_t next = i + 1;
            while (next < end && value_at(moves_[next], level) == value) ++next;
            CHECK(branch_count_ < branches_max);
            branches_[branch_count_++] = {i, next, key_of(seat, moves_[i], level), parent};
            i = next;
        }
    }

    void iterate(State world)
    {
        path_count_ = 0;
        bool is_new = false;
        NodeId at = tree_root;
        Seat mover;
        for (bool is_first = true; !is_new && !P::is_over(world); is_first = false) {
            if (path_count_ + arguments_max + 1 > path_max) break;
            mover = is_first ? seat_ : Playouts<G>::next_mover(world, mover);
            list_moves(world, mover);
            const Move move = walk_move(world, mover, at, is_new);
            P::apply_unchecked(world, mover, move);
        }
        const Ending ending = playouts_.run(world, mover, lots_);
        ++root_visits_;
        for (std::size_t i = 0; i < seats_max; ++i) root_wins_[i] += ending.wins[i];
        for (std::size_t i = 0; i < path_count_; ++i) {
            TreeNode& node = tree_[path_[i].node];
            ++node.visits;
            node.value += ending.grades[path_[i].seat.index];
            node.wins += ending.wins[path_[i].seat.index];
        }
    }

    // Chooses one whole move, question by question. `is_new` says that the tree ended on the way.
    Move walk_move(const State& world, Seat mover, NodeId& at, bool& is_new)
    {
        std::size_t begin = 0;
        std::size_t end = moves_.size();
        if (end == 1) return moves_[0];
        std::optional<Move> usual = weigh(world, mover);
        const std::size_t levels = arguments_max + 1;
        for (std::size_t level = 0; level < levels && end - begin > 1; ++level) {
            branch_out(mover, at, begin, end, level);
            if (branch_count_ == 1) continue;
            const std::uint32_t times = find_children(at);
            const std::size_t chosen = best_branch(times, usual, level);
            Branch& branch = branches_[chosen];
            begin = branch.begin;
            end = branch.end;
            if (usual && value_at(*usual, level) != value_at(moves_[begin], level)) usual.reset();
            enter(at, branch, mover, times, is_new);
        }
        return moves_[begin];
    }

    // What each move promises, as sums from the first one on. Answers what the game's quick player would do, if it
    // has one that is trusted.
    std::optional<Move> weigh([[maybe_unused]] const State& world, [[maybe_unused]] Seat mover)
    {
        if constexpr (HasPromise<G>) {
            const Move usual =
                G::promise(world, mover, moves_, std::span(weight_sums_).subspan(1, moves_.size()));
            for (std::size_t i = 1; i <= moves_.size(); ++i) {
                weight_sums_[i] += weight_sums_[i - 1];
            }
            if (weight_sums_[moves_.size()] == 0) fault("no move of a seat promises anything");
            if (options_.trust > 0) return usual;
        } else if constexpr (HasRoutine<G>) {
            if (options_.trust > 0) return Playouts<G>::routine_move(world, mover);
        }
        return std::nullopt;
    }
    // What the moves promise together; something, where the game does not say.
    std::uint64_t promise_of(std::size_t begin, std::size_t end) const
    {
        if constexpr (HasPromise<G>) {
            return weight_sums_[end] - weight_sums_[begin];
        } else {
            return 1;
        }
    }
    // The branch's share of what all branches of its question promise.
    std::uint64_t share_of_promise(const Branch& branch, std::uint64_t whole) const
    {
        if constexpr (HasPromise<G>) {
            const std::uint64_t all =
                promise_of(branches_[0].begin, branches_[branch_count_ - 1].end);
            return whole * promise_of(branch.begin, branch.end) / all;
        } else {
            return whole / branch_count_;
        }
    }

    // Answers how often the question was asked here, this time included, as far as its answers have nodes to tell.
    std::uint32_t find_children(NodeId parent)
    {
        std::uint32_t times = 1;
        for (std::size_t i = 0; i < branch_count_; ++i) {
            branches_[i].node = tree_.find(parent, branches_[i].key);
            if (branches_[i].node == no_tree_node) continue;
            times = std::max(times, ++tree_[branches_[i].node].available);
        }
        return times;
    }

    // Steps into the branch, which gets a node if it has none and there is room for one.
    void enter(NodeId& at, Branch& branch, Seat mover, std::uint32_t times, bool& is_new)
    {
        if (branch.node == no_tree_node) {
            is_new = true;
            branch.node = tree_.add(at, branch.key);
            if (branch.node == no_tree_node) return;
            tree_[branch.node].available = times;
        }
        at = branch.node;
        path_[path_count_++] = {at, mover};
    }

    // The mean result of the children that were tried.
    Share mean_of_children() const
    {
        std::uint64_t value = 0;
        std::uint64_t visits = 0;
        for (std::size_t i = 0; i < branch_count_; ++i) {
            if (branches_[i].node == no_tree_node) continue;
            value += tree_[branches_[i].node].value;
            visits += tree_[branches_[i].node].visits;
        }
        return visits == 0 ? even_chance : static_cast<Share>(value / visits);
    }

    // `times`: how often this question was asked.
    std::size_t best_branch(std::uint32_t times, const std::optional<Move>& usual,
                            std::size_t level)
    {
        const Share untried = mean_of_children();
        const std::uint64_t trust = usual ? options_.trust : 0;
        const std::uint64_t trusted = trust * whole_share / 256;
        // With eight bits behind the point.
        const std::uint64_t root = square_root(std::uint64_t{times} << 16);
        std::size_t best = 0;
        std::uint64_t most = 0;
        std::uint32_t equals = 0;
        for (std::size_t i = 0; i < branch_count_; ++i) {
            const Branch& branch = branches_[i];
            if (promise_of(branch.begin, branch.end) == 0) continue;
            const bool is_usual =
                usual && value_at(*usual, level) == value_at(moves_[branch.begin], level);
            const std::uint64_t prior =
                share_of_promise(branch, whole_share - trusted) + (is_usual ? trusted : 0);
            std::uint64_t score = 0;
            if (branch.node == no_tree_node) {
                score = untried + (options_.exploration * prior * root >> 16);
            } else {
                const TreeNode& node = tree_[branch.node];
                const std::uint64_t possible =
                    node.available == times ? root
                                            : square_root(std::uint64_t{node.available} << 16);
                score = (node.visits == 0 ? untried : node.mean()) +
                        (options_.exploration * prior * possible >> 16) / (1 + node.visits);
            }
            if (score > most || equals == 0) {
                best = i;
                most = score;
                equals = 1;
            } else if (score == most && lots_.below(++equals) == 0) {
                best = i;
            }
        }
        return best;
    }

    // ---- The answer ------------------------------------------------------------------------------

    // The node of a whole legal move at this place; none if it was not tried.
    NodeId node_of(Seat seat, NodeId at, const Move& move)
    {
        std::size_t begin = 0;
        std::size_t end = moves_.size();
        NodeId node = at;
        for (std::size_t level = 0; end - begin > 1 && level <= arguments_max; ++level) {
            branch_out(seat, node, begin, end, level);
            const std::uint32_t value = value_at(move, level);
            const Branch* chosen = nullptr;
            for (std::size_t i = 0; i < branch_count_; ++i) {
                if (value_at(moves_[branches_[i].begin], level) == value) chosen = &branches_[i];
            }
            if (chosen == nullptr) return no_tree_node;
            begin = chosen->begin;
            end = chosen->end;
            if (branch_count_ == 1) continue;
            node = tree_.find(node, chosen->key);
            if (node == no_tree_node) return no_tree_node;
        }
        return node;
    }

    // Where the most visits lead.
    struct Way {
        Move move{};
        std::uint32_t lead =
            0xffffffff;  // in visits, ahead of the next best, where the choice is closest
        bool is_whole =
            true;  // false: the tree ends on the way, and the rest is what is listed first
    };

    Way way_from_root()
    {
        Rng another = worlds_;
        list_moves(knowledge_.guess(another), seat_);
        NodeId at = tree_root;
        return most_visited(seat_, at);
    }
    // Goes where the most visits are, question by question.
    Way most_visited(Seat seat, NodeId& at)
    {
        Way way;
        std::size_t begin = 0;
        std::size_t end = moves_.size();
        for (std::size_t level = 0; end - begin > 1 && level <= arguments_max; ++level) {
            branch_out(seat, at, begin, end, level);
            if (branch_count_ == 1) continue;
            const Branch* best = nullptr;
            std::uint32_t second = 0;
            for (std::size_t i = 0; i < branch_count_; ++i) {
                Branch& each = branches_[i];
                each.node = tree_.find(at, each.key);
                if (each.node == no_tree_node || tree_[each.node].visits == 0) continue;
                if (best == nullptr || is_better(tree_[each.node], tree_[best->node])) {
                    if (best != nullptr) second = tree_[best->node].visits;
                    best = &each;
                } else {
                    second = std::max(second, tree_[each.node].visits);
                }
            }
            way.is_whole = best != nullptr;
            if (best == nullptr) break;
            begin = best->begin;
            end = best->end;
            at = best->node;
            way.lead = std::min(way.lead, tree_[at].visits - second);
        }
        way.move = moves_[begin];
        return way;
    }
    static bool is_better(const TreeNode& a, const TreeNode& b)
    {
        if (a.visits != b.visits) return a.visits > b.visits;
        return a.mean() > b.mean();
    }

    Share chance_of_root(Seat seat) const
    {
        if (root_visits_ == 0) return even_chance;
        return static_cast<Share>(root_wins_[seat.index] / root_visits_);
    }
    Candidate candidate_of(const Move& move)
    {
        const NodeId node = node_of(seat_, tree_root, move);
        if (node == tree_root) return {move, root_visits_, chance_of_root(seat_)};  // the only move
        if (node == no_tree_node || tree_[node].visits == 0) return {move, 0, 0};
        return {move, tree_[node].visits, tree_[node].chance()};
    }

    // What is expected in one of the worlds.
    void follow_line(State& world, Thought& thought)
    {
        constexpr std::size_t line_max = 12;
        NodeId at = tree_root;
        Seat mover;
        while (thought.line.size() < line_max && !P::is_over(world)) {
            mover = thought.line.empty() ? seat_ : Playouts<G>::next_mover(world, mover);
            list_moves(world, mover);
            const Way way = most_visited(mover, at);
            if (!way.is_whole) return;
            thought.line.push_back({mover, way.move});
            P::apply_unchecked(world, mover, way.move);
        }
    }

    SearchOptions options_;
    Knowledge<G> knowledge_;
    SearchTree tree_;
    Playouts<G> playouts_;
    Rng worlds_;
    SmallRng lots_{0};
    Seat seat_;
    std::uint32_t root_visits_ = 0;
    std::array<std::uint64_t, seats_max> root_wins_{};
    MoveList moves_;
    // One more than there are moves; only for games that weigh them.
    std::array<std::uint32_t, HasPromise<G> ? legal_moves_max + 1 : 1> weight_sums_{};
    std::array<Branch, branches_max> branches_;
    std::size_t branch_count_ = 0;
    std::array<Visited, path_max> path_;
    std::size_t path_count_ = 0;
};

}  // namespace sortie
