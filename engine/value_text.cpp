#include "engine/value_text.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "engine/shape_value.h"
#include "engine/walk.h"
#include "engine/words.h"

namespace sortie {
namespace {

class TextWriter final : public ShapeVisitor {
public:
    std::string text;

    void begin_record() override { begin('{'); }
    void field(std::string_view name) override
    {
        separate();
        text += name;
        text += ": ";
        is_first_ = true;
    }
    void end_record() override { end('}'); }
    void begin_sequence(std::size_t) override { begin('['); }
    void end_sequence() override { end(']'); }
    void boolean(bool value) override { write(value ? "true" : "false"); }
    void unsigned_number(std::uint64_t value) override { write(std::to_string(value)); }
    void signed_number(std::int64_t value) override { write(std::to_string(value)); }
    void word(std::string_view name) override { write(written_word(name)); }
    void none() override { write("none"); }

private:
    void separate()
    {
        if (!is_first_) text += ", ";
        is_first_ = false;
    }
    void begin(char bracket)
    {
        separate();
        text += bracket;
        is_first_ = true;
    }
    void end(char bracket)
    {
        text += bracket;
        is_first_ = false;
    }
    void write(std::string_view value)
    {
        separate();
        text += value;
    }

    bool is_first_ = true;  // no comma is needed before what comes next
};

std::optional<WholeNumber> scalar_from_word(const Shape& shape, const ScannedWord& word)
{
    const auto name = std::find(shape.names.begin(), shape.names.end(), word.text);
    if (name != shape.names.end()) {
        return WholeNumber{static_cast<std::uint64_t>(name - shape.names.begin())};
    }
    if (word.is_quoted || shape.kind == ShapeKind::enumeration) return std::nullopt;
    if (shape.kind == ShapeKind::boolean) {
        if (word.text != "true" && word.text != "false") return std::nullopt;
        return WholeNumber{word.text == "true" ? std::uint64_t{1} : 0};
    }
    if (shape.kind == ShapeKind::id && word.text == "none") return none_of(shape);
    const auto number = number_from_text(word.text);
    if (!number || !is_allowed(shape, *number)) return std::nullopt;
    // No id has a word of its own; its number would only be a way to write it by mistake.
    if (shape.kind == ShapeKind::id && *number == none_of(shape)) return std::nullopt;
    return number;
}

// Every function returns false after a problem; the path is put together on the way out.
class TextReader {
public:
    // To assign a text is to make a list's items anew; to compare with it is to look at those that
    // are there.
    enum class Purpose : std::uint8_t { assign, compare };

    TextReader(std::string_view text, Purpose purpose) : text_(text), purpose_(purpose), scan_(text)
    {
    }

    bool read_all(const Shape& shape, std::byte* out)
    {
        // A single name needs no quotes when nothing stands around it.
        if (is_scalar(shape) && scan_.peek() != '"') {
            return put(shape, {std::string(trimmed(text_)), false}, out);
        }
        if (!read(shape, out)) return false;
        if (!scan_.at_end()) return refuse("nothing more is expected before " + scan_.rest_text());
        return true;
    }
    Problem problem() const { return {path_.empty() ? words_ : path_ + ": " + words_}; }

private:
    bool refuse(std::string words)
    {
        words_ = std::move(words);
        return false;
    }
    bool inside(std::string path)
    {
        path_ = std::move(path);
        return false;
    }

    bool put(const Shape& shape, const ScannedWord& word, std::byte* out)
    {
        const auto number = scalar_from_word(shape, word);
        if (!number) return refuse(shown(word.text) + " is not " + accepted_text(shape));
        write_number(shape, out, *number);
        return true;
    }

    bool read(const Shape& shape, std::byte* out)
    {
        switch (shape.kind) {
            case ShapeKind::record: return read_record(shape, out);
            case ShapeKind::array:
            case ShapeKind::list: return read_items(shape, out);
            case ShapeKind::set: return read_set(shape, out);
            default: break;
        }
        const auto word = scan_.word();
        if (!word) return refuse(accepted_text(shape) + " is expected before " + scan_.rest_text());
        return put(shape, *word, out);
    }

    bool expect(char bracket)
    {
        if (scan_.take(bracket)) return true;
        return refuse(std::string("'") + bracket + "' is expected before " + scan_.rest_text());
    }

