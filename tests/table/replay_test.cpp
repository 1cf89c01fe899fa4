#include "table/replay.h"

#include <span>

#include "table/match_replay.h"
#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {
namespace {

Replay small_replay()
{
    Replay replay;
    replay.game = "chess";
    replay.rules_version = 4;
    replay.seats = 2;
    replay.options = {{"clock", "off"}, {"handicap", "2"}};
    replay.seed = Seed::from_number(7);
    replay.start_hash = {1, 2};
    replay.steps = {{seat_at(0), "move e2 e4", {3, 4}}, {seat_at(1), "resign", {5, 6}}};
    replay.scores = std::vector<int>{1, -1};
    return replay;
}

std::string problem_of(std::string_view text)
{
    const Result<Replay> replay = read_replay(text);
    return replay.is_ok() ? "nothing" : replay.problem().words;
}

std::string replaced(std::string text, std::string_view what, std::string_view by)
{
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), by);
}

// The text with its last line made anew, as somebody would do who wants the file to be believed.
std::string resealed(std::string text)
{
    text.resize(text.rfind("checksum "));
    const Hash128 sum = hash_bytes(std::as_bytes(std::span(text.data(), text.size())));
    return text + "checksum " + sum.to_hex() + "\n";
}

}  // namespace

TEST("what is written is read back")
{
    const Replay replay = small_replay();
    const Result<Replay> read = read_replay(replay_text(replay));
    ASSERT_TRUE(read.is_ok()) << read.problem().words;
    EXPECT(read.value() == replay);
}

TEST("an unfinished game, a game without options and one without moves are read back")
{
    Replay replay = small_replay();
    replay.scores.reset();
    replay.options.clear();
    replay.steps.clear();
    const Result<Replay> read = read_replay(replay_text(replay));
    ASSERT_TRUE(read.is_ok()) << read.problem().words;
    EXPECT(read.value() == replay);
}

TEST("the file is plain lines in a fixed order")
{
    const std::string text = replay_text(small_replay());
    EXPECT_EQ(
        text.substr(0, text.find("seed")),
        "sortie-replay 1\ngame chess\nrules 4\nseats 2\noption clock off\noption handicap 2\n");
    EXPECT_NE(text.find("\n1 seat 1: move e2 e4 => 00000000000000040000000000000003 "),
              std::string::npos);
    EXPECT_NE(text.find("\noutcome scores 1 -1\nchecksum "), std::string::npos);
}

TEST("a file of another kind is not a replay")
{
    const std::string words = "this is not a replay: its first line is not 'sortie-replay 1'";
    EXPECT_EQ(problem_of(""), words);
    EXPECT_EQ(problem_of("PK\x03\x04 something"), words);
    EXPECT_EQ(problem_of("game tictactoe\n"), words);
    EXPECT_EQ(problem_of(std::string("\0\0\0\0", 4)), words);
}

TEST("a newer format is named")
{
    EXPECT_EQ(problem_of("sortie-replay 2\nwhatever comes\n"),
              "the replay has format 2, which is newer than this program reads; it reads format 1");
    EXPECT_EQ(problem_of("sortie-replay one\n"),
              "the replay is damaged before its first step: 'sortie-replay one' names no replay"
              " format");
}

TEST("a step that breaks off behind its seat is damage, even with the check that belongs to it")
{
    const std::string whole = replay_text(small_replay());
    const std::string head = whole.substr(0, whole.find("1 seat 1"));
    const std::string line = "1 seat";
    const auto hash = [](std::string_view text, std::uint64_t seed) {
        return hash_bytes(std::as_bytes(std::span(text.data(), text.size())), seed).low;
    };
    const Hash128 chain{hash(line, hash(head, 0)), 0};
    const std::string text = head + line + " " + chain.to_hex().substr(24) + "\n";
    EXPECT_NE(problem_of(text).find("step 1 or the outcome is expected"), std::string::npos);
}

TEST("a file that breaks off says after which step")
{
    const std::string text = replay_text(small_replay());
    EXPECT_EQ(problem_of(text.substr(0, text.find("seed"))),
              "the replay is truncated: it breaks off before its first step");
    EXPECT_EQ(problem_of(text.substr(0, text.find("2 seat 2:") + 12)),
              "the replay is truncated: it breaks off after step 1");
    EXPECT_EQ(problem_of(text.substr(0, text.find("outcome"))),
              "the replay is truncated: it breaks off after step 2");
    EXPECT_EQ(problem_of(text.substr(0, text.find("checksum"))),
              "the replay is truncated: it breaks off after step 2");
    EXPECT_EQ(problem_of(text.substr(0, text.size() - 1)),
              "the replay is truncated: it breaks off after step 2");
}

TEST("a changed move is found at its step")
{
    const std::string text = replay_text(small_replay());
    const std::string words = "the replay is damaged at step 1: its check does not match";
    EXPECT_EQ(problem_of(replaced(text, "e2 e4", "e2 e3")), words);
    EXPECT_EQ(problem_of(resealed(replaced(text, "e2 e4", "e2 e3"))), words);
    EXPECT_EQ(problem_of(replaced(text, "2 seat 2: resign", "2 seat 1: resign")),
              "the replay is damaged at step 2: its check does not match");
}

