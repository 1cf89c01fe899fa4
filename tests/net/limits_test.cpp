#include "server/net/limits.h"

#include "tests/support/test.h"

using namespace sortie;
using namespace std::chrono_literals;

namespace {

const TokenBucket::Time start{std::chrono::hours{1}};

int taken_at(TokenBucket& bucket, TokenBucket::Time time, int wanted)
{
    int taken = 0;
    for (int index = 0; index < wanted; ++index) taken += bucket.take(time) ? 1 : 0;
    return taken;
}

}  // namespace

TEST("a bucket gives its burst at once and then nothing")
{
    TokenBucket bucket(20, 60);
    EXPECT_EQ(taken_at(bucket, start, 100), 60);
}

TEST("a bucket fills again with the time that passes, and never above its burst")
{
    TokenBucket bucket(20, 60);
    EXPECT_EQ(taken_at(bucket, start, 100), 60);
    EXPECT_EQ(taken_at(bucket, start + 500ms, 100), 10);
    EXPECT_EQ(taken_at(bucket, start + 24h, 100), 60);
}

TEST("a bucket is not moved by a time that lies before the last one")
{
    TokenBucket bucket(20, 2);
    EXPECT_EQ(taken_at(bucket, start, 5), 2);
    EXPECT_EQ(taken_at(bucket, start - 10s, 5), 0);
    EXPECT_EQ(taken_at(bucket, start, 5), 0);
}

TEST("a bucket without a rate or a burst is one message a second")
{
    TokenBucket bucket(0, 0);
    EXPECT_EQ(taken_at(bucket, start, 5), 1);
    EXPECT_EQ(taken_at(bucket, start + 1s, 5), 1);
}

TEST("as many enter as there are places, and a place that is left is free")
{
    Admission admission(2, 9);
    AdmissionTicket first = admission.enter();
    const AdmissionTicket second = admission.enter();
    EXPECT(first != nullptr);
    EXPECT(second != nullptr);
    EXPECT(admission.enter() == nullptr);
    EXPECT_EQ(admission.inside(), 2U);
    first.reset();
    EXPECT_EQ(admission.inside(), 1U);
    EXPECT(admission.enter() != nullptr);
}

TEST("every address has its own count")
{
    Admission admission(9, 1);
    AdmissionTicket here = admission.enter_from("192.0.2.1");
    EXPECT(here != nullptr);
    EXPECT(admission.enter_from("192.0.2.1") == nullptr);
    EXPECT(admission.enter_from("192.0.2.2") != nullptr);
    here.reset();
    EXPECT(admission.enter_from("192.0.2.1") != nullptr);
}

TEST("nobody enters where nobody may")
{
    Admission admission(0, 0);
    EXPECT(admission.enter() == nullptr);
    EXPECT(admission.enter_from("192.0.2.1") == nullptr);
}

TEST("a ticket may outlive the door that gave it")
{
    AdmissionTicket ticket;
    {
        Admission admission(1, 1);
        ticket = admission.enter_from("192.0.2.1");
    }
    EXPECT(ticket != nullptr);
}
