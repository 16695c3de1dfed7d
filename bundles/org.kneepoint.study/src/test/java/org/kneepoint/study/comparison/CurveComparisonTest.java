// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.testkit.Refusal;

/** Which curves and points belong together. */
class CurveComparisonTest {
    private static List<Double> places(CurvePair pair) {
        return pair.pointPairs().stream().map(PointPair::position).toList();
    }

    private static List<String> pairs(CurveComparison comparison) {
        return comparison.pairs().stream()
                .map(pair -> pair.reference().label() + " | " + pair.other().label())
                .toList();
    }

    @Test
    void pointsOfTheSameLoadBelongTogether() {
        Curve first = SampleCurvePairs.simulation().at(0.1, 10).at(0.2, 11).at(0.3, 12).build();
        Curve second = SampleCurvePairs.model().at(0.2, 20).at(0.3, 21).at(0.4, 22).build();
        CurvePair pair = CurveComparison.of(List.of(first, second)).pairs().get(0);
        assertEquals(List.of(0.2, 0.3), places(pair));
        PointPair pointPair = pair.pointPairs().get(1);
        assertEquals(12, pointPair.reference().get(Quantities.LATENCY).getAsDouble());
        assertEquals(21, pointPair.other().get(Quantities.LATENCY).getAsDouble());
    }

    @Test
    void theLastDigitsOfALoadSayNothing() {
        Curve first = SampleCurvePairs.simulation().at(0.3, 10).at(0, 9).build();
        Curve second = SampleCurvePairs.model().at(0, 1).at(0.1 + 0.2, 2).at(0.3000001, 3).build();
        CurvePair pair = CurveComparison.of(List.of(first, second)).pairs().get(0);
        assertEquals(List.of(0.3, 0.0), places(pair));
        assertEquals(2, pair.pointPairs().get(0).other().get(Quantities.LATENCY).getAsDouble());
    }

    @Test
    void anAxisOfBothIsComparedAlong() {
        Quantity buffer = Quantity.of("buffer", "places", "");
        Curve first = SampleCurvePairs.along(buffer).add(of(2, 10)).add(of(4, 11)).build();
        Curve second = SampleCurvePairs.along(buffer).add(of(4, 20)).add(of(8, 21)).build();
        CurvePair pair = CurveComparison.of(List.of(first, second)).pairs().get(0);
        assertEquals(buffer, pair.axis());
        assertEquals(List.of(4.0), places(pair));
    }

    private static Point.Builder of(int buffer, double latency) {
        return SampleCurvePairs.model("buffer=" + buffer).point(0.5, latency);
    }

    @Test
    void differentAxesMeetAtTheLoad() {
        Curve first = SampleCurvePairs.along(Quantities.RATE).at(0.4, 10).at(0.8, 11).build();
        Curve second = SampleCurvePairs.model().at(0.8, 20).build();
        CurvePair pair = CurveComparison.of(List.of(first, second)).pairs().get(0);
        assertEquals(Quantities.LOAD, pair.axis());
        assertEquals(List.of(0.8), places(pair));
    }

    @Test
    void theFirstOfSeveralCurvesIsTheReference() {
        CurveComparison comparison =
                CurveComparison.of(
                        List.of(
                                SampleCurvePairs.model("vcs=2").at(0.1, 1).build(),
                                SampleCurvePairs.model("vcs=4").at(0.1, 1).build(),
                                SampleCurvePairs.model("vcs=8").at(0.1, 1).build()));
        assertEquals(List.of("vcs=2 | vcs=4", "vcs=2 | vcs=8"), pairs(comparison));
    }

    @Test
    void wordsThatVaryInBothGroupsMustAgree() {
        List<Curve> simulations =
                List.of(
                        SampleCurvePairs.simulation("vcs=2", "seed=1").at(0.1, 1).build(),
                        SampleCurvePairs.simulation("vcs=4", "seed=1").at(0.1, 1).build());
        List<Curve> models =
                List.of(
                        SampleCurvePairs.model("vcs=2", "variant=a").at(0.1, 1).build(),
                        SampleCurvePairs.model("vcs=2", "variant=b").at(0.1, 1).build(),
                        SampleCurvePairs.model("vcs=4", "variant=a").at(0.1, 1).build());
        assertEquals(
                List.of(
                        "simulation, vcs=2 | model, vcs=2, variant=a",
                        "simulation, vcs=2 | model, vcs=2, variant=b",
                        "simulation, vcs=4 | model, vcs=4, variant=a"),
                pairs(CurveComparison.of(simulations, models, Set.of("vcs"))));
    }

    @Test
    void otherDefaultsDoNotKeepCurvesApart() {
        List<Curve> simulations =
                List.of(SampleCurvePairs.simulation("buffer=4").at(0.1, 1).build());
        List<Curve> models = List.of(SampleCurvePairs.model("buffer=1").at(0.1, 1).build());
        assertEquals(1, CurveComparison.of(simulations, models, Set.of()).pairs().size());
    }

    @Test
    void refusals() {
        Curve first = SampleCurvePairs.simulation().at(0.1, 10).at(0.2, 11).build();
        Curve second = SampleCurvePairs.model().at(0.15, 20).build();
        CurveComparison comparison = CurveComparison.of(List.of(first, second));
        assertEquals(List.of(), comparison.pairs());
        BadInput bad = assertThrows(BadInput.class, comparison::requireShared);
        assertEquals("unusable [curves] model", Refusal.of(bad));
        assertTrue(bad.getMessage().matches(".* 0\\.1 .* 0\\.2 .* 0\\.15"), bad.getMessage());
        assertEquals("missing [curves]", Refusal.of(() -> CurveComparison.of(List.of(first))));
    }
}
