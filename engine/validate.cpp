#include "engine/validate.h"

#include <algorithm>
#include <string>

#include "engine/outline_tree.h"
#include "engine/words.h"

namespace sortie {
namespace {

// What is typed on a command line, in a scenario or in a move.
bool is_word(std::string_view name)
{
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

bool has_blank_or_control(std::string_view text)
{
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) <= 0x20 || c == 0x7f; });
}

std::string place(std::string_view what, std::string_view name)
{
    return std::string(what) + ' ' + std::string(name);
}

class TableCheck {
public:
    explicit TableCheck(const GameTables& tables) : tables_(tables) {}

    std::vector<Finding> run()
    {
        check_word("game", tables_.name);
        for (const ActionTable& action : tables_.actions) check_action(action);
        for (const OfferedAction& action : tables_.anytime) check_anytime(action);
        for (const WindowTable& window : tables_.windows) check_window(window);
        for (const EventKind* event : tables_.events) check_event(*event);
        for (const OptionDecl& option : tables_.options) check_option(option);
        if (tables_.options.size() > options_max) {
            problem("BAD_OPTION", "the options", "there are more than options_max");
        }
        check_unique("action", tables_.actions);
        check_unique("window", tables_.windows);
        check_unique("option", tables_.options);
        check_unique("event", tables_.events);
        for (const Kind* kind : kinds_) check_values(*kind);
        check_flow();
        return std::move(findings_);
    }

private:
    void problem(std::string_view code, std::string where, std::string words)
    {
        findings_.push_back({code, std::move(where), std::move(words)});
    }

    // ---- Names --------------------------------------------------------------------------------

    void check_word(std::string_view what, std::string_view name)
    {
        if (is_word(name)) return;
        problem("BAD_NAME", place(what, name),
                "a name that people type is one word of a-z, 0-9, - and _; rename it");
    }

    static std::string_view name_of(const EventKind* event) { return event->name; }
    template <class Named>
    static std::string_view name_of(const Named& named)
    {
        return named.name;
    }

    template <class List>
    void check_unique(std::string_view what, const List& list)
    {
        for (auto at = list.begin(); at != list.end(); ++at) {
            const bool is_repeated = std::any_of(list.begin(), at, [&](const auto& other) {
                return name_of(other) == name_of(*at);
            });
            if (is_repeated) {
                problem("DUPLICATE_NAME", place(what, name_of(*at)),
                        "two of them have this name; rename one");
            }
        }
    }

    void note_kind(const Kind* kind)
    {
        if (kind == nullptr || kind->write == nullptr) return;
        if (std::find(kinds_.begin(), kinds_.end(), kind) == kinds_.end()) kinds_.push_back(kind);
    }

    void check_values(const Kind& kind)
    {
        std::vector<std::string> names(kind.count);
        for (std::uint16_t value = 0; value < kind.count; ++value) {
            kind.write(value, names[value]);
            if (!names[value].empty() && !has_blank_or_control(names[value])) continue;
            problem("BAD_NAME", place("kind", kind.name) + " > value " + std::to_string(value),
                    shown(names[value]) + " cannot be read back from a move; write one word "
                                          "without blanks");
        }
        // total order: equal names are the same text.
        std::sort(names.begin(), names.end());
        const auto twice = std::adjacent_find(names.begin(), names.end());
        if (twice != names.end() && !twice->empty()) {
            problem("BAD_NAME", place("kind", kind.name),
                    "two values are written " + shown(*twice) + "; give each a name of its own");
        }
    }

    // ---- Actions ------------------------------------------------------------------------------

    void check_action(const ActionTable& action)
    {
        const std::string where = place("action", action.name);
        check_word("action", action.name);
        if (!action.has_apply) {
            problem("ACTION_WITHOUT_EFFECT", where,
                    "choosing it would do nothing; give it an apply");
        }
        check_conditions(where, action.conditions);
        for (const PickTable& pick : action.picks) check_pick(where, pick);
        check_unique(where + " > pick", action.picks);
        const bool has_number =
            !action.picks.empty() && action.picks.front().kind == &window_number_kind;
        if (action.is_reaction && !has_number) {
            problem("REACTION_WITHOUT_WINDOW_NUMBER", where,
                    "the first pick of a reaction is window_pick<State>(), so that a late answer "
                    "cannot hit a later window");
        }
        if (!is_offered(action.name)) {
            problem("ACTION_NEVER_OFFERED", where,
                    "no ask, window or list of anytime names it; offer it or take it out");
        }
    }

