// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;

/**
 * Plausible settings for plug-ins unknown to the tests: a usual value for a common name, else the
 * first of some values that the parameter accepts.
 */
public final class ExampleSettings {
    private static final Map<String, String> USUAL =
            Map.of(
                    "nodes", "64",
                    "radix", "2",
                    "load", "0.3",
                    "arrival", "0.6",
                    "service", "1",
                    "servers", "2",
                    "capacity", "5",
                    "scv", "1.5",
                    "service_scv", "1.5",
                    "probability", "0.25");

    /** Optional parameters of groups of which one must be given. */
    private static final Set<String> ALWAYS = Set.of("load", "service");

    private static final List<String> OTHERS =
            List.of("1", "2", "0.5", "4", "64", "0", "2x2", "word");

    private ExampleSettings() {}

    /** Returns settings for all required parameters. */
    public static Map<String, String> of(Parameters parameters) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (Parameter<?> parameter : parameters.all()) {
            boolean open = parameter.defaultValue().isEmpty() && ALWAYS.contains(parameter.name());
            if (parameter.isRequired() || open) {
                settings.put(parameter.name(), text(parameter));
            }
        }
        return settings;
    }

    private static String text(Parameter<?> parameter) {
        // arrival1 is like arrival
        String usual = USUAL.get(parameter.name().replaceFirst("\\d+$", ""));
        return Optional.ofNullable(usual)
                .filter(text -> isAccepted(parameter, text))
                .or(() -> OTHERS.stream().filter(text -> isAccepted(parameter, text)).findFirst())
                .orElseThrow(() -> new AssertionError("no example for " + parameter.name()));
    }

    /** Returns whether a parameter accepts a value. */
    static boolean isAccepted(Parameter<?> parameter, String text) {
        try {
            parameter.parse(text);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }
}
