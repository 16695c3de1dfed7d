// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

/**
 * A class of the channel from an output port.
 *
 * @param router where the channel starts
 * @param port output port
 * @param number class
 */
record VirtualChannel(int router, int port, int number) {
    boolean isIn(long mask) {
        return (mask >> number & 1) != 0;
    }
}
