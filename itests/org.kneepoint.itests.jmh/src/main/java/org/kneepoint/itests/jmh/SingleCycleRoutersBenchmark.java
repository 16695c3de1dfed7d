// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.Map;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleRouterEngine;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleRouterSettings;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.arrival.PacketGapArrivals;
import org.openjdk.jmh.annotations.Param;

/** The speed of the single-cycle router, with blocked sources. */
public class SingleCycleRoutersBenchmark extends RoutersBenchmark {
    private static final int INJECTION_BUFFER = 6;

    /** Network and load. */
    @Param({"TORUS_LIGHT", "TORUS", "TORUS_KNEE", "MESH", "CUBE", "MILLION", "MILLION_LIGHT"})
    public Scene scene;

    /** Networks and loads. */
    public enum Scene {
        /** 32x32 torus at a third of its critical load. */
        TORUS_LIGHT(
                new Setting(new TorusTopology(), Map.of("radix", "32"), 2, 16, 0.05, 200, 2000)),
        /** 32x32 torus at two thirds of its critical load. */
        TORUS(new Setting(new TorusTopology(), Map.of("radix", "32"), 2, 16, 0.1, 200, 2000)),
        /** 32x32 torus just below its critical load. */
        TORUS_KNEE(new Setting(new TorusTopology(), Map.of("radix", "32"), 2, 16, 0.14, 200, 4000)),
        /** 8x8 mesh. */
        MESH(new Setting(new MeshTopology(), Map.of("radix", "8"), 8, 8, 0.3, 1000, 5000)),
        /** Binary 8-cube. */
        CUBE(new Setting(new HypercubeTopology(), Map.of("dimensions", "8"), 8, 8, 0.4, 100, 2000)),
        /** 1024x1024 torus, every fifth link in use. */
        MILLION(new Setting(new TorusTopology(), Map.of("radix", "1024"), 2, 8, 0.0016, 4, 400)),
        /** 1024x1024 torus with some thousand flits in flight. */
        MILLION_LIGHT(
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

    @Override
    BenchmarkWorkload workload(Setting setting) {
        return new BenchmarkWorkload(
                setting,
                BenchmarkWorkload::usual,
                false,
                new PacketGapArrivals(),
                SourceQueuePolicy.Kind.BLOCKED);
    }

    @Override
    SimulationEngine engine(RouterContext context) {
        return new SingleCycleRouterEngine(
                context, new SingleCycleRouterSettings(INJECTION_BUFFER, false));
    }
}
