// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.Set;
import org.apache.sshd.common.NamedResource;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.config.keys.writer.openssh.OpenSSHKeyPairResourceWriter;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.apache.sshd.common.util.security.SecurityUtils;

/**
 * The key by which clients recognise the server: Ed25519 if made here, else that of a file of
 * OpenSSH without passphrase.
 *
 * @param pair private and public key
 */
record HostKey(KeyPair pair) {
    private static final int ED25519_BITS = 256;
    private static final Set<PosixFilePermission> OWNER_ONLY =
            EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    /**
     * Returns the key of a file, which is made if there is none.
     *
     * @throws IOException if it cannot be read or made, or others than its owner can read it
     */
    static HostKey of(Path file) throws IOException {
        try {
            if (!Files.exists(file)) {
                write(KeyUtils.generateKeyPair(KeyPairProvider.SSH_ED25519, ED25519_BITS), file);
            }
            checkPermissions(file);
            return new HostKey(read(file));
        } catch (GeneralSecurityException e) {
            throw new IOException("no host key can be read from " + file, e);
        }
    }

    /** Returns the fingerprint that clients show, as {@code SHA256:...}. */
    String fingerprint() {
        return KeyUtils.getFingerPrint(pair.getPublic());
    }

    private static KeyPair read(Path file) throws IOException, GeneralSecurityException {
        try (InputStream in = Files.newInputStream(file)) {
            Iterable<KeyPair> pairs =
                    SecurityUtils.loadKeyPairIdentities(
                            null, NamedResource.ofName(file.toString()), in, null);
            Iterator<KeyPair> keys = pairs == null ? null : pairs.iterator();
            if (keys == null || !keys.hasNext()) {
                throw new IOException(file + " is no host key");
            }
            return keys.next();
        } catch (RuntimeException e) {
            throw new IOException(file + " is no host key", e);
        }
    }

    /** Writes a key; of several processes that start together, the first makes it. */
    private static void write(KeyPair pair, Path file)
            throws IOException, GeneralSecurityException {
        Path folder = file.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        // readable by its owner only
        Path made = Files.createTempFile(folder, file.getFileName().toString(), ".new");
        try {
            try (OutputStream out = Files.newOutputStream(made)) {
                OpenSSHKeyPairResourceWriter.INSTANCE.writePrivateKey(pair, "kneepoint", null, out);
            }
            // unlike a move, a link never replaces another key
            Files.createLink(file, made);
        } catch (FileAlreadyExistsException e) {
            // made by another process
        } catch (UnsupportedOperationException e) {
            Files.copy(made, file);
        } finally {
            Files.deleteIfExists(made);
        }
    }

    private static void checkPermissions(Path file) throws IOException {
        PosixFileAttributeView view =
                Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view == null) {
            return;
        }
        Set<PosixFilePermission> permissions = view.readAttributes().permissions();
        if (!OWNER_ONLY.containsAll(permissions)) {
            throw new IOException(
                    "the host key "
                            + file
                            + " has to be readable by its owner only (chmod 600), not "
                            + PosixFilePermissions.toString(permissions));
        }
    }
}
