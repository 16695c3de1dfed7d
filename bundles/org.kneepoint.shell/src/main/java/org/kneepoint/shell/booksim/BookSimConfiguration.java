// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.support.ResourceText;

/**
 * A configuration of BookSim 2 (N. Jiang et al., ISPASS 2013): the settings of a file, over its
 * defaults. Immutable.
 */
public final class BookSimConfiguration {
    private static final Map<String, String> DEFAULTS = defaults();

    private final String file;
    private final Map<String, String> given;

    private BookSimConfiguration(String file, Map<String, String> given) {
        this.file = file;
        this.given = given;
    }

    private static Map<String, String> defaults() {
        Map<String, String> values = new LinkedHashMap<>();
        ResourceText.of(BookSimConfiguration.class, "defaults.csv")
                .lines()
                .skip(1)
                .map(row -> row.split(",", 2))
                .forEach(row -> values.put(row[0], row[1]));
        return values;
    }

    /**
     * Reads the text of a file: assignments {@code name = value;} and comments from {@code //} on.
     * The last assignment of a name holds.
     *
     * @param file its name, for errors
     * @throws BadInput with the line, if there is something else
     */
    public static BookSimConfiguration parse(String file, String text) {
        return new BookSimConfiguration(file, new ConfigurationReader(file, text).read());
    }

    /** Returns whether BookSim 2 has a parameter of a name. */
    static boolean hasParameter(String name) {
        return DEFAULTS.containsKey(name);
    }

    /** Returns the configuration with another value of a parameter. */
    BookSimConfiguration with(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(given);
        more.put(name, value);
        return new BookSimConfiguration(file, more);
    }

    /** Returns the names that are given, in order. */
    Set<String> given() {
        return new LinkedHashSet<>(given.keySet());
    }

    /** Returns whether a name is given. */
    boolean isGiven(String name) {
        return given.containsKey(name);
    }

    /** Returns a value as text. */
    String text(String name) {
        return given.getOrDefault(name, DEFAULTS.getOrDefault(name, ""));
    }

    /**
     * Returns a value as a whole number.
     *
     * @throws BadInput if it is none
     */
    int integer(String name) {
        double value = real(name);
        if (value != (int) value) {
            throw bad(name, "a whole number");
        }
        return (int) value;
    }

    /**
     * Returns a value as a number.
     *
     * @throws BadInput if it is none
     */
    double real(String name) {
        try {
            return Double.parseDouble(text(name));
        } catch (NumberFormatException e) {
            throw bad(name, "a number");
        }
    }

    /** Returns whether the value of a switch is not 0. */
    boolean isOn(String name) {
        return integer(name) != 0;
    }

    /** Returns the values of a list such as {0,3}; a single value is a list of one. */
    List<String> list(String name) {
        return ListedValue.items(text(name));
    }

    /** Returns an error about a value. */
    BadInput bad(String name, String allowed) {
        return BadInput.notAllowed(name, text(name), allowed).with("file", file);
    }

    /** Returns the name of the file. */
    String file() {
        return file;
    }
}
