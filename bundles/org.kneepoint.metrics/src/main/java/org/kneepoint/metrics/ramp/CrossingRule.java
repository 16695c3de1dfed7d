// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

/** The downward crossing of the threshold that is the critical load. */
public enum CrossingRule {
    /** The last before the gradient first reaches 0. */
    FALLING_EDGE("falling-edge"),
    /** The first. */
    FIRST_CROSSING("first");

    private final String parameterValue;

    CrossingRule(String parameterValue) {
        this.parameterValue = parameterValue;
    }

    /** Returns its name as a value of {@code crossing}. */
    public String parameterValue() {
        return parameterValue;
    }

    /** Returns the rule of this name. */
    public static CrossingRule of(String value) {
        return value.equals(FIRST_CROSSING.parameterValue) ? FIRST_CROSSING : FALLING_EDGE;
    }
}
