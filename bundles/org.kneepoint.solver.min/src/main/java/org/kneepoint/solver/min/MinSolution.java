// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

/**
 * Solution of the network at one offered rate, with uniform traffic or a hot spot. Immutable.
 *
 * <p>The outputs form groups by the stage at which the path to them leaves the fan-in tree of the
 * hot output: group g holds (a-1) a^(g-1) outputs and shares n-g+1 stages with the tree.
 */
final class MinSolution {
    private final MinNetwork network;
    private final double rate;
    private final double hotspot;
    private final StagePath hot;
    private final StagePath[] groups;

    private MinSolution(
            MinNetwork network, double rate, double hotspot, StagePath hot, StagePath[] groups) {
        this.network = network;
        this.rate = rate;
        this.hotspot = hotspot;
        this.hot = hot;
        this.groups = groups;
    }

    /**
     * Solves the network.
     *
     * @param network of the network
     * @param variant of the equations
     * @param rate offered by each processor, packets per cycle
     * @param hotspot fraction h of the traffic to the hot output, 0 for uniform traffic
     * @param grouped whether to solve the groups of outputs; required if h is above 0
     */
    static MinSolution of(
            MinNetwork network, MinVariant variant, double rate, double hotspot, boolean grouped) {
        int stages = network.stages();
        StagePath[] groups = new StagePath[grouped ? stages : 0];
        StagePath hot = StagePath.start(network, variant, rate, hotspot);
        for (int stage = 1; stage <= stages; stage++) {
            hot = hot.extendOnHotTree();
            if (groups.length > 0) {
                groups[stages - stage] = leaving(hot, stages - stage);
            }
        }
        return new MinSolution(network, rate, hotspot, hot, groups);
    }

    private static StagePath leaving(StagePath tree, int more) {
        StagePath chain = tree;
        for (int stage = 0; stage < more; stage++) {
            chain = chain.extendOffHotTree();
        }
        return chain;
    }

    /** Returns the first overloaded stage of the hot path; 0 if there is none. */
    int saturatedStage() {
        return hot.saturatedStage();
    }

    /** Returns the mean delay over delivered packets, cycles. */
    double delay() {
        if (!hasHotSpot() || rate == 0) {
            return hot.delay();
        }
        double weighted = outputOfHotRequests() * hot.delay() + coldRequestsToHot() * hot.delay();
        double arrived = outputOfHotRequests() + coldRequestsToHot();
        for (int group = 1; group <= groups.length; group++) {
            double packets = members(group) * coldOutput(group);
            weighted += packets * groups[group - 1].delay();
            arrived += packets;
        }
        return weighted / arrived;
    }

    /** Returns the mean delay of requests to the hot output, cycles. */
    double delayHot() {
        return hot.delay();
    }

    /** Returns the mean delay of cold requests, which are uniform over all outputs, cycles. */
    double delayCold() {
        double sum = hot.delay();
        for (int group = 1; group <= groups.length; group++) {
            sum += members(group) * groups[group - 1].delay();
        }
        return sum / network.nodes();
    }

    /** Returns the mean delay to the outputs of a group, 1 to n, cycles. */
    double delayGroup(int group) {
        return groups[group - 1].delay();
    }

    /** Returns the packets per cycle at the hot output. */
    double outputHot() {
        return outputOfHotRequests() + coldRequestsToHot();
    }

    /** Returns the mean packets per cycle at an output that is not hot. */
    double outputCold() {
        double sum = 0;
        for (int group = 1; group <= groups.length; group++) {
            sum += members(group) * coldOutput(group);
        }
        return sum / (network.nodes() - 1);
    }

    /** Returns the delivered packets per node and cycle, X. */
    double throughput() {
        if (!hasHotSpot()) {
            return hot.departureRate();
        }
        return (outputHot() + (network.nodes() - 1) * outputCold()) / network.nodes();
    }

    /** Returns the fraction of generated packets that is lost. */
    double loss() {
        if (!hasHotSpot()) {
            return hot.lossFraction();
        }
        double cold = hot.lossFraction();
        for (int group = 1; group <= groups.length; group++) {
            cold += members(group) * groups[group - 1].lossFraction();
        }
        return hotspot * hot.lossFraction() + (1 - hotspot) * cold / network.nodes();
    }

    private boolean hasHotSpot() {
        return hotspot > 0;
    }

    private double outputOfHotRequests() {
        return network.nodes() * hotspot * hot.departureRate();
    }

    private double coldRequestsToHot() {
        return (1 - hotspot) * hot.departureRate();
    }

    private double coldOutput(int group) {
        return (1 - hotspot) * groups[group - 1].departureRate();
    }

    private double members(int group) {
        return (network.radix() - 1) * Math.pow(network.radix(), group - 1);
    }
}
