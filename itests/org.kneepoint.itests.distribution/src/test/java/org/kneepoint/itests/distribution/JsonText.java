// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** What the interface of the page answers. */
final class JsonText {
    private JsonText() {}

    /** An object. */
    static Map<String, Object> object(String text) throws IOException {
        return JSON.std.mapFrom(text);
    }

    /** The objects of a list. */
    static List<Map<String, Object>> objects(Object list) {
        return ((List<?>) list).stream().map(JsonText::entries).toList();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> entries(Object object) {
        return (Map<String, Object>) object;
    }
}
