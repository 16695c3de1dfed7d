// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import java.util.Set;
import org.kneepoint.api.scenario.Described;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A solver or simulator: a {@link NetworkEvaluator} of the networks that topologies build, or a
 * {@link SystemEvaluator} of systems that a paper defines.
 */
@ConsumerType
public interface Evaluator extends Described {
    /**
     * Returns the names of the networks it supports: its own systems, or topologies; empty if it
     * supports any topology.
     */
    Set<String> supportedNetworks();
}
