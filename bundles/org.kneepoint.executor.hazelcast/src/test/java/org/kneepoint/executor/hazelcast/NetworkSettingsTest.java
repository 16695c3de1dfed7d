// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.Refusal;

class NetworkSettingsTest {
    private static NetworkSettings settings(Map<String, String> texts) {
        return NetworkSettings.of(Scenario.of("", NetworkSettings.parameters(5701), texts));
    }

    private static String refusal(String members, String address) {
        return Refusal.of(
                () -> settings(Map.of("cluster", "lab", "members", members, "address", address)));
    }

    @Test
    void readsAddressesWithAndWithoutPorts() {
        NetworkSettings settings =
                settings(Map.of("cluster", "lab", "members", "127.0.0.1,127.0.0.2:81,[::1]:82"));
        assertEquals("127.0.0.1:5701", settings.address().toString());
        assertEquals(
                "[127.0.0.1:5701, 127.0.0.2:81, [0:0:0:0:0:0:0:1]:82]",
                settings.members().toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "::1",
                "10.1.2.3",
                "172.16.0.1",
                "172.31.255.255",
                "192.168.7.7",
                "169.254.3.4",
                "fd00::1",
                "fc12::1",
                "fe80::1"
            })
    void privateAddressesAreAllowed(String address) throws Exception {
        assertTrue(PrivateAddress.isPrivate(InetAddress.getByName(address)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.0.0.0",
                "::",
                "8.8.8.8",
                "172.15.255.255",
                "172.32.0.1",
                "192.169.0.1",
                "100.64.0.1",
                "224.0.0.1",
                "2001:db8::1",
                "ff02::1"
            })
    void othersAreNot(String address) throws Exception {
        assertFalse(PrivateAddress.isPrivate(InetAddress.getByName(address)));
    }

    @ParameterizedTest
    @CsvSource({
        "8.8.8.8, 127.0.0.1, not-allowed [members] 8.8.8.8",
        "127.0.0.1, 0.0.0.0, not-allowed [address] 0.0.0.0",
        "127.0.0.1, 8.8.8.8, not-allowed [address] 8.8.8.8",
        "127.0.0.1, 10.255.254.253, not-allowed [address] 10.255.254.253",
        "127.0.0.1:99999, 127.0.0.1, not-allowed [members] 127.0.0.1:99999",
        "127.0.0.1:9999999999, 127.0.0.1, not-allowed [members] 127.0.0.1:9999999999",
        "127.0.0.1:0, 127.0.0.1, not-allowed [members] 127.0.0.1:0",
        "::1, 127.0.0.1, not-allowed [members] ::1",
        "127.0.0.1, 127.0.0.1:5702, not-allowed [address] 127.0.0.1:5702",
        "[::1], [::1]:5702, not-allowed [address] [::1]:5702",
        "127.0.0.1:x, 127.0.0.1, not-allowed [members] 127.0.0.1:x",
        "10.0.0.1, 127.0.0.1, unusable [address] 127.0.0.1"
    })
    void wrongAddressesAreRefused(String members, String address, String expected) {
        assertEquals(expected, refusal(members, address));
    }

    @Test
    void aClusterHasAName() {
        assertEquals("missing [cluster]", Refusal.of(() -> settings(Map.of("members", "::1"))));
        assertEquals(
                "not-allowed [cluster] a/b",
                Refusal.of(() -> settings(Map.of("cluster", "a/b", "members", "127.0.0.1"))));
    }
}
