// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.IndexSet;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.RouteCandidates;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.VcList;
import org.kneepoint.simulator.flit.kernel.VcRequests;

/**
 * State of the single-cycle routers and its transitions on arrival and departure of flits and
 * credits.
 */
final class SingleCycleRouterState {
    static final int NONE = InputVcStates.NONE;

    final SingleCycleRouterSettings settings;
    final FlowControl flowControl;
    final SingleCycleOutputPorts outputPorts;
    final InputVcNumbering inputVcs;
    final InputVcStates states;
    final EjectionVcs ejectionVcs;

    /** Requests of headers for each output, and its free output VCs. */
    final VcRequests requests;

    /** Candidates of the waiting headers, by output instead of port. */
    final RouteCandidates options = new RouteCandidates();

    /** Headers that have not requested an output VC. */
    final VcList newHeaders = new VcList();

    final SingleCyclePrefetch prefetch;

    final ReadyVcs readyVcs;

    /** Outputs at which a waiting header may get an output VC. */
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
        inputVcs = new InputVcNumbering(wiring, flowControl.vcs());
        outputPorts =
                new SingleCycleOutputPorts(
                        wiring,
                        inputVcs.shift(),
                        BitMasks.width(EjectionVcs.vcs(inputVcs.maxPerRouter())));
        states =
                new InputVcStates(
                        inputVcs.size(), flowControl.buffer(), outputPorts.maxDelay() > 1);
        queues = states.packetQueues(packets);
        ejectionVcs = new EjectionVcs(outputPorts);
        requests = new VcRequests(outputPorts.size(), inputVcs.maxPerRouter());
        prefetch = new SingleCyclePrefetch(this, wiring, packets);
        readyVcs = new ReadyVcs(outputPorts);
        changedOutputs = new IndexSet(outputPorts.size());
        for (int output = 0; output < outputPorts.size(); output++) {
            for (long rest = vcs(output); rest != 0; rest &= rest - 1) {
                requests.free(output, Long.numberOfTrailingZeros(rest));
            }
        }
    }

    /** Returns the mask of the output VCs of an output. */
    long vcs(int output) {
        return BitMasks.first(
                outputPorts.isEjection(output)
                        ? EjectionVcs.vcs(inputVcs.maxPerRouter())
                        : flowControl.vcs());
    }

    /** Returns the input VC that owns an output VC, or NONE. */
    int owner(int outputVc) {
        return outputPorts.isEjectionVc(outputVc)
                ? ejectionVcs.owner(outputVc)
                : states.owner(outputVc);
    }

    /** Processes due arrivals: pairs of an input VC, complemented for a credit, and a packet. */
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
     * Processes the arrival of a flit in an input VC.
     *
     * @param packet its packet if it is a header, else NONE
     */
    void arrive(int inputVc, int packet) {
        int flits = states.addFlits(inputVc, 1);
        entered(inputVc, packet);
        if (flits == 1) {
            flitsArrived(inputVc);
        }
    }

    /**
     * Processes a flit that has been counted in an input VC.
     *
     * @param packet its packet if it is a header, else NONE
     */
    void entered(int inputVc, int packet) {
        if (packet != NONE) {
            if (states.headPacket(inputVc) == NONE) {
                queues.setHeadPacket(inputVc, packet);
                startHeadPacket(inputVc, packet);
            } else {
                queues.append(inputVc, packet);
            }
        } else if (isStoreAndForward && isComplete(inputVc)) {
            newHeaders.add(inputVc);
        }
    }

    /** Processes the arrival of flits in an input VC that was empty. */
    void flitsArrived(int inputVc) {
        int outputVc = states.outputVc(inputVc);
        if (outputVc != NONE) {
            setReady(outputVc);
        }
    }

    /** Returns whether the head packet, which must arrive as a whole, is complete. */
    private boolean isComplete(int inputVc) {
        return (states.flits(inputVc) | InputVcStates.HEADER) == states.remaining(inputVc)
                && !inputVcs.isInjection(inputVc);
    }

    /**
     * Makes a packet the head packet of an input VC. At an injection VC it is complete; elsewhere
     * store and forward may have to wait for its tail.
     */
    private void startHeadPacket(int inputVc, int packet) {
        int length = packets.length[packet];
        states.setRemaining(inputVc, length | InputVcStates.HEADER);
        if (!isStoreAndForward
                || states.flits(inputVc) >= length
                || inputVcs.isInjection(inputVc)) {
            newHeaders.add(inputVc);
        }
    }

    /** Evaluates the routing function for the header of an input VC. */
    void route(int inputVc) {
        int size =
                routes.findCandidates(
                        states.headPacket(inputVc), inputVcs.port(inputVc), inputVcs.vc(inputVc));
        int candidates = options.create(size);
        states.setCandidates(inputVc, candidates);
        if (routes.isAtTarget()) {
            int output = outputPorts.ejection(packets.target[states.headPacket(inputVc)]);
            options.set(candidates, 0, output, vcs(output), 0);
            return;
        }
        for (int i = 0; i < size; i++) {
            options.set(candidates, i, routes.port(i), routes.vcs(i), routes.priority(i));
        }
    }

    /** Adds the requests of the header of an input VC. */
    void request(int inputVc) {
        int index = inputVcs.index(inputVc);
        int candidates = states.candidates(inputVc);
        for (int i = 0; i < options.size(candidates); i++) {
            requests.matrix.add(options.port(candidates, i), index);
        }
    }

    /** Allocates an output VC to the header of an input VC. */
    void allocate(int inputVc, int outputVc) {
        int index = inputVcs.index(inputVc);
        int candidates = states.candidates(inputVc);
        for (int i = 0; i < options.size(candidates); i++) {
            requests.matrix.remove(options.port(candidates, i), index);
        }
        options.release(candidates);
        states.setCandidates(inputVc, NONE);
        states.setOutputVc(inputVc, outputVc);
        int output = outputPorts.output(outputVc);
        int vc = outputPorts.vc(outputVc);
        if (outputPorts.isEjection(output)) {
            ejectionVcs.setOwner(outputVc, inputVc);
            routes.ejectionAllocated(states.headPacket(inputVc));
        } else {
            states.setOwner(outputVc, inputVc);
            routes.linkAllocated(states.headPacket(inputVc), output, vc);
        }
        requests.setAllocated(output, vc);
        setReady(outputVc);
    }

    /** Marks an output VC as ready if it has a credit. */
    private void setReady(int outputVc) {
        if (places(outputVc) > 0) {
            readyVcs.add(outputVc);
        }
    }

    /**
     * Processes a returned credit: the first one, and those that make an output VC allocatable,
     * change the state.
     */
    void creditReturned(int inputVc) {
        int credits = states.credits(inputVc);
        if (credits > 1 && minCredits == 0) {
            return;
        }
        int owner = states.owner(inputVc);
        if (owner == NONE) {
            if (credits >= minCredits) {
                setFree(inputVc);
            }
        } else if (states.flits(owner) > 0) {
            setReady(inputVc);
        }
    }

    private void setFree(int outputVc) {
        int output = outputPorts.output(outputVc);
        requests.free(output, outputPorts.vc(outputVc));
        if (!requests.matrix.isEmpty(output)) {
            changedOutputs.add(output);
        }
    }

    /** Returns the flits that can be sent through an output VC now, or more. */
    int places(int outputVc) {
        return outputPorts.isEjectionVc(outputVc) ? Integer.MAX_VALUE : states.credits(outputVc);
    }

    /** Processes the departure of the tail of the head packet through an output VC. */
    void tailLeft(int inputVc, int outputVc) {
        readyVcs.remove(outputVc);
        outputPorts.countPacket(
                outputPorts.output(outputVc), packets.length[states.headPacket(inputVc)]);
        if (outputPorts.isEjectionVc(outputVc)) {
            ejectionVcs.setOwner(outputVc, NONE);
            setFree(outputVc);
        } else {
            states.setOwner(outputVc, NONE);
            if (states.credits(outputVc) >= minCredits) {
                setFree(outputVc);
            }
        }
        states.setOutputVc(inputVc, NONE);
        nextPacket(inputVc);
    }

    /** Returns the number of flits sent through an output. */
    long flitsSent(int output) {
        long flits = outputPorts.carried(output);
        for (long rest = vcs(output); rest != 0; rest &= rest - 1) {
            int owner = owner(outputPorts.outputVc(output, Long.numberOfTrailingZeros(rest)));
            if (owner != NONE) {
                flits +=
                        packets.length[states.headPacket(owner)]
                                - (states.remaining(owner) & ~InputVcStates.HEADER);
            }
        }
        return flits;
    }

    /** Makes the next packet of an input VC, if any, the head packet. */
    private void nextPacket(int inputVc) {
        int next = queues.poll(inputVc);
        if (next != NONE) {
            startHeadPacket(inputVc, next);
        }
    }

    /**
     * Returns the credits required for the allocation of an output VC to the head packet of an
     * input VC.
     */
    int requiredCredits(int inputVc) {
        int required = flowControl.requiredCredits(packets.length[states.headPacket(inputVc)]);
        boolean choosing = options.size(states.candidates(inputVc)) > 1;
        return choosing ? Math.max(1, required) : required;
    }
}
