// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

/**
 * What dragonfly and dragonfly+ have in common.
 *
 * @param concentration terminals of each router that has terminals, at least 1
 * @param globalPorts ports for global links of each router that has them, at least 1
 * @param links the global links
 * @param localDelay delay of the channels within a group, cycles
 * @param globalDelay delay of the channels between groups, cycles
 */
record GroupSize(
        int concentration, int globalPorts, GlobalLinks links, int localDelay, int globalDelay) {
    int groups() {
        return links.groups();
    }

    /**
     * Returns the uniform load at which the links of a group are full, flits per node per cycle:
     * each terminal sends (groups - 1) / groups of its flits to other groups. Every cut into sets
     * of whole groups gives the same load.
     *
     * @param terminals of a group
     * @return infinite for a single group
     */
    double groupCut(int terminals) {
        return groups() == 1
                ? Double.POSITIVE_INFINITY
                : (double) links.copies() * groups() / terminals;
    }

    /**
     * Returns the uniform load at which the channels of one router are full, flits per node per
     * cycle.
     *
     * @param channels to other routers
     * @param others fraction of the terminals that are at other routers
     */
    double routerCut(int channels, double others) {
        return others == 0 ? Double.POSITIVE_INFINITY : channels / (concentration * others);
    }

    /** Returns the settings that are not the default, each after a blank. */
    String extras(int defaultGroups) {
        StringBuilder text = new StringBuilder();
        append(text, "groups", groups(), defaultGroups);
        if (links.wiring() != GlobalWiring.CONSECUTIVE) {
            text.append(" wiring=").append(links.wiring().label());
        }
        append(text, "links", links.copies(), 1);
        append(text, "delay_local", localDelay, 1);
        append(text, "delay_global", globalDelay, 1);
        return text.toString();
    }

    private static void append(StringBuilder text, String name, int value, int defaultValue) {
        if (value != defaultValue) {
            text.append(' ').append(name).append('=').append(value);
        }
    }
}
