#pragma once
// One connection that speaks WebSocket: text messages both ways, in order, within the limits.
//
//     start_websocket_session(hub, std::move(socket), std::move(upgrade));
//
// The service hears `opened` after the handshake, then `received` for each message, then `closed`. Whoever breaks a
// limit is told which one by the code of the close frame. What cannot be delivered any more is bounded twice: by
// outbox_bytes_max while the connection lives, and by close_wait from the moment it is to be closed.
//
// Messages are not compressed. Measured with the library's deflate at its default of memory: about 100 kB for each end
// of a connection instead of 3, and 47 microseconds instead of 12 to send 2 kB.

#include <string>

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>

#include "server/net/hub.h"

namespace sortie {

struct Upgrade {
    boost::beast::http::request<boost::beast::http::empty_body> request;
    Visitor visitor;
    std::string cookie;  // to set with the answer; "" if the visitor has one
    AdmissionTicket place;
    AdmissionTicket address_place;
};

void start_websocket_session(Hub& hub, Socket socket, Upgrade upgrade);

}  // namespace sortie
