// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

/**
 * A delta network of k stages of d x d switches, with its traffic.
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

    /** Returns a power of d, with an exponent of 0 to {@link #stages}. */
    public double power(int exponent) {
        double power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= radix;
        }
        return power;
    }

    /**
     * Returns the fraction of all packets that pass the hot outlets of a stage, from the recursion
     * (16): those for the d^(k-i) outputs reached by them, the hot one included.
     *
     * @param stage i, or 0 for all packets
     */
    public double throughHotOutlet(int stage) {
        return hotspot + throughColdOutlet(stage);
    }

    /**
     * Returns the fraction of all packets for d^(k-i) outputs without the hot one.
     *
     * @param stage i
     */
    double throughColdOutlet(int stage) {
        return (1 - hotspot) / power(stage);
    }

    /**
     * Returns an upper bound of the throughput: a switch of stage 1 accepts packets of any
     * destination, and the hot output delivers one per cycle.
     */
    public double maxThroughput() {
        return 1 / (nodes() * throughHotOutlet(stages));
    }
}
