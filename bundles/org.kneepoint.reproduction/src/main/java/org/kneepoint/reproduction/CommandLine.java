// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;

/**
 * A command as a user types it, taken apart.
 *
 * @param verb the name of the command
 * @param network its first operand
 * @param words what follows, in the order typed
 */
record CommandLine(String verb, String network, Map<String, String> words) {
    /** Keeps the order of the words. */
    CommandLine {
        words = Collections.unmodifiableMap(new LinkedHashMap<>(words));
    }

    /**
     * Takes a line apart.
     *
     * @throws BadInput if it is no verb, a network and words of the form key=value
     */
    static CommandLine of(String line) {
        String[] parts = line.strip().split("\\s+");
        if (parts.length < 2) {
            throw new BadInput("'" + line + "' is no command for a network");
        }
        Map<String, String> words = new LinkedHashMap<>();
        for (int i = 2; i < parts.length; i++) {
            int equals = parts[i].indexOf('=');
            if (equals < 1 || equals == parts[i].length() - 1) {
                throw new BadInput("'" + parts[i] + "' is not of the form key=value");
            }
            String key = parts[i].substring(0, equals);
            if (words.put(key, parts[i].substring(equals + 1)) != null) {
                throw new BadInput(key + " is given twice");
            }
        }
        return new CommandLine(parts[0], parts[1], words);
    }

    /** Returns the words without one of them. */
    Map<String, String> without(String word) {
        Map<String, String> others = new LinkedHashMap<>(words);
        others.remove(word);
        return others;
    }

    /** Returns a word, or an empty text if it is not given. */
    String word(String name) {
        return words.getOrDefault(name, "");
    }
}
