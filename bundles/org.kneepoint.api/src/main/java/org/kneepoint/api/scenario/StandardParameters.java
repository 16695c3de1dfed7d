// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import java.util.List;

/**
 * Parameters with the same meaning in all plug-ins. A plug-in uses those that apply to it and may
 * narrow the range, change the default or refine the meaning. A plug-in that uses their names for
 * other quantities is excluded.
 */
public final class StandardParameters {
    /** Terminals N of the network. */
    public static final Parameter<Integer> NODES =
            Parameter.integer("nodes", "terminals", "terminals N of the network").atLeast(1);

    /** Switch size, or digits of the k-ary n-cube: one number or a mixed radix. */
    public static final Parameter<List<Integer>> RADIX =
            Parameter.shape(
                            "radix",
                            "ports",
                            "switch size, or k of a k-ary n-cube, mixed as 8x8x16")
                    .atLeast(1);

    /** Switch size where it is one number. */
    public static final Parameter<Integer> SWITCH_RADIX =
            Parameter.integer("radix", "ports", "switch size").atLeast(1);

    /** Dimensions of a cube. */
    public static final Parameter<Integer> DIMENSIONS =
            Parameter.integer("dimensions", "", "dimensions of a cube").atLeast(1);

    /** Stages of a multistage network. */
    public static final Parameter<Integer> STAGES =
            Parameter.integer("stages", "", "stages of a multistage network").atLeast(1);

    /** Levels of a tree. */
    public static final Parameter<Integer> LEVELS =
            Parameter.integer("levels", "", "levels of a tree").atLeast(1);

    /** Offered load. */
    public static final Parameter<Double> LOAD =
            Parameter.real("load", "flits per node per cycle", "offered load")
                    .atLeast(0)
                    .optional();

    /** Offered rate of messages. */
    public static final Parameter<Double> RATE =
            Parameter.real("rate", "messages per node per cycle", "offered message rate")
                    .atLeast(0)
                    .optional();

    /** Mean message length. */
    public static final Parameter<Double> LENGTH =
            Parameter.real("length", "flits", "mean message length").atLeast(1).withDefault(8.0);

    /** Family of message lengths. */
    public static final Parameter<String> LENGTH_DISTRIBUTION =
            Parameter.text("lengths", "distribution of message lengths").withDefault("fixed");

    /** Buffer places; what a place is depends on the network. */
    public static final Parameter<Integer> BUFFER =
            Parameter.integer("buffer", "places", "buffer places").atLeast(0).withDefault(4);

    /** Virtual channels per link. */
    public static final Parameter<Integer> VCS =
            Parameter.integer("vcs", "virtual channels", "virtual channels per link")
                    .atLeast(1)
                    .optional();

    /** Routing function by name. */
    public static final Parameter<String> ROUTING =
            Parameter.text("routing", "routing function by name").optional();

    /** Switching technique. */
    public static final Parameter<String> SWITCHING =
            Parameter.choice(
                            "switching",
                            "switching technique",
                            "wormhole",
                            "cut-through",
                            "store-and-forward")
                    .withChoiceMeaning(
                            "wormhole",
                            "a header advances when the next buffer has room for a flit")
                    .withChoiceMeaning(
                            "cut-through",
                            "a header advances when the next buffer has room for the whole packet")
                    .withChoiceMeaning(
                            "store-and-forward",
                            "as cut-through, but only when the whole packet has arrived");

    /** Deterministic service time of a switch. */
    public static final Parameter<Double> SERVICE =
            Parameter.real("service", "cycles", "deterministic service time of a switch")
                    .above(0)
                    .withDefault(1.0);

    /** Traffic pattern by name. */
    public static final Parameter<String> PATTERN =
            Parameter.text("pattern", "traffic pattern").withDefault("uniform");

    /** Whether a node may address itself. */
    public static final Parameter<Boolean> SELF_TRAFFIC =
            Parameter.flag(
                            "self",
                            "whether a node may address itself; by default false, but true where"
                                    + " inputs and outputs are different ports")
                    .optional();

    /** Fraction of traffic to the hot output. */
    public static final Parameter<Double> HOTSPOT =
            Parameter.real("hotspot", "fraction", "fraction of traffic to the hot output")
                    .between(0, 1)
                    .withDefault(0.0);

    /** The hot output. */
    public static final Parameter<Integer> HOTSPOT_NODE =
            Parameter.integer("hotspot_node", "terminal", "the hot output")
                    .atLeast(0)
                    .withDefault(0);

    /** Arrival process by name. */
    public static final Parameter<String> ARRIVAL_PROCESS =
            Parameter.text("arrivals", "arrival process").withDefault("poisson");

    /** Squared coefficient of variation of interarrival times. */
    public static final Parameter<Double> SCV =
            Parameter.real("scv", "", "squared coefficient of variation of interarrival times")
                    .atLeast(0)
                    .optional();

