// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Locale;

/** Whether a point lies where its method was verified. */
public enum Validity {
    /** Inside the range in which this method was verified. */
    CHECKED,
    /** Outside that range. */
    EXTRAPOLATED;

    /** Returns the label in tables and files. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the validity of a label.
     *
     * @throws IllegalArgumentException if there is no such validity
     */
    public static Validity ofLabel(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }
}
