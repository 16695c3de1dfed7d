// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.osgi.annotation.versioning.ConsumerType;

/** A solver or simulator of the networks that topologies build. */
@ConsumerType
public interface NetworkEvaluator extends Evaluator {
    /** Returns whether it treats this topology. */
    default boolean treats(Topology topology) {
        return networks().contains(topology.name());
    }

    /**
     * Returns a number about a curve of this context that metrics need, or NaN if not known. Its
     * network, the bound of its channels under the traffic, and the lengths of its messages tell.
     */
    default double trait(NetworkContext context, Curve.Trait trait) {
        return switch (trait) {
            case NODES -> context.network().terminals();
            case LENGTH -> context.lengths().mean();
            case CAPACITY -> context.capacity().load();
            case SILENT -> silent(context);
            case WINDOW -> Double.NaN;
        };
    }

    /**
     * Returns the memory that an evaluation needs, in bytes, or NaN if not known. What needs more
     * than there is is refused before it is begun; so the estimate should rather be too low.
     */
    default double memory(NetworkContext context) {
        return Double.NaN;
    }

    /** A pattern has a terminal send always or never, whatever the random numbers. */
    private static double silent(NetworkContext context) {
        SplittableRandom random = new SplittableRandom(0);
        long silent =
                IntStream.range(0, context.network().terminals())
                        .map(source -> context.destinations().destination(source, random))
                        .filter(destination -> destination == Destinations.SILENT)
                        .count();
        return silent > 0 ? silent : Double.NaN;
    }
}
