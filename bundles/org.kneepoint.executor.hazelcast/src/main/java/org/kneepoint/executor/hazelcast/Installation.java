// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.kneepoint.study.plugin.Sha256;
import org.kneepoint.study.worker.WorkerCommand;
import org.osgi.framework.BundleContext;

/**
 * What a workbench brings to a network.
 *
 * @param home folder of the installation
 * @param deploy folder of drop-in bundles and network files
 * @param scratch folder that this process deletes at its end
 * @param version of the distribution
 */
record Installation(Path home, Path deploy, Path scratch, String version) {
    /** Returns that of this process. */
    static Installation of(BundleContext context) {
        return new Installation(
                Path.of(context.getProperty("kneepoint.home")),
                Path.of(context.getProperty("kneepoint.deploy")),
                Path.of(context.getProperty("org.osgi.framework.storage")),
                context.getProperty("kneepoint.version"));
    }

    /** Returns the folder of drop-in bundles and network files of a worker that has none. */
    Path withoutFiles() {
        return scratch.resolve("no-files");
    }

    /**
     * Returns the command of a worker, which has the heap of this process.
     *
     * @param files the folder of its drop-in bundles and network files
     */
    WorkerCommand worker(Path files) {
        return WorkerCommand.of(home)
                .withDeployFolder(files)
                .withHeapSetting("-Xmx in KNEEPOINT_JAVA_OPTS of the member");
    }

    /**
     * Returns what members must have too: version, Java, and the hashes of all bundles.
     *
     * @throws IOException if a bundle cannot be read
     */
    Map<String, String> identity() throws IOException {
        Map<String, String> identity = new TreeMap<>(Sha256.ofFiles(home.resolve("bundle")));
        identity.put("Kneepoint", version);
        identity.put("Java", Runtime.version().toString());
        return identity;
    }

    /**
     * Returns the first difference of two identities in one line; empty for none. Versions are
     * named first.
     */
    static Optional<String> difference(Map<String, String> here, Map<String, String> submitter) {
        Map<String, String> all = new TreeMap<>(submitter);
        here.forEach(all::putIfAbsent);
        return all.keySet().stream()
                .filter(name -> !here.getOrDefault(name, "").equals(submitter.get(name)))
                .min((one, other) -> Boolean.compare(isJar(one), isJar(other)))
                .map(name -> difference(name, here.get(name), submitter.get(name)));
    }

    private static boolean isJar(String name) {
        return name.endsWith(".jar");
    }

    private static String difference(String name, String here, String there) {
        if (!isJar(name)) {
            return name + " is " + here + ", the submitter has " + there;
        }
        if (here == null || there == null) {
            return name + " is " + (here == null ? "missing" : "additional");
        }
        return name + " is another build than that of the submitter";
    }
}
