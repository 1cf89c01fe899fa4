#include "engine/payload.h"

#include <cstring>
#include <string>
#include <vector>

#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie::samples {
namespace {

template <class T>
std::vector<std::byte> payload_of(const T& value)
{
    ByteWriter out;
    write_payload(shape_of<T>(), &value, out);
    return std::move(out).take();
}

std::vector<std::byte> bytes_of(std::initializer_list<int> list)
{
    std::vector<std::byte> bytes;
    for (const int byte : list) bytes.push_back(static_cast<std::byte>(byte));
    return bytes;
}

// The words of the problem with reading `T` from the bytes, or nothing.
template <class T>
std::string problem_with(const std::vector<std::byte>& bytes)
{
    T value{};
    ByteReader in(bytes);
    const auto problem = read_payload(shape_of<T>(), shape_of<T>(), in, &value);
    return problem ? problem->words : "";
}

TEST("the bytes of a value are its fields, little-endian, lists without their unused slots")
{
    const Small small{.turn = 0x0102,
                      .colour = Colour::blue,
                      .is_open = true,
                      .hand = {CardId{2}, CardId::none()}};
    EXPECT_EQ(payload_of(small), bytes_of({0x02, 0x01, 2, 1, 2, 2, 0xff}));
}

TEST("negative numbers and sets have fixed bytes too")
{
    EXPECT_EQ(payload_of(std::int32_t{-2}), bytes_of({0xfe, 0xff, 0xff, 0xff}));
    using Fog = BitSet<CellId, 70>;
    EXPECT_EQ(payload_of(Fog{CellId{0}, CellId{9}, CellId{69}}),
              bytes_of({1, 2, 0, 0, 0, 0, 0, 0, 0x20}));
}

TEST("a list of more than 255 items has a wider count")
{
    using Long = FixedVector<std::uint16_t, 300>;
    EXPECT_EQ(payload_of(Long{7}), bytes_of({1, 0, 7, 0}));
}

TEST("every value is read as it was written")
{
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const Sample sample = sample_by_chance(seed);
        const auto bytes = payload_of(sample);
        Sample read = sample_by_chance(seed + 1);
        ByteReader in(bytes);
        const auto problem = read_payload(shape_of<Sample>(), shape_of<Sample>(), in, &read);
        ASSERT_FALSE(problem.has_value()) << problem->words;
        EXPECT_EQ(in.left(), 0u);
        EXPECT_EQ(std::memcmp(&read, &sample, sizeof sample), 0) << seed;
    }
}

TEST("a value that is out of range is refused with its path")
{
    EXPECT_EQ(problem_with<Small>(bytes_of({1, 0, 0, 2, 0})),
              "is_open: 2 is out of range (true or false)");
    EXPECT_EQ(problem_with<Small>(bytes_of({1, 0, 4, 0, 0})),
              "colour: 4 is out of range (one of: red, green, blue, \"red, green\")");
    EXPECT_EQ(problem_with<Small>(bytes_of({1, 0, 0, 0, 4})),
              "hand.count: 4 does not fit (a number from 0 to 3)");
    EXPECT_EQ(problem_with<Small>(bytes_of({1, 0, 0, 0, 2, 1, 3})),
              "hand[1]: 3 is out of range (none or one of: sword, shield, old map)");
    using Units = std::array<Unit, 2>;
    EXPECT_EQ(problem_with<Units>(bytes_of({0, 0, 1, 1, 0, 0, 1, 9})),
              "[1].is_alive: 9 is out of range (true or false)");
    using Fog = BitSet<CellId, 70>;
    EXPECT_EQ(problem_with<Fog>(bytes_of({0, 0, 0, 0, 0, 0, 0, 0, 0x40})),
              "the member 70 is out of range");
}

TEST("bytes that end too early are refused with the field that is missing")
{
    EXPECT_EQ(problem_with<Small>(bytes_of({1, 0, 0, 0, 2, 1})),
              "hand[1]: the bytes end before the value does");
    const auto bytes = payload_of(sample_by_chance(3));
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        const std::vector<std::byte> start(bytes.begin(),
                                           bytes.begin() + static_cast<std::ptrdiff_t>(length));
        EXPECT_NE(problem_with<Sample>(start), "") << length;
    }
}

TEST("a broken value is a fault, not a file")
{
    const auto fault_with = [](auto breaking) {
        Small small{.turn = 1, .colour = Colour::red, .is_open = false, .hand = {CardId{0}}};
        breaking(small);
        return fault_of([&] { payload_of(small); }).has_value();
    };
    EXPECT(!fault_with([](Small&) {}));
    EXPECT(fault_with([](Small& small) { small.colour = static_cast<Colour>(4); }));
    EXPECT(fault_with([](Small& small) { small.hand.count = 4; }));
    EXPECT(fault_with([](Small& small) { small.hand.items[2] = CardId{1}; }));
    EXPECT(fault_with([](Small& small) { small.hand[0] = CardId{7}; }));
    BitSet<Colour, 4> palette;
    palette.words[0] = 0x10;
    EXPECT(fault_of([&] { payload_of(palette); }).has_value());
}

}  // namespace
}  // namespace sortie::samples
