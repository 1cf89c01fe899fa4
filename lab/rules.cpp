#include "lab/rules.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace sortie {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<fs::path> files_below(const fs::path& folder, std::string_view ending)
{
    std::vector<fs::path> files;
    std::error_code ignored;
    for (const auto& entry : fs::recursive_directory_iterator(folder, ignored)) {
        if (entry.is_regular_file() && entry.path().string().ends_with(ending)) {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

bool is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}
bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}
bool is_tail(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'z') || c == '.' || c == '-';
}

// The id that begins at `at`; empty if none does. A full stop or hyphen at its end belongs to the sentence.
std::string_view id_at(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && is_capital(text[end])) ++end;
    const std::size_t letters = end - at;
    if (letters < 1 || letters > 3 || end == text.size()) return {};
    if (!is_digit(text[end]) && text[end] != '-') return {};
    while (end < text.size() && is_tail(text[end])) ++end;
    while (end > at && (text[end - 1] == '.' || text[end - 1] == '-')) --end;
    const std::string_view id = text.substr(at, end - at);
    return id.size() > letters ? id : std::string_view{};
}

// What stands in bold at the start of a list item or of a table's row.
std::string_view defined_in(std::string_view line)
{
    std::size_t at = line.find_first_not_of(" \t");
    if (at == std::string_view::npos) return {};
    std::size_t mark = at;
    if (line[at] == '-' || line[at] == '*' || line[at] == '|') {
        mark = at + 1;
    } else {
        while (mark < line.size() && is_digit(line[mark])) ++mark;
        if (mark == at || mark == line.size() || line[mark] != '.') return {};
        ++mark;
    }
    at = line.find_first_not_of(" \t", mark);
    if (at == std::string_view::npos || at == mark) return {};
    if (line.substr(at, 2) != "**") return {};
    const std::string_view id = id_at(line, at + 2);
    return line.substr(at + 2 + id.size(), 2) == "**" ? id : std::string_view{};
}

// The string literals at this place, joined as the compiler joins them; empty if there is none.
std::string string_at(std::string_view text, std::size_t at)
{
    std::string joined;
    for (;;) {
        at = text.find_first_not_of(" \t\n", at);
        if (at == std::string_view::npos || text[at] != '"') return joined;
        const std::size_t end = text.find('"', at + 1);
        if (end == std::string_view::npos) return joined;
        joined += text.substr(at + 1, end - at - 1);
        at = end + 1;
    }
}

class Reader {
public:
    Reader(std::string game, fs::path root) : root_(std::move(root))
    {
        book_.game = std::move(game);
    }

    Result<RuleBook> read()
    {
        const fs::path folder = root_ / "docs" / "rules" / book_.game;
        const fs::path file = root_ / "docs" / "rules" / (book_.game + ".md");
        if (!fs::exists(folder) && !fs::exists(file)) {
            return Problem{"there are no rules of " + book_.game + " in docs/rules below " +
                           (root_.empty() ? "." : root_.string()) +
                           "; start it in the project's folder or give --root"};
        }
        if (fs::exists(file)) read_definitions(file);
        for (const fs::path& each : files_below(folder, ".md")) {
            if (each.filename() != "no-behaviour.md" && each.filename() != "README.md") {
                read_definitions(each);
            }
        }
        read_exceptions(folder / "no-behaviour.md");
        for (const fs::path& each : files_below(root_ / "tests" / book_.game, ".cpp")) {
            read_tests(each, true);
        }
        for (const fs::path& each :
             files_below(root_ / "tests" / "scenarios" / book_.game, ".scenario")) {
            read_scenario(each);
        }
        // What the engine does for every game is tested there, and those tests also name rules of other games.
        for (const fs::path& each : files_below(root_ / "tests" / "engine", ".cpp")) {
            read_tests(each, false);
        }
        for (const fs::path& sources : {root_ / "games" / book_.game, root_ / "engine"}) {
            for (const std::string_view ending : {".h", ".cpp"}) {
                for (const fs::path& each : files_below(sources, ending)) read_citations(each);
            }
        }
        book_.unknown.assign(unknown_.begin(), unknown_.end());
        return std::move(book_);
    }

private:
    std::string name_of_file(const fs::path& path) const
    {
        return path.lexically_relative(root_.empty() ? "." : root_).generic_string();
    }

    Rule* find(std::string_view id)
    {
        const auto found = places_.find(std::string(id));
        return found == places_.end() ? nullptr : &book_.rules[found->second];
    }

