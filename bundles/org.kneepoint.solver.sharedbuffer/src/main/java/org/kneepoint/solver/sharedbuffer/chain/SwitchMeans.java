// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/**
 * Mean rates, queues and probabilities of a switch in steady state.
 *
 * @param hotBusy probability that the hot outlet has a packet to offer, (13)
 * @param coldBusy probability that a given other outlet has one, (13)
 * @param accepted probability that a packet offered to an inlet is accepted, (9)
 * @param rejected its complement, summed separately so that small values are accurate
 * @param hotQueue mean packets for the hot outlet at the start of a cycle
 * @param coldQueue mean packets for all other outlets at the start of a cycle
 */
public record SwitchMeans(
        double hotBusy,
        double coldBusy,
        double accepted,
        double rejected,
        double hotQueue,
        double coldQueue) {
    /** The means of an empty switch. */
    public static final SwitchMeans EMPTY = new SwitchMeans(0, 0, 1, 0, 0, 0);

    /** Returns the largest relative difference. */
    double relativeDistance(SwitchMeans other) {
        double distance = relative(hotBusy, other.hotBusy);
        distance = Math.max(distance, relative(coldBusy, other.coldBusy));
        distance = Math.max(distance, relative(accepted, other.accepted));
        distance = Math.max(distance, relative(rejected, other.rejected));
        distance = Math.max(distance, relative(hotQueue, other.hotQueue));
        return Math.max(distance, relative(coldQueue, other.coldQueue));
    }

    private static double relative(double value, double other) {
        return value == other ? 0 : Math.abs(value - other) / Math.max(value, other);
    }
}