    void check_pick(const std::string& action, const PickTable& pick)
    {
        const std::string where = action + " > " + place("pick", pick.name);
        if (pick.kind == nullptr) {
            problem("PICK_WITHOUT_KIND", where, "say what its values are: give it a kind");
        }
        if (!pick.has_from) {
            problem("PICK_WITHOUT_OPTIONS", where,
                    "say which values could be meant: give it a from, such as each_below");
        }
        note_kind(pick.kind);
        check_conditions(where, pick.conditions);
    }

    void check_conditions(const std::string& owner, const std::vector<ConditionTable>& conditions)
    {
        for (std::size_t i = 0; i < conditions.size(); ++i) {
            const std::string where = owner + " > condition " + std::to_string(i + 1);
            if (conditions[i].rule.empty()) {
                problem("CONDITION_WITHOUT_RULE", where, "cite the number of the rule that it is");
            }
            if (conditions[i].words.empty()) {
                problem("CONDITION_WITHOUT_WORDS", where,
                        "say what must be true; a refused player reads it");
            }
            if (!conditions[i].has_test) {
                problem("CONDITION_WITHOUT_TEST", where, "give it the function that tests it");
            }
        }
    }

    bool is_offered(std::string_view name) const
    {
        const auto has_name = [&](const OfferedAction& action) { return action.name == name; };
        const auto& always = tables_.anytime;
        if (std::any_of(always.begin(), always.end(), has_name)) return true;
        for (const WindowTable& window : tables_.windows) {
            if (std::any_of(window.reactions.begin(), window.reactions.end(), has_name))
                return true;
        }
        const auto& nodes = tables_.outline->nodes;
        return std::any_of(nodes.begin(), nodes.end(), [&](const OutlineNode& node) {
            return std::find(node.actions.begin(), node.actions.end(), name) != node.actions.end();
        });
    }

    void check_listed(const std::string& where, const OfferedAction& action)
    {
        if (action.is_listed) return;
        problem("UNLISTED_ACTION", where,
                "offers '" + std::string(action.name) +
                    "', which is not in the game's list of actions; add it there");
    }

    void check_anytime(const OfferedAction& action)
    {
        const std::string where = place("anytime", action.name);
        check_listed(where, action);
        if (action.is_reaction) {
            problem("REACTION_OUTSIDE_WINDOW", where,
                    "a reaction is possible only in a window; list it in a window's reactions");
        }
    }

    // ---- Windows ------------------------------------------------------------------------------

    void check_window(const WindowTable& window)
    {
        const std::string where = place("window", window.name);
        check_word("window", window.name);
        if (window.roles.empty()) {
            problem("WINDOW_WITHOUT_OFFERS", where, "nobody may react; give it an offer_order");
        }
        for (const RoleTable& role : window.roles) {
            if (role.has_seats) continue;
            problem("WINDOW_WITHOUT_OFFERS", where + " > " + place("role", role.name),
                    "say which seats have this role");
        }
        if (window.plays_max < 1) {
            problem("WINDOW_PLAYS", where, "plays_max must let at least one reaction be played");
        }
        check_policy(where, window);
        if (!window.has_pass) {
            problem("WINDOW_WITHOUT_PASS", where,
                    "nobody could decline; add &pass_reaction<State> to its reactions");
        }
        for (const OfferedAction& reaction : window.reactions) {
            check_listed(where, reaction);
            if (reaction.is_reaction) continue;
            problem("REACTION_OUTSIDE_WINDOW", where,
                    "'" + std::string(reaction.name) +
                        "' is no reaction; set its is_reaction or offer it with an ask");
        }
        for (const std::string_view path : window.may_edit) check_edit(where, path);
        const auto& nodes = tables_.outline->nodes;
        const bool is_opened =
            std::any_of(nodes.begin(), nodes.end(), [&](const OutlineNode& node) {
                return node.kind == NodeKind::window && node.target == window.name;
            });
        if (!is_opened) {
            problem("WINDOW_NEVER_OPENED", where,
                    "the flow has no such window; put it there or take it out of the list");
        }
    }

