// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/**
 * Reads certificates: of a file in PEM or DER, or of a key store (JKS or PKCS #12) that gives them
 * without a password. Private keys are not read.
 */
final class Certificates {
    private Certificates() {}

    /**
     * Returns the certificates of a file.
     *
     * @throws IOException if it cannot be read or has none
     */
    static Set<Certificate> read(Path file) throws IOException {
        byte[] content = Files.readAllBytes(file);
        Set<Certificate> found = plain(content);
        if (found.isEmpty()) {
            found = stored(file, content);
        }
        if (found.isEmpty()) {
            throw new IOException(
                    file + " has no certificate, in PEM, in DER or readable without a password");
        }
        return found;
    }

    private static Set<Certificate> plain(byte[] content) {
        try {
            return new HashSet<>(
                    CertificateFactory.getInstance("X.509")
                            .generateCertificates(new ByteArrayInputStream(content)));
        } catch (CertificateException e) {
            return Set.of();
        }
    }

    private static Set<Certificate> stored(Path file, byte[] content) throws IOException {
        Set<Certificate> found = new HashSet<>();
        try {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(new ByteArrayInputStream(content), null);
            for (String alias : Collections.list(store.aliases())) {
                addTo(found, store, alias);
            }
            return found;
        } catch (GeneralSecurityException e) {
            throw new IOException(file + " is no key store: " + e.getMessage(), e);
        }
    }

    private static void addTo(Set<Certificate> found, KeyStore store, String alias)
            throws KeyStoreException {
        Certificate certificate = store.getCertificate(alias);
        if (certificate != null) {
            found.add(certificate);
        }
    }
}
