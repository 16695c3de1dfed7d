// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

import java.util.function.Function;

/**
 * The steady state of a switch by its stationary distribution: the mean occupancy over some 10^8
 * steps from an empty switch, repeated from there until convergence.
 */
final class StationarySwitch implements SwitchModel.SteadySwitch {
    private static final double SETTLED = 4e-15;
    private static final int MOST_ROUNDS = 20;

    private final Function<SwitchTraffic, SwitchChain> chains;
    private final Resolvent resolvent;
    private final double[][] states;
    private final SwitchMeans means;

    private StationarySwitch(
            Function<SwitchTraffic, SwitchChain> chains,
            Resolvent resolvent,
            double[][] states,
            SwitchMeans flows) {
        this.chains = chains;
        this.resolvent = resolvent;
        this.states = states;
        this.means = flows;
    }

    /**
     * Returns the steady state for a given traffic.
     *
     * @param chains the chain of the switch by its traffic
     * @param traffic of the switch
     * @param listener called repeatedly
     */
    static StationarySwitch of(
            Function<SwitchTraffic, SwitchChain> chains,
            SwitchTraffic traffic,
            StepListener listener) {
        SwitchChain chain = chains.apply(traffic);
        Resolvent resolvent = Resolvent.of(chain, listener);
        double[][] states = chain.empty();
        SwitchMeans flows = chain.means(states);
        double change = 1;
        for (int round = 0; round < MOST_ROUNDS && change > SETTLED; round++) {
            listener.step();
            states = resolvent.visits(states);
            divide(states, total(states));
            SwitchMeans before = flows;
            flows = chain.means(states);
            change = flows.relativeDistance(before);
        }
        return new StationarySwitch(chains, resolvent, states, flows);
    }

    @Override
    public SwitchMeans means() {
        return means;
    }

    /**
     * The change x of the distribution satisfies x (I - P) = y, where y is the change of one step.
     */
    @Override
    public SwitchMeans perturbed(SwitchTraffic neighbour) {
        SwitchChain chain = chains.apply(neighbour);
        double[][] added = sum(chain.step(states), states, -1);
        double[][] change = resolvent.visits(added);
        return chain.means(sum(change, states, 1 - total(change)));
    }

    private static double total(double[][] states) {
        double total = 0;
        for (double[] level : states) {
            for (double state : level) {
                total += state;
            }
        }
        return total;
    }

    private static void divide(double[][] states, double divisor) {
        for (double[] level : states) {
            for (int phase = 0; phase < level.length; phase++) {
                level[phase] /= divisor;
            }
        }
    }

    private static double[][] sum(double[][] states, double[][] others, double factor) {
        double[][] sum = new double[states.length][];
        for (int h = 0; h < states.length; h++) {
            sum[h] = new double[states[h].length];
            for (int c = 0; c < sum[h].length; c++) {
                sum[h][c] = states[h][c] + factor * others[h][c];
            }
        }
        return sum;
    }
}
