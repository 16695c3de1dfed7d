// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.osgi.annotation.versioning.ConsumerType;

/** A solver or simulator of the networks that topologies build. */
@ConsumerType
public interface NetworkEvaluator extends Evaluator {
    /** Returns the names of the topologies it supports; empty for any. */
    @Override
    default Set<String> supportedNetworks() {
        return Set.of();
    }

    /** Returns whether it supports a topology. */
    default boolean supports(Topology topology) {
        return supportedNetworks().isEmpty() || supportedNetworks().contains(topology.name());
    }

    /**
     * Returns the attributes of a curve of this context, such as {@link CurveAttributes}; by
     * default from network, message lengths and capacity.
     */
    default Map<Quantity, Double> attributes(NetworkContext context) {
        Map<Quantity, Double> attributes = new LinkedHashMap<>();
        attributes.put(CurveAttributes.NODES, (double) context.network().terminals());
        attributes.put(CurveAttributes.LENGTH, context.lengths().mean());
        attributes.put(CurveAttributes.CAPACITY, context.capacity().load());
        long silent = silent(context);
        if (silent > 0) {
            attributes.put(CurveAttributes.SILENT_TERMINALS, (double) silent);
        }
        return attributes;
    }

    /**
     * Returns the memory that an evaluation needs, in bytes, or NaN if not known. An evaluation
     * that needs more than the heap is rejected before it starts, so the estimate should rather be
     * too low.
     */
    default double estimatedMemory(NetworkContext context) {
        return Double.NaN;
    }

    /**
     * Whether a terminal is silent does not depend on the random numbers. Not counted in networks
     * of more than 2^24 terminals: too large to be evaluated, they are refused without delay.
     */
    private static long silent(NetworkContext context) {
        if (context.network().terminals() > 1 << 24) {
            return 0;
        }
        SplittableRandom random = new SplittableRandom(0);
        return IntStream.range(0, context.network().terminals())
                .map(source -> context.destinations().destination(source, random))
                .filter(destination -> destination == Destinations.NO_DESTINATION)
                .count();
    }
}
