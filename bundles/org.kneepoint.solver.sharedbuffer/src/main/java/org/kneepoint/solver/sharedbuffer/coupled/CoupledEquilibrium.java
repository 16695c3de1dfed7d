// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.solver.sharedbuffer.chain.StepListener;
import org.kneepoint.solver.sharedbuffer.coupled.CoupledNetwork.MeanFlow;
import org.kneepoint.solver.sharedbuffer.coupled.CoupledNetwork.SwitchType;
import org.kneepoint.solver.sharedbuffer.delta.DeltaNetwork;
import org.kneepoint.solver.sharedbuffer.delta.SteadyNetwork;
import org.kneepoint.solver.sharedbuffer.delta.SwitchFigures;

/** The steady state of all switches and their upstream queues. Immutable. */
public final class CoupledEquilibrium implements SteadyNetwork {
    /** Limit of the states for one more length of the upstream queues. */
    private static final double WANTED_STATES = 60_000;

    private static final double MOST_STATES = 300_000;
    private static final double SAME = 1e-10;
    private static final int DIGITS = 2;

    private final DeltaNetwork delta;
    private final CoupledNetwork network;
    private final AcceleratedIteration iteration;
    private final List<MeanFlow> flows;

    private CoupledEquilibrium(
            DeltaNetwork delta, CoupledNetwork network, AcceleratedIteration iteration) {
        this.delta = delta;
        this.network = network;
        this.iteration = iteration;
        flows = network.flows(iteration.states());
    }

    /**
     * Returns the longest length of an upstream queue that is distinguished: B if possible, less to
     * limit the states, and 0 if there are too many in any case.
     *
     * @param delta the network
     * @param places B of a switch
     */
    public static int longest(DeltaNetwork delta, int places) {
        int longest = 1;
        while (longest < places
                && CoupledNetwork.states(delta, places, longest + 1) <= WANTED_STATES) {
            longest++;
        }
        return CoupledNetwork.states(delta, places, longest) <= MOST_STATES ? longest : 0;
    }

    /**
     * Solves a network.
     *
     * @param delta the network and its traffic
     * @param places B of a switch
     * @param longest longest length of an upstream queue, which includes all longer ones, 1 to B
     * @param listener called at every cycle
     */
    public static CoupledEquilibrium of(
            DeltaNetwork delta, int places, int longest, StepListener listener) {
        CoupledNetwork network = CoupledNetwork.of(delta, places, longest);
        return new CoupledEquilibrium(delta, network, AcceleratedIteration.of(network, listener));
    }

    @Override
    public DeltaNetwork delta() {
        return delta;
    }

    /** Convergence also requires equal flows through all stages. */
    @Override
    public boolean isConverged() {
        return iteration.isFinished() && imbalance() <= SAME;
    }

    @Override
    public Explanation unconverged() {
        return Explanation.of(
                "flows-differ",
                "the flows of the stages differ by {imbalance} of their value, and the"
                        + " probabilities change by {change} in a cycle, after {cycles} cycles",
                new Rounded(imbalance(), DIGITS),
                new Rounded(iteration.residual(), DIGITS),
                iteration.cycles());
    }

    /** Returns the throughput of each stage, packets per cycle and link. */
    List<Double> throughputs() {
        List<Double> throughputs = new ArrayList<>();
        for (int stage = 1; stage <= delta.stages(); stage++) {
            double sum = 0;
            for (int t = 0; t < flows.size(); t++) {
                SwitchType type = network.types().get(t);
                if (type.stage() == stage) {
                    sum += network.number(type) * (flows.get(t).hot() + flows.get(t).cold());
                }
            }
            throughputs.add(sum / delta.nodes());
        }
        return throughputs;
    }

    private double imbalance() {
        double least = throughputs().stream().mapToDouble(x -> x).min().orElseThrow();
        double largest = throughputs().stream().mapToDouble(x -> x).max().orElseThrow();
        return largest > 0 ? (largest - least) / largest : 0;
    }

    @Override
    public SwitchFigures at(int stage, int type) {
        int number = network.number(stage, type);
        MeanFlow flow = flows.get(number);
        double outlets = delta.radix();
        boolean special = network.hasHotOutlet(number);
        double rejected = stage == 1 ? iteration.loss() : 0;
        return SwitchFigures.of(
                special ? flow.hot() : flow.cold() / outlets,
                special ? flow.cold() / (outlets - 1) : flow.cold() / outlets,
                special ? flow.hotQueue() : flow.coldQueue() / outlets,
                special ? flow.coldQueue() : flow.coldQueue() * (outlets - 1) / outlets,
                delta.radix(),
                1 - rejected,
                iteration.isLossKnown() ? rejected : Double.NaN);
    }
}
