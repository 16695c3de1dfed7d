// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.List;

/**
 * A public key that OpenSSH has made.
 *
 * @param algorithm as Java names it
 * @param line of the file .pub
 * @param fingerprint as ssh-keygen shows it
 * @param encoded X.509 form
 */
record TestKey(String algorithm, String line, String fingerprint, String encoded) {
    static List<TestKey> all() {
        try (InputStream in = TestKey.class.getResourceAsStream("keys.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("; "))
                    .map(part -> new TestKey(part[0], part[1], part[2], part[3]))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    PublicKey key() throws GeneralSecurityException {
        return KeyFactory.getInstance(algorithm)
                .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(encoded)));
    }
}
