// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.kneepoint.viewer.gate.Admission;
import org.kneepoint.viewer.gate.Client;
import org.kneepoint.viewer.gate.Gate;
import org.kneepoint.viewer.rest.Content;

/**
 * A request that was admitted.
 *
 * @param gate that has admitted it
 * @param client from where it comes
 * @param admission who was admitted
 * @param match its route, if it has one
 */
record Admitted(Gate gate, Client client, Admission admission, Optional<RouteTable.Match> match) {
    private static final String ATTRIBUTE = "org.kneepoint.viewer.admitted";

    /** Returns what was found out of a request. */
    static Admitted of(HttpServletRequest request) {
        return (Admitted) request.getAttribute(ATTRIBUTE);
    }

    /** Keeps it with the request, for its servlet. */
    void attach(HttpServletRequest request) {
        request.setAttribute(ATTRIBUTE, this);
    }

    /** Returns the bodies that the route takes; objects if there is no route. */
    Content content() {
        return match.map(found -> found.route().content()).orElse(Content.JSON);
    }
}
