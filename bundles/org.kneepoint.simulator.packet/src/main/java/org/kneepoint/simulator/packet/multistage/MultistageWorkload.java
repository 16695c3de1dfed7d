// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * Traffic of the processors. Immutable.
 *
 * @param rate of each, packets per cycle, at least 0
 * @param hotspot fraction of the requests that goes to the hot output, 0 to 1
 * @param hotOutput the hot output, 0 to N - 1
 * @param outstanding packets that a processor may have inside before it stops, at least 1; {@link
 *     Integer#MAX_VALUE} if it never stops
 */
public record MultistageWorkload(double rate, double hotspot, int hotOutput, int outstanding) {
    /** Returns whether processors stop. */
    boolean isClosed() {
        return outstanding < Integer.MAX_VALUE;
    }
}
