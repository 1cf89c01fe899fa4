// Nothing hidden leaks through the server: all bytes that a viewer is sent are the same, bit for bit, when everything
// that he may not know is shuffled.
//
// Random games are played at one server. Now and then, for every seat and for a spectator, two more servers are made
// that hold the table as it is: one with the true position, one with a position that looks the same to this viewer and
// differs in what is hidden from him. The viewer then looks at everything and asks everything at both of them.

#include <map>
#include <string>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/snapshot.h"
#include "games/games.h"
#include "server/core/core.h"
#include "table/json.h"
#include "tests/server/sim_store.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

namespace json = boost::json;

constexpr int choices_asked_max = 30;

std::string token_of(int seat)
{
    return "token of seat " + std::to_string(seat);
}

// A server with a disk that answers at once. Connection 1 + seat is that seat's player.
struct EavesdroppedHouse {
    Core core{all_games(), CoreSettings{"here", {}}, [this](std::size_t count) {
                  std::string digits;
                  while (digits.size() < count) {
                      digits += sha256_hex(std::to_string(seed) + "." + std::to_string(++randoms));
                  }
                  return digits.substr(0, count);
              }};
    sim::SimStore disk;
    std::map<Connection, std::string> heard;  // all bytes, in order
    std::string last;                         // message to anybody
    Time now = 1'800'000'000'000;
    std::uint64_t seed = 0;
    std::uint64_t randoms = 0;

    void settle()
    {
        for (auto outputs = core.take_outputs(); !outputs.empty(); outputs = core.take_outputs()) {
            for (const Output& output : outputs) {
                if (const SendText* send = std::get_if<SendText>(&output)) {
                    heard[send->to] += *send->text + "\n";
                    last = *send->text;
                } else if (const AskStore* ask = std::get_if<AskStore>(&output)) {
                    core.answered(ask->ticket, disk.perform(ask->request), now);
                } else if (const AskThought* asked = std::get_if<AskThought>(&output)) {
                    asked->thinking->run(20);  // many are only slower
                    core.thought(asked->ticket, asked->thinking->conclude(), now);
                }
            }
        }
    }
    void open(int seat)
    {
        core.opened(Connection(1 + seat), token_of(seat), now);
        settle();
    }
    std::string say(int seat, json::object request)
    {
        const auto connection = Connection(1 + seat);
        const std::size_t before = heard[connection].size();
        request["ref"] = "r";
        core.received(connection, json::serialize(request), now);
        settle();
        return heard[connection].substr(before);
    }
    bool is_done(int seat, const json::object& request)
    {
        return say(seat, request).find(R"("ok":true)") != std::string::npos;
    }
};

struct PlayedGame {
    const GameModule& module;
    EavesdroppedHouse house;
    std::string table;

    PlayedGame(std::string_view name, int seats, std::uint64_t seed)
        : module(*find_game(all_games(), name).value())
    {
        house.seed = seed;
        json::array kinds;
        for (int i = 0; i < seats; ++i) kinds.push_back(json::object{{"kind", "human"}});
        for (int i = 0; i < seats; ++i) house.open(i);
        const json::object options =
            name == "merc" ? json::object{{"dictator", "human"}} : json::object{};
        house.say(0, {{"do", "create"}, {"game", name}, {"seats", kinds}, {"options", options}});
        const json::value created = json::parse(house.last);
        if (!created.at("ok").get_bool()) throw std::runtime_error(house.last);
        table = created.at("table").get_string();
        for (int i = 0; i < seats; ++i) {
            const json::value taken = {
                {"do", "take"}, {"table", table}, {"seat", i}, {"name", "P" + std::to_string(i)}};
            EXPECT(house.is_done(i, taken.get_object())) << house.last;
        }
        EXPECT(house.is_done(0, {{"do", "begin"}, {"table", table}})) << house.last;
    }
    const Table& state() const { return *house.core.table(table); }
    const Position& position() const { return state().match()->position(); }
    json::object request_of(const SeatMove& chosen, std::size_t number) const
    {
        return {{"do", "move"},
                {"table", table},
                {"seat", chosen.seat.index},
                {"move", move_text(module.face(), chosen.move)},
                {"id", std::to_string(number)}};
    }

    // The table as it would be with this position, at a server of its own. Its moves are taken from a snapshot, because
    // the rules do not seem to repeat how it began.
    void put_into(EavesdroppedHouse& other, const Position& there) const
    {
        const sim::SimStore::Stored& stored = house.disk.tables().at(table);
        CreateTable create{stored.head, {}, std::nullopt};
        for (const Record& record : stored.records) {
            Happening happening = read_happening(record.body).value();
            if (std::holds_alternative<Moved>(happening)) continue;
            if (Started* started = std::get_if<Started>(&happening)) started->hash = "0";
            create.records.push_back(
                {create.records.size() + 1, record.time, write_happening(happening)});
        }
        const auto bytes = encode_snapshot(module.snapshot_header(), module.shape(), there.data());
        create.snapshot = StoredSnapshot{
            create.records.size(), {reinterpret_cast<const char*>(bytes.data()), bytes.size()}};
        other.disk.perform(create);
        other.now = house.now;
    }
};

