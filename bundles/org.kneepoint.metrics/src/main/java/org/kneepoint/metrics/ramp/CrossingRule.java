// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

/** Which of several downward crossings of the threshold is the critical load. */
public enum CrossingRule {
    /** The last before the gradient first reaches 0: the falling edge proper. */
    FALLING_EDGE("falling-edge"),
    /** The first of all. */
    FIRST_CROSSING("first");

    private final String word;

    CrossingRule(String word) {
        this.word = word;
    }

    /** Returns the word that names it. */
    public String word() {
        return word;
    }

    /** Returns the rule of this word. */
    public static CrossingRule of(String word) {
        return word.equals(FIRST_CROSSING.word) ? FIRST_CROSSING : FALLING_EDGE;
    }
}
