// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.traffic.OwnerDefaults;

/** The word {@code self}. */
final class SelfTraffic {
    private SelfTraffic() {}

    /** Returns whether a terminal may address itself; not unless the scenario says so. */
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
                                + " terminals of this shape everyone could only address itself, so that with self=false nobody sends: take another network, or self=true")
                .about("self");
    }
}
