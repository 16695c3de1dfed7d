// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

/**
 * All classes of channels at one load, from the last channel of a path back to its first.
 * Immutable. Times are in message lengths.
 */
final class Channels {
    private static final double CHILDREN = 4;
    private static final double SIBLINGS = 3;

    private final FatTree tree;
    private final Reading reading;
    private final double load;
    private final Channel[] down;
    private final Channel[] up;

    private Channels(FatTree tree, Reading reading, double load) {
        this.tree = tree;
        this.reading = reading;
        this.load = load;
        down = new Channel[tree.levels()];
        up = new Channel[tree.levels()];
    }

    /**
     * Solves the equations (16) to (24).
     *
     * @param load messages per message length and node: flits per node and cycle
     */
    static Channels of(FatTree tree, Reading reading, double load) {
        Channels channels = new Channels(tree, reading, load);
        for (int lower = 0; lower < tree.levels(); lower++) {
            channels.descend(lower);
        }
        for (int lower = tree.levels() - 1; lower >= 0; lower--) {
            channels.climb(lower);
        }
        return channels;
    }

    /** Equations (16) to (19): the channel &lt;l+1,l&gt;. */
    private void descend(int lower) {
        double rate = load * tree.share(lower);
        double service =
                lower == 0
                        ? 1
                        : down[lower - 1].passed(
                                tree.share(lower) / (CHILDREN * tree.share(lower - 1)));
        down[lower] = Channel.alone(rate, service);
    }

    /** Equations (20) to (24): the channel &lt;l,l+1&gt;. */
    private void climb(int lower) {
        double rate = load * tree.share(lower);
        double service = lower + 1 == tree.levels() ? turning(lower + 1, 1) : risen(lower + 1);
        up[lower] =
                lower == 0
                        ? Channel.alone(rate, service)
                        : Channel.paired(rate, reading.offered(rate), service);
    }

    /** Time behind the up-link to a level that is not the highest: equation (22). */
    private double risen(int level) {
        double onUp = reading.onUp(tree, level);
        double turns = reading.turns(tree, level);
        double own = tree.share(level - 1) / tree.share(level) * onUp;
        return onUp * up[level].passed(own) + turns * turning(level, turns);
    }

    /**
     * Time behind a turn into one of three siblings: (20), and the second half of (22).
     *
     * @param probability of turning
     */
    private double turning(int level, double probability) {
        return down[level - 1].passed(probability / SIBLINGS);
    }

    /** Returns the class that leads down from level l+1, l from 0 to n-1. */
    Channel down(int lower) {
        return down[lower];
    }

    /** Returns the class that leads up from level l, l from 0 to n-1. */
    Channel up(int lower) {
        return up[lower];
    }

    /** Returns the channels into which the nodes inject. */
    Channel injection() {
        return up[0];
    }

    /**
     * Returns whether a node offers the channel into which it injects as much as that can carry, or
     * more. A channel without a steady state further on is waited for without end, so that this one
     * has none either.
     */
    boolean areSaturated() {
        return injection().isSaturated();
    }
}