TEST("a changed head is found by the check of the first step")
{
    const std::string text = replay_text(small_replay());
    EXPECT_EQ(problem_of(resealed(replaced(text, "rules 4", "rules 5"))),
              "the replay is damaged at step 1: its check does not match");
}

TEST("a changed outcome is found by the checksum")
{
    const std::string text = replay_text(small_replay());
    EXPECT_EQ(problem_of(replaced(text, "scores 1 -1", "scores 1 -2")),
              "the replay is damaged after step 2: its checksum does not match");
}

TEST("lines that are missing, doubled or in another order are found")
{
    const std::string text = replay_text(small_replay());
    const std::size_t one = text.find("1 seat 1:");
    const std::size_t two = text.find("2 seat 2:");
    const std::size_t end = text.find("outcome");
    const std::string without_one = text.substr(0, one) + text.substr(two);
    EXPECT_NE(problem_of(without_one).find("step 1 or the outcome is expected"), std::string::npos);
    const std::string twice = text.substr(0, two) + text.substr(one, two - one) + text.substr(two);
    EXPECT_NE(problem_of(twice).find("after step 1: step 2 or the outcome"), std::string::npos);
    const std::string without_two = text.substr(0, two) + text.substr(end);
    EXPECT_EQ(problem_of(without_two),
              "the replay is damaged after step 1: its checksum does not match");
    EXPECT_EQ(
        problem_of(replaced(text, "rules 4\nseats 2\n", "seats 2\nrules 4\n")),
        "the replay is damaged before its first step: 'rules ...' is expected, not 'seats 2'");
    EXPECT_EQ(problem_of(text + "\n"),
              "the replay is damaged after step 2: something follows its last line");
}

TEST("each line of the head says what it accepts")
{
    const std::string text = replay_text(small_replay());
    const std::string place = "the replay is damaged before its first step: ";
    EXPECT_EQ(problem_of(replaced(text, "game chess", "game ")),
              place + "'game ...' is expected, not 'game '");
    EXPECT_EQ(problem_of(replaced(text, "rules 4", "rules -4")),
              place + "'rules' is followed by a number from 0 to 4294967295, not by '-4'");
    EXPECT_EQ(problem_of(replaced(text, "seats 2", "seats 9")),
              place + "'seats' is followed by a number from 1 to 8, not by '9'");
    EXPECT_EQ(problem_of(replaced(text, "option clock off", "option clock")),
              place + "an option has a name and a value, not 'clock'");
    EXPECT_EQ(problem_of(replaced(text, "option handicap", "option clock")),
              place + "option 'clock' is there twice");
    EXPECT_EQ(problem_of(replaced(text, "seed 07", "seed 7")),
              place + "a seed has 64 hexadecimal digits");
    EXPECT_EQ(problem_of(replaced(text, "start 0", "start g")),
              place + "a hash has 32 hexadecimal digits, not 'g0000000000000020000000000000001'");
    EXPECT_EQ(problem_of(replaced(text, "sortie-replay 1\n", "sortie-replay 1\r\n")),
              place + "its lines end with carriage returns, which a transfer has added");
}

TEST("a line of a move that is whole and still wrong is told")
{
    Replay replay = small_replay();
    replay.steps[1].seat = seat_at(4);
    EXPECT_EQ(problem_of(replay_text(replay)),
              "the replay is damaged after step 1: step 2 is of a seat from 1 to 2, not of '5'");
    replay = small_replay();
    replay.scores = std::vector<int>{1};
    EXPECT_EQ(problem_of(replay_text(replay)),
              "the replay is damaged after step 2: the outcome is 'unfinished' or 'scores' with one"
              " number for each seat");
}

TEST("every file that is cut short is an error, at every length")
{
    const Match match = play(duel_game(), setup_with(duel_game(), 2),
                             {"seat 1: draw", "seat 2: guess", "seat 1: rest"});
    const std::string text = write_replay(match);
    ASSERT_TRUE(read_replay(text).is_ok());
    for (std::size_t length = 0; length < text.size(); ++length) {
        EXPECT(!read_replay(std::string_view(text).substr(0, length)).is_ok()) << length;
    }
}

TEST("every changed byte is an error, whatever it becomes")
{
    const std::string text = replay_text(small_replay());
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (int change = 1; change < 256; ++change) {
            std::string damaged = text;
            damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ change);
            ASSERT_FALSE(read_replay(damaged).is_ok()) << at << " " << change;
        }
    }
}

TEST("every lost or doubled byte is an error")
{
    const std::string text = replay_text(small_replay());
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string lost = text;
        lost.erase(at, 1);
        EXPECT(!read_replay(lost).is_ok()) << at;
        std::string doubled = text;
        doubled.insert(at, 1, text[at]);
        EXPECT(!read_replay(doubled).is_ok()) << at;
    }
}

TEST("a problem is one line, also when the file holds control characters")
{
    const std::string text = replaced(replay_text(small_replay()), "seats 2", "se\x01\x1b[2J 2");
    EXPECT_EQ(problem_of(text).find_first_of("\x01\x1b\n"), std::string::npos);
}

}  // namespace sortie
