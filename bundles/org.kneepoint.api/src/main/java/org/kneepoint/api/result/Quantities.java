// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.result.Quantity.Pooling;
import org.kneepoint.api.result.Quantity.Role;

/** The figures common to all methods of evaluation. */
public final class Quantities {
    private static final String CYCLES = "cycles";
    private static final String PACKETS = "packets";
    private static final String FRACTION = "fraction";
    private static final String LOAD_UNIT = "flits per node per cycle";

    /** Offered load. */
    public static final Quantity LOAD = Quantity.of("load", LOAD_UNIT, "offered load");

    /** Offered message rate. */
    public static final Quantity RATE =
            Quantity.of("rate", "messages per node per cycle", "offered message rate");

    /** Delivered flits. */
    public static final Quantity THROUGHPUT =
            Quantity.mean("throughput", LOAD_UNIT, "accepted throughput");

    /** Half width of the 95 % interval of the accepted throughput. */
    public static final Quantity THROUGHPUT_CI95 =
            Quantity.of(
                            "throughput_ci95",
                            LOAD_UNIT,
                            "half width of the 95 % interval of the throughput")
                    .withRole(Role.HALF_WIDTH, THROUGHPUT);

    /** Mean latency over packets, from generation to arrival of the tail. */
    public static final Quantity LATENCY = Quantity.mean("latency", CYCLES, "mean latency");

    /** Half width of the 95 % interval of the mean latency. */
    public static final Quantity LATENCY_CI95 =
            Quantity.of("latency_ci95", CYCLES, "half width of the 95 % interval of the latency")
                    .withRole(Role.HALF_WIDTH, LATENCY);

    /** Mean latency from entry into the network. */
    public static final Quantity NETWORK_LATENCY =
            Quantity.mean("network_latency", CYCLES, "mean latency from network entry");

    /** Latency that half of the packets do not exceed. */
    public static final Quantity LATENCY_P50 =
            Quantity.of("latency_p50", CYCLES, "median of the latency")
                    .withRole(Role.PERCENTILE, LATENCY)
                    .asDetail(true);

    /** Latency that 95 % of the packets do not exceed. */
    public static final Quantity LATENCY_P95 =
            Quantity.of("latency_p95", CYCLES, "95th percentile of the latency")
                    .withRole(Role.PERCENTILE, LATENCY)
                    .asDetail(true);

    /** Latency that 99 % of the packets do not exceed. */
    public static final Quantity LATENCY_P99 =
            Quantity.of("latency_p99", CYCLES, "99th percentile of the latency")
                    .withRole(Role.PERCENTILE, LATENCY);

    /** Largest latency seen. */
    public static final Quantity LATENCY_MAX =
            Quantity.of("latency_max", CYCLES, "largest latency seen")
                    .withRole(Role.MAXIMUM, LATENCY)
                    .asDetail(true);

    /** Half width of the 95 % interval of the mean latency from network entry. */
    public static final Quantity NETWORK_LATENCY_CI95 =
            Quantity.of(
                            "network_latency_ci95",
                            CYCLES,
                            "half width of the 95 % interval of the network latency")
                    .withRole(Role.HALF_WIDTH, NETWORK_LATENCY)
                    .asDetail(true);

    /** Delivered flits at the node that receives least. */
    public static final Quantity THROUGHPUT_MIN =
            Quantity.of("throughput_min", LOAD_UNIT, "accepted throughput of the poorest node")
                    .withRole(Role.MINIMUM, THROUGHPUT)
                    .asDetail(true);

    /** Delivered flits at the node that receives most. */
    public static final Quantity THROUGHPUT_MAX =
            Quantity.of("throughput_max", LOAD_UNIT, "accepted throughput of the richest node")
                    .withRole(Role.MAXIMUM, THROUGHPUT)
                    .asDetail(true);

    /** Smallest injection rate of the nodes that send. */
    public static final Quantity INJECTED_MIN =
            Quantity.of("injected_min", LOAD_UNIT, "flits injected by the poorest source")
                    .withRole(Role.MINIMUM, THROUGHPUT)
                    .asDetail(true);

