// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.kneepoint.study.format.FolderTree;

/**
 * Copies of the deploy folder as it was at some moments, a folder for each content, so that a job
 * ends on the plug-ins with which it has begun. A file common to several is kept once. Safe for use
 * by several threads.
 */
final class DeploySnapshots {
    private final Path deployFolder;
    private final Path contents;
    private final Path snapshots;
    private final Path none;
    private final Map<Path, KnownFile> known = new HashMap<>();
    private final Map<Path, Integer> leases = new HashMap<>();
    private Path newest;

    private record KnownFile(FileTime modified, long size, String hash) {}

    /**
     * Snapshots of a folder; those of an earlier process are removed.
     *
     * @param folder keeps them
     */
    DeploySnapshots(Path deployFolder, Path folder) {
        this.deployFolder = deployFolder;
        this.contents = folder.resolve("contents");
        this.snapshots = folder.resolve("snapshots");
        this.none = snapshots.resolve("none");
        this.newest = none;
        attempt(
                () -> {
                    FolderTree.delete(folder);
                    Files.createDirectories(contents);
                    Files.createDirectories(none);
                });
    }

    /** A snapshot in use. */
    record Lease(Path folder, DeploySnapshots owner) implements AutoCloseable {
        @Override
        public void close() {
            owner.release(folder);
        }
    }

    /** Returns a folder without files, for plans that need none of them. */
    Lease empty() {
        return lease(none);
    }

    /** Returns the folder as it is now. */
    synchronized Lease present() {
        Map<String, String> files = new TreeMap<>();
        attempt(
                () -> {
                    try (Stream<Path> all = Files.list(deployFolder)) {
                        for (Path file : all.filter(Files::isRegularFile).toList()) {
                            files.put(file.getFileName().toString(), keep(file));
                        }
                    }
                });
        byte[] identity = files.toString().getBytes(StandardCharsets.UTF_8);
        String name = HexFormat.of().formatHex(RunKeys.sha256().digest(identity));
        Path folder = snapshots.resolve(name);
        if (!Files.isDirectory(folder)) {
            attempt(() -> make(folder, files));
        }
        newest = folder;
        return lease(folder);
    }

    /** Copies a file, unless its content is kept already, and returns the hash of its content. */
    private String keep(Path file) throws IOException {
        KnownFile before = known.get(file);
        FileTime modified = Files.getLastModifiedTime(file);
        long size = Files.size(file);
        if (before != null && before.modified().equals(modified) && before.size() == size) {
            return before.hash();
        }
        Path copy = Files.createTempFile(contents, "copy", "");
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        String hash = RunKeys.hash(copy);
        Files.move(copy, contents.resolve(hash), StandardCopyOption.REPLACE_EXISTING);
        known.put(file, new KnownFile(modified, size, hash));
        return hash;
    }

    private void make(Path folder, Map<String, String> files) throws IOException {
        Path unfinished = Files.createTempDirectory(snapshots, "new");
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path content = contents.resolve(file.getValue());
            Path link = unfinished.resolve(file.getKey());
            try {
                Files.createLink(link, content);
            } catch (UnsupportedOperationException | FileSystemException e) {
                Files.copy(content, link);
            }
        }
        Files.move(unfinished, folder);
    }

    private synchronized Lease lease(Path folder) {
        leases.merge(folder, 1, Integer::sum);
        return new Lease(folder, this);
    }

    private synchronized void release(Path folder) {
        leases.merge(folder, -1, Integer::sum);
    }

    /** Returns the snapshots that are not in use, but for the newest, which is likely to be. */
    synchronized Set<Path> unused() {
        Set<Path> unused = new HashSet<>(leases.keySet());
        unused.removeIf(folder -> leases.get(folder) > 0);
        unused.remove(newest);
        unused.remove(none);
        return unused;
    }

    /** Removes a snapshot, if it is not in use. */
    synchronized void remove(Path folder) {
        if (leases.getOrDefault(folder, 0) == 0) {
            leases.remove(folder);
            attempt(() -> FolderTree.delete(folder));
        }
    }

    /** Work on files. */
    private interface FileWork {
        void run() throws IOException;
    }

    private static void attempt(FileWork work) {
        try {
            work.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
