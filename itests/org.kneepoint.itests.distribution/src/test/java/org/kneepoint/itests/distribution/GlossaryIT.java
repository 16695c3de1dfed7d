// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The types named in the glossary exist. */
class GlossaryIT {
    private static final Path ROOT = Path.of(System.getProperty("kneepoint.repository"));
    private static final Pattern NAMED = Pattern.compile("`([A-Z]\\w+)`");
    private static final Pattern DECLARED =
            Pattern.compile("\\b(?:class|interface|record|enum) (\\w+)");

    @Test
    void everyTypeExists() throws IOException {
        Path glossary = ROOT.resolve("distribution/docs/glossary.md");
        Set<String> named = matches(NAMED, Files.readString(glossary));
        assertTrue(named.contains("Topology"), named::toString);
        named.removeAll(declared());
        assertEquals(Set.of(), named);
    }

    private static Set<String> declared() throws IOException {
        Set<String> declared = new TreeSet<>();
        try (Stream<Path> files = Files.walk(ROOT.resolve("bundles"))) {
            for (Path file : files.filter(GlossaryIT::isSource).toList()) {
                declared.addAll(matches(DECLARED, Files.readString(file)));
            }
        }
        return declared;
    }

    private static boolean isSource(Path file) {
        return file.toString().endsWith(".java")
                && file.toString().contains(Path.of("src", "main", "java").toString());
    }

    private static Set<String> matches(Pattern pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }
}
