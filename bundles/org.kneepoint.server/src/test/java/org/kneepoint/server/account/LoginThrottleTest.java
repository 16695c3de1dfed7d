// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.kneepoint.server.access.Authentication.TooManyAttempts;

class LoginThrottleTest {
    private final TestClock clock = new TestClock();
    private final LoginThrottle throttle = new LoginThrottle(clock);

    private void fail(int times, String account, String address) throws TooManyAttempts {
        for (int i = 0; i < times; i++) {
            throttle.begin(account, address);
        }
    }

    private Duration pause(String account, String address) {
        return assertThrows(TooManyAttempts.class, () -> throttle.begin(account, address)).pause();
    }

    @Test
    void theDelayGrowsWithEachFailure() throws TooManyAttempts {
        fail(10, "anna", "10.0.0.1");
        for (int expected : new int[] {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900}) {
            Duration pause = pause("anna", "10.0.0.1");
            assertEquals(Duration.ofSeconds(expected), pause);
            clock.pass(pause);
            throttle.begin("anna", "10.0.0.1");
        }
    }

    @Test
    void nobodyLocksTheAccountOfAnother() throws TooManyAttempts {
        fail(10, "anna", "10.0.0.1");
        pause("anna", "10.0.0.1");
        assertDoesNotThrow(() -> throttle.begin("anna", "10.0.0.2"));
        assertDoesNotThrow(() -> throttle.begin("bert", "10.0.0.1"));
    }

    @Test
    void anAddressThatTriesManyAccountsIsDelayed() throws TooManyAttempts {
        for (int i = 0; i < 200; i++) {
            throttle.begin("user" + i, "10.0.0.1");
        }
        assertEquals(Duration.ofSeconds(1), pause("anna", "10.0.0.1"));
        assertDoesNotThrow(() -> throttle.begin("anna", "10.0.0.2"));
    }

    @Test
    void addressesOfOneIpv6NetworkAreOne() throws TooManyAttempts {
        for (int i = 0; i < 10; i++) {
            throttle.begin("anna", "2001:db8:1:2:3:4:5:" + i);
        }
        pause("anna", "2001:db8:1:2::77");
        assertDoesNotThrow(() -> throttle.begin("anna", "2001:db8:1:3::77"));
    }

    @Test
    void aSuccessForgetsTheFailuresOfItsAccountOnly() throws TooManyAttempts {
        for (int i = 0; i < 199; i++) {
            throttle.begin("user" + i, "10.0.0.1");
        }
        throttle.begin("anna", "10.0.0.1");
        throttle.succeed("anna", "10.0.0.1");
        throttle.begin("anna", "10.0.0.1");
        assertEquals(Duration.ofSeconds(1), pause("anna", "10.0.0.1"));
    }

    @Test
    void failuresAreForgottenAfterAnHour() throws TooManyAttempts {
        fail(10, "anna", "10.0.0.1");
        clock.pass(Duration.ofMinutes(61));
        fail(10, "anna", "10.0.0.1");
        pause("anna", "10.0.0.1");
    }

    @Test
    void anAttemptThatWasNotExaminedDoesNotCount() throws TooManyAttempts {
        for (int i = 0; i < 50; i++) {
            throttle.begin("anna", "10.0.0.1");
            throttle.withdraw("anna", "10.0.0.1");
        }
        assertEquals(0, throttle.size());
    }

    @Test
    void memoryIsBounded() throws TooManyAttempts {
        for (int i = 0; i < 20_000; i++) {
            throttle.begin("x".repeat(1000) + i, "10.%d.%d.1".formatted(i / 256, i % 256));
        }
        assertTrue(throttle.size() <= 10_000);
    }
}
