// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;

/**
 * Settings of the single-cycle router besides flow control.
 *
 * @param injectionBuffer size of the injection buffer, flits, at least 1
 * @param inputLimit whether an input port sends at most one flit per cycle; otherwise each of its
 *     virtual channels may send one
 */
public record SingleCycleRouterSettings(int injectionBuffer, boolean inputLimit) {
    /**
     * Checks the range.
     *
     * @throws BadInput if the buffer size is below 1
     */
    public SingleCycleRouterSettings {
        if (injectionBuffer < 1) {
            throw BadInput.notAllowed("injection_buffer", injectionBuffer, Range.atLeast(1));
        }
    }
}
