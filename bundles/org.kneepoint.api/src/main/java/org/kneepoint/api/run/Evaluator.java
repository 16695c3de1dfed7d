// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import java.util.Set;
import org.kneepoint.api.scenario.Described;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * What solvers and simulators have in common. Each is a {@link NetworkEvaluator}, which treats what
 * a topology builds, or a {@link SystemEvaluator}, which treats a system that its paper defines.
 */
@ConsumerType
public interface Evaluator extends Described {
    /**
     * Returns the names of the networks it is made for: its own systems, or topologies. One for any
     * topology returns an empty set.
     */
    Set<String> supportedNetworks();
}
