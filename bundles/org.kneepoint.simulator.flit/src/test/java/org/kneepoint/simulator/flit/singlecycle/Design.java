// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Switching;

/** Routers for tests, one change at a time. */
record Design(FlowControl flow, Rules rules) {
    /** What the critical load of a torus was measured with: two channels of 16 flits. */
    static final Design USUAL = of(2, 16);

    static Design of(int vcs, int buffer) {
        return new Design(
                new FlowControl(vcs, buffer, Switching.WORMHOLE, Reuse.AFTER_TAIL),
                new Rules(6, false));
    }

    static Design with(Design design, Reuse reuse) {
        return new Design(design.flow.with(reuse), design.rules);
    }

    static Design with(Design design, Switching switching) {
        return new Design(design.flow.with(switching), design.rules);
    }

    static Design withInjectionBuffer(Design design, int places) {
        return new Design(design.flow, new Rules(places, design.rules.inputLimit()));
    }

    static Design limited(Design design) {
        return new Design(design.flow, new Rules(design.rules.injectionBuffer(), true));
    }
}
