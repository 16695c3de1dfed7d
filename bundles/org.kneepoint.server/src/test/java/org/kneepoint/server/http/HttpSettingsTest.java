// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;

class HttpSettingsTest {
    private static final AccessSettings ACCESS = AccessSettings.of(List.of(), false, List.of());

    private static HttpSettings plain(String address, int port, boolean insecure) {
        return new HttpSettings(address, port, Optional.empty(), "", insecure);
    }

    private static String refused(HttpSettings settings) {
        return assertThrows(BadInput.class, () -> settings.apply(ACCESS)).getMessage();
    }

    @Test
    void otherMachinesNeedTls() {
        assertEquals(
                "0.0.0.0 is reached by other machines: set tls.keystore, or insecure=true if a"
                        + " reverse proxy has TLS",
                refused(plain("0.0.0.0", 0, false)));
    }

    @Test
    void thePropertiesOfFelix() {
        Map<String, String> properties = plain("127.0.0.1", 8181, false).properties(ACCESS);
        assertEquals("127.0.0.1", properties.get("org.apache.felix.http.host"));
        assertEquals("8181", properties.get("org.osgi.service.http.port"));
        assertEquals("true", properties.get("org.apache.felix.http.enable"));
        assertEquals("false", properties.get("org.apache.felix.https.enable"));
        HttpSettings secret =
                new HttpSettings("127.0.0.1", 1, Optional.of(Path.of("k.p12")), "hidden", false);
        properties = secret.properties(ACCESS);
        assertEquals("false", properties.get("org.apache.felix.http.enable"));
        assertEquals("true", properties.get("org.apache.felix.https.enable"));
        assertEquals("hidden", properties.get("org.apache.felix.https.keystore.password"));
        assertFalse(secret.toString().contains("hidden"), secret.toString());
    }

    @Test
    void aPortInUseIsRefused() throws Exception {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            String line = refused(plain("127.0.0.1", socket.getLocalPort(), false));
            assertTrue(line.contains("cannot be used"), line);
        }
    }

    @Test
    void aKeyStoreHasToOpen(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("store.p12");
        HttpSettings settings = new HttpSettings("0.0.0.0", 0, Optional.of(file), "right", false);
        assertEquals(
                file + " is absent, or the account of the server may not read it",
                refused(settings));
        Files.writeString(file, "no key store");
        assertTrue(refused(settings).contains("cannot be opened with tls.password"));
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        try (OutputStream out = Files.newOutputStream(file)) {
            store.store(out, "right".toCharArray());
        }
        assertTrue(refused(settings).endsWith("holds no certificate"));
        HttpSettings wrong = new HttpSettings("0.0.0.0", 0, Optional.of(file), "wrong", false);
        String line = refused(wrong);
        assertFalse(line.contains("wrong"), line);
    }
}
