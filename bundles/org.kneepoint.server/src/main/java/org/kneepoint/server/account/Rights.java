// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** Who may change accounts. */
final class Rights {
    private Rights() {}

    /** Requires an administrator. */
    static void requireAdministrator(Caller caller, String act) {
        if (!isAdministrator(caller)) {
            throw BadInput.because("role", caller.role().label(), "only administrators may " + act);
        }
    }

    /**
     * Requires an administrator, or the user itself with all its rights: a token of a lower role
     * must not gain what it lacks.
     */
    static void requireOwnerOrAdministrator(Caller caller, Account account, String act) {
        if (isAdministrator(caller)) {
            return;
        }
        if (!caller.account().equals(account.name())) {
            requireAdministrator(caller, act + " of others");
        }
        if (!caller.role().includes(account.role())) {
            throw BadInput.because(
                    "role",
                    caller.role().label(),
                    "a token of role " + caller.role().label() + " may not " + act);
        }
    }

    static boolean isAdministrator(Caller caller) {
        return caller.role() == Role.ADMINISTRATOR;
    }
}
