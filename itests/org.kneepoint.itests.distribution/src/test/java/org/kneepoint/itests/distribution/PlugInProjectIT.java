// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.testkit.ErrorLine;

/** Plug-ins made with the archive alone: projects of {@code new}, and the examples. */
class PlugInProjectIT {
    private static final List<String> KINDS =
            List.of("command", "metric", "pattern", "routing", "solver", "topology");

    @TempDir private Path folder;
    @TempDir private Path deploy;

    /** Maven runs the contract test of each; the jars go into the deploy folder unchanged. */
    @Test
    void aProjectOfEachKindBuildsAndDropsIn() throws IOException {
        String line =
                KINDS.stream()
                        .map(kind -> "new " + kind + " my-" + kind)
                        .collect(Collectors.joining("; "));
        ProcessResult created = kneepoint().in(folder).run(line);
        assertEquals(0, created.status(), created::toString);
        List<String> projects = KINDS.stream().map("my-"::concat).toList();
        MavenProjects.pack(folder, projects);
        for (String project : projects) {
            Path jar = folder.resolve(project).resolve("target/" + project + "-1.0.0.jar");
            Files.copy(jar, deploy.resolve(jar.getFileName()));
        }
        String curve =
                kneepoint()
                        .run(
                                "simulate my-topology nodes=8 load=0.1,0.2 precision=0.1"
                                        + " pattern=my-pattern format=csv")
                        .done();
        assertEquals(List.of("ok", "ok"), CsvText.column(curve, "status"));
        assertEquals(List.of("across-first", "across-first"), CsvText.column(curve, "routing"));
        String knees =
                kneepoint()
                        .run(
                                "c = (solve mesh radix=3 load=0.01:0.4:0.01 solver=my-solver"
                                        + " routing=my-routing); measure $c metric=my-metric;"
                                        + " my-command $c format=csv")
                        .done();
        ErrorLine.names(knees, "load_at_double_latency", "mesh,");
    }

    @Test
    void theExamplesDropInAndKeepTheirContracts() throws IOException {
        Path examples = Installation.TAR.home().resolve("examples");
        try (Stream<Path> jars = Files.list(examples)) {
            for (Path jar : jars.filter(file -> file.toString().endsWith(".jar")).toList()) {
                Files.copy(jar, deploy.resolve(jar.getFileName()));
                String project = jar.getFileName().toString().replaceAll("-[0-9.]+[.]jar$", "");
                assertTrue(Files.exists(examples.resolve(project).resolve("pom.xml")), project);
            }
        }
        kneepoint()
                .run(
                        "check spidergon nodes=16; check highest-first network=mesh radix=3;"
                                + " check both-neighbours; check latency-doubling;"
                                + " check independent-queues network=mesh radix=3;"
                                + " knees (solve spidergon nodes=16 load=0.1,0.2)")
                .done();
    }

    @Test
    void theSdkHasSourcesAndDocumentation() {
        Path api = Installation.TAR.home().resolve("sdk/org/kneepoint/org.kneepoint.testkit");
        String name = "org.kneepoint.testkit-" + Installation.TAR.version();
        for (String ending : Set.of(".jar", ".pom", "-sources.jar", "-javadoc.jar")) {
            Path file = api.resolve(Installation.TAR.version()).resolve(name + ending);
            assertTrue(Files.isRegularFile(file), file::toString);
        }
    }

    @Test
    void whatCannotBeWrittenIsRefused() throws IOException {
        kneepoint().in(folder).run("new toplogy my-ring").refused(1, "toplogy", "topology");
        kneepoint().in(folder).run("new topology MyRing").refused(1, "MyRing");
        Files.createDirectory(folder.resolve("my-ring"));
        kneepoint().in(folder).run("new topology my-ring").refused(1, "my-ring");
    }

    private StartScript kneepoint() {
        return StartScript.installed().with("KNEEPOINT_DEPLOY", deploy);
    }
}
