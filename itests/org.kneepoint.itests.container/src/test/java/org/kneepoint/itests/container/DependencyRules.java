// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The table of permitted dependencies in CONTRIBUTING.md: bundles, contents, and what they may use.
 * The JDK and annotations without effect at run time are always permitted; a bundle that may use
 * {@code java.*} only has no other part of the JDK.
 */
final class DependencyRules {
    private static final Pattern NAME = Pattern.compile("`([a-z0-9.*]+)`");
    private static final String ROOT = "org.kneepoint.";
    private static final String JAVA = "java.*";

    /** Packages of libraries by their name in the table. */
    private static final Map<String, String> LIBRARIES =
            Map.ofEntries(
                    Map.entry("commons-math", "org.apache.commons.math3."),
                    Map.entry("commons-rng", "org.apache.commons.rng."),
                    Map.entry("Jackson", "com.fasterxml.jackson."),
                    Map.entry("ASM", "org.objectweb.asm."),
                    Map.entry("JFreeChart", "org.jfree."),
                    Map.entry("JGraphT", "org.jgrapht."),
                    Map.entry("File Install", "org.apache.felix.fileinstall"),
                    Map.entry("Batik", "org.apache.batik."),
                    Map.entry("PDFBox", "org.apache.pdfbox."),
                    Map.entry("pdfbox-graphics2d", "de.rototor.pdfbox."),
                    Map.entry("gogo", "org.apache.felix."),
                    Map.entry("JLine", "org.jline."),
                    Map.entry("Servlet", "jakarta.servlet."),
                    Map.entry("SLF4J", "org.slf4j."),
                    Map.entry("SSHD", "org.apache.sshd."),
                    Map.entry("Hazelcast", "com.hazelcast."),
                    Map.entry("HikariCP", "com.zaxxer.hikari."),
                    Map.entry("Bouncy Castle", "org.bouncycastle."),
                    Map.entry("Health Checks", "org.apache.felix.hc."),
                    Map.entry("OSGi", "org.osgi."));

    private static final List<String> FREE =
            List.of(
                    "java.",
                    "javax.",
                    "org.w3c.dom.",
                    "org.xml.sax",
                    "org.osgi.annotation.",
                    "org.osgi.service.component.annotations.");

    /**
     * A row.
     *
     * @param names symbolic names of bundles; .* at the end matches any
     * @param libraries what they may use
     */
    private record Row(List<String> names, List<String> libraries) {
        boolean isOf(String bundle) {
            return names.stream()
                    .anyMatch(
                            name ->
                                    name.endsWith(".*")
                                            ? bundle.startsWith(
                                                    name.substring(0, name.length() - 1))
                                            : name.equals(bundle));
        }
    }

    private final List<Row> rows;

    private DependencyRules(List<Row> rows) {
        this.rows = rows;
    }

    /**
     * Reads the table.
     *
     * @param text of CONTRIBUTING.md
     * @throws IllegalArgumentException if there is no such table, or it names an unknown library
     */
    static DependencyRules of(String text) {
        List<Row> rows =
                text.lines()
                        .dropWhile(line -> !line.endsWith("| may use |"))
                        .skip(2)
                        .takeWhile(line -> line.startsWith("|"))
                        .map(DependencyRules::row)
                        .toList();
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("no table with a column 'may use'");
        }
        return new DependencyRules(rows);
    }

    private static Row row(String line) {
        String[] cells = line.split("\\|");
        List<String> names = new ArrayList<>();
        Matcher name = NAME.matcher(cells[1]);
        while (name.find()) {
            // `org.kneepoint.simulator.slotted`, `.packet` share the prefix
            String found = name.group(1);
            names.add(found.startsWith(".") ? siblingOf(names.get(0), found) : found);
        }
        List<String> libraries = Stream.of(cells[3].split(",")).map(String::strip).toList();
        for (String word : libraries) {
            if (!LIBRARIES.containsKey(word) && !word.matches("[a-z.]+|java\\.\\*")) {
                throw new IllegalArgumentException("may use '" + word + "': no known library");
            }
        }
        return new Row(names, libraries);
    }

    private static String siblingOf(String name, String ending) {
        return name.substring(0, name.lastIndexOf('.')) + ending;
    }

    /**
     * Returns the violations of a bundle, a line each.
     *
     * @param bundle its symbolic name
     * @param used names of packages or classes
     */
    List<String> breaches(String bundle, Collection<String> used) {
        Optional<Row> row = rows.stream().filter(r -> r.isOf(bundle)).findFirst();
        if (row.isEmpty()) {
            return List.of(bundle + " has no row in the table");
        }
        return used.stream()
                .filter(name -> !isAllowed(bundle, row.get().libraries(), name + "."))
                .sorted()
                .distinct()
                .map(name -> bundle + " uses " + name)
                .toList();
    }

    private static boolean isAllowed(String bundle, List<String> libraries, String used) {
        if (used.startsWith(bundle + ".")) {
            return true;
        }
        if (FREE.stream().anyMatch(used::startsWith)) {
            return !libraries.contains(JAVA) || !used.startsWith("javax.");
        }
        return libraries.stream()
                .map(word -> LIBRARIES.getOrDefault(word, ROOT + word + "."))
                .anyMatch(used::startsWith);
    }
}
