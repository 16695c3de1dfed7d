// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The figures that mean the same for every method, in the order of their columns. */
public final class Quantities {
    private static final String CYCLES = "cycles";
    private static final String LOAD_UNIT = "flits per node per cycle";

    /** Offered load. */
    public static final Quantity LOAD = Quantity.of("load", LOAD_UNIT, "offered load");

    /** Offered message rate. */
    public static final Quantity RATE =
            Quantity.of("rate", "messages per node per cycle", "offered message rate");

    /** Delivered flits. */
    public static final Quantity THROUGHPUT =
            Quantity.of("throughput", LOAD_UNIT, "accepted throughput");

    /** Mean latency over packets, from generation to arrival of the tail. */
    public static final Quantity LATENCY = Quantity.of("latency", CYCLES, "mean latency");

    /** Half width of the 95 % interval of the mean latency. */
    public static final Quantity LATENCY_CI95 =
            Quantity.of("latency_ci95", CYCLES, "half width of the 95 % interval of the latency");

    /** Mean latency from entry into the network. */
    public static final Quantity NETWORK_LATENCY =
            Quantity.of("network_latency", CYCLES, "mean latency from network entry");

    /** Mean latency of traffic to the hot output. */
    public static final Quantity LATENCY_HOT =
            Quantity.of("latency_hot", CYCLES, "mean latency of hot traffic");

    /** Mean latency of traffic that is not hot. */
    public static final Quantity LATENCY_COLD =
            Quantity.of("latency_cold", CYCLES, "mean latency of cold traffic");

    /** Rate at which processors really generate. */
    public static final Quantity RATE_EFFECTIVE =
            Quantity.of("rate_effective", "messages per node per cycle", "effective message rate");

    /** Fraction of generated packets that is lost. */
    public static final Quantity LOSS =
            Quantity.of("loss", "fraction", "fraction of generated packets lost");

    /** System power N throughput / latency. */
    public static final Quantity POWER =
            Quantity.of("power", "flits per cycle squared", "system power");

    /** Delivered flits at the hot output. */
    public static final Quantity HOT_OUTPUT =
            Quantity.of("hot_output", "flits per cycle", "throughput of the hot output");

    /** Delivered flits at a cold output, mean. */
    public static final Quantity COLD_OUTPUT =
            Quantity.of("cold_output", "flits per cycle", "mean throughput of a cold output");

    private static final Map<String, Quantity> BY_NAME = new LinkedHashMap<>();

    static {
        List.of(
                        LOAD,
                        RATE,
                        THROUGHPUT,
                        LATENCY,
                        LATENCY_CI95,
                        NETWORK_LATENCY,
                        LATENCY_HOT,
                        LATENCY_COLD,
                        RATE_EFFECTIVE,
                        LOSS,
                        POWER,
                        HOT_OUTPUT,
                        COLD_OUTPUT)
                .forEach(quantity -> BY_NAME.put(quantity.name(), quantity));
    }

    private Quantities() {}

    /**
     * Mean latency of traffic to the cold outputs that leave the hot path g stages before its end.
     */
    public static Quantity latencyGroup(int group) {
        return Quantity.of(
                "latency_group_" + group, CYCLES, "mean latency to the outputs of group " + group);
    }

    /** Returns the common quantity of this name, if there is one. */
    public static Optional<Quantity> find(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }
}
