// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.session;

import java.util.Locale;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;

/** What a user of an evaluation server may do; each role includes those before it. */
public enum Role {
    /** Reads results, jobs and plug-ins. */
    VIEWER,
    /** Evaluates networks, and stores results. */
    EVALUATOR,
    /** Installs and removes plug-ins. */
    DEPLOYER,
    /** Manages accounts, sees everything, and uses the shell without limits. */
    ADMINISTRATOR;

    /** Returns whether all that another role may do is permitted. */
    public boolean includes(Role other) {
        return compareTo(other) >= 0;
    }

    /** Returns the name as typed: in lower case. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the role of a label.
     *
     * @throws BadInput if there is none
     */
    public static Role of(String label) {
        return Stream.of(values())
                .filter(role -> role.label().equals(label))
                .findFirst()
                .orElseThrow(
                        () ->
                                BadInput.unknown(
                                        "role",
                                        label,
                                        Stream.of(values()).map(Role::label).toList()));
    }
}
