// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import java.util.Objects;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Capacity;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * A scenario of a topology with the objects that its settings select, so that a solver or simulator
 * needs no look-up. Immutable.
 *
 * <p>A part of the traffic for which the evaluator has no parameter is the default: uniform
 * destinations, Poisson arrivals, messages of fixed length.
 *
 * @param scenario the values, including defaults that depend on the network
 * @param network the network that the topology built
 * @param routing a routing of the network or of an installed algorithm
 * @param destinations which terminal sends to which
 * @param arrivals when terminals generate messages
 * @param lengths how long messages are
 * @param capacity upper bound of the load with this routing and traffic
 */
public record NetworkContext(
        Scenario scenario,
        Network network,
        Routing routing,
        Destinations destinations,
        ArrivalProcess arrivals,
        Lengths lengths,
        Capacity capacity) {
    /** Rejects null. */
    public NetworkContext {
        Objects.requireNonNull(scenario);
        Objects.requireNonNull(network);
        Objects.requireNonNull(routing);
        Objects.requireNonNull(destinations);
        Objects.requireNonNull(arrivals);
        Objects.requireNonNull(lengths);
        Objects.requireNonNull(capacity);
    }

    /**
     * A copy with another scenario, which may differ only in values on which no other component
     * depends, such as the load.
     */
    public NetworkContext with(Scenario other) {
        return new NetworkContext(
                other, network, routing, destinations, arrivals, lengths, capacity);
    }

    /**
     * A copy with another value of a parameter on which no other component depends.
     *
     * @throws org.kneepoint.api.scenario.BadInput if the value is outside the allowed range
     */
    public <T> NetworkContext with(Parameter<T> parameter, T value) {
        return with(scenario.with(parameter, value));
    }

    /** Returns the offered load, flits per node per cycle, whichever of load and rate was given. */
    public double load() {
        return scenario.load(lengths.mean());
    }
}
