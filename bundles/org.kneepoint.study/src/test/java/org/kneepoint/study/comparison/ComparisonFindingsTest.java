// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;

class ComparisonFindingsTest {
    private static List<String> findings(Curve... curves) {
        return ComparisonFindings.of(CurveComparison.of(List.of(curves)).pairs().get(0));
    }

    private static String distance(SampleCurvePairs reference, SampleCurvePairs other) {
        return findings(reference.build(), other.build()).get(0);
    }

    /** Names and values occur in this order. */
    private static void assertLine(String line, String... parts) {
        int from = 0;
        for (String part : parts) {
            int at = line.indexOf(part, from);
            assertTrue(at >= 0, part + ": " + line);
            from = at + part.length();
        }
    }

    private static SampleCurvePairs simulation() {
        return SampleCurvePairs.simulation()
                .at(0.1, 10, 1)
                .at(0.2, 20, 1)
                .at(0.3, 40, 1)
                .at(0.4, 80, 1);
    }

    @Test
    void aModelThatStaysInside() {
        assertLine(
                distance(
                        simulation(),
                        SampleCurvePairs.model().at(0.1, 10).at(0.2, 20.5).at(0.3, 39.5)),
                "model:",
                "latency inside",
                "simulation",
                "3 loads");
        assertLine(
                distance(simulation(), SampleCurvePairs.model().at(0.1, 10)),
                "latency inside",
                "load 0.1");
    }

    @Test
    void aModelThatLeavesForGood() {
        assertLine(
                distance(
                        simulation(),
                        SampleCurvePairs.model().at(0.1, 10).at(0.2, 20).at(0.3, 44).at(0.4, 100)),
                "latency outside",
                "from load 0.3",
                "25 % above",
                "load 0.4");
    }

    @Test
    void aModelThatComesBack() {
        assertLine(
                distance(
                        simulation(),
                        SampleCurvePairs.model().at(0.1, 7).at(0.2, 20).at(0.3, 44).at(0.4, 80)),
                "latency outside",
                "2 of 4",
                "load 0.1",
                "30 % below",
                "load 0.1");
    }

    @Test
    void aModelThatIsNeverInside() {
        assertLine(
                distance(simulation(), SampleCurvePairs.model().at(0.1, 15).at(0.2, 25)),
                "latency outside",
                "2 loads",
                "50 % above",
                "load 0.1");
    }

    @Test
    void withoutAnInterval() {
        assertLine(
                distance(SampleCurvePairs.model().at(0.1, 10).at(0.4, 200), simulation()),
                "simulation:",
                "latency",
                "60 % below",
                "load 0.4");
    }

    @Test
    void withoutALatency() {
        assertLine(
                distance(
                        simulation(),
                        SampleCurvePairs.model().ended(0.4, Status.SATURATED, "full")),
                "model:",
                "no common load",
                "latency");
    }

    @Test
    void figuresThatAreNotSteadyDoNotCount() {
        SampleCurvePairs other = SampleCurvePairs.model();
        other.at(0.1, 10).add(other.point(0.2, 70).status(Status.UNCONVERGED, "it swings"));
        List<String> lines = findings(simulation().build(), other.build());
        assertLine(lines.get(0), "model:", "latency inside", "load 0.1");
        assertLine(lines.get(3), "model", "unconverged", "it swings");
    }

    @Test
    void alongAnotherAxisNothingSaturates() {
        Quantity buffer = Quantity.of("buffer", "places", "");
        Curve one =
                SampleCurvePairs.along(buffer)
                        .add(SampleCurvePairs.model("buffer=2").point(0.5, 10))
                        .add(SampleCurvePairs.model("buffer=4").point(0.5, 5))
                        .build();
        Curve two =
                SampleCurvePairs.along(buffer)
                        .add(SampleCurvePairs.model("buffer=2").point(0.5, 11))
                        .add(SampleCurvePairs.model("buffer=4").point(0.5, 5))
                        .build();
        assertEquals(1, findings(one, two).size());
        assertLine(findings(one, two).get(0), "net, model #2:", "10 % above", "buffer 2");
    }

    @Test
    void whereEachSaturates() {
        Curve reference =
                SampleCurvePairs.simulation()
                        .at(0.1, 10, 1)
                        .at(0.2, 20, 1)
                        .ended(0.3, Status.LIMIT, "out of time")
                        .ended(0.4, Status.SATURATED, "it grows")
                        .ended(0.5, Status.SATURATED, "it grows")
                        .build();
        List<String> lines =
                findings(reference, SampleCurvePairs.model().at(0.1, 10).at(0.2, 20).build());
        assertLine(lines.get(1), "simulation:", "saturates", "0.2", "0.4", "it grows");
        assertLine(lines.get(2), "simulation", "limit", "out of time");
        assertLine(lines.get(3), "model:", "not saturated", "0.2");
        Curve full = SampleCurvePairs.model().ended(0.1, Status.SATURATED, "").build();
        assertLine(findings(reference, full).get(3), "model:", "saturated", "0.1");
    }

    @Test
    void whereEachLoses() {
        List<String> lines =
                findings(
                        SampleCurvePairs.simulation().losing(0.2, 0.004).losing(0.4, 0.03).build(),
                        SampleCurvePairs.model().losing(0.2, 0.001).losing(0.4, 0.009).build());
        assertLine(lines.get(0), "model:", "latency equal", "2 loads");
        assertLine(lines.get(1), "model:", "throughput equal", "2 loads");
        assertLine(lines.get(2), "simulation:", "1 %", "0.2 (0.4 %)", "0.4 (3 %)");
        assertLine(lines.get(3), "model:", "not above 1 %", "0.4 (0.9 %)");
        assertEquals(4, lines.size());
        Curve wasteful = SampleCurvePairs.model().losing(0.2, 0.5).build();
        assertLine(
                findings(SampleCurvePairs.simulation().losing(0.2, 0).build(), wasteful).get(3),
                "model:",
                "above 1 %",
                "0.2 (50 %)");
    }

    @Test
    void theThroughputOfALossNetworkHasAnIntervalToo() {
        Curve reference =
                SampleCurvePairs.simulation()
                        .add(
                                SampleCurvePairs.simulation()
                                        .point(0.5, 10)
                                        .with(Quantities.THROUGHPUT_CI95, 0.01)
                                        .with(Quantities.LOSS, 0.1))
                        .build();
        Curve other =
                SampleCurvePairs.model()
                        .add(
                                SampleCurvePairs.model()
                                        .point(0.5, 10)
                                        .with(Quantities.THROUGHPUT, 0.55)
                                        .with(Quantities.LOSS, 0.05))
                        .build();
        assertLine(
                findings(reference, other).get(1),
                "throughput outside",
                "load 0.5",
                "10 % above",
                "load 0.5");
    }
}