// Every question of the choice tree, as far as it is not too large.
void ask_choices(EavesdroppedHouse& house, int seat, const std::string& table)
{
    std::vector<std::string> paths{""};
    for (std::size_t i = 0; i < paths.size() && i < std::size_t{choices_asked_max}; ++i) {
        house.say(seat,
                  {{"do", "choices"}, {"table", table}, {"seat", seat}, {"picked", paths[i]}});
        const json::value answer = json::parse(house.last);
        if (!answer.at("ok").get_bool()) continue;
        const json::value* choice = answer.get_object().if_contains("choice");
        if (choice == nullptr || !choice->is_object()) continue;
        const json::value* options = choice->get_object().if_contains("options");
        if (options == nullptr || !options->is_array()) continue;
        for (const json::value& option : options->get_array()) {
            const std::string name(option.at("name").get_string());
            paths.push_back(paths[i].empty() ? name : paths[i] + " " + name);
        }
    }
}

// The viewer comes, looks at everything and asks everything. `words` are moves of others, tried as his own.
void look_around(EavesdroppedHouse& house, int seat, bool is_player, const std::string& table,
                 const std::vector<std::string>& words)
{
    house.open(seat);
    house.say(seat, {{"do", "lobby"}, {"follow", true}});
    house.say(seat, {{"do", "watch"},
                     {"table", table},
                     {"seat", is_player ? json::value(seat) : json::value(nullptr)},
                     {"since", 0}});
    house.say(seat, {{"do", "replay"}, {"table", table}});
    for (const json::value& eyes : {json::value(nullptr), json::value(0), json::value(1)}) {
        house.say(seat, {{"do", "look"}, {"table", table}, {"step", 1}, {"seat", eyes}});
        house.say(seat, {{"do", "story"}, {"table", table}, {"from", 0}, {"seat", eyes}});
    }
    const int mine = is_player ? seat : 0;
    house.say(seat, {{"do", "analysis"}, {"table", table}});
    for (const char* question : {"moves", "hint", "why"}) {
        house.say(seat, {{"do", question}, {"table", table}, {"seat", mine}});
    }
    for (const std::string& move : words) {
        house.say(seat, {{"do", "forecast"}, {"table", table}, {"seat", mine}, {"move", move}});
        house.say(seat, {{"do", "why"}, {"table", table}, {"seat", mine}, {"move", move}});
    }
    if (is_player) ask_choices(house, seat, table);
}

struct Count {
    int compared = 0;
    int differed = 0;  // positions that were not the same underneath
    int followed = 0;  // moves of others that looked the same, too
    std::size_t bytes = 0;
};

// Compares what both houses have said to a viewer, and where they part.
bool is_same(const EavesdroppedHouse& real, const EavesdroppedHouse& other, int seat,
             std::string& where)
{
    const std::string& a = real.heard.at(Connection(1 + seat));
    const std::string& b = other.heard.at(Connection(1 + seat));
    if (a == b) return true;
    std::size_t at = 0;
    while (at < a.size() && at < b.size() && a[at] == b[at]) ++at;
    const std::size_t from = at < 200 ? 0 : at - 200;
    where = "true:    " + a.substr(from, 400) + "\nshuffled: " + b.substr(from, 400);
    return false;
}

// Two servers that hold the same table with two positions.
struct Twins {
    EavesdroppedHouse real;
    EavesdroppedHouse other;
    Twins(const PlayedGame& game, const Position& truth, const Position& guess)
    {
        game.put_into(real, truth);
        game.put_into(other, guess);
    }
};

// The viewer comes, looks at everything and asks everything, at both servers.
void compare_questions(const PlayedGame& game, int seat, bool is_player,
                       const std::vector<std::string>& words, Rng& hidden, Count& count)
{
    const auto guess =
        game.position().determinized(is_player ? seat_at(seat) : Seat::none(), hidden);
    Twins twins(game, game.position(), *guess);
    auto& [real, other] = twins;
    std::string where;
    for (EavesdroppedHouse* house : {&real, &other}) {
        look_around(*house, seat, is_player, game.table, words);
    }
    ASSERT_TRUE(is_same(real, other, seat, where)) << "viewer " << seat << "\n" << where;
    ASSERT_EQ(real.core.due(), other.core.due());
    ++count.compared;
    count.differed += guess->hash() != game.position().hash() ? 1 : 0;
    count.bytes += real.heard.at(Connection(1 + seat)).size();
}

// What happens to a position by a move, and whether that lets the viewer learn something.
struct Consequence {
    bool is_legal = false;
    bool is_lesson = false;
    std::uint64_t drawn = 0;
};
Consequence consequence_of(Position& position, const SeatMove& next, Seat viewer)
{
    std::vector<Event> told;
    Events events(told);
    Step step;
    if (position.apply(next.seat, next.move, events, step)) return {};
    Consequence result{true, step.openly_shown,
                       position.rng() == nullptr ? 0 : position.rng()->drawn};
    for (const Event& event : told) {
        const bool is_private = !(event.known_by == every_seat);
        const bool is_told = viewer.is_some() && event.known_by.contains(viewer);
        result.is_lesson = result.is_lesson || (is_private && is_told);
    }
    return result;
}

