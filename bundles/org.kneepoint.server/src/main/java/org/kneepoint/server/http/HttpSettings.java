// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;

/**
 * Where the HTTP server of the framework listens, and its limits.
 *
 * @param address of this machine
 * @param port 0 for a free one
 * @param keyStore with the certificate and its key, in the format PKCS12; without it there is no
 *     TLS
 * @param password of the key store and of the key
 * @param insecure whether another address than a loopback one is served without TLS, as behind a
 *     reverse proxy
 */
public record HttpSettings(
        String address, int port, Optional<Path> keyStore, String password, boolean insecure) {
    private static final String ADDRESS = "address";
    private static final String FELIX = "org.apache.felix.";
    private static final String KEY_STORE = FELIX + "https.keystore";
    private static final String STORE_PASSWORD = KEY_STORE + ".password";
    private static final String KEY_PASSWORD = KEY_STORE + ".key.password";

    /** A connection that is silent for this time is closed, ms. */
    private static final int IDLE_MILLIS = 60_000;

    /** Does not tell the password. */
    @Override
    public String toString() {
        return (keyStore.isPresent() ? "https://" : "http://") + address + ":" + port;
    }

    /**
     * Sets the system properties that the HTTP server reads when it starts.
     *
     * @throws BadInput if the address is none of this machine, would be served to others without
     *     TLS, or is in use; or if the key store cannot be opened
     */
    public void apply(AccessSettings access) {
        InetAddress own = resolved();
        if (!own.isLoopbackAddress() && keyStore.isEmpty() && !insecure) {
            throw BadInput.because(
                    ADDRESS,
                    address,
                    address
                            + " is reached by other machines: set tls.keystore, or insecure=true"
                            + " if a reverse proxy has TLS");
        }
        keyStore.ifPresent(this::requireReadable);
        requireFree(own);
        properties(access).forEach(System::setProperty);
    }

    /** Forgets the password of the key store, once the server has started. */
    public static void forgetPassword() {
        System.clearProperty(STORE_PASSWORD);
        System.clearProperty(KEY_PASSWORD);
    }

    Map<String, String> properties(AccessSettings access) {
        boolean isSecure = keyStore.isPresent();
        Map<String, String> all = new LinkedHashMap<>();
        all.put(FELIX + "http.host", address);
        all.put(FELIX + "http.enable", Boolean.toString(!isSecure));
        all.put(FELIX + "https.enable", Boolean.toString(isSecure));
        all.put("org.osgi.service.http.port", Integer.toString(port));
        all.put("org.osgi.service.http.port.secure", Integer.toString(port));
        all.put(FELIX + "http.timeout", Integer.toString(IDLE_MILLIS));
        all.put(FELIX + "http.jetty.threadpool.max", Integer.toString(access.connections()));
        keyStore.ifPresent(
                file -> {
                    all.put(KEY_STORE, file.toAbsolutePath().toString());
                    all.put(KEY_STORE + ".type", "PKCS12");
                    all.put(STORE_PASSWORD, password);
                    all.put(KEY_PASSWORD, password);
                });
        return all;
    }

    private InetAddress resolved() {
        try {
            return InetAddress.getByName(address);
        } catch (UnknownHostException e) {
            throw BadInput.because(ADDRESS, address, address + " is no address of this machine");
        }
    }

    private void requireReadable(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(in, password.toCharArray());
            if (store.size() == 0) {
                throw BadInput.because("tls.keystore", file, file + " holds no certificate");
            }
        } catch (FileSystemException e) {
            throw unreadable(file, " is absent, or the account of the server may not read it");
        } catch (IOException | GeneralSecurityException e) {
            throw unreadable(file, " cannot be opened with tls.password: " + e.getMessage());
        }
    }

    private static BadInput unreadable(Path file, String reason) {
        return BadInput.because("tls.keystore", file, file + reason);
    }

    private void requireFree(InetAddress own) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(own, port));
        } catch (IOException e) {
            throw BadInput.because(
                    "port", port, address + " port " + port + " cannot be used: " + e.getMessage());
        }
    }
}
