// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The figures that mean the same for every method, in the order of their columns. */
public final class Quantities {
    private static final String CYCLES = "cycles";
    private static final String PACKETS = "packets";
    private static final String FRACTION = "fraction";
    private static final String INTERVAL = "_ci95";
    private static final Pattern GROUP = Pattern.compile("latency_group_[1-9][0-9]?");
    private static final int GROUP_AT = "latency_group_".length();
    private static final String LOAD_UNIT = "flits per node per cycle";

    /** Offered load. */
    public static final Quantity LOAD = Quantity.of("load", LOAD_UNIT, "offered load");

    /** Offered message rate. */
    public static final Quantity RATE =
            Quantity.of("rate", "messages per node per cycle", "offered message rate");

    /** Delivered flits. */
    public static final Quantity THROUGHPUT =
            Quantity.of("throughput", LOAD_UNIT, "accepted throughput");

    /** Half width of the 95 % interval of the accepted throughput. */
    public static final Quantity THROUGHPUT_CI95 =
            Quantity.of(
                    "throughput_ci95",
                    LOAD_UNIT,
                    "half width of the 95 % interval of the throughput");

    /** Mean latency over packets, from generation to arrival of the tail. */
    public static final Quantity LATENCY = Quantity.of("latency", CYCLES, "mean latency");

    /** Half width of the 95 % interval of the mean latency. */
    public static final Quantity LATENCY_CI95 =
            Quantity.of("latency_ci95", CYCLES, "half width of the 95 % interval of the latency");

    /** Mean latency from entry into the network. */
    public static final Quantity NETWORK_LATENCY =
            Quantity.of("network_latency", CYCLES, "mean latency from network entry");

    /** Latency that half of the packets do not exceed. */
    public static final Quantity LATENCY_P50 =
            Quantity.of("latency_p50", CYCLES, "median of the latency");

    /** Latency that 95 % of the packets do not exceed. */
    public static final Quantity LATENCY_P95 =
            Quantity.of("latency_p95", CYCLES, "95th percentile of the latency");

    /** Latency that 99 % of the packets do not exceed. */
    public static final Quantity LATENCY_P99 =
            Quantity.of("latency_p99", CYCLES, "99th percentile of the latency");

    /** Largest latency seen. */
    public static final Quantity LATENCY_MAX =
            Quantity.of("latency_max", CYCLES, "largest latency seen");

    /** Half width of the 95 % interval of the mean latency from network entry. */
    public static final Quantity NETWORK_LATENCY_CI95 =
            Quantity.of(
                    "network_latency_ci95",
                    CYCLES,
                    "half width of the 95 % interval of the network latency");

    /** Delivered flits at the node that receives least. */
    public static final Quantity THROUGHPUT_MIN =
            Quantity.of("throughput_min", LOAD_UNIT, "accepted throughput of the poorest node");

    /** Delivered flits at the node that receives most. */
    public static final Quantity THROUGHPUT_MAX =
            Quantity.of("throughput_max", LOAD_UNIT, "accepted throughput of the richest node");

    /** Flits that come into the network from the source that gets in least, of those that send. */
    public static final Quantity ACCEPTED_MIN =
            Quantity.of("accepted_min", LOAD_UNIT, "flits accepted from the poorest source");

    /**
     * Mean over the channels between routers of the fraction of time in which they carry a flit.
     */
    public static final Quantity UTILISATION_MEAN =
            Quantity.of(
                    "utilisation_mean",
                    FRACTION,
                    "mean utilisation of the channels between routers");

    /** Utilisation of the busiest channel between routers. */
    public static final Quantity UTILISATION_MAX =
            Quantity.of(
                    "utilisation_max",
                    FRACTION,
                    "utilisation of the busiest channel between routers");

    /** Mean number of routers that a packet passes. */
    public static final Quantity HOPS = Quantity.of("hops", "routers", "mean routers passed");

    /**
     * Packets between entry into the network and delivery: the mean of a steady run, or the number
     * at the end of a window.
     */
    public static final Quantity IN_FLIGHT =
            Quantity.of("in_flight", PACKETS, "packets in the network");

    /** End of a window of a ramp, counted from the start of the run. */
    public static final Quantity TIME = Quantity.of("time", CYCLES, "end of the window");

    /** Packets whose tail arrived in a window. */
    public static final Quantity RECEIVED =
            Quantity.of("received", PACKETS, "packets received in the window");

    /** Packets generated in a window. */
    public static final Quantity GENERATED =
            Quantity.of("generated", PACKETS, "packets generated in the window");

    /**
     * Packets that a window was to be expected to generate: the sum of the probabilities of all
     * trials that its idle sources held.
     */
    public static final Quantity EXPECTED_GENERATED =
            Quantity.of(
                    "expected_generated",
                    PACKETS,
                    "packets that the trials of the window generate on average");

    /** Packets generated and not yet delivered at the end of a window. */
    public static final Quantity INSIDE =
            Quantity.of("inside", PACKETS, "packets generated and not yet delivered");

    /** Largest latency seen, from entry into the network. */
    public static final Quantity NETWORK_LATENCY_MAX =
            Quantity.of("network_latency_max", CYCLES, "largest latency seen, from network entry");

    /** Cycles measured. */
    public static final Quantity CYCLES_MEASURED = Quantity.of("cycles", CYCLES, "cycles measured");

    /** Cycles left out before measuring. */
    public static final Quantity CYCLES_WARMUP =
            Quantity.of("warmup", CYCLES, "cycles left out before measuring");

