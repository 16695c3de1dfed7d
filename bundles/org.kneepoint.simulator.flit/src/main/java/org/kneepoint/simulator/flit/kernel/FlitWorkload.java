// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * Traffic of the terminals.
 *
 * @param destinations where messages go
 * @param lengths how long they are
 * @param generation when each terminal generates
 * @param sourceQueue what becomes of those that cannot enter at once
 */
public record FlitWorkload(
        Destinations destinations,
        Lengths lengths,
        MessageGeneration generation,
        SourceQueuePolicy sourceQueue) {}
