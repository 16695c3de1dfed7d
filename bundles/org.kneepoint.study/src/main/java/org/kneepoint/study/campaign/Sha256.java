// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Fingerprints of contents. */
final class Sha256 {
    private Sha256() {}

    /** Returns the hexadecimal digits of the hash of some bytes. */
    static String of(byte[] content) {
        return digits(digest(), content);
    }

    /** Starts a hash of bytes that come in parts. */
    static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has it", e);
        }
    }

    /** Returns the hexadecimal digits of a hash with these last bytes. */
    static String digits(MessageDigest digest, byte... last) {
        return HexFormat.of().formatHex(digest.digest(last));
    }
}
