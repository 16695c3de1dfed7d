// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;

class TimeLimitTest {
    @Test
    void returnsResultAndError() throws Exception {
        TimeLimit limit = new TimeLimit(Duration.ofSeconds(60));
        assertEquals(Optional.of(7), limit.call(progress -> 7));
        assertThrows(
                BadInput.class,
                () ->
                        limit.call(
                                progress -> {
                                    throw BadInput.missing("x", "x");
                                }));
    }

    @Test
    void aCallIsCancelledAtTheLimit() throws Exception {
        CountDownLatch ended = new CountDownLatch(1);
        TimeLimit limit = new TimeLimit(Duration.ofMillis(20));
        Optional<Integer> result =
                limit.call(
                        progress -> {
                            while (!progress.isCancelled()) {
                                Thread.onSpinWait();
                            }
                            ended.countDown();
                            return 1;
                        });
        assertEquals(Optional.empty(), result);
        assertTrue(ended.await(60, TimeUnit.SECONDS));
    }
}
