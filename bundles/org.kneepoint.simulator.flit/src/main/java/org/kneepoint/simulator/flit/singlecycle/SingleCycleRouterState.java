// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.IndexSet;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.RouteCandidates;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.VcRequests;

/**
 * State of the single-cycle routers and its transitions on arrival and departure of flits and
 * credits.
 */
final class SingleCycleRouterState {
    static final int NONE = InputVcStates.NONE;

    private static final long ALL = -1L;

    final SingleCycleRouterSettings settings;
    final FlowControl flowControl;
    final SingleCycleOutputPorts outputPorts;
    final InputVcNumbering inputVcs;
    final InputVcStates states;
    final EjectionVcs ejectionVcs;

    /** At each output the headers that wait for a channel of it, and its open channels. */
    final VcRequests requests;

    /** What the headers that wait may take, with numbers of outputs for ports. */
    final RouteCandidates options = new RouteCandidates();

    /** Headers that have yet to ask for a channel. */
    final NewHeaders newHeaders = new NewHeaders();

    final SingleCyclePrefetch prefetch;

    /** Outputs that may have a flit ready. */
    final IndexSet activeOutputs;

    /** Outputs where a waiting header may now get a channel. */
    final IndexSet changedOutputs;

    private final PacketPool packets;
    private final PacketQueues queues;
    private final PacketRouting routes;
    private final int minCredits;
    private final boolean isStoreAndForward;

    SingleCycleRouterState(RouterContext context, SingleCycleRouterSettings settings) {
        this.settings = settings;
        flowControl = context.flowControl();
        packets = context.packets();
        routes = context.routes();
        minCredits = flowControl.requiredCredits(1);
        isStoreAndForward = flowControl.isStoreAndForward();
        NetworkWiring wiring = context.wiring();
        outputPorts = new SingleCycleOutputPorts(wiring);
        inputVcs = new InputVcNumbering(wiring, outputPorts, flowControl.vcs());
        states =
                new InputVcStates(
                        inputVcs.size(), flowControl.buffer(), outputPorts.maxDelay() > 1);
        queues = states.packetQueues(packets);
        ejectionVcs = new EjectionVcs(outputPorts, inputVcs.maxPerRouter());
        requests = new VcRequests(outputPorts.size(), inputVcs.maxPerRouter());
        prefetch = new SingleCyclePrefetch(this, packets);
        activeOutputs = new IndexSet(outputPorts.size());
        changedOutputs = new IndexSet(outputPorts.size());
        for (int output = 0; output < outputPorts.size(); output++) {
            for (long rest = vcs(output); rest != 0; rest &= rest - 1) {
                requests.free(output, Long.numberOfTrailingZeros(rest));
            }
        }
    }

    /** Returns the mask of the virtual channels of an output. */
    long vcs(int output) {
        return ALL
                >>> Long.SIZE
                        - (outputPorts.isEjection(output) ? ejectionVcs.vcs() : flowControl.vcs());
    }

    /** Returns the virtual channel whose front packet holds a channel, or NONE. */
    int owner(int outputVc) {
        return outputPorts.isEjection(SingleCycleOutputPorts.output(outputVc))
                ? ejectionVcs.owner(outputVc)
                : states.owner(inputVcs.inputVc(outputVc));
    }

    /**
     * Lets arrive what was under way: pairs of a virtual channel, as a complement if of a credit.
     */
    void arrive(int[] due) {
        for (int i = 1; i < due[0]; i += 2) {
            int code = due[i];
            int inputVc = code >= 0 ? code : ~code;
            states.addInTransit(inputVc, -1);
            if (code >= 0) {
                arrive(inputVc, due[i + 1]);
            } else {
                creditReturned(inputVc);
            }
        }
        due[0] = 0;
    }

    /**
     * A flit arrives in a virtual channel.
     *
     * @param packet its packet if it is a header, else NONE
     */
    void arrive(int inputVc, int packet) {
        int flits = states.addFlits(inputVc, 1);
        if (packet != NONE) {
            if (states.front(inputVc) == NONE) {
                queues.setFront(inputVc, packet);
                toFront(inputVc, packet);
            } else {
                queues.append(inputVc, packet);
            }
        } else if (flits == 1) {
            setReady(states.outputVc(inputVc));
        } else if (isStoreAndForward && isComplete(inputVc)) {
            newHeaders.add(inputVc);
        }
    }

    /** Returns whether the last flit of a packet that has to arrive as a whole has just come. */
    private boolean isComplete(int inputVc) {
        return states.flits(inputVc) == ~states.remaining(inputVc)
                && !inputVcs.isInjection(inputVc);
    }

    /**
     * A packet comes to the front of a virtual channel. A terminal has all of it; a router may have
     * to wait.
     */
    private void toFront(int inputVc, int packet) {
        int length = packets.length[packet];
        states.setRemaining(inputVc, ~length);
        if (!isStoreAndForward
                || states.flits(inputVc) >= length
                || inputVcs.isInjection(inputVc)) {
            newHeaders.add(inputVc);
        }
    }

