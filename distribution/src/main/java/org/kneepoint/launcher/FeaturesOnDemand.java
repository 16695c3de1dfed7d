// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Installs and starts features that are not installed at the start. A service for bundles: it is
 * called with the name of a feature, as often and by as many threads as one likes; a feature that
 * runs is left as it is.
 */
final class FeaturesOnDemand implements Consumer<String> {

    /** Property of the service. */
    static final String SERVICE = "kneepoint.install";

    private final Map<String, Feature> features = new TreeMap<>();
    private final Installation installation;

    /** Installs and starts the bundles of a feature. */
    interface Installation {
        void install(Feature feature) throws LaunchFailure;
    }

    private FeaturesOnDemand(Installation installation) {
        this.installation = installation;
    }

    /**
     * The features on demand among all.
     *
     * @param installation installs one of them
     */
    static FeaturesOnDemand of(List<Feature> all, Installation installation) {
        FeaturesOnDemand chosen = new FeaturesOnDemand(installation);
        all.stream()
                .filter(Feature::onDemand)
                .forEach(feature -> chosen.features.put(feature.name(), feature));
        return chosen;
    }

    /**
     * Installs and starts a feature.
     *
     * @param name of its file, without the ending
     * @throws IllegalArgumentException if there is no feature on demand of this name; the message
     *     names those that there are
     * @throws IllegalStateException if a bundle is missing or does not start
     */
    @Override
    public synchronized void accept(String name) {
        Feature feature = features.get(name);
        if (feature == null) {
            throw new IllegalArgumentException(
                    "there is no feature '"
                            + name
                            + "' to be installed on demand, only "
                            + features.keySet());
        }
        try {
            installation.install(feature);
        } catch (LaunchFailure e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }
}
