// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import org.kneepoint.solver.sharedbuffer.chain.SwitchMeans;
import org.kneepoint.solver.sharedbuffer.chain.SwitchTraffic;

/**
 * The figures of a switch, equations (18) to (25).
 *
 * @param hotThroughput packets per cycle of the hot outlet
 * @param coldThroughput packets per cycle of any other outlet
 * @param hotQueue mean packets for the hot outlet
 * @param coldQueue mean packets for all other outlets
 * @param hotWait mean time of a packet for the hot outlet, cycles, at least 1
 * @param coldWait mean time of a packet for another outlet, cycles, at least 1
 * @param meanWait mean of these over all outlets, (25)
 * @param accepted probability that a packet offered to an inlet is accepted
 * @param rejected its complement, without cancellation
 */
public record SwitchFigures(
        double hotThroughput,
        double coldThroughput,
        double hotQueue,
        double coldQueue,
        double hotWait,
        double coldWait,
        double meanWait,
        double accepted,
        double rejected) {
    /** Returns the figures of a switch without traffic, for a lone packet. */
    static SwitchFigures unused(int radix) {
        return of(
                radix, new SwitchTraffic(0, 1.0 / radix, 1 - 1.0 / radix, 1, 1), SwitchMeans.EMPTY);
    }

    static SwitchFigures of(int radix, SwitchTraffic traffic, SwitchMeans flows) {
        double hot = flows.hotBusy() * traffic.hotAccepted();
        double cold = flows.coldBusy() * traffic.coldAccepted();
        double hotWait = meanTime(flows.hotQueue(), hot, traffic.hotAccepted());
        double coldWait = meanTime(flows.coldQueue(), (radix - 1) * cold, traffic.coldAccepted());
        return new SwitchFigures(
                hot,
                cold,
                flows.hotQueue(),
                flows.coldQueue(),
                hotWait,
                coldWait,
                (hotWait + (radix - 1) * coldWait) / radix,
                flows.accepted(),
                flows.rejected());
    }

    /**
     * Returns the figures of a switch in which a lone packet stays one cycle.
     *
     * @param hotThroughput packets per cycle of the hot outlet
     * @param coldThroughput packets per cycle of any other outlet
     * @param hotQueue mean packets for the hot outlet
     * @param coldQueue mean packets for all other outlets
     * @param radix outlets
     * @param accepted probability that a packet offered to an inlet is accepted
     * @param rejected its complement, NaN if unknown
     */
    public static SwitchFigures of(
            double hotThroughput,
            double coldThroughput,
            double hotQueue,
            double coldQueue,
            int radix,
            double accepted,
            double rejected) {
        double hotWait = meanTime(hotQueue, hotThroughput, 1);
        double coldWait = meanTime(coldQueue, (radix - 1) * coldThroughput, 1);
        return new SwitchFigures(
                hotThroughput,
                coldThroughput,
                hotQueue,
                coldQueue,
                hotWait,
                coldWait,
                (hotWait + (radix - 1) * coldWait) / radix,
                accepted,
                rejected);
    }

    /** Little's law (23), (24); a lone packet waits until it is accepted. */
    private static double meanTime(double queue, double throughput, double accepted) {
        return throughput > 0 ? queue / throughput : 1 / accepted;
    }
}
