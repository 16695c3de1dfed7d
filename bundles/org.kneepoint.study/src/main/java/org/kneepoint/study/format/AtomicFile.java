// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.UserFiles;

/** Atomic file replacement: written beside the target, then renamed. */
public final class AtomicFile {
    private static final String UNWRITABLE = "cannot be written there";

    private AtomicFile() {}

    /** The content of a file. */
    @FunctionalInterface
    public interface Content {
        /** Writes the content. */
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Writes a text in UTF-8.
     *
     * @see #write(Path, Content)
     */
    public static void write(Path target, String text) throws IOException {
        write(target, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Writes a file. On any failure the target is unchanged.
     *
     * @param target the file, replaced if it exists
     * @param content the content
     * @throws BadInput if the folder does not exist, the target is a folder, or the files of the
     *     caller take all the space they may
     * @throws IOException if the disk is full or the folder is not writable
     */
    public static void write(Path target, Content content) throws IOException {
        Path absolute = target.toAbsolutePath();
        requireFolder(target, absolute);
        if (Files.isDirectory(absolute)) {
            throw BadInput.of("out", target, " is a folder: give the name of a file");
        }
        try {
            if (Files.exists(absolute) && !Files.isRegularFile(absolute)) {
                // a pipe or a device is written to, not replaced
                write(absolute, content, StandardOpenOption.WRITE);
            } else {
                // a link keeps its target
                replace(Files.exists(absolute) ? absolute.toRealPath() : absolute, content);
            }
        } catch (ClosedByInterruptException e) {
            throw e;
        } catch (AccessDeniedException | NoSuchFileException e) {
            throw named(target, UNWRITABLE, e);
        } catch (FileSystemException e) {
            throw named(target, e.getReason(), e);
        } catch (IOException e) {
            throw named(target, e.getMessage(), e);
        }
    }

    /**
     * Checks that a file can be written, before a long computation. An existing file is not
     * changed.
     *
     * @throws BadInput if the folder does not exist
     * @throws IOException if the folder is not writable
     */
    public static void requireWritable(Path target) throws IOException {
        Path absolute = target.toAbsolutePath();
        requireFolder(target, absolute);
        if (Files.exists(absolute) && !Files.isRegularFile(absolute)) {
            return;
        }
        // a trial, since permissions are not conclusive for every user
        Path trial = beside(Files.exists(absolute) ? absolute.toRealPath() : absolute);
        try {
            Files.createFile(trial);
        } catch (IOException e) {
            throw named(target, UNWRITABLE, e);
        } finally {
            Files.deleteIfExists(trial);
        }
    }

    private static void requireFolder(Path target, Path absolute) {
        Path folder = absolute.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw BadInput.of("out", target, ": the folder " + folder + " does not exist");
        }
    }

    /** Names the target instead of the temporary file. */
    private static FileSystemException named(Path target, String reason, IOException cause) {
        FileSystemException named = new FileSystemException(target.toString(), null, reason);
        named.initCause(cause);
        return named;
    }

    private static void replace(Path target, Content content) throws IOException {
        UserFiles files = UserFiles.current();
        long space = files.space(target);
        Path beside = beside(target);
        try {
            Content bounded = out -> content.writeTo(new BoundedOutput(out, space, files::noSpace));
            write(beside, bounded, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
            rename(beside, target);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static void write(Path file, Content content, StandardOpenOption... options)
            throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file, options))) {
            content.writeTo(out);
        }
    }

    /** Not by {@code Files.createTempFile}, whose files only their owner can read. */
    private static Path beside(Path target) {
        long process = ProcessHandle.current().pid();
        String name =
                "." + target.getFileName() + "." + process + "." + System.nanoTime() + ".part";
        return target.resolveSibling(name);
    }

    private static void rename(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
