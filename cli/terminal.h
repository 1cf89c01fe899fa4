#pragma once
// The terminal as the commands see it: lines in, text out, colour where there is some.
//
// Commands write through this and never to a stream of their own, so that a test can be the terminal. Colour
// is off when the output is not a terminal, when NO_COLOR is set, or when TERM is `dumb`; every text must be
// understood without it.

#include <string>
#include <string_view>
#include <vector>

namespace sortie {

enum class Ink { plain, strong, faint, good, bad, accent };

class Terminal {
public:
    virtual ~Terminal() = default;

    // False at the end of input.
    virtual bool read_line(std::string& line) = 0;
    virtual void write(std::string_view text) = 0;
    virtual void write_error(std::string_view text) = 0;
    virtual bool has_colour() const = 0;
    // What was written is to be seen now, also by a program that reads it.
    virtual void flush() {}

    std::string inked(Ink ink, std::string_view text) const;
    void line(std::string_view text = {});
};

// Standard input and output.
class StandardTerminal final : public Terminal {
public:
    StandardTerminal();
    bool read_line(std::string& line) override;
    void write(std::string_view text) override;
    void write_error(std::string_view text) override;
    bool has_colour() const override { return has_colour_; }
    void flush() override;
    // Everything that was written has reached the output.
    bool is_all_written();

private:
    bool has_colour_ = false;
};

// Lines given beforehand, output kept: what tests use.
class ScriptedTerminal final : public Terminal {
public:
    explicit ScriptedTerminal(std::vector<std::string> lines) : lines_(std::move(lines)) {}
    bool read_line(std::string& line) override;
    void write(std::string_view text) override { output += text; }
    void write_error(std::string_view text) override { errors += text; }
    bool has_colour() const override { return false; }

    std::string output;
    std::string errors;

private:
    std::vector<std::string> lines_;
    std::size_t next_ = 0;
};

}  // namespace sortie
