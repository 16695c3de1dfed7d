// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.solver.burstyhypercube.BurstyHypercubeModels.latency;
import static org.kneepoint.solver.burstyhypercube.BurstyHypercubeModels.solve;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.solver.Solver;

class BurstyHypercubeSolverTest {
    private static final String SYSTEM = "dimensions=6 flit=2 length=8 scv=3 ";

    /**
     * Two nodes are one queue each, GE/G/1 with the phits of a message as service, and half a cycle
     * until the next begins: exact.
     */
    @ParameterizedTest
    @CsvSource({"1, 4, 1, 0.5", "3, 4, 5, 0.9", "2, 10, 3, 0.3", "1, 1, 9, 0.99"})
    void twoNodesAreAQueueOfBatches(int flit, double mean, double scv, double use) {
        double phits = flit / (1 - Math.exp(-1 / mean));
        double spread = Math.exp(-1 / mean);
        double rate = use / phits;
        double wait = phits * (use * (1 + spread) + scv - 1) / (2 * (1 - use));
        double found =
                latency(
                        "dimensions=1",
                        "flit=" + flit,
                        "length=" + mean,
                        "scv=" + scv,
                        "rate=" + rate);
        assertEquals(wait + phits + 0.5, found, 1e-9 * found);
    }

    /** The rate of a load of 1 flit per cycle may be rounded to slightly less. */
    @ParameterizedTest
    @ValueSource(strings = {"1 length=8 flit=1", "1 length=3 flit=1", "0.125 length=8 flit=8"})
    void twoNodesSaturateAtFullLoad(String full) {
        for (String variant : new String[] {"corrected", "documented", "printed"}) {
            Point point = solve("dimensions=1 scv=3", "variant=" + variant, "load=" + full);
            assertEquals(Status.SATURATED, point.status(), variant);
            assertTrue(point.get(Quantities.LATENCY).isEmpty());
        }
    }

    /** Where the variation of departures is far above 1, its roundings are no change. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8 flit=3 length=4 scv=5 buffer=4 load=0.1667",
                "7 flit=3 length=4 scv=8 buffer=3 load=0.1733",
                "9 flit=2 length=8 scv=1 buffer=4 load=0.225"
            })
    void beyondSaturationThePublishedModelIsSaturated(String system) {
        Point point = solve("variant=documented", "dimensions=" + system);
        assertEquals(Status.SATURATED, point.status(), point.reason().text());
        assertEquals(Status.OK, solve("dimensions=" + system).status());
    }

    /**
     * At load 0 a message waits for the preceding ones of its batch, one cycle more if the
     * preceding one took the same link and another after it.
     */
    @ParameterizedTest
    @CsvSource({"3, 1, 8, 1, 1", "8, 2, 8, 5, 1", "5, 4, 3, 12, 16", "16, 8, 30, 2, 4"})
    void withoutLoadOnlyBatchesWait(int dimensions, int flit, double mean, double scv, int buffer) {
        double phits = flit / (1 - Math.exp(-1 / mean));
        double nodes = Math.pow(2, dimensions);
        double same = 0;
        for (int first = 1; first <= dimensions; first++) {
            double turn = Math.pow(2, -first) * nodes / (nodes - 1);
            same += turn * turn * (1 - Math.pow(2, first - dimensions));
        }
        double hops = dimensions * nodes / 2 / (nodes - 1);
        double batch = (1 + scv) / 2;
        double expected = (batch - 1) * (phits + same) + phits + hops - 0.5;
        for (String rate : new String[] {"0", "1e-12"}) {
            double found =
                    latency(
                            "dimensions=" + dimensions,
                            "flit=" + flit,
                            "length=" + mean,
                            "scv=" + scv,
                            "buffer=" + buffer,
                            "rate=" + rate);
            assertEquals(expected, found, 1e-7 * expected);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"corrected", "documented", "printed"})
    void figuresAreThoseOfTheSystem(String variant) {
        Point point = solve(SYSTEM, "variant=" + variant, "load=0.02");
        double flits = 1 / (1 - Math.exp(-1.0 / 8));
        double hops = 6 * 32 / 63.0;
        assertEquals(Status.OK, point.status(), point.reason().text());
        assertEquals(0.02, figure(point, Quantities.LOAD));
        assertEquals(0.02, figure(point, Quantities.THROUGHPUT));
        assertEquals(0.02 / flits, figure(point, Quantities.RATE), 1e-15);
        assertEquals(0.02 / flits, figure(point, Quantities.RATE_EFFECTIVE), 1e-15);
        assertEquals(hops + 1, figure(point, Quantities.HOPS), 1e-12);
        assertEquals(
                0.02 * 2 * hops / 6, figure(point, Quantities.CHANNEL_UTILISATION_MEAN), 1e-12);
        assertTrue(figure(point, Quantities.NETWORK_LATENCY) < latency(point));
    }

