// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** A network that forwards to another one; subclasses change parts. */
public class ForwardingNetwork implements Network {
    /** The other network. */
    protected final Network network;

    /** Forwards every call. */
    public ForwardingNetwork(Network network) {
        this.network = network;
    }

    @Override
    public int terminals() {
        return network.terminals();
    }

    @Override
    public int routers() {
        return network.routers();
    }

    @Override
    public int ports(int router) {
        return network.ports(router);
    }

    @Override
    public int peerRouter(int router, int port) {
        return network.peerRouter(router, port);
    }

    @Override
    public int peerPort(int router, int port) {
        return network.peerPort(router, port);
    }

    @Override
    public int injectionRouter(int terminal) {
        return network.injectionRouter(terminal);
    }

    @Override
    public int injectionPort(int terminal) {
        return network.injectionPort(terminal);
    }

    @Override
    public int ejectionRouter(int terminal) {
        return network.ejectionRouter(terminal);
    }

    @Override
    public int ejectionPort(int terminal) {
        return network.ejectionPort(terminal);
    }

    @Override
    public List<Routing> routings() {
        return network.routings();
    }

    @Override
    public int portGroup(int router, int port) {
        return network.portGroup(router, port);
    }

    @Override
    public int delay(int router, int port) {
        return network.delay(router, port);
    }

    @Override
    public ChannelRate rate(int router, int port) {
        return network.rate(router, port);
    }

    @Override
    public OptionalDouble capacity() {
        return network.capacity();
    }

    @Override
    public OptionalInt diameter() {
        return network.diameter();
    }

    @Override
    public OptionalDouble meanDistance() {
        return network.meanDistance();
    }
}
