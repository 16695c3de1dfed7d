// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

/**
 * Literal evaluation of the corrected equations: all types of switches, transition probabilities of
 * every pair of states, iterated to convergence.
 */
final class LiteralEquations {
    private static final int CYCLES = 20_000;
    private static final double SETTLED = 1e-15;

    private final int k;
    private final int d;
    private final int places;
    private final double f;
    private final double rho;
    private final boolean independent;
    private final double[][][][] pi;
    private final double[][] a;
    private final double[][][] b;

    LiteralEquations(int k, int d, int places, double f, double rho, boolean independent) {
        this.k = k;
        this.d = d;
        this.places = places;
        this.f = f;
        this.rho = rho;
        this.independent = independent;
        pi = new double[k + 1][k + 1][][];
        a = new double[k + 2][k + 2];
        b = new double[k + 1][k + 1][2];
        for (int i = 1; i <= k; i++) {
            for (int r = 1; r <= i; r++) {
                pi[i][r] = new double[places + 1][places + 1];
                pi[i][r][0][0] = 1;
            }
        }
        double change = 1;
        for (int cycle = 0; cycle < CYCLES && change > SETTLED; cycle++) {
            change = cycle();
        }
    }

    double throughput(int i, int r, boolean hot) {
        return (hot ? 1 - empty(i, r) : busy(i, r)) * b[i][r][hot ? 0 : 1];
    }

    double queue(int i, int r, boolean hot) {
        double sum = 0;
        for (int h = 0; h <= places; h++) {
            for (int c = 0; h + c <= places; c++) {
                sum += pi[i][r][h][c] * (hot ? h : c);
            }
        }
        return sum;
    }

    private double cycle() {
        double[][][][] between = new double[k + 2][k + 2][][];
        for (int i = 1; i <= k; i++) {
            for (int r = 1; r <= i; r++) {
                a[i][r] = i == 1 ? rho : r == 1 ? 1 - empty(i - 1, 1) : busy(i - 1, r - 1);
            }
        }
        for (int i = k; i >= 1; i--) {
            for (int r = 1; r <= i; r++) {
                for (int x = 0; x < 2; x++) {
                    int s = r == 1 && x == 0 ? 1 : r + 1;
                    b[i][r][x] = i == k ? 1 : accepted(between[i + 1][s], a[i + 1][s]);
                }
                between[i][r] = forward(pi[i][r], b[i][r][0], b[i][r][1]);
            }
        }
        double change = 0;
        for (int i = 1; i <= k; i++) {
            for (int r = 1; r <= i; r++) {
                double[][] next = receive(between[i][r], a[i][r], hotShare(i, r));
                for (int h = 0; h <= places; h++) {
                    for (int c = 0; h + c <= places; c++) {
                        change = Math.max(change, Math.abs(next[h][c] - pi[i][r][h][c]));
                    }
                }
                pi[i][r] = next;
            }
        }
        return change;
    }

    private double empty(int i, int r) {
        double sum = 0;
        for (int j = 0; j <= places; j++) {
            sum += pi[i][r][0][j];
        }
        return sum;
    }

    /** (13). */
    private double busy(int i, int r) {
        double sum = 0;
        for (int h = 0; h <= places; h++) {
            for (int l = 1; h + l <= places; l++) {
                double idle =
                        independent ? Math.pow((d - 2) / (d - 1.0), l) : g(l, d - 2) / g(l, d - 1);
                sum += pi[i][r][h][l] * (1 - idle);
            }
        }
        return sum;
    }

    /** (14) to (17). */
    private double hotShare(int i, int r) {
        double nodes = Math.pow(d, k);
        double hot = rho * (f + (1 - f) / nodes);
        double cold = rho * (1 - f) / nodes;
        if (r > 1) {
            return 1.0 / d;
        }
        return (hot + (Math.pow(d, k - i) - 1) * cold)
                / (hot + (Math.pow(d, k - i + 1) - 1) * cold);
    }

