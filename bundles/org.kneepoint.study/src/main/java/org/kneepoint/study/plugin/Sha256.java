// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

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

    /** Returns a new digest. */
    static MessageDigest begin() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is part of every Java platform", e);
        }
    }
}
