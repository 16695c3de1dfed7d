// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;

/** Short texts of users beside tokens and keys. */
final class Notes {
    private static final Pattern ALLOWED = Pattern.compile("[^\\p{Cntrl}]{0,100}");

    private Notes() {}

    /** Returns a note of one line. */
    static String require(String note) {
        if (!ALLOWED.matcher(note).matches()) {
            throw BadInput.notAllowed("note", note, "one line of at most 100 characters");
        }
        return note;
    }
}
