// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile;

import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.graph.DistanceClassRouting;
import org.kneepoint.graph.HopCounts;
import org.kneepoint.graph.LayeredRouting;
import org.kneepoint.graph.UpDownRouting;

/**
 * The default routing of a network from a file: shortest paths with a VC class for each hop where
 * paths are short, in layers where the network is small, else up*&#47;down*.
 */
final class DefaultRouting {
    /** Classes up to which a class for each hop comes first. */
    static final int FEW_CLASSES = 6;

    /** Routers up to which layers are computed unasked: two seconds or so. */
    static final int LAYERED_ROUTERS = 256;

    /** Classes up to which a class for each hop comes before up*&#47;down*. */
    static final int MOST_CLASSES = 16;

    private DefaultRouting() {}

    /**
     * Returns the default routing.
     *
     * @throws BadInput if the network is too large for all
     */
    static Routing of(Network network) {
        Optional<Routing> byDistance = DistanceClassRouting.of(network);
        return byDistance
                .filter(routing -> routing.vcClasses() <= FEW_CLASSES)
                .or(
                        () ->
                                network.routers() <= LAYERED_ROUTERS
                                        ? LayeredRouting.of(network)
                                        : Optional.empty())
                .or(() -> byDistance.filter(routing -> routing.vcClasses() <= MOST_CLASSES))
                .or(() -> UpDownRouting.of(network))
                .orElseThrow(
                        () ->
                                BadInput.because(
                                        "routers",
                                        network.routers(),
                                        network
                                                + " has "
                                                + network.routers()
                                                + " routers, more than the "
                                                + HopCounts.MAX_ROUTERS
                                                + " whose paths are computed"));
    }

    /** Returns the rule of a default routing in words. */
    static String rule(Routing routing) {
        String classes =
                routing.vcClasses() == 1 ? "1 VC class" : routing.vcClasses() + " VC classes";
        return switch (routing.name()) {
            case DistanceClassRouting.NAME ->
                    "shortest paths, drawn hop by hop, a VC class for each hop: " + classes;
            case LayeredRouting.NAME ->
                    "shortest paths, drawn hop by hop, in layers of virtual channels: " + classes;
            default -> "the shortest paths up, then down a spanning tree: " + classes;
        };
    }
}
