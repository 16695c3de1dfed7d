// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.kneepoint.networkcheck.ViolationAssertions.assertFound;

import org.junit.jupiter.api.Test;

/** Channels and terminals that do not fit. */
class PortNumberingTest {
    @Test
    void aNetworkHasTerminalsAndRouters() {
        assertFound("too small: 0 terminals, 0 routers", new OneWayRing(0, OneWayRing.DATELINE));
        assertFound(
                "too small: 0 terminals, 5 routers",
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
                "negative number of ports: -1 of router 3",
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
                "a channel ends where there is no input port:"
                        + " port 0 of router 0 to port 0 of router 7",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int peerRouter(int router, int port) {
                        return port == 0 ? 7 : UNCONNECTED;
                    }
                });
        assertFound(
                "a channel ends where there is no input port:"
                        + " port 0 of router 0 to port 2 of router 1",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int peerPort(int router, int port) {
                        return 2;
                    }
                });
        assertFound(
                "a channel ends where there is no input port:"
                        + " port 0 of router 0 to port -1 of router 1",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int peerPort(int router, int port) {
                        return -1;
                    }
                });
        assertFound(
                "a channel ends where there is no input port:"
                        + " port 0 of router 0 to port 0 of router -2",
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
                "two channels lead into one input port: port 0 of router 0, and 3 more",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int peerRouter(int router, int port) {
                        return port == 0 ? 0 : UNCONNECTED;
                    }
                });
        assertFound(
                "a channel is connected to the injection port of a terminal:"
                        + " terminal 0 at port 1 of router 0, and 4 more",
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
                "two terminals share an injection port: terminal 1 at port 1 of router 0",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int injectionRouter(int terminal) {
                        return terminal / 2;
                    }
                });
        assertFound(
                "two terminals share an ejection port: terminal 4 at port 1 of router 0",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int ejectionRouter(int terminal) {
                        return terminal % 4;
                    }
                });
        assertFound(
                "a channel is connected to the ejection port of a terminal",
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
                "the injection port of a terminal does not exist: terminal 0 at port 2 of router 0",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int injectionPort(int terminal) {
                        return 2;
                    }
                });
        assertFound(
                "the ejection port of a terminal does not exist: terminal 2 at port 1 of router -1",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int ejectionRouter(int terminal) {
                        return terminal == 2 ? -1 : terminal;
                    }
                });
    }
}
