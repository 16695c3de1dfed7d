// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.traffic.OwnerDefaults;

/** The parameter {@code self}. */
final class SelfTraffic {
    private SelfTraffic() {}

    /** Returns whether a terminal may address itself; false by default. */
    static boolean isAllowed(Scenario scenario) {
        return OwnerDefaults.find(scenario, StandardParameters.SELF_TRAFFIC).orElse(false);
    }

    /** Error for a pattern in which no terminal sends. */
    static BadInput noTraffic(String pattern, int terminals) {
        return BadInput.of(
                        "pattern",
                        pattern,
                        ": with "
                                + terminals
                                + " terminals of this shape every terminal is its own"
                                + " destination, so that with self=false no terminal sends: use"
                                + " another network, or self=true")
                .about("self");
    }
}
