// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.security.CodeSigner;
import java.security.cert.Certificate;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.X509Certificate;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The signature of a jar. */
final class JarSignature {
    private static final Pattern SIGNATURE_FILE =
            Pattern.compile("META-INF/(?:MANIFEST\\.MF|SIG-[^/]*|[^/]*\\.(?:SF|RSA|DSA|EC))");

    private JarSignature() {}

    /**
     * Returns why a jar is not accepted; empty if all of its entries are signed with one of the
     * certificates, which is valid now.
     */
    static Optional<String> fault(Path content, Set<Certificate> allowed) throws IOException {
        try (JarFile jar = new JarFile(content.toFile(), true)) {
            return fault(jar, allowed);
        } catch (SecurityException e) {
            return Optional.of("its signature is wrong: " + e.getMessage());
        }
    }

    private static Optional<String> fault(JarFile jar, Set<Certificate> allowed)
            throws IOException {
        Set<String> names = new HashSet<>();
        for (JarEntry entry : (Iterable<JarEntry>) jar.stream()::iterator) {
            String name = entry.getName();
            if (!names.add(name)) {
                return Optional.of(name + " occurs twice in it");
            }
            boolean isExempt =
                    entry.isDirectory()
                            || SIGNATURE_FILE.matcher(name.toUpperCase(Locale.ROOT)).matches();
            if (!isExempt && !isSigned(jar, entry, allowed)) {
                return Optional.of(name + " in it is not signed with a certificate of the list");
            }
        }
        return Optional.empty();
    }

    private static boolean isSigned(JarFile jar, JarEntry entry, Set<Certificate> allowed)
            throws IOException {
        // the signers are known when the entry was read
        try (InputStream in = jar.getInputStream(entry)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        CodeSigner[] signers = entry.getCodeSigners();
        return signers != null
                && Stream.of(signers)
                        .map(signer -> signer.getSignerCertPath().getCertificates().get(0))
                        .anyMatch(signer -> allowed.contains(signer) && isValid(signer));
    }

    private static boolean isValid(Certificate certificate) {
        try {
            ((X509Certificate) certificate).checkValidity();
            return true;
        } catch (CertificateExpiredException | CertificateNotYetValidException e) {
            return false;
        }
    }
}
