// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.util.Arrays;

/**
 * A switch together with the lengths of its upstream queues. A distribution over its states is an
 * array {@code [state of the switch * number of upstream states + upstream state]}. Immutable.
 */
final class CoupledSwitch {
    private final QueueLengthStates queues;
    private final UpstreamQueueStates upstream;
    private final ForwardTransitions[] forwardTransitions;
    private final ReceiveTransitions receiveTransitions;
    private final double hotShare;
    private final int longest;

    /**
     * Creates a switch.
     *
     * @param queues its states
     * @param upstream the states of its upstream queues
     * @param hotShare probability that a packet is for the hot outlet
     * @param longest longest length of its own queues as seen downstream, which includes all longer
     *     ones
     */
    CoupledSwitch(
            QueueLengthStates queues, UpstreamQueueStates upstream, double hotShare, int longest) {
        this.queues = queues;
        this.upstream = upstream;
        this.hotShare = hotShare;
        this.longest = longest;
        forwardTransitions = new ForwardTransitions[queues.size()];
        for (int x = 0; x < forwardTransitions.length; x++) {
            forwardTransitions[x] = ForwardTransitions.of(queues, x);
        }
        receiveTransitions = ReceiveTransitions.of(queues, hotShare);
    }

    /** Returns the number of states. */
    int size() {
        return queues.size() * upstream.size();
    }

    /** Returns the state in which all places and all upstream queues are full of hot packets. */
    int full() {
        int[] lengths = new int[queues.outlets()];
        lengths[0] = queues.free(0);
        return queues.indexOf(lengths) * upstream.size() + upstream.size() - 1;
    }

    /**
     * Result of the forward phase.
     *
     * @param states distribution after it
     * @param hot transition counts of the hot queue, complete at the end of the cycle
     * @param cold transition counts of the others
     */
    record ForwardResult(double[] states, QueueObservation hot, QueueObservation cold) {}

    /**
     * Computes the forward phase.
     *
     * @param states distribution at the start of the cycle
     * @param hotAccepted probability that a packet offered by the hot outlet is accepted, by the
     *     length of its queue
     * @param coldAccepted the same for any other outlet
     */
    ForwardResult forward(double[] states, double[] hotAccepted, double[] coldAccepted) {
        int outlets = queues.outlets();
        double each = queues.hasHotOutlet() ? (1 - hotShare) / (outlets - 1) : 1.0 / outlets;
        ForwardResult forward =
                new ForwardResult(
                        new double[states.length],
                        new QueueObservation(longest, outlets, hotShare),
                        new QueueObservation(longest, outlets, each));
        for (int x = 0; x < forwardTransitions.length; x++) {
            double[] offers = offers(states, x);
            double[] accepted = accepted(forwardTransitions[x], hotAccepted, coldAccepted);
            double[] probabilities = forwardTransitions[x].probabilities(accepted);
            for (int outcome = 0; outcome < probabilities.length; outcome++) {
                int target = forwardTransitions[x].targets()[outcome];
                if (probabilities[outcome] > 0) {
                    move(states, x, probabilities[outcome], forward.states(), target);
                    observe(x, outcome, taken(offers, probabilities[outcome], target), forward);
                }
            }
        }
        return forward;
    }

    /** Returns the weights of a state of the switch by the number of packets offered to it. */
    private double[] offers(double[] states, int x) {
        double[] offers = new double[upstream.inlets() + 1];
        for (int y = 0; y < upstream.size(); y++) {
            offers[upstream.offers(y)] += states[x * upstream.size() + y];
        }
        return offers;
    }

    private double[] accepted(
            ForwardTransitions from, double[] hotAccepted, double[] coldAccepted) {
        ForwardTransitions.QueueGroup[] groups = from.groups();
        double[] accepted = new double[groups.length];
        for (int g = 0; g < groups.length; g++) {
            int length = Math.min(groups[g].length(), longest);
            accepted[g] = groups[g].hot() ? hotAccepted[length] : coldAccepted[length];
        }
        return accepted;
    }

    private void move(double[] states, int x, double probability, double[] after, int target) {
        int from = x * upstream.size();
        int to = target * upstream.size();
        for (int y = 0; y < upstream.size(); y++) {
            after[to + y] += probability * states[from + y];
        }
    }

