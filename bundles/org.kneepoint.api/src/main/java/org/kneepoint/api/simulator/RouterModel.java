// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.simulator;

import org.kneepoint.api.scenario.Described;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A model of a router, selected by {@code router=NAME}. Offered as an OSGi service of this type; it
 * implements the contract of the simulator that runs it, such as the flit-level simulator. Its
 * {@link #parameters()} become parameters of that simulator: their meanings name the router, and a
 * name that the simulator or another router model uses too must mean the same there.
 */
@ConsumerType
public interface RouterModel extends Described {}
