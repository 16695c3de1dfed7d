// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.OptionalDouble;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.testkit.ForwardingNetwork;
import org.kneepoint.topology.torus.MeshTopology;

/**
 * Meshes whose links between routers take {@code delay} cycles, and {@code pace} cycles a flit, or
 * carry {@code width} flits a cycle.
 */
final class SlowMeshes implements Topology {
    private static final Parameter<Integer> DELAY =
            Parameter.integer("delay", "cycles", "cycles of each link").atLeast(1).withDefault(1);

    private static final Parameter<Integer> PACE =
            Parameter.integer("pace", "cycles", "cycles from flit to flit")
                    .atLeast(1)
                    .withDefault(1);
    private static final Parameter<Integer> WIDTH =
            Parameter.integer("width", "flits", "flits per cycle").atLeast(1).withDefault(1);

    private final MeshTopology meshes = new MeshTopology();

    @Override
    public String name() {
        return "slow-mesh";
    }

    @Override
    public Description description() {
        return Description.of("a mesh of long links");
    }

    @Override
    public Parameters parameters() {
        return meshes.parameters().and(Parameters.of(DELAY, PACE, WIDTH));
    }

    @Override
    public Network build(Scenario scenario) {
        return new SlowMesh(
                meshes.build(scenario),
                scenario.get(DELAY),
                new ChannelRate(scenario.get(WIDTH), scenario.get(PACE)));
    }

    private static final class SlowMesh extends ForwardingNetwork {
        private final int delay;
        private final ChannelRate rate;

        SlowMesh(Network mesh, int delay, ChannelRate rate) {
            super(mesh);
            this.delay = delay;
            this.rate = rate;
        }

        @Override
        public int delay(int router, int port) {
            return delay;
        }

        @Override
        public ChannelRate rate(int router, int port) {
            return rate;
        }

        /** Not that of the mesh, as the channel rate differs. */
        @Override
        public OptionalDouble capacity() {
            return OptionalDouble.empty();
        }

        @Override
        public OptionalDouble meanDistance() {
            return OptionalDouble.empty();
        }
    }
}
