// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * One interconnection network: terminals attached to routers, and channels from output ports to
 * input ports. Immutable; methods are cheap.
 *
 * <p>Terminals are 0 to {@link #terminals()} - 1, routers 0 to {@link #routers()} - 1, the ports of
 * a router 0 to {@link #ports(int)} - 1. Input port p and output port p of a router belong to one
 * bidirectional link (mesh) or are unrelated (multistage network). Ports may be unconnected.
 */
@ConsumerType
public interface Network {
    /** Result of {@link #peerRouter} for a port without a channel to another router. */
    int UNCONNECTED = -1;

    /** Returns the number N of terminals, at least 1. */
    int terminals();

    /** Returns the number of routers, at least 1. */
    int routers();

    /**
     * Returns the number of ports of a router, injection and ejection ports included.
     *
     * @param router 0 to {@link #routers()} - 1
     */
    int ports(int router);

    /**
     * Returns the router at the far end of the channel from this output port, or {@link
     * #UNCONNECTED}, as for an ejection port.
     */
    int peerRouter(int router, int port);

    /**
     * Returns the input port at the far end of the channel from this output port, which must be
     * connected.
     */
    int peerPort(int router, int port);

    /** Returns the router into which a terminal injects. */
    int injectionRouter(int terminal);

    /** Returns the injection port of a terminal: the input port into which it injects. */
    int injectionPort(int terminal);

    /** Returns the router from which a terminal receives; another one in a multistage network. */
    default int ejectionRouter(int terminal) {
        return injectionRouter(terminal);
    }

    /** Returns the ejection port of a terminal: the output port from which it receives. */
    default int ejectionPort(int terminal) {
        return injectionPort(terminal);
    }

    /**
     * Returns the routings of the network, the default first.
     *
     * @return at least one; all names differ
     */
    List<Routing> routings();

    /**
     * Returns the lowest connected port of the port group of this output port, parallel ports that
     * share one queue, such as the up-links of a fat-tree switch; by default the port itself.
     */
    default int portGroup(int router, int port) {
        return port;
    }

    /** Returns the delay of the channel from this output port, cycles, at least 1. */
    default int delay(int router, int port) {
        return 1;
    }

    /**
     * Returns the rate of the channel from this output port to another router, flits per cycle.
     * Each virtual channel sends at most one flit per cycle, so a rate above 1 needs several.
     * Channels of terminals have rate 1.
     */
    default ChannelRate rate(int router, int port) {
        return ChannelRate.ONE;
    }

    /**
     * Returns the upper bound of the load under uniform traffic by the bisection or another cut,
     * flits per node per cycle; empty if not stated.
     */
    default OptionalDouble capacity() {
        return OptionalDouble.empty();
    }

    /**
     * Returns the largest distance between two terminals in hops: routers traversed, the first and
     * the last included; empty if not stated.
     */
    default OptionalInt diameter() {
        return OptionalInt.empty();
    }

    /**
     * Returns the mean number of hops between two different terminals, all pairs equally likely;
     * empty if not stated.
     */
    default OptionalDouble meanDistance() {
        return OptionalDouble.empty();
    }
}
