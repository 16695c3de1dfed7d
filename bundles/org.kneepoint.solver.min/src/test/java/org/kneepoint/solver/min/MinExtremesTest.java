// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;

/** Points at the ends of the parameter ranges, alone and combined. */
class MinExtremesTest {
    private static final int MOST = 1 << 30;

    /** Largest packets per node and cycle of a network without a hot spot. */
    private static void checkSane(String settings) {
        Point point = MinSolverFixture.solve(settings);
        for (var figure : point.figures().entrySet()) {
            double value = figure.getValue();
            assertTrue(value >= 0 && Double.isFinite(value), figure + " of " + settings);
        }
        if (point.status() != Status.OK) {
            assertEquals(Status.SATURATED, point.status(), settings);
            assertEquals("inf", point.settings().get("buffer"), "only these saturate");
            assertTrue(point.get(Quantities.LATENCY).isEmpty());
            return;
        }
        double offered = figure(point, Quantities.LOAD);
        double throughput = figure(point, Quantities.THROUGHPUT);
        double service = Double.parseDouble(point.settings().get("service"));
        double delay = figure(point, Quantities.LATENCY);
        assertTrue(throughput <= offered, "more delivered than offered: " + settings);
        assertTrue(
                throughput * service <= 1 + 1e-12,
                () -> "more than the servers can do: " + throughput + " of " + settings);
        double loss = figure(point, Quantities.LOSS);
        assertTrue(loss >= 0 && loss <= 1, settings);
        if (!"eq14".equals(point.settings().get("delay"))
                && !"printed".equals(point.settings().get("variant"))) {
            assertTrue(delay >= stages(point) * service * (1 - 1e-13), delay + " of " + settings);
        }
        if (point.get(Quantities.LATENCY_HOT).isPresent()) {
            double nodes = Double.parseDouble(point.settings().get("nodes"));
            double total =
                    figure(point, Quantities.THROUGHPUT_HOT)
                            + (nodes - 1) * figure(point, Quantities.THROUGHPUT_COLD);
            assertEquals(nodes * throughput, total, 1e-9 * total + 1e-300, settings);
        }
    }

