// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import org.kneepoint.launcher.Feature;
import org.kneepoint.launcher.LaunchFailure;

/**
 * Copies the jars of the distribution to their places: into {@code bundle} what the features name,
 * into {@code lib} the launcher and what its class path names. The jars that Maven has staged must
 * be these and no others, so that the feature files are the one list of what the distribution
 * contains.
 */
public final class Assembly {

    /** The name of the launcher's jar in {@code lib}. */
    static final String LAUNCHER = "kneepoint-launcher.jar";

    private final Path staged;
    private final Path distribution;

    private Assembly(Path staged, Path distribution) {
        this.staged = staged;
        this.distribution = distribution;
    }

    /**
     * Fills the folders {@code bundle} and {@code lib} of a distribution.
     *
     * @param arguments the folder of the staged jars, the jar of the launcher, and the folder of
     *     the distribution, in which {@code features} is there already
     * @throws IOException when a file cannot be read or written
     * @throws LaunchFailure when a feature file is wrong
     * @throws IllegalStateException when the features and the staged jars do not agree
     */
    public static void main(String[] arguments) throws IOException, LaunchFailure {
        Path launcher = Path.of(arguments[1]);
        new Assembly(Path.of(arguments[0]), Path.of(arguments[2])).assemble(launcher);
    }

    private void assemble(Path launcher) throws IOException, LaunchFailure {
        Set<String> bundles = bundleNames();
        Set<String> libraries = classPath(launcher);
        check(bundles, libraries);
        fill(distribution.resolve("bundle"), bundles);
        fill(distribution.resolve("lib"), libraries);
        copy(launcher, distribution.resolve("lib").resolve(LAUNCHER));
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

    private void check(Set<String> bundles, Set<String> libraries) throws IOException {
        Set<String> missing = new TreeSet<>(bundles);
        missing.addAll(libraries);
        missing.removeAll(jars(staged));
        Set<String> unused = jars(staged);
        unused.removeAll(bundles);
        unused.removeAll(libraries);
        if (!missing.isEmpty() || !unused.isEmpty()) {
            throw new IllegalStateException(
                    "Features and dependencies of the distribution do not agree."
                            + " Named by a feature or by the launcher, but no dependency: "
                            + missing
                            + ". A dependency, but named by none: "
                            + unused);
        }
    }

    private void fill(Path folder, Set<String> names) throws IOException {
        Files.createDirectories(folder);
        for (String name : names) {
            copy(staged.resolve(name), folder.resolve(name));
        }
        Set<String> old = jars(folder);
        old.removeAll(names);
        old.remove(LAUNCHER);
        for (String name : old) {
            Files.delete(folder.resolve(name));
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

    /** The names of the jars in a folder, sorted. */
    static Set<String> jars(Path folder) throws IOException {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, "*.jar")) {
            stream.forEach(file -> names.add(file.getFileName().toString()));
        }
        return new TreeSet<>(names);
    }
}
