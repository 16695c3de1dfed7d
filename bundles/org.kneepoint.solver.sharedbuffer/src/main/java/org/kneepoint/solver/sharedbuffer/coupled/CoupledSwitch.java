// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.util.Arrays;

/**
 * A switch together with the lengths of the queues that feed it. A distribution over its states is
 * an array {@code [state of the switch * states of the feeders + state of the feeders]}. Immutable.
 */
final class CoupledSwitch {
    private final QueueLengths queues;
    private final Feeders feeders;
    private final Leaving[] leaving;
    private final Joining joining;
    private final double special;
    private final int longest;

    /**
     * Describes a switch.
     *
     * @param queues its states
     * @param feeders the states of the queues that feed it
     * @param special probability that a packet is for the outlet that is told apart
     * @param longest length of its own queues that stands for all from it on, for those they feed
     */
    CoupledSwitch(QueueLengths queues, Feeders feeders, double special, int longest) {
        this.queues = queues;
        this.feeders = feeders;
        this.special = special;
        this.longest = longest;
        leaving = new Leaving[queues.size()];
        for (int x = 0; x < leaving.length; x++) {
            leaving[x] = Leaving.of(queues, x);
        }
        joining = Joining.of(queues, special);
    }

    /** Returns the number of states. */
    int size() {
        return queues.size() * feeders.size();
    }

    /** Returns the state in which all places and all feeding queues are full of hot packets. */
    int full() {
        int[] lengths = new int[queues.outlets()];
        lengths[0] = queues.free(0);
        return queues.indexOf(lengths) * feeders.size() + feeders.size() - 1;
    }

    /**
     * What the forward phase does.
     *
     * @param states distribution after it
     * @param special what is seen, until the end of the cycle, of the queue that is told apart
     * @param alike what is seen of the others
     */
    record Forward(double[] states, Observation special, Observation alike) {}

    /**
     * Lets packets leave.
     *
     * @param states distribution at the start of the cycle
     * @param specialAccepted probability that what the outlet that is told apart offers is
     *     accepted, by the length of its queue
     * @param alikeAccepted the same for any other outlet
     */
    Forward forward(double[] states, double[] specialAccepted, double[] alikeAccepted) {
        int outlets = queues.outlets();
        double each = queues.isSpecial() ? (1 - special) / (outlets - 1) : 1.0 / outlets;
        Forward forward =
                new Forward(
                        new double[states.length],
                        new Observation(longest, outlets, special),
                        new Observation(longest, outlets, each));
        for (int x = 0; x < leaving.length; x++) {
            double[] offers = offers(states, x);
            double[] accepted = accepted(leaving[x], specialAccepted, alikeAccepted);
            double[] chances = leaving[x].probabilities(accepted);
            for (int outcome = 0; outcome < chances.length; outcome++) {
                int target = leaving[x].targets()[outcome];
                if (chances[outcome] > 0) {
                    move(states, x, chances[outcome], forward.states(), target);
                    observe(x, outcome, taken(offers, chances[outcome], target), forward);
                }
            }
        }
        return forward;
    }

    /** Sums a state of the switch by the number of packets offered to it. */
    private double[] offers(double[] states, int x) {
        double[] offers = new double[feeders.inlets() + 1];
        for (int y = 0; y < feeders.size(); y++) {
            offers[feeders.offers(y)] += states[x * feeders.size() + y];
        }
        return offers;
    }

    private double[] accepted(Leaving from, double[] specialAccepted, double[] alikeAccepted) {
        Leaving.Group[] groups = from.groups();
        double[] accepted = new double[groups.length];
        for (int g = 0; g < groups.length; g++) {
            int length = Math.min(groups[g].length(), longest);
            accepted[g] = groups[g].special() ? specialAccepted[length] : alikeAccepted[length];
        }
        return accepted;
    }

    private void move(double[] states, int x, double chance, double[] after, int target) {
        int from = x * feeders.size();
        int to = target * feeders.size();
        for (int y = 0; y < feeders.size(); y++) {
            after[to + y] += chance * states[from + y];
        }
    }

    /** How many of the packets offered find room. */
    private double[] taken(double[] offers, double chance, int target) {
        double[] taken = new double[offers.length];
        int free = queues.free(target);
        for (int n = 0; n < offers.length; n++) {
            taken[Math.min(n, free)] += chance * offers[n];
        }
        return taken;
    }

