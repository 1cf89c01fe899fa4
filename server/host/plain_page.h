#pragma once
// The page of a server that was started without a browser client: which tables there are and how to join one.
//
//     answer({200, "text/html; charset=utf-8", plain_page(heads)});
//
// It needs no script and no style. What players have written (their names) is text, never markup.

#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace sortie {

[[nodiscard]] std::string plain_page(const std::vector<TableHead>& heads);

// `<b>` becomes `&lt;b&gt;`.
[[nodiscard]] std::string escaped_for_html(std::string_view text);

}  // namespace sortie
