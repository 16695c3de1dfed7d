// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.Set;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.topology.Topology;

/** Takes the words of the wormhole solver and keeps the scenario that is made of them. */
final class Listener implements Solver {
    static final String NAME = "listener";

    private final WormholeSolver solver = new WormholeSolver();
    private Scenario heard;

    /** Returns the scenario heard last. */
    Scenario heard() {
        return heard;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<String> networks() {
        return solver.networks();
    }

    @Override
    public boolean treats(Topology topology) {
        return solver.treats(topology);
    }

    @Override
    public Parameters parameters() {
        return solver.parameters();
    }

    @Override
    public Description description() {
        return solver.description();
    }

    @Override
    public Point solve(Scenario scenario, Progress progress) {
        heard = scenario;
        return solver.solve(scenario, progress);
    }
}
