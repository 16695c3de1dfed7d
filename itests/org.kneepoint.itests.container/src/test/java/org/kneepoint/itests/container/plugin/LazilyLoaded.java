// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container.plugin;

/** The part of a solver that is loaded when it is first needed. */
public final class LazilyLoaded {
    private LazilyLoaded() {}

    /** A latency that depends on the load. */
    public static double latency(double load) {
        return 1 + load;
    }
}
