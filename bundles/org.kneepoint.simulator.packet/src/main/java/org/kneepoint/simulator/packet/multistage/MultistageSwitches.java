// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/** Events at the switches of a network. A service is identified by the place of its server. */
interface MultistageSwitches {
    /**
     * Injects a packet of a processor.
     *
     * @return whether there was a free place for it
     */
    boolean inject(int source, int request, double now);

    /** Completes the service at a place. */
    void complete(int place, double now);

    /** Reads the state of a place, see {@link ServicePrefetch}; the result has no meaning. */
    int readHead(int place);

    /** Reads the state to which that leads. */
    int readNext(int place);

    /**
     * Checks that places, packets, services and waiting lines are consistent.
     *
     * @throws IllegalStateException naming the invariant that is violated
     */
    void checkInvariants();

    /** Returns the switches of a network. */
    static MultistageSwitches of(
            MultistageLayout layout,
            MultistageSwitchSettings settings,
            StageWiring wiring,
            MultistageTerminals terminals,
            ServiceCompletions services) {
        return settings.architecture() == SwitchArchitecture.OUTPUT_LINKS
                ? new OutputLinkSwitches(layout, settings.blocking(), wiring, terminals, services)
                : new ServerSwitches(layout, settings, wiring, terminals, services);
    }
}
