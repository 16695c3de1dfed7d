// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;

/** A ring of five in which all send to terminal 0: four of the flows pass its last channel. */
class RoutedBoundTest {
    private final Catalogue catalogue =
            BareTopology.withTraffic(
                    new RingTopology(),
                    new FakeWorkload.Pattern("local", StandardParameters.SELF_TRAFFIC),
                    new FakeWorkload.Arrivals("poisson", StandardParameters.SCV),
                    new FakeWorkload.Lengths("fixed", StandardParameters.LENGTH));
    private final EvaluationService evaluation = new EvaluationService(catalogue);

    private NetworkContext ring() {
        return evaluation
                .contexts("ring", Assignments.of("nodes=5", "routing=true", "pattern=local"))
                .get(0);
    }

    private static Optional<String> fault(RoutedBound bound, Status status, double throughput) {
        Point point =
                Point.of(Map.of())
                        .status(status, "")
                        .with(Quantities.THROUGHPUT, throughput)
                        .with(Quantities.THROUGHPUT_CI95, 0.01)
                        .build();
        return bound.fault(point).map(Explanation::code);
    }

    @Test
    void steadyPointsCannotExceedIt() {
        RoutedBound bound = RoutedBound.of(ring()).orElseThrow();
        assertEquals(1.0 / 5, bound.load(), 1e-12);
        assertEquals(1.0 / 4, bound.mean(), 1e-12);
        assertEquals("port 0 of router 4 to 0", bound.channel());
        assertEquals(Optional.of("above-bound"), fault(bound, Status.OK, 0.27));
        assertEquals(Optional.empty(), fault(bound, Status.OK, 0.26));
        assertEquals(Optional.empty(), fault(bound, Status.SATURATED, 0.27));
    }

    @Test
    void contextsOfEveryCombination() {
        assertEquals(
                6,
                evaluation
                        .contexts(
                                "ring",
                                Assignments.of(
                                        "nodes=3,4,5", "routing=true,humble", "pattern=local"))
                        .size());
        assertTrue(
                evaluation
                        .networkParameters("ring", Map.of())
                        .names()
                        .contains(StandardParameters.ROUTING.name()));
        assertEquals(
                "unknown [network] rang", Refusal.of(() -> evaluation.contexts("rang", Map.of())));
        assertEquals(
                "unknown [colour] colour",
                Refusal.of(() -> evaluation.contexts("ring", Assignments.of("colour=3"))));
    }
}
