// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.solver.sharedbuffer.chain.Pulse;
import org.kneepoint.solver.sharedbuffer.coupled.CoupledNetwork.Flow;
import org.kneepoint.solver.sharedbuffer.coupled.CoupledNetwork.Type;
import org.kneepoint.solver.sharedbuffer.delta.Delta;
import org.kneepoint.solver.sharedbuffer.delta.SteadyNetwork;
import org.kneepoint.solver.sharedbuffer.delta.Switch;

/**
 * The steady state of all switches and the queues that feed them: cycles are repeated, and
 * extrapolated, until they change nothing. Immutable.
 */
public final class CoupledEquilibrium implements SteadyNetwork {
    /** States up to which feeding queues are told apart by one more length. */
    private static final double WANTED_STATES = 60_000;

    private static final double MOST_STATES = 300_000;
    private static final double RESIDUAL = 1e-12;
    private static final double ROUNDING = 1e-15;
    private static final double STILL = 1e-9;
    private static final double SAME = 1e-10;
    private static final int MOST_CYCLES = 5000;
    private static final int MOST_PLAIN_CYCLES = 300;
    private static final int DIGITS = 2;

    private final Delta delta;
    private final CoupledNetwork network;
    private final Pulse pulse;
    private double[] states;
    private int cycles;
    private double residual = Double.POSITIVE_INFINITY;
    private double loss = Double.NaN;
    private boolean isLossKnown;
    private List<Flow> flows;

    private CoupledEquilibrium(Delta delta, CoupledNetwork network, Pulse pulse) {
        this.delta = delta;
        this.network = network;
        this.pulse = pulse;
        states = network.start();
        extrapolate();
        settle();
        flows = network.flows(states);
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
        return new CoupledEquilibrium(delta, CoupledNetwork.of(delta, places, longest), pulse);
    }

    private void extrapolate() {
        // few packets change little
        double wanted = Math.max(ROUNDING, RESIDUAL * Math.min(1, delta.load()));
        Extrapolation extrapolation = new Extrapolation();
        while (residual > wanted && cycles < MOST_CYCLES) {
            double[] next = cycle();
            if (residual > wanted) {
                states = extrapolation.next(states, next);
                network.norm(states);
            } else {
                states = next;
            }
        }
    }

    /**
     * Plain cycles repair what is too rare for an extrapolation to see. A loss that still changes
     * after many is left open if it is too small to matter otherwise.
     */
    private void settle() {
        boolean still = false;
        for (int plain = 0; plain < MOST_PLAIN_CYCLES && !still; plain++) {
            double before = loss;
            states = cycle();
            loss = network.loss();
            still = plain >= delta.stages() && Math.abs(loss - before) <= STILL * loss;
        }
        isLossKnown = still || loss > RESIDUAL / STILL;
    }

    private double[] cycle() {
        pulse.beat();
        double[] next = network.step(states);
        cycles++;
        residual = 0;
        for (int i = 0; i < next.length; i++) {
            residual += Math.abs(next[i] - states[i]) / network.types().size();
        }
        return next;
    }

    @Override
    public Delta delta() {
        return delta;
    }

    /** A sound answer also passes the same flow through all stages. */
    @Override
    public boolean isConverged() {
        return cycles < MOST_CYCLES && imbalance() <= SAME;
    }

    @Override
    public String unconverged() {
        return "the flows of the stages differ by "
                + Decimal.round(imbalance(), DIGITS)
                + " of their value, and the probabilities change by "
                + Decimal.round(residual, DIGITS)
                + " in a cycle, after "
                + cycles
                + " cycles";
    }

    /** Returns the cycles that were passed. */
    int cycles() {
        return cycles;
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
        double rejected = stage == 1 ? loss : 0;
        return Switch.of(
                special ? flow.special() : flow.alike() / outlets,
                special ? flow.alike() / (outlets - 1) : flow.alike() / outlets,
                special ? flow.specialQueue() : flow.alikeQueue() / outlets,
                special ? flow.alikeQueue() : flow.alikeQueue() * (outlets - 1) / outlets,
                delta.radix(),
                1 - rejected,
                isLossKnown ? rejected : Double.NaN);
    }
}
