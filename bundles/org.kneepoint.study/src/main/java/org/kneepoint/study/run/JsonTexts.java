// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.LinkedHashMap;
import java.util.Map;

/** Reads JSON objects that hold texts only, such as settings. */
public final class JsonTexts {
    private JsonTexts() {}

    /**
     * Returns the texts by their names, in the order of the object.
     *
     * @param object as read from JSON
     * @throws RuntimeException if it is no object
     */
    public static Map<String, String> of(Object object) {
        Map<String, String> texts = new LinkedHashMap<>();
        ((Map<?, ?>) object).forEach((name, text) -> texts.put("" + name, "" + text));
        return texts;
    }
}
