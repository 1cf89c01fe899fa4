#pragma once
// One connection that speaks HTTP: request, answer, request, answer, until either side has enough.
//
//     start_http_session(hub, std::move(socket), {.address = "192.0.2.7", .place = hub.admission.enter()});
//
// A request that asks for the WebSocket and may have it takes the socket along (websocket_session.h).

#include <optional>
#include <string>

#include "server/net/hub.h"

namespace sortie {

struct HttpGuest {
    std::string address;
    AdmissionTicket place;
    AdmissionTicket address_place = {};
    std::optional<RefusedFor> refusal = {};  // let in only to be told why not
};

void start_http_session(Hub& hub, Socket socket, HttpGuest guest);

}  // namespace sortie
