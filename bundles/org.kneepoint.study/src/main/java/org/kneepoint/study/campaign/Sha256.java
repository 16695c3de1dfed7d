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
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has it", e);
        }
    }
}
