// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The names of parameters and values of BookSim 2 and their counterparts, from {@code booksim.csv};
 * a name with several counterparts has a row for each.
 */
final class BookSimNames {
    private static final Map<String, List<String>> COUNTERPARTS = read();

    private BookSimNames() {}

    /**
     * Returns the counterparts of a name, such as {@code vc_reallocation=atomic}, of which the
     * parameter or name that comes first is known.
     *
     * @param bare its letters and digits, in lower case
     */
    static List<String> of(String bare, Collection<String> known) {
        return COUNTERPARTS.getOrDefault(bare, List.of()).stream()
                .filter(counterpart -> known.contains(counterpart.split("[ =]")[0]))
                .toList();
    }

    private static Map<String, List<String>> read() {
        Map<String, List<String>> counterparts = new LinkedHashMap<>();
        for (String[] row : NamePairs.read("booksim.csv")) {
            counterparts
                    .computeIfAbsent(NearestNames.bare(row[0]), name -> new ArrayList<>())
                    .add(row[1]);
        }
        return counterparts;
    }
}
