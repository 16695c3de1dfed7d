// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;

/** Which curves and points belong together. */
class ComparisonTest {
    private static List<Double> places(Pairing pairing) {
        return pairing.matches().stream().map(Match::place).toList();
    }

    private static List<String> pairs(Comparison comparison) {
        return comparison.pairings().stream()
                .map(pairing -> pairing.reference().label() + " | " + pairing.other().label())
                .toList();
    }

    @Test
    void pointsOfTheSameLoadBelongTogether() {
        Curve first = Curves.simulation().at(0.1, 10).at(0.2, 11).at(0.3, 12).build();
        Curve second = Curves.model().at(0.2, 20).at(0.3, 21).at(0.4, 22).build();
        Pairing pairing = Comparison.of(List.of(first, second)).pairings().get(0);
        assertEquals(List.of(0.2, 0.3), places(pairing));
        Match match = pairing.matches().get(1);
        assertEquals(12, match.reference().get(Quantities.LATENCY).getAsDouble());
        assertEquals(21, match.other().get(Quantities.LATENCY).getAsDouble());
    }

    @Test
    void theLastDigitsOfALoadSayNothing() {
        Curve first = Curves.simulation().at(0.3, 10).at(0, 9).build();
        Curve second = Curves.model().at(0, 1).at(0.1 + 0.2, 2).at(0.3000001, 3).build();
        Pairing pairing = Comparison.of(List.of(first, second)).pairings().get(0);
        assertEquals(List.of(0.3, 0.0), places(pairing));
        assertEquals(2, pairing.matches().get(0).other().get(Quantities.LATENCY).getAsDouble());
    }

    @Test
    void anAxisOfBothIsComparedAlong() {
        Quantity buffer = Quantity.of("buffer", "places", "");
        Curve first = Curves.along(buffer).add(of(2, 10)).add(of(4, 11)).build();
        Curve second = Curves.along(buffer).add(of(4, 20)).add(of(8, 21)).build();
        Pairing pairing = Comparison.of(List.of(first, second)).pairings().get(0);
        assertEquals(buffer, pairing.axis());
        assertEquals(List.of(4.0), places(pairing));
    }

    private static Point.Builder of(int buffer, double latency) {
        return Curves.model("buffer=" + buffer).point(0.5, latency);
    }

    @Test
    void differentAxesMeetAtTheLoad() {
        Curve first = Curves.along(Quantities.RATE).at(0.4, 10).at(0.8, 11).build();
        Curve second = Curves.model().at(0.8, 20).build();
        Pairing pairing = Comparison.of(List.of(first, second)).pairings().get(0);
        assertEquals(Quantities.LOAD, pairing.axis());
        assertEquals(List.of(0.8), places(pairing));
    }

    @Test
    void theFirstOfSeveralCurvesIsTheReference() {
        Comparison comparison =
                Comparison.of(
                        List.of(
                                Curves.model("vcs=2").at(0.1, 1).build(),
                                Curves.model("vcs=4").at(0.1, 1).build(),
                                Curves.model("vcs=8").at(0.1, 1).build()));
        assertEquals(List.of("vcs=2 | vcs=4", "vcs=2 | vcs=8"), pairs(comparison));
    }

    @Test
    void wordsThatVaryInBothGroupsMustAgree() {
        List<Curve> simulations =
                List.of(
                        Curves.simulation("vcs=2", "seed=1").at(0.1, 1).build(),
                        Curves.simulation("vcs=4", "seed=1").at(0.1, 1).build());
        List<Curve> models =
                List.of(
                        Curves.model("vcs=2", "variant=a").at(0.1, 1).build(),
                        Curves.model("vcs=2", "variant=b").at(0.1, 1).build(),
                        Curves.model("vcs=4", "variant=a").at(0.1, 1).build());
        assertEquals(
                List.of(
                        "simulation, vcs=2 | model, vcs=2, variant=a",
                        "simulation, vcs=2 | model, vcs=2, variant=b",
                        "simulation, vcs=4 | model, vcs=4, variant=a"),
                pairs(Comparison.of(simulations, models, Set.of("vcs"))));
    }

    @Test
    void otherDefaultsDoNotKeepCurvesApart() {
        List<Curve> simulations = List.of(Curves.simulation("buffer=4").at(0.1, 1).build());
        List<Curve> models = List.of(Curves.model("buffer=1").at(0.1, 1).build());
        assertEquals(1, Comparison.of(simulations, models, Set.of()).pairings().size());
    }

    @Test
    void refusals() {
        Curve first = Curves.simulation().at(0.1, 10).at(0.2, 11).build();
        Curve second = Curves.model().at(0.15, 20).build();
        Comparison comparison = Comparison.of(List.of(first, second));
        assertEquals(List.of(), comparison.pairings());
        assertEquals(
                "the curves share no load: the reference has 0.1 to 0.2 in 2 points, model has"
                        + " 0.15",
                assertThrows(BadInput.class, comparison::requireShared).getMessage());
        assertEquals(
                "one curve cannot be compared: give the reference and then what is compared with"
                        + " it",
                assertThrows(BadInput.class, () -> Comparison.of(List.of(first))).getMessage());
    }
}
