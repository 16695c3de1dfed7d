// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.kneepoint.simulation.analysis.BacklogHistory.Population;

/** Packets reported together count as if they were reported one by one. */
class BulkReportTest {
    private static final int CYCLES = 700;

    private static PacketTally one() {
        PacketTally tally = new PacketTally(1);
        tally.restart(0, CYCLES);
        return tally;
    }

    @Test
    void theyCountLikeOneByOne() {
        PacketTally together = one();
        PacketTally apart = one();
        for (int cycle = 0; cycle < CYCLES; cycle++) {
            int generated = 1 + cycle % 5;
            int lost = cycle % 3 * generated / 4;
            report(together, apart, cycle, generated, lost);
        }
        together.measuredPackets().setCutoff(CYCLES);
        apart.measuredPackets().setCutoff(CYCLES);
        same(together, apart, PacketTally::backlog);
        same(together, apart, PacketTally::backlogFlits);
        same(together, apart, tally -> tally.residenceTimes().entered());
        same(together, apart, tally -> tally.residenceTimes().ongoing(CYCLES));
        same(together, apart, tally -> tally.networkResidenceTimes().ongoing(CYCLES));
        same(together, apart, tally -> tally.history().integral(Population.SYSTEM, CYCLES));
        same(together, apart, tally -> tally.history().integral(Population.NETWORK, CYCLES));
        same(together, apart, tally -> tally.measuredPackets().generated());
        same(together, apart, tally -> tally.measuredPackets().undelivered());
        same(together, apart, tally -> tally.measuredPackets().loss().mean());
        same(together, apart, tally -> tally.firstPackets().hasSettled(CYCLES) ? 1 : 0);
    }

    private static void report(
            PacketTally together, PacketTally apart, int cycle, int generated, int lost) {
        together.generated(cycle, 3, generated);
        if (generated > lost) {
            together.injected(cycle, generated - lost);
        }
        if (lost > 0) {
            together.lost(cycle, 3, lost);
        }
        for (int packet = 0; packet < generated; packet++) {
            apart.generated(cycle, 3);
            if (packet < lost) {
                apart.lost(cycle, 3);
            } else {
                apart.injected(cycle);
            }
        }
        if (cycle > 100) {
            together.delivered(0, cycle - 1, cycle - 1, cycle, 3, 1);
            apart.delivered(0, cycle - 1, cycle - 1, cycle, 3, 1);
        }
    }

    private static void same(
            PacketTally one, PacketTally other, ToDoubleFunction<PacketTally> figure) {
        assertEquals(figure.applyAsDouble(one), figure.applyAsDouble(other));
    }
}
