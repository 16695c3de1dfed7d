// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;

/** The words of a scenario that its point repeats. */
public final class PointWords {
    private PointWords() {}

    /**
     * Returns the words, without one whose default says nothing of the point.
     *
     * @param parameter left out unless it was given
     */
    public static Map<String, String> of(Scenario scenario, Parameter<?> parameter) {
        Map<String, String> words = new LinkedHashMap<>(scenario.settings());
        if (!scenario.isGiven(parameter)) {
            words.remove(parameter.name());
        }
        return words;
    }
}
