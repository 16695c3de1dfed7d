// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

import java.util.Arrays;

/**
 * What a message knows of those before it on the same input of a router, which come from the same
 * source or link one after another. The model finds it by iteration. Immutable.
 *
 * @param inputs what is known of each, the source first
 * @param accesses by input and dimension, as found before
 */
record Trains(Train[] inputs, Access[][] accesses) {
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
     * @param following probability that the message before left just before this one came
     * @param drawn how far the stay of that message is drawn by its length: 0 if it is one as any,
     *     1 if it is followed the more likely the longer it stays
     * @param held probability that a message of this input meets others at its next link or is held
     *     up
     */
    record Train(double following, double drawn, double held) {}

    /** Before anything is known: only the messages of a batch follow each other. */
    static Trains none(Traffic traffic) {
        int places = traffic.cube().dimensions() + 1;
        Train[] inputs = new Train[places];
        Arrays.fill(inputs, new Train(0, 1, 0));
        inputs[Cube.SOURCE] = new Train(1 - 1 / traffic.batch(), 0, 0);
        Access[][] accesses = new Access[places][places];
        for (Access[] row : accesses) {
            Arrays.fill(row, Access.FREE);
        }
        return new Trains(inputs, accesses);
    }

    /**
     * Returns what follows from a pass of the model.
     *
     * @param source the queue of the source
     * @param accesses by input and dimension
     * @param tails by dimension
     */
    static Trains after(Cube cube, SourceQueue source, Access[][] accesses, Tail[][] tails) {
        Train[] inputs = new Train[accesses.length];
        Access[][] copy = new Access[accesses.length][];
        for (int place = 0; place < inputs.length; place++) {
            double held = held(cube, place, accesses, tails);
            inputs[place] =
                    place == Cube.SOURCE
                            ? source(source, held)
                            : link(cube, place, inputs, accesses, held);
            copy[place] = accesses[place].clone();
        }
        return new Trains(inputs, copy);
    }

    private static double held(Cube cube, int from, Access[][] accesses, Tail[][] tails) {
        double held = 0;
        for (int to = from + 1; to < accesses.length; to++) {
            Delay wait = accesses[from][to].stranger();
            held += cube.turn(from, to) * wait.plus(tails[to][0].delay()).chance();
        }
        return held;
    }

    /**
     * Of the messages that follow another at the source some are of the same batch; of the others,
     * those that find one message only came while that was served, the more likely the longer.
     */
    private static Train source(SourceQueue source, double held) {
        double following = 1 - source.firsts();
        double others = following - (1 - 1 / source.batch());
        double drawn = following > 0 ? others / following * (1 - source.load()) : 0;
        return new Train(following, drawn, held);
    }

    /** Those on a link follow each other that did so before it, and those that waited for it. */
    private static Train link(Cube cube, int to, Train[] inputs, Access[][] accesses, double held) {
        double following = 0;
        double drawn = 0;
        for (int from = 0; from < to; from++) {
            double share = cube.flow(from, to) / cube.use();
            double before = inputs[from].following * cube.turn(from, to);
            double waited = (1 - before) * accesses[from][to].stranger().chance();
            double passed = PASSED_ON + (1 - PASSED_ON) * inputs[from].drawn;
            following += share * (before + waited);
            drawn += share * (before * passed + waited);
        }
        return new Train(following, following > 0 ? drawn / following : 1, held);
    }

    /** Returns how far the probabilities differ from others. */
    double distance(Trains other) {
        double distance = 0;
        for (int i = 0; i < inputs.length; i++) {
            distance += Math.abs(inputs[i].following - other.inputs[i].following);
            distance += Math.abs(inputs[i].held - other.inputs[i].held);
        }
        return distance;
    }
}
