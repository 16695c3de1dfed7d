// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.testkit.Refusal;

/** Parameters, errors, figures and validity. */
class FatTreeSolverTest {
    private static final double ROUNDING = 1e-14;

    @Test
    void aCurve() {
        List<Curve> curves = FatTreeSolverFixture.curves("levels=5 length=16 load=0.01:0.04:0.001");
        assertEquals(1, curves.size());
        Curve curve = curves.get(0);
        assertEquals(31, curve.points().size());
        assertEquals(1024, curve.attribute(CurveAttributes.NODES).orElseThrow());
        assertEquals(16, curve.attribute(CurveAttributes.LENGTH).orElseThrow());
        double last = 0;
        for (Point point : curve.points()) {
            boolean steady = figure(point, Quantities.LOAD) < 0.0390452435;
            assertEquals(steady ? Status.OK : Status.SATURATED, point.status());
            assertEquals(steady, point.get(Quantities.LATENCY).isPresent());
            if (steady) {
                assertTrue(figure(point, Quantities.LATENCY) > last);
                last = figure(point, Quantities.LATENCY);
            }
            assertEquals(point.figures(), alone(point).figures());
        }
    }

    /** The same point, solved alone. */
    private static Point alone(Point point) {
        return FatTreeSolverFixture.point(
                "levels=5 length=16 load=" + point.settings().get("load"));
    }

    @Test
    void everyFigure() {
        Point point = FatTreeSolverFixture.point("nodes=64 length=16 load=0.1 report=channels");
        double latency = figure(point, Quantities.LATENCY);
        double hops = figure(point, Quantities.HOPS);
        double network = figure(point, ChannelClassColumns.service(0, 1)) + hops;
        assertEquals(0.1, figure(point, Quantities.THROUGHPUT));
        assertEquals(0.1 / 16, figure(point, Quantities.RATE));
        assertEquals(network, figure(point, Quantities.NETWORK_LATENCY));
        assertEquals(
                network + figure(point, ChannelClassColumns.waiting(0, 1)),
                latency,
                latency * ROUNDING);
        assertEquals(64 * 0.1 / latency, figure(point, Quantities.SYSTEM_POWER), ROUNDING);
        // of 63 destinations 60 are above level 1, by two links, and 48 above level 2, by four
        double busiest = Math.max(0.1 * 2 * 60 / 63, 0.1 * 4 * 48 / 63);
        assertEquals(busiest, figure(point, Quantities.CHANNEL_UTILISATION_MAX), ROUNDING);
        double mean = 0.1 * (60 + 48) / 63 / (0.5 + 0.25);
        assertEquals(mean, figure(point, Quantities.CHANNEL_UTILISATION_MEAN), ROUNDING);
        assertFalse(point.get(Quantities.LATENCY_CI95).isPresent(), "a model has no interval");
        assertEquals("", point.reason().text());
    }

    @Test
    void everyClassOfChannels() {
        Point point = FatTreeSolverFixture.point("levels=3 length=32 load=0.12 report=channels");
        Set<String> expected =
                List.of("0_1", "1_2", "2_3", "3_2", "2_1", "1_0").stream()
                        .flatMap(
                                ends ->
                                        List.of("rate_", "service_", "waiting_", "held_").stream()
                                                .map(what -> what + ends))
                        .collect(Collectors.toSet());
        Set<String> found =
                point.figures().keySet().stream()
                        .map(Quantity::name)
                        .filter(name -> name.matches(".*_\\d_\\d"))
                        .collect(Collectors.toSet());
        assertEquals(expected, found);
        assertEquals(32, figure(point, ChannelClassColumns.service(1, 0)));
        // M/D/1
        double wait = 0.12 * 32 / (2 * (1 - 0.12));
        assertEquals(wait, figure(point, ChannelClassColumns.waiting(1, 0)), wait * ROUNDING);
        for (int lower = 0; lower < 3; lower++) {
            double rate = figure(point, ChannelClassColumns.rate(lower, lower + 1));
            double service = figure(point, ChannelClassColumns.service(lower, lower + 1));
            double held = figure(point, ChannelClassColumns.held(lower, lower + 1));
            assertEquals(rate, figure(point, ChannelClassColumns.rate(lower + 1, lower)));
            assertEquals(rate * service, held, ROUNDING);
        }
        assertEquals("channels", point.settings().get("report"));
        Point plain = FatTreeSolverFixture.point("levels=3 length=32 load=0.12");
        assertFalse(plain.settings().containsKey("report"));
        assertFalse(plain.get(ChannelClassColumns.rate(0, 1)).isPresent());
    }

    @ParameterizedTest
    @CsvSource({
        "levels=5 length=16 load=0.0391,  0.0390452, 0.03904524351525358",
        "levels=5 length=16 load=32,      0.0390452, 0.03904524351525358",
        "levels=5 length=1 rate=0.0391,   0.0390452, 0.03904524351525358",
        "levels=5 length=16 load=0.0390452436 report=channels, 0.0390452, 0.03904524351525358",
        "levels=5 length=9 load=0.5 variant=corrected, 0.0390923, 0.03909233205330277",
        "levels=1 length=3 load=0.634,    0.633975, 0.6339745962155613",
    })
    void saturationIsAnAnswer(String settings, String text, double saturation) {
        Point point = FatTreeSolverFixture.point(settings);
        assertEquals(Status.SATURATED, point.status());
        assertEquals("channel-held", point.reason().code());
        assertEquals(List.of(text), point.reason().numbers());
        assertEquals(saturation, figure(point, Quantities.THROUGHPUT), saturation * 1e-15);
        assertEquals(
                Set.of("load", "rate", "throughput"),
                point.figures().keySet().stream().map(Quantity::name).collect(Collectors.toSet()));
        assertEquals(Validity.EXTRAPOLATED, point.validity());
    }

