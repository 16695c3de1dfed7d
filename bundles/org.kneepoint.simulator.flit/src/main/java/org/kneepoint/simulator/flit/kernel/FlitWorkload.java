// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * Traffic of the terminals.
 *
 * @param destinations destinations of messages
 * @param lengths lengths of messages
 * @param generation times of generation
 * @param sourceQueue source queue
 */
public record FlitWorkload(
        Destinations destinations,
        Lengths lengths,
        MessageGeneration generation,
        SourceQueuePolicy sourceQueue) {}
