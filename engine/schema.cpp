#include "engine/schema.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <set>
#include <span>

#include "engine/check.h"
#include "engine/hash.h"
#include "engine/shape_value.h"
#include "engine/words.h"

namespace sortie {
namespace {

bool is_numbered(const Shape& shape)
{
    return shape.kind == ShapeKind::record || !shape.names.empty();
}

class SchemaWriter {
public:
    void write(const Shape& shape)
    {
        const auto known = std::find(written_.begin(), written_.end(), &shape);
        if (known != written_.end()) {
            text_ += '@' + std::to_string(known - written_.begin());
            return;
        }
        write_out(shape);
        if (is_numbered(shape)) written_.push_back(&shape);
    }
    std::string text() && { return std::move(text_); }

private:
    void write_out(const Shape& shape)
    {
        const std::string bits = std::to_string(shape.width * 8);
        const std::string limit = '[' + std::to_string(shape.capacity) + ']';
        switch (shape.kind) {
            case ShapeKind::boolean: text_ += "bool"; return;
            case ShapeKind::unsigned_number: text_ += 'u' + bits; return;
            case ShapeKind::signed_number: text_ += 'i' + bits; return;
            case ShapeKind::enumeration: text_ += "enum" + bits; return write_names(shape);
            case ShapeKind::id: text_ += "id" + bits; return write_names(shape);
            case ShapeKind::record: return write_record(shape);
            case ShapeKind::array: text_ += limit; return write(*shape.item);
            case ShapeKind::list: text_ += "list" + limit; return write(*shape.item);
            case ShapeKind::set: text_ += "set" + limit; return write(*shape.item);
        }
    }
    void write_names(const Shape& shape)
    {
        if (shape.names.empty()) return;
        char separator = '(';
        for (const std::string_view name : shape.names) {
            text_ += separator + written_word(name);
            separator = ',';
        }
        text_ += ')';
    }
    void write_record(const Shape& shape)
    {
        text_ += "record";
        char separator = '{';
        for (const ShapeField& field : shape.fields) {
            text_ += separator;
            text_ += field.name;
            text_ += ':';
            write(*field.shape);
            separator = ';';
        }
        text_ += '}';
    }

    std::string text_;
    std::vector<const Shape*> written_;
};

struct ScalarWord {
    std::string_view start;
    ShapeKind kind;
};
constexpr std::array<ScalarWord, 4> scalar_words{{
    {"u", ShapeKind::unsigned_number},
    {"i", ShapeKind::signed_number},
    {"enum", ShapeKind::enumeration},
    {"id", ShapeKind::id},
}};

// "u16" and the like; nothing when it is no word for a scalar.
std::optional<Shape> scalar_named(std::string_view word)
{
    Shape shape;
    shape.width = 1;
    if (word == "bool") return shape;
    for (const ScalarWord& scalar : scalar_words) {
        if (!word.starts_with(scalar.start)) continue;
        for (const unsigned width : {1u, 2u, 4u, 8u}) {
            if (word.substr(scalar.start.size()) != std::to_string(width * 8)) continue;
            shape.kind = scalar.kind;
            shape.width = static_cast<std::uint8_t>(width);
            return shape;
        }
    }
    return std::nullopt;
}

bool has_name_twice(const std::vector<ShapeField>& fields)
{
    std::set<std::string_view> names;
    for (const ShapeField& field : fields) names.insert(field.name);
    return names.size() < fields.size();
}

}  // namespace

// Each function returns nothing when the text is not a schema; the first one to notice says why.
class SchemaReader {
public:
    SchemaReader(std::string_view text, Schema& schema) : scan_(text), schema_(schema) {}

    struct Node {
        const Shape* shape = nullptr;
        int depth = 0;  // of the shapes inside, itself included
    };

    std::optional<Node> read_all()
    {
        const auto node = read(1);
        if (node && !scan_.at_end()) return refuse("nothing more is expected");
        return node;
    }
    Problem problem() const { return {"the schema cannot be read: " + words_}; }

private:
    std::optional<Node> read(int depth)
    {
        if (depth > schema_depth_max) return refuse("it is nested too deeply");
        if (scan_.peek() == '[') return read_items(ShapeKind::array, depth);
        const auto word = scan_.word();
        if (!word || word->is_quoted) return refuse("a shape is expected");
        if (word->text == "list") return read_items(ShapeKind::list, depth);
        if (word->text == "set") return read_items(ShapeKind::set, depth);
        if (word->text == "record") return read_record(depth);
        if (word->text.starts_with('@')) return known(word->text.substr(1), depth);
        const auto scalar = scalar_named(word->text);
        if (!scalar) return refuse(shown(word->text) + " is no shape");
        return read_names(*scalar);
    }

