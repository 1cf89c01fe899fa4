#pragma once
// JSON written as text at once, for what is sent after every move: building values first takes several times as long.
//
//     JsonText out;
//     out.begin_record();
//     out.member("game", "skirmish");
//     out.field("awaited");
//     out.begin_sequence();
//     out.put(0);
//     out.end_sequence();
//     out.end_record();
//     send(out.take());                                // {"game":"skirmish","awaited":[0]}
//
// The text is the one that Boost.JSON would write for the same values, byte for byte. Commas and quotes are put here; that
// every record is ended, and has a field before every value, is the caller's care. As a visitor of shapes it writes any
// described value.

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/walk.h"

namespace sortie {

class JsonText final : public ShapeVisitor {
public:
    JsonText() = default;
    // For a text of about so many bytes.
    explicit JsonText(std::size_t bytes) { text_.reserve(bytes); }

    void begin_record() override { open('{'); }
    void field(std::string_view name) override;
    void end_record() override { close('}'); }
    void begin_sequence(std::size_t) override { open('['); }
    void begin_sequence() { open('['); }
    void end_sequence() override { close(']'); }
    void boolean(bool value) override { literal(value ? "true" : "false"); }
    void unsigned_number(std::uint64_t value) override;
    void signed_number(std::int64_t value) override;
    void word(std::string_view name) override;
    void none() override { literal("null"); }

    void put(std::nullptr_t) { none(); }
    void put(bool value) { boolean(value); }
    void put(std::signed_integral auto value) { signed_number(value); }
    void put(std::unsigned_integral auto value) { unsigned_number(value); }
    void put(std::string_view text) { word(text); }
    void put(const char* text) { word(text); }
    void put(const std::string& text) { word(text); }
    template <class Value>
    void put(const std::optional<Value>& value)
    {
        value ? put(*value) : none();
    }

    template <class Value>
    void member(std::string_view name, const Value& value)
    {
        field(name);
        put(value);
    }

    // How much is written, and what was written since it was so much. `repeat` writes a value that was written before.
    std::size_t size() const { return text_.size(); }
    std::string_view since(std::size_t size) const { return std::string_view(text_).substr(size); }
    void repeat(std::string_view value) { literal(value); }

    std::string take() { return std::move(text_); }

private:
    void open(char bracket);
    void close(char bracket);
    void literal(std::string_view text);
    void separate();
    void quoted(std::string_view text);

    std::string text_;
    bool needs_comma_ = false;
};

}  // namespace sortie
