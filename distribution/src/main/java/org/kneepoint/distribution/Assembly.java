// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import org.kneepoint.launcher.Feature;
import org.kneepoint.launcher.LaunchFailure;

/**
 * Writes the folders {@code features}, {@code bundle} and {@code lib} of the distribution. The
 * staged jars are the dependencies of the distribution; {@link FeatureTemplates} assigns each to a
 * feature. The folder {@code bundle} gets the jars of the features, {@code lib} the launcher and
 * its class path; each staged jar must be in one of them.
 */
public final class Assembly {

    /** The name of the launcher's jar in {@code lib}. */
    static final String LAUNCHER = "kneepoint-launcher.jar";

    private final Map<String, StagedJar> staged = new TreeMap<>();
    private final Path distribution;

    private Assembly(List<StagedJar> staged, Path distribution) {
        staged.forEach(jar -> this.staged.put(jar.fileName(), jar));
        this.distribution = distribution;
    }

    /**
     * Writes the three folders of a distribution.
     *
     * @param arguments the folder of the staged jars in the layout of a Maven repository, the jar
     *     of the launcher, the folder of the feature templates, and the folder of the distribution
     * @throws IOException when a file cannot be read or written
     * @throws LaunchFailure when a completed feature file is wrong
     * @throws IllegalStateException when the features and the staged jars do not agree
     */
    public static void main(String[] arguments) throws IOException, LaunchFailure {
        List<StagedJar> staged = StagedJar.list(Path.of(arguments[0]));
        new Assembly(staged, Path.of(arguments[3]))
                .assemble(
                        Path.of(arguments[1]),
                        FeatureTemplates.read(Path.of(arguments[2])).complete(staged));
    }

    private void assemble(Path launcher, Map<String, String> features)
            throws IOException, LaunchFailure {
        for (var feature : features.entrySet()) {
            Path file = folder("features").resolve(feature.getKey());
            Files.writeString(file, feature.getValue());
        }
        prune("features", features.keySet());
        Set<String> bundles = bundleNames();
        Set<String> libraries = classPath(launcher);
        check(bundles, libraries);
        fill("bundle", bundles);
        fill("lib", libraries);
        copy(launcher, folder("lib").resolve(LAUNCHER));
        libraries.add(LAUNCHER);
        prune("bundle", bundles);
        prune("lib", libraries);
    }

    private Set<String> bundleNames() throws LaunchFailure {
        Set<String> names = new TreeSet<>();
        for (Feature feature : Feature.readAll(distribution.resolve("features"))) {
            feature.parts().forEach(part -> names.add(part.fileName()));
        }
        return names;
    }

    private static Set<String> classPath(Path launcher) throws IOException {
        try (JarFile jar = new JarFile(launcher.toFile())) {
            Attributes attributes = jar.getManifest().getMainAttributes();
            return new TreeSet<>(
                    List.of(attributes.getValue(Attributes.Name.CLASS_PATH).split(" ")));
        }
    }

    private void check(Set<String> bundles, Set<String> libraries) {
        Set<String> unused = new TreeSet<>(staged.keySet());
        unused.removeAll(bundles);
        unused.removeAll(libraries);
        if (!unused.isEmpty() || !staged.keySet().containsAll(libraries)) {
            throw new IllegalStateException(
                    "The features and the launcher's class path "
                            + libraries
                            + " do not agree with the dependencies of the distribution;"
                            + " named by neither: "
                            + unused);
        }
    }

    private void fill(String folder, Set<String> names) throws IOException {
        for (String name : names) {
            copy(staged.get(name).path(), folder(folder).resolve(name));
        }
    }

    private Path folder(String name) throws IOException {
        return Files.createDirectories(distribution.resolve(name));
    }

    /** Deletes files of an earlier build. */
    private void prune(String folder, Set<String> names) throws IOException {
        List<Path> old = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder(folder))) {
            files.forEach(old::add);
        }
        old.removeIf(file -> names.contains(file.getFileName().toString()));
        for (Path file : old) {
            Files.delete(file);
        }
    }

    /** Replaces the target in one step, because a workbench may be running from it. */
    private static void copy(Path source, Path target) throws IOException {
        if (Files.exists(target) && Files.mismatch(source, target) < 0) {
            return;
        }
        Path beside = target.resolveSibling(target.getFileName() + ".part");
        Files.copy(source, beside, StandardCopyOption.REPLACE_EXISTING);
        Files.move(
                beside,
                target,
                StandardCopyOption.ATOMIC_MOVE,
                StandardCopyOption.REPLACE_EXISTING);
    }
}
