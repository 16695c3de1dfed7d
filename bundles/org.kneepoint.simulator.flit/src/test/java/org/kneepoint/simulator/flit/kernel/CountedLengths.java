// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;

/** Lengths of packets, which are counted as they are drawn. Owned by one thread. */
public final class CountedLengths implements Lengths {
    private final Lengths lengths;
    private long packets;
    private long flits;

    /** Draws from these lengths. */
    public CountedLengths(Lengths lengths) {
        this.lengths = lengths;
    }

    @Override
    public int nextLength(RandomGenerator random) {
        int length = lengths.nextLength(random);
        packets++;
        flits += length;
        return length;
    }

    @Override
    public double mean() {
        return lengths.mean();
    }

    @Override
    public double scv() {
        return lengths.scv();
    }

    /** Returns how many lengths were drawn. */
    public long packets() {
        return packets;
    }

    /** Returns their sum. */
    public long flits() {
        return flits;
    }
}
