// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.study.plugin.Sha256;

class SentFilesTest {
    private final Map<String, String> hashes = new TreeMap<>();
    private final byte[] large = new byte[(5 << 20) / 2];

    @TempDir private Path submitter;
    @TempDir private Path member;
    @TempDir private Path session;

    private ConcurrentHashMap<String, byte[]> blocks;

    @BeforeEach
    void read() throws IOException {
        new Random(1).nextBytes(large);
        Files.write(submitter.resolve("large.jar"), large);
        Files.writeString(submitter.resolve("small.csv"), "a,b\n");
        Files.createFile(submitter.resolve("empty.txt"));
        blocks = new ConcurrentHashMap<>(SentFiles.read(submitter, hashes));
    }

    @Test
    void filesArriveWhole() throws IOException {
        assertEquals(4, blocks.size());
        Path folder = session.resolve("deploy");
        new SentFiles(hashes).write(blocks, member, folder);
        assertEquals(Sha256.ofFiles(submitter), Sha256.ofFiles(folder));
        assertArrayEquals(large, Files.readAllBytes(folder.resolve("large.jar")));
    }

    @Test
    void whatTheFolderIsForIsNotSent() throws IOException {
        Files.writeString(submitter.resolve("README.txt"), "Drop-in bundles\n");
        Map<String, String> found = new TreeMap<>();
        SentFiles.read(submitter, found);
        assertEquals(hashes, found);
    }

    @Test
    void whatTheMemberHasIsNotSent() throws IOException {
        Files.write(member.resolve("large.jar"), large);
        Files.writeString(member.resolve("small.csv"), "other");
        blocks.keySet().removeIf(key -> key.startsWith(hashes.get("large.jar")));
        new SentFiles(hashes).write(blocks, member, session.resolve("deploy"));
        assertEquals(hashes, Sha256.ofFiles(session.resolve("deploy")));
        assertEquals("other", Files.readString(member.resolve("small.csv")));
    }

    @Test
    void anIncompleteFileIsAnError() {
        blocks.remove(hashes.get("large.jar") + " 1");
        SentFiles files = new SentFiles(hashes);
        FileSystemException e =
                assertThrows(
                        FileSystemException.class,
                        () -> files.write(blocks, member, session.resolve("deploy")));
        assertEquals("large.jar", e.getFile());
    }

    @Test
    void aNameDoesNotLeadOutOfTheFolder() throws IOException {
        String hash = hashes.get("small.csv");
        new SentFiles(Map.of("../../small.csv", hash)).write(blocks, member, session.resolve("a"));
        assertEquals(Map.of("small.csv", hash), Sha256.ofFiles(session.resolve("a")));
        assertFalse(Files.exists(session.resolveSibling("small.csv")));
    }
}
