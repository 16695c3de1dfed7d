// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.feature;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.kneepoint.api.scenario.BadInput;
import org.osgi.framework.BundleContext;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.util.tracker.ServiceTracker;

/**
 * A feature whose bundles are installed when it is used for the first time.
 *
 * @param context of this bundle
 * @param name of the feature
 */
public record FeatureOnDemand(BundleContext context, String name) {
    /** The launcher's service that installs and starts a feature by its name. */
    private static final String INSTALLER = "(kneepoint.install=feature)";

    private static final long LONGEST_START_MILLIS = TimeUnit.SECONDS.toMillis(30);

    /** Returns a service, if it is registered. */
    public <T> Optional<T> find(Class<T> type) {
        return Optional.ofNullable(context.getServiceReference(type)).map(context::getService);
    }

    /**
     * Installs and starts the bundles, and returns the service that they offer.
     *
     * @throws BadInput if this installation does not have the feature
     * @throws IllegalStateException if the service does not appear
     */
    public <T> T install(Class<T> type) throws InterruptedException {
        install();
        return await(type);
    }

    /**
     * Installs and starts the bundles.
     *
     * @throws BadInput if this installation does not have the feature
     */
    public void install() {
        try {
            installer().accept(name);
        } catch (IllegalArgumentException e) {
            throw notInstalled(e.getMessage());
        }
    }

    @SuppressWarnings("unchecked")
    private Consumer<String> installer() {
        try {
            for (ServiceReference<?> found :
                    context.getServiceReferences(Consumer.class, INSTALLER)) {
                return (Consumer<String>) context.getService(found);
            }
            throw notInstalled("nothing installs features here");
        } catch (InvalidSyntaxException e) {
            throw new IllegalArgumentException(INSTALLER, e);
        }
    }

    private BadInput notInstalled(String why) {
        return BadInput.because("feature", name, "the " + name + " is not installed: " + why);
    }

    /** The bundles register it while they start, or soon after. */
    private <T> T await(Class<T> type) throws InterruptedException {
        ServiceTracker<T, T> tracker = new ServiceTracker<>(context, type, null);
        tracker.open();
        try {
            tracker.waitForService(LONGEST_START_MILLIS);
            // in use beyond the tracker, or the component would end with it
            return find(type)
                    .orElseThrow(
                            () ->
                                    new IllegalStateException(
                                            "the " + name + " has not started; the log says why"));
        } finally {
            tracker.close();
        }
    }
}