    void check_policy(const std::string& where, const WindowTable& window)
    {
        if (window.policy == OpenPolicy::publicly_possible && !window.has_is_possible) {
            problem("WINDOW_POLICY", where,
                    "the policy publicly_possible asks is_possible; give it one or open it always");
        }
        if (window.policy == OpenPolicy::if_playable && !window.sources_are_public) {
            problem("WINDOW_POLICY", where,
                    "if_playable would show who holds what; promise sources_are_public, where "
                    "that is true, or choose publicly_possible");
        }
    }

    // Only the first name is looked up: how long a list is, and so what its indices are, is decided
    // in play.
    void check_edit(const std::string& where, std::string_view path)
    {
        const std::string_view first = path.substr(0, path.find_first_of(".["));
        const auto fields = tables_.state->fields;
        const bool is_known =
            std::any_of(fields.begin(), fields.end(),
                        [&](const ShapeField& field) { return field.name == first; });
        if (is_known) return;
        std::vector<std::string_view> names;
        for (const ShapeField& field : fields) names.push_back(field.name);
        problem("WINDOW_EDIT_UNKNOWN", where,
                "may_edit names " + shown(path) +
                    ", but the fields of the state are: " + words_text(names));
    }

    // ---- Events and options -------------------------------------------------------------------

    void check_event(const EventKind& event)
    {
        check_word("event", event.name);
        for (const EventField& field : event.fields) note_kind(field.kind);
        for (std::size_t at = 0; at + 2 < event.text.size(); ++at) {
            if (event.text[at] != '{' || event.text[at + 2] != '}') continue;
            const char digit = event.text[at + 1];
            const auto i = static_cast<std::size_t>(digit - '0');
            if (digit >= '0' && digit <= '9' && i < event.fields.size()) continue;
            problem("EVENT_TEXT", place("event", event.name),
                    "its text has " + std::string(event.text.substr(at, 3)) + ", but it has " +
                        std::to_string(event.fields.size()) + " fields, counted from 0");
        }
    }

    void check_option(const OptionDecl& option)
    {
        const std::string where = place("option", option.name);
        check_word("option", option.name);
        if (option.usual < option.least || option.usual > option.most) {
            problem("BAD_OPTION", where,
                    "its usual value " + std::to_string(option.usual) + " is not between " +
                        std::to_string(option.least) + " and " + std::to_string(option.most));
        }
        const auto values = static_cast<std::int64_t>(option.most) - option.least + 1;
        const auto names = static_cast<std::int64_t>(option.names.size());
        if (names > 0 && names != values) {
            problem("BAD_OPTION", where,
                    "it has " + std::to_string(names) + " names for " + std::to_string(values) +
                        " values; give each value from least to most a name");
        }
        for (auto name = option.names.begin(); name != option.names.end(); ++name) {
            check_word(where + " > value", *name);
            if (std::find(option.names.begin(), name, *name) == name) continue;
            problem("DUPLICATE_NAME", where + " > " + place("value", *name),
                    "two values have this name; rename one");
        }
    }

    // ---- The flow -----------------------------------------------------------------------------

    void check_flow()
    {
        const Outline& outline = *tables_.outline;
        for (std::size_t node = 0; node < outline.nodes.size(); ++node) {
            for (const std::string_view name : outline.nodes[node].actions) {
                if (!is_reaction(name)) continue;
                problem("REACTION_OUTSIDE_WINDOW",
                        path_of(outline, static_cast<std::uint16_t>(node)),
                        "'" + std::string(name) +
                            "' is a reaction; list it in a window's reactions, not here");
            }
        }
        for (const std::uint16_t node : tables_.nodes_without_function) {
            problem("NODE_WITHOUT_FUNCTION", path_of(outline, node),
                    "it would call a function that is missing; give it its effect, test or seats");
        }
        const int depth = flow_depth(outline);
        if (depth > static_cast<int>(tables_.place_depth)) {
            problem("PLACE_TOO_SHALLOW", "the flow",
                    "it can be " + std::to_string(depth) +
                        " loops, rounds and calls deep; the state needs a Place<" +
                        std::to_string(depth) + "> flow");
        }
    }

    bool is_reaction(std::string_view name) const
    {
        return std::any_of(
            tables_.actions.begin(), tables_.actions.end(),
            [&](const ActionTable& action) { return action.name == name && action.is_reaction; });
    }

    const GameTables& tables_;
    std::vector<const Kind*> kinds_;
    std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_tables(const GameTables& tables)
{
    return TableCheck(tables).run();
}

}  // namespace sortie
