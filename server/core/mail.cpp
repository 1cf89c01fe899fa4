// Tables that another server owns: following its records, sending commands to it, and taking over.

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/core/core.h"
#include "server/core/room.h"

namespace sortie {
namespace {

namespace json = boost::json;

}  // namespace

// Reads what is new, and asks now and then whether the owner is still there.
void Core::follow(Room& room, Time now)
{
    // Commands that the owner has not answered in time are asked anew when it is clear who owns the table.
    for (auto it = room.forwarded.begin(); it != room.forwarded.end();) {
        if (it->second.until > now) {
            ++it;
            continue;
        }
        room.queue.push_back(std::move(it->second.command));
        it = room.forwarded.erase(it);
    }
    const bool is_due = now >= room.asked_for_takeover + takeover_milliseconds;
    if (room.table && (is_due || !room.queue.empty())) {
        room.asked_for_takeover = now;
        ask_store(OpenTable{room.id}, [this, id = room.id](const StoreAnswer& answer, Time later) {
            Room* here = room_of(id);
            if (here == nullptr || here->state != Room::State::following) return;
            if (const TableRead* read = std::get_if<TableRead>(&answer)) {
                log(LogLine::Level::info, "a table was taken over", id, here->owner);
                return load(*here, *read, true, later);
            }
            const StoreFailure* failure = std::get_if<StoreFailure>(&answer);
            if (failure != nullptr && failure->error == StoreError::not_owner) {
                here->owner = failure->owner;
            }
            process(*here, later);
            schedule(*here);
        });
    }
    if (room.is_reading) return;
    room.is_reading = true;
    const std::uint64_t after = room.table ? room.records : 0;
    ask_store(ReadTable{room.id, after},
              [this, id = room.id](const StoreAnswer& answer, Time later) {
                  Room* here = room_of(id);
                  if (here == nullptr) return;
                  here->is_reading = false;
                  if (here->table && here->state != Room::State::following) return;
                  const TableRead* read = std::get_if<TableRead>(&answer);
                  if (read == nullptr) {
                      if (!here->table)
                          fail(*here, {"P_STORE", "the table cannot be read now", ""});
                      return;
                  }
                  if (!here->table) {
                      here->asked_for_takeover = later;
                      return load(*here, *read, false, later);
                  }
                  for (const Record& record : read->records) {
                      if (record.number != here->records + 1) continue;
                      const Result<Happening> happening = read_happening(record.body);
                      if (!happening) return fail(*here, {"T_DAMAGED", "the table is damaged", ""});
                      here->records = record.number;
                      happen(*here, {record.time, happening.value()}, later);
                  }
                  schedule(*here);
              });
}

void Core::heard(const StoreNews& news, Time now)
{
    if (const TableChanged* changed = std::get_if<TableChanged>(&news)) {
        Room* room = room_of(changed->id);
        if (room == nullptr || room->state != Room::State::following) return;
        if (changed->number > room->records) follow(*room, now);
    } else if (const MailArrived* mail = std::get_if<MailArrived>(&news)) {
        receive(*mail, now);
    } else if (const TableLost* lost = std::get_if<TableLost>(&news)) {
        Room* room = room_of(lost->id);
        if (room == nullptr || room->state != Room::State::ready) return;
        log(LogLine::Level::warning, "a table was lost to another server", lost->id, "");
        room->table.reset();
        room->waiting.emplace_back(Asker{}, [](Room&, Time) {});
        open(*room, now);
    }
}

void Core::forward(Room& room, Queued command, Time now)
{
    const std::uint64_t ticket = next_ticket_++;
    const std::string body = json::serialize(json::object{
        {"ask", ticket}, {"table", room.id}, {"player", command.player}, {"text", command.text}});
    if (body.size() > mail_bytes_max) {
        return deny(command.asker, {"P_TOO_LARGE", "the request is too large", ""});
    }
    // It is kept: should this server become the owner, it decides by itself.
    room.forwarded[ticket] = {std::move(command), now + mail_milliseconds};
    ask_store(SendMail{room.owner, body}, [](const StoreAnswer&, Time) {});
    schedule(room);
}

void Core::receive(const MailArrived& mail, Time now)
{
    boost::system::error_code error;
    const json::value value = json::parse(mail.body, error);
    if (error || !value.is_object()) return;
    const json::object& body = value.get_object();
    const auto text_at = [&](std::string_view key) {
        const json::value* found = body.if_contains(key);
        return found != nullptr && found->is_string() ? std::string(found->get_string())
                                                      : std::string();
    };
    const auto ticket_at = [&](std::string_view key) {
        const json::value* found = body.if_contains(key);
        boost::system::error_code wrong;
        const auto ticket = found != nullptr ? found->to_number<std::uint64_t>(wrong) : 0;
        return wrong ? 0 : ticket;
    };
    if (const std::uint64_t ticket = ticket_at("reply"); ticket != 0) {
        const json::value* content = body.if_contains("answer");
        if (content == nullptr || !content->is_object()) return;
        for (auto& [id, room] : rooms_) {
            const auto found = room->forwarded.find(ticket);
            if (found == room->forwarded.end()) continue;
            const Asker asker = found->second.command.asker;
            room->forwarded.erase(found);
            // What happened is seen before its answer is.
            answer(asker, content->get_object());
            return;
        }
        return;
    }
    const Asker asker{0, "", mail.from, ticket_at("ask")};
    const ReadRequest read = read_request(text_at("text"));
    const TableRequest* request = std::get_if<TableRequest>(&read.request);
    if (asker.ticket == 0 || read.denial || request == nullptr) return;
    const std::string player = text_at("player");
    Room* room = room_of(request->table);
    // Whoever does not own the table is silent; the other server finds out who does.
    if (room == nullptr || !room->is_owned() || room->queue.size() >= table_queue_max) return;
    room->queue.push_back({asker,
                           [command = request->command, player](const Table& table, Time at) {
                               return table.consider(command, player, at);
                           },
                           player, ""});
    process(*room, now);
}

}  // namespace sortie
