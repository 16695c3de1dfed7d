// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * Prefetches the state used by the next service completions. A network that is larger than the
 * caches would wait for memory several times at every event, each time for one packet; read in
 * groups, many are fetched at once. What happens in the network does not depend on it.
 */
final class ServicePrefetch {
    private static final int GROUP_SIZE = 32;
    private static final int MIN_SERVERS = 1 << 15;

    private final MultistageSwitches switches;
    private final ServiceCompletions services;
    private final boolean isEnabled;
    private int passed;

    /** What was read, which nobody needs: a compiler leaves out reads that lead to nothing. */
    private int checksum;

    ServicePrefetch(
            MultistageLayout layout, MultistageSwitches switches, ServiceCompletions services) {
        this.switches = switches;
        this.services = services;
        isEnabled = layout.servers() >= MIN_SERVERS;
    }

    /** Another service comes to its end. */
    void serviceEnds() {
        if (isEnabled && ++passed == GROUP_SIZE) {
            passed = 0;
            checksum += readGroups();
        }
    }

    /** What one group leads to was read a group ago. */
    private int readGroups() {
        int sum = checksum;
        for (int later = 0; later < GROUP_SIZE; later++) {
            sum += switches.readHead(services.peek(GROUP_SIZE + later));
            sum += switches.readNext(services.peek(later));
        }
        return sum;
    }
}
