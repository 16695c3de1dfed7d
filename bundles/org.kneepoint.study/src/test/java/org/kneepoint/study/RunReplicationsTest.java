// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.testkit.Assignments;

class RunReplicationsTest {
    private static final Quantity SEED = Quantities.SEED;

    private static Point run(Quantity quantity, double value) {
        return Point.of(Map.of("seed", "1")).with(quantity, value).build();
    }

    private static Point merged(Quantity quantity, double... values) {
        List<Point> runs = Arrays.stream(values).mapToObj(value -> run(quantity, value)).toList();
        return RunReplications.pooled(runs, values.length);
    }

    private static Point ended(Status status, String reason) {
        return run(Quantities.LOAD, 0.1).toBuilder().status(status, reason).build();
    }

    private static List<Integer> seeds(String... settings) {
        Scenario scenario =
                Scenario.of(
                        "net",
                        Parameters.of(StandardParameters.SEED, StandardParameters.REPLICATIONS),
                        Assignments.of(settings));
        return RunReplications.of(scenario).stream()
                .map(run -> run.apply(AssembledScenario.of(scenario)).scenario())
                .map(seeded -> seeded.get(StandardParameters.SEED))
                .toList();
    }

    @Test
    void eachRunHasASeedOfItsOwn() {
        assertEquals(List.of(5), seeds("seed=5"));
        assertEquals(
                Arrays.stream(ReplicationSeeds.split(5, 3)).boxed().toList(),
                seeds("seed=5", "replications=3"));
        Scenario seedless =
                Scenario.of(
                        "net",
                        Parameters.of(StandardParameters.REPLICATIONS),
                        Map.of("replications", "3"));
        assertEquals(1, RunReplications.of(seedless).size(), "they would all be the same");
    }

    @Test
    void aSingleRunStandsAsItIs() {
        Point point = ended(Status.UNSTEADY, "short");
        assertSame(point, RunReplications.pooled(List.of(point), 1));
    }

    /** The quantiles of Student's t are those of printed tables: 12.7062 and 2.7764. */
    @Test
    void theIntervalIsThatOfTheMeans() {
        Point two = merged(Quantities.LATENCY, 10, 12);
        assertEquals(11, two.get(Quantities.LATENCY).getAsDouble());
        assertEquals(12.7062, two.get(Quantities.LATENCY_CI95).getAsDouble(), 1e-4);
        Point five = merged(Quantities.LATENCY, 1, 2, 3, 4, 5);
        assertEquals(3, five.get(Quantities.LATENCY).getAsDouble(), 1e-15);
        assertEquals(
                2.7764 * Math.sqrt(2.5 / 5), five.get(Quantities.LATENCY_CI95).getAsDouble(), 1e-4);
        assertEquals(
                OptionalDouble.of(0),
                merged(Quantities.LATENCY, 7, 7).get(Quantities.LATENCY_CI95));
    }

    @Test
    void everyIntervalIsMadeAnew() {
        Point.Builder run = Point.of(Map.of()).with(Quantities.NETWORK_LATENCY, 4);
        Point one = run.with(Quantities.NETWORK_LATENCY_CI95, 9).build();
        Point other = one.toBuilder().with(Quantities.NETWORK_LATENCY, 6).build();
        double width =
                RunReplications.pooled(List.of(one, other), 2)
                        .get(Quantities.NETWORK_LATENCY_CI95)
                        .getAsDouble();
        assertEquals(12.7062, width, 1e-4);
    }

    @Test
    void everyMeanHasAnInterval() {
        assertTrue(merged(Quantities.LOSS, 0.1, 0.3).figures().containsKey(Quantities.LOSS_CI95));
        Point point = merged(Quantities.OCCUPANCY, 10, 12);
        Quantity interval = Quantity.of("occupancy_ci95", "", "");
        assertEquals(12.7062, point.get(interval).getAsDouble(), 1e-4);
        assertEquals(1, merged(Quantities.LATENCY_P50, 1, 2).figures().size());
    }

