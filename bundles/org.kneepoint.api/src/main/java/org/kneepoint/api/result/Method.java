// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Locale;

/** The way a curve was made. */
public enum Method {
    /** By an analytic model. */
    MODEL,
    /** By steady-state simulation. */
    SIMULATION,
    /** By one simulation under growing load. */
    RAMP;

    /** Returns the word in tables and files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Reads the word of a file.
     *
     * @throws IllegalArgumentException if there is no such method
     */
    public static Method ofWord(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