    /** Returns the distribution of the accepted packets. */
    private double[] taken(double[] offers, double probability, int target) {
        double[] taken = new double[offers.length];
        int free = queues.free(target);
        for (int n = 0; n < offers.length; n++) {
            taken[Math.min(n, free)] += probability * offers[n];
        }
        return taken;
    }

    private void observe(int x, int outcome, double[] taken, ForwardResult forward) {
        double[] others = forward.cold().joining(taken);
        ForwardTransitions.QueueGroup[] groups = forwardTransitions[x].groups();
        for (int g = 0; g < groups.length; g++) {
            int departed = forwardTransitions[x].departed(outcome, g);
            int stayed = groups[g].size() - departed;
            if (groups[g].hot()) {
                double[] own = forward.hot().joining(taken);
                forward.hot().add(groups[g].length(), departed, stayed, own);
            } else {
                forward.cold().add(groups[g].length(), departed, stayed, others);
            }
        }
    }

    /**
     * Returns the probability that a packet offered by an upstream queue is accepted, by the length
     * of the queue.
     *
     * @param after distribution after the forward phase
     * @param before previous values, kept for lengths that do not occur
     */
    double[] acceptance(double[] after, double[] before) {
        double[] offered = new double[upstream.longest() + 1];
        double[] taken = new double[upstream.longest() + 1];
        for (int y = 0; y < upstream.size(); y++) {
            int offers = upstream.offers(y);
            double all = 0;
            double part = 0;
            for (int x = 0; offers > 0 && x < queues.size(); x++) {
                double state = after[x * upstream.size() + y];
                all += state;
                part += state * Math.min(offers, queues.free(x)) / offers;
            }
            for (int inlet = 0; inlet < offers; inlet++) {
                offered[upstream.lengths(y)[inlet]] += all;
                taken[upstream.lengths(y)[inlet]] += part;
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

    /** Returns the mean number of rejected packets, without cancellation. */
    double rejected(double[] after) {
        double rejected = 0;
        for (int x = 0; x < queues.size(); x++) {
            for (int y = 0; y < upstream.size(); y++) {
                int excess = upstream.offers(y) - queues.free(x);
                rejected += excess > 0 ? excess * after[x * upstream.size() + y] : 0;
            }
        }
        return rejected;
    }

    /**
     * Computes the receive phase.
     *
     * @param after distribution after the forward phase
     * @param transitions of the upstream queues
     * @return the distribution at the end of the cycle
     */
    double[] receive(double[] after, QueueTransitionMatrix transitions) {
        UpstreamTransitions steps = UpstreamTransitions.of(upstream, transitions);
        double[] states = new double[after.length];
        double[][] rows = new double[upstream.inlets() + 1][upstream.size()];
        for (int x = 0; x < queues.size(); x++) {
            int maxReceived = Math.min(upstream.inlets(), queues.free(x));
            for (int n = 0; n <= maxReceived; n++) {
                Arrays.fill(rows[n], 0);
            }
            for (int y = 0; y < upstream.size(); y++) {
                int taken = Math.min(maxReceived, upstream.offers(y));
                steps.add(y, taken, after[x * upstream.size() + y], rows[taken]);
            }
            for (int n = 0; n <= maxReceived; n++) {
                join(x, n, rows[n], states);
            }
        }
        return states;
    }

    private void join(int x, int taken, double[] row, double[] states) {
        int[] targets = receiveTransitions.targets(taken, x);
        double[] probabilities = receiveTransitions.probabilities(taken, x);
        for (int i = 0; i < targets.length; i++) {
            int cell = targets[i] * upstream.size();
            double probability = probabilities[i];
            for (int y = 0; y < row.length; y++) {
                states[cell + y] += probability * row[y];
            }
        }
    }

    /**
     * Returns the mean length of the hot queue, 0 if there is none.
     *
     * @param states distribution at the start of a cycle
     */
    double hotQueue(double[] states) {
        double mean = 0;
        for (int x = 0; queues.hasHotOutlet() && x < queues.size(); x++) {
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
        for (int y = 0; y < upstream.size(); y++) {
            sum += states[x * upstream.size() + y];
        }
        return sum;
    }
}