    @Test
    void figuresArePooledAsTheirKindDemands() {
        assertEquals(OptionalDouble.of(9), max(Quantities.LATENCY_MAX));
        assertEquals(OptionalDouble.of(9), max(Quantities.CHANNEL_UTILISATION_MAX));
        assertEquals(OptionalDouble.of(2), max(Quantities.THROUGHPUT_MIN));
        for (Quantity summed :
                List.of(
                        Quantities.CYCLES_MEASURED,
                        Quantities.CYCLES_WARMUP,
                        Quantities.MESSAGES,
                        Quantities.SECONDS)) {
            assertEquals(OptionalDouble.of(15), max(summed), summed.name());
        }
        assertEquals(OptionalDouble.of(4), max(SEED), "that of the first");
        assertEquals(OptionalDouble.of(5), max(Quantities.LATENCY_P99), "an average");
        assertEquals(OptionalDouble.of(5), max(Quantities.HOPS));
    }

    private static OptionalDouble max(Quantity quantity) {
        return merged(quantity, 4, 9, 2).get(quantity);
    }

    @Test
    void whatIsTheSameInAllRunsStaysTheSame() {
        Point point = merged(Quantities.LOAD, 0.1, 0.1, 0.1);
        assertEquals(OptionalDouble.of(0.1), point.get(Quantities.LOAD));
    }

    @Test
    void aFigureThatARunLacksIsAbsent() {
        Point full =
                run(Quantities.THROUGHPUT, 0.5).toBuilder()
                        .status(Status.SATURATED, "full")
                        .build();
        Point ok = run(Quantities.THROUGHPUT, 0.6).toBuilder().with(Quantities.LATENCY, 9).build();
        Point point = RunReplications.pooled(List.of(ok, full), 2);
        assertEquals(OptionalDouble.empty(), point.get(Quantities.LATENCY));
        assertEquals(OptionalDouble.empty(), point.get(Quantities.LATENCY_CI95));
        assertEquals(0.55, point.get(Quantities.THROUGHPUT).getAsDouble(), 1e-15);
    }

    @Test
    void theWorstEndingIsThatOfThePoint() {
        List<Point> runs =
                List.of(
                        ended(Status.OK, ""),
                        ended(Status.SATURATED, "full"),
                        ended(Status.UNSTEADY, "short"),
                        ended(Status.SATURATED, "very full"));
        Point point = RunReplications.pooled(runs, 4);
        assertEquals(Status.SATURATED, point.status());
        assertEquals(Optional.of(2), point.reason().argument("such"));
        assertEquals(Optional.of(4), point.reason().argument("runs"));
        Point sound = RunReplications.pooled(List.of(runs.get(0), runs.get(0)), 2);
        assertEquals(Status.OK, sound.status());
        assertEquals("", sound.reason().text());
        for (Status status : Status.values()) {
            Point other = ended(status, "so");
            assertEquals(status, RunReplications.pooled(List.of(runs.get(0), other), 2).status());
        }
    }

    /** Tests at some level fail by chance in some of many runs. */
    @Test
    void aQuarterOfTheRunsMayLookUnsteady() {
        Point good = ended(Status.OK, "");
        Point bad = ended(Status.UNSTEADY, "short");
        Point one = RunReplications.pooled(List.of(good, good, good, bad), 4);
        assertEquals(Status.OK, one.status());
        assertEquals("", one.reason().text());
        Point two = RunReplications.pooled(List.of(good, good, bad, bad), 4);
        assertEquals(Status.UNSTEADY, two.status());
        assertEquals(Optional.of(2), two.reason().argument("such"));
    }

    @Test
    void fewerRunsThanWantedAreNoFullAnswer() {
        Point point = RunReplications.pooled(List.of(ended(Status.OK, "")), 3);
        assertEquals(Status.CANCELLED, point.status());
        assertEquals(Optional.of(1), point.reason().argument("begun"));
        assertEquals(Optional.of(3), point.reason().argument("wanted"));
        assertEquals(OptionalDouble.of(0.1), point.get(Quantities.LOAD));
        Point single = RunReplications.pooled(List.of(run(Quantities.LATENCY, 8)), 3);
        assertEquals(OptionalDouble.empty(), single.get(Quantities.LATENCY_CI95));
    }

    @Test
    void validityIsThatOfTheLeastChecked() {
        Point out = ended(Status.OK, "").toBuilder().validity(Validity.EXTRAPOLATED).build();
        Point in = ended(Status.OK, "");
        assertEquals(Validity.EXTRAPOLATED, RunReplications.pooled(List.of(in, out), 2).validity());
        assertEquals(Validity.CHECKED, RunReplications.pooled(List.of(in, in), 2).validity());
    }
}
