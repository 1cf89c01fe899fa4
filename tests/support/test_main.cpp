#include <cstdio>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>

#include "tests/support/test.h"

namespace sortie::testing_support {
namespace {

bool wants_long_tests()
{
    const char* value = std::getenv("SORTIE_LONG");
    return value != nullptr && std::string_view{value} == "1";
}

class SentenceTest : public ::testing::Test {
public:
    explicit SentenceTest(const TestCase& test_case)
        : body_(test_case.body), is_long_(test_case.is_long)
    {
    }

    void TestBody() override
    {
        if (is_long_ && !wants_long_tests()) GTEST_SKIP() << "runs with SORTIE_LONG=1";
        body_();
    }

private:
    void (*body_)();
    bool is_long_;
};

// "some/folder/rng_test.cpp" becomes "rng_test".
std::string stem_of(std::string_view file)
{
    const std::size_t slash = file.rfind('/');
    if (slash != std::string_view::npos) file.remove_prefix(slash + 1);
    return std::string{file.substr(0, file.find('.'))};
}

}  // namespace

bool register_test(const TestCase& test_case)
{
    static std::set<std::string> names;
    const std::string suite = stem_of(test_case.file);
    if (!names.insert(suite + "." + test_case.sentence).second) {
        std::fprintf(stderr, "%s:%d: a test with this sentence exists already: %s\n",
                     test_case.file, test_case.line, test_case.sentence);
        std::exit(1);
    }
    ::testing::RegisterTest(suite.c_str(), test_case.sentence, nullptr, nullptr, test_case.file,
                            test_case.line,
                            [test_case]() -> SentenceTest* { return new SentenceTest(test_case); });
    return true;
}

}  // namespace sortie::testing_support

int main(int argc, char** argv)
{
    ::testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
