// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.io.IOException;
import java.io.Reader;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/**
 * The installation folder, which is read-only.
 *
 * @param path absolute
 */
record Home(Path path) {

    /**
     * The installation that this class was loaded from: its jar lies in the folder {@code lib}.
     *
     * @throws LaunchFailure when this class does not come from an installation
     */
    static Home ofThisClass() throws LaunchFailure {
        try {
            var source = Home.class.getProtectionDomain().getCodeSource().getLocation().toURI();
            return new Home(Path.of(source).toRealPath().getParent().getParent());
        } catch (URISyntaxException | IOException e) {
            throw new LaunchFailure("cannot find the folder in which Kneepoint is installed", e);
        }
    }

    /** The file of a bundle. */
    Path bundle(Feature.Part part) {
        return path.resolve("bundle").resolve(part.fileName());
    }

    /** The file of a feature. */
    Path feature(Feature feature) {
        return featureFolder().resolve(feature.name() + Feature.ENDING);
    }

    private Path featureFolder() {
        return path.resolve("features");
    }

    /** The default folder for dropped-in jars. */
    Path deploy() {
        return path.resolve("deploy");
    }

    /**
     * The installed features in the order of their file names.
     *
     * @throws LaunchFailure when a feature file cannot be read, or there is none
     */
    List<Feature> features() throws LaunchFailure {
        List<Feature> features = Feature.readAll(featureFolder());
        if (features.isEmpty()) {
            throw new LaunchFailure("no feature file in " + featureFolder());
        }
        return features;
    }

    /**
     * The properties of the framework and of bundles configured by framework properties.
     *
     * @throws LaunchFailure when the file cannot be read
     */
    Properties configuration() throws LaunchFailure {
        Path file = path.resolve("conf").resolve("kneepoint.properties");
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            throw new LaunchFailure("cannot read " + file, e);
        }
        return properties;
    }
}
