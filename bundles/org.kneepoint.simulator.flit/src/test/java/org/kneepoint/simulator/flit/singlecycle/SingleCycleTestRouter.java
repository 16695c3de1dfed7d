// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Switching;

/** Routers for tests, one change at a time. */
record SingleCycleTestRouter(FlowControl flow, SingleCycleRouterSettings settings) {
    /** What the critical load of a torus was measured with: two channels of 16 flits. */
    static final SingleCycleTestRouter USUAL = of(2, 16);

    static SingleCycleTestRouter of(int vcs, int buffer) {
        return new SingleCycleTestRouter(
                new FlowControl(vcs, buffer, Switching.WORMHOLE, VcReallocation.NON_ATOMIC),
                new SingleCycleRouterSettings(6, false));
    }

    static SingleCycleTestRouter with(SingleCycleTestRouter design, VcReallocation reallocation) {
        return new SingleCycleTestRouter(design.flow.with(reallocation), design.settings);
    }

    static SingleCycleTestRouter with(SingleCycleTestRouter design, Switching switching) {
        return new SingleCycleTestRouter(design.flow.with(switching), design.settings);
    }

    static SingleCycleTestRouter withInjectionBuffer(SingleCycleTestRouter design, int places) {
        return new SingleCycleTestRouter(
                design.flow, new SingleCycleRouterSettings(places, design.settings.inputLimit()));
    }

    static SingleCycleTestRouter limited(SingleCycleTestRouter design) {
        return new SingleCycleTestRouter(
                design.flow,
                new SingleCycleRouterSettings(design.settings.injectionBuffer(), true));
    }
}
