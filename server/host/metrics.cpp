#include "server/host/metrics.h"

namespace sortie {
namespace {

void add(std::string& out, std::string_view name, std::string_view type, std::string_view help,
         std::uint64_t value)
{
    const std::string full = "sortie_" + std::string(name);
    out += "# HELP " + full + " " + std::string(help) + "\n";
    out += "# TYPE " + full + " " + std::string(type) + "\n";
    out += full + " " + std::to_string(value) + "\n";
}

}  // namespace

std::string metrics_text(const CoreCounters& core, std::size_t tables, std::size_t visits,
                         const NetworkCounters& network)
{
    std::string out;
    add(out, "tables_open", "gauge", "Tables in memory.", tables);
    add(out, "visitors", "gauge", "Open WebSocket visits.", visits);
    add(out, "requests_total", "counter", "Requests of clients.", core.requests);
    add(out, "denied_total", "counter", "Requests that were denied.", core.denied);
    add(out, "moves_total", "counter", "Moves that were made.", core.moves);
    add(out, "records_total", "counter", "Records that were made durable.", core.records);
    add(out, "store_failures_total", "counter", "Requests that the store failed.",
        core.store_failures);
    add(out, "updates_sent_total", "counter", "Updates sent to clients.", core.updates_sent);
    add(out, "faults_total", "counter", "Faults in the rules of a game.", core.faults);
    add(out, "connections", "gauge", "Open connections.", network.connections_now);
    add(out, "connections_total", "counter", "Connections so far.", network.connections);
    add(out, "http_requests_total", "counter", "HTTP requests.", network.requests);
    add(out, "messages_in_total", "counter", "WebSocket messages received.", network.messages_in);
    add(out, "messages_out_total", "counter", "WebSocket messages sent.", network.messages_out);
    add(out, "bytes_in_total", "counter", "Bytes received.", network.bytes_in);
    add(out, "bytes_out_total", "counter", "Bytes sent.", network.bytes_out);
    out += "# HELP sortie_refused_total Connections and requests that were refused.\n";
    out += "# TYPE sortie_refused_total counter\n";
    for (std::size_t i = 0; i < refusal_names.size(); ++i) {
        out += "sortie_refused_total{reason=\"" + std::string(refusal_names[i]) + "\"} " +
               std::to_string(network.refused[i]) + "\n";
    }
    return out;
}

}  // namespace sortie
