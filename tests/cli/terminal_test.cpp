#include "cli/terminal.h"

#include "tests/support/test.h"

namespace sortie {
namespace {

class Colourful final : public Terminal {
public:
    bool read_line(std::string&) override { return false; }
    void write(std::string_view) override {}
    void write_error(std::string_view) override {}
    bool has_colour() const override { return true; }
};

TEST("without colour a text stays as it is, with colour it is switched back")
{
    const ScriptedTerminal plain({});
    EXPECT_EQ(plain.inked(Ink::bad, "no"), "no");
    const Colourful colourful;
    EXPECT_EQ(colourful.inked(Ink::bad, "no"), "\033[31mno\033[0m");
    EXPECT_EQ(colourful.inked(Ink::plain, "no"), "no");
}

TEST("a scripted terminal gives its lines in order and then ends")
{
    ScriptedTerminal terminal({"one", "two"});
    std::string line;
    EXPECT(terminal.read_line(line));
    EXPECT_EQ(line, "one");
    EXPECT(terminal.read_line(line));
    EXPECT_EQ(line, "two");
    EXPECT(!terminal.read_line(line));
}

}  // namespace
}  // namespace sortie
