// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.viewer.HttpFramework;
import org.kneepoint.viewer.ServedGate;

/** A server with a key store: pages, sessions and bodies over TLS. */
class TlsTest {
    private static final String PASSWORD = "changeit";

    @TempDir private Path folder;

    private Path keyStore() throws Exception {
        Path file = folder.resolve("server.p12");
        String keytool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
        Process process =
                new ProcessBuilder(
                                (keytool
                                                + " -genkeypair -alias kneepoint -keyalg EC"
                                                + " -groupname secp256r1 -dname CN=localhost -ext"
                                                + " san=dns:localhost,ip:127.0.0.1 -storetype"
                                                + " PKCS12 -storepass "
                                                + PASSWORD
                                                + " -keystore "
                                                + file)
                                        .split(" "))
                        .redirectErrorStream(true)
                        .start();
        String output = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), output);
        return file;
    }

    private static HttpClient client(Path file) throws Exception {
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            trusted.load(in, PASSWORD.toCharArray());
        }
        KeyStore certificates = KeyStore.getInstance("PKCS12");
        certificates.load(null, null);
        certificates.setCertificateEntry("server", trusted.getCertificate("kneepoint"));
        TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
        trust.init(certificates);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return HttpClient.newBuilder().sslContext(context).build();
    }

    @Test
    void usersLogInOverTls() throws Exception {
        Path file = keyStore();
        AccessSettings access = AccessSettings.of(List.of("localhost"), true, List.of());
        HttpSettings http = new HttpSettings("127.0.0.1", 0, Optional.of(file), PASSWORD, false);
        FakeAccounts accounts = new FakeAccounts(folder);
        HttpFramework framework =
                new HttpFramework(folder.resolve("cache"), http.properties(access));
        try (ServedGate server =
                new ServedGate(framework, new ServerGate(accounts, accounts, access, a -> {}))) {
            assertEquals("https", server.address().getScheme());
            URI address = URI.create("https://localhost:" + server.address().getPort());
            HttpClient client = client(file);
            HttpResponse<String> login =
                    client.send(
                            HttpRequest.newBuilder(address.resolve("/api/login"))
                                    .header("Content-Type", "application/json")
                                    .header("Origin", address.toString())
                                    .POST(
                                            HttpRequest.BodyPublishers.ofString(
                                                    "{\"account\":\"viewer\","
                                                            + "\"password\":\"secret\"}"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            assertEquals(200, login.statusCode(), login.body());
            String cookie = login.headers().firstValue("Set-Cookie").orElseThrow();
            assertTrue(cookie.startsWith("__Host-kneepoint="), cookie);
            HttpResponse<String> jobs =
                    client.send(
                            HttpRequest.newBuilder(address.resolve("/api/jobs"))
                                    .header("Cookie", cookie.split(";")[0])
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            assertEquals(200, jobs.statusCode(), jobs.body());
            assertEquals(0, server.http().send("GET /login", "").status(), "without TLS");
        }
    }
}
