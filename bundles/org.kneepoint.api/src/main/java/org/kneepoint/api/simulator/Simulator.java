// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.simulator;

import org.kneepoint.api.run.Evaluator;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A simulator of topologies or of systems of its own. Offered as an OSGi service of this type. Safe
 * for use by several threads: each call has its own state. The same scenario gives the same bits.
 */
@ConsumerType
public sealed interface Simulator extends Evaluator permits NetworkSimulator, SystemSimulator {}
