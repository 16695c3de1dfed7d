// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

import java.util.Arrays;

/**
 * A 2 x 2 switch by its full chain: both queue lengths, and every outcome of a cycle. With one cold
 * outlet the model is exact. Solved by Gauss-Jordan elimination.
 */
final class ExactTwoByTwoSwitch {
    private final int places;
    private final SwitchTraffic traffic;
    private final double[] states;
    private double lost;

    ExactTwoByTwoSwitch(int places, SwitchTraffic traffic) {
        this.places = places;
        this.traffic = traffic;
        int size = (places + 1) * (places + 1);
        double[][] balance = new double[size][size + 1];
        for (int hot = 0; hot <= places; hot++) {
            for (int cold = 0; cold <= places; cold++) {
                int from = index(hot, cold);
                balance[from][from] -= 1;
                if (hot + cold <= places) {
                    cycle(hot, cold, 1, (to, p) -> balance[to][from] += p);
                }
            }
        }
        Arrays.fill(balance[0], 1);
        states = solve(balance);
        lost = 0;
        for (int hot = 0; hot <= places; hot++) {
            for (int cold = 0; hot + cold <= places; cold++) {
                cycle(hot, cold, states[index(hot, cold)], (to, p) -> {});
            }
        }
    }

    private interface CycleOutcome {
        void at(int state, double probability);
    }

    private int index(int hot, int cold) {
        return hot * (places + 1) + cold;
    }

    private void cycle(int hot, int cold, double p, CycleOutcome outcome) {
        for (int goneHot = 0; goneHot <= Math.min(1, hot); goneHot++) {
            for (int goneCold = 0; goneCold <= Math.min(1, cold); goneCold++) {
                double q =
                        p
                                * chance(hot, goneHot, traffic.hotAccepted())
                                * chance(cold, goneCold, traffic.coldAccepted());
                arrive(hot - goneHot, cold - goneCold, q, outcome);
            }
        }
    }

    private static double chance(int packets, int gone, double accepted) {
        return packets == 0 ? 1 : gone == 1 ? accepted : 1 - accepted;
    }

    private void arrive(int hot, int cold, double p, CycleOutcome outcome) {
        double[] kinds = {
            1 - traffic.offered(),
            traffic.offered() * traffic.hotShare(),
            traffic.offered() * traffic.coldShare()
        };
        for (int first = 0; first < kinds.length; first++) {
            for (int second = 0; second < kinds.length; second++) {
                double q = p * kinds[first] * kinds[second];
                take(hot, cold, first, second, q / 2, outcome);
                take(hot, cold, second, first, q / 2, outcome);
            }
        }
    }

    /** The offers of the inlets, in the order of service; 0 nothing, 1 hot, 2 cold. */
    private void take(int hot, int cold, int first, int second, double p, CycleOutcome outcome) {
        int h = hot;
        int c = cold;
        for (int kind : new int[] {first, second}) {
            if (kind > 0 && h + c == places) {
                lost += p;
            } else {
                h += kind == 1 ? 1 : 0;
                c += kind == 2 ? 1 : 0;
            }
        }
        outcome.at(index(h, c), p);
    }

    private static double[] solve(double[][] rows) {
        int size = rows.length;
        rows[0][size] = 1;
        for (int column = 0; column < size; column++) {
            int best = column;
            for (int row = column; row < size; row++) {
                if (Math.abs(rows[row][column]) > Math.abs(rows[best][column])) {
                    best = row;
                }
            }
            double[] pivot = rows[best];
            rows[best] = rows[column];
            rows[column] = pivot;
            for (int row = 0; row < size; row++) {
                double factor = row == column ? 0 : rows[row][column] / pivot[column];
                for (int i = column; i <= size && factor != 0; i++) {
                    rows[row][i] -= factor * pivot[i];
                }
            }
        }
        double[] solution = new double[size];
        for (int row = 0; row < size; row++) {
            solution[row] = rows[row][size] / rows[row][row];
        }
        return solution;
    }

    private interface StateFigure {
        double of(int hot, int cold);
    }

    private double mean(StateFigure figure) {
        double sum = 0;
        for (int hot = 0; hot <= places; hot++) {
            for (int cold = 0; cold <= places; cold++) {
                sum += states[index(hot, cold)] * figure.of(hot, cold);
            }
        }
        return sum;
    }

    double hotBusy() {
        return mean((hot, cold) -> hot > 0 ? 1 : 0);
    }

    double coldBusy() {
        return mean((hot, cold) -> cold > 0 ? 1 : 0);
    }

    double hotQueue() {
        return mean((hot, cold) -> hot);
    }

    double coldQueue() {
        return mean((hot, cold) -> cold);
    }

    double rejected() {
        return lost / (2 * traffic.offered());
    }
}
