// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

/**
 * All classes of channels at one load, solved from the last channel of a path to the first.
 * Immutable. Times are in message lengths.
 */
final class ChannelClasses {
    private static final double CHILDREN = 4;
    private static final double SIBLINGS = 3;

    private final FatTreeTraffic tree;
    private final FatTreeVariant variant;
    private final double load;
    private final ChannelClass[] down;
    private final ChannelClass[] up;

    private ChannelClasses(FatTreeTraffic tree, FatTreeVariant variant, double load) {
        this.tree = tree;
        this.variant = variant;
        this.load = load;
        down = new ChannelClass[tree.levels()];
        up = new ChannelClass[tree.levels()];
    }

    /**
     * Solves the equations (16) to (24).
     *
     * @param load messages per message length and node: flits per node and cycle
     */
    static ChannelClasses of(FatTreeTraffic tree, FatTreeVariant variant, double load) {
        ChannelClasses channels = new ChannelClasses(tree, variant, load);
        for (int lower = 0; lower < tree.levels(); lower++) {
            channels.solveDown(lower);
        }
        for (int lower = tree.levels() - 1; lower >= 0; lower--) {
            channels.solveUp(lower);
        }
        return channels;
    }

    /** Equations (16) to (19): the channel &lt;l+1,l&gt;. */
    private void solveDown(int lower) {
        double rate = load * tree.relativeRate(lower);
        double service =
                lower == 0
                        ? 1
                        : down[lower - 1].waitAndService(
                                tree.relativeRate(lower)
                                        / (CHILDREN * tree.relativeRate(lower - 1)));
        down[lower] = ChannelClass.singleServer(rate, service);
    }

    /** Equations (20) to (24): the channel &lt;l,l+1&gt;. */
    private void solveUp(int lower) {
        double rate = load * tree.relativeRate(lower);
        double service =
                lower + 1 == tree.levels()
                        ? serviceAfterTurn(lower + 1, 1)
                        : serviceAbove(lower + 1);
        up[lower] =
                lower == 0
                        ? ChannelClass.singleServer(rate, service)
                        : ChannelClass.twoServers(rate, variant.offeredToPair(rate), service);
    }

    /** Time after the up-link to a level below the highest: equation (22). */
    private double serviceAbove(int level) {
        double onUp = variant.probabilityOnUp(tree, level);
        double turns = variant.probabilityTurn(tree, level);
        double own = tree.relativeRate(level - 1) / tree.relativeRate(level) * onUp;
        return onUp * up[level].waitAndService(own) + turns * serviceAfterTurn(level, turns);
    }

    /**
     * Time after a turn into one of three siblings: (20), and the second half of (22).
     *
     * @param probability of turning
     */
    private double serviceAfterTurn(int level, double probability) {
        return down[level - 1].waitAndService(probability / SIBLINGS);
    }

    /** Returns the class from level l+1 down to l, l from 0 to n-1. */
    ChannelClass down(int lower) {
        return down[lower];
    }

    /** Returns the class from level l up to l+1, l from 0 to n-1. */
    ChannelClass up(int lower) {
        return up[lower];
    }

    /** Returns the injection channels. */
    ChannelClass injection() {
        return up[0];
    }

    /**
     * Returns whether the injection channels are saturated, as they are if any channel downstream
     * is.
     */
    boolean isSaturated() {
        return injection().isSaturated();
    }
}
