// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.run.Progress;
import org.kneepoint.solver.burstyhypercube.BurstyHypercubeSolver;
import org.kneepoint.solver.fattree.FatTreeSolver;
import org.kneepoint.solver.sharedbuffer.SharedBufferSolver;
import org.kneepoint.solver.wormhole.WormholeSolver;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.topology.fattree.ButterflyFatTreeTopology;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.arrival.PoissonArrivals;
import org.kneepoint.traffic.length.FixedLengths;
import org.kneepoint.traffic.pattern.UniformTraffic;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A curve of 100 points, from settings to points. Targets: 0.2 s for 256 nodes and 5 s for 4096 by
 * the general model, 10 ms by the models of one paper.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class ModelCurveBenchmark {
    /** Network and settings; the loads end a little beyond saturation. */
    @Param({
        "wormhole hypercube dimensions=8 length=16 load=0.005:0.5:0.005",
        "wormhole fat-tree levels=4 length=16 load=0.00095:0.095:0.00095",
        "wormhole mesh radix=16 length=16 load=0.0014:0.14:0.0014",
        "wormhole torus radix=16 load=0.002:0.2:0.002",
        "wormhole hypercube dimensions=12 length=16 load=0.0045:0.45:0.0045",
        "wormhole fat-tree levels=6 length=16 load=0.00024:0.024:0.00024",
        "wormhole torus radix=64 load=0.00066:0.066:0.00066",
        "fat-tree fat-tree levels=10 length=16 load=0.000012:0.0012:0.000012",
        "bursty-hypercube bursty-hypercube dimensions=8 flit=2 scv=5 rate=0.00028:0.028:0.00028",
        "shared-buffer shared-buffer nodes=64 radix=2 buffer=8 load=0.01:1:0.01",
        "shared-buffer shared-buffer nodes=1024 radix=2 buffer=128 load=0.9",
        "shared-buffer shared-buffer nodes=65536 radix=2 buffer=16 load=0.9",
        "shared-buffer shared-buffer nodes=4096 radix=16 buffer=64 load=1",
        "shared-buffer shared-buffer nodes=64 radix=2 buffer=8 load=0.05:1:0.05 variant=coupled"
    })
    public String curve;

    private final EvaluationService evaluation =
            new EvaluationService(
                    Catalogue.of(
                                    new WormholeSolver(),
                                    new FatTreeSolver(),
                                    new BurstyHypercubeSolver(),
                                    new SharedBufferSolver(),
                                    new TorusTopology(),
                                    new MeshTopology(),
                                    new HypercubeTopology(),
                                    new ButterflyFatTreeTopology(),
                                    new UniformTraffic(),
                                    new PoissonArrivals(),
                                    new FixedLengths())
                            .snapshot());

    /** The whole curve. */
    @Benchmark
    public List<Curve> solve() {
        String[] parts = curve.split(" ", 2);
        String line = "solve " + parts[1] + " solver=" + parts[0];
        return evaluation.evaluate(RunRequest.parse(line), Progress.NONE);
    }
}
