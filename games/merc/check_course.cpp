#include "games/merc/check_course.h"

#include <string_view>
#include <vector>

#include "games/merc/check_ids.h"
#include "games/merc/merc.h"

namespace sortie::merc {
namespace {

// The names of the nodes around the place of play, from the question outwards through all calls.
class Course {
public:
    explicit Course(const State& state)
    {
        const auto& code = program_of<Merc>().code;
        add_with_parents(code[state.flow.at].node);
        for (std::size_t i = state.flow.depth; i-- > 0;) {
            const auto& in = code[state.flow.frames[i].at];
            if (in.op == Op::call) add_with_parents(in.node);
        }
    }
    std::string_view question() const { return names_.front(); }
    bool asks(std::string_view name) const { return question() == name; }
    bool is_in(std::string_view name) const
    {
        for (const std::string_view each : names_) {
            if (each == name) return true;
        }
        return false;
    }

private:
    void add_with_parents(std::uint16_t node)
    {
        const auto& nodes = program_of<Merc>().outline.nodes;
        for (; node != no_node; node = nodes[node].parent) names_.push_back(nodes[node].name);
    }

    std::vector<std::string_view> names_;
};

void check_phase(const State& state, const Course& course)
{
    constexpr std::array<std::string_view, phase_count> parts{"landing", "founding", "rebel phase",
                                                              "the Dictator's turn"};
    CHECK(course.is_in(parts[static_cast<std::size_t>(state.phase)]));
    // Only rebels act at the same time.
    CHECK((state.flow.entered - rebel_seats(state)).empty() || course.asks("stay or retreat"));
    for (const Request& request : state.requests) {
        CHECK(!request.is_open() || state.phase == Phase::rebels);
    }
}

void check_fights(const State& state, const Course& course)
{
    CHECK(state.combat.is_running() == course.is_in("combat"));
    CHECK((state.combat.attack.kind != AttackKind::none) == course.is_in("attack"));
    CHECK(state.dying.empty() == !course.is_in("deaths"));
    CHECK(state.death.is_some() == course.is_in("deaths"));
    CHECK(state.entry.is_open() == course.is_in("the mine"));
    CHECK(state.joint.is_open() == course.is_in("the joint attack"));
    CHECK(state.shelling.deciding.is_some() == course.is_in("hits of the barrage"));
    if (!course.asks("stay or retreat")) {
        CHECK(state.splits.empty());
        CHECK(state.combat.retreats == Combat{}.retreats);
    }
}

// What an attack needs from its next question on.
void check_attack_question(const State& state, const Course& course)
{
    const Attack& attack = state.combat.attack;
    if (course.asks("targets")) {
        CHECK(state.marks == possible_marks(state, attack.by, attack.sector));
    } else if (course.asks("before_targets")) {
        CHECK(attack.kind == AttackKind::turn && is_unit(attack.by));
        CHECK(carried_card(state, unit_in(attack.by), kind::attack_dog).is_some());
        CHECK(state.windows.current_offer().seat == attacking_seat(state));
    } else if (course.asks("after_attack_roll")) {
        CHECK(basic_may_throw_again(state) && attack.is_rolled);
        CHECK(state.windows.current_offer().seat == attacking_seat(state));
    }
    if (course.is_in("dice and hits")) CHECK(!attack.targets.empty() && attack.is_rolled);
}

// D2, TC0.1, D5.8: the Dictator's card, his base, and the militia that he places.
void check_regime_course(const State& state, const Course& course)
{
    const Regime& regime = state.regime;
    const bool has_none = state.modes.mode == Mode::versus || state.modes.mode == Mode::solo_rescue;
    const bool may_be_unknown =
        has_none || state.phase == Phase::landing || course.asks("his card");
    CHECK(regime.card != Dictator::unknown || may_be_unknown);
    CHECK(!regime.is_playing || course.is_in("use a tactics card"));
    CHECK((regime.placing != Placing::nothing) == course.is_in("place militia"));
    const bool has_site = course.asks("his equipment") || course.asks("his squad");
    CHECK(regime.site.is_some() == has_site);
    CHECK(regime.base.is_none() || !(has_site || course.asks("site")));
    const bool is_asked = course.is_in("finish the hire") || course.asks("order");
    CHECK(!task_of(state, the_dictator).is_open() || is_asked);
    // F5.3: a rebel whose new MERC has fallen is asked nothing about it.
    if (!course.asks("orders") && !course.asks("recovery")) return;
    for (const PlayerId rebel : rebels_of(state)) {
        const Task& task = task_of(state, rebel);
        CHECK(task.step != Step::deck || unit_of(state, task.unit).is_in_play());
    }
}

}  // namespace

void check_course(const State& state)
{
    if (state.flow.is_over()) return;
    const Course course(state);
    check_phase(state, course);
    check_fights(state, course);
    check_attack_question(state, course);
    check_regime_course(state, course);
}

}  // namespace sortie::merc
