// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.solver.sharedbuffer.chain.Pulse;
import org.kneepoint.solver.sharedbuffer.coupled.CoupledNetwork.Flow;
import org.kneepoint.solver.sharedbuffer.coupled.CoupledNetwork.Type;
import org.kneepoint.solver.sharedbuffer.delta.Delta;
import org.kneepoint.solver.sharedbuffer.delta.SteadyNetwork;
import org.kneepoint.solver.sharedbuffer.delta.Switch;

/** The steady state of all switches and the queues that feed them. Immutable. */
public final class CoupledEquilibrium implements SteadyNetwork {
    /** States up to which feeding queues are told apart by one more length. */
    private static final double WANTED_STATES = 60_000;

    private static final double MOST_STATES = 300_000;
    private static final double SAME = 1e-10;
    private static final int DIGITS = 2;

    private final Delta delta;
    private final CoupledNetwork network;
    private final Relaxation way;
    private final List<Flow> flows;

    private CoupledEquilibrium(Delta delta, CoupledNetwork network, Relaxation way) {
        this.delta = delta;
        this.network = network;
        this.way = way;
        flows = network.flows(way.states());
    }

    /**
     * Returns the longest length of a feeding queue that is told apart: B if possible, fewer if the
     * states would be too many, and 0 if they are in any case.
     *
     * @param delta the network
     * @param places B of a switch
     */
    public static int longest(Delta delta, int places) {
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
     * @param longest length of a feeding queue that stands for all from it on, 1 to B
     * @param pulse beaten at every cycle
     */
    public static CoupledEquilibrium of(Delta delta, int places, int longest, Pulse pulse) {
        CoupledNetwork network = CoupledNetwork.of(delta, places, longest);
        return new CoupledEquilibrium(delta, network, Relaxation.of(network, pulse));
    }

    @Override
    public Delta delta() {
        return delta;
    }

    /** A sound answer also passes the same flow through all stages. */
    @Override
    public boolean isConverged() {
        return way.isFinished() && imbalance() <= SAME;
    }

    @Override
    public Explanation unconverged() {
        return Explanation.of(
                "flows-differ",
                "the flows of the stages differ by {imbalance} of their value, and the"
                        + " probabilities change by {change} in a cycle, after {cycles} cycles",
                new Rounded(imbalance(), DIGITS),
                new Rounded(way.residual(), DIGITS),
                way.cycles());
    }

    /** Returns the packets per cycle and link that leave each stage. */
    List<Double> throughputs() {
        List<Double> throughputs = new ArrayList<>();
        for (int stage = 1; stage <= delta.stages(); stage++) {
            double sum = 0;
            for (int t = 0; t < flows.size(); t++) {
                Type type = network.types().get(t);
                if (type.stage() == stage) {
                    sum += network.number(type) * (flows.get(t).special() + flows.get(t).alike());
                }
            }
            throughputs.add(sum / delta.nodes());
        }
        return throughputs;
    }

    private double imbalance() {
        double least = throughputs().stream().mapToDouble(x -> x).min().orElseThrow();
        double most = throughputs().stream().mapToDouble(x -> x).max().orElseThrow();
        return most > 0 ? (most - least) / most : 0;
    }

    @Override
    public Switch at(int stage, int type) {
        int number = network.number(stage, type);
        Flow flow = flows.get(number);
        double outlets = delta.radix();
        boolean special = network.isSpecial(number);
        double rejected = stage == 1 ? way.loss() : 0;
        return Switch.of(
                special ? flow.special() : flow.alike() / outlets,
                special ? flow.alike() / (outlets - 1) : flow.alike() / outlets,
                special ? flow.specialQueue() : flow.alikeQueue() / outlets,
                special ? flow.alikeQueue() : flow.alikeQueue() * (outlets - 1) / outlets,
                delta.radix(),
                1 - rejected,
                way.isLossKnown() ? rejected : Double.NaN);
    }
}
