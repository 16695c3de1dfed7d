// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import java.util.Set;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Topology;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * What solvers and simulators have in common: the networks they treat, and what they know of them.
 */
@ConsumerType
public interface Evaluator extends Described {
    /**
     * Returns the names of the networks it treats: systems that its paper defines, or topologies.
     * One that treats any topology returns an empty set and answers {@link #treats}.
     */
    Set<String> networks();

    /** Returns whether it treats this topology. */
    default boolean treats(Topology topology) {
        return networks().contains(topology.name());
    }

    /** Returns a number about a curve of this scenario that metrics need, or NaN if not known. */
    default double trait(Scenario scenario, Curve.Trait trait) {
        return Double.NaN;
    }
}
