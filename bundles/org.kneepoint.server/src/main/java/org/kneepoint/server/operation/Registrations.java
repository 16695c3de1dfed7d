// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Dictionary;
import java.util.Hashtable;
import java.util.Map;
import org.kneepoint.api.command.Command;
import org.kneepoint.shell.session.RoleCommands;
import org.kneepoint.study.session.Role;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;

/** OSGi services that are withdrawn together. */
final class Registrations implements AutoCloseable {
    private final BundleContext context;
    private final Deque<ServiceRegistration<?>> registrations = new ArrayDeque<>();

    Registrations(BundleContext context) {
        this.context = context;
    }

    /** Registers a service. */
    <T> void add(Class<T> type, T service) {
        add(type, service, Map.of());
    }

    /** Registers a service with properties. */
    <T> void add(Class<T> type, T service, Map<String, ?> properties) {
        Dictionary<String, Object> all = new Hashtable<>(properties);
        registrations.push(context.registerService(type, service, all));
    }

    /** Registers a command for a role and those above. */
    void add(Role least, Command command) {
        add(Command.class, command, Map.of(RoleCommands.LEAST_ROLE, least.label()));
    }

    @Override
    public void close() {
        while (!registrations.isEmpty()) {
            withdraw(registrations.pop());
        }
    }

    private static void withdraw(ServiceRegistration<?> registration) {
        try {
            registration.unregister();
        } catch (IllegalStateException e) {
            // the framework has stopped the bundle, and withdrawn it
        }
    }
}
