// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulation.Offered.Excess;

/** Runs of servers by words. */
final class Trial {
    private Trial() {}

    static Scenario scenario(String... words) {
        Map<String, String> map = new HashMap<>();
        for (String word : words) {
            int sign = word.indexOf('=');
            map.put(word.substring(0, sign), word.substring(sign + 1));
        }
        return Scenario.of("servers", RunRules.parameters(), map);
    }

    static Point run(Servers.Plan plan, String... words) {
        return run(plan, Progress.NONE, Set.of(), scenario(words));
    }

    static Point run(Servers.Plan plan, Progress progress, Set<Detail> details, Scenario scenario) {
        RunRules rules = RunRules.of(scenario);
        Tally tally = new Tally(plan.lines() + plan.silent());
        Servers servers = new Servers(tally, plan, rules.streams().stream(0));
        Excess limited = plan.loses() ? Excess.LOST : Excess.BLOCKED;
        Excess excess = plan.room() < Integer.MAX_VALUE ? limited : Excess.WAITS;
        Offered offered = new Offered(plan.load(), 1, excess);
        return SteadyState.measure(servers, tally, rules, scenario, offered, progress, details)
                .build();
    }

    static double figure(Point point, Quantity quantity) {
        return point.get(quantity)
                .orElseThrow(
                        () ->
                                new AssertionError(
                                        quantity + " is missing: " + point.reason().text()));
    }
}
