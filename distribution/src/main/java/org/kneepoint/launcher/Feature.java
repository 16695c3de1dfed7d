// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A set of bundles that are installed together, read from an OSGi feature file (OSGi compendium,
 * chapter 159), of which {@code id}, {@code bundles} and the property {@code org.kneepoint.install}
 * are used.
 *
 * @param name the name of the file without its ending
 * @param id Maven coordinates of the feature
 * @param installation when it is installed
 * @param parts its bundles, in the order in which they are installed
 */
public record Feature(String name, String id, Installation installation, List<Part> parts) {

    /** The supported version of the file format. */
    private static final String FORMAT = "1.0";

    /** The ending of the names of feature files. */
    static final String ENDING = ".json";

    private static final JSON COMMENTED_JSON =
            JSON.builder(JsonFactory.builder().enable(JsonReadFeature.ALLOW_JAVA_COMMENTS).build())
                    .build();

    /** When a feature is installed, the property {@code org.kneepoint.install}. */
    public enum Installation {
        /** At the start of every process. */
        AT_START("at-start"),

        /** At the start of a process that executes commands, not of one that executes runs only. */
        FOR_COMMANDS("for-commands"),

        /** When a command asks for it. */
        ON_DEMAND("on-demand");

        private final String word;

        Installation(String word) {
            this.word = word;
        }

        private static Installation of(String word) {
            for (Installation installation : values()) {
                if (installation.word.equals(word)) {
                    return installation;
                }
            }
            String all = Stream.of(values()).map(one -> one.word).collect(Collectors.joining(", "));
            throw new IllegalArgumentException(
                    "org.kneepoint.install is one of " + all + ", not " + word);
        }
    }

    /**
     * A bundle of a feature.
     *
     * @param id {@code group:artifact:version}, or with a type, or with a type and a classifier,
     *     before the version
     * @param startLevel from 1; 0 stands for the framework's default (property {@code
     *     bundleStartLevel}, OSGi compendium, chapter 160)
     * @param started false for a bundle that only provides classes, and for a fragment (property
     *     {@code org.kneepoint.start})
     */
    public record Part(String id, int startLevel, boolean started) {

        public Part {
            int fields = id.split(":", -1).length;
            if (fields < 3 || fields > 5 || !id.matches("[\\w.:+-]+")) {
                throw new IllegalArgumentException("'" + id + "' is not group:artifact:version");
            }
            if (startLevel < 0) {
                throw new IllegalArgumentException("start level " + startLevel + " of " + id);
            }
        }

        /** The file name of the jar in Maven: artifact, version and classifier. */
        public String fileName() {
            String[] fields = id.split(":");
            String classifier = fields.length == 5 ? "-" + fields[3] : "";
            return fields[1] + "-" + fields[fields.length - 1] + classifier + ".jar";
        }

        private static Part of(Object entry) {
            Map<?, ?> map = entry instanceof Map<?, ?> m ? m : Map.of("id", entry);
            return new Part(
                    value(map, "id", String.class, null),
                    value(map, "bundleStartLevel", Integer.class, 0),
                    value(map, "org.kneepoint.start", Boolean.class, true));
        }
    }

    /**
     * Reads the feature files of a folder in the order of their names.
     *
     * @throws LaunchFailure when the folder or a file cannot be read
     */
    public static List<Feature> readAll(Path folder) throws LaunchFailure {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, "*" + ENDING)) {
            stream.forEach(files::add);
        } catch (IOException e) {
            throw new LaunchFailure("cannot read the folder " + folder, e);
        }
        Collections.sort(files);
        List<Feature> features = new ArrayList<>();
        for (Path file : files) {
            features.add(read(file));
        }
        return features;
    }

    /**
     * Reads a feature file; comments are allowed in it.
     *
     * @throws LaunchFailure when it cannot be read or is not a feature file
     */
    static Feature read(Path file) throws LaunchFailure {
        try {
            String name = file.getFileName().toString().replace(ENDING, "");
            return of(name, COMMENTED_JSON.mapFrom(Files.readString(file)));
        } catch (IOException | IllegalArgumentException e) {
            throw new LaunchFailure("bad feature file " + file, e);
        }
    }

    private static Feature of(String name, Map<String, Object> map) {
        String format = value(map, "feature-resource-version", String.class, FORMAT);
        if (!format.equals(FORMAT)) {
            throw new IllegalArgumentException("feature-resource-version " + format);
        }
        List<Part> parts = new ArrayList<>();
        for (Object entry : value(map, "bundles", List.class, List.of())) {
            parts.add(Part.of(entry));
        }
        String installation =
                value(map, "org.kneepoint.install", String.class, Installation.AT_START.word);
        return new Feature(
                name,
                value(map, "id", String.class, null),
                Installation.of(installation),
                List.copyOf(parts));
    }

    /** Whether it is installed when a command asks for it. */
    public boolean onDemand() {
        return installation == Installation.ON_DEMAND;
    }

    /** A value of a map; a missing one is the default, or an error when there is no default. */
    private static <T> T value(Map<?, ?> map, String key, Class<T> type, T missing) {
        Object value = map.get(key);
        if (value == null && missing != null) {
            return missing;
        }
        if (!type.isInstance(value)) {
            throw new IllegalArgumentException(
                    "'" + key + "' is " + value + ", not of type " + type.getSimpleName());
        }
        return type.cast(value);
    }
}
