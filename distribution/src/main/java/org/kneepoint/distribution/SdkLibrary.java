// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A library of the kit.
 *
 * @param jar its jar
 * @param module its source folder
 * @param jars all jars by artifact, which give the versions of dependencies
 */
record SdkLibrary(StagedJar jar, Path module, Map<String, StagedJar> jars) {
    /** Documentation of the platform is not linked: the build may have no network. */
    private static final List<String> OPTIONS =
            List.of(
                    "-quiet",
                    "-notimestamp",
                    "-Xdoclint:none",
                    "-encoding",
                    "UTF-8",
                    "--release",
                    "17",
                    "-protected");

    /** Writes jar, POM, sources and documentation, unless those of this jar are there. */
    void writeTo(Path repository) throws IOException {
        Path folder =
                Files.createDirectories(
                        repository
                                .resolve(jar.name().replaceAll("[.](?=.*:)", "/").replace(':', '/'))
                                .resolve(jar.version()));
        Path copy = folder.resolve(jar.fileName());
        if (Files.exists(copy) && Files.mismatch(jar.path(), copy) < 0) {
            return;
        }
        String name = jar.fileName().replaceAll("[.]jar$", "");
        Path sources = module.resolve("src/main/java");
        Files.writeString(folder.resolve(name + ".pom"), FlattenedPom.of(module, jars));
        JarFolder.write(
                folder.resolve(name + "-sources.jar"),
                sources,
                module.resolve("src/main/resources"));
        Path documentation = Files.createTempDirectory("javadoc");
        document(sources, documentation);
        JarFolder.write(folder.resolve(name + "-javadoc.jar"), documentation);
        delete(documentation);
        // last: its presence means that the others are complete
        Files.copy(jar.path(), copy, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void document(Path sources, Path out) throws IOException {
        List<String> arguments = new ArrayList<>(OPTIONS);
        arguments.addAll(List.of("-classpath", classPath(), "-d", out.toString()));
        try (Stream<Path> files = Files.walk(sources)) {
            files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .forEach(file -> arguments.add(file.toString()));
        }
        StringWriter messages = new StringWriter();
        PrintWriter printed = new PrintWriter(messages);
        ToolProvider tool = ToolProvider.findFirst("javadoc").orElseThrow();
        if (tool.run(printed, printed, arguments.toArray(String[]::new)) != 0) {
            throw new IllegalStateException("javadoc of " + sources + "\n" + messages);
        }
    }

    /**
     * Returns the class path of this build step: all libraries, and what they are compiled with.
     */
    private static String classPath() {
        if (!(SdkLibrary.class.getClassLoader() instanceof URLClassLoader loader)) {
            return System.getProperty("java.class.path");
        }
        return Stream.of(loader.getURLs())
                .map(url -> Path.of(URI.create(url.toString())).toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static void delete(Path folder) throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.walk(folder)) {
            all = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : all) {
            Files.delete(file);
        }
    }
}
