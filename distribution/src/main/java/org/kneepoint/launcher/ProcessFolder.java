// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * A folder used by this process only and deleted at its end, so that any number of processes can
 * run at once. A lock on the file {@code NAME.lock} beside the folder {@code NAME} marks it as in
 * use; the operating system releases the lock when the process ends.
 */
final class ProcessFolder {

    private static final String LOCK = ".lock";

    private final Path path;
    private final Path lockFile;
    private final FileChannel channel;

    private ProcessFolder(Path path, Path lockFile, FileChannel channel) {
        this.path = path;
        this.lockFile = lockFile;
        this.channel = channel;
    }

    /**
     * Creates the folder of this process and removes those of processes that have ended.
     *
     * @param parent created when missing
     * @throws IOException when the folder cannot be created, or the file system has no locks
     */
    static ProcessFolder create(Path parent) throws IOException {
        PrivateFolder.create(parent);
        removeLeftovers(parent);
        while (true) {
            String name = ProcessHandle.current().pid() + "-" + Long.toHexString(System.nanoTime());
            Path lockFile = parent.resolve(name + LOCK);
            FileChannel channel = openLocked(lockFile);
            // another process may have removed the file before it was locked
            if (channel != null && Files.exists(lockFile)) {
                Path path = Files.createDirectory(parent.resolve(name));
                return new ProcessFolder(path, lockFile, channel);
            }
        }
    }

    /** The folder. */
    Path path() {
        return path;
    }

    /** Keeps what the folder holds in a file; without the file, later processes start slower. */
    void keepIn(BundleCacheFile file) {
        try {
            file.pack(path);
        } catch (IOException e) {
            // there is no file
        }
    }

    /** Deletes the folder; a later process removes what remains. */
    void delete() {
        try (channel) {
            deleteTree(path);
            Files.deleteIfExists(lockFile);
        } catch (IOException e) {
            // the next process removes it
        }
    }

    private static void removeLeftovers(Path parent) throws IOException {
        try (DirectoryStream<Path> locks = Files.newDirectoryStream(parent, "*" + LOCK)) {
            for (Path lockFile : locks) {
                removeIfDead(lockFile);
            }
        }
    }

    private static void removeIfDead(Path lockFile) {
        String file = lockFile.getFileName().toString();
        Path folder = lockFile.resolveSibling(file.substring(0, file.length() - LOCK.length()));
        try (FileChannel channel = openLocked(lockFile)) {
            if (channel != null) {
                deleteTree(folder);
                Files.deleteIfExists(lockFile);
            }
        } catch (IOException e) {
            // a later process tries again
        }
    }

    /** Opens and locks a file; null when another process has locked it. */
    private static FileChannel openLocked(Path file) throws IOException {
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return channel;
            }
        } catch (OverlappingFileLockException e) {
            // locked by this process
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        channel.close();
        return null;
    }

    /** Deletes all that a folder holds. */
    static void empty(Path folder) throws IOException {
        deleteTree(folder);
        Files.createDirectory(folder);
    }

    private static void deleteTree(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        Files.walkFileTree(
                folder,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                            throws IOException {
                        Files.deleteIfExists(file);
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult postVisitDirectory(Path visited, IOException failure)
                            throws IOException {
                        Files.deleteIfExists(visited);
                        return FileVisitResult.CONTINUE;
                    }
                });
    }
}
