// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

/**
 * The only folder written by the workbench: bundle caches, logs, history.
 *
 * @param path absolute; exists and can be written
 */
record WorkFolder(Path path) {

    /**
     * Chooses and creates the work folder: {@code KNEEPOINT_WORK} if set, else {@code .kneepoint}
     * in the user's home, else a private folder among the temporary files.
     *
     * @param environment the process environment
     * @param system the system properties {@code user.home}, {@code user.name} and {@code
     *     java.io.tmpdir}
     * @throws LaunchFailure when the folder set by the user, or else none, is writable
     */
    static WorkFolder choose(Map<String, String> environment, Properties system)
            throws LaunchFailure {
        String named = environment.getOrDefault("KNEEPOINT_WORK", "");
        if (!named.isEmpty()) {
            try {
                return named(Path.of(named));
            } catch (IOException e) {
                throw new LaunchFailure("cannot write to KNEEPOINT_WORK=" + named, e);
            }
        }
        try {
            return writable(PrivateFolder.create(home(environment, system).resolve(".kneepoint")));
        } catch (IOException noHome) {
            return temporary(system);
        }
    }

    /** The folder of the logs. */
    Path logs() {
        return path.resolve("logs");
    }

    /** The parent of the folders of the running processes. */
    Path run() {
        return path.resolve("run");
    }

    private static Path home(Map<String, String> environment, Properties system) {
        String home = environment.getOrDefault("HOME", "");
        return Path.of(home.isEmpty() ? system.getProperty("user.home") : home);
    }

    /** A folder set by the user; the permissions of an existing one are not changed. */
    private static WorkFolder named(Path folder) throws IOException {
        return writable(Files.isDirectory(folder) ? folder : PrivateFolder.create(folder));
    }

    private static WorkFolder writable(Path folder) throws IOException {
        Path path = folder.toAbsolutePath().normalize();
        if (!Files.isWritable(path)) {
            throw new IOException("no permission to write to " + path);
        }
        return new WorkFolder(path);
    }

    private static WorkFolder temporary(Properties system) throws LaunchFailure {
        Path parent = Path.of(system.getProperty("java.io.tmpdir"));
        Path folder = parent.resolve("kneepoint-" + system.getProperty("user.name"));
        try {
            return writable(PrivateFolder.createAmongOthers(folder));
        } catch (IOException e) {
            throw new LaunchFailure(
                    "no writable work folder (" + e.getMessage() + "); set KNEEPOINT_WORK", e);
        }
    }
}
