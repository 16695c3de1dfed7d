// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

/**
 * A delta network of k stages of d x d switches, and what its inputs are offered.
 *
 * @param stages k, 1 or more
 * @param radix d, 2 or more
 * @param hotspot fraction f of the packets that are hot requests, 0 to 1
 * @param load probability that an input is offered a packet in a cycle, 0 to 1
 */
public record DeltaNetwork(int stages, int radix, double hotspot, double load) {
    /** Returns the outputs N = d^k. */
    public double nodes() {
        return power(stages);
    }

    /** Returns d to a power of 0 to {@link #stages}. */
    public double power(int exponent) {
        double power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= radix;
        }
        return power;
    }

    /**
     * Returns the fraction of all packets that pass the hot outlets of a stage, from the recursion
     * (16): those for the d^(k-i) outputs behind these, the hot one among them.
     *
     * @param stage i, or 0 for all packets
     */
    public double throughHotOutlet(int stage) {
        return hotspot + throughColdOutlet(stage);
    }

    /**
     * Returns the fraction of all packets that pass as many inputs or outlets as lead to d^(k-i)
     * outputs, none of them hot.
     *
     * @param stage i
     */
    double throughColdOutlet(int stage) {
        return (1 - hotspot) / power(stage);
    }

    /**
     * Returns an upper bound of the throughput: a switch of stage 1 takes packets whatever their
     * address, and the hot output passes one per cycle.
     */
    public double maxThroughput() {
        return 1 / (nodes() * throughHotOutlet(stages));
    }
}
