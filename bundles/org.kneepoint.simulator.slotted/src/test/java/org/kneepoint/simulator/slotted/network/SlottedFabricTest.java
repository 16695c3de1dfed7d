// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlottedFabricTest {
    @ParameterizedTest
    @CsvSource({"2, 2, 1, 1", "64, 2, 6, 32", "81, 3, 4, 27", "16, 16, 1, 1"})
    void sizes(int nodes, int radix, int stages, int switches) {
        SlottedFabric fabric = SlottedFabric.of(nodes, radix);
        assertEquals(stages, fabric.stages());
        assertEquals(switches, fabric.switches());
        assertEquals(nodes * stages, fabric.outlets());
    }

    /** The largest network of each radix: nothing else of a packet may run into its address. */
    @Test
    void addressesFitIntoAPacket() {
        for (int radix = 2; radix < 2000; radix++) {
            int stages = 0;
            long nodes = 1;
            while (nodes * radix * (stages + 1) <= SlottedFabric.MAX_OUTLETS) {
                nodes *= radix;
                stages++;
            }
            SlottedFabric fabric = SlottedFabric.of((int) nodes, radix);
            assertEquals(stages, fabric.stages());
            int most = fabric.address((int) nodes - 1);
            assertTrue(fabric.shift(-1) <= 30, "radix " + radix + ": " + fabric.shift(-1));
            assertTrue(most > 0 && most < 1 << 30, "radix " + radix + ": " + most);
        }
    }

    /** Number 59 is 2012 to the base of 3. */
    @Test
    void addressesHoldTheDigits() {
        SlottedFabric fabric = SlottedFabric.of(81, 3);
        int address = fabric.address(59);
        int[] digits = new int[4];
        for (int stage = 0; stage < 4; stage++) {
            digits[stage] = fabric.digit(PackedPacket.of(1, address, 1), fabric.shift(stage));
        }
        assertEquals("2012", "" + digits[0] + digits[1] + digits[2] + digits[3]);
    }

    @Test
    void aNumberIsItsOwnAddressToTheBaseOfAPowerOfTwo() {
        SlottedFabric fabric = SlottedFabric.of(256, 4);
        for (int output = 0; output < 256; output++) {
            assertEquals(output, fabric.address(output));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 5", "1000000, 0", "8589934591, 8589934591", "20000000000, 8000000000"})
    void packetsKnowTheirAge(long born, long age) {
        long packet = PackedPacket.of(born, (1 << 30) - 1, 1);
        assertEquals(age, PackedPacket.age(packet, born + age));
        assertTrue(PackedPacket.isHot(packet));
        assertFalse(PackedPacket.isHot(PackedPacket.of(born, (1 << 30) - 1, 0)));
        assertEquals((1 << 30) - 1, packet & (1 << 30) - 1);
    }
}