    bool read_record(const Shape& shape, std::byte* out)
    {
        std::vector<const ShapeField*> given;
        if (!expect('{')) return false;
        if (scan_.take('}')) return true;
        do {
            const auto name = scan_.word();
            if (!name) return refuse("a field is expected before " + scan_.rest_text());
            const ShapeField* field = find_field_named(shape, name->text);
            if (field == nullptr) {
                return refuse("no field " + shown(name->text) +
                              "; fields are: " + field_names_text(shape));
            }
            if (std::find(given.begin(), given.end(), field) != given.end()) {
                return refuse("the field " + shown(name->text) + " is there twice");
            }
            given.push_back(field);
            if (!expect(':')) return false;
            if (!read(*field->shape, out + field->offset)) {
                return inside(path_of(field->name, path_));
            }
        } while (scan_.take(','));
        return expect('}');
    }

    bool read_items(const Shape& shape, std::byte* out)
    {
        std::size_t count = 0;
        if (!expect('[')) return false;
        const bool is_empty = scan_.take(']');
        while (!is_empty) {
            if (count == shape.capacity) {
                return refuse("too many items: at most " + std::to_string(shape.capacity) + " fit");
            }
            std::byte* item = item_at(shape, out, count);
            if (shape.kind == ShapeKind::list && purpose_ == Purpose::assign) {
                std::memcpy(item, shape.item->empty, shape.item->size);
            }
            if (!read(*shape.item, item)) return inside(path_of(count, path_));
            ++count;
            if (!scan_.take(',')) break;
        }
        if (!is_empty && !expect(']')) return false;
        if (shape.kind == ShapeKind::list) {
            write_list_end(shape, out, count);
            return true;
        }
        if (count == shape.capacity) return true;
        return refuse("too few items: " + std::to_string(count) + " of " +
                      std::to_string(shape.capacity) + " are given");
    }

    static void write_list_end(const Shape& list, std::byte* out, std::size_t count)
    {
        write_count(list, out, count);
        for (std::size_t i = count; i < list.capacity; ++i) {
            std::memcpy(item_at(list, out, i), list.item->empty, list.item->size);
        }
    }

    bool read_set(const Shape& set, std::byte* out)
    {
        std::fill_n(out, set.size, std::byte{0});
        if (!expect('[')) return false;
        if (scan_.take(']')) return true;
        do {
            const auto word = scan_.word();
            if (!word) return refuse("a member is expected before " + scan_.rest_text());
            const auto key = scalar_from_word(*set.item, *word);
            if (!key || key->is_negative || key->magnitude >= set.capacity) {
                return refuse(shown(word->text) + " is not " + accepted_keys_text(set));
            }
            const auto index = static_cast<std::size_t>(key->magnitude);
            if (has_member(set, out, index)) return refuse(shown(word->text) + " is there twice");
            insert_member(set, out, index);
        } while (scan_.take(','));
        return expect(']');
    }

    static std::string accepted_keys_text(const Shape& set)
    {
        const auto names = set.item->names;
        if (!names.empty()) {
            return "one of: " + words_text(names.first(std::min(names.size(), set.capacity)));
        }
        return "a number from 0 to " + std::to_string(set.capacity - 1);
    }

    std::string_view text_;
    Purpose purpose_;
    TextScanner scan_;
    std::string path_;
    std::string words_;
};

std::vector<std::byte> copy_of(const Shape& shape, const void* value)
{
    std::vector<std::byte> copy(shape.size);
    std::memcpy(copy.data(), value, shape.size);
    return copy;
}

}  // namespace

std::string value_text(const Shape& shape, const void* value)
{
    TextWriter writer;
    walk(shape, value, writer);
    return std::move(writer.text);
}

std::optional<Problem> set_from_text(const Shape& shape, void* value, std::string_view text)
{
    std::vector<std::byte> copy = copy_of(shape, value);
    TextReader reader(text, TextReader::Purpose::assign);
    if (!reader.read_all(shape, copy.data())) return reader.problem();
    std::memcpy(value, copy.data(), shape.size);
    return std::nullopt;
}

Result<bool> value_equals_text(const Shape& shape, const void* value, std::string_view text)
{
    std::vector<std::byte> copy = copy_of(shape, value);
    TextReader reader(text, TextReader::Purpose::compare);
    if (!reader.read_all(shape, copy.data())) return reader.problem();
    return std::memcmp(copy.data(), value, shape.size) == 0;
}

}  // namespace sortie
