// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Capacity;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * What solvers and simulators have in common: the networks they treat, and what they know of them.
 */
@ConsumerType
public interface Evaluator extends Described {
    /**
     * Returns the names of the networks it treats: systems that its paper defines, or topologies.
     * One that treats any topology returns an empty set and answers {@link #treats}.
     */
    Set<String> networks();

    /** Returns whether it treats this topology. */
    default boolean treats(Topology topology) {
        return networks().contains(topology.name());
    }

    /**
     * Returns a number about a curve of this scenario that metrics need, or NaN if not known. For a
     * topology its network, the bound of its channels under the traffic, and the lengths of its
     * messages tell.
     */
    default double trait(Scenario scenario, Curve.Trait trait) {
        return switch (trait) {
            case NODES -> number(scenario.part(Network.class), Network::terminals);
            case LENGTH -> number(scenario.part(Lengths.class), Lengths::mean);
            case CAPACITY ->
                    scenario.part(Capacity.class).isPresent()
                            ? number(scenario.part(Capacity.class), Capacity::load)
                            : number(
                                    scenario.part(Network.class),
                                    n -> n.capacity().orElse(Double.NaN));
            case SILENT -> silent(scenario);
            case WINDOW -> Double.NaN;
        };
    }

    /**
     * Returns the memory that the evaluation of a scenario needs, in bytes, or NaN if not known. A
     * scenario that needs more than there is is refused before it is begun; so the estimate should
     * rather be too low.
     *
     * @param scenario with its parts
     */
    default double memory(Scenario scenario) {
        return Double.NaN;
    }

    /** A pattern has a terminal send always or never, whatever the random numbers. */
    private static double silent(Scenario scenario) {
        Optional<Destinations> destinations = scenario.part(Destinations.class);
        Optional<Network> network = scenario.part(Network.class);
        if (destinations.isEmpty() || network.isEmpty()) {
            return Double.NaN;
        }
        SplittableRandom random = new SplittableRandom(0);
        long silent =
                IntStream.range(0, network.get().terminals())
                        .map(source -> destinations.get().destination(source, random))
                        .filter(destination -> destination == Destinations.SILENT)
                        .count();
        return silent > 0 ? silent : Double.NaN;
    }

    private static <T> double number(Optional<T> part, ToDoubleFunction<T> number) {
        return part.isPresent() ? number.applyAsDouble(part.get()) : Double.NaN;
    }
}
