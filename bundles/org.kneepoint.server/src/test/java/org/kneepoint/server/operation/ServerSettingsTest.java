// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ServerSettingsTest {
    private static String sshAddress(Map<String, String> texts) {
        return new ServerSettings(texts).get(ServerSettings.SSH_ADDRESS);
    }

    @Test
    void sshIsServedWherePagesAreUnlessItHasAnAddressOfItsOwn() {
        assertEquals("127.0.0.1", sshAddress(Map.of()));
        assertEquals("192.0.2.7", sshAddress(Map.of("address", "192.0.2.7")));
        assertEquals(
                "0.0.0.0", sshAddress(Map.of("address", "127.0.0.1", "ssh.address", "0.0.0.0")));
    }
}
