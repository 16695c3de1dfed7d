// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import org.kneepoint.api.topology.Routing;

/** Another routing, gone through twice: to a random terminal and on. */
class Valiant extends Spoilt {
    Valiant(Routing phase) {
        super(phase);
    }

    @Override
    public String name() {
        return "valiant";
    }

    @Override
    public Via via() {
        return Via.UNIFORM;
    }

    @Override
    public boolean isMinimal() {
        return false;
    }
}
