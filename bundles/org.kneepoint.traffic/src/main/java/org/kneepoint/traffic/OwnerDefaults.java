// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic;

import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;

/**
 * Reads a parameter with the default of the plug-in that declares it. A network or simulator may
 * declare the parameter with another default, and a scenario keeps the first declaration.
 */
public final class OwnerDefaults {
    private OwnerDefaults() {}

    /** Returns the setting, else the default of the owner, if there is one. */
    public static <T> Optional<T> find(Scenario scenario, Parameter<T> own) {
        return scenario.isGiven(own) ? scenario.find(own) : own.defaultValue();
    }

    /**
     * Returns the setting, else the default of the owner.
     *
     * @throws BadInput if there is neither
     */
    public static <T> T get(Scenario scenario, Parameter<T> own) {
        return find(scenario, own)
                .orElseThrow(() -> BadInput.missing(own.name() + "=", own.name()));
    }
}
