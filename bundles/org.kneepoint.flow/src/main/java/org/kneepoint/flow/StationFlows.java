// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * The stations of a network and the transitions between them, for a mean of one message per cycle
 * of the terminals that are not silent. Immutable.
 *
 * <p>A station is a channel group in one routing class, or the injection or ejection channel of a
 * terminal. It represents all {@link #members} of equal rate and delay and equal transitions from
 * and to equal stations. Channels without traffic have no station. Its virtual channels are those
 * of its class.
 *
 * <p>Stations are numbered downstream first: a transition leads to a lower number, or within one
 * {@link #component}. For a routing {@linkplain Routing#intermediates over a random terminal}, the
 * classes of the second phase follow those of the first.
 *
 * <p>As in a simulation, a message to a terminal at the router of its source goes from injection to
 * ejection, even one to the source itself; a silent source generates none.
 */
public final class StationFlows {
    private final String[] names;
    private final StationKind[] kinds;
    private final long[] members;
    private final int[] ports;
    private final int[] vcs;
    private final int[] delays;
    private final double[] bandwidths;
    private final int[] routingClasses;
    private final double[] rates;
    private final int[] components;
    private final int[] firstTransitions;
    private final int[] targets;
    private final double[] probabilities;
    private final int[] upstreamPorts;
    private final double[] mergingRates;
    private final int[] fanOuts;
    private final int[] fanIns;
    private final long sendingTerminals;
    private final double meanLinkRate;
    private final double maxLinkRate;

    private StationFlows(StationGraph graph, StationMerger merger) {
        int[] representative = merger.representative;
        names =
                Arrays.stream(representative)
                        .mapToObj(i -> graph.locations.name(graph.number[i]))
                        .toArray(String[]::new);
        kinds =
                Arrays.stream(representative)
                        .mapToObj(i -> graph.kind[i])
                        .toArray(StationKind[]::new);
        members = merger.members;
        ports = pick(graph.ports, representative);
        vcs = pick(graph.vcs, representative);
        delays = pick(graph.delay, representative);
        bandwidths = pick(graph.bandwidth, representative);
        routingClasses = pick(graph.routingClass, representative);
        rates = pick(graph.rate, representative);
        components = merger.component;
        firstTransitions = merger.first;
        targets = merger.target;
        probabilities = pick(graph.probability, merger.transition);
        upstreamPorts = pick(graph.upstreamPorts, merger.transition);
        mergingRates = pick(graph.mergingRate, merger.transition);
        // the terminals that are not silent generate one message per cycle on average
        sendingTerminals =
                IntStream.range(0, kinds.length)
                        .filter(station -> kinds[station] == StationKind.INJECTION)
                        .mapToLong(station -> members[station])
                        .sum();
        meanLinkRate = graph.meanLinkRate();
        maxLinkRate = graph.maxLinkRate();
        fanOuts = merger.fanOut;
        fanIns = new int[targets.length];
        for (int station = 0; station < kinds.length; station++) {
            for (int t = firstTransitions[station]; t < firstTransitions[station + 1]; t++) {
                fanIns[t] = (int) (members[station] * fanOuts[t] / members[targets[t]]);
            }
        }
    }

    private static int[] pick(int[] values, int[] indices) {
        return Arrays.stream(indices).map(i -> values[i]).toArray();
    }

    private static double[] pick(double[] values, int[] indices) {
        return Arrays.stream(indices).mapToDouble(i -> values[i]).toArray();
    }

    /**
     * Computes the flows.
     *
     * @param network any network
     * @param routing one of its routing functions
     * @param pattern traffic pattern
     * @param vcs virtual channels of each link, divided among the classes of the routing as evenly
     *     as their number allows; at least one for each class, of both phases if it has two, and at
     *     most 64
     * @param progress receives the progress, and may cancel
     * @throws BadInput if the routing is adaptive, can cycle, claims no freedom from deadlock or
     *     selects intermediate nodes other than uniformly, or the virtual channels are too few or
     *     too many
     * @throws NetworkTooLargeException if the network is too large
     * @throws CancellationException if the run is cancelled
     */
    public static StationFlows of(
            Network network, Routing routing, Destinations pattern, int vcs, Progress progress) {
        if (routing.deadlockFreedom().claim() == DeadlockFreedom.Claim.NONE) {
            throw BadInput.of(
                    "routing",
                    routing.name(),
                    " claims no freedom from deadlock: its messages might never arrive");
        }
        if (!routing.intermediates().map(IntermediateSelector::isUniform).orElse(true)) {
            throw BadInput.of(
                    "routing",
                    routing.name(),
                    " selects intermediate nodes by the state of the network, but the model"
                            + " needs nodes drawn uniformly among all terminals: use"
                            + " routing=valiant, or simulate");
        }
        return merged(graph(network, routing, pattern, vcs, progress));
    }

    /** Returns the smallest number of virtual channels of a routing. */
    public static int fewestVcs(Routing routing) {
        return VcsPerClass.classes(routing);
    }

    /** Computes the flows without merging equal stations. */
    static StationGraph graph(
            Network network, Routing routing, Destinations pattern, int vcs, Progress progress) {
        VcsPerClass vcsPerClass = VcsPerClass.of(routing, vcs);
        HeaderLocations locations =
                new HeaderLocations(
                        new PortTable(network, routing.selection()), vcsPerClass.classes);
        double[] flows =
                routing.intermediates().isPresent()
                        ? TwoPhaseFlows.flows(routing, locations, pattern, progress)
                        : DirectFlows.flows(routing, locations, pattern, progress);
        return StationGraphBuilder.graph(locations, flows, vcsPerClass);
    }

    /** Replaces equal stations by one. */
    static StationFlows merged(StationGraph graph) {
        return new StationFlows(graph, new StationMerger(graph));
    }

    /** Returns the number of stations. */
    public int size() {
        return kinds.length;
    }

    /**
     * Returns the name of one member: {@code in_3} and {@code out_3} for terminal 3, {@code r2_p1}
     * for port 1 of router 2, {@code r2_p1_c1} in class 1 of several.
     */
    public String name(int station) {
        return names[station];
    }

    /** Returns the kind of a station. */
    public StationKind kind(int station) {
        return kinds[station];
    }

    /** Returns the number of equal stations that it represents. */
    public long members(int station) {
        return members[station];
    }

    /** Returns the number of parallel channels of one member: the ports of its group. */
    public int ports(int station) {
        return ports[station];
    }

    /**
     * Returns the number of virtual channels of its class on each port; 1 for injection and
     * ejection.
     */
    public int vcs(int station) {
        return vcs[station];
    }

    /** Returns the delay of its channels in cycles; 1 for injection and ejection. */
    public int delay(int station) {
        return delays[station];
    }

    /** Returns the flits per cycle of each of its channels; 1 for injection and ejection. */
    public double bandwidth(int station) {
        return bandwidths[station];
    }

    /** Returns whether every channel carries one flit per cycle. */
    public boolean isOfUnitBandwidth() {
        return Arrays.stream(bandwidths).allMatch(bandwidth -> bandwidth == 1);
    }

    /** Returns its routing class; 0 for injection and ejection, where classes do not matter. */
    public int routingClass(int station) {
        return routingClasses[station];
    }

    /** Returns the messages per cycle that enter one member, all its channels together. */
    public double rate(int station) {
        return rates[station];
    }

    /**
     * Returns the strongly connected component of a station, 0 for the one farthest downstream.
     * Components are numbered in the order of their stations.
     */
    public int component(int station) {
        return components[station];
    }

    /** Returns whether every transition leads to a lower station. */
    public boolean isAcyclic() {
        for (int station = 0; station < size(); station++) {
            for (int t = firstTransitions[station]; t < firstTransitions[station + 1]; t++) {
                if (targets[t] >= station) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Returns the first transition out of a station; the last is before the first of the next. They
     * are sorted by target.
     *
     * @param station 0 to {@link #size()}, the latter for the number of all transitions
     */
    public int firstTransition(int station) {
        return firstTransitions[station];
    }

    /** Returns the station that a transition enters. */
    public int target(int transition) {
        return targets[transition];
    }

    /**
     * Returns the probability that a message in one member of the origin continues to one
     * particular member of the target.
     */
    public double probability(int transition) {
        return probabilities[transition];
    }

    /**
     * Returns the number of members of the target to which one member of the origin leads. Over all
     * transitions out of a station but ejection, probability times this sums to 1.
     */
    public int fanOut(int transition) {
        return fanOuts[transition];
    }

    /** Returns the number of members of the origin that lead to one member of the target. */
    public int fanIn(int transition) {
        return fanIns[transition];
    }

    /**
     * Returns the number of ports of one member of the origin that lead to the router of the target
     * member; 1 for injection. Messages leave through any free port of the group, so one such port
     * leads to the target member with probability {@link #probability} times {@link #ports} of the
     * origin over this number.
     */
    public int upstreamPorts(int transition) {
        return upstreamPorts[transition];
    }

    /**
     * Returns the messages per cycle on each port of the target that start to share the link with
     * one that makes the transition: on other virtual channels and from other links.
     *
     * <p>It includes messages in all stations of that link, in the target itself only if it has
     * several virtual channels. It excludes those from the link of the origin, and those that later
     * wait for the same single virtual channel or the same terminal.
     *
     * @return 0 for a transition to ejection
     */
    public double mergingRate(int transition) {
        return mergingRates[transition];
    }

    /** Returns the messages per cycle that all terminals together generate. */
    public double generated() {
        return sendingTerminals;
    }

    /** Returns the mean number of channels of a path, those of injection and ejection included. */
    public double meanChannels() {
        double sum = 0;
        for (int station = 0; station < size(); station++) {
            sum += members[station] * rates[station];
        }
        return sum / generated();
    }

    /**
     * Returns the largest number of channels after the first on a path; very large if the station
     * graph has cycles.
     */
    public int longestPath() {
        if (!isAcyclic()) {
            return Integer.MAX_VALUE;
        }
        int[] channelsAfter = new int[size()];
        int longest = 0;
        for (int s = 0; s < size(); s++) {
            for (int t = firstTransitions[s]; t < firstTransitions[s + 1]; t++) {
                channelsAfter[s] = Math.max(channelsAfter[s], channelsAfter[targets[t]] + 1);
            }
            longest = Math.max(longest, channelsAfter[s]);
        }
        return longest;
    }

    /**
     * Returns the mean of the sum of delays on a path in cycles, injection and ejection included.
     */
    public double meanDelay() {
        double sum = 0;
        for (int station = 0; station < size(); station++) {
            sum += members[station] * rates[station] * delays[station];
        }
        return sum / generated();
    }

    /**
     * Returns the mean rate of all channels between routers, messages per cycle over the channel
     * rate, channels without traffic included; 0 if there are none.
     */
    public double meanLinkRate() {
        return meanLinkRate;
    }

    /**
     * Returns the rate of the busiest channel between routers, messages per cycle over the channel
     * rate; 0 if there is none.
     */
    public double maxLinkRate() {
        return maxLinkRate;
    }

    /** Returns the messages per cycle on the busiest channel, injection and ejection included. */
    public double maxRate() {
        double highest = maxLinkRate;
        for (int station = 0; station < size(); station++) {
            highest =
                    kinds[station] == StationKind.LINK
                            ? highest
                            : Math.max(highest, rates[station]);
        }
        return highest;
    }
}
