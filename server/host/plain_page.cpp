#include "server/host/plain_page.h"

#include <boost/json/parse.hpp>

namespace sortie {
namespace {

namespace json = boost::json;

// A summary is what the server itself has written; one that an older version wrote may lack something.
std::string text_in(const json::object& object, std::string_view key)
{
    const json::value* value = object.if_contains(key);
    return value != nullptr && value->is_string() ? std::string(value->get_string()) : "";
}

std::string seat_words(const json::value& seat)
{
    if (!seat.is_object()) return "?";
    const std::string name = text_in(seat.get_object(), "name");
    return name.empty() ? text_in(seat.get_object(), "kind") : name;
}

std::string row_of(const TableHead& head)
{
    boost::system::error_code error;
    const json::value summary = json::parse(head.summary, error);
    if (error || !summary.is_object()) return "";
    const json::object& table = summary.get_object();
    std::string seats;
    if (const json::value* all = table.if_contains("seats"); all != nullptr && all->is_array()) {
        for (const json::value& seat : all->get_array()) {
            if (!seats.empty()) seats += ", ";
            seats += seat_words(seat);
        }
    }
    const auto cell = [](std::string_view text) {
        return "<td>" + escaped_for_html(text) + "</td>";
    };
    return "<tr><td><code>" + escaped_for_html(head.id) + "</code></td>" +
           cell(text_in(table, "title")) + cell(text_in(table, "status")) + cell(seats) + "</tr>\n";
}

}  // namespace

std::string escaped_for_html(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (const char character : text) {
        switch (character) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            case '\'': out += "&#39;"; break;
            default: out += character;
        }
    }
    return out;
}

std::string plain_page(const std::vector<TableHead>& heads)
{
    std::string rows;
    for (const TableHead& head : heads) rows += row_of(head);
    const std::string tables =
        rows.empty()
            ? "<p>There is no table yet.</p>\n"
            : "<table>\n<tr><th>Code</th><th>Game</th><th>Status</th><th>Seats</th></tr>\n" + rows +
                  "</table>\n";
    return "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\">"
           "<meta name=\"viewport\" content=\"width=device-width\"><title>Sortie</title></head>\n"
           "<body>\n<h1>Sortie</h1>\n<h2>Tables</h2>\n" +
           tables +
           "<h2>How to play</h2>\n"
           "<p>This server was started without a browser client. In a terminal, with the address of"
           " this page:</p>\n"
           "<pre>sortie join ADDRESS --new merc     a new table\n"
           "sortie join ADDRESS CODE           a seat at a table\n"
           "</pre>\n</body>\n</html>\n";
}

}  // namespace sortie
