// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import static org.kneepoint.verification.Faults.assertFound;

import org.junit.jupiter.api.Test;

/** Channels and terminals that do not fit. */
class PortsTest {
    @Test
    void aNetworkHasTerminalsAndRouters() {
        assertFound("too small: 0 terminals, 0 routers", new Ring(0, Ring.DATELINE));
        assertFound(
                "too small: 0 terminals, 5 routers",
                new Ring(5, Ring.DATELINE) {
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
                new Ring(5, Ring.DATELINE) {
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
                new Ring(5, Ring.DATELINE) {
                    @Override
                    public int peerRouter(int router, int port) {
                        return port == 0 ? 7 : UNCONNECTED;
                    }
                });
        assertFound(
                "a channel ends where there is no input port:"
                        + " port 0 of router 0 to port 2 of router 1",
                new Ring(5, Ring.DATELINE) {
                    @Override
                    public int peerPort(int router, int port) {
                        return 2;
                    }
                });
        assertFound(
                "a channel ends where there is no input port:"
                        + " port 0 of router 0 to port -1 of router 1",
                new Ring(5, Ring.DATELINE) {
                    @Override
                    public int peerPort(int router, int port) {
                        return -1;
                    }
                });
        assertFound(
                "a channel ends where there is no input port:"
                        + " port 0 of router 0 to port 0 of router -2",
                new Ring(5, Ring.DATELINE) {
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
                new Ring(5, Ring.DATELINE) {
                    @Override
                    public int peerRouter(int router, int port) {
                        return port == 0 ? 0 : UNCONNECTED;
                    }
                });
        assertFound(
                "a channel is connected to the entry of a terminal:"
                        + " terminal 0 at port 1 of router 0, and 4 more",
                new Ring(5, Ring.DATELINE) {
                    @Override
                    public int peerPort(int router, int port) {
                        return 1;
                    }
                });
    }

    @Test
    void aTerminalHasAnEntryAndAnExitOfItsOwn() {
        assertFound(
                "two terminals share an entry: terminal 1 at port 1 of router 0",
                new Ring(5, Ring.DATELINE) {
                    @Override
                    public int entryRouter(int terminal) {
                        return terminal / 2;
                    }
                });
        assertFound(
                "two terminals share an exit: terminal 4 at port 1 of router 0",
                new Ring(5, Ring.DATELINE) {
                    @Override
                    public int exitRouter(int terminal) {
                        return terminal % 4;
                    }
                });
        assertFound(
                "a channel is connected to the exit of a terminal",
                new Ring(5, Ring.DATELINE) {
                    @Override
                    public int exitPort(int terminal) {
                        return 0;
                    }
                });
    }

    @Test
    void aTerminalIsAttachedToAPort() {
        assertFound(
                "the entry of a terminal is no port: terminal 0 at port 2 of router 0",
                new Ring(5, Ring.DATELINE) {
                    @Override
                    public int entryPort(int terminal) {
                        return 2;
                    }
                });
        assertFound(
                "the exit of a terminal is no port: terminal 2 at port 1 of router -1",
                new Ring(5, Ring.DATELINE) {
                    @Override
                    public int exitRouter(int terminal) {
                        return terminal == 2 ? -1 : terminal;
                    }
                });
    }
}
