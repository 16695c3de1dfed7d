// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Properties;
import java.util.Set;

/**
 * The one folder that the workbench writes to: bundle caches, logs, history.
 *
 * @param path absolute; exists and can be written
 */
record WorkFolder(Path path) {

    private static final Set<PosixFilePermission> OWNER_ONLY =
            PosixFilePermissions.fromString("rwx------");

    /**
     * Chooses and creates the work folder: {@code KNEEPOINT_WORK} if set, else {@code .kneepoint}
     * in the user's home, else a private folder among the temporary files.
     *
     * @param environment the process environment
     * @param system the system properties {@code user.home}, {@code user.name} and {@code
     *     java.io.tmpdir}
     * @throws LaunchFailure when the folder that the user names, or every other one, cannot be
     *     written
     */
    static WorkFolder choose(Map<String, String> environment, Properties system)
            throws LaunchFailure {
        String named = environment.getOrDefault("KNEEPOINT_WORK", "");
        if (!named.isEmpty()) {
            try {
                return writable(Path.of(named));
            } catch (IOException e) {
                throw new LaunchFailure("cannot write to KNEEPOINT_WORK=" + named, e);
            }
        }
        try {
            return writable(home(environment, system).resolve(".kneepoint"));
        } catch (IOException noHome) {
            return temporary(system);
        }
    }

    /** The folder of the logs; it may not exist yet. */
    Path logs() {
        return path.resolve("logs");
    }

    /** The folder below which each running process has its private folder. */
    Path run() {
        return path.resolve("run");
    }

    private static Path home(Map<String, String> environment, Properties system) {
        String home = environment.getOrDefault("HOME", "");
        return Path.of(home.isEmpty() ? system.getProperty("user.home") : home);
    }

    private static WorkFolder writable(Path folder) throws IOException {
        Path path = folder.toAbsolutePath().normalize();
        Files.createDirectories(path);
        if (!Files.isWritable(path)) {
            throw new IOException("no permission to write to " + path);
        }
        return new WorkFolder(path);
    }

    private static WorkFolder temporary(Properties system) throws LaunchFailure {
        Path parent = Path.of(system.getProperty("java.io.tmpdir"));
        try {
            return privateFolder(parent.resolve("kneepoint-" + system.getProperty("user.name")));
        } catch (IOException e) {
            throw new LaunchFailure("no folder to write to; name one with KNEEPOINT_WORK", e);
        }
    }

    /**
     * Anybody may create folders among the temporary files, so only one closed to others is used.
     */
    private static WorkFolder privateFolder(Path folder) throws IOException {
        if (!FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
            return writable(folder);
        }
        try {
            Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
        } catch (FileAlreadyExistsException e) {
            if (!Files.getPosixFilePermissions(folder, LinkOption.NOFOLLOW_LINKS)
                    .equals(OWNER_ONLY)) {
                throw new IOException(folder + " is open to other users", e);
            }
        }
        return writable(folder);
    }
}
