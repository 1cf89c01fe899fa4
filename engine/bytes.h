#pragma once
// Bytes of files and messages: numbers in little-endian order, whatever the machine.
//
//     ByteWriter out;
//     out.number(2, version);
//     out.bytes(name);
//
//     ByteReader in(bytes);
//     const auto version = in.number(2);        // nothing when the bytes end too early
//
// A reader never reads beyond its end and never allocates; what it returns points into the bytes it
// was given. Once a read has failed the position stays where it was.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/check.h"

namespace sortie {

class ByteWriter {
public:
    void reserve(std::size_t count) { content_.reserve(count); }
    std::size_t size() const { return content_.size(); }
    std::span<const std::byte> content() const { return content_; }

    void number(std::size_t width, std::uint64_t value)
    {
        for (std::size_t i = 0; i < width; ++i) {
            content_.push_back(static_cast<std::byte>(value >> (8 * i) & 0xff));
        }
    }
    // Overwrites a number that was written before its value was known.
    void number_at(std::size_t position, std::size_t width, std::uint64_t value)
    {
        CHECK(position + width <= content_.size());
        for (std::size_t i = 0; i < width; ++i) {
            content_[position + i] = static_cast<std::byte>(value >> (8 * i) & 0xff);
        }
    }
    void bytes(std::span<const std::byte> more)
    {
        content_.insert(content_.end(), more.begin(), more.end());
    }
    void text(std::string_view more) { bytes(std::as_bytes(std::span(more.data(), more.size()))); }

    std::vector<std::byte> take() && { return std::move(content_); }

private:
    std::vector<std::byte> content_;
};

class ByteReader {
public:
    explicit ByteReader(std::span<const std::byte> content) : content_(content) {}

    std::size_t left() const { return content_.size() - at_; }

    std::optional<std::uint64_t> number(std::size_t width)
    {
        if (width > left()) return std::nullopt;
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < width; ++i) {
            value |= std::to_integer<std::uint64_t>(content_[at_ + i]) << (8 * i);
        }
        at_ += width;
        return value;
    }
    std::optional<std::span<const std::byte>> bytes(std::uint64_t count)
    {
        if (count > left()) return std::nullopt;
        const auto part = content_.subspan(at_, static_cast<std::size_t>(count));
        at_ += part.size();
        return part;
    }
    std::optional<std::string_view> text(std::uint64_t count)
    {
        const auto part = bytes(count);
        if (!part) return std::nullopt;
        return std::string_view(reinterpret_cast<const char*>(part->data()), part->size());
    }

private:
    std::span<const std::byte> content_;
    std::size_t at_ = 0;
};

}  // namespace sortie
