// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.solver.sharedbuffer.RelativeAssertions.assertClose;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.solver.sharedbuffer.chain.OutletDistribution;
import org.kneepoint.solver.sharedbuffer.chain.SharedBufferSwitch;
import org.kneepoint.solver.sharedbuffer.chain.StepListener;
import org.kneepoint.solver.sharedbuffer.chain.SwitchMeans;
import org.kneepoint.solver.sharedbuffer.chain.SwitchModel;
import org.kneepoint.solver.sharedbuffer.chain.SwitchTraffic;

class DeltaEquilibriumTest {
    private static final String CASES =
            """
            1, 2, 1, 0.3, 0.7, PAPER
            6, 2, 4, 0, 1, PAPER
            6, 2, 16, 0, 1, PAPER
            6, 2, 4, 0.0159, 0.5, PAPER
            6, 2, 9, 0.1, 0.4, PAPER
            10, 2, 8, 0.0005, 0.66, PAPER
            20, 2, 4, 0.01, 0.7, PAPER
            30, 2, 2, 0.000001, 0.9, PAPER
            4, 4, 8, 0.002, 0.9, INDEPENDENT
            3, 16, 8, 0, 1, PAPER
            3, 16, 2, 0.003, 0.8, PAPER
            3, 32, 8, 0.0000925650, 0.491494, INDEPENDENT
            2, 64, 8, 0.001, 0.8, PAPER
            3, 5, 1, 0.5, 1, INDEPENDENT
            4, 3, 6, 0.999999999, 1, PAPER
            5, 2, 7, 0.000000001, 1, PAPER
            7, 3, 5, 0.000413629, 0.522287, INDEPENDENT
            10, 2, 1, 0.00638417, 0.130926, PAPER
            24, 2, 1, 0.000000182987, 0.228802, PAPER
            """;

    private static SharedBufferSwitch model(int d, int places, OutletDistribution rule) {
        return SharedBufferSwitch.of(d, places, rule);
    }

    @ParameterizedTest
    @CsvSource(textBlock = CASES)
    void everyStageHasTheSameThroughput(
            int k, int d, int places, double f, double rho, OutletDistribution rule) {
        DeltaNetwork delta = new DeltaNetwork(k, d, f, rho);
        DeltaEquilibrium network = DeltaEquilibrium.of(delta, model(d, places, rule), () -> {});
        assertTrue(network.isConverged());
        double throughput = DeltaFigures.of(network).throughput();
        for (int i = 1; i <= k; i++) {
            double hot = passed(network.at(i, 1), d) * Math.pow(d, k - i);
            double others = Math.pow(d, k - 1) - Math.pow(d, k - i);
            double cold = others > 0 ? passed(network.at(i, 2), d) * others : 0;
            assertClose(throughput, (hot + cold) / delta.nodes(), 1e-12, "stage " + i);
        }
    }

    private static double passed(SwitchFigures of, int d) {
        return of.hotThroughput() + (d - 1) * of.coldThroughput();
    }

    @ParameterizedTest
    @CsvSource(textBlock = CASES)
    void delayIsThePacketsInTheNetworkByTheirRate(
            int k, int d, int places, double f, double rho, OutletDistribution rule) {
        DeltaNetwork delta = new DeltaNetwork(k, d, f, rho);
        DeltaEquilibrium network = DeltaEquilibrium.of(delta, model(d, places, rule), () -> {});
        double packets = 0;
        for (int i = 1; i <= k; i++) {
            for (int r = 1; r <= i; r++) {
                double switches = Math.pow(d, k - i);
                if (r > 1) {
                    switches = (d - 1) * Math.pow(d, k - i + r - 2);
                }
                SwitchFigures of = network.at(i, r);
                packets += switches * (of.hotQueue() + of.coldQueue());
            }
        }
        DeltaFigures figures = DeltaFigures.of(network);
        double delay = packets / (delta.nodes() * figures.throughput());
        assertClose(delay, figures.latency(), 1e-11, "latency");
    }

