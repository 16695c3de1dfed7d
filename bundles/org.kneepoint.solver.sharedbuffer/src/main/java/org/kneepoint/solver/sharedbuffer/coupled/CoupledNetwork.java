// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kneepoint.solver.sharedbuffer.coupled.CoupledSwitch.Forward;
import org.kneepoint.solver.sharedbuffer.delta.Delta;

/**
 * All types of switches of a network, each with the queues that feed it, and one cycle of them all.
 * At stage i there are i types: the first leads to the hot output, the second is fed by other
 * outlets of the first, and type r by type r - 1. Without a hot spot all types of a stage are one.
 */
final class CoupledNetwork {
    private static final int SPECIAL = 0;
    private static final int ALIKE = 1;
    private static final int SOURCE = -1;

    /**
     * Switches that see the same.
     *
     * @param stage 1 to k
     * @param type 1 to the stage
     * @param before number of the type that feeds them, or {@link #SOURCE}
     * @param part the switch
     */
    record Type(int stage, int type, int before, CoupledSwitch part) {}

    private final Delta delta;
    private final List<Type> types = new ArrayList<>();
    private final int size;
    private final double[][][] acceptance;
    private final Forward[] forward;

    private CoupledNetwork(Delta delta, int places, int longest) {
        this.delta = delta;
        QueueLengths alike = QueueLengths.of(delta.radix(), places, false);
        QueueLengths special = hasHotSpot() ? QueueLengths.of(delta.radix(), places, true) : alike;
        Feeders sources = Feeders.of(delta.radix(), 1);
        Feeders queues = Feeders.of(delta.radix(), longest);
        for (int stage = 1; stage <= delta.stages(); stage++) {
            for (int type = 1; type <= (hasHotSpot() ? stage : 1); type++) {
                boolean hot = hasHotSpot() && type == 1;
                CoupledSwitch part =
                        new CoupledSwitch(
                                hot ? special : alike,
                                stage == 1 ? sources : queues,
                                hot ? hotShare(stage) : 0,
                                longest);
                types.add(new Type(stage, type, before(stage, type), part));
            }
        }
        size = types.stream().mapToInt(type -> type.part().size()).sum();
        acceptance = new double[types.size()][2][longest + 1];
        for (double[][] both : acceptance) {
            Arrays.fill(both[SPECIAL], 1);
            Arrays.fill(both[ALIKE], 1);
        }
        forward = new Forward[types.size()];
    }

    /**
     * All types of a network.
     *
     * @param delta the network
     * @param places B of a switch
     * @param longest length of a feeding queue that stands for all from it on, 1 to B
     */
    static CoupledNetwork of(Delta delta, int places, int longest) {
        return new CoupledNetwork(delta, places, longest);
    }

    /** Returns how many states all types have together, without making them. */
    static double states(Delta delta, int places, int longest) {
        double inner = Feeders.number(delta.radix(), longest);
        double first = Feeders.number(delta.radix(), 1);
        double alike = QueueLengths.number(delta.radix(), places, false);
        double special = QueueLengths.number(delta.radix(), places, true);
        double stages = delta.stages();
        if (delta.hotspot() == 0) {
            return alike * (first + (stages - 1) * inner);
        }
        double others = stages * (stages - 1) / 2;
        return special * (first + (stages - 1) * inner) + others * alike * inner;
    }

    private boolean hasHotSpot() {
        return delta.hotspot() > 0;
    }

    /** Where a switch leads to the hot output: the part of its packets that go there. */
    private double hotShare(int stage) {
        return delta.throughHotOutlet(stage) / delta.throughHotOutlet(stage - 1);
    }

    private int before(int stage, int type) {
        if (stage == 1) {
            return SOURCE;
        }
        return number(stage - 1, Math.max(1, type - 1));
    }

    /** Returns the number of a type; without a hot spot that of all types of the stage. */
    int number(int stage, int type) {
        return hasHotSpot() ? (stage - 1) * stage / 2 + type - 1 : stage - 1;
    }