    /** Limit of outstanding requests. */
    public static final Parameter<Integer> MAX_OUTSTANDING =
            Parameter.integer(
                            "outstanding",
                            "requests",
                            "largest number of outstanding requests per processor")
                    .atLeast(1)
                    .optional();

    /** Root seed of all random numbers of a run. */
    public static final Parameter<Integer> SEED =
            Parameter.integer("seed", "", "root seed of all random numbers").withDefault(1);

    /** Cycles left out before measuring. */
    public static final Parameter<Integer> WARMUP =
            Parameter.integer(
                            "warmup",
                            "cycles",
                            "cycles left out before measuring; found if not given")
                    .atLeast(0)
                    .optional();

    /** Cycles measured. */
    public static final Parameter<Integer> CYCLES =
            Parameter.integer(
                            "cycles",
                            "cycles",
                            "cycles measured; set by the precision if not given")
                    .atLeast(1)
                    .optional();

    /** Precision at which a run ends. */
    public static final Parameter<Double> PRECISION =
            Parameter.real(
                            "precision",
                            "relative",
                            "half width of the 95 % interval of the mean latency, and of the"
                                    + " throughput where packets may be lost")
                    .range(new Range(0, true, 1, true))
                    .withDefault(0.02);

    /** Precision of the throughput at which a run ends before its latency is steady. */
    public static final Parameter<Double> THROUGHPUT_PRECISION =
            Parameter.real(
                            "throughput_precision",
                            "relative",
                            "fraction of the offered load that the accepted throughput may lack,"
                                    + " with 95 % confidence, for a run to end before its latency"
                                    + " is steady")
                    .range(new Range(0, true, 1, true))
                    .optional();

    /** Independent runs per point. */
    public static final Parameter<Integer> REPLICATIONS =
            Parameter.integer("replications", "runs", "independent runs per point")
                    .atLeast(1)
                    .withDefault(1);

    /** Time limit per point. */
    public static final Parameter<Double> TIME_LIMIT =
            Parameter.real("limit", "seconds", "time limit per point").above(0).withDefault(60.0);

    /** Limit of the simulated time of a run, the same on every machine. */
    public static final Parameter<Integer> CYCLE_LIMIT =
            Parameter.integer(
                            "limit_cycles",
                            "cycles",
                            "cycles after which a run is ended, warm-up included; unlike limit"
                                    + " the same on every machine")
                    .atLeast(1)
                    .optional();

    /** Slew rate of a ramp: cycles in which the load grows by 1. */
    public static final Parameter<Double> SLEW =
            Parameter.real("slew", "cycles", "cycles in which the load grows by 1")
                    .between(1000, 1e12)
                    .withDefault(1e6);

    /** The load at the beginning of a ramp. */
    public static final Parameter<Double> START =
            Parameter.real("start", "flits per node per cycle", "load at the beginning")
                    .between(0, 1)
                    .withDefault(0.0);

    /** The load at the end of a ramp. */
    public static final Parameter<Double> END =
            Parameter.real(
                            "end",
                            "flits per node per cycle",
                            "load at the end; by default the theoretical critical load, at which"
                                    + " the first channel would be full")
                    .between(0, 1)
                    .optional();

    /** The width of a window of a ramp. */
    public static final Parameter<Integer> WINDOW =
            Parameter.integer("window", "cycles", "cycles over which figures are taken")
                    .between(1, 1_000_000)
                    .withDefault(100);

    /** Whether to run a routing that may deadlock. */
    public static final Parameter<Boolean> ALLOW_DEADLOCK =
            Parameter.flag("allow_deadlock", "whether to run a routing that may deadlock");

    private static final List<Parameter<?>> ALL =
            List.of(
                    NODES,
                    RADIX,
                    SWITCH_RADIX,
                    DIMENSIONS,
                    STAGES,
                    LEVELS,
                    LOAD,
                    RATE,
                    LENGTH,
                    LENGTH_DISTRIBUTION,
                    BUFFER,
                    VCS,
                    ROUTING,
                    SWITCHING,
                    SERVICE,
                    PATTERN,
                    SELF_TRAFFIC,
                    HOTSPOT,
                    HOTSPOT_NODE,
                    ARRIVAL_PROCESS,
                    SCV,
                    MAX_OUTSTANDING,
                    SEED,
                    WARMUP,
                    CYCLES,
                    PRECISION,
                    THROUGHPUT_PRECISION,
                    REPLICATIONS,
                    TIME_LIMIT,
                    CYCLE_LIMIT,
                    SLEW,
                    START,
                    END,
                    WINDOW,
                    ALLOW_DEADLOCK);

    private StandardParameters() {}

    /** Returns all standard parameters. */
    public static List<Parameter<?>> all() {
        return ALL;
    }
}
