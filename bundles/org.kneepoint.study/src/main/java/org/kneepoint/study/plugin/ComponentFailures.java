// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.runtime.ServiceComponentRuntime;

/** Services whose component cannot be created. */
public final class ComponentFailures {
    private static final String CAUSE = "Caused by: ";
    private static final String PLACE = "at ";

    private ComponentFailures() {}

    /**
     * Returns the object of a service.
     *
     * @throws IllegalStateException with the root cause if it cannot be created
     */
    static Object service(BundleContext context, ServiceReference<?> reference) {
        Object service = context.getService(reference);
        if (service == null) {
            throw new IllegalStateException(
                    failure(context, reference)
                            .map(ComponentFailures::rootCause)
                            .orElse("no object"));
        }
        return service;
    }

    private static Optional<String> failure(BundleContext context, ServiceReference<?> reference) {
        ServiceReference<ServiceComponentRuntime> runtime =
                context.getServiceReference(ServiceComponentRuntime.class);
        Bundle bundle = reference.getBundle();
        if (runtime == null || bundle == null) {
            return Optional.empty();
        }
        ServiceComponentRuntime components = context.getService(runtime);
        try {
            return components.getComponentDescriptionDTOs(bundle).stream()
                    .flatMap(c -> components.getComponentConfigurationDTOs(c).stream())
                    .map(configuration -> configuration.failure)
                    .filter(Objects::nonNull)
                    .findFirst();
        } finally {
            context.ungetService(runtime);
        }
    }

    /**
     * Returns the root cause in the text of a stack trace, with its location, in one line.
     *
     * @param trace as printed by {@link Throwable#printStackTrace()}
     */
    public static String rootCause(String trace) {
        int cause = trace.lastIndexOf(CAUSE);
        String root = cause < 0 ? trace : trace.substring(cause + CAUSE.length());
        List<String> lines = root.lines().map(String::strip).toList();
        return lines.stream()
                .filter(line -> line.startsWith(PLACE))
                .findFirst()
                .map(place -> lines.get(0) + " " + place)
                .orElse(lines.get(0));
    }
}
