// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Role;
import org.kneepoint.viewer.gate.Client;
import org.kneepoint.viewer.gate.Visit;
import org.kneepoint.viewer.rest.Denial;

class ServerGateTest {
    private static final List<String> HOSTS = List.of("lab.example.org", "10.0.0.5:8443");
    private static final List<String> PROXIES = List.of("10.1.0.0/16", "fd00::1");

    private final FakeAccounts accounts = new FakeAccounts(Path.of("."));
    private final ServerGate gate = gate(false, 100);

    private ServerGate gate(boolean secure, int perSecond) {
        AccessSettings settings = new AccessSettings(HOSTS, secure, PROXIES, perSecond, 10);
        return new ServerGate(accounts, accounts, settings, request -> {});
    }

    /** A request from an address, with headers as name, value, ... */
    private static Visit visit(String address, boolean isSecure, String... headers) {
        Map<String, List<String>> all = new TreeMap<>();
        for (int i = 0; i < headers.length; i += 2) {
            all.put(headers[i], List.of(headers[i + 1]));
        }
        return new Visit(address, 8181, isSecure, all);
    }

    private static String denied(ServerGate gate, Visit visit) {
        Denial denial = assertThrows(Denial.class, () -> gate.client(visit));
        return denial.status() + " " + denial.code();
    }

    @ParameterizedTest
    @CsvSource({
        "true, lab.example.org, https://lab.example.org",
        "true, LAB.example.org:443, https://LAB.example.org:443",
        "false, lab.example.org:80, http://lab.example.org:80",
        "true, 10.0.0.5:8443, https://10.0.0.5:8443",
    })
    void publicNamesAreServed(boolean isSecure, String host, String origin) throws Denial {
        Client client = gate.client(visit("192.0.2.1", isSecure, "host", host));
        assertEquals(new Client("192.0.2.1", origin, false), client);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "evil.org",
                "lab.example.org.evil.org",
                "lab.example.org:8181",
                "10.0.0.5",
                "127.0.0.1:8181",
                "localhost:8181",
                "lab.example.org:443:443"
            })
    void otherNamesAreNot(String host) {
        assertEquals("421 host", denied(gate, visit("192.0.2.1", true, "host", host)));
    }

    @Test
    void twoHostsAreNone() {
        Visit visit =
                new Visit(
                        "192.0.2.1",
                        8181,
                        true,
                        Map.of("host", List.of("lab.example.org", "evil.org")));
        assertEquals("421 host", denied(gate, visit));
    }

    @Test
    void thisMachineMayUseItsOwnNames() throws Denial {
        assertTrue(gate.client(visit("127.0.0.1", false, "host", "localhost:8181")).isLocal());
        assertTrue(gate.client(visit("::1", false, "host", "[::1]:8181")).isLocal());
        assertFalse(gate.client(visit("127.0.0.1", false, "host", "lab.example.org")).isLocal());
        assertEquals("421 host", denied(gate, visit("127.0.0.1", false, "host", "localhost:80")));
        String forwarded = "x-forwarded-for";
        assertEquals(
                "421 host",
                denied(
                        gate,
                        visit("127.0.0.1", false, "host", "localhost:8181", forwarded, "1.2.3.4")),
                "a proxy of this machine that is not trusted");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                // not a proxy: nothing is believed
                "192.0.2.1; 203.0.113.9; https; 192.0.2.1; http",
                "10.1.2.3; 203.0.113.9; https; 203.0.113.9; https",
                // what the client itself has written comes first
                "10.1.2.3; 127.0.0.1, 203.0.113.9; http; 203.0.113.9; http",
                "10.1.2.3; 203.0.113.9, 10.1.9.9; https; 203.0.113.9; https",
                "fd00::1; 2001:db8::7; https; 2001:db8:0:0:0:0:0:7; https",
                "10.1.2.3; junk; https; 10.1.2.3; https",
                "10.1.2.3; 203.0.113.9, host.example; https; 10.1.2.3; https",
                "10.2.2.3; 203.0.113.9; https; 10.2.2.3; http",
            })
    void onlyProxiesAreBelieved(
            String peer, String forwarded, String proto, String address, String scheme)
            throws Denial {
        Client client =
                gate.client(
                        visit(
                                peer,
                                false,
                                "host",
                                "lab.example.org",
                                "x-forwarded-for",
                                forwarded,
                                "x-forwarded-proto",
                                proto));
        assertEquals(new Client(address, scheme + "://lab.example.org", false), client);
    }

    @Test
    void aProxyHasToBeAnAddress() {
        for (String wrong : List.of("proxy.example.org", "10.0.0.0/33", "10.0.0.0/x", "")) {
            assertThrows(BadInput.class, () -> AddressRange.of(wrong), wrong);
        }
    }

    @Test
    void aSecureServerRefusesOthersWithoutTls() throws Denial {
        ServerGate secure = gate(true, 100);
        assertEquals(
                "403 tls", denied(secure, visit("192.0.2.1", false, "host", "lab.example.org")));
        assertTrue(secure.client(visit("192.0.2.1", true, "host", "lab.example.org")).isSecure());
        assertTrue(secure.client(visit("127.0.0.1", false, "host", "localhost:8181")).isLocal());
    }

    @Test
    void addressesAndAccountsHaveALimitedRate() throws Denial {
        ServerGate slow = gate(false, 1);
        for (int i = 0; i < 10; i++) {
            slow.client(visit("2001:db8::" + i, true, "host", "lab.example.org"));
        }
        assertEquals(
                "429 rate",
                denied(slow, visit("2001:db8::a", true, "host", "lab.example.org")),
                "one site");
        Client other = slow.client(visit("192.0.2.1", true, "host", "lab.example.org"));
        String token = FakeAccounts.token(Role.VIEWER);
        for (int i = 0; i < 10; i++) {
            assertTrue(slow.byToken(token, other).isPresent());
        }
        Denial denial = assertThrows(Denial.class, () -> slow.byToken(token, other));
        assertEquals("429 {Retry-After=1}", denial.status() + " " + denial.headers());
    }

    @Test
    void openPathsAreAList() {
        Client remote = new Client("192.0.2.1", "https://lab.example.org", false);
        Client local = new Client("127.0.0.1", "http://localhost:8181", true);
        for (String path : List.of("/login", "/login.js", "/api/login", "/api/health")) {
            assertTrue(gate.isOpen(path, remote), path);
        }
        for (String path :
                List.of(
                        "/",
                        "/main.js",
                        "/login/",
                        "/api/logout",
                        "/api/jobs",
                        "/LOGIN",
                        "/open")) {
            assertFalse(gate.isOpen(path, local), path);
        }
        assertFalse(gate.isOpen("/metrics", remote));
        assertTrue(gate.isOpen("/metrics", local));
    }
}
