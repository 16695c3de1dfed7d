// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.Map;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.routing.UgalLocal;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.pipelined.PipelineDelays;
import org.kneepoint.simulator.flit.pipelined.PipelinedRouterEngine;
import org.kneepoint.simulator.flit.pipelined.PipelinedRouterSettings;
import org.kneepoint.topology.dragonfly.DragonflyTopology;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.arrival.BernoulliArrivals;
import org.openjdk.jmh.annotations.Param;

/** The speed of the pipelined router, with terminals that also send to themselves. */
public class PipelinedRoutersBenchmark extends RoutersBenchmark {
    /** Network and load. */
    @Param({
        "MESH_8X8",
        "TORUS_32X32",
        "CUBE_256",
        "DRAGONFLY_1056",
        "TORUS_128X128",
        "TORUS_256X256",
        "TORUS_1024X1024",
        "TORUS_1024X1024_LIGHT"
    })
    public Scene scene;

    /** Networks and loads. */
    public enum Scene {
        /** 8x8 mesh at three quarters of its saturation. */
        MESH_8X8(new Setting(new MeshTopology(), Map.of("radix", "8"), 8, 8, 0.3, 1000, 5000)),
        /** 32x32 torus at half of its saturation. */
        TORUS_32X32(new Setting(new TorusTopology(), Map.of("radix", "32"), 2, 8, 0.05, 200, 2000)),
        /** Binary 8-cube. */
        CUBE_256(
                new Setting(
                        new HypercubeTopology(), Map.of("dimensions", "8"), 8, 8, 0.4, 100, 2000)),
        /** Dragonfly of 264 routers under UGAL at half of its saturation. */
        DRAGONFLY_1056(
                new Setting(
                        new DragonflyTopology(),
                        Map.of("concentration", "4", "a", "8", "h", "4"),
                        4,
                        16,
                        0.4,
                        200,
                        2000)),
        /** Larger than the caches, every fifth channel in use. */
        TORUS_128X128(
                new Setting(new TorusTopology(), Map.of("radix", "128"), 2, 8, 0.0125, 40, 1000)),
        /** The same, four times as large. */
        TORUS_256X256(
                new Setting(new TorusTopology(), Map.of("radix", "256"), 2, 8, 0.00625, 40, 1000)),
        /** A million routers, every fifth channel in use. */
        TORUS_1024X1024(
                new Setting(new TorusTopology(), Map.of("radix", "1024"), 2, 8, 0.0016, 40, 400)),
        /** A million routers with some hundred flits in flight. */
        TORUS_1024X1024_LIGHT(
                new Setting(
                        new TorusTopology(), Map.of("radix", "1024"), 2, 8, 1e-6, 5000, 50_000));

        private final Setting setting;

        Scene(Setting setting) {
            this.setting = setting;
        }
    }

    @Override
    Setting setting() {
        return scene.setting;
    }

    private boolean isTorus() {
        return setting().topology() instanceof TorusTopology;
    }

    @Override
    BenchmarkWorkload workload(Setting setting) {
        return new BenchmarkWorkload(
                setting,
                this::routing,
                true,
                new BernoulliArrivals(),
                SourceQueuePolicy.Kind.INFINITE);
    }

    private Routing routing(Network network) {
        if (scene == Scene.DRAGONFLY_1056) {
            UgalLocal ugal = new UgalLocal();
            Scenario scenario = Scenario.of(ugal.name(), ugal.parameters(), Map.of());
            return ugal.on(network, scenario).orElseThrow();
        }
        return network.routings().get(isTorus() ? 1 : 0);
    }

    @Override
    SimulationEngine engine(RouterContext context) {
        PipelineDelays delays = new PipelineDelays(1, 1, 1, 1, isTorus() ? 2 : 1, 0);
        return new PipelinedRouterEngine(context, new PipelinedRouterSettings(delays, false));
    }
}
