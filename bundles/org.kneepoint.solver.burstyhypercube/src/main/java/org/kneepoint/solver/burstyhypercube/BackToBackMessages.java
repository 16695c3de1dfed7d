// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import java.util.Arrays;

/**
 * Statistics of back-to-back messages on the inputs of a router, a variable of the iteration.
 * Immutable.
 *
 * @param sequences statistics of each input, the source first
 * @param accessDelays by input and dimension, of the previous sweep
 */
record BackToBackMessages(InputSequence[] sequences, LinkAccessDelay[][] accessDelays) {
    /**
     * Fraction of the length bias that persists on the next link, if the messages are back to back
     * there too; 0 as derived. Fitted to 60 random systems: long stays occur where neighbouring
     * links are busy, for the follower as well.
     */
    private static final double PASSED_ON = 0.25;

    /**
     * Statistics of consecutive messages at an input.
     *
     * @param backToBackProbability probability that the preceding message left just before this one
     *     arrived
     * @param lengthBias bias of the stay of that message: 0 for an average stay, 1 if the
     *     probability of a follower is proportional to its length
     * @param delayedProbability probability that a message of this input is delayed at its next
     *     link
     */
    record InputSequence(
            double backToBackProbability, double lengthBias, double delayedProbability) {}

    /** Returns the start of the iteration: only the messages of a batch are back to back. */
    static BackToBackMessages initial(BurstyTraffic traffic) {
        int places = traffic.cube().dimensions() + 1;
        InputSequence[] inputs = new InputSequence[places];
        Arrays.fill(inputs, new InputSequence(0, 1, 0));
        inputs[ECubeHypercube.SOURCE] = new InputSequence(1 - 1 / traffic.meanBatch(), 0, 0);
        LinkAccessDelay[][] accesses = new LinkAccessDelay[places][places];
        for (LinkAccessDelay[] row : accesses) {
            Arrays.fill(row, LinkAccessDelay.NO_WAIT);
        }
        return new BackToBackMessages(inputs, accesses);
    }

    /**
     * Returns the statistics after a sweep of the model.
     *
     * @param source the queue of the source
     * @param accesses by input and dimension
     * @param tails by dimension
     */
    static BackToBackMessages afterSweep(
            ECubeHypercube cube,
            BatchSourceQueue source,
            LinkAccessDelay[][] accesses,
            TailDelay[][] tails) {
        InputSequence[] inputs = new InputSequence[accesses.length];
        LinkAccessDelay[][] copy = new LinkAccessDelay[accesses.length][];
        for (int place = 0; place < inputs.length; place++) {
            double held = held(cube, place, accesses, tails);
            inputs[place] =
                    place == ECubeHypercube.SOURCE
                            ? source(source, held)
                            : link(cube, place, inputs, accesses, held);
            copy[place] = accesses[place].clone();
        }
        return new BackToBackMessages(inputs, copy);
    }

    private static double held(
            ECubeHypercube cube, int from, LinkAccessDelay[][] accesses, TailDelay[][] tails) {
        double held = 0;
        for (int to = from + 1; to < accesses.length; to++) {
            DelayMoments wait = accesses[from][to].separateWait();
            held +=
                    cube.turnProbability(from, to)
                            * wait.plus(tails[to][0].delay()).nonzeroProbability();
        }
        return held;
    }

    /**
     * Back-to-back messages at the source are of the same batch, or arrived during the service of
     * the preceding one, with a probability proportional to its length.
     */
    private static InputSequence source(BatchSourceQueue source, double held) {
        double following = 1 - source.busyPeriodStarts();
        double others = following - (1 - 1 / source.batch());
        double drawn = following > 0 ? others / following * (1 - source.load()) : 0;
        return new InputSequence(following, drawn, held);
    }

    /** Messages are back to back on a link if they were so before it, or waited for it. */
    private static InputSequence link(
            ECubeHypercube cube,
            int to,
            InputSequence[] inputs,
            LinkAccessDelay[][] accesses,
            double held) {
        double following = 0;
        double drawn = 0;
        for (int from = 0; from < to; from++) {
            double share = cube.flow(from, to) / cube.useProbability();
            double before = inputs[from].backToBackProbability * cube.turnProbability(from, to);
            double waited = (1 - before) * accesses[from][to].separateWait().nonzeroProbability();
            double passed = PASSED_ON + (1 - PASSED_ON) * inputs[from].lengthBias;
            following += share * (before + waited);
            drawn += share * (before * passed + waited);
        }
        return new InputSequence(following, following > 0 ? drawn / following : 1, held);
    }

    /** Returns the largest difference of the probabilities. */
    double distance(BackToBackMessages other) {
        double distance = 0;
        for (int i = 0; i < sequences.length; i++) {
            distance +=
                    Math.abs(
                            sequences[i].backToBackProbability
                                    - other.sequences[i].backToBackProbability);
            distance +=
                    Math.abs(
                            sequences[i].delayedProbability
                                    - other.sequences[i].delayedProbability);
        }
        return distance;
    }
}
