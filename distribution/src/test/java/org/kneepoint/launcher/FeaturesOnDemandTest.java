// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FeaturesOnDemandTest {

    private static final List<Feature> FEATURES =
            List.of(feature("core", false), feature("page", true), feature("server", true));

    private final List<String> installed = new ArrayList<>();
    private final FeaturesOnDemand features =
            FeaturesOnDemand.of(FEATURES, feature -> installed.add(feature.name()));

    @Test
    void installsTheFeatureOfTheName() {
        features.accept("page");
        assertEquals(List.of("page"), installed);
    }

    @Test
    void anUnknownNameNamesThoseThatThereAre() {
        for (String name : List.of("pages", "core")) {
            var refused = assertThrows(IllegalArgumentException.class, () -> features.accept(name));
            assertTrue(refused.getMessage().contains("'" + name + "'"), refused.getMessage());
            assertTrue(refused.getMessage().contains("[page, server]"), refused.getMessage());
        }
        assertEquals(List.of(), installed);
    }

    @Test
    void aFailureKeepsItsLine() {
        FeaturesOnDemand broken =
                FeaturesOnDemand.of(
                        FEATURES,
                        feature -> {
                            throw new LaunchFailure("missing file x.jar");
                        });
        var failure = assertThrows(IllegalStateException.class, () -> broken.accept("page"));
        assertEquals("missing file x.jar", failure.getMessage());
    }

    private static Feature feature(String name, boolean onDemand) {
        Feature.Installation installation =
                onDemand ? Feature.Installation.ON_DEMAND : Feature.Installation.AT_START;
        return new Feature(name, "g:" + name + ":1", installation, List.of());
    }
}