    /**
     * Jain's index of the flits injected by the nodes that send: their squared sum over their
     * number and the sum of their squares (Jain, Chiu and Hawe 1984), 1 if all inject the same.
     */
    public static final Quantity JAIN_INDEX =
            Quantity.of("jain_index", "", "Jain index of fairness of the sources").asDetail(true);

    /** Mean over the channels between routers of their utilisation. */
    public static final Quantity CHANNEL_UTILISATION_MEAN =
            Quantity.mean(
                            "utilisation_mean",
                            FRACTION,
                            "mean utilisation of the channels between routers")
                    .withPooling(Pooling.AVERAGE)
                    .asDetail(true);

    /** Utilisation of the busiest channel between routers. */
    public static final Quantity CHANNEL_UTILISATION_MAX =
            Quantity.of(
                            "utilisation_max",
                            FRACTION,
                            "utilisation of the busiest channel between routers")
                    .withRole(Role.MAXIMUM, CHANNEL_UTILISATION_MEAN);

    /** Mean number of routers that a packet traverses. */
    public static final Quantity HOPS =
            Quantity.mean("hops", "routers", "mean routers passed").withPooling(Pooling.AVERAGE);

    /**
     * Packets between entry into the network and delivery: the mean of a steady run, or the number
     * at the end of a window.
     */
    public static final Quantity IN_FLIGHT =
            Quantity.mean("in_flight", PACKETS, "packets in the network")
                    .withPooling(Pooling.AVERAGE)
                    .asDetail(true);

    /** End of a window of a ramp, counted from the start of the run. */
    public static final Quantity TIME =
            Quantity.of("time", CYCLES, "end of the window").asDetail(true);

    /** Packets whose tail arrived in a window. */
    public static final Quantity RECEIVED =
            Quantity.of("received", PACKETS, "packets received in the window").asDetail(true);

    /** Packets generated in a window. */
    public static final Quantity GENERATED =
            Quantity.of("generated", PACKETS, "packets generated in the window").asDetail(true);

    /**
     * Expected number of packets generated in a window: the sum of the probabilities of all trials
     * of its idle sources.
     */
    public static final Quantity OFFERED_PACKETS =
            Quantity.of(
                            "offered_packets",
                            PACKETS,
                            "packets that the trials of the window generate on average")
                    .asDetail(true);

    /** Packets generated and not yet delivered at the end of a window. */
    public static final Quantity BACKLOG =
            Quantity.of("backlog", PACKETS, "packets generated and not yet delivered")
                    .asDetail(true);

    /** Largest latency seen, from entry into the network. */
    public static final Quantity NETWORK_LATENCY_MAX =
            Quantity.of("network_latency_max", CYCLES, "largest latency seen, from network entry")
                    .withRole(Role.MAXIMUM, NETWORK_LATENCY)
                    .asDetail(true);

    /** Cycles measured. */
    public static final Quantity CYCLES_MEASURED =
            Quantity.of("cycles", CYCLES, "cycles measured")
                    .withPooling(Pooling.SUM)
                    .asDetail(true);

    /** Cycles of warm-up. */
    public static final Quantity CYCLES_WARMUP =
            Quantity.of("warmup", CYCLES, "cycles left out before measuring")
                    .withPooling(Pooling.SUM)
                    .asDetail(true);

    /** Messages measured. */
    public static final Quantity MESSAGES =
            Quantity.of("messages", "messages", "messages measured")
                    .withPooling(Pooling.SUM)
                    .asDetail(true);

    /** Time that the evaluation took. */
    public static final Quantity SECONDS =
            Quantity.of("seconds", "seconds", "time that the evaluation took")
                    .withPooling(Pooling.SUM);

    /** Mean latency of traffic to the hot output. */
    public static final Quantity LATENCY_HOT =
            Quantity.mean("latency_hot", CYCLES, "mean latency of hot traffic");

    /** Mean latency of traffic that is not hot. */
    public static final Quantity LATENCY_COLD =
            Quantity.mean("latency_cold", CYCLES, "mean latency of cold traffic");

    /** Mean over the outputs of the mean latency of the packets that arrive there. */
    public static final Quantity LATENCY_OUTPUT_MEAN =
            Quantity.mean(
                    "latency_output_mean", CYCLES, "mean over the outputs of their mean latency");

