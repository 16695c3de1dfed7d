// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.rest;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;

/** Adds routes to the interface. An OSGi service. */
@ConsumerType
public interface RouteSource {
    /** Returns the routes. */
    List<Route> routes();

    /**
     * Returns the description of the routes: an object of OpenAPI 3.1 as JSON with {@code paths}
     * and, if needed, {@code components.schemas}.
     */
    String openApi();
}
