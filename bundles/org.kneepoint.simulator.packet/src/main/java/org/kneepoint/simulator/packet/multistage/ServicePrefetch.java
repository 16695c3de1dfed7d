// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * Prefetches the state used by the next service completions in groups, so that cache misses overlap
 * where the network exceeds the caches. It has no effect on the results.
 */
final class ServicePrefetch {
    private static final int GROUP_SIZE = 32;
    private static final int MIN_SERVERS = 1 << 15;

    private final MultistageSwitches switches;
    private final ServiceCompletions services;
    private final boolean isEnabled;
    private int passed;

    /** Keeps the compiler from removing the reads. */
    private int checksum;

    ServicePrefetch(
            MultistageLayout layout, MultistageSwitches switches, ServiceCompletions services) {
        this.switches = switches;
        this.services = services;
        isEnabled = layout.servers() >= MIN_SERVERS;
    }

    /** Reports a service completion. */
    void serviceEnds() {
        if (isEnabled && ++passed == GROUP_SIZE) {
            passed = 0;
            checksum += readGroups();
        }
    }

    /** Reads the heads of one group and the next places of the group before. */
    private int readGroups() {
        int sum = checksum;
        for (int later = 0; later < GROUP_SIZE; later++) {
            sum += switches.readHead(services.peek(GROUP_SIZE + later));
            sum += switches.readNext(services.peek(later));
        }
        return sum;
    }
}
