// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import java.util.Set;
import org.apache.felix.gogo.runtime.CommandSessionImpl;
import org.apache.felix.service.command.CommandSession;
import org.kneepoint.shell.text.FormattedResult;

/** The session variables set by the user, as opposed to those of gogo. */
final class SessionVariables {
    private SessionVariables() {}

    /** Returns the names of the variables that hold a result, sorted. */
    static List<String> of(CommandSession session) {
        return session.get(CommandSessionImpl.VARIABLES) instanceof Set<?> all
                ? all.stream()
                        .map(Object::toString)
                        .filter(name -> session.get(name) instanceof FormattedResult)
                        .sorted()
                        .toList()
                : List.of();
    }
}