    /** (2) and (5). */
    private double[][] forward(double[][] before, double hot, double cold) {
        double[][] after = new double[places + 1][places + 1];
        for (int h1 = 0; h1 <= places; h1++) {
            for (int c1 = 0; h1 + c1 <= places; c1++) {
                for (int h3 = 0; h3 <= h1; h3++) {
                    for (int c3 = 0; c3 <= c1; c3++) {
                        double some = 0;
                        for (int l = c1 - c3; l <= d - 1; l++) {
                            some += y(d - 1, l, c1) * beta(l, c1 - c3, cold);
                        }
                        double tau = beta(Math.min(1, h1), h1 - h3, hot) * some;
                        after[h3][c3] += before[h1][c1] * tau;
                    }
                }
            }
        }
        return after;
    }

    /** (3) and (12). */
    private double[][] receive(double[][] between, double a, double u) {
        double[][] after = new double[places + 1][places + 1];
        for (int h3 = 0; h3 <= places; h3++) {
            for (int c3 = 0; h3 + c3 <= places; c3++) {
                for (int h2 = h3; h2 <= places; h2++) {
                    for (int c2 = c3; h2 + c2 <= places; c2++) {
                        double sigma =
                                h2 + c2 < places
                                        ? mu(a, u, d, h2 - h3, c2 - c3)
                                        : filling(a, u, h2 - h3, c2 - c3);
                        after[h2][c2] += between[h3][c3] * sigma;
                    }
                }
            }
        }
        return after;
    }

    private double filling(double a, double u, int hot, int cold) {
        double sum = 0;
        for (int wh = hot; wh <= d; wh++) {
            for (int wc = cold; wh + wc <= d; wc++) {
                sum +=
                        choose(wh, hot)
                                * choose(wc, cold)
                                / choose(wh + wc, hot + cold)
                                * mu(a, u, d, wh, wc);
            }
        }
        return sum;
    }

    /** (9). */
    private double accepted(double[][] between, double a) {
        double sum = 0;
        for (int h = 0; h <= places; h++) {
            for (int c = 0; h + c <= places; c++) {
                int free = places - h - c;
                for (int w = 0; w <= d - 1; w++) {
                    double part = free >= d || w <= free - 1 ? 1 : free / (w + 1.0);
                    sum += between[h][c] * beta(d - 1, w, a) * part;
                }
            }
        }
        return sum;
    }

    /** (7), or independent outlets. */
    private double y(int outlets, int l, int c) {
        if (independent) {
            if (c == 0) {
                return l == 0 ? 1 : 0;
            }
            double stays = l * y(outlets, l, c - 1);
            double adds = l == 0 ? 0 : (outlets - l + 1) * y(outlets, l - 1, c - 1);
            return (stays + adds) / outlets;
        }
        return l > c ? 0 : choose(outlets, l) * g(c - l, l) / g(c, outlets);
    }

    /** (8). */
    private static double g(int s, int outlets) {
        if (outlets == 0) {
            return s == 0 ? 1 : 0;
        }
        return choose(s + outlets - 1, s);
    }

    /** (6). */
    private static double beta(int n, int j, double p) {
        return j > n ? 0 : choose(n, j) * Math.pow(p, j) * Math.pow(1 - p, n - j);
    }

    /** (11). */
    private static double mu(double a, double u, int n, int h, int c) {
        if (h + c > n) {
            return 0;
        }
        return choose(n, h)
                * choose(n - h, c)
                * Math.pow(a * u, h)
                * Math.pow(a * (1 - u), c)
                * Math.pow(1 - a, n - h - c);
    }

    private static double choose(int n, int j) {
        double product = 1;
        for (int i = 1; i <= j; i++) {
            product *= (n - j + i) / (double) i;
        }
        return j < 0 || j > n ? 0 : product;
    }
}
