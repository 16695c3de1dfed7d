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

    /** Returns a new digest. */
    static MessageDigest begin() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is part of every Java platform", e);
        }
    }
}
