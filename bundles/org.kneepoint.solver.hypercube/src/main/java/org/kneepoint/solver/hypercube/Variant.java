// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

import java.util.Arrays;
import java.util.Locale;

/** The models that a user can choose from. */
enum Variant {
    /** Our model of the simulated system. */
    CORRECTED,
    /** The model of the paper as the published tables have it. */
    DOCUMENTED,
    /** The model of the paper to the letter. */
    PRINTED;

    static String[] words() {
        return Arrays.stream(values()).map(Variant::word).toArray(String[]::new);
    }

    static Variant ofWord(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
