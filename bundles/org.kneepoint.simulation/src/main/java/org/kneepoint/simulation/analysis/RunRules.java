// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.regex.Pattern;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.support.DescriptionResource;

/**
 * Constants of the rules of warm-up, stopping, saturation and deadlock detection. The description
 * of the package states the rules and how good they are.
 */
final class RunRules {
    /** First checkpoint after the start of a warm-up or of a measurement, cycles. */
    static final double FIRST_CHECKPOINT = 128;

    /**
     * Time at which a checkpoint replaces a cutoff whose packets have not left, relative to that of
     * the cutoff, both from the start of the period.
     */
    static final double CUTOFF_REPLACEMENT = 2;

    /** First checkpoint of the backlog, cycles from the start of the run. */
    static final double FIRST_BACKLOG_CHECKPOINT = 64;

    /** Packets that a warm-up must have delivered. */
    static final double MIN_WARMUP_PACKETS = 300;

    /** Largest fraction of a period that the MSER rule may truncate if the period is to count. */
    static final double MAX_TRUNCATED_FRACTION = 0.5;

    /** Most parts of a period whose mean latencies the MSER rule examines. */
    static final int MAX_TRUNCATION_PARTS = 128;

    /** First packets of a run, whose delivery gives the response time of the network. */
    static final int PROBE_PACKETS = 64;

    /** Fraction of the first packets that are delivered by the response time. */
    static final double PROBE_FRACTION = 0.9;

    /**
     * Multiple of the response time before which neither warm-up nor growth is concluded. Growth is
     * also concluded once this multiple of the packets in the network have left it.
     */
    static final double PROBE_MULTIPLE = 4;

    /** Longest measurement that is restarted, relative to the time before it. */
    static final double MAX_RESTART_RATIO = 4;

    /** Largest relative half width at which a run ends, whatever precision is set. */
    static final double LOOSEST_PRECISION = 0.1;

    /** Batches of a confidence interval; fewer where the cycles are given and batches correlate. */
    static final int BATCHES = 32;

    /** Fewest packets delivered of which a confidence interval is formed. */
    static final double MIN_PACKETS = 2.0 * BATCHES;

    /**
     * Largest standardised correlation of neighbouring batches that von Neumann's test accepts, at
     * the level 0.1.
     */
    static final double CRITICAL_CORRELATION = 1.2816;

    /** Fraction of the measurement from which on checkpoints widen the interval. */
    static final double RECENT_FRACTION = 0.65;

    /** Largest correlation at lag 1 of windows that count as nearly normal. */
    static final double MAX_WINDOW_CORRELATION = 0.25;

    /** Largest skewness of windows that count as nearly normal. */
    static final double MAX_WINDOW_SKEWNESS = 1;

    /** Least effective sample size, windows, of a measurement that just reaches the precision. */
    static final double MIN_EFFECTIVE_WINDOWS = 100;

    /** Flits delivered after which further copies of the network may be simulated. */
    static final double LONG_RUN_FLITS = 1 << 20;

    /** Cycles after which they are where the end of the run cannot be expected. */
    static final double LONG_RUN_CYCLES = 1 << 16;

    /** Copies of the network of a long run. */
    static final int COPIES = 4;

    /** Fewest packets per batch, on average, at which a run ends. */
    static final double MIN_BATCH_PACKETS = 16;

    /**
     * Length of a measurement that just reaches the precision, relative to the largest latency. A
     * narrower interval needs less, in proportion.
     */
    static final double MEASURED_LATENCIES = 64;

    /** Shortest measurement at which a run ends, relative to the largest latency. */
    static final double MIN_MEASURED_LATENCIES = 16;

    /** Shortest measurement at which a run ends, relative to a warm-up that was detected. */
    static final double MIN_WARMUP_MULTIPLE = 3;

    /** With given cycles, multiple of their end up to which the run waits for deliveries. */
    static final double DRAIN_MULTIPLE = 2;

    /** With given cycles, cycles of waiting for deliveries beyond that multiple. */
    static final double DRAIN_CYCLES = 4096;

    /**
     * Growth of the backlog over the second half of a run, relative to its mean, above which it
     * counts as saturated: 2/3 for growth in proportion to time, 0.34 as the square root of time,
     * as of a critical queue, 0 for a steady level.
     */
    static final double SATURATED_GROWTH = 0.5;

    /** Growth at or below which earlier observations of growth no longer count. */
    static final double CRITICAL_GROWTH = 0.35;

    /** Standard errors by which the mean step of the backlog must exceed 0. */
    static final double MIN_SIGNIFICANCE = 2;

    /** Steps of the backlog, over equal parts of the second half of a run. */
    static final int BACKLOG_STEPS = 16;

    /** Checkpoints with growth that confirm it. */
    static final int CONFIRMATIONS = 3;

    /**
     * Half widths of the accepted throughput by which it must be below the offered load where the
     * growth is not confirmed: with Student's t of 15 degrees of freedom the one-sided level 0.005.
     */
    static final double UNCONFIRMED_HALF_WIDTHS = 1.38;

    /**
     * Loosest precision of the accepted throughput where the growth is not confirmed: while a
     * network fills, both the growth and the missing throughput are real but do not last.
     */
    static final double UNCONFIRMED_PRECISION = 0.01;

    /** Loosest precision of an accepted throughput by which a load counts as carried. */
    static final double CARRIED_PRECISION = 0.02;

    /**
     * Checkpoints with growth after which the accepted throughput need not be known: time has grown
     * about 25-fold over them.
     */
    static final int LONG_STREAK = 15;

    /** Least fraction of the run, back from the present, that a saturated point reports. */
    static final double MIN_SATURATED_FRACTION = 0.25;

    /**
     * Least fraction of the run, back from the present, over which the accepted throughput is
     * compared with the offered load.
     */
    static final double ACCEPTED_FRACTION = 0.5;

    /** Equal parts of a period over which the accepted throughput is averaged. */
    static final int THROUGHPUT_PARTS = 16;

    /** Shortest interval between two searches for deadlock, cycles. */
    static final double DEADLOCK_CHECK_CYCLES = 1024;

    /** Parts of the elapsed time after which a search or a count is repeated, if that is longer. */
    static final double CHECKS_PER_TIME = 64;

    /** Windows of a ramp between two searches for deadlock. */
    static final int DEADLOCK_CHECK_WINDOWS = 10;

    /** Messages expected of each node after which a run without any message ends. */
    static final double MAX_SILENT_MESSAGES = 1e5;

    /** Last cycle of a run. */
    static final double LAST_CYCLE = 0x1p50;

    private static final Pattern CONSTANT = Pattern.compile("\\{([A-Z_]+)}");

    private RunRules() {}

    /**
     * Returns the least length of a run whose warm-up and end are to be detected, cycles.
     *
     * @param responseTime time by which most of the first packets have been delivered, cycles
     * @param largestLatency largest latency of a packet, cycles
     */
    static double leastCycles(double responseTime, double largestLatency) {
        double warmup = PROBE_MULTIPLE * responseTime;
        return warmup
                + Math.max(MIN_WARMUP_MULTIPLE * warmup, MIN_MEASURED_LATENCIES * largestLatency);
    }

    /** Returns the text of a resource with the values of the constants named in it. */
    static String description(String file) {
        String text = DescriptionResource.read(RunRules.class, file).validity();
        return CONSTANT.matcher(text).replaceAll(name -> value(name.group(1)));
    }

    private static String value(String constant) {
        try {
            Number value = (Number) RunRules.class.getDeclaredField(constant).get(null);
            return Decimal.format(value.doubleValue());
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("no constant " + constant, e);
        }
    }
}
