// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Fingerprints of contents. */
public final class Sha256 {
    private Sha256() {}

    /** Returns the hexadecimal digits of the hash of some bytes. */
    public static String of(byte[] content) {
        return HexFormat.of().formatHex(begin().digest(content));
    }

    /** Returns a digest to which contents can be added piece by piece. */
    static MessageDigest begin() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has it", e);
        }
    }
}