    @ParameterizedTest
    @ValueSource(strings = {"corrected", "documented"})
    void publishedArrivalsAreTheSquareOfABatchMoreFrequent(String variant) {
        String model = "variant=" + variant;
        Point as = solve(SYSTEM, model, "rate=0.001 printed_rate=true");
        Point by = solve(SYSTEM, model, "rate=0.004");
        assertEquals(latency(by), latency(as));
        assertEquals(0.001, figure(as, Quantities.RATE));
        assertEquals(0.004, figure(as, Quantities.RATE_EFFECTIVE));
        assertEquals(figure(by, Quantities.LOAD), figure(as, Quantities.LOAD));
    }

    @Test
    void everyDimensionIsReportedOnRequest() {
        Point point = solve(SYSTEM, "load=0.03 report=dimensions");
        double phits = 2 / (1 - Math.exp(-1.0 / 8));
        assertEquals(phits, figure(point, BurstyHypercubeSolver.hold(6)), 1e-12);
        for (int dimension = 1; dimension < 6; dimension++) {
            double hold = figure(point, BurstyHypercubeSolver.hold(dimension));
            assertTrue(hold > figure(point, BurstyHypercubeSolver.hold(dimension + 1)));
            assertTrue(figure(point, BurstyHypercubeSolver.waiting(dimension)) > 0);
        }
        assertTrue(solve(SYSTEM, "load=0.03").get(BurstyHypercubeSolver.hold(1)).isEmpty());
    }

    /** The figures of the dimensions sum to the network latency. */
    @Test
    void waitsOfTheDimensionsAddUp() {
        Point point = solve(SYSTEM, "load=0.03 scv=1 report=dimensions");
        double phits = 2 / (1 - Math.exp(-1.0 / 8));
        double hops = 6 * 32 / 63.0;
        double waits = 0;
        for (int dimension = 1; dimension <= 6; dimension++) {
            waits += 32 / 63.0 * figure(point, BurstyHypercubeSolver.waiting(dimension));
        }
        double network = figure(point, Quantities.NETWORK_LATENCY);
        double first = waits + hops - 1 + phits + 0.5 - network;
        assertTrue(first > 0 && first < waits / 2, "wait for the first link " + first);
    }

    @Test
    void saturationHasAReasonAndALimit() {
        Point above = solve(SYSTEM, "rate=0.05");
        assertEquals(Status.SATURATED, above.status());
        assertTrue(above.get(Quantities.LATENCY).isEmpty());
        assertEquals("overloaded", above.reason().code());
        assertEquals(Optional.of("source"), above.reason().argument("part"));
        String load = above.reason().numbers().get(0);
        assertEquals(Double.parseDouble(load), figure(above, Quantities.THROUGHPUT), 1e-5);
        double limit = Double.parseDouble(above.reason().numbers().get(1));
        assertEquals(Status.SATURATED, solve(SYSTEM, "rate=" + 1.001 * limit).status());
        assertEquals(Status.OK, solve(SYSTEM, "rate=" + 0.999 * limit).status());
    }

    /** The finite queues of the paper have figures without a steady state. */
    @ParameterizedTest
    @ValueSource(strings = {"documented", "printed"})
    void noVariantAnswersWhereThereIsNoSteadyState(String variant) {
        Point point = solve(SYSTEM, "rate=0.05 variant=" + variant);
        assertEquals(Status.SATURATED, point.status());
        assertFalse(point.reason().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "dimensions=4 flit=1 length=8 scv=1",
        "dimensions=8 flit=2 length=2 scv=5 buffer=8",
        "dimensions=3 flit=8 length=30 scv=12 buffer=2",
        "dimensions=12 flit=1 length=1 scv=2 buffer=64",
        "dimensions=2 flit=3 length=5 scv=40 buffer=3"
    })
    void latencyRisesUntilSaturation(String system) {
        double last = 0;
        int steady = 0;
        boolean saturated = false;
        Solver.PreparedModel prepared =
                BurstyHypercubeModels.SOLVER.prepare(
                        BurstyHypercubeModels.scenario(system, "load=0"));
        for (double load = 0.002; load < 1; load += 0.002) {
            Point point = prepared.solve(load, Progress.NONE);
            if (point.status() == Status.OK) {
                assertFalse(saturated, "steady again at " + load);
                assertTrue(latency(point) > last, "at " + load);
                last = latency(point);
                steady++;
            } else {
                assertEquals(Status.SATURATED, point.status(), point.reason().text());
                saturated = true;
            }
        }
        assertTrue(saturated && steady > 5);
    }

