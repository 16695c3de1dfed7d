// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The way a curve was made: one of those of the workbench, or any other that a plug-in names. Two
 * are equal when their words are.
 */
public final class Method {
    /** By an analytic model. */
    public static final Method MODEL = new Method("model");

    /** By steady-state simulation. */
    public static final Method SIMULATION = new Method("simulation");

    /** By one simulation under growing load. */
    public static final Method RAMP = new Method("ramp");

    private static final Pattern WORD = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    private final String word;

    private Method(String word) {
        this.word = word;
    }

    /**
     * Names a method.
     *
     * @param word in tables and files: letters and digits, joined by hyphens; upper case counts as
     *     lower case
     * @throws IllegalArgumentException if it is no such word
     */
    public static Method of(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (!WORD.matcher(lower).matches()) {
            throw new IllegalArgumentException("'" + word + "' is no word for a method");
        }
        return new Method(lower);
    }

    /** Returns the word in tables and files. */
    public String word() {
        return word;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Method that && word.equals(that.word);
    }

    @Override
    public int hashCode() {
        return word.hashCode();
    }

    @Override
    public String toString() {
        return word;
    }
}
