// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;
import org.kneepoint.simulation.analysis.PacketTally;

/**
 * Reports what happens at the sources to the tally: at once, or cycle by cycle on request, where
 * terminals are simulated ahead of the deliveries. Used by one thread.
 */
final class SourceReports {
    /** Stands for the injection of a header. */
    private static final int INJECTED = 0;

    private final PacketTally tally;
    private boolean isDeferred;

    /**
     * Reports not made yet, in order: the cycle, and the flits generated, their negative if lost,
     * or {@link #INJECTED}.
     */
    private long[] cycles = new long[1024];

    private int[] flits = new int[1024];
    private int first;
    private int end;

    SourceReports(PacketTally tally) {
        this.tally = tally;
    }

    /** From now on makes reports on request only. */
    void defer() {
        isDeferred = true;
    }

    void generated(long cycle, int length) {
        add(cycle, length);
    }

    void lost(long cycle, int length) {
        add(cycle, -length);
    }

    void injected(long cycle) {
        add(cycle, INJECTED);
    }

    private void add(long cycle, int length) {
        if (!isDeferred) {
            report(cycle, length);
            return;
        }
        if (end == cycles.length) {
            cycles = Arrays.copyOf(cycles, 2 * end);
            flits = Arrays.copyOf(flits, 2 * end);
        }
        cycles[end] = cycle;
        flits[end++] = length;
    }

    /** Makes the reports of the cycles up to one. */
    void report(long cycle) {
        while (first < end && cycles[first] <= cycle) {
            report(cycles[first], flits[first]);
            first++;
        }
        if (first == end) {
            first = 0;
            end = 0;
        }
    }

    private void report(long cycle, int length) {
        if (length > 0) {
            tally.generated(cycle, length);
        } else if (length < 0) {
            tally.lost(cycle, -length);
        } else {
            tally.injected(cycle);
        }
    }
}
