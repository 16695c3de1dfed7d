// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.simulator.flit.network.Switching;

/** Rules for tests, one change at a time. */
final class Design {
    /** What the critical load of a torus was measured with: two channels of 16 flits. */
    static final Rules USUAL = of(2, 16);

    private Design() {}

    static Rules of(int vcs, int buffer) {
        return new Rules(vcs, buffer, 6, Switching.WORMHOLE, Reuse.AFTER_TAIL, false);
    }

    static Rules with(Rules rules, Reuse reuse) {
        return new Rules(
                rules.vcs(),
                rules.buffer(),
                rules.injectionBuffer(),
                rules.switching(),
                reuse,
                rules.inputLimit());
    }

    static Rules with(Rules rules, Switching switching) {
        return new Rules(
                rules.vcs(),
                rules.buffer(),
                rules.injectionBuffer(),
                switching,
                rules.reuse(),
                rules.inputLimit());
    }

    static Rules withInjectionBuffer(Rules rules, int places) {
        return new Rules(
                rules.vcs(),
                rules.buffer(),
                places,
                rules.switching(),
                rules.reuse(),
                rules.inputLimit());
    }

    static Rules limited(Rules rules) {
        return new Rules(
                rules.vcs(),
                rules.buffer(),
                rules.injectionBuffer(),
                rules.switching(),
                rules.reuse(),
                true);
    }
}
