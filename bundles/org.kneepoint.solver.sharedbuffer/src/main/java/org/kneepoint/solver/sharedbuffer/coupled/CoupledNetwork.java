// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kneepoint.solver.sharedbuffer.coupled.CoupledSwitch.ForwardResult;
import org.kneepoint.solver.sharedbuffer.delta.DeltaNetwork;

/**
 * All types of switches of a network, each with its upstream queues, and one cycle of them all.
 * Stage i has i types: the first leads to the hot output, the second is downstream of other outlets
 * of the first, and type r of type r - 1. Without a hot spot a stage has one type.
 */
final class CoupledNetwork {
    private static final int HOT = 0;
    private static final int COLD = 1;
    private static final int SOURCE = -1;

    /**
     * A type of switches.
     *
     * @param stage 1 to k
     * @param type 1 to the stage
     * @param upstream number of the upstream type, or {@link #SOURCE}
     * @param model the switch
     */
    record SwitchType(int stage, int type, int upstream, CoupledSwitch model) {}

    private final DeltaNetwork delta;
    private final List<SwitchType> types = new ArrayList<>();
    private final int size;
    private final double[][][] acceptance;
    private final ForwardResult[] forward;

    private CoupledNetwork(DeltaNetwork delta, int places, int longest) {
        this.delta = delta;
        QueueLengthStates ordinary = QueueLengthStates.of(delta.radix(), places, false);
        QueueLengthStates special =
                hasHotSpot() ? QueueLengthStates.of(delta.radix(), places, true) : ordinary;
        UpstreamQueueStates sources = UpstreamQueueStates.of(delta.radix(), 1);
        UpstreamQueueStates queues = UpstreamQueueStates.of(delta.radix(), longest);
        for (int stage = 1; stage <= delta.stages(); stage++) {
            for (int type = 1; type <= (hasHotSpot() ? stage : 1); type++) {
                boolean hot = hasHotSpot() && type == 1;
                CoupledSwitch part =
                        new CoupledSwitch(
                                hot ? special : ordinary,
                                stage == 1 ? sources : queues,
                                hot ? hotShare(stage) : 0,
                                longest);
                types.add(new SwitchType(stage, type, upstream(stage, type), part));
            }
        }
        size = types.stream().mapToInt(type -> type.model().size()).sum();
        acceptance = new double[types.size()][2][longest + 1];
        for (double[][] both : acceptance) {
            Arrays.fill(both[HOT], 1);
            Arrays.fill(both[COLD], 1);
        }
        forward = new ForwardResult[types.size()];
    }

    /**
     * Creates all types of a network.
     *
     * @param delta the network
     * @param places B of a switch
     * @param longest longest length of an upstream queue, which includes all longer ones, 1 to B
     */
    static CoupledNetwork of(DeltaNetwork delta, int places, int longest) {
        return new CoupledNetwork(delta, places, longest);
    }

    /** Returns the number of states of all types, without creating them. */
    static double states(DeltaNetwork delta, int places, int longest) {
        double inner = UpstreamQueueStates.number(delta.radix(), longest);
        double first = UpstreamQueueStates.number(delta.radix(), 1);
        double ordinary = QueueLengthStates.number(delta.radix(), places, false);
        double special = QueueLengthStates.number(delta.radix(), places, true);
        double stages = delta.stages();
        if (delta.hotspot() == 0) {
            return ordinary * (first + (stages - 1) * inner);
        }
        double others = stages * (stages - 1) / 2;
        return special * (first + (stages - 1) * inner) + others * ordinary * inner;
    }

    private boolean hasHotSpot() {
        return delta.hotspot() > 0;
    }

    /** Returns the fraction of the packets of a switch that go to the hot output. */
    private double hotShare(int stage) {
        return delta.throughHotOutlet(stage) / delta.throughHotOutlet(stage - 1);
    }

    private int upstream(int stage, int type) {
        if (stage == 1) {
            return SOURCE;
        }
        return number(stage - 1, Math.max(1, type - 1));
    }

    /** Returns the number of a type; without a hot spot that of all types of the stage. */
    int number(int stage, int type) {
        return hasHotSpot() ? (stage - 1) * stage / 2 + type - 1 : stage - 1;
    }

    /** Returns whether a type has a hot outlet. */
    boolean hasHotOutlet(int number) {
        return hasHotSpot() && types.get(number).type() == 1;
    }

    /** Returns the load of the inputs. */
    double load() {
        return delta.load();
    }

    /** Returns the number of stages. */
    int stages() {
        return delta.stages();
    }

