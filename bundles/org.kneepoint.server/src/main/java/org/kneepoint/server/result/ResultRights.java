// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** Who may change results that they may read. */
final class ResultRights {
    private ResultRights() {}

    /** Requires an evaluator: a viewer only reads, also results of its own. */
    static void requireEvaluator(Caller caller) {
        if (!caller.role().includes(Role.EVALUATOR)) {
            throw BadInput.because(
                    "role", caller.role().label(), "a viewer reads results and changes none");
        }
    }

    /** Requires that a result was not removed. */
    static void requirePresent(StoredResult result) {
        result.removal()
                .ifPresent(
                        removal -> {
                            throw BadInput.because(
                                    "link", result.link(), "the result was " + removal);
                        });
    }

    /** Requires the owner or an administrator. */
    static void requireChange(Caller caller, StoredResult result) {
        if (!mayChange(caller, result)) {
            throw BadInput.because(
                    "link",
                    result.link(),
                    "only " + result.owner() + " and administrators may change it");
        }
    }

    /** Returns whether a caller who may read a result may change it too. */
    static boolean mayChange(Caller caller, StoredResult result) {
        return caller.role() == Role.ADMINISTRATOR || result.owner().equals(caller.account());
    }
}
