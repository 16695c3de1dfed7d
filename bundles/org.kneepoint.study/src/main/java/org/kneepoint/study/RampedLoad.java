// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Set;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.simulator.RampSimulator;
import org.kneepoint.api.topology.Topology;

/**
 * A simulator as one that raises the load: the words are those of a ramp.
 *
 * @param simulator what it stands for
 */
record RampedLoad(RampSimulator simulator) implements Evaluator {
    /** Returns the plug-in behind an evaluator. */
    static Evaluator plugIn(Evaluator evaluator) {
        return evaluator instanceof RampedLoad ramped ? ramped.simulator : evaluator;
    }

    @Override
    public String name() {
        return simulator.name();
    }

    @Override
    public Description description() {
        return simulator.description();
    }

    @Override
    public Parameters parameters() {
        return simulator.rampParameters();
    }

    @Override
    public Set<String> networks() {
        return simulator.networks();
    }

    @Override
    public boolean treats(Topology topology) {
        return simulator.treats(topology);
    }

    @Override
    public double trait(Scenario scenario, Curve.Trait trait) {
        return simulator.trait(scenario, trait);
    }
}
