#include "engine/walk.h"

#include <string>

#include "tests/engine/shape_samples.h"
#include "tests/support/test.h"

namespace sortie::samples {
namespace {

// Writes down every call.
class Diary final : public ShapeVisitor {
public:
    std::string text;

    void begin_record() override { text += "{ "; }
    void field(std::string_view name) override { text += std::string(name) + "= "; }
    void end_record() override { text += "} "; }
    void begin_sequence(std::size_t count) override { text += "[" + std::to_string(count) + " "; }
    void end_sequence() override { text += "] "; }
    void boolean(bool value) override { text += value ? "yes " : "no "; }
    void unsigned_number(std::uint64_t n) override { text += "u" + std::to_string(n) + " "; }
    void signed_number(std::int64_t n) override { text += "i" + std::to_string(n) + " "; }
    void word(std::string_view name) override { text += "w:" + std::string(name) + " "; }
    void none() override { text += "none "; }
};

template <class T>
std::string diary_of(const T& value)
{
    Diary diary;
    walk(shape_of<T>(), &value, diary);
    return diary.text;
}

TEST("a record is walked field by field, a list only as far as it is filled")
{
    Small small;
    small.hand = {CardId{1}, CardId::none()};
    EXPECT_EQ(diary_of(small), "{ turn= u1 colour= w:red is_open= no hand= [2 w:shield none ] } ");
}

TEST("numbers keep their sign, sets are walked in ascending order")
{
    EXPECT_EQ(diary_of(std::array<std::int16_t, 2>{-3, 4}), "[2 i-3 i4 ] ");
    EXPECT_EQ(diary_of(BitSet<Colour, 4>{Colour::blue, Colour::red}), "[2 w:red w:blue ] ");
    EXPECT_EQ(diary_of(SeatSet{seat_at(2)}), "[1 u2 ] ");
}

TEST("a broken value is still walked")
{
    Small small;
    small.colour = static_cast<Colour>(200);
    small.hand.count = 99;
    EXPECT_EQ(diary_of(small), "{ turn= u1 colour= u200 is_open= no hand= [3 none none none ] } ");
}

}  // namespace
}  // namespace sortie::samples
