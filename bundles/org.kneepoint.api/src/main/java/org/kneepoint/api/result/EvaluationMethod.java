// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The way a curve was made: one of those of the workbench, or any other that a plug-in names. Two
 * are equal when their words are.
 */
public final class EvaluationMethod {
    /** By an analytic model. */
    public static final EvaluationMethod MODEL = new EvaluationMethod("model");

    /** By steady-state simulation. */
    public static final EvaluationMethod SIMULATION = new EvaluationMethod("simulation");

    /** By one simulation under growing load. */
    public static final EvaluationMethod RAMP = new EvaluationMethod("ramp");

    private static final Pattern WORD = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    private final String label;

    private EvaluationMethod(String word) {
        this.label = word;
    }

    /**
     * Names a method.
     *
     * @param word in tables and files: letters and digits, joined by hyphens; upper case counts as
     *     lower case
     * @throws IllegalArgumentException if it is no such word
     */
    public static EvaluationMethod of(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (!WORD.matcher(lower).matches()) {
            throw new IllegalArgumentException("'" + word + "' is no word for a method");
        }
        return new EvaluationMethod(lower);
    }

    /** Returns the word in tables and files. */
    public String label() {
        return label;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EvaluationMethod that && label.equals(that.label);
    }

    @Override
    public int hashCode() {
        return label.hashCode();
    }

    @Override
    public String toString() {
        return label;
    }
}
