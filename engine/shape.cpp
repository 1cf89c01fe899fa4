#include "engine/shape.h"

#include "engine/check.h"

namespace sortie::shape_detail {

void check_names(const Shape& shape)
{
    CHECK(!shape.names.empty());
    // The last name's number fits, and is not the one that means no id.
    const std::uint64_t largest = ~std::uint64_t{0} >> (64 - 8 * shape.width);
    CHECK(shape.names.size() - 1 <= largest - (shape.kind == ShapeKind::id ? 1 : 0));
    for (std::size_t i = 0; i < shape.names.size(); ++i) {
        CHECK(!shape.names[i].empty());
        CHECK(shape.kind != ShapeKind::id || shape.names[i] != "none");
        for (std::size_t k = 0; k < i; ++k) CHECK(shape.names[i] != shape.names[k]);
    }
}

}  // namespace sortie::shape_detail
