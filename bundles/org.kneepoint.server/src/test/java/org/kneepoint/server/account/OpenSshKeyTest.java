// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.BadInput;

class OpenSshKeyTest {
    private static final String WEAK =
            "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQCiGqDH7o+Pl/9gSqite3tr"
                    + "RO3O2xP7QtKyQQUPGSktMf3nhChN0WmPDSqX7/NrQBqd5cHgOxArxzE6RgS6"
                    + "68fLUDicdt/56NPdLmCwmyazIESwLsZG3EoD6E1BpyvR5DvOlm+6u14kbVdE"
                    + "U2kpuSk68fiNH2ePyzBt4xDaKAb6tw==";
    private static final String ED25519 =
            "AAAAC3NzaC1lZDI1NTE5AAAAIKsspDWpXpnfuyj85DB40s0qH8GUAr8BTBAv/JiqnnAp";

    static List<TestKey> keys() {
        return TestKey.all();
    }

    @ParameterizedTest
    @MethodSource("keys")
    void aKeyHasTheEncodingOfItsLine(TestKey test) throws GeneralSecurityException {
        OpenSshKey parsed = OpenSshKey.parse(test.line());
        OpenSshKey encoded = OpenSshKey.of(test.key()).orElseThrow();
        assertEquals(parsed.content(), encoded.content());
        assertEquals(parsed.type(), encoded.type());
        assertEquals(test.fingerprint(), OpenSshKey.fingerprint(parsed.content()));
        assertEquals(test.line(), parsed.type() + " " + parsed.content() + " " + parsed.comment());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ssh-ed25519",
                "ssh-ed25519 ?",
                "ssh-ed25519 AAAA",
                "ssh-rsa " + ED25519,
                "ssh-dss " + ED25519,
                "ssh-ed25519 " + ED25519 + "AAAA",
                "command=\"x\" ssh-ed25519 " + ED25519,
                "-----BEGIN OPENSSH PRIVATE KEY-----",
                WEAK
            })
    void otherLinesAreRefused(String line) {
        BadInput bad = assertThrows(BadInput.class, () -> OpenSshKey.parse(line));
        assertEquals("key", bad.parameters().get(0));
        assertEquals(1, bad.getMessage().lines().count());
    }

    @Test
    void keysOfOtherKindsHaveNoEncoding() throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("DSA");
        generator.initialize(1024);
        assertEquals(Optional.empty(), OpenSshKey.of(generator.generateKeyPair().getPublic()));
    }
}
