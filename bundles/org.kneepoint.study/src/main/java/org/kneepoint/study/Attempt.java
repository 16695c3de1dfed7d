// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

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
        return PlugIn.attempt(
                () -> evaluated(assembly.of(scenario), method),
                failure -> failed(scenario, failure));
    }

    private Point evaluated(Scenario assembled, Function<Scenario, Point> method) {
        return PlugIn.attempt(
                () -> Offered.in(answered(method.apply(assembled)), assembled),
                failure -> failed(assembled, failure));
    }

    private Point answered(Point point) {
        return Objects.requireNonNull(point, () -> "the " + noun + " returned no point");
    }

    private static Point failed(Scenario scenario, Throwable failure) {
        Point point = Point.of(scenario).status(Status.FAILED, PlugIn.firstCause(failure)).build();
        return Offered.in(point, scenario);
    }
}