    /** (latency - D + 1) / L depends on the load only. */
    @ParameterizedTest
    @ValueSource(strings = {"conditional", "corrected", "printed"})
    void theLengthIsAUnitOfTime(String variant) {
        for (String size : new String[] {"levels=1 load=0.5", "levels=4 load=0.07"}) {
            double unit = inLengths(size + " variant=" + variant, 1);
            for (int length : new int[] {2, 16, 1000, 1_000_000}) {
                double same = inLengths(size + " variant=" + variant, length);
                assertEquals(unit, same, unit * ROUNDING);
            }
        }
    }

    private static double inLengths(String settings, int length) {
        Point point = FatTreeSolverFixture.point(settings + " length=" + length);
        double hops = figure(point, Quantities.HOPS);
        return (figure(point, Quantities.LATENCY) - hops) / length;
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "2, 3.6", "5, 9.343108504398827", "10, 19.33335240683785"})
    void withoutLoadLengthAndPath(int levels, double channels) {
        Point point = FatTreeSolverFixture.point("levels=" + levels + " length=16 load=0");
        double latency = 16 + channels - 1;
        assertEquals(latency, figure(point, Quantities.LATENCY), ROUNDING * latency);
        assertEquals(latency, figure(point, Quantities.NETWORK_LATENCY), 2 * Math.ulp(32));
        assertEquals(0, figure(point, Quantities.THROUGHPUT));
        assertEquals(0, figure(point, Quantities.SYSTEM_POWER));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pattern=bit-complement | not-allowed [pattern, solver] bit-complement",
                "hotspot=0.1            | not-allowed [hotspot, solver] 0.1",
                "self=true              | not-allowed [self, solver] true",
                "arrivals=bernoulli     | not-allowed [arrivals, solver] bernoulli",
                "lengths=exponential    | not-allowed [lengths, solver] exponential",
                "vcs=2                  | not-allowed [vcs, solver] 2",
                "routing=nca-random     | not-allowed [routing, solver] nca-random"
            })
    void rejectsWhatItDoesNotModel(String setting, String facts) {
        assertEquals(facts, refusal("levels=3 load=0.1 " + setting));
    }

    private static String refusal(String settings) {
        return Refusal.of(() -> FatTreeSolverFixture.point(settings));
    }

    @Test
    void takesTheDefaultsByName() {
        Point named =
                FatTreeSolverFixture.point(
                        "levels=3 load=0.1 pattern=uniform hotspot=0 self=false arrivals=poisson"
                                + " lengths=fixed length=8 vcs=1 buffer=1 routing=nca-least-loaded"
                                + " variant=conditional");
        assertEquals(FatTreeSolverFixture.point("levels=3 load=0.1").figures(), named.figures());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "load=0.1 | missing [levels, nodes]",
                "nodes=60 load=0.1 | not-allowed [nodes] 60",
                "levels=3 | missing [load, rate]",
                "levels=3 load=0.1 rate=0.1 | exclusive [load, rate]",
                "levels=3 load=nan | not-allowed [load] nan",
                "levels=3 load=-1 | not-allowed [load] -1",
                "levels=3 load=0.1 length=0 | not-allowed [length] 0",
                "levels=3 load=0.1 length=2.5 | not-allowed [length, lengths] 2.5",
                "levels=3 load=0.1 buffer=0 | not-allowed [buffer] 0",
                "levels=3 load=0.1 variant=best | not-allowed [variant] best",
                "levels=3 load=0.1 report=all | not-allowed [report] all"
            })
    void badInput(String settings, String facts) {
        assertEquals(facts, refusal(settings));
    }

    @ParameterizedTest
    @CsvSource({
        "levels=5 length=16 load=0.03, CHECKED",
        "levels=5 length=16 load=0.031, EXTRAPOLATED",
        "levels=5 length=16 load=0.03 variant=corrected, CHECKED",
        "levels=5 length=16 load=0.01 variant=printed, EXTRAPOLATED",
        "levels=5 length=10 load=0.03, CHECKED",
        "levels=5 length=9 load=0.03, EXTRAPOLATED",
        "levels=6 length=16 load=0.001, EXTRAPOLATED",
        "levels=3 length=16 load=0.1 buffer=1, CHECKED",
        "levels=3 length=16 load=0.1 buffer=2, EXTRAPOLATED",
    })
    void validity(String settings, Validity validity) {
        assertEquals(validity, FatTreeSolverFixture.point(settings).validity());
    }

    @Test
    void largeTrees() {
        Curve curve =
                FatTreeSolverFixture.curves("levels=12 load=0.0001,0.0002,0.0003,0.0004").get(0);
        for (Point point : curve.points()) {
            boolean steady = figure(point, Quantities.LOAD) < 3.0207256e-4;
            assertEquals(steady ? Status.OK : Status.SATURATED, point.status());
        }
    }

    @Test
    void whatItIs() {
        FatTreeSolver solver = new FatTreeSolver();
        assertEquals("fat-tree", solver.name());
        assertEquals(Set.of("fat-tree"), solver.supportedNetworks());
        assertEquals(
                List.of("conditional", "corrected", "printed"),
                List.copyOf(solver.description().variants().keySet()));
        assertTrue(solver.description().source().contains("Greenberg"));
    }
}
