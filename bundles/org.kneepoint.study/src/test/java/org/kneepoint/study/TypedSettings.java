// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.LinkedHashMap;
import java.util.Map;

/** Words as they are typed. */
final class TypedSettings {
    private TypedSettings() {}

    static Map<String, String> of(String... words) {
        Map<String, String> map = new LinkedHashMap<>();
        for (String name : words) {
            map.put(name.substring(0, name.indexOf('=')), name.substring(name.indexOf('=') + 1));
        }
        return map;
    }
}
