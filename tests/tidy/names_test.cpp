#include "tests/support/test.h"
#include "tests/tidy/planted.h"

using namespace sortie::tidy;

namespace {

std::string with(const std::string& text)
{
    return "namespace sortie {\n" + text + "\n}  // namespace sortie\n";
}

}  // namespace

TEST("two types of the same name in one namespace are found, in headers and in sources")
{
    for (const char* text :
         {"struct Table {", "class Table final : Base {", "enum class Table : int {",
          "template <class T>\nstruct Table {", "struct Table\n{"}) {
        EXPECT(found(check_type_names,
                     {{"lab/a.h", with(text)}, {"table/b.h", with("struct Table {")}})
                   .starts_with("table/b.h same-name"))
            << text;
    }
    EXPECT_EQ(found(check_type_names,
                    {{"lab/a.cpp", with("struct Part {")}, {"lab/b.cpp", with("struct Part {")}}),
              "lab/b.cpp same-name");
}

TEST("types that nobody else can see, or that are only announced, may have any name")
{
    const SourceFile table{"table/table.h", with("struct Table {")};
    for (const std::string& text :
         {with("namespace {\nstruct Table {\n}  // namespace"), with("struct Table;"),
          with("namespace merc {\nstruct Table {\n}  // namespace merc"),
          with("struct Report {\n    struct Table {"), with("struct Table::Inside {"),
          with("// struct Table {"),
          std::string(
              "namespace sortie::taktik {\nstruct Table {\n}  // namespace sortie::taktik\n")}) {
        EXPECT_EQ(found(check_type_names, {{"lab/a.cpp", text}, table}), "") << text;
    }
    EXPECT_EQ(found(check_type_names, {{"tests/lab/a.h", with("struct Table {")}, table}), "");
}

TEST("a namespace that has ended is left again")
{
    const std::string text =
        with("namespace {\nstruct Part {\n};\n}  // namespace\nstruct Table {\n};");
    EXPECT_EQ(found(check_type_names, {{"lab/a.cpp", text}, {"table/b.h", with("struct Table {")}}),
              "table/b.h same-name");
}
