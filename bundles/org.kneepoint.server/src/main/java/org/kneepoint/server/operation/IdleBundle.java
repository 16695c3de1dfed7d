// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.study.plugin.PlugInBundles;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.startlevel.BundleStartLevel;

/**
 * A bundle that should work and does not.
 *
 * @param name symbolic name and version
 * @param isShipped whether it is one of the distribution
 * @param isResolved whether its requirements are met
 */
record IdleBundle(String name, boolean isShipped, boolean isResolved) {
    /** Returns the idle bundles of a framework. One that nobody has started may rest. */
    static List<IdleBundle> find(BundleContext context) {
        return Stream.of(context.getBundles())
                .filter(bundle -> bundle.getBundleId() != 0)
                .filter(IdleBundle::isIdle)
                .map(IdleBundle::of)
                .toList();
    }

    private static boolean isIdle(Bundle bundle) {
        return bundle.getState() == Bundle.INSTALLED
                || bundle.getState() == Bundle.RESOLVED
                        && bundle.adapt(BundleStartLevel.class).isPersistentlyStarted();
    }

    private static IdleBundle of(Bundle bundle) {
        return new IdleBundle(
                bundle.getSymbolicName() + " " + bundle.getVersion(),
                PlugInBundles.isShipped(bundle),
                bundle.getState() == Bundle.RESOLVED);
    }

    @Override
    public String toString() {
        return name + (isResolved ? " does not start" : " is not resolved");
    }
}