// Somebody else moves while the viewer watches. With the same dice, and unless the move brings something to light,
// all that is told of it must be the same.
void compare_update(const PlayedGame& game, int seat, bool is_player, const SeatMove& next,
                    Rng& hidden, Count& count)
{
    const Seat viewer = is_player ? seat_at(seat) : Seat::none();
    if (next.seat == viewer) return;
    const auto guess = game.position().determinized(viewer, hidden);
    const auto truth = game.position().clone();
    if (guess->rng() != nullptr) *guess->rng() = *truth->rng();
    Twins twins(game, *truth, *guess);
    auto& [real, other] = twins;
    const Consequence in_truth = consequence_of(*truth, next, viewer);
    const Consequence in_guess = consequence_of(*guess, next, viewer);
    const bool is_comparable = in_guess.is_legal && !in_truth.is_lesson && !in_guess.is_lesson &&
                               in_truth.drawn == in_guess.drawn;
    if (!is_comparable) return;
    const auto seen = [&](const Position& position) {
        return view_json(game.module, position, viewer);
    };
    if (seen(*truth) != seen(*guess)) return;
    for (EavesdroppedHouse* house : {&real, &other}) {
        house->open(seat);
        house->say(seat, {{"do", "watch"},
                          {"table", game.table},
                          {"seat", is_player ? json::value(seat) : json::value(nullptr)}});
        house->open(next.seat.index);
        ASSERT_TRUE(house->is_done(next.seat.index, game.request_of(next, 1))) << house->last;
    }
    std::string where;
    ASSERT_TRUE(is_same(real, other, seat, where)) << "viewer " << seat << "\n" << where;
    ++count.followed;
}

Count play_and_compare(std::string_view name, int seats, int games, std::size_t every)
{
    Count count;
    for (int number = 0; number < games; ++number) {
        PlayedGame game(name, seats, static_cast<std::uint64_t>(number));
        SmallRng rng(static_cast<std::uint64_t>(number));
        Rng hidden = Rng::from(Seed::from_number(static_cast<std::uint64_t>(number)));
        MoveList scratch;
        for (std::size_t step = 0; !game.state().is_over(); ++step) {
            const SeatMove next = random_move(game.position(), rng, scratch);
            if ((step + static_cast<std::size_t>(number)) % every == 0) {
                const std::vector<std::string> words{move_text(game.module.face(), next.move)};
                for (int seat = 0; seat <= seats; ++seat) {
                    compare_questions(game, seat, seat < seats, words, hidden, count);
                    compare_update(game, seat, seat < seats, next, hidden, count);
                    if (::testing::Test::HasFatalFailure()) {
                        ADD_FAILURE() << name << ", game " << number << ", step " << step;
                        return count;
                    }
                }
            }
            game.house.now += 100;
            const bool is_done = game.house.is_done(next.seat.index, game.request_of(next, step));
            EXPECT(is_done) << game.house.last;
            if (!is_done) return count;
        }
    }
    return count;
}

}  // namespace

TEST("tictactoe: the bytes to each viewer do not depend on what he may not know")
{
    EXPECT_GT(play_and_compare("tictactoe", 2, 20, 1).compared, 300);
}

TEST("skirmish: the bytes to each viewer do not depend on what he may not know")
{
    const Count count = play_and_compare("skirmish", 3, 15, 8);
    EXPECT_GT(count.compared, 300);
    EXPECT_GT(count.differed, count.compared / 2);
    EXPECT_GT(count.followed, count.compared / 4);
}

TEST("merc: the bytes to each viewer do not depend on what he may not know")
{
    const Count count = play_and_compare("merc", 3, 6, 40);
    EXPECT_GT(count.compared, 50);
    EXPECT_GT(count.differed, count.compared / 2);
    EXPECT_GT(count.followed, count.compared / 4);
}

LONG_TEST("two hundred games of each game: the bytes do not depend on what is hidden")
{
    EXPECT_GT(play_and_compare("tictactoe", 2, 200, 1).compared, 3'000);
    EXPECT_GT(play_and_compare("skirmish", 4, 200, 5).compared, 5'000);
    EXPECT_GT(play_and_compare("merc", 3, 200, 25).compared, 4'000);
}

TEST("the comparison finds what one seat knows and another does not")
{
    PlayedGame game("skirmish", 2, 1);
    Rng hidden = Rng::from(Seed::from_number(1));
    const auto guess = game.position().determinized(seat_at(1), hidden);
    Twins twins(game, game.position(), *guess);
    auto& [real, other] = twins;
    std::string where;
    for (EavesdroppedHouse* house : {&real, &other}) {
        for (int seat = 0; seat < 2; ++seat) look_around(*house, seat, true, game.table, {});
    }
    EXPECT(!is_same(real, other, 0, where));
    EXPECT(is_same(real, other, 1, where)) << where;
}

}  // namespace sortie
