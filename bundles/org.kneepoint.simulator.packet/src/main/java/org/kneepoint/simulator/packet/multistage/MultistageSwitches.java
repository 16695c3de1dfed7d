// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/** Events at the switches of a network. A service is named by the place of its server. */
interface MultistageSwitches {
    /**
     * A packet comes from a processor.
     *
     * @return whether there was room for it
     */
    boolean inject(int source, int request, double now);

    /** The service at a place ends. */
    void complete(int place, double now);

    /** Reads what lies at a place, see {@link ServicePrefetch}; returns anything. */
    int readHead(int place);

    /** Reads what that leads to. */
    int readNext(int place);

    /**
     * Checks that rooms, packets, services and those who wait belong together.
     *
     * @throws IllegalStateException naming what does not
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
