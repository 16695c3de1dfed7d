// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.server.plugin.PlugIn.Kind;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.Catalogue.PlugInKind;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;

/**
 * The bundles and networks of a framework.
 *
 * @param limit time for a file to be in use
 */
record FrameworkFiles(BundleContext context, Catalogue catalogue, Duration limit)
        implements LiveFiles {
    private static final long POLL_MILLIS = 50;

    @Override
    public Optional<String> holder(String name, String file) {
        return Stream.of(context.getBundles())
                .filter(bundle -> name.equals(bundle.getSymbolicName()))
                .map(Bundle::getLocation)
                .filter(location -> !location.endsWith("/" + file))
                .map(location -> location.substring(location.lastIndexOf('/') + 1))
                .findFirst();
    }

    @Override
    public Optional<String> await(Candidate placed, long since) {
        long end = System.nanoTime() + limit.toNanos();
        while (!isInUse(placed, since)) {
            if (System.nanoTime() - end > 0) {
                return Optional.of(
                        placed.name() + " is not in use after " + limit.toSeconds() + " s");
            }
            try {
                Thread.sleep(POLL_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return Optional.of("interrupted while waiting for " + placed.name());
            }
        }
        return Optional.empty();
    }

    private boolean isInUse(Candidate placed, long since) {
        return placed.kind() == Kind.BUNDLE
                ? Stream.of(context.getBundles())
                        .filter(bundle -> bundle.getLocation().endsWith("/" + placed.file()))
                        .anyMatch(bundle -> bundle.getLastModified() >= since && isStarted(bundle))
                : catalogue.all(PlugInKind.TOPOLOGY).stream()
                        .map(Topology.class::cast)
                        .flatMap(topology -> topology.provenance().values().stream())
                        .anyMatch((placed.file() + " sha256:" + placed.hash())::equals);
    }

    private static boolean isStarted(Bundle bundle) {
        boolean isFragment = bundle.getHeaders().get(Constants.FRAGMENT_HOST) != null;
        return bundle.getState() == (isFragment ? Bundle.RESOLVED : Bundle.ACTIVE);
    }
}
