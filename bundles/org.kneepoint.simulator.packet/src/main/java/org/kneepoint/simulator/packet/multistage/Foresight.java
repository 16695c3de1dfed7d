// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * Reads ahead of time what the services to come will ask for. A network that is larger than the
 * caches would wait for memory several times at every event, each time for one packet; read in
 * groups, many are fetched at once. What happens in the network does not depend on it.
 */
final class Foresight {
    private static final int GROUP = 32;
    private static final int LARGE = 1 << 15;

    private final Switches switches;
    private final Completions services;
    private final boolean isWorthwhile;
    private int passed;

    /** What was read, which nobody needs: a compiler leaves out reads that lead to nothing. */
    private int read;

    Foresight(Sizes sizes, Switches switches, Completions services) {
        this.switches = switches;
        this.services = services;
        isWorthwhile = sizes.servers() >= LARGE;
    }

    /** Another service comes to its end. */
    void pass() {
        if (isWorthwhile && ++passed == GROUP) {
            passed = 0;
            read += readGroups();
        }
    }

    /** What one group leads to was read a group ago. */
    private int readGroups() {
        int sum = read;
        for (int later = 0; later < GROUP; later++) {
            sum += switches.glance(services.ahead(GROUP + later));
            sum += switches.look(services.ahead(later));
        }
        return sum;
    }
}
