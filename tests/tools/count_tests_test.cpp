// The closing line of a test run is only as good as this count, so the count is tested like a rule.

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

#include "tests/support/test.h"

namespace {

namespace fs = std::filesystem;

// A build folder with planted results, gone when the test is over.
class Results {
public:
    Results()
    {
        folder_ = fs::temp_directory_path() / ("sortie-count-" + std::to_string(getpid()));
        fs::create_directories(folder_ / "results");
    }
    ~Results() { fs::remove_all(folder_); }
    Results(const Results&) = delete;
    Results& operator=(const Results&) = delete;

    void write(const std::string& name, const std::string& text) const
    {
        std::ofstream{folder_ / "results" / (name + ".xml")} << text;
    }

    // What tools/count-tests prints about the folder.
    std::string count() const
    {
        const std::string command = "tools/count-tests '" + folder_.string() + "' 2>&1";
        std::FILE* pipe = popen(command.c_str(), "r");
        if (pipe == nullptr) return "cannot start it";
        std::string text;
        std::array<char, 256> piece{};
        while (std::fgets(piece.data(), static_cast<int>(piece.size()), pipe) != nullptr) {
            text += piece.data();
        }
        pclose(pipe);
        return text;
    }

private:
    fs::path folder_;
};

// One test as ctest reports it.
std::string ran(const std::string& name, const std::string& status, const std::string& more = "")
{
    return "\t<testcase name=\"" + name + "\" classname=\"" + name + "\" time=\"0.1\" status=\"" +
           status + "\">\n" + more + "\t\t<system-out>text</system-out>\n\t</testcase>\n";
}

// One sentence as GoogleTest reports it.
std::string sentence(const std::string& name, const std::string& result, const std::string& inside)
{
    const std::string start = "    <testcase name=\"" + name + "\" status=\"run\" result=\"" +
                              result + "\" time=\"0\" classname=\"rng_test\"";
    return inside.empty() ? start + " />\n" : start + ">\n" + inside + "    </testcase>\n";
}

const std::string failure = "      <failure message=\"x\" type=\"\"><![CDATA[x]]></failure>\n";

}  // namespace

TEST("every sentence of a test program counts")
{
    const Results results;
    results.write("ctest", ran("engine", "run"));
    results.write("engine", sentence("one", "completed", "") + sentence("two", "completed", "") +
                                sentence("slow", "skipped", "      <skipped message=\"x\"/>\n"));
    EXPECT_EQ(results.count(), "2 0 1\n");
}

TEST("a sentence that fails twice is one failure and is named")
{
    const Results results;
    results.write("ctest", ran("engine", "fail"));
    results.write("engine", sentence("a &lt;b&gt; &amp; c", "completed", failure + failure) +
                                sentence("two", "completed", ""));
    EXPECT_EQ(results.count(), "1 1 0\nengine: rng_test: a <b> & c\n");
}

TEST("a program that dies without a failed sentence is a failure")
{
    const Results results;
    results.write("ctest", ran("engine", "fail") + ran("table", "fail"));
    results.write("table", sentence("one", "completed", ""));
    EXPECT_EQ(results.count(), "1 2 0\n"
                               "engine: the program ended badly, see the log\n"
                               "table: the program ended badly, see the log\n");
}

TEST("a test that is no test program counts as one")
{
    const Results results;
    results.write("ctest", ran("help", "run") + ran("version", "run"));
    EXPECT_EQ(results.count(), "2 0 0\n");
}

TEST("a test that says so is skipped, and one that cannot be started has failed")
{
    const Results results;
    results.write("ctest", ran("a", "notrun", "\t\t<skipped message=\"SKIP_RETURN_CODE=77\"/>\n") +
                               ran("b", "notrun", "\t\t<skipped message=\"No executable\"/>\n"));
    EXPECT_EQ(results.count(), "0 1 1\nb: could not be started, see the log\n");
}

TEST("a folder without results is an error, not an empty success")
{
    const Results results;
    EXPECT(results.count().find("has no results of a test run") != std::string::npos);
}
