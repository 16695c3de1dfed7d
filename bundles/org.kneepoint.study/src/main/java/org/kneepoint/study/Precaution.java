// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.scenario.Scenario;

/**
 * What is looked at before anything is run or solved: wrong input, networks that break their
 * contract, and routings that may deadlock. Safe for use by several threads.
 */
final class Precaution {
    private final Assembly assembly;
    private final DeadlockFreedom freedom = new DeadlockFreedom();

    Precaution(Assembly assembly) {
        this.assembly = assembly;
    }

    /**
     * Refuses wrong input.
     *
     * @throws org.kneepoint.api.scenario.BadInput if a scenario cannot be, its network breaks the
     *     contract, or its routing's claim of freedom from deadlock does not hold
     */
    void check(List<Line> lines) {
        lines.forEach(line -> line.scenarios().forEach(this::check));
    }

    /** What a plug-in fails to build, the run will tell. */
    private void check(Scenario scenario) {
        PlugIn.attempt(
                () -> {
                    freedom.require(assembly.of(scenario));
                    return scenario;
                },
                failure -> scenario);
    }

    /** Adds the least that is known of the freedom from deadlock along a line. */
    Provenance told(Provenance provenance, Line line) {
        return line.scenarios().stream()
                .flatMap(scenario -> freedom(scenario).stream())
                .max(Comparator.naturalOrder())
                .map(least -> provenance.with(DeadlockFreedom.ENTRY, least.word()))
                .orElse(provenance);
    }

    private Optional<DeadlockFreedom.Degree> freedom(Scenario scenario) {
        return PlugIn.attempt(() -> freedom.of(assembly.of(scenario)), failure -> Optional.empty());
    }
}
