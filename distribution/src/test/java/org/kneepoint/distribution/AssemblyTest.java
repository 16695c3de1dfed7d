// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssemblyTest {

    @TempDir private Path folder;

    private Path staged;
    private Path distribution;
    private Path launcher;
    private Path features;

    @BeforeEach
    void prepare() throws IOException {
        staged = Files.createDirectory(folder.resolve("staged"));
        distribution = folder.resolve("distribution");
        launcher = folder.resolve("launcher-1.0.jar");
        features = Files.createDirectory(folder.resolve("features"));
        Files.writeString(
                features.resolve("core.json"),
                "{\"id\": \"g:f:1\", \"bundles\": [\"g:a\", \"g:both\"]}");
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, "framework-1.jar both-1.jar");
        try (OutputStream out = Files.newOutputStream(launcher)) {
            new JarOutputStream(out, manifest).close();
        }
        for (String artifact : List.of("a", "both", "framework")) {
            stage(artifact);
        }
    }

    @Test
    void putsEachJarWhereItIsNamed() throws Exception {
        assemble();
        assertEquals(List.of("a-1.jar", "both-1.jar"), names("bundle"));
        assertEquals(
                List.of("both-1.jar", "framework-1.jar", "kneepoint-launcher.jar"), names("lib"));
    }

    @Test
    void completesTheFeatures() throws Exception {
        assemble();
        assertEquals(
                "{\"id\": \"g:f:1\", \"bundles\": [\"g:a:1\", \"g:both:1\"]}",
                Files.readString(distribution.resolve("features/core.json")));
    }

    @Test
    void failsOnAMissingLibrary() throws IOException {
        Files.delete(staged.resolve("g/framework/1/framework-1.jar"));
        assertNames("framework-1.jar");
    }

    @Test
    void removesWhatIsNoLongerNamed() throws Exception {
        Files.createDirectories(distribution.resolve("bundle"));
        Files.createFile(distribution.resolve("bundle/a-0.jar"));
        assemble();
        assertEquals(List.of("a-1.jar", "both-1.jar"), names("bundle"));
    }

    @Test
    void failsOnAMissingJar() throws IOException {
        Files.delete(staged.resolve("g/a/1/a-1.jar"));
        assertNames("g:a");
    }

    @Test
    void failsOnAJarWithoutAnOwner() throws IOException {
        stage("stray");
        assertNames("stray-1.jar");
    }

    private void assertNames(String jar) {
        var failure = assertThrows(IllegalStateException.class, this::assemble);
        assertTrue(failure.getMessage().contains(jar), failure.getMessage());
    }

    private void assemble() throws Exception {
        Assembly.main(
                new String[] {
                    staged.toString(),
                    launcher.toString(),
                    features.toString(),
                    distribution.toString()
                });
    }

    private void stage(String artifact) throws IOException {
        Path version = Files.createDirectories(staged.resolve("g").resolve(artifact).resolve("1"));
        Files.writeString(version.resolve(artifact + "-1.jar"), artifact);
    }

    private List<String> names(String name) throws IOException {
        try (Stream<Path> files = Files.list(distribution.resolve(name))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
