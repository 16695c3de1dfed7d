// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Routing;

/** Another routing with another claim. */
final class Claim extends Spoilt {
    private final Freedom freedom;

    Claim(Routing routing, Freedom freedom) {
        super(routing);
        this.freedom = freedom;
    }

    @Override
    public Freedom freedom() {
        return freedom;
    }
}