    // C17 stands for C17.1 and all others below it, and so does a heading "R7.11 BOMBARD". A test may be about a
    // section; that proves none of its rules.
    bool is_section(const std::string& id) const
    {
        if (headings_.contains(id)) return true;
        const auto below = places_.lower_bound(id + ".");
        return below != places_.end() && below->first.starts_with(id + ".");
    }

    void read_definitions(const fs::path& path)
    {
        std::ifstream file(path);
        std::string line;
        bool is_fenced = false;
        for (std::size_t number = 1; std::getline(file, line); ++number) {
            if (line.starts_with("```")) is_fenced = !is_fenced;
            if (is_fenced) continue;
            if (line.starts_with("#")) {
                headings_.emplace(id_at(line, std::min(line.find(' '), line.size() - 1) + 1));
            }
            const std::string id(defined_in(line));
            if (id.empty()) continue;
            if (find(id) != nullptr) {
                book_.twice.push_back(id);
                continue;
            }
            places_[id] = book_.rules.size();
            Rule rule;
            rule.id = id;
            rule.kind = kind_of_rule(id, path.filename().string());
            rule.file = name_of_file(path);
            rule.line = number;
            book_.rules.push_back(std::move(rule));
        }
    }

    // Rows of a table: | id | reason |
    void read_exceptions(const fs::path& path)
    {
        std::ifstream file(path);
        std::string line;
        while (std::getline(file, line)) {
            const std::size_t first = line.find("| ");
            const std::size_t second = line.find(" | ");
            if (first != 0 || second == std::string::npos) continue;
            const std::string id = line.substr(2, second - 2);
            if (id == "id" || id_at(id, 0) != id) continue;
            std::string reason = line.substr(second + 3);
            reason.resize(std::min(reason.size(), reason.rfind(" |")));
            if (Rule* rule = find(id)) {
                rule->no_behaviour = reason;
            } else {
                unknown_.insert(id);
            }
        }
    }

    // Names of tests: the string behind TEST(, which a long name continues on further lines.
    void read_tests(const fs::path& path, bool is_about_this_game)
    {
        const std::string text = text_of(path);
        constexpr std::string_view opening = "TEST(";
        for (std::size_t at = text.find(opening); at != std::string::npos;
             at = text.find(opening, at + 1)) {
            read_name(path, string_at(text, at + opening.size()), is_about_this_game);
        }
    }

    // Its title.
    void read_scenario(const fs::path& path)
    {
        constexpr std::string_view opening = "title ";
        std::ifstream file(path);
        std::string line;
        while (std::getline(file, line)) {
            if (line.starts_with(opening)) read_name(path, line.substr(opening.size()), true);
        }
    }

    void read_name(const fs::path& path, const std::string& name, bool is_about_this_game)
    {
        for (const std::string& id : ids_in(name.substr(0, name.find(": ")))) {
            if (Rule* rule = find(id)) {
                rule->tests.push_back(name_of_file(path) + ": " + name);
            } else if (is_about_this_game && !is_section(id)) {
                unknown_.insert(id);
            }
        }
    }

    void read_citations(const fs::path& path)
    {
        std::set<std::string> cited;
        for (const std::string& id : ids_in(text_of(path))) cited.insert(id);
        for (const std::string& id : cited) {
            if (Rule* rule = find(id)) rule->sources.push_back(name_of_file(path));
        }
    }

    fs::path root_;
    RuleBook book_;
    std::map<std::string, std::size_t> places_;
    std::set<std::string> headings_;
    std::set<std::string> unknown_;
};

boost::json::array array_of(const std::vector<std::string>& texts)
{
    boost::json::array out;
    for (const std::string& text : texts) out.emplace_back(text);
    return out;
}

}  // namespace

std::string_view name_of(RuleKind kind)
{
    switch (kind) {
        case RuleKind::rule: return "rule";
        case RuleKind::decision: return "decision point";
        case RuleKind::vector: return "vector";
        case RuleKind::note: break;
    }
    return "note";
}

std::vector<std::string> ids_in(std::string_view text)
{
    std::vector<std::string> ids;
    for (std::size_t at = 0; at < text.size();) {
        const bool is_inside =
            at > 0 && (std::isalnum(static_cast<unsigned char>(text[at - 1])) != 0 ||
                       text[at - 1] == '_' || text[at - 1] == '-');
        const std::string_view id = is_inside ? std::string_view{} : id_at(text, at);
        if (id.empty()) {
            ++at;
        } else {
            ids.emplace_back(id);
            at += id.size();
        }
    }
    return ids;
}

