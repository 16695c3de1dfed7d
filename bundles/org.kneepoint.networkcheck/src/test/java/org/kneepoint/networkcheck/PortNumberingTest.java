// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.kneepoint.networkcheck.ViolationAssertions.assertFound;

import org.junit.jupiter.api.Test;

/** Channels and terminals that do not fit. */
class PortNumberingTest {
    @Test
    void aNetworkHasTerminalsAndRouters() {
        assertFound("size: 0 terminals, 0 routers", new OneWayRing(0, OneWayRing.DATELINE));
        assertFound(
                "size: 0 terminals, 5 routers",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int terminals() {
                        return 0;
                    }
                });
    }

    @Test
    void aRouterHasPorts() {
        assertFound(
                "port-count: -1 of router 3",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int ports(int router) {
                        return router == 3 ? -1 : 2;
                    }
                });
    }

    @Test
    void aChannelEndsAtAnInputPort() {
        assertFound(
                "channel-end:" + " port 0 of router 0 to port 0 of router 7",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int peerRouter(int router, int port) {
                        return port == 0 ? 7 : UNCONNECTED;
                    }
                });
        assertFound(
                "channel-end:" + " port 0 of router 0 to port 2 of router 1",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int peerPort(int router, int port) {
                        return 2;
                    }
                });
        assertFound(
                "channel-end:" + " port 0 of router 0 to port -1 of router 1",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int peerPort(int router, int port) {
                        return -1;
                    }
                });
        assertFound(
                "channel-end:" + " port 0 of router 0 to port 0 of router -2",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int peerRouter(int router, int port) {
                        return port == 0 ? -2 : UNCONNECTED;
                    }
                });
    }

    @Test
    void aChannelEndsWhereNothingElseEnds() {
        assertFound(
                "shared-input: port 0 of router 0, and 3 more",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int peerRouter(int router, int port) {
                        return port == 0 ? 0 : UNCONNECTED;
                    }
                });
        assertFound(
                "connected-injection:" + " terminal 0 at port 1 of router 0, and 4 more",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int peerPort(int router, int port) {
                        return 1;
                    }
                });
    }

    @Test
    void aTerminalHasAnInjectionAndAnEjectionPortOfItsOwn() {
        assertFound(
                "shared-injection: terminal 1 at port 1 of router 0",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int injectionRouter(int terminal) {
                        return terminal / 2;
                    }
                });
        assertFound(
                "shared-ejection: terminal 4 at port 1 of router 0",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int ejectionRouter(int terminal) {
                        return terminal % 4;
                    }
                });
        assertFound(
                "connected-ejection",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int ejectionPort(int terminal) {
                        return 0;
                    }
                });
    }

    @Test
    void aTerminalIsAttachedToAPort() {
        assertFound(
                "injection-port: terminal 0 at port 2 of router 0",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int injectionPort(int terminal) {
                        return 2;
                    }
                });
        assertFound(
                "ejection-port: terminal 2 at port 1 of router -1",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int ejectionRouter(int terminal) {
                        return terminal == 2 ? -1 : terminal;
                    }
                });
    }
}