    private static int stages(Point point) {
        double nodes = Double.parseDouble(point.settings().get("nodes"));
        double radix = Double.parseDouble(point.settings().get("radix"));
        return (int) Math.round(Math.log(nodes) / Math.log(radix));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nodes=2 radix=2 load=0.5",
                "nodes=1048576 radix=2 load=0.5",
                "nodes=1073741824 radix=2 load=0.9",
                "nodes=1073741824 radix=1073741824 load=0.9",
                "nodes=1073741824 radix=32768 load=0.9",
                "nodes=387420489 radix=3 load=0.9",
                "nodes=1048576 radix=1048576 load=0.9 hotspot=0.5",
                "nodes=64 radix=2 load=0",
                "nodes=64 radix=2 load=0 hotspot=0.5",
                "nodes=64 radix=2 load=0 buffer=inf",
                "nodes=64 radix=2 load=0 buffer=0 variant=printed",
                "nodes=64 radix=2 load=1e-300",
                "nodes=64 radix=2 load=1e-300 hotspot=1e-300",
                "nodes=64 radix=2 load=4.9e-324",
                "nodes=64 radix=2 load=4.9e-324 variant=printed",
                "nodes=64 radix=2 load=4.9e-324 hotspot=0.5 outstanding=1",
                "nodes=64 radix=2 load=1000",
                "nodes=64 radix=2 load=1000 buffer=0",
                "nodes=64 radix=2 load=1000 variant=printed",
                "nodes=64 radix=2 load=1000 departure=carried",
                "nodes=64 radix=2 load=0.5 service=1e-6",
                "nodes=64 radix=2 load=0.5 service=1e-300",
                "nodes=64 radix=2 load=1e-6 service=1e6",
                "nodes=64 radix=2 load=0.5 service=1e6",
                "nodes=64 radix=2 load=0.5 hotspot=1",
                "nodes=64 radix=2 load=0.5 hotspot=1 buffer=inf",
                "nodes=64 radix=2 load=0.01 hotspot=1 buffer=inf",
                "nodes=1073741824 radix=2 load=0.5 hotspot=1",
                "nodes=1073741824 radix=2 load=1e-10 hotspot=1",
                "nodes=64 radix=2 load=0.5 buffer=10000",
                "nodes=64 radix=2 load=1 buffer=10000",
                "nodes=64 radix=2 load=0.999 buffer=10000 departure=carried",
                "nodes=1024 radix=32 load=1000 buffer=10000 hotspot=1",
                "nodes=64 radix=8 load=1.2 buffer=10000 outstanding=5000",
            })
    void anAnswer(String settings) {
        checkSane(settings);
    }

    static Stream<String> together() {
        List<String> all = new ArrayList<>();
        for (String size :
                List.of("nodes=2 radix=2", "nodes=4096 radix=2", "nodes=1073741824 radix=32768")) {
            for (String load : List.of("0", "1e-300", "0.5", "1", "1000")) {
                for (String buffer : List.of("0", "4", "300", "inf")) {
                    for (String service : List.of("1e-6", "1", "1e6")) {
                        for (String rest :
                                List.of(
                                        "",
                                        "hotspot=1",
                                        "hotspot=1e-300",
                                        "hotspot=0.1 variant=printed",
                                        "outstanding=1",
                                        "outstanding=100 hotspot=0.02")) {
                            all.add(
                                    String.join(
                                            " ",
                                            size,
                                            "load=" + load,
                                            "buffer=" + buffer,
                                            "service=" + service,
                                            rest));
                        }
                    }
                }
            }
        }
        return all.stream();
    }

    @Test
    void extremesTogether() {
        together().forEach(MinExtremesTest::checkSane);
    }

    @Test
    void fractionsOfTheLeastLoadAreStillTimes() {
        for (String load : List.of("0", "1e-300", "1e-30", "1e-12")) {
            assertEquals(6, MinSolverFixture.delay("nodes=64 radix=2 load=" + load), 1e-10);
            assertEquals(
                    6, MinSolverFixture.delay("nodes=64 radix=2 buffer=inf load=" + load), 1e-10);
            assertEquals(
                    12, MinSolverFixture.delay("nodes=64 radix=2 service=2 load=" + load), 1e-10);
        }
        Point idle = MinSolverFixture.solve("nodes=64 radix=2 load=0");
        assertEquals(0, figure(idle, Quantities.THROUGHPUT));
        assertEquals(0, figure(idle, Quantities.LOSS));
        assertEquals(0, figure(idle, Quantities.SYSTEM_POWER));
    }

    /** D(d, lambda/d) = d D(1, lambda) and X(d, lambda/d) = X(1, lambda)/d. */
    @ParameterizedTest
    @ValueSource(doubles = {0.5, 2, 3, 0.01, 1e6, 1024})
    void theServiceTimeOnlyScales(double d) {
        for (double rate : new double[] {0.1, 0.7, 1, 1.6}) {
            for (String settings :
                    List.of(
                            "buffer=4",
                            "buffer=0 departure=carried",
                            "buffer=16 variant=printed",
                            "buffer=4 hotspot=0.08")) {
                Point one = MinSolverFixture.solve("nodes=64 radix=2", settings, "load=" + rate);
                Point scaled =
                        MinSolverFixture.solve(
                                "nodes=64 radix=2", settings, "load=" + rate / d, "service=" + d);
                scales(one, scaled, Quantities.LATENCY, d);
                scales(one, scaled, Quantities.THROUGHPUT, 1 / d);
                scales(one, scaled, Quantities.SYSTEM_POWER, 1 / (d * d));
                scales(one, scaled, Quantities.LOSS, 1);
            }
        }
    }

    private static void scales(Point one, Point scaled, Quantity quantity, double factor) {
        double expected = figure(one, quantity) * factor;
        assertEquals(expected, figure(scaled, quantity), 1e-11 * expected + 1e-15 * factor);
    }

    @Test
    void delayGrowsWithTheLoadWhateverTheRest() {
        Random random = new Random(20);
        for (int i = 0; i < 400; i++) {
            int radix = 2 + random.nextInt(7);
            int stages = 1 + random.nextInt(5);
            String settings =
                    "nodes="
                            + Math.round(Math.pow(radix, stages))
                            + " radix="
                            + radix
                            + " buffer="
                            + random.nextInt(30)
                            + " service="
                            + (0.1 + 3 * random.nextDouble())
                            + (random.nextBoolean() ? " hotspot=" + random.nextDouble() / 5 : "")
                            + (random.nextBoolean() ? " departure=carried" : "");
            double low = 2 * random.nextDouble();
            double high = low + random.nextDouble();
            double before = MinSolverFixture.delay(settings, "load=" + low);
            double after = MinSolverFixture.delay(settings, "load=" + high);
            assertTrue(after >= before * (1 - 1e-12), settings + " load=" + low + ", " + high);
            assertTrue(
                    MinSolverFixture.throughput(settings, "load=" + high)
                            >= MinSolverFixture.throughput(settings, "load=" + low) * (1 - 1e-12),
                    settings + " load=" + low + ", " + high);
        }
    }

    @Test
    void moreRoomMoreDelayAndMoreThroughput() {
        for (double load : new double[] {0.1, 0.5, 0.9, 1, 1.3, 3}) {
            double delay = 0;
            double throughput = 0;
            for (int places = 0; places < 40; places++) {
                Point point =
                        MinSolverFixture.solve(
                                "nodes=64 radix=2 load=" + load + " buffer=" + places);
                assertTrue(figure(point, Quantities.LATENCY) >= delay * (1 - 1e-14));
                assertTrue(figure(point, Quantities.THROUGHPUT) >= throughput * (1 - 1e-14));
                delay = figure(point, Quantities.LATENCY);
                throughput = figure(point, Quantities.THROUGHPUT);
            }
        }
    }

    @Test
    void longBuffersTendToUnlimitedOnes() {
        for (double load : new double[] {0.3, 0.9, 0.99}) {
            double open = MinSolverFixture.delay("nodes=64 radix=2 buffer=inf load=" + load);
            assertEquals(
                    open,
                    MinSolverFixture.delay("nodes=64 radix=2 buffer=3000 load=" + load),
                    1e-9 * open);
        }
    }

    @Test
    void theLargestNetwork() {
        assertEquals(
                MOST,
                Double.parseDouble(
                        MinSolverFixture.solve("nodes=1073741824 radix=2 load=0.1")
                                .settings()
                                .get("nodes")));
        assertEquals(30, MinSolverFixture.delay("nodes=1073741824 radix=2 load=0"), 1e-12);
    }

    /** Against sums in arbitrary precision; one minus the throughput would cancel. */
    @ParameterizedTest
    @CsvSource({
        "nodes=8 radix=8 buffer=32 load=0.01, 1.87009060361e-93",
        "nodes=64 radix=8 buffer=15 service=3.7 load=0.02702702702702703, 1.68444545898e-25",
        "nodes=1048576 radix=2 buffer=4 load=0.01, 1.79660717e-13",
        "nodes=2 radix=2 buffer=10000 load=0.99, 6.95600188e-90",
        "nodes=16 radix=4 buffer=64 load=0.5 hotspot=0.01, 1.4558654e-35",
        "nodes=64 radix=2 buffer=16 load=0.7 outstanding=2, 1.0124e-17",
        "nodes=64 radix=2 buffer=inf load=0.5 hotspot=0.02, 0",
    })
    void lossDownToNothing(String settings, double loss) {
        assertEquals(loss, figure(MinSolverFixture.solve(settings), Quantities.LOSS), 2e-5 * loss);
    }
}
