// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The method by which a curve was made: one of the workbench, or one that a plug-in names. Two are
 * equal when their labels are.
 */
public final class EvaluationMethod {
    /** Analytic model. */
    public static final EvaluationMethod MODEL = new EvaluationMethod("model");

    /** Steady-state simulation. */
    public static final EvaluationMethod SIMULATION = new EvaluationMethod("simulation");

    /** One simulation under growing load. */
    public static final EvaluationMethod RAMP = new EvaluationMethod("ramp");

    private static final Pattern LABEL = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    private final String label;

    private EvaluationMethod(String label) {
        this.label = label;
    }

    /**
     * Names a method.
     *
     * @param label letters and digits, joined by hyphens; converted to lower case
     * @throws IllegalArgumentException if it has another form
     */
    public static EvaluationMethod of(String label) {
        String lower = label.toLowerCase(Locale.ROOT);
        if (!LABEL.matcher(lower).matches()) {
            throw new IllegalArgumentException("'" + label + "' is not the name of a method");
        }
        return new EvaluationMethod(lower);
    }

    /** Returns the label in tables and files. */
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
