// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import org.kneepoint.api.scenario.BadInput;

/** The values of a {@link BadInput}, independent of its wording. */
public final class Refusal {
    private Refusal() {}

    /**
     * Returns the place, if there is one, the code, the parameters and the value: {@code a.study:3:
     * not-allowed [nodes, radix] 60}.
     *
     * @param wrong throws a {@link BadInput}
     * @throws AssertionError if it does not
     */
    public static String of(Runnable wrong) {
        try {
            wrong.run();
        } catch (BadInput bad) {
            return of(bad);
        }
        throw new AssertionError("not refused");
    }

    /** Returns the same for a caught exception. */
    public static String of(BadInput bad) {
        return bad.place().map(place -> place + ": ").orElse("")
                + bad.code()
                + " "
                + bad.parameters()
                + bad.value().filter(text -> !text.isEmpty()).map(" "::concat).orElse("");
    }
}