    /** Effective generation rate of the processors. */
    public static final Quantity RATE_EFFECTIVE =
            Quantity.mean(
                    "rate_effective", "messages per node per cycle", "effective message rate");

    /** Fraction of generated packets that is lost. */
    public static final Quantity LOSS =
            Quantity.mean("loss", FRACTION, "fraction of generated packets lost");

    /** Half width of the 95 % interval of the loss. */
    public static final Quantity LOSS_CI95 =
            Quantity.of("loss_ci95", FRACTION, "half width of the 95 % interval of the loss")
                    .withRole(Role.HALF_WIDTH, LOSS)
                    .asDetail(true);

    /** System power N throughput / latency. */
    public static final Quantity SYSTEM_POWER =
            Quantity.of("system_power", "flits per cycle squared", "system power");

    /** Delivered flits at the hot output. */
    public static final Quantity THROUGHPUT_HOT =
            Quantity.mean("throughput_hot", "flits per cycle", "throughput of the hot output");

    /** Delivered flits at a cold output, mean. */
    public static final Quantity THROUGHPUT_COLD =
            Quantity.mean("throughput_cold", "flits per cycle", "mean throughput of a cold output");

    /** Fraction of the first stage's buffers taken by packets for the hot output. */
    public static final Quantity OCCUPANCY_HOT =
            Quantity.mean(
                    "occupancy_hot",
                    FRACTION,
                    "places of a first-stage switch taken by packets for its hot outlet");

    /** Fraction of the first stage's buffers taken by other packets. */
    public static final Quantity OCCUPANCY_COLD =
            Quantity.mean(
                    "occupancy_cold",
                    FRACTION,
                    "places of a first-stage switch taken by packets for its other outlets");

    /** Fraction of the first stage's buffers taken. */
    public static final Quantity OCCUPANCY =
            Quantity.mean("occupancy", FRACTION, "places of a first-stage switch that are taken");

    /** Root seed of the random numbers; of several runs of one point that of the first. */
    public static final Quantity SEED =
            Quantity.of("seed", "", "root seed of all random numbers").withPooling(Pooling.FIRST);

    /** Throughput along a ramp, smoothed. */
    public static final Quantity THROUGHPUT_SMOOTH =
            Quantity.of("throughput_smooth", LOAD_UNIT, "throughput, averaged twice")
                    .withRole(Role.SMOOTHED, THROUGHPUT);

    /** The columns of every table, in order, whether or not a method gives them. */
    public static final List<Quantity> STANDARD =
            List.of(LOAD, RATE, THROUGHPUT, LATENCY, LATENCY_CI95, NETWORK_LATENCY);

    private Quantities() {}

    /**
     * Mean latency of traffic to the outputs whose path departs from that to the hot output g
     * stages before its end: outputs that differ from the hot one in the g-th digit from the last,
     * and in none before.
     *
     * @param group g, 1 to the number of stages
     */
    public static Quantity latencyGroup(int group) {
        return Quantity.of(
                        "latency_group_" + group,
                        CYCLES,
                        "mean latency to the outputs whose way leaves that to the hot one "
                                + group
                                + " stages before its end")
                .asDetail(true);
    }

    /**
     * Returns the common quantity of this name, if there is one: a figure, the latency of a group,
     * or the interval of one.
     */
    public static Optional<Quantity> find(String name) {
        return QuantityRegistry.find(name);
    }

    /**
     * Returns the common quantities in the order of their columns, of the latencies of groups the
     * first, of the intervals those with a text of their own.
     */
    public static Collection<Quantity> all() {
        return QuantityRegistry.all();
    }

    /** Returns the half width of the 95 % interval of a figure, common or not. */
    public static Quantity halfWidth(Quantity of) {
        Quantity interval = QuantityRegistry.halfWidth(of);
        return find(interval.name()).orElse(interval);
    }

    /**
     * Returns the order of columns: standard figures, those added by methods, all others in their
     * given order, run time; an interval follows its figure.
     */
    public static Comparator<Quantity> columnOrder() {
        return Comparator.comparingInt(QuantityRegistry::columnIndex)
                .thenComparing(quantity -> quantity.role() == Role.HALF_WIDTH);
    }
}
