// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import org.kneepoint.api.scenario.BadInput;

/** What a refusal of wrong input says to a program, whatever its sentence is. */
public final class Refusal {
    private Refusal() {}

    /**
     * Returns where the input stands, if that is known, and the code, the parameters and the value:
     * {@code a.study:3: not-allowed [nodes, radix] 60}.
     *
     * @param wrong is expected to be refused
     * @throws AssertionError if it is not
     */
    public static String of(Runnable wrong) {
        try {
            wrong.run();
        } catch (BadInput bad) {
            return of(bad);
        }
        throw new AssertionError("not refused");
    }

    /** Returns the same of one that was caught. */
    public static String of(BadInput bad) {
        return bad.place().map(place -> place + ": ").orElse("")
                + bad.code()
                + " "
                + bad.parameters()
                + bad.value().filter(text -> !text.isEmpty()).map(" "::concat).orElse("");
    }
}
