// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.support.FormerNames;

/**
 * A line of a study file.
 *
 * @param names one name, or several that vary together
 * @param text the value as on a command line; of linked names the tuples, separated by commas,
 *     their values by blanks
 * @param line number of the line, from 1
 */
public record StudyFileLine(List<String> names, String text, int line) {
    /** Copies the names. */
    public StudyFileLine {
        names = List.copyOf(names);
    }

    boolean isLinked() {
        return names.size() > 1;
    }

    /** Returns the settings: one map, or one for each tuple. */
    List<Map<String, String>> values() {
        if (!isLinked()) {
            return List.of(Map.of(names.get(0), text));
        }
        List<Map<String, String>> values = new ArrayList<>();
        for (String tuple : text.split(", ")) {
            Map<String, String> value = new LinkedHashMap<>();
            List<String> texts = Arrays.asList(tuple.split(" "));
            for (int i = 0; i < names.size(); i++) {
                value.put(names.get(i), texts.get(i));
            }
            values.add(value);
        }
        return values;
    }

    /** Returns the line with the present names of parameters and choices. */
    StudyFileLine inPresentNames() {
        List<Map<String, String>> present =
                values().stream().map(value -> FormerNames.settings(value, name -> false)).toList();
        String texts =
                present.stream()
                        .map(value -> String.join(" ", value.values()))
                        .collect(Collectors.joining(", "));
        return new StudyFileLine(List.copyOf(present.get(0).keySet()), texts, line);
    }

    /** Returns the location: "a.study:3". */
    String place(String source) {
        return source + ":" + line;
    }

    /** Returns the line in its normal form. */
    @Override
    public String toString() {
        return String.join(", ", names) + " = " + text;
    }
}