// What a chapter from 90 on defines is a note, whatever its form. Otherwise DP12 is a decision point, a prefix with a
// number and a hyphen is a vector (D2-a), and so is a prefix with a hyphen and one letter or number (AR-a, RW-07);
// everything else is a rule (R7.2, M-apeiron.2).
RuleKind kind_of_rule(std::string_view id, std::string_view file)
{
    if (file.size() > 2 && file[0] == '9' && is_digit(file[1]) && file[2] == '-') {
        return RuleKind::note;
    }
    if (id.starts_with("DP") && id.size() > 2 && is_digit(id[2])) return RuleKind::decision;
    const std::size_t hyphen = id.find('-');
    if (hyphen == std::string_view::npos) return RuleKind::rule;
    const bool has_number = is_digit(id[hyphen - 1]);
    const bool is_card = id.find('.') != std::string_view::npos;
    return has_number || !is_card ? RuleKind::vector : RuleKind::rule;
}

std::vector<std::string> RuleBook::untested() const
{
    std::vector<std::string> ids;
    for (const Rule& rule : rules) {
        if (rule.needs_test() && rule.tests.empty()) ids.push_back(rule.id);
    }
    return ids;
}

std::size_t RuleBook::count(RuleKind kind) const
{
    return static_cast<std::size_t>(std::count_if(
        rules.begin(), rules.end(), [&](const Rule& rule) { return rule.kind == kind; }));
}

Result<RuleBook> read_rules(const std::string& game, const std::filesystem::path& root)
{
    return Reader(game, root).read();
}

std::string rules_text(const RuleBook& book)
{
    std::string out;
    for (const Rule& rule : book.rules) {
        if (rule.kind == RuleKind::note) continue;
        out += rule.id + "  " + std::string(name_of(rule.kind)) + "  " + rule.file + ":" +
               std::to_string(rule.line) + "\n";
        for (const std::string& test : rule.tests) out += "    test    " + test + "\n";
        for (const std::string& source : rule.sources) out += "    source  " + source + "\n";
        if (!rule.no_behaviour.empty())
            out += "    states no behaviour: " + rule.no_behaviour + "\n";
        if (rule.needs_test() && rule.tests.empty()) out += "    NO TEST\n";
    }
    const auto list = [&](std::string_view words, const std::vector<std::string>& ids) {
        if (ids.empty()) return;
        out += std::string(words) + ":";
        for (const std::string& id : ids) out += " " + id;
        out += "\n";
    };
    list("defined twice", book.twice);
    list("named by a test and defined nowhere", book.unknown);
    list("without a test", book.untested());
    std::size_t excused = 0;
    for (const Rule& rule : book.rules) excused += rule.no_behaviour.empty() ? 0u : 1u;
    out += book.game + ": " + std::to_string(book.count(RuleKind::rule)) + " rules, " +
           std::to_string(book.count(RuleKind::decision)) + " decision points, " +
           std::to_string(book.count(RuleKind::vector)) + " vectors; " + std::to_string(excused) +
           " state no behaviour, " + std::to_string(book.untested().size()) + " without a test\n";
    return out;
}

std::string rules_json(const RuleBook& book)
{
    boost::json::array rules;
    std::size_t ids = 0;
    std::size_t tested = 0;
    std::size_t excused = 0;
    for (const Rule& rule : book.rules) {
        if (rule.kind == RuleKind::note) continue;
        ++ids;
        tested += rule.tests.empty() ? 0u : 1u;
        excused += rule.no_behaviour.empty() ? 0u : 1u;
        rules.push_back(boost::json::object{{"id", rule.id},
                                            {"kind", std::string(name_of(rule.kind))},
                                            {"file", rule.file},
                                            {"line", rule.line},
                                            {"tests", array_of(rule.tests)},
                                            {"sources", array_of(rule.sources)},
                                            {"no_behaviour", rule.no_behaviour}});
    }
    const boost::json::object object{{"game", book.game},
                                     {"ids", ids},
                                     {"tested", tested},
                                     {"no_behaviour", excused},
                                     {"untested", array_of(book.untested())},
                                     {"defined_twice", array_of(book.twice)},
                                     {"unknown", array_of(book.unknown)},
                                     {"rules", rules}};
    return boost::json::serialize(object) + "\n";
}

}  // namespace sortie
