// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How far upstream a wait is felt. */
class SlackTest {
    private static final MessageLength SIXTEEN = new MessageLength(16, 0);

    /** Longer than the path, and no room on the way: every wait is felt everywhere. */
    @Test
    void aRigidMessage() {
        Slack slack = new Slack(1, SIXTEEN, 15);
        assertEquals(1, slack.depth());
        assertEquals(0, slack.farther(0));
        assertEquals(0, slack.free(0));
        assertEquals(1, slack.longer(0));
    }

    /** Flits of the message fill so many buffers and no more. */
    @ParameterizedTest
    @CsvSource({
        "1, 16, 15, 1", "1, 16, 17, 16", "1, 4, 10, 4", "1, 1, 10, 1", "4, 16, 50, 6",
        "16, 16, 50, 2", "24, 16, 50, 1", "1048576, 16, 50, 1", "4, 16, 3, 3",
                "1, 500, 2147483647, 256"
    })
    void distances(int buffer, double length, int path, int depth) {
        Slack slack = new Slack(buffer, new MessageLength(length, 0), path);
        assertEquals(depth, slack.depth());
        double places = 1 + Slack.SHARE * (buffer - 1);
        for (int k = 0; k < depth; k++) {
            assertEquals((places - 1) * k, slack.free(k), 1e-9);
            assertEquals(1, slack.longer(k));
        }
    }

    /** A message that fits into a buffer holds no channel upstream, unlike a rigid one. */
    @ParameterizedTest
    @CsvSource({"24, 16", "1048576, 16", "1, 1"})
    void messagesThatFitIntoABuffer(int buffer, double length) {
        assertEquals(1, new Slack(buffer, new MessageLength(length, 0), 50).farther(0));
    }

    @Test
    void exponentialLengthsReachFartherAndFarther() {
        Slack slack = new Slack(1, new MessageLength(16, 1), 40);
        assertEquals(40, slack.depth());
        for (int k = 0; k < 40; k++) {
            assertEquals(Math.exp(-k / 16.0), slack.longer(k), 1e-12);
        }
        assertTrue(new Slack(4, new MessageLength(16, 1), 400).depth() < 40);
    }
}
