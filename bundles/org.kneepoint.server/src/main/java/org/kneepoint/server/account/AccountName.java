// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.util.Set;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;

/** The names of accounts and groups, which are names of folders too. */
final class AccountName {
    private static final Pattern ALLOWED = Pattern.compile("[a-z][a-z0-9._-]{0,31}");

    /** Names that systems of files or the server itself use. */
    private static final Set<String> RESERVED =
            Set.of("aux", "con", "nul", "prn", "server", "system", "local", "shared");

    private static final String RULE =
            "up to 32 of a to z, 0 to 9, dot, hyphen and underscore, the first a letter, the last"
                    + " not a dot";

    private AccountName() {}

    /** Returns a name that may be given to an account. */
    static String require(String name) {
        if (!isAllowed(name)) {
            throw BadInput.notAllowed("account", name, RULE);
        }
        if (RESERVED.contains(name)) {
            throw BadInput.because("account", name, "the name " + name + " is reserved");
        }
        return name;
    }

    /** Returns a name that may be given to a group, or an empty one for none. */
    static String requireGroup(String name) {
        if (!name.isEmpty() && !isAllowed(name)) {
            throw BadInput.notAllowed("group", name, RULE);
        }
        return name;
    }

    private static boolean isAllowed(String name) {
        return ALLOWED.matcher(name).matches() && !name.endsWith(".");
    }
}
