#pragma once
// The rules of a game and where each is tested: numbered rules out of docs/rules, names of tests, citations in the source.
//
//     const RuleBook book = read_rules("merc", root);
//     print(rules_text(book));
//
// An id is defined where it stands alone in bold at the start of a list item or in the first column of a table; a test
// proves it by having it in its name, a scenario in its title; a source carries it by citing it in a comment. What the
// chapters from 90 on define (90-decisions.md) are notes, which need no test. A rule that states no behaviour is listed with its reason in
// docs/rules/<game>/no-behaviour.md.

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace sortie {

enum class RuleKind : unsigned char { rule, decision, vector, note };
std::string_view name_of(RuleKind kind);

struct Rule {
    std::string id;
    RuleKind kind = RuleKind::rule;
    std::string file;  // seen from the root
    std::size_t line = 0;
    std::vector<std::string> tests;    // "tests/merc/flow_test.cpp: F13-1: ...", also scenarios
    std::vector<std::string> sources;  // files that cite it
    std::string no_behaviour;          // why it needs no test; usually empty

    bool needs_test() const { return kind != RuleKind::note && no_behaviour.empty(); }
};

struct RuleBook {
    std::string game;
    std::vector<Rule> rules;
    std::vector<std::string> twice;  // ids that are defined in two places
    std::vector<std::string>
        unknown;  // ids that a test or the list of no-behaviour names and nothing defines
    std::vector<std::string> untested() const;
    std::size_t count(RuleKind kind) const;
    bool is_complete() const { return untested().empty() && twice.empty() && unknown.empty(); }
};

// Reads docs/rules/<game>.md or docs/rules/<game>/, the tests and sources of the game and of the engine and the scenarios
// of the game below the root.
[[nodiscard]] Result<RuleBook> read_rules(const std::string& game,
                                          const std::filesystem::path& root);

std::string rules_text(const RuleBook& book);
std::string rules_json(const RuleBook& book);

// Ids in a line of prose or code, as they stand: "R7.2.1", "M-apeiron.2", "C17-b", "DP12".
std::vector<std::string> ids_in(std::string_view text);

// What an id is, by its form and by the name of the file that defines it.
RuleKind kind_of_rule(std::string_view id, std::string_view file);

}  // namespace sortie
