// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.testkit.StarNetwork;
import org.kneepoint.traffic.arrival.BernoulliArrivals;
import org.kneepoint.traffic.arrival.PacketGapArrivals;
import org.kneepoint.traffic.length.FixedLengths;
import org.kneepoint.traffic.pattern.UniformTraffic;

/**
 * What a network is to carry.
 *
 * @param destinations where messages go
 * @param lengths how long they are
 * @param processes when each terminal generates
 */
record SingleCycleTestTraffic(
        Destinations destinations, Lengths lengths, ArrivalProcess.Source[] processes) {
    private static final double NEVER = 1e15;

    /** One message of those that {@link #of} takes. */
    record Message(long time, int source, int target, int length) {}

    /** Uniform traffic of the packet process that a blocked source stops. */
    static SingleCycleTestTraffic packetGap(int terminals, double load, int length) {
        return random(terminals, new PacketGapArrivals(), load, length);
    }

    /** Uniform traffic with one trial per cycle. */
    static SingleCycleTestTraffic bernoulli(int terminals, double load, int length) {
        return random(terminals, new BernoulliArrivals(), load, length);
    }

    private static SingleCycleTestTraffic random(
            int terminals, ArrivalProcess arrivals, double load, int length) {
        Scenario scenario =
                Scenario.of(
                        "any",
                        Parameters.of(
                                StandardParameters.LENGTH,
                                StandardParameters.LENGTH_DISTRIBUTION,
                                StandardParameters.SELF_TRAFFIC,
                                StandardParameters.HOTSPOT,
                                StandardParameters.HOTSPOT_NODE),
                        Map.of("length", "" + length));
        return new SingleCycleTestTraffic(
                new UniformTraffic().build(scenario, StarNetwork.of(terminals)),
                new FixedLengths().build(scenario),
                Stream.generate(() -> arrivals.start(scenario, load / length))
                        .limit(terminals)
                        .toArray(ArrivalProcess.Source[]::new));
    }

    /** All terminals send the same lengths as fast as they can, each to one other. */
    static SingleCycleTestTraffic flood(int[] targets, int length) {
        ArrivalProcess.Source[] processes = new ArrivalProcess.Source[targets.length];
        Arrays.setAll(processes, t -> eachAfter(length));
        return new SingleCycleTestTraffic(
                GivenMessages.destinations(source -> targets[source]),
                GivenMessages.lengths(() -> length),
                processes);
    }

    private static ArrivalProcess.Source eachAfter(int length) {
        boolean[] started = {false};
        return random -> {
            double gap = started[0] ? length : 0;
            started[0] = true;
            return gap;
        };
    }

    /** Just these messages. */
    static SingleCycleTestTraffic of(int terminals, Message... messages) {
        ScheduledMessages schedule = new ScheduledMessages(terminals, messages);
        return new SingleCycleTestTraffic(
                GivenMessages.destinations(schedule::target),
                GivenMessages.lengths(schedule::length),
                IntStream.range(0, terminals)
                        .mapToObj(schedule::process)
                        .toArray(ArrivalProcess.Source[]::new));
    }

    /**
     * A source asks once whether it has a target, then for the target of each message and for its
     * length.
     */
    private static final class ScheduledMessages {
        private final Deque<Message>[] times;
        private final Deque<Message>[] rest;
        private final boolean[] isAsked;
        private int length;

        @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of generic types
        ScheduledMessages(int terminals, Message... messages) {
            times = new Deque[terminals];
            rest = new Deque[terminals];
            isAsked = new boolean[terminals];
            for (int t = 0; t < terminals; t++) {
                times[t] = new ArrayDeque<>();
                rest[t] = new ArrayDeque<>();
            }
            Arrays.stream(messages)
                    .sorted(Comparator.comparingLong(Message::time))
                    .forEach(
                            message -> {
                                times[message.source()].add(message);
                                rest[message.source()].add(message);
                            });
        }

        int target(int source) {
            if (!isAsked[source]) {
                isAsked[source] = true;
                return rest[source].isEmpty()
                        ? Destinations.NO_DESTINATION
                        : rest[source].peek().target();
            }
            Message message = rest[source].remove();
            length = message.length();
            return message.target();
        }

        int length() {
            return length;
        }

        ArrivalProcess.Source process(int terminal) {
            long[] last = {0};
            return random -> {
                if (times[terminal].isEmpty()) {
                    return NEVER;
                }
                long time = times[terminal].remove().time();
                long gap = time - last[0];
                last[0] = time;
                return gap;
            };
        }
    }
}