    /** The header in front of a virtual channel asks the routing function for channels. */
    void request(int inputVc) {
        int index = inputVcs.index(inputVc);
        int size =
                routes.findCandidates(
                        states.front(inputVc), inputVcs.port(inputVc), inputVcs.vc(inputVc));
        int candidates = options.create(size);
        states.setCandidates(inputVc, candidates);
        for (int i = 0; i < size; i++) {
            int output = outputPorts.number(routes.port(i));
            long vcs = outputPorts.isEjection(output) ? vcs(output) : routes.vcs(i);
            options.set(candidates, i, output, vcs, routes.priority(i));
            requests.matrix.add(output, index);
        }
    }

    /** Gives a channel to the header in front of a virtual channel. */
    void grant(int inputVc, int outputVc) {
        int index = inputVcs.index(inputVc);
        int candidates = states.candidates(inputVc);
        for (int i = 0; i < options.size(candidates); i++) {
            requests.matrix.remove(options.port(candidates, i), index);
        }
        options.release(candidates);
        states.setCandidates(inputVc, NONE);
        states.setOutputVc(inputVc, outputVc);
        int output = SingleCycleOutputPorts.output(outputVc);
        if (outputPorts.isEjection(output)) {
            ejectionVcs.setOwner(outputVc, inputVc);
            routes.ejectionAllocated(states.front(inputVc));
        } else {
            states.setOwner(inputVcs.inputVc(outputVc), inputVc);
            routes.linkAllocated(
                    states.front(inputVc),
                    outputPorts.port(output),
                    SingleCycleOutputPorts.vc(outputVc));
        }
        requests.setAllocated(output, SingleCycleOutputPorts.vc(outputVc));
        setReady(outputVc);
    }

    /** A flit has come for a channel, or a credit, or an owner with a flit. */
    private void setReady(int outputVc) {
        int output = SingleCycleOutputPorts.output(outputVc);
        if (outputPorts.isEjection(output) || !isFull(outputVc)) {
            outputPorts.setReady(outputVc);
            activeOutputs.add(output);
        }
    }

    /**
     * A credit for a virtual channel has come back, of which the first matters, or those that make
     * room.
     */
    void creditReturned(int inputVc) {
        int credits = states.credits(inputVc);
        if (credits > 1 && minCredits == 0) {
            return;
        }
        int owner = states.owner(inputVc);
        if (owner == NONE) {
            if (credits >= minCredits) {
                setFree(inputVcs.outputVc(inputVc));
            }
        } else if (states.flits(owner) > 0) {
            setReady(inputVcs.outputVc(inputVc));
        }
    }

    private void setFree(int outputVc) {
        int output = SingleCycleOutputPorts.output(outputVc);
        requests.free(output, SingleCycleOutputPorts.vc(outputVc));
        if (!requests.matrix.isEmpty(output)) {
            changedOutputs.add(output);
        }
    }

    /** The owner of a channel has sent a flit through it, but not the last one. */
    void updateReady(int inputVc, int outputVc) {
        boolean empty = states.flits(inputVc) == 0;
        if (empty
                || !outputPorts.isEjection(SingleCycleOutputPorts.output(outputVc))
                        && isFull(outputVc)) {
            outputPorts.clearReady(outputVc);
        }
    }

    private boolean isFull(int outputVc) {
        return states.credits(inputVcs.inputVc(outputVc)) == 0;
    }

    /** The tail of the packet in front of a virtual channel has left through a channel. */
    void tailLeft(int inputVc, int outputVc) {
        outputPorts.clearReady(outputVc);
        if (outputPorts.isEjection(SingleCycleOutputPorts.output(outputVc))) {
            ejectionVcs.setOwner(outputVc, NONE);
            setFree(outputVc);
        } else {
            states.setOwner(inputVcs.inputVc(outputVc), NONE);
            if (states.credits(inputVcs.inputVc(outputVc)) >= minCredits) {
                setFree(outputVc);
            }
        }
        states.setOutputVc(inputVc, NONE);
        nextPacket(inputVc);
    }

    /** The next packet comes to the front of a virtual channel, if there is one. */
    private void nextPacket(int inputVc) {
        int next = queues.poll(inputVc);
        if (next != NONE) {
            toFront(inputVc, next);
        }
    }

    /**
     * Returns the places that must be free before the packet in front of a virtual channel gets a
     * channel.
     */
    int requiredCredits(int inputVc) {
        int room = flowControl.requiredCredits(packets.length[states.front(inputVc)]);
        boolean choosing = options.size(states.candidates(inputVc)) > 1;
        return choosing ? Math.max(1, room) : room;
    }
}
