// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;

/** The settings of a scenario that its point repeats. */
public final class PointSettings {
    private PointSettings() {}

    /**
     * Returns the settings, without a parameter whose default does not apply to the point.
     *
     * @param parameter omitted unless given
     */
    public static Map<String, String> of(Scenario scenario, Parameter<?> parameter) {
        Map<String, String> settings = new LinkedHashMap<>(scenario.settings());
        if (!scenario.isGiven(parameter)) {
            settings.remove(parameter.name());
        }
        return settings;
    }
}
