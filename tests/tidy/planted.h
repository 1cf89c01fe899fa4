#pragma once
// Helpers to plant a violation in a string and to read what a rule says about it.
//
// `found` gives "rule" or "line: rule" words in a form that fits one expectation:
//
//     EXPECT_EQ(found(check_includes, "engine/a.h", "#include <iostream>\n"), "1 include");
//
// Nothing is read from the disk.

#include <string>

#include "tools/tidy/tidy.h"

namespace sortie::tidy {

// "3 banned-name, 7 banned-name"; empty when the rule has nothing to say.
inline std::string summary(const Violations& violations)
{
    std::string text;
    for (const Violation& violation : violations) {
        if (!text.empty()) text += ", ";
        text += std::to_string(violation.line) + " " + violation.rule;
    }
    return text;
}

inline std::string found(void (*rule)(const SourceFile&, Violations&), const std::string& path,
                         const std::string& text)
{
    Violations violations;
    rule({path, text}, violations);
    return summary(violations);
}

// For rules about the tree: "path rule, path rule".
inline std::string found(void (*rule)(const Tree&, Violations&), const Tree& tree)
{
    Violations violations;
    rule(tree, violations);
    std::string text;
    for (const Violation& violation : violations) {
        if (!text.empty()) text += ", ";
        text += violation.path + " " + violation.rule;
    }
    return text;
}

}  // namespace sortie::tidy
