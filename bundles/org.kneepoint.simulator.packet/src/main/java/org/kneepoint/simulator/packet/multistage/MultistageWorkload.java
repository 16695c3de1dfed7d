// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * Traffic of the processors. Immutable.
 *
 * @param rate packets per processor and cycle, at least 0
 * @param hotspot fraction of hot requests, 0 to 1
 * @param hotOutput hot output, 0 to N - 1
 * @param outstanding most outstanding packets of a processor, at least 1; {@link Integer#MAX_VALUE}
 *     if unlimited
 */
public record MultistageWorkload(double rate, double hotspot, int hotOutput, int outstanding) {
    /** Returns whether the outstanding packets are limited. */
    boolean isClosed() {
        return outstanding < Integer.MAX_VALUE;
    }
}
