// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** SHA-256 hashes. */
public final class Sha256 {
    private Sha256() {}

    /** Returns the hash of some bytes in hexadecimal digits. */
    public static String of(byte[] content) {
        return HexFormat.of().formatHex(begin().digest(content));
    }

    /**
     * Returns the hash of a file in hexadecimal digits.
     *
     * @throws IOException if it cannot be read
     */
    public static String of(Path file) throws IOException {
        MessageDigest digest = begin();
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /**
     * Returns the hashes of the files in a folder by their names, not of those in folders below.
     *
     * @throws IOException if they cannot be read
     */
    public static Map<String, String> ofFiles(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        Map<String, String> hashes = new TreeMap<>();
        for (Path file : files) {
            hashes.put(file.getFileName().toString(), of(file));
        }
        return hashes;
    }

    /** Returns a new digest. */
    static MessageDigest begin() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is part of every Java platform", e);
        }
    }
}
