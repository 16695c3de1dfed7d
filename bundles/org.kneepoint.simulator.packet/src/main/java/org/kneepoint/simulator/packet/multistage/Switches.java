// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/** What happens at the switches of a network. A service is named by the place of its server. */
interface Switches {
    /**
     * A packet comes from a processor.
     *
     * @return whether there was room for it
     */
    boolean arrive(int source, int goal, double now);

    /** The service at a place ends. */
    void complete(int place, double now);

    /** Reads what lies at a place, see {@link Foresight}; returns anything. */
    int glance(int place);

    /** Reads what that leads to. */
    int look(int place);

    /**
     * Checks that rooms, packets, services and those who wait belong together.
     *
     * @throws IllegalStateException naming what does not
     */
    void audit();

    /** Returns the switches of a network. */
    static Switches of(
            Sizes sizes, Rules rules, Ways ways, Terminals terminals, Completions services) {
        return rules.switching() == Switching.OUTPUT_LINKS
                ? new OutputLinks(sizes, rules.blocking(), ways, terminals, services)
                : new Servers(sizes, rules, ways, terminals, services);
    }
}
