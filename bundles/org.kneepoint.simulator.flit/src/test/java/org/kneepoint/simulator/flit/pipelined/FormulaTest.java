// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.Switching;

/** A packet alone takes what the formula of the package says, whatever the delays. */
class FormulaTest {
    private final Network line = Networks.mesh(7, 1);
    private final Random random = new Random(5);

    private Delays delays(int most) {
        return new Delays(
                random.nextInt(most),
                random.nextInt(most),
                1 + random.nextInt(most),
                random.nextInt(most),
                1 + random.nextInt(most),
                random.nextInt(most));
    }

    private Lone lone(Settings rules, int length, int target) {
        return new Lone(line, Networks.usual(line), rules, length, 0, target);
    }

    @Test
    void holdsForAnyDelays() {
        for (int i = 0; i < 300; i++) {
            Settings rules = Settings.of(1 + random.nextInt(3), 1 + random.nextInt(12), delays(6));
            Settings chosen = random.nextBoolean() ? Settings.speculative(rules) : rules;
            int length = 1 + random.nextInt(20);
            int target = random.nextInt(7);
            long expected = Lone.formula(chosen, length, target + 1, 1);
            assertEquals(
                    expected,
                    lone(chosen, length, target).latency,
                    () -> chosen + " length " + length + " to " + target);
        }
    }

    @Test
    void holdsForLongDelays() {
        Settings rules = Settings.of(2, 5, new Delays(1000, 900, 800, 700, 600, 500));
        assertEquals(Lone.formula(rules, 17, 4, 1), lone(rules, 17, 3).latency);
    }

    /** Room for the whole packet is there at once; nothing changes for a packet alone. */
    @Test
    void cutThroughIsAsFastAlone() {
        for (int i = 0; i < 50; i++) {
            int length = 1 + random.nextInt(9);
            Settings rules =
                    Settings.with(
                            Settings.of(2, length + random.nextInt(4), delays(4)),
                            Switching.CUT_THROUGH,
                            Reuse.values()[random.nextInt(3)]);
            assertEquals(Lone.formula(rules, length, 5, 1), lone(rules, length, 4).latency);
        }
    }

    /** Every router waits for the tail, which is P - 1 cycles behind the header. */
    @Test
    void storeAndForwardTakesThePacketLengthPerRouter() {
        for (int i = 0; i < 50; i++) {
            int length = 1 + random.nextInt(9);
            Settings rules =
                    Settings.with(
                            Settings.of(1, 20, delays(4)),
                            Switching.STORE_AND_FORWARD,
                            Reuse.AFTER_TAIL);
            assertEquals(
                    Lone.formula(rules, length, 5, 1) + 5 * (length - 1),
                    lone(rules, length, 4).latency);
        }
    }

    /** A packet that fits no buffer starts when the buffer is full. */
    @Test
    void storeAndForwardOfLongPacketsStoresWhatFits() {
        Settings rules =
                Settings.with(Settings.of(1, 5), Switching.STORE_AND_FORWARD, Reuse.AFTER_TAIL);
        long latency = lone(rules, 12, 3).latency;
        assertEquals(Lone.formula(Settings.of(1, 5), 12, 4, 1) + 4 * 4, latency);
    }
}
