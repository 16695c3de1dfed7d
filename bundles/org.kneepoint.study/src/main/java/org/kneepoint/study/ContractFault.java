// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import org.kneepoint.api.scenario.BadInput;

/** Violations of the contract of a plug-in that are found before a run. */
final class ContractFault {
    private ContractFault() {}

    /**
     * Returns the refusal of a plug-in.
     *
     * @param parameter the parameter that selects it
     * @param name its name
     * @param kind the noun of its kind
     * @param what it violates
     */
    static BadInput of(String parameter, String name, String kind, Object what) {
        return BadInput.because(
                parameter,
                name,
                kind + " " + name + " violates the contract of a " + kind + ": " + what);
    }

    /**
     * Returns the answer of a plug-in.
     *
     * @throws BadInput if it is null
     */
    static <T> T required(T answer, String parameter, String name, String kind, String method) {
        if (answer == null) {
            throw of(parameter, name, kind, method + " is null");
        }
        return answer;
    }
}