    @ParameterizedTest
    @CsvSource(textBlock = CASES)
    void theHotOutputGetsItsShareAndNoMoreThanItCanPass(
            int k, int d, int places, double f, double rho, OutletDistribution rule) {
        DeltaNetwork delta = new DeltaNetwork(k, d, f, rho);
        DeltaFigures figures =
                DeltaFigures.of(DeltaEquilibrium.of(delta, model(d, places, rule), () -> {}));
        double share = delta.nodes() * (f + (1 - f) / delta.nodes());
        assertClose(figures.throughput() * share, figures.hotOutput(), 1e-12, "hot output");
        double bound = Math.min(rho, 1 / (1 + (delta.nodes() - 1) * f));
        assertTrue(figures.throughput() <= bound * (1 + 1e-14));
        assertTrue(figures.latency() >= k);
        assertEquals(figures.throughput(), rho * (1 - figures.loss()), 1e-15);
    }

    @ParameterizedTest
    @CsvSource({
        "6, 2, 4, 0.0159, 0.5, 1",
        "6, 2, 4, 0.0159, 0.5, 0.1",
        "6, 2, 4, 0, 1, 0.2",
        "6, 2, 9, 0.1, 0.4, 1",
        "3, 4, 4, 0.01, 0.8, 0.1",
        "3, 4, 8, 0.05, 0.4, 1"
    })
    void anyStartLeadsToTheSameEquilibrium(
            int k, int d, int places, double f, double rho, double start) {
        SharedBufferSwitch model = model(d, places, OutletDistribution.PAPER);
        SwitchKinds network = SwitchKinds.of(new DeltaNetwork(k, d, f, rho));
        double[] accepted = new double[network.size()];
        Arrays.fill(accepted, start);
        DeltaFigures other =
                DeltaFigures.of(DeltaEquilibrium.of(network, model, accepted, () -> {}));
        DeltaFigures usual = DeltaFigures.of(DeltaEquilibrium.of(network.delta(), model, () -> {}));
        assertClose(usual.loss(), other.loss(), 1e-11, "loss");
        assertClose(usual.latency(), other.latency(), 1e-11, "latency");
    }

    @Test
    void switchesThatNeverAgreeAreNoEquilibrium() {
        DeltaEquilibrium network =
                DeltaEquilibrium.of(
                        new DeltaNetwork(3, 2, 0.1, 0.5), OscillatingSwitch::new, () -> {});
        assertFalse(network.isConverged());
        assertTrue(network.correction() > 0.01);
        assertTrue(network.passes() > 500);
    }

    /** There losses and idle slots of the output balance at the size of rounding errors. */
    @Test
    void theLoadThatJustFillsTheHotOutputIsExplained() {
        SharedBufferSwitch model = model(2, 16, OutletDistribution.PAPER);
        DeltaNetwork exact = new DeltaNetwork(4, 2, 0.1, 0.4);
        DeltaEquilibrium network = DeltaEquilibrium.of(exact, model, () -> {});
        assertFalse(network.isConverged());
        String reason = network.unconverged().text();
        assertTrue(reason.startsWith("the load just fills the hot output"), reason);
        assertTrue(reason.endsWith("give a load 8e-7 lower or higher"), reason);
        for (double load : new double[] {0.3999992, 0.4000008}) {
            DeltaNetwork near = new DeltaNetwork(4, 2, 0.1, load);
            assertTrue(DeltaEquilibrium.of(near, model, () -> {}).isConverged(), "load " + load);
        }
    }

    /** A switch with an acceptance that falls with its offers. */
    private record OscillatingSwitch(SwitchTraffic traffic, StepListener pulse)
            implements SwitchModel.SteadySwitch {
        @Override
        public SwitchMeans means() {
            double busy = traffic.hotAccepted() > 0.5 ? 0.3 : 0.7;
            double accepted = traffic.offered() > 0.5 ? 0.8 : 0.2;
            return new SwitchMeans(busy, busy, accepted, 1 - accepted, 1, 1);
        }

        @Override
        public SwitchMeans perturbed(SwitchTraffic neighbour) {
            return means();
        }
    }
}
