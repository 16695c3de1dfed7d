// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Scenario;

/**
 * The evaluation of single scenarios: a plug-in that fails spoils its own point and no other.
 *
 * @param assembly gives scenarios their parts
 * @param noun what evaluates them, solver or simulator
 */
record Attempt(Assembly assembly, String noun) {
    /**
     * Returns the point of a scenario.
     *
     * @param method evaluates the scenario with its parts
     * @throws org.kneepoint.api.scenario.BadInput if the input is wrong
     */
    Point at(Scenario scenario, Function<Scenario, Point> method) {
        return all(scenario, assembled -> Collections.singletonList(method.apply(assembled)))
                .get(0);
    }

    /**
     * Returns the points of a scenario whose evaluation gives several; if it fails, one that says
     * so.
     *
     * @param method evaluates the scenario with its parts
     * @throws org.kneepoint.api.scenario.BadInput if the input is wrong
     */
    List<Point> all(Scenario scenario, Function<Scenario, List<Point>> method) {
        return PlugIn.attempt(
                () -> evaluated(assembly.of(scenario), method),
                failure -> failed(scenario, failure));
    }

    private List<Point> evaluated(Scenario assembled, Function<Scenario, List<Point>> method) {
        return PlugIn.attempt(
                () ->
                        answered(method.apply(assembled)).stream()
                                .map(point -> Offered.in(answered(point), assembled))
                                .toList(),
                failure -> failed(assembled, failure));
    }

    private <T> T answered(T answer) {
        return Objects.requireNonNull(answer, () -> "the " + noun + " returned no point");
    }

    private static List<Point> failed(Scenario scenario, Throwable failure) {
        Point point = Point.of(scenario).status(Status.FAILED, PlugIn.firstCause(failure)).build();
        return List.of(Offered.in(point, scenario));
    }
}
