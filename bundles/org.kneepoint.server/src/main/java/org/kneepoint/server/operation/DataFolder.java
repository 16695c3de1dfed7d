// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.UserFiles;

/** The folder with all that the server keeps; only its owner may enter. */
record DataFolder(Path path) {
    DataFolder {
        path = path.toAbsolutePath().normalize();
    }

    /** The settings, a text file. */
    Path settings() {
        return path.resolve("settings.properties");
    }

    /** The embedded database, without the ending of its file. */
    Path database() {
        return path.resolve("database").resolve("kneepoint");
    }

    /** The folders of users, by name of the account. */
    Path users() {
        return path.resolve("users");
    }

    /** Returns what the files of an account take, bytes. */
    long bytesOfFiles(String account) {
        try {
            return UserFiles.bytes(users().resolve(account));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The contents of plug-ins by their hash. */
    Path plugIns() {
        return path.resolve("plug-ins");
    }

    /** Copies of the deploy folder that plans need; made anew at each start. */
    Path snapshots() {
        return path.resolve("snapshots");
    }

    /** What a cluster executes, if no other folder is set. */
    Path cluster() {
        return path.resolve("cluster");
    }

    /** The key of the SSH server. */
    Path hostKey() {
        return path.resolve("ssh-host-key");
    }

    /** The log files. */
    Path logs() {
        return path.resolve("logs");
    }

    /** Returns whether it was prepared. */
    boolean isPrepared() {
        return Files.exists(settings());
    }

    /**
     * Requires that it was prepared.
     *
     * @throws BadInput if not
     */
    void requirePrepared() {
        if (!isPrepared()) {
            throw BadInput.because(
                    "folder",
                    path,
                    path + " is no data folder; make one: kneepoint server init folder=" + path);
        }
    }

    /** Makes it, if there is none. */
    void create() throws IOException {
        Files.createDirectories(path);
        if (Files.getFileStore(path).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwx------"));
        }
        for (Path folder : new Path[] {database().getParent(), users(), plugIns(), logs()}) {
            Files.createDirectories(folder);
        }
    }
}
