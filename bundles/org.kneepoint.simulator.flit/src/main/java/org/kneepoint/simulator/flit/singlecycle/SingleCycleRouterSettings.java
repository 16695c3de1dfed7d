// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;

/**
 * Settings of the single-cycle router besides flow control.
 *
 * @param injectionBuffer places of the buffer between a terminal and its router, flits, at least 1
 * @param inputLimit whether an input port passes on at most one flit per cycle; else each of its
 *     virtual channels may pass one on
 */
public record SingleCycleRouterSettings(int injectionBuffer, boolean inputLimit) {
    /**
     * Fixes the rules.
     *
     * @throws BadInput if the buffer has no place
     */
    public SingleCycleRouterSettings {
        if (injectionBuffer < 1) {
            throw BadInput.notAllowed("injection_buffer", injectionBuffer, Range.atLeast(1));
        }
    }
}
