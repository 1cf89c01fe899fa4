#pragma once
// A scene: a position as whoever draws it wants it, told by the game itself, with everything worked out that the rules
// work out: who holds a place, what a unit's numbers are made of, what is on the table.
//
//     static void Game::scene(const State& seen, Seat viewer, SceneWriter& out)
//     {
//         out.object([&] {
//             out.field("round", seen.round);
//             out.list("cells", [&] { for (const Cell& cell : seen.cells) draw(cell, out); });
//         });
//     }
//
// It is told from a view, so nothing hidden can be in it. A game may also tell its `catalogue`: what never changes, such
// as the names and numbers of its cards. Where it goes is the business of a ShapeVisitor (engine/walk.h), as for a state.

#include <concepts>
#include <cstdint>
#include <string_view>

#include "engine/walk.h"

namespace sortie {

class SceneWriter {
public:
    explicit SceneWriter(ShapeVisitor& to) : to_(to) {}

    void text(std::string_view value) { to_.word(value); }
    void number(std::int64_t value) { to_.signed_number(value); }
    void truth(bool value) { to_.boolean(value); }
    void nothing() { to_.none(); }

    // Inside of an object everything has a name; names are not repeated.
    template <class Body>
    void object(Body body)
    {
        to_.begin_record();
        body();
        to_.end_record();
    }
    template <class Body>
    void object(std::string_view name, Body body)
    {
        to_.field(name);
        object(body);
    }
    template <class Body>
    void list(Body body)
    {
        to_.begin_sequence(0);  // how many there are is known at its end
        body();
        to_.end_sequence();
    }
    template <class Body>
    void list(std::string_view name, Body body)
    {
        to_.field(name);
        list(body);
    }

    void field(std::string_view name, std::string_view value)
    {
        to_.field(name);
        text(value);
    }
    void field(std::string_view name, const char* value) { field(name, std::string_view(value)); }
    template <std::integral Number>
    void field(std::string_view name, Number value)
    {
        to_.field(name);
        if constexpr (std::same_as<Number, bool>) {
            truth(value);
        } else {
            number(static_cast<std::int64_t>(value));
        }
    }
    void no_field(std::string_view name)
    {
        to_.field(name);
        nothing();
    }

private:
    ShapeVisitor& to_;
};

}  // namespace sortie
