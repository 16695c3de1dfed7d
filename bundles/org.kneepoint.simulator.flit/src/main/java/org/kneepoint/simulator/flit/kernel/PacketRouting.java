// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Routing.Selection;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Evaluates the routing function for headers, in terms of ports and virtual channels. Used by one
 * thread.
 *
 * <p>{@link #port}, {@link #vcs} and {@link #priority} give the candidates found by the last call
 * of {@link #findCandidates}.
 */
public final class PacketRouting {
    private final Routing routing;
    private final NetworkWiring wiring;
    private final VcClassMap classes;
    private final PacketPool packets;
    private final RandomGenerator random;

    /** Null for a routing without intermediate terminals. */
    private final IntermediateSelector intermediates;

    /**
     * A terminal of each router, from which a phase starts; null without intermediate terminals.
     */
    private final int[] anyTerminal;

    /** The last phase of a route. */
    private final int lastPhase;

    /** Null for a routing that does not read the output state. */
    private final OutputQueueLengths outputQueues;

    private final Selection selection;

    /** By router: the outputs selected so far in turn; null if they are not. */
    private final int[] turns;

    private final RoutingChoices choices = new RoutingChoices();
    private final StartState startState = new StartState();
    private int size;
    private int onlyPort;
    private long onlyVcs;
    private int firstPort;
    private int phase;
    private boolean isAtTarget;

    /**
     * Creates the evaluation of a routing.
     *
     * @param random for start states, intermediate terminals and drawn outputs
     * @throws BadInput if the selection function of the routing is not supported
     */
    public PacketRouting(
            Routing routing,
            NetworkWiring wiring,
            VcClassMap classes,
            PacketPool packets,
            RandomGenerator random) {
        this.routing = routing;
        this.wiring = wiring;
        this.classes = classes;
        this.packets = packets;
        this.random = random;
        intermediates = routing.intermediates().orElse(null);
        anyTerminal = intermediates == null ? null : wiring.terminalOfRouter();
        lastPhase = intermediates == null ? 0 : intermediates.phases() - 1;
        outputQueues =
                intermediates == null || intermediates.isUniform()
                        ? null
                        : new OutputQueueLengths(wiring);
        selection = supported(routing);
        turns = selection.equals(Selection.CYCLIC) ? new int[wiring.firstPort.length] : null;
    }

    /**
     * Returns another evaluation of the same routing, for a thread of its own that simulates other
     * routers.
     *
     * @throws IllegalStateException if it is randomised, and so must see the headers in turn
     */
    public PacketRouting forThread() {
        if (isRandomised()) {
            throw new IllegalStateException("routing " + routing.name() + " depends on the order");
        }
        return new PacketRouting(routing, wiring, classes, packets, random);
    }

    private static Selection supported(Routing routing) {
        Selection selection = routing.selection();
        if (!selection.hasFixedShares() && !selection.equals(Selection.FIRST_FREE)) {
            throw BadInput.of(
                    "routing",
                    routing.name(),
                    " has selection function "
                            + selection
                            + ": simulator flit supports "
                            + Selection.FIRST_FREE
                            + ", "
                            + Selection.RANDOM
                            + " and "
                            + Selection.CYCLIC);
        }
        return selection;
    }

    /**
     * Returns whether {@link #findCandidates} draws random numbers or takes turns, so that the
     * order of its calls matters.
     */
    public boolean isRandomised() {
        return intermediates != null || selection.isCommitted();
    }

    /** Sets the engine whose buffers the output state reads. */
    void observe(FlitEngine engine) {
        if (outputQueues != null) {
            outputQueues.observe(engine);
        }
    }

    /** Sets target and routing state of a packet that enters the network. */
    public void inject(int packet) {
        packets.phase[packet] = 0;
        if (outputQueues != null) {
            outputQueues.inject(packet);
        }
        int source = packets.source[packet];
        int destination = packets.destination[packet];
        packets.target[packet] =
                intermediates == null
                        ? destination
                        : intermediates.first(source, destination, outputState(), random);
        packets.state[packet] = startState.draw(source, packets.target[packet]);
    }

    /**
     * Finds the candidates of the header of a packet.
     *
     * @param packet the packet
     * @param inPort input port of the header
     * @param inVc virtual channel of the header at that port; any at an injection port
     * @return number of candidates, at least 1
     * @throws IllegalStateException if the routing function returns none
     */
    public int findCandidates(int packet, int inPort, int inVc) {
        int router = wiring.router[inPort];
        int inClass =
                wiring.injectingTerminal[inPort] == NetworkWiring.NONE
                        ? classes.classOf(inVc)
                        : Routing.INJECTED;
        if (intermediates != null
                && packets.phase[packet] < lastPhase
                && beginsNextPhase(packet, router)) {
            inClass = Routing.INJECTED;
        }
        int target = packets.target[packet];
        isAtTarget = router == wiring.ejectionRouter[target];
        if (isAtTarget) {
            return single(packet, wiring.ejectionPort[target], classes.allVcs());
        }
        phase = packets.phase[packet];
        firstPort = wiring.firstPort[router];
        choices.clear();
        routing.route(router, inPort - firstPort, inClass, target, packets.state[packet], choices);
        size = choices.size();
        if (size == 0) {
            throw noRoute(router, target);
        }
        if (size > 1 && !selection.isCommitted()) {
            return size;
        }
        int candidate = size == 1 ? 0 : turns == null ? drawByWeight() : takeTurn(router);
        return single(
                packet,
                firstPort + choices.port(candidate),
                classes.vcsOfClasses(choices.classMask(candidate), phase));
    }

    private IllegalStateException noRoute(int router, int target) {
        return new IllegalStateException(
                String.format(
                        "routing %s has no candidate from router %d to terminal %d",
                        routing.name(), router, target));
    }

    private int single(int packet, int port, long vcs) {
        if (outputQueues != null) {
            outputQueues.request(packet, packets.length[packet], port);
        }
        onlyPort = port;
        onlyVcs = vcs;
        size = 1;
        return 1;
    }

    private OutputState outputState() {
        return outputQueues == null ? OutputState.IDLE : outputQueues;
    }

    /** Starts the next phase of a packet if it ends the present one at a router. */
    private boolean beginsNextPhase(int packet, int router) {
        int next =
                intermediates.next(
                        router,
                        packets.phase[packet],
                        packets.target[packet],
                        packets.source[packet],
                        packets.destination[packet],
                        outputState(),
                        random);
        if (next == IntermediateSelector.KEEP_TARGET) {
            return false;
        }
        packets.phase[packet]++;
        packets.target[packet] = next;
        packets.state[packet] = startState.draw(anyTerminal[router], next);
        return true;
    }

    /** Selects the next of the choices of the highest priority. */
    private int takeTurn(int router) {
        int best = Integer.MIN_VALUE;
        int number = 0;
        for (int i = 0; i < size; i++) {
            number =
                    choices.priority(i) > best ? 1 : number + (choices.priority(i) == best ? 1 : 0);
            best = Math.max(best, choices.priority(i));
        }
        int left = turns[router] % number;
        turns[router] = left + 1;
        int candidate = 0;
        while (choices.priority(candidate) != best || left > 0) {
            left -= choices.priority(candidate) == best ? 1 : 0;
            candidate++;
        }
        return candidate;
    }

    /** Draws by weight among the choices of the highest priority. */
    private int drawByWeight() {
        int best = Integer.MIN_VALUE;
        double sum = 0;
        for (int i = 0; i < size; i++) {
            if (choices.priority(i) > best) {
                best = choices.priority(i);
                sum = 0;
            }
            if (choices.priority(i) == best) {
                sum += choices.weight(i);
            }
        }
        double left = random.nextDouble() * sum;
        int last = 0;
        for (int i = 0; i < size; i++) {
            if (choices.priority(i) == best) {
                last = i;
                left -= choices.weight(i);
                if (left < 0) {
                    break;
                }
            }
        }
        return last;
    }

    /** Returns whether the only candidate is the ejection port of the target of the packet. */
    public boolean isAtTarget() {
        return isAtTarget;
    }

    /** Returns the output port of a candidate. */
    public int port(int candidate) {
        return size == 1 ? onlyPort : firstPort + choices.port(candidate);
    }

    /** Returns the mask of the permitted virtual channels of a candidate. */
    public long vcs(int candidate) {
        return size == 1 ? onlyVcs : classes.vcsOfClasses(choices.classMask(candidate), phase);
    }

    /** Returns the priority of a candidate; higher ones are preferred. */
    public int priority(int candidate) {
        return size == 1 ? 0 : choices.priority(candidate);
    }

    /**
     * Reports that an output is allocated to the header of a packet.
     *
     * @param packet the packet
     * @param outPort output port
     * @param outVc virtual channel there
     */
    public void outputAllocated(int packet, int outPort, int outVc) {
        if (wiring.ejectingTerminal[outPort] == NetworkWiring.NONE) {
            linkAllocated(packet, outPort, outVc);
        } else {
            ejectionAllocated(packet);
        }
    }

    /** Reports that a link to another router is allocated to the header of a packet. */
    public void linkAllocated(int packet, int outPort, int outVc) {
        if (outputQueues != null) {
            outputQueues.allocate(packet, packets.length[packet], outPort);
        }
        packets.hops[packet]++;
        int router = wiring.router[outPort];
        packets.state[packet] =
                routing.nextState(
                        packets.state[packet],
                        router,
                        outPort - wiring.firstPort[router],
                        classes.classOf(outVc));
    }

    /** Reports that the ejection port is allocated to the header of a packet. */
    public void ejectionAllocated(int packet) {
        if (outputQueues != null) {
            outputQueues.depart(packet, packets.length[packet]);
        }
        packets.hops[packet]++;
    }

    /** Draws a start state. */
    private final class StartState implements Routing.StartStates {
        private double remaining;
        private int chosenState;
        private boolean open;

        int draw(int source, int target) {
            remaining = -1;
            open = true;
            routing.startStates(source, target, this);
            return chosenState;
        }

        @Override
        public void add(int state, double probability) {
            if (!open) {
                return;
            }
            chosenState = state;
            if (probability >= 1) {
                open = false;
                return;
            }
            if (remaining < 0) {
                remaining = random.nextDouble();
            }
            remaining -= probability;
            open = remaining >= 0;
        }
    }
}
