// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.LinkedHashMap;
import java.util.Map;

/** Words as they are typed. */
final class Words {
    private Words() {}

    static Map<String, String> of(String... words) {
        Map<String, String> map = new LinkedHashMap<>();
        for (String word : words) {
            map.put(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
        }
        return map;
    }
}
