// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.kneepoint.solver.sharedbuffer.RelativeAssertions.assertClose;

import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

/** Visits to the states of random chains, substituted into their equations. */
class ResolventTest {
    private static final double STOP = 1e-8;

    @Test
    void visitsBalance() {
        RandomChain chain = new RandomChain(5, 4, 3, 1);
        double[][] start = chain.zero();
        start[2][1] = 0.25;
        start[5][0] = 0.75;
        double[][] visits = Resolvent.of(chain, () -> {}).visits(start);
        double[][] arriving = chain.step(visits);
        for (int level = 0; level <= chain.highestLevel(); level++) {
            for (int phase = 0; phase < chain.phases(level); phase++) {
                double entering = start[level][phase] + arriving[level][phase];
                assertClose(entering, visits[level][phase] * (1 + STOP), 1e-13, "visits");
            }
        }
    }

    @Test
    void stepsOfAllVisitsEndByBeingStopped() {
        RandomChain chain = new RandomChain(4, 6, 2, 7);
        double[][] start = chain.zero();
        start[0][0] = 1;
        double sum = 0;
        for (double[] level : Resolvent.of(chain, () -> {}).visits(start)) {
            for (double visits : level) {
                sum += visits;
            }
        }
        assertEquals(1, STOP * sum, 1e-13);
    }

    @Test
    void anyBeatCanEndIt() {
        RandomChain chain = new RandomChain(4, 6, 2, 7);
        StepListener last =
                () -> {
                    throw new CancellationException("enough");
                };
        assertThrows(CancellationException.class, () -> Resolvent.of(chain, last));
    }

    /** Random probabilities of many orders of magnitude; every level has one phase less. */
    private static final class RandomChain implements BlockStructuredChain {
        private final int top;
        private final int phases;
        private final int reach;
        private final double[][][][] steps;

        RandomChain(int top, int phases, int reach, long seed) {
            this.top = top;
            this.phases = phases + top;
            this.reach = reach;
            steps = new double[top + 1][][][];
            Random random = new Random(seed);
            for (int level = 0; level <= top; level++) {
                steps[level] = new double[phases(level)][][];
                for (int phase = 0; phase < phases(level); phase++) {
                    steps[level][phase] = row(level, random);
                }
            }
        }

        private double[][] row(int level, Random random) {
            double[][] row = zero();
            double sum = 0;
            for (int to = Math.max(0, level - 1); to <= Math.min(top, level + reach); to++) {
                for (int phase = 0; phase < phases(to); phase++) {
                    row[to][phase] = Math.pow(10, -8 * random.nextDouble());
                    sum += row[to][phase];
                }
            }
            for (double[] part : row) {
                for (int phase = 0; phase < part.length; phase++) {
                    part[phase] /= sum;
                }
            }
            return row;
        }

        private double[][] zero() {
            double[][] zero = new double[top + 1][];
            for (int level = 0; level <= top; level++) {
                zero[level] = new double[phases(level)];
            }
            return zero;
        }

        private double[][] step(double[][] states) {
            double[][] next = zero();
            for (int level = 0; level <= top; level++) {
                for (int rise = level > 0 ? -1 : 0; rise <= reach && level + rise <= top; rise++) {
                    transitionsFrom(level, states[level]).add(rise, next[level + rise], 0);
                }
            }
            return next;
        }

        @Override
        public int highestLevel() {
            return top;
        }

        @Override
        public int phases(int level) {
            return phases - level;
        }

        @Override
        public int maxRise() {
            return reach;
        }

        @Override
        public Transitions transitionsFrom(int level, double[] weights) {
            double[] copy = weights.clone();
            return (rise, sums, offset) -> {
                for (int phase = 0; phase < copy.length; phase++) {
                    double[] row = steps[level][phase][level + rise];
                    for (int to = 0; to < row.length; to++) {
                        sums[offset + to] += copy[phase] * row[to];
                    }
                }
            };
        }
    }
}
