// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.networkcheck.ViolationAssertions.assertFound;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.Network;

/** Statements of a network that do not hold. */
class NetworkPropertiesCheckTest {
    @Test
    void everyTerminalReachesEveryOther() {
        assertFound(
                "terminal-path: 1 to 0, and 9 more",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int peerRouter(int router, int port) {
                        return router == 4 ? UNCONNECTED : super.peerRouter(router, port);
                    }
                });
    }

    @Test
    void theDiameterIsThatOfTheGraph() {
        assertFound(
                "diameter: 4, not 5",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public OptionalInt diameter() {
                        return OptionalInt.of(4);
                    }
                });
    }

    @ParameterizedTest
    @ValueSource(doubles = {3, 3.5000001, Double.NaN, Double.POSITIVE_INFINITY})
    void theMeanDistanceIsThatOfTheGraph(double stated) {
        assertFound(
                "mean-distance: " + stated + ", not 3.5",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public OptionalDouble meanDistance() {
                        return OptionalDouble.of(stated);
                    }
                });
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void aCapacityIsAPositiveNumber(double stated) {
        assertFound(
                "capacity: " + stated,
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public OptionalDouble capacity() {
                        return OptionalDouble.of(stated);
                    }
                });
    }

    @Test
    void aRateIsAboveZero() {
        assertFound("rate: rate=0/1", rated(router -> new ChannelRate(router == 2 ? 0 : 1, 1)));
        assertFound(
                "rate-missing: port 0 of router 3",
                rated(router -> router == 3 ? null : ChannelRate.ONE));
        assertEquals(
                List.of(), NetworkVerification.findings(rated(router -> new ChannelRate(1, 2))));
    }

    private static Network rated(IntFunction<ChannelRate> rates) {
        return new OneWayRing(5, OneWayRing.DATELINE) {
            @Override
            public ChannelRate rate(int router, int port) {
                return rates.apply(router);
            }
        };
    }

    @Test
    void aChannelTakesACycleAtLeast() {
        assertFound(
                "delay: 0 at port 0 of router 2",
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int delay(int router, int port) {
                        return router == 2 ? 0 : 1;
                    }
                });
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 1, 2})
    void aGroupIsNamedByItsLowestConnectedPort(int group) {
        assertFound(
                "port-group: " + group,
                new OneWayRing(5, OneWayRing.DATELINE) {
                    @Override
                    public int portGroup(int router, int port) {
                        return group;
                    }
                });
    }

    @Test
    void aGroupIsItsOwnGroup() {
        assertFound(
                "port-group: 1 of port 2 of router 0",
                new TestTorus(4) {
                    @Override
                    public int portGroup(int router, int port) {
                        return Math.max(0, port - 1);
                    }
                });
    }

    /** In a corner of a mesh port 1 leads nowhere. */
    @Test
    void aGroupIsNotNamedByAPortThatLeadsNowhere() {
        assertFound(
                "port-group: 1 of port 2 of router 0",
                new TestMesh(2) {
                    @Override
                    public int portGroup(int router, int port) {
                        return router == 0 && port == 2 ? 1 : port;
                    }
                });
    }

    @Test
    void routingsHaveNames() {
        assertFound("no-routing", new OneWayRing(5));
        assertFound(
                "routing-names: [rule, rule]",
                new OneWayRing(5, OneWayRing.DATELINE, OneWayRing.DATELINE));
        assertFound(
                "routing-name: 'two words'",
                new OneWayRing(
                        5,
                        new DelegatingRouting(OneWayRing.DATELINE) {
                            @Override
                            public String name() {
                                return "two words";
                            }
                        }));
    }
}
