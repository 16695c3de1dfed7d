// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import java.util.Arrays;

/**
 * Statistics of back-to-back messages on the inputs of a router. The model finds it by iteration.
 * Immutable.
 *
 * @param sequences what is known of each, the source first
 * @param accessDelays by input and dimension, as found before
 */
record BackToBackMessages(InputSequence[] sequences, LinkAccessDelay[][] accessDelays) {
    /**
     * How much of the length of stay that a follower has met passes on to the next link, if it
     * follows there too: nothing by the derivation, as each is followed then whatever its stay.
     * Chosen on 60 random systems: what stays long does so because the neighbourhood is busy, and
     * so it is for the follower.
     */
    private static final double PASSED_ON = 0.25;

    /**
     * One message after another at an input.
     *
     * @param backToBackProbability probability that the message before left just before this one
     *     came
     * @param lengthBias how far the stay of that message is drawn by its length: 0 if it is one as
     *     any, 1 if it is followed the more likely the longer it stays
     * @param delayedProbability probability that a message of this input meets others at its next
     *     link or is held up
     */
    record InputSequence(
            double backToBackProbability, double lengthBias, double delayedProbability) {}

    /** Before anything is known: only the messages of a batch follow each other. */
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
     * Returns what follows from a pass of the model.
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
     * Of the messages that follow another at the source some are of the same batch; of the others,
     * those that find one message only came while that was served, the more likely the longer.
     */
    private static InputSequence source(BatchSourceQueue source, double held) {
        double following = 1 - source.busyPeriodStarts();
        double others = following - (1 - 1 / source.batch());
        double drawn = following > 0 ? others / following * (1 - source.load()) : 0;
        return new InputSequence(following, drawn, held);
    }

    /** Those on a link follow each other that did so before it, and those that waited for it. */
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

    /** Returns how far the probabilities differ from others. */
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
