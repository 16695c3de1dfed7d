// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulator.flit.kernel.Wiring;

/**
 * How lanes are numbered, and which of them lead into each router. A lane is the buffer at the end
 * of a channel: link by link in the order of their virtual channels, whose number is padded to a
 * power of two; then one lane per terminal, the buffer into which it injects. Never changed once
 * built.
 */
final class Inputs {
    private static final int MOST = 1 << 29;

    private final Wiring wiring;
    private final Outputs outputs;
    private final int vcs;
    private final int shift;
    private final int injections;
    private final int[] first;
    private final int[] lane;
    private final int[] position;
    private int most;

    Inputs(Wiring wiring, Outputs outputs, int vcs) {
        this.wiring = wiring;
        this.outputs = outputs;
        this.vcs = vcs;
        shift = Integer.SIZE - Integer.numberOfLeadingZeros(vcs - 1);
        injections = count(outputs.links(), shift, wiring.terminals) - wiring.terminals;
        first = new int[wiring.routers + 1];
        lane = new int[outputs.links() * vcs + wiring.terminals];
        position = new int[outputs.links() + wiring.terminals << 1];
        for (int router = 0; router < wiring.routers; router++) {
            number(router);
        }
    }

    /**
     * Returns the number of lanes.
     *
     * @param shift logarithm of the lanes of a link
     * @throws BadInput if they cannot be numbered
     */
    static int count(int links, int shift, int terminals) {
        long lanes = ((long) links << shift) + terminals;
        if (lanes > MOST) {
            throw new BadInput(
                            "a network of "
                                    + links
                                    + " links with up to "
                                    + (1 << shift)
                                    + " virtual channels is too large: router=single-cycle takes up to "
                                    + MOST
                                    + " virtual channels")
                    .about("router");
        }
        return (int) lanes;
    }

    private void number(int router) {
        int next = first[router];
        for (int port = wiring.firstPort[router]; port < wiring.firstPort[router + 1]; port++) {
            if (wiring.feeder[port] != Wiring.NONE) {
                int link = outputs.number(wiring.feeder[port]);
                place(link, port, next - first[router]);
                for (int vc = 0; vc < vcs; vc++) {
                    lane[next++] = lane(Outputs.channel(link, vc));
                }
            }
            if (wiring.entering[port] != Wiring.NONE) {
                int terminal = wiring.entering[port];
                place(outputs.links() + terminal, port, next - first[router]);
                lane[next++] = injection(terminal);
            }
        }
        first[router + 1] = next;
        most = Math.max(most, next - first[router]);
    }

    /** Notes where the lanes of a link, or of a terminal, lead, and the place of the first. */
    private void place(int from, int port, int place) {
        position[from << 1] = port;
        position[(from << 1) + 1] = place;
    }

    /** Returns the number of all lanes. */
    int size() {
        return injections + wiring.terminals;
    }

    /** Returns the lane at the end of a channel of a link. */
    int lane(int channel) {
        return Outputs.output(channel) << shift | Outputs.vc(channel);
    }

    /** Returns the channel that leads to a lane; not for an injection lane. */
    int channel(int lane) {
        return Outputs.channel(link(lane), lane & (1 << shift) - 1);
    }

    /** Returns the link that leads to a lane; not for an injection lane. */
    int link(int lane) {
        return lane >> shift;
    }

    /** Returns the lane into which a terminal injects. */
    int injection(int terminal) {
        return injections + terminal;
    }

    boolean isInjection(int lane) {
        return lane >= injections;
    }

    /** Returns the terminal that injects into a lane. */
    int terminal(int lane) {
        return lane - injections;
    }

    /** Returns the input port of a lane. */
    int port(int lane) {
        return position[from(lane) << 1];
    }

    /** Returns the place of a lane among those that lead into the same router. */
    int place(int lane) {
        return position[(from(lane) << 1) + 1] + vc(lane);
    }

    private int from(int lane) {
        return isInjection(lane) ? outputs.links() + terminal(lane) : link(lane);
    }

    /** Returns the virtual channel of a lane at its port. */
    int vc(int lane) {
        return isInjection(lane) ? 0 : Outputs.vc(channel(lane));
    }

    /** Returns the name of a lane for messages. */
    String name(int lane) {
        return isInjection(lane)
                ? "injection lane " + terminal(lane)
                : wiring.name(outputs.port(link(lane))) + " virtual channel " + vc(lane);
    }

    /** Returns the largest number of lanes that lead into one router. */
    int most() {
        return most;
    }

    /** Returns the number of lanes that lead into the router of an output. */
    int count(int output) {
        int router = wiring.router[outputs.port(output)];
        return first[router + 1] - first[router];
    }

    /** Returns the lane at a place among those that lead into the router of an output. */
    int at(int output, int place) {
        return lane[first[wiring.router[outputs.port(output)]] + place];
    }
}
