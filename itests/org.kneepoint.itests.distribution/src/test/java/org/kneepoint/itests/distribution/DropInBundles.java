// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/**
 * Bundles made with the unpacked distribution only: compiled against its API jar, with manifest and
 * component description written by hand.
 */
final class DropInBundles {
    private static final String RING = "drop-ring";

    private static final String IMPORTS =
            Stream.of(
                            "metric",
                            "result",
                            "run",
                            "scenario",
                            "simulator",
                            "solver",
                            "topology",
                            "traffic")
                    .map(name -> "org.kneepoint.api." + name + ";version=\"[2.0,3)\"")
                    .collect(Collectors.joining(","));

    private DropInBundles() {}

    /**
     * Makes a bundle with the solver {@code drop} of the network {@code drop-net}.
     *
     * @param latency of each point, which identifies the version
     */
    static void solver(Path jar, int latency) throws IOException {
        bundle(jar, "DropSolver", "solver.Solver", latency, IMPORTS);
    }

    /** Makes a bundle with the simulator {@code drop} of the network {@code drop-net}. */
    static void simulator(Path jar) throws IOException {
        bundle(jar, "DropSimulator", "simulator.Simulator", 1, IMPORTS);
    }

    /** Makes a bundle with the topology {@code drop-ring}. */
    static void topology(Path jar) throws IOException {
        topology(jar, RING);
    }

    /** Makes a bundle with that topology under another name. */
    static void topology(Path jar, String name) throws IOException {
        UnaryOperator<String> renamed = text -> text.replace(RING, name);
        bundle(jar, "DropRing", "topology.Topology", 1, IMPORTS, renamed);
    }

    /**
     * Makes a bundle of a name with an edited source file.
     *
     * @param type class, such as DropRing
     * @param service the service type within the API, such as topology.Topology
     */
    static void edited(
            Path jar, String bundle, String type, String service, UnaryOperator<String> edit)
            throws IOException {
        bundle(jar, bundle, type, service, 1, IMPORTS, edit);
    }

    /** Makes a bundle that imports a missing package. */
    static void unresolvable(Path jar) throws IOException {
        bundle(jar, "DropSolver", "solver.Solver", 1, IMPORTS + ",org.nowhere;version=\"[2.0,3)\"");
    }

    /** Makes a jar that is no bundle. */
    static void plainJar(Path jar) throws IOException {
        pack(jar, null, Map.of("README", new byte[] {'h', 'i'}));
    }

    private static void bundle(Path jar, String type, String service, int latency, String imports)
            throws IOException {
        bundle(jar, type, service, latency, imports, UnaryOperator.identity());
    }

    private static void bundle(
            Path jar,
            String type,
            String service,
            int latency,
            String imports,
            UnaryOperator<String> edit)
            throws IOException {
        bundle(jar, "drop", type, service, latency, imports, edit);
    }

    private static void bundle(
            Path jar,
            String bundle,
            String type,
            String service,
            int latency,
            String imports,
            UnaryOperator<String> edit)
            throws IOException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.putValue("Manifest-Version", "1.0");
        main.putValue("Bundle-ManifestVersion", "2");
        main.putValue("Bundle-SymbolicName", bundle);
        main.putValue("Bundle-Version", "1.0." + latency);
        main.putValue("Import-Package", imports);
        main.putValue("Service-Component", "OSGI-INF/drop.xml");
        Map<String, byte[]> entries = new TreeMap<>(compiled(type, latency, edit));
        String component =
                resource("drop.xml").replace("@CLASS@", type).replace("@SERVICE@", service);
        entries.put("OSGI-INF/drop.xml", component.getBytes(StandardCharsets.UTF_8));
        pack(jar, manifest, entries);
    }

    /** Compiles a source file and returns its classes. */
    private static Map<String, byte[]> compiled(
            String type, int latency, UnaryOperator<String> edit) throws IOException {
        Path folder =
                Files.createTempDirectory(Files.createDirectories(StartScript.SHARED), "drop");
        Path source = folder.resolve(type + ".java");
        String text = edit.apply(resource(type + ".java"));
        Files.writeString(source, text.replace("@LATENCY@", String.valueOf(latency)));
        String[] options = {
            "--release",
            "17",
            "-proc:none",
            "-cp",
            contracts(),
            "-d",
            folder.toString(),
            source.toString(),
        };
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        int status = ToolProvider.getSystemJavaCompiler().run(null, messages, messages, options);
        if (status != 0) {
            throw new AssertionError(messages.toString(StandardCharsets.UTF_8));
        }
        Map<String, byte[]> classes = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder.resolve("drop"))) {
            for (Path file : files.toList()) {
                classes.put("drop/" + file.getFileName(), Files.readAllBytes(file));
            }
        }
        return classes;
    }

    /** Returns the jar of the API, which has its own version. */
    private static String contracts() throws IOException {
        try (Stream<Path> jars = Files.list(Installation.TAR.home().resolve("bundle"))) {
            return jars.filter(jar -> jar.getFileName().toString().startsWith("org.kneepoint.api-"))
                    .findFirst()
                    .orElseThrow()
                    .toString();
        }
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = DropInBundles.class.getResourceAsStream("/drop/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Writes under another name and renames, as the documentation requires. */
    private static void pack(Path jar, Manifest manifest, Map<String, byte[]> entries)
            throws IOException {
        Path beside = jar.resolveSibling(jar.getFileName() + ".part");
        try (OutputStream file = Files.newOutputStream(beside);
                JarOutputStream out =
                        manifest == null
                                ? new JarOutputStream(file)
                                : new JarOutputStream(file, manifest)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                out.putNextEntry(new ZipEntry(entry.getKey()));
                out.write(entry.getValue());
            }
        }
        Files.move(
                beside, jar, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
