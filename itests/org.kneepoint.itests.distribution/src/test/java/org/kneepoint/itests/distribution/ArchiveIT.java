// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

/** What is in the archives. */
class ArchiveIT {
    private static final Path LICENSES = Installation.TAR.home().resolve("licenses");

    /** Three fields, which no other text in a feature has: group, artifact, version. */
    private static final Pattern COORDINATES =
            Pattern.compile("\"([\\w.-]+):([\\w.-]+):([\\w.-]+)\"");

    /** A line of the list of licences: the licences, a title, and the coordinates. */
    private static final Pattern PARTY =
            Pattern.compile("\\((.+?)\\) (?!\\().*\\(([^():\\s]+:[^():\\s]+:[^():\\s]+) - ");

    @Test
    void theFoldersThatUsersKnow() {
        assertEquals(
                Set.of(
                        "README.txt",
                        "bin",
                        "bundle",
                        "conf",
                        "deploy",
                        "examples",
                        "features",
                        "lib",
                        "licenses",
                        "sdk",
                        "server"),
                Installation.TAR.names("."));
        assertEquals(Set.of("kneepoint", "kneepoint.bat"), Installation.TAR.names("bin"));
        assertEquals(Set.of("README.txt"), Installation.TAR.names("deploy"));
    }

    @Test
    void bothArchivesHoldTheSame() throws IOException {
        assertEquals(contents(Installation.TAR.home()), contents(Installation.ZIP.home()));
    }

    @Test
    void theStartScriptIsAProgramForEverybody() throws IOException {
        Path script = Installation.TAR.script();
        assertEquals(
                "rwxr-xr-x", PosixFilePermissions.toString(Files.getPosixFilePermissions(script)));
        assertTrue(TestProcesses.succeeds("/bin/sh", "-n", script.toString()));
    }

    @Test
    void theFeaturesNameTheBundlesAndNoOthers() throws IOException {
        Set<String> named = new TreeSet<>();
        for (String file : Installation.TAR.names("features")) {
            String text =
                    Files.readString(Installation.TAR.home().resolve("features").resolve(file));
            assertFalse(text.contains("${"), () -> file + " has gaps: " + text);
            Matcher matcher = COORDINATES.matcher(text);
            while (matcher.find()) {
                named.add(matcher.group(2) + "-" + matcher.group(3) + ".jar");
            }
        }
        assertEquals(named, Installation.TAR.names("bundle"));
    }

    @Test
    void theLicencesAreThere() throws IOException {
        Set<String> names = Installation.TAR.names("licenses");
        assertTrue(
                names.containsAll(
                        Set.of(
                                "LICENSE",
                                "NOTICE",
                                "THIRD-PARTY.txt",
                                "LGPL-2.1.txt",
                                "JLine-BSD-3-Clause.txt",
                                "PostgreSQL-BSD-2-Clause.txt",
                                "BouncyCastle-MIT.txt")),
                names::toString);
        String parties = Files.readString(LICENSES.resolve("THIRD-PARTY.txt"));
        for (String part : List.of("jfreechart", "batik-svggen", "pdfbox", "jline")) {
            assertTrue(parties.contains(part), part);
        }
    }

    @Test
    void theListOfPartsNamesEveryJarAndNoOther() throws IOException {
        Set<String> jars = new TreeSet<>();
        for (String folder : List.of("bundle", "lib")) {
            for (String jar : Installation.TAR.names(folder)) {
                Path file = Installation.TAR.home().resolve(folder).resolve(jar);
                jars.add(folder + "/" + jar + " " + sha256(file));
            }
        }
        Set<String> listed = new TreeSet<>();
        for (Map<?, ?> component : components(parts())) {
            Map<?, ?> hash = list(component.get("hashes")).get(0);
            assertEquals("SHA-256", hash.get("alg"));
            Map<?, ?> evidence = (Map<?, ?>) component.get("evidence");
            for (Map<?, ?> occurrence : list(evidence.get("occurrences"))) {
                listed.add(occurrence.get("location") + " " + hash.get("content"));
            }
        }
        assertEquals(jars, listed);
    }

    @Test
    void theListOfPartsAgreesWithTheListOfLicences() throws IOException {
        Set<String> parties = new TreeSet<>();
        Matcher matcher = PARTY.matcher(Files.readString(LICENSES.resolve("THIRD-PARTY.txt")));
        while (matcher.find()) {
            for (String licence : matcher.group(1).split("\\) \\(")) {
                parties.add(matcher.group(2) + " " + licence);
            }
        }
        Set<String> listed = new TreeSet<>();
        for (Map<?, ?> component : components(parts())) {
            addLicence(listed, component);
            for (Map<?, ?> inner : components(component)) {
                addLicence(listed, inner);
            }
        }
        assertTrue(listed.removeIf(part -> part.startsWith("org.kneepoint:")), listed::toString);
        // of npm, which has no groups
        assertTrue(listed.remove("null:uplot:1.6.32 MIT"), listed::toString);
        assertEquals(parties, listed);
        assertTrue(
                listed.stream().anyMatch(part -> part.matches("org.jline:jline:.* BSD-3-Clause")),
                listed::toString);
    }

    @Test
    void noFileNamesTheMachineThatBuiltIt() throws IOException {
        String folder = System.getProperty("kneepoint.repository");
        String root = Path.of(folder).toAbsolutePath().normalize().toString();
        try (Stream<Path> files = Files.walk(Installation.TAR.home())) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file, StandardCharsets.ISO_8859_1);
                assertFalse(text.contains(root), file::toString);
            }
        }
    }

    private static Map<?, ?> parts() throws IOException {
        return JSON.std.mapFrom(Files.readString(LICENSES.resolve("kneepoint.cdx.json")));
    }

    /** The components of the whole or of a component, which may have none. */
    private static List<Map<?, ?>> components(Map<?, ?> whole) {
        Object components = whole.get("components");
        return components == null ? List.of() : list(components);
    }

    private static List<Map<?, ?>> list(Object value) {
        List<Map<?, ?>> maps = new ArrayList<>();
        ((List<?>) value).forEach(map -> maps.add((Map<?, ?>) map));
        return maps;
    }

    private static void addLicence(Set<String> parts, Map<?, ?> component) {
        for (Map<?, ?> choice : list(component.get("licenses"))) {
            parts.add(
                    "%s:%s:%s %s"
                            .formatted(
                                    component.get("group"),
                                    component.get("name"),
                                    component.get("version"),
                                    ((Map<?, ?>) choice.get("license")).get("id")));
        }
    }

    private static String sha256(Path file) throws IOException {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    /** Files by their checksums, folders too. */
    private static Map<String, Long> contents(Path home) throws IOException {
        Map<String, Long> contents = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(home)) {
            for (Path path : paths.toList()) {
                contents.put(home.relativize(path).toString(), checksum(path));
            }
        }
        return contents;
    }

    private static long checksum(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            return -1;
        }
        CRC32 checksum = new CRC32();
        checksum.update(Files.readAllBytes(path));
        return checksum.getValue();
    }
}
