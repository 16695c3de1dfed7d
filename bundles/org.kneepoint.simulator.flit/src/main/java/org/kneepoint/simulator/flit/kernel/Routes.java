// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Intermediates;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.OutputState;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Routing.Selection;

/**
 * Asks the routing function on behalf of headers, in terms of ports and virtual channels. Owned by
 * one thread.
 *
 * <p>The answer to {@link #find} stands in {@link #port}, {@link #vcs} and {@link #priority} until
 * the next question.
 */
public final class Routes {
    private final Network network;
    private final Routing routing;
    private final Wiring wiring;
    private final ClassMap classes;
    private final Packets packets;
    private final RandomGenerator random;

    /** Null where packets go straight to their destinations. */
    private final Intermediates intermediates;

    /** Terminals from which phases start; null where packets go straight. */
    private final int[] terminalAt;

    /** The last phase of a way. */
    private final int last;

    /** Null where nobody asks. */
    private final OutputLoads outputs;

    private final boolean drawn;
    private final Choices choices = new Choices();
    private final Draw draw = new Draw();
    private int size;
    private int only;
    private long onlyVcs;
    private int base;
    private int phase;

    /**
     * Routes by one function.
     *
     * @param random for starting states, intermediate terminals and drawn outputs
     * @throws BadInput if it selects outputs by a rule that is not known
     */
    public Routes(
            Network network,
            Routing routing,
            Wiring wiring,
            ClassMap classes,
            Packets packets,
            RandomGenerator random) {
        this.network = network;
        this.routing = routing;
        this.wiring = wiring;
        this.classes = classes;
        this.packets = packets;
        this.random = random;
        intermediates = routing.intermediates().orElse(null);
        terminalAt = intermediates == null ? null : wiring.someTerminals();
        last = intermediates == null ? 0 : intermediates.phases() - 1;
        outputs =
                intermediates == null || intermediates.isUniform() ? null : new OutputLoads(wiring);
        drawn = isDrawn(routing);
    }

    private static boolean isDrawn(Routing routing) {
        Selection selection = routing.selection();
        if (!selection.equals(Selection.DRAWN) && !selection.equals(Selection.FREE)) {
            throw BadInput.of(
                    "routing",
                    routing.name(),
                    " selects an output by the rule "
                            + selection
                            + ": the routers of simulator flit know "
                            + Selection.FREE
                            + " and "
                            + Selection.DRAWN);
        }
        return selection.equals(Selection.DRAWN);
    }

    /**
     * Returns whether random numbers are drawn by {@link #find}, so that the order of the headers
     * that ask matters.
     */
    public boolean areDrawn() {
        return intermediates != null || drawn;
    }

    /** Shows a routing that goes by the outputs the buffers of these routers. */
    void observe(FlitEngine engine) {
        if (outputs != null) {
            outputs.observe(engine);
        }
    }

    /** Sets target and state of a packet that enters the network. */
    public void start(int packet) {
        packets.phase[packet] = 0;
        if (outputs != null) {
            outputs.start(packet);
        }
        int source = packets.source[packet];
        int destination = packets.destination[packet];
        packets.target[packet] =
                intermediates == null
                        ? destination
                        : intermediates.first(source, destination, state(), random);
        packets.state[packet] = draw.state(source, packets.target[packet]);
    }