    private void observe(int x, int outcome, double[] taken, Forward forward) {
        double[] others = forward.alike().joining(taken);
        Leaving.Group[] groups = leaving[x].groups();
        for (int g = 0; g < groups.length; g++) {
            int gone = leaving[x].departed(outcome, g);
            int stayed = groups[g].size() - gone;
            if (groups[g].special()) {
                double[] own = forward.special().joining(taken);
                forward.special().add(groups[g].length(), gone, stayed, own);
            } else {
                forward.alike().add(groups[g].length(), gone, stayed, others);
            }
        }
    }

    /**
     * Returns the probability that what a feeding queue offers is taken, by its length.
     *
     * @param after distribution after the forward phase
     * @param before what it was thought to be, kept for lengths that do not occur
     */
    double[] acceptance(double[] after, double[] before) {
        double[] offered = new double[feeders.longest() + 1];
        double[] taken = new double[feeders.longest() + 1];
        for (int y = 0; y < feeders.size(); y++) {
            int offers = feeders.offers(y);
            double all = 0;
            double part = 0;
            for (int x = 0; offers > 0 && x < queues.size(); x++) {
                double state = after[x * feeders.size() + y];
                all += state;
                part += state * Math.min(offers, queues.free(x)) / offers;
            }
            for (int inlet = 0; inlet < offers; inlet++) {
                offered[feeders.lengths(y)[inlet]] += all;
                taken[feeders.lengths(y)[inlet]] += part;
            }
        }
        double[] acceptance = before.clone();
        for (int length = 1; length < offered.length; length++) {
            if (offered[length] > 0) {
                acceptance[length] = Math.min(1, taken[length] / offered[length]);
            }
        }
        return acceptance;
    }

    /** Returns the mean number of packets that find no place, without cancellation. */
    double rejected(double[] after) {
        double rejected = 0;
        for (int x = 0; x < queues.size(); x++) {
            for (int y = 0; y < feeders.size(); y++) {
                int excess = feeders.offers(y) - queues.free(x);
                rejected += excess > 0 ? excess * after[x * feeders.size() + y] : 0;
            }
        }
        return rejected;
    }

    /**
     * Lets packets in.
     *
     * @param after distribution after the forward phase
     * @param habit how the feeding queues change
     * @return the distribution at the end of the cycle
     */
    double[] receive(double[] after, Habit habit) {
        FeederSteps steps = FeederSteps.of(feeders, habit);
        double[] states = new double[after.length];
        double[][] rows = new double[feeders.inlets() + 1][feeders.size()];
        for (int x = 0; x < queues.size(); x++) {
            int most = Math.min(feeders.inlets(), queues.free(x));
            for (int n = 0; n <= most; n++) {
                Arrays.fill(rows[n], 0);
            }
            for (int y = 0; y < feeders.size(); y++) {
                int taken = Math.min(most, feeders.offers(y));
                steps.add(y, taken, after[x * feeders.size() + y], rows[taken]);
            }
            for (int n = 0; n <= most; n++) {
                join(x, n, rows[n], states);
            }
        }
        return states;
    }

    private void join(int x, int taken, double[] row, double[] states) {
        int[] targets = joining.targets(taken, x);
        double[] chances = joining.chances(taken, x);
        for (int i = 0; i < targets.length; i++) {
            int cell = targets[i] * feeders.size();
            double chance = chances[i];
            for (int y = 0; y < row.length; y++) {
                states[cell + y] += chance * row[y];
            }
        }
    }

    /**
     * Returns the mean length of the queue that is told apart, 0 if none is.
     *
     * @param states distribution at the start of a cycle
     */
    double specialQueue(double[] states) {
        double mean = 0;
        for (int x = 0; queues.isSpecial() && x < queues.size(); x++) {
            mean += queues.lengths(x)[0] * probability(states, x);
        }
        return mean;
    }

    /** Returns the mean packets in all queues. */
    double packets(double[] states) {
        double mean = 0;
        for (int x = 0; x < queues.size(); x++) {
            mean += queues.packets(x) * probability(states, x);
        }
        return mean;
    }

    private double probability(double[] states, int x) {
        double sum = 0;
        for (int y = 0; y < feeders.size(); y++) {
            sum += states[x * feeders.size() + y];
        }
        return sum;
    }
}
