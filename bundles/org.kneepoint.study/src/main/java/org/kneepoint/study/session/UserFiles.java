// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.kneepoint.api.scenario.BadInput;

/**
 * The files that a caller may name. While a command is executed its thread has those of its {@link
 * Caller}.
 */
public final class UserFiles {
    /** All files, named relative to the working directory of a session or of the process. */
    public static final UserFiles ALL = new UserFiles(null, () -> Long.MAX_VALUE);

    private static final ThreadLocal<UserFiles> PRESENT = ThreadLocal.withInitial(() -> ALL);

    private static final double MEGABYTE = 1e6;

    private final Path folder;
    private final LongSupplier limit;

    private UserFiles(Path folder, LongSupplier limit) {
        this.folder = folder;
        this.limit = limit;
    }

    /** Returns the files in a folder and those below it, where symbolic links do not lead out. */
    public static UserFiles in(Path folder) {
        return in(folder, () -> Long.MAX_VALUE);
    }

    /**
     * As above, with a limit of what these files take together.
     *
     * @param limit returns the present limit, bytes
     */
    public static UserFiles in(Path folder, LongSupplier limit) {
        return new UserFiles(folder.toAbsolutePath().normalize(), limit);
    }

    /** Returns the files of the caller of this thread; {@link #ALL} if none were set. */
    public static UserFiles current() {
        return PRESENT.get();
    }

    /** Does work on this thread that may name these files. */
    public <T> T call(Callable<T> work) throws Exception {
        UserFiles before = PRESENT.get();
        PRESENT.set(this);
        try {
            return work.call();
        } finally {
            PRESENT.set(before);
        }
    }

    /** Computes a value on this thread, where only these files may be named. */
    public <T> T get(Supplier<T> value) {
        UserFiles before = PRESENT.get();
        PRESENT.set(this);
        try {
            return value.get();
        } finally {
            PRESENT.set(before);
        }
    }

    /** Returns what all files of a folder take together, bytes; 0 if there is no such folder. */
    public static long bytes(Path folder) throws IOException {
        return Files.isDirectory(folder) ? FolderSize.without(null, folder) : 0;
    }

    /** Returns the folder to which they are confined; empty for all files. */
    public Optional<Path> folder() {
        return Optional.ofNullable(folder);
    }

    /**
     * Resolves a file name.
     *
     * @param base what a relative name refers to, if these are all files
     * @throws BadInput if it is no file name or the file is not one of these, whether it exists or
     *     not
     */
    public Path resolve(Path base, String name) {
        try {
            return folder == null ? base.resolve(name) : inside(folder.resolve(name), name);
        } catch (InvalidPathException e) {
            throw BadInput.because("file", name, "invalid file name: " + name);
        }
    }

    /**
     * Returns how long a file may become that replaces the one of its name, if there is one.
     *
     * @return bytes
     * @throws BadInput if there is no space at all
     */
    public long space(Path file) throws IOException {
        long most = folder == null ? Long.MAX_VALUE : limit.getAsLong();
        if (most == Long.MAX_VALUE) {
            return most;
        }
        long left = most - FolderSize.without(file, folder.toRealPath());
        if (left <= 0) {
            throw noSpace();
        }
        return left;
    }

    /** Returns the error of a file for which there is no space. */
    public BadInput noSpace() {
        long most = limit.getAsLong();
        return BadInput.because(
                "stored",
                most,
                String.format(
                        Locale.ROOT,
                        "there is no space for this file: your files may take %.1f MB",
                        most / MEGABYTE));
    }

    private Path inside(Path file, String name) {
        Path plain = file.normalize();
        try {
            if (plain.startsWith(folder) && real(plain).startsWith(folder.toRealPath())) {
                return plain;
            }
        } catch (IOException e) {
            // the same answer, or it would tell which files there are
        }
        throw BadInput.because("file", name, "the file is outside your folder: " + name);
    }

    /** Returns the real path of what exists of a path. A link that leads nowhere is an error. */
    private static Path real(Path file) throws IOException {
        Path existing = file;
        while (!Files.exists(existing, LinkOption.NOFOLLOW_LINKS)) {
            existing = existing.getParent();
        }
        return existing.toRealPath();
    }
}
