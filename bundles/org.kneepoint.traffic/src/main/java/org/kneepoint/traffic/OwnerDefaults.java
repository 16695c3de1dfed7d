// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic;

import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;

/**
 * Reads a parameter with the default of the plug-in that defines it. A network or a simulator may
 * define the same word with another default, and of two definitions a scenario keeps the first.
 */
public final class OwnerDefaults {
    private OwnerDefaults() {}

    /** Returns what was given, else the owner's default, if there is one. */
    public static <T> Optional<T> find(Scenario scenario, Parameter<T> own) {
        return scenario.isGiven(own) ? scenario.find(own) : own.defaultValue();
    }

    /**
     * Returns what was given, else the owner's default.
     *
     * @throws BadInput if there is neither
     */
    public static <T> T get(Scenario scenario, Parameter<T> own) {
        return find(scenario, own)
                .orElseThrow(() -> BadInput.missing(own.name() + "=", own.name()));
    }
}
