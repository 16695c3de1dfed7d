// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.function.Function;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import org.cyclonedx.Version;
import org.cyclonedx.model.Bom;
import org.cyclonedx.model.Component;
import org.cyclonedx.model.Hash;
import org.cyclonedx.model.License;
import org.cyclonedx.model.component.evidence.Occurrence;
import org.cyclonedx.parsers.JsonParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BillOfMaterialsTest {

    private static final String TIME = "2025-01-01T00:00:00Z";

    @TempDir private Path folder;

    private Path wrapped;
    private Path distribution;

    /** One part by others in both folders, one in a bundle of ours. */
    @BeforeEach
    void prepare() throws IOException {
        wrapped = Files.createDirectory(folder.resolve("wrapped"));
        distribution = folder.resolve("distribution");
        for (String name : List.of("features", "licenses", "bundle", "lib")) {
            Files.createDirectories(distribution.resolve(name));
        }
        Files.writeString(
                distribution.resolve("features/core.json"),
                "{\"id\": \"our:f:1\", \"bundles\":"
                        + " [\"our:own:1\", \"our:wrapper:1\", \"their:both:2\"]}");
        list(
                "(Apache-2.0) Both (of two) (their:both:2 - https://example.org/both)",
                "(LGPL-2.1-or-later) (BSD) Inner (their:inner:3 - no url defined)");
        jar(distribution.resolve("bundle/own-1.jar"), null, "our/Own.class");
        jar(
                distribution.resolve("bundle/wrapper-1.jar"),
                "LGPL-2.1-or-later;link=\"https://example.org/?a,b\", MIT",
                "their/Inner.class");
        jar(distribution.resolve("bundle/both-2.jar"), "Other", "their/Both.class");
        // a copy, for a manifest written anew has the time of its writing
        Files.copy(
                distribution.resolve("bundle/both-2.jar"), distribution.resolve("lib/both-2.jar"));
        jar(distribution.resolve("lib/kneepoint-launcher.jar"), null, "our/Launcher.class");
        jar(wrapped.resolve("inner-3.jar"), null, "their/Inner.class", "their/More.class");
    }

    @Test
    void isValid() throws Exception {
        write();
        assertEquals(List.of(), new JsonParser().validate(bytes(), Version.VERSION_16));
    }

    @Test
    void namesTheWorkbenchAndTheTime() throws Exception {
        Bom bom = write();
        Component workbench = bom.getMetadata().getComponent();
        assertEquals(Component.Type.APPLICATION, workbench.getType());
        assertEquals("kneepoint", workbench.getName());
        assertEquals("1", workbench.getVersion());
        assertEquals(Date.from(Instant.parse(TIME)), bom.getMetadata().getTimestamp());
        assertNull(bom.getSerialNumber());
    }

    @Test
    void saysWhereEachJarIs() throws Exception {
        assertEquals(
                Map.of(
                        "pkg:maven/our/own@1?type=jar",
                        List.of("bundle/own-1.jar"),
                        "pkg:maven/our/wrapper@1?type=jar",
                        List.of("bundle/wrapper-1.jar"),
                        "pkg:maven/our/launcher@1?type=jar",
                        List.of("lib/kneepoint-launcher.jar"),
                        "pkg:maven/their/both@2?type=jar",
                        List.of("bundle/both-2.jar", "lib/both-2.jar")),
                write().getComponents().stream()
                        .collect(
                                Collectors.toMap(
                                        Component::getPurl,
                                        component ->
                                                component.getEvidence().getOccurrences().stream()
                                                        .map(Occurrence::getLocation)
                                                        .toList())));
    }

    @Test
    void namesAWrappedJarInsideItsBundle() throws Exception {
        Component inner = component("wrapper").getComponents().get(0);
        assertEquals("pkg:maven/their/inner@3?type=jar", inner.getPurl());
        assertEquals(List.of(checksum(wrapped.resolve("inner-3.jar"))), checksums(inner));
        assertNull(component("own").getComponents());
    }

    @Test
    void namesAPackageOfWhichABundleHasFiles() throws Exception {
        String text =
                """
                # Files of
                package script
                version 1.2
                licence MIT
                integrity sha512-%s
                file a.js sha512-BAUG
                """
                        .formatted(Base64.getEncoder().encodeToString(new byte[64]));
        Path jar = distribution.resolve("bundle/own-1.jar");
        Files.delete(jar);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest())) {
            out.putNextEntry(new ZipEntry("our/vendor/script.txt"));
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        Component script = component("own").getComponents().get(0);
        assertEquals("pkg:npm/script@1.2", script.getPurl());
        assertEquals(List.of("00".repeat(64)), checksums(script));
        assertEquals(List.of("MIT"), licences(script, License::getId));
        assertEquals(List.of(), new JsonParser().validate(bytes(), Version.VERSION_16));
        assertThrows(
                IllegalStateException.class,
                () -> NpmPackage.of(text.replace("licence MIT\n", "")));
    }

    @Test
    void hasChecksums() throws Exception {
        assertEquals(
                List.of(checksum(distribution.resolve("lib/both-2.jar"))),
                checksums(component("both")));
    }

    @Test
    void takesLicencesByOthersFromTheList() throws Exception {
        assertEquals(List.of("Apache-2.0"), licences(component("both"), License::getId));
    }

    @Test
    void takesOurLicencesFromTheBundles() throws Exception {
        assertEquals(List.of("Apache-2.0"), licences(component("own"), License::getId));
        assertEquals(
                List.of("LGPL-2.1-or-later", "MIT"),
                licences(component("wrapper"), License::getId));
    }

    @Test
    void doesNotGuessLicences() throws Exception {
        Component inner = component("wrapper").getComponents().get(0);
        assertEquals(
                List.of("LGPL-2.1-or-later", "BSD"),
                licences(
                        inner,
                        license -> license.getId() == null ? license.getName() : license.getId()));
    }

    @Test
    void isTheSameEachTime() throws Exception {
        write();
        byte[] first = bytes();
        TimeZone zone = TimeZone.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
            write();
        } finally {
            TimeZone.setDefault(zone);
        }
        assertArrayEquals(first, bytes());
    }

    @Test
    void failsOnAJarWithoutALicence() throws IOException {
        list("(BSD) Inner (their:inner:3 - no url defined)");
        assertNames("both-2.jar");
    }

    @Test
    void failsOnAJarWithoutAnOwner() throws IOException {
        jar(distribution.resolve("lib/stray-1.jar"), null, "a");
        assertNames("stray-1.jar");
    }

    @Test
    void failsOnAListedPartThatIsAbsent() throws IOException {
        Files.delete(wrapped.resolve("inner-3.jar"));
        assertNames("inner");
    }

    @Test
    void failsOnAWrappedJarOfWhichNothingIsInABundle() throws IOException {
        jar(wrapped.resolve("inner-3.jar"), null, "their/Other.class");
        assertNames("inner-3.jar");
    }

    @Test
    void failsOnTwoJarsOfOneName() throws IOException {
        jar(distribution.resolve("lib/both-2.jar"), "Other", "their/Changed.class");
        assertNames("both");
    }

    @Test
    void failsOnALineThatItCannotRead() throws IOException {
        list("(Apache-2.0) Both");
        assertNames("Both");
    }

    private void assertNames(String part) {
        var failure = assertThrows(IllegalStateException.class, this::write);
        assertTrue(failure.getMessage().contains(part), failure.getMessage());
    }

    private Bom write() throws Exception {
        BillOfMaterials.main(
                new String[] {
                    wrapped.toString(),
                    distribution.toString(),
                    "our:launcher:1",
                    "Apache-2.0",
                    TIME
                });
        return new JsonParser().parse(bytes());
    }

    private byte[] bytes() throws IOException {
        return Files.readAllBytes(distribution.resolve("licenses/kneepoint.cdx.json"));
    }

    private Component component(String name) throws Exception {
        return write().getComponents().stream()
                .filter(component -> component.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private void list(String... parts) throws IOException {
        Files.writeString(
                distribution.resolve("licenses/THIRD-PARTY.txt"),
                "\nLists of third-party dependencies.\n     "
                        + String.join("\n     ", parts)
                        + "\n");
    }

    private static List<String> licences(Component component, Function<License, String> name) {
        return component.getLicenses().getLicenses().stream().map(name).toList();
    }

    private static List<String> checksums(Component component) {
        return component.getHashes().stream().map(Hash::getValue).toList();
    }

    private static String checksum(Path file) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
        return HexFormat.of().formatHex(digest);
    }

    private static Manifest manifest() {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        return manifest;
    }

    /** Makes a jar in which the contents of each file are its name. */
    private static void jar(Path file, String licence, String... entries) throws IOException {
        Manifest manifest = manifest();
        if (licence != null) {
            manifest.getMainAttributes().putValue("Bundle-License", licence);
        }
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out, manifest)) {
            for (String name : entries) {
                ZipEntry entry = new ZipEntry(name);
                entry.setTime(0);
                jar.putNextEntry(entry);
                jar.write(name.getBytes());
            }
        }
    }
}
