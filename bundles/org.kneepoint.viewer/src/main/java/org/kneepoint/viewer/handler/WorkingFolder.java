// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Workspace;

/**
 * The working directory, of which the page reads only what lies below: symbolic links are resolved
 * before that is checked.
 */
final class WorkingFolder {
    private static final String PATH = "path";

    private final Path root;

    private WorkingFolder(Path root) {
        this.root = root;
    }

    /** The working directory of a workspace. */
    static WorkingFolder of(Workspace workspace) throws IOException {
        return new WorkingFolder(workspace.folder().toRealPath());
    }

    /**
     * Returns an existing file or folder.
     *
     * @param path relative to the working directory; empty for this itself
     * @throws BadInput if there is none, or it lies elsewhere
     */
    Path existing(String path) throws IOException {
        Path given;
        try {
            given = root.resolve(path);
        } catch (InvalidPathException e) {
            throw missing(path);
        }
        Path inside = given.normalize();
        if (!inside.startsWith(root)) {
            throw outside(path);
        }
        if (!Files.exists(inside)) {
            throw missing(path);
        }
        Path real = inside.toRealPath();
        if (!real.startsWith(root)) {
            throw outside(path);
        }
        return real;
    }

    /** Returns a path below the working directory as the user would type it. */
    String shown(Path path) {
        return root.relativize(path).toString();
    }

    /** Returns whether a file or folder lies below, also if it is a link. */
    boolean holds(Path path) {
        try {
            return path.toRealPath().startsWith(root);
        } catch (IOException e) {
            return false;
        }
    }

    private static BadInput outside(String path) {
        return BadInput.because(PATH, path, path + " is not below the working directory");
    }

    private static BadInput missing(String path) {
        return BadInput.because(PATH, path, "no such file: " + path);
    }
}
