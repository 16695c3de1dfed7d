// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Proxy;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.testkit.RingNetwork;
import org.kneepoint.testkit.SmallNetworks;
import org.kneepoint.topology.fattree.ButterflyFatTreeTopology;
import org.kneepoint.topology.multistage.ButterflyTopology;

class NetworkWiringTest {
    @Test
    void aCircle() {
        NetworkWiring wiring = NetworkWiring.of(RingNetwork.around(3, 4));
        int none = NetworkWiring.NONE;
        assertEquals(3, wiring.terminals);
        assertEquals(3, wiring.routers);
        assertEquals(6, wiring.ports);
        assertEquals(2, wiring.maxPorts());
        assertArrayEquals(new int[] {0, 2, 4, 6}, wiring.firstPort);
        assertArrayEquals(new int[] {0, 0, 1, 1, 2, 2}, wiring.router);
        assertArrayEquals(new int[] {2, none, 4, none, 0, none}, wiring.peer);
        assertArrayEquals(new int[] {4, none, 0, none, 2, none}, wiring.upstreamPort);
        assertArrayEquals(new int[] {4, 0, 4, 0, 4, 0}, wiring.delay);
        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5}, wiring.groupStart);
        assertArrayEquals(new int[] {1, 3, 5}, wiring.injectionPort);
        assertArrayEquals(new int[] {1, 3, 5}, wiring.ejectionPort);
        assertArrayEquals(new int[] {none, 0, none, 1, none, 2}, wiring.injectingTerminal);
        assertArrayEquals(new int[] {none, 0, none, 1, none, 2}, wiring.ejectingTerminal);
        assertArrayEquals(new int[] {0, 2, 4}, wiring.channels);
        assertEquals("r1_p0", wiring.name(2));
    }

    @Test
    void terminalsMayEnterAndLeaveAtDifferentRouters() {
        Network fly =
                SmallNetworks.build(new ButterflyTopology(), Map.of("radix", "2", "stages", "3"));
        NetworkWiring wiring = NetworkWiring.of(fly);
        for (int terminal = 0; terminal < 8; terminal++) {
            assertEquals(
                    fly.injectionRouter(terminal), wiring.router[wiring.injectionPort[terminal]]);
            assertEquals(
                    fly.ejectionRouter(terminal), wiring.router[wiring.ejectionPort[terminal]]);
            assertEquals(terminal, wiring.injectingTerminal[wiring.injectionPort[terminal]]);
            assertEquals(terminal, wiring.ejectingTerminal[wiring.ejectionPort[terminal]]);
            assertEquals(
                    NetworkWiring.NONE, wiring.ejectingTerminal[wiring.injectionPort[terminal]]);
        }
    }

    @Test
    void whatLeadsToAPortComesFromThere() {
        NetworkWiring wiring =
                NetworkWiring.of(
                        SmallNetworks.build(new ButterflyFatTreeTopology(), Map.of("levels", "3")));
        int connected = 0;
        for (int port = 0; port < wiring.ports; port++) {
            if (wiring.peer[port] != NetworkWiring.NONE) {
                assertEquals(port, wiring.upstreamPort[wiring.peer[port]]);
                assertEquals(port, wiring.channels[connected++]);
                assertEquals(1, wiring.delay[port]);
            }
            assertEquals(wiring.router[port], wiring.router[wiring.groupStart[port]]);
        }
        assertEquals(connected, wiring.channels.length);
    }

    @Test
    void upLinksAreOneGroup() {
        NetworkWiring wiring =
                NetworkWiring.of(
                        SmallNetworks.build(new ButterflyFatTreeTopology(), Map.of("levels", "2")));
        assertArrayEquals(
                new int[] {0, 1, 2, 3, 4, 4}, java.util.Arrays.copyOf(wiring.groupStart, 6));
    }

    @Test
    void morePortsThanNumbersAreRefused() {
        Network huge =
                (Network)
                        Proxy.newProxyInstance(
                                NetworkWiringTest.class.getClassLoader(),
                                new Class<?>[] {Network.class},
                                (proxy, method, arguments) ->
                                        switch (method.getName()) {
                                            case "terminals" -> 1;
                                            case "routers" -> 3;
                                            default -> 1 << 30;
                                        });
        assertEquals("not-allowed [ports] 2147483648", Refusal.of(() -> NetworkWiring.of(huge)));
    }
}
