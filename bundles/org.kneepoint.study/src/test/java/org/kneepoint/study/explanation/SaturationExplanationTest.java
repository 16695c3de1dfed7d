// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.explanation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.view.NetworkPicture.Channel;
import org.kneepoint.testkit.RingNetwork;

/** Findings on curves made by hand. */
class SaturationExplanationTest {
    private static Point point(double load, double throughput, Status status) {
        return Point.of(Map.of("load", "" + load))
                .with(Quantities.LOAD, load)
                .with(Quantities.THROUGHPUT, throughput)
                .status(status, "")
                .build();
    }

    private static Curve curve(Point... points) {
        return Curve.of(EvaluationMethod.SIMULATION, "ring", "flit", Quantities.LOAD)
                .addAll(List.of(points))
                .build();
    }

    private static SaturationExplanation explained(Point... points) {
        return SaturationExplanation.of(curve(points), OptionalDouble.empty(), Optional.empty());
    }

    private static Explanation finding(SaturationExplanation explanation, String code) {
        return explanation.findings().stream()
                .filter(finding -> finding.code().equals(code))
                .findFirst()
                .orElseThrow(() -> new AssertionError(explanation.findings()));
    }

    @ParameterizedTest
    @CsvSource({
        "0.4, throughput-holds, 100",
        "0.385, throughput-holds, 96.25",
        "0.35, throughput-sags, 87.5",
        "0.1, throughput-collapses, 25"
    })
    void throughputBeyondTheKneeIsComparedWithItsPeak(double last, String code, double percent) {
        Explanation finding =
                finding(
                        explained(
                                point(0.2, 0.2, Status.OK),
                                point(0.5, 0.4, Status.SATURATED),
                                point(1, last, Status.SATURATED)),
                        code);
        Explanation.Rounded ratio = (Explanation.Rounded) finding.argument("percent").get();
        assertEquals(percent, ratio.value(), 1e-9);
    }

    @Test
    void aCurveWithoutSaturationHasNoKnee() {
        SaturationExplanation explanation =
                explained(point(0.2, 0.2, Status.OK), point(0.3, 0.3, Status.OK));
        finding(explanation, "not-saturated");
        assertTrue(
                explanation.findings().stream().noneMatch(f -> f.code().startsWith("throughput")));
        assertEquals(0.3, explanation.point().get(Quantities.LOAD).getAsDouble());
    }

    @Test
    void thePointNearestToTheLoadIsExamined() {
        Curve curve = curve(point(0.2, 0.2, Status.OK), point(0.5, 0.4, Status.SATURATED));
        assertEquals(
                "0.2",
                SaturationExplanation.point(curve, OptionalDouble.of(0.3)).settings().get("load"));
        assertEquals(
                "0.5",
                SaturationExplanation.point(curve, OptionalDouble.empty()).settings().get("load"));
    }

    @Test
    void theFullestChannelAndThePoorestSourcesAreNamed() {
        Point point =
                point(0.5, 0.4, Status.SATURATED).toBuilder()
                        .with(Quantity.of("utilisation_r1_p0", "", ""), 0.7)
                        .with(Quantity.of("utilisation_r12_p3", "", ""), 0.95)
                        .with(Quantity.of("injected_t0", "", ""), 0.4)
                        .with(Quantity.of("injected_t1", "", ""), 0)
                        .with(Quantity.of("injected_t2", "", ""), 0.1)
                        .with(Quantities.JAIN_INDEX, 0.9)
                        .build();
        SaturationExplanation explanation = explained(point);
        assertEquals(Optional.of(new Channel(12, 3)), explanation.fullest());
        assertEquals(
                Optional.of("r12_p3"), finding(explanation, "fullest-channel").argument("channel"));
        Explanation poorest = finding(explanation, "poorest-sources");
        assertEquals(Optional.of("2 (0.1), 0 (0.4)"), poorest.argument("terminals"));
        assertEquals(0.25, ((Explanation.Rounded) poorest.argument("mean").get()).value(), 1e-12);
        finding(explanation, "jain-index");
        assertTrue(explanation.findings().stream().noneMatch(f -> f.code().equals("no-channels")));
    }

    @Test
    void aTreeEndsAtChannelsThatAreNotBlocked() {
        RingNetwork ring = RingNetwork.around(6, 1);
        Map<Channel, Double> blocked =
                Map.of(
                        new Channel(2, 0), 0.9,
                        new Channel(1, 0), 0.5,
                        new Channel(0, 0), 0.49,
                        new Channel(5, 0), 1.0,
                        new Channel(9, 0), 1.0);
        BlockedTree tree = BlockedTree.of(ring, 3, blocked);
        assertEquals(List.of(new Channel(2, 0), new Channel(1, 0)), tree.channels());
        assertEquals(Set.of(3, 2, 1), tree.routers());
        assertEquals(2, tree.depth());
        assertFalse(tree.routers().contains(5), "channel r5_p0 is not behind a blocked one");
    }
}
