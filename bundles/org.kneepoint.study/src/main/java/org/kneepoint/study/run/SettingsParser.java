// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;

/** Parses settings of the form {@code key=value}. */
public final class SettingsParser {
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9._-]*");

    private SettingsParser() {}

    /** Returns whether a text can be the name of a parameter. */
    public static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    /**
     * Returns names and texts in the order typed.
     *
     * @param given each of the form key=value
     * @throws BadInput if one is not, or a name is repeated
     */
    public static Map<String, String> parse(List<String> given) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String setting : given) {
            int equals = setting.indexOf('=');
            String name = setting.substring(0, Math.max(0, equals));
            String text = setting.substring(equals + 1);
            if (name.isEmpty() || text.isEmpty()) {
                throw BadInput.because(
                        "parameter",
                        setting,
                        "'" + setting + "': write key=value without spaces around the =");
            }
            if (!isName(name)) {
                throw invalidName(name);
            }
            if (settings.putIfAbsent(name, text) != null) {
                throw BadInput.because(name, text, name + " is given twice");
            }
        }
        return settings;
    }

    /** Returns the error for an invalid name of a parameter. */
    public static BadInput invalidName(String text) {
        return BadInput.because("parameter", text, "'" + text + "' is not a parameter name");
    }
}
