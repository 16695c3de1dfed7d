// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Optional;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulation.CustomStatistics;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.statistics.BatchMeans;

/** Builds the point of a run from its statistics. */
final class SteadyStatePoint {
    private static final double UNKNOWN = Double.NaN;

    private final Point.Builder point;

    /** Creates the point of a scenario with the offered load. */
    SteadyStatePoint(Scenario scenario, OfferedTraffic offered) {
        point =
                Point.of(scenario)
                        .with(Quantities.LOAD, offered.load())
                        .with(Quantities.RATE, offered.rate());
    }

    /** Adds the columns of an outcome. */
    SteadyStatePoint with(RunOutcome outcome, OfferedTraffic offered, int nodes) {
        point.status(outcome.status(), outcome.reason());
        interval(outcome).ifPresent(interval -> add(interval, outcome.status()));
        outcome.sample().ifPresent(sample -> add(sample, offered, nodes, outcome.steady()));
        return this;
    }

    /** Adds the columns of the engine's custom statistics, except of a saturated run. */
    SteadyStatePoint withCustomStatistics(RunOutcome outcome, SimulationEngine engine) {
        interval(outcome)
                .filter(interval -> interval.cycles() > 0)
                .filter(interval -> outcome.status() != Status.SATURATED)
                .ifPresent(
                        interval -> {
                            int index = 0;
                            for (CustomStatistics custom : engine.customStatistics()) {
                                double[] sums = interval.customSums().get(index++);
                                custom.report(point, sums, interval.observedCycles());
                            }
                        });
        return this;
    }

    /** Adds the figures of each channel and terminal. */
    SteadyStatePoint withChannels(RunOutcome outcome, SimulationEngine engine) {
        interval(outcome).ifPresent(interval -> addChannels(interval, engine));
        return this;
    }

    private void addChannels(IntervalStatistics interval, SimulationEngine engine) {
        double[] utilisations = interval.utilisation().perChannel();
        for (int channel = 0; channel < utilisations.length; channel++) {
            point.with(ReportDetail.channel(engine.channelName(channel)), utilisations[channel]);
        }
        double[] blocked = interval.utilisation().blocked();
        for (int channel = 0; channel < blocked.length; channel++) {
            point.with(ReportDetail.blocked(engine.channelName(channel)), blocked[channel]);
        }
        double[] rates = interval.injectionRates();
        for (int terminal = 0; terminal < rates.length; terminal++) {
            point.with(ReportDetail.injected(terminal), rates[terminal]);
        }
    }

    /** Adds the packets in the network over the run. */
    SteadyStatePoint withInFlight(BacklogHistory history, double now) {
        double[] means = history.inFlight(now, ReportDetail.IN_FLIGHT_PARTS);
        for (int part = 0; part < means.length; part++) {
            point.with(ReportDetail.inFlight(part + 1), means[part]);
        }
        return this;
    }

    /** Returns the point with the real time of the run, seconds. */
    Point.Builder point(double seconds) {
        return point.with(Quantities.SECONDS, seconds);
    }

    private static Optional<IntervalStatistics> interval(RunOutcome outcome) {
        return outcome.sample().map(PacketSample::interval).or(outcome::interval);
    }

    private void add(IntervalStatistics interval, Status status) {
        point.with(Quantities.THROUGHPUT, interval.accepted())
                .with(Quantities.THROUGHPUT_CI95, interval.acceptedHalfWidth())
                .with(Quantities.THROUGHPUT_MIN, interval.minThroughput())
                .with(Quantities.THROUGHPUT_MAX, interval.maxThroughput())
                .with(Quantities.INJECTED_MIN, interval.minSourceThroughput())
                .with(Quantities.JAIN_INDEX, interval.fairness())
                .with(Quantities.CHANNEL_UTILISATION_MEAN, interval.utilisation().mean())
                .with(Quantities.CHANNEL_UTILISATION_MAX, interval.utilisation().max())
                .with(Quantities.CYCLES_MEASURED, interval.observedCycles())
                .with(Quantities.CYCLES_WARMUP, interval.copies() * interval.from());
        if (status != Status.SATURATED) {
            point.with(Quantities.IN_FLIGHT, interval.inFlight());
        }
    }

    private void add(PacketSample sample, OfferedTraffic offered, int nodes, boolean steady) {
        point.with(Quantities.MESSAGES, sample.delivered());
        if (offered.overflow() == OfferedTraffic.Overflow.BLOCKED) {
            double time = nodes * sample.interval().observedCycles();
            point.with(Quantities.RATE_EFFECTIVE, sample.generated() / time);
        }
        if (offered.overflow() == OfferedTraffic.Overflow.LOST
                || sample.delivered() < sample.generated()) {
            point.with(Quantities.LOSS, sample.loss().mean())
                    .with(Quantities.LOSS_CI95, steady ? sample.lossHalfWidth() : UNKNOWN);
        }
        if (sample.delivered() > 0) {
            addLatencies(sample, steady && sample.hasInterval());
        }
    }

    private void addLatencies(PacketSample sample, boolean withIntervals) {
        BatchMeans latency = sample.latency();
        BatchMeans networkLatency = sample.networkLatency();
        point.with(Quantities.LATENCY, latency.mean())
                .with(Quantities.LATENCY_CI95, withIntervals ? latency.halfWidth() : UNKNOWN)
                .with(Quantities.NETWORK_LATENCY, networkLatency.mean())
                .with(
                        Quantities.NETWORK_LATENCY_CI95,
                        withIntervals ? networkLatency.halfWidth() : UNKNOWN)
                .with(Quantities.LATENCY_MAX, sample.maxLatency())
                .with(Quantities.HOPS, sample.hops());
        addPercentile(Quantities.LATENCY_P50, sample.p50(), withIntervals);
        addPercentile(Quantities.LATENCY_P95, sample.p95(), withIntervals);
        addPercentile(Quantities.LATENCY_P99, sample.p99(), withIntervals);
    }

    private void addPercentile(Quantity quantity, Percentile percentile, boolean withInterval) {
        point.with(quantity, percentile.value())
                .with(
                        Quantities.halfWidth(quantity),
                        withInterval ? percentile.halfWidth() : UNKNOWN);
    }
}
