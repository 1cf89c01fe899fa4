#include "engine/bytes.h"

#include <vector>

#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("numbers are written with their lowest byte first and read back")
{
    ByteWriter out;
    out.number(4, 0x01020304);
    out.text("ab");
    EXPECT_EQ(out.size(), 6u);
    EXPECT(out.content()[0] == std::byte{4});
    EXPECT(out.content()[3] == std::byte{1});
    ByteReader in(out.content());
    EXPECT_EQ(in.number(4), 0x01020304u);
    EXPECT_EQ(in.text(2), "ab");
    EXPECT_EQ(in.left(), 0u);
}

TEST("a reader does not read beyond the end and does not move when it cannot")
{
    const std::vector<std::byte> three(3, std::byte{7});
    ByteReader in(three);
    EXPECT(!in.number(4).has_value());
    EXPECT(!in.bytes(4).has_value());
    EXPECT(!in.text(~std::uint64_t{0}).has_value());
    EXPECT_EQ(in.left(), 3u);
    EXPECT_EQ(in.number(2), 0x0707u);
    EXPECT_EQ(in.left(), 1u);
}

TEST("a number can be filled in later, but only where one was written")
{
    ByteWriter out;
    out.number(2, 0);
    out.number_at(0, 2, 0x0102);
    EXPECT_EQ(ByteReader(out.content()).number(2), 0x0102u);
    EXPECT(samples::fault_of([&] { out.number_at(1, 2, 0); }).has_value());
}

}  // namespace
}  // namespace sortie
