// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/**
 * The Markov chain of one switch, equations (2) to (5) and (12). The level is the number h of
 * packets for the hot outlet, the phase the number c of others, with h + c at most B.
 *
 * <p>Distributions over the states are arrays {@code [h][c]}.
 */
final class SwitchChain implements BlockStructuredChain {
    private final int radix;
    private final int places;
    private final ForwardPhase departures;
    private final ReceivePhase arrivals;

    private SwitchChain(int radix, int places, ForwardPhase departures, ReceivePhase arrivals) {
        this.radix = radix;
        this.places = places;
        this.departures = departures;
        this.arrivals = arrivals;
    }

    /**
     * Creates the chain of a switch.
     *
     * @param radix inlets d, 2 or more
     * @param places B, 1 or more
     * @param rule distribution of cold packets over the outlets
     * @param traffic of the switch
     */
    static SwitchChain of(int radix, int places, OutletDistribution rule, SwitchTraffic traffic) {
        ForwardPhase departures = ForwardPhase.of(rule, radix - 1, places, traffic);
        return new SwitchChain(radix, places, departures, ReceivePhase.of(radix, traffic));
    }

    @Override
    public int highestLevel() {
        return places;
    }

    @Override
    public int phases(int level) {
        return places - level + 1;
    }

    @Override
    public int maxRise() {
        return radix;
    }

    @Override
    public Transitions transitionsFrom(int level, double[] weights) {
        double[] waiting = departures.cold(weights);
        double[][] forwarded = new double[2][];
        for (int departed = 0; departed <= Math.min(level, 1); departed++) {
            forwarded[departed] = scaled(waiting, departures.hot(level, departed));
        }
        return (rise, sums, offset) -> {
            for (int departed = Math.max(0, -rise); departed <= Math.min(level, 1); departed++) {
                receive(forwarded[departed], level - departed, rise + departed, sums, offset);
            }
        };
    }

    private static double[] scaled(double[] values, double factor) {
        double[] scaled = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            scaled[i] = values[i] * factor;
        }
        return scaled;
    }

    /** Adds the states after the receive phase for a number of hot arrivals. */
    private void receive(double[] between, int level, int hot, double[] sums, int offset) {
        for (int c = 0; c < between.length; c++) {
            double[][] taken = arrivals.taken(places - level - c);
            if (between[c] != 0 && hot < taken.length) {
                for (int cold = 0; cold < taken[hot].length; cold++) {
                    sums[offset + c + cold] += between[c] * taken[hot][cold];
                }
            }
        }
    }

    /** Returns the distribution of an empty switch. */
    double[][] empty() {
        double[][] states = zero();
        states[0][0] = 1;
        return states;
    }

    private double[][] zero() {
        double[][] states = new double[places + 1][];
        for (int level = 0; level <= places; level++) {
            states[level] = new double[phases(level)];
        }
        return states;
    }

    /** Returns the distribution after one cycle. */
    double[][] step(double[][] states) {
        double[][] next = zero();
        for (int level = 0; level <= places; level++) {
            Transitions transitions = transitionsFrom(level, states[level]);
            for (int rise = level > 0 ? -1 : 0; rise <= Math.min(radix, places - level); rise++) {
                transitions.add(rise, next[level + rise], 0);
            }
        }
        return next;
    }

    /** Returns the means of the switch, given the distribution at the start of a cycle. */
    SwitchMeans means(double[][] states) {
        double hotBusy = 0;
        double coldBusy = 0;
        double hotQueue = 0;
        double coldQueue = 0;
        for (int h = 0; h <= places; h++) {
            for (int c = 0; c < states[h].length; c++) {
                double state = states[h][c];
                hotBusy += h > 0 ? state : 0;
                coldBusy += state * departures.busy(c);
                hotQueue += state * h;
                coldQueue += state * c;
            }
        }
        double[] free = free(states);
        double accepted = 0;
        double rejected = 0;
        for (int n = 0; n <= places; n++) {
            accepted += free[n] * arrivals.accepted(n);
            rejected += free[n] * arrivals.rejected(n);
        }
        return new SwitchMeans(hotBusy, coldBusy, accepted, rejected, hotQueue, coldQueue);
    }

    /** Returns the distribution of the free places between the two phases of a cycle. */
    private double[] free(double[][] states) {
        double[] free = new double[places + 1];
        for (int h = 0; h <= places; h++) {
            double[] waiting = departures.cold(states[h]);
            for (int departed = 0; departed <= Math.min(h, 1); departed++) {
                for (int c = 0; c < waiting.length; c++) {
                    free[places - h + departed - c] += waiting[c] * departures.hot(h, departed);
                }
            }
        }
        return free;
    }
}
