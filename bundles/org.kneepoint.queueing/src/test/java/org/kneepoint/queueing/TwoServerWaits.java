// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

/**
 * Mean waits of M/E2/2 and M/H2/2 (mean service 1) from their chains, truncated at a negligible
 * state.
 */
final class TwoServerWaits {
    private static final int MOST = 150;

    private TwoServerWaits() {}

    /** State of the servers: the number in the first phase. */
    static double erlang2(double utilisation) {
        double phase = 2;
        return wait(
                utilisation,
                (rates, n, first) -> {
                    int busy = Math.min(n, 2);
                    int second = busy - first;
                    rates.add(n, first - 1, first * phase);
                    boolean refill = n > 2;
                    rates.add(n - 1, refill ? first + 1 : first, second * phase);
                },
                1);
    }

    /** State of the servers: the number of customers of the first branch. */
    static double hyperexponential(double utilisation, double scv) {
        double root = Math.sqrt((scv - 1) / (scv + 1));
        double p = (1 + root) / 2;
        double rate1 = 2 * p;
        double rate2 = 2 * (1 - p);
        return wait(
                utilisation,
                (rates, n, first) -> {
                    int busy = Math.min(n, 2);
                    int second = busy - first;
                    if (n > 2) {
                        rates.add(n - 1, first, first * rate1 * p + second * rate2 * (1 - p));
                        rates.add(n - 1, first - 1, first * rate1 * (1 - p));
                        rates.add(n - 1, first + 1, second * rate2 * p);
                    } else {
                        rates.add(n - 1, first - 1, first * rate1);
                        rates.add(n - 1, first, second * rate2);
                    }
                },
                p);
    }

    private interface ServicePhases {
        void from(RateRow rates, int n, int first);
    }

    private static final class RateRow {
        private final double[] rates;

        RateRow(double[] rates) {
            this.rates = rates;
        }

        void add(int n, int first, double rate) {
            if (rate > 0) {
                rates[3 * n + first] += rate;
            }
        }
    }

    /** {@code enters}: probability that a customer who finds a free server counts as "first". */
    private static double wait(double utilisation, ServicePhases service, double enters) {
        double arrivals = 2 * utilisation;
        double[][] rates = new double[3 * MOST + 3][3 * MOST + 3];
        for (int n = 0; n <= MOST; n++) {
            for (int first = 0; first <= 2; first++) {
                RateRow row = new RateRow(rates[3 * n + first]);
                if (first > Math.min(n, 2)) {
                    row.add(0, 0, 1);
                    continue;
                }
                if (n < 2) {
                    row.add(n + 1, first + 1, arrivals * enters);
                    row.add(n + 1, first, arrivals * (1 - enters));
                } else if (n < MOST) {
                    row.add(n + 1, first, arrivals);
                }
                if (n > 0) {
                    service.from(row, n, first);
                }
            }
        }
        double[] states = GthElimination.solve(rates);
        double queue = 0;
        for (int n = 3; n <= MOST; n++) {
            queue += (n - 2) * (states[3 * n] + states[3 * n + 1] + states[3 * n + 2]);
        }
        return queue / arrivals;
    }
}
