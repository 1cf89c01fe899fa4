#include "tests/support/test.h"
#include "tests/tidy/planted.h"

using namespace sortie::tidy;

namespace {

std::string lengths(const std::string& text)
{
    return found(check_lengths, "engine/a.cpp", text);
}

std::string lines(int count, const std::string& line = "    x();\n")
{
    std::string text;
    for (int index = 0; index < count; ++index) text += line;
    return text;
}

// A head, an opening brace, lines and a closing brace.
std::string block(const std::string& head, int count)
{
    return head + "\n{\n" + lines(count) + "}\n";
}

}  // namespace

TEST("a function has at most sixty lines, counted from its head to its closing brace")
{
    EXPECT_EQ(lengths(block("void f()", 57)), "");
    EXPECT_EQ(lengths(block("void f()", 58)), "1 function-length");
}

TEST("functions are found in namespaces, in classes and after an access specifier")
{
    EXPECT_EQ(lengths("namespace a {\nnamespace {\n" + block("void f()", 60) + "}\n}\n"),
              "3 function-length");
    EXPECT_EQ(
        lengths("class A final : public B {\npublic:\n" + block("void f() const", 60) + "};\n"),
        "3 function-length");
    EXPECT_EQ(lengths("struct alignas(8) A {\n" + block("void f()", 60) + "};\n"),
              "2 function-length");
}

TEST("the heads of functions come in many forms")
{
    for (const char* head :
         {"template <class T = int> auto f(T a = T{}) -> int", "A::A(int a) : a_{a}, b_{a}",
          "friend bool operator==(A a, A b)", "A& operator=(const A& a)",
          "TEST(\"a sentence = {\")", "[[nodiscard]] struct A f()", "void f(int a = 1) noexcept",
          "extern \"C\" int f()", "const auto f = [](int a)"}) {
        EXPECT_EQ(lengths(block(head, 60)), "1 function-length") << head;
    }
}

TEST("a function after a long one is counted from its own head")
{
    EXPECT_EQ(lengths(block("void f()", 60) + "\n" + block("void g()", 60)),
              "1 function-length, 65 function-length");
}

TEST("a table of data may be long")
{
    EXPECT_EQ(
        lengths("constexpr auto table = std::to_array<int>({\n" + lines(80, "    1,\n") + "});\n"),
        "");
    EXPECT_EQ(lengths("const std::array<int, 80> table{\n" + lines(80, "    1,\n") + "};\n"), "");
    EXPECT_EQ(lengths("const Card cards[] = {\n" + lines(80, "    {1, f(2)},\n") + "};\n"), "");
    EXPECT_EQ(lengths("enum class Kind : char {\n" + lines(80, "    a,\n") + "};\n"), "");
}

TEST("a macro has braces of its own")
{
    EXPECT_EQ(lengths("#define OPEN void f() { \\\n    {\n" + block("void g()", 10)), "");
}

TEST("a file has at most six hundred lines")
{
    EXPECT_EQ(lengths(lines(600, "int x;\n")), "");
    EXPECT_EQ(lengths(lines(601, "int x;\n")), "601 file-length");
    EXPECT_EQ(found(check_lengths, "docs/a.md", lines(700)), "");
}