    /** Messages measured. */
    public static final Quantity MESSAGES =
            Quantity.of("messages", "messages", "messages measured");

    /** Time that the evaluation took. */
    public static final Quantity SECONDS =
            Quantity.of("seconds", "seconds", "time that the evaluation took");

    /** Mean latency of traffic to the hot output. */
    public static final Quantity LATENCY_HOT =
            Quantity.of("latency_hot", CYCLES, "mean latency of hot traffic");

    /** Mean latency of traffic that is not hot. */
    public static final Quantity LATENCY_COLD =
            Quantity.of("latency_cold", CYCLES, "mean latency of cold traffic");

    /** Mean over the outputs of the mean latency of the packets that arrive there. */
    public static final Quantity LATENCY_LINK =
            Quantity.of("latency_link", CYCLES, "mean over the outputs of their mean latency");

    /** Rate at which processors really generate. */
    public static final Quantity RATE_EFFECTIVE =
            Quantity.of("rate_effective", "messages per node per cycle", "effective message rate");

    /** Fraction of generated packets that is lost. */
    public static final Quantity LOSS =
            Quantity.of("loss", FRACTION, "fraction of generated packets lost");

    /** Half width of the 95 % interval of the loss. */
    public static final Quantity LOSS_CI95 =
            Quantity.of("loss_ci95", FRACTION, "half width of the 95 % interval of the loss");

    /** System power N throughput / latency. */
    public static final Quantity POWER =
            Quantity.of("power", "flits per cycle squared", "system power");

    /** Delivered flits at the hot output. */
    public static final Quantity HOT_OUTPUT =
            Quantity.of("hot_output", "flits per cycle", "throughput of the hot output");

    /** Delivered flits at a cold output, mean. */
    public static final Quantity COLD_OUTPUT =
            Quantity.of("cold_output", "flits per cycle", "mean throughput of a cold output");

    /** Places of the first stage's buffers that hold packets on the way to the hot output. */
    public static final Quantity OCCUPANCY_HOT =
            Quantity.of(
                    "occupancy_hot",
                    FRACTION,
                    "places of a first-stage switch taken by packets for its hot outlet");

    /** Places of the first stage's buffers that hold other packets. */
    public static final Quantity OCCUPANCY_COLD =
            Quantity.of(
                    "occupancy_cold",
                    FRACTION,
                    "places of a first-stage switch taken by packets for its other outlets");

    /** Places of the first stage's buffers that are taken. */
    public static final Quantity OCCUPANCY =
            Quantity.of("occupancy", FRACTION, "places of a first-stage switch that are taken");

    private static final Map<String, Quantity> BY_NAME = new LinkedHashMap<>();

    static {
        List.of(
                        LOAD,
                        RATE,
                        THROUGHPUT,
                        THROUGHPUT_CI95,
                        LATENCY,
                        LATENCY_CI95,
                        NETWORK_LATENCY,
                        NETWORK_LATENCY_CI95,
                        LATENCY_P50,
                        LATENCY_P95,
                        LATENCY_P99,
                        LATENCY_MAX,
                        THROUGHPUT_MIN,
                        THROUGHPUT_MAX,
                        ACCEPTED_MIN,
                        UTILISATION_MEAN,
                        UTILISATION_MAX,
                        LATENCY_HOT,
                        LATENCY_COLD,
                        LATENCY_LINK,
                        RATE_EFFECTIVE,
                        LOSS,
                        LOSS_CI95,
                        POWER,
                        HOT_OUTPUT,
                        COLD_OUTPUT,
                        OCCUPANCY_HOT,
                        OCCUPANCY_COLD,
                        OCCUPANCY,
                        HOPS,
                        IN_FLIGHT,
                        INSIDE,
                        TIME,
                        RECEIVED,
                        GENERATED,
                        EXPECTED_GENERATED,
                        NETWORK_LATENCY_MAX,
                        CYCLES_MEASURED,
                        CYCLES_WARMUP,
                        MESSAGES,
                        SECONDS)
                .forEach(quantity -> BY_NAME.put(quantity.name(), quantity));
    }

    private Quantities() {}

    /**
     * Mean latency of traffic to the outputs whose way leaves that to the hot one g stages before
     * its end: to those that differ from it in the g-th digit from the last, and in none before.
     *
     * @param group g, 1 to the number of stages
     */
    public static Quantity latencyGroup(int group) {
        return Quantity.of(
                "latency_group_" + group,
                CYCLES,
                "mean latency to the outputs whose way leaves that to the hot one "
                        + group
                        + " stages before its end");
    }

    /**
     * Returns the common quantity of this name, if there is one: a figure, the latency of a group,
     * or the interval of one of these.
     */
    public static Optional<Quantity> find(String name) {
        if (BY_NAME.containsKey(name)) {
            return Optional.of(BY_NAME.get(name));
        }
        if (name.endsWith(INTERVAL)) {
            return find(name.substring(0, name.length() - INTERVAL.length()))
                    .map(Quantities::interval);
        }
        return GROUP.matcher(name).matches()
                ? Optional.of(latencyGroup(Integer.parseInt(name.substring(GROUP_AT))))
                : Optional.empty();
    }

    /** Returns the half width of the 95 % interval of a mean. */
    public static Quantity interval(Quantity mean) {
        String meaning = "half width of the 95 % interval of the " + mean.meaning();
        return Quantity.of(mean.name() + INTERVAL, mean.unit(), meaning);
    }
}