    /** Returns whether a type has an outlet that is told apart. */
    boolean isSpecial(int number) {
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
    List<Type> types() {
        return types;
    }

    /** Returns how many switches there are of a type. */
    double number(Type type) {
        int after = delta.stages() - type.stage();
        if (!hasHotSpot()) {
            return delta.nodes() / delta.radix();
        }
        return type.type() == 1
                ? delta.power(after)
                : (delta.radix() - 1) * delta.power(after + type.type() - 2);
    }

    /**
     * Returns distributions to begin with, one after the other: empty switches, but full ones on
     * the way to a hot output that is offered more than it can take.
     */
    double[] start() {
        boolean overloaded = delta.load() > delta.bound();
        double[] states = new double[size];
        int offset = 0;
        for (Type type : types) {
            boolean full = overloaded && type.type() == 1 && hasHotSpot();
            states[offset + (full ? type.part().full() : 0)] = 1;
            offset += type.part().size();
        }
        return states;
    }

    /**
     * Passes a cycle.
     *
     * @param states distributions of all types at its start, one after the other
     * @return those at its end, each of sum 1
     */
    double[] step(double[] states) {
        forward(states);
        double[] next = new double[size];
        int offset = 0;
        for (int t = 0; t < types.size(); t++) {
            double[] received = types.get(t).part().receive(forward[t].states(), habit(t));
            System.arraycopy(received, 0, next, offset, received.length);
            offset += received.length;
        }
        norm(next);
        return next;
    }

    /** From the last stage on, for what is accepted depends on what the next stage lets go. */
    private void forward(double[] states) {
        int offset = size;
        for (int t = types.size() - 1; t >= 0; t--) {
            Type type = types.get(t);
            offset -= type.part().size();
            double[] own = Arrays.copyOfRange(states, offset, offset + type.part().size());
            forward[t] = type.part().forward(own, acceptance[t][SPECIAL], acceptance[t][ALIKE]);
            if (type.before() != SOURCE) {
                double[][] upstream = acceptance[type.before()];
                int outlet = fedBy(type);
                upstream[outlet] = type.part().acceptance(forward[t].states(), upstream[outlet]);
            }
        }
    }

    private Habit habit(int t) {
        Type type = types.get(t);
        if (type.before() == SOURCE) {
            return Habit.source(delta.load());
        }
        Forward before = forward[type.before()];
        Observation feeding = fedBy(type) == SPECIAL ? before.special() : before.alike();
        return feeding.habit();
    }

    /** Which outlets feed a type: the one on the hot path only that path. */
    private int fedBy(Type type) {
        return hasHotSpot() && type.type() == 1 ? SPECIAL : ALIKE;
    }

    /** Makes the distribution of every type one of sum 1 without negative entries. */
    void norm(double[] states) {
        int offset = 0;
        for (Type type : types) {
            int end = offset + type.part().size();
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
     * What a switch does in the mean.
     *
     * @param special packets per cycle through the outlet that is told apart
     * @param alike packets per cycle through all others together
     * @param specialQueue packets that wait for the outlet that is told apart
     * @param alikeQueue packets that wait for all others together
     */
    record Flow(double special, double alike, double specialQueue, double alikeQueue) {}

    /** Returns what every type does in a cycle that starts with these distributions. */
    List<Flow> flows(double[] states) {
        forward(states);
        List<Flow> flows = new ArrayList<>();
        int offset = 0;
        for (int t = 0; t < types.size(); t++) {
            CoupledSwitch part = types.get(t).part();
            double[] own = Arrays.copyOfRange(states, offset, offset + part.size());
            offset += part.size();
            double special = part.specialQueue(own);
            flows.add(
                    new Flow(
                            forward[t].special().left(),
                            forward[t].alike().left(),
                            special,
                            part.packets(own) - special));
        }
        return flows;
    }

    /** Returns the fraction of the packets offered to the first stage that is lost. */
    double loss() {
        double offered = delta.radix() * delta.load();
        return offered > 0 ? types.get(0).part().rejected(forward[0].states()) / offered : 0;
    }
}
