// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.session;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** Sums what the files of a folder take. */
final class FolderSize extends SimpleFileVisitor<Path> {
    /** The least that a file or folder takes, bytes: many small ones fill a disk too. */
    private static final long BLOCK = 4096;

    private final Path left;
    private long bytes;

    private FolderSize(Path left) {
        this.left = left;
    }

    /** Returns the bytes of all files and folders in a folder, except one file; null for none. */
    static long without(Path file, Path folder) throws IOException {
        FolderSize size = new FolderSize(file);
        Files.walkFileTree(folder, size);
        return size.bytes;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        bytes += BLOCK;
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        bytes += file.equals(left) ? 0 : Math.max(BLOCK, attributes.size());
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException why) {
        // removed meanwhile
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException why) {
        return FileVisitResult.CONTINUE;
    }
}
