// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.simulator;

import org.kneepoint.api.scenario.Described;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * What the routers of a simulated network do, chosen by {@code router=NAME}. Offered as an OSGi
 * service of this type; it implements the contract of the simulator that runs it, such as that of
 * the flit-level simulator. Its {@link #parameters()} become words of that simulator, so that their
 * meanings name the router, and none has the name of a word that the simulator knows for other
 * purposes. A word that another model has as well must mean the same there.
 */
@ConsumerType
public interface RouterModel extends Described {}
