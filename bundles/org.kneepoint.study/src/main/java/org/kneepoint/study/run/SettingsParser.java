// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;

/** Reads words of the form {@code key=value}, wherever they are typed. */
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
     * @throws BadInput if one is not, or a name comes twice
     */
    public static Map<String, String> parse(List<String> given) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String parameter : given) {
            int equals = parameter.indexOf('=');
            String name = parameter.substring(0, Math.max(0, equals));
            String text = parameter.substring(equals + 1);
            if (name.isEmpty() || text.isEmpty()) {
                throw BadInput.because(
                        "parameter",
                        parameter,
                        "'" + parameter + "': write key=value without spaces around the =");
            }
            if (!isName(name)) {
                throw noName(name);
            }
            if (settings.putIfAbsent(name, text) != null) {
                throw BadInput.because(name, text, name + " is given twice");
            }
        }
        return settings;
    }

    /** Returns the complaint that a text is no name of a parameter. */
    public static BadInput noName(String text) {
        return BadInput.because("parameter", text, "'" + text + "' is no name of a parameter");
    }
}
