// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.Map;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulator.flit.ideal.IdealRouterEngine;
import org.kneepoint.simulator.flit.ideal.TerminalAttachment;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.arrival.PoissonArrivals;
import org.openjdk.jmh.annotations.Param;

/** The speed of the ideal router, with Poisson arrivals. */
public class IdealRoutersBenchmark extends RoutersBenchmark {
    /** Network and load. */
    @Param({
        "CUBE_64",
        "MESH",
        "MESH_8_VCS",
        "TORUS",
        "TORUS_OVERLOADED",
        "MILLION",
        "MILLION_LIGHT"
    })
    public Scene scene;

    /** Networks and loads. */
    public enum Scene {
        /** Binary 6-cube of one virtual channel and one place, at half of its saturation. */
        CUBE_64(
                new Setting(
                        new HypercubeTopology(),
                        Map.of("dimensions", "6"),
                        1,
                        1,
                        0.25,
                        2000,
                        5000)),
        /** 8x8 mesh of one virtual channel and one place, at half of its saturation. */
        MESH(new Setting(new MeshTopology(), Map.of("radix", "8"), 1, 1, 0.11, 2000, 5000)),
        /** 8x8 mesh whose virtual channels share the links. */
        MESH_8_VCS(new Setting(new MeshTopology(), Map.of("radix", "8"), 8, 8, 0.3, 2000, 5000)),
        /** 32x32 torus. */
        TORUS(new Setting(new TorusTopology(), Map.of("radix", "32"), 2, 8, 0.05, 200, 2000)),
        /** 32x32 torus in which almost all packets are blocked. */
        TORUS_OVERLOADED(
                new Setting(new TorusTopology(), Map.of("radix", "32"), 2, 8, 0.3, 200, 2000)),
        /** 1024x1024 torus, every fifth link in use. */
        MILLION(new Setting(new TorusTopology(), Map.of("radix", "1024"), 2, 8, 0.0016, 20, 400)),
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
                new PoissonArrivals(),
                SourceQueuePolicy.Kind.INFINITE);
    }

    @Override
    SimulationEngine engine(RouterContext context) {
        return new IdealRouterEngine(context, TerminalAttachment.CHANNELS);
    }
}