    /** Returns the types in the order of the stages. */
    List<SwitchType> types() {
        return types;
    }

    /** Returns the number of switches of a type. */
    double number(SwitchType type) {
        int after = delta.stages() - type.stage();
        if (!hasHotSpot()) {
            return delta.nodes() / delta.radix();
        }
        return type.type() == 1
                ? delta.power(after)
                : (delta.radix() - 1) * delta.power(after + type.type() - 2);
    }

    /**
     * Returns initial distributions of all types, concatenated: empty switches, but full ones on
     * the path to an overloaded hot output.
     */
    double[] initialStates() {
        boolean overloaded = delta.load() > delta.maxThroughput();
        double[] states = new double[size];
        int offset = 0;
        for (SwitchType type : types) {
            boolean full = overloaded && type.type() == 1 && hasHotSpot();
            states[offset + (full ? type.model().full() : 0)] = 1;
            offset += type.model().size();
        }
        return states;
    }

    /**
     * Computes one cycle.
     *
     * @param states distributions of all types at its start, concatenated
     * @return the distributions at its end, each of sum 1
     */
    double[] step(double[] states) {
        forward(states);
        double[] next = new double[size];
        int offset = 0;
        for (int t = 0; t < types.size(); t++) {
            double[] received =
                    types.get(t).model().receive(forward[t].states(), upstreamTransitions(t));
            System.arraycopy(received, 0, next, offset, received.length);
            offset += received.length;
        }
        normalise(next);
        return next;
    }

    /**
     * Computes the forward phase from the last stage on, since acceptance depends on the departures
     * of the next stage.
     */
    private void forward(double[] states) {
        int offset = size;
        for (int t = types.size() - 1; t >= 0; t--) {
            SwitchType type = types.get(t);
            offset -= type.model().size();
            double[] own = Arrays.copyOfRange(states, offset, offset + type.model().size());
            forward[t] = type.model().forward(own, acceptance[t][HOT], acceptance[t][COLD]);
            if (type.upstream() != SOURCE) {
                double[][] upstream = acceptance[type.upstream()];
                int outlet = fedBy(type);
                upstream[outlet] = type.model().acceptance(forward[t].states(), upstream[outlet]);
            }
        }
    }

    private QueueTransitionMatrix upstreamTransitions(int t) {
        SwitchType type = types.get(t);
        if (type.upstream() == SOURCE) {
            return QueueTransitionMatrix.source(delta.load());
        }
        ForwardResult before = forward[type.upstream()];
        QueueObservation feeding = fedBy(type) == HOT ? before.hot() : before.cold();
        return feeding.transitions();
    }

    /** Returns the outlets upstream of a type: for the hot path the hot outlet only. */
    private int fedBy(SwitchType type) {
        return hasHotSpot() && type.type() == 1 ? HOT : COLD;
    }

    /** Normalises the distribution of every type to sum 1 without negative entries. */
    void normalise(double[] states) {
        int offset = 0;
        for (SwitchType type : types) {
            int end = offset + type.model().size();
            double sum = 0;
            for (int i = offset; i < end; i++) {
                states[i] = Math.max(0, states[i]);
                sum += states[i];
            }
            for (int i = offset; i < end; i++) {
                states[i] /= sum;
            }
            offset = end;
        }
    }

    /**
     * Mean flow and queues of a switch.
     *
     * @param hot packets per cycle through the hot outlet
     * @param cold packets per cycle through all others together
     * @param hotQueue packets waiting for the hot outlet
     * @param coldQueue packets waiting for all others together
     */
    record MeanFlow(double hot, double cold, double hotQueue, double coldQueue) {}

    /** Returns the flows of all types in a cycle from these distributions. */
    List<MeanFlow> flows(double[] states) {
        forward(states);
        List<MeanFlow> flows = new ArrayList<>();
        int offset = 0;
        for (int t = 0; t < types.size(); t++) {
            CoupledSwitch part = types.get(t).model();
            double[] own = Arrays.copyOfRange(states, offset, offset + part.size());
            offset += part.size();
            double special = part.hotQueue(own);
            flows.add(
                    new MeanFlow(
                            forward[t].hot().departures(),
                            forward[t].cold().departures(),
                            special,
                            part.packets(own) - special));
        }
        return flows;
    }

    /** Returns the fraction of the packets offered to the first stage that is lost. */
    double loss() {
        double offered = delta.radix() * delta.load();
        return offered > 0 ? types.get(0).model().rejected(forward[0].states()) / offered : 0;
    }
}
