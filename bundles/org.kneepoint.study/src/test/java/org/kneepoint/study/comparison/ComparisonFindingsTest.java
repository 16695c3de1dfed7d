// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;

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

    private static SampleCurvePairs simulation() {
        return SampleCurvePairs.simulation()
                .at(0.1, 10, 1)
                .at(0.2, 20, 1)
                .at(0.3, 40, 1)
                .at(0.4, 80, 1);
    }

    @Test
    void aModelThatStaysInside() {
        assertEquals(
                "model: latency inside the interval of simulation at all 3 loads",
                distance(
                        simulation(),
                        SampleCurvePairs.model().at(0.1, 10).at(0.2, 20.5).at(0.3, 39.5)));
        assertEquals(
                "model: latency inside the interval of simulation at load 0.1",
                distance(simulation(), SampleCurvePairs.model().at(0.1, 10)));
    }

    @Test
    void aModelThatLeavesForGood() {
        assertEquals(
                "model: latency outside the interval of simulation from load 0.3 on; at worst 25 %"
                        + " above at load 0.4",
                distance(
                        simulation(),
                        SampleCurvePairs.model().at(0.1, 10).at(0.2, 20).at(0.3, 44).at(0.4, 100)));
    }

    @Test
    void aModelThatComesBack() {
        assertEquals(
                "model: latency outside the interval of simulation at 2 of 4 loads, first at load"
                        + " 0.1; at worst 30 % below at load 0.1",
                distance(
                        simulation(),
                        SampleCurvePairs.model().at(0.1, 7).at(0.2, 20).at(0.3, 44).at(0.4, 80)));
    }

    @Test
    void aModelThatIsNeverInside() {
        assertEquals(
                "model: latency outside the interval of simulation at all 2 loads; at worst 50 %"
                        + " above at load 0.1",
                distance(simulation(), SampleCurvePairs.model().at(0.1, 15).at(0.2, 25)));
    }

    @Test
    void withoutAnInterval() {
        assertEquals(
                "simulation: latency at worst 60 % below at load 0.4",
                distance(SampleCurvePairs.model().at(0.1, 10).at(0.4, 200), simulation()));
    }

    @Test
    void withoutALatency() {
        assertEquals(
                "model: no load is shared at which both have a steady latency",
                distance(
                        simulation(),
                        SampleCurvePairs.model().ended(0.4, Status.SATURATED, "full")));
    }

    @Test
    void figuresThatAreNotSteadyDoNotCount() {
        SampleCurvePairs other = SampleCurvePairs.model();
        other.at(0.1, 10).add(other.point(0.2, 70).status(Status.UNCONVERGED, "it swings"));
        List<String> lines = findings(simulation().build(), other.build());
        assertEquals("model: latency inside the interval of simulation at load 0.1", lines.get(0));
        assertEquals("model, unconverged: it swings", lines.get(3));
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
        assertEquals(
                List.of("net, model #2: latency at worst 10 % above at buffer 2"),
                findings(one, two));
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
        assertEquals(
                List.of(
                        "simulation: saturates between load 0.2 (ok) and 0.4: it grows",
                        "simulation, limit: out of time",
                        "model: not saturated up to load 0.2"),
                findings(reference, SampleCurvePairs.model().at(0.1, 10).at(0.2, 20).build())
                        .subList(1, 4));
        Curve full = SampleCurvePairs.model().ended(0.1, Status.SATURATED, "").build();
        assertEquals(
                "model: saturated at load 0.1, and none below is ok",
                findings(reference, full).get(3));
    }

    @Test
    void whereEachLoses() {
        List<String> lines =
                findings(
                        SampleCurvePairs.simulation().losing(0.2, 0.004).losing(0.4, 0.03).build(),
                        SampleCurvePairs.model().losing(0.2, 0.001).losing(0.4, 0.009).build());
        assertEquals(
                List.of(
                        "model: latency equal at all 2 loads",
                        "model: throughput equal at all 2 loads",
                        "simulation: loss passes 1 % between load 0.2 (0.4 %) and 0.4 (3 %)",
                        "model: loss not above 1 % up to load 0.4 (0.9 %)"),
                lines);
        Curve wasteful = SampleCurvePairs.model().losing(0.2, 0.5).build();
        assertEquals(
                "model: loss above 1 % already at load 0.2 (50 %)",
                findings(SampleCurvePairs.simulation().losing(0.2, 0).build(), wasteful).get(3));
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
        assertEquals(
                "model: throughput outside the interval of simulation at load 0.5; at worst 10 %"
                        + " above at load 0.5",
                findings(reference, other).get(1));
    }
}
