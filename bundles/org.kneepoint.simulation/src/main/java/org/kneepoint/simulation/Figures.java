// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.Optional;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Scenario;

/** The columns that a run fills. */
final class Figures {
    private static final double NONE = Double.NaN;

    private final Point.Builder point;

    /** The columns of a scenario, with what is offered. */
    Figures(Scenario scenario, Offered offered) {
        point =
                Point.of(scenario)
                        .with(Quantities.LOAD, offered.load())
                        .with(Quantities.RATE, offered.rate());
    }

    /** Fills what is known of the outcome. */
    Figures with(Outcome outcome, Offered offered, int nodes) {
        point.status(outcome.status(), outcome.reason());
        measured(outcome).ifPresent(passage -> add(passage, outcome.status()));
        outcome.sample().ifPresent(sample -> add(sample, offered, nodes, outcome.steady()));
        return this;
    }

    /** Fills what the accounts of the engine report, which supposes a steady state. */
    Figures withAccounts(Outcome outcome, Engine engine) {
        measured(outcome)
                .filter(passage -> passage.cycles() > 0)
                .filter(passage -> outcome.status() != Status.SATURATED)
                .ifPresent(
                        passage -> {
                            int place = 0;
                            for (Account account : engine.accounts()) {
                                double[] sums = passage.sums().get(place++);
                                account.report(point, sums, passage.cycles());
                            }
                        });
        return this;
    }

    /** Fills the use of each channel. */
    Figures withChannels(Outcome outcome, Engine engine) {
        measured(outcome)
                .map(passage -> passage.utilisation().each())
                .ifPresent(
                        each -> {
                            for (int channel = 0; channel < each.length; channel++) {
                                String name = engine.channelName(channel);
                                point.with(Detail.channel(name), each[channel]);
                            }
                        });
        return this;
    }

    /** Fills the packets in the network over the time of the run. */
    Figures withInFlight(History history, double now) {
        double[] means = history.inFlight(now, Detail.PARTS);
        for (int part = 0; part < means.length; part++) {
            point.with(Detail.inFlight(part + 1), means[part]);
        }
        return this;
    }

    /** Returns the point. */
    Point.Builder point(double seconds) {
        return point.with(Quantities.SECONDS, seconds);
    }

    private static Optional<Passage> measured(Outcome outcome) {
        return outcome.sample().map(Sample::passage).or(outcome::passage);
    }

    private void add(Passage passage, Status status) {
        point.with(Quantities.THROUGHPUT, passage.accepted())
                .with(Quantities.THROUGHPUT_CI95, passage.acceptedHalfWidth())
                .with(Quantities.THROUGHPUT_MIN, passage.least())
                .with(Quantities.THROUGHPUT_MAX, passage.most())
                .with(Quantities.ACCEPTED_MIN, passage.poorestSource())
                .with(Quantities.UTILISATION_MEAN, passage.utilisation().mean())
                .with(Quantities.UTILISATION_MAX, passage.utilisation().most())
                .with(Quantities.CYCLES_MEASURED, passage.cycles())
                .with(Quantities.CYCLES_WARMUP, passage.from());
        if (status != Status.SATURATED) {
            point.with(Quantities.IN_FLIGHT, passage.inFlight());
        }
    }

    private void add(Sample sample, Offered offered, int nodes, boolean steady) {
        point.with(Quantities.MESSAGES, sample.delivered());
        if (offered.excess() == Offered.Excess.BLOCKED) {
            double time = nodes * sample.passage().cycles();
            point.with(Quantities.RATE_EFFECTIVE, sample.generated() / time);
        }
        if (offered.excess() == Offered.Excess.LOST || sample.delivered() < sample.generated()) {
            point.with(Quantities.LOSS, sample.loss().mean())
                    .with(Quantities.LOSS_CI95, steady ? sample.lossHalfWidth() : NONE);
        }
        if (sample.delivered() > 0) {
            addLatencies(sample, steady && sample.hasInterval());
        }
    }

    private void addLatencies(Sample sample, boolean withIntervals) {
        BatchMeans latency = sample.latency();
        BatchMeans networkLatency = sample.networkLatency();
        point.with(Quantities.LATENCY, latency.mean())
                .with(Quantities.LATENCY_CI95, withIntervals ? latency.halfWidth() : NONE)
                .with(Quantities.NETWORK_LATENCY, networkLatency.mean())
                .with(
                        Quantities.NETWORK_LATENCY_CI95,
                        withIntervals ? networkLatency.halfWidth() : NONE)
                .with(Quantities.LATENCY_MAX, sample.largest())
                .with(Quantities.HOPS, sample.hops());
        addPercentile(Quantities.LATENCY_P50, sample.p50(), withIntervals);
        addPercentile(Quantities.LATENCY_P95, sample.p95(), withIntervals);
        addPercentile(Quantities.LATENCY_P99, sample.p99(), withIntervals);
    }

    private void addPercentile(Quantity quantity, Percentile percentile, boolean withInterval) {
        point.with(quantity, percentile.value())
                .with(Quantities.interval(quantity), withInterval ? percentile.halfWidth() : NONE);
    }
}
