// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes the folders {@code sdk} and {@code examples} of the distribution. {@code sdk} is a Maven
 * repository with what plug-ins are compiled and tested with: each library as a jar with its
 * sources, its documentation and a POM without a parent, the parent of plug-in projects, and an
 * archetype for each example.
 */
public final class Sdk {
    /** What plug-ins may use, each after those it needs itself. */
    static final List<String> LIBRARIES =
            List.of(
                    "org.kneepoint.api",
                    "org.kneepoint.support",
                    "org.kneepoint.queueing",
                    "org.kneepoint.networkcheck",
                    "org.kneepoint.graph",
                    "org.kneepoint.flow",
                    "org.kneepoint.contract",
                    "org.kneepoint.testkit",
                    "org.kneepoint.simulation",
                    "org.kneepoint.simulator.flit");

    private Sdk() {}

    /**
     * Writes the two folders.
     *
     * @param arguments the folders of the jars in the layout of a Maven repository: those of the
     *     distribution, and those of test kit and examples; the root of the source tree; the folder
     *     of the distribution
     * @throws IOException when a file cannot be read or written
     */
    public static void main(String[] arguments) throws IOException {
        Map<String, StagedJar> jars = new TreeMap<>();
        for (String staged : List.of(arguments[0], arguments[1])) {
            StagedJar.list(Path.of(staged))
                    .forEach(jar -> jars.put(jar.name().replaceAll(".*:", ""), jar));
        }
        Path root = Path.of(arguments[2]);
        Path distribution = Path.of(arguments[3]);
        Path sdk = Files.createDirectories(distribution.resolve("sdk"));
        for (String library : LIBRARIES) {
            new SdkLibrary(jars.get(library), module(root, library), jars).writeTo(sdk);
        }
        Archetypes archetypes = new Archetypes(sdk, jars.get("org.kneepoint.testkit").version());
        archetypes.writeParent(root.resolve("distribution/plugin-parent/pom.xml"));
        List<PlugInExample> examples = PlugInExample.list(root.resolve("distribution/examples"));
        for (PlugInExample example : examples) {
            example.writeTo(
                    distribution.resolve("examples"),
                    jars.get(example.artifact()),
                    archetypes.parentPom());
            archetypes.write(example);
        }
        archetypes.writeCatalogue(examples);
        String page = "write-a-topology.md";
        Files.copy(
                root.resolve("distribution/docs").resolve(page),
                sdk.resolve(page),
                StandardCopyOption.REPLACE_EXISTING);
    }

    private static Path module(Path root, String artifact) {
        Path bundle = root.resolve("bundles").resolve(artifact);
        return Files.isDirectory(bundle) ? bundle : root.resolve("itests").resolve(artifact);
    }
}
