// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.kneepoint.simulation.History.Place;

/** Packets reported together count as if they were reported one by one. */
class SeveralAtOnceTest {
    private static final int CYCLES = 700;

    private static Tally one() {
        Tally tally = new Tally(1);
        tally.restart(0, CYCLES);
        return tally;
    }

    @Test
    void theyCountLikeOneByOne() {
        Tally together = one();
        Tally apart = one();
        for (int cycle = 0; cycle < CYCLES; cycle++) {
            int generated = 1 + cycle % 5;
            int lost = cycle % 3 * generated / 4;
            report(together, apart, cycle, generated, lost);
        }
        together.cohorts().cut(CYCLES);
        apart.cohorts().cut(CYCLES);
        same(together, apart, Tally::inside);
        same(together, apart, Tally::flitsInside);
        same(together, apart, tally -> tally.stays().begun());
        same(together, apart, tally -> tally.stays().unended(CYCLES));
        same(together, apart, tally -> tally.networkStays().unended(CYCLES));
        same(together, apart, tally -> tally.history().integral(Place.ANYWHERE, CYCLES));
        same(together, apart, tally -> tally.history().integral(Place.NETWORK, CYCLES));
        same(together, apart, tally -> tally.cohorts().generated());
        same(together, apart, tally -> tally.cohorts().awaited());
        same(together, apart, tally -> tally.cohorts().loss().mean());
        same(together, apart, tally -> tally.pioneers().isLongAgo(CYCLES) ? 1 : 0);
    }

    private static void report(Tally together, Tally apart, int cycle, int generated, int lost) {
        together.generated(cycle, 3, generated);
        if (generated > lost) {
            together.entered(cycle, generated - lost);
        }
        if (lost > 0) {
            together.lost(cycle, 3, lost);
        }
        for (int packet = 0; packet < generated; packet++) {
            apart.generated(cycle, 3);
            if (packet < lost) {
                apart.lost(cycle, 3);
            } else {
                apart.entered(cycle);
            }
        }
        if (cycle > 100) {
            together.delivered(0, cycle - 1, cycle - 1, cycle, 3, 1);
            apart.delivered(0, cycle - 1, cycle - 1, cycle, 3, 1);
        }
    }

    private static void same(Tally one, Tally other, ToDoubleFunction<Tally> figure) {
        assertEquals(figure.applyAsDouble(one), figure.applyAsDouble(other));
    }
}
