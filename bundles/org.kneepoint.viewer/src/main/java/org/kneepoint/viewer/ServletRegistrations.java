// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.Servlet;
import java.util.ArrayList;
import java.util.Dictionary;
import java.util.Hashtable;
import java.util.List;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.servlet.context.ServletContextHelper;
import org.osgi.service.servlet.whiteboard.HttpWhiteboardConstants;

/** Servlets and their context as services, which the HTTP server of the framework serves. */
final class ServletRegistrations implements AutoCloseable {
    private final BundleContext context;
    private final List<ServiceRegistration<?>> registrations = new ArrayList<>();

    /** Registers a context for the root of the server. */
    ServletRegistrations(BundleContext context, GuardedContext guarded) {
        this.context = context;
        Dictionary<String, Object> properties = new Hashtable<>();
        properties.put(HttpWhiteboardConstants.HTTP_WHITEBOARD_CONTEXT_NAME, GuardedContext.NAME);
        properties.put(HttpWhiteboardConstants.HTTP_WHITEBOARD_CONTEXT_PATH, "/");
        registrations.add(context.registerService(ServletContextHelper.class, guarded, properties));
    }

    /** Registers a servlet in the context. */
    void add(String pattern, Servlet servlet) {
        Dictionary<String, Object> properties = new Hashtable<>();
        properties.put(
                HttpWhiteboardConstants.HTTP_WHITEBOARD_CONTEXT_SELECT,
                "("
                        + HttpWhiteboardConstants.HTTP_WHITEBOARD_CONTEXT_NAME
                        + "="
                        + GuardedContext.NAME
                        + ")");
        properties.put(HttpWhiteboardConstants.HTTP_WHITEBOARD_SERVLET_PATTERN, pattern);
        properties.put(HttpWhiteboardConstants.HTTP_WHITEBOARD_SERVLET_ASYNC_SUPPORTED, true);
        registrations.add(context.registerService(Servlet.class, servlet, properties));
    }

    @Override
    public void close() {
        for (int i = registrations.size() - 1; i >= 0; i--) {
            registrations.get(i).unregister();
        }
    }
}
