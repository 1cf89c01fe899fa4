#include "tools/tidy/tidy.h"

#include <algorithm>
#include <tuple>

namespace sortie::tidy {

Violations check_tree(const Tree& tree)
{
    Violations violations;
    for (const SourceFile& file : tree) {
        check_includes(file, violations);
        check_banned_names(file, violations);
        check_lengths(file, violations);
        check_header_opening(file, violations);
        check_text(file, violations);
    }
    check_places(tree, violations);
    check_tests_exist(tree, violations);
    check_links(tree, violations);
    check_type_names(tree, violations);
    std::ranges::stable_sort(violations, {}, [](const Violation& violation) {
        return std::tie(violation.path, violation.line);
    });
    return violations;
}

std::string to_text(const Violation& violation)
{
    return violation.path + ":" + std::to_string(violation.line) + ": " + violation.rule + ": " +
           violation.advice;
}

}  // namespace sortie::tidy
