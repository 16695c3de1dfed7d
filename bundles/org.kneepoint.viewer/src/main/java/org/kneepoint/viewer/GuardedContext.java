// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URL;
import java.util.Optional;
import org.osgi.service.servlet.context.ServletContextHelper;

/**
 * The context of all servlets of the viewer. It is asked before each of them, after the path was
 * decoded and normalised.
 */
final class GuardedContext extends ServletContextHelper {
    /** Its name, by which servlets select it. */
    static final String NAME = "org.kneepoint.viewer";

    private final AccessRules rules;

    GuardedContext(AccessRules rules) {
        this.rules = rules;
    }

    @Override
    public boolean handleSecurity(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        Responses.restrict(response);
        Optional<Denial> denial = rules.check(request);
        if (denial.isPresent()) {
            boolean withBody = !request.getMethod().equals("HEAD");
            Responses.write(response, denial.get().reply(), withBody);
        }
        return denial.isEmpty();
    }

    /** Files are served by a servlet only. */
    @Override
    public URL getResource(String name) {
        return null;
    }
}
