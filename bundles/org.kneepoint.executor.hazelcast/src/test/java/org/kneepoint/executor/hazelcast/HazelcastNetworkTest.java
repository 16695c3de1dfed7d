// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.Refusal;

/** Two workbenches in a network of Hazelcast on this machine. */
@Timeout(120)
class HazelcastNetworkTest {
    private static NetworkSettings settings(int port, int member) {
        return NetworkSettings.of(
                Scenario.of(
                        "",
                        NetworkSettings.parameters(port),
                        Map.of("cluster", "test", "members", "127.0.0.1:" + member)));
    }

    private static int port(SharedNetwork network) {
        String address = network.self().address();
        assertTrue(address.startsWith("127.0.0.1:"), address);
        return Integer.parseInt(address.substring(address.indexOf(':') + 1));
    }

    @Test
    void membersShareLeasesAndKeepWhatOneHasPut() throws Exception {
        try (SharedNetwork one = HazelcastNetwork.join(settings(0, 5701), 0)) {
            SharedSession there = one.session("s");
            SharedNetwork other = HazelcastNetwork.join(settings(0, port(one)), 3);
            SharedSession here = other.session("s");
            assertEquals(one.members(), other.members());
            assertEquals(3, one.workers().get(0).slots());

            String id = other.self().id();
            assertTrue(here.lease(1, id));
            assertFalse(there.lease(1, one.self().id()));
            assertEquals(Optional.of(id), there.holder(1));
            assertTrue(here.renew(1, id));
            assertFalse(there.renew(1, one.self().id()));
            for (int pack = 0; pack < 100; pack++) {
                here.packs().put(pack, "run " + pack);
            }
            here.blocks().put("a", new byte[] {1, 2});
            other.close();

            assertEquals(100, there.packs().size());
            assertEquals(2, there.blocks().get("a").length);
            while (one.members().containsKey(id)) {
                Thread.sleep(10);
            }
            there.release(1);
            assertEquals(Optional.empty(), there.holder(1));
            there.remove();
            assertTrue(there.packs().isEmpty());
        }
    }

    @Test
    void aPortInUseIsRefused() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = taken.getLocalPort();
            assertEquals(
                    "unusable [port] " + port,
                    Refusal.of(() -> HazelcastNetwork.join(settings(port, port), 1)));
        }
    }
}
