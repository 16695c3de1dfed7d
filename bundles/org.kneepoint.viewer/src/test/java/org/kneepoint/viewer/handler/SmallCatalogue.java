// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import org.kneepoint.metrics.SaturationMetric;
import org.kneepoint.simulator.flit.FlitSimulator;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleRouterModel;
import org.kneepoint.solver.wormhole.WormholeSolver;
import org.kneepoint.study.format.CsvFormat;
import org.kneepoint.study.format.JsonFormat;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.topology.dragonfly.DragonflyTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.arrival.PacketGapArrivals;
import org.kneepoint.traffic.arrival.PoissonArrivals;
import org.kneepoint.traffic.length.FixedLengths;
import org.kneepoint.traffic.pattern.Transpose;
import org.kneepoint.traffic.pattern.UniformTraffic;

/** Three networks with a model, a simulator, traffic and a metric. */
public final class SmallCatalogue {
    private SmallCatalogue() {}

    /** Returns the catalogue. */
    public static Catalogue of() {
        return Catalogue.of(
                new DragonflyTopology(),
                new TorusTopology(),
                new MeshTopology(),
                new WormholeSolver(),
                new FlitSimulator(),
                new SingleCycleRouterModel(),
                new UniformTraffic(),
                new Transpose(),
                new PoissonArrivals(),
                new PacketGapArrivals(),
                new FixedLengths(),
                new SaturationMetric(),
                new CsvFormat(),
                new JsonFormat());
    }
}
