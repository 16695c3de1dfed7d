// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files of others in the page are those that were published, and the page is small. */
class VendoredFilesTest {
    private static final Path PAGE = Path.of("src/main/resources/org/kneepoint/viewer/page");
    private static final Path VENDOR = PAGE.resolve("vendor");
    private static final String LIST = "uPlot.txt";

    /**
     * Largest sum of the files that a browser loads, bytes as they are sent: in the format gzip.
     */
    private static final long LARGEST_PAGE = 120_000;

    @Test
    void filesHaveTheListedChecksums() throws Exception {
        Map<String, String> listed = new TreeMap<>();
        try (Stream<String> lines = Files.lines(VENDOR.resolve(LIST))) {
            lines.map(line -> line.split(" "))
                    .filter(words -> words[0].equals("file"))
                    .forEach(words -> listed.put(words[1], words[2]));
        }
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.list(VENDOR)) {
            for (Path file : files.filter(f -> !f.endsWith(LIST)).toList()) {
                found.put(file.getFileName().toString(), checksum(Files.readAllBytes(file)));
            }
        }
        assertEquals(listed, found);
        assertEquals(3, found.size());
    }

    @Test
    void theLibraryStatesTheListedVersion() throws IOException {
        String script = Files.readString(VENDOR.resolve("uPlot.iife.min.js"));
        String list = Files.readString(VENDOR.resolve(LIST), StandardCharsets.UTF_8);
        assertTrue(script.contains("(v1.6.32)"), script.substring(0, 200));
        assertTrue(list.contains("version 1.6.32\n"), list);
    }

    @Test
    void thePageIsSmall() throws IOException {
        Map<String, Long> sizes = new TreeMap<>();
        try (Stream<Path> files = Files.walk(PAGE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                byte[] sent = PageFiles.compressed(Files.readAllBytes(file));
                sizes.put(PAGE.relativize(file).toString(), (long) sent.length);
            }
        }
        sizes.keySet().removeIf(name -> name.endsWith("LICENSE") || name.endsWith(".txt"));
        long sum = sizes.values().stream().mapToLong(Long::longValue).sum();
        assertTrue(new TreeSet<>(sizes.keySet()).contains("index.html"), sizes.toString());
        assertTrue(sum < LARGEST_PAGE, sum + " bytes: " + sizes);
    }

    private static String checksum(byte[] bytes) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-512").digest(bytes);
        return "sha512-" + Base64.getEncoder().encodeToString(digest);
    }
}