    /**
     * Finds what the header of a packet may take next.
     *
     * @param packet the packet
     * @param inPort input port at which its header is
     * @param inVc virtual channel that it holds there; any for one that is just injected
     * @return number of choices, at least 1
     * @throws IllegalStateException if the routing function gives none
     */
    public int find(int packet, int inPort, int inVc) {
        int router = wiring.router[inPort];
        int inClass =
                wiring.entering[inPort] == Wiring.NONE ? classes.classOf(inVc) : Routing.INJECTED;
        if (intermediates != null && packets.phase[packet] < last && turns(packet, router)) {
            inClass = Routing.INJECTED;
        }
        int target = packets.target[packet];
        if (router == wiring.ejectionRouter[target]) {
            return answer(packet, wiring.exit[target], classes.all());
        }
        phase = packets.phase[packet];
        base = wiring.firstPort[router];
        choices.clear();
        routing.route(router, inPort - base, inClass, target, packets.state[packet], choices);
        size = choices.size();
        if (size == 0) {
            throw deadEnd(router, target);
        }
        if (size > 1 && !drawn) {
            return size;
        }
        int choice = size == 1 ? 0 : drawn();
        return answer(
                packet,
                base + choices.port(choice),
                classes.members(choices.classMask(choice), phase));
    }

    private IllegalStateException deadEnd(int router, int target) {
        return new IllegalStateException(
                String.format(
                        "routing %s knows no way from router %d to terminal %d",
                        routing.name(), router, target));
    }

    private int answer(int packet, int port, long vcs) {
        if (outputs != null) {
            outputs.await(packet, packets.length[packet], port);
        }
        only = port;
        onlyVcs = vcs;
        size = 1;
        return 1;
    }

    private OutputState state() {
        return outputs == null ? OutputState.IDLE : outputs;
    }

    /** Returns whether a packet begins its next phase at a router. */
    private boolean turns(int packet, int router) {
        int next =
                intermediates.next(
                        router,
                        packets.phase[packet],
                        packets.target[packet],
                        packets.source[packet],
                        packets.destination[packet],
                        state(),
                        random);
        if (next == Intermediates.STAY) {
            return false;
        }
        packets.phase[packet]++;
        packets.target[packet] = next;
        packets.state[packet] = draw.state(terminalAt[router], next);
        return true;
    }

    /** Draws by weight among the choices of the highest priority. */
    private int drawn() {
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

    /** Returns the output port of a choice. */
    public int port(int choice) {
        return size == 1 ? only : base + choices.port(choice);
    }

    /** Returns the mask of the virtual channels that a choice allows. */
    public long vcs(int choice) {
        return size == 1 ? onlyVcs : classes.members(choices.classMask(choice), phase);
    }

    /** Returns the priority of a choice; higher ones are preferred when free. */
    public int priority(int choice) {
        return size == 1 ? 0 : choices.priority(choice);
    }

    /**
     * Notes that the header of a packet has taken an output.
     *
     * @param packet the packet
     * @param outPort output port
     * @param outVc virtual channel there
     */
    public void take(int packet, int outPort, int outVc) {
        if (wiring.leaving[outPort] == Wiring.NONE) {
            takeLink(packet, outPort, outVc);
        } else {
            takeExit(packet);
        }
    }

    /** Notes that the header of a packet has taken a link to another router. */
    public void takeLink(int packet, int outPort, int outVc) {
        if (outputs != null) {
            outputs.take(packet, packets.length[packet], outPort);
        }
        packets.hops[packet]++;
        int router = wiring.router[outPort];
        packets.state[packet] =
                routing.advance(
                        packets.state[packet],
                        router,
                        outPort - wiring.firstPort[router],
                        classes.classOf(outVc));
    }

    /** Notes that the header of a packet has taken the output to its terminal. */
    public void takeExit(int packet) {
        if (outputs != null) {
            outputs.leave(packet, packets.length[packet]);
        }
        packets.hops[packet]++;
    }

    /** Draws a starting state. */
    private final class Draw implements Routing.Starts {
        private double left;
        private int chosen;
        private boolean open;

        int state(int source, int target) {
            left = -1;
            open = true;
            routing.starts(source, target, this);
            return chosen;
        }

        @Override
        public void add(int state, double probability) {
            if (!open) {
                return;
            }
            chosen = state;
            if (probability >= 1) {
                open = false;
                return;
            }
            if (left < 0) {
                left = random.nextDouble();
            }
            left -= probability;
            open = left >= 0;
        }
    }
}
