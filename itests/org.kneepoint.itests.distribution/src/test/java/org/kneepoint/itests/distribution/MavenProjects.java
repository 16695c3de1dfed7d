// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Builds projects with Maven as a user would, with the jars of this build's local repository in the
 * place of Maven Central, and a local repository of their own.
 */
final class MavenProjects {
    private static final Path TARGET =
            Path.of(System.getProperty("kneepoint.repository"))
                    .resolve("itests/org.kneepoint.itests.distribution/target")
                    .toAbsolutePath()
                    .normalize();
    private static final Path LOCAL = TARGET.resolve("maven-repository");

    private static final String SETTINGS =
            """
            <settings>
              <mirrors>
                <mirror>
                  <id>central-copy</id>
                  <mirrorOf>central</mirrorOf>
                  <url>%s</url>
                </mirror>
              </mirrors>
            </settings>
            """;

    private static final String ALL =
            """
            <project xmlns="http://maven.apache.org/POM/4.0.0">
              <modelVersion>4.0.0</modelVersion>
              <groupId>all</groupId>
              <artifactId>all</artifactId>
              <version>1</version>
              <packaging>pom</packaging>
              <modules>%s</modules>
            </project>
            """;

    private MavenProjects() {}

    /** Packages the projects in the sub-folders of a folder. */
    static void pack(Path folder, List<String> projects) throws IOException {
        Path built = LOCAL.resolve("org/kneepoint");
        delete(built);
        Path settings = folder.resolve("settings.xml");
        Path central = Path.of(System.getProperty("kneepoint.central"));
        Files.writeString(settings, SETTINGS.formatted(central.toUri()));
        Files.writeString(
                folder.resolve("pom.xml"),
                ALL.formatted(
                        projects.stream()
                                .map(name -> "<module>" + name + "</module>")
                                .collect(Collectors.joining())));
        Path log = folder.resolve("maven.log");
        ProcessBuilder builder =
                new ProcessBuilder(
                                System.getProperty("kneepoint.maven") + "/bin/mvn",
                                "-B",
                                "-q",
                                "-s",
                                settings.toString(),
                                "-Dmaven.repo.local=" + LOCAL,
                                "package")
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(log.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1");
        Process maven = TestProcesses.start(builder);
        maven.getOutputStream().close();
        assertTrue(TestProcesses.await(maven, StartScript.LIMIT), "Maven ends");
        assertEquals(0, maven.exitValue(), Files.readString(log));
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            List<Path> all;
            try (Stream<Path> files = Files.walk(folder)) {
                all = files.sorted(Comparator.reverseOrder()).toList();
            }
            for (Path file : all) {
                Files.delete(file);
            }
        }
    }
}
