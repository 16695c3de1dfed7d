// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/**
 * Every bundle uses only what the table of CONTRIBUTING.md allows: by its manifest, which lists
 * what its classes need at run time, and by the imports of its sources, since a constant of another
 * bundle leaves no trace in a class.
 */
public class ArchitectureIT {
    private static final Path REPOSITORY = Path.of("../..");
    private static final Pattern IMPORT =
            Pattern.compile("^import (?:static )?([\\w.]+)", Pattern.MULTILINE);

    @Rule public final TemporaryFolder folder = new TemporaryFolder();

    @Test
    public void bundlesUseWhatTheyMay() throws IOException {
        DependencyRules table =
                DependencyRules.of(Files.readString(REPOSITORY.resolve("CONTRIBUTING.md")));
        List<String> breaches = new ArrayList<>();
        int bundles = 0;
        try (Stream<Path> folders = Files.list(REPOSITORY.resolve("bundles"))) {
            for (Path bundle : folders.filter(ArchitectureIT::hasSources).sorted().toList()) {
                breaches.addAll(table.breaches(bundle.getFileName().toString(), used(bundle)));
                bundles++;
            }
        }
        assertEquals("", String.join("\n", breaches));
        assertTrue(bundles + " bundles found", bundles > 10);
    }

    @Test
    public void aConstantOfAnotherBundleIsFoundInTheSource() throws IOException {
        Path bundle = bundle("org.example.Other,org.kneepoint.api.run.Run", "");
        assertEquals(
                List.of("org.kneepoint.one uses org.example.Other"),
                table().breaches("org.kneepoint.one", used(bundle)));
    }

    @Test
    public void aClassOfAnotherBundleIsFoundInTheManifest() throws IOException {
        Path bundle =
                bundle(
                        "org.kneepoint.one.Part",
                        "org.kneepoint.shell;version=\"[1.0,2)\",org.kneepoint.api.run,"
                                + "org.apache.commons.math3.util");
        assertEquals(
                List.of(
                        "org.kneepoint.one uses org.kneepoint.shell",
                        "org.kneepoint.two uses org.apache.commons.math3.util",
                        "org.kneepoint.two uses org.kneepoint.one.Part",
                        "org.kneepoint.two uses org.kneepoint.shell"),
                Stream.of("org.kneepoint.one", "org.kneepoint.two")
                        .flatMap(name -> table().breaches(name, unchecked(bundle)).stream())
                        .toList());
    }

    @Test
    public void theFirstBundleOfAllHasJavaOnly() {
        assertEquals(
                List.of("org.kneepoint.api uses javax.swing.JFrame"),
                table().breaches(
                                "org.kneepoint.api",
                                Set.of("java.util.List", "javax.swing.JFrame")));
    }

    @Test
    public void aBundleWithoutARowIsABreach() {
        assertEquals(
                List.of("org.kneepoint.new has no row in the table"),
                table().breaches("org.kneepoint.new", Set.of()));
    }

    @Test
    public void anUnknownLibraryIsRejected() {
        String text = "| folder | holds | may use |\n|---|---|---|\n| `a.b` | c | Unknown |\n";
        assertThrows(IllegalArgumentException.class, () -> DependencyRules.of(text));
        assertThrows(IllegalArgumentException.class, () -> DependencyRules.of("no table"));
    }

    private static DependencyRules table() {
        return DependencyRules.of(
                "| folder | holds | may use |\n|---|---|---|\n"
                        + "| `org.kneepoint.api` | contracts | java.* |\n"
                        + "| `org.kneepoint.one` | a part | api, commons-math |\n"
                        + "| `org.kneepoint.other.*`, `org.kneepoint.two` | others | api |\n");
    }

    private Path bundle(String imported, String header) throws IOException {
        Path bundle = folder.newFolder().toPath();
        StringBuilder source = new StringBuilder("package org.kneepoint.one;\n");
        for (String name : imported.split(",")) {
            source.append("import " + name + ";\n");
        }
        Files.createDirectories(bundle.resolve("src/main/java"));
        Files.writeString(bundle.resolve("src/main/java/Part.java"), source);
        Files.createDirectories(bundle.resolve("target/classes/META-INF"));
        Files.writeString(
                bundle.resolve("target/classes/META-INF/MANIFEST.MF"),
                "Manifest-Version: 1.0\n"
                        + (header.isEmpty() ? "" : "Import-Package: " + header + "\n"));
        return bundle;
    }

    private static boolean hasSources(Path bundle) {
        return Files.isDirectory(bundle.resolve("src/main/java"));
    }

    private static Set<String> unchecked(Path bundle) {
        try {
            return used(bundle);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> used(Path bundle) throws IOException {
        Set<String> used = new TreeSet<>();
        Path manifest = bundle.resolve("target/classes/META-INF/MANIFEST.MF");
        try (InputStream in = Files.newInputStream(manifest)) {
            String header = new Manifest(in).getMainAttributes().getValue("Import-Package");
            String clauses = header == null ? "" : header.replaceAll("\"[^\"]*\"", "");
            Stream.of(clauses.split(","))
                    .map(clause -> clause.replaceFirst(";.*", "").strip())
                    .filter(name -> !name.isEmpty())
                    .forEach(used::add);
        }
        try (Stream<Path> files = Files.walk(bundle.resolve("src/main/java"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                Matcher imported = IMPORT.matcher(Files.readString(file));
                while (imported.find()) {
                    used.add(imported.group(1));
                }
            }
        }
        return used;
    }
}
