// Every fuzz target with every input of its corpus, in the ordinary builds: what a fuzzer has found once stays found.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "fuzz/targets.h"
#include "tests/support/test.h"

namespace sortie::fuzz {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_in(const fs::path& folder)
{
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder))
        files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

std::string text_of(const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// Names each file before it is fed, so that the last name is the one that stopped the program.
void feed_all(const Target& target, const fs::path& folder)
{
    for (const fs::path& file : files_in(folder)) {
        std::cout << file.string() << std::endl;
        try {
            target.feed(text_of(file));
        } catch (const Broken& broken) {
            ADD_FAILURE() << file.string() << ": " << broken.what();
        }
    }
}

}  // namespace

TEST("every fuzz target has a corpus, and every corpus a target")
{
    for (const Target& target : targets)
        EXPECT(!files_in(fs::path("fuzz/corpus") / target.name).empty()) << target.name;
    for (const fs::path& folder : files_in("fuzz/corpus")) {
        const std::string name = folder.filename().string();
        EXPECT(std::ranges::find(targets, name, &Target::name) != targets.end()) << name;
    }
}

TEST("what must hold holds for every input of the corpora")
{
    for (const Target& target : targets) feed_all(target, fs::path("fuzz/corpus") / target.name);
}

TEST("what must hold holds for the scenarios and golden replays of the tests")
{
    for (const Target& target : targets) {
        if (target.name == "replay") feed_all(target, "tests/golden");
        if (target.name != "scenario") continue;
        for (const fs::path& folder : files_in("tests/scenarios")) feed_all(target, folder);
    }
}

TEST("no input at all is an input as well")
{
    for (const Target& target : targets) target.feed("");
}

TEST("what does not hold is told in words")
{
    EXPECT_NO_THROW(must(true, "all is well"));
    EXPECT_THROW(must(false, "nothing is well"), Broken);
}

TEST("lines are taken one after the other, whether or not the last one has an end")
{
    std::string_view text = "one\n\nthree";
    EXPECT_EQ(next_line(text), "one");
    EXPECT_EQ(next_line(text), "");
    EXPECT_EQ(next_line(text), "three");
    EXPECT_EQ(next_line(text), "");
}

}  // namespace sortie::fuzz
