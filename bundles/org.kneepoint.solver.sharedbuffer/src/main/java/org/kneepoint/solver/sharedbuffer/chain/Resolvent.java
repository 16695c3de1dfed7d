// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/**
 * Mean numbers of visits of a Markov chain that stops after any step with odds s = 10^-8: x ((1 +
 * s) I - P)^-1 for the starting distribution x.
 *
 * <p>Levels are eliminated from the highest down, the states of a level as by Grassmann, Taksar and
 * Heyman (1985): pivots are sums of off-diagonal elements, without subtraction, so that every
 * state, however unlikely, is accurate to nearly all digits. To the right of the square part of the
 * matrix of a level are the first entries into the level below, then the probability of being
 * stopped before.
 */
final class Resolvent {
    private static final double STOP = 1e-8;

    /** Smaller terms of a sum are neglected, so that products stay in the normal range. */
    private static final double TINY = 1e-150;

    private final BlockStructuredChain chain;
    private final StepListener listener;
    private final double[][][] levels;
    private final double[][] pivots;

    private Resolvent(BlockStructuredChain chain, StepListener listener) {
        this.chain = chain;
        this.listener = listener;
        levels = new double[chain.highestLevel() + 1][][];
        pivots = new double[chain.highestLevel() + 1][];
        for (int level = chain.highestLevel(); level >= 0; level--) {
            levels[level] = censored(level);
            pivots[level] = eliminate(levels[level]);
            completeFirstEntryBelow(level);
        }
    }

    /**
     * Eliminates the levels.
     *
     * @param chain to solve
     * @param listener called several times per level
     */
    static Resolvent of(BlockStructuredChain chain, StepListener listener) {
        return new Resolvent(chain, listener);
    }

    /**
     * Returns the mean number of visits to each state.
     *
     * @param start distribution {@code [level][phase]}, or a difference of two
     */
    double[][] visits(double[][] start) {
        double[][] visits = new double[start.length][];
        for (int level = 0; level < visits.length; level++) {
            visits[level] = start[level].clone();
        }
        for (int level = chain.highestLevel(); level > 0; level--) {
            addFirstEntryBelow(visits[level], level, visits[level - 1]);
        }
        for (int level = 0; level <= chain.highestLevel(); level++) {
            toVisits(level, visits[level]);
            addToHigherLevels(level, visits);
        }
        return visits;
    }

    /** Adds the entries into higher levels from this one, direct or from still higher ones. */
    private void addToHigherLevels(int level, double[][] visits) {
        BlockStructuredChain.Transitions transitions = chain.transitionsFrom(level, visits[level]);
        double[] above = new double[0];
        for (int rise = highest(level); rise > 0; rise--) {
            double[] sums = new double[size(level + rise)];
            transitions.add(rise, sums, 0);
            addFirstEntryBelow(above, level + rise + 1, sums);
            for (int phase = 0; phase < sums.length; phase++) {
                visits[level + rise][phase] += sums[phase];
            }
            above = sums;
        }
    }

    private int highest(int level) {
        return Math.min(chain.maxRise(), chain.highestLevel() - level);
    }

    private int size(int level) {
        return level < 0 ? 0 : chain.phases(level);
    }

    /**
     * Returns the censored chain: steps from a level to itself and the one below, paths through
     * higher levels included.
     */
    private double[][] censored(int level) {
        int size = size(level);
        int below = size(level - 1);
        double[][] rows = new double[size][size + below + 1];
        double[] start = new double[size];
        for (int phase = 0; phase < size; phase++) {
            listener.step();
            start[phase] = 1;
            BlockStructuredChain.Transitions transitions = chain.transitionsFrom(level, start);
            start[phase] = 0;
            double[] inside = firstEntry(transitions, level);
            System.arraycopy(inside, 0, rows[phase], 0, size);
            rows[phase][size + below] = inside[size] + STOP;
            if (level > 0) {
                transitions.add(-1, rows[phase], size);
            }
        }
        return rows;
    }

    /**
     * Returns the distribution of the first entry into a level, direct or from above, then the
     * probability that it is never entered.
     */
    private double[] firstEntry(BlockStructuredChain.Transitions transitions, int level) {
        double[] above = new double[0];
        for (int rise = highest(level); rise >= 0; rise--) {
            double[] sums = new double[size(level + rise) + 1];
            transitions.add(rise, sums, 0);
            addFirstEntryBelow(above, level + rise + 1, sums);
            above = sums;
        }
        return above;
    }

    /**
     * Adds the first entries into the level below.
     *
     * @param entering by phase, optionally followed by the probability of having stopped; or empty
     * @param level entered
     * @param sums to which they are added, by phase, optionally followed by the probability of
     *     stopping
     */
    private void addFirstEntryBelow(double[] entering, int level, double[] sums) {
        if (entering.length > 0) {
            int size = size(level);
            RowOperations.addProduct(entering, 0, size, levels[level], size, sums, 0, sums.length);
            if (entering.length > size) {
                sums[sums.length - 1] += entering[size];
            }
        }
    }

    private double[] eliminate(double[][] rows) {
        int width = rows[0].length;
        double[] sums = new double[rows.length];
        for (int phase = 0; phase < rows.length; phase++) {
            listener.step();
            double[] row = rows[phase];
            int done = 0;
            for (int next = 0; next < phase; next++) {
                if (next - done == RowOperations.STRIDE) {
                    RowOperations.addProduct(row, done, next, rows, next, row, next, width - next);
                    done = next;
                }
                double entry = row[next];
                for (int i = done; i < next; i++) {
                    entry += row[i] * rows[i][next];
                }
                row[next] = dropTiny(entry / sums[next]);
            }
            RowOperations.addProduct(row, done, phase, rows, phase, row, phase, width - phase);
            for (int i = phase + 1; i < width; i++) {
                sums[phase] += row[i];
            }
        }
        return sums;
    }

    /** Completes the first entries into the level below. */
    private void completeFirstEntryBelow(int level) {
        double[][] rows = levels[level];
        int size = rows.length;
        for (int phase = size - 1; phase >= 0; phase--) {
            double[] row = rows[phase];
            RowOperations.addProduct(
                    row, phase + 1, size, rows, size, row, size, row.length - size);
            for (int i = size; i < row.length; i++) {
                row[i] = dropTiny(row[i] / pivots[level][phase]);
            }
        }
    }

    private static double dropTiny(double value) {
        return value < TINY ? 0 : value;
    }

    /** Converts the entries into a level, or its start distribution, to visits, in place. */
    private void toVisits(int level, double[] entering) {
        double[][] rows = levels[level];
        for (int phase = 0; phase < entering.length; phase++) {
            entering[phase] /= pivots[level][phase];
            for (int next = phase + 1; next < entering.length; next++) {
                entering[next] += entering[phase] * rows[phase][next];
            }
        }
        for (int from = entering.length - 1; from > 0; from--) {
            for (int phase = 0; phase < from; phase++) {
                entering[phase] += entering[from] * rows[from][phase];
            }
        }
    }
}
