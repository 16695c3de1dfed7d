// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PacketPoolTest {
    private static int create(PacketPool packets, long cycle) {
        int packet = packets.create();
        packets.generated[packet] = cycle;
        packets.length[packet] = packet + 1;
        return packet;
    }

    @Test
    void allThatExistDiffer() {
        PacketPool packets = new PacketPool();
        Set<Integer> numbers = new HashSet<>();
        for (int i = 0; i < 5000; i++) {
            assertTrue(numbers.add(create(packets, 0)));
        }
        assertEquals(5000, packets.size());
    }

    @Test
    void aNumberIsUsedAgain() {
        PacketPool packets = new PacketPool();
        create(packets, 0);
        int gone = create(packets, 0);
        create(packets, 0);
        packets.release(gone);
        assertEquals(2, packets.size());
        assertEquals(gone, create(packets, 0));
        assertEquals(3, packets.size());
    }

    @Test
    void propertiesOutliveGrowth() {
        PacketPool packets = new PacketPool();
        for (int i = 0; i < 5000; i++) {
            create(packets, i);
        }
        for (int i = 0; i < 5000; i++) {
            assertEquals(i + 1, packets.length[i]);
            assertEquals(i, packets.generated[i]);
        }
    }

    @Test
    void agesAreThoseOfPacketsThatExist() {
        PacketPool packets = new PacketPool();
        create(packets, 0);
        int gone = create(packets, 3);
        create(packets, 10);
        assertEquals(12 + 9 + 2, packets.totalAge(12));
        packets.release(gone);
        assertEquals(12 + 2, packets.totalAge(12));
    }
}
