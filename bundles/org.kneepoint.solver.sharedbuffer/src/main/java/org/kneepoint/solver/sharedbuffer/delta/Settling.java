// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import org.kneepoint.solver.sharedbuffer.chain.Pulse;
import org.kneepoint.solver.sharedbuffer.chain.SwitchModel;

/**
 * The way to the acceptance probabilities where Newton's method runs in circles: the assumed ones
 * follow those found, as in a network that settles, by implicit steps in time (pseudo-transient
 * continuation, Kelley and Keyes 1998). Steps get longer while all goes well; one after which the
 * switches agree much less is taken back and shortened. Close to the end Newton's method takes
 * over.
 */
final class Settling {
    private static final int MOST_PASSES = 500;
    private static final double CLOSE = 0.03;
    private static final double CLOSER = 0.1;
    private static final double WORSE = 5;
    private static final double SHORTER = 3;
    private static final double LONGER = 2;
    private static final double LONGEST_STEP = 1000;
    private static final double SHORTEST_STEP = 0.03;

    private final Network network;
    private final SwitchModel model;
    private final Pulse pulse;
    private double[] accepted;
    private Pass pass;
    private double time = 1;
    private int passes = 1;

    private Settling(Network network, SwitchModel model, Pulse pulse) {
        this.network = network;
        this.model = model;
        this.pulse = pulse;
        accepted = network.guess();
        pass = Pass.of(network, model, accepted, pulse);
    }

    /**
     * Solves a network.
     *
     * @param network of the switches
     * @param model of a switch
     * @param pulse beaten every few milliseconds
     * @return the last try of Newton's method, and all passes
     */
    static Newton of(Network network, SwitchModel model, Pulse pulse) {
        return new Settling(network, model, pulse).solve();
    }

    private Newton solve() {
        double close = CLOSE;
        while (true) {
            double distance = Newton.largest(pass.newtonStep(0), accepted);
            boolean last = passes >= MOST_PASSES;
            if (distance < close || last) {
                close = Math.min(close, distance) * CLOSER;
                Newton end = Newton.of(network, model, accepted, pulse);
                passes += end.passes();
                if (end.converged() || last) {
                    return end.withPasses(passes);
                }
            }
            step();
        }
    }

    private void step() {
        double[] next = Newton.moved(accepted, pass.newtonStep(1 / time));
        Pass following = Pass.of(network, model, next, pulse);
        passes++;
        if (following.disagreement() <= WORSE * pass.disagreement() || time < SHORTEST_STEP) {
            accepted = next;
            pass = following;
            time = Math.max(time, SHORTEST_STEP) * LONGER;
        } else {
            time = Math.min(time, LONGEST_STEP) / SHORTER;
        }
    }
}