    std::optional<Node> read_names(Shape shape)
    {
        const bool may_have = shape.kind == ShapeKind::enumeration || shape.kind == ShapeKind::id;
        if (!may_have || !scan_.take('(')) {
            if (shape.kind == ShapeKind::enumeration) return refuse("names are expected");
            return keep(shape, 1);
        }
        std::vector<std::string_view>& names = schema_.names_.emplace_back();
        do {
            auto word = scan_.word();
            if (!word) return refuse("a name is expected");
            names.push_back(schema_.words_.emplace_back(std::move(word->text)));
        } while (scan_.take(','));
        if (!scan_.take(')')) return refuse("')' is expected");
        shape.names = names;
        return keep(shape, 1);
    }

    std::optional<Node> read_record(int depth)
    {
        if (!scan_.take('{')) return refuse("'{' is expected");
        Shape shape;
        shape.kind = ShapeKind::record;
        int deepest = 0;
        std::vector<ShapeField>& fields = schema_.fields_.emplace_back();
        do {
            auto name = scan_.word();
            if (!name || !scan_.take(':')) return refuse("a field is expected");
            const auto node = read(depth + 1);
            if (!node) return std::nullopt;
            deepest = std::max(deepest, node->depth);
            fields.push_back({schema_.words_.emplace_back(std::move(name->text)), node->shape});
        } while (scan_.take(';'));
        if (!scan_.take('}')) return refuse("'}' is expected");
        if (has_name_twice(fields)) return refuse("a record has two fields of the same name");
        shape.fields = fields;
        return keep(shape, deepest + 1);
    }

    std::optional<Node> read_items(ShapeKind kind, int depth)
    {
        if (!scan_.take('[')) return refuse("'[' is expected");
        const auto word = scan_.word();
        const auto limit = number_from_text(word ? std::string_view(word->text) : "");
        if (!limit || !scan_.take(']')) return refuse("a number of items is expected");
        // No items would mean a value without bytes, and then a small file could hold endlessly
        // many.
        if (limit->is_negative || limit->magnitude == 0 ||
            limit->magnitude > std::numeric_limits<std::uint32_t>::max()) {
            return refuse(text_of(*limit) + " items are not possible");
        }
        const auto node = read(depth + 1);
        if (!node) return std::nullopt;
        const bool has_plain_items = is_scalar(*node->shape);
        if (kind == ShapeKind::set && !has_plain_items) return refuse("a set has plain keys");
        Shape shape;
        shape.kind = kind;
        shape.capacity = static_cast<std::size_t>(limit->magnitude);
        shape.item = node->shape;
        return keep(shape, node->depth + 1);
    }

    std::optional<Node> known(std::string_view number, int depth)
    {
        const auto index = number_from_text(number);
        if (!index || index->is_negative || index->magnitude >= numbered_.size()) {
            return refuse("@" + std::string(number) + " is not known");
        }
        const Node node = numbered_[static_cast<std::size_t>(index->magnitude)];
        if (depth + node.depth - 1 > schema_depth_max) return refuse("it is nested too deeply");
        return node;
    }

    Node keep(const Shape& shape, int depth)
    {
        const Node node{&schema_.shapes_.emplace_back(shape), depth};
        if (is_numbered(shape)) numbered_.push_back(node);
        return node;
    }

    std::nullopt_t refuse(const std::string& words)
    {
        words_ = words + " before " + scan_.rest_text();
        return std::nullopt;
    }

    TextScanner scan_;
    Schema& schema_;
    std::vector<Node> numbered_;
    std::string words_;
};

std::string schema_of(const Shape& shape)
{
    SchemaWriter writer;
    writer.write(shape);
    return std::move(writer).text();
}

std::uint64_t schema_hash(const Shape& shape)
{
    const std::string text = schema_of(shape);
    return hash_bytes(std::as_bytes(std::span(text.data(), text.size()))).low;
}

Result<std::shared_ptr<const Schema>> read_schema(std::string_view text)
{
    if (text.size() > schema_bytes_max) return Problem{"the schema is too long"};
    auto schema = std::make_shared<Schema>();
    SchemaReader reader(text, *schema);
    const auto node = reader.read_all();
    if (!node) return reader.problem();
    schema->root_ = node->shape;
    return std::shared_ptr<const Schema>(std::move(schema));
}

}  // namespace sortie