    @Test
    void whatMakesTrafficWorseMakesItSlower() {
        double usual = latency(SYSTEM, "rate=0.003");
        assertTrue(latency(SYSTEM, "rate=0.003 scv=4") > usual);
        assertTrue(latency(SYSTEM, "rate=0.003 length=9") > usual);
        assertTrue(latency(SYSTEM, "rate=0.003 dimensions=7") > usual);
        assertTrue(latency(SYSTEM, "rate=0.003 buffer=4") < usual);
        assertTrue(
                latency(SYSTEM, "rate=0.003 buffer=64") < latency(SYSTEM, "rate=0.003 buffer=4"));
    }

    @Test
    void buffersLongerThanAllMessagesAreAllTheSame() {
        double large = latency(SYSTEM, "rate=0.005 buffer=4096");
        assertEquals(large, latency(SYSTEM, "rate=0.005 buffer=65536"), 1e-9 * large);
    }

    /** All ends of the parameter ranges. */
    @ParameterizedTest
    @CsvSource({
        "corrected, 1",
        "corrected, 16",
        "documented, 1",
        "documented, 6",
        "printed, 1",
        "printed, 6"
    })
    void cornersAreAnswered(String variant, int dimensions) {
        for (String flit : new String[] {"1", "256"}) {
            for (String length : new String[] {"1", "65536"}) {
                for (String scv : new String[] {"1", "10000"}) {
                    for (String buffer : new String[] {"1", "65536"}) {
                        for (String rate : new String[] {"0", "1e-300", "1e-9", "1"}) {
                            assertSound(
                                    solve(
                                            "variant=" + variant,
                                            "dimensions=" + dimensions,
                                            "flit=" + flit,
                                            "length=" + length,
                                            "scv=" + scv,
                                            "buffer=" + buffer,
                                            "rate=" + rate));
                        }
                    }
                }
            }
        }
    }

    private static void assertSound(Point point) {
        boolean steady = point.status() == Status.OK;
        assertTrue(
                steady || point.status() == Status.SATURATED,
                point.settings() + point.reason().text());
        assertEquals(
                steady, point.get(Quantities.LATENCY).isPresent(), point.settings().toString());
        assertEquals(steady, point.reason().isEmpty());
        point.figures()
                .forEach(
                        (figure, value) -> assertTrue(value >= 0, figure + " " + point.settings()));
    }

    @Test
    void preparedItAnswersTheSame() {
        Solver.PreparedModel prepared =
                BurstyHypercubeModels.SOLVER.prepare(
                        BurstyHypercubeModels.scenario(SYSTEM, "rate=0.1"));
        for (String load : new String[] {"0", "0.02", "0.04", "0.2", "0.9"}) {
            Point alone = solve(SYSTEM, "load=" + load);
            Point among = prepared.solve(Double.parseDouble(load), Progress.NONE);
            assertEquals(alone.figures(), among.figures());
            assertEquals(alone.reason().text(), among.reason().text());
        }
    }

    @Test
    void validityIsWhereItWasMeasured() {
        assertEquals(Validity.CHECKED, solve(SYSTEM, "rate=0.003").validity());
        assertEquals(Validity.EXTRAPOLATED, solve(SYSTEM, "rate=0.003 buffer=16").validity());
        assertEquals(Validity.EXTRAPOLATED, solve(SYSTEM, "rate=0.003 dimensions=10").validity());
        assertEquals(Validity.EXTRAPOLATED, solve(SYSTEM, "rate=0.003 variant=printed").validity());
    }

    @Test
    void curvesKnowTheSystem() {
        double flits = 1 / (1 - Math.exp(-1.0 / 8));
        var scenario = BurstyHypercubeModels.scenario(SYSTEM, "rate=0.1");
        assertEquals(
                64, BurstyHypercubeModels.SOLVER.attributes(scenario).get(CurveAttributes.NODES));
        assertEquals(
                flits,
                BurstyHypercubeModels.SOLVER.attributes(scenario).get(CurveAttributes.LENGTH),
                1e-12);
        assertEquals(Set.of("bursty-hypercube"), BurstyHypercubeModels.SOLVER.supportedNetworks());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dimensions=3 rate=0.1 variant=best",
                "dimensions=3 rate=0.1 variant=printed report=dimensions"
            })
    void badInputIsRefused(String settings) {
        BadInput refusal = assertThrows(BadInput.class, () -> solve(settings));
        assertFalse(refusal.getMessage().contains("\n"), refusal.getMessage());
    }
}
