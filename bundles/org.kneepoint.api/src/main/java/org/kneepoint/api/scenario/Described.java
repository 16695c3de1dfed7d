// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import org.osgi.annotation.versioning.ConsumerType;

/** A plug-in with a name, a description and parameters. */
@ConsumerType
public interface Described {
    /** Returns its name: lower case, words joined by a hyphen. */
    String name();

    /** Returns its documentation. */
    Description description();

    /** Returns its parameters. */
    default Parameters parameters() {
        return Parameters.of();
    }
}
