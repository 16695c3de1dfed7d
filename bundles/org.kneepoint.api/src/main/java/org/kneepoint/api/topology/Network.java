// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * One interconnection network: terminals attached to routers, and channels from output ports to
 * input ports. Immutable and cheap to ask.
 *
 * <p>Terminals are 0 to {@link #terminals()} - 1, routers 0 to {@link #routers()} - 1, the ports of
 * a router 0 to {@link #ports(int)} - 1. Input port p and output port p of a router are two
 * different things that may belong to one bidirectional link (a mesh) or not (a multistage
 * network). Ports may be unconnected.
 */
@ConsumerType
public interface Network {
    /**
     * What {@link #peerRouter} answers for a port from which no channel leads to another router.
     */
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
     * Returns the input port at the far end of the channel from this output port; asked of
     * connected ports only.
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
     * Returns the routing functions, the default first.
     *
     * @return at least one; all names differ
     */
    List<Routing> routings();

    /**
     * Returns the lowest connected port of the bundle of parallel output ports that share one queue
     * with this one, such as the up-links of a fat-tree switch; the port itself where it stands
     * alone.
     */
    default int portGroup(int router, int port) {
        return port;
    }

    /** Returns the delay of the channel from this output port, cycles, at least 1. */
    default int delay(int router, int port) {
        return 1;
    }

    /**
     * Returns the rate of the channel from this output port to another router, flits per cycle: how
     * often flits follow each other, where {@link #delay} says how long each is under way. Above 1
     * they are of different virtual channels, each of which sends one per cycle at most. The
     * channels of terminals carry one.
     */
    default ChannelRate rate(int router, int port) {
        return ChannelRate.ONE;
    }

    /**
     * Returns the bound that the bisection, or another cut, sets to the load under uniform traffic,
     * flits per node per cycle; empty if not stated.
     */
    default OptionalDouble capacity() {
        return OptionalDouble.empty();
    }

    /**
     * Returns the largest distance between two terminals in hops, which are routers passed, the
     * first and the last included; empty if not stated.
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
