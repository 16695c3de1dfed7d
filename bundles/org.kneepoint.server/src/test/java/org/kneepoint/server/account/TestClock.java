// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that a test moves. */
public final class TestClock extends Clock {
    private Instant now = Instant.parse("2026-03-01T12:00:00Z");

    /** Moves it on. */
    public void pass(Duration time) {
        now = now.plus(time);
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
